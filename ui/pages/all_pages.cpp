#include "ui/page_registry.h"

#include "ui/pages/live_page.h"

namespace plimsoll {

QList<PageEntry> allPages()
{
    return {LivePage::entry()};
}

} // namespace plimsoll
