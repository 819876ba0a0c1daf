#include "ui/widgets/ScaledLayout.h"

#include "ui/theme/Appearance.h"

namespace kernelscope {

void keepScaled(const Appearance &appearance, QBoxLayout &layout, const QMarginsF &margins, double spacing)
{
    const auto apply = [&appearance, &layout, margins, spacing] {
        layout.setContentsMargins(appearance.px(margins.left()), appearance.px(margins.top()), appearance.px(margins.right()),
                                  appearance.px(margins.bottom()));
        layout.setSpacing(appearance.px(spacing));
    };
    QObject::connect(&appearance, &Appearance::changed, &layout, apply);
    apply();
}

} // namespace kernelscope
