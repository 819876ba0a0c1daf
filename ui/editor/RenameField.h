#pragma once

#include <QLineEdit>

namespace kernelscope {

class Appearance;

/// A name in the text that gets another one, at its place. Enter asks for it, Escape or another focus ends it.
class RenameField : public QLineEdit
{
    Q_OBJECT

public:
    /// `place`: of the name, in the window.
    RenameField(const Appearance &appearance, const QString &name, const QRect &place, QWidget *window);

Q_SIGNALS:
    void nameChosen(const QString &name); ///< another one, which may be a name; it is gone then
    void dismissed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool event(QEvent *event) override;

private:
    void finish();

    const QString m_before;
};

} // namespace kernelscope
