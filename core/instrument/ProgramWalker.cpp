#include "instrument/ProgramWalker.h"

#include <algorithm>

#include "instrument/BuiltinCalls.h"
#include "instrument/GroupEvents.h"
#include "instrument/PrivateBounds.h"
#include "instrument/StepWriter.h"
#include "instrument/SyntaxVisitor.h"
#include "instrument/VariableChanges.h"

namespace kernelscope {

using namespace clang;

namespace {

/// v.xx can't be assigned to, so it is a value and no conversion to one stands around it, although v is in memory.
bool isRepeatedComponent(const Expr *expression)
{
    const auto *element = dyn_cast<ExtVectorElementExpr>(expression);
    if (!element || element->isGLValue())
        return false;
    while (const auto *inner = dyn_cast<ExtVectorElementExpr>(element->getBase()->IgnoreParens()))
        element = inner;
    return element->isArrow() || element->getBase()->isGLValue();
}

/// Whether an expression has the name of a variable that the statement declares.
bool namesOneOf(const Stmt *expression, const DeclStmt *statement)
{
    if (const auto *reference = dyn_cast<DeclRefExpr>(expression))
        return std::find(statement->decl_begin(), statement->decl_end(), reference->getDecl()) != statement->decl_end();
    return std::ranges::any_of(expression->children(), [statement](const Stmt *part) { return part && namesOneOf(part, statement); });
}

/// What may access memory within a block, ^{...}: it is run with other variables, perhaps as a kernel of its own.
class BlockAccesses : public SyntaxVisitor
{
public:
    explicit BlockAccesses(RewriteContext &context) : m_context(context) {}

