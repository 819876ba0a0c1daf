#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

#include "WindowFixture.h"
#include "tests/ui/Facts.h"
#include "ui/editor/FindBar.h"
#include "ui/widgets/GoToPopup.h"
#include "ui/window/WindowActions.h"

using namespace kernelscope;

/// Ctrl+F, Ctrl+H, F3 and Ctrl+G.
class TestFind : public QObject
{
    Q_OBJECT

private:
    /// A window whose first text is this one.
    struct Found : WindowFixture
    {
        explicit Found(const QString &text) : WindowFixture(Fake), bar(*window.findChild<FindBar *>())
        {
            session.setText("a.cl", text);
            window.show();
            editor()->setFocus();
            editor()->setCursorPosition(0, 0);
        }

        CodeEditor *editor(const QString &path = "a.cl") { return window.editors().editor(path); }
        QLineEdit *field(const char *name) { return bar.findChild<QLineEdit *>(name); }
        void check(const char *text)
        {
            for (QToolButton *toggle : bar.findChildren<QToolButton *>()) {
                if (toggle->text() == text)
                    toggle->setChecked(true);
            }
        }
        QString chosen() { return QString("%1 %2").arg(editor()->selectionBegin()).arg(editor()->selectedText()); }

        FindBar &bar;
    };

private Q_SLOTS:
    void typingChoosesTheFirstAndKeysGoOn()
    {
        Found f("int sum = 0;\nsum += x;\nint y = sum;\n");
        f.window.actionList().find->trigger();
        QVERIFY(f.bar.isVisible());
        QVERIFY(!f.field("replacement")->isVisible());
        QTest::keyClicks(f.field("sought"), "sum");
        QCOMPARE(f.chosen(), QString("4 sum"));
        QCOMPARE(f.bar.told(), QString("1 of 3"));
        QTest::keyClick(f.field("sought"), Qt::Key_Return);
        QCOMPARE(f.chosen(), QString("13 sum"));
        f.window.actionList().findNext->trigger();
        QCOMPARE(f.chosen(), QString("31 sum"));
        f.window.actionList().findNext->trigger(); // round
        QCOMPARE(f.chosen(), QString("4 sum"));
        f.window.actionList().findPrevious->trigger();
        QCOMPARE(f.chosen(), QString("31 sum"));
        QTest::keyClick(f.field("sought"), Qt::Key_Escape);
        QVERIFY(!f.bar.isVisible());
        QCOMPARE(f.editor()->text(), QString("int sum = 0;\nsum += x;\nint y = sum;\n"));
    }

    /// Else a click that was meant for one button would hit another.
    void whatIsSaidMovesNothing()
    {
        Found f("a b a b");
        f.window.actionList().replace->trigger();
        const auto places = [&] {
            QList<QRect> rects{f.bar.geometry()};
            for (const QWidget *part : f.bar.findChildren<QWidget *>()) {
                if (!qobject_cast<const QLabel *>(part))
                    rects << part->geometry();
            }
            return rects;
        };
        QTest::qWait(1);
        const QList<QRect> before = places();
        for (const char *text : {"a", "", "zz"}) {
            f.field("sought")->setText(text);
            QTest::qWait(1);
            QCOMPARE(places(), before);
        }
    }

    void whatIsChosenIsLookedFor()
    {
        Found f("a b a b");
        f.editor()->setSelection(0, 2, 0, 3);
        f.window.actionList().find->trigger();
        QCOMPARE(f.field("sought")->text(), QString("b"));
        QCOMPARE(f.bar.told(), QString("1 of 2"));
    }

    void nothingIsFound()
    {
        Found f("a b");
        f.window.actionList().find->trigger();
        f.field("sought")->setText("zz");
        QCOMPARE(f.bar.told(), QString("Nothing found."));
        f.check(".*");
        f.field("sought")->setText("(");
        QVERIFY2(f.bar.told().contains("parenthesis"), qPrintable(f.bar.told()));
        f.window.actionList().findNext->trigger();
        QCOMPARE(f.editor()->text(), QString("a b"));
    }

    void charactersBeyondAsciiKeepTheirPlaces()
    {
        Found f(QString::fromUtf8("// größe 😀 sum\nsum\n"));
        f.window.actionList().find->trigger();
        f.field("sought")->setText("sum");
        QCOMPARE(f.chosen(), QString("12 sum"));
        f.bar.findNext();
        QCOMPARE(f.chosen(), QString("16 sum"));
    }

    void oneIsReplacedAfterTheOther()
    {
        Found f("i i i");
        f.window.actionList().replace->trigger();
        f.field("sought")->setText("i");
        f.field("replacement")->setText("ii");
        f.bar.replaceOne();
        QCOMPARE(f.editor()->text(), QString("ii i i"));
        QCOMPARE(f.chosen(), QString("3 i"));
        f.bar.replaceOne();
        QCOMPARE(f.editor()->text(), QString("ii ii i"));
        QCOMPARE(f.session.document().texts["a.cl"], QString("ii ii i"));
    }

