#include "instrument/PointerFlow.h"

#include <algorithm>

#include <clang/AST/Attr.h>
#include <clang/AST/ExprCXX.h>
#include <clang/AST/ExprObjC.h>

#include "instrument/CalledFunction.h"
#include "instrument/DeviceTypes.h"
#include "instrument/PointerCasts.h"
#include "instrument/SyntaxVisitor.h"

namespace kernelscope {
namespace {

using namespace clang;

bool mayHoldPointers(QualType type)
{
    return type->isPointerType() || type->isRecordType() || type->isArrayType();
}

bool holdsPointers(QualType type)
{
    if (const auto *array = type->getAsArrayTypeUnsafe())
        return holdsPointers(array->getElementType());
    const auto *record = type->getAs<RecordType>();
    const RecordDecl *definition = record ? record->getDecl()->getDefinition() : nullptr;
    if (!definition)
        return type->isPointerType();
    return std::any_of(definition->field_begin(), definition->field_end(),
                       [](const FieldDecl *field) { return holdsPointers(field->getType()); });
}

/// What may put something else than the addresses of variables into pointers: an access to the bytes of a struct that holds some.
bool castsPointersAway(const CastExpr *cast)
{
    const QualType from = cast->getSubExpr()->getType(), to = cast->getType();
    return from->isPointerType() && to->isPointerType() && holdsPointers(from->getPointeeType()) && !to->isVoidPointerType() &&
           !holdsPointers(to->getPointeeType());
}

bool isToOtherType(const CastExpr *cast)
{
    const QualType from = cast->getSubExpr()->getType(), to = cast->getType();
    return from->isPointerType() && to->isPointerType() && !to->isVoidPointerType() &&
           from->getPointeeType().getCanonicalType().getUnqualifiedType() != to->getPointeeType().getCanonicalType().getUnqualifiedType();
}

PointerTargets unknownTargets()
{
    PointerTargets result;
    result.unknown = true;
    return result;
}

PointerTargets movedBy(PointerTargets targets)
{
    targets.moved = true;
    return targets;
}

/// Whether i of a[i] may be any.
bool mayBeOutside(const ArraySubscriptExpr *element)
{
    const auto *index = dyn_cast<IntegerLiteral>(element->getIdx()->IgnoreParenImpCasts());
    const auto *array = dyn_cast_or_null<ConstantArrayType>(element->getBase()->IgnoreParenImpCasts()->getType()->getAsArrayTypeUnsafe());
    return !index || !index->getValue().ult(array ? array->getSize().getZExtValue() : 1);
}

/// "&a[i].x": the address of a part that may lie outside of its array.
bool mayLeaveArray(const Expr *lvalue)
{
    while (true) {
        lvalue = lvalue->IgnoreParenImpCasts();
        if (const auto *element = dyn_cast<ArraySubscriptExpr>(lvalue)) {
            if (mayBeOutside(element))
                return true;
            lvalue = element->getBase();
        } else if (const auto *member = dyn_cast<MemberExpr>(lvalue); member && !member->isArrow()) {
            lvalue = member->getBase();
        } else {
            return false;
        }
    }
}

/// A pointer to it promises an alignment that it may not have, as one that is cast may.
bool isOfPackedStruct(const Expr *lvalue)
{
    const auto *member = dyn_cast<MemberExpr>(lvalue->IgnoreParens());
    const QualType type = lvalue->getType();
    if (!member || lvalue->refersToBitField() || type->isIncompleteType())
        return false;
    const ASTContext &ast = member->getMemberDecl()->getASTContext();
    return isInPackedStruct(lvalue, ast.getTypeAlignInChars(type), ast);
}

} // namespace

bool PointerTargets::add(const PointerTargets &other)
{
    const std::size_t before = objects.size();
    const bool wasUnknown = unknown, wasMoved = moved, wasCast = cast;
    objects.insert(other.objects.begin(), other.objects.end());
    unknown = unknown || other.unknown;
    moved = moved || other.moved;
    cast = cast || other.cast;
    return objects.size() != before || unknown != wasUnknown || moved != wasMoved || cast != wasCast;
}

const ArraySubscriptExpr *vectorElement(const Expr *lvalue)
{
    const auto *element = dyn_cast<ArraySubscriptExpr>(lvalue->IgnoreParens());
    return element && element->getBase()->getType()->isVectorType() ? element : nullptr;
}

const ValueDecl *directVariable(const Expr *lvalue)
{
    while (true) {
        lvalue = lvalue->IgnoreParenCasts();
        if (const auto *reference = dyn_cast<DeclRefExpr>(lvalue))
            return reference->getDecl();
        if (const auto *member = dyn_cast<MemberExpr>(lvalue); member && !member->isArrow())
            lvalue = member->getBase();
        else if (const auto *element = dyn_cast<ExtVectorElementExpr>(lvalue); element && !element->isArrow())
            lvalue = element->getBase();
        else if (const auto *subscript = dyn_cast<ArraySubscriptExpr>(lvalue);
                 subscript && (vectorElement(subscript) || subscript->getBase()->IgnoreParenImpCasts()->getType()->isArrayType()))
            lvalue = subscript->getBase();
        else
            return nullptr;
    }
}

PointerTargets PointerFlow::ofAddress(const Expr *lvalue) const
{
    lvalue = lvalue->IgnoreParens();
    if (const auto *reference = dyn_cast<DeclRefExpr>(lvalue)) {
        PointerTargets result;
        if (const auto found = m_objects.find(reference->getDecl()); found != m_objects.end())
            result.objects.insert(found->second);
        return result;
    }
    if (const auto *subscript = dyn_cast<ArraySubscriptExpr>(lvalue)) {
        const Expr *base = subscript->getBase();
        return vectorElement(subscript) || base->isLValue() ? ofAddress(base) : ofValue(base);
    }
    if (const auto *member = dyn_cast<MemberExpr>(lvalue))
        return member->isArrow() ? ofValue(member->getBase()) : ofAddress(member->getBase());
    if (const auto *element = dyn_cast<ExtVectorElementExpr>(lvalue))
        return element->isArrow() ? ofValue(element->getBase()) : ofAddress(element->getBase());
    if (const auto *dereference = dyn_cast<UnaryOperator>(lvalue)) {
        if (dereference->getOpcode() == UO_Deref)
            return ofValue(dereference->getSubExpr());
        return ofAddress(dereference->getSubExpr());
    }
    if (const auto *cast = dyn_cast<CastExpr>(lvalue))
        return ofAddress(cast->getSubExpr());
    return {};
}

PointerTargets PointerFlow::ofVariable(const Expr *lvalue) const
{
    if (const ValueDecl *variable = directVariable(lvalue))
        return ofVariable(variable);
    PointerTargets result = m_stored;
    const char space = spaceLetter(lvalue->getType());
    if (space == 'x') { // private memory is none of the objects
        const PointerTargets places = ofAddress(lvalue);
        result.unknown = result.unknown || places.unknown || !places.objects.empty();
    }
    result.unknown = result.unknown || space == 'g' || space == 'c'; // it has a value before the kernel starts
    return result;
}

PointerTargets PointerFlow::ofVariable(const ValueDecl *pointer) const
{
    const auto found = m_contents.find(pointer);
    PointerTargets result = found == m_contents.end() ? PointerTargets() : found->second;
    const char space = spaceLetter(pointer->getType());
    const auto *variable = dyn_cast<VarDecl>(pointer);
    if (space == 'c' && variable && variable->getInit())
        result.add(ofValue(variable->getInit())); // nothing else is ever assigned to it
    else
        result.unknown = result.unknown || space == 'g' || space == 'c'; // it has a value before the kernel starts
    return result;
}

PointerTargets PointerFlow::ofCast(const CastExpr *cast) const
{
    switch (cast->getCastKind()) {
    case CK_ArrayToPointerDecay:
        return ofAddress(cast->getSubExpr());
    case CK_LValueToRValue:
        return ofVariable(cast->getSubExpr());
    case CK_IntegralToPointer:
        return unknownTargets();
    case CK_NullToPointer:
        return {};
    default:
        break;
    }
    PointerTargets result = ofValue(cast->getSubExpr());
    result.cast = result.cast || isToOtherType(cast);
    return result;
}

PointerTargets PointerFlow::ofUnary(const UnaryOperator *unary) const
{
    if (unary->getOpcode() == UO_AddrOf) {
        PointerTargets result = ofAddress(unary->getSubExpr());
        result.moved = result.moved || mayLeaveArray(unary->getSubExpr());
        result.cast = result.cast || isOfPackedStruct(unary->getSubExpr());
        return result;
    }
    return unary->isIncrementDecrementOp() ? movedBy(ofVariable(unary->getSubExpr())) : ofValue(unary->getSubExpr());
}

PointerTargets PointerFlow::ofBinary(const BinaryOperator *binary) const
{
    if (binary->isCompoundAssignmentOp())
        return movedBy(ofVariable(binary->getLHS()));
    if (binary->isAssignmentOp() || binary->getOpcode() == BO_Comma)
        return ofValue(binary->getRHS());
    PointerTargets result;
    for (const Expr *side : {binary->getLHS(), binary->getRHS()}) {
        if (side->getType()->isPointerType())
            result.add(ofValue(side));
    }
    return movedBy(result);
}

PointerTargets PointerFlow::ofCall(const CallExpr *call) const
{
    if (const FunctionDecl *definition = definitionCalled(call)) {
        const auto found = m_results.find(definition);
        return found == m_results.end() ? PointerTargets() : found->second;
    }
    PointerTargets result;
    for (const Expr *argument : call->arguments()) { // to_global(p) and the like
        if (argument->getType()->isPointerType())
            result.add(ofValue(argument));
    }
    result.unknown = result.objects.empty();
    return result;
}

PointerTargets PointerFlow::ofList(const InitListExpr *list) const
{
    PointerTargets result;
    for (const Expr *item : list->inits()) {
        if (mayHoldPointers(item->getType()))
            result.add(ofValue(item));
    }
    return result;
}

PointerTargets PointerFlow::ofValue(const Expr *pointer) const
{
    pointer = pointer->IgnoreParens();
    if (const auto *cast = dyn_cast<CastExpr>(pointer))
        return ofCast(cast);
    if (const auto *unary = dyn_cast<UnaryOperator>(pointer))
        return ofUnary(unary);
    if (const auto *binary = dyn_cast<BinaryOperator>(pointer))
        return ofBinary(binary);
    if (const auto *choice = dyn_cast<AbstractConditionalOperator>(pointer)) {
        PointerTargets result = ofValue(choice->getTrueExpr());
        result.add(ofValue(choice->getFalseExpr()));
        return result;
    }
    if (const auto *list = dyn_cast<InitListExpr>(pointer))
        return ofList(list);
    if (const auto *literal = dyn_cast<CompoundLiteralExpr>(pointer))
        return ofValue(literal->getInitializer());
    if (const auto *call = dyn_cast<CallExpr>(pointer))
        return ofCall(call);
    if (const auto *member = dyn_cast<MemberExpr>(pointer); member && !member->isArrow() && !member->isLValue())
        return ofValue(member->getBase()); // f().p
    return pointer->isLValue() && directVariable(pointer) ? ofVariable(pointer) : PointerTargets();
}

/// One round over the program: every assignment, initialiser, call and return adds to what its target may hold.
class FlowStep : public SyntaxVisitor
{
public:
    FlowStep(PointerFlow &flow, const FunctionDecl *function) : m_flow(flow), m_function(function) {}

