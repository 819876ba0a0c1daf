#include <QTest>

#include "ExampleProject.h"
#include "RandomProject.h"
#include "project/JsonParser.h"
#include "project/JsonWriter.h"
#include "project/ProjectDocument.h"
#include "project/ProjectPlaces.h"
#include "project/ProjectFormat.h"

using namespace kernelscope;

namespace {

void collect(JsonValue &value, QList<JsonValue *> &values)
{
    values.append(&value);
    for (JsonMember &member : value.members)
        collect(member.value, values);
}

JsonValue *anyOf(JsonValue &root, std::mt19937 &random)
{
    QList<JsonValue *> values;
    collect(root, values);
    return values.at(qsizetype(random() % std::size_t(values.size())));
}

} // namespace

class tst_ProjectReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheExample();
    void readsEveryStep();
    void readsQueuesAndConditions();
    void readsWhen();
    void refuses_data();
    void refuses();
    void refusesMisuse_data();
    void refusesMisuse();
    void refusesLargeFiles();
    void survivesMisplacedValues();
    void placesPointers();
};

void tst_ProjectReader::readsTheExample()
{
    const auto project = readProject(exampleProject, QStringLiteral("matmul.kscope"));
    QVERIFY2(project, qPrintable(project ? QString() : oneLine(project.error())));
    QCOMPARE(project->parameters.size(), 2);
    QCOMPARE(project->parameters.at(0).name, QStringLiteral("n"));
    QCOMPARE(project->parameters.at(0).max->text, QStringLiteral("1024"));
    QVERIFY(std::get<RandomInit>(project->buffers.at(1).init).seed == Expression(654.0));
    const auto &tiled = std::get<LaunchStep>(project->plan.at(1).action);
    QCOMPARE(tiled.arguments.size(), 4);
    QCOMPARE(tiled.arguments.at(3).parameter, QStringLiteral("C"));
    QCOMPARE(project->checks.at(0).relative, 1e-5);
    QCOMPARE(project->sweep->vary.at(0).second.size(), 3);
}

void tst_ProjectReader::readsWhen()
{
    const auto project = readProject(R"({"kernelscope": 1, "buffers": [{"name": "a", "type": "float", "shape": [4]}],
        "plan": [{"fill": "a", "value": 1, "when": "device.svmCoarse"}, {"finish": true}],
        "checks": [{"name": "one", "when": 1, "buffer": "a", "expected": {"expression": "1"}}]})",
                                     {});
    QVERIFY2(project, qPrintable(project ? QString() : oneLine(project.error())));
    QCOMPARE(project->plan.at(0).when, Expression(QStringLiteral("device.svmCoarse")));
    QVERIFY(project->plan.at(1).when.isEmpty());
    QCOMPARE(project->checks.at(0).when, Expression(1.0));
    const auto refused = readProject(R"({"kernelscope": 1, "plan": [{"finish": true, "when": true}]})", {});
    QVERIFY(refused.error().message.startsWith(QStringLiteral("/plan/0/when must be")));
}

void tst_ProjectReader::readsEveryStep()
{
    const auto project = readProject(R"({"kernelscope": 1, "parameters": {"n": 4, "half": "n / 2"},
        "buffers": [{"name": "a", "type": "float3", "shape": ["n"]}, {"name": "b", "type": "float3", "shape": ["n"]},
                    {"name": "p", "image": "rgba-unorm8", "shape": [4, 4]}],
        "plan": [{"write": "a", "offset": 1, "count": "half", "name": "w"}, {"copy": {"from": "a", "to": "b", "count": 2}},
                 {"fill": "b", "value": [1, 2, 3], "after": ["w"], "queue": "io"}, {"swap": ["a", "b"]},
                 {"repeat": {"while": "n > 1", "limit": 10, "steps": [{"set": {"n": "n / 2"}},
                     {"launch": "l", "kernel": "k", "global": ["n"], "offset": [1], "device": 0, "arguments":
                         {"s": {"sampler": {"address": "repeat", "filter": "linear", "normalized": true}},
                          "v": {"value": [1, 2]}, "t": {"local": "n"}, "p": {"image": "p"}}}]}},
                 {"barrier": "default"}, {"read": "b"}, {"finish": true, "after": "l"}]})",
                                     QStringLiteral("all.kscope"));
    QVERIFY2(project, qPrintable(project ? QString() : oneLine(project.error())));
    QCOMPARE(project->plan.size(), 8);
    QCOMPARE(project->plan.at(0).name, QStringLiteral("w"));
    QCOMPARE(std::get<FillStep>(project->plan.at(2).action).value.size(), 3);
    const auto &repeat = std::get<RepeatStep>(project->plan.at(4).action);
    const auto &launch = std::get<LaunchStep>(repeat.steps.at(1).action);
    QCOMPARE(launch.device, QStringLiteral("0"));
    QVERIFY(
        (std::get<SamplerArgument>(launch.arguments.at(0).value) == SamplerArgument{SamplerAddress::Repeat, SamplerFilter::Linear, true}));
    QCOMPARE(project->plan.at(7).after, QStringList{QStringLiteral("l")});
}

