#include "worker/ContentsCache.h"

#include <cstring>

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
    m_expected.clear();
    m_bytes = 0;
}

Result<void> ContentsCache::fill(StorageIndex index, const PlannedStorage &storage, Evaluator &evaluator, const FileReader &readFile,
                                 char *target)
{
    const auto known = m_contents.find(index.value);
    if (known != m_contents.end() && quint64(known->second.size()) == storage.sizeInBytes) {
        std::memcpy(target, known->second.constData(), storage.sizeInBytes);
        return {};
    }
    const auto filled = fillInitialContents(storage, evaluator, readFile, target);
    if (filled)
        keep(storage, index, target);
    return filled;
}

void ContentsCache::keep(const PlannedStorage &storage, StorageIndex index, const char *bytes)
{
    const auto size = qsizetype(storage.sizeInBytes);
    if (std::holds_alternative<FileInit>(storage.init) || storage.type.isStruct() || m_bytes + size > mostBytes)
        return;
    m_contents[index.value] = QByteArray(bytes, size);
    m_bytes += size;
}

ExpectedValues ContentsCache::takeExpected(int check)
{
    const auto found = m_expected.find(check);
    if (found == m_expected.end())
        return {};
    ExpectedValues values = std::move(found->second);
    m_expected.erase(found);
    m_bytes -= values.numbers.size() * qsizetype(sizeof(double));
    return values;
}

void ContentsCache::keepExpected(int check, ExpectedValues values)
{
    const qsizetype size = values.numbers.size() * qsizetype(sizeof(double));
    if (size == 0 || m_bytes + size > mostBytes)
        return;
    m_expected[check] = std::move(values);
    m_bytes += size;
}

} // namespace kernelscope
