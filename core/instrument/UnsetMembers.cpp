#include "instrument/UnsetMembers.h"

#include "instrument/DeviceTypes.h"
#include "instrument/FilledAtOnce.h"
#include "instrument/SyntaxVisitor.h"

namespace kernelscope {

using namespace clang;

namespace {

constexpr std::size_t mostMembers = 64;

/// A number, a vector, or an array of these among the members of a struct, and of structs within.
struct Member
{
    std::string path; ///< ".inner.x"
    QualType type;
};

/// Adds all members; false where one is something else.
bool addMembers(const RecordDecl *record, const std::string &path, const ASTContext &ast, std::vector<Member> &members)
{
    record = record->getDefinition();
    if (!record || record->isUnion() || members.size() > mostMembers)
        return false;
    for (const FieldDecl *field : record->fields()) {
        const std::string here = path + "." + field->getNameAsString();
        const QualType element = ast.getBaseElementType(field->getType());
        const bool isPlain = (element->isArithmeticType() || element->isExtVectorType()) && !field->isBitField() &&
                             !element.isConstQualified() && !element.isVolatileQualified() && field->getDeclName();
        if (const auto *inner = field->getType()->getAs<RecordType>()) {
            if (!field->getDeclName() || !addMembers(inner->getDecl(), here, ast, members))
                return false;
        } else if (isPlain) {
            members.push_back({here, field->getType()});
        } else {
            return false;
        }
    }
    return members.size() <= mostMembers;
}

std::vector<Member> membersOf(QualType type, const ASTContext &ast)
{
    std::vector<Member> members;
    const auto *record = type->getAs<RecordType>();
    return record && addMembers(record->getDecl(), {}, ast, members) ? members : std::vector<Member>();
}

std::size_t countOf(QualType type, const ASTContext &ast)
{
    return type->isRecordType() ? membersOf(type, ast).size() : 1;
}

quint64 bitsOf(std::size_t first, std::size_t count)
{
    return (count < 64 ? (quint64(1) << count) - 1 : ~quint64(0)) << first;
}

/// One step from a part towards its variable: what it is a part of. Null where it is no part.
const Expr *wholeOf(const Expr *part)
{
    if (const auto *member = dyn_cast<MemberExpr>(part))
        return member->isArrow() ? nullptr : member->getBase()->IgnoreParens();
    if (const auto *components = dyn_cast<ExtVectorElementExpr>(part))
        return components->isArrow() ? nullptr : components->getBase()->IgnoreParenImpCasts();
    if (const auto *element = dyn_cast<ArraySubscriptExpr>(part)) {
        const auto *array = dyn_cast<ImplicitCastExpr>(element->getBase()->IgnoreParens());
        return array && array->getCastKind() == CK_ArrayToPointerDecay ? array->getSubExpr()->IgnoreParens() : nullptr;
    }
    return nullptr;
}

/// The members that an lvalue is, or is part of.
FilledAtOnce::Parts partsOf(const Expr *lvalue, const ASTContext &ast)
{
    std::vector<const FieldDecl *> fields; // the innermost first
    const Expr *part = lvalue->IgnoreParens();
    while (const Expr *whole = wholeOf(part)) {
        const auto *member = dyn_cast<MemberExpr>(part);
        if (!member)
            fields.clear();
        else if (const auto *field = dyn_cast<FieldDecl>(member->getMemberDecl()))
            fields.push_back(field);
        part = whole;
    }
    const auto *reference = dyn_cast<DeclRefExpr>(part);
    if (!reference || !reference->getType()->isRecordType())
        return {};
    std::size_t first = 0;
    QualType type = reference->getType();
    for (auto field = fields.rbegin(); field != fields.rend(); ++field) {
        for (const FieldDecl *before : (*field)->getParent()->fields()) {
            if (before == *field)
                break;
            first += countOf(before->getType(), ast);
        }
        type = (*field)->getType();
    }
    return {reference->getDecl(), bitsOf(first, countOf(type, ast))};
}

bool isWatchedStruct(const VarDecl *variable, const ASTContext &ast)
{
    return !variable->getInit() && variable->hasLocalStorage() && !isa<ParmVarDecl>(variable) && variable->getType()->isRecordType() &&
           !spaceLetter(variable->getType()) && !variable->getType().isVolatileQualified() && !variable->getType().isConstQualified() &&
           !membersOf(variable->getType(), ast).empty();
}

class MemberUses : public ValueUses
{
public:
    explicit MemberUses(const ASTContext &ast)
        : complete([&ast](const Expr *lvalue) { return partsOf(lvalue, ast); },
                   [&ast](const VarDecl *variable) {
                       return isWatchedStruct(variable, ast) ? bitsOf(0, countOf(variable->getType(), ast)) : quint64(0);
                   }),
          m_ast(ast)
    {
    }

