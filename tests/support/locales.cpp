#include "support/locales.hpp"

#include <filesystem>

#include <doctest/doctest.h>
#include <unistd.h>

#include "support/paths.hpp"
#include "support/tmux.hpp"

namespace disfida::test {

std::string locale_folder(const std::string& locale) {
    const std::filesystem::path folder = game_program().parent_path() / "locales";
    if (!std::filesystem::exists(folder / locale)) {
        std::filesystem::create_directories(folder);
        const std::string half = (folder / locale).string() + "." + std::to_string(::getpid());
        const std::size_t dot = locale.find('.');
        int status = 0;
        // A warning, as of a coding that is not ASCII at heart, is status 1 as well: what counts is whether
        // it is there.
        const std::string said = output_of("localedef --no-archive -i " + locale.substr(0, dot) + " -f " +
                                               locale.substr(dot + 1) + " '" + half + "' 2>&1",
                                           &status);
        REQUIRE_MESSAGE(std::filesystem::exists(half), said);
        std::error_code late; // another test program may have been quicker
        std::filesystem::rename(half, folder / locale, late);
        std::filesystem::remove_all(half);
    }
    return folder.string();
}

} // namespace disfida::test
