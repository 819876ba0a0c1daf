#include "run/OutsideAccess.h"

#include <algorithm>

#include <QStringList>

#include "support/Counted.h"
#include "support/Filled.h"

namespace kernelscope {

QString describe(const OutsideAccess &access, const QString &launch)
{
    const quint64 elements = access.distance / std::max<quint64>(access.elementSize, 1);
    const QString where = access.behind ? filled(QStringLiteral("after its end, at element %1 where the last one is %2"),
                                                 access.elementCount + elements, access.elementCount - 1)
                                        : QStringLiteral("before its start, at element -%1").arg(elements + 1);
    const QString advice = access.behind ? QStringLiteral("Compare the index with the buffer's length, or make the buffer larger.")
                                         : QStringLiteral("Look for an index that becomes negative.");
    const auto bytes = [&](quint64 more) { return counted(qint64(access.distance + more), QStringLiteral("byte")); };
    const QString distance = !access.behind         ? QStringLiteral("%1 ahead of it").arg(bytes(1))
                             : access.distance == 0 ? QStringLiteral("right after the end")
                                                    : QStringLiteral("%1 past the end").arg(bytes(0));
    return QStringLiteral("%1 %2 outside the buffer \"%3\": %4 (%5). %6").arg(launch, access.verb, access.buffer, where, distance, advice);
}

std::optional<OutsideAccess> readOutsideAccess(const QString &line)
{
    const QStringList parts = line.split(u'\t');
    if (parts.size() != 7 || parts[0] != QLatin1String(outsideAccessMark))
        return std::nullopt;
    return OutsideAccess{parts[6],
                         parts[1] == u"wrote" ? QStringLiteral("wrote") : QStringLiteral("read"),
                         parts[2] == u"behind",
                         parts[3].toULongLong(),
                         parts[4].toULongLong(),
                         parts[5].toULongLong()};
}

} // namespace kernelscope
