#include "opencl/GuardZone.h"

#include <algorithm>

#include "support/Counted.h"
#include "support/Filled.h"

namespace kernelscope {
namespace {

QByteArray makePattern()
{
    QByteArray pattern(qsizetype(guardZoneSize), '\0');
    quint32 state = 0x9e3779b9u;
    for (char &byte : pattern) {
        state = state * 1664525u + 1013904223u;
        byte = char(0x80u | (state >> 24)); // never 0, never a small number
    }
    return pattern;
}

} // namespace

const QByteArray &guardPattern()
{
    static const QByteArray pattern = makePattern();
    return pattern;
}

std::optional<GuardDamage> findGuardDamage(QByteArrayView zones)
{
    const QByteArray &pattern = guardPattern();
    const QByteArrayView front = zones.first(pattern.size());
    const QByteArrayView back = zones.sliced(pattern.size(), pattern.size());
    if (back != pattern) {
        qsizetype at = 0;
        while (back[at] == pattern[at])
            ++at;
        return GuardDamage{true, quint64(at)};
    }
    if (front != pattern) {
        qsizetype at = pattern.size() - 1;
        while (front[at] == pattern[at])
            --at;
        return GuardDamage{false, quint64(pattern.size() - 1 - at)};
    }
    return std::nullopt;
}

QString describeGuardDamage(const GuardDamage &damage, const PlannedStorage &storage, const QString &launch, const QString &kernel)
{
    const quint64 elementSize = quint64(std::max(storage.elementSize, 1));
    const quint64 elements = damage.distance / elementSize;
    const QString where = damage.behind ? filled(QStringLiteral("behind its end, at element %1 where the last one is %2"),
                                                 storage.elementCount + elements, storage.elementCount - 1)
                                        : QStringLiteral("before its start, at element -%1").arg(elements + 1);
    const QString advice = damage.behind ? QStringLiteral("Compare the index with the buffer's length, or make the buffer larger.")
                                         : QStringLiteral("Look for an index that becomes negative.");
    return QStringLiteral("Launch \"%1\" (kernel %2) wrote outside the buffer \"%3\": %4 (%5 %6). %7")
        .arg(launch, kernel, storage.name, where, counted(qint64(damage.distance) + 1, QStringLiteral("byte")),
             damage.behind ? QStringLiteral("past the end") : QStringLiteral("ahead of it"), advice);
}

} // namespace kernelscope
