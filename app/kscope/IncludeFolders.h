#pragma once

#include "project/ProjectDocument.h"

namespace kernelscope {

/// Takes the folders of -I out of the build options of a project that is about to be made, and puts what its sources include from
/// there among its texts: a project holds all that it needs. The folders are relative to the current one.
void takeIncludeFolders(ProjectDocument &document);

} // namespace kernelscope
