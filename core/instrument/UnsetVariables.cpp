#include "instrument/UnsetVariables.h"

#include <clang/AST/RecursiveASTVisitor.h>
#include <clang/Analysis/Analyses/UninitializedValues.h>
#include <clang/Analysis/AnalysisDeclContext.h>
#include <clang/Analysis/CFG.h>

namespace kernelscope {

using namespace clang;

namespace {

const ValueDecl *variableOf(const Expr *expression)
{
    const auto *reference = dyn_cast<DeclRefExpr>(expression->IgnoreParens());
    return reference ? reference->getDecl() : nullptr;
}

/// Keeps those reads of variables that something may come to unset.
class Reads : public UninitVariablesHandler
{
public:
    void handleUseOfUninitVariable(const VarDecl *variable, const UninitUse &use) override
    {
        if (isa<DeclRefExpr>(use.getUser()) && !variable->getInit() && variable->hasLocalStorage() && !isa<ParmVarDecl>(variable))
            found[variable].insert(use.getUser());
    }
    std::map<const ValueDecl *, std::set<const Expr *>> found;
};

/// Variables that are used in other ways than as a value, or as what an operator assigns to; and those of a loop's head.
class OtherUses : public RecursiveASTVisitor<OtherUses>
{
public:
    std::set<const ValueDecl *> variables;
    std::set<const Expr *> ignored; ///< values that are only handed on, or taken by a function that never looks at them

    bool VisitDeclRefExpr(DeclRefExpr *reference)
    {
        if (!m_plain.count(reference))
            variables.insert(reference->getDecl());
        return true;
    }
    bool VisitImplicitCastExpr(ImplicitCastExpr *cast)
    {
        if (cast->getCastKind() == CK_LValueToRValue)
            m_plain.insert(cast->getSubExpr()->IgnoreParens());
        return true;
    }
    bool VisitBinaryOperator(BinaryOperator *operation)
    {
        if (operation->isAssignmentOp())
            m_plain.insert(operation->getLHS()->IgnoreParens());
        if (operation->getOpcode() == BO_Assign && !spaceLetter(operation->getLHS()->getType()))
            handOn(operation->getRHS());
        return true;
    }
    bool VisitUnaryOperator(UnaryOperator *operation)
    {
        if (operation->isIncrementDecrementOp())
            m_plain.insert(operation->getSubExpr()->IgnoreParens());
        return true;
    }
    bool VisitVarDecl(VarDecl *variable)
    {
        if (variable->getInit() && !spaceLetter(variable->getType()))
            handOn(variable->getInit());
        return true;
    }
    bool VisitReturnStmt(ReturnStmt *statement)
    {
        if (statement->getRetValue())
            handOn(statement->getRetValue());
        return true;
    }
    bool VisitCallExpr(CallExpr *call)
    {
        const FunctionDecl *function = call->getDirectCallee() ? call->getDirectCallee()->getDefinition() : nullptr;
        const unsigned count = function ? std::min(call->getNumArgs(), function->getNumParams()) : 0;
        for (unsigned number = 0; number < count; ++number) {
            if (!function->getParamDecl(number)->isReferenced())
                ignored.insert(call->getArg(number)->IgnoreParenImpCasts());
        }
        return true;
    }
    bool VisitForStmt(ForStmt *loop)
    {
        if (const auto *head = dyn_cast_or_null<DeclStmt>(loop->getInit())) {
            for (const Decl *declaration : head->decls()) {
                if (const auto *variable = dyn_cast<VarDecl>(declaration))
                    variables.insert(variable);
            }
        }
        return true;
    }

private:
    void handOn(const Expr *value)
    {
        const Expr *bare = value->IgnoreParenImpCasts();
        ignored.insert(bare);
        if (const auto *choice = dyn_cast<ConditionalOperator>(bare)) {
            handOn(choice->getTrueExpr());
            handOn(choice->getFalseExpr());
        }
    }

    std::set<const Expr *> m_plain;
};

std::map<const ValueDecl *, std::set<const Expr *>> unsetReads(const FunctionDecl *function)
{
    Reads reads;
    AnalysisDeclContext analysis(nullptr, function);
    analysis.getCFGBuildOptions().PruneTriviallyFalseEdges = true;
    analysis.getCFGBuildOptions().setAllAlwaysAdd();
    if (const CFG *graph = analysis.getCFG()) {
        UninitVariablesAnalysisStats ignored{};
        runUninitializedVariablesAnalysis(*function, *graph, analysis, reads, ignored);
    }
    return reads.found;
}

} // namespace

UnsetVariables::UnsetVariables(RewriteContext &context, const std::vector<const FunctionDecl *> &functions) : m_context(context)
{
    for (const FunctionDecl *function : functions) {
        const auto found = unsetReads(function);
        if (found.empty())
            continue;
        OtherUses others;
        others.TraverseStmt(function->getBody());
        for (const auto &[variable, reads] : found) {
            if (others.variables.count(variable))
                continue;
            m_variables.insert(variable);
            for (const Expr *read : reads) {
                if (!others.ignored.count(read))
                    m_reads.insert(read);
            }
        }
    }
}

const std::string &UnsetVariables::flagOf(const ValueDecl *variable)
{
    std::string &flag = m_flags[variable];
    if (flag.empty())
        flag = m_context.temporary("uint", " = 0u");
    return flag;
}

std::string UnsetVariables::declared(const VarDecl *variable)
{
    return m_variables.count(variable) ? " " + flagOf(variable) + " = 0u;" : std::string();
}

std::string UnsetVariables::check(const Expr *place, const ValueDecl *variable)
{
    const int number = m_context.addSite(SiteKind::Unset, place, QStringLiteral("read"));
    AccessSite &site = m_context.sites[number];
    site.memory = MemoryKindOfSite::Private;
    site.variables.append(QString::fromStdString(variable->getNameAsString()));
    m_context.device.add("ks_unset", "void ks_unset(ks_context *ks, uint site, uint set)\n"
                                     "{ if (!set) { ks_mark(ks, site, 0, 0u); ks_fault(ks, site, site | 1023u << 18, 0ul, 0u); } }");
    const std::string away = m_context.whoIsAway.empty() ? std::string() : "|" + m_context.whoIsAway;
    return "ks_unset(ks," + std::to_string(number) + "," + flagOf(variable) + away + ")";
}

bool UnsetVariables::read(const ImplicitCastExpr *value)
{
    const ValueDecl *variable = variableOf(value->getSubExpr());
    if (!variable || !m_variables.count(variable) || !m_reads.count(value->getSubExpr()->IgnoreParens()))
        return false;
    m_context.edits.insert(m_context.begin(value), "(" + check(value, variable) + "," + flagOf(variable) + "=1u,");
    m_context.edits.insert(m_context.end(value), ")");
    return true;
}

UnsetVariables::Change UnsetVariables::change(const Expr *operation, const Expr *target)
{
    const ValueDecl *variable = variableOf(target);
    if (!variable || !m_variables.count(variable))
        return {};
    const auto *assignment = dyn_cast<BinaryOperator>(operation);
    const std::string set = flagOf(variable) + "=1u";
    if (assignment && assignment->getOpcode() == BO_Assign)
        return {"(", "," + set + "," + usersNameMark + variable->getNameAsString() + ")"};
    if (m_reads.count(target->IgnoreParens()))
        return {"(" + check(target, variable) + "," + set + ",", ")"};
    return {};
}

} // namespace kernelscope
