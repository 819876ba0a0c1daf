#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <random>

#include "ExampleProject.h"
#include "project/JsonParser.h"

using namespace kernelscope;

namespace {

/// Our value as Qt's, to compare the two parsers.
QJsonValue toQt(const JsonValue &value)
{
    switch (value.kind) {
    case JsonValue::Kind::Null:
        return QJsonValue::Null;
    case JsonValue::Kind::Boolean:
        return value.boolean;
    case JsonValue::Kind::Number:
        return value.text.toDouble();
    case JsonValue::Kind::String:
        return value.text;
    case JsonValue::Kind::Array: {
        QJsonArray array;
        for (const JsonMember &member : value.members)
            array.append(toQt(member.value));
        return array;
    }
    case JsonValue::Kind::Object:
        break;
    }
    QJsonObject object;
    for (const JsonMember &member : value.members)
        object.insert(member.key, toQt(member.value));
    return object;
}

QByteArray mutated(QByteArray text, std::mt19937 &random)
{
    static constexpr char interesting[] = "{}[]\",:\\0-.eutf \n/";
    for (auto i = 1 + random() % 3; i > 0 && !text.isEmpty(); --i) {
        const auto at = qsizetype(random() % std::size_t(text.size()));
        switch (random() % 4) {
        case 0:
            text.truncate(at);
            break;
        case 1:
            text.insert(at, interesting[random() % (sizeof interesting - 1)]);
            break;
        case 2:
            text.remove(at, 1);
            break;
        default:
            text[at] = interesting[random() % (sizeof interesting - 1)];
        }
    }
    return text;
}

} // namespace

class tst_JsonParser : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsOrderAndNumbers();
    void keepsPlaces();
    void agreesWithQt();
    void refuses_data();
    void refuses();
    void refusesDepthQuickly();
    void toleratesByteOrderMark();
    void findsPointers();
};

void tst_JsonParser::keepsOrderAndNumbers()
{
    const auto root = parseJson(R"({"z": 18446744073709551615, "a": 1e-5, "m": "\u00e4\ud83d\ude00\n"})", {});
    QVERIFY(root);
    QCOMPARE(root->members.at(0).key, QStringLiteral("z"));
    QCOMPARE(root->members.at(0).value.text, QStringLiteral("18446744073709551615"));
    QCOMPARE(root->members.at(1).value.text, QStringLiteral("1e-5"));
    QCOMPARE(root->members.at(2).value.text, QStringLiteral("\u00e4\U0001f600\n"));
}

void tst_JsonParser::keepsPlaces()
{
    const QByteArray text = "\xef\xbb\xbf{ \"a\\n\" :\n[ -1e5 , \"x\" , {\"b\":null}]\t}";
    const auto root = parseJson(text, {});
    QVERIFY(root);
    const auto offset = [&](const char *part) { return quint32(text.indexOf(part)); };
    QCOMPARE(root->offset, offset("{"));
    const JsonMember &list = root->members.at(0);
    QCOMPARE(list.keyOffset, offset("\"a"));
    QCOMPARE(list.value.offset, offset("["));
    QCOMPARE(list.value.members.at(0).value.offset, offset("-1e5"));
    QCOMPARE(list.value.members.at(0).value.text, QStringLiteral("-1e5"));
    QCOMPARE(list.value.members.at(1).value.offset, offset("\"x"));
    const JsonValue &inner = list.value.members.at(2).value;
    QCOMPARE(inner.offset, offset("{\"b"));
    QCOMPARE(inner.members.at(0).keyOffset, offset("\"b"));
    QCOMPARE(inner.members.at(0).value.offset, offset("null"));
}

void tst_JsonParser::agreesWithQt()
{
    std::mt19937 random(654);
    int accepted = 0;
    for (int i = 0; i < 5000; ++i) {
        const QByteArray text = mutated(exampleProject, random);
        const auto ours = parseJson(text, {});
        if (!ours) {
            QVERIFY(!ours.error().message.isEmpty());
            continue;
        }
        ++accepted;
        const auto theirs = QJsonDocument::fromJson(text);
        QVERIFY2(!theirs.isNull(), text.constData());
        QVERIFY2(toQt(*ours) == QJsonValue(theirs.object()), text.constData());
    }
    QVERIFY(accepted > 100);
    QVERIFY(accepted < 4900);
}

