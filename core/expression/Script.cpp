#include "expression/Script.h"

#include <QRegularExpression>

#include "project/NameSet.h"

namespace kernelscope {
namespace {

// Reaches every built-in object through properties and prototypes; the last three have no name of their own.
const auto freezeEverything = QStringLiteral(R"((function (global) {
    function freeze(value) {
        if ((typeof value !== 'object' && typeof value !== 'function') || value === null || Object.isFrozen(value))
            return;
        Object.freeze(value);
        var keys = Reflect.ownKeys(value);
        for (var k = 0; k < keys.length; ++k) {
            var property = Object.getOwnPropertyDescriptor(value, keys[k]);
            freeze(property.value);
            freeze(property.get);
            freeze(property.set);
        }
        freeze(Object.getPrototypeOf(value));
    }
    freeze(global);
    freeze(Object.getPrototypeOf(function* () {}));
    freeze(Object.getPrototypeOf([][Symbol.iterator]()));
    freeze(Object.getPrototypeOf(new Map()[Symbol.iterator]()));
    freeze(Object.getPrototypeOf(new Set()[Symbol.iterator]()));
    freeze(Object.getPrototypeOf(''[Symbol.iterator]()));
}))");

// A number stands for all components of its element.
const auto fillLoop = QStringLiteral(R"((function (element, first, count, width, height, components) {
    'use strict';
    function number(value, i) {
        if (typeof value === 'number' || typeof value === 'boolean')
            return +value;
        throw new TypeError('it gives ' + (Array.isArray(value) ? 'a list of ' + value.length : typeof value) +
                            ' for element ' + i + ', where ' +
                            (components > 1 ? 'a number or a list of ' + components : 'a number') + ' is wanted');
    }
    function list(value, i, out, at) {
        if (value.length !== components)
            number(value, i);
        for (var c = 0; c < components; ++c)
            out[at + c] = number(value[c], i);
    }
    var out = new Float64Array(count * components);
    var x = first % width, y = Math.floor(first / width) % height, z = Math.floor(first / (width * height));
    for (var k = 0; k < count; ++k) {
        var value = element(first + k, x, y, z);
        if (typeof value === 'number' && components === 1)
            out[k] = value;
        else if (components > 1 && Array.isArray(value))
            list(value, first + k, out, k * components);
        else
            out.fill(number(value, first + k), k * components, (k + 1) * components);
        if (++x === width) {
            x = 0;
            if (++y === height) {
                y = 0;
                ++z;
            }
        }
    }
    return out.buffer;
}))");

// Whole typed arrays are added up outside the engine; lists and parts of arrays here.
const auto makeTotals = QStringLiteral(R"((function (whole) {
    'use strict';
    var types = [Float64Array, Float32Array, Int32Array, Uint32Array, Int16Array, Uint16Array, Int8Array, Uint8Array];
    function kindOf(list) {
        for (var k = 0; k < types.length; ++k) {
            if (list instanceof types[k])
                return list.byteOffset === 0 && list.buffer.byteLength === list.length * types[k].BYTES_PER_ELEMENT ? k : -1;
        }
        return -1;
    }
    return {
        sum: function (list) {
            var kind = kindOf(list);
            if (kind >= 0)
                return whole.sum(kind, list.buffer);
            var n = list.length, s = 0;
            for (var k = 0; k < n; ++k)
                s += list[k];
            return s;
        },
        min: function (list) {
            var kind = kindOf(list);
            if (kind >= 0)
                return whole.min(kind, list.buffer);
            var n = list.length, m = Infinity;
            for (var k = 0; k < n; ++k) {
                var v = list[k];
                if (v !== v)
                    return v;
                if (v < m)
                    m = v;
            }
            return m;
        },
        max: function (list) {
            var kind = kindOf(list);
            if (kind >= 0)
                return whole.max(kind, list.buffer);
            var n = list.length, m = -Infinity;
            for (var k = 0; k < n; ++k) {
                var v = list[k];
                if (v !== v)
                    return v;
                if (v > m)
                    m = v;
            }
            return m;
        }
    };
}))");

QStringList namesIn(const QString &expression, const std::function<bool(const QString &)> &isInScope)
{
    static const QRegularExpression identifier(QStringLiteral("[A-Za-z_$][A-Za-z0-9_$]*"));
    NameSet names;
    for (auto matches = identifier.globalMatch(expression); matches.hasNext();) {
        const QString name = matches.next().captured();
        if (!names.contains(name) && isInScope(name))
            names.add(name);
    }
    return names.list();
}

} // namespace

Script::Script() : m_functionConstructor(m_engine.globalObject().property(QStringLiteral("Function")))
{
    m_fill = m_engine.evaluate(fillLoop);
    QJSEngine::setObjectOwnership(&m_totals, QJSEngine::CppOwnership);
    const QJSValue totals = m_engine.evaluate(makeTotals).call({m_engine.newQObject(&m_totals)});
    for (const char16_t *name : {u"sum", u"min", u"max"})
        m_functions.insert(QString::fromUtf16(name), totals.property(QString::fromUtf16(name)));
    QJSValue freeze = m_engine.evaluate(freezeEverything);
    freeze.call({m_engine.globalObject()});
    const QJSValue freezeOne = m_engine.evaluate(QStringLiteral("Object.freeze"));
    for (const QJSValue &function : std::as_const(m_functions))
        freezeOne.call({function});
}

QJSValue Script::construct(const QStringList &names, const QString &body)
{
    QJSValueList arguments;
    for (const QString &name : names)
        arguments << QJSValue(name);
    arguments << QJSValue(body);
    return m_functionConstructor.callAsConstructor(arguments);
}

Result<Script::Function> Script::compile(const QString &expression, Form form, const std::function<bool(const QString &)> &isInScope)
{
    // What closes one kind of bracket to start a statement of its own cannot close the other kind too.
    const QJSValue inBrackets = construct({}, QStringLiteral("'use strict'; return [%1\n];").arg(expression));
    const QStringList names = namesIn(expression, isInScope);
    const QString body = form == Form::Value ? QStringLiteral("'use strict'; return (%1\n);")
                                             : QStringLiteral("'use strict'; return function (i, x, y, z) { return (%1\n); };");
    const QJSValue callable = construct(names, body.arg(expression));
    if (callable.isError())
        return fail(callable.property(QStringLiteral("message")).toString());
    if (inBrackets.isError())
        return fail(inBrackets.property(QStringLiteral("message")).toString());
    return Function{callable, names};
}

QJSValue Script::fill(const QJSValue &element, quint64 first, quint64 count, quint64 width, quint64 height, int components)
{
    return m_fill.call({element, double(first), double(count), double(width), double(height), components});
}

QString describeScriptValue(const QJSValue &value)
{
    if (value.isString())
        return QStringLiteral("the text \"%1\"").arg(value.toString().left(40));
    if (value.isArray())
        return QStringLiteral("a list of %1 values").arg(value.property(QStringLiteral("length")).toInt());
    if (value.isUndefined())
        return QStringLiteral("nothing (undefined)");
    if (value.isNull())
        return QStringLiteral("null");
    if (value.isCallable())
        return QStringLiteral("a function");
    if (value.isNumber())
        return qIsNaN(value.toNumber()) ? QStringLiteral("NaN (not a number)") : QStringLiteral("infinity");
    return QStringLiteral("an object");
}

} // namespace kernelscope
