#include "project/ProjectKeys.h"
#include "project/ProjectWriter.h"
#include "support/Overloaded.h"

namespace kernelscope {
namespace {

using namespace Qt::StringLiterals;

void addOptional(const QString &key, const std::optional<Expression> &expression, JsonValue &json)
{
    if (expression)
        json.add(key, expressionJson(*expression));
}

void addSizes(const QString &key, const QList<Expression> &sizes, JsonValue &json)
{
    if (!sizes.isEmpty())
        json.add(key, listJson(sizes));
}

JsonValue samplerJson(const SamplerArgument &sampler)
{
    JsonValue json = JsonValue::object();
    json.add(u"address"_s, JsonValue::string(samplerAddressWords().at(int(sampler.address))));
    json.add(u"filter"_s, JsonValue::string(samplerFilterWords().at(int(sampler.filter))));
    json.add(u"normalized"_s, JsonValue::truth(sampler.normalized));
    return json;
}

JsonValue argumentJson(const Argument &argument)
{
    JsonValue json = JsonValue::object();
    std::visit(Overloaded{[&](const BufferArgument &a) { json.add(u"buffer"_s, JsonValue::string(a.buffer)); },
                          [&](const ValueArgument &a) { json.add(u"value"_s, oneOrMoreJson(a.components)); },
                          [&](const LocalArgument &a) { json.add(u"local"_s, expressionJson(a.count)); },
                          [&](const ImageArgument &a) { json.add(u"image"_s, JsonValue::string(a.image)); },
                          [&](const SamplerArgument &a) { json.add(u"sampler"_s, samplerJson(a)); }},
               argument.value);
    return json;
}

JsonValue argumentsJson(const QList<Argument> &arguments)
{
    JsonValue json = JsonValue::object();
    for (const Argument &argument : arguments)
        json.add(argument.parameter, argumentJson(argument));
    return json;
}

/// Adds a step's own keys to the step's object.
struct ActionWriter
{
    const QString &name;
    JsonValue &json;

    void operator()(const LaunchStep &launch)
    {
        json.add(u"launch"_s, JsonValue::string(name));
        json.add(u"kernel"_s, JsonValue::string(launch.kernel));
        if (!launch.device.isEmpty())
            json.add(u"device"_s, JsonValue::string(launch.device));
        json.add(u"global"_s, listJson(launch.global));
        addSizes(u"local"_s, launch.local, json);
        addSizes(u"offset"_s, launch.offset, json);
        if (!launch.arguments.isEmpty())
            json.add(u"arguments"_s, argumentsJson(launch.arguments));
    }
    void operator()(const WriteStep &write)
    {
        json.add(u"write"_s, JsonValue::string(write.buffer));
        addOptional(u"offset"_s, write.offset, json);
        addOptional(u"count"_s, write.count, json);
    }
    void operator()(const ReadStep &read)
    {
        json.add(u"read"_s, JsonValue::string(read.buffer));
        addOptional(u"offset"_s, read.offset, json);
        addOptional(u"count"_s, read.count, json);
    }
    void operator()(const CopyStep &copy)
    {
        JsonValue inner = JsonValue::object();
        inner.add(u"from"_s, JsonValue::string(copy.from));
        inner.add(u"to"_s, JsonValue::string(copy.to));
        addOptional(u"fromOffset"_s, copy.fromOffset, inner);
        addOptional(u"toOffset"_s, copy.toOffset, inner);
        addOptional(u"count"_s, copy.count, inner);
        json.add(u"copy"_s, inner);
    }
    void operator()(const FillStep &fill)
    {
        json.add(u"fill"_s, JsonValue::string(fill.buffer));
        json.add(u"value"_s, oneOrMoreJson(fill.value));
        addOptional(u"offset"_s, fill.offset, json);
        addOptional(u"count"_s, fill.count, json);
    }
    void operator()(const SetStep &set)
    {
        JsonValue values = JsonValue::object();
        for (const auto &[parameter, expression] : set.values)
            values.add(parameter, expressionJson(expression));
        json.add(u"set"_s, values);
    }
    void operator()(const SwapStep &swap) { json.add(u"swap"_s, listJson(QStringList{swap.first, swap.second})); }
    void operator()(const RepeatStep &repeat)
    {
        JsonValue inner = JsonValue::object();
        inner.add(u"while"_s, expressionJson(repeat.condition));
        addOptional(u"limit"_s, repeat.limit, inner);
        inner.add(u"steps"_s, stepsJson(repeat.steps));
        json.add(u"repeat"_s, inner);
    }
    void operator()(const BarrierStep &barrier) { json.add(u"barrier"_s, queueNameJson(barrier.queue)); }
    void operator()(const FinishStep &) { json.add(u"finish"_s, JsonValue::truth(true)); }
};

JsonValue stepJson(const Step &step)
{
    JsonValue json = JsonValue::object();
    std::visit(ActionWriter{step.name, json}, step.action);
    if (!step.name.isEmpty() && !std::holds_alternative<LaunchStep>(step.action))
        json.add(u"name"_s, JsonValue::string(step.name));
    if (!step.queue.isEmpty())
        json.add(u"queue"_s, JsonValue::string(step.queue));
    if (!step.after.isEmpty())
        json.add(u"after"_s, listJson(step.after));
    return json;
}

} // namespace

JsonValue stepsJson(const QList<Step> &steps)
{
    JsonValue json = JsonValue::array();
    for (const Step &step : steps)
        json.add({}, stepJson(step));
    return json;
}

} // namespace kernelscope