void tst_JsonParser::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const char *name, const QByteArray &text, const char *message, int line, int column) {
        QTest::newRow(name) << text << QString::fromUtf8(message) << line << column;
    };
    row("empty", "", "is empty", 1, 1);
    row("space only", " \n ", "is empty", 1, 1);
    row("missing comma", "{\"a\": 1\n \"b\": 2}", "A comma or \"}\" is missing here; found a double quote", 2, 2);
    row("comma too many", "[1,\n2,\n]", "a comma too many", 2, 2);
    row("missing colon", "{\"a\" 1}", "A colon is missing after the key \"a\"", 1, 6);
    row("bare key", "{a: 1}", "key in double quotes", 1, 2);
    row("bare word", "{\"a\": yes}", "A JSON value is missing here; found \"y\"", 1, 7);
    row("comment", "{\n  // why\n}", "key in double quotes", 2, 3);
    row("comment for a value", "[ /* why */ 1]", "JSON has no comments", 1, 3);
    row("twice", "{\"a\": 1,\n \"a\": 2}", "\"a\" is given twice", 2, 2);
    row("open text", "{\"a\": \"b\n}", "not closed on its line", 1, 7);
    row("open object", "{\"a\": 1", "the end of the file", 1, 8);
    row("rest", "{} {}", "should end here", 1, 4);
    row("number", "[01]", "not a number", 1, 2);
    row("number with a word", "[1x]", "not a number", 1, 2);
    row("escape", "[\"\\q\"]", "A backslash", 1, 3);
    row("half an escape", "[\"\\ud83d\"]", "half a character", 1, 3);
    row("half an escape in the middle", "[\"a\\udc00b\"]", "half a character", 1, 2);
    row("bad escape of a key", "{\"\\ud83d\": 1}", "half a character", 1, 3);
    row("hexadecimal", "[\"\\u12g4\"]", "four hexadecimal digits", 1, 3);
    row("open number", "[1, -]", "not a number", 1, 5);
    row("open fraction", "[1, 2.]", "not a number", 1, 5);
    row("open exponent", "[1, 2e+]", "not a number", 1, 5);
    row("too large a number", "[1, 2e400]", "too large", 1, 5);
    row("half a word", "[1, trie]", "A JSON value is missing here; found \"t\"", 1, 5);
    row("comma after a member", "{\"a\": 1,\n}", "a comma too many before \"}\"", 1, 8);
    row("no value", "{\"a\": }", "A JSON value is missing here; found \"}\"", 1, 7);
    row("NUL after the end", QByteArray("{}\0", 3), "U+0000", 1, 3);
    row("control", QByteArray("[\"\x01\"]"), "control character", 1, 3);
    row("counts characters", "[\"\xc3\xa4\xc3\xa4\" x]", "A comma", 1, 7);
    row("not UTF-8", "{\n\"a\": \"\xff\"}", "not UTF-8 here", 2, 7);
    row("UTF-16", QByteArray("\xff\xfe{\0}\0", 6), "UTF-16", 1, 1);
    row("NUL", QByteArray("\0\0\0", 3), "U+0000", 1, 1);
}

void tst_JsonParser::refuses()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, message);
    QFETCH(int, line);
    QFETCH(int, column);
    const auto root = parseJson(text, QStringLiteral("x.kscope"));
    QVERIFY(!root);
    QVERIFY2(root.error().message.contains(message), qPrintable(root.error().message));
    QCOMPARE(root.error().place, (SourcePlace{QStringLiteral("x.kscope"), line, column}));
}

void tst_JsonParser::refusesDepthQuickly()
{
    QVERIFY(parseJson(QByteArray(60, '[') + QByteArray(60, ']'), {}));
    for (const char *opening : {"[", "{\"a\":"}) {
        const auto root = parseJson(QByteArray(opening).repeated(1 << 20), {});
        QVERIFY(root.error().message.contains(QStringLiteral("more than 64 deep")));
    }
}

void tst_JsonParser::toleratesByteOrderMark()
{
    QVERIFY(parseJson("\xef\xbb\xbf{}", {}));
}

void tst_JsonParser::findsPointers()
{
    const auto root = parseJson(R"({"a/b": [1, {"~": 2}]})", {});
    const JsonValue *value = valueAt(*root, QStringLiteral("/a~1b/1/~0"));
    QVERIFY(value);
    QCOMPARE(value->text, QStringLiteral("2"));
    QCOMPARE(pointerTo(*root, *value), QStringLiteral("/a~1b/1/~0"));
    QVERIFY(!valueAt(*root, QStringLiteral("/a~1b/2")));
    QVERIFY(valueAt(*root, QString()) == &*root);
}

QTEST_GUILESS_MAIN(tst_JsonParser)
#include "tst_JsonParser.moc"
