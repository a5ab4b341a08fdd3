// curl and Python. The scenario is in prompt_export_scenario.cpp.
#include "ui/presenters/prompt_export.h"

#include "core/live/provider.h"
#include "core/live/wire_prompt.h"
#include "ui/language/core_texts.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <optional>

namespace plimsoll {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PromptExport)
};

constexpr QLatin1String kFromKeychain{"keychain:"};
const QByteArray kSecretMark("\x01"); // stands for a key until it becomes a variable's name

QString variableOf(const QString& name)
{
    QString variable;
    for (const QChar c : name.toUpper())
        variable += (c >= u'A' && c <= u'Z') || c.isDigit() ? c : QChar(u'_');
    if (variable.isEmpty() || variable.front().isDigit())
        variable.prepend(u'_');
    return variable + QStringLiteral("_API_KEY");
}

struct KeyHeader
{
    QString name, before, variable; ///< "authorization", "Bearer ", "OPENAI_API_KEY"
};

struct Exchange
{
    QString model, url;
    QList<std::pair<QString, QString>> headers;
    QList<KeyHeader> secrets;
    QJsonObject body;
    ProviderEntry entry;
    bool stream = false;
    QString problem;

    QStringList variables() const
    {
        QStringList names;
        for (const KeyHeader& secret : secrets)
            names << secret.variable;
        names.removeDuplicates();
        return names;
    }
};

Exchange exchangeOf(const PromptExportSource& source, const PromptRequest& request, QString model)
{
    Exchange out;
    const Config& config = source.config;
    if (model.isEmpty())
        model = request.model;
    const auto profile = config.profiles.find(request.profile.isEmpty() ? config.default_profile : request.profile);
    if (model.isEmpty() && profile != config.profiles.end())
        model = profile->second.chain.value(0);
    const auto entry = config.models.find(model);
    const auto provider =
        entry == config.models.end() ? config.providers.end() : config.providers.find(entry->second.provider);
    if (provider == config.providers.end()) {
        out.problem = Words::tr("There is no model to ask.");
        return out;
    }
    out.model = model;
    out.entry = provider->second;
    out.stream = request.stream;

    ChatRequest chat = toWire(request);
    chat.model = entry->second.remote_name.isEmpty() ? model : entry->second.remote_name;
    QMap<QString, QString> extra = out.entry.extra_headers;
    QMap<QString, QString> kept; // header -> variable
    for (auto it = extra.begin(); it != extra.end(); ++it) {
        if (!it->startsWith(kFromKeychain))
            continue;
        kept.insert(it.key().toLower(), variableOf(it->mid(kFromKeychain.size())));
        *it = QString::fromLatin1(kSecretMark);
    }
    const bool key = out.entry.key != KeySource::None && !out.entry.isSandbox();
    const WireRequest wire = buildRequest(out.entry, chat, kSecretMark, extra);
    const auto url = Provider(provider->first, out.entry, source.sandbox, source.keys).url(wire.target);
    if (!url) {
        out.problem = fromCore(url.error().what);
        return out;
    }
    out.url = QString::fromLatin1(url->toEncoded());
    out.body = QJsonDocument::fromJson(wire.body).object();
    const QString own = out.entry.key == KeySource::Environment ? out.entry.key_env : variableOf(provider->first);
    for (const auto& [name, value] : wire.headers) {
        const QString text = QString::fromUtf8(value), header = QString::fromUtf8(name);
        if (!value.endsWith(kSecretMark))
            out.headers.append({header, text});
        else if (kept.contains(header.toLower()))
            out.secrets.append({header, {}, kept.value(header.toLower())});
        else if (key)
            out.secrets.append({header, text.chopped(kSecretMark.size()), own});
    }
    return out;
}

QString shellQuoted(QString text)
{
    return u'\'' + text.replace(u'\'', QStringLiteral("'\\''")) + u'\'';
}

QString pythonQuoted(const QString& text)
{
    // A JSON string is a Python one.
    const QByteArray array = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(array.mid(1, array.size() - 2));
}

QString pythonOf(const QJsonValue& value, int indent)
{
    const QString margin(indent, u' ');
    switch (value.type()) {
    case QJsonValue::Bool:
        return value.toBool() ? QStringLiteral("True") : QStringLiteral("False");
    case QJsonValue::Double:
        return QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact)).mid(1).chopped(1);
    case QJsonValue::String:
        return pythonQuoted(value.toString());
    case QJsonValue::Array: {
        QString text = QStringLiteral("[\n");
        for (const QJsonValue& item : value.toArray())
            text += margin + QStringLiteral("    ") + pythonOf(item, indent + 4) + QStringLiteral(",\n");
        return text + margin + u']';
    }
    case QJsonValue::Object: {
        QString text = QStringLiteral("{\n");
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            text += margin + QStringLiteral("    ") + pythonQuoted(it.key()) + QStringLiteral(": ") +
                    pythonOf(*it, indent + 4) + QStringLiteral(",\n");
        return text + margin + u'}';
    }
    default:
        return QStringLiteral("None");
    }
}

