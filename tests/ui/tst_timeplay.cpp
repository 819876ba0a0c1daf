#include <QSlider>
#include <QToolButton>

#include "WindowFixture.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/setup/ChoiceBox.h"
#include "ui/setup/ColourButton.h"
#include "ui/setup/ExpressionEdit.h"
#include "ui/setup/ParameterSlider.h"
#include "ui/setup/SetupPanel.h"
#include "ui/window/WindowActions.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

/// A parameter that is time passes, and others get what they are for.
class TestTimePlay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void framesAreCountedWithoutAnEdit()
    {
        WindowFixture f(WindowFixture::Real);
        makeTime(f, ParameterForm::Frame);
        const ProjectDocument before = f.session.document();
        const int steps = f.window.edits().undoStack().count();
        play(f).trigger();
        QTRY_VERIFY_WITH_TIMEOUT(now(f) >= 3, WindowFixture::longest);
        play(f).trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!f.session.isBusy(), WindowFixture::longest);
        QCOMPARE(f.session.lastRun()->status, RunStatus::Ok);
        QCOMPARE(qint64(f.session.lastGoodRun()->buffers.last().elementCount), qint64(8 + now(f))); // the run had it
        QVERIFY(f.session.lastGoodRunIsCurrent());
        QCOMPARE(f.session.document(), before);
        QCOMPARE(f.window.edits().undoStack().count(), steps);
        const double paused = now(f);
        QVERIFY(f.run()); // it stays where it is
        QCOMPARE(qint64(f.session.lastGoodRun()->buffers.last().elementCount), qint64(8 + paused));
        f.window.actionList().rewind->trigger();
        QVERIFY(f.session.time().isEmpty());
    }

    void whatFollowsTimeIsShownAsItIs()
    {
        WindowFixture f(WindowFixture::Real);
        makeTime(f, ParameterForm::Frame);
        f.window.edits().change("d", {}, [](Project &project) {
            project.parameters << Parameter{u"d"_s, Expression(u"100 + t"_s), {}, {}, {}};
        });
        QTRY_COMPARE_WITH_TIMEOUT(shownOf(f, u"/parameters/d"_s), u"= 100"_s, WindowFixture::longest);
        play(f).trigger();
        QTRY_VERIFY_WITH_TIMEOUT(now(f) >= 3, WindowFixture::longest);
        play(f).trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!f.session.isBusy(), WindowFixture::longest);
        QCOMPARE(shownOf(f, u"/parameters/d"_s), u"= %1"_s.arg(100 + now(f)));
        f.window.actionList().rewind->trigger();
        QCOMPARE(shownOf(f, u"/parameters/d"_s), u"= 100"_s);
    }

    void secondsPassAndBeginAgain()
    {
        WindowFixture f(WindowFixture::Real);
        makeTime(f, ParameterForm::Seconds, 0.2);
        play(f).trigger();
        double largest = 0;
        for (int changes = 0; changes < 30; ++changes) {
            QSignalSpy changed(&f.session, &Session::timeChanged);
            QVERIFY(changed.wait(WindowFixture::longest));
            QVERIFY(now(f) >= 0 && now(f) <= 0.2);
            largest = std::max(largest, now(f));
        }
        QVERIFY(largest > 0);
    }

    void anotherValueBeginsAnew()
    {
        WindowFixture f(WindowFixture::Real);
        makeTime(f, ParameterForm::Frame);
        play(f).trigger();
        QTRY_VERIFY_WITH_TIMEOUT(now(f) >= 3, WindowFixture::longest);
        f.window.edits().change("t", {}, [](Project &project) { project.parameters.last().value = Expression(40.0); });
        QTRY_VERIFY_WITH_TIMEOUT(now(f) >= 40, WindowFixture::longest);
    }

    void stopEndsIt()
    {
        WindowFixture f(WindowFixture::Real);
        makeTime(f, ParameterForm::Frame);
        f.editor()->setText("__kernel void add(__global const int *in, __global volatile int *out)\n"
                            "{\n    while (out[0] != 77)\n        out[0] = in[0];\n}\n");
        play(f).trigger();
        QTRY_VERIFY_WITH_TIMEOUT(f.session.isBusy() && f.session.progress().phase >= Phase::FirstLaunch, WindowFixture::longest);
        f.window.actionList().stop->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!play(f).isChecked(), WindowFixture::longest);
    }

    void anotherProjectEndsIt()
    {
        WindowFixture f(WindowFixture::Real);
        makeTime(f, ParameterForm::Frame);
        play(f).trigger();
        QTRY_VERIFY_WITH_TIMEOUT(now(f) >= 1, WindowFixture::longest);
        QVERIFY(f.window.files().open(f.folder.path()));
        QVERIFY(!play(f).isChecked());
        QVERIFY(f.session.time().isEmpty());
        QVERIFY(!play(f).isEnabled()); // that one has no time
    }

    void whereNothingMayRunItStaysOff()
    {
        WindowFixture f(WindowFixture::Real, {}, {});
        makeTime(f, ParameterForm::Frame);
        play(f).trigger();
        QVERIFY(!play(f).isChecked());
        QVERIFY(!f.session.isBusy());
    }

    void aTimeHasAButtonInItsRow()
    {
        WindowFixture f(WindowFixture::Fake);
        const auto buttons = [&] {
            int count = 0;
            for (const auto *button : f.window.setup().findChildren<QToolButton *>())
                count += button->defaultAction() == &play(f) ? 1 : 0;
            return count;
        };
        QCOMPARE(buttons(), 0);
        makeTime(f, ParameterForm::Frame);
        QCOMPARE(buttons(), 1);
    }

    void aSliderOfPowersOfTwoGoesOverThem()
    {
        WindowFixture f(WindowFixture::Fake);
        f.window.edits().change("n", {}, [](Project &project) {
            project.parameters.first() = Parameter{u"n"_s, Expression(8.0), Expression(3.0), Expression(100.0), {}};
            project.parameters.first().form = ParameterForm::PowersOfTwo;
        });
        auto *slider = f.window.setup().findChild<ParameterSlider *>();
        QVERIFY(slider);
        QCOMPARE(slider->maximum(), 4); // 4 to 64
        QCOMPARE(slider->value(), 1);
        slider->setValue(4);
        QCOMPARE(f.session.project().parameters.first().value, Expression(64.0));
        slider->setValue(0);
        QCOMPARE(f.session.project().parameters.first().value, Expression(4.0));
    }

    void aColourIsANumber()
    {
        WindowFixture f(WindowFixture::Fake);
        f.window.edits().change("n", {}, [](Project &project) { project.parameters.first().form = ParameterForm::Colour; });
        auto *button = f.window.setup().findChild<ColourButton *>();
        QVERIFY(button);
        button->setColour(QColor(0x12, 0x34, 0x56));
        QCOMPARE(f.session.project().parameters.first().value, Expression(double(0x123456)));
        QCOMPARE(button->accessibleDescription(), u"#123456"_s);
    }

    void choicesAreAList()
    {
        WindowFixture f(WindowFixture::Fake);
        f.window.edits().change("n", {}, [](Project &project) {
            project.parameters.first().choices = {Expression(8.0), Expression(u"4 * 8"_s)};
        });
        ChoiceBox *found = nullptr;
        for (auto *box : f.window.setup().findChildren<ChoiceBox *>())
            found = box->path() == u"/parameters/n" ? box : found;
        QVERIFY(found);
        QCOMPARE(found->currentText(), u"8"_s);
        found->apply(u"4 * 8"_s);
        QCOMPARE(f.session.project().parameters.first().value, Expression(u"4 * 8"_s));
    }

