#pragma once

#include <optional>

#include <QList>
#include <QString>

#include "project/ElementType.h"
#include "support/Fields.h"

namespace kernelscope {

/// What a kernel's parameter takes. Unknown: the compiler would not say (some drivers keep no argument information).
enum class ParameterKind { Unknown, Value, GlobalPointer, ConstantPointer, LocalPointer, Image, Sampler, Other };

/// Whether the kernel's own code is known to touch what a pointer parameter points to.
enum class Knowledge { Unknown, No, Yes };

struct KernelParameter
{
    QString name;
    QString typeName;                 ///< as in the source: "float*", "int", "image2d_t"
    ParameterKind kind = ParameterKind::Unknown;
    std::optional<ElementType> type;  ///< of the value, or of what the pointer points to; nullopt: void, or not known
    bool isConst = false;             ///< a pointer to const, or a read_only image
    Knowledge written = Knowledge::Unknown;

    bool operator==(const KernelParameter &) const = default;
    static constexpr auto fields()
    {
        using P = KernelParameter;
        return std::tuple(Field("name", &P::name), Field("typeName", &P::typeName), Field("kind", &P::kind),
                          Field("type", &P::type), Field("isConst", &P::isConst), Field("written", &P::written));
    }
};

/// A kernel as its compiler describes it. Limits are 0 where the compiler that was asked has no device.
struct KernelSignature
{
    QString name;
    QList<KernelParameter> parameters;
    QList<quint64> requiredLocalSize;  ///< reqd_work_group_size, three numbers; empty when there is none
    quint64 localMemorySize = 0;       ///< bytes of the kernel's own local variables
    quint64 privateMemorySize = 0;
    quint64 maxWorkGroupSize = 0;      ///< for this kernel on this device
    quint64 preferredWorkGroupMultiple = 0;

    bool operator==(const KernelSignature &) const = default;
    static constexpr auto fields()
    {
        using S = KernelSignature;
        return std::tuple(Field("name", &S::name), Field("parameters", &S::parameters),
                          Field("requiredLocalSize", &S::requiredLocalSize),
                          Field("localMemorySize", &S::localMemorySize),
                          Field("privateMemorySize", &S::privateMemorySize),
                          Field("maxWorkGroupSize", &S::maxWorkGroupSize),
                          Field("preferredWorkGroupMultiple", &S::preferredWorkGroupMultiple));
    }
};

/// What is known of a program's source: its kernels in the order of the text and the structs they use.
struct ProgramSignature
{
    QList<KernelSignature> kernels;
    QList<StructLayout> structs;

    bool operator==(const ProgramSignature &) const = default;
    static constexpr auto fields()
    {
        return std::tuple(Field("kernels", &ProgramSignature::kernels), Field("structs", &ProgramSignature::structs));
    }
};

} // namespace kernelscope
