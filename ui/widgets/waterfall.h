// Draws the waterfall of one call: a row an attempt, time to the right, waits hatched, the cause in the row.
// Values in, picture out: the rows come from WaterfallRows, the words from waterfall_words.
#pragma once

#include "ui/presenters/waterfall_rows.h"

#include <QWidget>

namespace plimsoll {

struct WaterfallScale;

class Waterfall : public QWidget
{
    Q_OBJECT
public:
    explicit Waterfall(QWidget* parent = nullptr);

    /// `now` in the rows' own time (t_ms).
    void show(const WaterfallRows& rows, qint64 now);
    void clear();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Layout; // where each row's parts are, for a width
    Layout layOut(int width) const;
    void paintRow(QPainter& painter, const WaterfallRow& row, const QRect& box, const WaterfallScale& scale) const;
    void paintAxis(QPainter& painter, const QRect& box, int bottom, const WaterfallScale& scale) const;

    WaterfallRows m_rows;
    qint64 m_now = 0;
    int m_height = 0;
};

} // namespace plimsoll
