#include "core/config/fault.h"

#include <QLatin1String>

#include <array>
#include <cmath>

namespace plimsoll {

namespace {

struct Word
{
    const char* text;
    Fault::Kind kind;
    bool takesArg;
};
constexpr std::array<Word, 5> kWords{{{"hang", Fault::Kind::Hang, true},
                                      {"reset", Fault::Kind::Reset, false},
                                      {"cut", Fault::Kind::Cut, true},
                                      {"error", Fault::Kind::Error, true},
                                      {"slow", Fault::Kind::Slow, true}}};
constexpr int kMaxTimes = 1'000'000;
constexpr double kMaxArg = 1e7;

Error at(qsizetype index, const char* what) { return {std::to_string(index + 1), what}; }

/// Its end, or the index at which no number stands.
qsizetype numberEnd(const QString& text, qsizetype from)
{
    qsizetype i = from;
    while (i < text.size() && ((text[i] >= u'0' && text[i] <= u'9') || text[i] == u'.'))
        ++i;
    return i;
}

} // namespace

Result<Fault> parseFault(const QString& text)
{
    Fault fault;
    qsizetype i = 0;
    bool takesArg = true;
    if (const qsizetype end = numberEnd(text, 0); end > 0) {
        bool ok = false;
        fault.status = text.left(end).toInt(&ok);
        if (!ok || fault.status < 400 || fault.status > 599)
            return at(0, "a status is 400 to 599");
        i = end;
    } else {
        const Word* found = nullptr;
        for (const Word& word : kWords)
            if (text.startsWith(QLatin1String(word.text)))
                found = &word;
        if (!found)
            return at(0, "a kind is a status, hang, reset, cut, error or slow");
        fault.kind = found->kind;
        takesArg = found->takesArg;
        i = QLatin1String(found->text).size();
    }
    if (i < text.size() && text[i] == u':') {
        if (!takesArg)
            return at(i, "this kind takes no argument");
        const qsizetype end = numberEnd(text, ++i);
        bool ok = false;
        const double value = text.mid(i, end - i).toDouble(&ok);
        if (!ok || value > kMaxArg)
            return at(i, "an argument is a number up to 10000000");
        fault.arg = value;
        i = end;
    }
    if (i < text.size() && text[i] == u'x') {
        ++i;
        if (i < text.size() && text[i] == u'*') {
            fault.times = Fault::kAlways;
            ++i;
        } else {
            const qsizetype end = numberEnd(text, i);
            bool ok = false;
            fault.times = text.mid(i, end - i).toInt(&ok);
            if (!ok || fault.times < 1 || fault.times > kMaxTimes)
                return at(i, "a count is 1 to 1000000, or *");
            i = end;
        }
    }
    if (i < text.size() && text[i] == u'@') {
        fault.model = text.mid(i + 1);
        if (fault.model.isEmpty())
            return at(i + 1, "a model's name is missing");
        return fault;
    }
    if (i < text.size())
        return at(i, "unexpected text; the form is KIND[:ARG][xN][@MODEL]");
    return fault;
}

Result<QList<Fault>> parseFaults(const QStringList& texts)
{
    QList<Fault> faults;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        Result<Fault> fault = parseFault(texts[i]);
        if (!fault)
            return Error{'/' + std::to_string(i) + ':' + fault.error().where, fault.error().what};
        faults.append(*fault);
    }
    return faults;
}

QString toString(const Fault& fault)
{
    QString text;
    if (fault.kind == Fault::Kind::Status)
        text = QString::number(fault.status);
    for (const Word& word : kWords)
        if (fault.kind == word.kind)
            text = QLatin1String(word.text);
    if (fault.arg)
        text += u':' + QString::number(*fault.arg, 'g', 12);
    if (fault.times == Fault::kAlways)
        text += QLatin1String("x*");
    else if (fault.times != 1)
        text += u'x' + QString::number(fault.times);
    if (!fault.model.isEmpty())
        text += u'@' + fault.model;
    return text;
}

} // namespace plimsoll
