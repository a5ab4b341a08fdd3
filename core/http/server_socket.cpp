#include "core/http/server_socket.h"

#include <QTcpSocket>

#ifdef Q_OS_WIN
#include <winsock2.h>
#else
#include <sys/socket.h>
#endif

namespace plimsoll {

void resetSocket(QTcpSocket& socket)
{
    linger off{};
    off.l_onoff = 1;
    off.l_linger = 0; // close() then sends RST; if this fails, the client sees a plain close, which is as good an end
    ::setsockopt(socket.socketDescriptor(), SOL_SOCKET, SO_LINGER, reinterpret_cast<const char*>(&off), sizeof off);
    socket.abort();
}

void finishWriting(QTcpSocket& socket)
{
#ifdef Q_OS_WIN
    ::shutdown(socket.socketDescriptor(), SD_SEND);
#else
    ::shutdown(static_cast<int>(socket.socketDescriptor()), SHUT_WR);
#endif
}

} // namespace plimsoll
