#include "ui/setup/InitFields.h"

#include <QObject>

#include "project/ProjectFormat.h"
#include "support/Overloaded.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

static QString titleOf(const Init &kind)
{
    return std::visit(
        Overloaded{[](const ZeroInit &) { return QObject::tr("zeros"); }, [](const ConstantInit &) { return QObject::tr("constant"); },
                   [](const ExpressionInit &) { return QObject::tr("expression"); },
                   [](const RandomInit &) { return QObject::tr("random"); }, [](const ValuesInit &) { return QObject::tr("values"); },
                   [](const FileInit &) { return QObject::tr("file"); }},
        kind);
}

QList<ChoiceBox::Choice> initKindChoices()
{
    QList<ChoiceBox::Choice> choices;
    for (const Init &kind : initKinds())
        choices.append({titleOf(kind), kindWord(kind)});
    return choices;
}

/// What a buffer is filled with when a kind is chosen.
static Init newInit(const QString &word)
{
    return std::visit(Overloaded{[](const ZeroInit &zero) -> Init { return zero; },
                                 [](const ConstantInit &) -> Init { return ConstantInit{{Expression(1.0)}}; },
                                 [](const ExpressionInit &) -> Init { return ExpressionInit{Expression(QStringLiteral("i"))}; },
                                 [](const RandomInit &) -> Init {
                                     return RandomInit{Expression(1.0), Expression(0.0), Expression(10.0)};
                                 },
                                 [](const ValuesInit &) -> Init { return ValuesInit{{Expression(0.0)}}; },
                                 [](const FileInit &) -> Init { return FileInit{QStringLiteral("data.csv")}; }},
                      initOfKind(word).value_or(ZeroInit{}));
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

template <typename Kind, typename Member>
static FieldBinding textBinding(int buffer, const QString &key, const QString &name, Member Kind::*member)
{
    return bindTo(QStringLiteral("/buffers/%1/init/%2").arg(buffer).arg(key), name,
                  [=](auto &project) { return memberOf(project.buffers[buffer].init, member); });
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
