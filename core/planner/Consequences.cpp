#include "planner/Consequences.h"

#include <algorithm>

#include <QRegularExpression>

#include "plan/ProjectPaths.h"
#include "project/JsonParser.h"
#include "project/ProjectDocument.h"
#include "project/UsedNames.h"

namespace kernelscope {
namespace {

/// The parameters, and those whose values use one of them.
QSet<QString> withUsers(const Project &project, QSet<QString> names)
{
    for (const Parameter &parameter : project.parameters) {
        if (usesOneOf(parameter.value, names))
            names.insert(parameter.name);
    }
    return names;
}

bool mentions(const JsonValue &value, const QSet<QString> &names)
{
    if (value.kind == JsonValue::Kind::String)
        return usesOneOf(Expression(value.text), names);
    return std::ranges::any_of(value.members, [&](const JsonMember &member) { return mentions(member.value, names); });
}

/// Sizes of a launch are wrong together: its problem is of one, and may come from another.
QString subjectOf(const QString &path)
{
    static const QRegularExpression size(QStringLiteral("^(/plan/.*)/(?:global|local|offset)(?:/\\d+)?$"));
    const auto match = size.match(path);
    return match.hasMatch() ? match.captured(1) : path;
}

} // namespace

QList<Problem> withoutConsequences(const QList<Problem> &problems, const Project &project, const QSet<QString> &wrongParameters)
{
    const auto json = wrongParameters.isEmpty() ? Result<JsonValue>() : parseJson(projectText(project), {});
    if (wrongParameters.isEmpty() || !json)
        return problems;
    const QSet<QString> names = withUsers(project, wrongParameters);
    QList<Problem> causes;
    for (const Problem &problem : problems) {
        const auto isCause = [&](const QString &name) { return isAtOrBelow(problem.path, ProjectPath::parameter(name)); };
        const JsonValue *subject = valueAt(*json, subjectOf(problem.path));
        if (std::ranges::any_of(wrongParameters, isCause) || !subject || !mentions(*subject, names))
            causes << problem;
    }
    return causes;
}

} // namespace kernelscope
