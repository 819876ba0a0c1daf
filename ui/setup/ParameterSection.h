#pragma once

#include "ui/setup/SetupSection.h"

namespace kernelscope {

/// The parameters: a name, a slider where there are limits, and an expression each.
class ParameterSection : public SetupSection
{
    Q_OBJECT

public:
    explicit ParameterSection(SetupContext &context, QWidget *parent = nullptr);

protected:
    QList<ListedRow> listedRows(const Project &project) const override;
    void build(QVBoxLayout &rows) override;
    QString emptyText() const override;
    int captionWidth() const override { return 46; }

private:
    void buildRow(int index, int titleWidth, QVBoxLayout &rows);
    void buildName(int index, QVBoxLayout &inside);
    void buildForm(int index, QVBoxLayout &inside);
    void buildLimits(int index, QVBoxLayout &inside);
    int titleWidth() const; ///< in pixels; the same for all, so that their values align
    void addParameter();
};

} // namespace kernelscope
