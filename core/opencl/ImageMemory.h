#pragma once

#include "opencl/ImageBoxes.h"
#include "opencl/StorageMemory.h"

namespace kernelscope {

/// A cl::Image of one to three dimensions, or an array of images (slowest first), or a row of pixels in a buffer. Accesses outside of it
/// are harmless, so it has no guard zones.
class ImageMemory : public StorageMemory
{
public:
    ImageMemory(const MemoryRequest &request, Ledger &ledger);

    void bind(cl::Kernel &kernel, cl_uint parameter) const override;
    void write(const EnqueuePlace &place, quint64 offset, quint64 size, const char *host) override;
    void read(const EnqueuePlace &place, quint64 offset, quint64 size, char *host) override;
    void fill(const EnqueuePlace &place, const QByteArray &pattern, quint64 offset, quint64 size) override;
    bool copyFrom(const EnqueuePlace &place, const StorageMemory &from, quint64 fromOffset, quint64 toOffset, quint64 size) override;

private:
    QList<ImageBox> boxes(quint64 offset, quint64 size) const;

    QList<quint64> m_shape;
    quint64 m_pixelSize = 1;
    cl::Buffer m_pixels; ///< of an image that lies in a buffer
    cl::Memory m_image;  ///< of whichever kind
    Ledger::Entry m_entry;
};

} // namespace kernelscope
