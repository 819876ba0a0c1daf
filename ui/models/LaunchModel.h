#pragma once

#include "run/RunResult.h"
#include "ui/models/TextTable.h"

namespace kernelscope {

/// The launches of a run with their sizes and times, each execution by itself. Where each ran once there is one time, no median, and
/// nothing to compare.
class LaunchModel : public TextTable
{
    Q_OBJECT

public:
    enum ColumnIndex { Name, Global, Local, Median, Fastest, Runs, ColumnCount };

    explicit LaunchModel(QObject *parent = nullptr) : TextTable({}, parent) { setLaunches({}); }
    void setLaunches(const QList<LaunchTiming> &launches);
    const QList<LaunchTiming> &launches() const { return m_launches; } ///< a row each
    int count() const { return m_count; }                              ///< of executions, which may be too many for a row each
    double togetherNs() const { return m_togetherNs; }

private:
    int rows() const override { return int(m_launches.size()); }
    QString cell(int row, int column) const override;
    QVariant more(int row, int column, int role) const override;

    QList<LaunchTiming> m_launches;
    int m_count = 0;
    double m_togetherNs = 0;
};

} // namespace kernelscope
