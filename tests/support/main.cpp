// Tests run in the locale of whoever runs them: nothing they check may depend on it, but for the system's own
// messages.
#define DOCTEST_CONFIG_IMPLEMENT
#include <clocale>

#include <doctest/doctest.h>

int main(int argc, char** argv) {
    std::setlocale(LC_ALL, "");
    std::setlocale(LC_MESSAGES, "C");
    return doctest::Context(argc, argv).run();
}
