#include "project/ProjectWriter.h"

#include <QRegularExpression>

#include "project/JsonWriter.h"
#include "project/ProjectDocument.h"
#include "project/ProjectKeys.h"
#include "support/Numbers.h"
#include "support/Overloaded.h"

namespace kernelscope {
namespace {

using namespace Qt::StringLiterals;

JsonValue objectOf(const QString &key, const JsonValue &value)
{
    JsonValue object = JsonValue::object();
    object.add(key, value);
    return object;
}

JsonValue buildJson(const BuildSettings &build)
{
    JsonValue json = JsonValue::object();
    if (!build.standard.isEmpty())
        json.add(u"standard"_s, JsonValue::string(build.standard));
    if (!build.options.isEmpty())
        json.add(u"options"_s, JsonValue::string(build.options));
    JsonValue defines = JsonValue::object();
    for (const Define &define : build.defines)
        defines.add(define.name, expressionJson(define.value));
    if (!build.defines.isEmpty())
        json.add(u"defines"_s, defines);
    return json;
}

JsonValue parameterJson(const Parameter &parameter)
{
    if (!parameter.min && !parameter.max && !parameter.step)
        return expressionJson(parameter.value);
    JsonValue json = objectOf(u"value"_s, expressionJson(parameter.value));
    if (parameter.min)
        json.add(u"min"_s, expressionJson(*parameter.min));
    if (parameter.max)
        json.add(u"max"_s, expressionJson(*parameter.max));
    if (parameter.step)
        json.add(u"step"_s, expressionJson(*parameter.step));
    return json;
}

JsonValue randomJson(const RandomInit &random)
{
    JsonValue json = JsonValue::object();
    json.add(u"seed"_s, expressionJson(random.seed));
    json.add(u"min"_s, expressionJson(random.min));
    json.add(u"max"_s, expressionJson(random.max));
    return json;
}

JsonValue initJson(const Init &init)
{
    return std::visit(Overloaded{[](const ZeroInit &) { return JsonValue::string(u"zero"_s); },
                                 [](const ConstantInit &constant) { return objectOf(u"constant"_s, oneOrMoreJson(constant.components)); },
                                 [](const ExpressionInit &filled) { return objectOf(u"expression"_s, expressionJson(filled.expression)); },
                                 [](const RandomInit &random) { return objectOf(u"random"_s, randomJson(random)); },
                                 [](const ValuesInit &values) { return objectOf(u"values"_s, listJson(values.values)); },
                                 [](const FileInit &file) { return objectOf(u"file"_s, JsonValue::string(file.path)); }},
                      init);
}

JsonValue bufferJson(const BufferSpec &buffer)
{
    JsonValue json = objectOf(u"name"_s, JsonValue::string(buffer.name));
    if (buffer.isImage())
        json.add(u"image"_s, JsonValue::string(buffer.imageFormat));
    else
        json.add(u"type"_s, JsonValue::string(buffer.type));
    json.add(u"shape"_s, listJson(buffer.shape));
    json.add(u"access"_s, JsonValue::string(accessWords().at(int(buffer.access))));
    if (buffer.memory != MemoryKind::Device)
        json.add(u"memory"_s, JsonValue::string(memoryWords().at(int(buffer.memory))));
    if (!std::holds_alternative<ZeroInit>(buffer.init))
        json.add(u"init"_s, initJson(buffer.init));
    if (!buffer.readBack)
        json.add(u"readBack"_s, JsonValue::truth(false));
    return json;
}

JsonValue queueJson(const QueueSpec &queue)
{
    JsonValue json = objectOf(u"name"_s, queueNameJson(queue.name));
    if (queue.outOfOrder)
        json.add(u"outOfOrder"_s, JsonValue::truth(true));
    return json;
}

JsonValue expectedJson(const decltype(Check::expected) &expected)
{
    return std::visit(Overloaded{[](const ExpectedExpression &e) { return objectOf(u"expression"_s, expressionJson(e.expression)); },
                                 [](const ExpectedBuffer &e) { return objectOf(u"buffer"_s, JsonValue::string(e.buffer)); },
                                 [](const ExpectedFile &e) { return objectOf(u"file"_s, JsonValue::string(e.path)); }},
                      expected);
}

/// "1e-5" rather than "1e-05".
JsonValue toleranceJson(double tolerance)
{
    static const QRegularExpression zeros(QStringLiteral("e([+-])0+(?=\\d)"));
    return JsonValue::number(numberText(tolerance).replace(zeros, QStringLiteral("e\\1")));
}

JsonValue checkJson(const Check &check)
{
    JsonValue json = JsonValue::object();
    if (!check.name.isEmpty())
        json.add(u"name"_s, JsonValue::string(check.name));
    if (!check.when.isEmpty())
        json.add(u"when"_s, expressionJson(check.when));
    if (check.buffer.isEmpty()) {
        json.add(u"condition"_s, expressionJson(check.condition));
        return json;
    }
    json.add(u"buffer"_s, JsonValue::string(check.buffer));
    if (check.index)
        json.add(u"index"_s, expressionJson(*check.index));
    json.add(u"expected"_s, expectedJson(check.expected));
    if (check.absolute != 0)
        json.add(u"absolute"_s, toleranceJson(check.absolute));
    if (check.relative != 0)
        json.add(u"relative"_s, toleranceJson(check.relative));
    return json;
}

JsonValue sweepJson(const Sweep &sweep)
{
    JsonValue vary = JsonValue::object();
    for (const auto &[parameter, values] : sweep.vary)
        vary.add(parameter, listJson(values));
    JsonValue work = JsonValue::object();
    for (const auto &[unit, expression] : sweep.work)
        work.add(unit, expressionJson(expression));
    JsonValue json = objectOf(u"vary"_s, vary);
    if (!sweep.launches.isEmpty())
        json.add(u"launches"_s, listJson(sweep.launches));
    if (!sweep.work.isEmpty())
        json.add(u"work"_s, work);
    return json;
}

void addTexts(const Project &project, JsonValue &json)
{
    json.add(u"title"_s, JsonValue::string(project.title));
    if (!project.notes.isEmpty())
        json.add(u"notes"_s, JsonValue::string(project.notes));
    json.add(u"sources"_s, listJson(project.sources));
    if (project.build != BuildSettings())
        json.add(u"build"_s, buildJson(project.build));
}

template <typename Item> void addList(const QString &key, const QList<Item> &items, JsonValue (*toJson)(const Item &), JsonValue &json)
{
    JsonValue list = JsonValue::array();
    for (const Item &item : items)
        list.add({}, toJson(item));
    if (!items.isEmpty())
        json.add(key, list);
}

} // namespace

JsonValue expressionJson(const Expression &expression)
{
    return expression.isNumber() ? JsonValue::number(expression.text) : JsonValue::string(expression.text);
}

JsonValue oneOrMoreJson(const QList<Expression> &expressions)
{
    return expressions.size() == 1 ? expressionJson(expressions.first()) : listJson(expressions);
}

JsonValue listJson(const QList<Expression> &expressions)
{
    JsonValue list = JsonValue::array();
    for (const Expression &expression : expressions)
        list.add({}, expressionJson(expression));
    return list;
}

JsonValue listJson(const QStringList &strings)
{
    JsonValue list = JsonValue::array();
    for (const QString &string : strings)
        list.add({}, JsonValue::string(string));
    return list;
}

JsonValue queueNameJson(const QString &name)
{
    return JsonValue::string(name.isEmpty() ? u"default"_s : name);
}

JsonValue projectJson(const Project &project)
{
    JsonValue json = objectOf(u"kernelscope"_s, JsonValue::number(QString::number(projectFormatNumber)));
    addTexts(project, json);
    JsonValue parameters = JsonValue::object();
    for (const Parameter &parameter : project.parameters)
        parameters.add(parameter.name, parameterJson(parameter));
    if (!project.parameters.isEmpty())
        json.add(u"parameters"_s, parameters);
    addList(u"buffers"_s, project.buffers, bufferJson, json);
    addList(u"queues"_s, project.queues, queueJson, json);
    if (!project.plan.isEmpty())
        json.add(u"plan"_s, stepsJson(project.plan));
    addList(u"checks"_s, project.checks, checkJson, json);
    if (project.sweep)
        json.add(u"sweep"_s, sweepJson(*project.sweep));
    return json;
}

QByteArray projectText(const Project &project)
{
    return jsonText(projectJson(project));
}

} // namespace kernelscope
