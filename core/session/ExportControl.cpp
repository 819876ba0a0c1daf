#include "session/ExportControl.h"

#include <QPointer>

#include "session/OpenResults.h"
#include "session/ProgramFiles.h"
#include "session/ProjectFiles.h"
#include "session/RequestFailure.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

ExportControl::ExportControl(const SessionState &state, WorkerSupervisor &supervisor) : m_state(state), m_supervisor(supervisor)
{
    connect(&supervisor, &WorkerSupervisor::progressed, this, [this](const Progress &progress) {
        if (!m_isExporting)
            return;
        m_progress = progress;
        Q_EMIT progressChanged();
    });
}

/// What is heard of an export that is over is not acted on.
template <typename Do> auto ExportControl::whileItLasts(const Do &act)
{
    return [this, self = QPointer(this), epoch = m_epoch, act](const auto &heard) {
        if (self && m_isExporting && epoch == m_epoch)
            act(heard);
    };
}

void ExportControl::start(const ProgramExport &wanted)
{
    ++m_epoch;
    m_isExporting = true;
    m_wanted = wanted;
    m_started = m_state.document.project;
    m_progress = {};
    Q_EMIT started();
    const auto request = projectRequest(m_state.document, m_state.device, {}, m_state.sourceSignature);
    if (!request) {
        const auto refuse = whileItLasts([this](const Error &error) { finish(error); });
        QMetaObject::invokeMethod(
            this, [refuse, error = request.error()] { refuse(error); }, Qt::QueuedConnection);
        return;
    }
    m_supervisor.request(ExportProject{*request, {}, wanted.form}, whileItLasts([this](const Outcome &outcome) { ended(outcome); }));
    Q_EMIT progressChanged();
}

void ExportControl::stop()
{
    if (!m_isExporting)
        return;
    m_supervisor.stopRuns();
    finish({u"The export was stopped."_s, {}});
}

void ExportControl::forget()
{
    if (m_isExporting)
        m_supervisor.stopRuns();
    ++m_epoch;
    m_isExporting = false;
    m_writing.cancel();
    m_files.clear();
    m_data.clear();
    m_results.reset();
}

/// The first thing that is wrong, in the order in which a run finds it.
static Error errorOf(const RunResult &result)
{
    for (const Diagnostic &diagnostic : result.diagnostics) {
        if (result.status == RunStatus::BuildFailed && diagnostic.severity == Severity::Error)
            return {diagnostic.message, {diagnostic.file, diagnostic.line, diagnostic.column}};
    }
    for (const Problem &problem : result.report.problems) {
        if (problem.severity == Severity::Error)
            return {problem.message, {}};
    }
    return {result.message.isEmpty() ? u"The plan can't be made a program."_s : result.message, result.place};
}

void ExportControl::ended(const Outcome &outcome)
{
    if (!outcome)
        return finish({failedRun(outcome.error(), m_started).message, {}});
    const auto *program = std::get_if<ExportReply>(&outcome->reply);
    if (!program)
        return finish({u"The worker answered something else than a program."_s, {}});
    if (program->result.status != RunStatus::Ok)
        return finish(errorOf(program->result));
    takeProgram(*program, *outcome);
}

void ExportControl::takeProgram(const ExportReply &program, const Answer &answer)
{
    const auto results = openResults(program.result, answer, m_supervisor);
    const auto keeps = results ? keepsWhatIsThere(m_wanted.folder, program) : Result<void>(fail(results.error()));
    if (!keeps)
        return finish(keeps.error());
    m_results = *results;
    m_files = program.files;
    m_data = program.data;
    writeNext();
}

void ExportControl::writeNext()
{
    if (!m_files.isEmpty()) {
        const StandaloneFile file = m_files.takeFirst();
        return write(file.path, file.bytes);
    }
    if (m_data.isEmpty())
        return finish({});
    const ExportedData data = m_data.takeFirst();
    if (!m_results)
        return finish({u"The worker did not give the contents of %1."_s.arg(data.path), {}});
    m_results->read(data.offset, data.size, whileItLasts([this, data](const Result<QByteArray> &bytes) {
                        bytes ? write(data.path, *bytes) : finish(bytes.error());
                    }));
}

void ExportControl::write(const QString &path, const QByteArray &bytes)
{
    m_writing.want(path,
                   [folder = m_wanted.folder, path, bytes](const std::stop_token &) { return writeProgramFile(folder, path, bytes); });
}

void ExportControl::finish(const Error &error)
{
    m_isExporting = false;
    m_writing.cancel();
    m_files.clear();
    m_data.clear();
    m_results.reset();
    Q_EMIT finished({m_wanted, error});
}

} // namespace kernelscope
