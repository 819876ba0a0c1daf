#include "ui/edits/ProjectNames.h"

#include <algorithm>
#include <functional>

#include "project/Guesses.h"
#include "project/JsonParser.h"
#include "project/ProjectDocument.h"
#include "project/UsedNames.h"
#include "support/Ranges.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

namespace {

/// Visits every expression and step of a project, and every place that names a buffer or a parameter.
struct PlacesOfNames
{
    std::function<void(Expression &)> expression = [](Expression &) {};
    std::function<void(QString &)> buffer = [](QString &) {};
    std::function<void(QString &)> parameter = [](QString &) {};
    std::function<void(Step &)> anyStep = [](Step &) {};

    void visit(Expression &place) const { expression(place); }
    void visit(GivenValue &value) const
    {
        visit(value.number);
        visit(value.items);
    }
    template <typename Place> void visit(std::optional<Place> &place) const
    {
        if (place)
            visit(*place);
    }
    template <typename Place> void visit(QList<Place> &places) const
    {
        for (Place &place : places)
            visit(place);
    }
    template <typename... Kinds> void visit(std::variant<Kinds...> &place) const
    {
        std::visit([this](auto &kind) { this->visit(kind); }, place);
    }
    void visit(ZeroInit &) const {}
    void visit(FileInit &) const {}
    void visit(ConstantInit &init) const { visit(init.components); }
    void visit(ExpressionInit &init) const { visit(init.expression); }
    void visit(ValuesInit &init) const { visit(init.values); }
    void visit(RandomInit &init) const { all(init.seed, init.min, init.max); }
    void visit(BufferArgument &argument) const { buffer(argument.buffer); }
    void visit(ImageArgument &argument) const { buffer(argument.image); }
    void visit(ValueArgument &argument) const { visit(argument.value); }
    void visit(LocalArgument &argument) const { visit(argument.count); }
    void visit(SamplerArgument &) const {}
    void visit(Argument &argument) const { visit(argument.value); }
    void visit(LaunchStep &step) const { all(step.global, step.local, step.offset, step.arguments); }
    void visit(WriteStep &step) const { range(step); }
    void visit(ReadStep &step) const { range(step); }
    void visit(FillStep &step) const
    {
        visit(step.value);
        range(step);
    }
    void visit(CopyStep &step) const
    {
        buffer(step.from);
        buffer(step.to);
        all(step.fromOffset, step.toOffset, step.count);
    }
    void visit(SwapStep &step) const
    {
        buffer(step.first);
        buffer(step.second);
    }
    void visit(RepeatStep &step) const { all(step.condition, step.limit, step.steps); }
    void visit(SetStep &step) const { named(step.values); }
    void visit(BarrierStep &) const {}
    void visit(FinishStep &) const {}
    void visit(Step &place) const
    {
        anyStep(place);
        all(place.action, place.when);
    }
    void visit(ExpectedExpression &expected) const { visit(expected.expression); }
    void visit(ExpectedBuffer &expected) const { buffer(expected.buffer); }
    void visit(ExpectedFile &) const {}
    void visit(Check &check) const
    {
        buffer(check.buffer);
        all(check.index, check.expected, check.condition, check.when);
    }
    void visit(Define &define) const { visit(define.value); }
    void visit(Parameter &place) const
    {
        parameter(place.name);
        all(place.value, place.min, place.max, place.step, place.choices);
    }
    void visit(BufferSpec &place) const
    {
        buffer(place.name);
        all(place.shape, place.init);
    }
    void visit(Sweep &sweep) const
    {
        named(sweep.vary);
        for (auto &[name, work] : sweep.work)
            visit(work);
    }
    void visit(Project &project) const
    {
        all(project.build.defines, project.parameters, project.buffers, project.plan, project.checks, project.sweep);
    }

private:
    void all(auto &...places) const { (visit(places), ...); }
    void range(auto &step) const
    {
        buffer(step.buffer);
        all(step.offset, step.count);
    }
    void named(auto &values) const
    {
        for (auto &[name, value] : values) {
            parameter(name);
            visit(value);
        }
    }
};

/// Mentions in expressions follow where that says the same of no other thing.
std::function<void(Expression &)> renameMentions(const QString &from, const QString &to, const QStringList &taken)
{
    if (!isIdentifier(from) || !isIdentifier(to) || isReservedWord(to) || taken.contains(to))
        return [](Expression &) {};
    return [=](Expression &place) { place = withName(place, from, to); };
}

std::function<void(QString &)> renameWhole(const QString &from, const QString &to)
{
    return [=](QString &name) {
        if (name == from)
            name = to;
    };
}

} // namespace