    std::map<const Expr *, ValueUse> uses;
    std::set<const ValueDecl *> others;   ///< used in ways that nobody follows
    std::set<const ValueDecl *> declared; ///< without a value
    FilledAtOnce complete;

    bool VisitMemberExpr(MemberExpr *member) override { return follow(member); }
    bool VisitArraySubscriptExpr(ArraySubscriptExpr *element) override { return follow(element); }
    bool VisitExtVectorElementExpr(ExtVectorElementExpr *components) override { return follow(components); }
    bool VisitDeclRefExpr(DeclRefExpr *reference) override { return follow(reference); }
    bool VisitVarDecl(VarDecl *variable) override
    {
        if (isWatchedStruct(variable, m_ast))
            declared.insert(variable);
        return ValueUses::VisitVarDecl(variable);
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
        uses.try_emplace(bare, use);
    }

private:
    bool follow(const Expr *place)
    {
        if (m_followed.contains(place))
            return true;
        const ValueDecl *variable = partsOf(place, m_ast).variable;
        if (!variable)
            return true;
        for (const Expr *part = place; part; part = wholeOf(part))
            m_followed.insert(part);
        if (!place->isGLValue()) // v.xx
            uses.try_emplace(place, ValueUse::Read);
        else if (!uses.contains(place))
            others.insert(variable);
        return true;
    }

    const ASTContext &m_ast;
    std::set<const Expr *> m_followed;
};

} // namespace

UnsetMembers::UnsetMembers(RewriteContext &context, const std::vector<const FunctionDecl *> &functions) : m_context(context)
{
    for (const FunctionDecl *function : functions) {
        MemberUses found(context.ast());
        found.TraverseStmt(function->getBody());
        for (const auto &[place, use] : found.uses) {
            const ValueDecl *variable = partsOf(place, context.ast()).variable;
            if (!found.declared.contains(variable) || found.others.contains(variable) || found.complete.contains(variable))
                continue;
            m_structs.insert(variable);
            // Members without a value go along with the others.
            m_uses[place] = place->getType()->isRecordType() && use == ValueUse::Read ? ValueUse::Ignored : use;
        }
    }
}

EditText UnsetMembers::start(const VarDecl *variable)
{
    std::string text = m_context.unsetBitsCleared(variable);
    for (const Member &member : membersOf(variable->getType(), m_context.ast()))
        text += zeroed(m_context, usersText(variable->getNameAsString() + member.path), member.type);
    return text;
}

std::string UnsetMembers::check(const Expr *place)
{
    const auto parts = partsOf(place, m_context.ast());
    const auto *element = dyn_cast<ArraySubscriptExpr>(place);
    std::string name = m_context.text(element ? element->getBase()->IgnoreParenImpCasts() : place);
    std::erase(name, ' ');
    return unsetCheck(m_context, place, name) + std::to_string(parts.bits) + "ul,&" + m_context.unsetBits(parts.variable) + ")";
}

bool UnsetMembers::read(const Expr *value)
{
    const auto *cast = dyn_cast<ImplicitCastExpr>(value);
    const Expr *place = cast ? cast->getSubExpr()->IgnoreParens() : value;
    const auto use = m_uses.find(place);
    if (use == m_uses.end() || use->second != ValueUse::Read)
        return false;
    m_context.edits.insert(m_context.begin(value), "((" + check(place) + ",");
    m_context.walker->walkChildren(value);
    m_context.edits.insert(m_context.end(value), "))");
    return true;
}

UnsetChange UnsetMembers::change(const Expr *operation, const Expr *target)
{
    const Expr *place = target->IgnoreParens();
    const auto use = m_uses.find(place);
    if (use == m_uses.end() || use->second == ValueUse::Ignored)
        return {};
    if (use->second != ValueUse::Write)
        return {"(" + check(place) + ",", ")"};
    const auto parts = partsOf(place, m_context.ast());
    const std::string set = m_context.unsetBits(parts.variable) + "|=" + std::to_string(parts.bits) + "ul";
    const DeviceType type = deviceType(place->getType(), m_context.ast());
    if (m_context.isDiscarded(operation) || !type.isNamed())
        return {"(", "," + set + ")"};
    const std::string kept = m_context.temporary(type.name);
    return {"(" + kept + "=(", ")," + set + "," + kept + ")"};
}

} // namespace kernelscope
