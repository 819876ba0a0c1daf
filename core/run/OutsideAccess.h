#pragma once

#include <optional>

#include <QString>

namespace kernelscope {

/// An access of a kernel to memory that lies outside of a buffer.
struct OutsideAccess
{
    QString buffer;
    QString verb = QStringLiteral("wrote"); ///< "wrote", "read"
    bool behind = true;                     ///< else before
    quint64 distance = 0;                   ///< bytes: 0 is the first byte after the end, or the last one before the start
    quint64 elementSize = 1;
    quint64 elementCount = 0;
    bool operator==(const OutsideAccess &) const = default;
};

/// "Launch "x" (kernel k) wrote outside the buffer "A": after its end, at element 1024 where the last one is 1023 (1 byte ..."; `launch`
/// are the words before the verb.
QString describe(const OutsideAccess &access, const QString &launch);

/// With this, and the members in their order, each after a tab, but the buffer's name last, a worker that is ended by an access begins its
/// last line on standard error.
constexpr const char *outsideAccessMark = "kernelscope-worker: access outside a buffer";

/// What such a line says.
std::optional<OutsideAccess> readOutsideAccess(const QString &line);

} // namespace kernelscope
