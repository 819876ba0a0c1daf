#pragma once

#include <QHash>
#include <QImage>
#include <QString>
#include <QTextDocument>
#include <QUrl>

namespace kernelscope {

/// A text whose pictures are those of a folder, by paths relative to it, read once each. In place of others, of those that take up too much
/// memory and of those that name more files themselves (SVG can) it has an empty one: without any Qt would look for the file by itself,
/// wherever that is. Without a folder it has none.
class PicturedText : public QTextDocument
{
public:
    explicit PicturedText(const QString &folder = {}, QObject *parent = nullptr);
    const QString &folder() const { return m_folder; }
    void setFolder(const QString &folder); ///< of what it is to hold next

protected:
    QVariant loadResource(int type, const QUrl &name) override;

private:
    QString m_folder;
    QHash<QUrl, QImage> m_pictures;
    qsizetype m_bytes = 0; ///< of all of them
};

} // namespace kernelscope
