// What a load has come to, in words and figures.
#pragma once

#include "ui/presenters/meaning_share.h"
#include "ui/presenters/prompt_load.h"

#include <QList>
#include <QString>

namespace plimsoll::prompt_load_words {

/// "340 of 1,000 done · 3 in flight · 5 waiting · 41 / s · about 16 s left".
QString progress(const PromptLoadFigures& figures, bool running);
/// "p50 1.2 s · p95 3.4 s · p99 5.0 s · 1.08 attempts a call · 12 answered only after a failure · $0.0412".
QString figures(const PromptLoadFigures& figures);
/// How they ended, most wanted first; only what there is. The parts are of all calls that were asked for.
QList<MeaningShare> outcomes(const PromptLoadFigures& figures);
/// What one should know of it: that answers came from the store. Empty when there is nothing.
QString remark(const PromptLoadFigures& figures);

} // namespace plimsoll::prompt_load_words
