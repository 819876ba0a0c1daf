#pragma once

#include <QStringList>

#include "project/ProjectDocument.h"

namespace kernelscope {

struct DeviceInfo;

/// A feature that not every device has.
struct SampleNeed
{
    QString name;         ///< "images", "OpenCL C 3.0"
    bool ifThere = false; ///< a condition of the plan or of the sources asks for it: the sample runs without it, too
    bool operator==(const SampleNeed &) const = default;
};

/// What there is to learn from a project: the kinds of findings that its notes emphasise or announce; then, in the order in which one meets
/// them, the built-in functions of its sources, memory other than global, and images; then kinds of memory, queues and steps of its plan,
/// in quotes as the project's file writes them.
QStringList topicsOf(const ProjectDocument &document);

/// The features of a device that it uses.
QList<SampleNeed> needsOf(const ProjectDocument &document);

/// Those of them without which it does not run and which the device lacks.
QStringList lackingOn(const QList<SampleNeed> &needs, const DeviceInfo &device);

/// A source in OpenCL C without comments and the contents of strings.
QString codeOnly(const QString &source);

} // namespace kernelscope
