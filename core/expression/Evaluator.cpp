#include "expression/Evaluator.h"

#include <atomic>
#include <cmath>
#include <cstring>

#include <QRegularExpression>

#include "expression/Script.h"
#include "expression/ScriptArray.h"
#include "expression/Watchdog.h"
#include "support/Numbers.h"

namespace kernelscope {
namespace {

QString shortened(const QString &expression)
{
    const QString line = expression.simplified();
    return line.size() <= 80 ? line : line.left(77) + QStringLiteral("...");
}

bool isIdentifier(const QString &name)
{
    static const QRegularExpression identifier(QStringLiteral("^[A-Za-z_$][A-Za-z0-9_$]*$"));
    return identifier.match(name).hasMatch();
}

bool isNumeric(const QJSValue &value)
{
    return value.isNumber() || value.isBool();
}

quint64 extent(const QList<quint64> &shape, int fromLast)
{
    const qsizetype index = shape.size() - 1 - fromLast;
    return index >= 0 ? std::max<quint64>(shape[index], 1) : 1;
}

template <typename Member>
void setMember(QJSValue &object, const char *name, const Member &member)
{
    if constexpr (std::is_same_v<Member, bool>)
        object.setProperty(QString::fromLatin1(name), member);
    else if constexpr (std::is_arithmetic_v<Member>)
        object.setProperty(QString::fromLatin1(name), double(member));
    else if constexpr (std::is_same_v<Member, QString>)
        object.setProperty(QString::fromLatin1(name), member);
}

} // namespace

class Evaluator::Private
{
public:
    explicit Private(std::chrono::milliseconds limit)
        : deadline(limit), watchdog([this] { pulse(); })
    {
    }

    /// The engine is stuck in a handler (of a for-of loop, say) for as long as the flag stays set: it is set and cleared in turn.
    void pulse() { script.engine().setInterrupted(!script.engine().isInterrupted() || interrupted); }

    /// Runs `body`, a function that gives a Result, under the deadline.
    template <typename Body>
    auto guarded(const QString &expression, Body body) -> decltype(body());

    Result<QJSValue> value(const Expression &expression);
    Result<Script::Function> function(const QString &expression, Script::Form form);
    QJSValueList arguments(const QStringList &names);
    void put(const QString &name, const QJSValue &value);
    void forgetFunctionsIfNew(const QString &name);
    Error wrong(const QString &expression, const QString &what) const;

