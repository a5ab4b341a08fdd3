// `plimsoll --demo`: the storm off screen, told line by line as it happens, and a picture of the Live page with it.
#pragma once

#include "app/desktop/demo_table.h"

#include <QObject>
#include <QString>

namespace plimsoll {

struct AppContext;

class DemoRun : public QObject
{
    Q_OBJECT
public:
    /// `screenshots`: a folder for pictures of all pages too; may be empty.
    DemoRun(AppContext& context, QString screenshots);

    /// 0: every prompt was answered, one way or another, and the picture is written.
    int run();

private:
    void finish(int answered, int failed);

    AppContext& m_context;
    QString m_screenshots;
    DemoTable m_table;
};

} // namespace plimsoll
