#pragma once

#include <QTreeWidget>

#include "pictures/StepExpression.h"

namespace kernelscope {

class Appearance;

/// A work-item at a position of its steps.
struct SteppedMoment
{
    WorkItemSteps steps;
    int position = 0;
};

/// The variables of a function that is being executed, and expressions on them: what they hold, what they held before, and what those of
/// another work-item hold.
class VariableTable : public QTreeWidget
{
    Q_OBJECT

public:
    enum Column { NameColumn, ValueColumn, BesideColumn, BeforeColumn, TypeColumn };

    explicit VariableTable(const Appearance &appearance, QWidget *parent = nullptr);

    /// `frame`: whose variables, of framesAt() at the moment. `beside`: the other work-item.
    void showMoment(const SteppedMoment &moment, const QList<SteppedFrame> &frames, int frame, const std::optional<SteppedMoment> &beside);
    const QList<StepExpression> &expressions() const { return m_expressions; }
    [[nodiscard]] Result<void> addExpression(const QString &text);
    void removeExpression();  ///< the one that is chosen
    void forgetExpressions(); ///< they were of another project

    // What is chosen, of which at most one is there; a part counts as its variable.
    std::optional<SiteIndex> chosenVariable() const;
    std::optional<StepExpression> chosenExpression() const;

Q_SIGNALS:
    void expressionsChanged();
    void chosenChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Rows; ///< what there is to be shown of it
    const QTreeWidgetItem *chosenItem() const;
    void scrollToChanged();
    void addVariables(const Rows &rows);
    void addExpressions(const Rows &rows);

    const Appearance &m_appearance;
    QList<StepExpression> m_expressions;
};

} // namespace kernelscope
