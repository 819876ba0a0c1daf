#include "ui/access/AccessPicture.h"

#include <algorithm>

#include <QPainter>

#include "ui/access/AddressPainting.h"
#include "ui/models/SiteModel.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/TablePicture.h"

namespace kernelscope {

constexpr int mostSites = 16;
constexpr double leastWidth = 720;
constexpr double margin = 16;
constexpr double drawingHeight = 380;

QSizeF accessPictureSize(const SiteModel &model, const Appearance &appearance)
{
    const TablePicture table(model, appearance, TablePart{mostSites, SiteModel::ColumnCount, false});
    return {std::max(table.width(), double(appearance.px(leastWidth))) + 2 * appearance.px(margin),
            table.height() + appearance.px(drawingHeight) + 3 * appearance.px(margin)};
}

void paintAccessPicture(QPainter &painter, const QRectF &into, const SiteModel &model, const AddressScene &scene,
                        const Appearance &appearance)
{
    const QSizeF size = accessPictureSize(model, appearance);
    const TablePicture table(model, appearance, TablePart{mostSites, SiteModel::ColumnCount, false});
    const double edge = appearance.px(margin);
    painter.save();
    painter.translate(into.topLeft());
    painter.scale(into.width() / size.width(), into.height() / size.height());
    table.paint(painter, {edge, edge}, scene.isEmpty() ? -1 : model.rowOf(scene.step.site));
    if (!scene.isEmpty()) {
        const QRectF area(edge, table.height() + 2 * edge, size.width() - 2 * edge, appearance.px(drawingHeight));
        AddressPainting(scene, appearance, area).paint(painter, -1);
    }
    painter.restore();
}

} // namespace kernelscope
