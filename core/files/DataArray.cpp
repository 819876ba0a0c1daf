#include "files/DataArray.h"

namespace kernelscope {

quint64 DataArray::elementCount() const
{
    quint64 count = 1;
    for (const quint64 extent : shape)
        count *= extent;
    return count;
}

} // namespace kernelscope
