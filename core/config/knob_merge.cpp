#include "core/config/knob_merge.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace plimsoll {

namespace {

/// Levenshtein's distance: the letters to change, add and take away.
int distance(const QString& a, const QString& b)
{
    std::vector<int> row(static_cast<std::size_t>(b.size()) + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 0; i < a.size(); ++i) {
        int diagonal = std::exchange(row[0], int(i) + 1);
        for (std::size_t j = 1; j < row.size(); ++j) {
            const int change = diagonal + (a[i] == b[qsizetype(j) - 1] ? 0 : 1);
            diagonal = std::exchange(row[j], std::min({change, row[j] + 1, row[j - 1] + 1}));
        }
    }
    return row.back();
}

} // namespace

QString unknownKeyText(const QString& key, const QStringList& known)
{
    constexpr qsizetype kLongestKey = 40; // no need to measure what is no slip of the finger
    QString best;
    int least = 4;
    for (const QString& candidate : known) {
        const int d = key.size() <= kLongestKey ? distance(key, candidate) : least;
        if (d < least && d < candidate.size()) {
            least = d;
            best = candidate;
        }
    }
    return best.isEmpty() ? QStringLiteral("unknown key") : QString(u"unknown key; is it " + best + u'?');
}

void insertAt(QJsonObject& root, const QString& path, const QJsonValue& value)
{
    insertAt(root, path.mid(1).split(u'/'), value);
}

void insertAt(QJsonObject& root, const QStringList& keys, const QJsonValue& value)
{
    if (keys.size() == 1) {
        root.insert(keys.first(), value);
        return;
    }
    QJsonObject inner = root.value(keys.first()).toObject();
    insertAt(inner, keys.mid(1), value);
    root.insert(keys.first(), inner);
}

} // namespace plimsoll
