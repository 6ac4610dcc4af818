#include "play/outside.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include <poll.h>

#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida {

namespace {

constexpr std::size_t longest_answer = 64 * 1024;
constexpr std::size_t longest_quote = 200;
constexpr std::string_view answer_end = "\n\n";

std::string seconds(std::chrono::milliseconds time) {
    const auto ms = time.count();
    return ms % 1000 == 0 ? std::to_string(ms / 1000) + " s" : std::to_string(ms) + " ms";
}

/// Why a program may not end the game so: it gives up no side but its own, and makes no draw alone. Empty for
/// any other order.
std::string ending_refused(const Position& position, const std::string& order) {
    const std::string own(position.to_move());
    if (order == "draw") {
        return fill(tr("a draw takes both players; a program plays on, or gives up with {order}"),
                    {{"order", in_quotes("resign " + own)}});
    }
    return order.starts_with("resign ") && order != "resign " + own
               ? fill(tr("a program gives up its own side only, with {order}"),
                      {{"order", in_quotes("resign " + own)}})
               : std::string();
}

} // namespace

std::vector<std::string> told_outside(const Match& match) {
    std::vector<std::string> out{"new " + std::string(match.info().name)};
    for (const Statement& statement : match.record().statements()) {
        switch (statement.kind) {
        case Statement::Kind::option: {
            std::string option = statement.body;
            const std::size_t blank = option.find(' ');
            if (blank != std::string::npos) {
                option[blank] = '=';
            }
            out.front() += " " + option;
            break;
        }
        case Statement::Kind::set:
            out.push_back("set " + statement.body);
            break;
        case Statement::Kind::action: {
            std::string line = "play " + statement.body + " :";
            for (const int die : statement.dice) {
                line += " " + std::to_string(die);
            }
            out.push_back(std::move(line));
            break;
        }
        default:
            break;
        }
    }
    return out;
}

std::string unnamed_program(const GameInfo& info, std::size_t side) {
    return fill(
        tr("a program played this side, and a kept game does not say which: {option} lets one go on, or "
           "choose who plays instead"),
        {{"option", "--" + player_option(info, side) + "=engine:COMMAND"}});
}

Outside::~Outside() {
    if (child_.running()) {
        (void)child_.write("quit\n");
    }
}

std::string Outside::called() const {
    return fill(tr("program {command}"), {{"command", in_quotes(command_)}});
}

std::string Outside::quoted_question() const { return in_quotes(question_); }

void Outside::ask(const Match& match, std::chrono::milliseconds limit) {
    if (asked_) {
        give_up();
    }
    asked_ = true;
    limit_ = limit;
    due_ = Clock::now() + limit;
    failed_start_.clear();
    if (command_.empty()) {
        const auto& sides = match.info().sides;
        const auto own = std::find(sides.begin(), sides.end(), match.position().to_move());
        failed_start_ = unnamed_program(match.info(), static_cast<std::size_t>(own - sides.begin()));
        return;
    }
    if (child_.output() < 0) { // not there yet, or no more
        known_.clear();
        said_.clear();
        child_ = Child();
        if (auto started = Child::start(command_)) {
            child_ = std::move(*started);
        } else {
            failed_start_ = started.error().text;
            return;
        }
    }
    std::vector<std::string> lines = told_outside(match);
    const bool goes_on =
        known_.size() <= lines.size() && std::equal(known_.begin(), known_.end(), lines.begin());
    if (goes_on) {
        lines.erase(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(known_.size()));
    } else { // something was taken back, or it is another game
        known_.clear();
    }
    lines.emplace_back("suggest");
    ahead_.assign(lines.rbegin(), lines.rend());
    question_.clear();
}

/// Sends the next line; one at a time, so that what goes wrong can be told by its question.
bool Outside::send_next() {
    question_ = std::move(ahead_.back());
    ahead_.pop_back();
    return child_.write(question_ + "\n");
}

std::optional<Result<std::string>> Outside::refuse(const std::string& what) {
    asked_ = false;
    ahead_.clear();
    child_.end();
    child_ = Child();
    return Result<std::string>(Error{called() + " " + printable(what, longest_quote)});
}

/// It has gone: how, and its last words.
std::optional<Result<std::string>> Outside::refuse_end() {
    const std::string how = child_.end();
    const std::string last = child_.last_error();
    return refuse(last.empty() ? how : headed(how, last));
}

