#pragma once

#include <memory>

#include <QObject>

#include "session/ResultStore.h"
#include "session/SessionState.h"
#include "session/WorkerSupervisor.h"
#include "support/LatestJob.h"

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

/// The export of a session: the worker makes the plan a program, whose files are written on another thread.
class ExportControl : public QObject
{
    Q_OBJECT

public:
    ExportControl(const SessionState &state, WorkerSupervisor &supervisor);

    bool isExporting() const { return m_isExporting; }
    const Progress &progress() const { return m_progress; }
    void start(const ProgramExport &wanted); ///< while none is in progress
    void stop();
    void forget(); ///< another project

Q_SIGNALS:
    void started();
    void progressChanged();
    void finished(const kernelscope::ExportEnd &end);

private:
    void ended(const Outcome &outcome);
    void takeProgram(const ExportReply &program, const Answer &answer);
    void writeNext();
    void write(const QString &path, const QByteArray &bytes);
    void finish(const Error &error);
    template <typename Do> auto whileItLasts(const Do &act);

    const SessionState &m_state;
    WorkerSupervisor &m_supervisor;
    bool m_isExporting = false;
    int m_epoch = 0; ///< counts the exports, so that late news of one that is over is known as such
    ProgramExport m_wanted;
    Project m_started;
    Progress m_progress;
    QList<StandaloneFile> m_files; ///< that are to be written yet
    QList<ExportedData> m_data;    ///< then these
    std::shared_ptr<ResultStore> m_results;
    LatestJob<QString, Result<void>> m_writing{
        [this](const QString &, const Result<void> &written) { written ? writeNext() : finish(written.error()); }};
};

} // namespace kernelscope
