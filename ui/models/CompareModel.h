#pragma once

#include <QAbstractTableModel>

#include "ui/models/CompareData.h"

namespace kernelscope {

/// The runs of a comparison, a row a launch, as `kscope sweep` lists them.
class CompareModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit CompareModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}
    void show(const CompareData &data);

    int launchColumn() const;       ///< behind those of the parameters
    QList<int> dispensable() const; ///< columns that can be done without, first ones first
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    QString text() const; ///< all of it, cells parted by tabs, a line a row behind one of headings

private:
    enum Column { Launch, Global, Local, Median, Least, Most, FirstRate };
    QStringList headings() const;
    QString cell(int row, int column) const;
    bool isText(int column) const;

    CompareData m_data;
};

} // namespace kernelscope
