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
    void fitToCurrent(); ///< it is as wide as its text, so that several have room side by side; the list is as wide as it needs
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    void showPopup() override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_isAsItsText = false;
};

} // namespace kernelscope
