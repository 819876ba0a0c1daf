#include "ui/setup/InitFields.h"

#include <array>

#include <QObject>

namespace kernelscope {

static const QStringList kinds{QStringLiteral("zero"),   QStringLiteral("constant"), QStringLiteral("expression"),
                               QStringLiteral("random"), QStringLiteral("values"),   QStringLiteral("file")};

QString initKind(const Init &init)
{
    return kinds[qsizetype(init.index())];
}

QList<ChoiceBox::Choice> initKindChoices()
{
    return {{QObject::tr("zeros"), kinds[0]},  {QObject::tr("constant"), kinds[1]}, {QObject::tr("expression"), kinds[2]},
            {QObject::tr("random"), kinds[3]}, {QObject::tr("values"), kinds[4]},   {QObject::tr("file"), kinds[5]}};
}

static Init newInit(const QString &kind)
{
    switch (kinds.indexOf(kind)) {
    case 1:
        return ConstantInit{{Expression(1.0)}};
    case 2:
        return ExpressionInit{Expression(QStringLiteral("i"))};
    case 3:
        return RandomInit{Expression(1.0), Expression(0.0), Expression(10.0)};
    case 4:
        return ValuesInit{{Expression(0.0)}};
    case 5:
        return FileInit{QStringLiteral("data.csv")};
    default:
        return ZeroInit{};
    }
}

FieldBinding initKindBinding(int buffer, const QString &name)
{
    return {QStringLiteral("/buffers/%1/init#kind").arg(buffer), QObject::tr("what %1 is filled with").arg(name),
            [=](const Project &project) { return initKind(project.buffers[buffer].init); },
            [=](Project &project, const QString &kind) {
                if (initKind(project.buffers[buffer].init) != kind)
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
    switch (init.index()) {
    case 1:
        return {textBinding(buffer, kinds[1], QObject::tr("constant of %1").arg(name), &ConstantInit::components)};
    case 2:
        return {textBinding(buffer, kinds[2], QObject::tr("expression of %1, of i, x, y, z").arg(name), &ExpressionInit::expression)};
    case 3:
        return {textBinding(buffer, u"random/min"_qs, QObject::tr("least value of %1").arg(name), &RandomInit::min),
                textBinding(buffer, u"random/max"_qs, QObject::tr("greatest value of %1").arg(name), &RandomInit::max),
                textBinding(buffer, u"random/seed"_qs, QObject::tr("seed of %1").arg(name), &RandomInit::seed)};
    case 4:
        return {textBinding(buffer, kinds[4], QObject::tr("values of %1").arg(name), &ValuesInit::values)};
    case 5:
        return {textBinding(buffer, kinds[5], QObject::tr("file of %1").arg(name), &FileInit::path)};
    default:
        return {};
    }
}

} // namespace kernelscope
