#include "SeededBug.h"

#include <algorithm>
#include <functional>

#include <QStringList>

#include "Build.h"
#include "Interpreter.h"
#include "TraceComparison.h"
#include "Truth.h"

namespace kernelscope::randomprogram {
namespace {

constexpr std::uint64_t farAway = 100'000; ///< elements; no array has so many

struct Totals
{
    quint64 outside = 0;
    quint64 unwritten = 0;
    std::set<int> unwrittenArrays;
};

Totals totalsOf(const Outcome &outcome)
{
    Totals totals;
    for (const auto &item : outcome.items) {
        for (const Access &access : item) {
            totals.outside += access.isOutside;
            totals.unwritten += access.isUnwritten;
            if (access.isUnwritten)
                totals.unwrittenArrays.insert(access.array);
        }
    }
    return totals;
}

/// Does the bug show, and only this one?
bool shows(const Program &program, const Outcome &outcome, BugKind kind)
{
    if (!outcome.isDefined)
        return false;
    const Totals totals = totalsOf(outcome);
    const bool races = !Truth(program, outcome).racingArrays().empty();
    if (kind == BugKind::DroppedBarrier)
        return races;
    if (races)
        return false;
    if (kind == BugKind::DivergentBarrier)
        return outcome.divergentGroups.size() == program.groups() && totals.outside + totals.unwritten == 0;
    return kind == BugKind::ShiftedIndex ? totals.outside > 0 && totals.unwritten == 0 : totals.unwritten > 0;
}

void shiftIndex(std::vector<Stmt> &statements, int &countdown);

void shiftIndex(Expr &e, int &countdown)
{
    if (e.kind == ExprKind::Index && countdown-- == 0)
        e.kids[1] = binary(Op::Add, e.kids[1], literal(farAway));
    for (Expr &kid : e.kids)
        shiftIndex(kid, countdown);
}

void shiftIndex(std::vector<Stmt> &statements, int &countdown)
{
    for (Stmt &s : statements) {
        for (Expr &e : s.exprs)
            shiftIndex(e, countdown);
        shiftIndex(s.body, countdown);
        shiftIndex(s.otherwise, countdown);
    }
}

/// The program with its bug at the place of that number; false: there are no more places.
bool change(Program &program, BugKind kind, int place)
{
    if (kind == BugKind::ShiftedIndex) {
        shiftIndex(program.body, place);
        return place < 0;
    }
    const auto isPlace = [kind](const Stmt &s) { return kind == BugKind::UnwrittenLocal ? s.mark == 1 : s.kind == StmtKind::Barrier; };
    const auto at = std::find_if(program.body.begin(), program.body.end(), [&](const Stmt &s) { return isPlace(s) && place-- == 0; });
    if (at == program.body.end())
        return false;
    if (kind != BugKind::DivergentBarrier) {
        program.body.erase(at);
        return true;
    }
    // The first variable is the work-item's number in its group.
    const auto first = std::find_if(program.body.begin(), program.body.end(), [](const Stmt &s) { return s.kind == StmtKind::Declare; });
    const Expr lid = variable(first->id, program);
    const Expr some = node(ExprKind::Compare, uintType, {lid, literal(std::max<std::uint64_t>(1, program.itemsOfGroup() / 2))}, Op::Less);
    *at = statement(StmtKind::If, {some}, {*at});
    return true;
}

std::optional<std::size_t> itemOf(const Program &program, const FindingAccess &access)
{
    if (access.globalId.isEmpty())
        return {};
    std::size_t group = 0, local = 0;
    for (int d = int(access.globalId.size()) - 1; d >= 0; --d) {
        const auto i = std::size_t(d);
        const std::size_t at = access.globalId[d] - program.offset[i];
        group = group * (program.global[i] / program.local[i]) + at / program.local[i];
        local = local * program.local[i] + at % program.local[i];
    }
    return group * program.itemsOfGroup() + local;
}

QString wrongRaces(const BuggyProgram &buggy, const QList<Finding> &findings)
{
    const Truth truth(buggy.program, buggy.outcome);
    std::set<int> found;
    for (const Finding &finding : findings) {
        const int array = arrayOf(finding.object);
        if (finding.kind != FindingKind::DataRace || array < 0 || finding.accesses.size() != 2)
            return QStringLiteral("false: ") + oneLine(finding);
        const auto first = itemOf(buggy.program, finding.accesses[0]);
        const auto second = itemOf(buggy.program, finding.accesses[1]);
        const auto size = std::int64_t(sizeOf(buggy.program.arrays[std::size_t(array)].type));
        if (!first || !second || !finding.element || !truth.race(array, *first, *second, *finding.element * size, std::size_t(size)))
            return QStringLiteral("these don't race: ") + oneLine(finding);
        found.insert(array);
    }
    for (const int array : truth.racingArrays()) {
        if (!found.count(array))
            return QStringLiteral("missed: a race for a%1").arg(array);
    }
    return {};
}

QString wrongCounts(const QList<Finding> &findings, FindingKind kind, quint64 expected)
{
    quint64 count = 0;
    for (const Finding &finding : findings) {
        if (finding.kind != kind)
            return QStringLiteral("false: ") + oneLine(finding);
        count += finding.count;
    }
    if (count == expected)
        return {};
    return QStringLiteral("%1: found %2 in place of %3").arg(findingKindName(kind)).arg(count).arg(expected);
}

} // namespace

std::optional<BuggyProgram> withBug(const Program &program, BugKind kind)
{
    if (program.itemsOfGroup() < 2)
        return {};
    const int start = kind == BugKind::ShiftedIndex ? int(program.seed % 40) : 0;
    for (int place = start; place < start + 30; ++place) {
        BuggyProgram buggy{program, {}};
        if (!change(buggy.program, kind, place))
            return {};
        buggy.outcome = interpret(buggy.program);
        if (shows(buggy.program, buggy.outcome, kind))
            return buggy;
    }
    return {};
}

QString wrongFindings(const BuggyProgram &buggy, BugKind kind, const QList<Finding> &findings)
{
    const Totals totals = totalsOf(buggy.outcome);
    switch (kind) {
    case BugKind::DroppedBarrier:
        return wrongRaces(buggy, findings);
    case BugKind::ShiftedIndex:
        return wrongCounts(findings, FindingKind::OutOfBounds, totals.outside);
    case BugKind::UnwrittenLocal:
        return wrongCounts(findings, FindingKind::UninitialisedRead, totals.unwritten);
    case BugKind::DivergentBarrier:
        break;
    }
    return wrongCounts(findings, FindingKind::BarrierDivergence, buggy.program.groups());
}

} // namespace kernelscope::randomprogram
