// The yardstick of the startup benchmark: an empty QMainWindow that says when it is first painted.
#include "app/desktop/first_paint.h"

#include <QApplication>
#include <QMainWindow>
#include <QTimer>

namespace {

class EmptyWindow : public QMainWindow
{
    void paintEvent(QPaintEvent* event) override
    {
        QMainWindow::paintEvent(event);
        QTimer::singleShot(0, this, [] {
            plimsoll::tellFirstPaint();
            QApplication::quit();
        });
    }
};

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    EmptyWindow window;
    window.resize(1280, 800);
    window.show();
    return QApplication::exec();
}
