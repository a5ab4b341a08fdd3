// The names of a reply's headers in lower case, in their order: made once, looked at by everyone.
#pragma once

#include "core/wire/reply_headers.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace plimsoll {

class HeaderNames
{
public:
    explicit HeaderNames(const HeaderList& headers)
    {
        std::size_t size = 0;
        for (const auto& header : headers)
            size += std::size_t(header.first.size());
        m_text.reserve(size); // so that the views stay valid
        m_names.reserve(std::size_t(headers.size()));
        for (const auto& header : headers) {
            const std::size_t start = m_text.size();
            m_text.append(header.first.constData(), std::size_t(header.first.size()));
            m_names.push_back(std::string_view(m_text).substr(start));
        }
        std::transform(m_text.begin(), m_text.end(), m_text.begin(),
                       [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; });
    }
    HeaderNames(const HeaderNames&) = delete;
    HeaderNames& operator=(const HeaderNames&) = delete;

    std::string_view operator[](qsizetype i) const { return m_names[std::size_t(i)]; }
    auto begin() const { return m_names.begin(); }
    auto end() const { return m_names.end(); }

private:
    std::string m_text; ///< all of them, one after the other
    std::vector<std::string_view> m_names;
};

} // namespace plimsoll
