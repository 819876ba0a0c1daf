#include <QBuffer>
#include <QSvgGenerator>
#include <QTest>

#include "ui/models/Durations.h"
#include "ui/theme/Appearance.h"
#include "ui/timeline/TimelineWidget.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

/// What is written in the timeline of a run.
class TestTimelineWidget : public QObject
{
    Q_OBJECT

    static RunEvent event(const QString &name, const QString &kind, qint64 startNs, qint64 endNs)
    {
        RunEvent made;
        made.name = name;
        made.kind = kind;
        made.queue = kind == u"build" ? u"host"_s : u"default"_s;
        made.startNs = startNs;
        made.endNs = endNs;
        return made;
    }
    static QStringList texts(const QList<RunEvent> &events, QSize size)
    {
        Appearance appearance;
        TimelineWidget widget(appearance);
        widget.setFrameShape(QFrame::NoFrame);
        widget.resize(size);
        widget.setEvents(events);
        widget.resize(size.width(), widget.wantedHeight());
        QBuffer file;
        QSvgGenerator svg;
        svg.setOutputDevice(&file);
        svg.setSize(widget.size());
        widget.render(&svg, {}, {}, QWidget::DrawChildren);
        QStringList found;
        const QStringList parts = QString::fromUtf8(file.data()).split(u"<text"_s);
        for (const QString &part : parts.sliced(1))
            found << part.section(u'>', 1, 1).section(u'<', 0, 0).trimmed();
        return found;
    }

private Q_SLOTS:
    void everyCommandOfAFewIsNamedWithItsDuration()
    {
        QList<RunEvent> events{event(u"build k.cl"_s, u"build"_s, -90'000'000, -80'000'000), event(u"write A"_s, u"write"_s, 0, 5'000),
                               event(u"write B"_s, u"write"_s, 9'000, 15'000)};
        for (int launch = 0; launch < 4; ++launch)
            events << event(u"launch%1"_s.arg(launch), u"launch"_s, 800'000'000 + launch * 300'000'000LL,
                            802'000'000 + launch * 300'000'000LL);
        for (int read = 0; read < 5; ++read)
            events << event(u"read %1"_s.arg(read), u"read"_s, 1'703'000'000 + read * 40'000LL, 1'703'008'000 + read * 40'000LL);
        const QStringList said = texts(events, {544, 300});
        for (const RunEvent &named : events.sliced(1)) {
            const QString whole = named.name + u"  "_s + shownDuration(double(named.endNs - named.startNs));
            QVERIFY2(said.contains(whole), qPrintable(whole + u" is not in "_s + said.join(u" | "_s)));
        }
        QVERIFY(said.contains(u"device"_s)); // Its only queue.
    }

    void whatIsLeftOutIsKnown()
    {
        Appearance appearance;
        TimelineWidget widget(appearance);
        widget.resize(600, 300);
        QList<RunEvent> events;
        for (int launch = 0; launch < 900; ++launch)
            events << event(u"step"_s, u"launch"_s, launch * 2'000, launch * 2'000 + 900);
        events << event(u"read a"_s, u"read"_s, 900'000'000, 900'000'500);
        widget.setEvents(events);
        QVERIFY(widget.showsPins() && widget.leavesPinsOut());
        widget.setEvents(events.sliced(895));
        QVERIFY(widget.showsPins() && !widget.leavesPinsOut());
    }

    void anyWidthWillDo()
    {
        Appearance appearance;
        TimelineWidget widget(appearance);
        widget.setFrameShape(QFrame::NoFrame);
        widget.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        const QList<RunEvent> events{event(u"write A"_s, u"write"_s, 0, 500), event(u"launch"_s, u"launch"_s, 1'000'000, 1'000'300)};
        for (int width = 1; width < 200; ++width) {
            widget.resize(width, 200);
            widget.setEvents(events);
            QVERIFY2(std::isfinite(widget.axis().nsPerPixel) && widget.axis().nsPerPixel > 0, qPrintable(QString::number(width)));
            QVERIFY(widget.wantedHeight() > 0);
        }
    }

    void aMappedTransferIsTwoCommands()
    {
        const QStringList said =
            texts({event(u"read A"_s, u"map"_s, 0, 500), event(u"read A"_s, u"unmap"_s, 50'000'000, 50'000'400)}, {800, 300});
        QVERIFY2(said.join(u'|').contains(u"read A (map)"_s) && said.join(u'|').contains(u"read A (unmap)"_s), qPrintable(said.join(u'|')));
    }
};

QTEST_MAIN(TestTimelineWidget)
#include "tst_timelinewidget.moc"
