#pragma once

#include <QTimer>
#include <QWidget>

namespace kernelscope {

/// Lies over a view and lets it show through, paler: what is seen is of an earlier run. Lets the mouse through. Shows itself
/// a moment after it is told to, so that runs too short to see make nothing flash.
class Dimmer : public QWidget
{
    Q_OBJECT

public:
    static constexpr float paleness = 0.12f; ///< of what is of an earlier state, which is read all the same
    explicit Dimmer(QWidget *over);
    void setVisible(bool visible) override;
    void say(const QString &text); ///< in the middle: what is going on meanwhile

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_text;
    QTimer m_soon;
};

} // namespace kernelscope
