// One row of the waterfall: what one attempt at a model did, and the waits around it. Times are milliseconds as in the
// event log (t_ms); what has not happened yet is nothing.
#pragma once

#include "core/base/failure.h"

#include <QString>
#include <QtGlobal>

#include <optional>

namespace plimsoll {

enum class RowState : std::uint8_t {
    Waiting, ///< for a local limit, before its attempt
    Running,
    Ok,
    Failed,
    Skipped, ///< left without an attempt
    Cancelled
};

struct WaterfallWait
{
    qint64 from = 0;
    std::optional<qint64> due; ///< when it is planned to end; nothing: nobody can know (a slot)
    std::optional<qint64> to;  ///< when it did end
    std::optional<WaitReason> reason; ///< a retry's wait
    std::optional<Limit> limit;       ///< a local limit's wait

    bool open() const { return !to; }
    /// Where its bar ends on a picture drawn at `now`: what is still to come is drawn too.
    qint64 end(qint64 now) const { return to ? *to : qMax(now, due.value_or(now)); }
};

struct WaterfallRow
{
    QString model;
    QString provider;
    int attempt = 0; ///< 1-based at this model; 0: none was made
    int total = 0;   ///< 1-based in the call
    RowState state = RowState::Waiting;
    std::optional<WaterfallWait> before; ///< a local limit
    std::optional<qint64> start, first_token, end;
    std::optional<WaterfallWait> after; ///< before the next attempt at the same model
    int status = 0;
    NetworkError network = NetworkError::None;
    std::optional<FailureClass> failure;
    std::optional<qint64> retry_after_ms; ///< what the server asked for
    bool broke_off = false;               ///< the stream broke after the first content
    bool breaker_opened = false;
    std::optional<FallbackReason> left_because; ///< the call went elsewhere
    FallbackKind left_for = FallbackKind::Model;
    QString left_to; ///< the next model or job; empty: nowhere
};

} // namespace plimsoll
