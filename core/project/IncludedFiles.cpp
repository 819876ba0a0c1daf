#include "project/IncludedFiles.h"

#include <optional>

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

struct NamedFile
{
    QString path;
    bool isMade = false; ///< NAMED(FOLDER/file.h): only a compiler knows the folder
};

/// What follows #include; a macro of the text may stand for it.
std::optional<NamedFile> namedFile(const QString &operand, const QString &text)
{
    static const QRegularExpression written(QStringLiteral("^(?:\"([^\"\\n]+)\"|<([^>\\n]+)>|\\w+[ \\t]*\\(([^()\\n]+)\\))"));
    static const QRegularExpression word(QStringLiteral("^\\w+"));
    auto found = written.match(operand);
    if (const QString macro = word.match(operand).captured(); !found.hasMatch() && !macro.isEmpty()) {
        const QRegularExpression definition(QStringLiteral("^[ \\t]*#[ \\t]*define[ \\t]+%1[ \\t]+(\\S.*)$").arg(macro),
                                            QRegularExpression::MultilineOption);
        found = written.match(definition.match(text).captured(1));
    }
    if (!found.hasMatch())
        return std::nullopt;
    return NamedFile{found.captured(found.lastCapturedIndex()).trimmed(), found.lastCapturedIndex() == 3};
}

} // namespace

QList<Include> includesIn(const QString &text)
{
    static const QRegularExpression directive(
        QStringLiteral("^[ \\t]*#[ \\t]*(if|ifdef|ifndef|endif|define|include)\\b[ \\t]*([^\\n\\r]*)"),
        QRegularExpression::MultilineOption);
    QList<Include> includes;
    QList<bool> conditions;
    QString guard; // the name of an #ifndef in the line before
    for (auto matches = directive.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        const QString word = match.captured(1);
        const QString rest = match.captured(2).trimmed();
        if (word == u"define" && !guard.isEmpty() && rest.section(u' ', 0, 0) == guard)
            conditions.last() = false;
        guard = word == u"ifndef" ? rest : QString();
        if (word == u"include")
            includes << Include{rest, conditions.contains(true)};
        else if (word == u"endif" && !conditions.isEmpty())
            conditions.removeLast();
        else if (word.startsWith(u"if"))
            conditions << true;
    }
    return includes;
}

QList<QStringList> includeCandidates(const QString &source, const QString &text)
{
    const qsizetype slash = source.lastIndexOf(u'/');
    const QString folder = slash < 0 ? QString() : source.left(slash + 1);
    QList<QStringList> result;
    for (const Include &include : includesIn(text)) {
        const auto file = namedFile(include.written, text);
        if (!file)
            continue;
        QStringList candidates;
        if (!QDir::isAbsolutePath(file->path)) {
            addCandidate(folder + file->path, candidates);
            addCandidate(file->path, candidates);
        }
        if (file->isMade)
            addCandidate(folder + file->path.section(u'/', -1), candidates);
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
