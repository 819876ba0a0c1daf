#include "project/StepReader.h"

#include "project/ArgumentReader.h"
#include "project/ProjectKeys.h"
#include "project/Suggestion.h"
#include "support/Filled.h"

namespace kernelscope {
namespace {

using Action = decltype(Step::action);

constexpr int mostDimensions = 3;

std::optional<Expression> optional(const JsonNode &node, QStringView key)
{
    const auto found = node.find(key);
    return found ? std::optional(found->expression()) : std::nullopt;
}

QString bufferName(const JsonNode &node)
{
    return node.string(QStringLiteral("the name of a buffer"));
}

QList<Expression> sizes(const JsonNode &node)
{
    return node.expressions(QStringLiteral("a list of 1 to 3 sizes"), mostDimensions);
}

Action readLaunch(const JsonNode &step, const JsonNode &)
{
    LaunchStep launch;
    if (const auto kernel = step.required(QStringLiteral("kernel")))
        launch.kernel = kernel->string(QStringLiteral("the name of a kernel"));
    if (const auto global = step.required(QStringLiteral("global")))
        launch.global = sizes(*global);
    if (const auto local = step.find(u"local"))
        launch.local = sizes(*local);
    if (const auto offset = step.find(u"offset"))
        launch.offset = sizes(*offset);
    if (const auto device = step.find(u"device")) {
        launch.device = device->isNumber()
                            ? device->value().text
                            : device->string(QStringLiteral("a device: an index, a part of its name, \"cpu\", \"gpu\" or \"any\""));
    }
    if (const auto arguments = step.find(u"arguments"))
        launch.arguments = readArguments(*arguments);
    return launch;
}

Action readWrite(const JsonNode &step, const JsonNode &buffer)
{
    return WriteStep{bufferName(buffer), optional(step, u"offset"), optional(step, u"count")};
}

Action readRead(const JsonNode &step, const JsonNode &buffer)
{
    return ReadStep{bufferName(buffer), optional(step, u"offset"), optional(step, u"count")};
}

Action readCopy(const JsonNode &, const JsonNode &node)
{
    CopyStep copy;
    if (!node.isObjectOf(projectKeys(u"copy"), QStringLiteral("an object like { \"from\": \"A\", \"to\": \"B\" }")))
        return copy;
    if (const auto from = node.required(QStringLiteral("from")))
        copy.from = bufferName(*from);
    if (const auto to = node.required(QStringLiteral("to")))
        copy.to = bufferName(*to);
    copy.fromOffset = optional(node, u"fromOffset");
    copy.toOffset = optional(node, u"toOffset");
    copy.count = optional(node, u"count");
    return copy;
}

Action readFill(const JsonNode &step, const JsonNode &buffer)
{
    FillStep fill{bufferName(buffer), {}, optional(step, u"offset"), optional(step, u"count")};
    if (const auto value = step.required(QStringLiteral("value")))
        fill.value = value->oneOrMore();
    return fill;
}

Action readSet(const JsonNode &, const JsonNode &node)
{
    SetStep set;
    const QString wanted = QStringLiteral("an object like { \"n\": \"n / 2\" }");
    for (const auto &[name, value] : node.members(wanted))
        set.values.append({name, value.expression()});
    if (node.isObject() && set.values.isEmpty())
        node.refuseKind(wanted);
    return set;
}

Action readSwap(const JsonNode &, const JsonNode &node)
{
    const QString wanted = QStringLiteral("a list of two buffers like [\"A\", \"B\"]");
    const QList<JsonNode> names = node.items(wanted);
    if (names.size() == 2)
        return SwapStep{bufferName(names[0]), bufferName(names[1])};
    node.refuseKind(wanted);
    return SwapStep{};
}

Action readRepeat(const JsonNode &, const JsonNode &node)
{
    RepeatStep repeat;
    if (!node.isObjectOf(projectKeys(u"repeat"), QStringLiteral("an object like { \"while\": \"n > 1\", \"steps\": [...] }")))
        return repeat;
    if (const auto condition = node.required(QStringLiteral("while")))
        repeat.condition = condition->expression();
    repeat.limit = optional(node, u"limit");
    if (const auto steps = node.required(QStringLiteral("steps")))
        repeat.steps = readSteps(*steps);
    return repeat;
}

Action readBarrier(const JsonNode &step, const JsonNode &node)
{
    BarrierStep barrier{readQueueName(node)};
    if (const auto queue = step.find(u"queue")) {
        const QString name = readQueueName(*queue);
        if (!barrier.queue.isEmpty() && name != barrier.queue)
            queue->refuse(QStringLiteral("names another queue than \"barrier\" does. Leave \"queue\" out."));
        barrier.queue = name;
    }
    return barrier;
}

Action readFinish(const JsonNode &, const JsonNode &node)
{
    if (!node.truth())
        node.refuse(QStringLiteral("must be true. Leave the step out if nothing is to be finished."));
    return FinishStep{};
}

struct StepKind
{
    QString key;
    QString keySet;
    Action (*read)(const JsonNode &step, const JsonNode &value);
};

const QList<StepKind> &stepKinds()
{
    const auto kind = [](const char *key, decltype(StepKind::read) read) {
        return StepKind{QString::fromLatin1(key), QString::fromLatin1(key) + QStringLiteral("Step"), read};
    };
    static const QList<StepKind> kinds{
        kind("launch", readLaunch),   kind("write", readWrite),   kind("read", readRead), kind("copy", readCopy),
        kind("fill", readFill),       kind("set", readSet),       kind("swap", readSwap), kind("repeat", readRepeat),
        kind("barrier", readBarrier), kind("finish", readFinish),
    };
    return kinds;
}

/// What is near a step's word is what was meant, rather than what goes with any step.
void refuseUnknownStep(const JsonNode &node)
{
    QStringList known;
    for (const StepKind &kind : stepKinds())
        known.append(kind.key);
    const QStringList companions = QStringLiteral("name queue after when").split(u' ');
    QString unknown;
    QString nearest;
    for (const JsonMember &member : node.value().members) {
        if (!nearest.isEmpty() || companions.contains(member.key))
            continue;
        nearest = nearestWord(member.key, known);
        if (unknown.isEmpty() || !nearest.isEmpty())
            unknown = member.key;
    }
    const QString keys = known.join(QStringLiteral(", "));
    if (unknown.isEmpty())
        return node.refuse(QStringLiteral("does not say what to do. A step has one of the keys %1.").arg(keys));
    const QString question = nearest.isEmpty() ? QString() : filled(QStringLiteral(" Did you mean \"%1\"?"), nearest);
    node.refuse(filled(QStringLiteral("has the unknown key \"%1\".%2 A step has one of the keys %3."), unknown, question, keys));
}

QStringList readAfter(const JsonNode &node)
{
    const QString wanted = QStringLiteral("a list of the names of earlier steps");
    if (node.isString())
        return {node.string(wanted)};
    QStringList names;
    for (const JsonNode &name : node.items(wanted))
        names.append(name.string(QStringLiteral("the name of an earlier step")));
    return names;
}

QString readStepName(const JsonNode &node, const StepKind &kind)
{
    const auto name = node.find(u"name");
    const QString given = name ? name->string(QStringLiteral("the step's name")) : QString();
    if (kind.key != u"launch")
        return given;
    const QString launch = node.find(kind.key)->string(QStringLiteral("the launch's name"));
    if (launch.isEmpty())
        node.find(kind.key)->refuse(QStringLiteral("is empty. Give the launch a name."));
    if (name && given != launch)
        name->refuse(QStringLiteral("differs from \"launch\", which is the launch's name. Leave \"name\" out."));
    return launch;
}

Step readStep(const JsonNode &node)
{
    Step step;
    if (!node.isObject()) {
        node.refuseKind(QStringLiteral("a step, an object"));
        return step;
    }
    for (const StepKind &kind : stepKinds()) {
        const auto value = node.find(kind.key);
        if (!value)
            continue;
        if (!node.isObjectOf(projectKeys(kind.keySet), {}))
            return step;
        step.name = readStepName(node, kind);
        if (const auto queue = node.find(u"queue"); queue && kind.key != u"barrier")
            step.queue = readQueueName(*queue);
        if (const auto after = node.find(u"after"))
            step.after = readAfter(*after);
        if (const auto when = node.find(u"when"))
            step.when = when->expression();
        step.action = kind.read(node, *value);
        return step;
    }
    refuseUnknownStep(node);
    return step;
}

} // namespace

QList<Step> readSteps(const JsonNode &node)
{
    QList<Step> steps;
    for (const JsonNode &step : node.items(QStringLiteral("a list of steps"))) {
        if (!node.anyRefused())
            steps.append(readStep(step));
    }
    return steps;
}

QString readQueueName(const JsonNode &node)
{
    const QString name = node.string(QStringLiteral("the name of a queue"));
    return name == u"default" ? QString() : name;
}

} // namespace kernelscope
