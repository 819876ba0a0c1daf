#include "instrument/Uniformity.h"

#include <algorithm>

#include <clang/AST/Attr.h>
#include <clang/AST/StmtVisitor.h>

#include "instrument/CalledFunction.h"
#include "instrument/DeviceTypes.h"
#include "instrument/PointerFlow.h"

namespace kernelscope {

using namespace clang;

const Expr *conditionOf(const Stmt *statement)
{
    if (const auto *branch = dyn_cast<IfStmt>(statement))
        return branch->getCond();
    if (const auto *loop = dyn_cast<ForStmt>(statement))
        return loop->getCond();
    if (const auto *loop = dyn_cast<WhileStmt>(statement))
        return loop->getCond();
    if (const auto *loop = dyn_cast<DoStmt>(statement))
        return loop->getCond();
    if (const auto *choice = dyn_cast<SwitchStmt>(statement))
        return choice->getCond();
    if (const auto *choice = dyn_cast<AbstractConditionalOperator>(statement))
        return choice->getCond();
    if (const auto *logical = dyn_cast<BinaryOperator>(statement); logical && logical->isLogicalOp())
        return logical->getLHS();
    return nullptr;
}

bool isLoop(const Stmt *statement)
{
    return isa<ForStmt>(statement) || isa<WhileStmt>(statement) || isa<DoStmt>(statement);
}

bool isExit(const Stmt *statement)
{
    return isa<BreakStmt>(statement) || isa<ContinueStmt>(statement) || isa<ReturnStmt>(statement) || isa<GotoStmt>(statement);
}

const Stmt *firstOf(const Stmt *statement)
{
    while (const auto *block = dyn_cast_or_null<CompoundStmt>(statement))
        statement = block->body_empty() ? nullptr : *block->body_begin();
    return statement;
}

namespace {

/// `isBreak`: a break in the statement is one of the loop's.
void addExits(std::vector<const Stmt *> &exits, const Stmt *statement, const Stmt &loop, bool isBreak)
{
    const auto isInside = [&loop](const Stmt *label) {
        return label && label->getBeginLoc().getRawEncoding() >= loop.getBeginLoc().getRawEncoding() &&
               label->getBeginLoc().getRawEncoding() <= loop.getEndLoc().getRawEncoding(); // all of the program is one text
    };
    const auto *jump = dyn_cast<GotoStmt>(statement);
    if (isa<ReturnStmt>(statement) || (isBreak && isa<BreakStmt>(statement)) || (jump && !isInside(jump->getLabel()->getStmt())))
        exits.push_back(statement);
    for (const Stmt *child : statement->children()) {
        if (child)
            addExits(exits, child, loop, isBreak && !isLoop(child) && !isa<SwitchStmt>(child));
    }
}

} // namespace

std::vector<const Stmt *> exitsOf(const Stmt *loop)
{
    std::vector<const Stmt *> exits;
    addExits(exits, loop, *loop, true);
    return exits;
}

/// All of the program is one text.
bool leadsBack(const Stmt *jump)
{
    const auto *found = dyn_cast<GotoStmt>(jump);
    const LabelStmt *label = found ? found->getLabel()->getStmt() : nullptr;
    return label && label->getBeginLoc().getRawEncoding() < jump->getBeginLoc().getRawEncoding();
}

Uniformity::Uniformity(std::vector<const FunctionDecl *> functions) : m_functions(std::move(functions))
{
    do {
        m_changed = false;
        for (const FunctionDecl *function : m_functions) {
            m_function = function;
            visit(function->getBody(), m_calledDivergently.contains(function) || m_jumping.contains(function));
        }
    } while (m_changed);
}

void Uniformity::taint(const ValueDecl *variable)
{
    m_changed |= m_differing.insert(variable).second;
}

bool Uniformity::isUniform(const Expr *expression) const
{
    if (const auto *reference = dyn_cast<DeclRefExpr>(expression))
        return !m_differing.count(reference->getDecl());
    if (const auto *cast = dyn_cast<ImplicitCastExpr>(expression); cast && cast->getCastKind() == CK_LValueToRValue) {
        const char space = spaceLetter(cast->getSubExpr()->getType());
        const bool throughPointer = !directVariable(cast->getSubExpr());
        if (space != 'c' && (space || throughPointer))
            return false;
    }
    if (const auto *element = dyn_cast<ExtVectorElementExpr>(expression); element && !element->isGLValue()) {
        // v.xx is a value without a conversion around it.
        const Expr *base = element->getBase();
        const char space = spaceLetter(element->isArrow() ? base->getType()->getPointeeType() : base->getType());
        if (space && space != 'c')
            return false;
    }
    if (const auto *call = dyn_cast<CallExpr>(expression)) {
        const FunctionDecl *callee = call->getDirectCallee();
        const FunctionDecl *definition = definitionCalled(call);
        const BuiltinValue value = builtinCalled(call).value;
        if (value == BuiltinValue::WorkGroup)
            return true;
        if (!callee || value != BuiltinValue::AsDeclared)
            return false;
        if (definition ? m_differingResults.contains(definition) : !callee->hasAttr<ConstAttr>())
            return false;
    }
    return std::ranges::none_of(expression->children(), [this](const Stmt *child) {
        const auto *part = dyn_cast_or_null<Expr>(child);
        return part && !isUniform(part);
    });
}

void Uniformity::assigned(const Expr *lvalue, bool differs)
{
    const ValueDecl *variable = directVariable(lvalue);
    if (!variable)
        return;
    for (const Expr *part = lvalue->IgnoreParenCasts(); !differs;) { // r[i] = ...: which element was it?
        if (const auto *subscript = dyn_cast<ArraySubscriptExpr>(part)) {
            differs = !isUniform(subscript->getIdx());
            part = subscript->getBase()->IgnoreParenCasts();
        } else if (const auto *member = dyn_cast<MemberExpr>(part)) {
            part = member->getBase()->IgnoreParenCasts();
        } else {
            break;
        }
    }
    if (differs)
        taint(variable);
}

bool Uniformity::findExit(const Stmt *statement, bool divergent, bool nested) const
{
    if (divergent && (isa<ReturnStmt>(statement) || isa<GotoStmt>(statement) || (!nested && isExit(statement))))
        return true;
    const Expr *condition = conditionOf(statement);
    const bool inside = divergent || (condition && !isUniform(condition));
    return std::ranges::any_of(statement->children(),
                               [&](const Stmt *child) { return child && findExit(child, inside, nested || isLoop(statement)); });
}

bool Uniformity::hasDivergentExit(const Stmt *loop) const
{
    const Expr *condition = conditionOf(loop);
    return (condition && !isUniform(condition)) ||
           std::ranges::any_of(loop->children(), [this](const Stmt *child) { return child && findExit(child, false, false); });
}

void Uniformity::visitCall(const CallExpr *call, bool divergent)
{
    const FunctionDecl *definition = definitionCalled(call);
    if (!definition)
        return;
    if (divergent)
        m_changed |= m_calledDivergently.insert(definition).second;
    for (unsigned i = 0; i < call->getNumArgs() && i < definition->getNumParams(); ++i) {
        if (divergent || !isUniform(call->getArg(i)))
            taint(definition->getParamDecl(i));
    }
}

void Uniformity::visit(const Stmt *statement, bool divergent)
{
    if (const auto *operation = dyn_cast<BinaryOperator>(statement); operation && operation->isAssignmentOp()) {
        assigned(operation->getLHS(), divergent || !isUniform(operation->getRHS()));
    } else if (const auto *step = dyn_cast<UnaryOperator>(statement)) {
        if (step->isIncrementDecrementOp())
            assigned(step->getSubExpr(), divergent);
        else if (step->getOpcode() == UO_AddrOf && !spaceLetter(step->getSubExpr()->getType()))
            assigned(step->getSubExpr(), true); // whoever gets the address may change it
    } else if (const auto *declarations = dyn_cast<DeclStmt>(statement)) {
        for (const Decl *declaration : declarations->decls()) {
            const auto *variable = dyn_cast<VarDecl>(declaration);
            if (variable && variable->getInit() && (divergent || !isUniform(variable->getInit())))
                taint(variable);
        }
    } else if (const auto *call = dyn_cast<CallExpr>(statement)) {
        visitCall(call, divergent);
    } else if (isa<GotoStmt>(statement) && divergent) {
        m_changed |= m_jumping.insert(m_function).second;
    } else if (const auto *result = dyn_cast<ReturnStmt>(statement)) {
        if (divergent || (result->getRetValue() && !isUniform(result->getRetValue())))
            m_changed |= m_differingResults.insert(m_function).second;
    }
    const Expr *condition = conditionOf(statement);
    bool inside = divergent || (condition && !isUniform(condition));
    if (isLoop(statement) && !inside)
        inside = hasDivergentExit(statement);
    for (const Stmt *child : statement->children()) {
        if (child)
            visit(child, inside);
    }
}

} // namespace kernelscope
