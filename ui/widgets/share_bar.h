// Parts of a whole in one bar, and under it what each of them is: its shape, its name, its number.
#pragma once

#include "ui/presenters/meaning_share.h"

#include <QList>
#include <QWidget>

namespace plimsoll {

class ShareBar : public QWidget
{
    Q_OBJECT
public:
    explicit ShareBar(QWidget* parent = nullptr);

    /// `whole`: what the full width stands for.
    void set(const QList<MeaningShare>& shares, int whole);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, 0}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Label
    {
        QRect box;
        QString text;
    };
    QList<Label> layOut(int width) const;

    QList<MeaningShare> m_shares;
    int m_whole = 0;
};

} // namespace plimsoll
