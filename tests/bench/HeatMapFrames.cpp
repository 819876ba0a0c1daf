#include "tests/bench/HeatMapFrames.h"

#include <QPainter>

#include "ui/results/HeatScene.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {

constexpr int side = 8192;
constexpr QSize seen(1000, 600);

static HeatPicture inventedPicture()
{
    BufferResult buffer;
    buffer.name = QStringLiteral("A");
    buffer.shape = {side, side};
    buffer.elementCount = quint64(side) * side;
    buffer.sizeInBytes = buffer.elementCount * sizeof(float);
    QByteArray bytes(qsizetype(buffer.sizeInBytes), Qt::Uninitialized);
    auto *numbers = reinterpret_cast<float *>(bytes.data());
    for (int k = 0; k < side * side; ++k)
        numbers[k] = float((k * 2654435761u) >> 8) + float(k % side);
    HeatPicture picture;
    picture.name = buffer.name;
    picture.grid = NumberGrid(buffer, channelsOf(buffer).first(), 0, BufferBytes::copied(bytes));
    return picture;
}

static double paintedIn(const PictureFrames::Clock &clock, const HeatPicture &picture, const Appearance &appearance,
                        const SceneWindow &window)
{
    QImage image(seen, QImage::Format_RGB32);
    return clock([&] {
        QPainter painter(&image);
        painter.translate(-window.scrolled());
        paint(heatScene(picture, appearance, window), painter, appearance);
    });
}

HeatMapTimes heatMapTimes(const PictureFrames::Clock &clock)
{
    const Appearance appearance;
    HeatPicture picture = inventedPicture();
    HeatMapTimes times;
    HeatLevels levels;
    SceneWindow window;
    const auto draw = [&](const HeatLevels *known) {
        const HeatSight sight = HeatGeometry(picture, appearance).sight(window);
        picture.area = sight.area;
        picture.detail = heatImage(picture.grid, known, HeatTable(picture.colours, appearance.theme()), sight.area, sight.pixels);
    };
    times.first = clock([&] {
        picture.statistics = sampledStatistics(picture.grid);
        picture.colours = HeatColours::automatic(picture.statistics, ColourMap::Sequential, false);
        window = HeatGeometry(picture, appearance).fit(seen);
        picture.overview = heatImage(picture.grid, nullptr, HeatTable(picture.colours, appearance.theme()), {0, 0, side, side}, {384, 384});
        draw(nullptr);
    });
    times.first += paintedIn(clock, picture, appearance, window);
    times.levels = clock([&] { levels = HeatLevels::of(picture.grid); });
    for (double scale = window.scale; scale < 60; scale *= 1.3) {
        const SceneWindow near = window.zoomedAt({500, 300}, scale); // From the detail before.
        times.frames.push_back(paintedIn(clock, picture, appearance, near));
        window = near.scrolledTo(near.scrolled() + QPointF(40, 25));
        times.frames.push_back(paintedIn(clock, picture, appearance, window));
        times.details.push_back(clock([&] { draw(&levels); }));
        times.frames.push_back(paintedIn(clock, picture, appearance, window));
    }
    return times;
}

} // namespace kernelscope
