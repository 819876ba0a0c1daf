#pragma once

#include "device/DeviceInfo.h"
#include "plan/KernelSignature.h"
#include "plan/PlanReport.h"
#include "project/Project.h"

namespace kernelscope {

/// What is typed as the values of a parameter. Where it can't be taken `problem` says why, in a sentence.
struct TypedValues
{
    QList<Expression> values;
    QString problem;
};

/// "64, 128, 256"; commas inside of brackets belong to their expression.
TypedValues typedValues(const QString &text);

/// Values worth comparing around the one that a parameter has, within its limits: doubled and halved.
QList<Expression> suggestedValues(const Parameter &parameter);

/// Every value of a parameter with which the local sizes that are this parameter fit the device: they divide the global sizes, and the
/// work-group is no larger than device and kernel allow. Global sizes are those of the report; one that depends on the parameter divides by
/// any. Empty: no local size of the plan is the parameter alone.
QList<Expression> allowedLocalSizes(const Project &project, const QString &parameter, const PlanReport &report,
                                    const ProgramSignature &signature, const DeviceInfo &device);

/// Varies the parameter `name` in the sweep's place `index`, or, where `values` is empty, no longer what it varies there. A sweep that says
/// nothing any more goes.
void setVaried(Project &project, int index, const QString &name, const QList<Expression> &values);

/// Compares the launch too, or no longer: `launches` are all that the plan has, of which one at least is compared. A name of the sweep's
/// that is none of them goes.
void setCompared(Project &project, const QStringList &launches, const QString &launch, bool isCompared);

} // namespace kernelscope
