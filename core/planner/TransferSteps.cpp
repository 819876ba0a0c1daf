#include "planner/TransferSteps.h"

#include <algorithm>

#include "planner/ValueArgumentEncoder.h"
#include "project/Suggestion.h"
#include "support/Filled.h"

namespace kernelscope {
namespace {

struct Region
{
    quint64 offset = 0; ///< elements
    quint64 count = 0;
};

/// What the four kinds of transfer have in common.
class TransferBuilder
{
public:
    TransferBuilder(Planning &planning, const QString &path, const QString &name)
        : m_planning(planning), m_path(path), m_name(name), m_what(QStringLiteral("The step \"%1\"").arg(name))
    {
    }

    std::optional<StorageIndex> storage(const QString &buffer, const QString &member);
    std::optional<quint64> size(const std::optional<Expression> &expression, const QString &member, quint64 otherwise);
    bool inside(const Region &region, StorageIndex storage, const QString &member);
    bool wholeImage(const Region &region, StorageIndex storage, const QString &member);
    std::optional<Region> region(StorageIndex storage, const std::optional<Expression> &offset, const std::optional<Expression> &count,
                                 const QString &member);
    bool isWhole(const Region &region, StorageIndex storage) const { return region.count == m_planning.storage(storage).elementCount; }
    quint64 elementSize(StorageIndex storage) const { return quint64(m_planning.storage(storage).elementSize); }
    void problem(const QString &member, const QString &message, const QString &suggestion = {})
    {
        m_planning.notes.problem(m_path + member, m_what + message, suggestion);
    }
    const QString &name() const { return m_name; }
    const QString &what() const { return m_what; }
    Planning &planning() { return m_planning; }
    QString path(const QString &member) const { return m_path + member; }

private:
    Planning &m_planning;
    QString m_path;
    QString m_name;
    QString m_what;
};

std::optional<StorageIndex> TransferBuilder::storage(const QString &buffer, const QString &member)
{
    if (const auto place = m_planning.buffers.constFind(buffer); place != m_planning.buffers.constEnd()) {
        const StorageIndex index = m_planning.binding(*place);
        // A buffer whose size is not known was reported already.
        return m_planning.storage(index).sizeInBytes > 0 ? std::optional(index) : std::nullopt;
    }
    const QStringList names = m_planning.bufferNames();
    problem(member, QStringLiteral(": there is no buffer \"%1\".%2").arg(buffer, didYouMean(buffer, names)), nearestWord(buffer, names));
    return std::nullopt;
}

std::optional<quint64> TransferBuilder::size(const std::optional<Expression> &expression, const QString &member, quint64 otherwise)
{
    if (!expression)
        return otherwise;
    const bool isCount = member.endsWith(u"count");
    return m_planning.notes.size(m_path + member, *expression,
                                 m_what + (isCount ? QStringLiteral(": its count") : QStringLiteral(": its offset")), isCount ? 1 : 0);
}

bool TransferBuilder::inside(const Region &region, StorageIndex storage, const QString &member)
{
    const PlannedStorage &planned = m_planning.storage(storage);
    if (region.offset >= planned.elementCount) {
        problem(member, filled(QStringLiteral(" starts at element %1, but \"%2\" has %3 elements. Start at %4 at most."), region.offset,
                               planned.name, planned.elementCount, planned.elementCount - 1));
        return false;
    }
    const quint64 most = planned.elementCount - region.offset;
    if (region.count <= most)
        return true;
    problem(member, filled(QStringLiteral(" takes %1 elements from element %2 on, but \"%3\" has %4 elements. Use at most %5."),
                           region.count, region.offset, planned.name, planned.elementCount, most));
    return false;
}

bool TransferBuilder::wholeImage(const Region &region, StorageIndex storage, const QString &member)
{
    const PlannedStorage &planned = m_planning.storage(storage);
    if (planned.imageFormat.isEmpty() || isWhole(region, storage))
        return true;
    problem(
        member,
        QStringLiteral(" takes a part of the image \"%1\". Images are moved as a whole: leave out offset and count.").arg(planned.name));
    return false;
}

std::optional<Region> TransferBuilder::region(StorageIndex storage, const std::optional<Expression> &offset,
                                              const std::optional<Expression> &count, const QString &member)
{
    const auto first = size(offset, member + QStringLiteral("/offset"), 0);
    if (!first)
        return std::nullopt;
    const quint64 all = m_planning.storage(storage).elementCount;
    const auto many = size(count, member + QStringLiteral("/count"), *first < all ? all - *first : 1);
    if (!many)
        return std::nullopt;
    const Region region{*first, *many};
    const QString place = member + (count && *first < all ? QStringLiteral("/count") : QStringLiteral("/offset"));
    return inside(region, storage, place) && wholeImage(region, storage, place) ? std::optional(region) : std::nullopt;
}

bool mayCopy(TransferBuilder &builder, StorageIndex from, StorageIndex to)
{
    const PlannedStorage &source = builder.planning().storage(from);
    const PlannedStorage &target = builder.planning().storage(to);
    const auto kind = [](const PlannedStorage &storage) {
        return storage.imageFormat.isEmpty() ? elementTypeName(storage.type) : QStringLiteral("pixels of ") + storage.imageFormat;
    };
    if (source.imageFormat != target.imageFormat || (source.imageFormat.isEmpty() && source.type != target.type)) {
        builder.problem(QStringLiteral("/copy"),
                        QStringLiteral(" copies between different types: \"%1\" holds %2 and \"%3\" holds %4. Give both the same type.")
                            .arg(source.name, kind(source), target.name, kind(target)));
        return false;
    }
    if (!source.imageFormat.isEmpty() && source.shape != target.shape) {
        builder.problem(QStringLiteral("/copy"), QStringLiteral(" copies between images of different shapes. Give \"%1\" and \"%2\" the "
                                                                "same shape.")
                                                     .arg(source.name, target.name));
        return false;
    }
    return true;
}

bool overlaps(TransferBuilder &builder, StorageIndex from, StorageIndex to, const Region &source, const Region &target)
{
    if (from != to || source.offset >= target.offset + target.count || target.offset >= source.offset + source.count)
        return false;
    builder.problem(
        QStringLiteral("/copy"),
        filled(QStringLiteral(" copies elements %1 to %2 of \"%3\" onto elements %4 to %5 of the same buffer, and the two overlap. "
                              "Use at most %6 elements, or another buffer."),
               source.offset, source.offset + source.count - 1, builder.planning().storage(from).name, target.offset,
               target.offset + target.count - 1, std::max(source.offset, target.offset) - std::min(source.offset, target.offset)));
    return true;
}

} // namespace

std::optional<PlannedTransfer> planTransfer(Planning &planning, const WriteStep &step, const QString &path)
{
    TransferBuilder builder(planning, path, QStringLiteral("write ") + step.buffer);
    const auto storage = builder.storage(step.buffer, QStringLiteral("/write"));
    const auto region = storage ? builder.region(*storage, step.offset, step.count, {}) : std::nullopt;
    if (!region)
        return std::nullopt;
    const quint64 size = builder.elementSize(*storage);
    return PlannedTransfer{builder.name(),
                           WriteCommand{*storage, region->offset * size, region->count * size},
                           {{*storage, !builder.isWhole(*region, *storage), true}}};
}

std::optional<PlannedTransfer> planTransfer(Planning &planning, const ReadStep &step, const QString &path)
{
    TransferBuilder builder(planning, path, QStringLiteral("read ") + step.buffer);
    const auto storage = builder.storage(step.buffer, QStringLiteral("/read"));
    const auto region = storage ? builder.region(*storage, step.offset, step.count, {}) : std::nullopt;
    if (!region)
        return std::nullopt;
    const quint64 size = builder.elementSize(*storage);
    return PlannedTransfer{builder.name(), ReadCommand{*storage, region->offset * size, region->count * size}, {{*storage, true, false}}};
}

std::optional<PlannedTransfer> planTransfer(Planning &planning, const FillStep &step, const QString &path)
{
    TransferBuilder builder(planning, path, QStringLiteral("fill ") + step.buffer);
    const auto storage = builder.storage(step.buffer, QStringLiteral("/fill"));
    if (!storage)
        return std::nullopt;
    const PlannedStorage &planned = planning.storage(*storage);
    if (!planned.imageFormat.isEmpty()) {
        builder.problem(QStringLiteral("/fill"), QStringLiteral(" fills an image. Give the image an init, or fill it in a kernel."));
        return std::nullopt;
    }
    const auto region = builder.region(*storage, step.offset, step.count, {});
    auto pattern = encodeValue(planning, planned.type, step.value, builder.path(QStringLiteral("/value")), builder.what());
    if (!region || !pattern)
        return std::nullopt;
    const quint64 size = builder.elementSize(*storage);
    pattern->resize(qsizetype(size));
    return PlannedTransfer{builder.name(),
                           FillCommand{*storage, *pattern, region->offset * size, region->count * size},
                           {{*storage, !builder.isWhole(*region, *storage), true}}};
}

std::optional<PlannedTransfer> planTransfer(Planning &planning, const CopyStep &step, const QString &path)
{
    TransferBuilder builder(planning, path, QStringLiteral("copy %1 to %2").arg(step.from, step.to));
    const auto from = builder.storage(step.from, QStringLiteral("/copy/from"));
    const auto to = builder.storage(step.to, QStringLiteral("/copy/to"));
    if (!from || !to || !mayCopy(builder, *from, *to))
        return std::nullopt;
    const auto source = builder.region(*from, step.fromOffset, step.count, QStringLiteral("/copy"));
    const auto offset = builder.size(step.toOffset, QStringLiteral("/copy/toOffset"), 0);
    if (!source || !offset)
        return std::nullopt;
    const Region target{*offset, source->count};
    if (!builder.inside(target, *to, QStringLiteral("/copy")) || !builder.wholeImage(target, *to, QStringLiteral("/copy")) ||
        overlaps(builder, *from, *to, *source, target))
        return std::nullopt;
    const quint64 size = builder.elementSize(*from);
    return PlannedTransfer{builder.name(),
                           CopyCommand{*from, *to, source->offset * size, target.offset * size, source->count * size},
                           {{*from, true, false}, {*to, !builder.isWhole(target, *to), true}}};
}

} // namespace kernelscope
