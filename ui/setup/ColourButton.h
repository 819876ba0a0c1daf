#pragma once

#include <QToolButton>

#include "ui/setup/SetupContext.h"

namespace kernelscope {

/// A parameter's number as a colour, 0xRRGGBB: shows it, and asks for another one.
class ColourButton : public QToolButton
{
    Q_OBJECT

public:
    ColourButton(SetupContext &context, const FieldBinding &binding, QWidget *parent = nullptr);
    void setColour(const QColor &colour); ///< as if it was chosen
    void refresh();

private:
    QColor colour() const;
    void choose();

    SetupContext &m_context;
    FieldBinding m_binding;
};

} // namespace kernelscope
