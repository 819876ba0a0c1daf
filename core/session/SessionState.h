#pragma once

#include <optional>

#include "plan/KernelSignature.h"
#include "project/ProjectDocument.h"

namespace kernelscope {

/// What the parts of a session read and only Session itself changes.
struct SessionState
{
    ProjectDocument document;
    std::optional<ProjectDocument> saved;  ///< as it is on disk; absent for a project that was never saved
    QString device;                        ///< a selector
    bool isRestricted = false;             ///< nothing of the document is evaluated, built or run
    ProgramSignature sourceSignature = {}; ///< what Clang read from the sources as they are; empty: not yet, or it can't
};

} // namespace kernelscope
