// The block that says how a call failed: what happened, what to do, when, and the provider's own words.
#pragma once

#include "ui/presenters/prompt_summary.h"

#include <QWidget>

class QLabel;

namespace plimsoll {

class PromptNotice : public QWidget
{
    Q_OBJECT
public:
    explicit PromptNotice(QWidget* parent = nullptr);

    /// Hides itself for nothing. `calm`: it was the person's own doing (Stop).
    void show(const std::optional<PromptFailure>& failure, bool calm);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* m_title;
    QLabel* m_advice;
    QLabel* m_server;
    bool m_calm = false;
};

} // namespace plimsoll
