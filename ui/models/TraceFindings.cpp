#include "ui/models/TraceFindings.h"

#include <algorithm>

#include <QObject>
#include <QRegularExpression>

#include "analysis/Evidence.h"
#include "support/Filled.h"
#include "support/Ranges.h"
#include "ui/models/Counts.h"
#include "ui/models/NamesText.h"
#include "ui/models/Sentences.h"
#include "ui/models/TraceWords.h"

namespace kernelscope {
namespace {

/// The site knows where the access ends; a finding only where it begins.
SourceRange rangeOf(const QList<SiteTotals> &sites, const FindingAccess &access)
{
    const auto site = std::ranges::find_if(sites, [&](const SiteTotals &other) {
        const SourcePlace &begin = other.range.begin;
        return begin.file == access.file && begin.line == access.line && begin.column == access.column && other.type == access.type;
    });
    if (site != sites.end())
        return site->range;
    SourceRange range;
    range.begin = {access.file, access.line, access.column};
    return range;
}

struct Seen
{
    quint64 traced = 0;
    quint64 total = 0;
    quint64 accesses = 0;
    quint64 lost = 0;
    quint64 untracedPlaces = 0;
    int untracedLaunches = 0;
    bool complete = true;
};

Seen whatWasSeen(const QList<LaunchTrace> &launches)
{
    Seen seen;
    for (const LaunchTrace &launch : launches) {
        seen.traced += launch.groupsTraced;
        seen.total += launch.groupsTotal;
        seen.accesses += launch.accesses;
        seen.lost += launch.lostEvents;
        seen.untracedPlaces += launch.untracedAccesses;
        seen.untracedLaunches += launch.traced ? 0 : 1;
        seen.complete = seen.complete && launch.complete;
    }
    return seen;
}

QString whatIsMissing(const Seen &seen)
{
    QStringList missing;
    if (seen.untracedLaunches > 0)
        missing << (seen.untracedLaunches == 1 ? QObject::tr("one launch could not be traced")
                                               : QObject::tr("%1 launches could not be traced").arg(seen.untracedLaunches));
    else if (seen.traced < seen.total)
        missing << QObject::tr("as many as fit into the trace's budget");
    if (seen.lost > 0)
        missing << QObject::tr("about %1 events found no space").arg(fullCount(seen.lost));
    if (seen.untracedPlaces > 0)
        missing << (seen.untracedPlaces == 1
                        ? QObject::tr("the accesses at one place can't be traced")
                        : QObject::tr("the accesses at %1 places can't be traced").arg(fullCount(seen.untracedPlaces)));
    return missing.join(QStringLiteral(", "));
}

QString whoDidWhat(const FindingAccess &access)
{
    const auto dimensions = std::min(access.globalId.size(), qsizetype(3));
    Extent id{};
    std::ranges::copy(access.globalId.first(dimensions), id.begin());
    const QString item = idText(id, int(dimensions));
    const QString verb = access.type == AccessType::Store  ? QObject::tr("stores")
                         : access.type == AccessType::Load ? QObject::tr("loads")
                                                           : typeText(access.type);
    return QObject::tr("work-item %1 %2 %3").arg(item, verb, separatedValue(access.value)).simplified();
}

} // namespace

QString shortText(const Finding &finding)
{
    const auto &accesses = finding.accesses;
    const bool isPair =
        finding.kind == FindingKind::DataRace && accesses.size() == 2 && !accesses[0].globalId.isEmpty() && !accesses[1].globalId.isEmpty();
    if (isPair) {
        return QObject::tr("data race on %1: %2, %3").arg(accessedElement(finding), whoDidWhat(accesses[0]), whoDidWhat(accesses[1]));
    }
    const qsizetype end = finding.message.indexOf(QStringLiteral(". "));
    return inLanguage(end < 0 ? finding.message : finding.message.first(end + 1));
}

/// Each once, however often it was executed.
static QStringList onlyTraced(const QList<LaunchTrace> &launches)
{
    QStringList names;
    for (const LaunchTrace &launch : launches) {
        const QString name = QObject::tr("\u201c%1\u201d").arg(launch.name);
        if (!launch.ranUntraced && !names.contains(name))
            names << name;
    }
    return names;
}

static QString uncheckedText(const QStringList &checks)
{
    if (checks.isEmpty())
        return {};
    const QString which = checks.size() == 1 ? QObject::tr("the check \u201c%1\u201d was").arg(checks.first())
                                             : QObject::tr("the %1 checks were").arg(checks.size());
    return QObject::tr("; %1 not made").arg(which);
}

QString tracedResultsText(const QList<LaunchTrace> &launches, const QStringList &checks)
{
    const QStringList names = onlyTraced(launches);
    if (names.isEmpty())
        return {};
    if (names.size() == 1)
        return QObject::tr("Launch %1 was only traced: to run it as it is could crash or hang the device. What it wrote is the traced "
                           "kernel's work%2.")
            .arg(names.first(), uncheckedText(checks));
    return QObject::tr("Launches %1 were only traced: to run them as they are could crash or hang the device. What they wrote is "
                       "the traced kernels' work%2.")
        .arg(namesText(names), uncheckedText(checks));
}

/// "2 errors and 1 warning", as Problems counts them; empty: none.
static QString countsText(const QList<LaunchTrace> &launches, const QList<Finding> &ofPlan)
{
    QList<ListedFinding> listed = listFindings(launches);
    for (const Finding &finding : ofPlan)
        listed << ListedFinding{finding};
    const auto errors =
        std::ranges::count_if(listed, [](const ListedFinding &finding) { return finding.finding.severity == Severity::Error; });
    const auto warnings = listed.size() - errors;
    QStringList parts;
    if (errors > 0)
        parts << (errors == 1 ? QObject::tr("1 error") : QObject::tr("%1 errors").arg(errors));
    if (warnings > 0)
        parts << (warnings == 1 ? QObject::tr("1 warning") : QObject::tr("%1 warnings").arg(warnings));
    return parts.join(QObject::tr(" and "));
}

QString foundText(const QList<LaunchTrace> &launches, const QList<Finding> &ofPlan)
{
    const QString counts = countsText(launches, ofPlan);
    return counts.isEmpty() ? QString() : QObject::tr("The trace found %1").arg(counts);
}

QList<ListedNote> listNotes(const QList<LaunchTrace> &launches)
{
    QList<ListedNote> notes;
    for (const LaunchTrace &launch : launches) {
        for (const QString &note : launch.notes) {
            const QString text = launches.size() == 1 ? inLanguage(note) : QObject::tr("%1: %2").arg(launch.name, inLanguage(note));
            const ListedNote listed{launch.traced ? Severity::Note : Severity::Warning, text};
            if (!notes.contains(listed))
                notes << listed;
        }
    }
    std::ranges::stable_sort(notes, [](const ListedNote &a, const ListedNote &b) { return a.severity > b.severity; });
    return notes;
}

QString LineFinding::textWith(const QHash<int, int> &now) const
{
    QString moved = text;
    for (auto named = lines.crbegin(); named != lines.crend(); ++named)
        moved.replace(named->at, QString::number(named->line).size(), QString::number(now.value(named->line, named->line)));
    return moved;
}

/// Writes into the text of a finding, instead of `length` characters, a form with the number of a line.
static void nameLine(LineFinding &finding, qsizetype from, qsizetype length, const QString &form, int line)
{
    finding.text.replace(from, length, form.arg(line));
    finding.lines << LineFinding::NamedLine{from + form.indexOf(u"%1"), line};
}

/// Under its own line a note needs neither the name of the file nor the number of that line.
static LineFinding findingAt(const SourcePlace &place, Severity severity, const QString &said)
{
    LineFinding finding{place, severity, said};
    QString &text = finding.text;
    static const QRegularExpression number(QStringLiteral("\\d+"));
    const QString at = QObject::tr(" at %1:").arg(place.file);
    for (qsizetype from = text.indexOf(at); from >= 0; from = text.indexOf(at, from + 1)) {
        const auto match =
            number.match(text, from + at.size(), QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
        if (!match.hasMatch())
            continue;
        const qsizetype length = match.capturedEnd() - from;
        if (const int line = match.captured().toInt(); line == place.line)
            text.replace(from, length, QObject::tr(" here"));
        else
            nameLine(finding, from, length, QObject::tr(" at line %1"), line);
    }
    return finding;
}

QList<LineFinding> findingsOfFile(const QList<ListedFinding> &findings, const QString &file)
{
    QList<LineFinding> lines;
    for (const ListedFinding &listed : findings) {
        QList<int> said;
        for (const FindingAccess &access : listed.finding.accesses) {
            if (access.file != file || access.line <= 0 || said.contains(access.line))
                continue;
            const SourcePlace place{access.file, access.line, access.column};
            lines << findingAt(place, listed.finding.severity, said.isEmpty() ? shortText(listed.finding) : QString());
            if (!said.isEmpty())
                nameLine(lines.last(), 0, 0, QObject::tr("see line %1"), said.first());
            said << access.line;
        }
    }
    return lines;
}

QList<SourceRange> rangesOfFinding(const QList<LaunchTrace> &launches, const Selection &selection)
{
    const int launch = selection.launch.value_or(-1);
    const int index = selection.finding.value_or(-1);
    if (launch < 0 || launch >= launches.size() || index < 0 || index >= launches[launch].findings.size())
        return {};
    return mapped(launches[launch].findings[index].accesses,
                  [&](const FindingAccess &access) { return rangeOf(launches[launch].sites, access); });
}

QString ordersText(const LaunchTrace &launch, const QString &buffer, quint64 element)
{
    for (const Finding &finding : launch.findings) {
        for (const OrderedValues &values : finding.orders) {
            if (values.object != buffer || values.element != element)
                continue;
            QStringList orders{QObject::tr("%1 in the trace").arg(separatedValue(values.usual))};
            if (!values.reversed.isEmpty())
                orders << QObject::tr("%1 in reverse order").arg(separatedValue(values.reversed));
            if (!values.loadedFirst.isEmpty())
                orders << QObject::tr("%1 where all load first").arg(separatedValue(values.loadedFirst));
            return orders.join(QStringLiteral(" \u00b7 "));
        }
    }
    return {};
}

QString findingTitle(const Finding &finding)
{
    return finding.ended ? QObject::tr("Long loop") : findingTitle(finding.kind);
}

QString findingTitle(FindingKind kind)
{
    switch (kind) {
    case FindingKind::DataRace:
        return QObject::tr("Data race");
    case FindingKind::LostUpdate:
        return QObject::tr("Lost update");
    case FindingKind::BarrierDivergence:
        return QObject::tr("Barrier divergence");
    case FindingKind::OutOfBounds:
        return QObject::tr("Out of bounds");
    case FindingKind::ReadOnlyWrite:
        return QObject::tr("Write to an input");
    case FindingKind::UninitialisedRead:
        return QObject::tr("Uninitialised read");
    case FindingKind::ResultMismatch:
        return QObject::tr("Result mismatch");
    case FindingKind::EndlessLoop:
        return QObject::tr("Endless loop");
    case FindingKind::GuardViolation:
        return QObject::tr("Guard violation");
    case FindingKind::UnorderedCommands:
        return QObject::tr("Unordered commands");
    case FindingKind::InvalidCopy:
        return QObject::tr("Invalid copy");
    case FindingKind::DivisionByZero:
        return QObject::tr("Division by zero");
    case FindingKind::SignedOverflow:
        return QObject::tr("Signed overflow");
    case FindingKind::InvalidConversion:
        return QObject::tr("Invalid conversion");
    case FindingKind::MisalignedAccess:
        return QObject::tr("Misaligned access");
    case FindingKind::NonFiniteValue:
        return QObject::tr("Value that is not finite");
    case FindingKind::RestrictViolation:
        return QObject::tr("Restrict violation");
    case FindingKind::InvalidSampler:
        return QObject::tr("Invalid sampler");
    case FindingKind::InvalidCollective:
        return QObject::tr("Invalid collective call");
    case FindingKind::InvalidFormat:
        return QObject::tr("Invalid image format");
    }
    return {};
}

QString tracedText(const QList<LaunchTrace> &launches, const QList<Finding> &ofPlan)
{
    if (launches.isEmpty())
        return {};
    const Seen seen = whatWasSeen(launches);
    if (seen.untracedLaunches == launches.size())
        return QObject::tr("not traced: see Problems");
    const QString groups = seen.total == 1 ? QObject::tr("traced the one group")
                                           : QObject::tr("traced %1 of %2 groups").arg(fullCount(seen.traced), fullCount(seen.total));
    const QString counts = countsText(launches, ofPlan);
    const QString found = counts.isEmpty() ? QString() : QObject::tr("%1 found, ").arg(counts);
    const QString text = QObject::tr("%1%2, %3 accesses").arg(found, groups, fullCount(seen.accesses));
    const QString missing = whatIsMissing(seen);
    return missing.isEmpty() ? text : QObject::tr("%1 (%2)").arg(text, missing);
}

QString cleanText(const QList<LaunchTrace> &launches, const QList<Finding> &ofPlan)
{
    const bool anyFinding = std::ranges::any_of(launches, [](const LaunchTrace &launch) { return !launch.findings.isEmpty(); });
    const Seen seen = whatWasSeen(launches);
    if (anyFinding || !ofPlan.isEmpty() || launches.isEmpty() || seen.untracedLaunches == launches.size())
        return {};
    if (!seen.complete) {
        return QObject::tr("No findings, as far as it was seen: %1 of %2 work-groups, %3 accesses.")
            .arg(fullCount(seen.traced), fullCount(seen.total), fullCount(seen.accesses));
    }
    return seen.total == 1 ? QObject::tr("No findings: every access of the one work-group was seen.")
                           : QObject::tr("No findings: every access of all %1 work-groups was seen.").arg(fullCount(seen.total));
}

} // namespace kernelscope
