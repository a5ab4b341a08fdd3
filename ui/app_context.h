// What pages work with. The composition root owns all of it and outlives the window; pages get it by reference.
#pragma once

namespace plimsoll {

class AnswerStore;
class Appearance;
class BudgetWatch;
class ConfigService;
class EventLog;
class History;
class JobStore;
class KeyStore;
class LiveClient;
class Metrics;
class PromptHistory;
class QueueRunner;
class SandboxThread;
class StormDemo;

struct AppContext
{
    ConfigService& config;
    LiveClient& client;
    KeyStore& keys;
    EventLog& events;
    Metrics& metrics;
    SandboxThread& sandbox;
    StormDemo& storm;
    Appearance& appearance;
    JobStore& jobs;
    QueueRunner& queue;
    History& history;
    PromptHistory& prompts;
    AnswerStore& answers;
    BudgetWatch& budget;
};

} // namespace plimsoll
