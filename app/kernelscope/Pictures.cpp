#include "Pictures.h"

#include <QApplication>
#include <QFileInfo>
#include <QTimer>

#include "Arguments.h"
#include "Print.h"
#include "session/Session.h"
#include "ui/window/MainWindow.h"
#include "ui/window/Rendering.h"
#include "ui/window/ScreenshotSeries.h"
#include "ui/window/Views.h"

namespace kernelscope {

/// Starts what was asked for once the event loop runs, and waits for its `finished`, which gives the exit status.
template <typename Job, typename Finished> static int statusOf(Job &job, const Finished &finished)
{
    int status = 0;
    QObject::connect(&job, &Job::finished, [&](const auto &...how) {
        status = finished(how...);
        QCoreApplication::quit();
    });
    QTimer::singleShot(0, &job, &Job::start);
    QApplication::exec();
    return status;
}

static ScreenshotSeriesRequest seriesFor(const Session &session, const Arguments &arguments)
{
    ScreenshotSeriesRequest request{
        arguments.screenshots, QFileInfo(session.document().fileName).completeBaseName(), {}, {}, {false, true}};
    request.views = arguments.view.isEmpty() ? Views::names() << QStringLiteral("presenting") : QStringList(arguments.view);
    request.sizes = arguments.size.isValid() ? QList<QSize>{arguments.size} : QList<QSize>{{1600, 1000}, {1280, 720}};
    if (arguments.dark)
        request.dark = {*arguments.dark};
    return request;
}

static int takeSeries(Session &session, MainWindow &window, Appearance &appearance, const Arguments &arguments)
{
    const ScreenshotSeriesRequest request = seriesFor(session, arguments);
    ScreenshotSeries series(session, window, appearance, request);
    return statusOf(series, [&](const QString &error) {
        for (const QString &skipped : series.skipped())
            print(stdout, skipped);
        print(error.isEmpty() ? stdout : stderr,
              error.isEmpty() ? QStringLiteral("%1 pictures of %2").arg(series.written()).arg(request.name) : error);
        return error.isEmpty() ? 0 : 1;
    });
}

static RenderRequest requestOf(const Arguments &arguments)
{
    RenderRequest request;
    request.ofWindow = !arguments.renders();
    request.file = request.ofWindow ? arguments.screenshot : arguments.picture;
    request.trace = arguments.trace;
    request.frames = arguments.frames.isEmpty() ? QString() : arguments.frames + u'/';
    request.frameKind = arguments.frameKind;
    request.byAccess = arguments.byAccess;
    request.moment.launch = arguments.launch.section(u':', 0, 0);
    if (arguments.launch.contains(u':'))
        request.moment.execution = arguments.launch.section(u':', 1).toInt();
    request.moment.phase = arguments.phase;
    request.moment.group = arguments.group;
    request.present = arguments.present;
    return request;
}

int takePictures(Session &session, MainWindow &window, Appearance &appearance, const Arguments &arguments)
{
    if (!arguments.renders() && !arguments.screenshots.isEmpty())
        return takeSeries(session, window, appearance, arguments);
    Rendering rendering(session, window, requestOf(arguments));
    return statusOf(rendering, [](int ended, const QString &message) {
        if (!message.isEmpty())
            print(stderr, message);
        return ended;
    });
}

} // namespace kernelscope
