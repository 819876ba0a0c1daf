#include "tests/bench/PictureFrames.h"

#include <algorithm>

#include <QImage>
#include <QPainter>

#include "ui/reduction/ReductionPainter.h"
#include "ui/theme/Appearance.h"
#include "ui/tiles/TilesLayout.h"
#include "ui/tiles/TilesScene.h"

namespace kernelscope {

static const QSize room(900, 640);

static ReductionLook lookAt(const ReductionData &sheet)
{
    ReductionLook look;
    look.sheet = &sheet;
    look.theme = Theme::light();
    look.size = room;
    look.rowHeight = std::max(look.leastRowHeight(), double(room.height()) / std::max(1, sheet.layout.levels));
    return look;
}

PictureFrames reductionFrames(const Trace &trace, const PictureFrames::Clock &clock)
{
    PictureFrames result;
    ReductionData sheet;
    result.prepared = clock([&] { sheet = ReductionData::make({{trace}, {0}, std::nullopt}); });
    if (sheet.tree.isEmpty())
        return result;
    ReductionLook look = lookAt(sheet);
    QImage image(room, QImage::Format_ARGB32_Premultiplied);
    const double fitting = (room.width() - look.gutter() - 2 * look.margin()) / std::max(1.0, sheet.layout.width);
    look.moment.launch = 0;
    look.moment.phases = std::make_shared<const PhaseTable>(trace, GroupSlot(0));
    for (look.pixelsPerUnit = fitting; look.pixelsPerUnit < 100; look.pixelsPerUnit *= 1.3) {
        look.scroll.setX(sheet.layout.width * look.pixelsPerUnit / 2 - 300);
        result.frames.push_back(clock([&] {
            QPainter painter(&image);
            ReductionPainter(painter, look).paint();
        }));
    }
    look.pixelsPerUnit = fitting;
    look.scroll = {};
    const PhaseTable &phases = *look.moment.phases;
    for (int step = 0; step < 100; ++step) {
        look.moment.position = int(qint64(phases.accessCount()) * step / 100);
        look.moment.phase = phases.phaseAt(look.moment.position);
        result.steps.push_back(clock([&] {
            QPainter painter(&image);
            ReductionPainter(painter, look).paint();
        }));
    }
    return result;
}

PictureFrames tilesFrames(const Trace &trace, const PictureFrames::Clock &clock)
{
    PictureFrames result;
    const Appearance appearance;
    TilesLayout look;
    look.follow(appearance);
    look.size = room;
    const auto phases = std::make_shared<const PhaseTable>(trace, GroupSlot(0));
    result.prepared = clock([&] { look.sheet = TilesData::make(phases, {}); });
    QImage image(room, QImage::Format_ARGB32_Premultiplied);
    Scene scene;
    for (int step = 0; step < 100; ++step) {
        look.moment = phases->momentAt(int(qint64(phases->accessCount()) * step / 100));
        result.steps.push_back(clock([&] {
            look.refresh();
            look.layOut();
            scene = tilesScene(look, appearance, std::nullopt);
            QPainter painter(&image);
            paint(scene, painter, appearance);
        }));
        result.frames.push_back(clock([&] {
            QPainter painter(&image);
            paint(scene, painter, appearance);
        }));
    }
    return result;
}

} // namespace kernelscope
