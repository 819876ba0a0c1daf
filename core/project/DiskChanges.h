#pragma once

#include <QStringList>

#include "project/ProjectDocument.h"

namespace kernelscope {

/// The files that another program wrote since they were as in `before`, the project as it was last read or saved: the project file
/// and the texts, by their paths in the folder. Not those that it made the same as they are in `now`, nor those that are gone: saving
/// brings them back. An empty project in `before` says that the project file was none that could be read.
QStringList changedOnDisk(const ProjectDocument &before, const ProjectDocument &now);

/// Its files that are not in its folder (any more): what the document holds of them may be the only copy. Not those that are empty.
QStringList goneFromDisk(const ProjectDocument &document);

} // namespace kernelscope
