#pragma once

#include "ui/setup/SetupSection.h"
#include "ui/setup/StepPath.h"

namespace kernelscope {

/// The steps of the plan in order: a card for each launch, a row that reads like a sentence for the others, those inside a
/// repeat indented below it.
class PlanSection : public SetupSection
{
    Q_OBJECT

public:
    explicit PlanSection(SetupContext &context, QWidget *parent = nullptr);

protected:
    QString shared(const Project &project) const override;
    QList<ListedRow> listedRows(const Project &project) const override;
    void build(QVBoxLayout &rows) override;
    QString emptyText() const override;
    int captionWidth() const override { return 48; }

private:
    void buildSteps(const QList<Step> &steps, const StepPath &around, qsizetype number, QVBoxLayout &rows);
    void buildStep(const StepPath &path, QVBoxLayout &inside);
    void buildLaunch(const StepPath &path, QVBoxLayout &inside);
    void buildSizes(const StepPath &path, const QString &key, QVBoxLayout &inside);
    void buildArguments(const StepPath &path, QVBoxLayout &inside);
    void buildPlace(const StepPath &path, QVBoxLayout &inside);
    void buildCondition(const StepPath &path, QVBoxLayout &inside);
    void buildButtons(const StepPath &path, QHBoxLayout &row);
    void makeAddMenu(QToolButton &button, const StepPath &around);
    void addStep(const QString &key, const StepPath &around);
    void moveStep(const StepPath &path, int by);
    void removeStep(const StepPath &path);
};

} // namespace kernelscope