private:
    static QAction &play(WindowFixture &f) { return *f.window.actionList().play; }
    static QString shownOf(WindowFixture &f, const QString &path)
    {
        const auto edits = f.window.setup().findChildren<ExpressionEdit *>();
        const auto edit = std::ranges::find(edits, path, &ExpressionEdit::path);
        return edit == edits.end() ? QString() : (*edit)->shownValue();
    }
    static double now(WindowFixture &f) { return f.session.time().isEmpty() ? -1 : f.session.time().first().value.toDouble(); }
    /// A parameter t, by which there are more elements.
    static void makeTime(WindowFixture &f, ParameterForm form, std::optional<double> max = {})
    {
        f.window.edits().change("t", {}, [&](Project &project) {
            Parameter t{u"t"_s, Expression(0.0), {}, {}, {}};
            t.form = form;
            if (max)
                t.max = Expression(*max);
            project.parameters << t;
            auto &launch = std::get<LaunchStep>(project.plan.first().action);
            launch.local.clear();
            if (form == ParameterForm::Frame) {
                launch.global = {Expression(u"n + t"_s)};
                for (BufferSpec &buffer : project.buffers)
                    buffer.shape = {Expression(u"n + t"_s)};
            }
        });
    }
};

QTEST_MAIN(TestTimePlay)
#include "tst_timeplay.moc"
