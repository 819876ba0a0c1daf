#include <algorithm>

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>
#include <QRegularExpression>

#include "Commands.h"
#include "Console.h"
#include "Conversation.h"
#include "FirstError.h"
#include "Interrupt.h"
#include "KeptRuns.h"
#include "RunErrors.h"
#include "RunOutcome.h"
#include "RunText.h"
#include "Settings.h"
#include "SlurmJob.h"
#include "SweepLanes.h"
#include "Table.h"
#include "TraceOptionsReader.h"
#include "WorkerOptions.h"
#include "device/DeviceSelection.h"
#include "export/SweepTable.h"
#include "project/ExpressionList.h"
#include "session/Job.h"
#include "support/Filled.h"
#include "support/Numbers.h"
#include "support/Rates.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

struct SweepOptions
{
    WorkerOptions worker;
    SweepQuestion question;
    QStringList hosts;
    quint64 workers = 1;         ///< devices of a kind and machine
    quint64 tasks = 1;           ///< of an array job
    quint64 part = 0, parts = 1; ///< of the points
};

/// The words of --vary, each NAME=A,B,C; a comma inside of brackets belongs to its expression.
Result<QList<QPair<QString, QList<Expression>>>> variedValues(const QStringList &words)
{
    QList<QPair<QString, QList<Expression>>> vary;
    for (const QString &word : words) {
        const qsizetype equals = word.indexOf(u'=');
        const QList<Expression> expressions = listFrom(word.mid(equals + 1));
        if (equals < 1 || std::ranges::any_of(expressions, &Expression::isEmpty))
            return fail(u"--vary takes NAME=A,B,C, but was given \"%1\"."_s.arg(word));
        vary.append({word.left(equals).trimmed(), expressions});
    }
    return vary;
}

constexpr quint64 mostPoints = 1'000'000'000;
constexpr quint64 mostRuns = 10'000; ///< of one process

/// "3/8": the part with this number, counted from 0, of so many.
Result<void> readPart(const QString &text, SweepOptions &options)
{
    static const QRegularExpression form(u"^(\\d+)/(\\d+)$"_s);
    const auto match = form.match(text);
    options.part = match.captured(1).toULongLong();
    options.parts = match.captured(2).toULongLong();
    if (!match.hasMatch() || options.part >= options.parts || options.parts > mostPoints)
        return fail(u"--part takes I/N, a part's number from 0 and how many there are, but was given \"%1\"."_s.arg(text));
    return {};
}

Result<SweepOptions> sweepOptions(const Arguments &arguments)
{
    const auto worker = workerOptions(arguments);
    const auto vary = variedValues(arguments.all("--vary"));
    const auto parameters = parameterValues(arguments.all("--set"));
    const auto repeat = repetitions(arguments, usualRepetitions);
    const auto workers = wholeNumber(arguments, "--workers", 1);
    if (const auto error = firstError(worker, vary, parameters, repeat, workers))
        return fail(*error);
    SweepOptions options{*worker, {{}, {*vary, {}, {}}, *parameters, arguments.value("--launch"), *repeat, SweepGrid(), {}}, {}, *workers};
    if (arguments.has("--hosts"))
        options.hosts = arguments.value("--hosts").split(u',', Qt::SkipEmptyParts);
    if (arguments.has("--submit") && !arguments.has("--slurm"))
        return fail(u"--submit needs --slurm N, the number of the job's tasks."_s);
    for (const char *needing : {"--gather", "--slurm"}) {
        if (arguments.has(needing) && !arguments.has("--keep"))
            return fail(filled(u"%1 needs --keep DIR, the folder of the runs."_s, QLatin1String(needing)));
    }
    if (const auto tasks = wholeNumber(arguments, "--slurm", 1); !tasks)
        return fail(tasks.error());
    else
        options.tasks = *tasks;
    if (arguments.has("--part")) {
        if (const auto part = readPart(arguments.value("--part"), options); !part)
            return fail(part.error());
    }
    return options;
}

