#pragma once

#include <QHash>

#include "plan/Plan.h"

namespace kernelscope {

/// Bytes of a storage, the end not included.
struct ByteRange
{
    quint64 begin = 0;
    quint64 end = 0;

    bool operator==(const ByteRange &) const = default;
    KERNELSCOPE_FIELDS(begin, end)
};

/// By begin, none touching another.
using ByteRanges = QList<ByteRange>;

/// Sorted, and those that touch made one.
ByteRanges joined(ByteRanges ranges);

/// The first bytes that are in both; nullopt: none are.
std::optional<ByteRange> firstCommon(const ByteRanges &a, const ByteRanges &b);

/// What a command does to a storage's memory on its device.
struct StorageAccess
{
    StorageIndex storage;
    bool isWrite = false;
    bool isCertain = true; ///< all these bytes are touched; false: these at most, nobody saw which
    ByteRanges bytes;
    SourcePlace place = {}; ///< of a traced launch: in the kernel
    bool operator==(const StorageAccess &) const = default;
};

/// What traced launches did, by their position in Plan::commands: the bytes that they were seen to touch.
using TracedAccesses = QHash<int, QList<StorageAccess>>;

/// What each command reads and writes: transfers their ranges, launches what their traces say, the others whole buffers: written where the
/// buffer's `access` and the kernel's parameter allow it. A carry is a read on one device and a write on the other: here it is both.
QList<StorageAccess> accessesOf(const Plan &plan, CommandIndex command, const ProgramSignature &signature, const TracedAccesses &traced);

} // namespace kernelscope
