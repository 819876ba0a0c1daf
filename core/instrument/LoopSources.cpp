#include "instrument/LoopSources.h"

#include <algorithm>

#include <clang/AST/Attr.h>

#include "instrument/CalledFunction.h"
#include "instrument/SyntaxVisitor.h"
#include "instrument/Uniformity.h"
#include "instrument/ValueParts.h"

namespace kernelscope {

using namespace clang;

namespace {

constexpr qsizetype mostSources = 64; ///< of more each loop of a large program would have a long list

class SourceCollector : public SyntaxVisitor
{
public:
    explicit SourceCollector(const RewriteContext &context) : m_context(context) {}

    QList<SourceRange> ranges;
    bool hasMemory = false; ///< one of them may have its value from memory

    bool areMany() const { return ranges.size() > mostSources; }

    void add(const Stmt *source)
    {
        if (!source || areMany() || !m_known.insert(source).second)
            return;
        ranges.append(m_context.range(source));
        TraverseStmt(const_cast<Stmt *>(source));
    }
    /// The conditions around a statement, and around what may lead past it or to it again; of what stands in `last`, those up to its.
    void addDeciders(const Stmt *statement, const Stmt *last = nullptr)
    {
        for (const Stmt *around = m_context.around(statement); around; around = around == last ? nullptr : m_context.around(around)) {
            add(conditionOf(around));
            if (isLoop(around))
                addExits(around);
        }
        for (const Stmt *jump : m_context.changes.jumps) {
            if (!last && mayDecide(jump, statement) && m_known.insert(jump).second)
                addDeciders(jump);
        }
    }
    void addExits(const Stmt *loop)
    {
        if (!m_known.insert(loop).second)
            return;
        for (const Stmt *exit : exitsOf(loop))
            addDeciders(exit, loop);
    }
    bool VisitArraySubscriptExpr(ArraySubscriptExpr *element) override
    {
        hasMemory = hasMemory || !vectorElement(element);
        return true;
    }
    bool VisitMemberExpr(MemberExpr *member) override
    {
        hasMemory = hasMemory || member->isArrow();
        return true;
    }
    bool VisitUnaryOperator(UnaryOperator *operation) override
    {
        hasMemory = hasMemory || operation->getOpcode() == UO_Deref || operation->getOpcode() == UO_AddrOf;
        return true;
    }
    bool VisitDeclRefExpr(DeclRefExpr *reference) override
    {
        const auto *variable = dyn_cast<VarDecl>(reference->getDecl());
        if (!variable || !m_known.insert(variable).second)
            return true;
        hasMemory = hasMemory || spaceOfLvalue(reference) != 0 || m_context.changes.addressed.contains(variable);
        add(variable->getInit());
        const auto changes = m_context.changes.changes.find(variable);
        if (changes == m_context.changes.changes.end())
            return true;
        for (const Expr *change : changes->second) {
            if (areMany())
                break;
            if (const auto *assignment = dyn_cast<BinaryOperator>(change))
                add(assignment->getRHS());
            addDeciders(change);
        }
        return true;
    }
    bool VisitCallExpr(CallExpr *call) override
    {
        const FunctionDecl *function = call->getDirectCallee() ? call->getDirectCallee()->getDefinition() : nullptr;
        if (function && function->hasBody())
            add(function->getBody());
        else
            hasMemory = hasMemory || !isOfArguments(builtinCalled(call).kind);
        return true;
    }

private:
    /// Whether a jump may lead past a statement, or to it again.
    bool mayDecide(const Stmt *jump, const Stmt *statement) const
    {
        const Stmt *left = m_context.around(jump);
        const auto isLeft = [&] { return isLoop(left) || (isa<BreakStmt>(jump) && isa<SwitchStmt>(left)); };
        while (left && (isa<ReturnStmt>(jump) || !isLeft()))
            left = m_context.around(left);
        const unsigned at = m_context.begin(statement);
        return isa<GotoStmt>(jump) || (m_context.begin(jump) < at && (!left || at < m_context.end(left)));
    }
    static bool isOfArguments(BuiltinKind kind)
    {
        switch (kind) {
        case BuiltinKind::WorkItem:
        case BuiltinKind::GlobalSize:
        case BuiltinKind::LocalSize:
        case BuiltinKind::Arithmetic:
        case BuiltinKind::Conversion:
        case BuiltinKind::Select:
            return true;
        default:
            return false;
        }
    }

    const RewriteContext &m_context;
    std::set<const void *> m_known; ///< sources, variables, and loops whose ways out are among the sources
};

} // namespace

QList<SourceRange> sourcesOfEnd(const RewriteContext &context, const Stmt *loop)
{
    SourceCollector sources(context);
    sources.add(conditionOf(loop));
    sources.addExits(loop);
    return sources.areMany() ? QList<SourceRange>{context.range(context.function->getBody())} : sources.ranges;
}

bool mayComeOfMemory(const RewriteContext &context, const Expr *operation)
{
    if (!context.function->hasAttr<OpenCLKernelAttr>())
        return true;
    SourceCollector sources(context);
    sources.add(operation);
    sources.addDeciders(operation);
    return sources.hasMemory || sources.areMany();
}

} // namespace kernelscope
