#include "session/ProgramFiles.h"

#include <QDir>

#include "project/FileBatch.h"
#include "support/Ranges.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

static Result<void> keepsWhatIsThere(const QString &folder, const ExportReply &program)
{
    QStringList paths = mapped(program.files, &StandaloneFile::path);
    for (const ExportedData &data : program.data)
        paths << data.path;
    for (const QString &path : std::as_const(paths)) {
        if (QDir::cleanPath(path).startsWith(u".."_s) || QDir::isAbsolutePath(path))
            return fail(u"The file %1 lies outside of the project's folder: a program can't take it along."_s.arg(path));
        if (QDir(folder).exists(path))
            return fail(u"There is a file already, which would be overwritten. Name another folder, or remove it."_s,
                        {QDir(folder).filePath(path), 0, 0});
    }
    return {};
}

static Result<void> writeProgramFile(const QString &folder, const QString &path, const QByteArray &bytes)
{
    FileBatch batch;
    return batch.add(folder, path, bytes).and_then([&] { return batch.commit(); });
}

void ProgramWriter::write(const QString &folder, const ExportReply &program, const std::shared_ptr<ResultStore> &results,
                          const Ended &ended)
{
    cancel();
    m_program = std::make_shared<Program>(Program{folder, program.files, program.data, results, ended});
    const auto keeps = keepsWhatIsThere(folder, program);
    keeps ? writeNext() : finish(keeps.error());
}

void ProgramWriter::cancel()
{
    m_writing.cancel();
    m_program.reset();
}

void ProgramWriter::writeNext()
{
    if (!m_program->files.isEmpty()) {
        const StandaloneFile file = m_program->files.takeFirst();
        return writeFile(file.path, file.bytes);
    }
    if (m_program->data.isEmpty())
        return finish({});
    const ExportedData data = m_program->data.takeFirst();
    if (!m_program->results)
        return finish({u"The worker did not give the contents of %1."_s.arg(data.path), {}});
    m_program->results->read(data.offset, data.size, [this, path = data.path, kept = std::weak_ptr(m_program)](const auto &bytes) {
        if (!kept.expired())
            bytes ? writeFile(path, *bytes) : finish(bytes.error());
    });
}

void ProgramWriter::writeFile(const QString &path, const QByteArray &bytes)
{
    m_writing.want(path,
                   [folder = m_program->folder, path, bytes](const std::stop_token &) { return writeProgramFile(folder, path, bytes); });
}

void ProgramWriter::finish(const Error &error)
{
    const Ended ended = m_program->ended;
    cancel();
    ended(error);
}

QString commandsFor(StandaloneForm form, const QString &folder)
{
    const QString native = QDir::toNativeSeparators(folder);
    return form == StandaloneForm::Cpp ? u"cmake -S %1 -B %1/build && cmake --build %1/build && %1/build/main"_s.arg(native)
                                       : u"python3 %1/main.py"_s.arg(native);
}

} // namespace kernelscope
