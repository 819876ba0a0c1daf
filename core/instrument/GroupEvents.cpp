#include "instrument/GroupEvents.h"

#include <algorithm>

#include "instrument/CalledFunction.h"
#include "trace/CopyEvents.h"

namespace kernelscope {

using namespace clang;

namespace {

const std::string unknownNumber = std::to_string(unknownEvent) + "u";

/// Whether an lvalue may be evaluated once more: it changes nothing and reads private memory only.
bool isRepeatable(const Expr *lvalue)
{
    if (isa<CallExpr>(lvalue) || isa<AbstractConditionalOperator>(lvalue) || isa<StmtExpr>(lvalue))
        return false;
    if (const auto *operation = dyn_cast<BinaryOperator>(lvalue); operation && operation->isAssignmentOp())
        return false;
    if (const auto *step = dyn_cast<UnaryOperator>(lvalue); step && step->isIncrementDecrementOp())
        return false;
    if (lvalue->isGLValue() && spaceLetter(lvalue->getType()))
        return false;
    return std::ranges::none_of(lvalue->children(), [](const Stmt *child) {
        const auto *part = dyn_cast_or_null<Expr>(child);
        return part && !isRepeatable(part);
    });
}

std::string keep(const std::string &address, const std::string &number)
{
    return "ks_keep_event(ks,KS_ADDRESS(" + address + ")," + number + ")";
}

} // namespace

bool isEvent(QualType type)
{
    return !type.isNull() && type->isEventT();
}

std::string eventPointer(QualType event)
{
    return event.getAddressSpace() == LangAS::opencl_generic ? "__generic event_t *" : "event_t *";
}

bool isTracedCopy(const RewriteContext &context, const CallExpr *copy)
{
    if (builtinCalled(copy).kind != BuiltinKind::AsyncCopy)
        return false;
    const PointerArgument to = context.pointerArgument(copy->getArg(0));
    return to.space && context.pointerArgument(copy->getArg(1)).space && to.device.isNamed();
}

std::string eventNumber(const RewriteContext &context, const Expr *event)
{
    const Expr *value = event->IgnoreParenImpCasts();
    if (isa<IntegerLiteral>(event->IgnoreParenCasts()))
        return "0u";
    if (const auto *call = dyn_cast<CallExpr>(value))
        return isTracedCopy(context, call) ? "ks->given" : unknownNumber;
    if (!value->isGLValue() || !isRepeatable(value))
        return unknownNumber;
    return "ks_event_of(ks,KS_ADDRESS(&(" + usersText(context.text(value)) + ")))";
}

/// `e = copy(...)` becomes (t=(copy(...)),p=&(e),*p=t,ks_keep_event(...)): the copy meets, and PoCL 3.1 loses a pointer that is kept over a
/// barrier. Only an address that may not be asked for twice, or later, is kept. Who only walks along assigns to another one.
bool rewriteEventAssignment(RewriteContext &context, IndexChecks &indexes, const BinaryOperator *assignment)
{
    if (assignment->getOpcode() != BO_Assign || !isEvent(assignment->getType()))
        return false;
    const Expr *target = assignment->getLHS();
    const Expr *value = assignment->getRHS();
    const std::string pointer = context.temporary(eventPointer(target->getType()));
    const std::string &away = context.whoIsAway;
    const std::string address = pointer + "=" + (away.empty() ? std::string() : away + "?&" + context.temporary("event_t") + ":");
    const bool isAskedLater = isRepeatable(target);
    std::string assigned;
    if (isAskedLater) {
        const std::string given = context.temporary("event_t");
        context.edits.replace(context.begin(assignment), context.begin(value), "(" + given + "=(");
        assigned = ")," + address + indexes.addressOf(target) + ",*" + pointer + "=" + given + ",";
    } else {
        context.edits.insert(context.begin(assignment), "(" + address + "&(");
        context.walker->walk(target);
        context.edits.replace(context.balancedEnd(target), context.begin(value), "),*" + pointer + "=(");
        assigned = "),";
    }
    context.walker->walk(value);
    const std::string known = keep(pointer, eventNumber(context, value));
    const std::string result = context.isDiscarded(assignment) ? std::string() : ",*" + pointer;
    context.edits.insert(context.balancedEnd(value), assigned + context.unlessAway(known) + result + ")");
    return true;
}

std::string eventDeclared(RewriteContext &context, const VarDecl *variable)
{
    const ASTContext &ast = context.ast();
    if (!isEvent(ast.getBaseElementType(variable->getType())))
        return {};
    const auto *array = ast.getAsConstantArrayType(variable->getType());
    const unsigned count = array ? unsigned(ast.getConstantArrayElementCount(array)) : 1;
    context.events += count;
    if (array && variable->getInit())
        return {};
    const std::string place = "&" + (usersNameMark + variable->getNameAsString());
    const std::string number = std::to_string(count) + "u";
    // Not sizeof(event_t), which is not how far apart NVIDIA's compiler puts them.
    const std::string size = "(KS_ADDRESS(" + place + "+1)-KS_ADDRESS(" + place + "))/" + number;
    std::string known = "ks_unset_events(ks,KS_ADDRESS(" + place + ")," + size + "," + number + "); ";
    if (const Expr *value = variable->getInit())
        known = keep(place, eventNumber(context, value)) + "; ";
    else if (isa<ParmVarDecl>(variable))
        known = keep(place, unknownNumber) + "; ";
    return context.whoIsAway.empty() ? " " + known : " if (!" + context.whoIsAway + ") " + known;
}

} // namespace kernelscope
