#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QTest>

#include "SentenceForms.h"
#include "guess/ProjectGuess.h"
#include "ui/models/CompareData.h"
#include "ui/models/ProblemModel.h"
#include "ui/models/RunSummary.h"
#include "ui/models/Sentences.h"
#include "ui/settings/Language.h"

using namespace kernelscope;

/// What the engine says is known by its form.
class TestSentences : public QObject
{
    Q_OBJECT

    Language m_language;

    void isWhole(const QString &text)
    {
        static const QRegularExpression english("\\b(the|and|that|its|before|which|is|are|has|not|with|it|there|no)\\b",
                                                QRegularExpression::CaseInsensitiveOption);
        for (const char *code : {"de", "zh_CN"}) {
            m_language.use(code);
            const QString told = inLanguage(text);
            QVERIFY2(told != text && !told.contains(english), qPrintable(told));
        }
    }

private Q_SLOTS:
    void cleanup()
    {
        m_language.use("en");
        QLocale::setDefault(QLocale::c());
    }

    void inEnglishNothingChanges()
    {
        const QString text = "The run was stopped.";
        QCOMPARE(inLanguage(text), text);
    }

    void whatIsNotKnownStays()
    {
        m_language.use("de");
        QCOMPARE(inLanguage("The tin was opened."), QString("The tin was opened."));
        QCOMPARE(inLanguage("The tin was opened. The run was stopped."), QString("The tin was opened. Der Lauf wurde abgebrochen."));
        QCOMPARE(inLanguage(QString()), QString());
    }

    void partsOfViewsAreInTheLanguageToo()
    {
        CompareData data;
        data.rows.append(ComparedRow());
        data.rows[0].fault = "lost update";
        m_language.use("de");
        QCOMPARE(comparedText(data, 0), QString("fehlerhaft: verlorene Aktualisierung"));
        m_language.use("zh_CN");
        QVERIFY(placeInWords("/plan/0/kernel").startsWith(QCoreApplication::translate("kernelscope::PlanSection", "Plan")));
        QVERIFY(!placeInWords("/plan/0/kernel").startsWith("Plan"));
    }

    void namesStay()
    {
        m_language.use("de");
        QCOMPARE(inLanguage("Launch \"a value\" was left out: its condition \"the local size\" is false."),
                 QString("Start \"a value\" wurde ausgelassen: die Bedingung \"the local size\" ist falsch."));
        QCOMPARE(inLanguage("there is no buffer \"x%2\"."), QString("es gibt keinen Puffer \"x%2\"."));
    }

