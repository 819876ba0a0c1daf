#include "ui/results/BufferFile.h"

#include <algorithm>

#include <QBuffer>
#include <QFileInfo>

#include "files/DataFile.h"
#include "ui/results/ImageColours.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

static QByteArray pngOf(const QImage &image)
{
    QByteArray png;
    QBuffer file(&png);
    file.open(QIODevice::WriteOnly);
    image.save(&file, "PNG");
    return png;
}

Result<QByteArray> bufferFile(const QString &name, const BufferResult &buffer, const QByteArray &bytes)
{
    if (QFileInfo(name).suffix().toLower() == u"png" && hasColours(buffer) && buffer.shape.size() == 2)
        return pngOf(wholeImage(buffer, bytes));
    ElementType type = buffer.type;
    if (!buffer.imageFormat.isEmpty())
        type.components = std::max(1, buffer.elementSize / std::max(1, sizeInBytes(buffer.type.scalar)));
    return writeDataFile(name, {type, buffer.shape, bytes});
}

bool isDataFile(const QString &name)
{
    const QString ending = QFileInfo(name).suffix().toLower();
    return ending == u"npy" || ending == u"csv" || ending == u"png" || ending == u"bin";
}

} // namespace kernelscope
