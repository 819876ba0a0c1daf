#pragma once

#include <QList>
#include <QString>

#include "support/Error.h"
#include "support/Fields.h"

namespace kernelscope {

/// What is wrong with a value of the project on this device: where, why, and the nearest value that would work.
struct Problem
{
    QString path;       ///< JSON pointer into the project: "/plan/0/local/1", "/parameters/n"
    QString message;    ///< whole sentences: the launch, the value, the limit, what would work
    QString suggestion; ///< text to put at `path` instead; empty when there is none
    Severity severity = Severity::Error;
    QString launch = {}; ///< that it was found in; the message begins with its launchWords() where it is about the launch itself

    bool operator==(const Problem &) const = default;
    KERNELSCOPE_FIELDS(path, message, suggestion, severity, launch)
};

/// "Launch "tiled"": how messages about a launch begin.
inline QString launchWords(const QString &launch)
{
    return QStringLiteral("Launch \"%1\"").arg(launch);
}

/// An expression's value, for showing beside it.
struct EvaluatedValue
{
    QString path; ///< JSON pointer of the expression
    QString text; ///< "1024"
    double number = 0;

    bool operator==(const EvaluatedValue &) const = default;
    KERNELSCOPE_FIELDS(path, text, number)
};

struct BufferSize
{
    QString name;
    QList<quint64> shape;
    quint64 sizeInBytes = 0;

    bool operator==(const BufferSize &) const = default;
    KERNELSCOPE_FIELDS(name, shape, sizeInBytes)
};

/// What planning found out, for whoever shows the set-up: every value, every problem, every size.
struct PlanReport
{
    QList<Problem> problems;
    QList<EvaluatedValue> values;
    QList<BufferSize> buffers;
    quint64 totalBytes = 0;       ///< of all buffers
    quint64 deviceMemorySize = 0; ///< of the device planned for
    qint64 commandCount = 0;
    QString buildOptions = {}; ///< as the driver takes them

    bool hasErrors() const { return firstError(problems) != nullptr; }
    bool operator==(const PlanReport &) const = default;
    KERNELSCOPE_FIELDS(problems, values, buffers, totalBytes, deviceMemorySize, commandCount, buildOptions)
};

} // namespace kernelscope