/// What is to be run, or why there is nothing to compare.
Result<void> complete(SweepOptions &options, const ProjectDocument &document, const Arguments &arguments)
{
    SweepQuestion &question = options.question;
    const Sweep own = document.project.sweep.value_or(Sweep());
    if (question.sweep.vary.isEmpty())
        question.sweep.vary = own.vary;
    question.sweep.work = own.work;
    question.sweep.launches = arguments.has("--launch") ? QStringList() : own.launches;
    if (question.sweep.vary.isEmpty())
        return fail(u"There is nothing to vary: give --vary NAME=A,B,C, or the project a \"sweep\"."_s);
    question.document = withWork(document, question.sweep.work);
    question.grid = SweepGrid(question.sweep.vary);
    if (const auto fits = question.grid.fits(document.project); !fits)
        return fits;
    if (question.grid.size() == 0)
        return fail(u"There is nothing to vary: a parameter has no values."_s);
    if (question.grid.size() > mostPoints)
        return fail(filled(u"These are more than %1 runs. Vary fewer values."_s, mostPoints));
    if (arguments.has("--gather"))
        return {};
    const quint64 parts = arguments.has("--slurm") ? options.tasks : options.parts;
    if ((question.grid.size() + parts - 1) / parts > mostRuns) {
        return fail(
            filled(u"These are %1 runs, and at most %2 are made by one process: divide them (--part, --slurm), or vary fewer values."_s,
                   question.grid.size(), mostRuns));
    }
    if (arguments.has("--slurm"))
        return {};
    const QList<quint64> places = question.grid.part(options.part, options.parts);
    for (const qsizetype place : shuffledOrder(places.size()))
        question.order << places[place];
    return {};
}

/// "lab: cpu|lab: any"
QString selectorAt(const QString &host, const QString &selector)
{
    QStringList alternatives = selector.split(u'|');
    for (QString &alternative : alternatives)
        alternative = host.isEmpty() ? alternative.trimmed() : host + u": "_s + alternative.trimmed();
    return alternatives.join(u'|');
}

/// "platform: device", wherever it is.
QString kindOf(DeviceInfo device)
{
    device.host.clear();
    return deviceTitle(device);
}

/// The chosen device of a machine, and of those of the same kind as many as are wanted. Nothing when a signal ended the wait.
std::optional<Result<QList<SweepDevice>>> devicesOf(const QString &host, const SweepOptions &options, const Arguments &arguments,
                                                    Conversation &conversation)
{
    const QString selector = selectorAt(host, arguments.value("--device"));
    const auto outcome = conversation.ask(ListDevices{selector});
    if (!outcome)
        return std::nullopt;
    const auto reply = replyOf<DevicesReply>(*outcome);
    if (!reply)
        return fail(describe(reply.error(), {}));
    const auto chosen = selectDevice(reply->devices, selector);
    if (!chosen)
        return fail(host.isEmpty() ? chosen.error().message : host + u": "_s + chosen.error().message);
    const DeviceInfo &first = reply->devices[*chosen];
    const QString kind = kindOf(first);
    QList<SweepDevice> devices{{selectorAt(first.host, QString::number(first.index)), kind}};
    for (const DeviceInfo &other : reply->devices) {
        if (other.index != first.index && kindOf(other) == kind && quint64(devices.size()) < options.workers)
            devices << SweepDevice{selectorAt(other.host, QString::number(other.index)), kind};
    }
    if (quint64(devices.size()) < options.workers)
        printError(filled(u"%1 of %2 workers are used, one for each device of the kind (%3): two runs on one device would disturb each "
                          "other's times."_s,
                          devices.size(), options.workers, deviceTitle(first)));
    return devices;
}

