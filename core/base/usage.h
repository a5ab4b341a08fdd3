// Tokens of one reply, in one meaning for all dialects: `input` excludes cache reads and writes (policies 10).
#pragma once

#include <cstdint>

namespace plimsoll {

struct Usage
{
    std::int64_t input = 0;          ///< uncached input tokens
    std::int64_t output = 0;         ///< including reasoning
    std::int64_t cache_read = 0;
    std::int64_t cache_write = 0;    ///< both lifetimes
    std::int64_t cache_write_1h = 0; ///< the part of cache_write with the one-hour lifetime
    std::int64_t reasoning = 0;      ///< the part of output

    std::int64_t total() const { return input + output + cache_read + cache_write; }
    friend bool operator==(const Usage&, const Usage&) = default;
};

} // namespace plimsoll