void tst_ProjectReader::readsQueuesAndConditions()
{
    const auto project = readProject(R"({"kernelscope": 1, "queues": [{"name": "io", "outOfOrder": true}, {"name": "default"}],
        "buffers": [{"name": "a", "type": "struct P", "shape": [1], "readBack": false, "memory": "svm"}],
        "checks": [{"name": "c", "condition": "1 < 2"}]})",
                                     {});
    QVERIFY2(project, qPrintable(project ? QString() : oneLine(project.error())));
    QVERIFY(project->queues.at(0).outOfOrder);
    QVERIFY(project->queues.at(1).name.isEmpty());
    QVERIFY(!project->buffers.at(0).readBack);
    QVERIFY(project->buffers.at(0).memory == MemoryKind::SharedVirtual);
    QCOMPARE(project->checks.at(0).condition.text, QStringLiteral("1 < 2"));
}

/// Changes to the example, what is said of them, and the text that the error points at.
void tst_ProjectReader::refuses_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QByteArray>("at");
    const auto row = [](const char *before, const char *after, const char *message, const char *at) {
        QTest::newRow(message) << QByteArray(before) << QByteArray(after) << QString::fromUtf8(message) << QByteArray(at);
    };
    row("\"kernelscope\": 1,", "", "The project lacks the key \"kernelscope\".", "{");
    row("\"kernelscope\": 1", "\"kernelscope\": 2", "/kernelscope is 2: a newer Kernelscope wrote this project.", "2,");
    row("\"kernelscope\": 1", "\"kernelscope\": 0", "/kernelscope must be the number of the file format, which is 1, but is the number 0.",
        "0,");
    row("\"kernelscope\": 1", "\"kernelscope\": \"1\"", "but is the text \"1\".", "\"1\"");
    row("\"local\"", "\"locl\"", "/plan/1 has the unknown key \"locl\". Did you mean \"local\"?", "\"locl\"");
    row("\"title\"", "\"Titel\"", "The project has the unknown key \"Titel\". Did you mean \"title\"?", "\"Titel\"");
    row("\"title\": \"Matrix multiplication three ways\"", "\"title\": [1, 2]", "/title must be the project's title, but is a list of 2.",
        "[1, 2]");
    row("\"global\": [1]", "\"global\": []", "/plan/0/global must be a list of 1 to 3 sizes, but is an empty list.", "[]");
    row("\"global\": [1]", "\"global\": 1", "/plan/0/global must be a list of 1 to 3 sizes, but is the number 1.", "1,");
    row("\"global\": [1]", "\"global\": [1, 1, 1, 1]", "but is a list of 4.", "[1, 1");
    row("\"global\": [1]", "\"global\": [null]", "/plan/0/global/0 must be a number or an expression in quotes, but is null.", "null");
    row("\"global\": [1]", "\"global\": [\" \"]", "/plan/0/global/0 is empty.", "\" \"");
    row("\"launch\": \"tiled\"", "\"lanch\": \"tiled\"", "/plan/1 has the unknown key \"lanch\". Did you mean \"launch\"?", "{ \"lanch\"");
    row("\"launch\": \"tiled\"", "\"start\": \"tiled\"", "/plan/1 has the unknown key \"start\". A step has one of the keys launch,",
        "{ \"start\"");
    row("\"name\": \"C\"", "\"name\": \"2C\"", "/buffers/2/name must be a name of letters", "\"2C\"");
    row("\"access\": \"in\"", "\"access\": \"input\"", "/buffers/0/access is the unknown word \"input\".", "\"input\"");
    row("\"type\": \"float\"", "\"type\": \"float5\"", "/buffers/0/type is \"float5\", which is neither", "\"float5\"");
    row("\"type\": \"float\", ", "", "/buffers/0 lacks the key \"type\" (or \"image\").", "{ \"name\": \"A\"");
    row("\"type\": \"float\"", "\"image\": \"rgba-8\"", "/buffers/0/image is \"rgba-8\", which is no image format.", "\"rgba-8\"");
    row("{ \"expression\": \"(i * 7 + 3) % 11\" }", "{ \"expresion\": \"i\" }", "Did you mean \"expression\"?", "\"expresion\"");
    row("{ \"expression\": \"(i * 7 + 3) % 11\" }", "\"one\"", "/buffers/0/init must be \"zero\" or an object", "\"one\"");
    row("{ \"expression\": \"(i * 7 + 3) % 11\" }", "{ \"file\": \"../a.npy\" }",
        "/buffers/0/init/file is \"../a.npy\", which leaves the project's folder.", "\"../a.npy");
    row("matmul.cl", "/etc/passwd", "/sources/0 is the absolute path \"/etc/passwd\".", "\"/etc");
    row("matmul.cl", "a/../../b.cl", "which leaves the project's folder", "\"a/..");
    row("{ \"buffer\": \"R\" } } }", "{ \"buffer\": \"Q\" } } }",
        "/plan/0/arguments/C/buffer names the buffer \"Q\", which the project does not have. Known are: A, B, C, R.", "\"Q\"");
    row("\"expected\": { \"buffer\": \"R\" }", "\"expected\": { \"buffer\": \"S\" }", "/checks/0/expected/buffer names the buffer \"S\"",
        "\"S\"");
    row("\"relative\": 1e-5", "\"relative\": -1", "/checks/0/relative must be a number of at least 0, but is the number -1.", "-1");
    row("\"relative\": 1e-5", "\"relative\": 1e999", "This number is too large.", "1e999");
    row("\"tile\": 16", "\"i\": 16", "/parameters/i can't be \"i\"", "\"i\": 16");
    row("\"tile\": 16", "\"2n\": 16", "/parameters/2n must be a name of letters", "\"2n\"");
    row("\"tile\": 16", "\"for\": 16", "/parameters/for can't be \"for\": that is a word of JavaScript", "\"for\"");
    row("\"tile\": 16", "\"A\": 16", "/buffers/0/name is \"A\", as a parameter is.", "\"A\", \"type\"");
    row("\"tile\": 16", "\"tile\": 16, \"tile\": 8", "The key \"tile\" is given twice in one object.", "\"tile\": 8");
    row("\"name\": \"C\"", "\"name\": \"A\"", "/buffers/2/name is \"A\", which another buffer is called already.", "\"A\"");
    row("\"launch\": \"tiled\"", "\"launch\": \"reference\"", "/plan/1/launch is \"reference\", as an earlier step is called.",
        "\"reference\"");
    row("\"launch\": \"tiled\"", "\"after\": [\"later\"], \"launch\": \"tiled\"",
        "/plan/1/after/0 is \"later\", which names no earlier step.", "\"later\"");
    row("[\"reference\", \"tiled\"]", "[\"reference\", \"tield\"]",
        "/sweep/launches/1 names the launch \"tield\", which the plan does not have. Did you mean \"tiled\"?", "\"tield\"");
    row("\"vary\": { \"n\"", "\"vary\": { \"m\"", "/sweep/vary/m names the parameter \"m\"", "\"m\"");
    row("{ \"value\": \"n\" }, \"A\"", "{ \"value\": \"n\", \"buffer\": \"A\" }, \"A\"",
        "/plan/0/arguments/n must be an object with one of the keys", "{ \"value\": \"n\", \"b");
    row("{ \"value\": \"n\" }, \"A\"", "{ \"value\": [1, { \"x\": true }] }, \"A\"",
        "/plan/0/arguments/n/value/1/x must be a number, an expression", "true");
    row("{ \"value\": \"n\" }, \"A\"", "{ \"value\": [1, []] }, \"A\"", "/plan/0/arguments/n/value/1 must be a number, an expression",
        "[]");
    row("\"TILE\": \"tile\"", "\"TI LE\": 1", "/build/defines/TI LE must be a name that the preprocessor takes", "\"TI LE\"");
}

