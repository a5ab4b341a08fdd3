#include "ui/models/limit_model.h"

#include "core/telemetry/format.h"
#include "ui/models/table_header.h"

namespace plimsoll {

namespace {
const QString kIndent(QChar(0x2002));

QString withSpan(const LimitRow& row)
{
    return row.span.isEmpty() || row.subscription ? row.window : LimitModel::tr("%1, %2").arg(row.window, row.span);
}
} // namespace

void LimitModel::set(const std::vector<LimitRow>& rows)
{
    takeOver(rows, [](const LimitRow& a, const LimitRow& b) { return a.isSame(b); });
}

QVariant LimitModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const LimitRow& row = rows()[std::size_t(index.row())];
    const int column = index.column();
    switch (role) {
    case MeaningRole:
        return int(row.meaning);
    case ShareRole:
        return row.share ? QVariant(*row.share) : QVariant();
    case LineRole:
        return QVariant::fromValue(row.line);
    case Qt::TextAlignmentRole:
        return int((column == Left ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        if (column == Left || column == Share)
            return row.exact;
        break;
    case Qt::AccessibleTextRole:
    case Qt::DisplayRole:
        break;
    default:
        return {};
    }
    switch (column) {
    case Provider:
        return row.provider;
    case Model:
        return row.model.isEmpty() && row.subscription ? tr("all models") : row.model;
    case Window:
        return row.usual_span && role == Qt::DisplayRole ? row.window : withSpan(row);
    case Left:
        return row.left;
    case Share:
        return row.share ? QStringLiteral("%1 %2").arg(formatPercent(*row.share), row.state) : row.state;
    case Resets:
        return row.resets;
    case Trend:
        return row.trend;
    default:
        return row.age;
    }
}

QVariant LimitModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const auto cell = [section]() -> HeaderCell {
        switch (section) {
        case Provider: return {tr("Provider")};
        case Model: return {tr("Model")};
        case Window: return {tr("Limit")};
        case Left: return {tr("Left"), Qt::AlignRight};
        case Share: return {kIndent + tr("Share left")}; // as its delegate draws it
        case Resets: return {tr("Resets")};
        case Trend: return {kIndent + tr("Trend")};
        default: return {tr("Heard")};
        }
    };
    return headerOf(cell(), orientation, role);
}

} // namespace plimsoll
