#include "session/Workers.h"

#include <algorithm>

#include "session/RequestFailure.h"

namespace kernelscope {

namespace {

constexpr int placeShift = 32; ///< of a machine's place in the numbers of its workers

/// What says whose device it is; nullptr: any.
QString *selectorOf(Request &request)
{
    return std::visit(
        [](auto &asked) -> QString * {
            if constexpr (requires { asked.request.device; })
                return &asked.request.device;
            else if constexpr (requires { asked.device; })
                return &asked.device;
            return nullptr;
        },
        request);
}

/// With the host's name wherever a device is named.
Outcome named(const Outcome &outcome, const QString &host)
{
    Outcome told = outcome;
    if (!told || host.isEmpty())
        return told;
    std::visit(
        [&host](auto &reply) {
            if constexpr (requires { reply.devices; }) {
                for (DeviceInfo &device : reply.devices)
                    device.host = host;
            } else if constexpr (requires { reply.result.device; }) {
                if (!reply.result.device.isEmpty())
                    reply.result.device.prepend(host + QStringLiteral(": "));
            }
        },
        told->reply);
    return told;
}

} // namespace

Workers::Workers(const SessionOptions &options, QObject *parent) : QObject(parent), m_options(options), m_hosts(options.hosts)
{
    m_supervisors.resize(std::size_t(m_hosts.size()) + 1);
    at(0);
}

Workers::~Workers() = default;

void Workers::addHost(const Host &host)
{
    removeHost(host.name);
    m_hosts << host;
    m_supervisors.emplace_back();
}

/// What was asked of it gets no answer any more.
void Workers::removeHost(const QString &name)
{
    const auto found = std::ranges::find(m_hosts, name, &Host::name);
    if (found == m_hosts.end())
        return;
    m_supervisors[std::size_t(found - m_hosts.begin()) + 1].reset();
    *found = {};
}

std::size_t Workers::place(const QString &host) const
{
    const auto found = std::ranges::find(m_hosts, host, &Host::name);
    return host.isEmpty() || found == m_hosts.end() ? 0 : std::size_t(found - m_hosts.begin()) + 1;
}

WorkerSupervisor &Workers::at(std::size_t place)
{
    std::unique_ptr<WorkerSupervisor> &supervisor = m_supervisors[place];
    if (!supervisor) {
        SessionOptions options = m_options;
        if (place > 0) {
            options.workerCommand = m_hosts[qsizetype(place) - 1].command;
            options.warmSpare = false;
        }
        supervisor = std::make_unique<WorkerSupervisor>(options, quint64(place) << placeShift);
        connect(supervisor.get(), &WorkerSupervisor::progressed, this, &Workers::progressed);
        connect(supervisor.get(), &WorkerSupervisor::launchTraced, this, &Workers::launchTraced);
        connect(supervisor.get(), &WorkerSupervisor::begunAgain, this, &Workers::begunAgain);
    }
    return *supervisor;
}

void Workers::start()
{
    at(0).start();
}

void Workers::setDeadlines(const Deadlines &deadlines)
{
    m_options.deadlines = deadlines;
    for (const auto &supervisor : m_supervisors) {
        if (supervisor)
            supervisor->setDeadlines(deadlines);
    }
}

void Workers::setCache(const QString &cache)
{
    m_options.cache = cache;
    for (const auto &supervisor : m_supervisors) {
        if (supervisor)
            supervisor->setCache(cache);
    }
}

void Workers::request(const Request &request, const OutcomeHandler &handler)
{
    Request sent = request;
    QString host;
    if (QString *selector = selectorOf(sent)) {
        const HostSelector parts = hostSelector(*selector, m_hosts);
        host = parts.host;
        *selector = parts.selector;
    }
    at(place(host)).request(sent, [host, handler](const Outcome &outcome) { handler(named(outcome, host)); });
}

void Workers::readResults(quint64 worker, const ReadResults &page, const OutcomeHandler &handler)
{
    const std::size_t place = worker >> placeShift;
    const bool isKnown = place < m_supervisors.size() && m_supervisors[place]; // else this machine's say that they are lost
    at(isKnown ? place : 0).readResults(worker, page, handler);
}

void Workers::stopRuns()
{
    for (const auto &supervisor : m_supervisors) {
        if (supervisor)
            supervisor->stopRuns();
    }
}

void Workers::expire(std::chrono::milliseconds limit)
{
    for (const auto &supervisor : m_supervisors) {
        if (supervisor)
            supervisor->expire(limit);
    }
}

bool Workers::contains(const QString &file) const
{
    return std::ranges::any_of(m_supervisors,
                               [&](const auto &supervisor) { return supervisor && supervisor->resultsDirectory().contains(file); });
}

} // namespace kernelscope
