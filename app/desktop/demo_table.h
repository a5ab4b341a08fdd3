// The storm as lines on standard output: time, call, what happened, where, and the details.
#pragma once

#include <QJsonObject>
#include <QString>

namespace plimsoll {

struct AppContext;

class DemoTable
{
public:
    void start(const QString& sandbox);
    /// One line for the event, or none if it tells nothing that the others do not.
    void add(const QJsonObject& event);
    void summary(int answered, int failed, const AppContext& context);

private:
    void line(const QJsonObject& event, const QString& what, const QString& model, const QString& details);

    int m_waits = 0, m_openings = 0, m_fallbacks = 0;
};

} // namespace plimsoll
