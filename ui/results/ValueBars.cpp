#include "ui/results/ValueBars.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>

#include "support/Numbers.h"
#include "ui/models/Counts.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {

constexpr quint64 mostBars = 32;
constexpr double barsHeight = 120;
constexpr double widestBar = 72; // With the gap after it.

bool hasBars(const BufferResult &buffer)
{
    const bool isList = buffer.imageFormat.isEmpty() && !buffer.type.isStruct() && buffer.type.components == 1;
    const bool isFlat = buffer.shape.size() == 1 && buffer.elementCount >= 2 && buffer.elementCount <= mostBars;
    return isList && isFlat && buffer.readBack && buffer.nanCount == 0 && buffer.min < buffer.max && std::isfinite(buffer.max - buffer.min);
}

QSizeF barsSize(qsizetype values, const Appearance &appearance)
{
    return {double(values) * appearance.px(widestBar), double(appearance.px(barsHeight))};
}

Scene barsScene(const QList<double> &values, const Appearance &appearance, const QSizeF &size)
{
    Scene scene;
    scene.size = size;
    if (values.isEmpty())
        return scene;
    const auto [least, greatest] = std::ranges::minmax(values);
    const double low = std::min(0.0, least), high = std::max(0.0, greatest);
    const double pitch = std::min(size.width() / double(values.size()), double(appearance.px(widestBar)));
    const double gap = std::clamp(pitch * 0.2, 1.0, double(appearance.px(12)));
    const QFontMetricsF metrics(appearance.codeFont(0.8));
    const double line = metrics.height();
    const double height = size.height() - (low < 0 ? 3 : 2) * line;
    const auto yOf = [&](double value) { return line + (high - value) / (high - low) * height; };
    const auto addText = [&](double left, double top, const QString &text, const Ink &ink) {
        if (metrics.horizontalAdvance(text) <= pitch)
            scene.text({left, top, pitch, line}, {text, ink, Qt::AlignCenter, 0.8}).text.isCode = true;
    };
    for (qsizetype k = 0; k < values.size(); ++k) {
        const double left = double(k) * pitch;
        const QRectF bar = QRectF(QPointF(left + gap / 2, yOf(values[k])), QPointF(left + pitch - gap / 2, yOf(0))).normalized();
        scene.box(bar, Ink::Accent);
        addText(left, values[k] < 0 ? bar.bottom() : bar.top() - line, separated(digitsText(values[k], 6)), Ink::Text);
        addText(left, size.height() - line, QString::number(k), Ink::Muted);
    }
    scene.line({0, yOf(0), pitch * double(values.size()), yOf(0)}, {Ink::Edge});
    return scene;
}

} // namespace kernelscope
