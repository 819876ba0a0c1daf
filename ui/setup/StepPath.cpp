#include "ui/setup/StepPath.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace kernelscope {

QString stepPointer(const StepPath &path)
{
    QStringList parts;
    for (const int position : path)
        parts.append(QString::number(position));
    return u"/plan/"_s + parts.join(QStringLiteral("/repeat/steps/"));
}

QList<Step> &stepsAround(Project &project, const StepPath &path)
{
    QList<Step> *steps = &project.plan;
    for (qsizetype depth = 0; depth + 1 < path.size(); ++depth)
        steps = &std::get<RepeatStep>((*steps)[path[depth]].action).steps;
    return *steps;
}

const QList<Step> &stepsAround(const Project &project, const StepPath &path)
{
    const QList<Step> *steps = &project.plan;
    for (qsizetype depth = 0; depth + 1 < path.size(); ++depth)
        steps = &std::get<RepeatStep>(steps->at(path[depth]).action).steps;
    return *steps;
}

Step &stepAt(Project &project, const StepPath &path)
{
    return stepsAround(project, path)[path.last()];
}

const Step &stepAt(const Project &project, const StepPath &path)
{
    return stepsAround(project, path).at(path.last());
}

} // namespace kernelscope
