// One line over the page about something that is wrong and stays so: a configuration file that was not taken, a sandbox
// that did not start. Gone when it is put right, or when a person closes it.
#pragma once

#include "ui/theme/meaning.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace plimsoll {

class NoticeBar : public QWidget
{
    Q_OBJECT
public:
    explicit NoticeBar(QWidget* parent = nullptr);

    void set(Meaning meaning, const QString& text);
    void clear();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Meaning m_meaning = Meaning::Idle;
    QLabel* m_text;
    QToolButton* m_close;
};

} // namespace plimsoll
