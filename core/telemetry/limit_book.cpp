#include "core/telemetry/limit_book.h"

#include "core/wire/secret_mask.h"

#include <algorithm>

namespace plimsoll {

namespace {

constexpr qsizetype kMostMessage = 1000;

bool isSame(const LimitWindow& a, const LimitWindow& b)
{
    return a.name == b.name && a.scope == b.scope && a.span_s == b.span_s;
}

/// Under a load points would come faster than anything moves: the last one stays where it is and gets the newer figure.
void addPoint(std::vector<RemainingAt>& trend, const RemainingAt& point)
{
    if (trend.size() > 1 && point.at - trend[trend.size() - 2].at < LimitBook::kPointGap) {
        trend.back() = point;
        return;
    }
    trend.push_back(point);
    if (trend.size() > LimitBook::kMostPoints)
        trend.erase(trend.begin());
}

void noteWindow(std::vector<KnownWindow>& known, const LimitWindow& window, WallMs at)
{
    auto entry =
        std::find_if(known.begin(), known.end(), [&](const KnownWindow& k) { return isSame(k.window, window); });
    if (entry == known.end()) {
        if (known.size() >= LimitBook::kMostWindows)
            known.erase(std::min_element(known.begin(), known.end(),
                                         [](const KnownWindow& a, const KnownWindow& b) { return a.at < b.at; }));
        entry = known.insert(known.end(), KnownWindow{});
    }
    const LimitWindow before = std::exchange(entry->window, window);
    if (!entry->window.limit) // a message may tell of the rejection only
        entry->window.limit = before.limit;
    entry->at = at;
    if (window.remaining)
        addPoint(entry->trend, {at, *window.remaining});
}

HeaderList shortened(HeaderList headers)
{
    if (headers.size() > LimitBook::kMostHeaders)
        headers.resize(LimitBook::kMostHeaders);
    for (auto& [name, value] : headers) {
        if (value.size() > LimitBook::kMostHeaderBytes)
            value = value.first(LimitBook::kMostHeaderBytes) + "...";
    }
    return maskSecrets(std::move(headers));
}

} // namespace

void LimitBook::note(const QString& provider, const QString& model, HeaderList headers, Inspection seen, WallMs at)
{
    KnownModel& entry = of(provider, model);
    for (const LimitWindow& window : seen.windows)
        noteWindow(entry.windows, window, at);
    seen.text.clear();
    seen.message.truncate(kMostMessage);
    if (entry.replies.size() >= kMostReplies)
        entry.replies.pop_back();
    entry.replies.push_front({++m_replies, at, shortened(std::move(headers)), std::move(seen)});
}

const KnownModel* LimitBook::find(const QString& model) const
{
    const auto found =
        std::find_if(m_models.begin(), m_models.end(), [&](const KnownModel& m) { return m.model == model; });
    return found == m_models.end() ? nullptr : &*found;
}

KnownModel& LimitBook::of(const QString& provider, const QString& model)
{
    const auto found =
        std::find_if(m_models.begin(), m_models.end(), [&](const KnownModel& m) { return m.model == model; });
    if (found != m_models.end()) {
        if (found->provider != provider) // it is somebody else's now: nothing of what was said holds
            *found = {provider, model, {}, {}};
        return *found;
    }
    if (m_models.size() >= kMostModels)
        m_models.erase(std::min_element(m_models.begin(), m_models.end(), [](const KnownModel& a, const KnownModel& b) {
            return a.replies.front().number < b.replies.front().number;
        }));
    return m_models.emplace_back(KnownModel{provider, model, {}, {}});
}

} // namespace plimsoll
