#include "expression/ScriptScope.h"

#include <QRegularExpression>

#include "expression/ScriptAdvice.h"
#include "project/UsedNames.h"
#include "support/Numbers.h"
#include "support/Printable.h"

namespace kernelscope {
namespace {

constexpr qsizetype mostShown = 80;

Error withAdvice(Error error, const QString &advice)
{
    if (!advice.isEmpty())
        error.message += u' ' + advice;
    return error;
}

} // namespace

void ScriptScope::begin()
{
    m_script.engine().setInterrupted(false);
    m_watchdog.arm(m_deadline);
    if (m_interrupted)
        m_script.engine().setInterrupted(true);
}

std::optional<Error> ScriptScope::end(const QString &expression, bool failed)
{
    const bool expired = m_watchdog.disarm();
    m_script.engine().setInterrupted(false);
    if (m_interrupted)
        return wrong(expression, QStringLiteral("was interrupted"));
    if (!expired || !failed)
        return std::nullopt;
    m_late.insert(expression);
    return late(expression);
}

Error ScriptScope::late(const QString &expression) const
{
    return wrong(expression,
                 QStringLiteral("was stopped after %1. Make it do less work").arg(durationText(double(m_deadline.count()) * 1e6)));
}

void ScriptScope::interrupt()
{
    m_interrupted = true;
    m_script.engine().setInterrupted(true);
}

Error ScriptScope::wrong(const QString &expression, const QString &what) const
{
    const QString told = what.endsWith(u'.') ? what.chopped(1) : what; // The engine's messages end with one or without.
    return {QStringLiteral("The expression \"%1\" %2.").arg(cutAfter(expression.simplified(), mostShown), told), {}};
}

Error ScriptScope::unreadable(const QString &expression, const QString &why) const
{
    const QString what = why == u"Parse error" ? QStringLiteral("it is not a valid expression") : why; // Qt's for anything it can't parse
    return withAdvice(wrong(expression, QStringLiteral("cannot be read: ") + what), adviceOnSyntax(expression));
}

Error ScriptScope::failed(const QString &expression, const QJSValue &error) const
{
    if (const QString name = unknownName(error); !name.isEmpty())
        return withAdvice(wrong(expression, QStringLiteral("uses %1, which is not defined").arg(name)), adviceOnFailure(expression, error));
    return withAdvice(wrong(expression, QStringLiteral("fails: ") + error.toString()), adviceOnFailure(expression, error));
}

/// Whether an expression may use the name; in an element's, i, x, y and z are its place.
bool ScriptScope::isInScope(const QString &name, Script::Form form) const
{
    if (form == Script::Form::Element && (name == u"i" || name == u"x" || name == u"y" || name == u"z"))
        return false;
    const bool isKnown = m_values.contains(name) || m_arrays.contains(name) || m_script.functions().contains(name) ||
                         (!m_arrays.isEmpty() && name == buffersName());
    return isKnown && !isReservedWord(name);
}

Result<Script::Function> ScriptScope::function(const QString &expression, Script::Form form)
{
    const QString key = (form == Script::Form::Value ? u'v' : u'e') + expression;
    if (const auto known = m_functions.constFind(key); known != m_functions.constEnd())
        return *known;
    if (expression.isEmpty())
        return fail(QStringLiteral("An expression is empty. Write a number or JavaScript that gives one."));
    static const QRegularExpression handler(QStringLiteral("\\btry\\b"));
    if (handler.match(expression).hasMatch())
        return fail(wrong(expression, QStringLiteral("uses try, which expressions cannot: it would outlive the deadline")));
    const Result<Script::Function> compiled =
        m_script.compile(expression, form, [&](const QString &name) { return isInScope(name, form); });
    if (!compiled)
        return fail(unreadable(expression, compiled.error().message));
    if (m_functions.size() > 10000)
        m_functions.clear();
    return *m_functions.insert(key, *compiled);
}

QJSValueList ScriptScope::arguments(const QStringList &names)
{
    QJSValueList list;
    for (const QString &name : names) {
        if (const auto value = m_values.constFind(name); value != m_values.constEnd())
            list << *value;
        else if (const auto array = m_arrays.constFind(name); array != m_arrays.constEnd())
            list << newTypedArray(m_script.engine(), *array);
        else if (name == buffersName())
            list << allArrays();
        else
            list << m_script.functions().value(name);
    }
    return list;
}

QJSValue ScriptScope::allArrays()
{
    QJSValue all = m_script.engine().newObject();
    for (auto array = m_arrays.cbegin(); array != m_arrays.cend(); ++array)
        all.setProperty(array.key(), newTypedArray(m_script.engine(), *array));
    return all;
}

Result<QJSValue> ScriptScope::value(const Expression &expression)
{
    const Result<Script::Function> compiled = function(expression.text, Script::Form::Value);
    if (!compiled)
        return fail(compiled.error());
    const QJSValue result = compiled->callable.call(arguments(compiled->names));
    if (result.isError())
        return fail(failed(expression.text, result));
    return result;
}

/// Makes room for a name.
bool ScriptScope::make(const QString &name)
{
    if (!isIdentifier(name))
        return false;
    // A compiled function has the names that it uses as its parameters: a new name may be one of them.
    if (m_values.remove(name) + m_arrays.remove(name) == 0)
        m_functions.clear();
    return true;
}

void ScriptScope::put(const QString &name, const QJSValue &value)
{
    if (make(name))
        m_values.insert(name, value);
}

void ScriptScope::put(const QString &name, const ScriptArray &array)
{
    if (make(name))
        m_arrays.insert(name, array);
}

void ScriptScope::remove(const QString &name)
{
    if (m_values.remove(name) + m_arrays.remove(name) > 0)
        m_functions.clear();
}

std::optional<double> ScriptScope::numberNamed(const QString &name) const
{
    const QJSValue value = m_values.value(name);
    return value.isNumber() ? std::optional(value.toNumber()) : std::nullopt;
}

void ScriptScope::clear()
{
    m_functions.clear();
    m_values.clear();
    m_arrays.clear();
    m_late.clear();
    m_script.engine().collectGarbage();
}

} // namespace kernelscope
