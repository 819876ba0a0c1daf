#include "ui/setup/InitFields.h"

#include <QObject>

#include "project/KindWords.h"
#include "support/Overloaded.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

QList<ChoiceBox::Choice> initKindChoices()
{
    return {{QObject::tr("zeros"), u"zero"_s},    {QObject::tr("constant"), u"constant"_s}, {QObject::tr("expression"), u"expression"_s},
            {QObject::tr("random"), u"random"_s}, {QObject::tr("values"), u"values"_s},     {QObject::tr("file"), u"file"_s}};
}

static Init newInit(const QString &kind)
{
    if (kind == u"constant")
        return ConstantInit{{Expression(1.0)}};
    if (kind == u"expression")
        return ExpressionInit{Expression(QStringLiteral("i"))};
    if (kind == u"random")
        return RandomInit{Expression(1.0), Expression(0.0), Expression(10.0)};
    if (kind == u"values")
        return ValuesInit{{Expression(0.0)}};
    if (kind == u"file")
        return FileInit{QStringLiteral("data.csv")};
    return ZeroInit{};
}

FieldBinding initKindBinding(int buffer, const QString &name)
{
    return {QStringLiteral("/buffers/%1/init#kind").arg(buffer), QObject::tr("what %1 is filled with").arg(name),
            [=](const Project &project) { return kindWord(project.buffers[buffer].init); },
            [=](Project &project, const QString &kind) {
                if (kindWord(project.buffers[buffer].init) != kind)
                    project.buffers[buffer].init = newInit(kind);
            }};
}

template <typename Kind> static Kind &initAs(Project &project, int buffer)
{
    Init &init = project.buffers[buffer].init;
    if (!std::holds_alternative<Kind>(init))
        init = Kind{};
    return std::get<Kind>(init);
}

template <typename Kind, typename Member>
static FieldBinding textBinding(int buffer, const QString &key, const QString &name, Member Kind::*member)
{
    FieldBinding binding{QStringLiteral("/buffers/%1/init/%2").arg(buffer).arg(key), name, {}, {}};
    binding.read = [=](const Project &project) -> QString {
        const auto *kind = std::get_if<Kind>(&project.buffers[buffer].init);
        if (!kind)
            return {};
        if constexpr (std::is_same_v<Member, Expression>)
            return (kind->*member).text;
        else if constexpr (std::is_same_v<Member, QString>)
            return kind->*member;
        else
            return listText(kind->*member);
    };
    binding.write = [=](Project &project, const QString &text) {
        Kind &kind = initAs<Kind>(project, buffer);
        if constexpr (std::is_same_v<Member, Expression>)
            kind.*member = Expression(text);
        else if constexpr (std::is_same_v<Member, QString>)
            kind.*member = text;
        else
            kind.*member = listFrom(text);
    };
    return binding;
}

QList<FieldBinding> initFieldBindings(int buffer, const QString &name, const Init &init)
{
    const auto text = [&](const QString &key, const QString &words, auto member) {
        return textBinding(buffer, key, words.arg(name), member);
    };
    using Fields = QList<FieldBinding>;
    return std::visit(
        Overloaded{
            [](const ZeroInit &) { return Fields(); },
            [&](const ConstantInit &) { return Fields{text(u"constant"_s, QObject::tr("constant of %1"), &ConstantInit::components)}; },
            [&](const ExpressionInit &) {
                return Fields{text(u"expression"_s, QObject::tr("expression of %1, of i, x, y, z"), &ExpressionInit::expression)};
            },
            [&](const RandomInit &) {
                return Fields{text(u"random/min"_s, QObject::tr("least value of %1"), &RandomInit::min),
                              text(u"random/max"_s, QObject::tr("greatest value of %1"), &RandomInit::max),
                              text(u"random/seed"_s, QObject::tr("seed of %1"), &RandomInit::seed)};
            },
            [&](const ValuesInit &) { return Fields{text(u"values"_s, QObject::tr("values of %1"), &ValuesInit::values)}; },
            [&](const FileInit &) { return Fields{text(u"file"_s, QObject::tr("file of %1"), &FileInit::path)}; }},
        init);
}

} // namespace kernelscope
