#include "project/Suggestion.h"

#include <algorithm>
#include <numeric>

namespace kernelscope {
namespace {

/// Levenshtein's distance, letters compared without case.
qsizetype editDistance(const QString &from, const QString &to)
{
    QList<qsizetype> row(to.size() + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 0; i < from.size(); ++i) {
        qsizetype diagonal = row[0];
        row[0] = i + 1;
        for (qsizetype j = 0; j < to.size(); ++j) {
            const qsizetype above = row[j + 1];
            const qsizetype replaced = diagonal + (from[i].toLower() == to[j].toLower() ? 0 : 1);
            row[j + 1] = std::min({above + 1, row[j] + 1, replaced});
            diagonal = above;
        }
    }
    return row.last();
}

/// How many letters may differ in a word of this length: in a short one everything is near everything.
qsizetype farthest(qsizetype length)
{
    return length < 2 ? 0 : length <= 3 ? 1 : std::max<qsizetype>(2, length / 3);
}

} // namespace

QString nearestWord(const QString &word, const QStringList &known)
{
    constexpr qsizetype longestWord = 100;
    constexpr qsizetype mostCompared = 200;
    if (word.size() > longestWord)
        return {};
    QString nearest;
    qsizetype best = farthest(word.size()) + 1;
    for (const QString &candidate : known.first(std::min<qsizetype>(known.size(), mostCompared))) {
        const qsizetype distance = editDistance(word, candidate);
        if (distance < best) {
            best = distance;
            nearest = candidate;
        }
    }
    return nearest;
}

QString firstNames(const QStringList &names)
{
    constexpr qsizetype mostNamed = 30;
    return names.mid(0, mostNamed).join(QStringLiteral(", ")) + (names.size() > mostNamed ? QStringLiteral(", \u2026") : QString());
}

QString suggestion(const QString &word, const QStringList &known)
{
    if (known.isEmpty())
        return QStringLiteral(" There are none.");
    const QString nearest = nearestWord(word, known);
    const QString list = QStringLiteral(" Known are: %1.").arg(firstNames(known));
    return nearest.isEmpty() ? list : QStringLiteral(" Did you mean \"%1\"?").arg(nearest) + list;
}

} // namespace kernelscope
