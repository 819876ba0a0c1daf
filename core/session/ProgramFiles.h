#pragma once

#include <memory>

#include "protocol/Messages.h"
#include "session/ResultStore.h"
#include "support/LatestJob.h"
#include "support/Result.h"

namespace kernelscope {

/// What an export is to make, and where.
struct ProgramExport
{
    StandaloneForm form = StandaloneForm::Cpp;
    QString folder; ///< in which none of the program's files is yet
    bool operator==(const ProgramExport &) const = default;
};

/// How one ended.
struct ExportEnd
{
    ProgramExport wanted;
    Error error; ///< why there is no program; an empty message: it was written
    bool isWritten() const { return error.message.isEmpty(); }
};

/// Writes programs, each into a folder of its own, one file after the other, on another thread. Files that are there already are
/// somebody's: where there is one nothing is written. Nor is anything written outside of the folder.
class ProgramWriter
{
public:
    using Ended = std::function<void(const Error &error)>; ///< without a message: it was written

    /// `results` holds the program's data. Takes the place of a program that is being written.
    void write(const QString &folder, const ExportReply &program, const std::shared_ptr<ResultStore> &results, const Ended &ended);
    void cancel(); ///< nothing more is written, nor `ended` called

private:
    struct Program
    {
        QString folder;
        QList<StandaloneFile> files; ///< that are to be written yet
        QList<ExportedData> data;    ///< then these
        std::shared_ptr<ResultStore> results;
        Ended ended;
    };
    void writeNext();
    void writeFile(const QString &path, const QByteArray &bytes);
    void finish(const Error &error);

    std::shared_ptr<Program> m_program; ///< in progress
    LatestJob<QString, Result<void>> m_writing{
        [this](const QString &, const Result<void> &written) { written ? writeNext() : finish(written.error()); }};
};

/// How to go on in the folder that was written: the commands, in a line.
QString commandsFor(StandaloneForm form, const QString &folder);

} // namespace kernelscope
