#include "ui/settings/order_editor.h"

#include "ui/presenters/settings_words.h"
#include "ui/theme/icon.h"
#include "ui/theme/spacing.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QKeyEvent>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTimer>

namespace plimsoll {

namespace {

constexpr int kLeastRows = 3;
constexpr int kRowHeight = 28;

} // namespace

OrderEditor::OrderEditor(const Knob& knob, const QStringList& offers, QWidget* parent)
    : KnobEditor(parent), m_choices(knob.kind == KnobKind::Choices), m_offers(offers), m_list(new QListWidget)
{
    m_list->setObjectName(QStringLiteral("order"));
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setDefaultDropAction(Qt::MoveAction);
    m_list->setToolTip(tr("Drag to order. Alt+Up and Alt+Down move, Delete takes out."));
    m_list->installEventFilter(this);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::kUnit);
    layout->addWidget(m_list, 1);
    layout->addWidget(makeButtons());
    setFocusProxy(m_list);
    connect(m_list, &QListWidget::currentRowChanged, this, &OrderEditor::showState);
    // The view has not finished its move when the model says so.
    connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, &OrderEditor::commit, Qt::QueuedConnection);
}

QWidget* OrderEditor::makeButtons()
{
    auto* column = new QWidget;
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::kHalf);
    const auto button = [&](const QString& text, const QString& icon, auto slot) {
        auto* made = new QPushButton(symbolicIcon(icon), text);
        connect(made, &QPushButton::clicked, this, slot);
        return made;
    };
    m_up = button(tr("Up"), QStringLiteral("up"), [this] { move(-1); });
    m_down = button(tr("Down"), QStringLiteral("down"), [this] { move(1); });
    m_remove = button(tr("Take out"), QStringLiteral("remove"), [this] { takeOut(); });
    m_add = new QComboBox;
    m_add->setObjectName(QStringLiteral("orderAdd"));
    m_add->setAccessibleName(tr("Add to the list"));
    m_add->setMinimumWidth(160);
    connect(m_add, &QComboBox::activated, this, &OrderEditor::addChosen);
    auto* moves = new QHBoxLayout;
    moves->setSpacing(spacing::kHalf);
    moves->addWidget(m_up);
    moves->addWidget(m_down);
    layout->addLayout(moves);
    layout->addWidget(m_remove);
    layout->addWidget(m_add);
    layout->addStretch(1);
    return column;
}

QString OrderEditor::words(const QString& name) const
{
    return m_choices ? settings_words::choice(name) : name;
}

void OrderEditor::append(const QString& name)
{
    auto* item = new QListWidgetItem(words(name), m_list);
    item->setData(Qt::UserRole, name);
    item->setSizeHint({0, kRowHeight});
}

void OrderEditor::setValue(const QJsonValue& value)
{
    const QString chosen = m_list->currentItem() ? m_list->currentItem()->data(Qt::UserRole).toString() : QString();
    {
        const QSignalBlocker blocker(m_list);
        m_list->clear();
        for (const QJsonValue& name : value.toArray()) {
            append(name.toString());
            if (name.toString() == chosen)
                m_list->setCurrentRow(m_list->count() - 1);
        }
    }
    const int rows = qMax(kLeastRows, m_list->count());
    m_list->setFixedHeight(qMax(104, rows * kRowHeight + 2 * m_list->frameWidth() + 4));
    m_add->clear();
    m_add->addItem(tr("Add…"));
    for (const QString& name : m_offers) {
        if (!value.toArray().contains(name))
            m_add->addItem(words(name), name);
    }
    showState();
}

void OrderEditor::showState()
{
    const int row = m_list->currentRow();
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row < m_list->count() - 1);
    m_remove->setEnabled(row >= 0);
    m_add->setEnabled(m_add->count() > 1);
}

void OrderEditor::move(int by)
{
    const int from = m_list->currentRow();
    const int to = from + by;
    if (from < 0 || to < 0 || to >= m_list->count())
        return;
    m_list->insertItem(to, m_list->takeItem(from));
    m_list->setCurrentRow(to);
    commit();
}

void OrderEditor::takeOut()
{
    delete m_list->takeItem(m_list->currentRow());
    commit();
}

void OrderEditor::addChosen()
{
    const QString name = m_add->currentData().toString();
    if (name.isEmpty())
        return;
    append(name);
    m_list->setCurrentRow(m_list->count() - 1);
    commit();
}

void OrderEditor::commit()
{
    QJsonArray list;
    for (int i = 0; i < m_list->count(); ++i)
        list.append(m_list->item(i)->data(Qt::UserRole).toString());
    Q_EMIT committed(list);
}

QWidget* OrderEditor::control()
{
    return m_list;
}

bool OrderEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool alt = key->modifiers() == Qt::AltModifier;
        if (alt && (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down)) {
            move(key->key() == Qt::Key_Up ? -1 : 1);
            return true;
        }
        if (key->key() == Qt::Key_Delete) {
            takeOut();
            return true;
        }
    }
    return KnobEditor::eventFilter(watched, event);
}

} // namespace plimsoll
