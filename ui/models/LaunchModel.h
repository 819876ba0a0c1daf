#pragma once

#include <QAbstractTableModel>

#include "run/RunResult.h"

namespace kernelscope {

/// The launches of a run with their sizes and times. Where each ran once there is one time, no median, and nothing to compare.
class LaunchModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Global, Local, Median, Fastest, Runs, ColumnCount };

    explicit LaunchModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}
    void setLaunches(const QList<LaunchTiming> &launches);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QList<LaunchTiming> m_launches;
    bool m_ranOnce = true; ///< each of them
};

} // namespace kernelscope
