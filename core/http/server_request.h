// One HTTP request as the loopback server hands it to its handler: whole, checked, with its body.
#pragma once

#include <QByteArray>
#include <QList>

#include <utility>

namespace plimsoll {

using HttpHeaders = QList<std::pair<QByteArray, QByteArray>>; ///< in order, duplicates kept

struct HttpRequest
{
    QByteArray method; ///< upper case: "POST"
    QByteArray path;   ///< as sent, without the query: "/v1/messages"
    QByteArray query;  ///< as sent, without the "?"
    HttpHeaders headers;
    QByteArray body;
    bool http10 = false; ///< no chunked replies

    /// The first value of a header, empty if absent; names are compared without case.
    QByteArray header(const char* name) const;
    bool has(const char* name) const;
    int count(const char* name) const;
};

} // namespace plimsoll
