// Costs beside each other as lying bars, each made of its models' parts.
#pragma once

#include <QString>
#include <QWidget>

#include <vector>

namespace plimsoll {

struct MixBar
{
    struct Part
    {
        int series = 0;
        double usd = 0;
        friend bool operator==(const Part&, const Part&) = default;
    };
    QString name, figure;
    std::vector<Part> parts;
    friend bool operator==(const MixBar&, const MixBar&) = default;
};

class MixBars : public QWidget
{
    Q_OBJECT
public:
    explicit MixBars(const QString& accessibleName, QWidget* parent = nullptr);

    void set(std::vector<MixBar> bars);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<MixBar> m_bars;
};

} // namespace plimsoll
