#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QPushButton>

#include "WindowFixture.h"
#include "project/Guesses.h"
#include "project/UsedNames.h"
#include "session/ResultStore.h"
#include "tests/ui/Facts.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/edits/ProjectNames.h"
#include "ui/window/KernelOpening.h"
#include "ui/window/Recovery.h"
#include "ui/window/WindowActions.h"

using namespace kernelscope;

static const QByteArray saxpy = "__kernel void saxpy(__global float *y, __global const float *x, float a, int n)\n{\n"
                                "    int i = get_global_id(0);\n    if (i < n)\n        y[i] += a * x[i];\n}\n";

/// A kernel's source that is opened, dropped or pasted becomes a project.
class TestKernelOpening : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aKernelThatIsOpenedIsAProjectThatRuns()
    {
        WindowFixture f(WindowFixture::Real);
        f.write("saxpy.cl", saxpy);
        QVERIFY(f.window.files().open(f.folder.filePath("saxpy.cl")));
        QVERIFY(f.editor("saxpy.cl")); // at once, before anything is guessed
        QTRY_COMPARE_WITH_TIMEOUT(f.session.project().plan.size(), 1, WindowFixture::longest);
        QCOMPARE(f.session.project().buffers.size(), 2);
        QVERIFY(f.session.document().texts.value("notes.md").contains("guessed"));
        QVERIFY(says(f, Said::Guess, "saxpy"));
        QVERIFY(f.run());
        QVERIFY(f.session.lastGoodRun());
        QCOMPARE(f.session.lastGoodRun()->buffers.size(), 2);
    }

    void unlessItWasEditedClosingItAsksNothing()
    {
        WindowFixture f(WindowFixture::Real);
        QVERIFY(opened(f, "saxpy.cl", saxpy));
        QVERIFY(f.window.files().mayLeave());
        QCOMPARE(f.dialogs->asked, 0);
        f.editor("saxpy.cl")->setText(saxpy + "// mine\n");
        QVERIFY(!f.window.files().mayLeave());
        QCOMPARE(f.dialogs->asked, 1);
    }

    void savingWritesTheSourceBack()
    {
        WindowFixture f(WindowFixture::Real);
        QVERIFY(opened(f, "saxpy.cl", saxpy));
        f.editor("saxpy.cl")->setText(saxpy + "// mine\n");
        QVERIFY(f.window.files().save());
        QCOMPARE(f.fileText("saxpy.cl"), saxpy + "// mine\n");
        QVERIFY(!QFile::exists(f.folder.filePath("notes.md")));
        QVERIFY(!f.window.isWindowModified());
        QVERIFY(f.window.files().mayLeave());
        QCOMPARE(f.dialogs->asked, 0);
        // The set-up asks for a file, also where the source was edited with it.
        f.editor("saxpy.cl")->setText(saxpy + "// again\n");
        f.window.edits().change("Edit", {}, [](Project &project) { project.parameters[0].value = Expression(7); });
        f.dialogs->leave = LeaveAnswer::Save;
        f.dialogs->save = f.folder.filePath("own.kscope");
        QVERIFY(f.window.files().mayLeave());
        QCOMPARE(f.fileText("saxpy.cl"), saxpy + "// again\n");
        QVERIFY(QFile::exists(f.folder.filePath("own.kscope")));
    }

    void savingASourceReplacesNothingOfAnotherProgram()
    {
        WindowFixture f(WindowFixture::Real);
        QVERIFY(opened(f, "saxpy.cl", saxpy));
        f.editor("saxpy.cl")->setText(saxpy + "// mine\n");
        f.write("saxpy.cl", saxpy + "// theirs\n");
        QVERIFY(!f.window.files().save());
        QCOMPARE(f.fileText("saxpy.cl"), saxpy + "// theirs\n");
        QCOMPARE(factsOf(f.window.messages().text(), {"saxpy.cl"}), QStringList{"saxpy.cl"});
        QCOMPARE(f.window.messages().buttons().size(), 4); // To compare, load, overwrite or do it later.
    }

    void aSourceThatAnotherProgramWroteIsLoaded()
    {
        WindowFixture f(WindowFixture::Real);
        QVERIFY(opened(f, "saxpy.cl", saxpy));
        f.window.edits().change("Edit", {}, [](Project &project) { project.parameters[0].value = Expression(7); });
        f.write("saxpy.cl", saxpy + "// theirs\n");
        QTRY_COMPARE(f.editor("saxpy.cl")->text(), QString(saxpy + "// theirs\n"));
        QVERIFY2(f.window.messages().statusLine().text().contains("loaded"), qPrintable(f.window.messages().statusLine().text()));
        QVERIFY(!f.editor("saxpy.cl")->isModified());
        QCOMPARE(f.session.project().parameters[0].value, Expression(7));
        QVERIFY(!QFile::exists(f.folder.filePath("saxpy.kscope")));
        f.editor("saxpy.cl")->setText(saxpy + "// mine\n");
        f.write("saxpy.cl", saxpy + "// again\n");
        QTRY_COMPARE(f.window.messages().buttons().size(), 4); // To compare, load, overwrite or do it later.
        QCOMPARE(factsOf(f.window.messages().text(), {"saxpy.cl"}), QStringList{"saxpy.cl"});
        QVERIFY(!f.window.files().save());
        QCOMPARE(f.fileText("saxpy.cl"), saxpy + "// again\n");
        f.window.messages().buttons()[2]->click();
        QTRY_COMPARE(f.fileText("saxpy.cl"), saxpy + "// mine\n");
        QVERIFY(!f.window.messages().isVisible());
        f.editor("saxpy.cl")->setText(saxpy + "// more\n");
        f.write("saxpy.cl", saxpy + "// theirs\n");
        QTRY_COMPARE(f.window.messages().buttons().size(), 4);
        f.window.messages().buttons()[1]->click();
        QTRY_COMPARE(f.editor("saxpy.cl")->text(), QString(saxpy + "// theirs\n"));
    }

    void aSourceThatIsGoneIsWrittenAgain()
    {
        WindowFixture f(WindowFixture::Real);
        QVERIFY(opened(f, "saxpy.cl", saxpy));
        QVERIFY(!f.window.isWindowModified());
        QVERIFY(QFile::remove(f.folder.filePath("saxpy.cl")));
        QTRY_VERIFY2(button(f, "Write again"), qPrintable(f.window.messages().text()));
        QCOMPARE(factsOf(f.window.messages().text(), {"saxpy.cl"}), QStringList{"saxpy.cl"});
        QVERIFY(f.window.isWindowModified());
        QVERIFY(press(f, "Write again"));
        QTRY_COMPARE(f.fileText("saxpy.cl"), saxpy);
        QVERIFY(!f.window.isWindowModified());
    }

    /// Until another value is given. A new name is none.
    void theProjectKnowsWhatWasGuessed()
    {
        WindowFixture f(WindowFixture::Real);
        QVERIFY(opened(f, "saxpy.cl", saxpy));
        const QStringList guessed = guessPointers(f.session.project());
        for (const char *place : {"/parameters/n", "/buffers/0/shape", "/buffers/1/init", "/plan/0/global", "/plan/0/arguments/a"})
            QVERIFY2(guessed.contains(QLatin1String(place)), place);
        f.window.edits().change("Rename", {}, [](Project &project) { renameParameter(project, "n", "count"); });
        QVERIFY(guessPointers(f.session.project()).contains("/parameters/count"));
        QVERIFY(guessPointers(f.session.project()).contains("/buffers/0/shape"));
        f.window.edits().change("Edit", {}, [](Project &project) { project.parameters[0].value = Expression(7); });
        QVERIFY(!guessPointers(f.session.project()).contains("/parameters/count"));
        f.window.edits().undoStack().undo();
        QVERIFY(guessPointers(f.session.project()).contains("/parameters/count"));
    }

    /// The set-up that was guessed is what was opened.
    void openingIsNoStepOfUndo()
    {
        WindowFixture f(WindowFixture::Real);
        QVERIFY(opened(f, "saxpy.cl", saxpy));
        QVERIFY(!f.window.actionList().undo->isEnabled());
        f.window.actionList().undo->trigger();
        QCOMPARE(f.session.project().plan.size(), 1);
        f.window.edits().change("Edit", {}, [](Project &project) { project.title = "Mine"; });
        QVERIFY(f.window.actionList().undo->isEnabled());
    }

    void aTrialFindsTheSizes()
    {
        WindowFixture f(WindowFixture::Real);
        // Rows of 3 elements: what the guess gives as many elements as work-items has three times as many.
        QVERIFY(opened(f, "rows.cl",
                       "__kernel void rows(__global float *out, __global const float *in)\n{\n    int i = get_global_id(0);\n"
                       "    out[i] = in[3 * i] + in[3 * i + 1] + in[3 * i + 2];\n}\n"));
        const Project before = f.session.project();
        f.editor("rows.cl")->setFocus();
        QVERIFY(press(f, "Try it"));
        QTRY_VERIFY_WITH_TIMEOUT(says(f, "was tried"), WindowFixture::longest);
        QVERIFY(f.session.project() != before);
        QVERIFY2(says(f, "in_buffer: [n]"), qPrintable(f.window.messages().text()));
        QCOMPARE(f.session.project().sources, QStringList{"rows.cl"});
        QVERIFY(press(f, "Trace"));
        QTRY_VERIFY_WITH_TIMEOUT(f.session.lastTrace(), WindowFixture::longest);
        QVERIFY(f.session.lastTrace()->launches.first().findings.isEmpty());
        QVERIFY(f.window.actionList().undo->isEnabled());
        f.window.actionList().undo->trigger();
        QCOMPARE(f.session.project(), before);
    }

    void aTrialLeavesWhatItsUserGave()
    {
        WindowFixture f(WindowFixture::Real);
        QVERIFY(opened(f, "rows.cl",
                       "__kernel void rows(__global float *out, __global const float *in)\n{\n    int i = get_global_id(0);\n"
                       "    out[i] = in[3 * i] + in[3 * i + 1] + in[3 * i + 2];\n}\n"));
        const Expression guessed = f.session.project().buffers[1].shape[0];
        f.window.edits().change("Edit", {}, [](Project &project) {
            project.parameters[0].value = Expression(50);
            project.buffers[0].init = ExpressionInit{Expression("7")};
            project.checks.emplaceBack();
            project.checks.last().name = "mine";
        });
        QVERIFY(press(f, "Try it"));
        QTRY_VERIFY_WITH_TIMEOUT(says(f, "was tried"), WindowFixture::longest);
        const Project &now = f.session.project();
        QCOMPARE(now.parameters[0].value, Expression(50));
        QVERIFY(now.buffers[0].init == Init(ExpressionInit{Expression("7")}));
        QCOMPARE(now.checks.size(), 1);
        const QStringList guesses = guessPointers(now);
        QVERIFY(!guesses.contains("/parameters/n") && !guesses.contains("/buffers/0/init"));
        QVERIFY(now.buffers[1].shape[0] != guessed);
        QVERIFY(guesses.contains("/buffers/1/shape"));
        QVERIFY2(!f.window.messages().text().contains("n: "), qPrintable(f.window.messages().text()));
    }

    /// A launch of more work-items than elements is another size, too.
    void aTrialNamesAllThatItChanged()
    {
        WindowFixture f(WindowFixture::Real);
        QVERIFY(opened(f, "saxpy.cl", saxpy));
        const Project before = f.session.project();
        QVERIFY(press(f, "Try it"));
        QTRY_VERIFY_WITH_TIMEOUT(says(f, "was tried"), WindowFixture::longest);
        const auto sizes = [](const Project &project) { return std::get<LaunchStep>(project.plan[0].action).global; };
        QVERIFY(sizes(f.session.project()) != sizes(before));
        const QString told = QStringLiteral("global: [%1] \u2192 [%2]").arg(sizes(before)[0].text, sizes(f.session.project())[0].text);
        QVERIFY2(says(f, told), qPrintable(f.window.messages().text()));
    }

    void aTrialCanBeStopped()
    {
        WindowFixture f(WindowFixture::Real);
        QVERIFY(opened(f, "saxpy.cl", saxpy));
        const Project before = f.session.project();
        QVERIFY(press(f, "Try it"));
        QTRY_VERIFY(press(f, "Stop"));
        QTRY_VERIFY(!f.window.messages().isVisible());
        QTest::qWait(300);
        QCOMPARE(f.session.project(), before);
    }

    void ofSeveralKernelsAnotherCanBeChosen()
    {
        WindowFixture f(WindowFixture::Real);
        QVERIFY(opened(f, "two.cl",
                       "__kernel void one(__global int *a) { a[get_global_id(0)] = 1; }\n"
                       "__kernel void two(__global int *a, __global int *b) { a[get_global_id(0)] = b[get_global_id(0)]; }\n"));
        QCOMPARE(kernel(f), "one");
        f.window.resize(780, 600); // A menu would go to the left of a mouse that is too far to the right for it.
        QCoreApplication::processEvents();
        const QPushButton *offer = button(f, "Other kernel\u2026");
        QVERIFY(offer);
        QCursor::setPos(offer->mapToGlobal(offer->rect().center()));
        QVERIFY(press(f, "Other kernel\u2026"));
        QCoreApplication::processEvents();
        const QList<QMenu *> menus = f.window.findChildren<QMenu *>(Qt::FindDirectChildrenOnly);
        const auto isOfKernels = [](const QMenu *each) { return each->actions().size() == 2 && each->actions()[1]->text() == "two"; };
        const auto found = std::ranges::find_if(menus, isOfKernels);
        QVERIFY(found != menus.end());
        QMenu *menu = *found;
        QVERIFY(!menu->geometry().intersects(QRect(offer->mapToGlobal(QPoint()), offer->size()))); // It would be chosen by a second click.
        menu->close();
        f.window.kernels().guess("two");
        QTRY_COMPARE(kernel(f), "two");
        QCOMPARE(f.session.project().buffers.size(), 2);
        const auto notes = [&] { return f.session.document().texts.value(f.session.project().notes); };
        QVERIFY2(notes().contains("# two"), qPrintable(notes()));
        f.editor(f.session.project().notes)->setText("Mine\n");
        f.window.kernels().guess("one");
        QTRY_COMPARE(kernel(f), "one");
        QCOMPARE(notes(), "Mine\n");
    }

    void whatTheSourcesLeaveToTheirProgramIsDefined()
    {
        WindowFixture f(WindowFixture::Real);
        f.write("tile.cl", "__kernel void go(__global real *a)\n{\n    __local real tile[TILE];\n    int l = get_local_id(0);\n"
                           "    tile[l] = a[get_global_id(0)];\n    barrier(CLK_LOCAL_MEM_FENCE);\n"
                           "    a[get_global_id(0)] = tile[TILE - 1 - l];\n}\n");
        QVERIFY(f.window.files().open(f.folder.filePath("tile.cl")));
        QTRY_VERIFY_WITH_TIMEOUT(press(f, "Define them"), WindowFixture::longest);
        QVERIFY(press(f, "Define them")); // who clicks twice defines once
        QTRY_COMPARE_WITH_TIMEOUT(f.session.project().plan.size(), 1, WindowFixture::longest);
        QCOMPARE(f.session.project().build.defines.size(), 2);
        QVERIFY(f.run());
        QVERIFY(f.session.lastGoodRun());
    }

    void whatThePreprocessorLeavesOutIsOffered()
    {
        WindowFixture f(WindowFixture::Real);
        f.write("stages.cl", "#ifdef FIRST\n__kernel void first(__global int *a) { a[get_global_id(0)] = 1; }\n#endif\n"
                             "#if STAGE == 2\n__kernel void second(__global int *a) { a[get_global_id(0)] = 2; }\n#endif\n");
        QVERIFY(f.window.files().open(f.folder.filePath("stages.cl")));
        QTRY_VERIFY_WITH_TIMEOUT(says(f, Said::Missing), WindowFixture::longest);
        QVERIFY(button(f, "Define FIRST"));
        QVERIFY(press(f, "Define STAGE=2"));
        QTRY_COMPARE_WITH_TIMEOUT(f.session.project().plan.size(), 1, WindowFixture::longest);
        QCOMPARE(kernel(f), "second");
    }

    void whatAnErrorDirectiveAsksForIsOffered()
    {
        WindowFixture f(WindowFixture::Real);
        f.write("reduce.cl", "#if defined OP_SUM\n#define OP(a, b) ((a) + (b))\n#elif defined OP_MAX\n#define OP(a, b) max(a, b)\n#else\n"
                             "#error No operation\n#endif\n"
                             "__kernel void reduce(__global int *a, int b) { a[0] = OP(a[0], b); }\n");
        QVERIFY(f.window.files().open(f.folder.filePath("reduce.cl")));
        QTRY_VERIFY_WITH_TIMEOUT(says(f, Said::Missing), WindowFixture::longest);
        QVERIFY(button(f, "Define OP_SUM"));
        QVERIFY(press(f, "Define OP_MAX"));
        QTRY_COMPARE_WITH_TIMEOUT(f.session.project().plan.size(), 1, WindowFixture::longest);
        QCOMPARE(kernel(f), "reduce");
    }

    void aFunctionOfAnotherSourceIsAskedFor()
    {
        WindowFixture f(WindowFixture::Real);
        f.write("go.cl", "__kernel void go(__global int *a) { a[get_global_id(0)] = twice(3); }\n");
        f.write("twice.cl", "int twice(int x) { return 2 * x; }\n");
        f.dialogs->source = f.folder.filePath("twice.cl");
        QVERIFY(f.window.files().open(f.folder.filePath("go.cl")));
        QTRY_VERIFY_WITH_TIMEOUT(says(f, Said::Missing), WindowFixture::longest);
        QCOMPARE(factsOf(f.window.messages().text(), {"twice"}).value(0), "twice");
        QCOMPARE(f.window.messages().buttons().size(), 3); // To add a source, to guess again, to close it.
        f.window.messages().buttons().first()->click();
        QTRY_COMPARE_WITH_TIMEOUT(f.session.project().plan.size(), 1, WindowFixture::longest);
        QCOMPARE(f.session.project().sources, (QStringList{"twice.cl", "go.cl"}));
    }

    void aHeaderThatIsMissingIsAskedFor()
    {
        WindowFixture f(WindowFixture::Real);
        f.write("go.cl", "#include \"common/sizes.h\"\n__kernel void go(__global int *a) { a[get_global_id(0)] = SIZE; }\n");
        f.write("sizes.h", "#define SIZE 4\n");
        f.dialogs->source = f.folder.filePath("sizes.h");
        QVERIFY(f.window.files().open(f.folder.filePath("go.cl")));
        QTRY_VERIFY_WITH_TIMEOUT(says(f, "common/sizes.h"), WindowFixture::longest);
        QVERIFY(press(f, "Find it\u2026"));
        QTRY_COMPARE_WITH_TIMEOUT(f.session.project().plan.size(), 1, WindowFixture::longest);
        QCOMPARE(f.session.document().texts.value("common/sizes.h"), "#define SIZE 4\n");
    }

    void whatHasNoKernelIsSaid_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("said");
        QTest::newRow("no kernel") << QByteArray("float half_of(float x) { return x / 2; }\n") << "There is no kernel";
        QTest::newRow("empty") << QByteArray() << "There is no kernel";
        QTest::newRow("C++") << QByteArray("template <typename T> __kernel void go(__global T *a) { }\n") << "C++";
        QTest::newRow("broken") << QByteArray("__kernel void go(__global int *a) { a[0] = ; }\n") << "Problems lists";
        QTest::newRow("string") << QByteArray("MSTRINGIFY(\n__kernel void go(__global int *a)\n{\n    a[0] = 1;\n}\n);\n")
                                << "closing parenthesis";
        QTest::newRow("template") << QByteArray("__kernel void go(__global int *a) { a[0] = ${size}; }\n") << "${size}";
        QTest::newRow("binary") << QByteArray("\177ELF\2\1\1", 7) << "can't be read";
    }
    void whatHasNoKernelIsSaid()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, said);
        WindowFixture f(WindowFixture::Real);
        f.write("odd.cl", text);
        QVERIFY(f.window.files().open(f.folder.filePath("odd.cl")));
        QTRY_VERIFY2_WITH_TIMEOUT(says(f, said), qPrintable(f.window.messages().text()), WindowFixture::longest);
        QVERIFY(f.session.project().plan.isEmpty());
        f.editor("odd.cl")->setText(saxpy); // mended, it is guessed
        QVERIFY(press(f, "Guess again"));
        QTRY_COMPARE_WITH_TIMEOUT(f.session.project().plan.size(), 1, WindowFixture::longest);
    }

    void theStripFollowsWhatIsMended()
    {
        WindowFixture f(WindowFixture::Real);
        f.write("odd.cl", "float half_of(float x) { return x / 2; }\n");
        QVERIFY(f.window.files().open(f.folder.filePath("odd.cl")));
        QTRY_VERIFY_WITH_TIMEOUT(says(f, Said::Missing), WindowFixture::longest);
        QVERIFY(f.session.sourceDiagnostics().isEmpty() && f.session.signature().kernels.isEmpty()); // There is none.
        f.editor("odd.cl")->setText(saxpy);
        QTRY_VERIFY2_WITH_TIMEOUT(says(f, "kernel saxpy"), qPrintable(f.window.messages().text()), WindowFixture::longest);
        QVERIFY(press(f, "Guess again"));
        QTRY_COMPARE_WITH_TIMEOUT(f.session.project().plan.size(), 1, WindowFixture::longest);
    }

    void twoHundredParametersAreGuessed()
    {
        QByteArray parameters;
        QByteArray sum;
        for (int i = 0; i < 200; ++i) {
            parameters += ", int p" + QByteArray::number(i);
            sum += " + p" + QByteArray::number(i);
        }
        WindowFixture f(WindowFixture::Real);
        QVERIFY(opened(f, "many.cl", "__kernel void many(__global int *a" + parameters + ") { a[get_global_id(0)] = 0" + sum + "; }\n"));
        QCOMPARE(std::get<LaunchStep>(f.session.project().plan.first().action).arguments.size(), 201);
    }

    void aCopiedKernelIsPasted()
    {
        WindowFixture f(WindowFixture::Real);
        QGuiApplication::clipboard()->setText("just words");
        f.window.actionList().createFromClipboard->trigger();
        QCOMPARE(f.session.project().title, "Add one");
        QGuiApplication::clipboard()->setText(QString::fromUtf8(saxpy));
        f.window.actionList().createFromClipboard->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(kernel(f), "saxpy", WindowFixture::longest);
        QVERIFY(f.editor("kernel.cl"));
    }

    void whatWasEditedBeforeTheGuessIsUnsavedWork()
    {
        WindowFixture f(WindowFixture::Real);
        f.dialogs->leave = LeaveAnswer::Cancel;
        f.write("saxpy.cl", saxpy);
        QVERIFY(f.window.files().open(f.folder.filePath("saxpy.cl")));
        f.window.edits().change("Edit", {}, [](Project &project) {
            project.title = "Mine";
            project.build.defines << Define{"MINE", Expression(7)};
        });
        QTRY_COMPARE_WITH_TIMEOUT(kernel(f), "saxpy", WindowFixture::longest);
        QVERIFY(!f.window.files().mayLeave());
    }

    /// It may be the only copy, also before and after its set-up is guessed.
    void aPastedKernelIsUnsavedWork()
    {
        QTemporaryDir recovery;
        WindowFixture f(WindowFixture::Real, recovery.path());
        f.dialogs->leave = LeaveAnswer::Cancel;
        QGuiApplication::clipboard()->setText(QString::fromUtf8(saxpy));
        f.window.actionList().createFromClipboard->trigger();
        for (const bool isGuessed : {false, true}) {
            QTRY_VERIFY_WITH_TIMEOUT(!isGuessed || kernel(f) == "saxpy", WindowFixture::longest);
            QVERIFY(f.window.isWindowModified());
            QVERIFY(!f.window.files().mayLeave());
            QFile kept(f.window.files().recovery().file());
            QVERIFY(kept.open(QIODevice::ReadOnly));
            QCOMPARE(fromRecoveryBytes(kept.readAll())->texts.value("kernel.cl"), QString::fromUtf8(saxpy));
        }
        QCOMPARE(f.dialogs->asked, 2);
        f.dialogs->save = f.folder.filePath("saved/pasted.kscope");
        QDir(f.folder.path()).mkdir("saved");
        QVERIFY(f.window.files().save());
        QVERIFY(f.window.files().mayLeave());
        QCOMPARE(f.fileText("saved/kernel.cl"), saxpy);
    }

    void besideUnsavedWorkItHasItsOwnWindow()
    {
        QStringList elsewhere;
        WindowFixture f(WindowFixture::Real, {}, {QDir::tempPath()}, {}, [&](const QString &path) { elsewhere << path; });
        f.write("saxpy.cl", saxpy);
        f.append("// mine\n");
        f.window.files().openBeside(f.folder.filePath("saxpy.cl"));
        QCOMPARE(elsewhere, QStringList{f.folder.filePath("saxpy.cl")});
        QCOMPARE(f.dialogs->asked, 0);
        QCOMPARE(f.session.project().title, "Add one");
    }

    void whereTheFolderIsNotTrustedNothingIsTried()
    {
        WindowFixture f(WindowFixture::Real, {}, {});
        QVERIFY(opened(f, "saxpy.cl", saxpy)); // reading it runs nothing
        QVERIFY(f.session.isRestricted());
        QSignalSpy refused(&f.session, &Session::runRefused);
        QVERIFY(press(f, "Try it"));
        QTRY_COMPARE(refused.size(), 1);
        QVERIFY(says(f, Said::Guess));
    }

    void templatesRun_data()
    {
        WindowFixture f(WindowFixture::Fake);
        QTest::addColumn<QString>("name");
        for (const QAction *each : f.window.actionList().templates)
            QTest::newRow(qPrintable(each->objectName())) << each->objectName();
    }
    void templatesRun()
    {
        QFETCH(QString, name);
        WindowFixture f(WindowFixture::Real);
        for (QAction *each : f.window.actionList().templates) {
            if (each->objectName() == name)
                each->trigger();
        }
        QVERIFY(f.session.project().title.startsWith("New "));
        QVERIFY(!f.session.project().checks.isEmpty());
        QVERIFY(f.trace());
        QCOMPARE(f.session.lastRun()->status, RunStatus::Ok);
        for (const LaunchTrace &launch : f.session.lastTrace()->launches) {
            QVERIFY(launch.traced);
            QVERIFY2(launch.findings.isEmpty(), qPrintable(launch.findings.value(0).message));
        }
    }

    void theSetUpIsGuessedAgain()
    {
        WindowFixture f(WindowFixture::Real);
        f.editor()->setText("__kernel void add(__global const int *in, __global int *out, __global float *more)\n"
                            "{ out[get_global_id(0)] = in[get_global_id(0)] + more[get_global_id(0)]; }\n");
        f.window.actionList().guess->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(f.session.project().buffers.size(), 3, WindowFixture::longest);
        QCOMPARE(f.session.project().title, "Add one");
        f.window.edits().undoStack().undo();
        QCOMPARE(f.session.project().buffers.size(), 2);
    }

    /// The keyboard may be the code's, which has an undo of its own.
    void whatAGuessReplacedIsOfferedBack()
    {
        WindowFixture f(WindowFixture::Real);
        const Project before = f.session.project();
        f.window.actionList().guess->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(says(f, Said::Guess), WindowFixture::longest);
        QVERIFY(f.session.project() != before);
        QVERIFY(press(f, "Undo"));
        QTRY_VERIFY(f.session.project() == before);
        QVERIFY(!says(f, Said::Guess));
    }

    /// A driver tells less of kernels than Clang does.
    void aRunMakesNoGuessWorse()
    {
        WindowFixture f(WindowFixture::Real);
        f.editor()->setText("__kernel void twice(__global const float *in, __global float *out, int width, int height)\n"
                            "{\n    int x = get_global_id(0), y = get_global_id(1);\n    if (x < width && y < height)\n"
                            "        out[y * width + x] = 2 * in[y * width + x];\n}\n");
        f.run(); // There is no kernel of the old name.
        QVERIFY(f.session.lastRun() && f.session.lastRun()->status != RunStatus::Ok);
        f.window.actionList().guess->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(launchedKernels(f.session.project()), QStringList{"twice"}, WindowFixture::longest);
        QCOMPARE(std::get<LaunchStep>(f.session.project().plan[0].action).global.size(), 2);
    }

    void theStripOfAGuessGoesWithItsProject()
    {
        WindowFixture f(WindowFixture::Real);
        QVERIFY(opened(f, "saxpy.cl", saxpy));
        QTRY_VERIFY(says(f, Said::Guess, "saxpy"));
        f.window.actionList().create->trigger();
        QVERIFY(!f.window.messages().isVisible());
    }

    void aCapturedLaunchThatIsOpenedRunsAsItDid()
    {
        WindowFixture f(WindowFixture::Real);
        f.write("saxpy.cl", saxpy);
        f.write("launch.sim", "saxpy.cl saxpy\n4 1 1\n2 1 1\n<size=16 range=1:1:4>\n<size=16> 10 20 30 40\n<size=4> 0.5\n<size=4> 3\n");
        QVERIFY(f.window.files().open(f.folder.filePath("launch.sim")));
        QTRY_COMPARE_WITH_TIMEOUT(f.session.project().plan.size(), 1, WindowFixture::longest);
        QVERIFY(says(f, Said::Capture, "saxpy"));
        QVERIFY(!button(f, "Try it"));
        QVERIFY(f.session.project().guesses.isEmpty());
        QCOMPARE(f.session.project().title, "launch");
        QVERIFY(f.session.document().texts.value("notes.md").contains("`launch.sim`"));
        QVERIFY(f.run());
        QVERIFY(f.session.lastGoodRun());
        const BufferResult y = f.session.lastGoodRun()->buffers.first();
        QCOMPARE(f.session.results()->mapped().sliced(qsizetype(y.fileOffset), 16).toByteArray(), bytesOf({6, 12, 18, 4}));
        QVERIFY(f.window.files().mayLeave()); // unedited it can be opened again
        QCOMPARE(f.dialogs->asked, 0);
    }

    void soIsAFolderOfOne()
    {
        WindowFixture f(WindowFixture::Real);
        const QString folder = f.folder.filePath("captured");
        QVERIFY(QDir().mkpath(folder));
        f.write("captured/kernel.cl", saxpy);
        f.write("captured/knlName.txt", "saxpy");
        f.write("captured/worksizes.txt", "4\n0\n0\n");
        f.write("captured/Buffer0.bin", bytesOf({1, 2, 3, 4}));
        f.write("captured/Expected0.bin", bytesOf({6, 12, 18, 4}));
        f.write("captured/Buffer1.bin", bytesOf({10, 20, 30, 40}));
        f.write("captured/Argument2.bin", bytesOf({0.5F}));
        f.write("captured/Argument3.bin", QByteArray("\3\0\0\0", 4));
        f.window.files().openBeside(folder);
        QTRY_COMPARE_WITH_TIMEOUT(f.session.project().plan.size(), 1, WindowFixture::longest);
        QVERIFY(f.run());
        QVERIFY(f.session.lastGoodRun());
        QCOMPARE(f.session.lastGoodRun()->checks.size(), 1);
        QVERIFY(f.session.lastGoodRun()->checks.first().passed);
        f.dialogs->save = folder + "/saxpy.kscope";
        QVERIFY(f.window.files().save());
        f.window.files().openBeside(folder); // now the project that was saved there
        QCOMPARE(f.session.document().fileName, "saxpy.kscope");
    }

    void oneThatCanNotBeSetUpLeavesItsSourceOpen()
    {
        WindowFixture f(WindowFixture::Real);
        f.write("saxpy.cl", saxpy);
        f.write("launch.sim", "saxpy.cl saxpy\n4 1 1\n2 1 1\n<size=16 range=1:1:4>\n");
        QVERIFY(f.window.files().open(f.folder.filePath("launch.sim")));
        QTRY_VERIFY_WITH_TIMEOUT(f.window.messages().isVisible(), WindowFixture::longest);
        QCOMPARE(f.window.kernels().state().said, Said::Nothing); // Of a set-up: there is none. An error is told.
        QVERIFY(f.editor("saxpy.cl"));
        QVERIFY(f.session.project().plan.isEmpty());
    }

