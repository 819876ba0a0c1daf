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

static QString headerText(const QAbstractItemModel &model, int section, Qt::Orientation orientation)
{
    return model.headerData(section, orientation, Qt::DisplayRole).toString();
}

TablePicture::TablePicture(const QAbstractItemModel &model, const Appearance &appearance, const TablePart &part)
    : m_model(model), m_appearance(appearance), m_rows(std::min(model.rowCount(), part.mostRows)),
      m_columns(std::min(model.columnCount(), part.mostColumns))
{
    const QFontMetricsF header(headerFont(appearance));
    for (int row = 0; row < m_rows && part.rowHeaders; ++row)
        m_headerWidth = std::max(m_headerWidth, header.horizontalAdvance(headerText(model, row, Qt::Vertical)) + appearance.px(17));
    measure();
}

void TablePicture::measure()
{
    const QFontMetricsF header(headerFont(m_appearance));
    const QFontMetricsF cells(m_appearance.interfaceFont());
    m_rowHeight = cells.height() * 1.5;
    for (int column = 0; column < m_columns; ++column) {
        double width = header.horizontalAdvance(headerText(m_model, column, Qt::Horizontal));
        for (int row = 0; row < m_rows; ++row)
            width = std::max(width, cells.horizontalAdvance(m_model.index(row, column).data().toString()));
        m_widths << std::min(width + 1, double(m_appearance.px(widestCell))) + m_appearance.px(16);
    }
}

double TablePicture::width() const
{
    return std::accumulate(m_widths.begin(), m_widths.end(), m_headerWidth);
}

double TablePicture::height() const
{
    return m_rowHeight * (1 + m_rows + (restText().isEmpty() ? 0 : 1));
}

QString TablePicture::restText() const
{
    const int rows = m_model.rowCount() - m_rows;
    const int columns = m_model.columnCount() - m_columns;
    QStringList parts;
    if (rows > 0)
        parts << (rows == 1 ? QObject::tr("1 more row") : QObject::tr("%1 more rows").arg(rows));
    if (columns > 0)
        parts << (columns == 1 ? QObject::tr("1 more column") : QObject::tr("%1 more columns").arg(columns));
    return parts.isEmpty() ? QString() : QObject::tr("and %1").arg(parts.join(QObject::tr(" and ")));
}

void TablePicture::paint(QPainter &painter, const QPointF &topLeft, int chosen) const
{
    const Theme &theme = m_appearance.theme();
    painter.save();
    for (int row = -1; row < m_rows; ++row)
        paintRow(painter, topLeft + QPointF(0, (row + 1) * m_rowHeight), row, row >= 0 && row == chosen);
    painter.fillRect(QRectF(topLeft.x(), topLeft.y() + m_rowHeight - 1, width(), 1), theme.border);
    if (const QString rest = restText(); !rest.isEmpty()) {
        painter.setFont(m_appearance.interfaceFont());
        painter.setPen(theme.mutedText);
        const QRectF line(topLeft + QPointF(m_appearance.px(8), (m_rows + 1) * m_rowHeight), QSizeF(width(), m_rowHeight));
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, rest);
    }
    painter.restore();
}

void TablePicture::paintRow(QPainter &painter, const QPointF &at, int row, bool isChosen) const
{
    const Theme &theme = m_appearance.theme();
    if (isChosen || row < 0)
        painter.fillRect(QRectF(at, QSizeF(width(), m_rowHeight)), isChosen ? theme.accentSoft : theme.raised);
    double x = at.x();
    if (m_headerWidth > 0) {
        paintCell(painter, QRectF(x, at.y(), m_headerWidth, m_rowHeight), row, -1);
        x += m_headerWidth;
    }
    for (int column = 0; column < m_columns; ++column) {
        paintCell(painter, QRectF(x, at.y(), m_widths[column], m_rowHeight), row, column);
        x += m_widths[column];
    }
}

/// -1: a header.
void TablePicture::paintCell(QPainter &painter, const QRectF &cell, int row, int column) const
{
    if (row < 0 && column < 0)
        return;
    const bool isHeader = row < 0 || column < 0;
    const Qt::Orientation orientation = row < 0 ? Qt::Horizontal : Qt::Vertical;
    const int section = row < 0 ? column : row;
    const auto value = [&](int role) {
        return isHeader ? m_model.headerData(section, orientation, role) : m_model.index(row, column).data(role);
    };
    const QVariant alignment = value(Qt::TextAlignmentRole);
    painter.setFont(isHeader ? headerFont(m_appearance) : m_appearance.interfaceFont());
    painter.setPen(isHeader ? m_appearance.theme().mutedText : m_appearance.theme().text);
    const QRectF room = cell.adjusted(m_appearance.px(8), 0, -m_appearance.px(8), 0);
    painter.drawText(room, alignment.isValid() ? alignment.toInt() : int(Qt::AlignLeft | Qt::AlignVCenter),
                     QFontMetricsF(painter.font()).elidedText(value(Qt::DisplayRole).toString(), Qt::ElideRight, room.width() + 1));
}

} // namespace kernelscope
