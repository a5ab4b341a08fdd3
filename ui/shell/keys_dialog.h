// The list of keys that F1 shows, made from the registry of commands and the pages.
#pragma once

#include "ui/page_registry.h"

#include <QDialog>

class QLineEdit;
class QTreeWidget;

namespace plimsoll {

class KeysDialog : public QDialog
{
    Q_OBJECT
public:
    explicit KeysDialog(const QList<PageEntry>& pages, QWidget* parent = nullptr);

private:
    void fill(const QList<PageEntry>& pages);
    void filter(const QString& text);

    QLineEdit* m_search;
    QTreeWidget* m_list;
};

} // namespace plimsoll
