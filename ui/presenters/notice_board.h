// What stands in the bar over the page: everything that is wrong just now, each told until it is put right or a person has
// closed it. What was closed stays closed, until it has something else to say.
#pragma once

#include "ui/theme/meaning.h"

#include <QString>

#include <vector>

namespace plimsoll {

class NoticeBoard
{
public:
    /// In the order in which they are first named; an empty text: it is put right.
    void set(const QString& key, Meaning meaning, const QString& text);
    /// A person has read what shown() says.
    void close();

    /// A line each; empty: there is nothing to say.
    QString shown() const;
    /// The worst of what is shown.
    Meaning meaning() const;

private:
    struct Notice
    {
        QString key, text;
        Meaning meaning = Meaning::Warning;
        bool closed = false;
        bool isShown() const { return !closed && !text.isEmpty(); }
    };
    std::vector<Notice> m_notices;
};

} // namespace plimsoll
