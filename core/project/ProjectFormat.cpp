#include "project/ProjectFormat.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "project/JsonNode.h"
#include "project/JsonParser.h"
#include "project/JsonWriter.h"
#include "project/ProjectDocument.h"
#include "project/Suggestion.h"
#include "support/Filled.h"
#include "support/Numbers.h"
#include "support/Ranges.h"

/// Each object of the file is described once, by a function describe(Form &, T &) that names its keys in the order in which they are
/// written. A Form reads them, writes them or lists them. How the value of a key looks is a codec: an object with read() and write().
namespace kernelscope {
namespace {

using namespace Qt::StringLiterals;

constexpr int mostExtents = 3;
constexpr int mostChoices = 100; // of a parameter
constexpr int anyNumber = std::numeric_limits<int>::max();

using Action = decltype(Step::action);
using ArgumentValue = decltype(Argument::value);
using Expected = decltype(Check::expected);

// ---- Forms -------------------------------------------------------------------------------------------------------------------

class ReadingForm
{
public:
    explicit ReadingForm(const JsonNode &node) : m_node(node) {}

    template <typename T, typename Codec> void required(const QString &key, T &value, const Codec &codec)
    {
        if (const auto found = m_node.required(key))
            codec.read(*found, value);
    }
    template <typename T, typename Codec> void optional(const QString &key, T &value, const Codec &codec, const T & = {})
    {
        if (const auto found = m_node.find(key))
            codec.read(*found, value);
    }
    template <typename T, typename Codec> void always(const QString &key, T &value, const Codec &codec, const T &byDefault)
    {
        value = byDefault;
        optional(key, value, codec);
    }
    /// `one` where its key is there, else `other`.
    template <typename One, typename Other> void either(const QString &key, bool, const One &one, const Other &other)
    {
        if (m_node.has(key))
            one();
        else
            other();
    }
    template <typename Test> void verify(const Test &test) { test(m_node); }

private:
    const JsonNode &m_node;
};

class WritingForm
{
public:
    template <typename T, typename Codec> void required(const QString &key, const T &value, const Codec &codec)
    {
        m_json.add(key, codec.write(value));
    }
    /// Left out where it is the default.
    template <typename T, typename Codec> void optional(const QString &key, const T &value, const Codec &codec, const T &byDefault = {})
    {
        if (!(value == byDefault))
            required(key, value, codec);
    }
    template <typename T, typename Codec> void always(const QString &key, const T &value, const Codec &codec, const T &)
    {
        required(key, value, codec);
    }
    template <typename One, typename Other> void either(const QString &, bool isOne, const One &one, const Other &other)
    {
        if (isOne)
            one();
        else
            other();
    }
    template <typename Test> void verify(const Test &) {}
    const JsonValue &json() const { return m_json; }

private:
    JsonValue m_json = JsonValue::object();
};

class ListingForm
{
public:
    template <typename T, typename Codec> void required(const QString &key, T &, const Codec &) { m_keys << key; }
    template <typename T, typename Codec> void optional(const QString &key, T &, const Codec &, const T & = {}) { m_keys << key; }
    template <typename T, typename Codec> void always(const QString &key, T &, const Codec &, const T &) { m_keys << key; }
    template <typename One, typename Other> void either(const QString &, bool, const One &one, const Other &other)
    {
        one();
        other();
    }
    template <typename Test> void verify(const Test &) {}
    const QStringList &keys() const { return m_keys; }

private:
    QStringList m_keys;
};

template <typename T> QStringList keysOf(T value)
{
    ListingForm form;
    describe(form, value);
    return form.keys();
}

template <typename T> JsonValue jsonOf(T value)
{
    WritingForm form;
    describe(form, value);
    return form.json();
}

// ---- Codecs of plain values --------------------------------------------------------------------------------------------------

struct Text
{
    QString wanted;

