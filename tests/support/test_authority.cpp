#include "tests/support/test_authority.h"

#include <QFile>
#include <QProcess>
#include <QSslCertificate>
#include <QSslKey>
#include <QTest>

namespace plimsoll::test {

namespace {
const QStringList kNewKey{QStringLiteral("-newkey"), QStringLiteral("ec"), QStringLiteral("-pkeyopt"),
                          QStringLiteral("ec_paramgen_curve:prime256v1"), QStringLiteral("-nodes")};
}

TestAuthority::TestAuthority(const QString& name)
{
    openssl(QStringList{QStringLiteral("req"), QStringLiteral("-x509")} + kNewKey +
            QStringList{QStringLiteral("-subj"), QStringLiteral("/CN=") + name, QStringLiteral("-days"), QStringLiteral("2"),
                        QStringLiteral("-keyout"), path(QStringLiteral("ca.key")), QStringLiteral("-out"), caFile()});
}

void TestAuthority::openssl(const QStringList& arguments) const
{
    QProcess program;
    program.start(QStringLiteral("openssl"), arguments);
    if (program.waitForFinished() && program.exitCode() == 0)
        return;
    const QByteArray why = "openssl: " + program.errorString().toUtf8() + ' ' + program.readAllStandardError();
    QFAIL(why.constData());
}

QSslConfiguration TestAuthority::serverTls(const Kind& kind) const
{
    const QString stem = QString::number(++m_issued);
    const QString key = path(stem + QStringLiteral(".key")), request = path(stem + QStringLiteral(".csr")),
                  certificate = path(stem + QStringLiteral(".pem"));
    openssl(QStringList{QStringLiteral("req")} + kNewKey +
            QStringList{QStringLiteral("-subj"), QStringLiteral("/CN=Plimsoll test server"), QStringLiteral("-addext"),
                        QStringLiteral("subjectAltName=") + kind.alternative_names, QStringLiteral("-keyout"), key,
                        QStringLiteral("-out"), request});
    QStringList sign{QStringLiteral("x509"), QStringLiteral("-req"), QStringLiteral("-in"), request,
                     QStringLiteral("-copy_extensions"), QStringLiteral("copy"), QStringLiteral("-days"),
                     QString::number(kind.days), QStringLiteral("-out"), certificate};
    if (kind.self_signed)
        sign += {QStringLiteral("-signkey"), key};
    else
        sign += {QStringLiteral("-CA"), caFile(), QStringLiteral("-CAkey"), path(QStringLiteral("ca.key"))};
    openssl(sign);

    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    QFile file(key);
    if (file.open(QIODevice::ReadOnly))
        tls.setPrivateKey(QSslKey(&file, QSsl::Ec));
    tls.setLocalCertificateChain(QSslCertificate::fromPath(certificate));
    tls.setPeerVerifyMode(QSslSocket::VerifyNone); // the server asks clients for nothing
    return tls;
}

} // namespace plimsoll::test
