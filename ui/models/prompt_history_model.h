// The kept prompts as rows of a list; the view asks for older ones when it comes to the end.
#pragma once

#include "ui/presenters/prompt_history_row.h"

#include <QAbstractListModel>

#include <vector>

namespace plimsoll {

class PromptHistoryModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { IdRole = Qt::UserRole + 1, DetailsRole, PinnedRole };
    using QAbstractListModel::QAbstractListModel;

    /// Prompts that stay keep their index, and so their selection.
    void set(const std::vector<PromptHistoryRow>& rows, bool more);
    int rowOf(qint64 id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

Q_SIGNALS:
    void moreWanted();

private:
    std::vector<PromptHistoryRow> m_rows;
    bool m_more = false;
};

} // namespace plimsoll
