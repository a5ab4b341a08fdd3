// Server-sent events: the same events however the bytes are cut, and the events that the standard's text demands. The
// first byte of the input is the seed of the cuts.
#include "tests/fuzz/targets.h"

#include "core/wire/sse_parser.h"

#include <QList>

#include <algorithm>
#include <cstdint>

namespace plimsoll {

namespace {

struct Event
{
    QByteArray type, data;
    friend bool operator==(const Event&, const Event&) = default;
};
using Events = QList<Event>;

template <class NextCut> Events parsed(QByteArrayView text, NextCut nextCut)
{
    Events events;
    SseParser parser;
    const auto take = [&events](const SseEvent& event) {
        events << Event{event.type.toByteArray(), event.data.toByteArray()};
    };
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype count = std::clamp<qsizetype>(nextCut(), 0, text.size() - at);
        parser.feed(text.sliced(at, count), take);
        at += count;
    }
    parser.finish(take);
    return events;
}

/// Straight from "event stream interpretation", over the whole text, slow and plain.
Events demanded(QByteArray text)
{
    if (text.startsWith("\xEF\xBB\xBF"))
        text = text.sliced(3);
    text.replace("\r\n", "\n").replace('\r', '\n');
    Events events;
    Event event;
    bool has_data = false;
    QList<QByteArray> lines = text.split('\n');
    lines << QByteArray(); // an event that the end cuts counts too
    for (const QByteArray& line : lines) {
        if (line.isEmpty()) {
            if (has_data)
                events << event;
            event = {};
            has_data = false;
            continue;
        }
        const qsizetype colon = line.indexOf(':');
        const QByteArray field = colon < 0 ? line : line.left(colon);
        QByteArray value = colon < 0 ? QByteArray() : line.sliced(colon + 1);
        if (value.startsWith(' '))
            value = value.sliced(1);
        if (field == "event") {
            event.type = value;
        } else if (field == "data") {
            event.data += (has_data ? QByteArray("\n") : QByteArray()) + value;
            has_data = true;
        }
    }
    return events;
}

} // namespace

QString fuzzSse(const QByteArray& input)
{
    if (input.isEmpty())
        return {};
    const QByteArray text = input.sliced(1);
    const Events whole = parsed(text, [&] { return text.size(); });
    if (whole != demanded(text))
        return QStringLiteral("not the events of the standard");
    if (whole != parsed(text, [] { return 1; }))
        return QStringLiteral("other events when fed byte by byte");
    std::uint32_t state = static_cast<unsigned char>(input[0]) + 1u;
    const auto random = [&state] { // xorshift: the same cuts for the same input
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        return qsizetype(state % 8);
    };
    if (whole != parsed(text, random))
        return QStringLiteral("other events when cut elsewhere");
    return {};
}

} // namespace plimsoll
