#pragma once

#include <QComboBox>

namespace kernelscope {

/// One of a few ways to see a view, in the bar above it. It gives way where there is little room, so that no bar says how narrow all views
/// may be; its text then ends in an ellipsis.
class ViewChoice : public QComboBox
{
    Q_OBJECT

public:
    ViewChoice(const QString &name, const QString &toolTip, const QStringList &choices, QWidget *parent);
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace kernelscope
