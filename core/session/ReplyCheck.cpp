#include "session/ReplyCheck.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "project/ImageFormat.h"

namespace kernelscope {
namespace {

constexpr qint64 longestNs = qint64(1) << 53;
constexpr qint64 latestNs = qint64(1) << 61; ///< NVIDIA's clock counts from 1970
constexpr quint64 mostBytes = quint64(1) << 47;

/// Nanoseconds of a clock, also relative to another's.
bool isMoment(qint64 ns)
{
    return ns >= -latestNs && ns <= latestNs;
}

bool isDuration(double ns)
{
    return ns >= 0 && ns <= double(longestNs); // NaN is not
}

bool isPosition(int position, qsizetype size)
{
    return position >= 0 && position < size;
}

/// Up to three extents, and how many elements they make.
bool isShapeOf(const QList<quint64> &shape, quint64 count)
{
    quint64 product = 1;
    for (const quint64 extent : shape) {
        if (__builtin_mul_overflow(product, extent, &product))
            return false;
    }
    return shape.size() <= 3 && product == count;
}

bool isPossible(const RunEvent &event, qsizetype events)
{
    const bool hasTimes = isMoment(event.queuedNs) && isMoment(event.submitNs) && isMoment(event.startNs) && isMoment(event.endNs);
    return hasTimes && event.bytes <= mostBytes && std::ranges::all_of(event.after, [&](int other) { return isPosition(other, events); });
}

bool isPossible(const TimeSpread &times)
{
    return times.runs >= 0 && isDuration(times.minNs) && isDuration(times.medianNs) && isDuration(times.maxNs);
}

bool isPossible(const LaunchExecution &execution)
{
    return isPossible(static_cast<const TimeSpread &>(execution)) && execution.global.size() <= 3 && execution.local.size() <= 3;
}

bool isPossible(const LaunchTiming &launch)
{
    return isPossible(static_cast<const LaunchExecution &>(launch)) && isPossible(launch.whole) &&
           launch.executions.size() <= LaunchTiming::mostExecutions &&
           std::ranges::all_of(launch.executions, [](const LaunchExecution &execution) { return isPossible(execution); });
}

bool isPossible(const ElementType &type)
{
    return type.isStruct() || (type.components >= 1 && type.components <= 16);
}

bool isPossible(const StructMember &member, int elementSize)
{
    return isPossible(member.type) && member.offset >= 0 && member.count >= 0 &&
           member.offset + qint64(member.count) * sizeInBytes(member.type) <= elementSize;
}

bool isPossible(const BufferResult &buffer, quint64 resultsSize)
{
    if (!isPossible(buffer.type))
        return false;
    const auto format = imageFormatNamed(buffer.imageFormat);
    const int least = format ? format->pixelSizeInBytes() : buffer.type.isStruct() ? 0 : sizeInBytes(buffer.type);
    quint64 size = 0;
    const bool fits = buffer.elementSize >= least && isShapeOf(buffer.shape, buffer.elementCount) &&
                      !__builtin_mul_overflow(buffer.elementCount, quint64(buffer.elementSize), &size) && size == buffer.sizeInBytes;
    const bool isInside = buffer.fileOffset <= resultsSize && buffer.sizeInBytes <= resultsSize - buffer.fileOffset;
    return fits && (isInside || !buffer.readBack) && (format || buffer.imageFormat.isEmpty()) &&
           std::ranges::all_of(buffer.members, [&](const StructMember &member) { return isPossible(member, buffer.elementSize); });
}

bool isPossible(const CheckResult &check)
{
    return check.values.size() <= CheckResult::mostValues && check.stretch > 0 &&
           quint64(check.mismatchMap.size()) <= CheckResult::mostStretches / 8 + 1 &&
           std::ranges::all_of(check.values, [](const ComparedValue &value) { return value.number >= 0; });
}

bool isPossible(const PlanGraph &graph)
{
    return std::ranges::all_of(graph.steps, [](const GraphStep &step) { return step.executions >= 0; }) &&
           std::ranges::all_of(graph.dependencies, [&](const GraphDependency &one) {
               return isPosition(one.from, graph.steps.size()) && isPosition(one.to, graph.steps.size()) && one.elementSize > 0 &&
                      one.bytes.begin <= one.bytes.end;
           });
}

bool isPossible(const MemoryUse &memory)
{
    const auto isCount = [](qint64 count) { return count >= 0 && count <= qint64(mostBytes); };
    return isCount(memory.objectsBefore) && isCount(memory.objectsHeld) && isCount(memory.objectsAfter) && isCount(memory.bytesBefore) &&
           isCount(memory.bytesHeld) && isCount(memory.bytesAfter);
}

/// What of a run can't be; nullptr: nothing.
const char16_t *impossible(const RunResult &result)
{
    if (!std::ranges::all_of(result.events, [&](const RunEvent &event) { return isPossible(event, result.events.size()); }))
        return u"a command";
    if (!std::ranges::all_of(result.launches, [](const LaunchTiming &launch) { return isPossible(launch); }))
        return u"a launch's times";
    if (result.resultsSize > mostBytes ||
        !std::ranges::all_of(result.buffers, [&](const BufferResult &buffer) { return isPossible(buffer, result.resultsSize); }))
        return u"a buffer";
    if (!std::ranges::all_of(result.checks, [](const CheckResult &check) { return isPossible(check); }))
        return u"a check";
    if (!isPossible(result.graph))
        return u"the order of the plan's steps";
    if (!isDuration(result.commandsNs) || !isDuration(result.buildNs))
        return u"how long it took";
    return isPossible(result.memory) ? nullptr : u"the device's memory";
}

bool isPossible(const NDRange &range)
{
    quint64 items = 1;
    for (std::size_t d = 0; d < range.global.size(); ++d) {
        if (range.global[d] == 0 || range.local[d] == 0 || range.local[d] > range.global[d] ||
            __builtin_mul_overflow(items, range.global[d], &items))
            return false;
    }
    return range.dimensions >= 1 && range.dimensions <= 3;
}

bool isPossible(const Finding &finding)
{
    return std::ranges::all_of(finding.accesses,
                               [](const FindingAccess &access) { return access.globalId.size() <= 3 && access.groupId.size() <= 3; });
}

bool isPossible(const LaunchTrace &launch)
{
    return launch.execution >= 0 && isPossible(launch.range) && launch.groupsTraced <= launch.groupsTotal &&
           launch.keptSize <= mostTraceBytes &&
           std::ranges::all_of(launch.findings, [](const Finding &finding) { return isPossible(finding); }) &&
           std::ranges::all_of(launch.phases, [](const PhaseTotals &phase) { return phase.phase >= 0; }) &&
           std::ranges::all_of(launch.sites, [](const SiteTotals &site) {
               return isDuration(site.transactionsPerSubgroup) && isDuration(site.bankConflictDegree);
           });
}

const char16_t *impossible(const TraceReply &reply)
{
    const bool launches = std::ranges::all_of(reply.launches, [](const LaunchTrace &launch) { return isPossible(launch); });
    return launches ? impossible(reply.result) : u"a traced launch";
}

const char16_t *impossible(const LaunchTraced &traced)
{
    return isPossible(traced.launch) ? nullptr : u"a traced launch";
}

const char16_t *impossible(const RunReply &reply)
{
    return impossible(reply.result);
}

const char16_t *impossible(const ExportReply &reply)
{
    return impossible(reply.result);
}

const char16_t *impossible(const Progress &progress)
{
    return progress.done >= 0 && progress.total >= 0 ? nullptr : u"how far it is";
}

const char16_t *impossible(const auto &)
{
    return nullptr;
}

} // namespace

Result<void> checkReply(const Reply &reply)
{
    const char16_t *what = std::visit([](const auto &one) { return impossible(one); }, reply);
    if (!what)
        return {};
    return fail(QStringLiteral("gave an answer about %1 that can't be true").arg(QString::fromUtf16(what)));
}

} // namespace kernelscope
