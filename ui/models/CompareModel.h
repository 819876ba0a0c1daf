#pragma once

#include "ui/models/CompareData.h"
#include "ui/models/TextTable.h"

namespace kernelscope {

/// The runs of a comparison, a row a launch, as `kscope sweep` lists them.
class CompareModel : public TextTable
{
    Q_OBJECT

public:
    explicit CompareModel(QObject *parent = nullptr) : TextTable({}, parent) {}
    void show(const CompareData &data);

    int launchColumn() const;       ///< after those of the parameters
    QList<int> dispensable() const; ///< columns that can be done without, first ones first
    QString text() const;           ///< all of it, cells parted by tabs, a line a row after one of headings

private:
    enum ColumnIndex { Launch, Global, Local, Median, Least, Most, FirstRate };
    int rows() const override { return int(m_data.rows.size()); }
    QString cell(int row, int column) const override;
    QVariant more(int row, int column, int role) const override;

    CompareData m_data;
};

} // namespace kernelscope
