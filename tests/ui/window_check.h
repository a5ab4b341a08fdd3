// What a person would call broken in a window, found by measuring: text that is cut off, controls without a name, widgets
// that leave their parent or lie on each other. Each finding is one line that says where.
#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyleOptionComboBox>
#include <QTableView>
#include <QTreeWidget>
#include <QWidget>

namespace plimsoll::test {

class WindowCheck
{
public:
    explicit WindowCheck(QWidget& window) : m_window(window) {}

    QStringList findings()
    {
        m_findings.clear();
        for (QWidget* widget : m_window.findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->objectName().startsWith(QLatin1String("qt_")))
                continue;
            checkName(*widget);
            checkText(*widget);
            checkPlace(*widget);
        }
        return m_findings;
    }

    static bool focusable(const QWidget& widget)
    {
        return widget.focusPolicy() != Qt::NoFocus && !widget.focusProxy() && widget.isVisible();
    }

    static QString nameOf(QWidget& widget)
    {
        QAccessibleInterface* seen = QAccessible::queryAccessibleInterface(&widget);
        return seen ? seen->text(QAccessible::Name) : QString();
    }

private:
    void find(const QWidget& widget, const QString& what)
    {
        QStringList path;
        for (const QWidget* at = &widget; at && at != &m_window; at = at->parentWidget())
            path.prepend(QLatin1String(at->metaObject()->className())
                         + (at->objectName().isEmpty() ? QString() : u'#' + at->objectName()));
        m_findings << what + QStringLiteral("  [") + path.mid(qMax(0, int(path.size()) - 4)).join(QStringLiteral(" > ")) + u']';
    }

    void checkName(QWidget& widget)
    {
        // A field inside a spin or combo box is reached through the box, which has the name.
        const bool inside = qobject_cast<QAbstractSpinBox*>(widget.parentWidget()) || qobject_cast<QComboBox*>(widget.parentWidget());
        const auto* label = qobject_cast<QLabel*>(&widget); // its text is its name; empty, there is nothing to read
        if (focusable(widget) && !inside && !(label && label->text().isEmpty()) && !qobject_cast<QScrollArea*>(&widget)
            && nameOf(widget).trimmed().isEmpty())
            find(widget, QStringLiteral("has no accessible name"));
    }

    /// On purpose: it ends with an ellipsis, and the whole is in the tooltip.
    static bool elided(const QWidget& widget, const QString& text)
    {
        return !widget.toolTip().isEmpty() && text.contains(QChar(0x2026));
    }

    void cut(const QWidget& widget, const QString& text, int wanted, int given)
    {
        find(widget, QStringLiteral("cut off (%1 of %2 px): \"%3\"").arg(given).arg(wanted).arg(text.left(60).simplified()));
    }

    void checkText(QWidget& widget)
    {
        if (auto* label = qobject_cast<QLabel*>(&widget))
            checkLabel(*label);
        else if (auto* button = qobject_cast<QAbstractButton*>(&widget)) {
            if (!button->text().isEmpty() && button->sizeHint().width() > button->width() && !elided(*button, button->text()))
                cut(*button, button->text(), button->sizeHint().width(), button->width());
        } else if (auto* combo = qobject_cast<QComboBox*>(&widget))
            checkCombo(*combo);
        else if (auto* header = qobject_cast<QHeaderView*>(&widget))
            checkHeader(*header);
        else if (auto* line = qobject_cast<QLineEdit*>(&widget)) {
            const int wanted = line->fontMetrics().horizontalAdvance(line->placeholderText());
            const int given = line->contentsRect().width() - 8;
            if (line->text().isEmpty() && wanted > given && line->toolTip().isEmpty())
                cut(*line, line->placeholderText(), wanted, given);
        } else if (auto* table = qobject_cast<QTableView*>(&widget))
            checkCells(*table);
        else if (auto* tree = qobject_cast<QTreeWidget*>(&widget))
            checkItems(*tree);
    }

