#include <algorithm>
#include <chrono>

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include "Commands.h"
#include "Console.h"
#include "Conversation.h"
#include "Interrupt.h"
#include "RunErrors.h"
#include "RunOutcome.h"
#include "Table.h"
#include "Tracing.h"
#include "WorkerOptions.h"
#include "language/InstalledClangd.h"
#include "session/Job.h"
#include "session/ProjectFiles.h"
#include "support/Ranges.h"

namespace kernelscope {
namespace {

using namespace Qt::StringLiterals;

enum class Health { Good, Lacking, Faulty };

QString wordOf(Health health)
{
    switch (health) {
    case Health::Good:
        return u"good"_s;
    case Health::Lacking:
        return u"lacking"_s;
    case Health::Faulty:
        break;
    }
    return u"faulty"_s;
}

/// One thing that Kernelscope needs of a machine.
struct Diagnosis
{
    QString part;
    Health health = Health::Good;
    QString text; ///< what was found, and what to do about it
};

/// Each work-group adds up its elements in local memory: what every kernel needs, and a barrier.
constexpr char kernelText[] = R"(kernel void add_up(global const int *data, global int *sums, local int *part)
{
    const size_t item = get_local_id(0);
    part[item] = data[get_global_id(0)];
    for (size_t stride = get_local_size(0) / 2; stride > 0; stride /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (item < stride)
            part[item] += part[item + stride];
    }
    if (item == 0)
        sums[get_group_id(0)] = part[0];
}
)";
constexpr char projectText[] = R"({
  "kernelscope": 1,
  "title": "What every kernel needs",
  "sources": ["add-up.cl"],
  "buffers": [
    { "name": "data", "type": "int", "shape": [64], "access": "in", "init": { "expression": "i" } },
    { "name": "sums", "type": "int", "shape": [8], "access": "out" }
  ],
  "plan": [
    { "launch": "add up", "kernel": "add_up", "global": [64], "local": [8],
      "arguments": { "data": { "buffer": "data" }, "sums": { "buffer": "sums" }, "part": { "local": 8 } } }
  ],
  "checks": [{ "name": "the sums", "buffer": "sums", "expected": { "expression": "64 * i + 28" } }]
})";

Result<ProjectDocument> smallProject()
{
    const QString file = u"add-up.kscope"_s;
    return readProject(projectText, file).transform([&file](const Project &project) {
        return ProjectDocument{project, {}, file, {{project.sources.first(), QString::fromLatin1(kernelText)}}};
    });
}

QString seconds(const QElapsedTimer &since)
{
    return u"%1 s"_s.arg(double(since.elapsed()) / 1000, 0, 'f', 2);
}

QString sentences(const RunResult &result, const ProjectDocument &document)
{
    return mapped(runErrors(result, document), &Error::message).join(u' ');
}

/// Asks for one thing after the other. Every question may end the command, which a signal does.
class Doctor
{
public:
    explicit Doctor(const TraceQuestion &question) : m_question(question), m_conversation(question.worker) {}

    /// Nothing when a signal ended it.
    std::optional<QList<Diagnosis>> examine()
    {
        const auto document = smallProject();
        const bool isWhole = document && askDevices() &&
                             std::ranges::all_of(m_devices, [&](const DeviceInfo &device) { return tryDevice(device, *document); });
        if (!isWhole)
            return std::nullopt;
        lookForClangd();
        return m_found;
    }

private:
    void add(const QString &part, Health health, const QString &text) { m_found << Diagnosis{part, health, text}; }

    bool askDevices()
    {
        const auto outcome = m_conversation.ask(ListDevices{});
        if (!outcome)
            return false;
        const auto reply = replyOf<DevicesReply>(*outcome);
        if (!reply) {
            add(u"Worker"_s, Health::Faulty, describe(reply.error(), {}));
            return true;
        }
        m_devices = reply->devices;
        addDrivers(*reply);
        for (const QString &sentence : reply->unconfined)
            add(u"Confinement"_s, Health::Lacking, sentence);
        if (reply->unconfined.isEmpty())
            add(u"Confinement"_s, Health::Good, u"A kernel can open no file of yours and no connection, nor start or end a program."_s);
        return true;
    }

