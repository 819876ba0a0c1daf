#include <QAbstractSpinBox>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QTest>
#include <QMenu>
#include <QPushButton>
#include <QToolBar>
#include <QToolButton>

#include "Widest.h"
#include "WindowFixture.h"
#include "tests/ui/Facts.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/editor/CodeEditor.h"
#include "ui/editor/EditorTabs.h"
#include "ui/models/BufferTableModel.h"
#include "ui/models/ProblemModel.h"
#include "ui/present/Presentation.h"
#include "ui/problems/ProblemsView.h"
#include "ui/results/BufferView.h"
#include "ui/results/ResultsView.h"
#include "ui/setup/ExpressionEdit.h"
#include "ui/setup/ProblemLabel.h"
#include "ui/setup/SetupPanel.h"
#include "ui/setup/SetupRow.h"
#include "ui/setup/SetupSection.h"
#include "ui/widgets/EmptyPage.h"
#include "ui/widgets/FittingTabs.h"
#include "ui/widgets/PlainLabels.h"
#include "ui/window/WindowActions.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

constexpr int longest = WindowFixture::longest;

static bool isWhole(const ExpressionEdit *field)
{
    const int needed = field->fontMetrics().horizontalAdvance(field->text() + field->shownValue());
    return needed < field->width() * ((field->height() - 4) / field->fontMetrics().lineSpacing());
}

struct MainFixture : WindowFixture
{
    MainFixture() : WindowFixture(Real) {}
    ExpressionEdit *field(const QString &path)
    {
        window.setup().makeDetails();
        for (auto *edit : window.setup().findChildren<ExpressionEdit *>()) {
            if (edit->path() == path)
                return edit;
        }
        return nullptr;
    }
    void type(const QString &path, const QString &text)
    {
        ExpressionEdit *edit = field(path);
        edit->selectAll();
        QTest::keyClicks(edit, text);
    }
};

class TestWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Qt reads the files that HTML names, wherever they are: a pipe would hold the window up for ever.
    void whatLooksLikeHtmlIsShownAsItIs()
    {
        MainFixture f;
        const QString name = u"<img src='%1'>"_s.arg(f.folder.filePath(u"picture.png"_s));
        QVERIFY(QImage(400, 300, QImage::Format_RGB32).save(f.folder.filePath(u"picture.png"_s)));
        QLabel shown(name), plain(name);
        plain.setTextFormat(Qt::PlainText);
        QCOMPARE(shown.sizeHint(), plain.sizeHint());
        for (QLabel *label : f.window.findChildren<QLabel *>()) {
            label->ensurePolished();
            QVERIFY2(label->textFormat() != Qt::AutoText, qPrintable(label->text()));
        }
        QCOMPARE(harmlessTip(u"<b>a</b>"_s), u"<b>a</b>"_s);
        QVERIFY(!harmlessTip(u"In "_s + name).contains(u"<img"));
        QVERIFY(!harmlessTip(u"<table background='picture.png'>"_s).contains(u"<table"));
        QVERIFY(!harmlessTip(u"<p style='background-image: url(picture.png)'>"_s).contains(u"<p style"));
    }

    void runShowsTheResults()
    {
        MainFixture f;
        QVERIFY(f.opened);
        QVERIFY(f.run());
        QCOMPARE(f.session.lastRun()->message, QString());
        BufferView &buffers = f.window.views().results().buffers();
        QVERIFY(buffers.reveal(u"out"_s, 7));
        QCOMPARE(buffers.model().index(0, 7).data().toString(), u"71"_s);
        QCOMPARE(f.window.views().problems().model().rowCount(), 0);
    }

    void aBrokenKernelIsMarkedAtItsLineAndTheResultsStay()
    {
        MainFixture f;
        QVERIFY(f.run());
        f.editor()->setText(f.editor()->text().replace(u"in[i] + 1"_s, u"in[i] + q"_s));
        QVERIFY(f.run());
        QCOMPARE(f.session.lastRun()->status, RunStatus::BuildFailed);
        QCOMPARE(f.editor()->markedLines(), QList<int>{4});
        QVERIFY(f.session.lastGoodRun());
        QVERIFY(!f.session.lastGoodRunIsCurrent());
        QVERIFY(f.window.views().problems().model().errorCount() >= 1);
        f.editor()->setText(f.editor()->text().replace(u"in[i] + q"_s, u"in[i] + 1"_s));
        QVERIFY(f.run());
        QCOMPARE(f.session.lastRun()->status, RunStatus::Ok);
        QCOMPARE(f.editor()->markedLines(), QList<int>());
    }

    /// Another run would end in the same way.
    void withoutResultsTheProblemIsShown()
    {
        MainFixture f;
        f.editor()->setText(f.editor()->text().replace(u"in[i] + 1"_s, u"in[i] + q"_s));
        QVERIFY(f.run());
        ResultsView &results = f.window.views().results();
        auto *button = results.findChild<EmptyPage *>()->findChild<QPushButton *>();
        QVERIFY2(button->isVisible() && button->text().contains(u"F8"), qPrintable(button->text()));
        f.editor()->setCursorPosition(0, 0);
        button->click();
        QCOMPARE(f.session.lastRun()->status, RunStatus::BuildFailed);
        int line = 0, column = 0;
        f.editor()->getCursorPosition(&line, &column);
        QCOMPARE(line, 3);
    }

    void whatKernelsPrintIsCountedInTheTab()
    {
        MainFixture f;
        const auto titles = [&f] {
            QStringList all;
            for (const auto *tabs : f.window.findChildren<QTabWidget *>()) {
                for (int i = 0; i < tabs->count(); ++i)
                    all << tabs->tabText(i);
            }
            return all;
        };
        QVERIFY(f.run());
        QVERIFY2(titles().contains(u"Output"_s), qPrintable(titles().join(u' ')));
        f.editor()->setText(f.editor()->text().replace(u"out[i]"_s, u"if (i < 3) printf(\"%d\\n\", i); out[i]"_s));
        QVERIFY(f.run());
        QVERIFY2(titles().contains(u"Output (3)"_s), qPrintable(titles().join(u' ')));
    }

    /// Take away a semicolon and press F5: what Clang proposes is still there when the driver has said the same.
    void whatIsWrongIsMendedAfterARun()
    {
        MainFixture f;
        const QString good = f.editor()->text();
        f.editor()->setText(QString(good).replace(u"in[i] + 1;"_s, u"in[i] + 1"_s));
        QTRY_VERIFY_WITH_TIMEOUT(!f.session.sourceDiagnostics().isEmpty(), longest);
        QVERIFY(f.run());
        QCOMPARE(f.session.lastRun()->status, RunStatus::BuildFailed);
        f.editor()->setCursorPosition(f.editor()->markedLines().first() - 1, 0);
        f.window.actionList().fix->trigger();
        QCOMPARE(f.editor()->text(), good);
    }

    void aSizeIsEditedInPlaceAndUndone()
    {
        MainFixture f;
        f.type(u"/parameters/n"_s, u"32"_s);
        QCOMPARE(f.session.project().parameters[0].value.text, u"32"_s);
        QTRY_COMPARE_WITH_TIMEOUT(f.field(u"/plan/0/local/0"_s)->shownValue(), u"= 16"_s, longest);
        f.window.edits().undoStack().undo();
        QCOMPARE(f.session.project().parameters[0].value.text, u"8"_s);
        QCOMPARE(f.field(u"/parameters/n"_s)->text(), u"8"_s);
        f.window.edits().undoStack().redo();
        QCOMPARE(f.field(u"/parameters/n"_s)->text(), u"32"_s);
    }

    void undoTakesBackWhatIsBeingTypedFirst()
    {
        MainFixture f;
        f.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&f.window));
        f.type(u"/parameters/n"_s, u"32"_s);
        ExpressionEdit *name = f.field(u"/plan/0/launch"_s);
        QVERIFY(name);
        name->setFocus();
        name->setText(u"goX"_s);
        f.window.actionList().undo->trigger();
        QCOMPARE(name->text(), u"go"_s);
        QCOMPARE(f.session.project().parameters[0].value.text, u"32"_s);
        f.window.actionList().undo->trigger();
        QCOMPARE(f.session.project().parameters[0].value.text, u"8"_s);
        QCOMPARE(f.session.project().plan[0].name, u"go"_s);
    }

    void aWrongSizeSaysWhyAndItsSuggestionMendsIt()
    {
        MainFixture f;
        f.type(u"/plan/0/local/0"_s, u"3"_s);
        QTRY_VERIFY_WITH_TIMEOUT(f.session.planReport().hasErrors(), longest);
        const Problem problem = f.session.planReport().problems.first();
        QVERIFY(f.field(u"/plan/0/local/0"_s)->property("wrong").toBool());
        const auto labels = f.window.setup().findChildren<ProblemLabel *>();
        const auto label =
            std::ranges::find_if(labels, [](const ProblemLabel *each) { return factsOf(each->text()).contains(u"3"_s); }); // The size.
        QVERIFY(label != labels.end());
        QVERIFY2(!(*label)->text().contains(problem.message), qPrintable((*label)->text())); // The rest is in its tool tip.
        QVERIFY((*label)->toolTip().simplified().contains(problem.message.simplified()));
        QVERIFY((*label)->toolTip().section(u'\n', 0, 0).size() <= 80);
        QVERIFY(!problem.suggestion.isEmpty());
        f.window.setup().applySuggestion(problem.path, problem.suggestion);
        QTRY_VERIFY_WITH_TIMEOUT(!f.session.planReport().hasErrors(), longest);
    }

    void whatComesFromAParameterIsToldThereAlone()
    {
        MainFixture f;
        f.type(u"/plan/0/local/0"_s, u"n"_s);
        f.type(u"/parameters/n"_s, u"0"_s);
        QTRY_VERIFY_WITH_TIMEOUT(f.session.planReport().hasErrors(), longest);
        QStringList told;
        for (const auto *label : f.window.setup().findChildren<ProblemLabel *>()) {
            if (!label->text().isEmpty())
                told << label->text();
        }
        QCOMPARE(told.size(), 1);
        const qsizetype all = f.session.planReport().problems.size();
        QCOMPARE(factsOf(told[0].section(u"<br>"_s, -1)), QStringList{QString::number(all - 1)}); // So many more come from it.
        QVERIFY(f.field(u"/parameters/n"_s)->property("wrong").toBool());
        QVERIFY(!f.field(u"/plan/0/global/0"_s)->property("wrong").toBool());
    }

    void sizesAreShownWholeWithTheirValues_data()
    {
        QTest::addColumn<QString>("size");
        QTest::addColumn<bool>("isBeside");
        QTest::newRow("number") << u"8"_s << true;
        QTest::newRow("product") << u"n * 2"_s << false;
        QTest::newRow("call") << u"Math.ceil(n / 2) * 2"_s << false;
        QTest::newRow("longer than a line") << u"Math.ceil(n / 2) * 2 + Math.max(n, 2) - Math.max(n, 2)"_s << false;
    }
    void sizesAreShownWholeWithTheirValues()
    {
        QFETCH(QString, size);
        QFETCH(bool, isBeside);
        MainFixture f;
        f.window.resize(1280, 720);
        (void)f.field(u"/plan/0/global/0"_s);
        Project project = f.session.project();
        auto &launch = std::get<LaunchStep>(project.plan[0].action);
        launch.global = {Expression(size), Expression(size)};
        launch.local.clear();
        f.session.setProject(project);
        QTRY_VERIFY_WITH_TIMEOUT(f.session.isUpToDate(), longest);
        for (auto *row : f.window.setup().findChildren<SetupRow *>())
            row->setOpen(row->path() == u"/plan/0");
        QTRY_VERIFY(f.field(u"/plan/0/global/1"_s) && f.field(u"/plan/0/global/1"_s)->isVisible());
        ExpressionEdit *x = f.field(u"/plan/0/global/0"_s), *y = f.field(u"/plan/0/global/1"_s);
        QTRY_COMPARE_WITH_TIMEOUT(x->shownValue().isEmpty(), Expression(size).isNumber(), longest);
        const auto isBelow = [&] { return y->mapTo(&f.window, QPoint()).y() >= x->mapTo(&f.window, QPoint()).y() + x->height(); };
        QTRY_VERIFY2(isWhole(x) && isWhole(y), qPrintable(u"%1 x %2"_s.arg(x->width()).arg(x->height())));
        QTRY_COMPARE(isBelow(), !isBeside);
    }

    /// Which is no line higher than its text and value need.
    void aFieldWhoseValueIsBelowItsTextHasTwoLines()
    {
        MainFixture f;
        f.window.resize(1280, 720);
        Project project = f.session.project();
        project.parameters.append(Parameter{u"half_of_n"_s, Expression(u"n / 2"_s), {}, {}, {}});
        f.session.setProject(project);
        ExpressionEdit *half = f.field(u"/parameters/half_of_n"_s);
        QTRY_COMPARE_WITH_TIMEOUT(half->shownValue(), u"= 4"_s, longest);
        const int line = half->fontMetrics().lineSpacing(), one = f.field(u"/parameters/n"_s)->height();
        QTRY_COMPARE(half->height(), one);
        project.parameters.last().value = Expression(u"n / 2 + 5 * n"_s);
        f.session.setProject(project);
        QTRY_COMPARE_WITH_TIMEOUT(half->shownValue(), u"= 44"_s, longest);
        QTRY_COMPARE(half->height(), one + line);
    }

    void parametersAndNamesOfLaunchesAreShownWhole_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("parameter") << u"/parameters/half"_s;
        QTest::newRow("name of a launch") << u"/plan/0/launch"_s;
    }
    void parametersAndNamesOfLaunchesAreShownWhole()
    {
        QFETCH(QString, path);
        MainFixture f;
        f.window.resize(1280, 720);
        Project project = f.session.project();
        project.parameters.append(Parameter{u"half"_s, Expression(u"Math.max(1, Math.ceil(n / 2))"_s), {}, {}, {}});
        project.plan[0].name = u"all_of_them_one_after_another"_s;
        f.session.setProject(project);
        QTRY_VERIFY_WITH_TIMEOUT(f.session.isUpToDate(), longest);
        for (auto *row : f.window.setup().findChildren<SetupRow *>())
            row->setOpen(row->path() == u"/plan/0");
        QTRY_VERIFY(f.field(path) && f.field(path)->isVisible());
        const ExpressionEdit *field = f.field(path);
        QTRY_VERIFY2(isWhole(field), qPrintable(u"%1 x %2"_s.arg(field->width()).arg(field->height())));
    }

    void linesEndAtSignsRatherThanWithinNames()
    {
        MainFixture f;
        ExpressionEdit *field = f.field(u"/parameters/n"_s);
        field->setText(u"Math.max(first,Math.ceil(second))+third"_s);
        for (const int width : {110, 150, 200}) {
            const QStringList lines = field->lines(width);
            QCOMPARE(lines.join(QString()), field->text());
            QVERIFY(lines.size() > 1);
            for (qsizetype i = 1; i < lines.size(); ++i)
                QVERIFY2(!lines[i - 1].back().isLetter() || !lines[i].front().isLetter(), qPrintable(lines.join(u'|')));
        }
    }

    void theCodeHasSpaceInASmallWindow()
    {
        MainFixture f;
        f.appearance.apply();
        f.window.resizeTo({1280, 720});
        QCoreApplication::processEvents();
        const CodeEditor *editor = f.window.editors().currentEditor();
        QVERIFY(editor);
        int margins = 0;
        for (int margin = 0; margin < 5; ++margin)
            margins += editor->marginWidth(margin);
        QVERIFY2(margins <= 75, qPrintable(QString::number(margins)));
        const int columns = (editor->viewport()->width() - margins) / QFontMetrics(f.appearance.codeFont()).horizontalAdvance(u'0');
        QVERIFY2(columns >= 56, qPrintable(QString::number(columns)));
        QVERIFY(f.window.workspace().columns().sizes()[1] >= f.window.workspace().columns().sizes()[2]);
        const QList<int> sizes = f.window.workspace().columns().sizes();
        f.window.resizeTo({1500, 960});
        f.window.resize(1280, 720); // Window managers fit it to the screen.
        QCoreApplication::processEvents();
        QCOMPARE(f.window.workspace().columns().sizes(), sizes);
    }

    /// In the next window, too.
    void whatTheUserGaveTheCodeStays()
    {
        QTemporaryDir settings;
        QCoreApplication::setOrganizationName("Kernelscope");
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
        QList<int> dragged;
        for (const bool isFirst : {true, false}) {
            Appearance appearance;
            Session session(MainFixture::options(MainFixture::Real));
            MainWindow window(session, appearance, {false, {}, {}, std::make_shared<Dialogs>()});
            window.files().create();
            auto *columns = &window.workspace().columns();
            if (isFirst)
                window.resizeTo({1280, 720});
            window.show();
            QCoreApplication::processEvents();
            if (isFirst) {
                columns->setSizes({300, 420, 560});
                Q_EMIT columns->splitterMoved(720, 2);
                dragged = columns->sizes();
            }
            window.resize(1270, 720); // The next one was fitted to the screen.
            window.resize(1280, 720);
            QCoreApplication::processEvents();
            for (int column = 0; column < 3; ++column)
                QVERIFY2(std::abs(columns->sizes()[column] - dragged[column]) < 20, qPrintable(QString::number(columns->sizes()[column])));
            QVERIFY(window.close());
        }
    }

    /// What its slider does not have would be wrong again.
    void nothingOutsideOfASliderIsProposed()
    {
        MainFixture f;
        const auto proposes = [&](double greatest) {
            Project project = f.session.project();
            project.parameters[0].value = Expression(2.5);
            project.parameters[0].min = Expression(1.0);
            project.parameters[0].max = Expression(greatest);
            f.session.setProject(project);
            if (!QTest::qWaitFor([&] { return f.session.isUpToDate() && f.session.planReport().hasErrors(); }, longest))
                return QString("nothing is wrong");
            QString all;
            for (const auto *label : f.window.setup().findChildren<ProblemLabel *>())
                all += label->text();
            return all;
        };
        const auto link = [](const QString &all) { return all.section("<a ", 1).section('>', 1).section('<', 0, 0); };
        QCOMPARE(factsOf(link(proposes(100)), {"n"}), (QStringList{"n", "3"}));
        const QString text = proposes(2.75);
        QVERIFY2(!factsOf(link(text), {"n"}).contains("n") && text.contains("n"), qPrintable(text));
    }

    /// A local size of one dimension beside a global one of two would be wrong.
    void dimensionsAreAddedAndTakenTogether()
    {
        MainFixture f;
        const auto launch = [&] { return std::get<LaunchStep>(f.session.project().plan[0].action); };
        const auto click = [&](const QString &name) {
            f.window.setup().makeDetails();
            for (auto *button : f.window.setup().findChildren<QAbstractButton *>()) {
                if (button->accessibleName() == name)
                    return button->click();
            }
            QFAIL(qPrintable(name));
        };
        click(u"Add a dimension"_s);
        QTRY_COMPARE(launch().global.size(), 2);
        QCOMPARE(launch().local.size(), 2);
        QCOMPARE(launch().offset.size(), 0);
        click(u"Let the device choose"_s);
        QTRY_COMPARE(launch().local.size(), 0);
        click(u"Choose the local size"_s);
        QTRY_COMPARE(launch().local.size(), 2);
        click(u"Remove a dimension"_s);
        QTRY_COMPARE(launch().global.size(), 1);
        QCOMPARE(launch().local.size(), 1);
    }

    /// What several launches share stays shared.
    void whereAParameterIsWrongItsSuggestionSetsThat()
    {
        MainFixture f;
        f.window.edits().change(u"group"_s, {}, [](Project &project) {
            project.parameters.append({u"group"_s, Expression(3), {}, {}, {}});
            std::get<LaunchStep>(project.plan[0].action).local = {Expression(u"group"_s)};
        });
        QTRY_VERIFY_WITH_TIMEOUT(f.session.planReport().hasErrors(), longest);
        const Problem problem = f.session.planReport().problems.first();
        f.window.setup().applySuggestion(problem.path, problem.suggestion);
        QCOMPARE(f.session.project().parameters.last().value.text, problem.suggestion);
        QCOMPARE(std::get<LaunchStep>(f.session.project().plan[0].action).local.first().text, u"group"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!f.session.planReport().hasErrors(), longest);
    }

    /// A kernel that was pasted in place of another is taken with its own parameters.
    void anotherKernelIsTakenWithItsArguments()
    {
        MainFixture f;
        f.editor()->setText(
            u"__kernel void fill(const int n, __global int *out) { if (get_global_id(0) < n) out[get_global_id(0)] = n; }\n"_s);
        const auto wrong = [&] { return f.session.planReport().problems.value(0); };
        QTRY_COMPARE_WITH_TIMEOUT(wrong().path, u"/plan/0/kernel"_s, longest);
        QCOMPARE(wrong().suggestion, u"fill"_s);
        f.window.setup().applySuggestion(wrong().path, wrong().suggestion);
        const auto launch = [&] { return std::get<LaunchStep>(f.session.project().plan[0].action); };
        QCOMPARE(launch().kernel, u"fill"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!f.session.planReport().hasErrors(), longest);
        QCOMPARE(launch().arguments.size(), 2);
        QCOMPARE(std::get<BufferArgument>(launch().arguments[1].value).buffer, u"out"_s);
        f.window.edits().undoStack().undo();
        QVERIFY(launch().kernel != u"fill"_s);
    }

    void aRenamedParameterKeepsItsBinding()
    {
        MainFixture f;
        f.editor()->setText(f.editor()->text().replace(u"in"_s, u"source"_s).replace(u"sourcet"_s, u"int"_s));
        const auto firstArgument = [&] { return std::get<LaunchStep>(f.session.project().plan[0].action).arguments.value(0); };
        QTRY_COMPARE_WITH_TIMEOUT(firstArgument().parameter, u"source"_s, longest);
        QCOMPARE(std::get<BufferArgument>(firstArgument().value).buffer, u"data"_s);
    }

    void savingWritesWhatWasEdited()
    {
        MainFixture f;
        f.editor()->setText(f.editor()->text() + u"// the end\n"_s);
        f.type(u"/parameters/n"_s, u"64"_s);
        QVERIFY(f.session.isModified());
        QVERIFY(f.session.save());
        QVERIFY(!f.session.isModified());
        QVERIFY(f.fileText("a.cl").endsWith("// the end\n"));
        QVERIFY(f.fileText("p.kscope").contains("64"));
    }

    void rowsComeAndGo()
    {
        MainFixture f;
        const Project before = f.session.project();
        f.window.edits().change(u"add"_s, {}, [](Project &project) { project.buffers.append(project.buffers.first()); });
        QVERIFY(f.field(u"/buffers/2/shape/0"_s));
        f.window.edits().undoStack().undo();
        QVERIFY(!f.field(u"/buffers/2/shape/0"_s));
        QCOMPARE(f.session.project(), before);
    }

    void theFieldsOfARowAreMadeWhenItOpens()
    {
        MainFixture f;
        const auto buffersFields = [&f] {
            return std::ranges::count_if(f.window.setup().findChildren<ExpressionEdit *>(),
                                         [](const ExpressionEdit *edit) { return edit->path().startsWith(u"/buffers/"); });
        };
        QCOMPARE(buffersFields(), 0);
        QVERIFY(f.window.setup().reveal(u"/buffers/0/shape/0"_s));
        QVERIFY(buffersFields() > 0);
        const auto *edit = qobject_cast<ExpressionEdit *>(QApplication::focusWidget());
        QVERIFY(!edit || edit->path() == u"/buffers/0/shape/0"_s);
    }

    /// Who adds something goes on with it: what it is called, or what it must be.
    void whatIsAddedHasTheKeyboard_data()
    {
        QTest::addColumn<QString>("section");
        QTest::addColumn<int>("entry");
        QTest::addColumn<QString>("path");
        QTest::newRow("parameter") << "parameters" << -1 << "/parameters/n2#name";
        QTest::newRow("buffer") << "buffers" << -1 << "/buffers/2/name";
        QTest::newRow("comparison") << "checks" << 0 << "/checks/1/expected/expression";
        QTest::newRow("condition") << "checks" << 1 << "/checks/1/condition";
    }
    void whatIsAddedHasTheKeyboard()
    {
        QFETCH(QString, section);
        QFETCH(int, entry);
        QFETCH(QString, path);
        MainFixture f;
        QVERIFY(f.opened);
        f.window.activateWindow();
        f.editor()->setFocus();
        for (auto *each : f.window.setup().findChildren<SetupSection *>()) {
            if (each->key() != section)
                continue;
            auto *add = each->findChild<QToolButton *>("add");
            QVERIFY(add);
            entry < 0 ? add->click() : add->menu()->actions()[entry]->trigger();
        }
        const auto *field = qobject_cast<ExpressionEdit *>(f.window.focusWidget());
        QVERIFY(field);
        QCOMPARE(field->path(), path);
        QCOMPARE(field->selectedText(), field->text());
    }

    /// The card stays open, and its keys are no longer the code's.
    void whoeverRenamesABufferStaysThere()
    {
        MainFixture f;
        f.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&f.window));
        const QString code = f.editor()->text();
        for (const char *name : {"bee", "9 bad!", "good"}) {
            QVERIFY(f.window.setup().reveal(u"/buffers/0/name"_s));
            auto *field = qobject_cast<ExpressionEdit *>(QApplication::focusWidget());
            QVERIFY(field);
            field->selectAll();
            QTest::keyClicks(field, name);
            QTest::keyClick(field, Qt::Key_Return);
            auto *now = qobject_cast<ExpressionEdit *>(QApplication::focusWidget());
            QVERIFY2(now && now->isVisible(), name);
            QCOMPARE(now->path(), u"/buffers/0/name"_s);
        }
        QCOMPARE(f.session.project().buffers[0].name, u"good"_s);
        QTest::keyClicks(QApplication::focusWidget(), "Q");
        QCOMPARE(f.editor()->text(), code);
    }

    void aListOfValuesIsTyped()
    {
        MainFixture f;
        f.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&f.window));
        f.window.edits().change(u"fill"_s, {}, [](Project &project) { project.buffers[0].init = ValuesInit{{Expression(0.0)}}; });
        QVERIFY(f.window.setup().reveal(u"/buffers/0/init/values"_s));
        auto *field = qobject_cast<ExpressionEdit *>(QApplication::focusWidget());
        QVERIFY(field);
        field->selectAll();
        QTest::keyClicks(field, "1,2, 3 ,");
        QCOMPARE(field->text(), u"1,2, 3 ,"_s);
        QCOMPARE(std::get<ValuesInit>(f.session.project().buffers[0].init).values.first().text, u"1"_s);
        QTest::keyClick(field, Qt::Key_Backspace);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(field->text(), u"1, 2, 3"_s);
        QCOMPARE(std::get<ValuesInit>(f.session.project().buffers[0].init).values.size(), 3);
    }

    void whatIsBeingTypedIsSaved()
    {
        MainFixture f;
        f.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&f.window));
        QVERIFY(f.window.setup().reveal(u"/plan/0/launch"_s));
        auto *field = qobject_cast<ExpressionEdit *>(QApplication::focusWidget());
        QVERIFY(field);
        field->end(false);
        QTest::keyClicks(field, "Z");
        f.window.actionList().save->trigger();
        QVERIFY2(f.fileText(u"p.kscope"_s).contains("\"goZ\""), f.fileText(u"p.kscope"_s).constData());
        auto *now = qobject_cast<ExpressionEdit *>(QApplication::focusWidget());
        QVERIFY(now);
        now->end(false);
        QTest::keyClicks(now, "Y");
        QVERIFY(!f.window.close()); // It asks.
        QCOMPARE(f.dialogs->asked, 1);
    }

    void aWindowOfALargerScreenIsBroughtOntoThisOne()
    {
        QTemporaryDir settings;
        QCoreApplication::setOrganizationName("Kernelscope");
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
        const QRect there = QGuiApplication::primaryScreen()->availableGeometry();
        {
            QMainWindow large;
            large.setGeometry(QRect(there.center(), there.size() * 2));
            QSettings().setValue(u"window/geometry"_s, large.saveGeometry());
        }
        Appearance appearance;
        Session session(MainFixture::options(MainFixture::Real));
        MainWindow window(session, appearance, {false, {}, {}, std::make_shared<Dialogs>()});
        window.files().create();
        window.show();
        const QSize most = there.size().expandedTo(window.minimumSizeHint());
        QVERIFY2(window.width() <= most.width() && window.height() <= most.height(),
                 qPrintable(u"%1 x %2"_s.arg(window.width()).arg(window.height())));
    }

    /// A program that is killed is asked nothing.
    void aSizeIsKeptWithoutClosing()
    {
        QTemporaryDir settings;
        QCoreApplication::setOrganizationName("Kernelscope");
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
        const auto kept = [] {
            QMainWindow next;
            next.restoreGeometry(QSettings().value(u"window/geometry"_s).toByteArray());
            return std::pair(next.isMaximized(), next.isMaximized() ? QSize() : next.size());
        };
        Appearance appearance;
        Session session(MainFixture::options(MainFixture::Real));
        MainWindow window(session, appearance, {false, {}, {}, std::make_shared<Dialogs>()});
        window.files().create();
        window.showNormal();
        const QSize size = window.minimumSizeHint() + QSize(20, 20);
        window.resize(size);
        QTRY_COMPARE(kept(), std::pair(false, size));
        window.showMaximized();
        QTRY_COMPARE(kept(), std::pair(true, QSize()));
    }

    void mistakesInContentsAndChecksAreMarkedAtOnce_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("text");
        for (const char *text : {"i * *", "foo + 1", "sin(i"})
            QTest::newRow(text) << u"/buffers/0/init/expression"_s << QString(text);
        QTest::newRow("check") << u"/checks/0/expected/expression"_s << u"i *"_s;
    }
    void mistakesInContentsAndChecksAreMarkedAtOnce()
    {
        QFETCH(QString, path);
        QFETCH(QString, text);
        MainFixture f;
        f.window.edits().change(u"fill"_s, {}, [](Project &project) {
            project.buffers[0].init = ExpressionInit{Expression(u"i"_s)};
            project.checks = {Check()};
            project.checks[0].name = u"c"_s;
            project.checks[0].buffer = project.buffers[0].name;
            project.checks[0].expected = ExpectedExpression{Expression(u"i"_s)};
        });
        f.field(path)->apply(text);
        QTRY_VERIFY_WITH_TIMEOUT(f.session.planReport().hasErrors(), 10'000);
        QCOMPARE(f.session.planReport().problems.size(), 1);
        QCOMPARE(f.session.planReport().problems.first().path, path);
        QVERIFY(f.field(path)->property("wrong").toBool());
        f.field(path)->apply(u"i + 1"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!f.session.planReport().hasErrors(), 10'000);
        QVERIFY(!f.field(path)->property("wrong").toBool());
    }

    void aToleranceThatIsNoneStaysToBeMended()
    {
        MainFixture f;
        f.window.edits().change(u"check"_s, {}, [](Project &project) {
            project.checks = {Check()};
            project.checks[0].buffer = project.buffers[0].name;
            project.checks[0].absolute = 0.5;
        });
        ExpressionEdit *field = f.field(u"/checks/0/absolute"_s);
        field->setText(u"1e-3x"_s);
        field->apply(field->text());
        QVERIFY(field->property("wrong").toBool());
        QCOMPARE(f.session.project().checks[0].absolute, 0.5);
        f.window.edits().change(u"title"_s, {}, [](Project &project) { project.title = u"other"_s; });
        QCOMPARE(field->text(), u"1e-3x"_s);
        field->setText(u"1e-3"_s);
        field->apply(field->text());
        QVERIFY(!field->property("wrong").toBool());
        QCOMPARE(f.session.project().checks[0].absolute, 1e-3);
    }

    /// Those of all rows cost most of the time in which a project opens.
    void theFieldsOfAStepAreMadeWhenItOpens()
    {
        MainFixture f;
        const auto count = [&] {
            const auto fields = f.window.setup().findChildren<ExpressionEdit *>();
            return std::ranges::count_if(fields, [](const auto *edit) { return edit->path().startsWith(u"/plan/0/"); });
        };
        QCOMPARE(count(), 0);
        QVERIFY(f.window.setup().reveal(u"/plan/0/global/0"_s));
        QVERIFY(count() > 3);
    }

    void whatIsEmptyIsToldOnce_data()
    {
        QTest::addColumn<QString>("path");
        for (const char *path : {"/plan/0/global/0", "/plan/0/local/0", "/parameters/n", "/buffers/0/shape/0"})
            QTest::newRow(path) << QString(path);
    }
    void whatIsEmptyIsToldOnce()
    {
        QFETCH(QString, path);
        MainFixture f;
        f.field(path)->apply(QString());
        QTRY_VERIFY_WITH_TIMEOUT(f.session.planReport().hasErrors(), 10'000);
        QStringList told;
        for (const Problem &problem : f.session.planReport().problems)
            told << problem.path + u": "_s + problem.message;
        QCOMPARE(told.size(), 1);
        QVERIFY2(told.first().startsWith(path + ": This is empty."), qPrintable(told.first()));
        QVERIFY(f.run());
        QCOMPARE(f.session.lastRun()->status, RunStatus::Invalid);
        QTRY_COMPARE(f.window.views().problems().model().problemCount(), 1);
    }

    /// Or the section would flicker whenever it is built anew.
    void newRowsAreInSightAtOnce()
    {
        MainFixture f;
        f.window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&f.window));
        f.window.edits().change(u"add"_s, {}, [](Project &project) { project.buffers.append(project.buffers.first()); });
        const auto *field = f.field(u"/buffers/2/shape/0"_s);
        QVERIFY(field);
        const QWidget *row = field->parentWidget();
        while (row && !qobject_cast<const SetupRow *>(row))
            row = row->parentWidget();
        QVERIFY(row);
        QVERIFY(row->isVisible());
        QVERIFY(row->width() > row->parentWidget()->width() / 2);
    }

    void aNewProjectRunsAsItIs()
    {
        MainFixture f;
        f.window.files().create();
        QVERIFY(f.run());
        QCOMPARE(f.session.lastRun()->message, QString());
        QCOMPARE(f.session.lastRun()->status, RunStatus::Ok);
    }

    void everyThemeAndScaleCanBeDrawn()
    {
        MainFixture f;
        QVERIFY(f.run());
        for (const double scale : {0.7, 1.0, 2.0}) {
            for (const bool dark : {true, false}) {
                f.appearance.setScale(scale);
                f.appearance.setDark(dark);
                for (const QString &view : Views::names()) {
                    QVERIFY(f.window.views().showView(view));
                    QVERIFY(!f.window.grab().isNull());
                }
            }
        }
    }

    void allViewsHaveTheirTabsInASmallWindow_data()
    {
        QTest::addColumn<double>("scale");
        for (const double scale : {1.0, 1.25, 1.5})
            QTest::addRow("%g", scale) << scale;
    }
    void allViewsHaveTheirTabsInASmallWindow()
    {
        QFETCH(double, scale);
        MainFixture f;
        f.appearance.setScale(scale);
        f.appearance.apply();
        f.window.resizeTo({1280, 720});
        QCoreApplication::processEvents();
        const QTabBar *tabs = f.window.findChild<FittingTabs *>()->tabBar();
        QVERIFY2(tabs->tabRect(tabs->count() - 1).right() < tabs->width(), qPrintable(tabs->tabText(tabs->count() - 1)));
    }

    void zoomingInAndOutAgainLeavesTheColumnsAsTheyWere()
    {
        MainFixture f;
        f.appearance.apply();
        f.window.resizeTo({1280, 720});
        QCoreApplication::processEvents();
        auto *columns = &f.window.workspace().columns();
        const QList<int> before = columns->sizes();
        for (const double scale : {1.5, 2.0, 0.75, 1.0}) {
            f.appearance.setScale(scale);
            QTest::qWait(1);
        }
        f.window.resize(1280, 720);
        QTRY_VERIFY2(std::abs(columns->sizes()[1] - before[1]) < 40, qPrintable(QString::number(columns->sizes()[1])));
        f.appearance.setScale(1.5);
        QTRY_VERIFY2(columns->sizes()[1] > 260, qPrintable(QString::number(columns->sizes()[1]))); // The code stays legible.
        f.appearance.setScale(2.0);
        f.window.resize(1280, 720);
        const auto &bar = *f.window.findChild<QToolBar *>();
        const WindowActions &actions = f.window.actionList();
        for (QAction *action : {actions.run, actions.trace, actions.stop, actions.present})
            QTRY_VERIFY2(bar.widgetForAction(action)->isVisible(), qPrintable(action->text()));
    }

    void columnsOfTheLastTimeOutliveAZoom()
    {
        QTemporaryDir settings;
        QCoreApplication::setOrganizationName("Kernelscope");
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
        for (const bool isFirst : {true, false}) {
            Appearance appearance;
            Session session(MainFixture::options(MainFixture::Real));
            MainWindow window(session, appearance, {false, {}, {}, std::make_shared<Dialogs>()});
            window.files().create();
            auto *columns = &window.workspace().columns();
            if (isFirst)
                window.resizeTo({1280, 720});
            window.show();
            QCoreApplication::processEvents();
            const QList<int> before = columns->sizes();
            appearance.setScale(1.1);
            appearance.setScale(1.0);
            QCoreApplication::processEvents();
            for (int column = 0; column < 3; ++column)
                QVERIFY2(std::abs(columns->sizes()[column] - before[column]) < 40, qPrintable(QString::number(columns->sizes()[column])));
            QVERIFY(window.close());
        }
    }

    void aFirstWindowIsNoLargerThanTheScreen()
    {
        QTemporaryDir settings;
        QCoreApplication::setOrganizationName("Kernelscope");
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
        Appearance appearance;
        Session session(MainFixture::options(MainFixture::Real));
        MainWindow window(session, appearance, {false, {}, {}, std::make_shared<Dialogs>()});
        window.files().create();
        window.show();
        const QSize room = window.screen()->availableGeometry().size();
        QVERIFY(room.width() < 1500 && room.height() < 940); // Else this would tell nothing.
        const QSize least = window.minimumSizeHint();
        QVERIFY2(window.width() <= std::max(room.width(), least.width()), qPrintable(QString::number(window.width())));
        QVERIFY2(window.height() <= std::max(room.height(), least.height()), qPrintable(QString::number(window.height())));
        QVERIFY2(least.width() <= 800 && least.height() <= 800,
                 qPrintable(QStringLiteral("%1 x %2").arg(least.width()).arg(least.height())));
    }

    void noKeyOfTheWindowIsTakenByTheEditor()
    {
        MainFixture f;
        const CodeEditor *editor = f.window.editors().editor("a.cl");
        for (const QAction *action : f.window.actions() + f.window.editors().actions()) {
            if (action->shortcutContext() == Qt::WidgetShortcut)
                continue; // It only shows the key, which is that of what has the keyboard.
            for (const QKeySequence &keys : action->shortcuts()) {
                const bool isSame = action == f.window.actionList().undo || action == f.window.actionList().redo; // of the text
                QVERIFY2(isSame || !editor->standardCommands()->boundTo(keys[0].toCombined()), qPrintable(action->text()));
            }
        }
    }

    void theThemesKeyDeletesNoLine()
    {
        MainFixture f;
        CodeEditor *editor = f.window.editors().editor("a.cl");
        const QString text = editor->text();
        editor->setFocus();
        QTest::keyClick(editor, Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(editor->text(), text);
    }

    void aNarrowWindowYieldsToTheCode()
    {
        MainFixture f;
        f.appearance.setScale(2.0);
        f.window.resizeTo({1280, 720});
        const auto *setup = &f.window.setup();
        auto *columns = &f.window.workspace().columns();
        QTRY_VERIFY2(columns->sizes()[1] > 520, qPrintable(QString::number(columns->sizes()[1])));
        QVERIFY(!setup->isVisible());
        for (const QString &view : Views::names()) { // None of them takes the room back.
            QVERIFY(f.window.views().showView(view));
            QCoreApplication::processEvents();
            QVERIFY2(columns->sizes()[1] > 520, qPrintable(view));
        }
        f.window.actionList().setup->trigger();
        QVERIFY(setup->isVisible());
        f.window.actionList().setup->trigger();
        QVERIFY(!setup->isVisible());
        f.window.resizeTo({1700, 720});
        f.appearance.setScale(1);
        QTRY_VERIFY(setup->isVisible());
        QTRY_VERIFY(columns->sizes()[0] > 200);
    }

    /// As before a class in a small window; or somebody shows it meanwhile.
    void afterPresentingTheSetUpIsAsItsActionSays()
    {
        MainFixture f;
        f.window.resizeTo({1500, 920});
        QAction *shown = f.window.actionList().setup;
        const auto *setup = &f.window.setup();
        QTRY_VERIFY(setup->isVisible());
        f.window.presentation().enter();
        shown->trigger();
        f.window.presentation().leave();
        QVERIFY(!shown->isChecked() && !setup->isVisible());
        QCoreApplication::processEvents();
        shown->trigger();
        QVERIFY(setup->isVisible());
        f.window.resize(675, 300);
        QTRY_VERIFY(!setup->isVisible());
        f.window.presentation().enter();
        f.window.resize(1600, 1000);
        QCoreApplication::processEvents();
        f.window.presentation().leave();
        QCoreApplication::processEvents();
        f.window.resize(1500, 920);
        QTRY_VERIFY(shown->isChecked() && setup->isVisible());
    }

    void problemsAreAsHighAsBeforeTheWindowWasSmall()
    {
        MainFixture f;
        f.window.resizeTo({1500, 920});
        const auto high = [&] { return f.window.workspace().middle().sizes()[1]; };
        QCoreApplication::processEvents();
        const int before = high();
        f.window.resize(675, 300);
        QTRY_VERIFY(high() < before);
        f.window.resize(1500, 920);
        QTRY_COMPARE(high(), before);
    }

    void aNameThatIsNoneIsWrongAtTheName()
    {
        MainFixture f;
        ExpressionEdit *name = f.field(u"/parameters/n#name"_s);
        QVERIFY(name);
        name->apply(u"100"_s);
        QVERIFY(name->property("wrong").toBool());
        QVERIFY2(factsOf(name->toolTip()).contains(u"100"_s), qPrintable(name->toolTip())); // Why that is no name.
        QCOMPARE(f.session.project().parameters[0].name, u"n"_s);
        name->apply(u"m"_s);
        QCOMPARE(f.session.project().parameters[0].name, u"m"_s);
    }

    void aBuffersFileIsChosenAtItsField()
    {
        MainFixture f;
        f.write(u"more.csv"_s, "1,2,3,4,5,6,7,8\n");
        f.window.edits().change(u"file"_s, {}, [](Project &project) { project.buffers[0].init = FileInit{u"data.csv"_s}; });
        f.dialogs->contentsToRead = f.folder.filePath(u"more.csv"_s);
        f.window.setup().makeDetails();
        for (auto *button : f.window.setup().findChildren<QAbstractButton *>()) {
            if (button->accessibleName() == u"Choose a file for data"_s)
                button->click();
        }
        QTRY_COMPARE(f.session.project().buffers[0].init, Init(FileInit{u"more.csv"_s}));
    }

    void theToolBarFits()
    {
        MainFixture f;
        auto *bar = f.window.findChild<QToolBar *>();
        for (int width = 700; width <= 1600; width += 20) {
            f.window.resize(width, 700);
            QCoreApplication::processEvents();
            const auto *last = bar->widgetForAction(f.window.actionList().theme);
            QVERIFY2(last->isVisible() && last->geometry().right() <= bar->width(), qPrintable(QString::number(width)));
        }
    }

    /// The arrow of a menu stands beside the icon, not over it.
    void aButtonHasSpaceForItsArrow()
    {
        MainFixture f;
        f.appearance.setScale(1.5);
        f.appearance.apply();
        auto *bar = f.window.findChild<QToolBar *>();
        for (const int width : {1000, 1280, 1600, 2000}) {
            f.window.resize(width, 700);
            QCoreApplication::processEvents();
            const auto *plain = bar->widgetForAction(f.window.actionList().undo);
            for (QAction *action : {f.window.actionList().create, f.window.actionList().save})
                QVERIFY2(bar->widgetForAction(action)->width() >= plain->width() + f.appearance.px(12), qPrintable(QString::number(width)));
        }
    }

    void noViewMakesTheWindowTooWide_data()
    {
        QTest::addColumn<double>("scale");
        for (const double scale : {1.0, 1.25, 1.5})
            QTest::addRow("%g", scale) << scale;
    }
    void noViewMakesTheWindowTooWide()
    {
        QFETCH(double, scale);
        MainFixture f;
        QVERIFY(f.trace());
        f.appearance.setScale(scale);
        f.appearance.apply();
        f.window.resizeTo({1280, 720});
        for (const QString &view : Views::names()) {
            QVERIFY(f.window.views().showView(view));
            QCoreApplication::processEvents();
            QVERIFY2(f.window.minimumSizeHint().width() <= 1280, qPrintable(widest(f.window)));
            QCOMPARE(f.window.width(), 1280);
        }
    }

    void whatCanBeUsedHasAName()
    {
        MainFixture f;
        for (auto *edit : f.window.findChildren<QLineEdit *>()) {
            const bool insideAnother =
                qobject_cast<QAbstractSpinBox *>(edit->parentWidget()) || qobject_cast<QComboBox *>(edit->parentWidget());
            QVERIFY2(insideAnother || !edit->accessibleName().isEmpty(), qPrintable(edit->text()));
        }
        for (auto *action : f.window.actions())
            QVERIFY2(!action->text().isEmpty() && (!action->shortcut().isEmpty() || f.window.actionList().templates.contains(action) ||
                                                   action == f.window.actionList().about || action == f.window.actionList().capture ||
                                                   action == f.window.actionList().saveTimeline), // in the menus alone
                     qPrintable(action->text()));
    }
};

QTEST_MAIN(TestWindow)
#include "tst_window.moc"
