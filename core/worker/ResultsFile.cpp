#include "worker/ResultsFile.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <limits>
#include <thread>
#include <utility>

#include <QFile>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support/Numbers.h"
#include "worker/Confinement.h"

namespace kernelscope {
namespace {

constexpr int sealedSize = F_SEAL_SHRINK | F_SEAL_GROW;

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

quint64 availableMemory()
{
    QFile file(QStringLiteral("/proc/meminfo"));
    const QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    const qsizetype at = text.indexOf("MemAvailable:");
    return at < 0 ? std::numeric_limits<quint64>::max() : text.mid(at + 13).trimmed().split(' ').value(0).toULongLong() * 1024;
}

tl::unexpected<Error> failure(quint64 size, int code)
{
    return fail(QStringLiteral("There is no space for the results: %1 (%2). Close other programs, or make the buffers smaller.")
                    .arg(bytesText(size), QString::fromLocal8Bit(std::strerror(code))));
}

} // namespace

Result<std::unique_ptr<ResultsFile>> ResultsFile::create(quint64 size)
{
    std::unique_ptr<ResultsFile> file(new ResultsFile);
    file->m_descriptor = ::memfd_create("results", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (file->m_descriptor < 0)
        return failure(size, errno);
    if (size > availableMemory())
        return failure(size, ENOMEM);
    // Without its space assured, a system without memory would end the process at some later touch of it.
    const int code = size > 0 ? ::posix_fallocate(file->m_descriptor, 0, off_t(size)) : 0;
    if (code != 0)
        return failure(size, code);
    // Whoever made it smaller would end the program that reads it.
    if (::fcntl(file->m_descriptor, F_ADD_SEALS, sealedSize) != 0)
        return failure(size, errno);
    if (size == 0)
        return file;
    void *data = ::mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, file->m_descriptor, 0);
    if (data == MAP_FAILED)
        return failure(size, errno);
    file->m_data = static_cast<char *>(data);
    file->m_size = size;
    takeIntoUse(file->m_data, size);
    return file;
}

Result<std::unique_ptr<ResultsFile>> ResultsFile::open(const QString &path)
{
    std::unique_ptr<ResultsFile> file(new ResultsFile);
    file->m_descriptor = ::open(QFile::encodeName(path).constData(), O_RDWR | O_CLOEXEC);
    if (file->m_descriptor < 0)
        return fail(QStringLiteral("The results can't be opened: %1.").arg(QString::fromLocal8Bit(std::strerror(errno))));
    return file;
}

void ResultsFile::unmap()
{
    if (m_data)
        ::munmap(std::exchange(m_data, nullptr), m_size);
}

Result<void> ResultsFile::seal(quint64 size)
{
    struct stat file
    {
    };
    const int seals = ::fcntl(m_descriptor, F_GET_SEALS);
    if (seals < 0 || (seals & sealedSize) != sealedSize || ::fstat(m_descriptor, &file) != 0 || quint64(file.st_size) != size)
        return fail(QStringLiteral("The results are not what was asked for. A kernel that changes what lies outside of its buffers does "
                                   "this."));
    for (int tries = 0; ::fcntl(m_descriptor, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_SEAL) != 0; ++tries) {
        if (errno != EBUSY || tries == 20)
            return fail(QStringLiteral("The results could still be changed. A kernel that keeps hold of memory outside of its buffers does "
                                       "this."));
        std::this_thread::sleep_for(std::chrono::milliseconds(10)); // A driver may hold a moment longer what it has just copied to.
    }
    if (size == 0)
        return {};
    void *data = ::mmap(nullptr, size, PROT_READ, MAP_SHARED, m_descriptor, 0);
    if (data == MAP_FAILED)
        return failure(size, errno);
    m_data = static_cast<char *>(data);
    m_size = size;
    return {};
}

ResultsFile::~ResultsFile()
{
    unmap();
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

QString ResultsFile::path() const
{
    return QStringLiteral("/proc/%1/fd/%2").arg(processNumber()).arg(m_descriptor);
}

QByteArray ResultsFile::page(quint64 offset, quint64 size) const
{
    if (offset >= m_size)
        return {};
    return QByteArray(m_data + offset, qsizetype(std::min(size, m_size - offset)));
}

} // namespace kernelscope
