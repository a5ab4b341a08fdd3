// The foot of the window as a row of facts, each of which leads to the page that says more.
#pragma once

#include "core/store/budget_watch.h"
#include "ui/presenters/live_presenter.h"
#include "ui/presenters/tightest_limit.h"
#include "ui/theme/meaning.h"

#include <QString>

#include <optional>
#include <vector>

namespace plimsoll {

struct Config;

/// Where requests can go.
enum class Reach : std::uint8_t {
    Providers,
    SandboxOnly, ///< all models of the default profile are the sandbox's: nothing leaves this computer
    Offline      ///< some are not, and the system says that there is no network
};

/// `online`: as the system says; nothing if it does not say.
Reach reachOf(const Config& config, std::optional<bool> online);

struct StatusFacts
{
    StatusFigures figures;
    std::optional<TightestLimit> tightest;
    BudgetLines money;
    Reach reach = Reach::Providers;
    bool queuePaused = false;
};

struct StatusItem
{
    QString id;   ///< stable: "flight", "queue", "cost", "reach", "limit"
    QString text; ///< empty: there is nothing to say, and the item is not shown
    QString tip;
    QString page; ///< PageEntry::id
    std::optional<Meaning> mark;
    friend bool operator==(const StatusItem&, const StatusItem&) = default;
};

/// Always the same items in the same order.
std::vector<StatusItem> statusItems(const StatusFacts& facts);

} // namespace plimsoll
