#include "tests/bench/HeatMapFrames.h"

#include <QPainter>

#include "ui/results/HeatScene.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {

constexpr int side = 8192;
constexpr QSize seen(1000, 600);

static HeatPicture inventedPicture(bool isImage)
{
    BufferResult buffer;
    buffer.name = QStringLiteral("A");
    buffer.shape = {side, side};
    buffer.elementCount = quint64(side) * side;
    if (isImage) // The same bytes.
        buffer.type = ElementType{Scalar::UChar, 4, {}};
    buffer.sizeInBytes = buffer.elementCount * sizeof(float);
    QByteArray bytes(qsizetype(buffer.sizeInBytes), Qt::Uninitialized);
    auto *numbers = reinterpret_cast<float *>(bytes.data());
    for (int k = 0; k < side * side; ++k)
        numbers[k] = float((k * 2654435761u) >> 8) + float(k % side);
    HeatPicture picture;
    picture.name = buffer.name;
    const BufferBytes contents = BufferBytes::copied(bytes);
    picture.grid = NumberGrid(buffer, channelsOf(buffer).first(), 0, contents);
    if (isImage)
        picture.channels = imageChannels(buffer, 0, contents);
    picture.look.shows.fill(true);
    picture.look.range.to = picture.look.opaque = 255;
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

HeatMapTimes heatMapTimes(const PictureFrames::Clock &clock, bool isImage)
{
    const Appearance appearance;
    HeatPicture picture = inventedPicture(isImage);
    HeatMapTimes times;
    std::vector<HeatLevels> levels;
    SceneWindow window;
    const auto drawn = [&](const QRectF &area, const QSize &size) {
        if (isImage)
            return imageOf(picture.channels, levels, picture.look, area, size);
        return heatImage(picture.grid, levels.empty() ? nullptr : &levels.front(), HeatTable(picture.colours, appearance.theme()), area,
                         size);
    };
    const auto draw = [&] {
        const HeatSight sight = HeatGeometry(picture, appearance).sight(window);
        picture.area = sight.area;
        picture.detail = drawn(sight.area, sight.pixels);
    };
    times.first = clock([&] {
        picture.statistics = sampledStatistics(picture.grid);
        picture.colours = HeatColours::automatic(picture.statistics, ColourMap::Sequential, false);
        window = HeatGeometry(picture, appearance).fit(seen);
        picture.overview = drawn({0, 0, side, side}, {384, 384});
        draw();
    });
    times.first += paintedIn(clock, picture, appearance, window);
    times.levels = clock([&] {
        if (!isImage)
            return levels.push_back(HeatLevels::of(picture.grid));
        for (const ImageChannel &channel : picture.channels)
            levels.push_back(HeatLevels::of(channel.grid));
    });
    for (double scale = window.scale; scale < 60; scale *= 1.3) {
        const SceneWindow near = window.zoomedAt({500, 300}, scale); // From the detail before.
        times.frames.push_back(paintedIn(clock, picture, appearance, near));
        window = near.scrolledTo(near.scrolled() + QPointF(40, 25));
        times.frames.push_back(paintedIn(clock, picture, appearance, window));
        times.details.push_back(clock(draw));
        times.frames.push_back(paintedIn(clock, picture, appearance, window));
    }
    return times;
}

} // namespace kernelscope
