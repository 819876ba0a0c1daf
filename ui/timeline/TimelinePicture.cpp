// The timeline as a picture: all lanes and commands, without scroll bars.

#include <algorithm>

#include <QLabel>
#include <QPainter>
#include <QTextDocument>

#include "session/Session.h"
#include "ui/models/EventModel.h"
#include "ui/scene/SceneView.h"
#include "ui/theme/Appearance.h"
#include "ui/timeline/TimelineView.h"
#include "ui/timeline/TimelineWidget.h"
#include "ui/scene/TableScene.h"

namespace kernelscope {

constexpr double margin = 16;
constexpr double leastWidth = 960;
constexpr TablePart eventPart{24, EventModel::ColumnCount, false};

double TimelineView::legendHeight() const
{
    return QFontMetricsF(m_appearance.interfaceFont()).height() * 1.8;
}

/// Which colour is which kind of command.
void TimelineView::paintLegend(QPainter &painter, const TimelineWidget &lanes) const
{
    QStringList parts;
    for (const QString &kind : shownKinds())
        parts << legendText(kind);
    if (lanes.showsPins())
        parts << pinText(lanes.leavesPinsOut());
    QTextDocument legend;
    legend.setDefaultFont(m_appearance.interfaceFont());
    legend.setDocumentMargin(0);
    legend.setHtml(
        QStringLiteral("<span style='color:%1'>%2</span>").arg(m_appearance.theme().mutedText.name(), parts.join(u"&nbsp; &nbsp; ")));
    legend.drawContents(&painter);
}

/// What stands above the lanes in the window, without what a pin means.
QString TimelineView::words() const
{
    QStringList texts{pathText(), m_idleText};
    texts.removeAll(QString());
    return texts.join(u' ');
}

double TimelineView::wordsHeight(double width) const
{
    const QFontMetricsF metrics(m_appearance.interfaceFont());
    return words().isEmpty() ? 0
                             : metrics.boundingRect(QRectF(0, 0, width, 1e4), Qt::TextWordWrap, words()).height() + metrics.height() / 2;
}

QSizeF TimelineView::pictureSize() const
{
    if (showsGraph())
        return m_graph->pictureSize();
    if (m_model->rowCount() == 0)
        return {};
    const QSizeF table = tableScene(*m_model, m_appearance, eventPart).size;
    const double edge = m_appearance.px(margin);
    const double width = std::max(table.width(), double(m_appearance.px(leastWidth)));
    return {width + 2 * edge, legendHeight() + wordsHeight(width) + m_timeline->wantedHeight(int(width)) + table.height() + 3 * edge};
}

void TimelineView::paintPicture(QPainter &painter, const QRectF &into) const
{
    if (showsGraph())
        return m_graph->paintPicture(painter, into);
    const auto &run = m_session.lastGoodRun();
    const QSizeF size = pictureSize();
    if (!run || size.isEmpty())
        return;
    const double edge = m_appearance.px(margin);
    TimelineWidget lanes(m_appearance); // One that was never scrolled or zoomed.
    lanes.setFrameShape(QFrame::NoFrame);
    lanes.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    lanes.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    lanes.setEvents(run->events, run->graph);
    const int width = int(size.width() - 2 * edge);
    lanes.resize(width, lanes.wantedHeight(width));
    lanes.ensurePolished();
    painter.save();
    painter.translate(into.topLeft());
    painter.scale(into.width() / size.width(), into.height() / size.height());
    painter.translate(edge, edge);
    paintLegend(painter, lanes);
    painter.translate(0, legendHeight());
    painter.setFont(m_appearance.interfaceFont());
    painter.setPen(m_appearance.theme().mutedText);
    painter.drawText(QRectF(0, 0, width, wordsHeight(width)), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, words());
    painter.translate(0, wordsHeight(width));
    lanes.render(&painter, {}, {}, QWidget::DrawChildren);
    painter.translate(0, lanes.height() + edge);
    paint(tableScene(*m_model, m_appearance, eventPart), painter, m_appearance);
    painter.restore();
}

} // namespace kernelscope
