#include <QtTest>

#include <functional>

#include "trace/TraceCheck.h"

using namespace kernelscope;

namespace {

using Change = std::function<void(TraceParts &)>;

/// Two work-groups of two work-items, each with one store; one fault.
TraceParts soundParts()
{
    TraceParts parts;
    parts.launch.dimensions = 1;
    parts.launch.global = {6, 1, 1};
    parts.launch.local = {2, 1, 1};
    BoundObject buffer;
    buffer.name = QStringLiteral("A");
    buffer.sizeInBytes = 24;
    parts.objects = {buffer};
    AccessSite store;
    store.kind = SiteKind::Store;
    store.sizeInBytes = 4;
    store.payloadWords = 1;
    store.hasOffset = true;
    store.objects = {0};
    parts.sites = {store};
    parts.groups = {0, 2};
    parts.firstEvents = {0, 1, 2, 3, 4};
    for (WordColumn *column : {&parts.heads, &parts.offsets, &parts.values}) {
        column->resize(4);
        std::fill_n(column->data(), 4, 0u);
    }
    parts.faultCounts = {1};
    parts.faults = {{EventHead::of(SiteIndex(0), ObjectIndex(0)), 2, 1, 24, -1}};
    return parts;
}

} // namespace

/// What comes from a file or a device is looked through before anything relies on it.
class tst_TraceCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void soundPartsAreTaken()
    {
        const auto checked = checkParts(soundParts());
        QVERIFY2(checked, checked ? "" : qPrintable(checked.error().message));
    }

    void atTheirLimitsPartsAreTaken_data()
    {
        QTest::addColumn<Change>("change");
        const auto row = [](const char *name, const Change &change) { QTest::newRow(name) << change; };
        row("no event", [](TraceParts &p) {
            p.firstEvents = {0, 0, 0, 0, 0};
            for (WordColumn *column : {&p.heads, &p.offsets, &p.values})
                column->resize(0);
        });
        row("as large as any object", [](TraceParts &p) { p.objects[0].sizeInBytes = quint64(1) << 40; });
        row("a fault of no object",
            [](TraceParts &p) { p.faults[0].head = EventHead::of(SiteIndex(0), ObjectIndex(EventHead::noObject)); });
        row("a fault of the last group's last work-item", [](TraceParts &p) { p.faults[0].localItem = 1; });
        row("memory of an earlier object", [](TraceParts &p) {
            p.objects << p.objects[0];
            p.objects[1].sameMemoryAs = 0;
        });
        row("a partner", [](TraceParts &p) { p.sites[0].partner = 0; });
        row("structs filled by their members", [](TraceParts &p) {
            const ElementType number{Scalar::Int, 1, {}};
            p.sites[0].stepped.layouts = {
                {"inner", 8, {{"x", number, 0, 2}, {"none", number, 8, 0}}},
                {"outer", 16, {{"i", {Scalar::Char, 1, "inner"}, 0, 2}, {"u", {Scalar::Char, 1, "other"}, 16, 1}}}};
        });
    }
    void atTheirLimitsPartsAreTaken()
    {
        QFETCH(Change, change);
        TraceParts parts = soundParts();
        change(parts);
        const auto checked = checkParts(parts);
        QVERIFY2(checked, checked ? "" : qPrintable(checked.error().message));
    }

    void whatDoesNotFitIsRefused_data();
    void whatDoesNotFitIsRefused()
    {
        QFETCH(Change, change);
        QFETCH(QString, why);
        TraceParts parts = soundParts();
        change(parts);
        const auto checked = checkParts(parts);
        QVERIFY(!checked);
        QCOMPARE(checked.error().message, "The trace does not fit together: " + why + '.');
    }
};

