#pragma once

#include <memory>

#include <QImage>
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

/// The pixels of an image of two dimensions, opaque. Null: it has no such picture.
QImage pictureOf(const BufferResult &buffer, const QByteArray &bytes);

} // namespace kernelscope