/// A whole answer that has come: all up to its empty line.
std::optional<std::string> Outside::take_answer() {
    said_.erase(std::remove(said_.begin(), said_.end(), '\r'), said_.end());
    const std::size_t end = said_.find(answer_end);
    if (end == std::string::npos) {
        return std::nullopt;
    }
    std::string answer = said_.substr(0, end);
    said_.erase(0, end + answer_end.size());
    return answer;
}

std::optional<Result<std::string>> Outside::look(const Position& position) {
    child_.read_errors();
    if (!asked_) { // what it says unasked is for the next question; one that has ended is started again then
        const bool going_on = child_.read(said_, longest_answer);
        if (child_.running() && (!going_on || said_.size() > longest_answer)) {
            child_.end();
        }
        return std::nullopt;
    }
    if (command_.empty()) {
        asked_ = false;
        return Result<std::string>(Error{failed_start_});
    }
    if (!failed_start_.empty()) {
        return refuse(failed_start_);
    }
    while (true) {
        const bool going_on = child_.read(said_, longest_answer);
        if (question_.empty()) { // nothing has been asked yet
            said_.erase(0, std::min(said_.find_first_not_of("\r\n"), said_.size()));
            if (!said_.empty()) {
                return refuse(fill(tr("says {text} before it is asked"),
                                   {{"text", in_quotes(said_.substr(0, said_.find('\n')))}}));
            }
            if (!going_on || !send_next()) {
                return refuse_end();
            }
            continue;
        }
        const std::size_t start = said_.find_first_not_of("\r\n");
        said_.erase(0, std::min(start, said_.size()));
        if (!said_.empty() && said_.front() != '=' && said_.front() != '?') {
            return refuse(fill(
                tr("answers {question} with {text}, which is no answer: it begins with = or ?"),
                {{"question", quoted_question()}, {"text", in_quotes(said_.substr(0, said_.find('\n')))}}));
        }
        const auto answer = take_answer();
        if (!answer) {
            if (said_.size() >= longest_answer) {
                return refuse(
                    fill(tr("floods: more than {number} bytes in answer to {question}"),
                         {{"number", std::to_string(longest_answer)}, {"question", quoted_question()}}));
            }
            if (!going_on) {
                return refuse_end();
            }
            if (Clock::now() >= due_) {
                return refuse(fill(tr("has not answered {question} within {time}"),
                                   {{"question", quoted_question()}, {"time", seconds(limit_)}}));
            }
            return std::nullopt;
        }
        // The sign, perhaps an id, and the text behind them.
        std::string text = answer->substr(1);
        text.erase(0, std::min(text.find_first_not_of("0123456789"), text.size()));
        text.erase(0, std::min(text.find_first_not_of(' '), text.size()));
        text.resize(std::min(text.find('\n'), text.size()));
        text.resize(text.find_last_not_of(' ') + 1);
        if (answer->front() == '?') {
            return refuse(
                fill(tr("refuses {question}: {why}"), {{"question", quoted_question()}, {"why", text}}));
        }
        if (!ahead_.empty()) {
            known_.push_back(question_);
            if (!send_next()) {
                return refuse_end();
            }
            continue;
        }
        asked_ = false;
        auto checked = position.check(text);
        if (const std::string why = checked ? ending_refused(position, *checked) : ""; !why.empty()) {
            checked = Error{why};
        }
        if (!checked) { // the program stays: it knows the game, and may think better of it
            return Result<std::string>(Error{
                fill(tr("{program} wants {order}, which is refused: {why}"),
                     {{"program", called()}, {"order", in_quotes(text)}, {"why", checked.error().text}}),
                checked.error().rule});
        }
        return Result<std::string>(*checked);
    }
}

void Outside::give_up() {
    if (asked_) {
        asked_ = false;
        ahead_.clear();
        child_ = Child();
    }
}

Result<std::string> ask_and_wait(Outside& outside, const Match& match, std::chrono::milliseconds limit) {
    outside.ask(match, limit);
    while (true) {
        if (auto answer = outside.look(match.position())) {
            return std::move(*answer);
        }
        std::array<pollfd, 2> files{};
        const auto ends = outside.files();
        for (std::size_t i = 0; i < files.size(); ++i) {
            files[i] = {ends[i], POLLIN, 0}; // a negative file is passed over
        }
        const auto left =
            std::chrono::ceil<std::chrono::milliseconds>(outside.due() - Outside::Clock::now()).count();
        ::poll(files.data(), files.size(), static_cast<int>(std::max<std::int64_t>(0, left)));
    }
}

} // namespace disfida
