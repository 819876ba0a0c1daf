#pragma once

#include "worker/RunJob.h"

namespace kernelscope {

/// One ExportProject: from the project's text to the files of a program, with the initial contents in the results file.
class ExportJob : private RunExtension
{
public:
    ExportJob(Workplace &workplace, const ExportProject &request);

    ExportReply run();
    std::unique_ptr<ResultsFile> takeResults() { return m_job.takeResults(); }

private:
    bool filled(PreparedProject &prepared, const QList<quint64> &offsets) override;
    void addChecks(PreparedProject &prepared, StandaloneRequest &program) const;

    const ExportProject &m_request;
    const RunProject m_runRequest;
    RunJob m_job;
    ExportReply m_reply;
    QString m_message; ///< why there is no program
};

} // namespace kernelscope
