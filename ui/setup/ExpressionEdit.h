#pragma once

#include "ui/setup/SetupContext.h"
#include "ui/widgets/ElidedEdit.h"

namespace kernelscope {

/// A field for an expression or a name: what is typed goes to the project at once; the value that it has is written at its
/// right end; a wrong one is red.
class ExpressionEdit : public ElidedEdit
{
    Q_OBJECT

public:
    /// `live`: every keystroke is an edit; otherwise the edit comes when the field is left or Enter pressed.
    ExpressionEdit(SetupContext &context, const FieldBinding &binding, bool live = true, QWidget *parent = nullptr);

    const QString &path() const { return m_binding.path; }
    void refresh();      ///< from the project
    void refreshValue(); ///< from the plan report
    void followTime();   ///< the same, where a moment may have changed it
    void apply(const QString &text);
    bool isUnfinished() const; ///< what was typed is not in the project
    void takeBack();           ///< what was typed and is not in the project
    const QString &shownValue() const { return m_shownValue; }
    void breakLines();      ///< what has no room in a line goes on below it; the layout must ask for its height
    int wholeWidth() const; ///< that text and value need in one line

    bool hasHeightForWidth() const override { return m_breaks; }
    int heightForWidth(int width) const override;
    QStringList lines(int width) const; ///< of the text, as they are drawn in a field so wide that does not have the keyboard

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    QSize sizeHint() const override;

private:
    QString valueText() const;
    void settle();
    void placeValue();
    int valueSpace() const;
    void paintLines();

    SetupContext &m_context;
    FieldBinding m_binding;
    QString m_shownValue;
    bool m_breaks = false;
    QString m_typed;   ///< what was typed last, while the field is edited
    QString m_meant;   ///< how the project says it: "1, 2" where "1,2," was typed
    QString m_refusal; ///< why what was typed is not in the project
    QString m_moment;  ///< of a parameter that is time, while it passes
};

} // namespace kernelscope