void tst_TraceCheck::whatDoesNotFitIsRefused_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("why");
    const auto row = [](const char *name, const char *why, const Change &change) { QTest::newRow(name) << change << QString(why); };
    const char *divides = "the local size does not divide the global size";
    row("no local size", divides, [](TraceParts &p) { p.launch.local[1] = 0; });
    row("no global size", divides, [](TraceParts &p) { p.launch.global[2] = 0; });
    row("does not divide", divides, [](TraceParts &p) { p.launch.global[0] = 7; });
    row("too large", "the global size is beyond 32 bits", [](TraceParts &p) { p.launch.global[0] = quint64(1) << 32; });
    const char *tooMany = "it has too many work-items";
    row("a group of 2^64 work-items", tooMany, [](TraceParts &p) {
        p.launch.local = p.launch.global = {quint64(1) << 31, quint64(1) << 31, 4};
    });
    row("2^64 groups", tooMany, [](TraceParts &p) {
        p.launch.local = {1, 1, 1};
        p.launch.global = {quint64(1) << 31, quint64(1) << 31, 4};
    });
    row("no dimension", "it has 0 dimensions", [](TraceParts &p) { p.launch.dimensions = 0; });
    row("four dimensions", "it has 4 dimensions", [](TraceParts &p) { p.launch.dimensions = 4; });
    const char *items = "the number of work-items is not that of the recorded groups";
    row("a work-item less", items, [](TraceParts &p) { p.firstEvents.pop_back(); });
    row("a work-item more", items, [](TraceParts &p) { p.firstEvents.push_back(4); });
    row("offsets", "its columns differ in length", [](TraceParts &p) { p.offsets.resize(3); });
    row("values", "its columns differ in length", [](TraceParts &p) { p.values.resize(5); });
    const char *groups = "the recorded groups are not in order";
    row("a group that is not there", groups, [](TraceParts &p) { p.groups[1] = 3; });
    row("a group twice", groups, [](TraceParts &p) { p.groups[1] = 0; });
    row("work-items", "the work-items are not in order", [](TraceParts &p) { p.firstEvents[2] = 0; });
    const char *covers = "the work-items don't cover the events";
    row("not from the first event", covers, [](TraceParts &p) { p.firstEvents[0] = 1; });
    row("not to the last event", covers, [](TraceParts &p) { p.firstEvents[4] = 3; });
    row("elements of no size", "the elements of A have no size", [](TraceParts &p) { p.objects[0].elementSize = 0; });
    row("too large an object", "A is larger than any device's memory",
        [](TraceParts &p) { p.objects[0].sizeInBytes = (quint64(1) << 40) + 1; });
    row("memory of itself", "A lies in memory that is not there", [](TraceParts &p) { p.objects[0].sameMemoryAs = 0; });
    row("memory of nothing", "A lies in memory that is not there", [](TraceParts &p) { p.objects[0].sameMemoryAs = -2; });
    const char *facts = "the access site of line 0 has impossible facts";
    row("an object after the last", facts, [](TraceParts &p) { p.sites[0].objects = {1}; });
    row("an object before the first", facts, [](TraceParts &p) { p.sites[0].objects = {-1}; });
    row("a partner after the last", facts, [](TraceParts &p) { p.sites[0].partner = 1; });
    row("no payload", facts, [](TraceParts &p) { p.sites[0].payloadWords = 0; });
    const auto structs = [&](const char *name, const QList<StructLayout> &layouts) {
        row(name, facts, [layouts](TraceParts &p) { p.sites[0].stepped.layouts = layouts; });
    };
    const ElementType number{Scalar::Int, 1, {}};
    const ElementType inner{Scalar::Char, 1, "inner"};
    structs("a struct of a size below nothing", {{"inner", -1, {}}});
    structs("a member before its struct", {{"inner", 8, {{"x", number, -4, 1}}}});
    structs("a member that reaches beyond its struct", {{"inner", 8, {{"x", number, 4, 2}}}});
    structs("a member of too many elements for any struct", {{"inner", 8, {{"x", number, 0, 1 << 30}}}});
    structs("a member of less than no element", {{"inner", 8, {{"x", number, 0, -1}}}});
    structs("a member of no vector's length", {{"inner", 80, {{"x", {Scalar::Int, 5, {}}, 0, 1}}}});
    structs("a struct within that is too large", {{"inner", 8, {{"x", number, 0, 1}}}, {"outer", 8, {{"i", inner, 0, 2}}}});
    structs("a struct within itself", {{"inner", 8, {{"i", inner, 0, 1}}}});
    structs("a struct before the one within", {{"outer", 8, {{"i", inner, 0, 1}}}, {"inner", 8, {{"x", number, 0, 1}}}});
    row("a payload that holds a part", facts, [](TraceParts &p) { p.sites[0].sizeInBytes = 5; });
    row("a size below nothing", facts, [](TraceParts &p) { p.sites[0].sizeInBytes = -1; });
    row("an atomic without its operand", facts, [](TraceParts &p) {
        p.sites[0].kind = SiteKind::Atomic;
        p.sites[0].operands = 1;
    });
    row("an atomic of three operands", facts, [](TraceParts &p) {
        p.sites[0].kind = SiteKind::Atomic;
        p.sites[0].operands = 3;
        p.sites[0].payloadWords = 4;
    });
    row("a copy without its count", facts, [](TraceParts &p) {
        p.sites[0].kind = SiteKind::AsyncRead;
        p.sites[0].payloadWords = 3;
    });
    row("a copy of elements without a size", facts, [](TraceParts &p) {
        p.sites[0].kind = SiteKind::AsyncRead;
        p.sites[0].payloadWords = 4;
        p.sites[0].sizeInBytes = 0;
    });
    row("an index of half a number", facts, [](TraceParts &p) { p.sites[0].kind = SiteKind::Index; });
    row("faults that nobody counted", "the faults are not counted for every access site", [](TraceParts &p) { p.faultCounts.clear(); });
    const char *fault = "a fault has an impossible place";
    row("a fault's site", fault, [](TraceParts &p) { p.faults[0].head = EventHead::of(SiteIndex(1), ObjectIndex(0)); });
    row("a fault's object", fault, [](TraceParts &p) { p.faults[0].head = EventHead::of(SiteIndex(0), ObjectIndex(1)); });
    row("a fault's group", fault, [](TraceParts &p) { p.faults[0].group = 3; });
    row("a fault's work-item", fault, [](TraceParts &p) { p.faults[0].localItem = 2; });
    row("a fault's barrier", fault, [](TraceParts &p) { p.faults[0].related = 1; });
    row("a fault's barrier before the first", fault, [](TraceParts &p) { p.faults[0].related = -2; });
}

QTEST_APPLESS_MAIN(tst_TraceCheck)
#include "tst_tracecheck.moc"
