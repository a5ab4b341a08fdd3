// A user with folders of their own, and plimsollctl run as theirs while the test's event loop turns (the server that it
// talks to may live there).
#pragma once

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

namespace plimsoll::test {

/// Arguments of a command line without blanks in them.
inline QStringList words(const char* line)
{
    return QString::fromLatin1(line).split(u' ');
}

struct Ended
{
    int code = -1; ///< -1: it did not end by itself
    QByteArray out, err;
};

class UserHome
{
public:
    static constexpr int kPatienceMs = 60'000;

    QString path(const QString& below = {}) const { return m_folder.filePath(below); }
    QString data(const QString& file) const { return path(QStringLiteral("data/plimsoll/") + file); }

    QProcessEnvironment environment() const
    {
        QProcessEnvironment all = QProcessEnvironment::systemEnvironment();
        all.insert(QStringLiteral("HOME"), path());
        for (const auto& [name, folder] : {std::pair("XDG_DATA_HOME", "data"), std::pair("XDG_CONFIG_HOME", "config"),
                                           std::pair("XDG_CACHE_HOME", "cache"), std::pair("XDG_STATE_HOME", "state"),
                                           std::pair("XDG_RUNTIME_DIR", "run"), std::pair("TMPDIR", "tmp")}) {
            QDir().mkpath(path(QLatin1String(folder)));
            QFile::setPermissions(path(QLatin1String(folder)), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
            all.insert(QLatin1String(name), path(QLatin1String(folder)));
        }
        all.remove(QStringLiteral("PLIMSOLL_CONFIG"));
        return all;
    }

    /// Written as the user's configuration file.
    void configure(const QJsonObject& config) const
    {
        QDir().mkpath(path(QStringLiteral("config/plimsoll")));
        QFile file(path(QStringLiteral("config/plimsoll/config.json")));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(QJsonDocument(config).toJson());
    }

    /// One provider, one model, one profile `online` that does not retry. `key_env` empty: no key.
    static QJsonObject oneModel(const QUrl& server, const QString& key_env = {}, bool priced = true)
    {
        QJsonObject provider{{QStringLiteral("dialect"), QStringLiteral("openai")},
                             {QStringLiteral("base_url"), server.toString()},
                             {QStringLiteral("key"), key_env.isEmpty() ? QStringLiteral("none") : QStringLiteral("env")}};
        if (!key_env.isEmpty())
            provider.insert(QStringLiteral("key_env"), key_env);
        QJsonObject model{{QStringLiteral("provider"), QStringLiteral("mock")}};
        if (priced)
            model.insert(QStringLiteral("price"), QJsonObject{{QStringLiteral("input"), 10}, {QStringLiteral("output"), 20}});
        const QJsonObject profile{{QStringLiteral("chain"), QJsonArray{QStringLiteral("m")}},
                                  {QStringLiteral("max_attempts_per_model"), 1},
                                  {QStringLiteral("fallback"), QJsonArray{QStringLiteral("model")}}};
        return {{QStringLiteral("providers"), QJsonObject{{QStringLiteral("mock"), provider}}},
                {QStringLiteral("models"), QJsonObject{{QStringLiteral("m"), model}}},
                {QStringLiteral("profiles"), QJsonObject{{QStringLiteral("online"), profile}}}};
    }

    /// The same with the profile `batch`, by which workers run the queue's jobs.
    static QJsonObject oneModelForJobs(const QUrl& server)
    {
        QJsonObject config = oneModel(server);
        QJsonObject profiles = config.value(QLatin1String("profiles")).toObject();
        profiles.insert(QStringLiteral("batch"), QJsonObject{{QStringLiteral("chain"), QJsonArray{QStringLiteral("m")}}});
        config.insert(QStringLiteral("profiles"), profiles);
        return config;
    }

    void start(QProcess& process, const QStringList& arguments, const QByteArray& input = {},
               const QHash<QString, QString>& more = {}) const
    {
        QProcessEnvironment all = environment();
        for (auto variable = more.begin(); variable != more.end(); ++variable)
            all.insert(variable.key(), variable.value());
        process.setProcessEnvironment(all);
        process.start(QStringLiteral(PLIMSOLL_CTL), arguments);
        process.write(input);
        process.closeWriteChannel();
    }

    static Ended endOf(QProcess& process)
    {
        Ended end;
        if (QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; }, kPatienceMs) &&
            process.exitStatus() == QProcess::NormalExit)
            end.code = process.exitCode();
        end.out = process.readAllStandardOutput();
        end.err = process.readAllStandardError();
        return end;
    }

    Ended run(const QStringList& arguments, const QByteArray& input = {}, const QHash<QString, QString>& more = {}) const
    {
        QProcess process;
        start(process, arguments, input, more);
        return endOf(process);
    }

    /// What `queue list --json` tells.
    QJsonArray jobs() const
    {
        return QJsonDocument::fromJson(run(words("queue list --json")).out).object().value(QLatin1String("jobs")).toArray();
    }

    /// The user's files that hold these bytes.
    QStringList filesWith(const QByteArray& bytes) const
    {
        QStringList names;
        QDirIterator files(path(), QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QFile::ReadOnly) && file.readAll().contains(bytes))
                names.append(QFileInfo(file).fileName());
        }
        names.sort();
        return names;
    }

private:
    QTemporaryDir m_folder;
};

/// A whole answer in OpenAI's dialect: 100 tokens in, 50 out.
inline QByteArray completion(const QByteArray& text)
{
    return R"({"id":"c1","object":"chat.completion","choices":[{"index":0,"message":{"role":"assistant","content":")" + text +
           R"("},"finish_reason":"stop"}],"usage":{"prompt_tokens":100,"completion_tokens":50}})";
}

} // namespace plimsoll::test
