#include "ui/language/core_texts.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

#include <vector>

namespace plimsoll {

namespace {

// As they stand in core/, with %1 where something is put in. A text that is not here stays English:
// tests/arch/check_translations.py looks for those. What fits several goes to the first.
constexpr const char* kTexts[] = {
    QT_TRANSLATE_NOOP("Core", "the file is larger than 8 MB"),
    QT_TRANSLATE_NOOP("Core", "line %1: not JSON: %2"),
    QT_TRANSLATE_NOOP("Core", "column %1: %2"),
    QT_TRANSLATE_NOOP("Core", "must be an object"),
    QT_TRANSLATE_NOOP("Core", "its folder cannot be made"),
    QT_TRANSLATE_NOOP("Core", "another program is writing it; try again"),
    QT_TRANSLATE_NOOP("Core", "its folder cannot be written to"),
    QT_TRANSLATE_NOOP("Core", "the file is not valid and will not be overwritten; %1: %2"),
    QT_TRANSLATE_NOOP("Core", "something else was changed meanwhile: look at it first"),
    QT_TRANSLATE_NOOP("Core", "a name has 1 to 200 characters"),
    QT_TRANSLATE_NOOP("Core", "a name has printable characters only"),
    QT_TRANSLATE_NOOP("Core", "more than 1000 entries"),
    QT_TRANSLATE_NOOP("Core", "must be a whole number"),
    QT_TRANSLATE_NOOP("Core", "must be a number"),
    QT_TRANSLATE_NOOP("Core", "must be a finite number"),
    QT_TRANSLATE_NOOP("Core", "must be a string"),
    QT_TRANSLATE_NOOP("Core", "must have at most %1 characters"),
    QT_TRANSLATE_NOOP("Core", "must not contain control characters"),
    QT_TRANSLATE_NOOP("Core", "must be one of %1"),
    QT_TRANSLATE_NOOP("Core", "must have %1 to %2 items"),
    QT_TRANSLATE_NOOP("Core", "is in the list twice"),
    QT_TRANSLATE_NOOP("Core", "must have at most %1 names"),
    QT_TRANSLATE_NOOP("Core", "must be true or false"),
    QT_TRANSLATE_NOOP("Core", "must be a list"),
    QT_TRANSLATE_NOOP("Core", "must be an object of strings"),
    QT_TRANSLATE_NOOP("Core", "unknown key"),
    QT_TRANSLATE_NOOP("Core", "unknown key; is it %1?"),
    QT_TRANSLATE_NOOP("Core", "must be a whole number from 1 to 1000000000000"),
    QT_TRANSLATE_NOOP("Core", "must be more than that of the tier before"),
    QT_TRANSLATE_NOOP("Core", "must be a number from 0 to 1000000, or null"),
    QT_TRANSLATE_NOOP("Core", "must have at most %1 items"),
    QT_TRANSLATE_NOOP("Core", "is missing"),
    QT_TRANSLATE_NOOP("Core", "a provider needs a base URL"),
    QT_TRANSLATE_NOOP("Core", "a key goes over https only, except to this computer"),
    QT_TRANSLATE_NOOP("Core", "must start with / and have no query"),
    QT_TRANSLATE_NOOP("Core", "the name of the variable is needed when the key comes from one"),
    QT_TRANSLATE_NOOP("Core", "must be the name of an environment variable, not a key"),
    QT_TRANSLATE_NOOP("Core", "a key does not belong in an address"),
    QT_TRANSLATE_NOOP("Core", "is not the name of a header"),
    QT_TRANSLATE_NOOP("Core", "this header is written by the transport"),
    QT_TRANSLATE_NOOP("Core", "a key does not belong in this file: write keychain:NAME"),
    QT_TRANSLATE_NOOP("Core", "must be one line"),
    QT_TRANSLATE_NOOP("Core", "must be system, none, http://HOST:PORT or socks5://HOST:PORT"),
    QT_TRANSLATE_NOOP("Core", "must be a URL as https://host/v1, or %1"),
    QT_TRANSLATE_NOOP("Core", "must not contain a name or a password"),
    QT_TRANSLATE_NOOP("Core", "must not have a query (there is a setting for it) or a fragment"),
    QT_TRANSLATE_NOOP("Core", "a model needs a provider"),
    QT_TRANSLATE_NOOP("Core", "a chain needs at least one model"),
    QT_TRANSLATE_NOOP("Core", "model comes first, if it is in the list"),
    QT_TRANSLATE_NOOP("Core", "must not be more than window_ms"),
    QT_TRANSLATE_NOOP("Core", "there is no %1 \"%2\""),
    QT_TRANSLATE_NOOP("Core", "has more than %1 tiers"),
    QT_TRANSLATE_NOOP("Core", "must be USD per token, a number from 0 to 1, or null"),
    QT_TRANSLATE_NOOP("Core", "must be [from, to] in tokens"),
    QT_TRANSLATE_NOOP("Core", "a model needs a name"),
    QT_TRANSLATE_NOOP("Core", "there is no model in it that answers with text"),
    QT_TRANSLATE_NOOP("Core", "must be 1, the version of the format"),
    QT_TRANSLATE_NOOP("Core", "must be a text"),
    QT_TRANSLATE_NOOP("Core", "must be a day or a month, as 2026-11-30"),
    QT_TRANSLATE_NOOP("Core", "must be a day, as 2026-11-30"),
    QT_TRANSLATE_NOOP("Core", "must be a list with at least one name"),
    QT_TRANSLATE_NOOP("Core", "there is no source \"%1\""),
    QT_TRANSLATE_NOOP("Core", "must not be before from"),
    QT_TRANSLATE_NOOP("Core", "a status is 400 to 599"),
    QT_TRANSLATE_NOOP("Core", "a kind is a status, hang, reset, cut, error or slow"),
    QT_TRANSLATE_NOOP("Core", "this kind takes no argument"),
    QT_TRANSLATE_NOOP("Core", "an argument is a number up to 10000000"),
    QT_TRANSLATE_NOOP("Core", "a count is 1 to 1000000, or *"),
    QT_TRANSLATE_NOOP("Core", "a model's name is missing"),
    QT_TRANSLATE_NOOP("Core", "unexpected text; the form is KIND[:ARG][xN][@MODEL]"),
    QT_TRANSLATE_NOOP("Core", "the folder %1 cannot be made"),
    QT_TRANSLATE_NOOP("Core", "its permissions cannot be set"),
    QT_TRANSLATE_NOOP("Core", "the disk is full"),
    QT_TRANSLATE_NOOP("Core", "was written by a newer version of Plimsoll and is left alone"),
    QT_TRANSLATE_NOOP("Core", "there is no database for them"),
    QT_TRANSLATE_NOOP("Core", "is empty"),
    QT_TRANSLATE_NOOP("Core", "there is no database"),
    QT_TRANSLATE_NOOP("Core", "the prompts are deleted, but another program is reading the file: wipe it again when that has ended"),
    QT_TRANSLATE_NOOP("Core", "The answer is larger than %1 MiB"),
    QT_TRANSLATE_NOOP("Core", "%1 sent an interim answer (%2) over HTTP/1.1, which cannot be read"),
    QT_TRANSLATE_NOOP("Core", "The answer cannot be unpacked: %1"),
    QT_TRANSLATE_NOOP("Core", "No connection within %1 ms"),
    QT_TRANSLATE_NOOP("Core", "No answer within %1 ms"),
    QT_TRANSLATE_NOOP("Core", "Silence for %1 ms inside the answer"),
    QT_TRANSLATE_NOOP("Core", "No content for %1 ms"),
    QT_TRANSLATE_NOOP("Core", "The server redirects to %1: not followed, because the key would go there. Set base_url to the final address"),
    QT_TRANSLATE_NOOP("Core", "There is no profile \"%1\""),
    QT_TRANSLATE_NOOP("Core", "There is no model \"%1\""),
    QT_TRANSLATE_NOOP("Core", "There is no message to send"),
    QT_TRANSLATE_NOOP("Core", "The built-in sandbox is not running"),
    QT_TRANSLATE_NOOP("Core", "Not an http or https URL with a host"),
    QT_TRANSLATE_NOOP("Core", "No key for %1: the environment variable %2 is not set"),
    QT_TRANSLATE_NOOP("Core", "No key for %1: enter it in Settings or with `plimsollctl keys set %1`"),
    QT_TRANSLATE_NOOP("Core", "The keyring is locked: unlock it, and the key for %1 can be read"),
    QT_TRANSLATE_NOOP("Core", "The keyring refused the key for %1: allow it there and try again"),
    QT_TRANSLATE_NOOP("Core", "The key for %1 cannot be read: %2"),
    QT_TRANSLATE_NOOP("Core", "holds no certificate in PEM form"),
    QT_TRANSLATE_NOOP("Core", "is no proxy: system, none, http://HOST:PORT or socks5://HOST:PORT"),
    QT_TRANSLATE_NOOP("Core", "The certificate of %1 is not trusted (%2). If the server, or a proxy on the way to it, is your own, "
                              "name its authority in ca_file"),
    QT_TRANSLATE_NOOP("Core", "The server at %1 shows a certificate for %2: check base_url"),
    QT_TRANSLATE_NOOP("Core", "The certificate of %1 ran out on %2: check this computer's clock; else its owner has to renew it"),
    QT_TRANSLATE_NOOP("Core", "The certificate of %1 is valid only from %2: check this computer's clock"),
    QT_TRANSLATE_NOOP("Core", "No safe connection to %1: %2"),
    QT_TRANSLATE_NOOP("Core", "%1 refuses connections: check base_url, and that the server is running"),
    QT_TRANSLATE_NOOP("Core", "There is no host %1 to be found: check base_url and the network"),
    QT_TRANSLATE_NOOP("Core", "The proxy %1 refuses connections: check `proxy`, or set it to none"),
    QT_TRANSLATE_NOOP("Core", "There is no proxy %1 to be found: check `proxy`, or set it to none"),
    QT_TRANSLATE_NOOP("Core", "The proxy %1 does not answer: check `proxy`, or set it to none"),
    QT_TRANSLATE_NOOP("Core", "The proxy %1 closed the connection to %2"),
    QT_TRANSLATE_NOOP("Core", "%1 closed the connection before its answer was whole"),
    QT_TRANSLATE_NOOP("Core", "%1 through the proxy %2: %3. Check `proxy`, or set it to none"),
    QT_TRANSLATE_NOOP("Core", "No keyring in this session (no D-Bus): give the key for %1 through the environment (`key: env`)"),
    QT_TRANSLATE_NOOP("Core", "No keyring is running: start one (gnome-keyring, KWallet, KeePassXC), or give the key for %1 through "
                              "the environment (`key: env`)"),
    QT_TRANSLATE_NOOP("Core", "libsecret-1-0 is not installed, so the key for %1 cannot be read: install it, or use `key: env`"),
    QT_TRANSLATE_NOOP("Core", "The proxy %1 wants another user name and password: give them in `proxy`, as in "
                              "http://USER:PASSWORD@%1"),
    QT_TRANSLATE_NOOP("Core", "%1 (asked without stream_options from now on; the quirk no_stream_options of the provider %2 "
                              "spares the refusal)"),
    QT_TRANSLATE_NOOP("Core", "a JSON Pointer starts with /"),
    QT_TRANSLATE_NOOP("Core", "must be %1 to %2"),
};

/// The text with holes, as something that finds out what was put in.
QRegularExpression patternOf(const QString& text)
{
    static const QRegularExpression kHole(QStringLiteral("%\\d"));
    QString pattern;
    qsizetype at = 0;
    for (auto holes = kHole.globalMatch(text); holes.hasNext();) {
        const auto hole = holes.next();
        pattern += QRegularExpression::escape(text.mid(at, hole.capturedStart() - at)) + QStringLiteral("(.+)");
        at = hole.capturedEnd();
    }
    pattern += QRegularExpression::escape(text.mid(at));
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern), QRegularExpression::DotMatchesEverythingOption);
}

