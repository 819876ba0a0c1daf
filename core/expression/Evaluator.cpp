#include "expression/Evaluator.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <future>
#include <system_error>
#include <thread>

#include <QJSValueIterator>

#include "expression/ScriptScope.h"
#include "support/Numbers.h"

namespace kernelscope {
namespace {

bool isNumeric(const QJSValue &value)
{
    return value.isNumber() || value.isBool();
}

quint64 extent(const QList<quint64> &shape, int fromLast)
{
    const qsizetype index = shape.size() - 1 - fromLast;
    return index >= 0 ? std::max<quint64>(shape[index], 1) : 1;
}

/// Takes a value of JavaScript apart.
class ValueReader
{
public:
    /// False: it is, or holds, something else than numbers in lists and objects; whatIsWrong() then says what.
    bool read(const QJSValue &value, ScriptValue &into, int depth = 0)
    {
        constexpr int deepest = 64;
        into.number = value.toNumber();
        if (isNumeric(value))
            return true;
        if (!value.isObject() || value.isCallable() || value.isError())
            return refuse(describeScriptValue(value));
        if (depth == deepest)
            return refuse(QStringLiteral("lists or objects that are nested more than %1 deep").arg(deepest));
        return (value.isArray() ? readList(value, into, depth) : readMembers(value, into, depth)) &&
               (!into.items.isEmpty() || refuse(QStringLiteral("an empty list or object")));
    }
    const QString &whatIsWrong() const { return m_wrong; }

private:
    static constexpr quint32 mostItems = 1u << 20;

    bool readList(const QJSValue &value, ScriptValue &into, int depth)
    {
        const quint32 length = value.property(QStringLiteral("length")).toUInt();
        for (quint32 k = 0; k < length; ++k) {
            if (!readItem(value.property(k), into, depth))
                return false;
        }
        return true;
    }

    bool readMembers(const QJSValue &value, ScriptValue &into, int depth)
    {
        for (QJSValueIterator member(value); member.next();) {
            into.members << member.name();
            if (!readItem(member.value(), into, depth))
                return false;
        }
        return true;
    }

    bool readItem(const QJSValue &value, ScriptValue &into, int depth)
    {
        if (++m_items > mostItems)
            return refuse(QStringLiteral("more than %1 values").arg(mostItems));
        return read(value, into.items.emplaceBack(), depth + 1);
    }

    bool refuse(const QString &what)
    {
        m_wrong = what;
        return false;
    }

