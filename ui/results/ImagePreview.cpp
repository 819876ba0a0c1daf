#include "ui/results/ImagePreview.h"

#include <algorithm>

#include <QPainter>
#include <QPointer>

#include "project/ScalarValue.h"
#include "ui/results/ImageColours.h"
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

QImage pictureOf(const BufferResult &buffer, const QByteArray &bytes)
{
    return isPicture(buffer) ? wholeImage(buffer, bytes) : QImage();
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
