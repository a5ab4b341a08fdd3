// What a person is asked for when they report something: versions as they run, and where things are kept. No key, no
// address of a provider, nothing of their prompts.
#pragma once

#include <QList>
#include <QString>

namespace plimsoll {

struct AppContext;

struct AboutFact
{
    QString name, value;
};

/// Loads the TLS library, if nothing has needed it yet.
QList<AboutFact> aboutFacts(const AppContext& context);
/// "Qt: 6.4.2 (built with 6.4.2)", a line each: for the clipboard.
QString aboutText(const QList<AboutFact>& facts);

} // namespace plimsoll
