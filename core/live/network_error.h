// Qt's network errors in the words of the event vocabulary.
#pragma once

#include "core/base/failure.h"

#include <QNetworkReply>

namespace plimsoll {

/// None for no error and for errors that stand for an HTTP status.
NetworkError networkErrorOf(QNetworkReply::NetworkError error);

/// Whether it happened below HTTP, so that an answer that was begun is not whole.
bool isNetworkLayer(QNetworkReply::NetworkError error);

} // namespace plimsoll
