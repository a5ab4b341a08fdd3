// What the stores of a program take from the configuration. Every composition root that records anything uses this, so that
// a person who switches something off is obeyed by all programs alike.
#pragma once

namespace plimsoll {

class AnswerStore;
class ConfigService;
class History;
class JobStore;
class PromptHistory;

/// Those that a program has; the others are null.
struct ConfiguredStores
{
    History* history = nullptr;
    PromptHistory* prompts = nullptr;
    AnswerStore* answers = nullptr;
    JobStore* jobs = nullptr;
};

/// Hands the settings over now and at each change, for as long as both sides live. The stores may die first.
void followConfig(const ConfigService& config, const ConfiguredStores& stores);

} // namespace plimsoll
