// What the user's files have met, told on standard error: a line for each that was damaged and put aside.
#pragma once

#include <QString>

namespace plimsoll {

class AnswerStore;
class JobStore;
class MachineGate;

/// "the history was damaged and is kept as FILE; a new one was begun".
void tellDamage(const char* what, const QString& aside);

/// The same at the moment when it is met, for as long as the store lives.
void tellWhenDamaged(JobStore& jobs); ///< and how many jobs go on
void tellWhenDamaged(AnswerStore& answers);
void tellWhenDamaged(MachineGate& gate);

} // namespace plimsoll
