#include "ui/scene/TableScene.h"

#include <algorithm>
#include <numeric>

#include <QAbstractItemModel>
#include <QFontMetricsF>

#include "support/Tr.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {

constexpr double widestCell = 360;
constexpr double cellPadding = 8;
constexpr double headerSize = 0.95;

/// Row and column -1: the headers.
static QVariant cellData(const QAbstractItemModel &model, int row, int column, int role)
{
    if (row < 0)
        return column < 0 ? QVariant() : model.headerData(column, Qt::Horizontal, role);
    return column < 0 ? model.headerData(row, Qt::Vertical, role) : model.index(row, column).data(role);
}

static QString restText(int rows, int columns)
{
    QStringList parts;
    if (rows > 0)
        parts << (rows == 1 ? tr("1 more row") : tr("%1 more rows").arg(rows));
    if (columns > 0)
        parts << (columns == 1 ? tr("1 more column") : tr("%1 more columns").arg(columns));
    return parts.isEmpty() ? QString() : tr("and %1").arg(parts.join(tr(" and ")));
}

Scene tableScene(const QAbstractItemModel &model, const Appearance &appearance, const TablePart &part, int chosen)
{
    const int rows = std::min(model.rowCount(), part.mostRows);
    const int columns = std::min(model.columnCount(), part.mostColumns);
    const int firstColumn = part.rowHeaders ? -1 : 0;
    const double padding = appearance.px(cellPadding);
    QFont bold = appearance.interfaceFont(headerSize);
    bold.setWeight(QFont::DemiBold);
    const QFontMetricsF headers(bold);
    const QFontMetricsF cells(appearance.interfaceFont());
    QList<double> widths;
    for (int column = firstColumn; column < columns; ++column) {
        double width = 0;
        for (int row = -1; row < rows; ++row) {
            const QString text = cellData(model, row, column, Qt::DisplayRole).toString();
            width = std::max(width, (row < 0 || column < 0 ? headers : cells).horizontalAdvance(text));
        }
        widths << std::min(width + 1, double(appearance.px(widestCell))) + 2 * padding;
    }
    const double height = cells.height() * 1.5;
    const double width = std::accumulate(widths.begin(), widths.end(), 0.0);
    Scene scene;
    for (int row = -1; row < rows; ++row) {
        QRectF cell(0, (row + 1) * height, width, height);
        if (row < 0 || row == chosen)
            scene.box(cell, row < 0 ? Ink::Raised : Ink::AccentSoft);
        for (int column = firstColumn; column < columns; ++column) {
            const bool isHeader = row < 0 || column < 0;
            const QVariant alignment = cellData(model, row, column, Qt::TextAlignmentRole);
            cell.setWidth(widths[column - firstColumn]);
            SceneText text{cellData(model, row, column, Qt::DisplayRole).toString(), isHeader ? Ink::Muted : Ink::Text};
            if (alignment.isValid())
                text.flags = alignment.toInt();
            text.size = isHeader ? headerSize : 1;
            text.isBold = isHeader;
            text.elide = Qt::ElideRight;
            scene.text(cell.adjusted(padding, 0, -padding, 0), text);
            cell.moveLeft(cell.right());
        }
    }
    scene.box({0, height - 1, width, 1}, Ink::Border);
    scene.size = {width, height * (1 + rows)};
    if (const QString rest = restText(model.rowCount() - rows, model.columnCount() - columns); !rest.isEmpty()) {
        scene.text({padding, scene.size.height(), width - padding, height},
                   {rest, Ink::Muted, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip});
        scene.size.rheight() += height;
    }
    return scene;
}

} // namespace kernelscope
