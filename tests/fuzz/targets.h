// The fuzz targets. Each takes any bytes, and gives back what it found broken: empty when the promises hold. libFuzzer
// runs them (fuzz_main.cpp, one program each), and tst_fuzz_corpus runs them over the corpora in every ordinary test run.
#pragma once

#include <QByteArray>
#include <QString>

namespace plimsoll {

QString fuzzSse(const QByteArray& input);      ///< events do not depend on how the bytes are cut
QString fuzzInspect(const QByteArray& input);  ///< a raw reply, whole and in pieces
QString fuzzScenario(const QByteArray& input); ///< parse, and replay what is valid
QString fuzzConfig(const QByteArray& input);   ///< what is valid survives being written and read again
QString fuzzPrices(const QByteArray& input);   ///< price files likewise; every entry is found again

struct FuzzTarget
{
    const char* name; ///< of its folder in corpus/, and of its file fuzz_NAME.cpp
    QString (*run)(const QByteArray& input);
};

inline constexpr FuzzTarget kFuzzTargets[]{
    {"sse", fuzzSse}, {"inspect", fuzzInspect}, {"scenario", fuzzScenario}, {"config", fuzzConfig}, {"prices", fuzzPrices},
};

} // namespace plimsoll