    bool VisitExpr(Expr *expression) override
    {
        const bool isInMemory = expression->isGLValue() && spaceLetter(expression->getType()) != 0;
        const auto *call = dyn_cast<CallExpr>(expression);
        const bool isHandedOn = call && std::ranges::any_of(call->arguments(), [](const Expr *argument) {
                                    return argument->getType()->isPointerType() && spaceLetter(argument->getType()->getPointeeType()) != 0;
                                });
        if (isInMemory || isHandedOn)
            m_context.leaveUntraced(expression, QStringLiteral("An access in a block, ^{...}."));
        return true;
    }

private:
    RewriteContext &m_context;
};

} // namespace

void ProgramWalker::walk(const Stmt *statement)
{
    if (isa<UnaryExprOrTypeTraitExpr>(statement) || isa<ConstantExpr>(statement))
        return; // not evaluated
    if (!walkExpression(statement) && !walkStatement(statement))
        walkChildren(statement);
}

bool ProgramWalker::walkExpression(const Stmt *statement)
{
    if (const auto *cast = dyn_cast<CastExpr>(statement); cast && cast->getCastKind() == CK_FloatingToIntegral)
        return m_operations.convert(cast);
    if (const auto *cast = dyn_cast<ImplicitCastExpr>(statement))
        return cast->getCastKind() == CK_LValueToRValue && walkValue(cast, cast->getSubExpr());
    if (const auto *element = dyn_cast<ExtVectorElementExpr>(statement))
        return isRepeatedComponent(element) && walkValue(element, element);
    if (const auto *asType = dyn_cast<AsTypeExpr>(statement))
        return asType->getSrcExpr()->isLValue() && m_memory.load(asType->getSrcExpr());
    if (const auto *operation = dyn_cast<BinaryOperator>(statement)) {
        if (operation->isLogicalOp())
            return m_flow.agree(operation);
        if (!operation->isAssignmentOp())
            return m_operations.rewrite(operation);
        return rewriteEventAssignment(m_context, m_indexes, operation) || m_memory.assign(operation) ||
               walkChange(operation, operation->getLHS()) || m_operations.assign(operation);
    }
    if (const auto *operation = dyn_cast<UnaryOperator>(statement)) {
        if (operation->getOpcode() == UO_AddrOf)
            return m_indexes.checkAddress(operation);
        if (operation->getOpcode() == UO_Deref)
            return m_indexes.checkPointer(operation);
        if (operation->getOpcode() == UO_Minus)
            return m_operations.negate(operation);
        return operation->isIncrementDecrementOp() &&
               (m_memory.step(operation) || walkChange(operation, operation->getSubExpr()) || m_operations.step(operation));
    }
    if (const auto *choice = dyn_cast<ConditionalOperator>(statement))
        return m_flow.agree(choice);
    if (const auto *subscript = dyn_cast<ArraySubscriptExpr>(statement))
        return m_indexes.check(subscript);
    if (const auto *member = dyn_cast<MemberExpr>(statement))
        return m_indexes.checkPointer(member);
    if (const auto *call = dyn_cast<CallExpr>(statement)) {
        walkCall(call);
        return true;
    }
    if (const auto *block = dyn_cast<BlockExpr>(statement)) {
        BlockAccesses(m_context).TraverseStmt(const_cast<Stmt *>(block->getBody()));
        return true;
    }
    return false;
}

/// What is read of an lvalue.
bool ProgramWalker::walkValue(const Expr *value, const Expr *lvalue)
{
    const UnsetChange member = m_unset.handsOn(value) ? UnsetChange() : m_parts.readMember(value);
    const bool isMember = !member.opening.empty();
    if (isMember)
        m_context.edits.insert(m_context.begin(value), member.opening);
    const auto *cast = dyn_cast<ImplicitCastExpr>(value);
    const bool isWalked = m_memory.load(lvalue) || (!isMember && ((cast && m_unset.read(cast)) || m_parts.read(value)));
    if (!isMember)
        return isWalked;
    if (!isWalked)
        walkChildren(value);
    m_context.edits.insert(m_context.balancedEnd(value), member.closing);
    return true;
}

bool ProgramWalker::walkStatement(const Stmt *statement)
{
    if (isa<Expr>(statement))
        return false;
    if (m_flow.rewrite(statement))
        return true;
    if (const auto *block = dyn_cast<CompoundStmt>(statement))
        walkBlock(block);
    else if (const auto *declarations = dyn_cast<DeclStmt>(statement))
        walkDeclarations(declarations);
    else if (const auto *attributed = dyn_cast<AttributedStmt>(statement))
        walkAttributed(attributed);
    else if (const auto *result = dyn_cast<ReturnStmt>(statement); result && m_context.inKernel)
        walkReturn(result);
    else if (result)
        return walkResult(result);
    else
        return false;
    return true;
}

void ProgramWalker::walkBlock(const CompoundStmt *block)
{
    for (const Stmt *statement : block->body()) {
        walk(statement);
        m_flow.leaveBehind(statement);
    }
}

/// An assignment, ++ or -- of a private variable.
bool ProgramWalker::walkChange(const Expr *operation, const Expr *target)
{
    UnsetChange change = m_unset.change(operation, target);
    if (change.opening.empty())
        change = m_parts.change(operation, target);
    if (change.opening.empty())
        return m_assignments.assign(operation, target);
    m_context.edits.insert(m_context.begin(operation), change.opening);
    if (!m_assignments.assign(operation, target))
        walkOperands(operation);
    m_context.edits.insert(m_context.balancedEnd(operation), change.closing);
    return true;
}

void ProgramWalker::walkOperands(const Expr *operation)
{
    const auto *assignment = dyn_cast<BinaryOperator>(operation);
    const auto *step = dyn_cast<UnaryOperator>(operation);
    if (!(assignment && m_operations.assign(assignment)) && !(step && m_operations.step(step)))
        walkChildren(operation);
}

/// Hints for unrolling would stand before a block now; they change nothing but the size of the code.
void ProgramWalker::walkAttributed(const AttributedStmt *statement)
{
    const unsigned inner = m_context.begin(statement->getSubStmt());
    const std::size_t start = m_context.text().rfind("__attribute__", inner);
    if (start != std::string::npos && start + 200 > inner && isLoop(statement->getSubStmt()))
        m_context.edits.replace(unsigned(start), inner, "");
    walk(statement->getSubStmt());
}

void ProgramWalker::walkCall(const CallExpr *call)
{
    if (m_steps.rewrite(call))
        return;
    std::string closing;
    const UnsetChange looked = m_unset.call(call);
    if (!looked.opening.empty())
        m_context.edits.insert(m_context.begin(call), looked.opening);
    if (definitionCalled(call)) {
        const unsigned open = m_context.find('(', m_context.begin(call));
        const std::string sites = m_assignments.sitesOfCall(call);
        closing = m_assignments.openResult(call);
        m_context.edits.insert(open + 1, (sites.empty() ? "ks" : "ks," + sites) + StepWriter::argument(m_context) +
                                             samplerArguments(call, m_context.ast()) + (call->getNumArgs() ? ", " : ""));
    } else if (call->getDirectCallee() && rewriteBuiltin(m_context, call)) {
        return;
    }
    if (isa<BlockExpr>(call->getCallee()->IgnoreParenImpCasts()))
        walk(call->getCallee()->IgnoreParenImpCasts());
    for (const Expr *argument : call->arguments())
        walk(argument);
    if (!closing.empty() || !looked.closing.empty())
        m_context.edits.insert(m_context.end(call), closing + looked.closing);
}

void ProgramWalker::walkDeclarations(const DeclStmt *statement)
{
    EditText objects = "";
    std::string registrations;
    const bool isInBlock = isa_and_nonnull<CompoundStmt>(m_context.around(statement));
    for (const Decl *declaration : statement->decls()) {
        const auto *variable = dyn_cast<VarDecl>(declaration);
        if (!variable)
            continue;
        const int object = m_context.objects().indexOf(variable);
        if (object >= 0) {
            const std::string index = std::to_string(object);
            const std::string name = usersNameMark + variable->getNameAsString();
            objects = objects + " ks->base[" + index + "] = (ulong)(uintptr_t)&" + name + "; ks->size[" + index +
                      "] = " + m_context.objects().size(object) + ";";
        }
        registrations += StepWriter::registration(m_context, variable);
        if (m_context.unwatched.contains(variable))
            addUnwatched(m_context, statement, variable);
        if (m_unset.watches(variable))
            objects = objects + m_unset.start(variable);
        else if (m_elements.watches(variable))
            objects = objects + m_elements.start(variable);
        else if (m_parts.watches(variable))
            objects = objects + m_parts.start(variable);
        else if (m_context.unwatched.contains(variable) && isInBlock)
            objects = objects + unwatchedStart(m_context, variable);
        if (const std::string event = isInBlock ? eventDeclared(m_context, variable) : std::string(); !event.empty()) {
            if (variable->getInit())
                walk(variable->getInit());
            objects = objects + event;
            continue;
        }
        const bool isPrivate = !spaceLetter(variable->getType());
        if (!variable->getInit() || !isPrivate || variable->isStaticLocal())
            continue;
        // What is declared before it in the same statement may be used in it.
        const Expr *first = firstOf(variable->getInit());
        const bool isWithin = isInBlock && namesOneOf(variable->getInit(), statement) && !(objects.text + registrations).empty();
        if (isWithin) {
            m_context.edits.insert(m_context.begin(first), EditText("({") + objects + registrations + " (");
            objects = "";
            registrations.clear();
        }
        objects = objects + walkInitialiser(variable, statement->isSingleDecl());
        if (isWithin)
            m_context.edits.insert(m_context.balancedEnd(first), "); })");
    }
    registrations += localMemoryStart(m_context, statement);
    if (!objects.text.empty() || !registrations.empty())
        m_context.edits.insert(m_context.end(statement), objects + registrations);
}

/// Returns what to put after the declaration.
EditText ProgramWalker::walkInitialiser(const VarDecl *variable, bool isAlone)
{
    const Expr *value = variable->getInit()->IgnoreImplicit();
    const UnsetChange change = m_unset.initialise(variable);
    EditText behind = "";
    if (!change.opening.empty())
        m_context.edits.insert(m_context.begin(value), change.opening);
    if (!m_assignments.initialise(variable, isAlone)) {
        walk(variable->getInit());
        behind = m_assignments.declared(variable);
    }
    if (!change.closing.empty())
        m_context.edits.insert(m_context.balancedEnd(value), change.closing);
    return behind;
}

bool ProgramWalker::walkResult(const ReturnStmt *statement)
{
    const UnsetChange change = m_unset.giveBack(statement);
    if (change.opening.empty())
        return m_assignments.giveBack(statement);
    m_context.edits.insert(m_context.begin(statement->getRetValue()), change.opening);
    if (!m_assignments.giveBack(statement))
        walkChildren(statement);
    m_context.edits.insert(m_context.balancedEnd(statement->getRetValue()), change.closing);
    return true;
}

void ProgramWalker::walkReturn(const ReturnStmt *statement)
{
    m_context.edits.insert(m_context.begin(statement), "{ ks_end(ks); ");
    walkChildren(statement);
    m_context.edits.insert(m_context.endWithSemicolon(statement), " }");
}

} // namespace kernelscope
