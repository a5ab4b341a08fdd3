// A certificate authority of the test's own, made when it is needed: no certificate lies in the tree and runs out there.
#pragma once

#include <QSslConfiguration>
#include <QString>
#include <QTemporaryDir>

namespace plimsoll::test {

class TestAuthority
{
public:
    /// Fails the test (an invalid authority) if the openssl program does.
    explicit TestAuthority(const QString& name = QStringLiteral("Plimsoll test authority"));

    /// The authority's own certificate as a PEM file, for `ca_file`.
    QString caFile() const { return path(QStringLiteral("ca.pem")); }

    struct Kind
    {
        QString alternative_names = QStringLiteral("IP:127.0.0.1,IP:::1,DNS:localhost"); ///< as openssl writes them
        int days = 2;                                                                     ///< below 0: it has expired
        bool self_signed = false;
    };
    /// What a server needs to present a new certificate of this kind.
    QSslConfiguration serverTls(const Kind& kind) const;
    QSslConfiguration serverTls() const { return serverTls(Kind{}); }

private:
    QString path(const QString& file) const { return m_folder.filePath(file); }
    void openssl(const QStringList& arguments) const;

    QTemporaryDir m_folder;
    mutable int m_issued = 0;
};

} // namespace plimsoll::test
