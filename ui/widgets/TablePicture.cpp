#include "ui/widgets/TablePicture.h"

#include <algorithm>
#include <numeric>

#include <QAbstractItemModel>
#include <QPainter>

#include "ui/theme/Appearance.h"

namespace kernelscope {

constexpr double widestCell = 360;

static QFont headerFont(const Appearance &appearance)
{
    QFont font = appearance.interfaceFont(0.95);
    font.setWeight(QFont::DemiBold);
    return font;
}

TablePicture::TablePicture(const QAbstractItemModel &model, const Appearance &appearance, int mostRows)
    : m_model(model), m_appearance(appearance), m_rows(std::min(model.rowCount(), mostRows))
{
    const QFontMetricsF header(headerFont(appearance));
    const QFontMetricsF cells(appearance.interfaceFont());
    m_rowHeight = cells.height() * 1.5;
    for (int column = 0; column < model.columnCount(); ++column) {
        double width = header.horizontalAdvance(model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        for (int row = 0; row < m_rows; ++row)
            width = std::max(width, cells.horizontalAdvance(model.index(row, column).data().toString()));
        m_widths << std::min(width + 1, double(appearance.px(widestCell))) + appearance.px(16);
    }
}

double TablePicture::width() const
{
    return std::accumulate(m_widths.begin(), m_widths.end(), 0.0);
}

double TablePicture::height() const
{
    const int left = m_model.rowCount() - m_rows;
    return m_rowHeight * (1 + m_rows + (left > 0 ? 1 : 0));
}

void TablePicture::paint(QPainter &painter, const QPointF &topLeft, int chosen) const
{
    const Theme &theme = m_appearance.theme();
    painter.save();
    for (int row = -1; row < m_rows; ++row)
        paintRow(painter, topLeft + QPointF(0, (row + 1) * m_rowHeight), row, row >= 0 && row == chosen);
    painter.fillRect(QRectF(topLeft.x(), topLeft.y() + m_rowHeight - 1, width(), 1), theme.border);
    if (const int left = m_model.rowCount() - m_rows; left > 0) {
        painter.setFont(m_appearance.interfaceFont());
        painter.setPen(theme.mutedText);
        const QRectF rest(topLeft + QPointF(m_appearance.px(8), (m_rows + 1) * m_rowHeight), QSizeF(width(), m_rowHeight));
        painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, QObject::tr("and %1 more").arg(left));
    }
    painter.restore();
}

void TablePicture::paintRow(QPainter &painter, const QPointF &at, int row, bool isChosen) const
{
    const Theme &theme = m_appearance.theme();
    if (isChosen || row < 0)
        painter.fillRect(QRectF(at, QSizeF(width(), m_rowHeight)), isChosen ? theme.accentSoft : theme.raised);
    painter.setFont(row < 0 ? headerFont(m_appearance) : m_appearance.interfaceFont());
    painter.setPen(row < 0 ? theme.mutedText : theme.text);
    const QFontMetricsF metrics(painter.font());
    double x = at.x();
    for (int column = 0; column < m_widths.size(); ++column) {
        const QVariant text = row < 0 ? m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole) : m_model.index(row, column).data();
        const QVariant alignment = row < 0 ? m_model.headerData(column, Qt::Horizontal, Qt::TextAlignmentRole)
                                           : m_model.index(row, column).data(Qt::TextAlignmentRole);
        const QRectF cell(x + m_appearance.px(8), at.y(), m_widths[column] - m_appearance.px(16), m_rowHeight);
        painter.drawText(cell, alignment.isValid() ? alignment.toInt() : int(Qt::AlignLeft | Qt::AlignVCenter),
                         metrics.elidedText(text.toString(), Qt::ElideRight, cell.width() + 1));
        x += m_widths[column];
    }
}

} // namespace kernelscope
