// An ordered list of names: dragged, or moved by Alt+Up and Alt+Down; Delete takes one out; a box adds one.
#pragma once

#include "ui/settings/knob_editor.h"

class QComboBox;
class QListWidget;
class QPushButton;

namespace plimsoll {

class OrderEditor : public KnobEditor
{
    Q_OBJECT
public:
    OrderEditor(const Knob& knob, const QStringList& offers, QWidget* parent = nullptr);

    void setValue(const QJsonValue& value) override;
    QWidget* control() override;
    bool wide() const override { return true; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeButtons();
    QString words(const QString& name) const;
    void append(const QString& name);
    void move(int by);
    void takeOut();
    void addChosen();
    void commit();
    void showState();

    const bool m_choices;
    const QStringList m_offers;
    QListWidget* m_list;
    QComboBox* m_add;
    QPushButton* m_up;
    QPushButton* m_down;
    QPushButton* m_remove;
};

} // namespace plimsoll
