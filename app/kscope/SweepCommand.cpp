#include <QJsonDocument>

#include <algorithm>

#include "Commands.h"
#include "Console.h"
#include "Conversation.h"
#include "FirstError.h"
#include "Interrupt.h"
#include "RunErrors.h"
#include "RunOutcome.h"
#include "RunText.h"
#include "Settings.h"
#include "SourceReading.h"
#include "Table.h"
#include "WorkerOptions.h"
#include "export/SweepTable.h"
#include "project/ExpressionList.h"
#include "session/Job.h"
#include "session/ProjectFiles.h"
#include "support/Numbers.h"
#include "support/Rates.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

struct SweepOptions
{
    WorkerOptions worker;
    Sweep sweep; ///< that of the project where the command line names no parameter
    QList<ParameterValue> parameters;
    int repetitions = 1;
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

Result<SweepOptions> sweepOptions(const Arguments &arguments)
{
    const auto worker = workerOptions(arguments);
    const auto vary = variedValues(arguments.all("--vary"));
    const auto parameters = parameterValues(arguments.all("--set"));
    const auto repeat = repetitions(arguments, usualRepetitions);
    if (const auto error = firstError(worker, vary, parameters, repeat))
        return fail(*error);
    return SweepOptions{*worker, {*vary, {}, {}}, *parameters, *repeat};
}

/// What is to be run, or why there is nothing to compare.
Result<void> complete(SweepOptions &options, const Project &project, const Arguments &arguments)
{
    const Sweep own = project.sweep.value_or(Sweep());
    if (options.sweep.vary.isEmpty())
        options.sweep.vary = own.vary;
    options.sweep.work = own.work;
    options.sweep.launches = arguments.has("--launch") ? QStringList() : own.launches;
    if (options.sweep.vary.isEmpty())
        return fail(u"There is nothing to vary: give --vary NAME=A,B,C, or the project a \"sweep\"."_s);
    return checkVaried(options.sweep.vary, project);
}

/// Nothing when a signal ended the wait. `signature`: of the kernels that ran; as it was where none did.
std::optional<SweepRun> runAt(const SweepPoint &point, const ProjectDocument &document, const Arguments &arguments,
                              const SweepOptions &options, Conversation &conversation, ProgramSignature &signature)
{
    QList<ParameterValue> parameters = options.parameters;
    parameters << parametersAt(point);
    auto request = projectRequest(withWork(document, options.sweep.work), arguments.value("--device"), parameters);
    if (!request)
        return SweepRun{point, invalidRun(request.error()), {}};
    const auto read = readSources(document.project, *request, conversation);
    if (!read)
        return std::nullopt;
    const auto outcome = conversation.ask(RunProject{*request, arguments.value("--launch"), options.repetitions});
    if (!outcome)
        return std::nullopt;
    if (const auto reply = replyOf<RunReply>(*outcome))
        signature = reply->signature;
    return sweepRunOf(point, runResultOf(*outcome, document.project, *read), options.sweep.work);
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

int report(const QList<SweepRun> &runs, const Arguments &arguments, const ProjectDocument &document, const QStringList &launches,
           const ComparedPlan &plan)
{
    if (arguments.has("--json"))
        printOut(QString::fromUtf8(QJsonDocument(sweepJson(runs, launches, plan)).toJson()));
    else
        printOut(arguments.has("--csv") ? sweepCsv(runs, launches, plan) : sweepText(runs, launches, plan));
    int status = 0;
    for (const SweepRun &run : runs) {
        status = std::max(status, exitStatus(run.result.status));
        for (Error error : runErrors(run.result, document)) {
            error.message = u"with %1: %2"_s.arg(pointText(run.point), error.message);
            printError(error);
        }
    }
    return status;
}

} // namespace

int sweepCommand(const Arguments &arguments)
{
    auto options = sweepOptions(arguments);
    if (!options) {
        printError(options.error());
        return exitBadUsage;
    }
    Conversation conversation(options->worker);
    const auto document = loadProject(arguments.operand);
    const auto fits = document.and_then([&](const ProjectDocument &loaded) { return complete(*options, loaded.project, arguments); });
    if (!fits) {
        printError(fits.error());
        return exitBadUsage;
    }
    QList<SweepRun> runs;
    ProgramSignature signature;
    const QList<SweepPoint> points = sweepPoints(options->sweep.vary);
    for (const qsizetype place : shuffledOrder(points.size())) {
        const auto run = runAt(points[place], *document, arguments, *options, conversation, signature);
        if (!run)
            return Interrupt::exitCode;
        insertInOrder(runs, *run, points);
    }
    return report(runs, arguments, *document, options->sweep.launches, comparedPlan(document->project, signature));
}

} // namespace kernelscope
