#include "Dump.h"

#include "ResultFiles.h"
#include "files/DataFile.h"
#include "project/Suggestion.h"
#include "support/FileWriting.h"
#include "support/Ranges.h"

namespace kernelscope {
namespace {

const BufferResult *findBuffer(const RunResult &result, const QString &name)
{
    for (const BufferResult &buffer : result.buffers) {
        if (buffer.name == name)
            return &buffer;
    }
    return nullptr;
}

} // namespace

Result<QList<Dump>> readDumps(const QStringList &values)
{
    QList<Dump> dumps;
    for (const QString &value : values) {
        const qsizetype equals = value.indexOf(u'=');
        if (equals < 1 || equals + 1 == value.size())
            return fail(QStringLiteral("--dump takes BUFFER=FILE.npy, but was given \"%1\".").arg(value));
        dumps << Dump{value.left(equals), value.mid(equals + 1)};
    }
    return dumps;
}

Result<void> checkDumps(const QList<Dump> &dumps, const Project &project)
{
    const QStringList names = mapped(project.buffers, &BufferSpec::name);
    for (const Dump &dump : dumps) {
        if (!names.contains(dump.buffer)) {
            return fail(QStringLiteral("There is no buffer \"%1\" to dump.%2").arg(dump.buffer, suggestion(dump.buffer, names)));
        }
    }
    return {};
}

Result<void> writeDump(const Dump &dump, const RunResult &result, ResultStore *results)
{
    const BufferResult *buffer = findBuffer(result, dump.buffer);
    if (!buffer || !buffer->readBack || !results)
        return fail(QStringLiteral("The buffer \"%1\" was not read back, so that there is nothing to dump.").arg(dump.buffer));
    const auto bytes = waitForBytes(*results, buffer->fileOffset, buffer->sizeInBytes, QStringLiteral("The results did not arrive."));
    if (!bytes)
        return fail(bytes.error());
    const auto file = writeDataFile(dump.path, DataArray{buffer->type, buffer->shape, *bytes});
    if (!file)
        return fail(file.error());
    return writeFile(dump.path, *file);
}

} // namespace kernelscope