    std::chrono::milliseconds deadline;
    Script script;
    QMap<QString, QJSValue> values;
    QMap<QString, ScriptArray> arrays;
    QHash<QString, Script::Function> functions; ///< by form and text; holds for the present names in scope
    std::atomic<bool> interrupted = false;
    Watchdog watchdog; // the last member: its thread uses the script
};

template <typename Body>
auto Evaluator::Private::guarded(const QString &expression, Body body) -> decltype(body())
{
    script.engine().setInterrupted(false);
    watchdog.arm(deadline);
    if (interrupted)
        script.engine().setInterrupted(true);
    auto result = interrupted ? decltype(body())(fail(QString())) : body();
    const bool late = watchdog.disarm();
    script.engine().setInterrupted(false);
    if (interrupted)
        return fail(QStringLiteral("The expression \"%1\" was interrupted.").arg(shortened(expression)));
    if (late && !result)
        return fail(QStringLiteral("The expression \"%1\" was stopped after %2. Make it do less work.")
                        .arg(shortened(expression), durationText(double(deadline.count()) * 1e6)));
    return result;
}

Error Evaluator::Private::wrong(const QString &expression, const QString &what) const
{
    return {QStringLiteral("The expression \"%1\" %2.").arg(shortened(expression), what), {}};
}

Result<Script::Function> Evaluator::Private::function(const QString &expression, Script::Form form)
{
    const QString key = (form == Script::Form::Value ? u'v' : u'e') + expression;
    if (const auto known = functions.constFind(key); known != functions.constEnd())
        return *known;
    if (expression.isEmpty())
        return fail(QStringLiteral("An expression is empty. Write a number or JavaScript that gives one."));
    static const QRegularExpression handler(QStringLiteral("\\btry\\b"));
    if (handler.match(expression).hasMatch())
        return fail(wrong(expression, QStringLiteral("uses try, which expressions cannot: it would outlive the deadline")));
    QStringList scope = values.keys() + arrays.keys() + script.functions().keys();
    if (form == Script::Form::Element) {
        for (const char16_t *index : {u"i", u"x", u"y", u"z"})
            scope.removeAll(QString::fromUtf16(index));
    }
    const Result<Script::Function> compiled = script.compile(expression, form, scope);
    if (!compiled)
        return fail(wrong(expression, QStringLiteral("cannot be read: ") + compiled.error().message));
    if (functions.size() > 10000)
        functions.clear();
    return *functions.insert(key, *compiled);
}

QJSValueList Evaluator::Private::arguments(const QStringList &names)
{
    QJSValueList list;
    for (const QString &name : names) {
        if (const auto value = values.constFind(name); value != values.constEnd())
            list << *value;
        else if (const auto array = arrays.constFind(name); array != arrays.constEnd())
            list << newTypedArray(script.engine(), *array);
        else
            list << script.functions().value(name);
    }
    return list;
}

Result<QJSValue> Evaluator::Private::value(const Expression &expression)
{
    const Result<Script::Function> compiled = function(expression.text, Script::Form::Value);
    if (!compiled)
        return fail(compiled.error());
    const QJSValue result = compiled->callable.call(arguments(compiled->names));
    if (result.isError())
        return fail(wrong(expression.text, QStringLiteral("fails: ") + result.toString()));
    return result;
}

void Evaluator::Private::forgetFunctionsIfNew(const QString &name)
{
    // A compiled function has the names that it uses as its parameters: a new name may be one of them.
    if (!values.contains(name) && !arrays.contains(name))
        functions.clear();
}

void Evaluator::Private::put(const QString &name, const QJSValue &value)
{
    if (!isIdentifier(name))
        return;
    forgetFunctionsIfNew(name);
    arrays.remove(name);
    values.insert(name, value);
}

Evaluator::Evaluator(std::chrono::milliseconds deadline) : d(std::make_unique<Private>(deadline)) {}
Evaluator::~Evaluator() = default;

void Evaluator::setNumber(const QString &name, double value)
{
    d->put(name, QJSValue(value));
}

void Evaluator::setDevice(const DeviceInfo &device)
{
    QJSEngine &engine = d->script.engine();
    QJSValue object = engine.newObject();
    std::apply([&](const auto &...field) { (setMember(object, field.name, device.*field.member), ...); },
               DeviceInfo::fields());
    QJSValue sizes = engine.newArray(uint(device.maxWorkItemSizes.size()));
    for (qsizetype k = 0; k < device.maxWorkItemSizes.size(); ++k)
        sizes.setProperty(quint32(k), double(device.maxWorkItemSizes[k]));
    const QJSValue freeze = engine.globalObject().property(QStringLiteral("Object")).property(QStringLiteral("freeze"));
    object.setProperty(QStringLiteral("maxWorkItemSizes"), freeze.call({sizes}));
    d->put(QStringLiteral("device"), freeze.call({object}));
}

void Evaluator::setArray(const QString &name, const ElementType &type, QByteArrayView bytes)
{
    if (!isIdentifier(name))
        return;
    d->forgetFunctionsIfNew(name);
    d->values.remove(name);
    d->arrays.insert(name, toScriptArray(type, bytes));
}

void Evaluator::remove(const QString &name)
{
    if (d->values.remove(name) + d->arrays.remove(name) > 0)
        d->functions.clear();
}

Result<double> Evaluator::number(const Expression &expression)
{
    return d->guarded(expression.text, [&]() -> Result<double> {
        if (expression.isNumber()) {
            if (const double number = expression.text.toDouble(); std::isfinite(number))
                return number;
        }
        const Result<QJSValue> value = d->value(expression);
        if (!value)
            return fail(value.error());
        if (isNumeric(*value) && std::isfinite(value->toNumber()))
            return value->toNumber();
        return fail(d->wrong(expression.text, QStringLiteral("gives %1, where a number is wanted")
                                                  .arg(describeScriptValue(*value))));
    });
}

Result<bool> Evaluator::truth(const Expression &expression)
{
    return d->guarded(expression.text, [&]() -> Result<bool> {
        const Result<QJSValue> value = d->value(expression);
        if (!value)
            return fail(value.error());
        if (isNumeric(*value) && !std::isnan(value->toNumber()))
            return value->toNumber() != 0;
        return fail(d->wrong(expression.text, QStringLiteral("gives %1, where true or false is wanted")
                                                  .arg(describeScriptValue(*value))));
    });
}

Result<QString> Evaluator::text(const Expression &expression)
{
    return d->guarded(expression.text, [&]() -> Result<QString> {
        const Result<QJSValue> value = d->value(expression);
        if (!value)
            return fail(value.error());
        if (value->isString())
            return value->toString();
        if (isNumeric(*value) && std::isfinite(value->toNumber()))
            return numberText(value->toNumber());
        return fail(d->wrong(expression.text, QStringLiteral("gives %1, where a number or a text is wanted")
                                                  .arg(describeScriptValue(*value))));
    });
}

Result<QList<double>> Evaluator::components(const Expression &expression, int components)
{
    return d->guarded(expression.text, [&]() -> Result<QList<double>> {
        const Result<QJSValue> value = d->value(expression);
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
        const QString wanted = components == 1 ? QStringLiteral("a number")
                                               : QStringLiteral("a number or a list of %1 numbers").arg(components);
        return fail(d->wrong(expression.text,
                             QStringLiteral("gives %1, where %2 is wanted").arg(describeScriptValue(*value), wanted)));
    });
}

Result<QList<double>> Evaluator::fill(const Expression &expression, const QList<quint64> &shape, int components)
{
    quint64 count = 1;
    for (const quint64 size : shape)
        count *= size;
    return fillRange(expression, shape, components, 0, count);
}

Result<QList<double>> Evaluator::fillRange(const Expression &expression, const QList<quint64> &shape, int components,
                                           quint64 first, quint64 count)
{
    return d->guarded(expression.text, [&]() -> Result<QList<double>> {
        const Result<Script::Function> outer = d->function(expression.text, Script::Form::Element);
        if (!outer)
            return fail(outer.error());
        const QJSValue element = outer->callable.call(d->arguments(outer->names));
        const QJSValue filled = d->script.fill(element, first, count, extent(shape, 0), extent(shape, 1), components);
        if (filled.isError())
            return fail(d->wrong(expression.text, QStringLiteral("fails: ") + filled.toString()));
        const auto bytes = qjsvalue_cast<QByteArray>(filled);
        QList<double> numbers(qsizetype(count) * components);
        if (bytes.size() != numbers.size() * qsizetype(sizeof(double)))
            return fail(d->wrong(expression.text, QStringLiteral("needs more memory than there is")));
        std::memcpy(numbers.data(), bytes.constData(), std::size_t(bytes.size()));
        return numbers;
    });
}

void Evaluator::interrupt()
{
    d->interrupted = true;
    d->script.engine().setInterrupted(true);
}

void Evaluator::resume()
{
    d->interrupted = false;
}

} // namespace kernelscope
