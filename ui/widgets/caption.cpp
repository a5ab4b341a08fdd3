#include "ui/widgets/caption.h"

#include "ui/theme/fonts.h"

namespace plimsoll {

Caption::Caption(const QString& text, QWidget* parent) : QLabel(text, parent)
{
    setFont(figureFont(TextRole::Caption));
    setTextFormat(Qt::PlainText);
    setForegroundRole(QPalette::PlaceholderText);
}

} // namespace plimsoll
