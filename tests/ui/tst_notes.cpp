#include <sys/stat.h>

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>

#include "Facts.h"
#include "WindowFixture.h"
#include "ui/notes/NotesDocument.h"
#include "ui/notes/NotesView.h"
#include "ui/present/WalkStrip.h"

using namespace kernelscope;

/// The notes as they read beside the notes as they are written.
class TestNotes : public QObject
{
    Q_OBJECT

    static QTextBrowser *browser(WindowFixture &f) { return f.window.findChild<NotesView *>()->findChild<QTextBrowser *>(); }

    static QSize pictureIn(const QTextDocument &document, const QString &name)
    {
        return document.resource(QTextDocument::ImageResource, QUrl(name)).value<QImage>().size();
    }

    static void addNotes(WindowFixture &f, const QString &notes)
    {
        Project project = f.session.project();
        project.notes = "notes.md";
        f.session.setText("notes.md", notes);
        f.session.setProject(project);
    }

private Q_SLOTS:
    void typingIsFollowedWhenItPauses()
    {
        WindowFixture f(WindowFixture::Fake);
        addNotes(f, "# Hello\n");
        QVERIFY(f.editor("notes.md"));
        QTRY_COMPARE(browser(f)->toPlainText(), QString("Hello"));
        int made = 0;
        const QTextDocument *last = browser(f)->document();
        for (int i = 0; i < 2000; ++i) {
            f.editor("notes.md")->insertAt("[", 1, 0);
            made += browser(f)->document() != last;
            last = browser(f)->document();
        }
        QCOMPARE(made, 0);
        QTRY_COMPARE(browser(f)->toPlainText(), "Hello\n" + QString(2000, '['));
    }

    void whatWasShownBeforeDoesNotStay()
    {
        WindowFixture f(WindowFixture::Fake);
        for (const char *notes : {"one", "two", "three", "four"}) {
            addNotes(f, notes);
            QTRY_COMPARE(browser(f)->toPlainText(), QString(notes));
        }
        QCOMPARE(browser(f)->findChildren<QTextDocument *>().size(), 1);
    }

    void longNotesArriveFromAnotherThread()
    {
        WindowFixture f(WindowFixture::Fake);
        QString notes = "# Long\n\n";
        for (int i = 0; i < 3000; ++i)
            notes += QString("Words of `line` number %1\n\n").arg(i);
        addNotes(f, notes);
        QTRY_VERIFY_WITH_TIMEOUT(browser(f) && browser(f)->toPlainText().endsWith("number 2999"), WindowFixture::longest);
        QCOMPARE(browser(f)->document()->thread(), f.window.thread());
        addNotes(f, "short");
        QTRY_COMPARE(browser(f)->toPlainText(), QString("short"));
    }

