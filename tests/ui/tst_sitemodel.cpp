#include <algorithm>

#include <QAbstractItemModelTester>
#include <QTest>

#include "SceneText.h"
#include "tests/support/TraceText.h"
#include "tests/ui/Facts.h"
#include "ui/access/AddressScene.h"
#include "ui/models/HeatFigure.h"
#include "ui/models/SiteModel.h"
#include "ui/theme/Appearance.h"

using namespace kernelscope;

/// The sites of a launch as a table, and one of their steps in words.
class TestSiteModel : public QObject
{
    Q_OBJECT

    static std::shared_ptr<const Trace> trace()
    {
        return std::make_shared<const Trace>(traceFrom("global 32 local 32\nbuffer A int 4096\nlocal s int 4096\n"
                                                       "g0.i* load A[i] @5\ng0.i* load A[64i] @6\ng0.i* store s[32i]=1 @7\n"));
    }
    static QList<SitePattern> patterns(const Trace &trace)
    {
        QList<SitePattern> all = accessPatterns(trace);
        sortByWaste(all);
        return all;
    }

private Q_SLOTS:
    void theMostWastefulComesFirst()
    {
        SiteModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto shown = trace();
        model.show(shown, patterns(*shown), {});
        QCOMPARE(model.rowCount(), 3);
        const auto text = [&](int row, int column) { return model.index(row, column).data().toString(); };
        QCOMPARE(text(2, SiteModel::Line), QString("5"));
        QCOMPARE(text(2, SiteModel::Pattern), QString("contiguous"));
        QCOMPARE(text(2, SiteModel::Transactions), QString("1.0"));
        QCOMPARE(text(2, SiteModel::Wasted), QString("0 %"));
        QCOMPARE(text(2, SiteModel::Bytes), QString("128 bytes")); // As everywhere.
        const int strided =
            model.rowOf(model.patterns()[0].memory == AddressSpace::Global ? model.patterns()[0].site : model.patterns()[1].site);
        QCOMPARE(text(strided, SiteModel::Transactions), QString("32.0"));
        QCOMPARE(text(strided, SiteModel::Ideal), QString("1.0"));
        QCOMPARE(text(strided, SiteModel::Wasted), QString("97 %"));
        QCOMPARE(factsOf(text(strided, SiteModel::Pattern), {"strided"}), (QStringList{"strided", "64"}));
        const int banks = 1 - strided;
        QCOMPARE(text(banks, SiteModel::Conflicts), QString::fromUtf8("32.0\u00d7"));
        QCOMPARE(text(banks, SiteModel::Transactions), QString::fromUtf8("\u2013"));
        QCOMPARE(text(banks, SiteModel::Wasted), QString("97 %"));
        model.show(nullptr, {}, {});
        QCOMPARE(model.rowCount(), 0);
    }

