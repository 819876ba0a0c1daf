#include "session/MappedResultStore.h"

#include <fcntl.h>

#include "support/Numbers.h"

namespace kernelscope {

Result<std::shared_ptr<MappedResultStore>> MappedResultStore::open(const QString &path, quint64 size)
{
    std::shared_ptr<MappedResultStore> store(new MappedResultStore(path));
    QFile &file = store->m_file;
    if (!file.open(QIODevice::ReadOnly))
        return fail(QStringLiteral("The results can't be read: %1.").arg(file.errorString()));
    // A mapping beyond the end would end this program at the first look at it.
    const int seals = ::fcntl(file.handle(), F_GET_SEALS);
    if (seals < 0 || (seals & (F_SEAL_SHRINK | F_SEAL_GROW)) != (F_SEAL_SHRINK | F_SEAL_GROW))
        return fail(QStringLiteral("The worker could still change the size of its results. Run again with a worker of this version."));
    if (quint64(file.size()) < size) {
        return fail(QStringLiteral("The results are incomplete: %1 of %2.").arg(bytesText(quint64(file.size())), bytesText(size)));
    }
    if (size > 0) {
        const uchar *bytes = file.map(0, qint64(size));
        if (!bytes)
            return fail(QStringLiteral("The results can't be mapped into memory: %1.").arg(file.errorString()));
        store->m_view = QByteArrayView(bytes, qsizetype(size));
    }
    return store;
}

void MappedResultStore::read(quint64 offset, quint64 size, const Reply &reply)
{
    const quint64 total = quint64(m_view.size());
    if (offset > total || size > total - offset)
        return reply(
            fail(QStringLiteral("Bytes %1 to %2 are not in the results, which end at %3.").arg(offset).arg(offset + size).arg(total)));
    reply(m_view.sliced(qsizetype(offset), qsizetype(size)).toByteArray());
}

} // namespace kernelscope
