// A request body that can be read once only. QNetworkAccessManager sends a POST again by itself when the server closes
// without an answer, which would be a hidden second delivery that is billed twice; a body that cannot be rewound makes
// it give up with ContentReSendError instead.
#pragma once

#include <QByteArray>
#include <QIODevice>

namespace plimsoll {

class OneShotBody final : public QIODevice
{
    Q_OBJECT
public:
    explicit OneShotBody(QByteArray bytes, QObject* parent = nullptr);

    /// Whether Qt has taken any of it to be sent.
    bool touched() const { return m_offset > 0; }

    bool isSequential() const override { return true; }
    bool reset() override { return false; }
    bool seek(qint64) override { return false; }
    qint64 size() const override { return m_bytes.size(); }
    qint64 bytesAvailable() const override;
    bool atEnd() const override { return m_offset == m_bytes.size(); }

Q_SIGNALS:
    /// Qt takes the first of it, and is in the middle of that: connect queued.
    void firstTaken();

protected:
    qint64 readData(char* data, qint64 most) override;
    qint64 writeData(const char*, qint64) override { return -1; }

private:
    QByteArray m_bytes;
    qint64 m_offset = 0;
};

} // namespace plimsoll
