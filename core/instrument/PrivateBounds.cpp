#include "instrument/PrivateBounds.h"

#include <algorithm>
#include <functional>

#include <clang/AST/ASTContext.h>

#include "instrument/RewriteContext.h"
#include "instrument/SyntaxVisitor.h"

namespace kernelscope {
namespace {

using namespace clang;

constexpr std::size_t mostOwners = 4; ///< a text that asks for more would be long

/// Variables whose declaration stands where a statement can follow it.
class BlockVariables : public SyntaxVisitor
{
public:
    std::map<const VarDecl *, const CompoundStmt *> found;

    bool VisitCompoundStmt(CompoundStmt *block) override
    {
        for (const Stmt *statement : block->body()) {
            const auto *declarations = dyn_cast<DeclStmt>(statement);
            if (!declarations)
                continue;
            for (const Decl *declaration : declarations->decls()) {
                if (const auto *variable = dyn_cast<VarDecl>(declaration))
                    found.emplace(variable, block);
            }
        }
        return true;
    }
};

/// Variables whose address is taken, or that decay to a pointer which is not used up at once.
class AddressFinder : public SyntaxVisitor
{
public:
    std::vector<const VarDecl *> found;
    bool hasNameless = false;                ///< memory without a variable: (float[2]){1, 2}
    std::vector<const CastExpr *> splitting; ///< to pointers to smaller things

    explicit AddressFinder(const ASTContext &ast) : m_ast(ast) {}

    bool VisitCastExpr(CastExpr *cast) override
    {
        if (const quint64 to = pointeeSize(cast->getType()); to > 0 && to < pointeeSize(cast->getSubExpr()->getType()))
            splitting.push_back(cast);
        return true;
    }
    bool VisitUnaryOperator(UnaryOperator *address) override
    {
        if (address->getOpcode() == UO_AddrOf) {
            add(address->getSubExpr());
            hasNameless = hasNameless || isa<CompoundLiteralExpr>(address->getSubExpr()->IgnoreParens());
        }
        return true;
    }
    bool VisitImplicitCastExpr(ImplicitCastExpr *cast) override
    {
        if (cast->getCastKind() == CK_ArrayToPointerDecay && !m_indexed.count(cast))
            add(cast->getSubExpr());
        return true;
    }
    bool VisitArraySubscriptExpr(ArraySubscriptExpr *subscript) override
    {
        m_indexed.insert(subscript->getBase());
        return true;
    }

