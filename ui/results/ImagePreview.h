#pragma once

#include <memory>

#include <QImage>
#include <QRectF>
#include <QWidget>

#include "run/RunResult.h"
#include "session/ResultStore.h"

namespace kernelscope {

class Appearance;

/// A buffer as a picture, above its numbers: an image's pixels, a short list's bars. Hidden for whatever has none, and for very large ones.
class ImagePreview : public QWidget
{
    Q_OBJECT

public:
    explicit ImagePreview(const Appearance &appearance, QWidget *parent = nullptr);

    void show(const BufferResult &buffer, const std::shared_ptr<ResultStore> &store);
    void setShown(bool shown); ///< where there is anything
    const QImage &image() const { return m_image; }
    const QList<double> &bars() const { return m_bars; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void take(const QImage &image, const QList<double> &bars = {});

    const Appearance &m_appearance;
    QImage m_image;
    QList<double> m_bars;
    bool m_isWanted = true;
    int m_shown = 0; ///< replies for what was shown before are dropped
};

/// The pixels of an image of two dimensions, opaque: one component is grey, two are red and green. Bytes run from 0 to 255, other numbers
/// from 0 to 1 where they lie in there, else from the least to the greatest. Null: it has no such picture.
QImage pictureOf(const BufferResult &buffer, const QByteArray &bytes);

/// Whether the elements of a buffer may be seen as colours: an image, or a matrix of vectors of three or four numbers.
bool hasColours(const BufferResult &buffer);

/// Part of a slice of such a buffer (in elements) in so many pixels, each of the colour of the element in its middle.
QImage imagePart(const BufferResult &buffer, QByteArrayView bytes, quint64 slice, const QRectF &area, const QSize &size);

} // namespace kernelscope
