#include <QFile>
#include <QPainter>
#include <QRegularExpression>
#include <QScreen>
#include <QTemporaryDir>
#include <QTest>

#include "ui/scene/Picture.h"

using namespace kernelscope;

namespace {

class TextPicture : public Picture
{
public:
    QSizeF pictureSize() const override { return {400, 200}; }
    void paintPicture(QPainter &painter, const QRectF &into) const override
    {
        QFont font = painter.font();
        font.setPointSizeF(12);
        painter.setFont(font);
        painter.drawText(into, Qt::AlignLeft | Qt::AlignTop, QStringLiteral("text"));
    }
};

} // namespace

/// Pictures as files.
class TestSavePicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textsAreWrittenInTheSizeTheyWereLaidOutIn()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.svg");
        QVERIFY(savePicture(TextPicture(), path, Qt::white));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        const double dots = QGuiApplication::primaryScreen()->logicalDotsPerInchX();
        const auto size = QRegularExpression("font-size=\"([\\d.]+)\"").match(text.mid(text.indexOf("<text")));
        QVERIFY(size.hasMatch());
        QCOMPARE(qRound(size.captured(1).toDouble()), qRound(12 * dots / 72));
        const auto width = QRegularExpression("width=\"([\\d.]+)mm\"").match(text);
        QVERIFY(width.hasMatch());
        QVERIFY(std::abs(width.captured(1).toDouble() - 400 / dots * 25.4) < 0.5);
    }

    void whatIsNeitherIsRefused()
    {
        const QTemporaryDir folder;
        QVERIFY(!savePicture(TextPicture(), folder.filePath("a.txt"), Qt::white));
        QVERIFY(savePicture(TextPicture(), folder.filePath("a.png"), Qt::white));
        QCOMPARE(QImage(folder.filePath("a.png")).size(), QSize(800, 400));
    }
};

QTEST_MAIN(TestSavePicture)
#include "tst_savepicture.moc"
