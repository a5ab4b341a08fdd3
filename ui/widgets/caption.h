// A quiet line of text: units, explanations, what a figure means. Follows the theme.
#pragma once

#include <QLabel>

namespace plimsoll {

class Caption : public QLabel
{
    Q_OBJECT
public:
    explicit Caption(const QString& text = {}, QWidget* parent = nullptr);
};

} // namespace plimsoll
