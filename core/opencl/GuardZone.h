#pragma once

#include <optional>

#include <QByteArray>
#include <QString>

#include "plan/Plan.h"

namespace kernelscope {

/// The bytes before and after a storage that nobody may change.
constexpr quint64 guardZoneSize = 4096;

/// What a guard zone holds: bytes that kernels are unlikely to write by chance.
const QByteArray &guardPattern();

/// The changed byte that lies nearest to the storage.
struct GuardDamage
{
    bool behind = true;   ///< else before
    quint64 distance = 0; ///< bytes: 0 is the first byte after the end, or the last one before the start
    bool operator==(const GuardDamage &) const = default;
};

/// `zones` are the front and the back zone, one after the other. nullopt when both are as they were.
std::optional<GuardDamage> findGuardDamage(QByteArrayView zones);

/// "Launch "x" wrote outside buffer "A": ... element 1024 (its last is 1023), 0 bytes after its end."
QString describeGuardDamage(const GuardDamage &damage, const PlannedStorage &storage, const QString &launch, const QString &kernel);

} // namespace kernelscope
