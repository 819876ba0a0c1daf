#include "ui/results/ValueBars.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "ui/models/Counts.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {

constexpr quint64 mostBars = 32;
constexpr double barsHeight = 120;
constexpr double widestBar = 72; // With the gap behind it.

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

void paintBars(QPainter &painter, const QRectF &into, const QList<double> &values, const Appearance &appearance)
{
    if (values.isEmpty())
        return;
    const Theme &theme = appearance.theme();
    const auto [least, greatest] = std::ranges::minmax(values);
    const double low = std::min(0.0, least), high = std::max(0.0, greatest);
    const double pitch = std::min(into.width() / double(values.size()), double(appearance.px(widestBar)));
    painter.setFont(appearance.codeFont(0.8));
    const QFontMetricsF metrics(painter.font());
    const double line = metrics.height();
    const QRectF room = into.adjusted(0, line, 0, low < 0 ? -2 * line : -line);
    const auto yOf = [&](double value) { return room.bottom() - (value - low) / (high - low) * room.height(); };
    for (qsizetype k = 0; k < values.size(); ++k) {
        const double left = into.left() + double(k) * pitch;
        const double gap = std::clamp(pitch * 0.2, 1.0, double(appearance.px(12)));
        const QRectF bar = QRectF(QPointF(left + gap / 2, yOf(values[k])), QPointF(left + pitch - gap / 2, yOf(0))).normalized();
        painter.fillRect(bar, theme.accent);
        const QString value = separated(QString::number(values[k], 'g', 6));
        if (metrics.horizontalAdvance(value) <= pitch) {
            painter.setPen(theme.text);
            const double top = values[k] < 0 ? bar.bottom() : bar.top() - line;
            painter.drawText(QRectF(left, top, pitch, line), Qt::AlignCenter, value);
        }
        if (metrics.horizontalAdvance(QString::number(values.size())) <= pitch) {
            painter.setPen(theme.mutedText);
            painter.drawText(QRectF(left, into.bottom() - line, pitch, line), Qt::AlignCenter, QString::number(k));
        }
    }
    painter.setPen(theme.edge());
    painter.drawLine(QPointF(into.left(), yOf(0)), QPointF(into.left() + pitch * double(values.size()), yOf(0)));
}

} // namespace kernelscope
