#include "ui/setup/StepFields.h"

#include <QMap>
#include <QObject>

#include "project/ProjectFormat.h"
#include "support/Ranges.h"
#include "ui/edits/ProjectNames.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

template <typename Action, typename Member>
FieldBinding fieldFor(const StepPath &path, const QString &key, const QString &name, Member Action::*member)
{
    return bindTo(stepPointer(path) + u'/' + key, name, [=](auto &project) { return memberOf(stepAt(project, path).action, member); });
}

FieldBinding bindSet(const StepPath &path, int index, const QString &name)
{
    return bindTo(stepPointer(path) + u"/set/"_s + name, QObject::tr("new value of %1").arg(name),
                  [=](auto &project) { return &std::get<SetStep>(stepAt(project, path).action).values[index].second; });
}

struct FieldMaker
{
    const Project &project;
    const StepPath &path;
    QList<StepField> fields;

    void buffer(const QString &caption, const FieldBinding &binding)
    {
        fields.append({caption, binding, plainChoices(bufferNames(project)), {}});
    }
    template <typename Action> void range()
    {
        fields.append({QObject::tr("from"), fieldFor(path, u"offset"_s, QObject::tr("offset in elements"), &Action::offset), {}, u"0"_s});
        fields.append(
            {QObject::tr("count"), fieldFor(path, u"count"_s, QObject::tr("count of elements"), &Action::count), {}, QObject::tr("all")});
    }

    void operator()(const LaunchStep &) {}
    void operator()(const WriteStep &)
    {
        buffer({}, fieldFor(path, u"write"_s, QObject::tr("buffer to write"), &WriteStep::buffer));
        range<WriteStep>();
    }
    void operator()(const ReadStep &)
    {
        buffer({}, fieldFor(path, u"read"_s, QObject::tr("buffer to read"), &ReadStep::buffer));
        range<ReadStep>();
    }
    void operator()(const CopyStep &)
    {
        buffer({}, fieldFor(path, u"copy/from"_s, QObject::tr("buffer to copy from"), &CopyStep::from));
        fields.append({QObject::tr("at"),
                       fieldFor(path, u"copy/fromOffset"_s, QObject::tr("offset in the source"), &CopyStep::fromOffset),
                       {},
                       u"0"_s});
        buffer(QObject::tr("to"), fieldFor(path, u"copy/to"_s, QObject::tr("buffer to copy to"), &CopyStep::to));
        fields.append(
            {QObject::tr("at"), fieldFor(path, u"copy/toOffset"_s, QObject::tr("offset in the target"), &CopyStep::toOffset), {}, u"0"_s});
        fields.append({QObject::tr("count"),
                       fieldFor(path, u"copy/count"_s, QObject::tr("count of elements"), &CopyStep::count),
                       {},
                       QObject::tr("all")});
    }
    void operator()(const FillStep &)
    {
        buffer({}, fieldFor(path, u"fill"_s, QObject::tr("buffer to fill"), &FillStep::buffer));
        fields.append({QObject::tr("with"), fieldFor(path, u"value"_s, QObject::tr("value to fill with"), &FillStep::value), {}, {}});
        range<FillStep>();
    }
    void operator()(const SetStep &set)
    {
        for (int i = 0; i < int(set.values.size()); ++i)
            fields.append({set.values[i].first + u" ="_s, bindSet(path, i, set.values[i].first), {}, {}});
    }
    void operator()(const SwapStep &)
    {
        buffer({}, fieldFor(path, u"swap/0"_s, QObject::tr("first buffer"), &SwapStep::first));
        buffer(QObject::tr("with"), fieldFor(path, u"swap/1"_s, QObject::tr("second buffer"), &SwapStep::second));
    }
    void operator()(const RepeatStep &)
    {
        fields.append({{}, fieldFor(path, u"repeat/while"_s, QObject::tr("condition"), &RepeatStep::condition), {}, {}});
        fields.append({QObject::tr("at most"),
                       fieldFor(path, u"repeat/limit"_s, QObject::tr("limit of repetitions"), &RepeatStep::limit),
                       {},
                       u"1000"_s});
    }
    void operator()(const BarrierStep &)
    {
        fields.append({QObject::tr("queue"),
                       fieldFor(path, u"barrier"_s, QObject::tr("queue of the barrier"), &BarrierStep::queue),
                       {},
                       u"default"_s});
    }
    void operator()(const FinishStep &) {}
};

} // namespace

QList<StepField> stepFields(const Project &project, const StepPath &path)
{
    FieldMaker maker{project, path, {}};
    std::visit(maker, stepAt(project, path).action);
    return maker.fields;
}

