// Over the knobs of a panel: what they would do, drawn small and said in words. Follows what is typed, before it is
// applied; what could not be applied leaves the picture as it was and says why.
#pragma once

#include "ui/presenters/settings_preview.h"
#include "ui/widgets/card.h"

class QHBoxLayout;

namespace plimsoll {

class ConfigService;
class PreviewChart;
class ProblemLabel;

class PreviewStrip : public Card
{
    Q_OBJECT
public:
    PreviewStrip(ConfigService& config, QString panel, QWidget* parent = nullptr);

    /// Of this entry as it is in force.
    void show(const QString& entry);
    void setTyped(const QString& pointer, const QJsonValue& value);

private:
    struct Part
    {
        QWidget* box = nullptr;
        QLabel* title = nullptr;
        QLabel* words = nullptr;
        PreviewChart* chart = nullptr;
    };

    void refresh();
    Part makePart();

    ConfigService& m_config;
    const QString m_panel;
    QString m_entry;
    QMap<QString, QJsonValue> m_typed;
    QHBoxLayout* m_line;
    QList<Part> m_parts;
    ProblemLabel* m_problem;
};

} // namespace plimsoll