    void read(const JsonNode &node, QString &value) const { value = node.string(wanted); }
    JsonValue write(const QString &value) const { return JsonValue::string(value); }
};

struct Truth
{
    void read(const JsonNode &node, bool &value) const { value = node.truth(); }
    JsonValue write(bool value) const { return JsonValue::truth(value); }
};

struct Tolerance
{
    void read(const JsonNode &node, double &value) const { value = node.tolerance(); }
    JsonValue write(double value) const { return JsonValue::number(numberText(value)); }
};

/// The file's "default" is the queue without a name.
struct QueueName
{
    void read(const JsonNode &node, QString &value) const
    {
        value = node.string(u"the name of a queue"_s);
        if (value == u"default")
            value.clear();
    }
    JsonValue write(const QString &value) const { return JsonValue::string(value.isEmpty() ? u"default"_s : value); }
};

struct DeviceSelector
{
    void read(const JsonNode &node, QString &value) const
    {
        value = node.isNumber() ? node.value().text : node.string(u"a device: an index, a part of its name, \"cpu\", \"gpu\" or \"any\""_s);
    }
    JsonValue write(const QString &value) const { return JsonValue::string(value); }
};

struct FormatNumber
{
    void read(const JsonNode &, int &) const {} // see isOfThisFormat()
    JsonValue write(int value) const { return JsonValue::number(QString::number(value)); }
};

struct Formula
{
    void read(const JsonNode &node, Expression &value) const { value = node.expression(); }
    void read(const JsonNode &node, std::optional<Expression> &value) const { value = node.expression(); }
    JsonValue write(const Expression &value) const
    {
        return value.isNumber() ? JsonValue::number(value.text) : JsonValue::string(value.text);
    }
    JsonValue write(const std::optional<Expression> &value) const { return write(*value); }
};

struct AnyValue
{
    void read(const JsonNode &node, JsonValue &value) const { value = node.value(); }
    JsonValue write(const JsonValue &value) const { return value; }
};

template <typename Codec> struct ListOf
{
    QString wanted;
    Codec codec;

    template <typename T> void read(const JsonNode &node, QList<T> &value) const
    {
        for (const JsonNode &item : node.items(wanted)) {
            if (node.anyRefused())
                return;
            codec.read(item, value.emplaceBack());
        }
    }
    template <typename T> JsonValue write(const QList<T> &value) const
    {
        JsonValue list = JsonValue::array();
        for (const T &item : value)
            list.add({}, codec.write(item));
        return list;
    }
};

struct Formulas
{
    QString wanted;
    int most = mostExtents;

