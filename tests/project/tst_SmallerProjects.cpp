#include <QTest>

#include "project/ProjectDocument.h"
#include "project/SmallerProjects.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

namespace {

Project example()
{
    return readProject(R"({ "kernelscope": 1, "sources": ["k.cl"], "notes": "notes.md", "build": { "options": "-cl-mad-enable" },
  "parameters": { "n": 64, "twice": "2 * n" },
  "buffers": [ { "name": "a", "type": "int", "shape": [32], "init": { "expression": "i" } }, { "name": "b", "type": "int", "shape": ["n"] } ],
  "plan": [ { "launch": "k", "kernel": "k", "global": [32], "local": [8],
              "arguments": { "a": { "buffer": "a" }, "count": { "value": 5 }, "part": { "local": 9 } } }, { "finish": true } ],
  "checks": [ { "condition": "n > 1" } ], "guesses": { "/parameters/n": 64 } })",
                       {})
        .value();
}

bool isAny(const QList<Project> &projects, const auto &holds)
{
    return std::ranges::any_of(projects, holds);
}

} // namespace

class tst_SmallerProjects : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachLacksOneThing()
    {
        const Project project = example();
        const QList<Project> smaller = smallerProjects(project);
        QVERIFY(isAny(smaller, [](const Project &each) { return each.plan.size() == 1 && each.buffers.size() == 2; }));
        QVERIFY(isAny(smaller, [](const Project &each) { return each.buffers.size() == 1 && each.plan.size() == 2; }));
        QVERIFY(isAny(smaller, [](const Project &each) { return each.parameters.size() == 1 && each.buffers.size() == 2; }));
        QVERIFY(isAny(smaller, [](const Project &each) { return each.build.options.isEmpty(); }));
        QVERIFY(isAny(smaller, [](const Project &each) { return each.parameters.value(0).value.text == u"32"; }));
        QVERIFY(isAny(smaller, [](const Project &each) { return each.buffers.value(0).init == Init(ZeroInit()); }));
        QVERIFY(!smaller.contains(project));
    }

    void sizesAreHalvedTogetherAndAlone()
    {
        const auto launch = [](const Project &project) { return std::get<LaunchStep>(project.plan.first().action); };
        QList<Project> smaller = smallerProjects(example());
        smaller.removeIf([](const Project &each) { return each.plan.size() < 2; }); // one of them lacks the launch
        QVERIFY(isAny(smaller, [&](const Project &each) {
            return launch(each).global.first().text == u"16" && launch(each).local.first().text == u"4" &&
                   each.buffers.value(0).shape.value(0).text == u"16" &&
                   std::get<LocalArgument>(launch(each).arguments[2].value).count.text == u"4";
        }));
        QVERIFY(isAny(smaller, [&](const Project &each) {
            return launch(each).global.first().text == u"16" && launch(each).local.first().text == u"8";
        }));
        QVERIFY(isAny(smaller, [&](const Project &each) {
            return std::get<ValueArgument>(launch(each).arguments[1].value).value.number.text == u"2";
        }));
    }

    /// Whoever takes the first smaller one each time comes to an end.
    void theyEnd()
    {
        Project project = example();
        int steps = 0;
        for (QList<Project> smaller = smallerProjects(project); !smaller.isEmpty() && steps < 1000; smaller = smallerProjects(project)) {
            project = smaller.last();
            ++steps;
        }
        QVERIFY(steps < 1000);
    }

    void onlyWhatIsExecutedStays()
    {
        const Project project = onlyExecuted(example());
        QVERIFY(project.checks.isEmpty() && project.guesses.isEmpty() && project.notes.isEmpty());
        QCOMPARE(project.plan.size(), 2);
        QCOMPARE(project.build.options, u"-cl-mad-enable"_s);
    }
};

QTEST_GUILESS_MAIN(tst_SmallerProjects)
#include "tst_SmallerProjects.moc"
