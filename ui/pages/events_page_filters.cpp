#include "ui/pages/events_page_filters.h"

#include "core/base/failure.h"
#include "ui/presenters/event_words.h"
#include "ui/theme/icon.h"
#include "ui/theme/spacing.h"
#include "ui/widgets/choice_box.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>

#include <algorithm>

namespace plimsoll {

namespace {

constexpr int kCallWidth = 110;
constexpr int kChoiceLetters = 10;

QString nameOf(std::string_view name)
{
    return QString::fromLatin1(name.data(), qsizetype(name.size()));
}

} // namespace

EventFilters::EventFilters(QWidget* parent) : QWidget(parent), m_text(new QLineEdit), m_call(new QLineEdit)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing::kUnit);
    m_text->setObjectName(QStringLiteral("text"));
    m_text->setPlaceholderText(tr("Find in events"));
    m_text->setAccessibleName(m_text->placeholderText());
    m_text->setToolTip(tr("Anything in an event's JSON, as it is shown below: a status, a reason, a request id"));
    m_text->setClearButtonEnabled(true);
    m_text->addAction(symbolicIcon(QStringLiteral("search"), QPalette::PlaceholderText), QLineEdit::LeadingPosition);
    row->addWidget(m_text, 1);
    m_kind = addChoice(QStringLiteral("kind"), tr("Kind of event"), tr("All kinds"));
    for (const QString& kind : event_words::kinds())
        m_kind->addItem(event_words::kindName(kind), kind);
    m_class = addChoice(QStringLiteral("class"), tr("Class: how an attempt or a call ended"), tr("All classes"));
    for (const auto& name : kFailureClassNames)
        m_class->addItem(event_words::className(nameOf(name)), nameOf(name));
    m_model = addChoice(QStringLiteral("model"), tr("Model"), tr("All models"));
    m_call->setObjectName(QStringLiteral("call"));
    m_call->setPlaceholderText(tr("Call"));
    m_call->setAccessibleName(tr("Number of a call"));
    m_call->setToolTip(m_call->accessibleName());
    m_call->setClearButtonEnabled(true);
    m_call->setFixedWidth(kCallWidth);
    m_clear = new QPushButton(tr("Show all"));
    m_clear->setObjectName(QStringLiteral("clear"));
    m_clear->setToolTip(tr("Takes the filters off"));
    m_clear->setEnabled(false);
    row->addWidget(m_call);
    row->addWidget(m_clear);
    for (QComboBox* box : {m_kind, m_class, m_model}) {
        connect(box, &QComboBox::currentIndexChanged, this, &EventFilters::tell);
        fitList(*box);
    }
    connect(m_text, &QLineEdit::textChanged, this, &EventFilters::tell);
    connect(m_call, &QLineEdit::textChanged, this, &EventFilters::tell);
    connect(m_clear, &QPushButton::clicked, this, &EventFilters::clear);
}

QComboBox* EventFilters::addChoice(const QString& id, const QString& name, const QString& any)
{
    QComboBox* box = makeChoiceBox(id, name, kChoiceLetters);
    box->addItem(any);
    layout()->addWidget(box);
    return box;
}

void EventFilters::focusText()
{
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

EventQuery EventFilters::query() const
{
    return {.call = m_call->text().trimmed(),
            .model = m_model->currentData().toString(),
            .failure = m_class->currentData().toString(),
            .kind = m_kind->currentData().toString(),
            .text = m_text->text().trimmed()};
}

void EventFilters::setModels(const QStringList& models)
{
    if (models.size() == m_model->count() - 1)
        return;
    const QSignalBlocker blocker(m_model);
    const QString chosen = m_model->currentData().toString();
    while (m_model->count() > 1)
        m_model->removeItem(1);
    for (const QString& model : models)
        m_model->addItem(model, model);
    m_model->setCurrentIndex(std::max(0, m_model->findData(chosen)));
    fitList(*m_model);
}

void EventFilters::setCall(const QString& call)
{
    m_call->setText(call);
}

void EventFilters::clear()
{
    {
        const QScopedValueRollback clearing(m_clearing, true);
        for (QComboBox* box : {m_kind, m_class, m_model})
            box->setCurrentIndex(0);
        m_text->clear();
        m_call->clear();
    }
    tell();
    m_text->setFocus();
}

void EventFilters::tell()
{
    if (m_clearing)
        return;
    m_clear->setEnabled(!query().isEmpty());
    Q_EMIT changed();
}

} // namespace plimsoll
