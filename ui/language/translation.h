// The language of the desktop: its texts, Qt's own texts, and how numbers and times are written. English is a translation
// too, for its plurals. Made once, before the first widget: texts are taken when widgets are made, so another language
// comes with the next start.
#pragma once

#include "core/config/app_options.h"

#include <QLocale>
#include <QObject>
#include <QStringList>
#include <QTranslator>

namespace plimsoll {

class Translation : public QObject
{
    Q_OBJECT
public:
    /// Installs itself and sets the default locale.
    explicit Translation(Language chosen, QObject* parent = nullptr);
    /// Takes the texts back, and the locale that was there before.
    ~Translation() override;

    /// "en", "ko" or "ja": the one that is spoken until the program ends.
    const QString& code() const { return m_code; }
    /// What did not load, as a file that is not installed; the texts stay English then. Empty if all is there.
    const QStringList& missing() const { return m_missing; }
    /// What to say when `chosen` is not what is spoken, in both languages; empty if it is.
    QString waiting(Language chosen) const;

    /// Which of our languages it is: of the system's, the first that we have, else English.
    static QString codeOf(Language chosen, const QLocale& system);
    /// How to write numbers and times: as the system does, unless its language is another than the chosen one. Then as
    /// that language does, in the system's country where that goes together.
    static QLocale localeOf(Language chosen, const QLocale& system);

private:
    void load(QTranslator& into, const QString& name, const QString& folder);

    QString m_code;
    QLocale m_before;
    QTranslator m_texts;
    QTranslator m_qt; ///< buttons of standard dialogs, menus of text fields
    QStringList m_missing;
};

} // namespace plimsoll
