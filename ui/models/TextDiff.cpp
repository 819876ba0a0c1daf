#include "ui/models/TextDiff.h"

#include <algorithm>

#include <QStringList>

#include "ui/models/MovedLines.h"

namespace kernelscope {

constexpr qsizetype linesAround = 3;

QList<DiffLine> textDiff(const QString &before, const QString &now)
{
    using Kind = DiffLine::Kind;
    if (before == now)
        return {};
    const MovedLines moved(before, now);
    const QStringList old = before.split(u'\n'), lines = now.split(u'\n');
    QList<DiffLine> all;
    QStringList places;
    qsizetype line = 0, next = 0;
    const auto add = [&](Kind kind, const QString &text) {
        all.append({kind, text});
        places.append(QStringLiteral("@@ -%1 +%2 @@").arg(line + 1).arg(next + 1));
    };
    for (; line <= old.size(); ++line) {
        const qsizetype stays = line < old.size() ? moved.now(int(line) + 1) : lines.size() + 1;
        if (stays == 0) {
            add(Kind::Gone, old[line]);
            continue;
        }
        for (; next + 1 < stays; ++next)
            add(Kind::Added, lines[next]);
        if (line < old.size()) {
            add(Kind::Same, lines[next]);
            ++next;
        }
    }
    QList<DiffLine> shown;
    const auto isNear = [&](qsizetype i) {
        const auto begin = all.begin() + std::max<qsizetype>(0, i - linesAround);
        const auto end = all.begin() + std::min(all.size(), i + linesAround + 1);
        return std::any_of(begin, end, [](const DiffLine &each) { return each.kind != Kind::Same; });
    };
    bool wasNear = false;
    for (qsizetype i = 0; i < all.size(); ++i) {
        const bool isShown = isNear(i);
        if (isShown && !wasNear)
            shown.append({Kind::Place, places[i]});
        if (isShown)
            shown.append(all[i]);
        wasNear = isShown;
    }
    return shown;
}

} // namespace kernelscope
