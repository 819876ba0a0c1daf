#include "instrument/BuiltinCalls.h"

#include "instrument/FenceFlags.h"

namespace kernelscope {

using namespace clang;

namespace {

/// One call of an atomic function: of OpenCL 1.x (atomic_add, atom_add) or of C11 (atomic_fetch_add_explicit). It records the old value and
/// its operands; a store (atomic_store, atomic_flag_clear) its value alone.
struct AtomicCall
{
    std::string name;
    AtomicOperation operation = AtomicOperation::Other;
    PointerArgument object;
    DeviceType value;
    std::string objectType;
    bool isC11 = false;
    bool givesBool = false;
    unsigned arguments = 0; ///< the pointer and the values: those that are handed on
    std::string expectedSpace;
    QList<MemoryOrder> orders; ///< orders and scope as the text has them
    MemoryScope scope = MemoryScope::Default;
    bool known = true; ///< orders and scope are constants

    unsigned operands() const { return arguments - 1; }
    bool isLoad() const { return operation == AtomicOperation::Load; }
    bool isStore() const { return operation == AtomicOperation::Store; }
    /// Whose second argument is a pointer.
    bool isCompareExchange() const { return isC11 && operation == AtomicOperation::CompareExchange; }
    /// atomic_inc(p) adds a one that the text does not have.
    bool isImplied() const { return operands() == 0 && !isLoad() && !isStore(); }
    unsigned recordedOperands() const { return isStore() ? 0 : operands() + isImplied(); }
    /// The payload: the old value (of a store the new one), then the operands.
    unsigned values() const { return 1 + recordedOperands(); }
    unsigned words() const { return values() * value.words; }
    std::string result() const { return isStore() ? "void" : givesBool ? "bool" : value.name; }
};

/// Whether a parameter of the called function is a memory_order or memory_scope.
bool isOrderOrScope(const CallExpr *call, unsigned argument)
{
    const FunctionDecl *callee = call->getDirectCallee();
    return argument < callee->getNumParams() && callee->getParamDecl(argument)->getType()->isEnumeralType();
}

void takeOrders(const CallExpr *call, AtomicCall &atomic)
{
    for (unsigned i = atomic.arguments; i < call->getNumArgs(); ++i) {
        const auto order = orderNamedBy(call->getArg(i));
        const auto scope = scopeNamedBy(call->getArg(i));
        atomic.known = atomic.known && (order || scope);
        if (order)
            atomic.orders.append(*order);
        atomic.scope = scope.value_or(atomic.scope);
    }
}

/// Whether the call can be rewritten.
bool describeAtomic(const RewriteContext &context, const CallExpr *call, AtomicCall &atomic)
{
    atomic.name = calledName(call);
    atomic.operation = builtinCalled(call).atomic;
    atomic.object = context.pointerArgument(call->getArg(0));
    if (!atomic.object.space)
        return false;
    const auto *type = atomic.object.pointee->getAs<AtomicType>();
    atomic.isC11 = type;
    atomic.value = type ? deviceType(type->getValueType(), context.ast()) : atomic.object.device;
    atomic.objectType = builtinCalled(call).object;
    if (atomic.objectType.empty())
        atomic.objectType = (type ? "atomic_" : "") + atomic.value.name;
    atomic.givesBool = call->getType()->isBooleanType();
    if (!atomic.value.isNamed() || atomic.value.record)
        return false;
    while (atomic.arguments < call->getNumArgs() && !isOrderOrScope(call, atomic.arguments))
        ++atomic.arguments;
    if (atomic.isCompareExchange())
        atomic.expectedSpace = spaceName(spaceLetter(pointeeOf(call->getArg(1), context.ast())));
    takeOrders(call, atomic);
    return atomic.known && atomic.arguments <= 3;
}

/// The function's parameters after the pointer, and the same handed on.
struct HandedOn
{
    std::string parameters;
    std::string arguments;
};

HandedOn handedOn(const AtomicCall &atomic)
{
    const std::string &type = atomic.value.name;
    if (atomic.isCompareExchange())
        return {", " + atomic.expectedSpace + " " + type + " *e, " + type + " b", ", e, b"};
    HandedOn result;
    for (unsigned i = 0; i < atomic.operands(); ++i) {
        const std::string letter = i == 0 ? "a" : "b";
        result.parameters += ", " + type + " " + letter;
        result.arguments += ", " + letter;
    }
    return result;
}

std::string ordersOf(const AtomicCall &atomic)
{
    std::string orders;
    for (const MemoryOrder order : atomic.orders)
        orders += std::string(", memory_order_") + wordOf(order).data();
    if (atomic.scope != MemoryScope::Default)
        orders += std::string(", memory_scope_") + wordOf(atomic.scope).data();
    return orders;
}

std::string keep(unsigned index, const std::string &value)
{
    return "u.v[" + std::to_string(index) + "] = " + value + "; ";
}

/// The call itself, where the memory is there, and the record of it with its values.
std::string bodyOf(const AtomicCall &atomic, const std::string &call)
{
    const std::string record = "ks_access(ks, site, set, object, offset, state, u.w, " + std::to_string(atomic.words()) + "); ";
    if (atomic.isStore())
        return keep(0, atomic.operands() ? "a" : "0") + "if (state) " + call + "; " + record;
    if (atomic.isCompareExchange())
        return atomic.value.name + " expected = *e; bool done = false; if (state) done = " + call + "; " + keep(0, "done ? expected : *e") +
               keep(1, "expected") + keep(2, "b") + record + "return done; ";
    std::string body = atomic.result() + " old = 0; ";
    for (unsigned i = 0; i < atomic.operands(); ++i)
        body += keep(1 + i, i == 0 ? "a" : "b");
    if (atomic.isImplied())
        body += keep(1, "1");
    return body + "if (state) old = " + call + "; " + keep(0, "old") + record + "return old; ";
}

/// The device function for one operation on one type and memory, with its orders and scope.
std::string definitionOf(const AtomicCall &atomic, const std::string &function)
{
    const auto [parameters, arguments] = handedOn(atomic);
    const std::string find = "union { uint w[" + std::to_string(atomic.words()) + "]; " + atomic.value.name + " v[" +
                             std::to_string(atomic.values()) + "]; } u; uint object; ulong offset; uint state = ks_find(ks, set, " +
                             addressMacro(atomic.object.space) + "(p), " + std::to_string(atomic.value.bytes) + "ul, &object, &offset); ";
    return "KS_CALLED " + atomic.result() + " " + function + "(ks_context *ks, uint site, uint set, volatile " +
           spaceName(atomic.object.space) + " " + atomic.objectType + " *p" + parameters + ") { " + find +
           bodyOf(atomic, atomic.name + "(p" + arguments + ordersOf(atomic) + ")") + "}";
}

/// One for each operation, type, memory, orders and scope.
std::string nameOf(const AtomicCall &atomic)
{
    std::string function = "ks_" + atomic.name + "_" + atomic.object.space + "_" + atomic.value.word;
    for (const MemoryOrder order : atomic.orders)
        function += std::string("_") + wordOf(order).data();
    if (atomic.scope != MemoryScope::Default)
        function += std::string("_") + wordOf(atomic.scope).data();
    return atomic.isCompareExchange() ? function + atomic.expectedSpace : function;
}

int addAtomicSite(RewriteContext &context, const CallExpr *call, const AtomicCall &atomic)
{
    const auto *type = atomic.object.pointee->getAs<AtomicType>();
    const int number = context.addAccess(builtinCalled(call).kind == BuiltinKind::AtomicInit ? SiteKind::Store : SiteKind::Atomic, call,
                                         type ? type->getValueType() : atomic.object.pointee, atomic.object);
    AccessSite &site = context.sites[number];
    site.atomic = atomic.operation;
    site.resultUsed = !atomic.isStore() && !context.isDiscarded(call);
    site.operands = int(atomic.recordedOperands());
    site.payloadWords = int(atomic.words());
    if (atomic.isC11) {
        site.order = atomic.orders.value(0, MemoryOrder::SequentiallyConsistent);
        site.scope = atomic.scope;
    }
    return number;
}

} // namespace

bool rewriteAtomic(RewriteContext &context, const CallExpr *call)
{
    AtomicCall atomic;
    if (!describeAtomic(context, call, atomic)) {
        if (atomic.object.space)
            context.leaveUntraced(call, QStringLiteral("%1 with an order or scope that is no constant, or on a type that the "
                                                       "tracing does not know.")
                                            .arg(QString::fromStdString(atomic.name)));
        return false;
    }
    const std::string function = nameOf(atomic);
    context.device.add(function, definitionOf(atomic, function));
    DeviceType object = atomic.value;
    object.name = object.word = atomic.objectType;
    const Expr *pointer = call->getArg(0);
    const std::string behind = openAlignmentCheck(context, call, pointer, atomic.object, object);
    context.redirect(call, callStart(function, addAtomicSite(context, call, atomic), atomic.object.set));
    context.edits.insert(context.end(pointer), behind);
    if (atomic.arguments < call->getNumArgs())
        context.edits.replace(context.end(call->getArg(atomic.arguments - 1)), context.end(call), ")");
    return true;
}

} // namespace kernelscope
