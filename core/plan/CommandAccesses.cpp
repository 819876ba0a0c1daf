#include "plan/CommandAccesses.h"

#include <algorithm>

#include "support/Overloaded.h"

namespace kernelscope {
namespace {

StorageAccess certain(StorageIndex storage, bool isWrite, quint64 offset, quint64 size)
{
    return {storage, isWrite, true, {{offset, offset + size}}, {}};
}

bool mayWrite(const PlannedStorage &storage, const KernelSignature *kernel, qsizetype parameter)
{
    if (storage.access == Access::In)
        return false;
    if (!kernel || parameter >= kernel->parameters.size())
        return true;
    const KernelParameter &declared = kernel->parameters[parameter];
    return !declared.isConst && declared.written != Knowledge::No;
}

bool mayRead(const PlannedStorage &storage, const KernelSignature *kernel, qsizetype parameter)
{
    const bool isWriteOnly =
        kernel && parameter < kernel->parameters.size() && kernel->parameters[parameter].accessQualifier == u"write_only";
    return storage.access != Access::Out && !isWriteOnly;
}

QList<StorageAccess> ofLaunch(const Plan &plan, const LaunchCommand &launch, const ProgramSignature &signature)
{
    const KernelSignature *kernel = kernelNamed(signature, launch.kernel);
    QList<StorageAccess> accesses;
    for (qsizetype i = 0; i < launch.arguments.size(); ++i) {
        const auto *buffer = std::get_if<PlannedBufferArgument>(&launch.arguments[i]);
        if (!buffer)
            continue;
        const PlannedStorage &storage = plan.storages[buffer->storage.value];
        const bool writes = mayWrite(storage, kernel, i);
        if (!writes || mayRead(storage, kernel, i))
            accesses << StorageAccess{buffer->storage, false, false, {{0, storage.sizeInBytes}}, {}};
        if (writes)
            accesses << StorageAccess{buffer->storage, true, false, {{0, storage.sizeInBytes}}, {}};
    }
    return accesses;
}

} // namespace

ByteRanges joined(ByteRanges ranges)
{
    std::ranges::sort(ranges, {}, &ByteRange::begin);
    ByteRanges all;
    for (const ByteRange &range : std::as_const(ranges)) {
        if (!all.isEmpty() && range.begin <= all.last().end)
            all.last().end = std::max(all.last().end, range.end);
        else if (range.begin < range.end)
            all << range;
    }
    return all;
}

std::optional<ByteRange> firstCommon(const ByteRanges &a, const ByteRanges &b)
{
    auto left = a.begin();
    auto right = b.begin();
    while (left != a.end() && right != b.end()) {
        const ByteRange common{std::max(left->begin, right->begin), std::min(left->end, right->end)};
        if (common.begin < common.end)
            return common;
        if (left->end <= right->end)
            ++left;
        else
            ++right;
    }
    return std::nullopt;
}

QList<StorageAccess> accessesOf(const Plan &plan, CommandIndex command, const ProgramSignature &signature, const TracedAccesses &traced)
{
    using Accesses = QList<StorageAccess>;
    if (const auto seen = traced.constFind(command.value); seen != traced.constEnd())
        return *seen;
    return std::visit(
        Overloaded{
            [](const WriteCommand &write) { return Accesses{certain(write.storage, true, write.offset, write.size)}; },
            [](const ReadCommand &read) { return Accesses{certain(read.storage, false, read.offset, read.size)}; },
            [](const CopyCommand &copy) {
                return Accesses{certain(copy.from, false, copy.fromOffset, copy.size), certain(copy.to, true, copy.toOffset, copy.size)};
            },
            [](const FillCommand &fill) { return Accesses{certain(fill.storage, true, fill.offset, fill.size)}; },
            [&](const CarryCommand &carry) {
                const quint64 size = plan.storages[carry.storage.value].sizeInBytes;
                return Accesses{certain(carry.storage, false, 0, size), certain(carry.storage, true, 0, size)};
            },
            [&](const LaunchCommand &launch) { return ofLaunch(plan, launch, signature); }, [](const auto &) { return Accesses(); }},
        plan.commands[command.value].action);
}

} // namespace kernelscope
