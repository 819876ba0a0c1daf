#include <QtTest>

#include <QFile>
#include <QTemporaryDir>

#include "language/InstalledClangd.h"
#include "language/ProjectLanguage.h"
#include "language/TextEditing.h"
#include "session/Session.h"

using namespace kernelscope;

/// The installed clangd reads OpenCL C with its built-in functions, sources together, and texts that are on no disk.
class TestClangd : public QObject
{
    Q_OBJECT

private:
    struct Fixture
    {
        explicit Fixture(const QMap<QString, QString> &texts, const QString &standard = {}) : language(session, installedClangd())
        {
            ProjectDocument document;
            document.fileName = "p.kscope";
            document.project.build.standard = standard;
            for (auto text = texts.cbegin(); text != texts.cend(); ++text) {
                document.texts.insert(text.key(), *text);
                if (text.key().endsWith(".cl"))
                    document.project.sources << text.key();
            }
            session.adopt(document);
            language.warmUp();
        }
        static SessionOptions options()
        {
            SessionOptions options;
            options.workerCommand = {"/nonexistent"};
            options.instrumentCommand = {"/nonexistent"};
            return options;
        }
        /// What the question is answered by, once `isWanted` of it: clangd knows less until it has read everything.
        template <typename Value, typename Ask, typename IsGood> std::optional<Value> answer(const Ask &ask, const IsGood &isWanted)
        {
            struct State
            {
                bool isAsked = false;
                std::optional<Value> good;
            };
            const auto state = std::make_shared<State>(); // an answer may come later
            const auto take = [this, state, isWanted](const Result<Value> &reply) {
                state->isAsked = false;
                if (!reply)
                    said = reply.error().message;
                else if (isWanted(*reply))
                    state->good = *reply;
            };
            const auto isAnswered = [&] {
                if (!state->good && !std::exchange(state->isAsked, true))
                    ask(take);
                return state->good.has_value();
            };
            return QTest::qWaitFor(isAnswered, 120'000) ? state->good : std::nullopt;
        }
        std::optional<Completion> completion(const QString &path, TextPoint at, const QString &name)
        {
            const auto find = [&](const Completions &all) {
                const auto found = std::ranges::find(all.items, name, &Completion::name);
                return found != all.items.end() && found->kind != CompletionKind::Text ? std::optional(*found) : std::nullopt;
            };
            const auto all = answer<Completions>([&](const auto &take) { language.complete(path, at, take); },
                                                 [&](const Completions &given) { return find(given).has_value(); });
            return all ? find(*all) : std::nullopt;
        }

        Session session{options()};
        ProjectLanguage language;
        QString said;
    };

private Q_SLOTS:
    void initTestCase() { QVERIFY2(!installedClangd().isEmpty(), "clangd is not installed: ./dev setup"); }

    void builtInFunctionsAreCompleted()
    {
        Fixture f({{"a.cl", "__kernel void go(__global float *out)\n{\n    size_t i = get_glob\n}\n"}});
        const auto found = f.completion("a.cl", {2, 23}, "get_global_id");
        QVERIFY2(found, qPrintable(f.said));
        QCOMPARE(found->rest, QString("(uint dimindx)"));
        QCOMPARE(found->detail, QString("size_t"));
        QCOMPARE(found->kind, CompletionKind::Function);
        QVERIFY2(found->documentation.startsWith("Returns the unique global work-item ID"), qPrintable(found->documentation));
    }

    void subGroupsAreCompletedWhereTheStandardHasThem()
    {
        Fixture f({{"a.cl", "__kernel void go(__global uint *out)\n{\n    out[0] = get_sub_g\n}\n"}}, "CL3.0");
        QVERIFY2(f.completion("a.cl", {2, 22}, "get_sub_group_size"), qPrintable(f.said));
    }

    void sourcesAreReadTogetherWithHeadersThatAreOnNoDisk()
    {
        Fixture f({{"a.cl", "/// Doubles it.\nfloat twice(float x) { return 2 * x; }\n"},
                   {"b.cl", "#include \"c.h\"\n__kernel void go(__global float *out)\n{\n    out[0] = twice(add_one(1));\n}\n"},
                   {"c.h", "inline float add_one(float value) { return value + 1; }\n"}});
        const auto isIn = [](const QString &path) {
            return [path](const QList<ProjectPlace> &places) { return places.size() == 1 && places.first().path == path; };
        };
        QVERIFY2(f.answer<QList<ProjectPlace>>(
                     [&](const auto &take) {
                         f.language.definition("b.cl", {3, 15}, take);
                     },
                     isIn("a.cl")),
                 qPrintable(f.said));
        QVERIFY2(f.answer<QList<ProjectPlace>>(
                     [&](const auto &take) {
                         f.language.definition("b.cl", {3, 22}, take);
                     },
                     isIn("c.h")),
                 qPrintable(f.said));
        const auto uses = f.answer<QList<ProjectPlace>>(
            [&](const auto &take) {
                f.language.references("a.cl", {1, 7}, take);
            },
            [](const QList<ProjectPlace> &places) { return places.size() == 2; });
        QVERIFY2(uses, qPrintable(f.said));
        const auto edits = f.answer<QList<ProjectEdit>>(
            [&](const auto &take) {
                f.language.rename("b.cl", {3, 15}, "doubled", take);
            },
            [](const QList<ProjectEdit> &changed) { return changed.size() == 2; });
        QVERIFY2(edits, qPrintable(f.said));
        QCOMPARE(edits->first().path, QString("a.cl"));
        QCOMPARE(edits->first().edits, (QList<TextEdit>{{{{1, 6}, {1, 11}}, "doubled"}}));
    }