private:
    static QByteArray bytesOf(std::initializer_list<float> numbers)
    {
        return {reinterpret_cast<const char *>(numbers.begin()), qsizetype(numbers.size() * sizeof(float))};
    }
    static bool opened(WindowFixture &f, const QString &name, const QByteArray &text)
    {
        f.write(name, text);
        return f.window.files().open(f.folder.filePath(name)) &&
               QTest::qWaitFor([&] { return !f.session.project().plan.isEmpty(); }, WindowFixture::longest);
    }
    using Said = KernelOpening::Said;
    /// In sight, of this kernel, which it names.
    static bool says(WindowFixture &f, Said what, const QString &kernel = {})
    {
        const KernelOpening::State state = f.window.kernels().state();
        return state.said == what && state.isInSight && f.window.messages().isVisible() &&
               (kernel.isEmpty() || (state.kernel == kernel && factsOf(f.window.messages().text(), {kernel}).contains(kernel)));
    }
    static bool says(WindowFixture &f, const QString &text)
    {
        return f.window.messages().isVisible() && f.window.messages().text().contains(text);
    }
    static QPushButton *button(WindowFixture &f, const QString &text)
    {
        for (QPushButton *each : f.window.messages().buttons()) {
            if (each->text() == text && f.window.messages().isVisible())
                return each;
        }
        return nullptr;
    }
    static bool press(WindowFixture &f, const QString &text)
    {
        QPushButton *found = button(f, text);
        if (found)
            found->click();
        return found;
    }
    static QString kernel(WindowFixture &f)
    {
        const QList<Step> &plan = f.session.project().plan;
        return plan.isEmpty() ? QString() : std::get<LaunchStep>(plan.first().action).kernel;
    }
};

QTEST_MAIN(TestKernelOpening)
#include "tst_kernelopening.moc"
