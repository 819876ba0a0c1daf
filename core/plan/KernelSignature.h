#pragma once

#include <optional>

#include <QList>
#include <QString>

#include "plan/KernelFacts.h"
#include "project/ElementType.h"
#include "support/Error.h"
#include "support/Fields.h"
#include "support/Ranges.h"

namespace kernelscope {

/// What a kernel's parameter takes. Unknown: the compiler would not say (some drivers keep no argument information).
enum class ParameterKind { Unknown, Value, GlobalPointer, ConstantPointer, LocalPointer, Image, Sampler, Other };

/// Whether the kernel's own code is known to touch what a pointer parameter points to.
enum class Knowledge { Unknown, No, Yes };

struct KernelParameter
{
    QString name;
    QString typeName; ///< as in the source: "float*", "int", "image2d_t"
    ParameterKind kind = ParameterKind::Unknown;
    std::optional<ElementType> type; ///< of the value, or of what the pointer points to; nullopt: void, or not known
    bool isConst = false;            ///< a pointer to const, or a read_only image
    Knowledge written = Knowledge::Unknown;
    QString accessQualifier = {}; ///< of an image: "read_only", "write_only" or "read_write"; empty for all others
    bool isVolatile = false;

    bool operator==(const KernelParameter &) const = default;
    KERNELSCOPE_FIELDS(name, typeName, kind, type, isConst, written, accessQualifier, isVolatile)
};

/// A variable that a kernel keeps in local memory: `__local float tile[16][17];`
struct LocalVariable
{
    QString name;
    QString typeName;                ///< of one element, as in the source
    std::optional<ElementType> type; ///< of one element
    QList<quint64> dimensions;       ///< outermost first; empty when it is no array
    quint64 sizeInBytes = 0;
    SourcePlace place = {};

    bool operator==(const LocalVariable &) const = default;
    KERNELSCOPE_FIELDS(name, typeName, type, dimensions, sizeInBytes, place)
};

/// A kernel as its compiler describes it. Limits are 0 where the compiler that was asked has no device.
struct KernelSignature
{
    QString name;
    QList<KernelParameter> parameters;
    QList<quint64> requiredLocalSize; ///< reqd_work_group_size, three numbers; empty when there is none
    quint64 localMemorySize = 0;      ///< bytes of the kernel's own local variables
    quint64 privateMemorySize = 0;
    quint64 maxWorkGroupSize = 0; ///< for this kernel on this device
    quint64 preferredWorkGroupMultiple = 0;
    QList<quint64> hintedLocalSize = {};      ///< work_group_size_hint, as requiredLocalSize
    QList<LocalVariable> localVariables = {}; ///< those of the kernel's own body, in the order of the text
    SourcePlace place = {};                   ///< of the kernel's name
    QList<Diagnostic> forbidden = {};         ///< what it does, directly or not, that OpenCL C forbids and compilers may take
    KernelFacts facts = {};                   ///< what its body does, where Clang read it

    bool operator==(const KernelSignature &) const = default;
    KERNELSCOPE_FIELDS(name, parameters, requiredLocalSize, hintedLocalSize, localMemorySize, privateMemorySize, maxWorkGroupSize,
                       preferredWorkGroupMultiple, localVariables, place, forbidden, facts)
};

/// What is known of a program's source: its kernels in the order of the text and the structs they use.
struct ProgramSignature
{
    QList<KernelSignature> kernels;
    QList<StructLayout> structs;
    bool isRead = false; ///< the sources were read without an error: that there are no kernels then means that they hold none

    bool operator==(const ProgramSignature &) const = default;
    KERNELSCOPE_FIELDS(kernels, structs, isRead)
};

/// The kernel of that name; nullptr when the sources have none.
inline const KernelSignature *kernelNamed(const ProgramSignature &signature, const QString &name)
{
    return foundIn(signature.kernels, name, &KernelSignature::name);
}

} // namespace kernelscope
