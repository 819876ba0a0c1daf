#pragma once

#include <functional>

#include <QHash>
#include <QString>

#include "plan/PlanReport.h"
#include "project/ExpressionList.h"
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

/// Whether a JSON pointer is `own` or lies below it. Asked for every problem by every field: allocates nothing.
inline bool isAtOrBelow(const QString &path, const QString &own)
{
    return path.startsWith(own) && (path.size() == own.size() || path[own.size()] == u'/');
}

} // namespace kernelscope
