#include "project/UsedNames.h"

#include "project/Steps.h"

#include <QRegularExpression>
#include <QStringList>

namespace kernelscope {
bool isReservedWord(const QString &name)
{
    static const QStringList words =
        QStringLiteral("arguments await break case catch class const continue debugger default delete do else enum eval export "
                       "extends false finally for function if implements import in instanceof interface let new null package "
                       "private protected public return static super switch this throw true try typeof undefined var void "
                       "while with yield NaN Infinity Math globalThis")
            .split(u' ');
    return words.contains(name);
}

bool isIdentifier(const QString &name)
{
    static const QRegularExpression identifier(QStringLiteral("^[A-Za-z_$][\\w$]*$"));
    return identifier.match(name).hasMatch();
}

/// After one dot it is a member's name; after three it is spread out.
static QRegularExpression mention(const QString &name)
{
    return QRegularExpression(QStringLiteral("(?<![\\w$])(?<![^.]\\.)%1(?![\\w$])").arg(QRegularExpression::escape(name)));
}

bool usesName(const Expression &expression, const QString &name)
{
    return expression.text.contains(name) && mention(name).match(expression.text).hasMatch();
}

Expression withName(const Expression &expression, const QString &from, const QString &to)
{
    if (!expression.text.contains(from)) // Most expressions of a large project: making the pattern takes far longer.
        return expression;
    Expression renamed = expression;
    renamed.text.replace(mention(from), to);
    return renamed;
}

QSet<QString> namesIn(const Expression &expression)
{
    static const QRegularExpression word(QStringLiteral("(?<![\\w$])(?<![^.]\\.)[A-Za-z_$][\\w$]*"));
    QSet<QString> names;
    for (auto matches = word.globalMatch(expression.text); matches.hasNext();)
        names << matches.next().captured();
    return names;
}

bool usesOneOf(const Expression &expression, const QSet<QString> &names)
{
    return !names.isEmpty() && namesIn(expression).intersects(names);
}

bool usesBuffer(const Expression &expression, const QString &name)
{
    if (!isReservedWord(name) && usesName(expression, name))
        return true;
    if (!usesName(expression, buffersName()))
        return false;
    static const QRegularExpression byName(QStringLiteral("(?<![\\w$])buffers\\s*(?:\\[\\s*(\"[^\"]*\"|'[^']*')\\s*\\]|\\.\\s*([\\w$]+))"));
    static const QRegularExpression any(QStringLiteral("(?<![\\w$])(?<![^.]\\.)buffers(?![\\w$])"));
    qsizetype named = 0;
    for (auto matches = byName.globalMatch(expression.text); matches.hasNext(); ++named) {
        const auto match = matches.next();
        if (match.captured(2) == name || match.captured(1) == u'"' + name + u'"' || match.captured(1) == u'\'' + name + u'\'')
            return true;
    }
    qsizetype all = 0;
    for (auto matches = any.globalMatch(expression.text); matches.hasNext(); matches.next())
        ++all;
    return all > named;
}

QStringList launchedKernels(const Project &project, const QString &onlyLaunch)
{
    QStringList kernels;
    forEachLaunch(project.plan, [&](const Step &step, const LaunchStep &launch) {
        if ((onlyLaunch.isEmpty() || step.name == onlyLaunch) && !kernels.contains(launch.kernel))
            kernels << launch.kernel;
    });
    return kernels;
}

QStringList launchNames(const Project &project)
{
    QStringList names;
    forEachLaunch(project.plan, [&](const Step &step, const LaunchStep &) { names << step.name; });
    return names;
}

} // namespace kernelscope
