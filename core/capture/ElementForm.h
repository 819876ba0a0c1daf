#pragma once

#include "plan/KernelSignature.h"
#include "project/Expression.h"

namespace kernelscope {

/// Where one number of an element lies, in bytes from its start.
struct NumberPlace
{
    Scalar scalar = Scalar::Float;
    int offset = 0;
    bool operator==(const NumberPlace &) const = default;
};

/// An element of a buffer in memory.
struct ElementForm
{
    int sizeInBytes = 0;
    QList<NumberPlace> numbers = {}; ///< component after component, or member after member; empty: not known
};

/// Of a struct that holds others the size alone is known; of one that is not among `structs` nothing.
ElementForm elementForm(const ElementType &type, const QList<StructLayout> &structs);

/// The layout of a struct; nullptr where the sources don't tell.
const StructLayout *layoutNamed(const QString &name, const QList<StructLayout> &structs);

/// What a pointer's buffer holds: bytes where the parameter does not tell. An atomic_int is an int.
ElementType pointedElement(const KernelParameter &parameter, const QString &guessed);

/// The number that the bytes of a scalar stand for, as expressions have it: NaN and Infinity are words of JavaScript.
Expression numberExpression(Scalar scalar, const char *source);

/// What a parameter takes by value, of so many bytes: a size_t is as long as it was where it was captured.
std::optional<ElementType> valueElement(const KernelParameter &parameter, qsizetype sizeInBytes);

} // namespace kernelscope
