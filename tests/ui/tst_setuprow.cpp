#include <QDir>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include "session/Session.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/setup/SetupPanel.h"
#include "ui/setup/SetupRow.h"
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

/// The set-up of a sample whose plan has rows within a row.
struct RowFixture
{
    Appearance appearance;
    Session session;
    ProjectEdits edits{session};
    SetupPanel panel{session, appearance, edits};
    bool opened = false;

    RowFixture()
    {
        appearance.apply();
        opened = session.open(QDir(qEnvironmentVariable("KERNELSCOPE_SOURCE")).filePath(u"samples/tree-reduction"_s)).has_value();
        panel.show();
        resize({340, 700});
    }
    void resize(const QSize &size)
    {
        panel.resize(size);
        QCoreApplication::processEvents();
    }
    QWidget &form() const { return *panel.findChild<QScrollArea *>()->widget(); }
};

/// Rows of the set-up: how high they are is decided by their width alone.
class TestSetupRow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// With its scroll bar a row has less room, its summary goes below its title, and the form needs the scroll bar; without it neither.
    void aFormThatJustFitsComesToRest()
    {
        RowFixture f;
        QVERIFY(f.opened);
        for (int width = 280; width <= 400; width += 4) {
            f.resize({width, 700});
            const int needed = f.form().heightForWidth(f.form().width());
            for (int height = needed - 120; height <= needed + 30; height += 5) {
                ResizeCount resizes(f.form());
                f.panel.resize(width, height);
                Project project = f.session.project(); // Rows are made anew, and take their places in a form that stands already.
                project.title += u'.';
                f.session.setProject(project);
                for (int round = 0; round < 5; ++round)
                    QCoreApplication::processEvents();
                QVERIFY2(resizes.count < 20, qPrintable(u"%1 x %2: %3"_s.arg(width).arg(height).arg(resizes.count)));
            }
        }
    }

    void anotherProjectBeginsAtItsTopWithItsRowsClosed()
    {
        RowFixture f;
        QVERIFY(f.opened);
        f.resize({340, 300});
        const auto openRows = [&] {
            QStringList open;
            for (const auto *row : f.panel.findChildren<SetupRow *>()) {
                if (row->isOpen())
                    open << row->path();
            }
            return open;
        };
        const auto open = [&](const QString &sample) {
            return f.session.open(QDir(qEnvironmentVariable("KERNELSCOPE_SOURCE")).filePath(u"samples/"_s + sample)).has_value();
        };
        const QScrollBar &bar = *f.panel.findChild<QScrollArea *>()->verticalScrollBar();
        QVERIFY(f.panel.reveal(u"/plan/1"_s, false));
        const QStringList before = openRows();
        QVERIFY(!before.isEmpty());
        QTRY_VERIFY(bar.value() > 0);
        const int place = bar.value();
        QVERIFY(open(u"tree-reduction"_s)); // read anew
        QCoreApplication::processEvents();
        QCOMPARE(openRows(), before);
        QTRY_COMPARE(bar.value(), place);
        const QTemporaryDir elsewhere;
        const QString other = QDir(elsewhere.path()).filePath(u"other.kscope"_s);
        QVERIFY(f.session.saveAs(other) && f.session.open(other)); // under another name
        QCoreApplication::processEvents();
        QCOMPARE(openRows(), before);
        QTRY_COMPARE(bar.value(), place);
        QVERIFY(open(u"matmul"_s));
        QCoreApplication::processEvents();
        QCOMPARE(openRows(), QStringList());
        QCOMPARE(bar.value(), 0);
    }

    void aTitleThatIsCutSaysSo()
    {
        RowFixture f;
        QVERIFY(f.opened);
        auto *title = f.panel.findChild<QLineEdit *>(u"title"_s);
        title->clearFocus();
        const auto drawn = [&](const QString &text) {
            title->setText(text);
            title->setCursorPosition(0);
            return title->grab().toImage();
        };
        const QString all = u"Gathers: how many transactions does a sub-group need for what it reads?"_s;
        const QImage cut = drawn(all);
        bool saysSo = false;
        for (int room = title->width() - 40; room < title->width() && !saysSo; ++room) {
            const QString elided = title->fontMetrics().elidedText(all, Qt::ElideRight, room);
            QVERIFY(elided.endsWith(u'\u2026'));
            saysSo = drawn(elided) == cut;
        }
        QVERIFY(saysSo);
    }

    void heightFollowsFromWidthAlone()
    {
        RowFixture f;
        QVERIFY(f.opened);
        QMap<int, int> heights;
        for (int width = 240; width < 480; width += 7)
            heights[width] = f.form().heightForWidth(width);
        QVERIFY(heights.first() > heights.last());
        for (const int shown : {250, 300, 330, 360, 470}) {
            f.resize({shown, 700});
            for (auto [width, height] : heights.asKeyValueRange())
                QCOMPARE(f.form().heightForWidth(width), height);
        }
    }
};

QTEST_MAIN(TestSetupRow)
#include "tst_setuprow.moc"
