#include "ui/trace/IdGrid.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>

#include "analysis/Evidence.h"
#include "support/Tr.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {

constexpr qint64 mostWithText = 1024;

double IdGrid::margin(const Appearance &appearance)
{
    return appearance.px(8);
}

QString IdGrid::textOf(quint64 id) const
{
    return idText(unflatten(id, size), dimensions);
}

/// One dimension wraps at a power of two, so that the columns tell something.
static qint64 columnsFor(quint64 count)
{
    return count <= 16 ? std::max(qint64(1), qint64(count)) : count <= 256 ? 16 : 32;
}

CellGrid IdGrid::cells(const Appearance &appearance, double width) const
{
    CellGrid grid = dimensions == 1 ? CellGrid::wrapped(qint64(size[0]), columnsFor(size[0]))
                                    : CellGrid::matrix(qint64(size[0]), qint64(size[1]), qint64(size[2]));
    const bool hasText = grid.count <= mostWithText;
    const double longest = QFontMetricsF(appearance.interfaceFont()).horizontalAdvance(textOf(volume(size) - 1));
    const double cell = hasText ? std::max(double(appearance.px(26)), std::ceil(longest) + appearance.px(8)) : appearance.px(14);
    grid.pitch = {cell, double(appearance.px(hasText ? 24 : 14))};
    grid.gap = appearance.px(2);
    grid.sliceGap = appearance.px(24);
    return grid.fittedSlices(width - 2 * margin(appearance));
}

QSize IdGrid::sizeHint(const Appearance &appearance) const
{
    const CellGrid grid = cells(appearance, appearance.px(640));
    const double edge = margin(appearance);
    double height = grid.size().height() + 2 * edge + appearance.px(2);
    if (const double most = appearance.px(360); height > most) // Half a row at the end would look as if something hid it.
        height = edge + std::floor((most - edge) / grid.pitch.height()) * grid.pitch.height();
    const double width = grid.size().width() + 2 * edge + appearance.px(20);
    return {std::clamp(int(width), appearance.px(120), appearance.px(640)), std::max(int(height), appearance.px(30))};
}

static void addId(Scene &scene, const IdGrid &ids, quint64 id, const QRectF &rect, const SceneWindow &window)
{
    const IdGrid::Mark mark = ids.marks ? ids.marks(id) : IdGrid::Mark{};
    const bool isCurrent = ids.current == id;
    scene.box(rect, isCurrent ? Ink::Accent : mark.isThere ? Ink::Recorded : Ink::Surface);
    if (mark.isFlagged) {
        const double side = std::min(rect.width(), rect.height()) * 0.55;
        QPainterPath corner(rect.topRight());
        corner.lineTo(rect.topRight() - QPointF(side, 0));
        corner.lineTo(rect.topRight() + QPointF(0, side));
        scene.path(corner, Ink::Error);
        scene.line({rect.topRight() - QPointF(side, 0), rect.topRight() + QPointF(0, side)}, {Ink::Surface, 1.5});
    }
    const Subject subject = IdSubject{id};
    const bool isFramed = subject == window.hovered || subject == window.chosen;
    SceneItem &cell = scene.box(rect.adjusted(0.5, 0.5, -0.5, -0.5), {}, {isFramed ? Ink::Accent : Ink::Border});
    const QString text = ids.textOf(id);
    if (volume(ids.size) <= mostWithText)
        cell.text = {text, isCurrent ? Ink::OnAccent : mark.isThere ? Ink(Ink::Recorded).textOn() : Ink::Muted, Qt::AlignCenter};
    cell.name = text + (mark.isThere ? QString() : tr(", nothing was recorded here")) + (mark.isFlagged ? tr(", has findings") : QString());
    cell.toolTip = cell.name;
    cell.subject = subject;
}

Scene idScene(const IdGrid &ids, const Appearance &appearance, const SceneWindow &window)
{
    const CellGrid grid = ids.cells(appearance, window.size.width());
    const double edge = IdGrid::margin(appearance);
    Scene scene;
    scene.size = grid.size() + QSizeF(2, 2) * edge;
    scene.shows = Scene::Lit;
    for (qint64 slice = 0; slice < grid.slices; ++slice) {
        const CellGrid::Range range = grid.rangeIn(slice, window.area().translated(-edge, -edge));
        if (range.isEmpty())
            continue;
        if (grid.slices > 1) {
            const QPointF top = grid.sliceOrigin(slice) + QPointF(edge, edge - grid.sliceGap);
            scene.text({top, QSizeF(grid.sliceSize().width() + grid.sliceGap, grid.sliceGap)}, {tr("z = %1").arg(slice), Ink::Muted});
        }
        for (qint64 row = range.fromRow; row < range.toRow; ++row) {
            for (qint64 column = range.fromColumn; column < range.toColumn; ++column) {
                const qint64 cell = grid.cellAt(column, row, slice);
                if (cell >= 0)
                    addId(scene, ids, quint64(cell), grid.cellRect(cell).translated(edge, edge), window);
            }
        }
    }
    return scene;
}

} // namespace kernelscope
