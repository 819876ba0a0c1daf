#include "ui/theme/Theme.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace kernelscope {

Theme Theme::light()
{
    return {.window = 0xf3f5f8,
            .surface = 0xffffff,
            .raised = 0xf8f9fb,
            .hover = 0xe8ecf2,
            .border = 0xd6dbe3,
            .text = 0x1a1f29,
            .mutedText = 0x566072,
            .accent = 0x0a5fb4,
            .accentSoft = 0xdcebfa,
            .onAccent = 0xffffff,
            .error = 0xb3261e,
            .errorSoft = 0xfdecea,
            .warning = 0x8a5200,
            .warningSoft = 0xfff3dc,
            .success = 0x1a6b3c,
            .keyword = 0x0a5fb4,
            .builtin = 0x7a3e9d,
            .number = 0x0b6e5f,
            .string = 0x9a3b12,
            .comment = 0x5f6b5c,
            .preprocessor = 0x8a5200};
}

Theme Theme::dark()
{
    return {.isDark = true,
            .window = 0x181b21,
            .surface = 0x1f232a,
            .raised = 0x272c35,
            .hover = 0x303743,
            .border = 0x3b424e,
            .text = 0xe8ebf1,
            .mutedText = 0xa8b1c0,
            .accent = 0x6fb4f7,
            .accentSoft = 0x24405e,
            .onAccent = 0x0e1722,
            .error = 0xff9187,
            .errorSoft = 0x47272a,
            .warning = 0xf2bd5a,
            .warningSoft = 0x433519,
            .success = 0x74d39b,
            .keyword = 0x7cbcf8,
            .builtin = 0xd0a5f0,
            .number = 0x7fd6c2,
            .string = 0xf0a884,
            .comment = 0xa1ad9d,
            .preprocessor = 0xf2bd5a};
}

QPalette Theme::palette() const
{
    QPalette palette;
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Base, surface);
    palette.setColor(QPalette::AlternateBase, raised);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::PlaceholderText, placeholder());
    palette.setColor(QPalette::Button, raised);
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::BrightText, error);
    palette.setColor(QPalette::Highlight, accentSoft);
    palette.setColor(QPalette::HighlightedText, text);
    palette.setColor(QPalette::Link, accent);
    palette.setColor(QPalette::LinkVisited, accent);
    palette.setColor(QPalette::ToolTipBase, raised);
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::Mid, border);
    palette.setColor(QPalette::Light, hover);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, mutedText);
    return palette;
}

QColor Theme::placeholder() const
{
    constexpr double share = 0.13; // of the ground: what is read stays readable
    const auto part = [](float own, float ground) { return float(own + (ground - own) * share); };
    return QColor::fromRgbF(part(mutedText.redF(), surface.redF()), part(mutedText.greenF(), surface.greenF()),
                            part(mutedText.blueF(), surface.blueF()));
}

QColor Theme::edge() const
{
    return isDark ? mutedText.darker(150) : mutedText.lighter(145);
}

QColor Theme::category(int index)
{
    static constexpr std::array<QRgb, 8> colours{0x0072b2, 0xe69f00, 0x009e73, 0xcc79a7, 0x56b4e9, 0xd55e00, 0xf0e442, 0x8a8f98};
    return QColor(colours[std::size_t(std::abs(index)) % colours.size()]);
}

/// Between evenly spaced stops.
template <std::size_t count> static QColor between(const std::array<QRgb, count> &stops, double value)
{
    const double position = std::clamp(std::isnan(value) ? 0.0 : value, 0.0, 1.0) * double(count - 1);
    const auto below = std::min(std::size_t(position), count - 2);
    const double share = position - double(below);
    const QColor first(stops[below]);
    const QColor second(stops[below + 1]);
    const auto mixed = [share](int a, int b) { return int(std::lround(a + (b - a) * share)); };
    return QColor(mixed(first.red(), second.red()), mixed(first.green(), second.green()), mixed(first.blue(), second.blue()));
}

QColor Theme::ramp(double value)
{
    static constexpr std::array<QRgb, 6> stops{0x440154, 0x414487, 0x2a788e, 0x22a884, 0x7ad151, 0xfde725};
    return between(stops, value);
}

QColor Theme::diverging(double value)
{
    static constexpr std::array<QRgb, 7> stops{0x2166ac, 0x67a9cf, 0xd1e5f0, 0xf7f7f7, 0xfddbc7, 0xef8a62, 0xb2182b};
    return between(stops, value);
}

QColor Theme::notFinite(int kind)
{
    static constexpr std::array<QRgb, 3> colours{0xff4fc4, 0xffb8ea, 0x96006b};
    return QColor(colours[std::size_t(std::abs(kind)) % colours.size()]);
}

static double luminance(const QColor &colour)
{
    const auto linear = [](double part) { return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double Theme::contrast(const QColor &first, const QColor &second)
{
    const double a = luminance(first) + 0.05;
    const double b = luminance(second) + 0.05;
    return std::max(a, b) / std::min(a, b);
}

QColor Theme::textOn(const QColor &background)
{
    return contrast(background, Qt::black) >= contrast(background, Qt::white) ? Qt::black : Qt::white;
}

} // namespace kernelscope
