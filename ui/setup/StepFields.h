#pragma once

#include "ui/setup/ChoiceBox.h"
#include "ui/setup/StepPath.h"

namespace kernelscope {

/// One editable piece of a step's row, with the word before it: "write [A] from [0] count [n]".
struct StepField
{
    QString caption;
    FieldBinding binding;
    QList<ChoiceBox::Choice> choices; ///< empty: an expression
    QString placeholder;              ///< what an empty field means
};

/// The fields of every kind of step but a launch, which has a card of its own.
QList<StepField> stepFields(const Project &project, const StepPath &path);

/// The condition of any step: where it is false the step is left out. Empty: always executed.
FieldBinding stepCondition(const StepPath &path);

FieldBinding launchNameBinding(const StepPath &path);

/// Where a step is executed and after what: its queue and what it waits for, of a launch the device too. Empty for steps that are no
/// commands.
QList<StepField> placeFields(const Project &project, const StepPath &path);

/// "write", "repeat while", ...: the verb at the start of the row.
QString stepVerb(const Step &step);

/// A new step of one of stepKindWords(), with names of the project that make sense.
Step newStep(const QString &kind, const Project &project);
QString stepPurpose(const QString &kind); ///< "run a kernel": what a step of this kind is for, in few words

/// Of the global size; the local size and the offset have as many dimensions, or none.
void setDimensions(LaunchStep &launch, qsizetype count);

} // namespace kernelscope
