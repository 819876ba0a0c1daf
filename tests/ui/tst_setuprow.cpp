#include <QDir>
#include <QScrollArea>
#include <QTest>

#include "session/Session.h"
#include "ui/setup/ProjectEdits.h"
#include "ui/setup/SetupPanel.h"
#include "ui/theme/Appearance.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

/// How high a form is asked to be, and how often.
class ResizeCount : public QObject
{
public:
    explicit ResizeCount(QWidget &of) { of.installEventFilter(this); }
    int count = 0;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        count += event->type() == QEvent::Resize;
        if (count > 1000)
            qFatal("The form is laid out over and over.");
        return false;
    }
};

/// Rows of the set-up: how high they are is decided by their width alone.
class TestSetupRow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// With its scroll bar a row has less room, its summary goes below its title, and the form needs the scroll bar; without it neither.
    void aFormThatJustFitsComesToRest()
    {
        Appearance appearance;
        appearance.apply();
        Session session;
        QVERIFY(session.open(QDir(qEnvironmentVariable("KERNELSCOPE_SOURCE")).filePath(u"samples/tree-reduction"_s)));
        ProjectEdits edits(session);
        SetupPanel panel(session, appearance, edits);
        panel.resize(340, 700);
        panel.show();
        auto *area = panel.findChild<QScrollArea *>();
        QVERIFY(area && area->widget());
        for (int width = 280; width <= 400; width += 4) {
            panel.resize(width, 700);
            QCoreApplication::processEvents();
            const int needed = area->widget()->heightForWidth(area->widget()->width());
            for (int height = needed - 120; height <= needed + 30; height += 5) {
                ResizeCount resizes(*area->widget());
                panel.resize(width, height);
                Project project = session.project(); // Rows are made anew, and take their places in a form that stands already.
                project.title += u'.';
                session.setProject(project);
                for (int round = 0; round < 5; ++round)
                    QCoreApplication::processEvents();
                QVERIFY2(resizes.count < 20, qPrintable(u"%1 x %2: %3"_s.arg(width).arg(height).arg(resizes.count)));
            }
        }
    }

    void heightFollowsFromWidthAlone()
    {
        Appearance appearance;
        appearance.apply();
        Session session;
        QVERIFY(session.open(QDir(qEnvironmentVariable("KERNELSCOPE_SOURCE")).filePath(u"samples/tree-reduction"_s)));
        ProjectEdits edits(session);
        SetupPanel panel(session, appearance, edits);
        panel.resize(340, 2000);
        panel.show();
        QCoreApplication::processEvents();
        QWidget &form = *panel.findChild<QScrollArea *>()->widget();
        QMap<int, int> heights;
        for (int width = 240; width < 480; width += 7)
            heights[width] = form.heightForWidth(width);
        QVERIFY(heights.first() > heights.last());
        for (const int shown : {250, 300, 330, 360, 470}) {
            panel.resize(shown, 2000);
            QCoreApplication::processEvents();
            for (auto [width, height] : heights.asKeyValueRange())
                QCOMPARE(form.heightForWidth(width), height);
        }
    }
};

QTEST_MAIN(TestSetupRow)
#include "tst_setuprow.moc"
