#include <QTest>

#include "project/Guesses.h"
#include "project/ProjectDocument.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

namespace {

const QByteArray guessedText =
    R"({ "kernelscope": 1, "sources": ["k.cl"], "parameters": { "n": 64, "slow": { "value": 2, "min": 1, "max": 4 } },
  "buffers": [ { "name": "a", "type": "int", "shape": ["n"] }, { "name": "b", "type": "int", "shape": ["n", 2], "init": { "constant": 1 } } ],
  "plan": [ { "finish": true, "name": "first" },
            { "launch": "go/on", "kernel": "k", "global": ["n"], "arguments": { "count": { "value": "n" }, "a": { "buffer": "a" } } } ] })";

Project guessedProject()
{
    Project project = readProject(guessedText, {}).value();
    for (const QString &place : {u"/parameters/n"_s, u"/parameters/slow"_s, u"/buffers/a/init"_s, u"/buffers/b/shape"_s,
                                 u"/plan/go~1on/arguments/count"_s, u"/plan/go~1on/local"_s, u"/buffers/none/shape"_s})
        addGuesses(project, {place});
    return project;
}

const QStringList all{u"/parameters/n"_s, u"/parameters/slow"_s, u"/buffers/0/init"_s, u"/buffers/1/shape"_s, u"/plan/1/arguments/count"_s};

QStringList without(const QString &pointer)
{
    QStringList left = all;
    left.removeOne(pointer);
    return left;
}

} // namespace

class tst_Guesses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void holdAsLongAsTheirValues()
    {
        Project project = guessedProject();
        QCOMPARE(guessPointers(project), all);
        project.buffers[1].shape[1] = Expression(3);
        QCOMPARE(guessPointers(project), without(u"/buffers/1/shape"_s));
        project.buffers[1].shape[1] = Expression(2);
        QCOMPARE(guessPointers(project), all);
        project.buffers[0].init = ConstantInit{{Expression(1)}};
        dropEndedGuesses(project);
        project.buffers[0].init = ZeroInit();
        QCOMPARE(guessPointers(project), without(u"/buffers/0/init"_s));
    }

    void aSliderIsNoOtherValue()
    {
        Project project = guessedProject();
        project.parameters[0].max = Expression(128);
        QCOMPARE(guessPointers(project), all);
        project.parameters[0].value = Expression(65);
        QCOMPARE(guessPointers(project), without(u"/parameters/n"_s));
    }

    /// Places are found by name, whatever comes before them.
    void stayWithWhatTheyAreAbout()
    {
        Project project = guessedProject();
        project.buffers.removeFirst();
        project.plan.removeFirst();
        QCOMPARE(guessPointers(project),
                 (QStringList{u"/parameters/n"_s, u"/parameters/slow"_s, u"/buffers/0/shape"_s, u"/plan/0/arguments/count"_s}));
    }

    void areConfirmed()
    {
        Project project = guessedProject();
        confirmGuesses(project, u"/buffers/1/shape/0"_s); // a part
        QCOMPARE(guessPointers(project), without(u"/buffers/1/shape"_s));
        confirmGuesses(project, u"/parameters"_s); // the whole
        QCOMPARE(guessPointers(project), (QStringList{u"/buffers/0/init"_s, u"/plan/1/arguments/count"_s}));
    }

    void followNames()
    {
        Project project = guessedProject();
        const QList<Guess> held = heldGuesses(project);
        project.buffers[1].name = u"c"_s;
        project.buffers[1].shape[0] = Expression(u"m"_s);
        renameInGuesses(project, held, u"/buffers"_s, u"b"_s, u"c"_s);
        QCOMPARE(guessPointers(project), all);
        QCOMPARE(project.guesses[3].place, u"/buffers/c/shape"_s);
    }

    /// Nothing here asserts on time: what is worse than linear shows as the test's own time limit.
    void areFoundAmongThousands()
    {
        Project project;
        QStringList places;
        for (int i = 0; i < 20'000; ++i) {
            BufferSpec buffer;
            buffer.name = u"b%1"_s.arg(i);
            buffer.shape = {Expression(double(i))};
            project.buffers << buffer;
            places << u"/buffers/b%1/shape"_s.arg(i) << u"/buffers/b%1/init"_s.arg(i);
        }
        addGuesses(project, places + QStringList{places.first(), u"/buffers/none/shape"_s});
        QCOMPARE(project.guesses.size(), places.size());
        QCOMPARE(guessPointers(project)[39'999], u"/buffers/19999/init"_s);
        const QList<Guess> held = heldGuesses(project);
        project.buffers[1].name = u"other"_s;
        renameInGuesses(project, held, u"/buffers"_s, u"b1"_s, u"other"_s);
        QCOMPARE(guessPointers(project).size(), places.size());
    }

    void areSaved()
    {
        const Project project = guessedProject();
        const auto again = readProject(projectText(project), {});
        QVERIFY2(again, again ? "" : qPrintable(again.error().message));
        QVERIFY(*again == project);
        QCOMPARE(guessPointers(*again), all);
    }

    /// A file may name any place; what is not there is no guess.
    void unknownPlacesAreNone()
    {
        const auto project = readProject(R"({ "kernelscope": 1, "buffers": [ { "name": "a", "type": "int", "shape": [1] } ],
            "guesses": { "/buffers/b/init": "zero", "/buffers": "zero", "": 5, "x": null, "/buffers/a/init/zero": "zero", "/parameters": 1,
                         "/buffers/a/shape/0": 1, "/kernelscope": 2 } })",
                                         {});
        QVERIFY2(project, project ? "" : qPrintable(project.error().message));
        QCOMPARE(guessPointers(*project), QStringList());
    }
};

QTEST_GUILESS_MAIN(tst_Guesses)
#include "tst_Guesses.moc"