    void allAreReplacedAsOneStep()
    {
        Found f("a[i] = b[i];\n");
        f.window.actionList().replace->trigger();
        f.check(".*");
        f.field("sought")->setText("(\\w)\\[i\\]");
        f.field("replacement")->setText("\\1[j]");
        f.bar.replaceAll();
        QCOMPARE(f.editor()->text(), QString("a[j] = b[j];\n"));
        QVERIFY2(f.bar.told().startsWith("2 replaced"), qPrintable(f.bar.told()));
        f.editor()->undo();
        QCOMPARE(f.editor()->text(), QString("a[i] = b[i];\n"));
    }

    void placesWithoutALetterAreFound()
    {
        Found f("int a;\n\nint b;");
        f.window.actionList().replace->trigger();
        f.check(".*");
        f.field("sought")->setText("^");
        QCOMPARE(f.bar.told(), QString("1 of 3"));
        for (const int place : {7, 8, 0, 7}) {
            f.bar.findNext();
            QCOMPARE(f.editor()->selectionBegin(), place);
        }
        QCOMPARE(f.bar.told(), QString("2 of 3"));
        f.bar.findPrevious();
        QCOMPARE(f.editor()->selectionBegin(), 0);
        f.field("replacement")->setText("// ");
        f.bar.replaceOne();
        QCOMPARE(f.editor()->text(), QString("// int a;\n\nint b;"));
        QCOMPARE(f.editor()->selectionBegin(), 10);
        f.editor()->undo();
        f.bar.replaceAll();
        QCOMPARE(f.editor()->text(), QString("// int a;\n// \n// int b;"));
        f.editor()->undo();
        QCOMPARE(f.editor()->text(), QString("int a;\n\nint b;"));
        f.field("sought")->setText("$");
        f.field("replacement")->setText(" //");
        f.editor()->setCursorPosition(0, 6);
        f.bar.replaceOne();
        f.bar.replaceOne();
        f.bar.replaceOne();
        QCOMPARE(f.editor()->text(), QString("int a; //\n //\nint b; //"));
    }

