// One event of the vocabulary in words: what happened, and why.
#pragma once

#include "ui/theme/meaning.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace plimsoll::event_words {

/// The kinds of the vocabulary, in the order in which a call meets them.
QStringList kinds();
/// A kind's name for people: "limit", "first token"; a kind that is not known stays as it is.
QString kindName(const QString& kind);
/// A class's: "rate limit"; as it is, if it is not known.
QString className(const QString& failure);
/// "429 rate limit after 0.3 s, try again in 2 s"
QString what(const QJsonObject& event);
/// The model that it is about; of a fallback both.
QString model(const QJsonObject& event);
Meaning meaning(const QJsonObject& event);

} // namespace plimsoll::event_words
