#include "share/page_parts.hpp"

#include <array>

#include "kernel/tongue.hpp"
#include "share/escape.hpp"
#include "share/svg.hpp"

namespace disfida::share {

namespace {

using scene::Tone;

constexpr std::array tones{Tone::paper, Tone::ground,     Tone::edge,        Tone::ink,   Tone::faint,
                           Tone::path,  Tone::first_side, Tone::second_side, Tone::wound, Tone::burnt};
/// The tones on a dark page, in the same order.
constexpr std::array<std::string_view, tones.size()> dark{"#15171a", "#262c24", "#55604c", "#ececec",
                                                          "#a0a0a0", "#7d6a4c", "#f08a3c", "#5aa5f5",
                                                          "#ff6b70", "#8a7566"};

constexpr std::string_view rules = R"(
*{box-sizing:border-box}
body{margin:0 auto;padding:1rem;max-width:72rem;background:var(--paper);color:var(--ink);
font:1rem/1.5 system-ui,"DejaVu Sans",Verdana,Arial,sans-serif}
h1,h2,h3{line-height:1.2}
h1{margin:.5rem 0}
pre{white-space:pre-wrap;font:.85rem/1.35 ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace}
pre.drawn{white-space:pre;overflow-x:auto}
code{font:.85em ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace;background:var(--ground);padding:0 .3em}
svg{display:block;width:100%;height:auto;max-height:92vh}
svg.store{position:absolute;width:0;height:0}
figure{margin:1rem 0;break-inside:avoid}
figcaption{margin:.3rem 0}
li{margin:.2rem 0}
li.now{outline:2px solid var(--second);outline-offset:2px}
.chance,.hint,.note{color:var(--faint)}
.note{margin:.2rem 0;font-style:italic}
#show svg{max-height:72vh}
#words{min-height:6em;margin:.5rem 0}
#bar{display:flex;flex-wrap:wrap;gap:.4rem;align-items:center}
#bar input{flex:1 1 12rem}
button,select{font:inherit;padding:.2rem .7rem;min-height:2.4rem}
button:focus-visible,input:focus-visible,select:focus-visible{outline:3px solid var(--second)}
@media print{#show{display:none}body{max-width:none;padding:0;font-size:10pt}
h2{break-after:avoid}svg{max-height:11.5cm}li.now{outline:none}a{color:inherit}}
)";

constexpr std::string_view script = R"JS(
(function () {
  'use strict';
  var data = JSON.parse(document.getElementById('data').textContent);
  var last = data.steps.length - 1;
  var find = function (id) { return document.getElementById(id); };
  var things = find('things'), words = find('words'), place = find('place');
  var now = 0, timer = 0, marked = null;
  function picture(n) {
    var slots = [];
    for (var i = 0; i <= n; i++) {
      var step = data.steps[i];
      for (var j = 0; j < step.length; j += 2) { slots[step[j]] = step[j + 1]; }
    }
    return slots.map(function (part) { return data.parts[part]; }).join('');
  }
  function go(n) {
    now = Math.max(0, Math.min(last, n));
    things.innerHTML = picture(now);
    place.value = now;
    if (marked) { marked.classList.remove('now'); }
    marked = find('a' + now);
    var head = document.createElement('strong');
    head.textContent = now + ' of ' + last + ': ' + data.status[now];
    words.replaceChildren(head, document.createElement('br'));
    if (marked) {
      marked.childNodes.forEach(function (part) { words.append(part.cloneNode(true)); });
      marked.classList.add('now');
    } else {
      words.append('Before the first action.');
    }
    if (now === last) { stop(); }
  }
  function stop() {
    clearInterval(timer);
    timer = 0;
    find('play').textContent = 'Play';
  }
  function start() {
    if (now === last) { go(0); }
    timer = setInterval(function () { go(now + 1); }, Number(find('speed').value));
    find('play').textContent = 'Stop';
  }
  function round(way) {
    var all = data.rounds.filter(function (n) { return way > 0 ? n > now : n < now; });
    go(all.length === 0 ? (way > 0 ? last : 0) : way > 0 ? all[0] : all[all.length - 1]);
  }
  var does = {
    first: function () { go(0); },
    before: function () { round(-1); },
    back: function () { go(now - 1); },
    on: function () { go(now + 1); },
    after: function () { round(1); },
    last: function () { go(last); },
    play: function () { if (timer) { stop(); } else { start(); } }
  };
  Object.keys(does).forEach(function (id) {
    find(id).addEventListener('click', function () {
      if (id !== 'play' && timer) { stop(); }
      does[id]();
    });
  });
  find('speed').addEventListener('change', function () { if (timer) { stop(); start(); } });
  place.max = last;
  place.addEventListener('input', function () { stop(); go(Number(place.value)); });
  document.addEventListener('keydown', function (event) {
    var keys = { ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last' };
    var does_it = keys[event.key];
    if (!does_it || event.ctrlKey || event.altKey || event.metaKey || /^(INPUT|SELECT)$/.test(event.target.tagName)) {
      return;
    }
    if (event.shiftKey) { does_it = does_it === 'back' ? 'before' : does_it === 'on' ? 'after' : does_it; }
    event.preventDefault();
    stop();
    does[does_it]();
  });
  function from_address() {
    var match = /^#a?([0-9]+)$/.exec(location.hash);
    if (match) { stop(); go(Number(match[1])); }
    return !!match;
  }
  window.addEventListener('hashchange', from_address);
  find('show').hidden = false;
  if (!from_address()) { go(0); }
}());
)JS";

template <class Value> std::string variables(Value value) {
    std::string out = ":root{";
    for (std::size_t i = 0; i < tones.size(); ++i) {
        out += "--" + std::string(word(tones[i])) + ":" + std::string(value(i)) + ";";
    }
    return out + "}\n";
}

} // namespace

std::string page_style() {
    std::string out = "\n:root{color-scheme:light dark}\n";
    out += variables([](std::size_t i) { return colour(tones[i]); });
    out += "@media screen and (prefers-color-scheme:dark){\n" +
           variables([](std::size_t i) { return dark[i]; }) + "}\n.f-none{fill:none}\n";
    for (const Tone tone : tones) {
        const std::string name(word(tone));
        out += ".f-" + name + "{fill:var(--" + name + ")}.s-" + name + "{stroke:var(--" + name + ")}\n";
    }
    return out + std::string(rules.substr(1));
}

std::string page_script() {
    std::string out(script);
    const auto put = [&](std::string_view english, const std::string& other) {
        for (std::size_t at = out.find(english); at != std::string::npos;
             at = out.find(english, at + other.size())) {
            out.replace(at, english.size(), other);
        }
    };
    if (!spoken_language().empty()) {
        put("now + ' of ' + last + ': '",
            json_string(tr("{number} of {all}: ")) + ".replace('{number}', now).replace('{all}', last)");
        put("'Before the first action.'", json_string(tr("Before the first action.")));
        put("'Play'", json_string(tr_in("button", "Play")));
        put("'Stop'", json_string(tr_in("button", "Stop")));
    }
    return out;
}

} // namespace disfida::share