struct Texts
{
    struct WithHoles
    {
        const char* text;
        QRegularExpression pattern;
        QList<int> places; ///< the numbers of its holes, in their order
    };

    Texts()
    {
        for (const char* each : kTexts) {
            const QString text = QString::fromLatin1(each);
            if (!text.contains(QLatin1Char('%'))) {
                whole.insert(text, each);
                continue;
            }
            WithHoles entry{each, patternOf(text), {}};
            for (qsizetype at = text.indexOf(QLatin1Char('%')); at >= 0; at = text.indexOf(QLatin1Char('%'), at + 1))
                entry.places << text.at(at + 1).digitValue();
            holes.push_back(entry);
        }
    }

    QHash<QString, const char*> whole;
    std::vector<WithHoles> holes;
};

} // namespace

QString fromCore(const QString& english)
{
    static const Texts kKnown;
    if (const char* text = kKnown.whole.value(english))
        return QCoreApplication::translate("Core", text);
    for (const Texts::WithHoles& entry : kKnown.holes) {
        const auto match = entry.pattern.match(english);
        if (!match.hasMatch())
            continue;
        QString text = QCoreApplication::translate("Core", entry.text);
        QStringList filled{{}, {}, {}, {}};
        for (qsizetype i = 0; i < entry.places.size(); ++i)
            filled[entry.places[i]] = fromCore(match.captured(int(i) + 1)); // what is put in may be a text of ours too
        QString done;
        for (qsizetype i = 0; i < text.size(); ++i) {
            const bool hole = text.at(i) == QLatin1Char('%') && i + 1 < text.size() && text.at(i + 1).isDigit();
            if (hole)
                done += filled.value(text.at(++i).digitValue());
            else
                done += text.at(i);
        }
        return done;
    }
    return english;
}

QString fromCore(const std::string& english)
{
    return fromCore(QString::fromStdString(english));
}

} // namespace plimsoll
