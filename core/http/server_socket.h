// The two things that a TCP socket can do and QTcpSocket cannot say.
#pragma once

class QTcpSocket;

namespace plimsoll {

/// Ends the connection with RST; what is unsent is thrown away.
void resetSocket(QTcpSocket& socket);
/// Sends FIN once everything written has gone to the system; reading goes on.
void finishWriting(QTcpSocket& socket);

} // namespace plimsoll
