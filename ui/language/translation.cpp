#include "ui/language/translation.h"

#include "core/config/enum_words.h"

#include <QCoreApplication>
#include <QLibraryInfo>

// The translations live in a static library, which the linker would otherwise leave unregistered.
static void registerTranslations()
{
    Q_INIT_RESOURCE(translations);
}

namespace plimsoll {

namespace {

const QString kFolder = QStringLiteral(":/translations");

QString fileOf(const QString& code)
{
    return QStringLiteral("plimsoll_") + code;
}

} // namespace

Translation::Translation(Language chosen, QObject* parent)
    : QObject(parent), m_code(codeOf(chosen, QLocale::system())), m_before(QLocale())
{
    registerTranslations();
    QLocale::setDefault(localeOf(chosen, QLocale::system()));
    load(m_texts, fileOf(m_code), kFolder);
    if (m_code != wordOf(Language::English)) // Qt's own texts are English
        load(m_qt, QStringLiteral("qtbase_") + m_code, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
}

Translation::~Translation()
{
    QCoreApplication::removeTranslator(&m_texts);
    QCoreApplication::removeTranslator(&m_qt);
    QLocale::setDefault(m_before);
}

void Translation::load(QTranslator& into, const QString& name, const QString& folder)
{
    if (into.load(name, folder))
        QCoreApplication::installTranslator(&into);
    else
        m_missing << folder + u'/' + name + QStringLiteral(".qm");
}

QString Translation::waiting(Language chosen) const
{
    const QString code = codeOf(chosen, QLocale::system());
    if (code == m_code)
        return {};
    const char* text = QT_TR_NOOP("The language changes when Plimsoll is started again.");
    QTranslator other;
    const QString theirs = other.load(fileOf(code), kFolder) ? other.translate("plimsoll::Translation", text) : QString();
    return QStringLiteral("%1 %2").arg(tr(text), theirs.isEmpty() ? QString::fromLatin1(text) : theirs);
}

QString Translation::codeOf(Language chosen, const QLocale& system)
{
    if (chosen != Language::System)
        return wordOf(chosen);
    const QStringList ours = allWords<Language>().mid(1);
    for (const QString& tag : system.uiLanguages()) {
        const QString code = tag.section(QLatin1Char('-'), 0, 0);
        if (ours.contains(code))
            return code;
    }
    return wordOf(Language::English);
}

QLocale Translation::localeOf(Language chosen, const QLocale& system)
{
    if (chosen == Language::System)
        return system;
    const QLocale::Language language = QLocale(wordOf(chosen)).language();
    return system.language() == language ? system : QLocale(language, system.territory());
}

} // namespace plimsoll
