#include "core/live/live_client.h"

namespace plimsoll {

class LiveClient::Impl
{
};

LiveClient::~LiveClient() = default;

} // namespace plimsoll
