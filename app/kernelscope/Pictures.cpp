#include "Pictures.h"

#include <QApplication>
#include <QFileInfo>
#include <QTimer>

#include "Arguments.h"
#include "Print.h"
#include "session/Session.h"
#include "ui/window/MainWindow.h"
#include "ui/window/Rendering.h"
#include "ui/window/Screenshot.h"
#include "ui/window/ScreenshotSeries.h"

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

static int takeScreenshot(Session &session, MainWindow &window, const Arguments &arguments)
{
    Screenshot screenshot(session, window,
                          {arguments.screenshot, arguments.trace, {arguments.launch, arguments.phase, arguments.group}, arguments.present});
    return statusOf(screenshot, [](const QString &error) {
        if (!error.isEmpty())
            print(stderr, error);
        return error.isEmpty() ? 0 : 1;
    });
}

static ScreenshotSeriesRequest seriesFor(const Session &session, const Arguments &arguments)
{
    ScreenshotSeriesRequest request{
        arguments.screenshots, QFileInfo(session.document().fileName).completeBaseName(), {}, {}, {false, true}};
    request.views = arguments.view.isEmpty() ? MainWindow::viewNames() << QStringLiteral("presenting") : QStringList(arguments.view);
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

static int render(Session &session, MainWindow &window, const Arguments &arguments)
{
    Rendering rendering(
        session, window,
        {arguments.picture, arguments.frames, arguments.frameKind, arguments.byAccess, arguments.launch, arguments.phase, arguments.group});
    return statusOf(rendering, [](int ended, const QString &message) {
        if (!message.isEmpty())
            print(stderr, message);
        return ended;
    });
}

int takePictures(Session &session, MainWindow &window, Appearance &appearance, const Arguments &arguments)
{
    if (arguments.renders())
        return render(session, window, arguments);
    if (!arguments.screenshots.isEmpty())
        return takeSeries(session, window, appearance, arguments);
    return takeScreenshot(session, window, arguments);
}

} // namespace kernelscope