    bool VisitCompoundLiteralExpr(CompoundLiteralExpr *literal) override
    {
        hasNameless = hasNameless || literal->getType()->isArrayType(); // a vector's is no memory
        return true;
    }

private:
    /// 0: it is no pointer to something that has a size.
    quint64 pointeeSize(QualType type) const
    {
        const QualType pointee = type->isPointerType() ? type->getPointeeType() : QualType();
        const bool hasSize = !pointee.isNull() && !pointee->isIncompleteType() && !pointee->isFunctionType();
        return hasSize ? quint64(m_ast.getTypeSizeInChars(pointee).getQuantity()) : 0;
    }
    void add(const Expr *lvalue)
    {
        const auto *variable = dyn_cast_or_null<VarDecl>(directVariable(lvalue));
        const bool isPrivate = variable && !spaceLetter(variable->getType()) && !variable->isStaticLocal() && !variable->isFileVarDecl();
        if (isPrivate && std::find(found.begin(), found.end(), variable) == found.end())
            found.push_back(variable);
    }
    const ASTContext &m_ast;
    std::set<const Expr *> m_indexed; ///< visited before what is inside
};

} // namespace

PrivateBounds::PrivateBounds(const std::vector<const FunctionDecl *> &functions, const ASTContext &ast) : m_flow(functions), m_ast(ast)
{
    std::vector<const CastExpr *> splitting;
    for (const FunctionDecl *function : functions) {
        BlockVariables inBlocks;
        inBlocks.TraverseStmt(function->getBody());
        for (const ParmVarDecl *parameter : function->parameters()) // at the start of its body
            inBlocks.found.emplace(parameter, dyn_cast<CompoundStmt>(function->getBody()));
        m_blocks.merge(inBlocks.found);
        AddressFinder addresses(ast);
        addresses.TraverseStmt(function->getBody());
        m_variables.insert(m_variables.end(), addresses.found.begin(), addresses.found.end());
        m_isComplete = m_isComplete && !addresses.hasNameless;
        splitting.insert(splitting.end(), addresses.splitting.begin(), addresses.splitting.end());
    }
    for (std::size_t i = 0; i < m_variables.size(); ++i)
        m_flow.seedObject(m_variables[i], int(i));
    m_flow.solve();
    for (const CastExpr *cast : splitting) {
        for (const int owner : m_flow.ofValue(cast).objects)
            m_split.insert(m_variables[std::size_t(owner)]);
    }
}

std::optional<PrivateBounds::Room> PrivateBounds::roomOf(const Expr *pointer) const
{
    auto places = placesOf(pointer, false);
    if (!places || places->empty() || places->size() > mostOwners)
        return std::nullopt;
    Room room{std::move(*places), {}};
    for (const auto &[place, bytes] : room.places)
        room.name += (room.name.empty() ? "" : " or ") + variableAt(place)->getNameAsString();
    std::ranges::stable_sort(room.places, std::ranges::greater(), &Places::value_type::second);
    return room;
}

const CompoundStmt *PrivateBounds::blockOf(const VarDecl *variable) const
{
    const auto found = m_blocks.find(variable);
    return found == m_blocks.end() ? nullptr : found->second;
}

std::optional<PrivateBounds::Places> PrivateBounds::placesOf(const Expr *expression, bool isPlace) const
{
    const PointerTargets targets = isPlace ? m_flow.ofAddress(expression) : m_flow.ofValue(expression);
    if (!m_isComplete || targets.unknown)
        return std::nullopt;
    Places places;
    for (const int owner : targets.objects) {
        const VarDecl *variable = variableAt(owner);
        if (!m_blocks.contains(variable))
            return std::nullopt;
        places.emplace_back(owner, quint64(m_ast.getTypeSizeInChars(variable->getType()).getQuantity()));
    }
    return places;
}

std::string PrivateBounds::Owner::choose(const std::vector<std::string> &places, const std::vector<std::string> &values) const
{
    if (std::ranges::adjacent_find(values, std::ranges::not_equal_to()) == values.end())
        return values.front();
    std::string text = "(";
    for (std::size_t i = 0; i + 1 < values.size(); ++i)
        text += place + "==" + places[i] + "?" + values[i] + ":";
    return text + values.back() + ")";
}

PrivateBounds::Owner PrivateBounds::owner(const Room &room, const std::string &from, const std::string &address,
                                          const std::vector<std::string> &places, const std::string &variable)
{
    if (places.size() == 1)
        return {{}, places.front()};
    const auto sizeOf = [&](std::size_t i) { return std::to_string(room.places[i].second) + "ul"; };
    Owner owner{variable + "=" + places.front() + ",", variable};
    std::vector<std::string> sizes{sizeOf(0)};
    for (std::size_t i = 1; i < places.size(); ++i) {
        owner.found += variable + "=ks_owner(" + from + "," + address + "," + variable + "," + owner.choose(places, sizes) + "," +
                       places[i] + "," + sizeOf(i) + "),";
        sizes.push_back(sizeOf(i));
    }
    return owner;
}

std::vector<std::string> PrivateBounds::placeTexts(const Room &room)
{
    std::vector<std::string> texts;
    for (const auto &[number, bytes] : room.places)
        texts.push_back("ks->own[" + std::to_string(number) + "]");
    return texts;
}

std::string PrivateBounds::originOf(const Expr *pointer)
{
    const Expr *bare = pointer->IgnoreParenImpCasts();
    while (const auto *sum = dyn_cast<BinaryOperator>(bare)) {
        if (!sum->isAdditiveOp())
            return {};
        const Expr *left = sum->getLHS()->IgnoreParenImpCasts();
        bare = left->getType()->isPointerType() ? left : sum->getRHS()->IgnoreParenImpCasts();
    }
    const auto *variable = dyn_cast<DeclRefExpr>(bare);
    if (!variable || !variable->getType()->isPointerType())
        return {};
    return "(ulong)(uintptr_t)(const volatile __private void *)" + (usersNameMark + variable->getDecl()->getNameAsString());
}

std::string PrivateBounds::registration(const VarDecl *variable, const char *with) const
{
    const auto found = std::find(m_variables.begin(), m_variables.end(), variable);
    if (found == m_variables.end() || !m_blocks.contains(variable))
        return {};
    const std::string place = std::to_string(found - m_variables.begin());
    const std::string address = "(ulong)(uintptr_t)&" + (usersNameMark + variable->getNameAsString());
    if (with)
        return ' ' + std::string(with) + "(ks," + place + "u," + address + ",sizeof(" + usersNameMark + variable->getNameAsString() + "));";
    return " ks->own[" + place + "] = " + address + ";";
}

} // namespace kernelscope
