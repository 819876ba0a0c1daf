#pragma once

#include <QtGlobal>

namespace kernelscope {

/// While it lives, memory that is freed stays with the process: each batch of a trace takes hundreds of megabytes, and fresh pages
/// cost more than decoding into them. Afterwards all of it goes back to the system. One at a time.
class KeptHeap
{
public:
    KeptHeap();
    ~KeptHeap();
    Q_DISABLE_COPY_MOVE(KeptHeap)
};

} // namespace kernelscope
