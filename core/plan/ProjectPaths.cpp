#include "plan/ProjectPaths.h"

namespace kernelscope::ProjectPath {

QString member(const QString &parent, const QString &name)
{
    QString escaped = name;
    escaped.replace(u'~', QStringLiteral("~0")).replace(u'/', QStringLiteral("~1"));
    return parent + u'/' + escaped;
}

QString item(const QString &parent, qsizetype index)
{
    return parent + u'/' + QString::number(index);
}

QString parameter(const QString &name)
{
    return member(QStringLiteral("/parameters"), name);
}

QString define(const QString &name)
{
    return member(QStringLiteral("/build/defines"), name);
}

QString buildOptions()
{
    return QStringLiteral("/build/options");
}

QString buildStandard()
{
    return QStringLiteral("/build/standard");
}

QString buffer(qsizetype index)
{
    return item(QStringLiteral("/buffers"), index);
}

QString check(qsizetype index)
{
    return item(QStringLiteral("/checks"), index);
}

QString step(const QString &steps, qsizetype index)
{
    return item(steps, index);
}

QString argument(const QString &step, const QString &parameter)
{
    return member(step + QStringLiteral("/arguments"), parameter);
}

} // namespace kernelscope::ProjectPath
