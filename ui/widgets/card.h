// A bordered region with a title, what most of a page is made of: one line around it, no shadow.
#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace plimsoll {

class Card : public QWidget
{
    Q_OBJECT
public:
    explicit Card(const QString& title = {}, QWidget* parent = nullptr);

    /// Also the accessible name.
    void setTitle(const QString& title);
    /// What belongs below the title.
    QVBoxLayout* body() const { return m_body; }
    /// The line of the title, for what stands at its right end: a lamp, a button.
    QHBoxLayout* header() const { return m_header; }
    /// A line in a colour of state around the card; an invalid colour takes it off.
    void setOutline(const QColor& color);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* m_title;
    QHBoxLayout* m_header;
    QVBoxLayout* m_body;
    QColor m_outline;
    bool m_focused = false; ///< by what is in it and shows no focus itself
};

} // namespace plimsoll
