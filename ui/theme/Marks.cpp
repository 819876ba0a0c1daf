#include "ui/theme/Marks.h"

#include <array>

#include "ui/theme/Theme.h"

namespace kernelscope {

QColor markColour(const Theme &theme, int index)
{
    static constexpr std::array<QRgb, 8> onLight{0x0072b2, 0xb37a00, 0x008f68, 0xb85f90, 0x2f8fc6, 0xd55e00, 0x8f8400, 0x7a8089};
    static constexpr std::array<QRgb, 8> onDark{0x5b8ff0, 0xe69f00, 0x1fb88f, 0xd98fbb, 0x8ad4f7, 0xf07a2e, 0xf0e442, 0x9aa1ab};
    return QColor((theme.isDark ? onDark : onLight)[std::size_t(std::abs(index)) % onLight.size()]);
}

QColor mixed(const QColor &a, const QColor &b, double share)
{
    return QColor::fromRgbF(float(a.redF() + (b.redF() - a.redF()) * share), float(a.greenF() + (b.greenF() - a.greenF()) * share),
                            float(a.blueF() + (b.blueF() - a.blueF()) * share));
}

QColor recordedColour(const Theme &theme)
{
    return mixed(theme.accent, theme.surface, 0.35);
}

QColor absentColour(const Theme &theme)
{
    return mixed(theme.mutedText, theme.surface, 0.65);
}

std::pair<double, double> rampOn(const QColor &ground)
{
    constexpr double least = 3;
    constexpr int steps = 100;
    int from = 0, to = steps;
    while (from < steps && Theme::contrast(Theme::ramp(double(from) / steps), ground) < least)
        ++from;
    while (to > from && Theme::contrast(Theme::ramp(double(to) / steps), ground) < least)
        --to;
    return {double(from) / steps, double(to) / steps};
}

} // namespace kernelscope
