#include <QApplication>
#include <QComboBox>
#include <QLocale>
#include <QMenuBar>

#include "WindowFixture.h"
#include "ui/editor/ProjectTextEditor.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/models/Breakpoints.h"
#include "ui/models/CompareData.h"
#include "ui/models/Counts.h"
#include "ui/models/EventModel.h"
#include "ui/models/TraceWords.h"
#include "ui/present/Presentation.h"
#include "ui/settings/Language.h"
#include "ui/settings/Settings.h"
#include "ui/window/KernelOpening.h"
#include "ui/window/LanguageSwitch.h"
#include "ui/window/SettingsDialog.h"
#include "ui/window/WindowActions.h"

using namespace kernelscope;

/// Another language comes without a new start, and nothing is lost.
class TestLanguageSwitch : public QObject
{
    Q_OBJECT

    struct Fixture
    {
        WindowFixture other{WindowFixture::Fake}; ///< has the project's files
        Appearance appearance;
        Session session{WindowFixture::options(WindowFixture::Fake)};
        Language language;
        LanguageSwitch windows{session, appearance, options(), language};

        Fixture()
        {
            if (!window().files().open(other.folder.path()))
                qFatal("no project");
            window().show();
        }
        ~Fixture()
        {
            language.use("en");
            QLocale::setDefault(QLocale::c());
        }
        WindowOptions options() const
        {
            WindowOptions options;
            options.unattended = true;
            options.samplesFolder = WindowFixture::samples();
            options.recoveryFolder = other.folder.filePath("recovery");
            options.trusted = {QDir::tempPath()};
            return options;
        }
        MainWindow &window() const { return windows.window(); }
        CodeEditor *editor() const { return window().editors().editor("a.cl"); }
        bool choose(const QString &code)
        {
            QSignalSpy replaced(&windows, &LanguageSwitch::windowReplaced);
            windows.choose(code);
            return replaced.wait(WindowFixture::longest);
        }
        QString firstMenu() const { return window().menuBar()->actions().first()->text(); }
    };

private Q_SLOTS:
    void menusSpeakTheLanguage()
    {
        Fixture f;
        QCOMPARE(f.firstMenu(), "&File");
        QVERIFY(f.choose("de"));
        QCOMPARE(f.firstMenu(), "&Datei");
        QCOMPARE(f.window().actionList().run->text().remove(u'&'), QString::fromUtf8("Ausführen"));
        QCOMPARE(f.window().actionList().create->shortcut(), QKeySequence("Ctrl+N"));
        QCOMPARE(fullCount(1024), QString::fromUtf8("1\u202f024")); // as values are, which have a point
        QCOMPARE(typeText(AccessType::Load), "Laden");
        QCOMPARE(kindText(CommandKind::Fill), QString::fromUtf8("Füllen"));
        RunEvent build;
        build.kind = CommandKind::Build;
        build.name = "build a.cl (cached)";
        QCOMPARE(eventName(build), QString::fromUtf8("a.cl bauen (aus dem Cache)"));
        build.name = "first launch of part 0";
        QCOMPARE(commandName(build), "erster Start von part 0");
        QCOMPARE(kindText(CommandKind::Copy), "Kopieren");
        QVERIFY(eventToolTip(build, 0).contains("gestartet"));
        QVERIFY(f.choose("zh_CN"));
        QCOMPARE(f.firstMenu(), QString::fromUtf8("文件(&F)"));
        QCOMPARE(fullCount(1024), "1,024");
        QVERIFY(f.choose("en"));
        QCOMPARE(f.firstMenu(), "&File");
        QVERIFY(f.window().isVisible());
    }

    void whatTakesLongerIsASentence()
    {
        Language language;
        language.use("zh_CN");
        RunResult run;
        for (const double ns : {1000.0, 1190.0}) {
            LaunchTiming timing;
            timing.name = ns > 1000 ? "wave" : "plain";
            timing.medianNs = timing.minNs = timing.maxNs = ns;
            timing.runs = usualRepetitions;
            timing.global = {16};
            run.launches << timing;
        }
        const QString text = summaryText(comparedLaunches(run));
        QVERIFY2(text.contains(QString::fromUtf8("相比之下，wave 耗时多 19 %。")), qPrintable(text));
        language.use("en");
        QLocale::setDefault(QLocale::c());
    }

    void nothingIsLost()
    {
        Fixture f;
        const QString saved = f.editor()->text();
        f.editor()->setCursorPosition(2, 4);
        f.editor()->insert("int j = 0; ");
        f.window().edits().change("title", {}, [](Project &project) { project.title = "Add two"; });
        f.window().views().breakpoints().toggle("a.cl", 4);
        f.window().views().showView("notes");
        const QString edited = f.editor()->text();
        QVERIFY(edited != saved && f.session.isModified());
        QVERIFY(f.choose("de"));
        QCOMPARE(f.editor()->text(), edited);
        QCOMPARE(f.session.document().texts.value("a.cl"), edited);
        QCOMPARE(f.session.project().title, "Add two");
        QVERIFY(f.session.isModified() && f.window().isWindowModified());
        QCOMPARE(f.editor()->breakpointLines(), QList<int>{4});
        QCOMPARE(f.editor()->changedLines(), QList<int>{3});
        QCOMPARE(f.window().views().front().objectName(), "notes");
        int line = 0, column = 0;
        f.editor()->getCursorPosition(&line, &column);
        QCOMPARE(line, 2);
        // Both can be undone.
        f.editor()->undo();
        QCOMPARE(f.editor()->text(), saved);
        QCOMPARE(f.session.document().texts.value("a.cl"), saved);
        f.editor()->redo();
        f.window().edits().undoStack().undo();
        QCOMPARE(f.session.project().title, "Add one");
        // Edits go on, and are kept for a crash.
        f.editor()->append("// more\n");
        QVERIFY(f.session.document().texts.value("a.cl").endsWith("// more\n"));
        QTRY_VERIFY(!QDir(f.other.folder.filePath("recovery")).entryList({"*.recovery"}).isEmpty());
    }

