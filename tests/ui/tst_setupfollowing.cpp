#include <QAction>
#include <QLabel>

#include "WindowFixture.h"
#include "project/Guesses.h"
#include "project/ProjectDocument.h"
#include "tests/ui/Facts.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/models/GroupedProblems.h"
#include "ui/setup/SetupFollowing.h"
#include "ui/setup/SetupPanel.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

static KernelParameter pointer(const QString &name, bool isConst = false)
{
    return {name, u"float*"_s, ParameterKind::GlobalPointer, ElementType{Scalar::Float, 1, {}}, isConst, Knowledge::Unknown};
}
static KernelParameter value(const QString &name)
{
    return {name, u"int"_s, ParameterKind::Value, ElementType{Scalar::Int, 1, {}}, false, Knowledge::Unknown};
}

static ProgramSignature kernelOf(const QList<KernelParameter> &parameters, int dimensions = 1, const QString &name = u"k"_s)
{
    KernelSignature kernel;
    kernel.name = name;
    kernel.parameters = parameters;
    kernel.facts.isKnown = true;
    kernel.facts.dimensions = dimensions;
    return {{kernel}, {}};
}

/// k(a, out) over w elements in groups of 16, launched twice.
static Project project()
{
    const auto read =
        readProject(R"({ "kernelscope": 1, "title": "t", "sources": ["a.cl"], "parameters": { "w": 64, "tile": 16, "count": 5 },
        "buffers": [ { "name": "a", "type": "float", "shape": ["w"], "access": "in", "init": { "expression": "i" } },
                     { "name": "out", "type": "float", "shape": ["w"] } ],
        "plan": [ { "launch": "first", "kernel": "k", "global": ["Math.ceil(w / tile) * tile"], "local": ["tile"],
                    "arguments": { "a": { "buffer": "a" }, "out": { "buffer": "out" } } },
                  { "repeat": { "while": "w > 64", "steps": [ { "launch": "again", "kernel": "k", "global": ["w"], "local": ["tile"],
                    "arguments": { "a": { "buffer": "a" }, "out": { "buffer": "out" } } } ] } } ],
        "checks": [ { "name": "c", "condition": "a[0] === out[0]" } ] })",
                    "p.kscope");
    if (!read)
        qFatal("%s", qPrintable(read.error().message));
    return *read;
}
static const QList<KernelParameter> usual{pointer(u"a"_s, true), pointer(u"out"_s)};

/// The launches one after the other: their sizes and arguments.
static QString described(const QList<Step> &steps)
{
    QStringList parts;
    for (const Step &step : steps) {
        if (const auto *repeat = std::get_if<RepeatStep>(&step.action))
            parts << described(repeat->steps);
        const auto *launch = std::get_if<LaunchStep>(&step.action);
        if (!launch)
            continue;
        QStringList words{launch->kernel};
        for (const Expression &size : launch->global)
            words << size.text;
        for (const Expression &size : launch->local)
            words << u'/' + size.text;
        for (const Argument &argument : launch->arguments) {
            const auto *buffer = std::get_if<BufferArgument>(&argument.value);
            const auto *number = std::get_if<ValueArgument>(&argument.value);
            const auto *local = std::get_if<LocalArgument>(&argument.value);
            words << argument.parameter + u'=' +
                         (buffer   ? buffer->buffer
                          : number ? valueText(number->value)
                          : local  ? local->count.text
                                   : u"?"_s);
        }
        parts << words.join(u' ');
    }
    return parts.join(u"; "_s);
}
static QString described(const Project &project)
{
    QStringList buffers;
    for (const BufferSpec &buffer : project.buffers) {
        QStringList extents;
        for (const Expression &extent : buffer.shape)
            extents << extent.text;
        const auto *init = std::get_if<ExpressionInit>(&buffer.init);
        buffers << buffer.name + u'[' + extents.join(u", "_s) + u']' + (init ? u'=' + init->expression.text : QString());
    }
    return described(project.plan) + u" | "_s + buffers.join(u' ');
}

