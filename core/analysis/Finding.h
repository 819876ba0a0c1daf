#pragma once

#include <optional>

#include <QList>
#include <QString>
#include <QStringList>

#include "analysis/AccessType.h"
#include "support/Error.h"
#include "support/Fields.h"
#include "trace/AccessSite.h"
#include "trace/TraceIndices.h"

namespace kernelscope {

enum class FindingKind {
    DataRace,
    BarrierDivergence,
    OutOfBounds,
    ReadOnlyWrite,
    UninitialisedRead,
    ResultMismatch,
    EndlessLoop,
    GuardViolation,
    UnorderedCommands,
    LostUpdate,
    InvalidCopy,
    DivisionByZero,
    SignedOverflow,
    InvalidConversion,
    MisalignedAccess,
    NonFiniteValue,
    RestrictViolation,
    InvalidSampler,
    InvalidCollective,
    InvalidFormat
};

/// "data-race", "barrier-divergence", ...: the names that scripts rely on.
QString findingKindName(FindingKind kind);
inline QString enumText(FindingKind kind)
{
    return findingKindName(kind);
}

/// What a kind of finding says beside its evidence.
struct FindingTraits
{
    bool canCrashOrHang = false; ///< an untraced run, where it is an error
    bool stopsGroup = false;     ///< the traced kernel left the work-groups where it was found
    bool isCountedInAll = false; ///< in all work-groups, those that were not recorded too
};
FindingTraits traitsOf(FindingKind kind);

/// One side of a finding: what a work-item did at a place of the source.
struct FindingAccess
{
    QString file;
    int line = 0;
    int column = 0;
    QString macro;     ///< empty: no macro; else the place is that of its use
    QString macroFile; ///< where it is defined
    int macroLine = 0;
    AccessType type = AccessType::Access;
    QList<quint64> globalId; ///< x first, as many as the launch has dimensions; empty: not one work-item's
    QList<quint64> groupId;
    int phase = 0;        ///< barriers that the work-item had passed
    QString value;        ///< read or written; of an atomic "old -> new", of an operation "7 / 0"
    EventIndex event{-1}; ///< in the trace; -1: not in it

    bool operator==(const FindingAccess &) const = default;
    KERNELSCOPE_FIELDS(file, line, column, macro, macroFile, macroLine, type, globalId, groupId, phase, value)
};

/// What an element holds after a launch whose work-items race, by their order. Texts as Results shows them; empty: that order was not to be
/// had.
struct OrderedValues
{
    QString object; ///< the buffer's name
    quint64 element = 0;
    QString usual;       ///< as they were run for the trace
    QString reversed;    ///< in reverse order
    QString loadedFirst; ///< each loads before any stores

    bool operator==(const OrderedValues &) const = default;
    KERNELSCOPE_FIELDS(object, element, usual, reversed, loadedFirst)
};

/// A proven bug with its evidence. One for each pair of sites and object.
struct Finding
{
    FindingKind kind = FindingKind::DataRace;
    Severity severity = Severity::Error;
    QString message = {}; ///< whole sentences: what happened, where, what to do
    quint64 count = 1;    ///< how often; of a race: elements, each counted once a phase
    AddressSpace memory = AddressSpace::None;
    QString object = {};                ///< the buffer's name, for other memory the variable's
    std::optional<qint64> element = {}; ///< of the first one; negative: before the object
    QString elementText = {};           ///< the same by the object's dimensions: "tile[0][1]"; empty: it has no element or no dimensions
    QList<FindingAccess> accesses = {};
    QList<quint64> elements =
        {}; ///< of a result-mismatch those that differ, of a race in an image its pixels; the first of them where they are many
    QStringList steps = {};           ///< of unordered-commands: JSON pointers of both; empty: a transfer that was added
    QList<OrderedValues> orders = {}; ///< of a race or a lost update, some of the elements that depend on the order of its work-items
    bool isOutsideAnyImage = false;   ///< an access outside of an image has a coordinate below 0, or normalized ones
    bool isOrderedByCustom = false;   ///< a race of accesses that atomics order, though OpenCL C does not promise it
    bool wrapsAround = false;         ///< a signed overflow that processors go on after, as they do not after that of a division
    bool mayFollow = false;           ///< a signed overflow that what another finding says of memory may have led to
    bool isImplied = false;         ///< a race whose accesses lie around those of another one: the barrier that orders these orders it, too
    bool blamesTracedBuild = false; ///< a result-mismatch where the traced kernel, built without optimisation, gives the untraced results
    bool hasNoEnd = false;          ///< an endless-loop that need not be tried: nothing leads out of it
    bool ended = false;             ///< an endless-loop that is none: the untraced launch came to its end

    bool operator==(const Finding &) const = default;
    KERNELSCOPE_FIELDS(kind, severity, message, count, memory, object, element, elementText, accesses, elements, steps, orders,
                       isOutsideAnyImage, wrapsAround, mayFollow, isImplied, blamesTracedBuild, hasNoEnd, ended)
};

/// "tile[0][1]", "A[4]" or the object's name alone: what it is about.
QString accessedElement(const Finding &finding);

/// "file:line:column: error: message [data-race]", as far as the place is known.
QString oneLine(const Finding &finding);

} // namespace kernelscope
