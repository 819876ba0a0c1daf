#include "ui/results/HistogramScene.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>

#include "support/Filled.h"
#include "support/Tr.h"
#include "ui/layout/ChartAxis.h"
#include "ui/models/Counts.h"
#include "ui/results/HeatScene.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {
namespace {

constexpr int usualBars = 64;

QString besideText(const Histogram &histogram)
{
    QStringList parts;
    if (histogram.below > 0)
        parts << tr("%1 below").arg(fullCount(histogram.below));
    if (histogram.above > 0)
        parts << tr("%1 above").arg(fullCount(histogram.above));
    if (histogram.notFinite > 0)
        parts << tr("%1 not finite").arg(fullCount(histogram.notFinite));
    return parts.join(QStringLiteral("  \u00b7  "));
}

/// The limits of a bar; of whole numbers the first and the last in it.
QString valuesText(const Histogram &histogram, std::size_t bar)
{
    const double from = histogram.from(bar), to = histogram.from(bar + 1);
    const double first = std::ceil(from), last = std::ceil(to) - 1;
    if (!histogram.isOfWhole || first > last) // Logarithms leave bars without any.
        return tr("%1 to %2").arg(roundedText(from), roundedText(to));
    const QString text = separated(numberText(first));
    return first == last ? text : tr("%1 to %2").arg(text, separated(numberText(last)));
}

QString barText(const Histogram &histogram, std::size_t bar)
{
    return filled(tr("%1: %2"), valuesText(histogram, bar),
                  histogram.counts[bar] == 1 ? tr("1 element") : tr("%1 elements").arg(fullCount(histogram.counts[bar])));
}

} // namespace

Histogram histogramOf(const NumberGrid &grid, const HeatColours &range, const std::stop_token &stop)
{
    Histogram made{range, !isFloating(grid.scalar()), std::vector<quint64>(usualBars)};
    made.range.map = ColourMap::Sequential; // Logarithms of what is above 0.
    if (made.isOfWhole && range.isLog && range.to > 0.5) {
        made.range.from = std::max(made.range.valueAt(0), 0.5);
    } else if (made.isOfWhole && !range.isLog) {
        const double first = std::ceil(range.from), count = std::max(1.0, std::floor(range.to) - first + 1);
        const double width = std::ceil(count / usualBars), bars = std::ceil(count / width);
        made.range.from = first - 0.5;
        made.range.to = made.range.from + bars * width;
        made.counts.assign(std::size_t(bars), 0);
    }
    const auto bars = double(made.counts.size());
    const double low = made.range.valueAt(0), high = made.range.to;
    grid.read([&](auto read) {
        for (qint64 cell = 0; cell < grid.count(); ++cell) {
            if (cell % (1 << 20) == 0 && stop.stop_requested())
                return;
            const auto value = double(read(cell));
            if (!std::isfinite(value))
                ++made.notFinite;
            else if (value < low)
                ++made.below;
            else if (value > high)
                ++made.above;
            else
                ++made.counts[std::size_t(std::min(bars - 1, made.range.position(value) * bars))];
        }
    });
    return made;
}

Scene histogramScene(const Histogram &histogram, const Appearance &appearance, const QSizeF &size)
{
    Scene scene;
    scene.size = size;
    if (histogram.counts.empty() || size.isEmpty())
        return scene;
    const QFontMetricsF metrics(appearance.interfaceFont(0.85));
    const double line = metrics.height();
    const auto say = [&](const QRectF &rect, const QString &text, int flags) { scene.text(rect, {text, Ink::Muted, flags, 0.85}); };
    const quint64 most = std::max<quint64>(1, *std::ranges::max_element(histogram.counts));
    const double left = metrics.horizontalAdvance(fullCount(most)) + appearance.px(14);
    const QRectF room(left, line * 1.6, std::max(1.0, size.width() - left - appearance.px(14)), std::max(1.0, size.height() - 3.4 * line));
    const ChartAxis heights{0, double(most), room.height(), false};
    for (const double count : chartTicks(heights, 2.2 * line)) {
        if (count != std::round(count))
            continue;
        const double y = room.bottom() - heights.toPixel(count);
        scene.line({room.left(), y, room.right(), y}, {Ink::Border});
        say({0, y - line / 2, left - appearance.px(6), line}, fullCount(quint64(count)), Qt::AlignRight | Qt::AlignVCenter);
    }
    const double pitch = room.width() / double(histogram.counts.size());
    for (std::size_t bar = 0; bar < histogram.counts.size(); ++bar) {
        const QRectF all(room.left() + double(bar) * pitch, room.top(), pitch, room.height());
        const double height = histogram.counts[bar] == 0 ? 0 : std::max(1.5, heights.toPixel(double(histogram.counts[bar])));
        if (height > 0)
            scene.box({all.left() + std::min(1.0, pitch / 8), room.bottom() - height, pitch - std::min(2.0, pitch / 4), height},
                      Ink::Accent);
        SceneItem &target = scene.box(all, {});
        target.toolTip = target.name = barText(histogram, bar);
    }
    scene.line(QLineF(room.bottomLeft(), room.bottomRight()), {Ink::Edge});
    double until = -1e9;
    for (const double value :
         chartTicks({histogram.range.valueAt(0), histogram.range.to, room.width(), histogram.range.isLog}, appearance.px(70))) {
        const double x = room.left() + histogram.range.position(value) * room.width(),
                     width = metrics.horizontalAdvance(roundedText(value));
        if (x - width / 2 < until || x + width / 2 > size.width())
            continue;
        until = x + width / 2 + appearance.px(6);
        scene.line({x, room.bottom(), x, room.bottom() + appearance.px(4)}, {Ink::Edge});
        say({x - width, room.bottom() + appearance.px(5), 2 * width, line}, roundedText(value), Qt::AlignCenter);
    }
    say({room.left(), 0, room.width(), line}, tr("Elements by value"), Qt::AlignLeft | Qt::AlignVCenter);
    say({room.left(), 0, room.width(), line}, besideText(histogram), Qt::AlignRight | Qt::AlignVCenter);
    return scene;
}

} // namespace kernelscope
