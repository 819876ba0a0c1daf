#pragma once

#include <QLineEdit>

namespace kernelscope {

/// A field whose text, where it is too long, ends with an ellipsis until it is edited. What stands in it while it has none is italic.
class ElidedEdit : public QLineEdit
{
    Q_OBJECT

public:
    using QLineEdit::QLineEdit;

protected:
    void paintEvent(QPaintEvent *event) override;
    void paintInstead(const QString &text, const QColor &colour, bool isItalic = false); ///< of the field's own text
    QRect textPlace() const;
};

} // namespace kernelscope