    void aPresentationGoesOnAtItsStep()
    {
        Fixture f;
        f.session.setText("notes.md", "# One\n\nFirst.\n\n## Two\n\nSecond.\n");
        f.window().edits().change("notes", {}, [](Project &project) { project.notes = "notes.md"; });
        QVERIFY(f.choose("de"));
        QVERIFY(!f.window().presentation().isOn());
        f.window().presentation().enter(1);
        QCOMPARE(f.window().presentation().step(), 1);
        QVERIFY(f.choose("en"));
        QVERIFY(f.window().presentation().isOn());
        QCOMPARE(f.window().presentation().step(), 1);
        f.window().presentation().leave();
        QVERIFY(f.window().menuBar()->isVisible());
    }

    void textOfTheProjectFileThatIsNotAppliedStays()
    {
        Fixture f;
        ProjectTextEditor &text = f.window().files().editAsText();
        text.editor().append("// half");
        const QString edited = text.editor().text();
        QVERIFY(f.choose("de"));
        ProjectTextEditor &now = f.window().files().editAsText();
        QCOMPARE(now.editor().text(), edited);
        QVERIFY(now.isEdited());
    }

    void whatIsSaidOfAGuessStays()
    {
        Fixture f;
        f.other.write("set.cl", "__kernel void set(__global int *a) { a[get_global_id(0)] = 1; }\n");
        QVERIFY(f.window().files().open(f.other.folder.filePath("set.cl")));
        QTRY_COMPARE_WITH_TIMEOUT(f.window().kernels().state().said, KernelOpening::Said::Guess, WindowFixture::longest);
        QVERIFY(f.choose("de"));
        QVERIFY2(f.window().messages().text().contains(QString::fromUtf8("Einrichtung für set ist eine Annahme")),
                 qPrintable(f.window().messages().text()));
        QCOMPARE(f.window().messages().buttons().first()->text(), "Ausprobieren");
        f.window().messages().dismiss();
        QVERIFY(f.choose("en"));
        QCOMPARE(f.window().messages().text(), "");
    }

    void resultsStay()
    {
        Fixture f;
        QSignalSpy finished(&f.session, &Session::runFinished);
        f.session.run(1);
        QVERIFY(!finished.isEmpty() || finished.wait(WindowFixture::longest));
        const bool hasResults = f.session.lastGoodRun().has_value();
        QVERIFY(f.choose("de"));
        QCOMPARE(f.session.lastGoodRun().has_value(), hasResults);
        QVERIFY(f.session.lastRun().has_value());
    }

    void whatIsSaidOfATraceStays()
    {
        Fixture f;
        QSignalSpy finished(&f.session, &Session::traceFinished);
        f.session.trace({});
        QVERIFY(!finished.isEmpty() || finished.wait(WindowFixture::longest));
        QVERIFY(f.session.lastTrace());
        const auto status = [&] { return f.window().messages().statusLine().text(); };
        const QString said = status();
        QVERIFY2(!said.startsWith("Ran in"), qPrintable(said)); // It has the time of tracing in it.
        QVERIFY(f.choose("de"));
        QVERIFY2(!status().startsWith("Gelaufen in"), qPrintable(status()));
        QVERIFY(f.choose("en"));
        QCOMPARE(status(), said);
    }

    void theSettingSwitches()
    {
        Fixture f;
        f.window().actionList().settings->trigger();
        auto *dialog = f.window().findChild<SettingsDialog *>();
        dialog->setGeometry(30, 40, 700, 500);
        auto *field = dialog->findChild<QComboBox *>("window/language");
        QSignalSpy replaced(&f.windows, &LanguageSwitch::windowReplaced);
        field->setCurrentIndex(field->findData("de"));
        Q_EMIT field->activated(field->currentIndex());
        QVERIFY(replaced.wait(WindowFixture::longest));
        dialog = f.window().findChild<SettingsDialog *>(); // It is open again.
        QVERIFY(dialog && dialog->isVisible());
        QCOMPARE(dialog->windowTitle(), "Einstellungen");
        QCOMPARE(dialog->geometry(), QRect(30, 40, 700, 500)); // and where it was
        QCOMPARE(dialog->findChild<QComboBox *>("window/language")->currentData().toString(), "de");
        QCOMPARE(Settings::table().first().name, "Sprache");
    }

    void aLocaleHasItsLanguage()
    {
        QCOMPARE(Language::codeFor("de_AT"), "de");
        QCOMPARE(Language::codeFor("zh"), "zh_CN");
        QCOMPARE(Language::codeFor("zh_TW"), "");
        QCOMPARE(Language::codeFor("en_GB"), "en");
        QCOMPARE(Language::codeFor("system"), "system");
        QCOMPARE(Language::codeFor("fr"), "");
        QCOMPARE(Language::codeFor(""), "");
    }

    void aLanguageThatThereIsNotCountsAsTheSystems()
    {
        Language language;
        language.use("xx");
        QCOMPARE(language.code(), "en"); // Tests run with LANG=C or in English.
        QLocale::setDefault(QLocale::c());
    }
};

int main(int argc, char **argv)
{
    qputenv("LC_ALL", "C");
    qputenv("LANGUAGE", "");
    QApplication application(argc, argv);
    TestLanguageSwitch test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_languageswitch.moc"