void tst_ProjectReader::refuses()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QString, message);
    QFETCH(QByteArray, at);
    QByteArray text(exampleProject);
    const qsizetype changed = text.indexOf(before);
    QVERIFY(changed >= 0);
    text.replace(changed, before.size(), after);
    const auto project = readProject(text, QStringLiteral("x.kscope"));
    QVERIFY(!project);
    QVERIFY2(project.error().message.contains(message), qPrintable(project.error().message));
    const SourcePlace place = project.error().place;
    QCOMPARE(place.file, QStringLiteral("x.kscope"));
    const QByteArray pointedAt = text.split('\n').at(place.line - 1).mid(place.column - 1);
    QVERIFY2(pointedAt.startsWith(at), pointedAt.constData());
}

void tst_ProjectReader::refusesMisuse_data()
{
    QTest::addColumn<QByteArray>("rest");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *rest, const char *message) {
        QTest::newRow(message) << QByteArray(rest) << QString::fromUtf8(message);
    };
    row(R"("plan": [{"finish": false}])", "/plan/0/finish must be true");
    row(R"("plan": [{"swap": ["a"]}])", "/plan/0/swap must be a list of two buffers");
    row(R"("plan": [{"set": {}}])", "/plan/0/set must be an object like");
    row(R"("plan": [{"set": {"n": 1}}])", "names the parameter \"n\", which the project does not have. There are none.");
    row(R"("plan": [{"write": "a", "read": "a"}])", "/plan/0 has the unknown key \"read\"");
    row(R"("plan": [{"nmae": "a"}])", "/plan/0 has the unknown key \"nmae\"");
    row(R"("plan": [5])", "/plan/0 must be a step");
    row(R"("plan": {})", "/plan must be a list of steps");
    row(R"("plan": [{"repeat": {"steps": []}}])", "/plan/0/repeat lacks the key \"while\"");
    row(R"("plan": [{"barrier": "a", "queue": "b"}])", "/plan/0/queue names another queue");
    row(R"("plan": [{"launch": "a", "name": "b", "kernel": "k", "global": [1]}])", "/plan/0/name differs from \"launch\"");
    row(R"("plan": [{"launch": "a", "global": [1]}])", "/plan/0 lacks the key \"kernel\"");
    row(R"("buffers": [{"name": "a", "type": "int", "image": "r-float", "shape": [1]}])", "has both \"type\" and \"image\"");
    row(R"("buffers": [{"name": "a", "type": "int"}])", "/buffers/0 lacks the key \"shape\"");
    row(R"("buffers": [{"name": "a", "type": "bool", "shape": [1]}])", "/buffers/0/type is \"bool\"");
    row(R"("buffers": [{"name": "a", "type": "int", "shape": [1], "init": {"constant": 1, "file": "x.npy"}}])", "/buffers/0/init must be");
    row(R"("checks": [{"condition": "1", "buffer": "a"}])", "has both \"condition\" and \"buffer\"");
    row(R"("checks": [{"buffer": "a"}])", "/checks/0 lacks the key \"expected\"");
    row(R"("queues": [{"name": "a"}, {"name": "a"}])", "/queues/1/name describes the queue \"a\" a second time");
    row(R"("notes": "a\u0000b")", "U+0000");
    row(R"("build": {"defines": {"X": "1\u00002"}})", "U+0000");
    row(R"("notes": "")", "");
}

