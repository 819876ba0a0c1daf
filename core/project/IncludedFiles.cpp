#include "project/IncludedFiles.h"

#include <QDir>
#include <QRegularExpression>
#include <QSet>

#include "project/ProjectValidation.h"

namespace kernelscope {
namespace {

void addCandidate(const QString &path, QStringList &candidates)
{
    const QString clean = QDir::cleanPath(path);
    if (pathProblem(clean).isEmpty() && !candidates.contains(clean))
        candidates.append(clean);
}

} // namespace

QList<QStringList> includeCandidates(const QString &source, const QString &text)
{
    static const QRegularExpression directive(
        QStringLiteral("^[ \\t]*#[ \\t]*include[ \\t]*(?:\"([^\"\\n]+)\"|<([^>\\n]+)>|\\w+[ \\t]*\\(([^()\\n]+)\\))"),
        QRegularExpression::MultilineOption);
    const qsizetype slash = source.lastIndexOf(u'/');
    const QString folder = slash < 0 ? QString() : source.left(slash + 1);
    QList<QStringList> result;
    for (auto match = directive.globalMatch(text); match.hasNext();) {
        const auto found = match.next();
        const QString named = found.captured(found.lastCapturedIndex()).trimmed();
        QStringList candidates;
        if (!QDir::isAbsolutePath(named)) {
            addCandidate(folder + named, candidates);
            addCandidate(named, candidates);
        }
        if (found.lastCapturedIndex() == 3) // #include NAMED(FOLDER/file.h): only a compiler knows the folder
            addCandidate(folder + named.section(u'/', -1), candidates);
        result.append(candidates);
    }
    return result;
}

QStringList includedFiles(const QStringList &sources, const TextReader &read)
{
    QSet<QString> known(sources.begin(), sources.end());
    QStringList waiting = sources;
    QStringList result;
    while (!waiting.isEmpty()) {
        const QString source = waiting.takeFirst();
        const auto text = read(source);
        if (!text)
            continue;
        for (const QStringList &candidates : includeCandidates(source, *text)) {
            for (const QString &candidate : candidates) {
                if (known.contains(candidate))
                    break;
                if (!read(candidate))
                    continue;
                known.insert(candidate);
                waiting.append(candidate);
                result.append(candidate);
                break;
            }
        }
    }
    return result;
}

} // namespace kernelscope
