// What a chart must give to people who do not see it: a name, a description that says what is drawn, and the same values as
// a table, or for a preview of settings as sentences under it. Each finding is one line.
#pragma once

#include "tests/ui/page_fixture.h"
#include "ui/charts/chart_card.h"
#include "ui/charts/stacked_bars.h"
#include "ui/widgets/caption.h"
#include "ui/widgets/mix_bars.h"
#include "ui/widgets/preview_chart.h"
#include "ui/widgets/waterfall.h"

#include <QTableView>
#include <QToolButton>

namespace plimsoll::test {

class ChartCheck
{
public:
    explicit ChartCheck(QWidget& window) : m_window(window) {}

    QStringList findings()
    {
        for (QWidget* chart : m_window.findChildren<QWidget*>()) {
            const bool small = qobject_cast<MixBars*>(chart) || qobject_cast<Waterfall*>(chart); // their descriptions have all of it
            const bool large = qobject_cast<TimeChart*>(chart) || qobject_cast<StackedBars*>(chart) || qobject_cast<PreviewChart*>(chart);
            if (!(small || large) || !chart->isVisible())
                continue;
            ++m_seen;
            reveal(*chart);
            const QString name = chart->accessibleName();
            if (name.trimmed().isEmpty())
                m_findings << QStringLiteral("a %1 has no accessible name").arg(QLatin1String(chart->metaObject()->className()));
            if (!QTest::qWaitFor([&] { return !chart->accessibleDescription().trimmed().isEmpty(); }, 3000))
                m_findings << QStringLiteral("\"%1\" has no accessible description").arg(name);
            if (large && !hasOtherForm(*chart))
                m_findings << QStringLiteral("\"%1\" has neither a table nor words").arg(name);
        }
        return m_findings;
    }
    int seen() const { return m_seen; }

private:
    /// A chart that is scrolled out of sight gets no values.
    static void reveal(QWidget& chart)
    {
        for (QWidget* at = chart.parentWidget(); at; at = at->parentWidget())
            if (auto* area = qobject_cast<QScrollArea*>(at))
                area->ensureWidgetVisible(&chart);
    }

    static bool filled(const QTableView* table)
    {
        return table && table->isVisible() && !table->accessibleName().isEmpty() && table->model() && table->model()->rowCount() > 0;
    }

    template <class T> static T* around(QWidget& widget)
    {
        for (QWidget* at = widget.parentWidget(); at; at = at->parentWidget())
            if (auto* found = qobject_cast<T*>(at))
                return found;
        return nullptr;
    }

    bool hasOtherForm(QWidget& chart)
    {
        if (qobject_cast<TimeChart*>(&chart)) {
            auto* card = around<ChartCard>(chart);
            auto* turn = card ? card->findChild<QToolButton*>(QStringLiteral("asTable")) : nullptr;
            if (!turn)
                return false;
            turn->click();
            const bool told = QTest::qWaitFor([&] { return filled(card->findChild<QTableView*>()); }, 3000);
            turn->click();
            return told;
        }
        if (qobject_cast<PreviewChart*>(&chart)) {
            const auto* words = chart.parentWidget()->findChild<Caption*>(QStringLiteral("previewWords"));
            return words && words->isVisible() && words->text() == chart.accessibleDescription();
        }
        const auto* page = around<Page>(chart);
        const auto tables = page ? page->findChildren<QTableView*>() : QList<QTableView*>();
        return std::any_of(tables.begin(), tables.end(), filled);
    }

    QWidget& m_window;
    QStringList m_findings;
    int m_seen = 0;
};

} // namespace plimsoll::test
