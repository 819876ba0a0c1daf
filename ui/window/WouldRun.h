#pragma once

#include <QString>

namespace kernelscope {

struct ProjectDocument;

/// What Run, Trace and Sweep would do with a project, as HTML: its launches with their sizes, the build options and the files that are
/// read. All of it as the project says it; nothing is evaluated.
QString wouldRunHtml(const ProjectDocument &document);

} // namespace kernelscope
