#include <QAbstractItemModelTester>
#include <QTreeView>

#include "WindowFixture.h"
#include "plan/CompileTarget.h"
#include "ui/assembly/AssemblyView.h"
#include "ui/editor/EditorNumbers.h"
#include "ui/models/AssemblyModel.h"
#include "ui/widgets/ViewChoice.h"

using namespace kernelscope;

/// The instructions beside their lines: what is compiled when, and how the view and the code lead to each other.
class TestAssemblyView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theModelNamesLines();
    void theModelLightsUpALine();
    void compilesWhatIsInFrontAndFollowsTheText();
    void aLineLeadsToItsInstructionsAndBack();
    void aLineOfAnotherKernelBringsThatKernel();
    void theNumbersOfLinesAreNotCut();
    void saysWhatKeepsItFromCompiling();
    void compilesNothingThatIsRestricted();
    void theTargetOfADevice();
    void opensWithWhatTheDeviceExecutes();

private:
    static AssembledFunction twoFiles();

    /// A window whose view shows LLVM IR, for which no libclc is needed.
    struct Shown : WindowFixture
    {
        Shown() : WindowFixture(Fake)
        {
            view = window.findChild<AssemblyView *>();
            targets = choice("Processor");
            window.views().showView("assembly");
            isReady = choose("ir");
        }
        ViewChoice *choice(const QString &name) const
        {
            for (auto *found : view->findChildren<ViewChoice *>()) {
                if (found->accessibleName() == name)
                    return found;
            }
            return nullptr;
        }
        bool choose(const QString &target)
        {
            targets->setCurrentIndex(targets->findData(target));
            Q_EMIT targets->activated(targets->currentIndex());
            return wait();
        }
        bool wait() const
        {
            return QTest::qWaitFor([this] { return session.isUpToDate() && !view->isPreparing(); }, longest);
        }
        QTreeView &table() const { return *view->findChild<QTreeView *>(); }
        const AssemblyModel &model() const { return *view->findChild<AssemblyModel *>(); }
        QString instructions() const
        {
            QStringList texts;
            for (const AssemblyLine &line : model().function().lines)
                texts << line.text;
            return texts.join('\n');
        }
        int coloured(int line) // from 1
        {
            return int(editor()->markersAtLine(line - 1) >> ColourMarkers) & 0xff;
        }

        AssemblyView *view = nullptr;
        ViewChoice *targets = nullptr;
        bool isReady = false;
    };
};

AssembledFunction TestAssemblyView::twoFiles()
{
    AssembledFunction function;
    function.name = "k";
    function.lines = {{"entry:", -1, 0}, {"first", 0, 3}, {"second", 0, 3}, {"third", 1, 12}, {"fourth", -1, 0}, {"fifth", 0, 3}};
    return function;
}

void TestAssemblyView::theModelNamesLines()
{
    AssemblyModel model;
    const QAbstractItemModelTester tester(&model);
    model.show(twoFiles(), {"k.cl", "inc/a.h"});
    QStringList cells;
    for (int row = 0; row < model.rowCount(); ++row)
        cells << model.index(row, 0).data().toString() + '|' + model.index(row, 1).data().toString();
    QCOMPARE(cells, (QStringList{"|entry:", "3|    first", "|    second", "a.h:12|    third", "|    fourth", "3|    fifth"}));
    QCOMPARE(model.placeOf(3).file, QString("inc/a.h"));
    QCOMPARE(model.placeOf(3).line, 12);
    QCOMPARE(model.placeOf(4).line, 0);
    QCOMPARE(model.rowsOf({"k.cl", 3, 1}), (QList<int>{1, 2, 5}));
    QCOMPARE(model.index(1, 0).data(Qt::DecorationRole).value<QColor>(), Theme::category(3));
    QVERIFY(!model.index(4, 0).data(Qt::DecorationRole).isValid());
}

void TestAssemblyView::theModelLightsUpALine()
{
    AssemblyModel model;
    model.show(twoFiles(), {"k.cl", "inc/a.h"});
    model.setTheme(Theme::dark());
    model.lightUp({"k.cl", 3, 7});
    QList<int> lit;
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.index(row, 1).data(Qt::BackgroundRole).value<QColor>() == Theme::dark().accentSoft)
            lit << row;
    }
    QCOMPARE(lit, (QList<int>{1, 2, 5}));
}

