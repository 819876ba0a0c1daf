#include "ui/setup/InitFields.h"

#include <QObject>

#include "project/ExpressionList.h"
#include "project/ProjectFormat.h"
#include "support/Ranges.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

/// All that the set-up knows of a kind of initial contents.
struct InitWords
{
    QString title;
    Init usual;                 ///< what a buffer is filled with when the kind is chosen
    QString summary;            ///< of these contents, in the buffer's row
    QList<FieldBinding> fields; ///< in order
};

struct WordsOf
{
    int buffer;
    const QString &name;

    InitWords operator()(const ZeroInit &zero) const { return {QObject::tr("zeros"), zero, {}, {}}; }
    InitWords operator()(const ConstantInit &constant) const
    {
        return {QObject::tr("constant"),
                ConstantInit{{Expression(1.0)}},
                u"= "_s + listText(constant.components),
                {text(u"constant"_s, QObject::tr("constant of %1"), &ConstantInit::components)}};
    }
    InitWords operator()(const ExpressionInit &filling) const
    {
        return {QObject::tr("expression"),
                ExpressionInit{Expression(u"i"_s)},
                u"= "_s + filling.expression.text,
                {text(u"expression"_s, QObject::tr("expression of %1, of i, x, y, z"), &ExpressionInit::expression)}};
    }
    InitWords operator()(const RandomInit &random) const
    {
        return {QObject::tr("random"),
                RandomInit{Expression(1.0), Expression(0.0), Expression(10.0)},
                QObject::tr("random %1 to %2").arg(random.min.text, random.max.text),
                {text(u"random/min"_s, QObject::tr("least value of %1"), &RandomInit::min),
                 text(u"random/max"_s, QObject::tr("greatest value of %1"), &RandomInit::max),
                 text(u"random/seed"_s, QObject::tr("seed of %1"), &RandomInit::seed)}};
    }
    InitWords operator()(const ValuesInit &values) const
    {
        return {QObject::tr("values"),
                ValuesInit{{Expression(0.0)}},
                values.values.size() == 1 ? QObject::tr("1 value") : QObject::tr("%1 values").arg(values.values.size()),
                {text(u"values"_s, QObject::tr("values of %1"), &ValuesInit::values)}};
    }
    InitWords operator()(const FileInit &file) const
    {
        return {QObject::tr("file"),
                FileInit{u"data.csv"_s},
                QObject::tr("from %1").arg(file.path),
                {text(u"file"_s, QObject::tr("file of %1"), &FileInit::path)}};
    }

    template <typename Kind, typename Member> FieldBinding text(const QString &key, const QString &words, Member Kind::*member) const
    {
        return bindTo(u"/buffers/%1/init/%2"_s.arg(buffer).arg(key), words.arg(name),
                      [at = buffer, member](auto &project) { return memberOf(project.buffers[at].init, member); });
    }
};

InitWords wordsOf(const Init &init, int buffer = 0, const QString &name = {})
{
    return std::visit(WordsOf{buffer, name}, init);
}

} // namespace

QList<ChoiceBox::Choice> initKindChoices()
{
    return mapped(initKinds(), [](const Init &kind) { return ChoiceBox::Choice{wordsOf(kind).title, kindWord(kind)}; });
}

FieldBinding initKindBinding(int buffer, const QString &name)
{
    return {u"/buffers/%1/init#kind"_s.arg(buffer), QObject::tr("what %1 is filled with").arg(name),
            [=](const Project &project) { return kindWord(project.buffers[buffer].init); },
            [=](Project &project, const QString &kind) {
                if (kindWord(project.buffers[buffer].init) != kind)
                    project.buffers[buffer].init = wordsOf(initOfKind(kind).value_or(ZeroInit{})).usual;
            }};
}

QList<FieldBinding> initFieldBindings(int buffer, const QString &name, const Init &init)
{
    return wordsOf(init, buffer, name).fields;
}

QString initSummary(const Init &init)
{
    return wordsOf(init).summary;
}

} // namespace kernelscope
