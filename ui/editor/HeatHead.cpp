#include "ui/editor/HeatHead.h"

#include "ui/editor/HeatMargin.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {

HeatHead::HeatHead(const Appearance &appearance, QWidget *parent) : QLabel(parent), m_appearance(appearance)
{
    setObjectName(QStringLiteral("heat-head"));
    setAutoFillBackground(true);
    hide();
}

void HeatHead::tell(const HeatMargin &heat)
{
    QPalette colours = palette();
    colours.setColor(QPalette::Window, m_appearance.theme().surface);
    colours.setColor(QPalette::WindowText, m_appearance.theme().mutedText);
    setPalette(colours);
    setFont(m_appearance.interfaceFont(0.8));
    setContentsMargins(m_appearance.px(6), 0, 0, 0);
    setText(heat.heading());
    setToolTip(heat.headingToolTip());
    setVisible(!text().isEmpty());
}

int HeatHead::wantedHeight() const
{
    return text().isEmpty() ? 0 : QFontMetrics(font()).height();
}

} // namespace kernelscope
