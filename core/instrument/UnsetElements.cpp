#include "instrument/UnsetElements.h"

#include <algorithm>

#include "instrument/CalledFunction.h"
#include "instrument/DeviceTypes.h"
#include "instrument/SyntaxVisitor.h"
#include "instrument/UninitialisedVariables.h"

namespace kernelscope {

using namespace clang;

namespace {

constexpr quint64 mostElements = 4096;

const ArraySubscriptExpr *rowOf(const ArraySubscriptExpr *access)
{
    return dyn_cast<ArraySubscriptExpr>(access->getBase()->IgnoreParenImpCasts());
}

/// Of whatever dimension; null where a part of the way is something else than a subscript.
const ValueDecl *arrayOf(const ArraySubscriptExpr *access)
{
    while (const ArraySubscriptExpr *row = rowOf(access))
        access = row;
    const auto *reference = dyn_cast<DeclRefExpr>(access->getBase()->IgnoreParenImpCasts());
    return reference ? reference->getDecl() : nullptr;
}

/// How the elements of arrays are used, and which arrays are used in another way.
class ElementUses : public ValueUses
{
public:
    std::map<const ArraySubscriptExpr *, ValueUse> uses;
    std::set<const ValueDecl *> others;
    std::vector<const Expr *> loaded; ///< pointers that vectors are loaded through
    std::map<const UnaryOperator *, ValueUse> dereferences;
    std::set<const VarDecl *> declared;  ///< arrays without values
    std::set<const ValueDecl *> inParts; ///< of their elements single components are used

