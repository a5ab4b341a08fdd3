#include "ui/page_registry.h"

#include "ui/pages/costs_page.h"
#include "ui/pages/events_page.h"
#include "ui/pages/headers_page.h"
#include "ui/pages/live_page.h"
#include "ui/pages/prompt_page.h"
#include "ui/pages/queue_page.h"
#include "ui/pages/settings_page.h"

namespace plimsoll {

QList<PageEntry> allPages()
{
    return {PromptPage::entry(), LivePage::entry(),  HeadersPage::entry(), EventsPage::entry(),
            CostsPage::entry(),  QueuePage::entry(), SettingsPage::entry()};
}

} // namespace plimsoll
