#pragma once

#include <QLabel>

namespace kernelscope {

/// One line of text that gives way where there is little room: what is shorter is said instead, and if that has no space either it is cut
/// with an ellipsis. Either way it is read in full by hovering.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(const QString &text = {}, QWidget *parent = nullptr);

    void setFullText(const QString &text, const QString &shorter = {});
    QString shownText() const;    ///< before it is cut
    void setMostLines(int lines); ///< it may take more than one before it is cut
    bool hasHeightForWidth() const override { return m_mostLines > 1; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override; ///< never narrower than the text
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool fits(const QString &text, int width) const;
    bool hasRoom(const QString &text) const;
    QString shownIn(int width) const;
    QStringList linesIn(int width) const;

    QString m_shorter;
    int m_mostLines = 1;
};

} // namespace kernelscope