    bool VisitVarDecl(VarDecl *variable) override
    {
        if (variable->getType()->isConstantArrayType() && !variable->getInit() && variable->hasLocalStorage() &&
            !spaceLetter(variable->getType()))
            declared.insert(variable);
        return ValueUses::VisitVarDecl(variable);
    }
    bool VisitExtVectorElementExpr(ExtVectorElementExpr *components) override
    {
        const auto *access = dyn_cast<ArraySubscriptExpr>(components->getBase()->IgnoreParenImpCasts());
        if (access && arrayOf(access))
            inParts.insert(arrayOf(access));
        return true;
    }
    bool VisitCallExpr(CallExpr *call) override
    {
        if (call->getDirectCallee() && builtinCalled(call).kind == BuiltinKind::Vector && builtinCalled(call).memory == BuiltinMemory::Read)
            loaded.push_back(call->getArg(1));
        return true;
    }
    bool VisitArraySubscriptExpr(ArraySubscriptExpr *access) override
    {
        m_bases.insert(access->getBase()->IgnoreParenImpCasts());
        if (!access->getType()->isArrayType())
            uses.try_emplace(access, ValueUse::Write);
        else if (!m_bases.count(access) && arrayOf(access))
            others.insert(arrayOf(access)); // a row that is handed on
        return true;
    }
    bool VisitDeclRefExpr(DeclRefExpr *reference) override
    {
        if (!m_bases.count(reference))
            others.insert(reference->getDecl());
        return true;
    }
    bool VisitUnaryOperator(UnaryOperator *operation) override
    {
        const auto *access = dyn_cast<ArraySubscriptExpr>(operation->getSubExpr()->IgnoreParens());
        if (access && operation->getOpcode() == UO_AddrOf && arrayOf(access))
            others.insert(arrayOf(access));
        return ValueUses::VisitUnaryOperator(operation);
    }
    void note(const Expr *expression, ValueUse use) override
    {
        if (const auto *access = dyn_cast<ArraySubscriptExpr>(expression->IgnoreParens()))
            uses.try_emplace(access, use);
        else if (const auto *dereference = dyn_cast<UnaryOperator>(expression->IgnoreParens()))
            dereferences.try_emplace(dereference, use);
    }

private:
    std::set<const Expr *> m_bases;
};

bool isWatched(const ValueDecl *declaration, const ASTContext &ast)
{
    const auto *variable = dyn_cast<VarDecl>(declaration);
    const auto *array = variable ? ast.getAsConstantArrayType(variable->getType()) : nullptr;
    if (!array || variable->getInit() || !variable->hasLocalStorage() || spaceLetter(variable->getType()))
        return false;
    const QualType element = ast.getBaseElementType(array);
    return (element->isArithmeticType() || element->isExtVectorType()) && !element.isVolatileQualified() &&
           ast.getConstantArrayElementCount(array) <= mostElements;
}

} // namespace

UnsetElements::UnsetElements(RewriteContext &context, const std::vector<const FunctionDecl *> &functions) : m_context(context)
{
    for (const FunctionDecl *function : functions) {
        ElementUses found;
        found.TraverseStmt(function->getBody());
        for (const auto &[access, use] : found.uses) {
            const ValueDecl *array = arrayOf(access);
            const bool isAddressed = array && found.others.contains(array);
            const bool mayBe = !isAddressed || (use == ValueUse::Read && mayHoldPattern(access->getType(), context.ast()));
            if (array && mayBe && isWatched(array, context.ast()) && !found.inHeads.contains(array)) {
                m_arrays.insert(array);
                if (isAddressed)
                    m_addressed.insert(array);
                m_uses[access] = use;
                for (const ArraySubscriptExpr *part = access; part; part = rowOf(part)) {
                    if (part->getIdx()->HasSideEffects(context.ast()))
                        m_onlyUnrecorded.insert(array);
                }
            }
        }
        for (const VarDecl *array : found.declared) {
            const QualType element = context.ast().getBaseElementType(array->getType());
            const bool isOpen = found.others.contains(array) && (element->isExtVectorType() || !mayHoldPattern(element, context.ast()));
            if (isOpen || found.inParts.contains(array) || !isWatched(array, context.ast()))
                context.unwatched.insert(array);
        }
        for (const Expr *pointer : found.loaded)
            watchLoaded(pointer);
        for (const auto &[access, use] : found.uses) {
            if (access->getBase()->IgnoreParenImpCasts()->getType()->isPointerType())
                watchRead(access, access->getBase(), use);
        }
        for (const auto &[dereference, use] : found.dereferences) {
            if (dereference->getOpcode() == UO_Deref)
                watchRead(dereference, dereference->getSubExpr(), use);
        }
    }
}

/// The arrays that a vector may be loaded from, where all of them can begin with the pattern.
void UnsetElements::watchLoaded(const Expr *pointer)
{
    const auto room = m_context.privates().roomOf(pointer);
    if (!room || !mayHoldPattern(pointeeOf(pointer, m_context.ast()), m_context.ast()))
        return;
    for (const auto &[place, bytes] : room->places) {
        const VarDecl *array = m_context.privates().variableAt(place);
        if (!isWatched(array, m_context.ast()))
            continue;
        m_arrays.insert(array);
        m_addressed.insert(array);
        m_context.patterned.insert(array);
    }
}

/// A value that is only handed on is looked at where it is used (UninitialisedVariables).
void UnsetElements::watchRead(const Expr *access, const Expr *pointer, ValueUse use)
{
    if ((use != ValueUse::Read && use != ValueUse::Ignored) || !mayHoldPattern(access->getType(), m_context.ast()))
        return;
    watchLoaded(pointer);
    if (use == ValueUse::Read)
        m_read.insert(access);
}

bool UnsetElements::looksAt(const Expr *access, const PrivateBounds::Room &room) const
{
    return m_read.contains(access) && m_context.beginsWithPattern(room);
}

std::string UnsetElements::beforeRead(const Expr *access, const PrivateBounds::Room &room, const std::string &at)
{
    if (!looksAt(access, room))
        return {};
    const std::string check = unsetCheck(m_context, access, room.name, Unset::Pattern);
    const auto isArray = [&](const auto &place) { return m_context.privates().variableAt(place.first)->getType()->isArrayType(); };
    if (std::ranges::none_of(room.places, isArray))
        m_context.sites.last().unset = UnsetPart::Variable;
    return check + "(const __private uchar *)" + at + "," + std::to_string(deviceType(access->getType(), m_context.ast()).bytes) +
           "u,1ul,&" + m_context.temporary("ulong", " = 0ul") + "),";
}

bool UnsetElements::concerns(const ArraySubscriptExpr *access) const
{
    const auto use = m_uses.find(access);
    return use != m_uses.end() && use->second != ValueUse::Ignored && mayWatch(arrayOf(access));
}

bool UnsetElements::watches(const VarDecl *variable) const
{
    return m_arrays.contains(variable) && mayWatch(variable);
}

EditText UnsetElements::start(const VarDecl *variable)
{
    return m_addressed.contains(variable) ? patternStart(m_context, variable) : unsetStart(m_context, variable);
}

bool UnsetElements::mayWatch(const ValueDecl *array) const
{
    return m_context.objects().indexOf(array) < 0 || !m_onlyUnrecorded.contains(array);
}

std::string UnsetElements::afterValue(const ArraySubscriptExpr *access, const std::string &index)
{
    if (!concerns(access) || m_uses.at(access) != ValueUse::Write)
        return {};
    const std::string set = before(access, index);
    m_setLater.insert(access);
    return set;
}

std::string UnsetElements::before(const ArraySubscriptExpr *access, const std::string &index)
{
    if (!concerns(access) || m_setLater.contains(access))
        return {};
    const ValueDecl *array = arrayOf(access);
    // What lies outside of a recorded one, or in no row, is found as that.
    const ConstantArrayType *whole = m_context.ast().getAsConstantArrayType(array->getType());
    const quint64 count = m_context.ast().getConstantArrayElementCount(whole);
    const bool isAddressed = m_addressed.contains(array);
    const bool isGuarded = isAddressed || m_context.objects().indexOf(array) >= 0 || whole->getElementType()->isArrayType();
    const std::string opening = isGuarded ? "((ulong)(" + index + ")<" + std::to_string(count) + "ul?" : "";
    const std::string closing = m_context.unsetBit(array, index) + (isGuarded ? "):(void)0)," : "),");
    if (isAddressed) {
        const DeviceType element = deviceType(access->getType(), m_context.ast());
        return opening + unsetCheck(m_context, access, array->getNameAsString(), Unset::Pattern) +
               "(const __private uchar *)((const __private " + element.name + " *)" + usersNameMark + array->getNameAsString() + "+(" +
               index + "))," + std::to_string(element.bytes) + "u," + closing;
    }
    if (m_uses.at(access) == ValueUse::Read)
        return opening + unsetCheck(m_context, access, array->getNameAsString()) + closing;
    m_context.device.add("ks_set", "void ks_set(ulong bit, ulong *set) { *set |= bit; }");
    return opening + "ks_set(" + closing;
}

} // namespace kernelscope