class TestSetupFollowing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void argumentsFollow_data()
    {
        QTest::addColumn<ProgramSignature>("now");
        QTest::addColumn<QString>("setup");
        const QString head = u"k Math.ceil(w / tile) * tile /tile "_s;
        const auto row = [&](const char *what, const ProgramSignature &now, const QString &arguments, const QString &buffers) {
            QTest::newRow(what) << now << head + arguments + u"; k w /tile "_s + arguments + u" | "_s + buffers;
        };
        const QString buffers = u"a[w]=i out[w]"_s;
        row("the same", kernelOf(usual), u"a=a out=out"_s, buffers);
        row("a buffer came", kernelOf(usual + QList{pointer(u"mask"_s, true)}), u"a=a out=out mask=mask"_s,
            buffers + u" mask[w]=i % 100"_s);
        row("a buffer that is written came", kernelOf(usual + QList{pointer(u"more"_s)}), u"a=a out=out more=more"_s,
            buffers + u" more[w]"_s);
        row("its name is a parameter's", kernelOf(usual + QList{pointer(u"w"_s)}), u"a=a out=out w=w2"_s, buffers + u" w2[w]"_s);
        row("a parameter's name came", kernelOf(usual + QList{value(u"count"_s)}), u"a=a out=out count=count"_s, buffers);
        row("an extent came", kernelOf(usual + QList{value(u"size"_s)}), u"a=a out=out size=w"_s, buffers);
        KernelParameter local{u"scratch"_s, u"float*"_s, ParameterKind::LocalPointer, ElementType{Scalar::Float, 1, {}}};
        row("local memory came", kernelOf(usual + QList{local}), u"a=a out=out scratch=tile"_s, buffers);
        row("one went", kernelOf({pointer(u"out"_s)}), u"out=out"_s, buffers);
        row("in another order", kernelOf({usual[1], usual[0]}), u"out=out a=a"_s, buffers);
        row("renamed", kernelOf({pointer(u"input"_s, true), usual[1]}), u"input=input out=out"_s, u"input[w]=i out[w]"_s);
        QTest::newRow("another kernel with the same parameters")
            << kernelOf(usual, 1, u"k2"_s) << u"k2 Math.ceil(w / tile) * tile /tile a=a out=out; k2 w /tile a=a out=out | "_s + buffers;
        QTest::newRow("another kernel with others") << kernelOf({value(u"x"_s)}, 1, u"k2"_s) << described(project());
        QTest::newRow("nothing could be read") << ProgramSignature() << described(project());
    }
    void argumentsFollow()
    {
        QFETCH(ProgramSignature, now);
        const FollowedSetup followed = followKernels(kernelOf(usual), now, project());
        QTEST(described(followed.project), "setup");
        QCOMPARE(followed.news.isEmpty(), followed.project == project());
        QCOMPARE(followKernels(now, now, followed.project).project, followed.project); // once
    }

    void anotherKernelThatIsChosenTakesTheBuffersAsTheyAre()
    {
        ProgramSignature both = kernelOf(usual);
        both.kernels << kernelOf({pointer(u"x"_s, true), pointer(u"y"_s), value(u"times"_s)}, 1, u"k2"_s).kernels;
        Project chosen = project();
        std::get<LaunchStep>(chosen.plan.first().action).kernel = u"k2"_s;
        const Project followed = followKernels(both, both, chosen).project;
        QVERIFY2(described(followed).startsWith(u"k2 Math.ceil(w / tile) * tile /tile x=a y=out times="_s),
                 qPrintable(described(followed)));
        QCOMPARE(followed.buffers.size(), chosen.buffers.size());
        QVERIFY(std::ranges::any_of(followed.guesses, [](const Guess &each) { return each.place.endsWith(u"/arguments/times"_s); }));
    }

    /// What the kernel before left as its result is none of what this one reads.
    void aResultIsNotBoundToWhatIsOnlyRead()
    {
        ProgramSignature both = kernelOf(usual);
        both.kernels << kernelOf({pointer(u"x"_s, true), pointer(u"y"_s, true), pointer(u"z"_s)}, 1, u"k2"_s).kernels;
        Project chosen = project();
        chosen.buffers[1].access = Access::Out;
        std::get<LaunchStep>(chosen.plan.first().action).kernel = u"k2"_s;
        const QString now = described(followKernels(both, both, chosen).project);
        QVERIFY2(now.startsWith(u"k2 Math.ceil(w / tile) * tile /tile x=a y=y z=out;"_s), qPrintable(now));
    }

    void aKernelOfTwoDimensionsThatIsChosenGetsALaunchOfTwo()
    {
        ProgramSignature both = kernelOf(usual);
        both.kernels << kernelOf(usual, 2, u"k2"_s).kernels;
        Project chosen = project();
        std::get<LaunchStep>(chosen.plan.first().action).kernel = u"k2"_s;
        const auto dimensions = [&](const QString &pointer) {
            const Project followed = followKernels(both, both, chosen, pointer).project;
            return std::get<LaunchStep>(followed.plan.first().action).global.size();
        };
        QCOMPARE(dimensions(u"/plan/0"_s), 2);
        QCOMPARE(dimensions(u"/plan/1/repeat/steps/0"_s), 1);
        QCOMPARE(dimensions({}), 1); // as it was written
    }

    void aBufferOfTheKernelsOwnNameIsRenamedInChecksToo()
    {
        const Project renamed = followKernels(kernelOf(usual), kernelOf({pointer(u"input"_s, true), usual[1]}), project()).project;
        QCOMPARE(renamed.checks.first().condition.text, u"input[0] === out[0]"_s);
    }

    void anOpenedProjectKeepsItsOrderAndItsSizes()
    {
        QCOMPARE(followKernels({}, kernelOf({usual[1], usual[0]}, 2), project()).project, project());
    }

    void aKernelOfTwoDimensionsGetsALaunchOfTwo_data()
    {
        QTest::addColumn<QList<KernelParameter>>("parameters");
        QTest::addColumn<bool>("tells");
        QTest::addColumn<QString>("setup");
        QTest::newRow("nothing tells the second extent")
            << usual << false
            << u"k w Math.ceil(w / tile) * tile /tile /1 a=a out=out; k w w /tile /1 a=a out=out | a[Math.ceil(w / tile) * tile, w]=i"_s;
        QTest::newRow("the kernel compares")
            << usual + QList{value(u"count"_s)} << true
            << u"k Math.ceil(w / tile) * tile count /tile /1 a=a out=out count=count; k w count /tile /1 a=a out=out count=count | a[w]=i out[w]"_s;
    }
    void aKernelOfTwoDimensionsGetsALaunchOfTwo()
    {
        QFETCH(QList<KernelParameter>, parameters);
        QFETCH(bool, tells);
        ProgramSignature now = kernelOf(parameters, 2);
        now.kernels[0].facts.parameters = {{u"count"_s, 0, 2, 0, 0, {}}};
        const Project followed = followKernels(kernelOf(usual), now, project()).project;
        if (tells) {
            QTEST(described(followed), "setup");
        } else {
            const auto &launch = std::get<LaunchStep>(followed.plan.first().action);
            QCOMPARE(launch.global.size(), 2);
            QCOMPARE(launch.local, (QList{Expression(u"tile"_s), Expression(1.0)}));
            QCOMPARE(followed.buffers[0].shape.size(), 2); // an element for each work-item, as before
            QCOMPARE(followed.buffers[0].shape.last(), Expression(u"w"_s));
        }
    }

    void whatSeveralLaunchesHaveInCommonIsToldOnce()
    {
        const auto of = [](const QString &launch, const QString &rest, const QString &use = u"128"_s) {
            return Problem{u"/plan/0/local/0"_s, u"Launch \"%1\": %2"_s.arg(launch, rest), use, Severity::Error, launch};
        };
        const QList<Problem> problems{of(u"a"_s, u"it is too large."_s),          of(u"b"_s, u"it is too large."_s),
                                      of(u"c"_s, u"it is too small."_s),          of(u"d"_s, u"it is too large."_s),
                                      of(u"e"_s, u"it is too large."_s, u"64"_s), {u"/buffers/0"_s, u"A buffer is wrong."_s, {}}};
        QStringList told;
        for (const auto &[problem, places] : groupedProblems(problems))
            told << u"%1 %2"_s.arg(places).arg(
                factsOf(problem.message, {u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s, u"large"_s, u"small"_s}).join(u' '));
        QCOMPARE(told, (QStringList{u"3 a b d large"_s, u"1 c small"_s, u"1 e large"_s, u"1 "_s}));
        QCOMPARE(toldBefore(problems), (QStringList{{}, u"a"_s, {}, u"a"_s, {}, {}}));
    }

    // ---- in the window ----

    void anotherLaunchOfAKernelMakesNoGuessOfTheFirst()
    {
        WindowFixture f(WindowFixture::Real);
        QTRY_VERIFY_WITH_TIMEOUT(!f.session.signature().kernels.isEmpty(), WindowFixture::longest);
        for (QAction *add : f.window.setup().findChildren<QAction *>()) {
            if (add->text().startsWith("launch\t"))
                add->trigger();
        }
        QTRY_COMPARE(f.session.project().plan.size(), 2);
        const QStringList guesses = guessPointers(f.session.project());
        QVERIFY2(!guesses.isEmpty() && std::ranges::none_of(guesses, [](const QString &at) { return at.startsWith("/plan/0"); }),
                 qPrintable(guesses.join(' ')));
    }

    void whatIsTypedIntoTheKernelReachesTheSetup()
    {
        WindowFixture f(WindowFixture::Real);
        QTRY_VERIFY_WITH_TIMEOUT(!f.session.signature().kernels.isEmpty(), WindowFixture::longest);
        const Project before = f.session.project();
        f.editor()->setText("__kernel void add(__global const int *in, __global int *out, __global const int *more)\n{\n"
                            "    int i = get_global_id(0);\n    out[i] = in[i] + more[i] * 0 + 1;\n}\n");
        QTRY_COMPARE_WITH_TIMEOUT(f.session.project().buffers.size(), 3, WindowFixture::longest);
        QCOMPARE(f.session.project().buffers.last().shape, QList{Expression(u"n"_s)});
        QVERIFY(f.window.messages().statusLine().text().contains("more"));
        QVERIFY(f.run());
        QCOMPARE(f.session.lastRun()->status, RunStatus::Ok);
        f.window.edits().undoStack().undo();
        QCOMPARE(f.session.project(), before);
    }

    void whatDoesNotCompileChangesNothing()
    {
        WindowFixture f(WindowFixture::Real);
        QTRY_VERIFY_WITH_TIMEOUT(!f.session.signature().kernels.isEmpty(), WindowFixture::longest);
        const Project before = f.session.project();
        f.editor()->setText("__kernel void add(__global const int *in)\n{\n    int i = get_global_id(0)\n    in[i;\n}\n");
        QTRY_VERIFY_WITH_TIMEOUT(!f.session.sourceDiagnostics().isEmpty(), WindowFixture::longest);
        QTRY_VERIFY_WITH_TIMEOUT(f.session.isUpToDate(), WindowFixture::longest);
        QCOMPARE(f.session.project(), before);
    }

    void aBufferThatNothingUsesIsOfferedForDeletion()
    {
        WindowFixture f(WindowFixture::Real);
        QTRY_VERIFY_WITH_TIMEOUT(!f.session.signature().kernels.isEmpty(), WindowFixture::longest);
        QVERIFY(!offer(f));
        f.editor()->setText("__kernel void add(__global int *out)\n{\n    out[get_global_id(0)] = get_global_id(0) * 10 + 1;\n}\n");
        QTRY_VERIFY_WITH_TIMEOUT(offer(f), WindowFixture::longest);
        QVERIFY(offer(f)->text().contains("Remove data"));
        QCOMPARE(f.session.project().buffers.size(), 2); // nothing goes by itself
        Q_EMIT offer(f)->linkActivated(u"remove"_s);
        QTRY_COMPARE(f.session.project().buffers.size(), 1);
        QVERIFY(!offer(f));
        f.window.edits().undoStack().undo();
        QCOMPARE(f.session.project().buffers.first().name, u"data"_s);
    }

private:
    static QLabel *offer(WindowFixture &f)
    {
        for (auto *label : f.window.setup().findChildren<QLabel *>()) {
            if (label->isVisible() && label->accessibleName().startsWith("Nothing uses"))
                return label;
        }
        return nullptr;
    }
};

QTEST_MAIN(TestSetupFollowing)
#include "tst_setupfollowing.moc"
