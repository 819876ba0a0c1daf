#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "support/Fields.h"

namespace kernelscope {

/// Where the value comes from that a store, an atomic or an assignment to a private variable takes over, as the text
/// tells it. Which of the named loads were executed, and with what values, stands in the trace; an analysis replays the
/// events of a work-item in their order. Filled in only where dataflow was asked for.
///
/// Private variables are named so that each name is one variable of the kernel: "sum", and "sum@12" (the line that
/// declares it) where several have the name; "f()" for what a function f gives back; a parameter of a called function
/// is assigned to by the call.
struct ValueFlow
{
    QString target;                 ///< the private variable that an Assignment changes; else empty
    QStringList variables;          ///< private variables that the right side reads
    QList<int> sites;               ///< loads and atomics that the right side makes
    QString combine;                ///< "+", "*", "min", "max", "&", "|", "^": joins the parts; empty: another way or none
    QStringList conditionVariables; ///< read by the conditions in the same function that decide whether this is executed
    QList<int> conditionSites;      ///< loads that those conditions make
    bool exact = true;              ///< false: the right side also reads what can't be followed

    bool operator==(const ValueFlow &) const = default;
    KERNELSCOPE_FIELDS(target, variables, sites, combine, conditionVariables, conditionSites, exact)
};

} // namespace kernelscope