void renameBuffer(Project &project, const QString &from, const QString &to)
{
    const auto mentions = renameMentions(from, to, bufferNames(project) + parameterNames(project));
    // Expressions may also reach it as buffers["name"].
    const auto quoted = [=](Expression &place) {
        mentions(place);
        for (const QChar quote : {u'"', u'\''})
            place.text.replace(u"buffers["_s + quote + from + quote + u']', u"buffers["_s + quote + to + quote + u']');
    };
    const QList<Guess> guesses = heldGuesses(project);
    PlacesOfNames{quoted, renameWhole(from, to)}.visit(project);
    renameInGuesses(project, guesses, u"/buffers"_s, from, to);
}

void renameParameter(Project &project, const QString &from, const QString &to)
{
    const auto mentions = renameMentions(from, to, bufferNames(project) + parameterNames(project));
    const QList<Guess> guesses = heldGuesses(project);
    PlacesOfNames{mentions, [](QString &) {}, renameWhole(from, to)}.visit(project);
    renameInGuesses(project, guesses, u"/parameters"_s, from, to);
}

void renameStep(Project &project, const QString &from, const QString &to)
{
    const auto rename = renameWhole(from, to);
    const QList<Guess> guesses = heldGuesses(project);
    PlacesOfNames places;
    places.anyStep = [&](Step &step) {
        rename(step.name);
        std::ranges::for_each(step.after, rename);
    };
    places.visit(project);
    renameInGuesses(project, guesses, u"/plan"_s, from, to);
    if (project.sweep)
        std::ranges::for_each(project.sweep->launches, rename);
}

bool renameKernel(Project &project, const QString &from, const QString &to)
{
    bool isLaunched = false;
    PlacesOfNames places;
    places.anyStep = [&](Step &step) {
        auto *launch = std::get_if<LaunchStep>(&step.action);
        if (launch && launch->kernel == from) {
            launch->kernel = to;
            isLaunched = true;
        }
    };
    places.visit(project);
    return isLaunched;
}

bool renameDefine(Project &project, const QString &from, const QString &to)
{
    const QStringList parameters = parameterNames(project);
    const auto mentions = renameMentions(from, to, parameters);
    const QList<Define> before = project.build.defines;
    const QList<Guess> guesses = heldGuesses(project);
    for (Define &define : project.build.defines) {
        renameWhole(from, to)(define.name);
        if (!parameters.contains(from))
            mentions(define.value);
    }
    renameInGuesses(project, guesses, u"/build/defines"_s, from, to);
    return project.build.defines != before;
}

QSet<QString> usedBuffers(const Project &project)
{
    QHash<QString, int> named; // each by itself as well
    QList<Expression> expressions;
    QList<Expression> indirect; // of these those that may reach buffers by their names in quotes
    QSet<QString> words;
    PlacesOfNames places;
    places.buffer = [&](const QString &name) { ++named[name]; };
    places.expression = [&](const Expression &expression) {
        const QSet<QString> own = namesIn(expression);
        expressions << expression;
        words += own;
        if (own.contains(buffersName()))
            indirect << expression;
    };
    Project copy = project;
    places.visit(copy);
    QSet<QString> used;
    for (const BufferSpec &buffer : project.buffers) {
        const QString &name = buffer.name;
        const auto mentions = [&](const Expression &expression) { return usesBuffer(expression, name); };
        if (named.value(name) > 1 || (words.contains(name) && !isReservedWord(name)) ||
            std::ranges::any_of(isIdentifier(name) ? indirect : expressions, mentions))
            used << name;
    }
    return used;
}

QStringList parametersAt(const Project &project, const QStringList &paths)
{
    QStringList parameters(paths.size());
    const auto json = paths.isEmpty() ? Result<JsonValue>() : parseJson(projectText(project), {});
    for (qsizetype i = 0; json && i < paths.size(); ++i) {
        const JsonValue *value = valueAt(*json, paths[i]);
        if (!value || value->kind != JsonValue::Kind::String)
            continue;
        const auto named = std::ranges::find(project.parameters, value->text.trimmed(), &Parameter::name);
        if (named != project.parameters.end() && named->value.isNumber())
            parameters[i] = named->name;
    }
    return parameters;
}

QString parameterAt(const Project &project, const QString &path)
{
    return parametersAt(project, {path}).first();
}

QString freeName(const QString &wanted, const QStringList &taken)
{
    QString name = wanted;
    for (int number = 2; taken.contains(name); ++number)
        name = wanted + QString::number(number);
    return name;
}

QStringList bufferNames(const Project &project)
{
    return mapped(project.buffers, &BufferSpec::name);
}

QStringList parameterNames(const Project &project)
{
    return mapped(project.parameters, &Parameter::name);
}

} // namespace kernelscope
