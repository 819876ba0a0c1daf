#include "instrument/UnsetComponents.h"

#include "instrument/CalledFunction.h"
#include "instrument/FilledAtOnce.h"
#include "instrument/SyntaxVisitor.h"

namespace kernelscope {

using namespace clang;

namespace {

const ValueDecl *vectorOf(const Expr *expression)
{
    const Expr *bare = expression->IgnoreParens();
    if (const auto *components = dyn_cast<ExtVectorElementExpr>(bare))
        bare = components->getBase()->IgnoreParenImpCasts();
    const auto *reference = dyn_cast<DeclRefExpr>(bare);
    return reference && reference->getType()->isExtVectorType() ? reference->getDecl() : nullptr;
}

quint64 allOf(const ValueDecl *vector)
{
    return (quint64(1) << vector->getType()->castAs<ExtVectorType>()->getNumElements()) - 1;
}

/// The components that an expression names: a bit for each.
quint64 componentsOf(const Expr *expression)
{
    const auto *components = dyn_cast<ExtVectorElementExpr>(expression->IgnoreParens());
    if (!components)
        return allOf(vectorOf(expression));
    SmallVector<uint32_t, 16> indexes;
    components->getEncodedElementAccess(indexes);
    quint64 bits = 0;
    for (const uint32_t index : indexes)
        bits |= quint64(1) << index;
    return bits & allOf(vectorOf(expression)); // v.hi of three
}

const ValueDecl *watched(const VarDecl *variable)
{
    const bool isWatched = !variable->getInit() && variable->hasLocalStorage() && !isa<ParmVarDecl>(variable) &&
                           variable->getType()->isExtVectorType() && !spaceLetter(variable->getType()) &&
                           !variable->getType().isVolatileQualified();
    return isWatched ? variable : nullptr;
}

FilledAtOnce::Parts partsOf(const Expr *lvalue)
{
    const ValueDecl *vector = vectorOf(lvalue);
    return vector ? FilledAtOnce::Parts{vector, componentsOf(lvalue)} : FilledAtOnce::Parts();
}

/// How vectors and their components are used.
class ComponentUses : public ValueUses
{
public:
    std::map<const Expr *, ValueUse> uses;
    std::map<const Expr *, const Expr *> images; ///< of what comes to an image's pixel: which
    std::set<const ValueDecl *> others;          ///< used in ways that nobody follows
    std::set<const ValueDecl *> inParts;         ///< some component is used by itself
    std::set<const ValueDecl *> declared;        ///< without a value
    FilledAtOnce complete{[](const Expr *lvalue) { return partsOf(lvalue); },
                          [](const VarDecl *variable) { return watched(variable) ? allOf(variable) : quint64(0); }};

    bool VisitExtVectorElementExpr(ExtVectorElementExpr *components) override
    {
        const Expr *base = components->getBase()->IgnoreParenImpCasts();
        if (!isa<DeclRefExpr>(base) || !vectorOf(components))
            return true;
        inParts.insert(vectorOf(components));
        uses.try_emplace(components, components->isGLValue() ? ValueUse::Write : ValueUse::Read);
        m_followed.insert(base);
        return true;
    }
    bool VisitDeclRefExpr(DeclRefExpr *reference) override
    {
        if (!m_followed.count(reference))
            others.insert(reference->getDecl());
        return true;
    }
    bool VisitBinaryOperator(BinaryOperator *operation) override
    {
        ValueUses::VisitBinaryOperator(operation);
        if (operation->isAssignmentOp() && spaceLetter(operation->getLHS()->getType()))
            noteStored(operation->getRHS());
        return true;
    }
    bool VisitVarDecl(VarDecl *variable) override
    {
        if (watched(variable))
            declared.insert(variable);
        return ValueUses::VisitVarDecl(variable);
    }
    bool VisitCallExpr(CallExpr *call) override
    {
        const auto &builtin = builtinCalled(call);
        if (builtin.memory == BuiltinMemory::Write && builtin.kind == BuiltinKind::Vector)
            noteStored(call->getArg(0));
        else if (builtin.memory == BuiltinMemory::Write && builtin.kind == BuiltinKind::Image && call->getNumArgs() == 3)
            noteStored(call->getArg(2), call->getArg(0)->IgnoreParenImpCasts());
        return true;
    }
    bool VisitCompoundStmt(CompoundStmt *block) override
    {
        complete.read(block);
        return true;
    }
    void note(const Expr *expression, ValueUse use) override
    {
        const Expr *bare = expression->IgnoreParens();
        if (const auto *cast = dyn_cast<ImplicitCastExpr>(bare); cast && cast->getCastKind() == CK_LValueToRValue)
            bare = cast->getSubExpr()->IgnoreParens();
        if (!vectorOf(bare))
            return;
        uses.try_emplace(bare, use);
        if (isa<DeclRefExpr>(bare))
            m_followed.insert(bare);
    }

private:
    /// What of this comes to memory whole: not what is only a part of a vector, or decides.
    void noteStored(const Expr *value, const Expr *image = nullptr)
    {
        const Expr *bare = value->IgnoreParenImpCasts();
        if (isa<DeclRefExpr>(bare)) {
            note(bare, ValueUse::Stored);
            if (image)
                images.try_emplace(bare, image);
        } else if (const auto *choice = dyn_cast<ConditionalOperator>(bare)) {
            noteAll({choice->getTrueExpr(), choice->getFalseExpr()}, image);
        } else if (const auto *operation = dyn_cast<BinaryOperator>(bare)) {
            noteAll({operation->getLHS(), operation->getRHS()}, image);
        } else if (const auto *call = dyn_cast<CallExpr>(bare); call && call->getType()->isExtVectorType() && isBuiltin(call)) {
            noteAll({call->getArgs(), call->getArgs() + call->getNumArgs()}, image);
        }
    }
    void noteAll(const std::vector<const Expr *> &values, const Expr *image)
    {
        for (const Expr *value : values) {
            if (value->getType()->isExtVectorType())
                noteStored(value, image);
        }
    }
    static bool isBuiltin(const CallExpr *call) { return call->getDirectCallee() && !call->getDirectCallee()->hasBody(); }

