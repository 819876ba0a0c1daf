#pragma once

#include <functional>

#include <QJSEngine>
#include <QJSValue>
#include <QMap>
#include <QStringList>

#include "expression/ArrayTotals.h"
#include "support/Result.h"

namespace kernelscope {

/// A JavaScript engine whose built-ins are frozen, and functions compiled in it from the text of one expression. What is in
/// scope is passed to each call, so that no expression can leave anything behind for the next. Lives on one thread;
/// interrupt() may be called from any.
class Script
{
public:
    enum class Form {
        Value,  ///< a function of the names that gives the expression's value
        Element ///< a function of the names that gives a function of i, x, y and z
    };
    struct Function
    {
        QJSValue callable;
        QStringList names; ///< of the scope, in the order of the callable's parameters
    };

    Script();

    /// Compiles without running anything: text that is more, or less, than one expression is a syntax error.
    [[nodiscard]] Result<Function> compile(const QString &expression, Form form, const std::function<bool(const QString &)> &isInScope);
    /// Fills `count` elements from flat index `first` on; returns an ArrayBuffer of doubles, or an error object.
    QJSValue fill(const QJSValue &element, quint64 first, quint64 count, quint64 width, quint64 height, int components);

    QJSEngine &engine() { return m_engine; }
    /// sum, min and max of a list or typed array: frozen functions.
    const QMap<QString, QJSValue> &functions() const { return m_functions; }

private:
    QJSValue construct(const QStringList &names, const QString &body);

    ArrayTotals m_totals; // outlives the engine
    QJSEngine m_engine;
    QJSValue m_functionConstructor;
    QJSValue m_fill;
    QMap<QString, QJSValue> m_functions;
};

/// "a list", "the text "abc"": what a value is, for messages.
QString describeScriptValue(const QJSValue &value);

} // namespace kernelscope