/// How the program prints what comes, by dialect and with or without a stream.
QString pythonReader(const Exchange& exchange)
{
    const bool anthropic = exchange.entry.dialect == Dialect::Anthropic;
    if (!exchange.stream)
        return anthropic
                   ? QStringLiteral("        print(\"\".join(part.get(\"text\", \"\") for part in "
                                    "json.load(reply)[\"content\"]))\n")
                   : QStringLiteral("        print(json.load(reply)[\"choices\"][0][\"message\"][\"content\"])\n");
    QString text = QStringLiteral("        for line in reply:\n"
                                  "            data = line[5:].strip() if line.startswith(b\"data:\") else b\"\"\n"
                                  "            if not data or data == b\"[DONE]\":\n"
                                  "                continue\n"
                                  "            event = json.loads(data)\n"
                                  "            if \"error\" in event:\n"
                                  "                sys.exit(json.dumps(event[\"error\"]))\n");
    text +=
        anthropic
            ? QStringLiteral("            print(event.get(\"delta\", {}).get(\"text\", \"\"), end=\"\", flush=True)\n")
            : QStringLiteral(
                  "            for choice in event.get(\"choices\", []):\n"
                  "                print(choice.get(\"delta\", {}).get(\"content\") or \"\", end=\"\", flush=True)\n");
    return text + QStringLiteral("        print()\n");
}

} // namespace

PromptExport promptAsCurl(const PromptExportSource& source, const PromptRequest& request, QString model)
{
    const Exchange exchange = exchangeOf(source, request, std::move(model));
    PromptExport out{{}, exchange.model, exchange.variables(), exchange.problem};
    if (!out.problem.isEmpty())
        return out;
    QString secrets;
    for (const KeyHeader& secret : exchange.secrets) {
        // printf is the shell's own: what it is given is in no list of processes.
        secrets += QStringLiteral("printf '%s: %s%s\\n' %1 %2 \"$%3\"")
                       .arg(shellQuoted(secret.name), shellQuoted(secret.before), secret.variable);
        secrets += &secret == &exchange.secrets.last() ? QString() : QStringLiteral("; ");
    }
    if (exchange.secrets.size() > 1)
        secrets = QStringLiteral("{ ") + secrets + QStringLiteral("; }");
    QStringList words{QStringLiteral("curl --silent --show-error") +
                      (exchange.stream ? QStringLiteral(" --no-buffer ") : QStringLiteral(" ")) +
                      shellQuoted(exchange.url)};
    if (!exchange.entry.ca_file.isEmpty())
        words << QStringLiteral("--cacert ") + shellQuoted(exchange.entry.ca_file);
    if (exchange.entry.proxy == QLatin1String("none"))
        words << QStringLiteral("--noproxy '*'");
    for (const auto& [name, value] : exchange.headers)
        words << QStringLiteral("--header ") + shellQuoted(name + QStringLiteral(": ") + value);
    if (!secrets.isEmpty())
        words << QStringLiteral("--header @-");
    words << QStringLiteral("--data-binary @/dev/fd/3 3<<'BODY'");
    // No line of JSON is the word BODY: a text's own ends of line are escaped.
    out.text = (secrets.isEmpty() ? QString() : secrets + QStringLiteral(" |\n")) +
               words.join(QStringLiteral(" \\\n  ")) + u'\n' +
               QString::fromUtf8(QJsonDocument(exchange.body).toJson(QJsonDocument::Indented)) +
               QStringLiteral("BODY\n");
    return out;
}

PromptExport promptAsPython(const PromptExportSource& source, const PromptRequest& request, QString model)
{
    const Exchange exchange = exchangeOf(source, request, std::move(model));
    PromptExport out{{}, exchange.model, exchange.variables(), exchange.problem};
    if (!out.problem.isEmpty())
        return out;
    QString headers;
    for (const auto& [name, value] : exchange.headers)
        headers += QStringLiteral("    %1: %2,\n").arg(pythonQuoted(name), pythonQuoted(value));
    for (const KeyHeader& secret : exchange.secrets)
        headers += QStringLiteral("    %1: %2 + os.environ[%3],\n")
                       .arg(pythonQuoted(secret.name), pythonQuoted(secret.before), pythonQuoted(secret.variable));
    const bool os = !exchange.secrets.isEmpty();
    // Built piece by piece: a text may have "%1" in it.
    out.text = QStringLiteral("import json\n") + (os ? QStringLiteral("import os\n") : QString()) +
               (exchange.entry.ca_file.isEmpty() ? QString() : QStringLiteral("import ssl\n")) +
               QStringLiteral("import sys\nimport urllib.error\nimport urllib.request\n\nbody = ") +
               pythonOf(exchange.body, 0) + QStringLiteral("\nheaders = {\n") + headers +
               QStringLiteral("}\nrequest = urllib.request.Request(") + pythonQuoted(exchange.url) +
               QStringLiteral(", json.dumps(body).encode(), headers)\ntry:\n    with urllib.request.urlopen(request") +
               (exchange.entry.ca_file.isEmpty() ? QString()
                                                 : QStringLiteral(", context=ssl.create_default_context(cafile=") +
                                                       pythonQuoted(exchange.entry.ca_file) + u')') +
               QStringLiteral(") as reply:\n") + pythonReader(exchange) +
               QStringLiteral("except urllib.error.HTTPError as error:\n"
                              "    sys.exit(f\"{error.code} {error.read().decode(errors='replace')}\")\n");
    return out;
}

} // namespace plimsoll