    void read(const JsonNode &node, QList<Expression> &value) const { value = node.expressions(wanted, most); }
    JsonValue write(const QList<Expression> &value) const { return ListOf<Formula>().write(value); }
};

/// One as itself, several as a list.
struct OneOrMore
{
    void read(const JsonNode &node, QList<Expression> &value) const { value = node.oneOrMore(); }
    JsonValue write(const QList<Expression> &value) const
    {
        return value.size() == 1 ? Formula().write(value.first()) : ListOf<Formula>().write(value);
    }
};

/// A number, or numbers in lists and objects. As everywhere else, a list of one number is that number.
struct Value
{
    void read(const JsonNode &node, GivenValue &value) const
    {
        readWhole(node, value);
        if (value.items.size() == 1 && !value.hasMembers() && value.items.first().isNumber())
            value = GivenValue(value.items.first());
    }
    JsonValue write(const GivenValue &value) const
    {
        if (value.isNumber())
            return Formula().write(value.number);
        JsonValue json = value.hasMembers() ? JsonValue::object() : JsonValue::array();
        for (qsizetype i = 0; i < value.items.size(); ++i)
            json.add(value.members.value(i), write(value.items[i]));
        return json;
    }

private:
    static void readWhole(const JsonNode &node, GivenValue &value)
    {
        static const QString wanted = u"a number, an expression in quotes, a list of values, or an object that gives members values"_s;
        if (node.isNumber() || node.isString())
            value.number = node.expression();
        else if (!node.value().isContainer() || node.value().members.isEmpty())
            node.refuseKind(wanted);
        else if (node.isArray())
            for (const JsonNode &item : node.items(wanted))
                readWhole(item, value.items.emplaceBack());
        else
            for (const auto &[key, member] : node.members(wanted)) {
                value.members << key;
                readWhole(member, value.items.emplaceBack());
            }
    }
};

template <typename Enumeration> struct Word
{
    const QStringList &words;

    void read(const JsonNode &node, Enumeration &value) const
    {
        const QString word = node.string(u"one of "_s + words.join(u", "_s));
        const qsizetype index = words.indexOf(word);
        if (index < 0)
            node.refuse(u"is the unknown word \"%1\".%2"_s.arg(word, suggestion(word, words)));
        value = Enumeration(std::max<qsizetype>(index, 0));
    }
    JsonValue write(Enumeration value) const { return JsonValue::string(words.at(int(value))); }
};

const Text bufferName{u"the name of a buffer"_s};
const Text dataFileName{u"the name of a .npy, .csv, .png or .bin file"_s};
const Formulas sizes{u"a list of 1 to 3 sizes"_s};

// ---- Codecs of what is put together ------------------------------------------------------------------------------------------

/// An object that describe() describes.
template <typename T> struct Object
{
    QString wanted;

    void read(const JsonNode &node, T &value) const
    {
        static const QStringList keys = keysOf(T());
        if (!node.isObjectOf(keys, wanted))
            return;
        ReadingForm form(node);
        describe(form, value);
    }
    void read(const JsonNode &node, std::optional<T> &value) const { read(node, value.emplace()); }
    JsonValue write(const T &value) const { return jsonOf(value); }
    JsonValue write(const std::optional<T> &value) const { return jsonOf(*value); }
};

/// What has a name in the project, as a member of that name: the name and the rest.
template <typename T> auto named(QPair<QString, T> &item)
{
    return std::tie(item.first, item.second);
}
auto named(Define &item)
{
    return std::tie(item.name, item.value);
}
auto named(Argument &item)
{
    return std::tie(item.parameter, item.value);
}
auto named(Parameter &item)
{
    return std::tie(item.name, item);
}
auto named(Guess &item)
{
    return std::tie(item.place, item.value);
}

template <typename Codec> struct Members
{
    QString wanted;
    Codec codec;

    template <typename T> void read(const JsonNode &node, QList<T> &value) const
    {
        for (const auto &[key, member] : node.members(wanted)) {
            const auto [name, rest] = named(value.emplaceBack());
            name = key;
            codec.read(member, rest);
        }
    }
    template <typename T> JsonValue write(QList<T> value) const
    {
        JsonValue json = JsonValue::object();
        for (T &item : value) {
            const auto [name, rest] = named(item);
            json.add(name, codec.write(rest));
        }
        return json;
    }
};

template <typename Variant> const QList<Variant> &kindsOf()
{
    static const QList<Variant> kinds = []<std::size_t... each>(std::index_sequence<each...>)
    {
        return QList<Variant>{Variant(std::in_place_index<each>)...};
    }
    (std::make_index_sequence<std::variant_size_v<Variant>>());
    return kinds;
}

/// The key of each kind, in the order of the variant.
template <typename Variant> const QStringList &kindWords()
{
    static const QStringList words = mapped(kindsOf<Variant>(), [](const Variant &kind) {
        return std::visit([](const auto &value) { return keysOf(value).value(0, u"zero"_s); }, kind);
    });
    return words;
}

/// An object with a single key, which says of which kind it is.
template <typename Variant> struct OneOf
{
    QString wanted;

    void read(const JsonNode &node, Variant &value) const
    {
        const QStringList &words = kindWords<Variant>();
        if (!node.isObjectOf(words, wanted))
            return;
        if (node.value().members.size() != 1)
            return node.refuseKind(wanted);
        value = kindsOf<Variant>()[words.indexOf(node.value().members.first().key)];
        ReadingForm form(node);
        std::visit([&](auto &kind) { describe(form, kind); }, value);
    }
    JsonValue write(const Variant &value) const
    {
        return std::visit([](const auto &kind) { return jsonOf(kind); }, value);
    }
};

template <typename Variant> const QString &withOneOf()
{
    static const QString text = u"an object with one of the keys "_s + kindWords<Variant>().join(u", "_s);
    return text;
}

// ---- Initial contents --------------------------------------------------------------------------------------------------------

/// The object that is the value of a kind's key, where it has keys of its own.
template <typename T> struct Inner
{
    T value;
};
template <typename T> struct InnerObject
{
    QString wanted;

    void read(const JsonNode &node, T &value) const
    {
        Inner<T> inner{value};
        Object<Inner<T>>{wanted}.read(node, inner);
        value = inner.value;
    }
    JsonValue write(const T &value) const { return jsonOf(Inner<T>{value}); }
};

template <typename Form> void describe(Form &, ZeroInit &) {}

template <typename Form> void describe(Form &form, ConstantInit &init)
{
    form.required(u"constant"_s, init.components, OneOrMore());
}

template <typename Form> void describe(Form &form, ExpressionInit &init)
{
    form.required(u"expression"_s, init.expression, Formula());
}

template <typename Form> void describe(Form &form, Inner<RandomInit> &init)
{
    form.always(u"seed"_s, init.value.seed, Formula(), Expression(0.0));
    form.always(u"min"_s, init.value.min, Formula(), Expression(0.0));
    form.always(u"max"_s, init.value.max, Formula(), Expression(1.0));
}

template <typename Form> void describe(Form &form, RandomInit &init)
{
    form.required(u"random"_s, init, InnerObject<RandomInit>{u"an object like { \"seed\": 1, \"min\": 0, \"max\": 10 }"_s});
}

template <typename Form> void describe(Form &form, ValuesInit &init)
{
    form.required(u"values"_s, init.values, ListOf<Formula>{u"a list of numbers"_s, {}});
}

template <typename Form> void describe(Form &form, FileInit &init)
{
    form.required(u"file"_s, init.path, dataFileName);
}

/// Zeros are a word.
struct InitCodec
{
    void read(const JsonNode &node, Init &value) const
    {
        static const QString wanted =
            u"\"zero\" or an object with one of the keys "_s + QStringList(kindWords<Init>().mid(1)).join(u", "_s);
        if (node.isString() && node.value().text == u"zero")
            return;
        if (!node.isObject() || node.value().members.isEmpty())
            return node.refuseKind(wanted);
        OneOf<Init>{wanted}.read(node, value);
    }
    JsonValue write(const Init &value) const
    {
        return std::holds_alternative<ZeroInit>(value) ? JsonValue::string(u"zero"_s) : OneOf<Init>().write(value);
    }
};

// ---- Buffers, queues, parameters ---------------------------------------------------------------------------------------------

/// "type", or "image" in its place.
void verifyTypeOrImage(const JsonNode &node, const BufferSpec &buffer)
{
    if (node.has(u"type") && node.has(u"image"))
        node.refuseKey(u"image"_s, u"has both \"type\" and \"image\". Keep \"type\" for a buffer, \"image\" for an image."_s);
    else if (!node.has(u"type") && !node.has(u"image"))
        node.refuse(u"lacks the key \"type\" (or \"image\")."_s);
    else if (buffer.type.isEmpty() && buffer.imageFormat.isEmpty())
        node.find(node.has(u"type") ? u"type" : u"image")
            ->refuse(u"is empty. Give a type such as \"float\", or an image format such as \"rgba-unorm8\"."_s);
}

template <typename Form> void describe(Form &form, BufferSpec &buffer)
{
    form.required(u"name"_s, buffer.name, Text{u"the buffer's name"_s});
    form.optional(u"type"_s, buffer.type, Text{u"a type such as \"float\" or \"int4\""_s});
    form.optional(u"image"_s, buffer.imageFormat, Text{u"an image format such as \"rgba-unorm8\""_s});
    form.verify([&](const JsonNode &node) { verifyTypeOrImage(node, buffer); });
    form.required(u"shape"_s, buffer.shape, Formulas{u"a list of 1 to 3 extents"_s});
    form.always(u"access"_s, buffer.access, Word<Access>{accessWords()}, Access::InOut);
    form.optional(u"memory"_s, buffer.memory, Word<MemoryKind>{memoryWords()});
    form.optional(u"init"_s, buffer.init, InitCodec());
    form.optional(u"readBack"_s, buffer.readBack, Truth(), true);
}

template <typename Form> void describe(Form &form, QueueSpec &queue)
{
    form.required(u"name"_s, queue.name, QueueName());
    form.optional(u"outOfOrder"_s, queue.outOfOrder, Truth());
}

template <typename Form> void describe(Form &form, Parameter &parameter)
{
    form.required(u"value"_s, parameter.value, Formula());
    form.optional(u"min"_s, parameter.min, Formula());
    form.optional(u"max"_s, parameter.max, Formula());
    form.optional(u"step"_s, parameter.step, Formula());
    form.optional(u"kind"_s, parameter.form, Word<ParameterForm>{parameterFormWords()});
    form.optional(u"choices"_s, parameter.choices, Formulas{u"a list of 1 to 100 values"_s, mostChoices});
}

/// A bare value where nothing else is said of it.
struct ParameterCodec
{
    void read(const JsonNode &node, Parameter &value) const
    {
        if (node.isObject())
            Object<Parameter>().read(node, value);
        else if (node.isNumber() || node.isString())
            value.value = node.expression();
        else
            node.refuseKind(u"a number, an expression or an object like { \"value\": 16, \"min\": 1, \"max\": 64 }"_s);
    }
    JsonValue write(const Parameter &value) const
    {
        const bool isBare = value == Parameter{value.name, value.value, {}, {}, {}};
        return isBare ? Formula().write(value.value) : jsonOf(value);
    }
};

/// A definition may be empty, which no other expression is.
struct DefineCodec : Formula
{
    void read(const JsonNode &node, Expression &value) const
    {
        if (!node.isString() || !node.value().text.trimmed().isEmpty())
            Formula::read(node, value);
    }
};

template <typename Form> void describe(Form &form, BuildSettings &build)
{
    form.optional(u"standard"_s, build.standard, Text{u"a language standard such as \"CL1.2\""_s});
    form.optional(u"options"_s, build.options, Text{u"the compiler's options as one text"_s});
    form.optional(u"defines"_s, build.defines, Members<DefineCodec>{u"an object like { \"TILE\": 16 }"_s, {}});
}

// ---- Arguments ---------------------------------------------------------------------------------------------------------------

template <typename Form> void describe(Form &form, BufferArgument &argument)
{
    form.required(u"buffer"_s, argument.buffer, bufferName);
}

template <typename Form> void describe(Form &form, ValueArgument &argument)
{
    form.required(u"value"_s, argument.value, Value());
}

template <typename Form> void describe(Form &form, LocalArgument &argument)
{
    form.required(u"local"_s, argument.count, Formula());
}

template <typename Form> void describe(Form &form, ImageArgument &argument)
{
    form.required(u"image"_s, argument.image, Text{u"the name of an image"_s});
}

template <typename Form> void describe(Form &form, Inner<SamplerArgument> &sampler)
{
    form.always(u"address"_s, sampler.value.address, Word<SamplerAddress>{samplerAddressWords()}, SamplerAddress::ClampToEdge);
    form.always(u"filter"_s, sampler.value.filter, Word<SamplerFilter>{samplerFilterWords()}, SamplerFilter::Nearest);
    form.always(u"normalized"_s, sampler.value.normalized, Truth(), false);
}

template <typename Form> void describe(Form &form, SamplerArgument &argument)
{
    form.required(u"sampler"_s, argument,
                  InnerObject<SamplerArgument>{u"an object like { \"address\": \"clamp-to-edge\", \"filter\": \"nearest\" }"_s});
}

// ---- Steps -------------------------------------------------------------------------------------------------------------------

struct Steps
{
    void read(const JsonNode &node, QList<Step> &value) const;
    JsonValue write(const QList<Step> &value) const { return stepsJson(value); }
};

template <typename Form> void describe(Form &form, LaunchStep &launch)
{
    form.required(u"kernel"_s, launch.kernel, Text{u"the name of a kernel"_s});
    form.optional(u"device"_s, launch.device, DeviceSelector());
    form.required(u"global"_s, launch.global, sizes);
    form.optional(u"local"_s, launch.local, sizes);
    form.optional(u"offset"_s, launch.offset, sizes);
    form.optional(
        u"arguments"_s, launch.arguments,
        Members<OneOf<ArgumentValue>>{u"an object that gives each of the kernel's parameters a value"_s, {withOneOf<ArgumentValue>()}});
}

template <typename Form> void describe(Form &form, WriteStep &write)
{
    form.required(u"write"_s, write.buffer, bufferName);
    form.optional(u"offset"_s, write.offset, Formula());
    form.optional(u"count"_s, write.count, Formula());
}

template <typename Form> void describe(Form &form, ReadStep &read)
{
    form.required(u"read"_s, read.buffer, bufferName);
    form.optional(u"offset"_s, read.offset, Formula());
    form.optional(u"count"_s, read.count, Formula());
}

template <typename Form> void describe(Form &form, Inner<CopyStep> &copy)
{
    form.required(u"from"_s, copy.value.from, bufferName);
    form.required(u"to"_s, copy.value.to, bufferName);
    form.optional(u"fromOffset"_s, copy.value.fromOffset, Formula());
    form.optional(u"toOffset"_s, copy.value.toOffset, Formula());
    form.optional(u"count"_s, copy.value.count, Formula());
}

template <typename Form> void describe(Form &form, CopyStep &copy)
{
    form.required(u"copy"_s, copy, InnerObject<CopyStep>{u"an object like { \"from\": \"A\", \"to\": \"B\" }"_s});
}

template <typename Form> void describe(Form &form, FillStep &fill)
{
    form.required(u"fill"_s, fill.buffer, bufferName);
    form.required(u"value"_s, fill.value, OneOrMore());
    form.optional(u"offset"_s, fill.offset, Formula());
    form.optional(u"count"_s, fill.count, Formula());
}

template <typename Form> void describe(Form &form, SetStep &set)
{
    static const Members<Formula> values{u"an object like { \"n\": \"n / 2\" }"_s, {}};
    form.required(u"set"_s, set.values, values);
    form.verify([&](const JsonNode &node) {
        if (const JsonNode object = *node.find(u"set"); object.isObject() && set.values.isEmpty())
            object.refuseKind(values.wanted);
    });
}

struct TwoBuffers
{
    void read(const JsonNode &node, SwapStep &value) const
    {
        const QString wanted = u"a list of two buffers like [\"A\", \"B\"]"_s;
        const QList<JsonNode> names = node.items(wanted);
        if (names.size() != 2)
            return node.refuseKind(wanted);
        bufferName.read(names[0], value.first);
        bufferName.read(names[1], value.second);
    }
    JsonValue write(const SwapStep &value) const
    {
        return JsonValue::array({JsonValue::string(value.first), JsonValue::string(value.second)});
    }
};

template <typename Form> void describe(Form &form, SwapStep &swap)
{
    form.required(u"swap"_s, swap, TwoBuffers());
}

template <typename Form> void describe(Form &form, Inner<RepeatStep> &repeat)
{
    form.required(u"while"_s, repeat.value.condition, Formula());
    form.optional(u"limit"_s, repeat.value.limit, Formula());
    form.required(u"steps"_s, repeat.value.steps, Steps());
}

template <typename Form> void describe(Form &form, RepeatStep &repeat)
{
    form.required(u"repeat"_s, repeat, InnerObject<RepeatStep>{u"an object like { \"while\": \"n > 1\", \"steps\": [...] }"_s});
}

template <typename Form> void describe(Form &form, BarrierStep &barrier)
{
    form.required(u"barrier"_s, barrier.queue, QueueName());
}

template <typename Form> void describe(Form &form, FinishStep &)
{
    bool isFinish = true;
    form.required(u"finish"_s, isFinish, Truth());
    form.verify([&](const JsonNode &node) {
        if (!isFinish)
            node.find(u"finish")->refuse(u"must be true. Leave the step out if nothing is to be finished."_s);
    });
}

struct StepNames
{
    void read(const JsonNode &node, QStringList &value) const
    {
        const Text name{node.isString() ? u"a list of the names of earlier steps"_s : u"the name of an earlier step"_s};
        if (node.isString())
            value = QStringList{node.string(name.wanted)};
        else
            ListOf<Text>{u"a list of the names of earlier steps"_s, name}.read(node, value);
    }
    JsonValue write(const QStringList &value) const { return ListOf<Text>().write(value); }
};

/// The name of a launch is the value of "launch", the queue of a barrier that of "barrier". Given again, it has to be the same.
template <typename Form> void describe(Form &form, Step &step)
{
    const bool isLaunch = std::holds_alternative<LaunchStep>(step.action);
    const auto *barrier = std::get_if<BarrierStep>(&step.action);
    QString again;
    if (isLaunch) {
        form.required(u"launch"_s, step.name, Text{u"the launch's name"_s});
        form.verify([&](const JsonNode &node) {
            if (step.name.isEmpty())
                node.find(u"launch")->refuse(u"is empty. Give the launch a name."_s);
        });
    }
    std::visit([&](auto &action) { describe(form, action); }, step.action);
    form.optional(u"name"_s, isLaunch ? again : step.name, Text{u"the step's name"_s});
    form.verify([&](const JsonNode &node) {
        if (isLaunch && node.has(u"name") && again != step.name)
            node.find(u"name")->refuse(u"differs from \"launch\", which is the launch's name. Leave \"name\" out."_s);
    });
    form.optional(u"queue"_s, barrier ? again : step.queue, QueueName());
    form.verify([&](const JsonNode &node) {
        if (barrier && node.has(u"queue") && !barrier->queue.isEmpty() && again != barrier->queue)
            node.find(u"queue")->refuse(u"names another queue than \"barrier\" does. Leave \"queue\" out."_s);
    });
    form.optional(u"after"_s, step.after, StepNames());
    form.optional(u"when"_s, step.when, Formula());
}

/// Of each kind of step, in the order of the variant. The first says what it does.
const QList<QStringList> &stepKeys()
{
    static const QList<QStringList> keys = mapped(kindsOf<Action>(), [](const Action &action) {
        return keysOf(Step{{}, {}, {}, action, {}});
    });
    return keys;
}

/// What is near a step's word is what was meant, rather than what goes with any step.
void refuseUnknownStep(const JsonNode &node)
{
    const QStringList &known = stepKindWords();
    const QStringList companions = u"name queue after when"_s.split(u' ');
    QString unknown;
    QString nearest;
    for (const JsonMember &member : node.value().members) {
        if (!nearest.isEmpty() || companions.contains(member.key))
            continue;
        nearest = nearestWord(member.key, known);
        if (unknown.isEmpty() || !nearest.isEmpty())
            unknown = member.key;
    }
    const QString keys = known.join(u", "_s);
    if (unknown.isEmpty())
        return node.refuse(u"does not say what to do. A step has one of the keys %1."_s.arg(keys));
    const QString question = nearest.isEmpty() ? QString() : filled(u" Did you mean \"%1\"?"_s, nearest);
    node.refuse(filled(u"has the unknown key \"%1\".%2 A step has one of the keys %3."_s, unknown, question, keys));
}

struct StepCodec
{
    void read(const JsonNode &node, Step &step) const
    {
        if (!node.isObject())
            return node.refuseKind(u"a step, an object"_s);
        const QStringList &words = stepKindWords();
        const auto word = std::ranges::find_if(words, [&](const QString &key) { return node.has(key); });
        if (word == words.end())
            return refuseUnknownStep(node);
        step.action = kindsOf<Action>()[word - words.begin()];
        if (!node.isObjectOf(stepKeys()[word - words.begin()], {}))
            return;
        ReadingForm form(node);
        describe(form, step);
    }
    JsonValue write(const Step &step) const { return jsonOf(step); }
};

void Steps::read(const JsonNode &node, QList<Step> &value) const
{
    ListOf<StepCodec>{u"a list of steps"_s, {}}.read(node, value);
}

// ---- Checks, sweeps ----------------------------------------------------------------------------------------------------------

template <typename Form> void describe(Form &form, ExpectedExpression &expected)
{
    form.required(u"expression"_s, expected.expression, Formula());
}

template <typename Form> void describe(Form &form, ExpectedBuffer &expected)
{
    form.required(u"buffer"_s, expected.buffer, bufferName);
}

template <typename Form> void describe(Form &form, ExpectedFile &expected)
{
    form.required(u"file"_s, expected.path, dataFileName);
}

/// A check with a condition has neither a buffer nor anything to compare with.
template <typename Form> void describeCondition(Form &form, Check &check)
{
    form.required(u"condition"_s, check.condition, Formula());
    form.verify([](const JsonNode &node) {
        for (const QString &key : {u"buffer"_s, u"index"_s, u"expected"_s, u"absolute"_s, u"relative"_s}) {
            if (node.has(key)) {
                node.refuseKey(key, u"has both \"condition\" and \"%1\". A check either states a condition or "
                                    "compares a buffer with what is expected."_s.arg(key));
            }
        }
    });
}

template <typename Form> void describe(Form &form, Check &check)
{
    form.optional(u"name"_s, check.name, Text{u"the check's name"_s});
    form.optional(u"when"_s, check.when, Formula());
    const auto describeBuffer = [&] {
        form.required(u"buffer"_s, check.buffer, bufferName);
        form.optional(u"index"_s, check.index, Formula());
        form.required(u"expected"_s, check.expected, OneOf<Expected>{withOneOf<Expected>()});
        form.optional(u"absolute"_s, check.absolute, Tolerance());
        form.optional(u"relative"_s, check.relative, Tolerance());
    };
    form.either(
        u"condition"_s, check.buffer.isEmpty(), [&] { describeCondition(form, check); }, describeBuffer);
}

template <typename Form> void describe(Form &form, Sweep &sweep)
{
    const Formulas values{u"a list of values"_s, anyNumber};
    form.always(u"vary"_s, sweep.vary, Members<Formulas>{u"an object like { \"n\": [64, 128] }"_s, values}, {});
    form.optional(u"launches"_s, sweep.launches, ListOf<Text>{u"a list of launches"_s, {u"the name of a launch"_s}});
    form.optional(u"work"_s, sweep.work, Members<Formula>{u"an object like { \"flops\": \"2 * n\" }"_s, {}});
}

// ---- The whole file ----------------------------------------------------------------------------------------------------------

template <typename Form> void describe(Form &form, Project &project)
{
    int number = projectFormatNumber;
    form.required(u"kernelscope"_s, number, FormatNumber());
    form.always(u"title"_s, project.title, Text{u"the project's title"_s}, {});
    form.optional(u"notes"_s, project.notes, Text{u"the name of a Markdown file"_s});
    form.always(u"sources"_s, project.sources, ListOf<Text>{u"a list of .cl files"_s, {u"the name of a .cl file"_s}}, {});
    form.optional(u"build"_s, project.build, Object<BuildSettings>{u"an object with the keys standard, options, defines"_s});
    form.optional(u"parameters"_s, project.parameters, Members<ParameterCodec>{u"an object like { \"n\": 128 }"_s, {}});
    form.optional(u"buffers"_s, project.buffers,
                  ListOf<Object<BufferSpec>>{u"a list of buffers"_s, {u"an object that describes a buffer"_s}});
    form.optional(u"queues"_s, project.queues,
                  ListOf<Object<QueueSpec>>{u"a list of queues"_s, {u"an object like { \"name\": \"io\", \"outOfOrder\": true }"_s}});
    form.optional(u"plan"_s, project.plan, Steps());
    form.optional(u"checks"_s, project.checks, ListOf<Object<Check>>{u"a list of checks"_s, {u"an object that describes a check"_s}});
    form.optional(u"sweep"_s, project.sweep, Object<Sweep>{u"an object with the keys vary, launches, work"_s});
    form.optional(u"guesses"_s, project.guesses, Members<AnyValue>{u"an object like { \"/parameters/n\": 64 }"_s, {}});
}

/// Looked at first: what else a newer file holds is then no longer of interest.
bool isOfThisFormat(const JsonNode &root)
{
    const auto node = root.required(u"kernelscope"_s);
    if (!node)
        return false;
    bool isWhole = false;
    const int number = node->value().text.toInt(&isWhole);
    if (!node->isNumber() || !isWhole || number < 1)
        node->refuseKind(u"the number of the file format, which is %1"_s.arg(projectFormatNumber));
    else if (number > projectFormatNumber)
        node->refuse(
            u"is %1: a newer Kernelscope wrote this project. This one reads format %2 at most; update it to open the project."_s.arg(number)
                .arg(projectFormatNumber));
    return isWhole && number == projectFormatNumber;
}

QStringList wordList(const char *text)
{
    return QString::fromLatin1(text).split(u' ');
}

/// Objects with the key of a kind, and what that may hold.
template <typename Variant> void addKinds(QList<KeySet> &sets, const QString &ending)
{
    for (const Variant &kind : kindsOf<Variant>()) {
        const QStringList keys = std::visit([](const auto &value) { return keysOf(value); }, kind);
        if (!keys.isEmpty())
            sets.append({keys.first() + ending, keys});
    }
}

} // namespace

Result<ReadProject> readProjectForm(const QByteArray &text, const QString &file)
{
    if (text.size() > largestProjectFile) {
        return fail(u"The project file is %1 long; at most %2 are read. Keep large data in .npy, .csv or .bin files."_s.arg(
                        bytesText(quint64(text.size())), bytesText(largestProjectFile)),
                    {file, 0, 0});
    }
    Result<JsonValue> json = parseJson(text, file);
    if (!json)
        return fail(json.error());
    ReadErrors errors(text, file, *json);
    const JsonNode root(*json, errors);
    Project project;
    if (!root.isObject())
        root.refuseKind(u"a JSON object"_s);
    else if (isOfThisFormat(root))
        Object<Project>().read(root, project);
    if (errors.first())
        return fail(*errors.first());
    return ReadProject{std::move(*json), std::move(project)};
}

JsonValue projectJson(const Project &project)
{
    return jsonOf(project);
}

JsonValue stepsJson(const QList<Step> &steps)
{
    return ListOf<StepCodec>().write(steps);
}

QByteArray projectText(const Project &project)
{
    return jsonText(projectJson(project));
}

const QList<KeySet> &projectKeySets()
{
    static const QList<KeySet> sets = [] {
        QList<KeySet> all{
            {{}, keysOf(Project())},
            {u"build"_s, keysOf(BuildSettings())},
            {u"slider"_s, keysOf(Parameter())},
            {u"buffer"_s, keysOf(BufferSpec())},
            {u"random"_s, keysOf(Inner<RandomInit>())},
            {u"queue"_s, keysOf(QueueSpec())},
            {u"copy"_s, keysOf(Inner<CopyStep>())},
            {u"repeat"_s, keysOf(Inner<RepeatStep>())},
            {u"sampler"_s, keysOf(Inner<SamplerArgument>())},
            {u"check"_s, keysOf(Check())},
            {u"sweep"_s, keysOf(Sweep())},
        };
        addKinds<Init>(all, u"Init"_s);
        addKinds<ArgumentValue>(all, u"Argument"_s);
        for (const QStringList &keys : stepKeys())
            all.append({keys.first() + u"Step"_s, keys});
        for (const Expected &expected : kindsOf<Expected>()) {
            const QString word = kindWord(expected);
            all.append({u"expected"_s + word.left(1).toUpper() + word.mid(1), {word}});
        }
        return all;
    }();
    return sets;
}

const QStringList &accessWords()
{
    static const QStringList list = wordList("in out inout");
    return list;
}

const QStringList &parameterFormWords()
{
    static const QStringList words = wordList("number frame seconds powers-of-two colour");
    return words;
}

const QStringList &memoryWords()
{
    static const QStringList list = wordList("device use-host-ptr alloc-host-ptr svm");
    return list;
}

const QStringList &samplerAddressWords()
{
    static const QStringList list = wordList("none clamp clamp-to-edge repeat mirrored-repeat");
    return list;
}

const QStringList &samplerFilterWords()
{
    static const QStringList list = wordList("nearest linear");
    return list;
}

QString kindWord(const Step &step)
{
    return stepKindWords()[qsizetype(step.action.index())];
}

QString kindWord(const Init &init)
{
    return kindWords<Init>()[qsizetype(init.index())];
}

QString kindWord(const Argument &argument)
{
    return kindWords<ArgumentValue>()[qsizetype(argument.value.index())];
}

QString kindWord(const decltype(Check::expected) &expected)
{
    return kindWords<Expected>()[qsizetype(expected.index())];
}

const QList<Init> &initKinds()
{
    return kindsOf<Init>();
}

std::optional<Init> initOfKind(QStringView word)
{
    const qsizetype index = kindWords<Init>().indexOf(word);
    return index < 0 ? std::nullopt : std::optional(initKinds()[index]);
}

const QStringList &stepKindWords()
{
    static const QStringList words = mapped(stepKeys(), [](const QStringList &keys) { return keys.first(); });
    return words;
}

} // namespace kernelscope
