// The comparison as a picture, with its table.

#include <algorithm>

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QPainter>

#include "ui/compare/CompareScene.h"
#include "ui/compare/CompareView.h"
#include "ui/models/CompareModel.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/PopupMenu.h"
#include "ui/widgets/TablePicture.h"
#include "ui/widgets/ViewChoice.h"

namespace kernelscope {

constexpr double margin = 16;
constexpr double pictureWidth = 960;
constexpr TablePart tablePart{40, 16, false};

/// What it says in words, above the drawing.
static double saidHeight(const CompareData &data, const Appearance &appearance, double width)
{
    const QString said = summaryText(data, false);
    const QFontMetricsF metrics(appearance.interfaceFont());
    return said.isEmpty() ? 0
                          : metrics.boundingRect(QRectF(0, 0, width, 1e4), Qt::TextWordWrap, said).height() + appearance.px(margin) / 2.0;
}

QSizeF CompareView::pictureSize() const
{
    if (!nothingToShow().isEmpty())
        return {};
    const double edge = m_appearance.px(margin);
    const TablePicture table(*m_model, m_appearance, tablePart);
    const double chart = compareHeights(m_data, m_appearance).best;
    const double width = std::max(table.width(), double(m_appearance.px(pictureWidth)));
    return {width + 2 * edge,
            saidHeight(m_data, m_appearance, width) + chart + (m_model->rowCount() > 0 ? table.height() + edge : 0) + 2 * edge};
}

void CompareView::paintPicture(QPainter &painter, const QRectF &into) const
{
    const QSizeF size = pictureSize();
    if (size.isEmpty())
        return;
    const double edge = m_appearance.px(margin);
    const double width = size.width() - 2 * edge;
    const QRectF chart(edge, edge + saidHeight(m_data, m_appearance, width), width, compareHeights(m_data, m_appearance).best);
    painter.save();
    painter.translate(into.topLeft());
    painter.scale(into.width() / size.width(), into.height() / size.height());
    painter.setFont(m_appearance.interfaceFont());
    painter.setPen(m_appearance.theme().text);
    painter.drawText(QRectF(edge, edge, width, chart.top() - edge), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                     summaryText(m_data, false));
    paint(compareScene(m_data, m_appearance, chart), painter, m_appearance);
    if (m_model->rowCount() > 0)
        TablePicture(*m_model, m_appearance, tablePart).paint(painter, {edge, chart.bottom() + edge});
    painter.restore();
}

void CompareView::contextMenuEvent(QContextMenuEvent *event)
{
    if (pictureSize().isEmpty())
        return;
    auto *menu = new QMenu(this);
    if (const int row = pickedRow(); row >= 0 && m_against->count() > 2) {
        const QString launch = m_data.rows[row].timing.name;
        if (launch == m_data.reference)
            menu->addAction(tr("Compare with the fastest"), this, [this] { compareWith({}); });
        else
            menu->addAction(tr("Compare all with %1").arg(QString(launch).replace(u'&', QStringLiteral("&&"))), this,
                            [this, launch] { compareWith(launch); });
        menu->addSeparator();
    }
    menu->addAction(tr("Save as picture\u2026"), this, &CompareView::pictureWanted);
    menu->addAction(tr("Copy the table"), this, [this] { QGuiApplication::clipboard()->setText(m_model->text()); });
    popUp(menu, event->globalPos());
}

} // namespace kernelscope
