// The line above the events that chooses among them.
#pragma once

#include "core/telemetry/event_query.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QPushButton;

namespace plimsoll {

class EventFilters : public QWidget
{
    Q_OBJECT
public:
    explicit EventFilters(QWidget* parent = nullptr);

    EventQuery query() const;
    /// The models that there are events of; the chosen one stays.
    void setModels(const QStringList& models);
    void setCall(const QString& call);
    void clear();
    void focusText();

Q_SIGNALS:
    void changed();

private:
    QComboBox* addChoice(const QString& id, const QString& name, const QString& any);
    void tell();

    QLineEdit* m_text;
    QComboBox* m_kind;
    QComboBox* m_class;
    QComboBox* m_model;
    QLineEdit* m_call;
    QPushButton* m_clear;
    bool m_clearing = false; ///< one change, not five
};

} // namespace plimsoll
