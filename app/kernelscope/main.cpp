#include <algorithm>

#include <QApplication>
#include <QIcon>
#include <QProcess>
#include <QStandardPaths>
#include <QTimer>

#include "Arguments.h"
#include "Pictures.h"
#include "Print.h"
#include "language/InstalledClangd.h"
#include "session/ChildProcess.h"
#include "session/DriverCacheUse.h"
#include "session/Session.h"
#include "ui/present/Presentation.h"
#include "ui/samples/SampleCatalog.h"
#include "ui/settings/Language.h"
#include "ui/settings/Settings.h"
#include "ui/theme/Appearance.h"
#include "ui/trace/TraceStage.h"
#include "ui/window/LanguageSwitch.h"
#include "ui/window/MainWindow.h"
#include "ui/window/Messages.h"
#include "ui/window/ProjectFiles.h"
#include "ui/window/Views.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

static QtMessageHandler printedByQt = nullptr;

/// What Qt says about a display or a login session that is not there is nothing that a user could act upon.
static void leaveOutNoise(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    const bool isNoise = message.startsWith(u"This plugin does not support propagateSizeHints()") ||
                         message.startsWith(u"QStandardPaths: XDG_RUNTIME_DIR not set");
    if (!isNoise && printedByQt)
        printedByQt(type, context, message);
}

/// Pictures need no display; neither does --help.
static void chooseDisplay(int argc, char **argv)
{
    const bool hasDisplay = qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
                            qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
    for (int i = 1; i < argc && !hasDisplay; ++i) {
        const QByteArray argument(argv[i]);
        if (argument.startsWith("--screenshot") || argument.startsWith("--picture") || argument.startsWith("--frames") ||
            argument == "--help" || argument == "-h" || argument == "--version" || argument == "-v")
            qputenv("QT_QPA_PLATFORM", "offscreen");
    }
}

static void setLook(Appearance &appearance, const Arguments &arguments, const Settings &settings)
{
    appearance.setDark(arguments.dark.value_or(settings.value(u"window/dark"_s).toBool()));
    appearance.setScale(arguments.scale > 0 ? arguments.scale : settings.value(u"window/scale"_s).toDouble());
    appearance.setFonts(settings.value(u"window/font"_s).toString(), settings.value(u"window/codeFont"_s).toString());
    appearance.apply();
}

static QVariantMap askedIn(const Arguments &arguments)
{
    QVariantMap asked;
    if (!arguments.language.isEmpty())
        asked.insert(u"window/language"_s, arguments.language);
    if (arguments.dark)
        asked.insert(u"window/dark"_s, *arguments.dark);
    if (arguments.scale > 0)
        asked.insert(u"window/scale"_s, arguments.scale);
    if (!arguments.device.isEmpty())
        asked.insert(u"run/device"_s, arguments.device);
    return asked;
}

/// What the arguments leave to the settings.
static void complete(Arguments &arguments, const Settings &settings)
{
    const QString clangd = settings.value(u"editor/clangd"_s).toString();
    if (arguments.device.isEmpty())
        arguments.device = settings.value(u"run/device"_s).toString();
    if (arguments.worker.isEmpty())
        arguments.worker = QProcess::splitCommand(settings.value(u"run/worker"_s).toString());
    if (!arguments.clangd && !clangd.isEmpty())
        arguments.clangd = languageServer(clangd);
}

static WindowOptions windowOptions(const Arguments &arguments, const QVariantMap &asked)
{
    WindowOptions options;
    options.unattended = arguments.takesPicture();
    options.samplesFolder = samplesFolder(QApplication::applicationDirPath());
    if (arguments.trace || arguments.takesPicture()) // Asking for a run is trust enough for this one.
        options.trusted = {arguments.project};
    options.worker = arguments.worker;
    options.asked = asked;
    if (!options.unattended) {
        options.openWindow = [](const QString &path) { QProcess::startDetached(QApplication::applicationFilePath(), {path}); };
        options.openWindowShowing = [](const QString &path, const QString &view) {
            QProcess::startDetached(QApplication::applicationFilePath(), {u"--view"_s, view, path});
        };
        options.clangd = arguments.clangd ? *arguments.clangd : installedClangd();
        options.recoveryFolder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/recovery"_s;
    }
    return options;
}

