#include "opencl/GuardZone.h"

#include <algorithm>

#include "run/OutsideAccess.h"

namespace kernelscope {
namespace {

QByteArray makePattern()
{
    QByteArray pattern(qsizetype(guardZoneSize), '\0');
    quint32 state = 0x9e3779b9u; // Always the same: what is read outside is the same in every run.
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
    return describe(OutsideAccess{storage.name, QStringLiteral("wrote"), damage.behind, damage.distance,
                                  quint64(std::max(storage.elementSize, 1)), storage.elementCount},
                    QStringLiteral("Launch \"%1\" (kernel %2)").arg(launch, kernel));
}

} // namespace kernelscope
