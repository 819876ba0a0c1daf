#include "instrument/AtomicCalls.h"

#include "instrument/FenceFlags.h"

namespace kernelscope {

using namespace clang;

namespace {

bool startsWith(const std::string &text, const char *start)
{
    return text.rfind(start, 0) == 0;
}

bool endsWith(const std::string &text, const std::string &end)
{
    return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

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
    bool isFlag() const { return startsWith(name, "atomic_flag"); }
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
    operation.isCompareExchange = startsWith(name, "atomic_compare_exchange");
    operation.isLoad = startsWith(name, "atomic_load");
    operation.isStore = startsWith(name, "atomic_store") || startsWith(name, "atomic_init") || startsWith(name, "atomic_flag_clear");
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

/// The device function for one operation on one type and memory, with its orders and scope.
std::string AtomicCalls::definition(const Operation &operation) const
{
    const std::string type = operation.value.name;
    std::string orders;
    for (const QString &order : operation.orders)
        orders += ", memory_order_" + order.toStdString();
    if (!operation.scope.isEmpty())
        orders += ", memory_scope_" + operation.scope.toStdString();
    std::string parameters =
        "ks_context *ks, uint site, uint set, volatile " + spaceName(operation.space) + " " + operation.objectType + " *p";
    std::string arguments;
    if (operation.isCompareExchange) {
        parameters += ", " + operation.expectedSpace + " " + type + " *e, " + type + " b";
        arguments = ", e, b";
    } else {
        const char *const letters[] = {"a", "b"};
        for (unsigned i = 0; i < operation.operands(); ++i) {
            parameters += std::string(", ") + type + " " + letters[i];
            arguments += std::string(", ") + letters[i];
        }
    }
    // Values in the order of the payload: the old one (not of a store), then the operands.
    const unsigned implied = operation.operands() == 0 && !operation.isLoad ? 1 : 0;
    const unsigned values = operation.isStore ? 1 : 1 + operation.operands() + implied;
    const std::string count = std::to_string(values * operation.value.words);
    const bool givesBool = operation.isCompareExchange || startsWith(operation.name, "atomic_flag_test");
    const std::string result = operation.isStore ? "void" : givesBool ? "bool" : type;
    const std::string call = operation.name + "(p" + arguments + orders + ")";
    std::string body = "union { uint w[" + count + "]; " + type + " v[" + std::to_string(values) +
                       "]; } u; uint object; ulong offset; uint state = ks_find(ks, set, KS_ADDRESS(p), " +
                       std::to_string(operation.value.bytes) + "ul, &object, &offset); ";
    const auto set = [](unsigned index, const std::string &value) { return "u.v[" + std::to_string(index) + "] = " + value + "; "; };
    const std::string record = "ks_access(ks, site, set, object, offset, state, u.w, " + count + "); ";
    if (operation.isStore) {
        body += set(0, operation.operands() ? "a" : "0") + "if (state) " + call + "; " + record;
    } else if (operation.isCompareExchange) {
        body += type + " expected = *e; bool done = false; if (state) done = " + call + "; " + set(0, "done ? expected : *e") +
                set(1, "expected") + set(2, "b") + record + "return done; ";
    } else {
        body += result + " old = 0; ";
        for (unsigned i = 0; i < operation.operands(); ++i)
            body += set(1 + i, i == 0 ? "a" : "b");
        if (implied)
            body += set(1, "1");
        body += "if (state) old = " + call + "; " + set(0, "old") + record + "return old; ";
    }
    return "KS_CALLED " + result + " @(" + parameters + ") { " + body + "}";
}

void AtomicCalls::replaceCall(const CallExpr *call, const Operation &operation)
{
    std::string function = "ks_" + operation.name + "_" + operation.space + "_" + operation.value.word;
    for (const QString &order : operation.orders)
        function += "_" + order.toStdString();
    if (!operation.scope.isEmpty())
        function += "_" + operation.scope.toStdString();
    if (operation.isCompareExchange)
        function += operation.expectedSpace;
    std::string text = definition(operation);
    text.replace(text.find('@'), 1, function);
    m_context.device.add(function, text);

    const QualType valueType = call->getArg(0)->IgnoreParenImpCasts()->getType();
    const QualType pointee =
        valueType->isPointerType() ? valueType->getPointeeType() : m_context.ast().getAsArrayType(valueType)->getElementType();
    const auto *atomic = pointee->getAs<AtomicType>();
    const int number = m_context.addAccess(
        operation.isStore && startsWith(operation.name, "atomic_init") ? SiteKind::Store : SiteKind::Atomic, call,
        QString::fromStdString(operation.name), atomic ? atomic->getValueType() : pointee, operation.space, operation.set);
    m_context.flows.noteLoad(call, number);
    m_context.flows.noteStep(call, 0, number);
    AccessSite &site = m_context.sites[number];
    const bool implied = operation.operands() == 0 && !operation.isLoad && !operation.isStore;
    site.resultUsed = !operation.isStore && !m_context.isDiscarded(call);
    site.operands = int(operation.isStore ? 0 : operation.operands() + implied);
    site.payloadWords = int((operation.isStore ? 1 : 1 + operation.operands() + implied) * operation.value.words);
    if (atomic) {
        site.order = operation.orders.value(0, QStringLiteral("seq_cst"));
        site.failureOrder = operation.isCompareExchange ? operation.orders.value(1, QStringLiteral("seq_cst")) : QString();
        site.scope = operation.scope.isEmpty() ? QStringLiteral("device") : operation.scope;
    }

    const unsigned begin = m_context.begin(call);
    m_context.edits.replace(begin, m_context.find('(', begin) + 1, callStart(function, number, operation.set));
    for (unsigned i = 0; i < operation.arguments; ++i)
        m_context.walker->walk(call->getArg(i));
    if (operation.arguments < call->getNumArgs())
        m_context.edits.replace(m_context.end(call->getArg(operation.arguments - 1)), m_context.end(call), ")");
}

bool AtomicCalls::rewrite(const CallExpr *call, const std::string &name)
{
    if ((!startsWith(name, "atomic_") && !startsWith(name, "atom_")) || endsWith(name, "fence") || call->getNumArgs() == 0)
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
