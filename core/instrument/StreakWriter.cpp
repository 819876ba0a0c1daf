#include "instrument/StreakWriter.h"

#include "instrument/SyntaxVisitor.h"
#include "instrument/Uniformity.h"

namespace kernelscope {

using namespace clang;

namespace {

const std::string mostInt = "0x7fffffffl";
const std::string farLong = "0x3fffffffffffffffl"; ///< sums of two such numbers are still of type long

/// Finds in a loop's body what makes its turns differ, or does more than can be seen from here.
class TurnReader : public SyntaxVisitor
{
public:
    bool isStraight = true;

    bool VisitStmt(Stmt *statement) override
    {
        const bool leads = isLoop(statement) || isExit(statement) || isa<SwitchStmt>(statement) || isa<LabelStmt>(statement) ||
                           isa<StmtExpr>(statement) || isa<AsmStmt>(statement);
        isStraight = isStraight && !leads;
        return isStraight;
    }
    bool VisitCallExpr(CallExpr *call) override
    {
        const FunctionDecl *callee = call->getDirectCallee();
        isStraight = isStraight && callee && !callee->getDefinition();
        return isStraight;
    }
    bool VisitRecordDecl(RecordDecl *) override { return isStraight = false; }
};

std::string counted(std::size_t number)
{
    return std::to_string(number) + "u";
}

} // namespace

std::optional<StreakWriter> StreakWriter::of(const Stmt *loop, RewriteContext &context)
{
    const auto *counted = dyn_cast<ForStmt>(loop);
    if (!counted || counted->getConditionVariable() || context.marks)
        return std::nullopt;
    TurnReader turn;
    turn.TraverseStmt(const_cast<Stmt *>(counted->getBody()));
    if (!turn.isStraight)
        return std::nullopt;
    LoopMotion motion(counted, context.function, context.ast(),
                      [&context](const Expr *expression) { return usersText(context.text(expression)); });
    const auto counter = motion.counter();
    return counter ? std::optional(StreakWriter(counted, std::move(motion), *counter, context)) : std::nullopt;
}

StreakWriter::StreakWriter(const ForStmt *loop, LoopMotion motion, LoopCounter counter, RewriteContext &context)
    : m_loop(loop), m_motion(std::move(motion)), m_counter(std::move(counter)), m_context(&context), m_firstEdit(context.edits.count()),
      m_firstSite(context.sites.size()), m_tried(context.temporary("uint", " = 0")), m_begun(context.temporary("ulong", " = 0")),
      m_turns(context.temporary("uint", " = 0")), m_room(context.temporary("uint", " = 0")), m_at(context.temporary("__global uint *"))
{
}

unsigned StreakWriter::add(const Access &access)
{
    spoilWhere(!access.motion || m_motion.isConditional(access.expression));
    m_told.insert(access.site);
    m_streak.sites.append(access.site);
    m_accesses.push_back(access);
    m_wordsAtFirst += 1 + access.words;
    return std::exchange(m_words, m_words + access.words);
}

void StreakWriter::add(int site, const Expr *expression)
{
    spoilWhere(m_motion.isConditional(expression));
    m_told.insert(site);
    m_streak.sites.append(site);
    m_wordsAtFirst += 1;
}

void StreakWriter::addCheck(int site, const Expr *index)
{
    const auto motion = m_motion.ofNumber(index);
    spoilWhere(!motion || !motion->stays());
    m_told.insert(site);
}

void StreakWriter::addNumber(const std::string &variable, const std::string &distance, unsigned bits)
{
    m_kept += " && ks_keeps(" + variable + "," + distance + "," + m_turns + "," + (bits > 32 ? farLong : mostInt) + ")";
}

std::string StreakWriter::countOfTurns() const
{
    const std::string most = m_counter.bits > 32 ? farLong : m_counter.isUnsigned ? "0xffffffffl" : mostInt;
    const std::string least = m_counter.isUnsigned ? "0l" : m_counter.bits > 32 ? "-" + farLong : "-0x80000000l";
    if (!m_counter.goesDown)
        return "ks_turns(" + m_counter.at + "," + m_counter.step + "," + m_counter.bound + "," + most + ")";
    return "ks_turns(-(" + m_counter.at + "),-(" + m_counter.step + "),-(" + m_counter.bound + "),-(" + least + "))";
}

/// All that has to be true after the first iteration.
std::string StreakWriter::startCondition(bool bounded) const
{
    std::string text = m_tried + "++ == 0u && ks->needed - " + m_begun + " == " + counted(m_wordsAtFirst);
    if (m_counter.isUnsigned)
        text += " && " + m_counter.at + " >= 0l";
    text += " && (" + m_turns + " = " + countOfTurns() + ") != 0u";
    if (bounded)
        text += " && ks_may_turn(ks," + m_turns + ")";
    std::set<std::string> checked;
    for (const Access &access : m_accesses) {
        const std::string distance = access.motion->stays() ? "0l" : access.motion->distance;
        if (!checked.insert(access.pointer).second)
            continue;
        text += " && ks_stays(ks," + counted(access.object) + ",(ulong)(uintptr_t)" + access.pointer + "," + distance + "," + m_turns +
                "," + std::to_string(access.bytes) + "ul)";
        if (access.motion->onlyForth)
            text += " && " + distance + " >= 0l";
    }
    return text + m_kept;
}

/// Writes the header, and leaves `at` after it.
std::string StreakWriter::header(unsigned number) const
{
    std::string strides;
    for (std::size_t i = 0; i < m_accesses.size(); ++i) {
        const LoopMotion::Motion &motion = *m_accesses[i].motion;
        strides += m_at + "[" + counted(i) + " * KS_LANES] = (uint)(" + (motion.stays() ? "0l" : motion.distance) + "); ";
    }
    const std::string count = counted(m_accesses.size());
    return m_at + " = ks->data + (ks->needed + 2u) * KS_LANES; " + m_room + " = ks_streak(ks,KS_STREAK(" + std::to_string(number) + ")," +
           m_turns + "," + count + "," + counted(m_words) + "," + (m_streak.onlyLoads ? "1u" : "0u") + "); if (" + m_room + ") { " +
           strides + "} " + m_room + " &= 1u; " + m_at + " += " + count + " * KS_LANES; ";
}

void StreakWriter::finish(bool bounded)
{
    for (qsizetype site = m_firstSite; site < m_context->sites.size(); ++site)
        spoilWhere(!m_told.contains(int(site)));
    if (m_spoilt || m_accesses.empty())
        return;
    m_streak.onlyLoads =
        std::ranges::all_of(m_accesses, [this](const Access &access) { return m_context->sites[access.site].kind == SiteKind::Load; });
    const auto number = unsigned(m_context->streaks.size());
    m_context->streaks.append(m_streak);
    const Stmt *body = m_loop->getBody();
    const unsigned begin = m_context->begin(body);
    const unsigned end = m_context->endWithSemicolon(body);
    EditList &edits = m_context->edits;
    const auto again = [&](unsigned from, unsigned to) { return edits.again(m_context->text(), from, to, m_firstEdit); };
    const std::string next = again(m_context->begin(m_loop->getInc()), m_context->balancedEnd(m_loop->getInc()));
    const std::string turn = again(begin, end);
    edits.insert(m_context->begin(m_loop), "{ " + m_tried + " = 0u; ");
    edits.insert(begin, "{ " + m_begun + " = ks->needed; ", EditList::Order::Front);
    edits.insert(end, " if (" + startCondition(bounded) + ") { " + header(number) + next + "; for (; " +
                          usersText(m_context->text(m_loop->getCond())) + "; " + next + ") { " + turn + " " + m_at +
                          " += " + counted(m_words) + " * KS_LANES; } break; } } }");
}

} // namespace kernelscope
