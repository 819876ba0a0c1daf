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

QSet<QString> wordsOf(const char *text)
{
    const QStringList words = QString::fromLatin1(text).split(u' ');
    return {words.begin(), words.end()};
}

/// What a value of a project's text is, by the keys that lead to it.
struct Place
{
    bool isExpression = true; ///< as a string; else a name, or a word of the format
    bool hasNames = false;    ///< its keys are names that the project gives

    Place member(const QString &key) const
    {
        static const QSet<QString> words = wordsOf("access address after barrier buffer device file filter fill from image kernel kind "
                                                   "launch launches memory name notes options queue read sources standard swap title to "
                                                   "type write");
        static const QSet<QString> ofNames = wordsOf("arguments defines parameters set vary work");
        return {isExpression && (hasNames || !words.contains(key)), !hasNames && ofNames.contains(key)};
    }
};

bool mentions(const JsonValue &value, const Place &place, const QSet<QString> &names)
{
    if (value.kind == JsonValue::Kind::String)
        return place.isExpression && usesOneOf(Expression(value.text), names);
    return std::ranges::any_of(value.members,
                               [&](const JsonMember &member) { return mentions(member.value, place.member(member.key), names); });
}

bool mentions(const JsonValue &json, const QString &path, const QSet<QString> &names)
{
    const JsonValue *value = valueAt(json, path);
    Place place;
    for (const QString &key : pointerKeys(path))
        place = place.member(key);
    return value && mentions(*value, place, names);
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
        if (std::ranges::any_of(wrongParameters, isCause) || !mentions(*json, subjectOf(problem.path), names))
            causes << problem;
    }
    return causes;
}

} // namespace kernelscope
