#pragma once

#include <functional>

#include <QHash>
#include <QString>

#include "plan/PlanReport.h"
#include "project/Project.h"

namespace kernelscope {

class Appearance;
class ProjectEdits;
class Session;

/// What every field of the set-up needs.
struct SetupContext
{
    Session &session;
    Appearance &appearance;
    ProjectEdits &edits;
    QHash<QString, EvaluatedValue> values; ///< of the newest plan report, by path
};

/// Where a field reads its text and what it does with an edited one. `path` is the JSON pointer of the value, by which plan
/// reports name it.
struct FieldBinding
{
    QString path;
    QString name; ///< for undo and accessibility: "width of A"
    std::function<QString(const Project &)> read;
    std::function<void(Project &, const QString &)> write;
};

/// Lists of expressions are edited as one text: "1, 2, max(a, b)".
QString listText(const QList<Expression> &expressions);
QList<Expression> listFrom(const QString &text);

} // namespace kernelscope
