#include "worker/ContentsCache.h"

namespace kernelscope {
namespace {

/// All that initial contents depend on, but for files and the sources.
QByteArray setUpOf(const RunProject &run)
{
    QByteArray setUp = run.request.project + '\0' + run.request.device.toUtf8() + '\0' + run.onlyLaunch.toUtf8();
    for (const ParameterValue &parameter : run.request.parameters)
        setUp += '\0' + parameter.name.toUtf8() + '=' + parameter.value.toUtf8();
    return setUp;
}

} // namespace

void ContentsCache::beginRun(const RunProject &run)
{
    QByteArray setUp = setUpOf(run);
    if (setUp == m_setUp)
        return;
    m_setUp = std::move(setUp);
    m_contents.clear();
    m_bytes = 0;
}

const QByteArray *ContentsCache::find(StorageIndex storage) const
{
    const auto found = m_contents.find(storage.value);
    return found == m_contents.end() ? nullptr : &found->second;
}

void ContentsCache::keep(const PlannedStorage &storage, StorageIndex index, const char *bytes)
{
    const auto size = qsizetype(storage.sizeInBytes);
    if (std::holds_alternative<FileInit>(storage.init) || storage.type.isStruct() || m_bytes + size > mostBytes)
        return;
    m_contents[index.value] = QByteArray(bytes, size);
    m_bytes += size;
}

} // namespace kernelscope