/// The project with other values of its parameters.
static Result<void> give(Session &session, const QStringList &settings)
{
    Project project = session.project();
    for (const QString &setting : settings) {
        const QString name = setting.section(u'=', 0, 0).trimmed();
        const QString value = setting.section(u'=', 1).trimmed();
        const auto found = std::ranges::find(project.parameters, name, &Parameter::name);
        if (value.isEmpty())
            return fail(u"--set takes NAME=VALUE, not \"%1\"."_s.arg(setting));
        if (found == project.parameters.end())
            return fail(u"--set: the project has no parameter \"%1\"."_s.arg(name));
        found->value = Expression(value);
    }
    if (!settings.isEmpty())
        session.setProject(project);
    return {};
}

static Result<void> openWhatIsAsked(Session &session, MainWindow &window, const Arguments &arguments)
{
    if (arguments.project.isEmpty())
        return {};
    return window.files().open(arguments.project).and_then([&] { return give(session, arguments.settings); });
}

/// What the arguments ask to see, once the window is there.
static int show(Session &session, MainWindow &window, Appearance &appearance, const Arguments &arguments)
{
    if (arguments.view == u"samples")
        window.showSamples();
    else if (!arguments.view.isEmpty())
        window.views().showView(arguments.view);
    window.show();
    if (arguments.takesPicture())
        return takePictures(session, window, appearance, arguments);
    if (arguments.project.isEmpty() && arguments.view.isEmpty())
        QTimer::singleShot(0, &window, [&] { window.offerLast(LastSession(true).all()); });
    if (arguments.trace && !arguments.project.isEmpty())
        QTimer::singleShot(0, &window, [&] {
            if (!session.isTracing()) // A step that is presented may have asked for it.
                window.views().stage().traceGroup(arguments.group);
        });
    if (arguments.present)
        window.presentation().enter(*arguments.present - 1);
    return QApplication::exec();
}

int main(int argc, char **argv)
{
    chooseDisplay(argc, argv);
    printedByQt = qInstallMessageHandler(leaveOutNoise);
    QApplication application(argc, argv);
    QApplication::setApplicationName(u"kernelscope"_s);
    QApplication::setOrganizationName(u"Kernelscope"_s);
    QApplication::setApplicationDisplayName(u"Kernelscope"_s);
    QApplication::setDesktopFileName(u"kernelscope"_s);
    QApplication::setApplicationVersion(QStringLiteral(KERNELSCOPE_VERSION));

    auto arguments = readArguments(QApplication::arguments());
    if (!arguments || !arguments->help.isEmpty()) {
        print(arguments ? stdout : stderr, arguments ? arguments->help : arguments.error().message);
        return arguments ? 0 : 2;
    }
    Language language;
    Appearance appearance;
    QApplication::setWindowIcon(QIcon(u":/icons/kernelscope.svg"_s));
    const Settings settings(!arguments->takesPicture());
    const QVariantMap asked = askedIn(*arguments);
    complete(*arguments, settings);
    language.use(arguments->language.isEmpty() ? settings.value(u"window/language"_s).toString() : arguments->language);
    setLook(appearance, *arguments, settings);
    SessionOptions options;
    options.workerCommand = arguments->worker;
    options.device = arguments->device;
    options.cache = driverCacheOf(arguments->project);
    const ReadHosts hosts = arguments->untrusted ? ReadHosts() : readHosts();
    options.hosts = hosts.hosts;
    if (arguments->untrusted) {
        options.workerCommand = strictWorker();
        options.oneRunEach = true;
    }
    Session session(options);
    LanguageSwitch languages(session, appearance, windowOptions(*arguments, asked), language);
    MainWindow &window = languages.window();
    if (arguments->size.isValid())
        window.resizeTo(arguments->size);
    if (const auto opened = openWhatIsAsked(session, window, *arguments); !opened) {
        print(stderr, oneLine(opened.error()));
        if (arguments->takesPicture())
            return 2;
        // Whoever opened it from the desktop sees no shell.
        window.files().complainOfOpening(MainWindow::tr("The project could not be opened."), arguments->project, opened.error());
        window.show();
        return QApplication::exec();
    }
    if (!hosts.problems.isEmpty() && !arguments->takesPicture())
        window.messages().complain(MainWindow::tr("Not all other machines are known."), {hosts.problems.join(u' '), {}});
    return show(session, window, appearance, *arguments);
}