    void editsAreFollowedAndPlacesAreRight()
    {
        Fixture f({{"a.cl", QString::fromUtf8("/* \U0001F600\u00e4 */ float one;\r\n")}});
        const auto hover = [&](TextPoint at, const QString &expected) {
            return f.answer<Hover>([&](const auto &take) { f.language.hover("a.cl", at, take); },
                                   [&](const Hover &said) { return said.markdown.contains(expected); });
        };
        QVERIFY2(hover({0, 17}, "float one"), qPrintable(f.said));
        f.session.setText("a.cl", QString::fromUtf8("/* \U0001F601\U0001F600\u00e4 */ double two;\r\n"));
        QVERIFY2(hover({0, 20}, "double two"), qPrintable(f.said));
    }

    void builtInFunctionsAreExplained()
    {
        Fixture f({{"a.cl", "__kernel void go(__global float *out)\n{\n    size_t i = get_global_id(0);\n    out[i] = max(1.0f, \n}\n"}});
        QVERIFY2(f.answer<Hover>(
                     [&](const auto &take) {
                         f.language.hover("a.cl", {2, 17}, take);
                     },
                     [](const Hover &hover) { return hover.markdown.contains("unique global work-item ID"); }),
                 qPrintable(f.said));
        const auto help = f.answer<SignatureHelp>(
            [&](const auto &take) {
                f.language.signatures("a.cl", {3, 23}, take);
            },
            [](const SignatureHelp &given) { return given.signatures.size() > 10; });
        QVERIFY2(help, qPrintable(f.said));
        QCOMPARE(help->parameter, 1);
    }

    void aSourceIsFormattedReadably()
    {
        Fixture f({{"a.cl", "__kernel void go(__global int *out){int i=get_global_id(0);if(i>0)out[i]=i;}\n"}});
        const auto edits = f.answer<QList<TextEdit>>([&](const auto &take) { f.language.format("a.cl", take); },
                                                     [](const QList<TextEdit> &given) { return !given.isEmpty(); });
        QVERIFY2(edits, qPrintable(f.said));
        const QString text = f.session.document().texts["a.cl"];
        QCOMPARE(
            replaced(text, *replacementsOf(text, *edits)),
            QString("__kernel void go(__global int *out)\n{\n    int i = get_global_id(0);\n    if (i > 0)\n        out[i] = i;\n}\n"));
    }

    void aRestrictedFolderIsNotRead()
    {
        QTemporaryDir folder;
        const auto write = [&](const QString &name, const QByteArray &bytes) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        };
        write("p.kscope", "{ \"kernelscope\": 1, \"title\": \"p\", \"sources\": [\"a.cl\"] }");
        write("a.cl", "__kernel void go(__global int *out)\n{\n out[0] = 1;\n}\n");
        write(".clang-format", "BasedOnStyle: LLVM\nIndentWidth: 7\nAllowShortFunctionsOnASingleLine: None\n");
        for (const bool isTrusted : {true, false}) {
            Fixture f({});
            f.session.setTrust([isTrusted](const ProjectDocument &) { return isTrusted; });
            QVERIFY(f.session.open(folder.path()));
            const auto edits = f.answer<QList<TextEdit>>([&](const auto &take) { f.language.format("a.cl", take); },
                                                         [](const QList<TextEdit> &given) { return !given.isEmpty(); });
            QVERIFY2(edits, qPrintable(f.said));
            const QString text = f.session.document().texts["a.cl"];
            const QString formatted = replaced(text, *replacementsOf(text, *edits));
            QVERIFY2(formatted.contains(isTrusted ? "\n       out" : "\n    out"), qPrintable(formatted));
        }
    }

    void aLongSourceIsCompleted()
    {
        QString text;
        for (int i = 0; i < 1250; ++i)
            text += QString("float f%1(float x)\n{\n    return x + %1;\n}\n").arg(i);
        text += "__kernel void go(__global float *out)\n{\n    out[get_glob\n}\n";
        Fixture f({{"a.cl", text}});
        const int line = int(text.count(u'\n')) - 2;
        QVERIFY2(f.completion("a.cl", {line, 16}, "get_global_id"), qPrintable(f.said));
        QBENCHMARK
        {
            text += " ";
            f.session.setText("a.cl", text);
            QVERIFY2(f.completion("a.cl", {line, 16}, "get_global_id"), qPrintable(f.said));
        }
    }
};

QTEST_GUILESS_MAIN(TestClangd)
#include "tst_clangd.moc"
