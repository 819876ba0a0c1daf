#include <QtTest>

#include <QTemporaryDir>

#include "language/InstalledClangd.h"
#include "language/ProjectLanguage.h"
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
            std::optional<Value> good;
            bool isAsked = false;
            const bool isGood = QTest::qWaitFor(
                [&] {
                    if (!isAsked) {
                        isAsked = true;
                        ask([&](const Result<Value> &reply) {
                            isAsked = false;
                            if (!reply)
                                said = reply.error().message;
                            else if (isWanted(*reply))
                                good = *reply;
                        });
                    }
                    return good.has_value();
                },
                60000);
            return isGood ? good : std::nullopt;
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
};

QTEST_GUILESS_MAIN(TestClangd)
#include "tst_clangd.moc"
