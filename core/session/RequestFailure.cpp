#include "session/RequestFailure.h"

#include <algorithm>
#include <csignal>

#include <QLocale>
#include <QRegularExpression>

#include "project/Steps.h"
#include "run/OutsideAccess.h"
#include "support/Filled.h"
#include "support/Numbers.h"

namespace kernelscope {
namespace {

QString kernelOf(const QList<Step> &steps, const QString &launch)
{
    const LaunchStep *found = launchNamed(steps, launch);
    return found ? found->kernel : QString();
}

/// The parameters that a launch passes images of one dimension for.
QStringList rowsOfPixels(const QString &launch, const Project &project)
{
    QStringList parameters;
    const LaunchStep *found = launchNamed(project.plan, launch);
    for (const Argument &argument : found ? found->arguments : QList<Argument>()) {
        const auto *image = std::get_if<ImageArgument>(&argument.value);
        const auto buffer = std::ranges::find(project.buffers, image ? image->image : QString(), &BufferSpec::name);
        if (image && buffer != project.buffers.end() && buffer->shape.size() == 1)
            parameters << argument.parameter;
    }
    return parameters;
}

/// What PoCL says when it has no code for a function that it declares.
QString adviceAfterMissingFunction(const QString &launch, const Project &project)
{
    QString advice = QStringLiteral(" The device's compiler has no code for a function of OpenCL's that the kernel calls.");
    if (const QStringList images = rowsOfPixels(launch, project); !images.isEmpty()) {
        advice +=
            QStringLiteral(" PoCL 3.1 lacks get_image_width for an image1d_buffer_t: if that is what %1 is, pass the width as a number.")
                .arg(images.join(QStringLiteral(" or ")));
    }
    return advice;
}

QString quotedOr(const QString &subject, const QString &otherwise)
{
    return subject.isEmpty() ? otherwise : QStringLiteral("\"%1\"").arg(subject);
}

/// PoCL from 5.0 on learns how much local memory a kernel declares only when it launches it. Empty where it says nothing of that.
QString adviceAfterLocalMemory(const RequestFailure &failure, const Project &project)
{
    static const QRegularExpression words(QStringLiteral("automatic local buffer.*doesn't fit to the local memory of size (\\d+)"));
    const QRegularExpressionMatch match = words.match(failure.lastWords);
    if (!match.hasMatch())
        return {};
    return QStringLiteral(" The kernel %1 declares more local memory than the device has (%2). Make its local variables smaller.")
        .arg(quotedOr(kernelOf(project.plan, failure.subject), QStringLiteral("of this launch")),
             bytesText(match.captured(1).toULongLong()));
}

QString launchInWords(const QString &subject, const Project &project)
{
    if (subject.isEmpty())
        return QStringLiteral("launch");
    const QString kernel = kernelOf(project.plan, subject);
    return kernel.isEmpty() ? QStringLiteral("launch \"%1\"").arg(subject)
                            : QStringLiteral("launch \"%1\" (kernel %2)").arg(subject, kernel);
}

QString capitalised(const QString &text)
{
    return text.left(1).toUpper() + text.mid(1);
}

QString shortExpression(const QString &expression)
{
    const QString line = expression.simplified();
    return line.size() <= 80 ? line : line.left(77) + QStringLiteral("...");
}

/// What was going on, to follow "while": "running the launch "spin" (kernel spin)".
QString activity(Phase phase, const QString &subject, const Project &project)
{
    switch (phase) {
    case Phase::Starting:
        return QStringLiteral("starting");
    case Phase::Evaluating:
        if (const auto found = std::ranges::find(project.parameters, subject, &Parameter::name); found != project.parameters.end())
            return QStringLiteral("evaluating the parameter \"%1\" (%2)").arg(subject, shortExpression(found->value.text));
        return QStringLiteral("evaluating the expressions of %1").arg(quotedOr(subject, QStringLiteral("the project")));
    case Phase::Building:
        return QStringLiteral("building %1").arg(quotedOr(subject, QStringLiteral("the sources")));
    case Phase::FirstLaunch:
        return QStringLiteral("preparing the first %1").arg(launchInWords(subject, project));
    case Phase::Running:
        return QStringLiteral("running the %1").arg(launchInWords(subject, project));
    case Phase::Reading:
        return QStringLiteral("reading back %1").arg(quotedOr(subject, QStringLiteral("the results")));
    case Phase::Waiting:
        return QStringLiteral("waiting for the device %1").arg(subject);
    case Phase::Checking:
        break;
    }
    return QStringLiteral("checking %1").arg(quotedOr(subject, QStringLiteral("the results")));
}

QString adviceAfterTimeout(Phase phase)
{
    switch (phase) {
    case Phase::Evaluating:
    case Phase::Checking:
        return QStringLiteral(" Look for an expression that never ends.");
    case Phase::Building:
        return QStringLiteral(" The device's compiler may be stuck on this source: make it smaller, or allow more time.");
    case Phase::FirstLaunch:
        return QStringLiteral(" The device compiles the kernel then, and runs it once: make it smaller, look for a loop that "
                              "never ends, or allow more time.");
    case Phase::Running:
        return QStringLiteral(" Look for a loop that never ends, or allow more time.");
    case Phase::Starting:
    case Phase::Reading:
    case Phase::Waiting:
        break;
    }
    return QStringLiteral(" Try again, or allow more time.");
}

/// The traced version of a kernel ends its loops itself.
QString adviceAfterTracedBuild()
{
    return QStringLiteral(" The device's compiler takes that long for the traced version of the kernel, which is longer than the kernel "
                          "itself, or the work-items do that much: allow more time, give the launch fewer work-items, make the kernel "
                          "smaller, or run the project without tracing it.");
}

/// Of a number, or of a parameter that is one; 0: not known here.
double valueOf(const Expression &expression, const Project &project)
{
    if (expression.isNumber())
        return expression.text.toDouble();
    const auto parameter = std::ranges::find(project.parameters, expression.text, &Parameter::name);
    return parameter != project.parameters.end() && parameter->value.isNumber() ? parameter->value.text.toDouble() : 0;
}

/// Where a launch has so many work-items that nothing else need be wrong with it.
QString adviceAboutSize(const QString &launch, const Project &project)
{
    constexpr double many = 1e9;
    const LaunchStep *found = launchNamed(project.plan, launch);
    double items = found ? 1 : 0;
    for (const Expression &extent : found ? found->global : QList<Expression>())
        items *= valueOf(extent, project);
    if (items < many)
        return {};
    return QStringLiteral(
               " It has %1 work-items, more than a device gets through in that time: give it a smaller global size, or allow more time.")
        .arg(QLocale(QLocale::English).toString(items, 'f', 0));
}

/// Where the traced launch did not do the like: no loop that never ends, no access outside.
QString adviceAfterCleanTrace()
{
    return QStringLiteral(
        " Traced, the same launch came to its end and nothing was found: the device's compiler seems to have translated the "
        "kernel wrongly. Build with -cl-opt-disable, or run on another device, to see.");
}

QString describeTimeout(const RequestFailure &failure, const Project &project)
{
    const QString limit = durationText(double(failure.limit.count()) * 1e6);
    const bool isLaunch = failure.phase == Phase::FirstLaunch || failure.phase == Phase::Running;
    const QString size = isLaunch ? adviceAboutSize(failure.subject, project) : QString();
    const QString otherwise = isLaunch && failure.isCleanTraced ? adviceAfterCleanTrace() : adviceAfterTimeout(failure.phase);
    const bool isTracedBuild = failure.phase == Phase::FirstLaunch && failure.isTraced;
    const QString advice = isTracedBuild ? adviceAfterTracedBuild() : size.isEmpty() ? otherwise : size;
    if (failure.phase == Phase::Running && failure.isMoving) {
        const QString done =
            failure.total > 0
                ? QStringLiteral("%L1 of its %L2 commands were done, and none took long.").arg(failure.done).arg(failure.total)
                : QStringLiteral("its commands were done one after the other, and none took long.");
        return QStringLiteral("The plan was still running after %1 and was ended: ").arg(limit) + done +
               QStringLiteral(" Give it fewer, or allow more time.");
    }
    if (failure.phase == Phase::Running) {
        return QStringLiteral("The %1 was still running after %2 and was ended.").arg(launchInWords(failure.subject, project), limit) +
               advice;
    }
    return QStringLiteral("The worker was still %1 after %2 and was ended.").arg(activity(failure.phase, failure.subject, project), limit) +
           advice;
}

/// What Clang said that explains a crash of the kernel or of its compiler; empty where nothing does.
QString adviceFrom(const QList<Diagnostic> &read)
{
    for (const Diagnostic &diagnostic : read) {
        const QString place = filled(QStringLiteral("%1:%2:%3"), diagnostic.file, diagnostic.line, diagnostic.column);
        if (diagnostic.message.contains(u"recursion"))
            return QStringLiteral(" Devices and their compilers crash on recursion: at %1, %2.").arg(place, diagnostic.message);
        if (diagnostic.message.contains(u"format specifies") || diagnostic.message.contains(u"conversion specifier") ||
            diagnostic.message.contains(u"'%' conversion"))
            return QStringLiteral(" A printf whose format does not fit its arguments does this: at %1, %2.").arg(place, diagnostic.message);
    }
    return {};
}

/// The access to memory outside of a buffer that ended the worker.
std::optional<OutsideAccess> outsideAccess(const RequestFailure &failure)
{
    const bool isLaunch = failure.phase == Phase::FirstLaunch || failure.phase == Phase::Running;
    return failure.kind == RequestFailure::Kind::Crashed && isLaunch ? readOutsideAccess(failure.lastWords) : std::nullopt;
}

QString describeCrash(const RequestFailure &failure, const Project &project, const QList<Diagnostic> &read)
{
    if (const auto outside = outsideAccess(failure))
        return describe(*outside,
                        failure.subject.isEmpty() ? QStringLiteral("A launch") : capitalised(launchInWords(failure.subject, project)));
    const QString doing = activity(failure.phase, failure.subject, project);
    if (failure.lostConnection) {
        const QString how = failure.lastWords.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(failure.lastWords);
        return QStringLiteral("The connection to the worker was lost%1 while %2. Try again.").arg(how, doing);
    }
    QString text = QStringLiteral("The worker %1 while %2.").arg(failure.reason, doing);
    if (!failure.cacheProblem.isEmpty())
        return text + u' ' + failure.cacheProblem;
    if (failure.lastWords.contains(QLatin1String("missing symbols in the kernel binary")))
        return text + adviceAfterMissingFunction(failure.subject, project);
    if (const QString tooMuch = adviceAfterLocalMemory(failure, project); !tooMuch.isEmpty())
        return text + tooMuch;
    if (failure.lastWords.contains(QLatin1String("bad_alloc")))
        return text +
               QStringLiteral(" Memory is short: what this needs is more than the system gives it. Make the buffers smaller, or close "
                              "other programs.");
    if (failure.signal == SIGKILL) // Which no program does to itself.
        text += QStringLiteral(" Another program ended it; the system does so when memory runs out.");
    else if (const QString known = adviceFrom(read); !known.isEmpty() && failure.phase != Phase::Evaluating)
        text += known;
    else if (const bool isLaunch = failure.phase == Phase::FirstLaunch || failure.phase == Phase::Running;
             isLaunch && failure.isCleanTraced)
        text += adviceAfterCleanTrace();
    else if (mayBeTheCompiler(failure))
        text +=
            QStringLiteral(" That is the driver's compiler rather than the kernel, unless the kernel follows an address that it computed "
                           "from a number: what the traced form of a kernel accesses elsewhere is looked at before. The project may run "
                           "untraced, and may be traced with -cl-opt-disable among its build options.");
    else if (isLaunch)
        text += QStringLiteral(" A kernel that reads or writes outside its buffers does this; so do barriers that not "
                               "all work-items of a group reach, recursion, and large private arrays.");
    else if (failure.phase == Phase::Starting)
        text += adviceAboutDrivers();
    else if (failure.phase == Phase::Evaluating)
        text += QStringLiteral(" An expression that calls itself without an end, or with many million values, does this: make it do less.");
    else if (failure.phase == Phase::Building)
        text += QStringLiteral(" The device's compiler can't take this source.");
    if (!failure.lastWords.isEmpty())
        text += QStringLiteral(" Its last words: %1").arg(failure.lastWords);
    return text;
}

RunStatus statusOf(const RequestFailure &failure)
{
    if (outsideAccess(failure))
        return RunStatus::GuardViolation;
    switch (failure.kind) {
    case RequestFailure::Kind::TimedOut:
        return RunStatus::TimedOut;
    case RequestFailure::Kind::Cancelled:
        return RunStatus::Cancelled;
    case RequestFailure::Kind::Refused:
        return RunStatus::Invalid;
    case RequestFailure::Kind::Crashed:
    case RequestFailure::Kind::Unavailable:
        break;
    }
    return RunStatus::Crashed;
}

} // namespace

bool mayBeTheCompiler(const RequestFailure &failure)
{
    return failure.kind == RequestFailure::Kind::Crashed && failure.phase == Phase::FirstLaunch && failure.isTraced &&
           !failure.lostConnection && failure.signal != SIGKILL && failure.cacheProblem.isEmpty() && !outsideAccess(failure);
}

QString adviceAboutDrivers()
{
    return QStringLiteral(" An OpenCL driver that fails as it is loaded does this: look whether clinfo ends, too, and repair or remove "
                          "that driver.");
}

QString describe(const RequestFailure &failure, const Project &project, const QList<Diagnostic> &read)
{
    switch (failure.kind) {
    case RequestFailure::Kind::Crashed:
        return describeCrash(failure, project, read);
    case RequestFailure::Kind::TimedOut:
        return describeTimeout(failure, project);
    case RequestFailure::Kind::Unavailable:
        if (!failure.lastWords.isEmpty())
            return failure.reason + QStringLiteral(" Its last words: ") + failure.lastWords;
        break;
    case RequestFailure::Kind::Cancelled:
    case RequestFailure::Kind::Refused:
        break;
    }
    return failure.reason;
}

RequestFailure resultsLost(const ReadResults &wanted)
{
    return {RequestFailure::Kind::Unavailable, wanted.launch == ReadResults::noLaunch
                                                   ? QStringLiteral("The worker that held these results has ended: run again.")
                                                   : QStringLiteral("The worker that held this trace has ended: trace again.")};
}

RequestFailure unsent(const Error &error)
{
    return {.kind = RequestFailure::Kind::Refused, .reason = error.message, .place = error.place, .pointer = error.pointer};
}

RunResult failedRun(const RequestFailure &failure, const Project &project, const QList<Diagnostic> &read)
{
    RunResult result;
    result.status = statusOf(failure);
    result.message = describe(failure, project, read);
    if (failure.pointer.isEmpty() || failure.place.line > 0)
        result.place = failure.place;
    else
        result.report.problems << Problem{failure.pointer, result.message, {}};
    if (result.status == RunStatus::GuardViolation)
        result.subject = failure.subject;
    if (result.status == RunStatus::Crashed || result.status == RunStatus::TimedOut) {
        result.phase = phaseName(failure.phase);
        result.subject = failure.subject;
    }
    return result;
}

RunResult invalidRun(const Error &error)
{
    return failedRun(unsent(error), {});
}

} // namespace kernelscope
