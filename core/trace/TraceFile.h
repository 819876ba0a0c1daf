#pragma once

#include <QByteArray>
#include <QString>

#include "trace/Trace.h"

namespace kernelscope {

/// Writes a trace to a `.kstrace` file, whole or not at all.
[[nodiscard]] Result<void> saveTrace(const Trace &trace, const QString &path);

/// Opens one. Refuses, in words, what is no trace file, comes from a newer version, was cut short or altered.
[[nodiscard]] Result<Trace> openTrace(const QString &path);

/// A file's contents. Little-endian: "KSTRACE" and a zero byte; version; length of the tables; lengths of all columns;
/// the tables (launch, sites, objects, faults' counts) as a QDataStream of Qt 6.0; the columns; a checksum of all that
/// comes before.
QByteArray traceFileContents(const Trace &trace);
[[nodiscard]] Result<Trace> traceFromFileContents(QByteArrayView contents);

/// Of all that comes before the checksum.
quint64 traceFileChecksum(QByteArrayView contents);

constexpr quint32 traceFileVersion = 3;

} // namespace kernelscope
