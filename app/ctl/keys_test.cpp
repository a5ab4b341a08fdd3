#include "app/ctl/keys_test.h"

#include "app/ctl/commands.h"
#include "app/ctl/config_problem.h"
#include "app/ctl/output.h"
#include "core/config/config_file.h"
#include "core/live/provider_test_words.h"
#include "core/live/secret_service_key_store.h"
#include "core/sandbox/sandbox_port.h"
#include "core/sandbox/sandbox_thread.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>

#include <cstdio>
#include <memory>
#include <string>

namespace plimsoll {

namespace {

struct Options
{
    std::string provider, config;
};

/// One test, as long as the event loop runs.
class Run : public QObject
{
public:
    Run(QString id, const Config& config) : m_id(std::move(id)), m_config(config) {}

    int run()
    {
        QMetaObject::invokeMethod(this, [this] { begin(); }, Qt::QueuedConnection);
        return QCoreApplication::exec();
    }

private:
    const ProviderEntry& entry() const { return m_config.providers.at(m_id); }

    void begin()
    {
        if (!entry().isSandbox())
            return test({});
        if (const auto port = sandbox_port::read()) // the desktop's
            return test(QUrl(QStringLiteral("http://127.0.0.1:%1/v1").arg(*port)));
        m_sandbox = std::make_unique<SandboxThread>();
        connect(m_sandbox.get(), &SandboxThread::ready, this, [this](const QUrl& url) { test(url); });
        connect(m_sandbox.get(), &SandboxThread::failed, this, [](const QString& why) {
            std::fprintf(stderr, "plimsollctl keys: the sandbox cannot start: %s\n", qUtf8Printable(why));
            QCoreApplication::exit(kExitFailed);
        });
        m_sandbox->start(m_config.sandbox);
    }

    void test(const QUrl& sandbox)
    {
        m_test = std::make_unique<ProviderTest>(m_id, entry(), sandbox, m_keys, testPlanFor(entry(), anyModelOf(m_config, m_id)));
        connect(m_test.get(), &ProviderTest::done, this, [this](const ProviderTestResult& result) {
            for (const QString& model : result.models)
                printOut("%s\n", qUtf8Printable(model));
            printError("%s: %s\n", qUtf8Printable(m_id), qUtf8Printable(providerTestWords(result, m_id)));
            QCoreApplication::exit(result.good() ? kExitOk : kExitFailed);
        });
        m_test->start();
    }

    const QString m_id;
    const Config& m_config;
    SecretServiceKeyStore m_keys;
    std::unique_ptr<SandboxThread> m_sandbox;
    std::unique_ptr<ProviderTest> m_test;
};

int testProvider(const Options& options)
{
    const ConfigService service(options.config.empty() ? ConfigService::defaultPath() : QString::fromStdString(options.config),
                                ConfigService::Watch::No);
    if (refusesConfig(service))
        return kExitUsage;
    const Config& config = service.config();
    const QString id = QString::fromStdString(options.provider);
    if (!config.providers.contains(id)) {
        QStringList known;
        for (const auto& [name, entry] : config.providers)
            known << name;
        std::fprintf(stderr, "plimsollctl keys: there is no provider \"%s\"; there are %s\n", qUtf8Printable(id),
                     qUtf8Printable(known.join(QStringLiteral(", "))));
        return kExitUsage;
    }
    return Run(id, config).run();
}

} // namespace

void addKeysTest(CLI::App& keys, int& exitCode)
{
    const auto options = std::make_shared<Options>();
    CLI::App* test = keys.add_subcommand("test", "Ask a provider with its key: prints the models that it offers");
    test->add_option("provider", options->provider, "The provider's id")->required();
    test->add_option("--config", options->config, "Another configuration file")->check(CLI::ExistingFile);
    test->footer("Asks for the list of models, which costs nothing; where there is none, makes a call of one token.\n"
                 "Exit codes: 0 works, 1 does not (standard error says why), 2 usage or an invalid configuration.");
    test->callback([options, &exitCode] { exitCode = testProvider(*options); });
}

} // namespace plimsoll
