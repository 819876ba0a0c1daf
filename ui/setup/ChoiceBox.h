#pragma once

#include <QComboBox>

#include "ui/setup/SetupContext.h"

namespace kernelscope {

/// A field for one of some values, bound like an ExpressionEdit. The wheel does nothing unless it has the focus, so that
/// scrolling the panel changes no project.
class ChoiceBox : public QComboBox
{
    Q_OBJECT

public:
    struct Choice
    {
        QString text;
        QString value;
    };

    ChoiceBox(SetupContext &context, const FieldBinding &binding, const QList<Choice> &choices, QWidget *parent = nullptr);

    const QString &path() const { return m_binding.path; }
    void refresh();
    void apply(const QString &value); ///< as if it was chosen
    void showPopup() override;

protected:
    void wheelEvent(QWheelEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    void fill();

    SetupContext &m_context;
    FieldBinding m_binding;
    QList<Choice> m_rest; ///< that are not items yet: of many, until they are asked for
};

/// Choices that show what they mean.
QList<ChoiceBox::Choice> plainChoices(const QStringList &values);

} // namespace kernelscope