    void findingsAreWhole_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("race")
            << "Two work-items use plain[0] and nothing orders them: work-item 0 stores 1 at lost-update.cl:4, work-item 1 "
               "stores 2 at lost-update.cl:4. Use atomics, or give each work-item an element of its own. Results depend on "
               "the order: plain[0] is 64 after the traced launch, but 1 when each loads before any stores. Also sums[2] is 64 after the "
               "traced launch, but 1 when its work-items come in reverse order and 2 when each loads before any stores; so 3 of 64 "
               "elements depend on it.";
        QTest::newRow("lost update")
            << "An update of figure[0] is lost: work-item 0 loads 0 at in-step.cl:7, work-item 1 loads 0 at in-step.cl:7, "
               "then work-item 0 stores 1 at in-step.cl:9, work-item 1 stores 1 at in-step.cl:9. Each stores what it "
               "made from its own load, and both loads come before both stores, so that one store does away with "
               "what the other did. Update it atomically (atomic_add and the like), or let one work-item do it. All "
               "buffers came out the same here in reverse order of the work-items and when each loads before any stores.";
        QTest::newRow("outside")
            << "Work-item 0 loads from data[-1] at out-of-bounds.cl:10, but data has 256 elements: 1 element before its "
               "start. The access was left out of the traced run (a load gave 0).";
        QTest::newRow("outside, in short")
            << "Work-item 255 loads from data[256] at out-of-bounds.cl:10, but data has 256 elements: 1 element after its last.";
        QTest::newRow("race between groups")
            << "Two work-items use total[0] and nothing orders them: work-item 0 of work-group 0 loads 0 at "
               "a.cl:15, work-item 64 of work-group 1 stores 563 at a.cl:15.";
        QTest::newRow("unordered")
            << "The step \"send-hasty\" (queue transfers) writes and the launch \"hasty\" (queue default) reads elements 0 to "
               "65535 of the buffer \"hasty\" (bytes 0 to 262143), and nothing orders them: neither \"after\", nor the "
               "order of a queue, nor a barrier, nor finish. Give the step \"hasty\" \"after\": [\"send-hasty\"], or put "
               "both into one queue that is in order.";
        QTest::newRow("problem")
            << "Launch \"go\": the local size 3 does not divide the global size 8 in x, and this device has no work-groups of "
               "different sizes. Use the local size 2, or the global size 9 with a guard in the kernel, if "
               "(get_global_id(0) < 8).";
    }
    /// Names come from projects, which may be made to hold the window up: the test's time limit is what it would run into.
    void oddTextsEndSoon_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("the same word") << QString("work-item ").repeated(199);
        QTest::newRow("what joins") << QString("use at, and ; : in ").repeated(100);
        QTest::newRow("sentences") << QString("A. ").repeated(660);
        QTest::newRow("no words") << QString(1999, ' ');
        QTest::newRow("a beginning without its end")
            << "Two work-items use " + QString("x and nothing orders them: y, ").repeated(60) + "z";
        QTest::newRow("list") << QString("a; ").repeated(660);
        QTest::newRow("long") << QString("Work-item 0 loads from a at b, ").repeated(100'000);
    }
    void oddTextsEndSoon()
    {
        QFETCH(QString, text);
        for (const char *code : {"de", "zh_CN"}) {
            m_language.use(code);
            QVERIFY(!inLanguage(text).isEmpty());
        }
    }
    void findingsAreWhole()
    {
        QFETCH(QString, text);
        isWhole(text);
    }

    void messagesAreWhole_data()
    {
        QTest::addColumn<QString>("text");
        // Project files
        QTest::newRow("wrong kind") << "/plan/0/launch must be the launch's name, but is the number 3.";
        QTest::newRow("one of some words") << "/buffers/0/access must be one of in, out, inout, but is a list of 2.";
        QTest::newRow("unknown key")
            << "/buffers/0 has the unknown key \"shap\". Did you mean \"shape\"? Known are: name, type, image, shape.";
        QTest::newRow("missing key") << "The project lacks the key \"plan\".";
        QTest::newRow("no such buffer")
            << "/plan/0/arguments/a/buffer names the buffer \"b\", which the project does not have. There are none.";
        QTest::newRow("image format")
            << "/buffers/1/image is \"argb-float\", which is no image format: OpenCL has argb with 8-bit types only.";
        QTest::newRow("JSON") << "A JSON value is missing here; found the end of the file.";
        QTest::newRow("empty name")
            << "/buffers/0/name must be a name of letters, digits and underscores that does not start with a digit, but is \"\".";
        QTest::newRow("file not written")
            << "\"p.kscope\" can't be written: there is a folder of this name, which has to go first. What was there is unchanged.";
        QTest::newRow("data file")
            << "The initial contents of \"A\": the file \"a.npy\": It holds 5 numbers, but 8 are needed (4 elements of 2 numbers).";
        QTest::newRow("expression") << "Launch \"go\": the argument \"n\" has no value. The expression \"m.length\" gives nothing "
                                       "(undefined), where a number is wanted.";
        QTest::newRow("size") << "Launch \"go\": the global size in x has no value. The expression \"k\" uses k, which is not defined.";
        QTest::newRow("too large for its type")
            << "Launch \"go\": the argument \"n\": 300 is outside of the type char (-128 to 127). Use 127.";
        QTest::newRow("struct") << "Launch \"go\": the argument \"p\".box is given members, but is float4. Give it a number or a list.";
        QTest::newRow("no such struct")
            << "The buffer \"A\" has the type \"Particel\", which is neither an OpenCL type nor a struct of the "
               "sources. Did you mean \"Particle\"? The structs are: Particle.";
        QTest::newRow("extent") << "Extent 2 of the image \"im\" is 2.5, which is not a whole number. Use 3.";
        QTest::newRow("no such kernel") << "Launch \"add\": there is no kernel \"vad\" in the sources. They hold no kernel.";
        QTest::newRow("repeat")
            << "The step \"loop\" (repeat) has run 1000 times, which is its limit, and its condition \"n > 1\" is still true. Let "
               "its steps change what the condition uses, or raise the limit.";
        QTest::newRow("copy")
            << "The step \"copy A to A\" copies elements 0 to 7 of \"A\" onto elements 4 to 11 of the same buffer, and the two "
               "overlap. Use at most 4 elements, or another buffer.";
        QTest::newRow("check")
            << "The check \"sum\" could not be made. The expression \"sum(b)\" was stopped after 2 s. Make it do less work.";
        // Devices and runs
        QTest::newRow("no such device") << "Launch \"go\" cannot run on \"gpu\". There is no GPU here. The devices are: PoCL: cpu.";
        QTest::newRow("no device")
            << "There is no OpenCL device here. Install a driver: on Debian and Ubuntu the package pocl-opencl-icd brings "
               "one that runs on the processor.";
        QTest::newRow("driver")
            << "The OpenCL driver /usr/lib/libpocl.so (named by /etc/OpenCL/vendors/pocl.icd) is left out: the process that "
               "loaded it did not come back within 10.0 s. Repair or remove that driver.";
        QTest::newRow("out of memory")
            << "The buffer \"big\" of 4096 bytes could not be allocated: The device has not enough free memory for it. Make the "
               "buffers smaller, or run on a device with more memory. (clCreateBuffer: CL_MEM_OBJECT_ALLOCATION_FAILURE)";
        QTest::newRow("device lost")
            << "Launch \"go\" of kernel scale (/plan/0) failed: The device was lost. Run again; if it stays, the driver "
               "needs a restart. (clFinish: CL_INVALID_CONTEXT)";
        QTest::newRow("guard")
            << "Launch \"go\" (kernel scale) wrote outside the buffer \"A\": after its end, at element 64 where the last one is "
               "63 (4 bytes past the end). Compare the index with the buffer's length, or make the buffer larger.";
        QTest::newRow("crash")
            << "The worker crashed (SIGSEGV) while running the launch \"go\" (kernel scale). A kernel that reads or writes "
               "outside its buffers does this; so do barriers that not all work-items of a group reach, recursion, and "
               "large private arrays.";
        QTest::newRow("crash while building")
            << "The worker ended with exit status 1 while building \"main.cl\". The device's compiler can't take this source.";
        QTest::newRow("time limit")
            << "The worker was still building \"main.cl\" after 10.0 s and was ended. The device's compiler may be stuck "
               "on this source: make it smaller, or allow more time.";
        QTest::newRow("connection") << "The connection to the worker was lost while reading back \"A\". Try again.";
        QTest::newRow("worker")
            << "The worker \"kernelscope-worker\" crashed (SIGILL) before it said hello. Run it in a terminal to see why.";
        QTest::newRow("confinement") << "The system has no Landlock: a kernel on a CPU device can read and write what you can.";
        // Traces
        QTest::newRow("too many places")
            << "Kernel k was not traced. The kernel accesses memory in 9000 places; a trace can tell at most 4096 apart.";
        QTest::newRow("work-groups of two sizes")
            << "Kernel k was not traced. The local size of the launch \"go\" does not divide its global size. Only work-groups of one "
               "size can be traced: make the global size a multiple of the local size, with a guard in the kernel, to trace it.";
        QTest::newRow("option") << "The build option -I has nothing after it. Write -INAME, or take it away.";
        QTest::newRow("pointer")
            << "Work-item 0 of work-group 3 stores to address 4096 at a.cl:3 (in PUT, defined at a.cl:1), where no buffer lies: "
               "a pointer that is NULL, or that nothing was assigned to, leads there. The access was left out of the "
               "traced run (a load gave 0).";
        QTest::newRow("guess")
            << "Work-item 3 loads from data[1] at a.cl:3, but data has 1 element: 1 element after its last. The access was left "
               "out of the traced run (a load gave 0). That hangs on what was guessed: the size of data, n; the global size, "
               "n (n = 64). Give what the kernel's program passes, or confirm the guess: then it is an error.";
        QTest::newRow("trial of a guess")
            << "When the project was tried, accesses went outside of a (k.cl:5); work-items of one group came to different barriers "
               "(k.cl:6). "
               "That may be the kernel's own mistake, or come from what was guessed: width = n; the contents of b; a global size of n in "
               "work-groups of group (n = 1024, group = 64). Compare these with what the kernel's program passes.";
        QTest::newRow("trial that says little")
            << "When the project was tried, all results were zero, so that it says little of the kernel. What the kernel does may depend "
               "on what was guessed: width = n; a global size of n (n = 1024); or on macros that the kernel's program passes. Compare "
               "these with what it passes.";
        QTest::newRow("trial that was none")
            << "The project could not be tried. Tracing it takes longer than a trial may. Its buffers may be too small, and what is found "
               "may come from what was guessed: width = n; a global size of n (n = 1024). Compare these with what the kernel's program "
               "passes.";
        QTest::newRow("guess of a kernel")
            << "The parameter \"p\" of the kernel k is of a kind that no project can be guessed for (pipe int).";
        // Exports, the editor
        QTest::newRow("export") << "\"write im\" writes a part of an image, which exported programs don't.";
        QTest::newRow("assembly")
            << "12 vector registers, 30 scalar registers; no spills; 1.0 KiB of private memory; occupancy 8 of 10 waves, "
               "limited by vector registers; 120 instructions in 2.0 KiB";
        QTest::newRow("language server")
            << "clangd no longer answers. It was started 5 times: the editor goes on without it. Start Kernelscope "
               "again to try once more.";
    }
    void messagesAreWhole()
    {
        QFETCH(QString, text);
        isWhole(text);
    }

    void notesOfAGuessAreWhole()
    {
        KernelSignature kernel;
        kernel.name = "k";
        Project project;
        project.build.defines = {Define{"TILE", Expression(16.0)}};
        for (const Access access : {Access::In, Access::InOut}) {
            BufferSpec buffer;
            buffer.name = "a";
            buffer.access = access;
            project.buffers << buffer;
            buffer.init = ExpressionInit{Expression("i % 100")};
            project.buffers << buffer;
        }
        for (const bool isTried : {false, true}) {
            const QString english = guessNotes(kernel, project, isTried);
            m_language.use("de");
            const QStringList told = notesInLanguage(english).split('\n'), lines = english.split('\n');
            QCOMPARE(told.size(), lines.size());
            for (qsizetype i = 0; i < lines.size(); ++i)
                QVERIFY2(lines[i].isEmpty() || lines[i].startsWith('#') == (told[i] == lines[i]), qPrintable(told[i]));
            QVERIFY(told.contains("- `a`: wird nur gelesen; beginnt als `i % 100`."));
        }
    }

    void progressIsTold()
    {
        QCOMPARE(progressText({Phase::Building, "a.cl", 0, 0}, 1200), QString("Building: a.cl, 1.2 s"));
        m_language.use("de");
        QCOMPARE(progressText({Phase::Evaluating, "build settings", 0, 0}, 0),
                 QString("Ausdr\u00fccke auswerten: Build-Einstellungen, 0,0 s"));
        QCOMPARE(progressText({Phase::Evaluating, "global", 1, 3}, 0), QString("Ausdr\u00fccke auswerten: global (1 von 3), 0,0 s"));
    }

    /// A form that says little does not take what another one is for.
    void eachFormIsFound()
    {
        for (const char *code : {"de", "zh_CN"}) {
            m_language.use(code);
            for (const char *form : sentenceForms) {
                QString text = QString::fromUtf8(form);
                QString expected = QCoreApplication::translate("kernelscope", form);
                for (int i = 1; i < 10; ++i) {
                    const QString place = u'%' + QString::number(i), value = u'v' + QString::number(i);
                    text.replace(place, value);
                    expected.replace(place, value);
                }
                QCOMPARE(inLanguage(text), expected);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestSentences)
#include "tst_sentences.moc"
