#pragma once

#include <memory>

#include <QTemporaryDir>

#include "protocol/Messages.h"
#include "session/ResultsDirectory.h"

namespace kernelscope {

/// The `.kstrace` files of one trace, in a folder of their own, where they outlive the worker that wrote them. Gone with the last
/// copy.
class KeptTraces
{
public:
    /// Moves the files of a reply and writes their new paths into it. A file that can't be kept, or that does not lie where a
    /// worker may write, is forgotten, and a note says so.
    static KeptTraces take(TraceReply &reply, const ResultsDirectory &directory);

private:
    std::shared_ptr<QTemporaryDir> m_folder;
};

} // namespace kernelscope
