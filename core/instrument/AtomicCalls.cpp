#include "instrument/AtomicCalls.h"

#include "instrument/FenceFlags.h"

namespace kernelscope {

using namespace clang;

namespace {

} // namespace

/// One call: what it is called on, and what of its arguments is a value, what an order or a scope.
struct AtomicCalls::Operation
{
    std::string name;
    char space = 0;
    DeviceType value;
    std::string objectType; ///< "int", "atomic_int"
    unsigned set = 0;
    unsigned arguments = 0;         ///< the pointer and the values: those that are handed on
    bool isCompareExchange = false; ///< of C11: the second argument is a pointer
    bool isLoad = false;
    bool isStore = false;
    std::string expectedSpace;
    QStringList orders; ///< orders and scope as the text has them
    QString scope;
    bool known = true; ///< orders and scope are constants

    unsigned operands() const { return arguments - 1; }
    bool isFlag() const { return name.starts_with("atomic_flag"); }
    /// atomic_inc(p) adds a one that the text does not have.
    bool isImplied() const { return operands() == 0 && !isLoad && !isStore; }
    unsigned recordedOperands() const { return isStore ? 0 : operands() + isImplied(); }
    /// The payload: the old value (of a store the new one), then the operands.
    unsigned values() const { return 1 + recordedOperands(); }
    unsigned words() const { return values() * value.words; }
    std::string result() const
    {
        const bool givesBool = isCompareExchange || name.starts_with("atomic_flag_test");
        return isStore ? "void" : givesBool ? "bool" : value.name;
    }
};

void AtomicCalls::takeOrders(const CallExpr *call, Operation &operation) const
{
    for (unsigned i = operation.arguments; i < call->getNumArgs(); ++i) {
        const QString constant = memoryConstant(call->getArg(i));
        const std::string text = m_context.text(call->getArg(i)->IgnoreParenImpCasts());
        operation.known = operation.known && !constant.isEmpty();
        if (text.find("scope") != std::string::npos)
            operation.scope = constant;
        else
            operation.orders.append(constant);
    }
}

bool AtomicCalls::describe(const CallExpr *call, const std::string &name, Operation &operation) const
{
    const Expr *object = call->getArg(0)->IgnoreParenImpCasts();
    QualType type = object->getType();
    if (const auto *array = m_context.ast().getAsArrayType(type))
        type = array->getElementType();
    else if (type->isPointerType())
        type = type->getPointeeType();
    operation.space = spaceLetter(type);
    operation.name = name;
    const auto *atomic = type->getAs<AtomicType>();
    operation.value = deviceType(atomic ? atomic->getValueType() : type, m_context.ast());
    if (!operation.space || !operation.value.isNamed() || operation.value.record)
        return false;
    operation.objectType = (atomic ? "atomic_" : "") + operation.value.name;
    operation.set = m_context.objects().setNumber(m_context.flow().ofValue(call->getArg(0)), operation.space);
    operation.isCompareExchange = name.starts_with("atomic_compare_exchange");
    operation.isLoad = name.starts_with("atomic_load");
    operation.isStore = name.starts_with("atomic_store") || name.starts_with("atomic_init") || name.starts_with("atomic_flag_clear");
    operation.arguments = call->getNumArgs();
    if (atomic)
        operation.arguments = operation.isCompareExchange ? 3 : operation.isLoad || operation.isFlag() ? 1 : 2;
    if (operation.isCompareExchange) {
        const QualType expected = call->getArg(1)->IgnoreParenImpCasts()->getType();
        const QualType pointee = expected->isPointerType() ? expected->getPointeeType() : expected;
        operation.expectedSpace = spaceName(spaceLetter(pointee));
    }
    takeOrders(call, operation);
    return operation.known && operation.arguments <= call->getNumArgs() && operation.arguments <= 3;
}

namespace {

/// The function's parameters behind the pointer, and the same handed on.
struct HandedOn
{
    std::string parameters;
    std::string arguments;
};

HandedOn handedOn(const AtomicCalls::Operation &operation)
{
    const std::string &type = operation.value.name;
    if (operation.isCompareExchange)
        return {", " + operation.expectedSpace + " " + type + " *e, " + type + " b", ", e, b"};
    HandedOn result;
    for (unsigned i = 0; i < operation.operands(); ++i) {
        const std::string letter = i == 0 ? "a" : "b";
        result.parameters += ", " + type + " " + letter;
        result.arguments += ", " + letter;
    }
    return result;
}

std::string ordersOf(const AtomicCalls::Operation &operation)
{
    std::string orders;
    for (const QString &order : operation.orders)
        orders += ", memory_order_" + order.toStdString();
    if (!operation.scope.isEmpty())
        orders += ", memory_scope_" + operation.scope.toStdString();
    return orders;
}

std::string keep(unsigned index, const std::string &value)
{
    return "u.v[" + std::to_string(index) + "] = " + value + "; ";
}

/// The call itself, where the memory is there, and the record of it with its values.
std::string bodyOf(const AtomicCalls::Operation &operation, const std::string &call)
{
    const std::string record = "ks_access(ks, site, set, object, offset, state, u.w, " + std::to_string(operation.words()) + "); ";
    if (operation.isStore)
        return keep(0, operation.operands() ? "a" : "0") + "if (state) " + call + "; " + record;
    if (operation.isCompareExchange)
        return operation.value.name + " expected = *e; bool done = false; if (state) done = " + call + "; " +
               keep(0, "done ? expected : *e") + keep(1, "expected") + keep(2, "b") + record + "return done; ";
    std::string body = operation.result() + " old = 0; ";
    for (unsigned i = 0; i < operation.operands(); ++i)
        body += keep(1 + i, i == 0 ? "a" : "b");
    if (operation.isImplied())
        body += keep(1, "1");
    return body + "if (state) old = " + call + "; " + keep(0, "old") + record + "return old; ";
}

/// The device function for one operation on one type and memory, with its orders and scope.
std::string definitionOf(const AtomicCalls::Operation &operation, const std::string &function)
{
    const auto [parameters, arguments] = handedOn(operation);
    const std::string find = "union { uint w[" + std::to_string(operation.words()) + "]; " + operation.value.name + " v[" +
                             std::to_string(operation.values()) +
                             "]; } u; uint object; ulong offset; uint state = ks_find(ks, set, KS_ADDRESS(p), " +
                             std::to_string(operation.value.bytes) + "ul, &object, &offset); ";
    return "KS_CALLED " + operation.result() + " " + function + "(ks_context *ks, uint site, uint set, volatile " +
           spaceName(operation.space) + " " + operation.objectType + " *p" + parameters + ") { " + find +
           bodyOf(operation, operation.name + "(p" + arguments + ordersOf(operation) + ")") + "}";
}

/// One for each operation, type, memory, orders and scope.
std::string nameOf(const AtomicCalls::Operation &operation)
{
    std::string function = "ks_" + operation.name + "_" + operation.space + "_" + operation.value.word;
    for (const QString &order : operation.orders)
        function += "_" + order.toStdString();
    if (!operation.scope.isEmpty())
        function += "_" + operation.scope.toStdString();
    return operation.isCompareExchange ? function + operation.expectedSpace : function;
}

} // namespace

int AtomicCalls::addSite(const CallExpr *call, const Operation &operation)
{
    const QualType valueType = call->getArg(0)->IgnoreParenImpCasts()->getType();
    const QualType pointee =
        valueType->isPointerType() ? valueType->getPointeeType() : m_context.ast().getAsArrayType(valueType)->getElementType();
    const auto *atomic = pointee->getAs<AtomicType>();
    const int number = m_context.addAccess(
        operation.isStore && operation.name.starts_with("atomic_init") ? SiteKind::Store : SiteKind::Atomic, call,
        QString::fromStdString(operation.name), atomic ? atomic->getValueType() : pointee, operation.space, operation.set);
    m_context.flows.noteLoad(call, number);
    m_context.flows.noteStep(call, 0, number);
    AccessSite &site = m_context.sites[number];
    site.resultUsed = !operation.isStore && !m_context.isDiscarded(call);
    site.operands = int(operation.recordedOperands());
    site.payloadWords = int(operation.words());
    if (atomic) {
        site.order = operation.orders.value(0, QStringLiteral("seq_cst"));
        site.failureOrder = operation.isCompareExchange ? operation.orders.value(1, QStringLiteral("seq_cst")) : QString();
        site.scope = operation.scope.isEmpty() ? QStringLiteral("device") : operation.scope;
    }
    return number;
}

void AtomicCalls::replaceCall(const CallExpr *call, const Operation &operation)
{
    const std::string function = nameOf(operation);
    m_context.device.add(function, definitionOf(operation, function));
    const int number = addSite(call, operation);
    const unsigned begin = m_context.begin(call);
    m_context.edits.replace(begin, m_context.find('(', begin) + 1, callStart(function, number, operation.set));
    for (unsigned i = 0; i < operation.arguments; ++i)
        m_context.walker->walk(call->getArg(i));
    if (operation.arguments < call->getNumArgs())
        m_context.edits.replace(m_context.end(call->getArg(operation.arguments - 1)), m_context.end(call), ")");
}

bool AtomicCalls::rewrite(const CallExpr *call, const std::string &name)
{
    if ((!name.starts_with("atomic_") && !name.starts_with("atom_")) || name.ends_with("fence") || call->getNumArgs() == 0)
        return false;
    Operation operation;
    if (describe(call, name, operation)) {
        replaceCall(call, operation);
        return true;
    }
    if (operation.space)
        m_context.leaveUntraced(call, QStringLiteral("%1 with an order or scope that is no constant, or on a type that the "
                                                     "tracing does not know.")
                                          .arg(QString::fromStdString(name)));
    return false;
}

} // namespace kernelscope
