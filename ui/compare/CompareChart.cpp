#include "ui/compare/CompareChart.h"

#include <algorithm>
#include <cmath>

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/theme/Appearance.h"
#include "ui/widgets/FocusFrame.h"

namespace kernelscope {

CompareChart::CompareChart(const Appearance &appearance, QWidget *parent) : QWidget(parent), m_appearance(appearance)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Times, drawn"));
    connect(&appearance, &Appearance::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void CompareChart::show(const CompareData &data)
{
    if (data == m_data)
        return;
    m_data = data;
    m_hovered = {};
    m_chosen = {};
    setAccessibleDescription(summaryText(data));
    updateGeometry();
    update();
    tell();
}

QSize CompareChart::minimumSizeHint() const
{
    return {m_appearance.px(160), int(std::ceil(ComparePainting::leastHeight(m_data, m_appearance))) + m_appearance.px(12)};
}

QSize CompareChart::sizeHint() const
{
    return {m_appearance.px(480), int(ComparePainting::bestHeight(m_data, m_appearance)) + m_appearance.px(12)};
}

QRectF CompareChart::drawingArea() const
{
    return QRectF(rect()).adjusted(m_appearance.px(8), m_appearance.px(6), -m_appearance.px(8), -m_appearance.px(6));
}

void CompareChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_appearance.theme().surface);
    ComparePainting(m_data, m_appearance, drawingArea()).paint(painter, pick());
    paintFocusFrame(painter, *this, m_appearance.theme());
}

int CompareChart::pickedRow() const
{
    const ComparePick now = pick();
    return now.isEmpty() ? -1 : m_data.lines[now.line].points[now.point].row;
}

void CompareChart::tell()
{
    const int row = pickedRow();
    if (row >= 0)
        setAccessibleDescription(figuresText(m_data, m_data.rows[row]));
    Q_EMIT picked(row);
}

void CompareChart::hover(const ComparePick &pick)
{
    if (pick == m_hovered)
        return;
    m_hovered = pick;
    update();
    tell();
}

void CompareChart::choose(const ComparePick &pick)
{
    m_chosen = pick;
    update();
    tell();
}

void CompareChart::mouseMoveEvent(QMouseEvent *event)
{
    hover(ComparePainting(m_data, m_appearance, drawingArea()).pickAt(event->position()));
}

void CompareChart::mousePressEvent(QMouseEvent *event)
{
    choose(ComparePainting(m_data, m_appearance, drawingArea()).pickAt(event->position()));
}

void CompareChart::leaveEvent(QEvent *)
{
    hover({});
}

/// Along the line, or at the same value to the line that is next above or below it. Bars lie below each other.
ComparePick CompareChart::beside(int key) const
{
    const auto isThere = [&](const ComparePick &pick) {
        return pick.line >= 0 && pick.line < int(m_data.lines.size()) && pick.point >= 0 &&
               pick.point < int(m_data.lines[pick.line].points.size());
    };
    if (!isThere(m_chosen)) {
        const auto first = std::ranges::find_if(m_data.lines, [](const CompareLine &line) { return !line.points.isEmpty(); });
        return first == m_data.lines.end() ? ComparePick() : ComparePick{int(first - m_data.lines.begin()), 0};
    }
    if (m_data.isMap)
        return cellBeside(key);
    const int by = key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 1;
    const bool isAlong = key == Qt::Key_Left || key == Qt::Key_Right;
    if (isAlong || !m_data.isSweep()) {
        ComparePick next = m_chosen;
        (m_data.isSweep() ? next.point : next.line) += by;
        return isThere(next) ? next : m_chosen;
    }
    const ComparePainting painting(m_data, m_appearance, drawingArea());
    const int place = m_data.lines[m_chosen.line].points[m_chosen.point].place;
    const double from = painting.placeOf(m_chosen).y();
    ComparePick next = m_chosen;
    double least = 1e9;
    for (int line = 0; line < int(m_data.lines.size()); ++line) {
        for (int point = 0; point < int(m_data.lines[line].points.size()); ++point) {
            const double away = (painting.placeOf({line, point}).y() - from) * by;
            if (m_data.lines[line].points[point].place != place || line == m_chosen.line || away < 0 || away >= least)
                continue;
            least = away;
            next = {line, point};
        }
    }
    return next;
}

/// The nearest cell in that direction, of the same map or of another.
ComparePick CompareChart::cellBeside(int key) const
{
    const ComparePainting painting(m_data, m_appearance, drawingArea());
    const QPointF from = painting.placeOf(m_chosen);
    const bool isAcross = key == Qt::Key_Left || key == Qt::Key_Right;
    const int by = key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 1;
    ComparePick next = m_chosen;
    double least = 1e9;
    for (int line = 0; line < int(m_data.lines.size()); ++line) {
        for (int point = 0; point < int(m_data.lines[line].points.size()); ++point) {
            const QPointF away = (painting.placeOf({line, point}) - from) * by;
            const double along = isAcross ? away.x() : away.y();
            const double beside = std::abs(isAcross ? away.y() : away.x());
            if (along < 1 || along + 4 * beside >= least)
                continue;
            least = along + 4 * beside;
            next = {line, point};
        }
    }
    return next;
}

void CompareChart::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        return choose(beside(event->key()));
    case Qt::Key_Escape:
        return choose({});
    default:
        QWidget::keyPressEvent(event);
    }
}

bool CompareChart::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QString failed = m_data.isSweep() ? ComparePainting(m_data, m_appearance, drawingArea()).failureAt(help->pos()) : QString();
    if (failed.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), failed, this);
    return true;
}

} // namespace kernelscope
