#include "opencl/ImageMemory.h"

#include <algorithm>
#include <vector>

#include "opencl/ClImageFormat.h"

namespace kernelscope {
namespace {

cl::ImageFormat formatOf(const MemoryRequest &request)
{
    const auto known = imageFormatNamed(request.storage.imageFormat);
    if (!known)
        throw cl::Error(CL_INVALID_IMAGE_FORMAT_DESCRIPTOR, "clCreateImage");
    return clImageFormat(*known);
}

bool isOfForm(const MemoryRequest &request, ImageForm form)
{
    return request.storage.imageForm == form;
}

cl::Buffer createPixels(const MemoryRequest &request)
{
    if (!isOfForm(request, ImageForm::Buffer))
        return {};
    return cl::Buffer(request.context, CL_MEM_READ_WRITE, request.storage.sizeInBytes);
}

cl::Memory createArray(const MemoryRequest &request)
{
    const QList<quint64> &shape = request.storage.shape;
    if (shape.size() == 2)
        return cl::Image1DArray(request.context, CL_MEM_READ_WRITE, formatOf(request), shape[0], shape[1], 0);
    return cl::Image2DArray(request.context, CL_MEM_READ_WRITE, formatOf(request), shape.value(0), shape.value(2), shape.value(1), 0, 0);
}

/// `pixels`: of an image that lies in a buffer.
cl::Memory createAny(const MemoryRequest &request, const cl::Buffer &pixels)
{
    const cl::ImageFormat format = formatOf(request);
    const QList<quint64> &shape = request.storage.shape;
    if (isOfForm(request, ImageForm::Array))
        return createArray(request);
    if (isOfForm(request, ImageForm::Buffer))
        return cl::Image1DBuffer(request.context, CL_MEM_READ_WRITE, format, shape[0], pixels);
    if (shape.size() == 1)
        return cl::Image1D(request.context, CL_MEM_READ_WRITE, format, shape[0]);
    if (shape.size() == 2)
        return cl::Image2D(request.context, CL_MEM_READ_WRITE, format, shape[1], shape[0]);
    return cl::Image3D(request.context, CL_MEM_READ_WRITE, format, shape.value(2), shape.value(1), shape.value(0));
}

cl_mem_object_type clType(const MemoryRequest &request)
{
    const qsizetype dimensions = request.storage.shape.size();
    if (isOfForm(request, ImageForm::Array))
        return dimensions == 2 ? CL_MEM_OBJECT_IMAGE1D_ARRAY : CL_MEM_OBJECT_IMAGE2D_ARRAY;
    if (isOfForm(request, ImageForm::Buffer))
        return CL_MEM_OBJECT_IMAGE1D_BUFFER;
    return dimensions == 1 ? CL_MEM_OBJECT_IMAGE1D : dimensions == 2 ? CL_MEM_OBJECT_IMAGE2D : CL_MEM_OBJECT_IMAGE3D;
}

/// PoCL 3.1 says of formats that it does not have that the operation is invalid.
cl::Memory createImage(const MemoryRequest &request, const cl::Buffer &pixels)
{
    try {
        return createAny(request, pixels);
    } catch (const cl::Error &error) {
        std::vector<cl::ImageFormat> formats;
        request.context.getSupportedImageFormats(CL_MEM_READ_WRITE, clType(request), &formats);
        const cl::ImageFormat wanted = formatOf(request);
        const bool isThere = std::ranges::any_of(formats, [&](const cl::ImageFormat &format) {
            return format.image_channel_order == wanted.image_channel_order &&
                   format.image_channel_data_type == wanted.image_channel_data_type;
        });
        if (isThere)
            throw;
        throw cl::Error(CL_IMAGE_FORMAT_NOT_SUPPORTED, error.what());
    }
}

quint64 pixelsOf(const ImageBox &box)
{
    return box.size[0] * box.size[1] * box.size[2];
}

} // namespace

ImageMemory::ImageMemory(const MemoryRequest &request, Ledger &ledger)
    : m_shape(request.storage.shape), m_pixelSize(quint64(std::max(request.storage.elementSize, 1))), m_pixels(createPixels(request)),
      m_image(createImage(request, m_pixels)), m_entry(ledger, qint64(request.storage.sizeInBytes))
{
}

void ImageMemory::bind(cl::Kernel &kernel, cl_uint parameter) const
{
    kernel.setArg(parameter, m_image);
}

QList<ImageBox> ImageMemory::boxes(quint64 offset, quint64 size) const
{
    return imageBoxes(m_shape, offset / m_pixelSize, size / m_pixelSize);
}

void ImageMemory::write(const EnqueuePlace &place, quint64 offset, quint64 size, const char *host)
{
    for (const ImageBox &box : boxes(offset, size)) {
        cl::Event event;
        require(clEnqueueWriteImage(place.queue(), m_image(), CL_FALSE, box.origin.data(), box.size.data(), 0, 0, host,
                                    cl_uint(place.waits.size()), handles(place.waits), &event()),
                "clEnqueueWriteImage");
        place.log(event, CommandKind::Write);
        host += pixelsOf(box) * m_pixelSize;
    }
}

void ImageMemory::read(const EnqueuePlace &place, quint64 offset, quint64 size, char *host)
{
    for (const ImageBox &box : boxes(offset, size)) {
        cl::Event event;
        require(clEnqueueReadImage(place.queue(), m_image(), CL_FALSE, box.origin.data(), box.size.data(), 0, 0, host,
                                   cl_uint(place.waits.size()), handles(place.waits), &event()),
                "clEnqueueReadImage");
        place.log(event, CommandKind::Read);
        host += pixelsOf(box) * m_pixelSize;
    }
}

void ImageMemory::fill(const EnqueuePlace &place, const QByteArray &pattern, quint64 offset, quint64 size)
{
    // The pattern is a pixel's bytes; the driver's own fill takes colours, which not every format gives back exactly.
    const QByteArray whole = pattern.repeated(qsizetype(size) / pattern.size());
    const EnqueuePlace asFill{place.queue, place.waits, [&](const cl::Event &event, CommandKind) {
                                  event.wait();
                                  place.log(event, CommandKind::Fill);
                              }};
    write(asFill, offset, size, whole.constData());
}

bool ImageMemory::copyFrom(const EnqueuePlace &place, const StorageMemory &from, quint64 fromOffset, quint64 toOffset, quint64 size)
{
    const auto *other = dynamic_cast<const ImageMemory *>(&from);
    if (!other)
        return false;
    const QList<ImageBox> sources = other->boxes(fromOffset, size);
    const QList<ImageBox> targets = boxes(toOffset, size);
    if (sources.size() != 1 || targets.size() != 1 || sources[0].size != targets[0].size)
        return false;
    cl::Event event;
    if (m_pixels() && other->m_pixels()) // PoCL 3.1 copies no images that lie in buffers.
        place.queue.enqueueCopyBuffer(other->m_pixels, m_pixels, fromOffset, toOffset, size, &place.waits, &event);
    else
        require(clEnqueueCopyImage(place.queue(), other->m_image(), m_image(), sources[0].origin.data(), targets[0].origin.data(),
                                   sources[0].size.data(), cl_uint(place.waits.size()), handles(place.waits), &event()),
                "clEnqueueCopyImage");
    place.log(event, CommandKind::Copy);
    return true;
}

} // namespace kernelscope
