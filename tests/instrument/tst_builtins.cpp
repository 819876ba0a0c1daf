#include <set>

#include <QTest>

#include <QDir>
#include <QRegularExpression>

#include "trace/Builtins.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

class TestBuiltins : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRowIsAFunctionOfOpenCl();
    void namesAreInTheTableOnly();
    void namesFindTheirRow_data();
    void namesFindTheirRow();

private:
    static QByteArray contents(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

/// Each row is the first that matches some function which Clang's header declares, or Clang itself knows.
void TestBuiltins::everyRowIsAFunctionOfOpenCl()
{
    std::set<const Builtin *> found{&builtinNamed("to_global"), &builtinNamed("printf")};
    static const QRegularExpression declared(u"\\b([a-z]\\w+)\\("_s);
    for (auto match = declared.globalMatch(QString::fromUtf8(contents(QStringLiteral(OPENCL_HEADER)))); match.hasNext();)
        found.insert(&builtinNamed(match.next().captured(1).toStdString()));
    for (const Builtin &row : builtinTable())
        QVERIFY2(found.contains(&row), std::string(row.name).c_str());
}

/// Whoever asks for a name elsewhere has to be told of a new function, too.
void TestBuiltins::namesAreInTheTableOnly()
{
    static const QRegularExpression literal(u"\"(\\w*_\\w*|vload\\w*|vstore\\w*)\""_s);
    QStringList found;
    for (const QString &folder : {u"instrument"_s, u"trace"_s, u"analysis"_s, u"pictures"_s}) {
        const QDir sources(qEnvironmentVariable("KERNELSCOPE_SOURCE") + u"/core/"_s + folder);
        for (const QString &name : sources.entryList({u"*.cpp"_s, u"*.h"_s})) {
            if (name == u"Builtins.cpp")
                continue;
            const QString code = QString::fromUtf8(contents(sources.filePath(name))).remove(QRegularExpression(u"//.*"_s));
            for (auto match = literal.globalMatch(code); match.hasNext();) {
                const QString word = match.next().captured(1);
                // What a guess reads of an index are sums of ids and sizes, by these names; expressions on a step say what they are there.
                const BuiltinKind kind = builtinNamed(word.toStdString()).kind;
                const bool isOfIndex = kind == BuiltinKind::WorkItem || kind == BuiltinKind::GlobalSize || kind == BuiltinKind::LocalSize;
                if (!builtinNamed(word.toStdString()).name.empty() &&
                    !((name == u"KernelFactsReader.cpp" || name == u"StepExpression.cpp") && isOfIndex))
                    found << name + u": "_s + word;
            }
        }
    }
    QCOMPARE(found.join(u'\n'), QString());
}

void TestBuiltins::namesFindTheirRow_data()
{
    QTest::addColumn<QByteArray>("row");
    const auto row = [](const char *name, const char *pattern) { QTest::newRow(name) << QByteArray(pattern); };
    row("get_global_id", "get_global_id");
    row("get_global_ids", "");
    row("atomic_work_item_fence", "atomic_work_item_fence");
    row("atom_or", "atom*_or*");
    row("sub_group_barrier", "sub_group_barrier");
    row("sub_group_broadcast", "sub_group_broadcast");
    row("sub_group_broadcast_first", "sub_group_broadcast_first");
    row("sub_group_shuffle_up", "sub_group_shuffle_*");
    row("sub_group_non_uniform_all", "sub_group_non_uniform_*");
    row("sub_group_reduce_add", "sub_group_*");
    row("atomic_fetch_xor_explicit", "atom*_xor*");
    row("atomic_flag_test_and_set", "atomic_flag_test_and_set*");
    row("atomic_cmpxchg", "atom*_cmpxchg");
    row("atomic_compare_exchange_weak_explicit", "atomic_compare_exchange_*");
    row("vload4", "vload*");
    row("vload_half4", "vload_half*");
    row("vstorea_half3_rtz", "vstorea_half*");
    row("work_group_reduce_add", "work_group_reduce_*");
    row("work_group_scan_inclusive_add", "work_group_*");
    row("sin", "");
}

void TestBuiltins::namesFindTheirRow()
{
    QFETCH(QByteArray, row);
    QCOMPARE(builtinNamed(QTest::currentDataTag()).name, std::string_view(row.constData()));
}

QTEST_GUILESS_MAIN(TestBuiltins)
#include "tst_builtins.moc"
