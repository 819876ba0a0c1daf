#pragma once

#include "project/JsonValue.h"
#include "project/Project.h"

namespace kernelscope {

/// A project as the JSON of its file, in the order that docs/project-format.md gives. What has its default is left out.
JsonValue projectJson(const Project &project);

/// Steps as the file's "plan" lists them.
JsonValue stepsJson(const QList<Step> &steps);

JsonValue expressionJson(const Expression &expression);

/// One expression as itself, several as a list.
JsonValue oneOrMoreJson(const QList<Expression> &expressions);
JsonValue listJson(const QList<Expression> &expressions);
JsonValue listJson(const QStringList &strings);

/// A queue's name; the one without a name is "default".
JsonValue queueNameJson(const QString &name);

} // namespace kernelscope