void TestAssemblyView::compilesWhatIsInFrontAndFollowsTheText()
{
    Shown shown;
    QVERIFY(shown.isReady);
    QCOMPARE(shown.view->nothingToShow(), QString());
    QVERIFY2(shown.instructions().contains("add nsw i32"), qPrintable(shown.instructions()));
    QVERIFY(shown.coloured(4) != 0 && shown.coloured(1) == 0);
    QByteArray other = shown.goodText();
    shown.session.setText("a.cl", QString(other.replace("+ 1", "* 77")));
    QVERIFY(QTest::qWaitFor([&] { return shown.instructions().contains(", 77"); }, WindowFixture::longest));
    shown.window.views().showView("notes");
    QCOMPARE(shown.coloured(4), 0);
    shown.session.setText("a.cl", QString(other.replace("77", "78")));
    QVERIFY(shown.wait());
    QVERIFY2(!shown.instructions().contains(", 78"), "It is compiled while it is not in front");
    shown.window.views().showView("assembly");
    QVERIFY(QTest::qWaitFor([&] { return shown.instructions().contains(", 78"); }, WindowFixture::longest));
}

void TestAssemblyView::aLineLeadsToItsInstructionsAndBack()
{
    Shown shown;
    QVERIFY(shown.isReady);
    shown.editor()->setCursorPosition(3, 0);
    const QList<int> rows = shown.model().rowsOf({"a.cl", 4, 1});
    QVERIFY(!rows.isEmpty());
    const auto isLit = [&](int row) {
        return shown.model().index(row, 1).data(Qt::BackgroundRole).value<QColor>() == shown.appearance.theme().accentSoft;
    };
    QTRY_VERIFY(isLit(rows.first()) && isLit(rows.last()));
    shown.appearance.apply(); // With the style sheet.
    const auto isDrawnLit = [&](int row) {
        const QRect rect = shown.table().visualRect(shown.model().index(row, 1));
        const QColor behind = shown.table().viewport()->grab().toImage().pixelColor(rect.right() - 3, rect.center().y());
        return behind == shown.appearance.theme().accentSoft;
    };
    QTRY_VERIFY(isDrawnLit(rows.first()));
    const QList<int> others = shown.model().rowsOf({"a.cl", 3, 1});
    QVERIFY(!others.isEmpty() && !isLit(others.first()) && !isDrawnLit(others.first()));
    shown.table().setCurrentIndex(shown.model().index(others.first(), 0));
    int line = 0, column = 0;
    shown.editor()->getCursorPosition(&line, &column);
    QCOMPARE(line, 2);
    QTRY_VERIFY(isLit(others.first()) && !isLit(rows.first()));
}

void TestAssemblyView::aLineOfAnotherKernelBringsThatKernel()
{
    Shown shown;
    shown.session.setText("a.cl", QString(shown.goodText() + "kernel void other(global int *a)\n{ a[0] = 5; }\n"));
    QVERIFY(QTest::qWaitFor([&] { return shown.choice("Kernel")->count() == 2; }, WindowFixture::longest));
    QCOMPARE(shown.model().function().name, QString("add"));
    shown.editor()->setCursorPosition(6, 0);
    QTRY_COMPARE(shown.model().function().name, QString("other"));
    QCOMPARE(shown.choice("Kernel")->currentText(), QString("other"));
    QSignalSpy moved(&shown.window.editors(), &EditorTabs::caretMoved);
    shown.editor()->setCursorPosition(5, 0); // a line without instructions leaves it
    QTRY_VERIFY(!moved.isEmpty());
    QCOMPARE(shown.model().function().name, QString("other"));
}

