#pragma once

#include "project/ProjectDocument.h"

namespace kernelscope {

/// The headers that a compiler would take from elsewhere than the project's folder, as absolute paths: by an absolute path, or from a
/// folder of -I, be it named in the source or by a macro of the build options; and what these include in turn. Only those that exist, and
/// only where the project's own files include them whatever is defined.
QStringList outsideHeaders(const ProjectDocument &document);

/// What is wrong with a project that has some, and what to do.
QString outsideHeadersProblem(const QStringList &headers);

} // namespace kernelscope
