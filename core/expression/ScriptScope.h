#pragma once

#include <atomic>
#include <chrono>
#include <optional>

#include <QHash>
#include <QMap>
#include <QSet>

#include "expression/Script.h"
#include "expression/ScriptArray.h"
#include "expression/Watchdog.h"
#include "project/Expression.h"

namespace kernelscope {

/// The names that expressions see, and the functions compiled from expressions, which run under a deadline. Lives on one thread;
/// interrupt() may be called from any.
class ScriptScope
{
public:
    explicit ScriptScope(std::chrono::milliseconds deadline) : m_deadline(deadline), m_watchdog([this] { pulse(); }) {}

    Script &script() { return m_script; }

    /// A name that is no identifier is not taken.
    void put(const QString &name, const QJSValue &value);
    /// Also as `buffers["name"]`, by which one that bears a word of JavaScript is reached.
    void put(const QString &name, const ScriptArray &array);
    void remove(const QString &name);
    void clear();
    std::optional<double> numberNamed(const QString &name) const;

    /// Runs `body`, a function that gives a Result, under the deadline. Once stopped, an expression is not tried again before clear().
    template <typename Body> auto guarded(const QString &expression, Body body) -> decltype(body());
    /// To be called while guarded, as the three below.
    Result<QJSValue> value(const Expression &expression);
    Result<Script::Function> function(const QString &expression, Script::Form form);
    QJSValueList arguments(const QStringList &names);

    void interrupt();
    bool isInterrupted() const { return m_interrupted; } ///< from any thread
    std::chrono::milliseconds deadline() const { return m_deadline; }
    /// "The expression "n +" `what`."
    Error wrong(const QString &expression, const QString &what) const;
    /// That it fails with this error, and what to write instead where that is known.
    Error failed(const QString &expression, const QJSValue &error) const;

private:
    /// The engine is stuck in a handler (of a for-of loop, say) for as long as the flag stays set: it is set and cleared in turn.
    void pulse() { m_script.engine().setInterrupted(!m_script.engine().isInterrupted() || m_interrupted); }
    void begin();
    std::optional<Error> end(const QString &expression, bool failed); ///< why it ended early, if it did
    Error late(const QString &expression) const;
    Error unreadable(const QString &expression, const QString &why) const;
    bool make(const QString &name);
    bool isInScope(const QString &name, Script::Form form) const;
    QJSValue allArrays();

    const std::chrono::milliseconds m_deadline;
    Script m_script;
    QMap<QString, QJSValue> m_values;
    QMap<QString, ScriptArray> m_arrays;
    QHash<QString, Script::Function> m_functions; ///< by form and text; holds for the present names in scope
    QSet<QString> m_late;                         ///< expressions that were stopped at their deadline
    std::atomic<bool> m_interrupted = false;
    Watchdog m_watchdog; // the last member: its thread uses the script
};

template <typename Body> auto ScriptScope::guarded(const QString &expression, Body body) -> decltype(body())
{
    if (m_late.contains(expression))
        return fail(late(expression));
    begin();
    auto result = m_interrupted ? decltype(body())(fail(QString())) : body();
    if (const auto error = end(expression, !result))
        return fail(*error);
    return result;
}

} // namespace kernelscope
