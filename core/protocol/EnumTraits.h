#pragma once

#include "plan/KernelSignature.h"
#include "project/ElementType.h"
#include "protocol/Messages.h"
#include "run/RunResult.h"
#include "support/Error.h"

namespace kernelscope {

/// The last value of every enumeration that travels: a number beyond it is refused when it arrives. An enumeration without
/// an entry here can't be encoded (the compiler says so).
template <typename Enum> struct EnumTraits;

template <> struct EnumTraits<Severity>
{
    static constexpr Severity last = Severity::Error;
};
template <> struct EnumTraits<Scalar>
{
    static constexpr Scalar last = Scalar::Double;
};
template <> struct EnumTraits<ParameterKind>
{
    static constexpr ParameterKind last = ParameterKind::Other;
};
template <> struct EnumTraits<Knowledge>
{
    static constexpr Knowledge last = Knowledge::Yes;
};
template <> struct EnumTraits<RunStatus>
{
    static constexpr RunStatus last = RunStatus::Cancelled;
};
template <> struct EnumTraits<Phase>
{
    static constexpr Phase last = Phase::Checking;
};
template <> struct EnumTraits<SiteKind>
{
    static constexpr SiteKind last = SiteKind::Unset;
};
template <> struct EnumTraits<MemoryKindOfSite>
{
    static constexpr MemoryKindOfSite last = MemoryKindOfSite::Image;
};
template <> struct EnumTraits<FindingKind>
{
    static constexpr FindingKind last = FindingKind::GuardViolation;
};

/// The words by which JSON writes an enumeration's value; a number where there are none.
inline QString enumText(Severity value)
{
    return severityName(value);
}
inline QString enumText(Scalar value)
{
    return scalarName(value);
}
inline QString enumText(RunStatus value)
{
    return runStatusName(value);
}
inline QString enumText(Phase value)
{
    return phaseName(value);
}

} // namespace kernelscope
