#include "ui/widgets/PicturedText.h"

#include <QBuffer>
#include <QDir>
#include <QImageReader>
#include <QXmlStreamReader>

#include "project/ProjectFolder.h"

namespace kernelscope {
namespace {

constexpr qint64 largestFile = 256 << 20;
constexpr qsizetype mostBytes = 512 << 20; // of all pictures of a document, decoded

/// Qt reads the files that pictures and style sheets of an SVG are in, wherever these are.
bool namesFiles(const QByteArray &svg)
{
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        const auto token = reader.readNext();
        if (token == QXmlStreamReader::ProcessingInstruction || (token == QXmlStreamReader::StartElement && reader.name() == u"image"))
            return true;
    }
    return reader.hasError();
}

QImage pictureIn(const QString &folder, const QUrl &url)
{
    if (!url.isRelative())
        return {};
    const auto bytes = readInFolder(folder, QDir::cleanPath(url.path()), largestFile);
    if (!bytes)
        return {};
    QBuffer buffer;
    buffer.setData(*bytes);
    QImageReader reader(&buffer);
    const QByteArray format = reader.format();
    return format == "svgz" || (format == "svg" && namesFiles(*bytes)) ? QImage() : reader.read();
}

} // namespace

PicturedText::PicturedText(const QString &folder, QObject *parent) : QTextDocument(parent), m_folder(folder) {}

void PicturedText::setFolder(const QString &folder)
{
    m_folder = folder;
    m_pictures.clear();
    m_bytes = 0;
}

QVariant PicturedText::loadResource(int type, const QUrl &name)
{
    if (type != ImageResource)
        return QByteArray();
    const auto known = m_pictures.constFind(name);
    if (known != m_pictures.cend())
        return *known;
    QImage picture = m_folder.isEmpty() || m_bytes >= mostBytes ? QImage() : pictureIn(m_folder, name);
    if (picture.isNull()) {
        picture = QImage(1, 1, QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
    }
    m_bytes += picture.sizeInBytes();
    return *m_pictures.insert(name, picture);
}

} // namespace kernelscope
