#include "ui/results/ResultsPicture.h"

#include <algorithm>

#include <QPainter>

#include "ui/models/BufferTableModel.h"
#include "ui/models/LaunchModel.h"
#include "ui/models/RunMemoryTexts.h"
#include "ui/results/BufferView.h"
#include "ui/results/ChecksPanel.h"
#include "ui/results/ValueBars.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/TablePicture.h"

namespace kernelscope {

constexpr double margin = 16;
constexpr TablePart bufferPart{32, 16, true};

ResultsPicture::ResultsPicture(const RunResult &run, const LaunchModel &launches, const BufferTableModel &buffer,
                               const Appearance &appearance)
    : m_run(run), m_launches(launches), m_buffer(buffer), m_appearance(appearance)
{
}

double ResultsPicture::line() const
{
    return QFontMetricsF(m_appearance.interfaceFont()).height() * 1.5;
}

QString ResultsPicture::checkText(const CheckResult &check) const
{
    return QObject::tr("%1: %2 \u2014 %3")
        .arg(check.passed ? QObject::tr("passed") : QObject::tr("failed"), check.name, checkSummary(check));
}

QSizeF ResultsPicture::size() const
{
    return lay(nullptr);
}

void ResultsPicture::paint(QPainter &painter) const
{
    lay(&painter);
}

void ResultsPicture::paintCheck(QPainter &painter, double top, const CheckResult &check) const
{
    const Theme &theme = m_appearance.theme();
    const double edge = m_appearance.px(margin);
    const double mark = line() * 0.45;
    const QRectF box(edge, top + (line() - mark) / 2, mark, mark);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(check.passed ? theme.success : theme.error, m_appearance.px(2)));
    if (check.passed) {
        painter.drawPolyline(QPolygonF{box.bottomLeft() - QPointF(0, mark / 2), box.bottomLeft() + QPointF(mark / 3, 0), box.topRight()});
    } else {
        painter.drawLine(box.topLeft(), box.bottomRight());
        painter.drawLine(box.bottomLeft(), box.topRight());
    }
    painter.setFont(m_appearance.interfaceFont());
    painter.setPen(check.passed ? theme.text : theme.error);
    painter.drawText(QRectF(edge + mark + m_appearance.px(8), top, 1, line()), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                     checkText(check));
}

QSizeF ResultsPicture::lay(QPainter *painter) const
{
    const double edge = m_appearance.px(margin);
    const QFontMetricsF metrics(m_appearance.interfaceFont());
    double y = edge;
    double width = 0;
    for (const CheckResult &check : m_run.checks) {
        if (painter)
            paintCheck(*painter, y, check);
        width = std::max(width, metrics.horizontalAdvance(checkText(check)) + line());
        y += line();
    }
    y += m_run.checks.isEmpty() ? 0 : edge;
    const auto addTable = [&](const TablePicture &table) {
        if (painter)
            table.paint(*painter, {edge, y});
        width = std::max(width, table.width());
        y += table.height() + edge;
    };
    if (m_launches.rowCount() > 0)
        addTable(TablePicture(m_launches, m_appearance, {16, LaunchModel::ColumnCount, false}));
    for (const QString &memory : {memoryText(m_run.memory), savedReadsText(m_run)}) {
        if (memory.isEmpty())
            continue;
        if (painter) {
            painter->setFont(m_appearance.interfaceFont());
            painter->setPen(m_appearance.theme().mutedText);
            painter->drawText(QRectF(edge, y - edge / 2, 1, line()), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, memory);
        }
        width = std::max(width, metrics.horizontalAdvance(memory));
        y += line();
    }
    if (m_buffer.columnCount() > 0) {
        const QString summary = m_buffer.buffer().name + QStringLiteral(": ") + bufferSummary(m_buffer.buffer(), &m_buffer);
        if (painter) {
            painter->setFont(m_appearance.interfaceFont());
            painter->setPen(m_appearance.theme().text);
            painter->drawText(QRectF(edge, y, 1, line()), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, summary);
        }
        width = std::max(width, metrics.horizontalAdvance(summary));
        y += line();
        if (hasBars(m_buffer.buffer())) {
            const QList<double> bars = m_buffer.firstNumbers(m_buffer.buffer().elementCount);
            const QSizeF room = barsSize(bars.size(), m_appearance);
            if (painter)
                paintBars(*painter, QRectF(QPointF(edge, y), room), bars, m_appearance);
            width = std::max(width, room.width());
            y += room.height() + edge / 2;
        }
        addTable(TablePicture(m_buffer, m_appearance, bufferPart));
    }
    return {width + 2 * edge, y};
}

} // namespace kernelscope
