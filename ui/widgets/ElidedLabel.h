#pragma once

#include <QLabel>

namespace kernelscope {

/// One line of text that gives way where there is little room: it is cut with an ellipsis and read in full by hovering.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(const QString &text = {}, QWidget *parent = nullptr);

    void setFullText(const QString &text);
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool isCut() const;
};

} // namespace kernelscope
