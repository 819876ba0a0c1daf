#include "project/ProjectReader.h"

#include "project/BufferReader.h"
#include "project/CheckReader.h"
#include "project/JsonNode.h"
#include "project/JsonParser.h"
#include "project/ProjectDocument.h"
#include "project/ProjectKeys.h"
#include "project/StepReader.h"
#include "support/Numbers.h"

namespace kernelscope {
namespace {

/// Reads the number first: what else a newer file holds is then no longer of interest.
bool readFormatNumber(const JsonNode &root)
{
    const auto node = root.required(QStringLiteral("kernelscope"));
    if (!node)
        return false;
    bool isWhole = false;
    const int number = node->value().text.toInt(&isWhole);
    if (!node->isNumber() || !isWhole || number < 1)
        node->refuseKind(QStringLiteral("the number of the file format, which is %1").arg(projectFormatNumber));
    else if (number > projectFormatNumber)
        node->refuse(QStringLiteral("is %1: a newer Kernelscope wrote this project. This one reads format %2 at most; update it "
                                    "to open the project.")
                         .arg(number)
                         .arg(projectFormatNumber));
    return isWhole && number == projectFormatNumber;
}

Define readDefine(const QString &name, const JsonNode &node)
{
    // A definition may be empty, which no other expression is.
    if (node.isString() && node.value().text.trimmed().isEmpty())
        return {name, Expression()};
    return {name, node.expression()};
}

BuildSettings readBuild(const JsonNode &node)
{
    BuildSettings build;
    if (!node.isObjectOf(projectKeys(u"build"), QStringLiteral("an object with the keys standard, options, defines")))
        return build;
    if (const auto standard = node.find(u"standard"))
        build.standard = standard->string(QStringLiteral("a language standard such as \"CL1.2\""));
    if (const auto options = node.find(u"options"))
        build.options = options->string(QStringLiteral("the compiler's options as one text"));
    if (const auto defines = node.find(u"defines")) {
        for (const auto &[name, value] : defines->members(QStringLiteral("an object like { \"TILE\": 16 }")))
            build.defines.append(readDefine(name, value));
    }
    return build;
}

Parameter readParameter(const QString &name, const JsonNode &node)
{
    Parameter parameter{name, {}, {}, {}, {}};
    if (!node.isObject()) {
        if (node.isNumber() || node.isString())
            parameter.value = node.expression();
        else
            node.refuseKind(QStringLiteral("a number, an expression or an object like { \"value\": 16, \"min\": 1, \"max\": 64 }"));
        return parameter;
    }
    if (!node.isObjectOf(projectKeys(u"slider"), {}))
        return parameter;
    if (const auto value = node.required(QStringLiteral("value")))
        parameter.value = value->expression();
    const auto optional = [&](QStringView key) {
        const auto found = node.find(key);
        return found ? std::optional(found->expression()) : std::nullopt;
    };
    parameter.min = optional(u"min");
    parameter.max = optional(u"max");
    parameter.step = optional(u"step");
    return parameter;
}

QueueSpec readQueue(const JsonNode &node)
{
    QueueSpec queue;
    if (!node.isObjectOf(projectKeys(u"queue"), QStringLiteral("an object like { \"name\": \"io\", \"outOfOrder\": true }")))
        return queue;
    if (const auto name = node.required(QStringLiteral("name")))
        queue.name = readQueueName(*name);
    if (const auto outOfOrder = node.find(u"outOfOrder"))
        queue.outOfOrder = outOfOrder->truth();
    return queue;
}

QStringList readStrings(const JsonNode &node, const QString &wanted, const QString &wantedItem)
{
    QStringList result;
    for (const JsonNode &item : node.items(wanted))
        result.append(item.string(wantedItem));
    return result;
}

void readTexts(const JsonNode &root, Project &project)
{
    if (const auto title = root.find(u"title"))
        project.title = title->string(QStringLiteral("the project's title"));
    if (const auto notes = root.find(u"notes"))
        project.notes = notes->string(QStringLiteral("the name of a Markdown file"));
    if (const auto sources = root.find(u"sources"))
        project.sources = readStrings(*sources, QStringLiteral("a list of .cl files"), QStringLiteral("the name of a .cl file"));
}

void readLists(const JsonNode &root, Project &project)
{
    if (const auto parameters = root.find(u"parameters")) {
        for (const auto &[name, value] : parameters->members(QStringLiteral("an object like { \"n\": 128 }")))
            project.parameters.append(readParameter(name, value));
    }
    if (const auto buffers = root.find(u"buffers")) {
        for (const JsonNode &buffer : buffers->items(QStringLiteral("a list of buffers")))
            project.buffers.append(readBuffer(buffer));
    }
    if (const auto queues = root.find(u"queues")) {
        for (const JsonNode &queue : queues->items(QStringLiteral("a list of queues")))
            project.queues.append(readQueue(queue));
    }
    if (const auto plan = root.find(u"plan"))
        project.plan = readSteps(*plan);
    if (const auto checks = root.find(u"checks")) {
        for (const JsonNode &check : checks->items(QStringLiteral("a list of checks")))
            project.checks.append(readCheck(check));
    }
}

Project readRoot(const JsonNode &root)
{
    Project project;
    if (!root.isObject()) {
        root.refuseKind(QStringLiteral("a JSON object"));
        return project;
    }
    if (!readFormatNumber(root) || !root.isObjectOf(projectKeys(u""), {}))
        return project;
    readTexts(root, project);
    if (const auto build = root.find(u"build"))
        project.build = readBuild(*build);
    readLists(root, project);
    if (const auto sweep = root.find(u"sweep"))
        project.sweep = readSweep(*sweep);
    return project;
}

} // namespace

Result<ReadProject> readProjectForm(const QByteArray &text, const QString &file)
{
    if (text.size() > largestProjectFile) {
        return fail(QStringLiteral("The project file is %1 long; at most %2 are read. Keep large data in .npy, .csv or .bin files.")
                        .arg(bytesText(quint64(text.size())), bytesText(largestProjectFile)),
                    {file, 0, 0});
    }
    Result<JsonValue> json = parseJson(text, file);
    if (!json)
        return fail(json.error());
    ReadErrors errors(text, file, *json);
    Project project = readRoot(JsonNode(*json, errors));
    if (errors.first())
        return fail(*errors.first());
    return ReadProject{std::move(*json), std::move(project)};
}

} // namespace kernelscope
