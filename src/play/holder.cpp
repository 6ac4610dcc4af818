#include "play/holder.hpp"

#include <array>
#include <cstdint>
#include <ctime>
#include <optional>

#include <fcntl.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

#include "disfida/record.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "play/files.hpp"

namespace disfida {

namespace {

/// A file of /proc, whose size nobody knows before.
std::string proc_text(const std::string& path) {
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) {
        return {};
    }
    const auto text = read_all(descriptor, path);
    ::close(descriptor);
    return text ? *text : std::string();
}

/// When a process was started, where the system has /proc.
std::optional<std::time_t> start_time(pid_t process) {
    constexpr std::size_t field = 19; // of those behind the name, counted from 0: proc(5) calls it 22
    const std::string stat = proc_text("/proc/" + std::to_string(process) + "/stat");
    const std::size_t name_end = stat.rfind(") ");
    const std::string all = proc_text("/proc/stat");
    constexpr std::string_view boot = "\nbtime ";
    const std::size_t at = all.find(boot);
    const long ticks = ::sysconf(_SC_CLK_TCK);
    if (name_end == std::string::npos || at == std::string::npos || ticks <= 0) {
        return std::nullopt;
    }
    const auto words = split(std::string_view(stat).substr(name_end + 2), ' ');
    const std::size_t from = at + boot.size();
    const auto booted =
        parse_number<std::int64_t>(std::string_view(all).substr(from, all.find('\n', from) - from));
    const auto since = words.size() > field ? parse_number<std::int64_t>(words[field]) : std::nullopt;
    return booted && since ? std::optional<std::time_t>(*booted + *since / ticks) : std::nullopt;
}

std::string owner(pid_t process) {
    struct stat status {};
    if (::stat(("/proc/" + std::to_string(process)).c_str(), &status) != 0) {
        return {};
    }
    const passwd* entry = ::getpwuid(status.st_uid);
    return entry != nullptr ? std::string(entry->pw_name)
                            : fill(tr("user {number}"), {{"number", std::to_string(status.st_uid)}});
}

std::string in_words(std::time_t since) {
    constexpr std::time_t day = 24 * 60 * 60;
    std::tm local{};
    ::localtime_r(&since, &local);
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), std::time(nullptr) - since < day ? "%H:%M" : "%Y-%m-%d %H:%M",
                  &local);
    return text.data();
}

} // namespace

std::string process_in_words(pid_t process) {
    const std::string who = owner(process);
    const auto since = start_time(process);
    const char* pattern = who.empty() ? (since ? tr("process {number} since {time}") : tr("process {number}"))
                          : since     ? tr("process {number} of {who} since {time}")
                                      : tr("process {number} of {who}");
    return fill(pattern, {{"number", std::to_string(process)},
                          {"who", who},
                          {"time", since ? in_words(*since) : std::string()}});
}

} // namespace disfida