/// Where the points are run; one device without a kind where that makes no difference.
std::optional<Result<QList<SweepDevice>>> sweepDevices(const SweepOptions &options, const Arguments &arguments)
{
    if (options.question.order.isEmpty())
        return QList<SweepDevice>();
    if (options.hosts.isEmpty() && options.workers == 1 && !arguments.has("--keep"))
        return QList<SweepDevice>{{arguments.value("--device"), {}}};
    for (const QString &host : options.hosts) {
        if (std::ranges::find(options.worker.session.hosts, host, &Host::name) == options.worker.session.hosts.end())
            return fail(filled(u"There is no host \"%1\". kscope hosts lists those that there are."_s, host));
    }
    Conversation conversation(options.worker, Conversation::Begins::WhenAsked);
    QList<SweepDevice> all;
    for (const QString &host : options.hosts.isEmpty() ? QStringList{QString()} : options.hosts) {
        const auto devices = devicesOf(host, options, arguments, conversation);
        if (!devices)
            return std::nullopt;
        if (*devices)
            all += **devices;
        else if (options.hosts.size() > 1)
            printError(filled(u"%1 is not used. %2"_s, host, devices->error().message));
        else
            return *devices;
    }
    if (all.isEmpty())
        return fail(u"None of the hosts can be used."_s);
    return all;
}

QString sweepText(const QList<SweepRun> &runs, const QStringList &launches, const ComparedPlan &plan)
{
    const QList<ComparedRow> rows = comparedRows(runs, launches, plan);
    if (rows.isEmpty())
        return {};
    QStringList headings;
    for (const auto &[name, value] : rows.first().point)
        headings << u'>' + name;
    headings << u"launch"_s << u">global"_s << u">local"_s << u">median"_s << u">min"_s << u">max"_s;
    for (const auto &[unit, rate] : rows.first().perSecond)
        headings << u'>' + rateUnit(unit);
    Table table(headings << QString());
    for (const ComparedRow &row : rows) {
        QStringList cells;
        for (const auto &[name, value] : row.point)
            cells << value;
        cells << row.timing.name << sizesText(row.timing.global, u"-"_s)
              << (row.hasOneLocal() ? sizesText(row.timing.local, u"auto"_s) : u"-"_s) << durationText(row.timing.medianNs)
              << durationText(row.timing.minNs) << durationText(row.timing.maxNs);
        for (const auto &[unit, rate] : row.perSecond)
            cells << shownRate(rate);
        table.add(cells << (row.fault.isEmpty() ? row.isFastest ? u"fastest"_s : QString() : u"faulty: "_s + row.fault));
    }
    return table.text();
}

/// 'it'"'"'s' for a shell.
QString shellWord(QString word)
{
    return u'\'' + word.replace(u'\'', u"'\"'\"'"_s) + u'\'';
}

/// The words of this command, without those that say how it is divided and told.
QString sameCommand(const Arguments &arguments, const QString &folder)
{
    QStringList words{shellWord(QCoreApplication::applicationFilePath()), u"sweep"_s,
                      shellWord(QFileInfo(arguments.operand).absoluteFilePath()), u"--keep"_s, shellWord(folder)};
    static const QStringList others{u"--keep"_s, u"--slurm"_s, u"--submit"_s, u"--part"_s, u"--gather"_s, u"--csv"_s, u"--json"_s};
    for (auto option = arguments.values.begin(); option != arguments.values.end(); ++option) {
        for (const QString &value : others.contains(option.key()) ? QStringList() : *option)
            words << (option.key() + (value.isEmpty() ? QString() : u'=' + shellWord(value)));
    }
    return words.join(u' ');
}

/// Writes an array job, or has it run as well and waits for its end. Nothing: its runs can be gathered.
std::optional<int> arrayJob(const SweepOptions &options, const Arguments &arguments)
{
    const QString folder = QFileInfo(arguments.value("--keep")).absoluteFilePath();
    const quint64 tasks = std::min(options.tasks, options.question.grid.size());
    const QString command = sameCommand(arguments, folder);
    const auto script = writeArrayJob(folder, command, tasks);
    if (!script)
        return exitWith(script.error());
    const QString gather = filled(u"%1 --gather"_s, command);
    if (!arguments.has("--submit")) {
        printOut(filled(u"Wrote an array job of %1 tasks for %2 runs. Submit it, then gather what there is, at any time:\n\n"
                        "  sbatch %3\n  %4\n"_s,
                        tasks, options.question.grid.size(), shellWord(*script), gather));
        return 0;
    }
    const auto job = SlurmJob::submit(*script, arguments.value("--submit"));
    if (!job)
        return Interrupt::exitCode;
    if (!*job)
        return exitWith(job->error(), exitDeviceLost);
    printError(filled(u"Submitted job %1: %2 tasks for %3 runs. It goes on without this command; this gathers what there is, at any time:\n"
                      "  %4"_s,
                      (*job)->number(), tasks, options.question.grid.size(), gather));
    const auto ends = (*job)->follow();
    if (!ends)
        return Interrupt::exitCode;
    if (!*ends)
        printError(filled(u"Job %1 can't be followed any more. %2"_s, (*job)->number(), ends->error().message));
    return std::nullopt;
}

