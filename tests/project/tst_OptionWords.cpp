#include <QTest>

#include "project/OptionWords.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

class tst_OptionWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void words_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QStringList>("words");
        const auto row = [](const char *options, const QStringList &words) {
            QTest::newRow(options) << QString::fromLatin1(options) << words;
        };
        row("", {});
        row("  -DA  -DB=1\t-w ", {u"-DA"_s, u"-DB=1"_s, u"-w"_s});
        row("-D \"T=a b\"", {u"-D"_s, u"T=a b"_s});
        row("-DS=\\\"x\\\"", {u"-DS=\"x\""_s});
        row("-I 'my dir'", {u"-I"_s, u"my dir"_s});
        row("\"unclosed -D", {u"unclosed -D"_s});
    }
    void words()
    {
        QFETCH(QString, options);
        QFETCH(QStringList, words);
        QCOMPARE(optionWords(options), words);
    }

    void includeFoldersAreTaken()
    {
        QString options = u"-DA -I inc -Iother -w -I \"my dir\""_s;
        QCOMPARE(takeIncludeFolders(options), (QStringList{u"inc"_s, u"other"_s, u"my dir"_s}));
        QCOMPARE(options, u"-DA -w"_s);
    }
};

QTEST_GUILESS_MAIN(tst_OptionWords)
#include "tst_OptionWords.moc"
