#include <QFile>
#include <QRegularExpression>
#include <QScreen>
#include <QTemporaryDir>
#include <QTest>

#include "ui/scene/Picture.h"
#include "ui/theme/Appearance.h"

using namespace kernelscope;

static Scene pictureOfText()
{
    Scene scene;
    scene.text({0, 0, 400, 200}, {QStringLiteral("text")});
    scene.size = {400, 200};
    return scene;
}

/// Pictures as files.
class TestSavePicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textsAreWrittenInTheSizeTheyWereLaidOutIn()
    {
        const QTemporaryDir folder;
        const Appearance appearance;
        const QString path = folder.filePath("a.svg");
        QVERIFY(savePicture(pictureOfText(), appearance, path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        const double dots = QGuiApplication::primaryScreen()->logicalDotsPerInchX();
        const auto size = QRegularExpression("font-size=\"([\\d.]+)\"").match(text.mid(text.indexOf("<text")));
        QVERIFY(size.hasMatch());
        QCOMPARE(qRound(size.captured(1).toDouble()), qRound(appearance.interfaceFont().pointSizeF() * dots / 72));
        const auto width = QRegularExpression("width=\"([\\d.]+)mm\"").match(text);
        QVERIFY(width.hasMatch());
        QVERIFY(std::abs(width.captured(1).toDouble() - 400 / dots * 25.4) < 0.5);
    }

    void whatIsNeitherIsRefused()
    {
        const QTemporaryDir folder;
        QVERIFY(!savePicture(pictureOfText(), Appearance(), folder.filePath("a.txt")));
        QVERIFY(savePicture(pictureOfText(), Appearance(), folder.filePath("a.png")));
        QCOMPARE(QImage(folder.filePath("a.png")).size(), QSize(800, 400));
    }
};

QTEST_MAIN(TestSavePicture)
#include "tst_savepicture.moc"
