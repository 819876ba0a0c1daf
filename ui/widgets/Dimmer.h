#pragma once

#include <QWidget>

namespace kernelscope {

/// Lies over a view and lets it show through, paler: what is seen is of an earlier run. Lets the mouse through.
class Dimmer : public QWidget
{
    Q_OBJECT

public:
    explicit Dimmer(QWidget *over);
    void say(const QString &text); ///< in the middle: what is going on meanwhile

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_text;
};

} // namespace kernelscope
