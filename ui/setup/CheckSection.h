#pragma once

#include "ui/setup/SetupSection.h"

namespace kernelscope {

class RowHead;

/// The checks, each with how it ended in the last run.
class CheckSection : public SetupSection
{
    Q_OBJECT

public:
    explicit CheckSection(SetupContext &context, QWidget *parent = nullptr);

protected:
    QString shared(const Project &project) const override;
    QList<ListedRow> listedRows(const Project &project) const override;
    void build(QVBoxLayout &rows) override;
    QString emptyText() const override;
    int captionWidth() const override { return 62; }

private:
    void buildCard(int index, QVBoxLayout &rows);
    void buildDetails(int index, QVBoxLayout &inside);
    void buildName(int index, QVBoxLayout &inside);
    void buildComparison(int index, QVBoxLayout &inside);
    void addOutcome(int index, RowHead &row);
    void addCheck(bool condition);
};

} // namespace kernelscope
