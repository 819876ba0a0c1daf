#include "analysis/ResultComparison.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <optional>
#include <set>

#include "analysis/DataRaces.h"
#include "analysis/Evidence.h"
#include "analysis/ValueText.h"
#include "support/Filled.h"
#include "trace/Builtins.h"
#include "trace/SiteTraits.h"

namespace kernelscope {

namespace {

const AccessSite *firstAtomic(const Trace &trace, bool whereOrderMatters)
{
    for (int s = 0; s < trace.sites().size(); ++s) {
        const AccessSite &site = trace.sites()[s];
        if (site.kind == SiteKind::Atomic && trace.eventsAt(SiteIndex(s)) > 0 && (!whereOrderMatters || orderMatters(site)))
            return &site;
    }
    return nullptr;
}

/// What was accessed of the program's own variables that keep their values from launch to launch.
const BoundObject *keptVariable(const Trace &trace)
{
    for (int s = 0; s < trace.sites().size(); ++s) {
        if (trace.eventsAt(SiteIndex(s)) == 0)
            continue;
        for (const int object : trace.sites()[s].objects) {
            const BoundObject &accessed = trace.objects()[object];
            if (accessed.memory == AddressSpace::Global && accessed.parameter.isEmpty())
                return &accessed;
        }
    }
    return nullptr;
}

const AccessSite *unwatchedVariable(const Trace &trace)
{
    const auto found = std::ranges::find_if(trace.sites(), isUnwatched);
    return found == trace.sites().end() ? nullptr : &*found;
}

QString whyNotCompared(const Trace &trace, const QList<Finding> &findings)
{
    for (const Finding &finding : findings) {
        switch (finding.kind) {
        case FindingKind::DataRace:
        case FindingKind::LostUpdate:
            return QStringLiteral(
                "The results of the traced and the untraced run were not compared: a launch with a data race or a lost update may give "
                "either.");
        case FindingKind::OutOfBounds:
            if (finding.severity == Severity::Warning)
                break;
            return QStringLiteral("The results of the traced and the untraced run were not compared: the traced run leaves out accesses "
                                  "out of bounds.");
        case FindingKind::InvalidCopy:
            if (finding.severity == Severity::Warning)
                break;
            return QStringLiteral(
                "The results of the traced and the untraced run were not compared: what an invalid asynchronous copy gives is not "
                "defined.");
        case FindingKind::BarrierDivergence:
        case FindingKind::EndlessLoop:
            return QStringLiteral("The results of the traced and the untraced run were not compared: the traced run left the kernel "
                                  "early.");
        case FindingKind::DivisionByZero:
        case FindingKind::SignedOverflow:
            return QStringLiteral("The results of the traced and the untraced run were not compared: OpenCL C says of no value what it is "
                                  "after a division by zero or an overflow of signed integers.");
        case FindingKind::InvalidConversion:
            return QStringLiteral("The results of the traced and the untraced run were not compared: OpenCL C does not say what a number "
                                  "becomes that its new type does not have.");
        case FindingKind::MisalignedAccess:
            return QStringLiteral("The results of the traced and the untraced run were not compared: OpenCL C does not say what a "
                                  "misaligned access does.");
        case FindingKind::NonFiniteValue:
            return QStringLiteral("The results of the traced and the untraced run were not compared: with the promise that there are no "
                                  "infinities and no NaNs, each may make something else of them.");
        case FindingKind::RestrictViolation:
            return QStringLiteral("The results of the traced and the untraced run were not compared: OpenCL C does not say what comes out "
                                  "where a restrict parameter's elements are accessed through another one.");
        case FindingKind::UninitialisedRead:
            return QStringLiteral("The results of the traced and the untraced run were not compared: memory that nothing was written to "
                                  "may hold anything.");
        case FindingKind::InvalidSampler:
            return QStringLiteral("The results of the traced and the untraced run were not compared: OpenCL C does not say what an image "
                                  "gives through a sampler that it does not allow there.");
        case FindingKind::InvalidFormat:
            return QStringLiteral("The results of the traced and the untraced run were not compared: OpenCL C does not say what an image "
                                  "function does to an image of other pixels than it is for.");
        case FindingKind::InvalidCollective:
            return QStringLiteral("The results of the traced and the untraced run were not compared: OpenCL C does not say what a function "
                                  "of a work-group or a sub-group gives where it is not called as it must be.");
        case FindingKind::ReadOnlyWrite:
        case FindingKind::ResultMismatch:
        case FindingKind::GuardViolation:
        case FindingKind::UnorderedCommands:
            break;
        }
    }
    if (const BoundObject *variable = keptVariable(trace))
        return QStringLiteral("The results of the traced and the untraced run were not compared: %1 keeps its value from launch to launch, "
                              "and each traced kernel has one of its own.")
            .arg(variable->name);
    if (const AccessSite *site = firstAtomic(trace, true))
        return QStringLiteral("The results of the traced and the untraced run were not compared: the atomics at %1 "
                              "make the order of "
                              "work-items matter.")
            .arg(placeText(*site));
    return {};
}

/// A number within an element; of structs and vectors of 3 the padding is none.
struct Part
{
    int offset = 0;
    int size = 0;
    std::optional<Scalar> scalar; ///< where it is known
};

void addParts(QList<Part> &parts, int offset, const ElementType &type)
{
    if (type.isStruct())
        return;
    const int size = sizeInBytes(type.scalar);
    for (int component = 0; component < type.components; ++component)
        parts << Part{offset + component * size, size, type.scalar};
}

QList<Part> partsOf(const BufferLayout &buffer)
{
    QList<Part> parts;
    addParts(parts, 0, buffer.type);
    for (const StructMember &member : buffer.members) {
        for (int i = 0; i < member.count; ++i) {
            const int offset = member.offset + i * sizeInBytes(member.type);
            if (member.type.isStruct())
                parts << Part{offset, buffer.elementSize - offset, {}};
            else
                addParts(parts, offset, member.type);
        }
    }
    parts.removeIf([&buffer](const Part &part) { return part.offset + part.size > buffer.elementSize; });
    return parts.isEmpty() ? QList<Part>{Part{0, buffer.elementSize, {}}} : parts;
}

template <typename T> bool bothNan(const char *a, const char *b)
{
    T x, y;
    std::memcpy(&x, a, sizeof x);
    std::memcpy(&y, b, sizeof y);
    return std::isnan(x) && std::isnan(y);
}

/// Which NaN an operation gives, and of which sign, is left to whoever compiles it.
bool areNan(const Part &part, const char *a, const char *b)
{
    return (part.scalar == Scalar::Float && bothNan<float>(a, b)) || (part.scalar == Scalar::Double && bothNan<double>(a, b));
}

/// Of an element, at both places.
bool differs(const QList<Part> &parts, const char *a, const char *b)
{
    return std::ranges::any_of(parts, [a, b](const Part &part) {
        const bool isSame = std::memcmp(a + part.offset, b + part.offset, std::size_t(part.size)) == 0;
        return !isSame && !areNan(part, a + part.offset, b + part.offset);
    });
}

template <typename T> bool almostEqual(const char *a, const char *b, int count)
{
    for (int i = 0; i < count; ++i) {
        T x, y;
        std::memcpy(&x, a + std::size_t(i) * sizeof x, sizeof x);
        std::memcpy(&y, b + std::size_t(i) * sizeof y, sizeof y);
        const T tolerance = sizeof(T) == 4 ? T(1e-5) : T(1e-12);
        if (!(x == y) && !(std::isnan(x) && std::isnan(y)) && !(std::abs(x - y) <= tolerance * std::max(std::abs(x), std::abs(y))))
            return false;
    }
    return true;
}

/// Whether an element differs in the last digits of floating point numbers only, as after another contraction of a * b
/// + c.
bool lastDigitsOnly(const BufferLayout &buffer, const char *a, const char *b)
{
    if (buffer.type.isStruct())
        return false;
    if (buffer.type.scalar == Scalar::Float)
        return almostEqual<float>(a, b, buffer.type.components);
    return buffer.type.scalar == Scalar::Double && almostEqual<double>(a, b, buffer.type.components);
}

/// The last event that wrote to the element, in the order of the trace.
std::optional<EventIndex> lastWrite(const Trace &trace, const QString &buffer, qint64 first, qint64 end)
{
    for (int i = trace.eventCount() - 1; i >= 0; --i) {
        const EventHead head{trace.heads()[std::size_t(i)]};
        const SiteKind kind = trace.site(SiteIndex(head.site())).kind;
        if (head.object() == EventHead::noObject || head.outOfBounds() || trace.objects()[head.object()].name != buffer ||
            (kind != SiteKind::Store && kind != SiteKind::Atomic && kind != SiteKind::AsyncWrite))
            continue;
        const TraceEvent event = trace.event(EventIndex(i));
        if (event.offset < end && event.offset + qint64(event.size) > first)
            return EventIndex(i);
    }
    return std::nullopt;
}

constexpr qsizetype mostElements = 4096; // are named

struct Difference
{
    qsizetype first = -1; ///< element
    quint64 count = 0;
    bool lastDigits = true;
    QList<quint64> elements; ///< the first of them
};

Difference differenceOf(const BufferLayout &buffer, QByteArrayView one, QByteArrayView other)
{
    Difference difference;
    const QList<Part> parts = partsOf(buffer);
    const qsizetype elements = std::min(one.size(), other.size()) / buffer.elementSize;
    for (qsizetype e = 0; e < elements; ++e) {
        const char *a = one.data() + e * buffer.elementSize;
        const char *b = other.data() + e * buffer.elementSize;
        if (!differs(parts, a, b))
            continue;
        difference.lastDigits = difference.lastDigits && lastDigitsOnly(buffer, a, b);
        if (difference.count++ == 0)
            difference.first = e;
        if (difference.elements.size() < mostElements)
            difference.elements << quint64(e);
    }
    return difference;
}

/// Whether a kernel stores vectors of three halves in a buffer, each in the room of four: a driver may leave anything in the fourth.
bool hasPaddedHalves(const Trace &trace, const QString &buffer)
{
    return std::ranges::any_of(trace.sites(), [&](const AccessSite &site) {
        const bool isPadded = site.vectorBytes > 0 && builtinNamed(site.operation.toStdString()).kind == BuiltinKind::AlignedHalf;
        return isPadded &&
               (site.anyObject || std::ranges::any_of(site.objects, [&](int object) { return trace.objects()[object].name == buffer; }));
    });
}

/// Every fourth half as it is in the other bytes.
QByteArray withFourthHalves(QByteArrayView bytes, QByteArrayView other)
{
    QByteArray made = bytes.toByteArray();
    for (qsizetype at = 6; at + 2 <= std::min(bytes.size(), other.size()); at += 8)
        std::memcpy(made.data() + at, other.data() + at, 2);
    return made;
}

/// The same kernel, untraced but with two dimensions exchanged, gives the traced results.
bool isProvenRight(const ComparedBuffer &buffer)
{
    return !buffer.exchanged.isEmpty() && differenceOf(buffer, buffer.traced, buffer.exchanged).count == 0;
}

/// The traced kernel gives the untraced results where it is built without optimisation.
bool isMistranslated(const ComparedBuffer &buffer)
{
    return !buffer.unoptimised.isEmpty() && !isProvenRight(buffer) && differenceOf(buffer, buffer.unoptimised, buffer.untraced).count == 0;
}

/// What comes out hangs on what private variables begin with, to which nothing was assigned.
bool dependsOnUnset(const ComparedBuffer &buffer)
{
    return !buffer.otherUnset.isEmpty() && differenceOf(buffer, buffer.traced, buffer.otherUnset).count > 0;
}

QString elementIn(const BufferLayout &buffer, QByteArrayView bytes, qsizetype element)
{
    return typedText(buffer.type, buffer.elementSize, bytes.data() + element * buffer.elementSize);
}

/// Which of two different results is the wrong one, and what to do about it. `blamesTracedBuild` is set where that is the reason.
QString adviceFor(const Trace &trace, const ComparedBuffer &buffer, bool &blamesTracedBuild)
{
    const TraceLaunch &launch = trace.launch();
    if (!launch.relaxedMath.isEmpty()) {
        return QStringLiteral("The build option %1 lets compilers compute floating point numbers in different ways: build without it to "
                              "see whether the results still differ.")
            .arg(launch.relaxedMath);
    }
    const auto unsequenced = std::ranges::find(trace.sites(), SiteKind::Unordered, &AccessSite::kind);
    if (unsequenced != trace.sites().end()) {
        return filled(
            QStringLiteral("OpenCL C does not define the value of %1 at %2: it is changed there, and changed or read again, in an "
                           "unspecified order, which may differ from run to run. Write the two as separate statements."),
            unsequenced->variables.first(), placeText(*unsequenced));
    }
    blamesTracedBuild = isMistranslated(buffer);
    if (blamesTracedBuild)
        return QStringLiteral("The driver seems to be at fault, not the kernel: built without optimisation, the traced kernel too gives the "
                              "untraced run's results. Do not rely on what else was found of this launch: build with -cl-opt-disable to "
                              "trace it without optimisation.");
    if (const AccessSite *site = unwatchedVariable(trace); site && !isProvenRight(buffer)) {
        return filled(
            QStringLiteral("No race explains that. Perhaps %1, declared at %2, was read before all of it had a value, which is not "
                           "seen everywhere; if not, the device's compiler translated one of the two wrongly. Give it a value "
                           "where it is declared to see which."),
            site->variables.first(), placeText(*site));
    }
    const QString unknown =
        launch.untracedAccesses > 0
            ? QStringLiteral(
                  "No race explains that. Either an access that can't be traced goes outside of its array (the launch's notes say "
                  "where they are), or the device's compiler translated one of the two wrongly. ")
            : QStringLiteral("No race explains that: the device's compiler seems to have translated one of the two wrongly. ");
    if (launch.local[0] > 1 || launch.itemsOfGroup() == 1)
        return unknown + QStringLiteral("Build with -cl-opt-disable, or run on another device, to see which.");
    if (isProvenRight(buffer))
        return QStringLiteral(
            "The driver is at fault, not the kernel: with the dimensions exchanged, the untraced run too gives the traced "
            "run's results. PoCL 3.1 has a group's first work-item do some of its work twice where barriers hang on "
            "conditions and the local size is 1 in the first dimension. Exchange the dimensions, or use another device.");
    return unknown +
           QStringLiteral("PoCL 3.1 has a group's first work-item do some of its work twice where barriers hang on conditions and the "
                          "local size is 1 in the first dimension: exchange the dimensions, or run on another device.");
}

Finding unsetReadOf(const Trace &trace, const ComparedBuffer &buffer)
{
    const Difference difference = differenceOf(buffer, buffer.traced, buffer.otherUnset);
    QStringList names;
    for (const AccessSite &site : trace.sites()) {
        if (isUnwatched(site))
            names << site.variables.first();
    }
    Finding finding;
    finding.kind = FindingKind::UninitialisedRead;
    finding.memory = AddressSpace::Private;
    finding.count = difference.count;
    finding.object = names.size() == 1 ? names.first() : QString();
    const qsizetype at = difference.first * buffer.elementSize;
    if (const auto write = lastWrite(trace, buffer.name, at, at + buffer.elementSize))
        finding.accesses = {accessOf(trace, *write)};
    finding.message =
        filled(QStringLiteral("%1[%2] depends on what %3 holds before all of it has a value: it is %4 after the traced run, but %5 where "
                              "unset variables begin with something else; %6 of %7 elements differ. A variable starts with whatever was "
                              "left in its place: give all of it a value first."),
               buffer.name, difference.first, names.join(QStringLiteral(" or ")), elementIn(buffer, buffer.traced, difference.first),
               elementIn(buffer, buffer.otherUnset, difference.first), difference.count, buffer.traced.size() / buffer.elementSize);
    return finding;
}

Finding findingOf(const Trace &trace, const ComparedBuffer &buffer, const Difference &difference)
{
    if (dependsOnUnset(buffer))
        return unsetReadOf(trace, buffer);
    const qsizetype at = difference.first * buffer.elementSize;
    Finding finding;
    finding.kind = FindingKind::ResultMismatch;
    const bool isDoubted = difference.lastDigits || isProvenRight(buffer) || isMistranslated(buffer) ||
                           trace.launch().untracedAccesses > 0 || !trace.launch().relaxedMath.isEmpty() || unwatchedVariable(trace);
    finding.severity = isDoubted ? Severity::Warning : Severity::Error;
    finding.count = difference.count;
    finding.memory = AddressSpace::Global;
    finding.object = buffer.name;
    finding.element = difference.first;
    finding.elements = difference.elements;
    finding.message =
        filled(QStringLiteral("%1[%2] is %3 after the traced run, but %4 after the untraced run on the same device; %5 of %6 elements "
                              "differ. "),
               buffer.name, difference.first, elementIn(buffer, buffer.traced, difference.first),
               elementIn(buffer, buffer.untraced, difference.first), difference.count, buffer.traced.size() / buffer.elementSize);
    finding.message += difference.lastDigits
                           ? QStringLiteral("They differ in the last digits only, as when a compiler contracts a * b + c differently.")
                           : adviceFor(trace, buffer, finding.blamesTracedBuild);
    if (const auto write = lastWrite(trace, buffer.name, at, at + buffer.elementSize))
        finding.accesses = {accessOf(trace, *write)};
    return finding;
}

} // namespace

bool mayBeCompared(const Trace &trace, const QList<Finding> &findings)
{
    return whyNotCompared(trace, findings).isEmpty() && !firstAtomic(trace, false);
}

ResultComparison compareResults(const Trace &trace, const QList<Finding> &findings, const QList<ComparedBuffer> &buffers)
{
    ResultComparison comparison;
    comparison.notCompared = whyNotCompared(trace, findings);
    if (!comparison.notCompared.isEmpty())
        return comparison;
    for (const ComparedBuffer &buffer : buffers) {
        if (buffer.elementSize < 1 || buffer.traced == buffer.untraced)
            continue;
        const QByteArray padded = hasPaddedHalves(trace, buffer.name) ? withFourthHalves(buffer.untraced, buffer.traced) : QByteArray();
        const Difference difference = differenceOf(buffer, buffer.traced, padded.isEmpty() ? buffer.untraced : padded);
        if (difference.count > 0)
            comparison.findings.append(findingOf(trace, buffer, difference));
    }
    if (const QList<Finding> races = comparison.findings.isEmpty() ? QList<Finding>() : findComponentRaces(trace); !races.isEmpty()) {
        comparison.findings = races;
        return comparison;
    }
    const AccessSite *atomic = firstAtomic(trace, false);
    if (atomic && !comparison.findings.isEmpty()) {
        comparison.notCompared = QStringLiteral("The results of the traced and the untraced run differ. That proves nothing: where the old "
                                                "values of the atomics at %1 are used, the order of work-items matters.")
                                     .arg(placeText(*atomic));
        comparison.findings.clear();
    }
    return comparison;
}

OrderDependence whatDependsOnOrder(const QList<OrderedResults> &buffers)
{
    constexpr qsizetype mostValues = 8; // of a buffer
    OrderDependence dependence;
    QStringList differing;
    for (const OrderedResults &buffer : buffers) {
        if (buffer.elementSize < 1)
            continue;
        std::set<quint64> elements;
        quint64 count = 0;
        for (const QByteArrayView other : {buffer.reversed, buffer.loadedFirst}) {
            const Difference difference = differenceOf(buffer, buffer.usual, other);
            elements.insert(difference.elements.begin(), difference.elements.end());
            count = std::max(count, difference.count);
        }
        count = std::max<quint64>(count, elements.size());
        if (count == 0)
            continue;
        const auto text = [&](QByteArrayView results, quint64 element) {
            return results.isEmpty() ? QString() : elementIn(buffer, results, qsizetype(element));
        };
        QList<OrderedValues> values;
        for (const quint64 element : elements) {
            if (values.size() == mostValues)
                break;
            values << OrderedValues{buffer.name, element, text(buffer.usual, element), text(buffer.reversed, element),
                                    text(buffer.loadedFirst, element)};
        }
        dependence.values += values;
        const OrderedValues &first = values.first();
        QStringList others;
        if (!first.reversed.isEmpty() && first.reversed != first.usual)
            others << filled(QStringLiteral("%1 when its work-items come in reverse order"), first.reversed);
        if (!first.loadedFirst.isEmpty() && first.loadedFirst != first.usual)
            others << filled(QStringLiteral("%1 when each loads before any stores"), first.loadedFirst);
        if (others.isEmpty()) // -0 and 0 are written alike
            others << QStringLiteral("has other bits in another order");
        const qsizetype total = buffer.usual.size() / buffer.elementSize;
        const QString other = others.join(QStringLiteral(" and "));
        differing << (total == 1
                          ? filled(QStringLiteral("%1[0] is %2 after the traced launch, but %3."), buffer.name, first.usual, other)
                          : filled(QStringLiteral("%1[%2] is %3 after the traced launch, but %4; so %5 of %6 elements depend on it."),
                                   buffer.name, first.element, first.usual, other, count, total));
    }
    const auto wasTried = [&](QByteArrayView OrderedResults::*results) {
        return std::ranges::any_of(buffers, [&](const OrderedResults &buffer) { return !(buffer.*results).isEmpty(); });
    };
    QStringList same;
    if (wasTried(&OrderedResults::reversed))
        same << QStringLiteral("in reverse order of the work-items");
    if (wasTried(&OrderedResults::loadedFirst))
        same << QStringLiteral("when each loads before any stores");
    dependence.sentence = differing.isEmpty()
                              ? QStringLiteral("All buffers came out the same here %1.").arg(same.join(QStringLiteral(" and ")))
                              : QStringLiteral("Results depend on the order: ") + differing.join(QStringLiteral(" Also "));
    return dependence;
}

} // namespace kernelscope
