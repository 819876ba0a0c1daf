#include "instrument/ValueGraphBuilder.h"

#include <algorithm>
#include <optional>

#include "instrument/CalledFunction.h"
#include "instrument/DeviceTypes.h"
#include "instrument/PointerFlow.h"
#include "instrument/Uniformity.h"

namespace kernelscope {

using namespace clang;

namespace {

bool isUnevaluated(const Stmt *statement)
{
    return isa<UnaryExprOrTypeTraitExpr>(statement) || isa<ConstantExpr>(statement);
}

template <typename T> void append(std::vector<T> &list, const std::vector<T> &more)
{
    list.insert(list.end(), more.begin(), more.end());
}

void append(ValueParts &parts, const ValueParts &more)
{
    append(parts.variables, more.variables);
    append(parts.loads, more.loads);
    append(parts.calls, more.calls);
    append(parts.conditions, more.conditions);
    parts.exact = parts.exact && more.exact;
}

/// The arguments that one of OpenCL's functions writes into memory, or makes what it writes from; none where it writes nothing.
std::optional<ArrayRef<const Expr *>> dataOf(const CallExpr *call)
{
    const Builtin &builtin = builtinCalled(call);
    const ArrayRef<const Expr *> arguments(call->getArgs(), call->getNumArgs());
    switch (builtin.kind) {
    case BuiltinKind::SecondResult:
        return arguments.drop_back();
    case BuiltinKind::Atomic:
    case BuiltinKind::AtomicInit:
        return arguments.drop_front();
    case BuiltinKind::Vector:
    case BuiltinKind::Half:
    case BuiltinKind::AlignedHalf:
        return builtin.memory == BuiltinMemory::Write ? std::optional(arguments.take_front()) : std::nullopt;
    case BuiltinKind::Image:
        return builtin.memory == BuiltinMemory::Write ? std::optional(arguments.take_back()) : std::nullopt;
    default:
        return std::nullopt;
    }
}

} // namespace

void ValueGraphBuilder::statement(const Stmt *statement)
{
    if (isUnevaluated(statement))
        return;
    if (const auto *value = dyn_cast<Expr>(statement))
        return expression(value);
    if (const auto *declarations = dyn_cast<DeclStmt>(statement)) {
        for (const Decl *declaration : declarations->decls())
            declared(dyn_cast<VarDecl>(declaration));
        return;
    }
    if (const auto *result = dyn_cast<ReturnStmt>(statement); result && result->getRetValue())
        add(result, 0, isFollowed(m_function->getReturnType()) ? m_function : nullptr, valueParts(result->getRetValue()),
            combinationOf(result->getRetValue()));
    control(statement);
}

/// The parts of a statement, those that its condition decides on after that.
void ValueGraphBuilder::control(const Stmt *statement)
{
    const Stmt *condition = conditionOf(statement);
    const Stmt *before = isa<ForStmt>(statement) ? cast<ForStmt>(statement)->getInit() : nullptr;
    if (const auto *head = dyn_cast_or_null<DeclStmt>(before))
        m_graph.m_inHeads.insert(head->decl_begin(), head->decl_end());
    for (const Stmt *part : {before, condition}) {
        if (part)
            child(statement, part);
    }
    if (condition)
        m_conditions.push_back({cast<Expr>(condition), isLoop(statement)});
    for (const Stmt *part : statement->children()) {
        if (part && part != before && part != condition)
            child(statement, part);
    }
    if (condition)
        m_conditions.pop_back();
}

void ValueGraphBuilder::child(const Stmt *parent, const Stmt *part)
{
    const auto *value = dyn_cast<Expr>(part);
    if (!value)
        return statement(part);
    const auto *label = dyn_cast<CaseStmt>(parent);
    if (value != conditionOf(parent) && !isa<ReturnStmt>(parent) && (!label || part == label->getSubStmt()))
        discard(value);
    whole(value);
}

void ValueGraphBuilder::discard(const Expr *value)
{
    value = value->IgnoreParens();
    m_graph.m_discarded.insert(value);
    if (const auto *comma = dyn_cast<BinaryOperator>(value); comma && comma->getOpcode() == BO_Comma)
        discard(comma->getRHS());
}

void ValueGraphBuilder::whole(const Expr *value)
{
    m_calls.clear();
    expression(value);
    if (m_calls.size() > 1)
        m_graph.m_ownResults.insert(m_calls.begin(), m_calls.end());
    m_calls.clear();
}

void ValueGraphBuilder::add(const void *where, unsigned index, const Decl *target, ValueParts parts, const QString &combine)
{
    ValueStep step{target, std::move(parts), combine, {}, {}};
    for (const Condition &condition : m_conditions) {
        step.conditions.push_back(condition.expression);
        if (!condition.isLoops)
            step.choices.push_back(condition.expression);
    }
    m_graph.m_steps.insert_or_assign({where, index}, std::move(step));
}

void ValueGraphBuilder::declared(const VarDecl *variable)
{
    if (!variable || !variable->getInit())
        return;
    if (isFollowed(variable->getType()) && !variable->isStaticLocal())
        add(variable, 0, variable, valueParts(variable->getInit()), combinationOf(variable->getInit()));
    whole(variable->getInit());
}

void ValueGraphBuilder::changed(const Expr *where, const Expr *lvalue, ValueParts parts, const QString &combine, bool keeps)
{
    const VarDecl *target = nullptr;
    if (!spaceOfLvalue(lvalue)) {
        if (!isFollowed(lvalue->getType()))
            return;
        target = dyn_cast_or_null<VarDecl>(directVariable(lvalue));
        const Expr *inner = lvalue->IgnoreParens();
        if (target && (keeps || (!isa<DeclRefExpr>(inner) && !isElementOfVariable(inner))))
            parts.variables.insert(parts.variables.begin(), {target, inner});
    }
    add(where, 0, target, std::move(parts), combine);
}

void ValueGraphBuilder::call(const CallExpr *call)
{
    const FunctionDecl *definition = definitionCalled(call);
    if (!definition)
        return builtinCall(call);
    m_calls.push_back(call);
    for (unsigned i = 0; i < std::min(call->getNumArgs(), definition->getNumParams()); ++i) {
        const ParmVarDecl *parameter = definition->getParamDecl(i);
        if (isFollowed(parameter->getType()))
            add(call, i, parameter, valueParts(call->getArg(i)), combinationOf(call->getArg(i)));
    }
}

void ValueGraphBuilder::builtinCall(const CallExpr *call)
{
    const auto data = dataOf(call);
    if (!data)
        return;
    ValueParts parts;
    for (const Expr *argument : *data)
        append(parts, valueParts(argument));
    const Builtin &builtin = builtinCalled(call);
    const bool isStore =
        builtin.kind == BuiltinKind::Vector || builtin.kind == BuiltinKind::Half || builtin.kind == BuiltinKind::AlignedHalf;
    const QString combine = isStore ? combinationOf(call->getArg(0)) : QString::fromLatin1(builtin.combine);
    add(call, 0, nullptr, std::move(parts), combine);
}

void ValueGraphBuilder::escape(const Expr *lvalue)
{
    const ValueDecl *variable = directVariable(lvalue);
    if (variable && !spaceOfLvalue(lvalue))
        m_graph.m_escaped.insert(variable);
}

void ValueGraphBuilder::expression(const Expr *value)
{
    if (isUnevaluated(value))
        return;
    operation(value);
    if (const auto *subscript = dyn_cast<ArraySubscriptExpr>(value)) { // no address leaves an array here
        const Expr *base = subscript->getBase();
        const auto *decay = dyn_cast<ImplicitCastExpr>(base->IgnoreParens());
        expression(decay && decay->getCastKind() == CK_ArrayToPointerDecay ? decay->getSubExpr() : base);
        return expression(subscript->getIdx());
    }
    parts(value);
}

void ValueGraphBuilder::operation(const Expr *value)
{
    if (const auto *binary = dyn_cast<BinaryOperator>(value)) {
        if (binary->getOpcode() == BO_Assign)
            changed(binary, binary->getLHS(), valueParts(binary->getRHS()), combinationOf(binary->getRHS()), false);
        else if (binary->isCompoundAssignmentOp())
            changed(binary, binary->getLHS(), valueParts(binary->getRHS()),
                    combinationOf(QString::fromStdString(binary->getOpcodeStr().str())), true);
        else if (binary->getOpcode() == BO_Comma)
            discard(binary->getLHS());
    } else if (const auto *unary = dyn_cast<UnaryOperator>(value)) {
        if (unary->isIncrementDecrementOp())
            changed(unary, unary->getSubExpr(), {}, unary->isIncrementOp() ? QStringLiteral("+") : QString(), true);
        else if (unary->getOpcode() == UO_AddrOf)
            escape(unary->getSubExpr());
    } else if (const auto *cast = dyn_cast<CastExpr>(value)) {
        if (cast->getCastKind() == CK_ArrayToPointerDecay)
            escape(cast->getSubExpr());
    } else if (const auto *called = dyn_cast<CallExpr>(value)) {
        call(called);
    }
}

void ValueGraphBuilder::parts(const Expr *value)
{
    const Expr *condition = conditionOf(value);
    if (condition) {
        expression(condition);
        m_conditions.push_back({condition, false});
    }
    for (const Stmt *part : value->children()) {
        if (part && part != condition && isa<Expr>(part))
            expression(cast<Expr>(part));
    }
    if (condition)
        m_conditions.pop_back();
}

} // namespace kernelscope