    /// Whoever hears of an edit takes the whole text: once for each place, a long one never came to its end.
    void manyReplacementsAreOneEdit()
    {
        Found f(QString("int f(int x) { return x; }\n").repeated(5000));
        QSignalSpy edits(&f.session, &Session::textChanged);
        int told = 0;
        connect(f.editor(), &QsciScintillaBase::SCN_MODIFIED, this, [&](int, int what) {
            told += (what & (QsciScintillaBase::SC_MOD_INSERTTEXT | QsciScintillaBase::SC_MOD_DELETETEXT)) != 0;
        });
        f.window.actionList().replace->trigger();
        f.field("sought")->setText("int");
        f.field("replacement")->setText("long");
        f.bar.replaceAll();
        QCOMPARE(f.session.document().texts["a.cl"], QString("long f(long x) { return x; }\n").repeated(5000));
        QCOMPARE(edits.size(), 1);
        QVERIFY2(told < 6'000, qPrintable(QString::number(told))); // QScintilla counts the characters before each.
        f.editor()->undo();
        QCOMPARE(f.session.document().texts["a.cl"], QString("int f(int x) { return x; }\n").repeated(5000));
        QCOMPARE(edits.size(), 2);
    }

    void ofManyReplacementsEachLineIsMarked()
    {
        Found f(QString("int x;\nfloat y;\n").repeated(400));
        f.editor()->showBreakpoints({{3}, {700}});
        const QList<int> breakpoints = f.editor()->breakpointLines();
        QSignalSpy told(f.editor(), &QsciScintillaBase::SCN_MODIFIED);
        f.window.actionList().replace->trigger();
        f.field("sought")->setText("int");
        f.field("replacement")->setText("long");
        f.bar.replaceAll();
        QCOMPARE(f.editor()->text(), QString("long x;\nfloat y;\n").repeated(400));
        QList<int> odd;
        for (int line = 1; line < 800; line += 2)
            odd << line;
        QCOMPARE(f.editor()->changedLines(), odd);
        QCOMPARE(f.editor()->breakpointLines(), breakpoints);
        f.editor()->undo();
        QCOMPARE(f.editor()->text(), QString("int x;\nfloat y;\n").repeated(400));
        QCOMPARE(f.editor()->breakpointLines(), breakpoints);
        told.clear();
        f.editor()->writeInPlaceOf(0, "a"); // told of again
        QVERIFY(!told.isEmpty());
    }

    void whatAddsLinesMovesWhatIsBelow()
    {
        Found f(QString("int x;\n").repeated(400));
        f.editor()->showBreakpoints({{3}, {200}});
        QSignalSpy moved(f.editor(), &CodeEditor::breakpointsMoved);
        QList<std::pair<TextMatch, QString>> matches;
        for (qsizetype line = 0; line < 400; ++line)
            matches.append({{line * 7 + 3, 1, {}}, "\n"});
        f.editor()->replaceAll(matches);
        QCOMPARE(f.editor()->text(), QString("int\nx;\n").repeated(400));
        QCOMPARE(f.editor()->breakpointLines(), (QList<int>{5, 399}));
        QCOMPARE(moved.last().first().value<QList<int>>(), (QList<int>{5, 399}));
        QCOMPARE(f.editor()->changedLines().size(), 800);
        f.editor()->undo();
        QCOMPARE(f.editor()->breakpointLines(), (QList<int>{3, 200}));
        QCOMPARE(moved.last().first().value<QList<int>>(), (QList<int>{3, 200}));
    }

    void allTextsAreSearched()
    {
        Found f("#include \"b.h\"\nfloat scale;\n");
        f.session.setText("b.h", "float scale(float x);\n// scale\n");
        QTRY_VERIFY(f.editor("b.h"));
        f.window.editors().setCurrentWidget(f.editor());
        f.window.actionList().replace->trigger();
        f.check("All");
        f.field("sought")->setText("scale");
        QCOMPARE(factsOf(f.bar.told()), (QStringList{"1", "3", "2"}));
        f.bar.findNext();
        QCOMPARE(f.window.editors().currentEditor(), f.editor("b.h"));
        QCOMPARE(factsOf(f.bar.told()), (QStringList{"2", "3", "2"}));
        f.bar.findNext();
        f.bar.findNext();
        QCOMPARE(f.window.editors().currentEditor(), f.editor());
        f.field("replacement")->setText("factor");
        f.bar.replaceAll();
        QCOMPARE(f.editor()->text(), QString("#include \"b.h\"\nfloat factor;\n"));
        QCOMPARE(f.editor("b.h")->text(), QString("float factor(float x);\n// factor\n"));
    }

    void whatIsTypedInTheTextIsCounted()
    {
        Found f("sum\n");
        f.window.actionList().find->trigger();
        f.field("sought")->setText("sum");
        QCOMPARE(f.bar.told(), QString("1 of 1"));
        f.editor()->insertAt("sum ", 0, 0);
        QTRY_VERIFY2(f.bar.told().contains("2"), qPrintable(f.bar.told()));
    }

    /// The button that had the keyboard is of no use once nothing is left.
    void escapeClosesItAfterAllWereReplacedAndInTheText()
    {
        Found f("i i");
        f.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&f.window));
        f.window.actionList().replace->trigger();
        f.field("sought")->setText("i");
        f.field("replacement")->setText("j");
        QPushButton *all = nullptr;
        for (QPushButton *button : f.bar.findChildren<QPushButton *>())
            all = button->text() == "Replace all" ? button : all;
        QVERIFY(all);
        QTest::mouseClick(all, Qt::LeftButton);
        QCOMPARE(f.editor()->text(), QString("j j"));
        QVERIFY(f.bar.isAncestorOf(f.window.focusWidget()));
        QTest::keyClick(f.window.focusWidget(), Qt::Key_Escape);
        QVERIFY(!f.bar.isVisible());
        f.window.actionList().find->trigger();
        f.editor()->setFocus();
        QTest::keyClick(f.editor(), Qt::Key_Escape);
        QVERIFY(!f.bar.isVisible());
    }

    void anotherProjectMayComeMeanwhile()
    {
        Found f("sum\n");
        f.window.actionList().find->trigger();
        f.field("sought")->setText("n");
        QVERIFY(f.session.open(WindowFixture::samples() + "/vector-add"));
        f.bar.findNext();
        f.bar.replaceAll();
        QVERIFY(f.bar.isVisible());
    }

    void aLineIsGoneToByItsNumber()
    {
        Found f("1\n2\n3\n4\n");
        f.window.actionList().goToLine->trigger();
        auto *popup = f.window.findChild<GoToPopup *>();
        QVERIFY(popup);
        QCOMPARE(popup->filter().text(), QString(":"));
        QVERIFY2(popup->height() < 130, qPrintable(QString::number(popup->height()))); // As high as the one line that it shows.
        QTest::keyClicks(&popup->filter(), "3");
        QCOMPARE(popup->shownNames(), QStringList{"Line 3"});
        QTest::keyClick(&popup->filter(), Qt::Key_Return);
        int line = 0, column = 0;
        f.editor()->getCursorPosition(&line, &column);
        QCOMPARE(line, 2);
    }
};

QTEST_MAIN(TestFind)
#include "tst_find.moc"
