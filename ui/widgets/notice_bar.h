// One line over the page about something that is wrong and stays so: a configuration file that was not taken, a sandbox
// that did not start. Gone when it is put right, or when a person closes it. That something has succeeded is said for a
// while only.
#pragma once

#include "ui/theme/meaning.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QTimer;
class QToolButton;

namespace plimsoll {

class NoticeBar : public QWidget
{
    Q_OBJECT
public:
    static constexpr int kSuccessMs = 10'000; ///< how long Meaning::Ok stays

    explicit NoticeBar(QWidget* parent = nullptr);

    void set(Meaning meaning, const QString& text);
    void clear();
    /// A button beside the text.
    QPushButton* addButton(const QString& text);
    /// No: it stays as long as what it says is so.
    void setClosable(bool on);

Q_SIGNALS:
    /// By a person.
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Meaning m_meaning = Meaning::Idle;
    QLabel* m_text;
    QToolButton* m_close;
    QHBoxLayout* m_row;
    QTimer* m_gone;
};

} // namespace plimsoll