    void aPatternThatChangesIsNotCalledByOneOfThem()
    {
        const auto shown = std::make_shared<const Trace>(traceFrom("global 32 local 32\nbuffer A int 4096\n"
                                                                   "g0.i* load A[2i] @5\ng0.i* barrier @6\n"
                                                                   "g0.i* load A[4i] @5\ng0.i* barrier @6\n"
                                                                   "g0.i* load A[8i] @5\n"));
        SiteModel model;
        model.show(shown, patterns(*shown), {});
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.index(0, SiteModel::Pattern).data().toString(), QString("varies"));
        QVERIFY(model.index(0, SiteModel::Pattern).data(Qt::ToolTipRole).toString().contains("33 %"));
        // The picture shows one of the times.
        AddressData data = addressData(shown, EventIndex(0), {});
        const QString where = data.whereText();
        QCOMPARE(factsOf(where, {"strided"}).last(2), (QStringList{"strided", "2"}));
        data.varies = true;
        QCOMPARE(factsOf(data.whereText()), factsOf(where));
        QVERIFY2(data.whereText() != where, qPrintable(where)); // It says that.
    }

    void withoutConflictsThereIsNoColumnOfThem()
    {
        const auto shown = std::make_shared<const Trace>(traceFrom("global 32 local 32\nlocal s int 64\ng0.i* store s[i]=1 @5\n"));
        SiteModel model;
        model.show(shown, patterns(*shown), {});
        QVERIFY(model.saysNothing(SiteModel::Conflicts));
        QCOMPARE(model.index(0, SiteModel::Wasted).data().toString(), QString("0 %"));
        const auto conflicting = std::make_shared<const Trace>(traceFrom("global 32 local 32\nlocal s int 64\ng0.i* store s[2i]=1 @5\n"));
        model.show(conflicting, patterns(*conflicting), {});
        QVERIFY(!model.saysNothing(SiteModel::Conflicts));
    }

    void aStepInWords()
    {
        const auto shown = trace();
        for (const SitePattern &pattern : patterns(*shown)) {
            const AddressData data = addressData(shown, pattern.worst, {});
            QVERIFY(!data.isEmpty());
            QCOMPARE(data.lanes.size(), 32u);
            QVERIFY2(data.costText().contains("model"), qPrintable(data.costText()));
            const int line = shown->site(pattern.site).range.begin.line;
            const QStringList expected = line == 5   ? QStringList{"1", "128 bytes"}
                                         : line == 6 ? QStringList{"32", "128 bytes", "128 bytes", "1", "97 %"}
                                                     // what is used, at best, wasted
                                                     : QStringList{"32", "1"}; // turns of the fullest bank
            QCOMPARE(factsOf(data.costText()), expected);
            QCOMPARE(factsOf(data.whereText(), {"work-group", "phase"}).first(6),
                     (QStringList{"0", "31", "work-group", "0", "phase", "0"}));
        }
        QVERIFY(addressData(nullptr, EventIndex(0), {}).isEmpty());
        QVERIFY(addressData(shown, EventIndex(-1), {}).isEmpty());
    }

    void aStepIsDrawn()
    {
        const auto shown = std::make_shared<const Trace>(traceFrom("global 4 local 4\nbuffer A int 4\ng0.i* load A[i+1] @5\n"));
        const AddressData data = addressData(shown, EventIndex(0), {4, 16, 0, 4});
        Appearance appearance;
        const QRectF area(10, 5, 500, 300);
        const Scene scene = addressScene(data, appearance, area);
        QStringList names;
        for (const SceneItem &item : scene.items) {
            QVERIFY2(area.adjusted(-2, -2, 2, 2).contains(item.rect()), qPrintable(sceneText(scene)));
            if (!item.name.isEmpty())
                names << item.name;
        }
        QCOMPARE(names.size(), 4);
        for (int lane = 0; lane < 4; ++lane) // Each is read out, and can be chosen.
            QCOMPARE(names[lane], data.laneText(std::size_t(lane)));
        const Subject first = AccessSubject{data.lanes[0].event.value};
        const Subject second = AccessSubject{data.lanes[1].event.value};
        QCOMPARE(scene.beside({}, Qt::Key_Right)->subject, first);
        QCOMPARE(scene.beside(first, Qt::Key_Right)->subject, second);
        QVERIFY(!scene.beside(first, Qt::Key_Left) && !scene.beside(first, Qt::Key_Down));
        // Its bytes stand for an access, too.
        const auto bytes =
            std::ranges::find_if(scene.items, [&](const SceneItem &item) { return item.subject == second && item.name.isEmpty(); });
        QVERIFY(bytes != scene.items.end());
        QCOMPARE(bytes->toolTip, data.laneText(1));
        QCOMPARE(scene.hit(bytes->rect().center())->subject, second);
        // What is lit is drawn once more; the picture is as large.
        const Scene lit = addressScene(data, appearance, area, second);
        QCOMPARE(lit.items.size(), scene.items.size() + 2);
        QCOMPARE(lit.size, scene.size);
        QVERIFY(addressScene({}, appearance, area).items.isEmpty());
    }

    void aStoreIsNoBroadcast()
    {
        const auto shown =
            std::make_shared<const Trace>(traceFrom("global 32 local 32\nbuffer A int 64\ng0.i* load A[7] @5\ng0.i* store A[3]=1 @6\n"));
        QStringList said;
        SiteModel model;
        model.show(shown, patterns(*shown), {});
        for (int row = 0; row < model.rowCount(); ++row)
            said << model.index(row, SiteModel::Line).data().toString() + u' ' + model.index(row, SiteModel::Pattern).data().toString();
        said.sort();
        QCOMPARE(said, (QStringList{"5 broadcast", "6 same address"}));
        QVERIFY(model.saysNothing(SiteModel::Conflicts));
        QVERIFY(!model.saysNothing(SiteModel::Transactions));
    }

    void aStoreIsToldByItsPlace()
    {
        AccessSite site;
        site.kind = SiteKind::Store;
        site.text = "C[a[i == 0] + n] += A[k]";
        QCOMPARE(shortAction(site), "store C[a[i == 0] + n]");
        site.text = "*p++ <<= 2";
        QCOMPARE(shortAction(site), "store *p++");
        site.text = "*p--=2";
        QCOMPARE(shortAction(site), "store *p--");
        site.text = "c[i] = 0";
        QCOMPARE(shortAction(site), "store c[i]");
        site.kind = SiteKind::Load;
        QCOMPARE(shortAction(site), "load c[i] = 0");
    }

    void theMarginTellsTheSame()
    {
        LineHeat line;
        line.file = "a.cl";
        line.line = 3;
        line.accesses = 100;
        LineHeat other = line;
        other.line = 4;
        const QList<LineCost> costs{{"a.cl", 3, 100, 400, 20, 5, 12}};
        QCOMPARE(heatBy(HeatFigure::Accesses, {line, other}, costs).size(), 2);
        QCOMPARE(heatBy(HeatFigure::Accesses, {line}, costs)[0].shown(), 100u);
        QCOMPARE(heatBy(HeatFigure::Transactions, {line, other}, costs).size(), 1);
        QCOMPARE(heatBy(HeatFigure::Transactions, {line}, costs)[0].shown(), 25u);
        QCOMPARE(heatBy(HeatFigure::Excess, {line}, costs)[0].shown(), 12u);
    }
};

QTEST_MAIN(TestSiteModel)
#include "tst_sitemodel.moc"
