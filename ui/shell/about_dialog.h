// About: what runs here, where it keeps things, under which licence; and a button that copies all of it for a report.
#pragma once

#include "ui/shell/about_facts.h"

#include <QDialog>

namespace plimsoll {

class AboutDialog : public QDialog
{
    Q_OBJECT
public:
    explicit AboutDialog(const AppContext& context, QWidget* parent = nullptr);

private:
    QWidget* makeHeading();
    QWidget* makeFacts();
    QWidget* makeButtons();

    QList<AboutFact> m_facts;
};

} // namespace plimsoll
