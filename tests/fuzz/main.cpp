// The door of libFuzzer; FUZZ_TARGET is one of targets.hpp.
#include <cstddef>
#include <cstdint>

#include "fuzz/targets.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    disfida::fuzz::FUZZ_TARGET({reinterpret_cast<const char*>(bytes), size});
    return 0;
}