    void theLastWordCountsWhileLongNotesAreUnderWay()
    {
        WindowFixture f(WindowFixture::Fake);
        addNotes(f, "word\n\n" + QString("many words\n\n").repeated(20'000));
        addNotes(f, "the last");
        QTRY_COMPARE(browser(f)->toPlainText(), QString("the last"));
        QTest::qWait(0);
        QCOMPARE(browser(f)->toPlainText(), QString("the last"));
    }

    void onlyPicturesOfTheFolderAreShown_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isShown");
        const QString outside = QDir::temp().filePath("kernelscope-outside.png");
        QTest::newRow("a picture") << "picture.png" << true;
        QTest::newRow("an SVG") << "drawing.svg" << true;
        QTest::newRow("of a folder above") << "../kernelscope-outside.png" << false;
        QTest::newRow("by its whole path") << outside << false;
        QTest::newRow("by its URL") << QUrl::fromLocalFile(outside).toString() << false;
        QTest::newRow("nothing of that name") << "nothing.png" << false;
        QTest::newRow("an SVG with another file's picture") << "leads-out.svg" << false;
        QTest::newRow("an SVG with another file's styles") << "styled.svg" << false;
        QTest::newRow("what can't be read to its end") << "pipe.png" << false;
    }
    void onlyPicturesOfTheFolderAreShown()
    {
        QFETCH(QString, name);
        QFETCH(bool, isShown);
        WindowFixture f(WindowFixture::Fake);
        const auto write = [&f](const QString &file, const QByteArray &bytes) {
            QFile target(f.folder.filePath(file));
            return target.open(QIODevice::WriteOnly) && target.write(bytes) == bytes.size();
        };
        QImage picture(40, 20, QImage::Format_RGB32);
        picture.fill(Qt::red);
        const QString outside = QDir::temp().filePath("kernelscope-outside.png");
        QVERIFY(picture.save(f.folder.filePath("picture.png")) && picture.save(outside));
        const QByteArray begin = "<svg xmlns='http://www.w3.org/2000/svg' xmlns:x='http://www.w3.org/1999/xlink' width='40' height='20'>";
        QVERIFY(write("drawing.svg", begin + "<rect width='9' height='9'/></svg>"));
        QVERIFY(write("leads-out.svg", begin + "<image width='9' height='9' x:href='" + outside.toUtf8() + "'/></svg>"));
        QVERIFY(write("styled.svg", "<?xml-stylesheet type='text/css' href='" + outside.toUtf8() + "'?>" + begin + "</svg>"));
        QCOMPARE(::mkfifo(QFile::encodeName(f.folder.filePath("pipe.png")).constData(), 0600), 0);

        addNotes(f, QString("before ![a picture](%1)").arg(name));
        QTRY_VERIFY(browser(f)->toPlainText().startsWith("before"));
        const QSize shown = isShown ? picture.size() : QSize(1, 1);
        QCOMPARE(pictureIn(*browser(f)->document(), name), shown);
        WalkStrip strip(f.appearance);
        strip.show(walkOf("# Title\n\nbefore ![a picture](" + name + ")", {}), 0, f.folder.path());
        QCOMPARE(pictureIn(*strip.findChild<QTextBrowser *>()->document(), name), shown);
        QVERIFY(strip.neededHeight(400) > 0);
        QVERIFY(QFile::remove(outside));
    }

    /// At whatever width: "-cl-opt-" and "disable", or "phase" and "0", on lines of their own are hard to read.
    void namesAndNumbersAreNotBroken()
    {
        Appearance appearance;
        appearance.apply();
        const NotesStyle style = NotesStyle::of(appearance);
        const auto document = notesDocument("Try it with `-cl-opt-disable` or another one, and look at phase 12 of it, and line 3.", style);
        const auto plain = notesDocument("Try it with `option` or another one.", style);
        QVERIFY(!plain->size().isEmpty());
        for (int width = 150; width < 420; width += 3) {
            document->setTextWidth(width);
            QVERIFY(!document->size().isEmpty()); // Lays it out.
            const QTextBlock block = document->begin();
            QVERIFY(block.layout()->lineCount() > 1);
            for (int line = 1; line < block.layout()->lineCount(); ++line) // Nothing that is not seen makes one higher.
                QVERIFY(block.layout()->lineAt(line).height() <= plain->begin().layout()->lineAt(0).height() + 1);
            for (int line = 1; line < block.layout()->lineCount(); ++line) {
                const QString before = block.text().first(block.layout()->lineAt(line).textStart());
                QVERIFY2(before.endsWith(u' '), qPrintable(before));
                QVERIFY2(!before.endsWith(u"phase ") && !before.endsWith(u"line "), qPrintable(before));
            }
        }
    }

    void whatTakesLongToLayOutIsLeftOut()
    {
        const NotesStyle style;
        const auto shown = [&](const QString &notes) { return notesDocument(notes, style)->toPlainText(); };
        QString text = shown("first\n\n" + QString("word ").repeated(1'000'000) + "\n\nlast\n");
        QVERIFY(text.size() < 25'000 && text.startsWith("first") && text.contains("\nlast"));
        QCOMPARE(factsOf(text.section('\n', -1)), QStringList{"1"});
        text = shown(QString("words\n\n").repeated(200'000));
        QVERIFY(text.size() < 600'000);
        QCOMPARE(factsOf(text.section('\n', -1)), QStringList{"899,998"});
        QString list;
        for (int depth = 0; depth < 3000; ++depth)
            list += QString(2 * depth, ' ') + "- item\n";
        text = shown(list + QString("- ").repeated(3000) + "item\n" + QString("> ").repeated(3000) + "item\n\nlast\n");
        QCOMPARE(text.count("item"), 100);
        QVERIFY(text.contains("\nlast"));
        QCOMPARE(factsOf(text.section('\n', -1)), QStringList{"2,902"});
    }

    void whatIsCopiedIsAsItWasWritten()
    {
        WindowFixture f(WindowFixture::Fake);
        addNotes(f, "Build with `-cl-opt-disable`.");
        QTRY_VERIFY(browser(f) && browser(f)->toPlainText().startsWith("Build with"));
        browser(f)->selectAll();
        browser(f)->copy();
        QCOMPARE(QGuiApplication::clipboard()->text().trimmed(), "Build with -cl-opt-disable.");
    }

    void headingsAreLargerAndCodeHasAGround()
    {
        NotesStyle style;
        style.text.setPointSizeF(10);
        style.ground = Qt::yellow;
        const auto document = notesDocument("# Title\n\nwords\n\n```c\nx = 1;\n```\n", style);
        QCOMPARE(document->begin().begin().fragment().charFormat().fontPointSize(), 16.0);
        QCOMPARE(document->lastBlock().blockFormat().background().color(), QColor(Qt::yellow));
    }
};

QTEST_MAIN(TestNotes)
#include "tst_notes.moc"
