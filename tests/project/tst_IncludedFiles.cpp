#include <QMap>
#include <QTest>

#include "project/IncludedFiles.h"

using namespace kernelscope;

class tst_IncludedFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void follows_data();
    void follows();
};

void tst_IncludedFiles::follows_data()
{
    using Texts = QMap<QString, QString>;
    QTest::addColumn<Texts>("texts");
    QTest::addColumn<QStringList>("expected");
    const auto a = QStringLiteral("a.cl");
    const auto text = [](const char *latin) { return QString::fromLatin1(latin); };
    QTest::newRow("none") << Texts{{a, text("kernel void f() {}")}} << QStringList();
    QTest::newRow("one") << Texts{{a, text("  #  include \"h.h\"  // why\n")}, {text("h.h"), {}}} << QStringList{text("h.h")};
    QTest::newRow("chain") << Texts{{a, text("#include \"b.h\"")}, {text("b.h"), text("\r\n#include \"c.h\"\r\n")}, {text("c.h"), {}}}
                           << QStringList{text("b.h"), text("c.h")};
    QTest::newRow("circle") << Texts{{a, text("#include \"b.h\"")}, {text("b.h"), text("#include \"b.h\"\n#include \"a.cl\"")}}
                            << QStringList{text("b.h")};
    QTest::newRow("beside the source first") << Texts{{a, text("#include \"sub/b.h\"")},
                                                      {text("sub/b.h"), text("#include \"c.h\"")},
                                                      {text("sub/c.h"), {}},
                                                      {text("c.h"), {}}}
                                             << QStringList{text("sub/b.h"), text("sub/c.h")};
    QTest::newRow("then from the folder") << Texts{{a, text("#include \"sub/b.h\"")},
                                                   {text("sub/b.h"), text("#include \"c.h\"")},
                                                   {text("c.h"), {}}}
                                          << QStringList{text("sub/b.h"), text("c.h")};
    QTest::newRow("up, but inside") << Texts{{a, text("#include \"sub/b.h\"")},
                                             {text("sub/b.h"), text("#include \"../c.h\"")},
                                             {text("c.h"), {}}}
                                    << QStringList{text("sub/b.h"), text("c.h")};
    QTest::newRow("angle brackets: a -I may lead there")
        << Texts{{a, text("#include <c.h>")}, {text("c.h"), {}}} << QStringList{text("c.h")};
    QTest::newRow("by a macro that stands for it")
        << Texts{{text("a.cl"),
                  text("#define BODY TEXT(FOLDER/c.h)\n  # define OTHER \"d.h\"\n#include BODY\n#include OTHER // once\n#include NONE\n")},
                 {text("c.h"), text("")},
                 {text("d.h"), text("")}}
        << QStringList{text("c.h"), text("d.h")};
    QTest::newRow("by a macro") << Texts{{text("a.cl"), text("#include TEXT(FOLDER/c.h)\n#include TEXT(d.h)")},
                                         {text("c.h"), {}},
                                         {text("d.h"), {}}}
                                << QStringList{text("c.h"), text("d.h")};
    QTest::newRow("absolute, though there is one of that name beside the source")
        << Texts{{a, text("#include \"sub/b.h\"")}, {text("sub/b.h"), text("#include \"/c.h\"")}, {text("sub/c.h"), {}}}
        << QStringList{text("sub/b.h")};
    QTest::newRow("outside, absolute, system, missing")
        << Texts{{a, text("#include \"../c.h\"\n#include \"/etc/hosts\"\n#include <d.h>\n#include \"none.h\"")}, {text("c.h"), {}}}
        << QStringList();
}

void tst_IncludedFiles::follows()
{
    using Texts = QMap<QString, QString>;
    QFETCH(Texts, texts);
    QFETCH(QStringList, expected);
    const auto read = [&](const QString &path) { return texts.contains(path) ? std::optional(texts.value(path)) : std::nullopt; };
    QCOMPARE(includedFiles({QStringLiteral("a.cl")}, read), expected);
}

QTEST_GUILESS_MAIN(tst_IncludedFiles)
#include "tst_IncludedFiles.moc"
