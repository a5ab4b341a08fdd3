// What --help owes, of every command there is: purpose, options, exit codes and an example that the command line takes;
// and that the manual page says all of it.
#include "tests/support/user_home.h"

#include <QRegularExpression>

using namespace plimsoll::test;

namespace {

/// The commands that a help text lists.
QStringList commandsOf(const QString& help)
{
    QStringList names;
    const qsizetype from = help.indexOf(QLatin1String("Subcommands:\n"));
    if (from < 0)
        return names;
    static const QRegularExpression line(QStringLiteral("^  ([a-z]+)\\s"));
    const QStringList lines = help.mid(from).split(u'\n').mid(1);
    for (const QString& each : lines) {
        if (each.isEmpty())
            break;
        if (const auto match = line.match(each); match.hasMatch())
            names << match.captured(1);
    }
    return names;
}

/// "--json" and the like.
QStringList optionsOf(const QString& help)
{
    static const QRegularExpression option(QStringLiteral("^ {2,}(?:-[a-z],)?(--[a-z-]+)"), QRegularExpression::MultilineOption);
    QStringList names;
    for (auto matches = option.globalMatch(help); matches.hasNext();)
        names << matches.next().captured(1);
    return names;
}

struct Command
{
    QStringList path;
    QString help;
    bool leaf = true;
};

} // namespace

class TestHelpCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        collect({});
        QVERIFY2(m_commands.size() > 40, qPrintable(QString::number(m_commands.size())));
        QProcess page;
        page.start(QStringLiteral(PLIMSOLL_CTL), {QStringLiteral("--man-page")});
        QVERIFY(page.waitForFinished());
        QCOMPARE(page.exitCode(), 0);
        m_page = QString::fromUtf8(page.readAllStandardOutput()).replace(QLatin1String("\\-"), QLatin1String("-"));
    }

    void everyHelpSaysWhatItOwes()
    {
        for (const Command& command : m_commands) {
            const QString name = command.path.join(u' ');
            QVERIFY2(command.help.section(u'\n', 0, 0).size() > 10, qPrintable(name)); // what it is for
            QVERIFY2(command.help.contains(QLatin1String("Exit codes: 0 ")), qPrintable(name));
            if (command.leaf)
                QVERIFY2(command.help.contains(QLatin1String("Example: ")), qPrintable(name));
        }
    }

    void everyExampleIsOneOfThatCommandAndUsesOptionsItHas()
    {
        static const QRegularExpression option(QStringLiteral("(?<=\\s)--[a-z-]+"));
        for (const Command& command : m_commands) {
            if (!command.leaf)
                continue;
            const QString example = command.help.section(QLatin1String("Example: plimsollctl "), 1).section(u'\n', 0, 0)
                + command.help.section(QLatin1String("| plimsollctl "), 1).section(u'\n', 0, 0);
            QVERIFY2(example.startsWith(command.path.join(u' ')), qPrintable(command.path.join(u' ') + u'|' + example));
            for (auto used = option.globalMatch(example); used.hasNext();)
                QVERIFY2(optionsOf(command.help).contains(used.next().captured()), qPrintable(example));
        }
    }

    void everyOptionIsExplained()
    {
        for (const Command& command : m_commands)
            for (const QString& name : optionsOf(command.help)) {
                const QString rest = command.help.mid(command.help.indexOf(name) + name.size(), 120);
                QVERIFY2(QRegularExpression(QStringLiteral("[a-z]{2,} ")).match(rest).hasMatch(), qPrintable(command.path.join(u' ') + u' ' + name));
            }
    }

    void theManualPageHasEveryCommandAndOption()
    {
        for (const Command& command : m_commands) {
            const QString heading = QStringLiteral(".SS \"plimsollctl %1\"\n").arg(command.path.join(u' '));
            const qsizetype from = command.path.isEmpty() ? 0 : m_page.indexOf(heading);
            QVERIFY2(from >= 0, qPrintable(heading));
            const QString part = m_page.mid(from, m_page.indexOf(QLatin1String("\n.S"), from + heading.size()) - from);
            for (const QString& name : optionsOf(command.help))
                QVERIFY2(part.contains(name) || command.path.isEmpty(), qPrintable(heading + name));
            if (command.leaf)
                QVERIFY2(part.contains(QLatin1String("Example: ")), qPrintable(heading));
        }
        for (const char* section : {"NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS", "EXIT STATUS", "ENVIRONMENT", "SETTINGS", "SEE ALSO"})
            QVERIFY2(m_page.contains(QStringLiteral(".SH %1\n").arg(QLatin1String(section))), section);
        QVERIFY(m_page.contains(QLatin1String("/breaker/open_ms (default 15000; 1 to 1000000000000 ms)")));
        QVERIFY(!m_page.contains(QLatin1String("--man-page")));
    }

private:
    void collect(const QStringList& path)
    {
        const Ended shown = m_home.run(path + QStringList{QStringLiteral("--help")});
        QCOMPARE(shown.code, 0);
        Command command{path, QString::fromUtf8(shown.out), true};
        const QStringList inner = commandsOf(command.help);
        command.leaf = inner.isEmpty();
        m_commands << command;
        for (const QString& name : inner)
            collect(path + QStringList{name});
    }

    UserHome m_home;
    QList<Command> m_commands;
    QString m_page;
};

QTEST_GUILESS_MAIN(TestHelpCommand)
#include "tst_help_command.moc"
