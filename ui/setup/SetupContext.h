#pragma once

#include <functional>
#include <optional>
#include <variant>

#include <QHash>
#include <QMap>
#include <QString>

#include "plan/PlanReport.h"
#include "project/ExpressionList.h"
#include "project/JsonValue.h"
#include "project/Project.h"

class QAction;

namespace kernelscope {

class Appearance;
class ProjectEdits;
class Session;

/// What every field of the set-up needs.
struct SetupContext
{
    Session &session;
    Appearance &appearance;
    ProjectEdits &edits;
    QHash<QString, EvaluatedValue> values; ///< of the newest plan report, by path
    QMap<QString, qsizetype> guesses = {}; ///< JSON pointers of what was guessed and not yet confirmed, with their order
    QStringList causes = {};               ///< of each of its problems, the parameter that is all of what is wrong; empty: there is none
    QAction *play = nullptr;               ///< lets time pass; absent: nothing does
    QStringList told = {};                 ///< of each of its problems, the launch where the same is told; empty: it is told where it is
};

/// Where a field reads its text and what it does with an edited one. `path` is the JSON pointer of the value, by which plan
/// reports name it.
struct FieldBinding
{
    QString path;
    QString name; ///< for undo and accessibility: "width of A"
    std::function<QString(const Project &)> read;
    std::function<void(Project &, const QString &)> write;
    std::function<QString(const QString &)> refusal = {}; ///< why a text is no value of it; empty: it is one. None: every text is
};

/// What is written in a field for a member of the project.
template <typename Member> QString fieldText(const Member &member)
{
    if constexpr (std::is_same_v<Member, QString>)
        return member;
    else if constexpr (std::is_same_v<Member, Expression>)
        return member.text;
    else if constexpr (std::is_same_v<Member, QList<Expression>>)
        return listText(member);
    else
        return member.value_or(Expression()).text;
}

/// And back. An empty text of something optional: it is absent.
template <typename Member> void setField(Member &member, const QString &text)
{
    if constexpr (std::is_same_v<Member, QString>)
        member = text.trimmed();
    else if constexpr (std::is_same_v<Member, Expression>)
        member = Expression(text);
    else if constexpr (std::is_same_v<Member, QList<Expression>>)
        member = listFrom(text);
    else
        member = text.isEmpty() ? std::optional<Expression>() : Expression(text);
}

/// Binds a field to the member that `at(project)` points to, in a project that changes or does not; null: it is not there.
template <typename At> FieldBinding bindTo(const QString &path, const QString &name, const At &at)
{
    return {path, name,
            [at](const Project &project) {
                const auto *member = at(project);
                return member ? fieldText(*member) : QString();
            },
            [at](Project &project, const QString &text) {
                if (auto *member = at(project))
                    setField(*member, text);
            }};
}

/// The member, of a variant that changes or does not; null: it holds another kind.
template <typename Variant, typename Kind, typename Member> auto *memberOf(Variant &variant, Member Kind::*member)
{
    auto *kind = std::get_if<Kind>(&variant);
    return kind ? &(kind->*member) : nullptr;
}

/// The element, of a list that changes or does not; null: it is not there.
template <typename List> auto *elementAt(List &list, qsizetype index)
{
    return index < list.size() ? &list[index] : nullptr;
}

} // namespace kernelscope