FieldBinding stepCondition(const StepPath &path)
{
    return bindTo(stepPointer(path) + u"/when"_s, QObject::tr("condition of the step"),
                  [=](auto &project) { return &stepAt(project, path).when; });
}

QString stepPurpose(const QString &kind)
{
    const QMap<QString, QString> purposes{{u"launch"_s, QObject::tr("run a kernel")},
                                          {u"write"_s, QObject::tr("from the host to a buffer")},
                                          {u"read"_s, QObject::tr("from a buffer to the host")},
                                          {u"copy"_s, QObject::tr("from a buffer to another")},
                                          {u"fill"_s, QObject::tr("one value all over")},
                                          {u"set"_s, QObject::tr("parameters to other values")},
                                          {u"swap"_s, QObject::tr("two buffers for each other")},
                                          {u"repeat"_s, QObject::tr("steps while a condition holds")},
                                          {u"barrier"_s, QObject::tr("order the commands of a queue")},
                                          {u"finish"_s, QObject::tr("wait for all commands")}};
    return purposes.value(kind);
}

FieldBinding launchNameBinding(const StepPath &path)
{
    return {stepPointer(path) + u"/launch"_s, QObject::tr("name of the launch"), [=](const Project &p) { return stepAt(p, path).name; },
            [=](Project &p, const QString &text) {
                if (!text.isEmpty())
                    renameStep(p, QString(stepAt(p, path).name), text);
            }};
}

static FieldBinding queueBinding(const StepPath &path)
{
    return bindTo(stepPointer(path) + u"/queue"_s, QObject::tr("queue of the step"),
                  [=](auto &project) { return &stepAt(project, path).queue; });
}

/// The names of steps, with commas between them.
static FieldBinding afterBinding(const StepPath &path)
{
    return {stepPointer(path) + u"/after"_s, QObject::tr("steps that it waits for"),
            [=](const Project &p) { return stepAt(p, path).after.join(u", "_s); },
            [=](Project &p, const QString &text) {
                QStringList names = mapped(text.split(u','), [](const QString &name) { return name.trimmed(); });
                names.removeAll(QString());
                names.removeDuplicates();
                stepAt(p, path).after = names;
            }};
}

QList<StepField> placeFields(const Project &project, const StepPath &path)
{
    const QString kind = kindWord(stepAt(project, path));
    QList<StepField> fields;
    if (kind == u"set" || kind == u"swap" || kind == u"repeat" || kind == u"finish")
        return fields;
    if (kind != u"barrier") // Which names its queue itself.
        fields.append({QObject::tr("queue"), queueBinding(path), {}, u"default"_s});
    fields.append({QObject::tr("after"), afterBinding(path), {}, QObject::tr("no step")});
    if (kind == u"launch")
        fields.append({QObject::tr("device"),
                       fieldFor(path, u"device"_s, QObject::tr("device of the launch"), &LaunchStep::device),
                       {},
                       QObject::tr("the one picked")});
    return fields;
}

QString stepVerb(const Step &step)
{
    const QString kind = kindWord(step);
    return kind == u"repeat" ? QObject::tr("repeat while") : kind;
}

static decltype(Step::action) newAction(const QString &kind, const Project &project)
{
    const QStringList buffers = bufferNames(project);
    const QString first = buffers.value(0);
    const QString second = buffers.value(1, first);
    const QString parameter = parameterNames(project).value(0, QStringLiteral("n"));
    if (kind == u"write")
        return WriteStep{first, {}, {}};
    if (kind == u"read")
        return ReadStep{first, {}, {}};
    if (kind == u"copy")
        return CopyStep{first, second, {}, {}, {}};
    if (kind == u"fill")
        return FillStep{first, {Expression(0.0)}, {}, {}};
    if (kind == u"set")
        return SetStep{{{parameter, Expression(parameter)}}};
    if (kind == u"swap")
        return SwapStep{first, second};
    if (kind == u"repeat")
        return RepeatStep{Expression(parameter + u" > 1"_s), {}, {}};
    if (kind == u"barrier")
        return BarrierStep{};
    if (kind == u"finish")
        return FinishStep{};
    return LaunchStep{};
}

Step newStep(const QString &kind, const Project &project)
{
    Step step;
    step.action = newAction(kind, project);
    return step;
}

void setDimensions(LaunchStep &launch, qsizetype count)
{
    const auto fit = [count](QList<Expression> &sizes, double added) {
        while (sizes.size() > count)
            sizes.removeLast();
        while (sizes.size() < count)
            sizes.append(Expression(added));
    };
    fit(launch.global, 1);
    if (!launch.local.isEmpty())
        fit(launch.local, 1);
    if (!launch.offset.isEmpty())
        fit(launch.offset, 0);
}

} // namespace kernelscope
