#include "ui/settings/number_editor.h"

#include "ui/presenters/settings_words.h"
#include "ui/settings/editor_layout.h"
#include "ui/theme/fonts.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>

#include <cmath>

namespace plimsoll {

NumberEditor::NumberEditor(const Knob& knob, QWidget* parent) : KnobEditor(parent), m_knob(knob), m_field(new QLineEdit)
{
    fillEditor(this, m_field);
    m_field->setAlignment(Qt::AlignRight);
    m_field->setFont(figureFont(TextRole::Body));
    m_field->setFixedWidth(128);
    if (knob.nullable)
        m_field->setPlaceholderText(settings_words::nothing(knob));
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::editingFinished, this, &NumberEditor::commit);
    connect(m_field, &QLineEdit::textEdited, this, [this] { Q_EMIT typed(read()); });
}

void NumberEditor::setValue(const QJsonValue& value)
{
    m_value = value;
    m_field->setText(write(value));
    m_field->setModified(false);
}

QWidget* NumberEditor::control()
{
    return m_field;
}

QString NumberEditor::write(const QJsonValue& value) const
{
    if (!value.isDouble())
        return {};
    const double number = value.toDouble();
    return std::floor(number) == number ? QLocale().toString(qint64(number)) : QLocale().toString(number, 'g', 10);
}

QJsonValue NumberEditor::read() const
{
    const QString text = m_field->text().trimmed();
    if (text.isEmpty() && m_knob.nullable)
        return QJsonValue::Null;
    bool good = false;
    double number = QLocale().toDouble(text, &good);
    if (!good)
        number = QLocale::c().toDouble(text, &good);
    return good && std::isfinite(number) ? QJsonValue(number) : QJsonValue(QJsonValue::Undefined);
}

void NumberEditor::commit()
{
    if (!m_field->isModified())
        return;
    m_field->setModified(false);
    const QJsonValue value = read();
    if (!value.isUndefined()) {
        Q_EMIT committed(value);
        return;
    }
    const QString text = m_field->text().trimmed();
    Q_EMIT refused(text.isEmpty() ? tr("A number is needed here.") : tr("\"%1\" is not a number.").arg(text));
}

void NumberEditor::step(int direction)
{
    const double number = m_value.toDouble();
    const double size = m_knob.kind == KnobKind::Number && m_knob.max <= 1 ? 0.05
        : number >= 10 ? std::pow(10, std::floor(std::log10(number)) - 1)
                       : 1;
    const double next = qBound(m_knob.min, std::round((number + direction * size) / size) * size, m_knob.max);
    if (next != number)
        Q_EMIT committed(std::round(next * 1e6) / 1e6);
}

bool NumberEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if ((key == Qt::Key_Up || key == Qt::Key_Down) && !m_field->isModified()) {
            step(key == Qt::Key_Up ? 1 : -1);
            return true;
        }
        if (key == Qt::Key_Escape && m_field->isModified()) {
            setValue(m_value);
            Q_EMIT typed(QJsonValue::Undefined);
            return true;
        }
    }
    return KnobEditor::eventFilter(watched, event);
}

} // namespace plimsoll
