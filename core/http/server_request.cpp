#include "core/http/server_request.h"

#include <algorithm>

namespace plimsoll {

namespace {
auto named(const char* name)
{
    return [name](const auto& header) { return header.first.compare(name, Qt::CaseInsensitive) == 0; };
}
} // namespace

QByteArray HttpRequest::header(const char* name) const
{
    const auto found = std::find_if(headers.begin(), headers.end(), named(name));
    return found == headers.end() ? QByteArray() : found->second;
}

bool HttpRequest::has(const char* name) const { return std::any_of(headers.begin(), headers.end(), named(name)); }

int HttpRequest::count(const char* name) const
{
    return static_cast<int>(std::count_if(headers.begin(), headers.end(), named(name)));
}

} // namespace plimsoll
