#include "ui/widgets/data_table.h"

#include "ui/theme/fonts.h"
#include "ui/theme/spacing.h"

#include <QHeaderView>
#include <QTableView>

namespace plimsoll {

QTableView* makeDataTable(const QString& accessibleName, QWidget* parent)
{
    auto* table = new QTableView(parent);
    table->setAccessibleName(accessibleName);
    table->setFrameShape(QFrame::NoFrame);
    table->setShowGrid(false);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setTabKeyNavigation(false);
    table->setWordWrap(false);
    table->setFont(figureFont(TextRole::Body));
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table->verticalHeader()->setDefaultSectionSize(QFontMetrics(table->font()).height() + spacing::kUnit);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setFont(textFont(TextRole::Caption));
    return table;
}

} // namespace plimsoll
