#include "ui/models/limit_model.h"

#include "core/telemetry/format.h"

#include <algorithm>

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
    const auto same = [](const LimitRow& a, const LimitRow& b) { return a.isSame(b); };
    if (!std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(), same)) {
        // Others, or in another order: the view's indexes follow their windows.
        Q_EMIT layoutAboutToBeChanged();
        const QModelIndexList before = persistentIndexList();
        QModelIndexList after;
        for (const QModelIndex& index : before) {
            const LimitRow& row = m_rows[std::size_t(index.row())];
            const auto found = std::find_if(rows.begin(), rows.end(), [&](const LimitRow& r) { return r.isSame(row); });
            after.append(found == rows.end() ? QModelIndex() : createIndex(int(found - rows.begin()), index.column()));
        }
        m_rows = rows;
        changePersistentIndexList(before, after);
        Q_EMIT layoutChanged();
        return;
    }
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows[row] == m_rows[row])
            continue;
        m_rows[row] = rows[row];
        Q_EMIT dataChanged(index(int(row), 0), index(int(row), Columns - 1));
    }
}

const LimitRow* LimitModel::at(int row) const
{
    return row >= 0 && row < rowCount() ? &m_rows[std::size_t(row)] : nullptr;
}
int LimitModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}
int LimitModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant LimitModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const LimitRow& row = m_rows[std::size_t(index.row())];
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
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Left ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Provider:
        return tr("Provider");
    case Model:
        return tr("Model");
    case Window:
        return tr("Limit");
    case Left:
        return tr("Left");
    case Share:
        return QString(kIndent + tr("Share left")); // as its delegate draws it
    case Resets:
        return tr("Resets");
    case Trend:
        return QString(kIndent + tr("Trend"));
    default:
        return tr("Heard");
    }
}

} // namespace plimsoll
