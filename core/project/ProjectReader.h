#pragma once

#include <QByteArray>
#include <QString>

#include "project/JsonValue.h"
#include "project/Project.h"
#include "support/Result.h"

namespace kernelscope {

/// Project files larger than this are refused: data belongs into files of its own.
constexpr qint64 largestProjectFile = 8 << 20;

/// A project file's JSON with the project that it describes, read for its form only: keys and types are right, names
/// and references may still be wrong (see ProjectValidation.h). The JSON knows where everything stands.
struct ReadProject
{
    JsonValue json;
    Project project;
};
[[nodiscard]] Result<ReadProject> readProjectForm(const QByteArray &text, const QString &file);

} // namespace kernelscope
