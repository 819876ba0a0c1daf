#include <QLabel>

#include "WindowFixture.h"
#include "project/Guesses.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/setup/ExpressionEdit.h"
#include "ui/setup/GuessMark.h"
#include "ui/setup/SetupPanel.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

/// What was guessed is marked until it is confirmed, each with why.
class TestGuessMarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasGuessedIsMarkedWithItsReason()
    {
        WindowFixture f(WindowFixture::Fake);
        QCOMPARE(marks(f), 0);
        QVERIFY(!bar(f)->isVisible());
        guess(f, {u"/parameters/n"_s, u"/buffers/out/shape"_s, u"/buffers/data/init"_s});
        QCOMPARE(marks(f), 3);
        QVERIFY(bar(f)->isVisible() && bar(f)->text().startsWith("3 values"));
        f.window.setup().makeDetails();
        for (const QString &path : {u"/parameters/n"_s, u"/buffers/1/shape/0"_s, u"/buffers/0/init/expression"_s}) {
            const ExpressionEdit *edit = field(f, path);
            QVERIFY2(edit, qPrintable(path));
            QVERIFY(edit->property("guessed").toBool());
            QVERIFY(edit->toolTip().contains("A guess: "));
            QVERIFY(edit->accessibleDescription().startsWith("A guess: "));
        }
        QVERIFY(!field(f, u"/buffers/0/shape/0"_s)->property("guessed").toBool());
        for (const QString &pointer : guessPointers(f.session.project()))
            QVERIFY(f.window.setup().findChildren<GuessMark *>().size() >= 3 && !pointer.isEmpty());
    }

    void anotherValueConfirmsIt()
    {
        WindowFixture f(WindowFixture::Fake);
        guess(f, {u"/parameters/n"_s});
        field(f, u"/parameters/n"_s)->apply(u"16"_s);
        QCOMPARE(marks(f), 0);
        QVERIFY(!field(f, u"/parameters/n"_s)->property("guessed").toBool());
        f.window.edits().undoStack().undo();
        QCOMPARE(marks(f), 1);
    }

    void allCanBeConfirmed()
    {
        WindowFixture f(WindowFixture::Real);
        guess(f, {u"/parameters/n"_s, u"/buffers/out/shape"_s});
        QVERIFY(f.run());
        QVERIFY(f.session.lastGoodRunIsCurrent());
        Q_EMIT bar(f)->linkActivated(u"confirm"_s);
        QTRY_COMPARE(marks(f), 0);
        QVERIFY(!bar(f)->isVisible());
        QVERIFY(f.session.lastGoodRunIsCurrent()); // no value is another
        f.window.edits().undoStack().undo();
        QCOMPARE(marks(f), 2);
    }

private:
    static void guess(WindowFixture &f, const QStringList &places)
    {
        f.window.edits().change("guess", {}, [&](Project &project) {
            for (const QString &place : places)
                addGuesses(project, {place});
        });
    }
    static int marks(WindowFixture &f)
    {
        int count = 0;
        for (const auto *mark : f.window.setup().findChildren<GuessMark *>())
            count += mark->isVisible() ? 1 : 0;
        return count;
    }
    static QLabel *bar(WindowFixture &f)
    {
        for (auto *label : f.window.setup().findChildren<QLabel *>()) {
            if (label->accessibleName().startsWith("Guesses"))
                return label;
        }
        return nullptr;
    }
    static ExpressionEdit *field(WindowFixture &f, const QString &path)
    {
        for (auto *edit : f.window.setup().findChildren<ExpressionEdit *>()) {
            if (edit->path() == path)
                return edit;
        }
        return nullptr;
    }
};

QTEST_MAIN(TestGuessMarks)
#include "tst_guessmarks.moc"