    void checkLabel(QLabel& label)
    {
        if (label.text().isEmpty() || elided(label, label.text()))
            return;
        if (label.wordWrap()) {
            const int wanted = label.heightForWidth(label.width());
            if (wanted > label.height() + 1)
                cut(label, label.text(), wanted, label.height());
        } else if (label.sizeHint().width() > label.width() + 1) {
            cut(label, label.text(), label.sizeHint().width(), label.width());
        }
        if (!label.wordWrap() && label.fontMetrics().height() > label.height() + 2)
            cut(label, label.text(), label.fontMetrics().height(), label.height());
    }

    void checkCombo(QComboBox& combo)
    {
        if (combo.isEditable())
            return;
        QStyleOptionComboBox option;
        option.initFrom(&combo);
        option.subControls = QStyle::SC_All;
        const int given = combo.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &combo).width();
        const int wanted = combo.fontMetrics().horizontalAdvance(combo.currentText());
        if (wanted > given + 1 && combo.toolTip().isEmpty())
            cut(combo, combo.currentText(), wanted, given);
    }

    void checkHeader(QHeaderView& header)
    {
        if (header.orientation() != Qt::Horizontal || !header.model())
            return;
        for (int i = 0; i < header.count(); ++i) {
            const QString text = header.model()->headerData(i, Qt::Horizontal).toString();
            const int margin = header.style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, &header);
            const int wanted = header.fontMetrics().horizontalAdvance(text) + 2 * margin;
            const bool told = header.model()->headerData(i, Qt::Horizontal, Qt::ToolTipRole).isValid();
            if (!header.isSectionHidden(i) && !told && wanted > header.sectionSize(i))
                cut(header, text, wanted, header.sectionSize(i));
        }
    }

    /// A cell may be elided: then its tooltip has the whole.
    void checkCells(QTableView& table)
    {
        const QAbstractItemModel* model = table.model();
        for (int row = 0; model && row < qMin(model->rowCount(), 12); ++row) {
            for (int column = 0; column < model->columnCount(); ++column) {
                const QModelIndex index = model->index(row, column);
                const QString text = index.data().toString();
                const int wanted = table.fontMetrics().horizontalAdvance(text) + 4;
                if (!table.isColumnHidden(column) && wanted > table.columnWidth(column) && index.data(Qt::ToolTipRole).toString().isEmpty())
                    cut(table, text, wanted, table.columnWidth(column));
            }
        }
    }

    void checkItems(QTreeWidget& tree)
    {
        for (QTreeWidgetItemIterator at(&tree); *at; ++at) {
            const int columns = (*at)->isFirstColumnSpanned() ? 1 : tree.columnCount();
            for (int column = 0; column < columns; ++column) {
                const QString text = (*at)->text(column);
                const int wanted = tree.fontMetrics().horizontalAdvance(text) + 4;
                const int given = (columns == 1 ? tree.viewport()->width() : tree.columnWidth(column)) - (column == 0 ? tree.indentation() : 0);
                if (wanted > given && (*at)->toolTip(column).isEmpty())
                    cut(tree, text, wanted, given);
            }
        }
    }

    void checkPlace(QWidget& widget)
    {
        QWidget* parent = widget.parentWidget();
        if (!parent || widget.isWindow() || !parent->layout() || parent->layout()->indexOf(&widget) < 0)
            return; // who has no layout is placed by hand, as a scroll area does with what it scrolls
        if (!parent->rect().adjusted(-1, -1, 1, 1).contains(widget.geometry()))
            find(widget, QStringLiteral("leaves its parent"));
        for (QWidget* other : parent->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
            if (other <= &widget || !other->isVisible() || other->isWindow() || parent->layout()->indexOf(other) < 0)
                continue;
            const QRect common = other->geometry() & widget.geometry();
            if (common.width() > 1 && common.height() > 1)
                find(widget, QStringLiteral("lies on %1 #%2").arg(QLatin1String(other->metaObject()->className()), other->objectName()));
        }
    }

    QWidget& m_window;
    QStringList m_findings;
};

} // namespace plimsoll::test
