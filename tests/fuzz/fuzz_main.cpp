// libFuzzer's entry for the target PLIMSOLL_FUZZ_TARGET: a broken promise ends the process, which is a finding.
#include "tests/fuzz/targets.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray input(reinterpret_cast<const char*>(data), qsizetype(size));
    const QString broken = plimsoll::PLIMSOLL_FUZZ_TARGET(input);
    if (!broken.isEmpty()) {
        std::fprintf(stderr, "broken: %s\n", qUtf8Printable(broken));
        std::abort();
    }
    return 0;
}
