// One control fills its editor.
#pragma once

#include <QHBoxLayout>
#include <QWidget>

namespace plimsoll {

inline void fillEditor(QWidget* editor, QWidget* control)
{
    auto* layout = new QHBoxLayout(editor);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(control);
    editor->setFocusProxy(control);
}

} // namespace plimsoll
