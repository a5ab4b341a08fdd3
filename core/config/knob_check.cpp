#include "core/config/knob_check.h"

#include "core/config/json_pointer.h"
#include "core/config/price_tiers.h"

#include <QJsonArray>
#include <QJsonObject>

#include <cmath>

namespace plimsoll {

namespace {

constexpr double kMaxWhole = 9007199254740991.0; // 2^53 - 1: above it a JSON number is no longer exact
constexpr qsizetype kMaxItemText = 2000;

QString plain(double value)
{
    return QString::number(value, 'g', 16);
}

QString rangeText(const Knob& knob)
{
    const QString unit = unitText(knob.unit);
    return plain(knob.min) + u" to " + plain(knob.max) + (unit.isEmpty() ? QString() : QString(u' ' + unit));
}

/// What is wrong, or nothing.
QString numberFault(const Knob& knob, const QJsonValue& value, bool whole)
{
    if (!value.isDouble())
        return whole ? QStringLiteral("must be a whole number") : QStringLiteral("must be a number");
    const double number = value.toDouble();
    if (!std::isfinite(number))
        return QStringLiteral("must be a finite number");
    if (whole && (std::trunc(number) != number || std::abs(number) > kMaxWhole))
        return QStringLiteral("must be a whole number");
    if (number < knob.min || number > knob.max)
        return QStringLiteral("must be %1").arg(rangeText(knob));
    return {};
}

QString textFault(const QJsonValue& value, double max)
{
    if (!value.isString())
        return QStringLiteral("must be a string");
    const QString text = value.toString();
    if (double(text.size()) > max)
        return QStringLiteral("must have at most %1 characters").arg(plain(max));
    for (const QChar c : text)
        if (c.isNull() || (c < u' ' && c != u'\n' && c != u'\t'))
            return QStringLiteral("must not contain control characters");
    return {};
}

QString choiceFault(const Knob& knob, const QJsonValue& value)
{
    if (value.isString() && knob.choices.contains(value.toString()))
        return {};
    return QStringLiteral("must be one of ") + knob.choices.join(QStringLiteral(", "));
}

class ItemCheck // of lists and maps: each item has its own place
{
public:
    ItemCheck(const QString& pointer, QList<Error>& errors) : m_pointer(pointer), m_errors(errors) {}

    void add(const QString& pointer, const QString& fault)
    {
        if (!fault.isEmpty())
            m_errors << Error{pointer.toStdString(), fault.toStdString()};
    }
    template <class Fault> void list(const QJsonArray& items, double min, double max, Fault fault, bool distinct = true)
    {
        if (double(items.size()) < min || double(items.size()) > max)
            add(m_pointer, QStringLiteral("must have %1 to %2 items").arg(plain(min), plain(max)));
        for (qsizetype i = 0; i < items.size(); ++i) {
            const QString at = pointerTo(m_pointer, i);
            const QString wrong = fault(items[i]);
            add(at, wrong);
            for (qsizetype before = 0; distinct && wrong.isEmpty() && before < i; ++before) {
                if (items[before] == items[i]) {
                    add(at, QStringLiteral("is in the list twice"));
                    break;
                }
            }
        }
    }
    void map(const QJsonObject& items, double max)
    {
        if (double(items.size()) > max)
            add(m_pointer, QStringLiteral("must have at most %1 names").arg(plain(max)));
        for (auto it = items.begin(); it != items.end(); ++it)
            if (!it.value().isNull()) // takes the name away
                add(pointerTo(m_pointer, it.key()), textFault(it.value(), kMaxItemText));
    }

private:
    const QString& m_pointer;
    QList<Error>& m_errors;
};

void checkList(const Knob& knob, const QJsonArray& items, ItemCheck& check)
{
    if (knob.kind == KnobKind::WholeList)
        check.list(items, 0, kMaxWholeItems, [&knob](const QJsonValue& item) { return numberFault(knob, item, true); });
    else if (knob.kind == KnobKind::Choices)
        check.list(items, knob.min, knob.max, [&knob](const QJsonValue& item) { return choiceFault(knob, item); });
    else
        check.list(items, knob.min, knob.max, [](const QJsonValue& item) { return textFault(item, kMaxItemText); },
                   knob.target != KnobTarget::Nothing); // the same fault twice is two faults
}

} // namespace

bool checkValue(const Knob& knob, const QJsonValue& value, const QString& pointer, QList<Error>& errors)
{
    if (knob.nullable && value.isNull())
        return true;
    const qsizetype before = errors.size();
    ItemCheck check(pointer, errors);
    switch (knob.kind) {
    case KnobKind::Switch:
        check.add(pointer, value.isBool() ? QString() : QStringLiteral("must be true or false"));
        break;
    case KnobKind::Whole: check.add(pointer, numberFault(knob, value, true)); break;
    case KnobKind::Number: check.add(pointer, numberFault(knob, value, false)); break;
    case KnobKind::Text: check.add(pointer, textFault(value, knob.max)); break;
    case KnobKind::Choice: check.add(pointer, choiceFault(knob, value)); break;
    case KnobKind::Choices:
    case KnobKind::WholeList:
    case KnobKind::TextList:
        if (value.isArray())
            checkList(knob, value.toArray(), check);
        else
            check.add(pointer, QStringLiteral("must be a list"));
        break;
    case KnobKind::PriceTiers:
        if (value.isArray())
            checkPriceTiers(value.toArray(), pointer, errors);
        else
            check.add(pointer, QStringLiteral("must be a list"));
        break;
    case KnobKind::TextMap:
        if (value.isObject())
            check.map(value.toObject(), knob.max);
        else
            check.add(pointer, QStringLiteral("must be an object of strings"));
        break;
    }
    return errors.size() == before;
}

} // namespace plimsoll
