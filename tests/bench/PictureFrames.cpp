#include "tests/bench/PictureFrames.h"

#include <algorithm>

#include <QImage>
#include <QPainter>

#include "ui/reduction/ReductionGeometry.h"
#include "ui/reduction/ReductionScene.h"
#include "ui/theme/Appearance.h"
#include "ui/tiles/TilesLayout.h"
#include "ui/tiles/TilesScene.h"

namespace kernelscope {

static const QSize room(900, 640);

PictureFrames reductionFrames(const Trace &trace, const PictureFrames::Clock &clock)
{
    PictureFrames result;
    const Appearance appearance;
    ReductionShown shown;
    result.prepared = clock([&] { shown.data = std::make_shared<const ReductionData>(ReductionData::make({{trace}, {0}, std::nullopt})); });
    if (shown.data->tree.isEmpty())
        return result;
    QImage image(room, QImage::Format_ARGB32_Premultiplied);
    const auto draw = [&](const SceneWindow &window) {
        return clock([&] {
            const ReductionGeometry geometry(shown, window, appearance);
            QPainter painter(&image);
            painter.translate(-window.scrolled());
            paint(reductionScene(geometry, appearance), painter, appearance);
        });
    };
    shown.moment.launch = 0;
    shown.moment.phases = std::make_shared<const PhaseTable>(trace, GroupSlot(0));
    SceneWindow window = reductionFit(*shown.data, room, appearance);
    window.size = room;
    const double fitting = window.scale;
    for (; window.scale < 100; window.scale *= 1.3)
        result.frames.push_back(draw(window.scrolledTo({shown.data->layout.width * window.scale / 2 - 300, 0})));
    window.scale = fitting;
    const PhaseTable &phases = *shown.moment.phases;
    for (int step = 0; step < 100; ++step) {
        shown.moment.position = int(qint64(phases.accessCount()) * step / 100);
        shown.moment.phase = phases.phaseAt(shown.moment.position);
        result.steps.push_back(draw(window));
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
