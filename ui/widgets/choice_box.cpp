#include "ui/widgets/choice_box.h"

#include "ui/theme/spacing.h"

#include <QAbstractItemView>
#include <QComboBox>

namespace plimsoll {

QComboBox* makeChoiceBox(const QString& objectName, const QString& name, int letters)
{
    auto* box = new QComboBox;
    box->setObjectName(objectName);
    box->setAccessibleName(name);
    box->setToolTip(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(letters);
    box->view()->setAccessibleName(name);
    return box;
}

void fitList(QComboBox& box)
{
    box.view()->setMinimumWidth(box.view()->sizeHintForColumn(0) + 2 * spacing::kPage);
}

} // namespace plimsoll
