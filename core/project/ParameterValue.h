#pragma once

#include <QString>

#include "support/Fields.h"

namespace kernelscope {

/// A parameter's value for one run, in place of the one that the project gives it.
struct ParameterValue
{
    QString name;
    QString value; ///< an expression of the parameters before it

    bool operator==(const ParameterValue &) const = default;
    KERNELSCOPE_FIELDS(name, value)
};

} // namespace kernelscope