    std::set<const Expr *> m_followed;
};

} // namespace

UnsetComponents::UnsetComponents(RewriteContext &context, const std::vector<const FunctionDecl *> &functions) : m_context(context)
{
    for (const FunctionDecl *function : functions) {
        ComponentUses found;
        found.TraverseStmt(function->getBody());
        for (const auto &[place, use] : found.uses) {
            const ValueDecl *vector = vectorOf(place);
            if (!found.declared.count(vector) || !found.inParts.count(vector) || found.others.count(vector) ||
                found.complete.contains(vector))
                continue;
            m_vectors.insert(vector);
            m_uses[place] = use;
            if (const auto image = found.images.find(place); image != found.images.end())
                m_images.insert(*image);
        }
    }
}

std::string UnsetComponents::check(const Expr *place, ValueUse use)
{
    const ValueDecl *vector = vectorOf(place);
    const std::string bits = std::to_string(componentsOf(place)) + "ul,&" + m_context.unsetBits(vector) + ")";
    if (const auto *components = dyn_cast<ExtVectorElementExpr>(place)) {
        const std::string name = vector->getNameAsString() + "." + components->getAccessor().getName().str();
        return unsetCheck(m_context, place, name, Unset::Some) + bits;
    }
    const std::string any = unsetCheck(m_context, place, vector->getNameAsString(), Unset::All) + bits;
    return use != ValueUse::Stored
               ? any
               : any + "," + unsetCheck(m_context, place, vector->getNameAsString(), Unset::Some) + channelsFor(place) + bits;
}

/// "ks_channels(get_image_channel_order(im))&": the components that an image has; empty where it is no image.
std::string UnsetComponents::channelsFor(const Expr *place)
{
    const auto image = m_images.find(place);
    if (image == m_images.end())
        return {};
    // As opencl-c.h numbers them: CLK_A, CLK_RG and CLK_RGx, CLK_RA, CLK_RGB and CLK_RGBx, those of one.
    m_context.device.add(
        "ks_channels", "ulong ks_channels(int order)\n{ return order == 0x10B1 ? 8ul : order == 0x10B2 || order == 0x10BB ? 3ul : order == "
                       "0x10B3 ? 9ul : order == 0x10B4 || order == 0x10BC ? 7ul : order == 0x10B0 || order == 0x10BA || order == 0x10B8 || "
                       "order == 0x10B9 ? 1ul : 15ul; }");
    return std::string("ks_channels(get_image_channel_order(") + usersNameMark + m_context.text(image->second) + "))&";
}

bool UnsetComponents::read(const Expr *value)
{
    const auto *cast = dyn_cast<ImplicitCastExpr>(value);
    const Expr *place = cast ? cast->getSubExpr()->IgnoreParens() : value;
    const auto use = m_uses.find(place);
    if (use == m_uses.end() || (use->second != ValueUse::Read && use->second != ValueUse::Stored))
        return false;
    // (float4)(a, b) is a vector of the two.
    m_context.edits.insert(m_context.begin(value), "((" + check(place, use->second) + ",");
    m_context.edits.insert(m_context.end(value), "))");
    return true;
}

UnsetChange UnsetComponents::change(const Expr *target)
{
    const Expr *place = target->IgnoreParens();
    const auto use = m_uses.find(place);
    if (use == m_uses.end() || use->second == ValueUse::Ignored)
        return {};
    if (use->second != ValueUse::Write)
        return {"(" + check(place, use->second) + ",", ")"};
    const std::string value = usersNameMark + m_context.text(target);
    return {"(", "," + m_context.unsetBits(vectorOf(place)) + "|=" + std::to_string(componentsOf(place)) + "ul," + value + ")"};
}

} // namespace kernelscope
