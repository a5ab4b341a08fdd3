#include "ui/shell/about_dialog.h"

#include "ui/theme/fonts.h"
#include "ui/theme/icon.h"
#include "ui/theme/spacing.h"
#include "ui/widgets/caption.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QIcon>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace plimsoll {

namespace {
constexpr int kLogo = 64;
constexpr int kTextWidth = 440;
}

AboutDialog::AboutDialog(const AppContext& context, QWidget* parent) : QDialog(parent), m_facts(aboutFacts(context))
{
    setObjectName(QStringLiteral("about"));
    setWindowTitle(tr("About Plimsoll"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::kPage, spacing::kPage, spacing::kPage, spacing::kPage);
    column->setSpacing(spacing::kPage);
    column->setSizeConstraint(QLayout::SetFixedSize);
    column->addWidget(makeHeading());
    column->addWidget(makeFacts());
    auto* licence = new Caption(tr("Plimsoll is free software under the GNU General Public License, version 3 or later; programs that are "
                                   "built with Qt Charts are under version 3. There is no warranty."));
    licence->setObjectName(QStringLiteral("licence"));
    licence->setWordWrap(true);
    licence->setMinimumWidth(kTextWidth);
    column->addWidget(licence);
    column->addWidget(makeButtons());
}

QWidget* AboutDialog::makeHeading()
{
    auto* heading = new QWidget;
    auto* row = new QHBoxLayout(heading);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing::kPage);
    auto* logo = new QLabel;
    logo->setPixmap(QIcon(QStringLiteral(":/icons/plimsoll.svg")).pixmap(QSize(kLogo, kLogo), devicePixelRatioF()));
    row->addWidget(logo);
    auto* words = new QVBoxLayout;
    words->setSpacing(spacing::kHalf);
    auto* name = new QLabel(tr("Plimsoll %1").arg(QStringLiteral(PLIMSOLL_VERSION)));
    name->setFont(textFont(TextRole::PageTitle));
    auto* about = new Caption(tr("Shows how much a language model's API will bear, and keeps the work moving when it bears no more."));
    about->setWordWrap(true);
    words->addStretch();
    words->addWidget(name);
    words->addWidget(about);
    words->addStretch();
    row->addLayout(words, 1);
    return heading;
}

QWidget* AboutDialog::makeFacts()
{
    auto* facts = new QWidget;
    auto* form = new QFormLayout(facts);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(spacing::kPage);
    form->setVerticalSpacing(spacing::kHalf);
    form->setLabelAlignment(Qt::AlignLeft);
    for (const AboutFact& fact : std::as_const(m_facts)) {
        auto* value = new QLabel(fact.value);
        value->setTextFormat(Qt::PlainText);
        value->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        value->setAccessibleName(QStringLiteral("%1: %2").arg(fact.name, fact.value));
        value->setWordWrap(true);
        value->setMinimumWidth(kTextWidth - 110);
        form->addRow(new Caption(fact.name), value);
    }
    return facts;
}

QWidget* AboutDialog::makeButtons()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    copy->setObjectName(QStringLiteral("copyAbout"));
    copy->setIcon(symbolicIcon(QStringLiteral("copy"), QPalette::ButtonText));
    copy->setAutoDefault(false); // Return closes; its icon is not for the default button's ground either
    copy->setToolTip(tr("Versions and paths as text, for a report"));
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    buttons->button(QDialogButtonBox::Close)->setIcon({}); // the style's own follows no theme
    connect(copy, &QPushButton::clicked, this, [this, copy] {
        QGuiApplication::clipboard()->setText(aboutText(m_facts));
        copy->setText(tr("Copied"));
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

} // namespace plimsoll