    quint32 m_items = 0;
    QString m_wrong;
};

template <typename Member> void setMember(QJSValue &object, QLatin1String name, const Member &member)
{
    if constexpr (std::is_same_v<Member, bool>)
        object.setProperty(name, member);
    else if constexpr (std::is_arithmetic_v<Member>)
        object.setProperty(name, double(member));
    else if constexpr (std::is_same_v<Member, QString>)
        object.setProperty(name, member);
}

} // namespace

Evaluator::Evaluator(std::chrono::milliseconds deadline) : m_scope(std::make_unique<ScriptScope>(deadline)) {}
Evaluator::~Evaluator() = default;

void Evaluator::setNumber(const QString &name, double value)
{
    m_scope->put(name, QJSValue(value));
}

void Evaluator::setDevice(const DeviceInfo &device)
{
    m_device = device;
    QJSEngine &engine = m_scope->script().engine();
    QJSValue object = engine.newObject();
    forEachField(device, [&](QLatin1String name, const auto &member) { setMember(object, name, member); });
    const QJSValue freeze = engine.globalObject().property(QStringLiteral("Object")).property(QStringLiteral("freeze"));
    const auto setList = [&](const char *name, const auto &list, auto &&valueOf) {
        QJSValue array = engine.newArray(uint(list.size()));
        for (qsizetype k = 0; k < list.size(); ++k)
            array.setProperty(quint32(k), valueOf(list[k]));
        object.setProperty(QString::fromLatin1(name), freeze.call({array}));
    };
    setList("maxWorkItemSizes", device.maxWorkItemSizes, [](quint64 size) { return double(size); });
    setList("languageStandards", device.languageStandards, [](const QString &text) { return text; });
    setList("extensions", device.extensions, [](const QString &text) { return text; });
    setList("features", device.features, [](const QString &text) { return text; });
    m_scope->put(QStringLiteral("device"), freeze.call({object}));
}

void Evaluator::setArray(const QString &name, const ScriptArray &array)
{
    m_scope->put(name, array);
}

void Evaluator::remove(const QString &name)
{
    m_scope->remove(name);
}

void Evaluator::clear()
{
    m_scope->clear();
    m_device.reset();
}

Result<double> Evaluator::number(const Expression &expression)
{
    return m_scope->guarded(expression.text, [&]() -> Result<double> {
        if (expression.isNumber()) {
            if (const double number = expression.text.toDouble(); std::isfinite(number))
                return number;
        }
        const Result<QJSValue> value = m_scope->value(expression);
        if (!value)
            return fail(value.error());
        if (isNumeric(*value) && std::isfinite(value->toNumber()))
            return value->toNumber();
        return fail(m_scope->wrong(expression.text, QStringLiteral("gives %1, where a number is wanted").arg(describeScriptValue(*value))));
    });
}

Result<bool> Evaluator::truth(const Expression &expression)
{
    return m_scope->guarded(expression.text, [&]() -> Result<bool> {
        const Result<QJSValue> value = m_scope->value(expression);
        if (!value)
            return fail(value.error());
        if (isNumeric(*value) && !std::isnan(value->toNumber()))
            return value->toNumber() != 0;
        return fail(
            m_scope->wrong(expression.text, QStringLiteral("gives %1, where true or false is wanted").arg(describeScriptValue(*value))));
    });
}

Result<QString> Evaluator::text(const Expression &expression)
{
    return m_scope->guarded(expression.text, [&]() -> Result<QString> {
        const Result<QJSValue> value = m_scope->value(expression);
        if (!value)
            return fail(value.error());
        if (value->isString())
            return value->toString();
        if (isNumeric(*value) && std::isfinite(value->toNumber()))
            return numberText(value->toNumber());
        return fail(m_scope->wrong(expression.text,
                                   QStringLiteral("gives %1, where a number or a text is wanted").arg(describeScriptValue(*value))));
    });
}

Result<QList<double>> Evaluator::components(const Expression &expression, int components)
{
    return m_scope->guarded(expression.text, [&]() -> Result<QList<double>> {
        const Result<QJSValue> value = m_scope->value(expression);
        if (!value)
            return fail(value.error());
        if (isNumeric(*value))
            return QList<double>(components, value->toNumber());
        QList<double> list;
        for (int c = 0; value->isArray() && c < components; ++c) {
            if (const QJSValue item = value->property(quint32(c)); isNumeric(item))
                list << item.toNumber();
        }
        if (list.size() == components && value->property(QStringLiteral("length")).toInt() == components)
            return list;
        const QString wanted =
            components == 1 ? QStringLiteral("a number") : QStringLiteral("a number or a list of %1 numbers").arg(components);
        return fail(
            m_scope->wrong(expression.text, QStringLiteral("gives %1, where %2 is wanted").arg(describeScriptValue(*value), wanted)));
    });
}

Result<ScriptValue> Evaluator::value(const Expression &expression)
{
    return m_scope->guarded(expression.text, [&]() -> Result<ScriptValue> {
        const Result<QJSValue> value = m_scope->value(expression);
        if (!value)
            return fail(value.error());
        ScriptValue whole;
        ValueReader reader;
        if (reader.read(*value, whole))
            return whole;
        return fail(
            m_scope->wrong(expression.text,
                           QStringLiteral("gives %1, where a number, a list or an object of numbers is wanted").arg(reader.whatIsWrong())));
    });
}

Result<QList<double>> Evaluator::fill(const Expression &expression, const QList<quint64> &shape, int components)
{
    quint64 count = 1;
    for (const quint64 size : shape)
        count *= size;
    return fillRange(expression, shape, components, 0, count);
}

struct Evaluator::Filling
{
    const Expression &expression;
    const QList<quint64> &shape;
    int components;
    std::optional<QMap<QString, double>> numbers; ///< all that the expression uses of what was put into scope, the device aside
};

/// In how many parts so many elements are filled at once. An engine takes some milliseconds to make.
static quint64 partsOf(quint64 count)
{
    constexpr quint64 mostParts = 8;
    constexpr quint64 leastElements = 1 << 16; // of a part
    return std::clamp<quint64>(count / leastElements, 1, std::min<quint64>(mostParts, std::max(std::thread::hardware_concurrency(), 1U)));
}

Result<QList<double>> Evaluator::fillRange(const Expression &expression, const QList<quint64> &shape, int components, quint64 first,
                                           quint64 count)
{
    return m_scope->guarded(expression.text, [&]() -> Result<QList<double>> {
        const Result<Script::Function> outer = m_scope->function(expression.text, Script::Form::Element);
        if (!outer)
            return fail(outer.error());
        const Filling filling{expression, shape, components, numbersOf(outer->names)};
        const quint64 parts = filling.numbers ? partsOf(count) : 1;
        const quint64 each = (count + parts - 1) / parts;
        quint64 here = each;
        std::vector<std::future<Result<QList<double>>>> others;
        try {
            for (quint64 done = each; done < count; done += each)
                others.push_back(std::async(std::launch::async, &Evaluator::fillElsewhere, this, std::cref(filling), first + done,
                                            std::min(each, count - done)));
        } catch (const std::system_error &) { // there are no more threads
            others.clear();                   // waits for them
            here = count;
        }
        Result<QList<double>> numbers = fillHere(filling, first, here);
        for (auto &other : others) {
            Result<QList<double>> part = other.get();
            if (numbers && part)
                numbers->append(*part);
            else if (numbers)
                numbers = fail(part.error());
        }
        return numbers;
    });
}

/// To be called while guarded.
Result<QList<double>> Evaluator::fillHere(const Filling &filling, quint64 first, quint64 count)
{
    const QString &text = filling.expression.text;
    const Result<Script::Function> outer = m_scope->function(text, Script::Form::Element);
    if (!outer)
        return fail(outer.error());
    const QJSValue element = outer->callable.call(m_scope->arguments(outer->names));
    const QJSValue filled =
        m_scope->script().fill(element, first, count, extent(filling.shape, 0), extent(filling.shape, 1), filling.components);
    if (filled.isError())
        return fail(m_scope->failed(text, filled));
    const auto bytes = qjsvalue_cast<QByteArray>(filled);
    QList<double> numbers(qsizetype(count) * filling.components);
    if (bytes.isEmpty() && !numbers.isEmpty() && !filled.isUndefined()) { // What is thrown need not be an error.
        const QString thrown = filled.isNumber() ? QStringLiteral("a number") : describeScriptValue(filled);
        return fail(m_scope->wrong(text, QStringLiteral("throws %1, where a number is to be given").arg(thrown)));
    }
    if (bytes.size() != numbers.size() * qsizetype(sizeof(double)))
        return fail(m_scope->wrong(text, QStringLiteral("needs more memory than there is")));
    if (!numbers.isEmpty()) // an empty list has no address
        std::memcpy(numbers.data(), bytes.constData(), std::size_t(bytes.size()));
    return numbers;
}

/// On another thread, whose engine has the same in scope.
Result<QList<double>> Evaluator::fillElsewhere(const Filling &filling, quint64 first, quint64 count)
{
    Evaluator part(m_scope->deadline());
    for (auto number = filling.numbers->constBegin(); number != filling.numbers->constEnd(); ++number)
        part.setNumber(number.key(), *number);
    if (m_device)
        part.setDevice(*m_device);
    {
        const std::lock_guard lock(m_mutex);
        m_parts.push_back(&part);
        if (m_scope->isInterrupted())
            part.interrupt();
    }
    auto filled = part.m_scope->guarded(filling.expression.text, [&] { return part.fillHere(filling, first, count); });
    const std::lock_guard lock(m_mutex);
    std::erase(m_parts, &part);
    return filled;
}

/// Nothing where an element's value may depend on more than its place: an array can be written to.
std::optional<QMap<QString, double>> Evaluator::numbersOf(const QStringList &names) const
{
    QMap<QString, double> numbers;
    for (const QString &name : names) {
        if (const auto number = m_scope->numberNamed(name))
            numbers.insert(name, *number);
        else if (!(name == u"device" && m_device) && !m_scope->script().functions().contains(name))
            return std::nullopt;
    }
    return numbers;
}

void Evaluator::interrupt()
{
    m_scope->interrupt();
    const std::lock_guard lock(m_mutex);
    for (Evaluator *part : m_parts)
        part->interrupt();
}

} // namespace kernelscope
