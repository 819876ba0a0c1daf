#include "opencl/StorageMemory.h"

#include "opencl/BufferMemory.h"
#include "opencl/ImageMemory.h"
#include "opencl/SharedMemory.h"

namespace kernelscope {

std::unique_ptr<StorageMemory> allocateStorage(const MemoryRequest &request, Ledger &ledger)
{
    if (!request.storage.imageFormat.isEmpty())
        return std::make_unique<ImageMemory>(request, ledger);
    if (request.storage.memory == MemoryKind::SharedVirtual)
        return std::make_unique<SharedMemory>(request, ledger);
    return std::make_unique<BufferMemory>(request, ledger);
}

} // namespace kernelscope