void TestAssemblyView::theNumbersOfLinesAreNotCut()
{
    Shown shown;
    QVERIFY(shown.isReady);
    shown.session.setText("a.cl", QString(2000, '\n') + shown.goodText());
    QVERIFY(shown.wait());
    for (const double scale : {1.0, 1.5}) {
        shown.appearance.setScale(scale);
        shown.appearance.apply();
        bool isLong = false;
        for (int row = 0; row < shown.model().rowCount(); ++row) {
            const QModelIndex line = shown.model().index(row, AssemblyModel::Line);
            QVERIFY2(shown.table().columnWidth(AssemblyModel::Line) >= shown.table().sizeHintForIndex(line).width(),
                     qPrintable(line.data().toString()));
            isLong |= line.data().toString().size() == 4;
        }
        QVERIFY(isLong);
    }
}

void TestAssemblyView::saysWhatKeepsItFromCompiling()
{
    qputenv("KERNELSCOPE_LIBCLC", "/nowhere");
    Shown shown;
    QVERIFY(shown.choose("gfx906"));
    qunsetenv("KERNELSCOPE_LIBCLC");
    QVERIFY2(shown.view->nothingToShow().contains("Install libclc"), qPrintable(shown.view->nothingToShow()));
    QVERIFY(shown.targets->isVisible());
    QVERIFY(shown.choose("ir"));
    QCOMPARE(shown.view->nothingToShow(), QString());
    shown.session.setText("a.cl", "kernel void k(global int *a) { a[0] = q; }\n");
    QVERIFY(QTest::qWaitFor([&] { return shown.view->nothingToShow().contains("a.cl:1:39: "); }, WindowFixture::longest));
    QVERIFY(shown.view->linkedLines().isEmpty());
}

void TestAssemblyView::compilesNothingThatIsRestricted()
{
    WindowFixture f(WindowFixture::Fake, {}, {"/nowhere"});
    QVERIFY(f.session.isRestricted());
    QVERIFY(f.window.views().showView("assembly"));
    QVERIFY(QTest::qWaitFor([&] { return f.session.isUpToDate(); }, WindowFixture::longest));
    const View &view = f.window.views().view("assembly");
    QVERIFY2(view.nothingToShow().contains("restricted"), qPrintable(view.nothingToShow()));
    QVERIFY(!view.isPreparing());
}

void TestAssemblyView::theTargetOfADevice()
{
    const auto targetOf = [](const QString &type, const QString &vendor, const QString &name) {
        DeviceInfo device;
        device.type = type;
        device.vendor = vendor;
        device.name = name;
        return compileTargetOf(device).name;
    };
    QCOMPARE(targetOf("CPU", "AuthenticAMD", "pthread-AMD EPYC"), QString("cpu"));
    QCOMPARE(targetOf("GPU", "Advanced Micro Devices, Inc.", "gfx90a:sramecc+:xnack-"), QString("gfx90a"));
    QCOMPARE(targetOf("GPU", "Advanced Micro Devices, Inc.", "gfx1100"), QString("gfx1100"));
    QCOMPARE(targetOf("GPU", "Advanced Micro Devices, Inc.", "Ellesmere"), QString("gfx906"));
    QCOMPARE(targetOf("GPU", "NVIDIA Corporation", "NVIDIA H200"), QString("sm_70"));
    QCOMPARE(targetOf("GPU", "Intel(R) Corporation", "Intel(R) UHD Graphics"), QString("ir"));
}

void TestAssemblyView::opensWithWhatTheDeviceExecutes()
{
    WindowFixture f(WindowFixture::Fake);
    QTRY_VERIFY(f.session.currentDevice() >= 0);
    const auto choices = f.window.findChild<AssemblyView *>()->findChildren<ViewChoice *>();
    const auto targets = std::ranges::find(choices, QString("Processor"), &QWidget::accessibleName);
    QVERIFY(targets != choices.end());
    f.session.setDevice("cpu");
    QCOMPARE((*targets)->currentData().toString(), QString("cpu"));
    f.session.setDevice("gpu"); // of no maker that is known
    QCOMPARE((*targets)->currentData().toString(), QString("ir"));
    (*targets)->setCurrentIndex((*targets)->findData("sm_86"));
    Q_EMIT(*targets)->activated((*targets)->currentIndex());
    f.session.setDevice("cpu");
    QCOMPARE((*targets)->currentData().toString(), QString("sm_86"));
}

QTEST_MAIN(TestAssemblyView)
#include "tst_assemblyview.moc"