int report(const SpreadSweep &sweep, const SweepQuestion &question, const Arguments &arguments)
{
    const QList<SweepOfKind> kinds = sweep.runs();
    const QStringList &launches = question.sweep.launches;
    const ComparedPlan plan = comparedPlan(question.document.project, sweep.signature());
    if (arguments.has("--json")) {
        printOut(QString::fromUtf8(QJsonDocument(sweepJson(kinds, launches, plan)).toJson()));
    } else if (arguments.has("--csv")) {
        printOut(sweepCsv(kinds, launches, plan));
    } else {
        for (const SweepOfKind &kind : kinds)
            printOut((kinds.size() > 1 ? u"on "_s + kind.kind + u'\n' : QString()) + sweepText(kind.runs, launches, plan));
    }
    int status = 0;
    for (const SweepOfKind &kind : kinds) {
        for (const SweepRun &run : kind.runs) {
            status = std::max(status, exitStatus(run.result.status));
            for (Error error : runErrors(run.result, question.document)) {
                error.message = u"with %1: %2"_s.arg(pointText(run.point), error.message);
                printError(error);
            }
        }
        const bool isGathered = arguments.has("--gather") || arguments.has("--slurm");
        if (const quint64 missing = question.grid.size() - quint64(kind.runs.size()); missing > 0 && isGathered)
            printError(filled(u"%1 of %2 runs are not there yet."_s, missing, question.grid.size()));
    }
    return status;
}

} // namespace

int sweepCommand(const Arguments &arguments)
{
    auto options = sweepOptions(arguments);
    if (!options)
        return exitWith(options.error());
    const auto document = loadProject(arguments.operand);
    const auto fits = document.and_then([&](const ProjectDocument &loaded) { return complete(*options, loaded, arguments); });
    auto kept = !fits                     ? Result<std::unique_ptr<KeptRuns>>(fail(fits.error()))
                : arguments.has("--keep") ? KeptRuns::open(arguments.value("--keep"), options->question)
                                          : Result<std::unique_ptr<KeptRuns>>(nullptr);
    if (!kept)
        return exitWith(kept.error());
    if (arguments.has("--slurm")) {
        if (const auto status = arrayJob(*options, arguments))
            return *status;
        kept = KeptRuns::open(arguments.value("--keep"), options->question);
    }
    const auto devices = sweepDevices(*options, arguments);
    if (!devices)
        return Interrupt::exitCode;
    if (!*devices)
        return exitWith(devices->error(), exitDeviceLost);
    SpreadSweep sweep(options->question, **devices, options->worker, [&kept](const QString &kind, const SweepLane::Ended &ended) {
        const auto done = *kept ? (*kept)->keep(kind, ended) : Result<void>();
        if (!done)
            printError(done.error());
    });
    if (*kept) {
        for (const auto &[kind, ended] : (*kept)->runs())
            sweep.add(kind, ended);
        if ((*kept)->otherFiles() > 0)
            printError(
                filled(u"%1: what %2 of the files there hold is of another project, or was run with other options. It is left alone."_s,
                       arguments.value("--keep"), (*kept)->otherFiles()));
    }
    if (!sweep.run())
        return Interrupt::exitCode;
    return report(sweep, options->question, arguments);
}

} // namespace kernelscope
