#include "ui/results/ImagePreview.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>
#include <utility>

#include <QPainter>
#include <QPointer>

#include "project/ScalarValue.h"
#include "ui/results/ValueBars.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {

constexpr quint64 mostPixels = quint64(1) << 22;
constexpr int mostHeight = 220;
constexpr int mostZoom = 16; // Of few pixels.

static bool isPicture(const BufferResult &buffer)
{
    return !buffer.imageFormat.isEmpty() && buffer.readBack && buffer.shape.size() == 2 && buffer.elementCount > 0 &&
           buffer.elementCount <= mostPixels;
}

static std::pair<double, double> rangeOf(const BufferResult &buffer)
{
    if (buffer.type.scalar == Scalar::UChar)
        return {0, 255};
    if (buffer.min >= 0 && buffer.max <= 1.001)
        return {0, 1};
    return {buffer.min, std::max(buffer.max, std::nextafter(buffer.min, INFINITY))};
}

namespace {

/// From the bytes of an element to a colour.
class PixelColours
{
public:
    explicit PixelColours(const BufferResult &buffer)
        : m_scalar(buffer.type.scalar), m_size(std::max(1, sizeInBytes(ElementType{buffer.type.scalar, 1, {}}))),
          m_components(buffer.imageFormat.isEmpty() ? buffer.type.components : buffer.elementSize / m_size),
          m_isBlueFirst(buffer.imageFormat.startsWith(u"bgra"))
    {
        std::tie(m_least, m_most) = rangeOf(buffer);
    }
    QRgb of(const char *pixel) const
    {
        std::array<int, 3> colour{};
        for (int c = 0; c < std::min(m_components, 3); ++c) {
            const double share = (numberAt(m_scalar, pixel + c * m_size) - m_least) / (m_most - m_least);
            colour[std::size_t(c)] = std::isfinite(share) ? int(std::lround(255 * std::clamp(share, 0.0, 1.0))) : 0;
        }
        if (m_components == 1)
            colour[1] = colour[2] = colour[0];
        return m_isBlueFirst ? qRgb(colour[2], colour[1], colour[0]) : qRgb(colour[0], colour[1], colour[2]);
    }

private:
    Scalar m_scalar;
    int m_size;
    int m_components;
    bool m_isBlueFirst;
    double m_least = 0;
    double m_most = 1;
};

} // namespace

QImage pictureOf(const BufferResult &buffer, const QByteArray &bytes)
{
    if (!isPicture(buffer) || quint64(bytes.size()) < buffer.sizeInBytes)
        return {};
    const QSize size(int(buffer.shape[1]), int(buffer.shape[0]));
    return imagePart(buffer, bytes, 0, QRectF(QPointF(), size), size);
}

bool hasColours(const BufferResult &buffer)
{
    const bool isVectors = !buffer.type.isStruct() && (buffer.type.components == 3 || buffer.type.components == 4);
    return buffer.readBack && buffer.shape.size() >= 2 && buffer.elementCount > 0 && (!buffer.imageFormat.isEmpty() || isVectors);
}

QImage imagePart(const BufferResult &buffer, QByteArrayView bytes, quint64 slice, const QRectF &area, const QSize &size)
{
    const quint64 columns = buffer.shape.last(), rows = buffer.shape[buffer.shape.size() - 2], element = quint64(buffer.elementSize);
    if (size.isEmpty() || quint64(bytes.size()) < (slice + 1) * columns * rows * element)
        return {};
    const PixelColours colours(buffer);
    const char *first = bytes.data() + slice * columns * rows * element;
    const auto middleOf = [](double from, double perPixel, int pixel, quint64 count) {
        return std::min(count - 1, quint64(std::max(0.0, from + (pixel + 0.5) * perPixel)));
    };
    QImage image(size, QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        const quint64 row = middleOf(area.top(), area.height() / size.height(), y, rows);
        for (int x = 0; x < image.width(); ++x) {
            const quint64 column = middleOf(area.left(), area.width() / size.width(), x, columns);
            line[x] = colours.of(first + (row * columns + column) * element);
        }
    }
    return image;
}

static QList<double> barsOf(const BufferResult &buffer, const QByteArray &bytes)
{
    QList<double> values;
    const int size = sizeInBytes(buffer.type.scalar);
    for (quint64 k = 0; hasBars(buffer) && k < buffer.elementCount && qsizetype((k + 1) * quint64(size)) <= bytes.size(); ++k)
        values << numberAt(buffer.type.scalar, bytes.constData() + k * quint64(size));
    return values;
}

ImagePreview::ImagePreview(const Appearance &appearance, QWidget *parent) : QWidget(parent), m_appearance(appearance)
{
    setAccessibleName(tr("The buffer as a picture"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    hide();
    connect(&appearance, &Appearance::changed, this, &QWidget::updateGeometry);
}

void ImagePreview::show(const BufferResult &buffer, const std::shared_ptr<ResultStore> &store)
{
    const int number = ++m_shown;
    if ((!isPicture(buffer) && !hasBars(buffer)) || !store)
        return take({});
    store->read(buffer.fileOffset, buffer.sizeInBytes, [self = QPointer(this), number, buffer](const Result<QByteArray> &reply) {
        if (self && self->m_shown == number)
            self->take(reply ? pictureOf(buffer, *reply) : QImage(), reply ? barsOf(buffer, *reply) : QList<double>());
    });
}

void ImagePreview::take(const QImage &image, const QList<double> &bars)
{
    m_image = image;
    m_bars = bars;
    setToolTip(image.isNull() ? QString() : tr("%1 \u00d7 %2 pixels, drawn opaque").arg(image.width()).arg(image.height()));
    setShown(m_isWanted);
    updateGeometry();
    update();
}

void ImagePreview::setShown(bool shown)
{
    m_isWanted = shown;
    setVisible(shown && (!m_image.isNull() || !m_bars.isEmpty()));
}

QSize ImagePreview::sizeHint() const
{
    if (!m_bars.isEmpty())
        return {m_appearance.px(80), int(barsSize(m_bars.size(), m_appearance).height())};
    const int most = m_appearance.px(mostHeight);
    return {m_appearance.px(80), m_image.isNull() ? 0 : std::min(most, m_image.height() * mostZoom) + m_appearance.px(4)};
}

/// As large as there is room for; pixels stay squares.
void ImagePreview::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (!m_bars.isEmpty())
        paint(barsScene(m_bars, m_appearance, size()), painter, m_appearance);
    if (m_image.isNull())
        return;
    const QSize room(width() - 2, height() - 2);
    QSize drawn = m_image.size().scaled(room, Qt::KeepAspectRatio);
    if (drawn.width() > m_image.width() * mostZoom)
        drawn = m_image.size() * mostZoom;
    const QRect place(QPoint(1, 1), drawn);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, drawn.width() < m_image.width());
    painter.drawImage(place, m_image);
    painter.setPen(m_appearance.theme().border);
    painter.drawRect(place.adjusted(-1, -1, 0, 0));
}

} // namespace kernelscope
