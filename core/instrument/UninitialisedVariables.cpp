#include "instrument/UninitialisedVariables.h"

#include <algorithm>

#include <clang/AST/RecursiveASTVisitor.h>
#include <clang/Analysis/Analyses/UninitializedValues.h>
#include <clang/Analysis/AnalysisDeclContext.h>
#include <clang/Analysis/CFG.h>

#include "instrument/CalledFunction.h"
#include "instrument/DeviceTypes.h"

namespace kernelscope {

using namespace clang;

namespace {

const ValueDecl *lvalueVariable(const Expr *expression)
{
    const auto *reference = dyn_cast<DeclRefExpr>(expression->IgnoreParens());
    return reference ? reference->getDecl() : nullptr;
}

bool isWithin(const Stmt *statement, const Expr *part)
{
    return statement == part ||
           (statement && std::ranges::any_of(statement->children(), [part](const Stmt *child) { return isWithin(child, part); }));
}

/// Keeps those reads of variables that something may come to unset.
class Reads : public UninitVariablesHandler
{
public:
    void handleUseOfUninitVariable(const VarDecl *variable, const UninitUse &use) override
    {
        const bool isPrivate = variable->hasLocalStorage() && !spaceLetter(variable->getType());
        if (!isa<DeclRefExpr>(use.getUser()) || !isPrivate || isa<ParmVarDecl>(variable))
            return;
        if (!variable->getInit())
            found[variable].insert(use.getUser());
        else if (isWithin(variable->getInit(), use.getUser()))
            inOwnInitialisers.insert(use.getUser());
    }
    std::map<const ValueDecl *, std::set<const Expr *>> found;
    std::set<const Expr *> inOwnInitialisers;
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
        handOn(valuesHandedOn(operation));
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
        handOn(valuesHandedOn(variable));
        return true;
    }
    bool VisitReturnStmt(ReturnStmt *statement)
    {
        handOn(valuesHandedOn(statement));
        return true;
    }
    bool VisitCallExpr(CallExpr *call)
    {
        const FunctionDecl *function = definitionCalled(call);
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
    void handOn(const std::vector<const Expr *> &values)
    {
        for (const Expr *value : values)
            ignored.insert(value->IgnoreParens());
    }

    std::set<const Expr *> m_plain;
};

Reads unsetReads(const FunctionDecl *function)
{
    Reads reads;
    AnalysisDeclContext analysis(nullptr, function);
    analysis.getCFGBuildOptions().PruneTriviallyFalseEdges = true;
    analysis.getCFGBuildOptions().setAllAlwaysAdd();
    if (const CFG *graph = analysis.getCFG()) {
        UninitVariablesAnalysisStats ignored{};
        runUninitializedVariablesAnalysis(*function, *graph, analysis, reads, ignored);
    }
    return reads;
}

void addHandedOn(const Expr *value, std::vector<const Expr *> &values)
{
    const Expr *bare = value ? value->IgnoreParenImpCasts() : nullptr;
    if (const auto *choice = dyn_cast_or_null<ConditionalOperator>(bare)) {
        addHandedOn(choice->getTrueExpr(), values);
        addHandedOn(choice->getFalseExpr(), values);
    } else if (bare) {
        values.push_back(bare);
    }
}

} // namespace

std::vector<const Expr *> valuesHandedOn(const BinaryOperator *assignment)
{
    std::vector<const Expr *> values;
    if (assignment->getOpcode() == BO_Assign && !spaceLetter(assignment->getLHS()->getType()))
        addHandedOn(assignment->getRHS(), values);
    return values;
}

std::vector<const Expr *> valuesHandedOn(const VarDecl *variable)
{
    std::vector<const Expr *> values;
    if (!spaceLetter(variable->getType()))
        addHandedOn(variable->getInit(), values);
    return values;
}

std::vector<const Expr *> valuesHandedOn(const ReturnStmt *statement)
{
    std::vector<const Expr *> values;
    addHandedOn(statement->getRetValue(), values);
    return values;
}

EditText unsetStart(RewriteContext &context, const VarDecl *variable)
{
    const std::string start = " " + context.unsetBits(variable) + " = 0ul;";
    const std::string name = usersNameMark + variable->getNameAsString();
    const auto *array = context.ast().getAsConstantArrayType(variable->getType());
    if (context.ast().getBaseElementType(variable->getType()).isConstQualified())
        return start;
    if (!array)
        return start + " " + name + " = 0;";
    const DeviceType element = deviceType(context.ast().getBaseElementType(array), context.ast());
    const std::string count = std::to_string(context.ast().getConstantArrayElementCount(array));
    return start + " for (uint ks_at = 0u; ks_at < " + count + "u; ks_at++) ((__private " + element.name + " *)" + name + ")[ks_at] = 0;";
}

std::string unsetCheck(RewriteContext &context, const Expr *place, const std::string &name, Unset when)
{
    const bool isElement = isa<ArraySubscriptExpr>(place);
    const bool isWhole = isa<DeclRefExpr>(place) && when == Unset::Some;
    const int number = context.addSite(SiteKind::Unset, place);
    AccessSite &site = context.sites[number];
    site.unset = isElement ? UnsetPart::Element : isWhole ? UnsetPart::Components : UnsetPart::Variable;
    site.memory = AddressSpace::Private;
    site.variables.append(QString::fromStdString(name));
    context.device.add("ks_tell_unset", "void ks_tell_unset(ks_context *ks, uint site, ulong bits, ulong *set)\n"
                                        "{ *set |= bits; ks_mark(ks, site, 0, 0u); "
                                        "ks_fault(ks, site, KS_HEADER(site, KS_NO_OBJECT), 0ul, 0u); }");
    const std::string function = when == Unset::All ? "ks_unset" : "ks_unset_some";
    context.device.add(function, "void " + function + "(ks_context *ks, uint site, uint away, ulong bits, ulong *set)\n{ if (!away && " +
                                     (when == Unset::All ? "!(*set & bits)" : "(*set & bits) != bits") +
                                     ") ks_tell_unset(ks, site, bits, set); }");
    return function + "(ks," + std::to_string(number) + "," + (context.whoIsAway.empty() ? "0u" : context.whoIsAway) + ",";
}

UninitialisedVariables::UninitialisedVariables(RewriteContext &context, const std::vector<const FunctionDecl *> &functions)
    : m_context(context)
{
    for (const FunctionDecl *function : functions) {
        const Reads found = unsetReads(function);
        m_inOwnInitialisers.insert(found.inOwnInitialisers.begin(), found.inOwnInitialisers.end());
        if (found.found.empty())
            continue;
        OtherUses others;
        others.TraverseStmt(function->getBody());
        for (const auto &[variable, reads] : found.found) {
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

std::string UninitialisedVariables::check(const Expr *place, const ValueDecl *variable)
{
    return unsetCheck(m_context, place, variable->getNameAsString()) + "1ul,&" + m_context.unsetBits(variable) + ")";
}

bool UninitialisedVariables::read(const ImplicitCastExpr *value)
{
    const ValueDecl *variable = lvalueVariable(value->getSubExpr());
    const bool isOwn = m_inOwnInitialisers.contains(value->getSubExpr()->IgnoreParens());
    if (!variable || !(isOwn || m_reads.contains(value->getSubExpr()->IgnoreParens())))
        return false;
    const std::string type = isOwn ? deviceType(value->getType(), m_context.ast()).name : std::string();
    // (float4)(a, b) is a vector of the two.
    const std::string behind = type.empty() ? "," : ",1)?(" + type + ")0:(";
    m_context.edits.insert(m_context.begin(value), "((" + check(value, variable) + behind);
    m_context.edits.insert(m_context.end(value), "))");
    return true;
}

UnsetChange UninitialisedVariables::change(const Expr *operation, const Expr *target)
{
    const ValueDecl *variable = lvalueVariable(target);
    if (!variable || !m_variables.count(variable))
        return {};
    const auto *assignment = dyn_cast<BinaryOperator>(operation);
    if (assignment && assignment->getOpcode() == BO_Assign)
        return {"(", "," + m_context.unsetBits(variable) + "=1ul," + usersNameMark + variable->getNameAsString() + ")"};
    if (m_reads.count(target->IgnoreParens()))
        return {"(" + check(target, variable) + ",", ")"};
    return {};
}

} // namespace kernelscope
