#include "worker/ResultsFile.h"

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <QDir>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include "support/Numbers.h"

namespace kernelscope {
namespace {

/// Closes a descriptor at the end of a scope.
class Descriptor
{
public:
    explicit Descriptor(int number) : m_number(number) {}
    ~Descriptor()
    {
        if (m_number >= 0)
            ::close(m_number);
    }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;
    int number() const { return m_number; }

private:
    int m_number;
};

/// Makes every page writable now: transfers are timed, and would otherwise stop at each page for the first time.
void takeIntoUse(char *data, quint64 size)
{
    constexpr quint64 pageSize = 4096;
    constexpr int populateWrite = 23; // MADV_POPULATE_WRITE, which older headers and kernels do not know
    if (::madvise(data, size, populateWrite) == 0)
        return;
    for (quint64 at = 0; at < size; at += pageSize)
        const_cast<volatile char *>(data)[at] = 0; // a new file holds zeros
}

tl::unexpected<Error> failure(const QString &folder, quint64 size, int code)
{
    return fail(QStringLiteral("There is no room for the results: %1 in %2 (%3). Free some space, or make the buffers smaller.")
                    .arg(bytesText(size), folder, QString::fromLocal8Bit(std::strerror(code))));
}

} // namespace

Result<std::unique_ptr<ResultsFile>> ResultsFile::create(const QString &folder, quint64 size)
{
    const QString place = folder.isEmpty() ? QDir::tempPath() : folder;
    QByteArray name = (place + QStringLiteral("/run-XXXXXX")).toLocal8Bit();
    const Descriptor descriptor(::mkostemp(name.data(), O_CLOEXEC));
    if (descriptor.number() < 0)
        return failure(place, size, errno);
    std::unique_ptr<ResultsFile> file(new ResultsFile);
    file->m_path = QString::fromLocal8Bit(name);
    if (folder.isEmpty())
        file->remove();
    if (size == 0)
        return file;
    // Without its space assured, a full disk would end the process at some later touch of the memory.
    if (const int code = ::posix_fallocate(descriptor.number(), 0, off_t(size)); code != 0) {
        file->remove();
        return failure(place, size, code);
    }
    void *data = ::mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor.number(), 0);
    if (data == MAP_FAILED) {
        file->remove();
        return failure(place, size, errno);
    }
    file->m_data = static_cast<char *>(data);
    file->m_size = size;
    takeIntoUse(file->m_data, size);
    return file;
}

ResultsFile::~ResultsFile()
{
    if (m_data)
        ::munmap(m_data, m_size);
}

QByteArray ResultsFile::page(quint64 offset, quint64 size) const
{
    if (offset >= m_size)
        return {};
    return QByteArray(m_data + offset, qsizetype(std::min(size, m_size - offset)));
}

void ResultsFile::remove()
{
    ::unlink(m_path.toLocal8Bit().constData());
}

} // namespace kernelscope
