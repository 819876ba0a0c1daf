#include <QTest>

#include <algorithm>

#include <QSet>

#include "ExampleProject.h"
#include "RandomProject.h"
#include "project/JsonParser.h"
#include "project/JsonWriter.h"
#include "project/ProjectFormat.h"
#include "project/ProjectDocument.h"

using namespace kernelscope;

class tst_ProjectWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void emptyProjectComesBack();
    void randomProjectsComeBack();
    void randomProjectsHaveEveryKey();
    void kindsAreNamedAsTheyAreWritten();
    void exampleIsAFixedPoint();
    void laysOut_data();
    void laysOut();
};

void tst_ProjectWriter::emptyProjectComesBack()
{
    const auto back = readProject(projectText(Project()), {});
    QVERIFY2(back, qPrintable(back ? QString() : oneLine(back.error())));
    QVERIFY(*back == Project());
}

void tst_ProjectWriter::randomProjectsComeBack()
{
    std::mt19937 random(654);
    for (int i = 0; i < 500; ++i) {
        const Project project = randomProject(random);
        const QByteArray text = projectText(project);
        const auto back = readProject(text, QStringLiteral("random.kscope"));
        QVERIFY2(back, back ? "" : qPrintable(oneLine(back.error()) + u'\n' + QString::fromUtf8(text)));
        QVERIFY2(*back == project, text.constData());
        QCOMPARE(projectText(*back), text);
    }
}

static QStringList keysOf(const JsonValue &object)
{
    QStringList keys;
    for (const JsonMember &member : object.members)
        keys << member.key;
    return keys;
}

static void collectObjects(const JsonValue &json, QList<QStringList> &found)
{
    if (json.kind == JsonValue::Kind::Object)
        found << keysOf(json);
    for (const JsonMember &member : json.members)
        collectObjects(member.value, found);
}

/// A key that the writer forgets, or that no random project has, would not be missed above.
void tst_ProjectWriter::randomProjectsHaveEveryKey()
{
    std::mt19937 random(654);
    QList<QStringList> written;
    for (int i = 0; i < 100; ++i)
        collectObjects(projectJson(randomProject(random)), written);
    QStringList missing;
    for (const KeySet &set : projectKeySets()) {
        const auto isOfThisSet = [&set](const QStringList &keys) {
            return keys.contains(set.keys.first()) && std::ranges::all_of(keys, [&](const QString &key) { return set.keys.contains(key); });
        };
        QSet<QString> seen;
        for (const QStringList &keys : written) {
            if (isOfThisSet(keys))
                seen.unite(QSet<QString>(keys.begin(), keys.end()));
        }
        for (const QString &key : set.keys) {
            if (!seen.contains(key))
                missing << set.name + u'.' + key;
        }
    }
    // Read, too, but written in another way: the launch's own name, and the queue that stands in "barrier".
    QCOMPARE(missing.join(" "), QString("launchStep.name barrierStep.queue"));
}

void tst_ProjectWriter::kindsAreNamedAsTheyAreWritten()
{
    std::mt19937 random(654);
    QSet<QString> seen;
    for (int i = 0; i < 100; ++i) {
        const Project project = randomProject(random);
        const QList<JsonMember> steps = stepsJson(project.plan).members;
        for (qsizetype k = 0; k < steps.size(); ++k) {
            const QString word = kindWord(project.plan[k]);
            QVERIFY2(keysOf(steps[k].value).contains(word), qPrintable(word));
            QVERIFY2(stepKindWords().contains(word), qPrintable(word));
            seen.insert(word);
        }
    }
    QCOMPARE(seen.size(), stepKindWords().size());
}

void tst_ProjectWriter::exampleIsAFixedPoint()
{
    const auto project = readProject(exampleProject, {});
    const QByteArray text = projectText(*project);
    QVERIFY(text.contains("\n    \"n\": { \"value\": 128, \"min\": 16, \"max\": 1024, \"step\": 16 },\n"));
    QVERIFY(text.contains("\n      \"shape\": [\"n\", \"n\"],\n"));
    QVERIFY(text.contains("\n        \"A\": { \"buffer\": \"A\" },\n"));
    QVERIFY(text.contains("\"relative\": 1e-5\n"));
    QCOMPARE(projectText(*readProject(text, {})), text);
}

void tst_ProjectWriter::laysOut_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty list and object") << QByteArray("{\n  \"a\": [],\n  \"b\": {}\n}\n");
    QTest::newRow("scalars on one line") << QByteArray("{\n  \"a\": [1, \"b\", true, null]\n}\n");
    QTest::newRow("objects in a list") << QByteArray("[\n  { \"a\": 1 },\n  { \"b\": { \"c\": [1, 2] } }\n]\n");
    QTest::newRow("two members, one a list") << QByteArray("{\n  \"a\": {\n    \"b\": 1,\n    \"c\": [2]\n  }\n}\n");
    QTest::newRow("too long for a line") << "{\n  \"a\": [\n    \"" + QByteArray(60, 'x') + "\",\n    \"" + QByteArray(60, 'y') +
                                                "\"\n  ]\n}\n";
    QTest::newRow("escapes") << QByteArray("{\n  \"\\\"\\\\\\n\\u0001\": \"\xc3\xa4/\"\n}\n");
}

void tst_ProjectWriter::laysOut()
{
    QFETCH(QByteArray, text);
    QCOMPARE(jsonText(*parseJson(text, {})), text);
    QByteArray squeezed = text;
    squeezed.replace("\n", "");
    QCOMPARE(jsonText(*parseJson(squeezed, {})), text);
}

QTEST_GUILESS_MAIN(tst_ProjectWriter)
#include "tst_ProjectWriter.moc"
