<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ChartWords</name>
    <message numerus="yes">
        <source>%n s ago</source>
        <translation>
            <numerusform>%n s ago</numerusform>
            <numerusform>%n s ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n minutes.</source>
        <translation>
            <numerusform>Last minute.</numerusform>
            <numerusform>Last %n minutes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Costs</name>
    <message numerus="yes">
        <source>%1 + %n unknown</source>
        <translation>
            <numerusform>%1 + %n unknown</numerusform>
            <numerusform>%1 + %n unknown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running or cut off with its program</source>
        <translation>
            <numerusform>%n running or cut off with its program</numerusform>
            <numerusform>%n running or cut off with its program</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of unknown cost</source>
        <translation>
            <numerusform>%n of unknown cost</numerusform>
            <numerusform>%n of unknown cost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Event</name>
    <message numerus="yes">
        <source>%n attempts</source>
        <translation>
            <numerusform>%n attempt</numerusform>
            <numerusform>%n attempts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the stream broke off after about %Ln tokens</source>
        <translation>
            <numerusform>the stream broke off after about %Ln token</numerusform>
            <numerusform>the stream broke off after about %Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaultDials</name>
    <message numerus="yes">
        <source>The next %n requests to %1 meet %2.</source>
        <translation>
            <numerusform>The next request to %1 meets %2.</numerusform>
            <numerusform>The next %n requests to %1 meet %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an answer that breaks off after %Ln tokens</source>
        <translation>
            <numerusform>an answer that breaks off after %Ln token</numerusform>
            <numerusform>an answer that breaks off after %Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an error inside the answer after %Ln tokens</source>
        <translation>
            <numerusform>an error inside the answer after %Ln token</numerusform>
            <numerusform>an error inside the answer after %Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Forecast</name>
    <message numerus="yes">
        <source>at most %1 for %n calls</source>
        <translation>
            <numerusform>at most %1 for %n call</numerusform>
            <numerusform>at most %1 for %n calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>~%Ln tokens in</source>
        <translation>
            <numerusform>~%Ln token in</numerusform>
            <numerusform>~%Ln tokens in</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LimitWindow</name>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message numerus="yes">
        <source>And %n more since the last notification.</source>
        <translation>
            <numerusform>And %n more since the last notification.</numerusform>
            <numerusform>And %n more since the last notification.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prices</name>
    <message numerus="yes">
        <source>, and %n for long prompts</source>
        <translation>
            <numerusform>, and %n for long prompts</numerusform>
            <numerusform>, and %n for long prompts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PromptLoad</name>
    <message numerus="yes">
        <source>%n answered only after a failure</source>
        <translation>
            <numerusform>%n answered only after a failure</numerusform>
            <numerusform>%n answered only after a failure</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsChange</name>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1, and %n more</numerusform>
            <numerusform>%1, and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsPreview</name>
    <message numerus="yes">
        <source>when %1 or more of at least %n outcomes of the last %2 are failures</source>
        <translation>
            <numerusform>when %1 or more of at least %n outcome of the last %2 are failures</numerusform>
            <numerusform>when %1 or more of at least %n outcomes of the last %2 are failures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n failures in a row</source>
        <translation>
            <numerusform>after %n failure</numerusform>
            <numerusform>after %n failures in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A model that fails from the first call on is left after %n calls.</source>
        <translation>
            <numerusform>A model that fails from the first call on is left after %n call.</numerusform>
            <numerusform>A model that fails from the first call on is left after %n calls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n calls</source>
        <translation>
            <numerusform>%n call</numerusform>
            <numerusform>%n calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests may try at once;</source>
        <translation>
            <numerusform>%n request may try at once;</numerusform>
            <numerusform>%n requests may try at once;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>closes after %n successes.</source>
        <translation>
            <numerusform>closes after %n success.</numerusform>
            <numerusform>closes after %n successes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n retries at once,</source>
        <translation>
            <numerusform>%n retry at once,</numerusform>
            <numerusform>%n retries at once,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Never more than %n in flight.</source>
        <translation>
            <numerusform>Never more than %n in flight.</numerusform>
            <numerusform>Never more than %n in flight.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %1, %Ln start at once, %2 %3</source>
        <translation>
            <numerusform>Of %1, %Ln starts at once, %2 %3</numerusform>
            <numerusform>Of %1, %Ln start at once, %2 %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message numerus="yes">
        <source>%n attempts</source>
        <translation>
            <numerusform>%n attempt</numerusform>
            <numerusform>%n attempts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnderWay</name>
    <message numerus="yes">
        <source>%n calls</source>
        <translation>
            <numerusform>%n call</numerusform>
            <numerusform>%n calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jobs</source>
        <translation>
            <numerusform>%n job</numerusform>
            <numerusform>%n jobs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are under way.</source>
        <comment>%1: calls or jobs, with their number</comment>
        <translation>
            <numerusform>%1 is under way.</numerusform>
            <numerusform>%1 are under way.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you wait, only those that are under way are waited for: %Ln more calls of the load are not sent.</source>
        <translation>
            <numerusform>If you wait, only those that are under way are waited for: %Ln more call of the load is not sent.</numerusform>
            <numerusform>If you wait, only those that are under way are waited for: %Ln more calls of the load are not sent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::CostsPrices</name>
    <message numerus="yes">
        <source>Change %n prices</source>
        <translation>
            <numerusform>Change %n price</numerusform>
            <numerusform>Change %n prices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::CostsSpent</name>
    <message numerus="yes">
        <source>Last %n days</source>
        <translation>
            <numerusform>Last day</numerusform>
            <numerusform>Last %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls</source>
        <translation>
            <numerusform>%Ln call</numerusform>
            <numerusform>%Ln calls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::EventsPage</name>
    <message numerus="yes">
        <source>%Ln events written to %1</source>
        <translation>
            <numerusform>%Ln event written to %1</numerusform>
            <numerusform>%Ln events written to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The newest %Ln events are kept in memory; the history keeps all (plimsollctl export --events).</source>
        <translation>
            <numerusform>The newest event is kept in memory; the history keeps all (plimsollctl export --events).</numerusform>
            <numerusform>The newest %Ln events are kept in memory; the history keeps all (plimsollctl export --events).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::EventsPresenter</name>
    <message numerus="yes">
        <source>%Ln events</source>
        <translation>
            <numerusform>%Ln event</numerusform>
            <numerusform>%Ln events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln events</source>
        <translation>
            <numerusform>%1 of %Ln event</numerusform>
            <numerusform>%1 of %Ln events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier ones are in the history only</source>
        <translation>
            <numerusform>%Ln earlier one is in the history only</numerusform>
            <numerusform>%Ln earlier ones are in the history only</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paused, %Ln new</source>
        <translation>
            <numerusform>paused, %Ln new</numerusform>
            <numerusform>paused, %Ln new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::HeadersPage</name>
    <message numerus="yes">
        <source>%Ln models have answered</source>
        <translation>
            <numerusform>%Ln model has answered</numerusform>
            <numerusform>%Ln models have answered</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::ImportPanel</name>
    <message numerus="yes">
        <source>%n settings would be changed, in one step that can be undone. What the file does not name goes back to its default. Keys stay as they are.</source>
        <translation>
            <numerusform>%n setting would be changed, in one step that can be undone. What the file does not name goes back to its default. Keys stay as they are.</numerusform>
            <numerusform>%n settings would be changed, in one step that can be undone. What the file does not name goes back to its default. Keys stay as they are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::KeptPresenter</name>
    <message numerus="yes">
        <source>%Ln events of %1, %2%3</source>
        <translation>
            <numerusform>%Ln event of %1, %2%3</numerusform>
            <numerusform>%Ln events of %1, %2%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls</source>
        <translation>
            <numerusform>%Ln call</numerusform>
            <numerusform>%Ln calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln prompts with their answers, %1</source>
        <translation>
            <numerusform>%Ln prompt with its answer, %1</numerusform>
            <numerusform>%Ln prompts with their answers, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::LivePage</name>
    <message numerus="yes">
        <source>Last %n minutes</source>
        <translation>
            <numerusform>Last minute</numerusform>
            <numerusform>Last %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::LivePresenter</name>
    <message numerus="yes">
        <source>%n more models have more left</source>
        <translation>
            <numerusform>%n more model has more left</numerusform>
            <numerusform>%n more models have more left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 + %n unknown</source>
        <translation>
            <numerusform>%1 + %n unknown</numerusform>
            <numerusform>%1 + %n unknown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n unknown</numerusform>
            <numerusform>%n unknown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::PricesPresenter</name>
    <message numerus="yes">
        <source>%1; and %n more</source>
        <translation>
            <numerusform>%1; and %n more</numerusform>
            <numerusform>%1; and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n models</source>
        <translation>
            <numerusform>%1: %n model</numerusform>
            <numerusform>%1: %n models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that do not answer with text left out</source>
        <translation>
            <numerusform>%n that does not answer with text left out</numerusform>
            <numerusform>%n that do not answer with text left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it changes %n prices of configured models</source>
        <translation>
            <numerusform>it changes %n price of a configured model</numerusform>
            <numerusform>it changes %n prices of configured models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prices were changed.</source>
        <translation>
            <numerusform>%n price was changed.</numerusform>
            <numerusform>%n prices were changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::PromptHistoryDrawer</name>
    <message numerus="yes">
        <source>Delete all %n kept prompts with their answers, pinned ones too? This cannot be undone.</source>
        <translation>
            <numerusform>Delete the only kept prompt with its answer, even if it is pinned? This cannot be undone.</numerusform>
            <numerusform>Delete all %n kept prompts with their answers, pinned ones too? This cannot be undone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::PromptHistoryPresenter</name>
    <message numerus="yes">
        <source>%n prompts</source>
        <translation>
            <numerusform>%n prompt</numerusform>
            <numerusform>%n prompts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n prompts</source>
        <translation>
            <numerusform>%1 of %n prompt</numerusform>
            <numerusform>%1 of %n prompts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::ProviderTest</name>
    <message numerus="yes">
        <source>Works: %n models offered, answered in %1.</source>
        <translation>
            <numerusform>Works: %n model offered, answered in %1.</numerusform>
            <numerusform>Works: %n models offered, answered in %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::QueuePage</name>
    <message numerus="yes">
        <source>%n finished jobs are deleted, with their prompts and answers.</source>
        <translation>
            <numerusform>%n finished job is deleted, with its prompt and answer.</numerusform>
            <numerusform>%n finished jobs are deleted, with their prompts and answers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::QueuePresenter</name>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n running</numerusform>
            <numerusform>%n running</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of unknown outcome</source>
        <translation>
            <numerusform>%n of unknown outcome</numerusform>
            <numerusform>%n of unknown outcome</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n over</source>
        <translation>
            <numerusform>%n over</numerusform>
            <numerusform>%n over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n older not shown</source>
        <translation>
            <numerusform>%n older not shown</numerusform>
            <numerusform>%n older not shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::SettingsPage</name>
    <message numerus="yes">
        <source>The first %n settings found</source>
        <translation>
            <numerusform>The first setting found</numerusform>
            <numerusform>The first %n settings found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settings found</source>
        <translation>
            <numerusform>%n setting found</numerusform>
            <numerusform>%n settings found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::StateNotices</name>
    <message numerus="yes">
        <source>%Ln events are not in the history.</source>
        <translation>
            <numerusform>%Ln event is not in the history.</numerusform>
            <numerusform>%Ln events are not in the history.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The queue was damaged and is kept as %1; a new one was begun with all of its %n jobs.</source>
        <translation>
            <numerusform>The queue was damaged and is kept as %1; a new one was begun with its only job.</numerusform>
            <numerusform>The queue was damaged and is kept as %1; a new one was begun with all of its %n jobs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The queue was damaged and is kept as %1; a new one was begun with the %n jobs that could be read. Others may be lost.</source>
        <translation>
            <numerusform>The queue was damaged and is kept as %1; a new one was begun with the only job that could be read. Others may be lost.</numerusform>
            <numerusform>The queue was damaged and is kept as %1; a new one was begun with the %n jobs that could be read. Others may be lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plimsoll::TimeChart</name>
    <message numerus="yes">
        <source>%n min ago</source>
        <translation>
            <numerusform>%n min ago</numerusform>
            <numerusform>%n min ago</numerusform>
        </translation>
    </message>
</context>
</TS>