void tst_ProjectReader::refusesMisuse()
{
    QFETCH(QByteArray, rest);
    QFETCH(QString, message);
    const auto project = readProject("{\"kernelscope\": 1, " + rest + "}", QStringLiteral("x.kscope"));
    QCOMPARE(project.has_value(), message.isEmpty());
    if (!project)
        QVERIFY2(project.error().message.contains(message), qPrintable(project.error().message));
}

void tst_ProjectReader::refusesLargeFiles()
{
    const auto project = readProject(QByteArray(largestProjectFile + 1, ' '), QStringLiteral("x.kscope"));
    QVERIFY(!project);
    QVERIFY(project.error().message.contains(QStringLiteral("at most 8 MiB are read")));
}

/// Puts any value of a random project in place of any of another one: refused with a place, or read and written back.
void tst_ProjectReader::survivesMisplacedValues()
{
    std::mt19937 random(654);
    int accepted = 0;
    for (int i = 0; i < 1000; ++i) { // a second; ten under the sanitizers
        JsonValue json = *parseJson(projectText(randomProject(random)), {});
        JsonValue other = *parseJson(projectText(randomProject(random)), {});
        *anyOf(json, random) = *anyOf(other, random);
        const auto project = readProject(jsonText(json), QStringLiteral("x.kscope"));
        if (!project) {
            QVERIFY(project.error().place.line > 0);
            continue;
        }
        ++accepted;
        QVERIFY(readProject(projectText(*project), {}) == *project);
    }
    QVERIFY(accepted > 30);
}

void tst_ProjectReader::placesPointers()
{
    const auto place = [](const char *pointer) {
        return placeOfPointer(exampleProject, QStringLiteral("x"), QString::fromLatin1(pointer));
    };
    QCOMPARE(place("/plan/1/local/1"), (SourcePlace{QStringLiteral("x"), 17, 92}));
    QCOMPARE(place("/plan/0/local/1"), place("/plan/0")); // not there: the step
    QCOMPARE(place(""), (SourcePlace{QStringLiteral("x"), 1, 1}));
}

QTEST_GUILESS_MAIN(tst_ProjectReader)
#include "tst_ProjectReader.moc"