    bool changed = false;

    bool VisitVarDecl(VarDecl *variable) override
    {
        if (variable->getInit() && !isa<ParmVarDecl>(variable) && mayHoldPointers(variable->getType()))
            flowInto(variable, m_flow.ofValue(variable->getInit()));
        return true;
    }
    bool VisitBinaryOperator(BinaryOperator *assignment) override
    {
        if (assignment->isAssignmentOp() && mayHoldPointers(assignment->getType()))
            assign(assignment->getLHS(), m_flow.ofValue(assignment->isCompoundAssignmentOp() ? assignment : assignment->getRHS()));
        return true;
    }
    bool VisitUnaryOperator(UnaryOperator *operation) override
    {
        if (operation->getOpcode() == UO_AddrOf)
            share(operation->getSubExpr());
        else if (operation->isIncrementDecrementOp() && operation->getType()->isPointerType())
            assign(operation->getSubExpr(), m_flow.ofValue(operation));
        return true;
    }
    bool VisitArraySubscriptExpr(ArraySubscriptExpr *subscript) override
    {
        m_indexed.insert(subscript->getBase()->IgnoreParens());
        return true;
    }
    bool VisitCompoundLiteralExpr(CompoundLiteralExpr *literal) override
    {
        if (holdsPointers(literal->getType())) // its address may be taken
            store(m_flow.ofValue(literal->getInitializer()));
        return true;
    }
    bool VisitCallExpr(CallExpr *call) override
    {
        const FunctionDecl *callee = call->getDirectCallee();
        const FunctionDecl *definition = definitionCalled(call);
        for (unsigned i = 0; i < call->getNumArgs(); ++i) {
            if (!mayHoldPointers(call->getArg(i)->getType()))
                continue;
            const PointerTargets targets = m_flow.ofValue(call->getArg(i));
            if (definition && i < definition->getNumParams())
                flowInto(definition->getParamDecl(i), targets);
            else if (!callee || (!callee->getBuiltinID() && !callee->isImplicit() && !callee->hasAttr<OverloadableAttr>()))
                store(targets);
        }
        return true;
    }
    bool VisitReturnStmt(ReturnStmt *statement) override
    {
        if (statement->getRetValue() && mayHoldPointers(statement->getRetValue()->getType()))
            changed |= m_flow.m_results[m_function].add(m_flow.ofValue(statement->getRetValue()));
        return true;
    }
    bool VisitCastExpr(CastExpr *cast) override
    {
        if (cast->getCastKind() == CK_PointerToIntegral)
            escape(m_flow.ofValue(cast->getSubExpr()));
        else if (cast->getCastKind() == CK_ArrayToPointerDecay && !m_indexed.count(cast))
            share(cast->getSubExpr());
        else if (castsPointersAway(cast))
            changed |= m_flow.m_stored.add(unknownTargets());
        return true;
    }

private:
    void assign(const Expr *lvalue, const PointerTargets &targets)
    {
        if (const ValueDecl *variable = directVariable(lvalue))
            flowInto(variable, targets);
        else
            store(targets);
    }
    void flowInto(const ValueDecl *variable, const PointerTargets &targets)
    {
        changed |= m_flow.m_contents[variable].add(targets);
        if (spaceLetter(variable->getType())) // a pointer kept in local or global memory
            store(targets);
    }
    /// Whoever has the address of a pointer, or of what holds some, can read and change it.
    void share(const Expr *lvalue)
    {
        const ValueDecl *variable = holdsPointers(lvalue->getType()) ? directVariable(lvalue) : nullptr;
        if (!variable)
            return;
        PointerTargets &contents = m_flow.m_contents[variable];
        store(contents);
        changed |= contents.add(m_flow.m_stored);
    }
    void store(const PointerTargets &targets)
    {
        escape(targets);
        changed |= m_flow.m_stored.add(targets);
    }
    void escape(const PointerTargets &targets) { m_flow.m_escaped.insert(targets.objects.begin(), targets.objects.end()); }

    PointerFlow &m_flow;
    const FunctionDecl *m_function;
    std::set<const Expr *> m_indexed; ///< arrays, visited before what is inside
};

void PointerFlow::solve()
{
    // Each round carries what is known at least one step further; a chain of that many copies does not occur.
    constexpr int maximumRounds = 64;
    bool changed = true;
    for (int round = 0; changed && round < maximumRounds; ++round) {
        changed = false;
        for (const FunctionDecl *function : m_functions) {
            FlowStep step(*this, function);
            step.TraverseStmt(function->getBody());
            changed |= step.changed;
        }
    }
}

} // namespace kernelscope
