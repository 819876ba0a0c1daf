#include <QtTest>

#include "language/MessageReader.h"

using namespace kernelscope;

/// The framing of LSP: whole messages, cut ones, and what is none.
class TestMessageReader : public QObject
{
    Q_OBJECT

private:
    static QByteArray message(const QByteArray &body) { return "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body; }

private Q_SLOTS:
    void messagesComeInAnyPieces()
    {
        const QByteArray all = framed({{"a", 1}}) + "Content-Type: x\r\ncontent-length:  7 \r\n\r\n{\"b\":2}" + framed({{"c", "\u00fc"}});
        for (qsizetype piece = 1; piece <= all.size(); ++piece) {
            MessageReader reader;
            QList<QJsonObject> got;
            for (qsizetype at = 0; at < all.size(); at += piece) {
                reader.add(all.mid(at, piece));
                while (true) {
                    const auto next = reader.next();
                    QVERIFY2(next, qPrintable(next ? QString() : next.error().message));
                    if (!*next)
                        break;
                    got << **next;
                }
            }
            QCOMPARE(got, (QList<QJsonObject>{{{"a", 1}}, {{"b", 2}}, {{"c", "\u00fc"}}}));
        }
    }

    void whatIsNoMessageEndsIt_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("no header") << QByteArray("hello\r\n\r\n");
        QTest::newRow("no length") << QByteArray("A: b\r\n\r\n");
        QTest::newRow("negative") << QByteArray("Content-Length: -1\r\n\r\n");
        QTest::newRow("no number") << QByteArray("Content-Length: 1x\r\n\r\n1");
        QTest::newRow("two lengths") << QByteArray("Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}");
        QTest::newRow("too large") << "Content-Length: " + QByteArray::number(MessageReader::largestBody + 1) + "\r\n\r\n";
        QTest::newRow("beyond any number") << QByteArray("Content-Length: 99999999999999999999\r\n\r\n");
        QTest::newRow("endless header") << QByteArray(MessageReader::largestHead, 'x');
        QTest::newRow("an array") << message("[]");
        QTest::newRow("no JSON") << message("{");
        QTest::newRow("no UTF-8") << message("{\"a\":\"\xff\"}");
        QTest::newRow("nothing") << message("");
        QTest::newRow("too deep") << message("{\"a\":" + QByteArray(MessageReader::deepest, '[') + QByteArray(MessageReader::deepest, ']') +
                                             "}");
    }
    void whatIsNoMessageEndsIt()
    {
        QFETCH(const QByteArray, bytes);
        MessageReader reader;
        reader.add(bytes);
        QVERIFY(!reader.next());
        reader.add(framed({{"a", 1}}));
        QVERIFY(!reader.next());
    }

    void bracketsInTextsDontCount()
    {
        MessageReader reader;
        const QJsonObject sent{{"a", QString(5000, '[') + "\"" + QString(5000, '{')}};
        reader.add(framed(sent));
        const auto next = reader.next();
        QVERIFY(next && *next);
        QCOMPARE(**next, sent);
    }
};

QTEST_GUILESS_MAIN(TestMessageReader)
#include "tst_messagereader.moc"
