#include "ui/presenters/costs_words.h"

#include "core/telemetry/format.h"

#include <QCoreApplication>

#include <array>

namespace plimsoll::costs_words {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Costs)
};

QByteArray cell(const QString& text)
{
    QByteArray bytes = text.toUtf8();
    if (!bytes.contains('"') && !bytes.contains(',') && !bytes.contains('\n') && !bytes.contains('\r'))
        return bytes;
    bytes.replace("\"", "\"\"");
    return '"' + bytes + '"';
}

QByteArray number(double value)
{
    return QByteArray::number(value, 'g', 15);
}

} // namespace

QString groupName(CostBy by, const QString& key)
{
    switch (by) {
    case CostBy::Day:
        return QLocale().toString(QDate::fromString(key, Qt::ISODate), QLocale::ShortFormat);
    case CostBy::Model:
        return key.isEmpty() ? Words::tr("(no model)") : key;
    case CostBy::Provider:
        return key.isEmpty() ? Words::tr("(no provider)") : key;
    case CostBy::Profile:
        break;
    }
    return key.isEmpty() ? Words::tr("(no profile)") : key;
}

QString heading(CostBy by)
{
    switch (by) {
    case CostBy::Day:
        return Words::tr("Day");
    case CostBy::Model:
        return Words::tr("Model");
    case CostBy::Provider:
        return Words::tr("Provider");
    case CostBy::Profile:
        break;
    }
    return Words::tr("Profile");
}

QString cost(const CostRow& sums)
{
    if (!sums.cost_usd)
        return sums.calls == 0 ? formatMoney(0) : Words::tr("unknown");
    const QString known = formatMoney(*sums.cost_usd);
    return sums.unknown_cost == 0 ? known : Words::tr("%1 + %n unknown", nullptr, int(sums.unknown_cost)).arg(known);
}

QString figure(const CostRow& sums)
{
    if (!sums.cost_usd || sums.unknown_cost == 0)
        return cost(sums);
    return Words::tr("≥ %1").arg(formatMoney(*sums.cost_usd));
}

QString waste(const CostRow& sums)
{
    return wasteUnknown(sums) ? Words::tr("unknown") : formatMoney(sums.waste_usd);
}

QString gaps(const CostRow& sums)
{
    QStringList parts;
    if (sums.unfinished > 0)
        parts << Words::tr("%n running or cut off with its program", nullptr, int(sums.unfinished));
    if (const qint64 others = sums.unknown_cost - sums.unfinished; others > 0)
        parts << Words::tr("%n of unknown cost", nullptr, int(others));
    return parts.join(QStringLiteral(", "));
}

QString wasteParts(const CostTableRow& total)
{
    if (wasteUnknown(total.sums))
        return Words::tr("unknown: calls failed, and their price is not known");
    QStringList parts;
    const auto add = [&parts](const QString& text, double usd) {
        if (usd > 0)
            parts << text.arg(formatMoney(usd));
    };
    add(Words::tr("failed calls %1"), total.waste.failed);
    add(Words::tr("retried attempts %1"), total.waste.retried);
    add(Words::tr("broken streams %1"), total.waste.broken);
    const double older = total.sums.waste_usd - total.waste.total();
    if (older > 1e-9)
        add(Words::tr("older days, not told apart %1"), older);
    return parts.isEmpty() ? Words::tr("no attempt was paid for in vain") : parts.join(QStringLiteral(" · "));
}

Meaning meaning(BudgetLevel level)
{
    switch (level) {
    case BudgetLevel::NoLine:
        return Meaning::Idle;
    case BudgetLevel::Under:
        return Meaning::Ok;
    case BudgetLevel::Near:
        return Meaning::Warning;
    case BudgetLevel::Reached:
        break;
    }
    return Meaning::Failed;
}

QString budgetFigure(const BudgetLine& line)
{
    const QString spent =
        line.incomplete ? Words::tr("at least %1").arg(formatMoney(line.spent_usd)) : formatMoney(line.spent_usd);
    if (!line.limit_usd)
        return spent;
    if (*line.limit_usd <= 0)
        return Words::tr("%1 of %2").arg(spent, formatMoney(*line.limit_usd));
    return Words::tr("%1 of %2 (%3)").arg(spent, formatMoney(*line.limit_usd), formatPercent(line.share()));
}

QString budgetWord(BudgetLevel level)
{
    switch (level) {
    case BudgetLevel::NoLine:
        return Words::tr("no line", "of a budget");
    case BudgetLevel::Under:
        return Words::tr("within", "a budget");
    case BudgetLevel::Near:
        return Words::tr("near", "a budget");
    case BudgetLevel::Reached:
        break;
    }
    return Words::tr("reached", "a budget");
}

QString budgetAlert(const BudgetLines& state)
{
    QStringList lines;
    const auto add = [&lines](const BudgetLine& line, const QString& reached, const QString& near) {
        if (line.level == BudgetLevel::Reached)
            lines << reached.arg(budgetFigure(line));
        else if (line.level == BudgetLevel::Near)
            lines << near.arg(budgetFigure(line));
    };
    add(state.day, Words::tr("The day's budget is reached: %1."), Words::tr("The day's budget is nearly reached: %1."));
    add(state.month, Words::tr("The month's budget is reached: %1."),
        Words::tr("The month's budget is nearly reached: %1."));
    if (lines.isEmpty())
        return {};
    lines << Words::tr("Calls go on. The lines are set in Settings, Budgets.");
    return lines.join(QLatin1Char(' '));
}

QByteArray csv(CostBy by, const std::vector<CostTableRow>& rows, const std::vector<CostTableRow>& play)
{
    static constexpr std::array kColumns{"day", "model", "provider", "profile"};
    QByteArray text = kColumns[std::size_t(by)];
    text +=
        ",calls,failed,cached,queued,unfinished,input_tokens,output_tokens,cost_usd,unknown_cost_calls,waste_usd,play_money\r\n";
    const auto add = [&text](const CostTableRow& row, const char* play_money) {
        const CostRow& sums = row.sums;
        const QByteArrayList cells{cell(row.key),
                                   QByteArray::number(sums.calls),
                                   QByteArray::number(sums.failed),
                                   QByteArray::number(sums.cached),
                                   QByteArray::number(sums.queued),
                                   QByteArray::number(sums.unfinished),
                                   QByteArray::number(sums.input_tokens),
                                   QByteArray::number(sums.output_tokens),
                                   sums.cost_usd ? number(*sums.cost_usd) : QByteArray(),
                                   QByteArray::number(sums.unknown_cost),
                                   wasteUnknown(sums) ? QByteArray() : number(sums.waste_usd),
                                   play_money};
        text += cells.join(',') + "\r\n";
    };
    for (const CostTableRow& row : rows)
        add(row, "0");
    for (const CostTableRow& row : play)
        add(row, "1");
    return text;
}

} // namespace plimsoll::costs_words