    void addDrivers(const DevicesReply &reply)
    {
        QSet<QString> platforms;
        for (const DeviceInfo &device : reply.devices) {
            if (platforms.contains(device.platform.name))
                continue;
            platforms.insert(device.platform.name);
            add(u"Driver"_s, Health::Good, u"%1, %2"_s.arg(device.platform.name, device.platform.version));
        }
        for (const QString &sentence : reply.leftOut)
            add(u"Driver"_s, Health::Faulty, sentence);
        if (reply.devices.isEmpty())
            add(u"Driver"_s, Health::Faulty, reply.message);
    }

    /// False when a signal ended it.
    bool tryDevice(const DeviceInfo &device, const ProjectDocument &document)
    {
        const QString part = u"Device %1"_s.arg(device.index);
        TraceQuestion question = m_question;
        question.device = QString::number(device.index);
        const auto request = projectRequest(document, question.device);
        QElapsedTimer clock;
        clock.start();
        const auto outcome = m_conversation.ask(RunProject{*request, {}, 1});
        if (!outcome)
            return false;
        const RunResult result = runResultOf(*outcome, document.project, {});
        if (result.status != RunStatus::Ok) {
            add(part, Health::Faulty, u"%1 does not run a small kernel. %2"_s.arg(device.name, sentences(result, document)));
            return true;
        }
        const QString ran = seconds(clock);
        clock.restart();
        const auto trace = traced(m_conversation, document, question);
        if (!trace)
            return false;
        const QList<LaunchTrace> &launches = trace->reply.launches;
        if (launches.size() == 1 && launches[0].complete && launches[0].findings.isEmpty()) {
            add(part, Health::Good, u"%1 runs a small kernel (%2) and traces it (%3)."_s.arg(device.name, ran, seconds(clock)));
            return true;
        }
        QStringList said = launches.value(0).notes;
        for (const Finding &finding : launches.value(0).findings)
            said << finding.message;
        said << sentences(trace->reply.result, document);
        add(part, Health::Faulty, u"%1 runs a small kernel, but does not trace it as it should. %2"_s.arg(device.name, said.join(u' ')));
        return true;
    }

    void lookForClangd()
    {
        const QStringList clangd = installedClangd();
        if (clangd.isEmpty())
            add(u"clangd"_s, Health::Lacking,
                u"It is not installed: the editor completes names from word lists alone. Debian and Ubuntu have it as package clangd."_s);
        else
            add(u"clangd"_s, Health::Good, u"The editor asks %1."_s.arg(clangd.first()));
    }

    TraceQuestion m_question;
    Conversation m_conversation;
    QList<DeviceInfo> m_devices;
    QList<Diagnosis> m_found;
};

void print(const QList<Diagnosis> &found, bool isJson)
{
    if (isJson) {
        QJsonArray list;
        for (const Diagnosis &one : found)
            list << QJsonObject{{u"part"_s, one.part}, {u"health"_s, wordOf(one.health)}, {u"text"_s, one.text}};
        return printOut(QString::fromUtf8(QJsonDocument(list).toJson()));
    }
    Table table({u"Part"_s, u"Health"_s, u"Found"_s});
    for (const Diagnosis &one : found)
        table.add({one.part, wordOf(one.health), one.text});
    printOut(table.text());
}

} // namespace

int doctorCommand(const Arguments &arguments)
{
    auto question = traceQuestion(arguments);
    if (!question)
        return exitWith(question.error());
    if (!arguments.has("--timeout")) {
        constexpr std::chrono::seconds patience{10}; // for each phase of what is tried
        question->worker.session.deadlines = {patience, patience, patience, patience, patience, patience, patience};
    }
    question->trace.dataflow = true;
    const auto found = Doctor(*question).examine();
    if (!found)
        return Interrupt::exitCode;
    print(*found, arguments.has("--json"));
    return std::ranges::any_of(*found, [](const Diagnosis &one) { return one.health == Health::Faulty; }) ? 1 : 0;
}

} // namespace kernelscope
