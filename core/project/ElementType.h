#pragma once

#include <optional>

#include <QList>
#include <QString>

#include "support/Fields.h"

namespace kernelscope {

enum class Scalar { Char, UChar, Short, UShort, Int, UInt, Long, ULong, Half, Float, Double };

int sizeInBytes(Scalar scalar);
bool isFloating(Scalar scalar);
bool isSigned(Scalar scalar);
QString scalarName(Scalar scalar);

/// The type of one element of a buffer or of a value argument: an OpenCL scalar, a vector of 2, 3, 4, 8 or 16, or a struct
/// that the sources declare (known by its name; its layout comes from whoever reads the sources).
struct ElementType
{
    Scalar scalar = Scalar::Float;
    int components = 1;
    QString structName; ///< not empty: a struct, the other two members mean nothing

    bool isStruct() const { return !structName.isEmpty(); }
    bool operator==(const ElementType &) const = default;
    KERNELSCOPE_FIELDS(scalar, components, structName)
};

/// "float4", "uint", "struct Particle" or "Particle" (any identifier that is no OpenCL type); nullopt when it is none of these.
std::optional<ElementType> elementTypeNamed(const QString &name);

/// "float4"; a struct by its name.
QString elementTypeName(const ElementType &type);

/// What one element takes in memory: a vector of 3 takes as much as one of 4. 0 for a struct (see StructLayout).
int sizeInBytes(const ElementType &type);

/// A member of a struct: where it lies, in bytes from the start, and how many there are of it (1 unless an array).
struct StructMember
{
    QString name;
    ElementType type;
    int offset = 0;
    int count = 1;

    bool operator==(const StructMember &) const = default;
    KERNELSCOPE_FIELDS(name, type, offset, count)
};

struct StructLayout
{
    QString name;
    int sizeInBytes = 0;
    QList<StructMember> members; ///< empty when only the size is known

    bool operator==(const StructLayout &) const = default;
    KERNELSCOPE_FIELDS(name, sizeInBytes, members)
};

} // namespace kernelscope
