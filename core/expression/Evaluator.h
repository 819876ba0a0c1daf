#pragma once

#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>

#include "device/DeviceInfo.h"
#include "expression/ScriptArray.h"
#include "expression/ScriptValue.h"
#include "project/Expression.h"
#include "support/Result.h"

namespace kernelscope {

class ScriptScope;

/// Evaluates the JavaScript of a project with Qt's QJSEngine: the only place that does. Nothing outside the language is in
/// scope (no files, no network, no console). Every call is bounded by the deadline and ends with an error when it passes.
/// Nothing an expression does is seen by a later one. true and false count as 1 and 0. Numbers are JavaScript's: whole
/// numbers are exact up to 2^53. Needs a QCoreApplication. One instance belongs to one thread; interrupt() may be called from any.
class Evaluator
{
public:
    explicit Evaluator(std::chrono::milliseconds deadline = std::chrono::seconds(10));
    ~Evaluator();

    /// Puts a number into scope, or replaces it. Names are checked by whoever reads the project.
    void setNumber(const QString &name, double value);
    /// The limits of the device as the object `device`: maxWorkGroupSize, localMemorySize, computeUnits, ... (DeviceInfo).
    void setDevice(const DeviceInfo &device);
    /// A buffer's contents, by its name where that is no word of JavaScript, and as `buffers["name"]`.
    void setArray(const QString &name, const ScriptArray &array);
    void setArray(const QString &name, const ElementType &type, QByteArrayView bytes) { setArray(name, toScriptArray(type, bytes)); }
    void remove(const QString &name);
    /// Takes all names out of scope and frees what they held, which takes a moment: as new, for another project.
    void clear();

    /// A finite number: NaN, infinity and whatever is no number are errors.
    [[nodiscard]] Result<double> number(const Expression &expression);
    [[nodiscard]] Result<bool> truth(const Expression &expression);
    /// The value as text, for a preprocessor definition.
    [[nodiscard]] Result<QString> text(const Expression &expression);
    /// One number for each of `components`; a single number is given to all of them. They may be NaN or infinite.
    [[nodiscard]] Result<QList<double>> components(const Expression &expression, int components);
    /// A number, or lists and objects of numbers, however deep.
    [[nodiscard]] Result<ScriptValue> value(const Expression &expression);
    /// The expression for every element of an array of this shape (slowest extent first), with i, x, y, z in scope:
    /// components values an element, element after element. Runs as one loop inside the engine. NaN and infinity are kept.
    [[nodiscard]] Result<QList<double>> fill(const Expression &expression, const QList<quint64> &shape, int components);
    /// The same for `count` elements from flat index `first` on, so that a large array can be filled piece by piece. Many are filled in
    /// engines of several threads, unless the expression uses arrays.
    [[nodiscard]] Result<QList<double>> fillRange(const Expression &expression, const QList<quint64> &shape, int components, quint64 first,
                                                  quint64 count);

    /// Ends the running evaluation with an error, and every later one. From any thread.
    void interrupt();

private:
    struct Filling;

    Result<QList<double>> fillHere(const Filling &filling, quint64 first, quint64 count);
    Result<QList<double>> fillElsewhere(const Filling &filling, quint64 first, quint64 count);
    std::optional<QMap<QString, double>> numbersOf(const QStringList &names) const;

    std::unique_ptr<ScriptScope> m_scope;
    std::optional<DeviceInfo> m_device; ///< in scope
    std::mutex m_mutex;                 ///< of what follows
    std::vector<Evaluator *> m_parts;   ///< that fill parts of what is asked for, on other threads
};

} // namespace kernelscope
