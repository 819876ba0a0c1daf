#pragma once

#include <optional>

#include <QScopeGuard>
#include <QSet>
#include <QString>

#include "expression/Evaluator.h"
#include "plan/PlanReport.h"

namespace kernelscope {

/// Evaluates expressions for the planner and keeps what came of them: values and problems, each once however often a
/// `repeat` comes by. Names whose own value failed are known, so that whatever uses them is not reported again.
class PlanningNotes
{
public:
    explicit PlanningNotes(Evaluator &evaluator) : m_evaluator(evaluator) {}

    /// nullopt: the problem was noted.
    std::optional<double> number(const QString &path, const Expression &expression, const QString &what);
    /// A whole number from `least` to 2^63; `what` begins the message: "Launch "tiled": the global size in x".
    std::optional<quint64> size(const QString &path, const Expression &expression, const QString &what, quint64 least = 1);
    std::optional<bool> truth(const QString &path, const Expression &expression, const QString &what);
    std::optional<QList<double>> components(const QString &path, const Expression &expression, int components, const QString &what);

    /// Problems are of this launch until what is returned goes.
    [[nodiscard]] auto ofLaunch(const QString &name)
    {
        m_launch = name;
        return qScopeGuard([this] { m_launch.clear(); });
    }
    void problem(const QString &path, const QString &message, const QString &suggestion = {}, Severity severity = Severity::Error);
    /// A failed expression's problem, unless it uses a name that failed before.
    void expressionFailed(const QString &path, const Expression &expression, const QString &what, const Error &error);
    void value(const QString &path, double number);
    void valueText(const QString &path, const QString &text, double number);
    void nameFailed(const QString &name) { m_failedNames.insert(name); }
    bool usesFailedName(const Expression &expression) const;
    void parameterWrong(const QString &name) { m_wrongParameters.insert(name); } ///< it has a value, which it must not have
    const QSet<QString> &wrongParameters() const { return m_wrongParameters; }

    Evaluator &evaluator() { return m_evaluator; }
    qsizetype errorCount() const { return m_errorCount; } ///< with those that were noted before
    PlanReport report;

private:
    Evaluator &m_evaluator;
    QSet<QString> m_failedNames;
    QSet<QString> m_wrongParameters;
    QSet<QString> m_valuePaths;
    QSet<QString> m_problems;
    QString m_launch; ///< that is planned; empty: none
    qsizetype m_errorCount = 0;
};

/// " Did you mean "tiled"?" when one of the names is near enough, else nothing.
QString didYouMean(const QString &name, const QStringList &names);

} // namespace kernelscope
