#include "instrument/ValueParts.h"

#include <clang/AST/ASTContext.h>
#include <llvm/ADT/FoldingSet.h>

#include "instrument/CalledFunction.h"
#include "instrument/DeviceTypes.h"
#include "instrument/PointerFlow.h"

namespace kernelscope {
namespace {

using namespace clang;

/// Whether a pointer or an image leads to memory that is traced.
bool isTracedMemory(const Expr *argument, const ASTContext &ast)
{
    const QualType pointee = pointeeOf(argument, ast);
    return pointee.isNull() ? argument->getType()->isImageType() : spaceLetter(pointee) != 0;
}

class PartCollector
{
public:
    ValueParts parts;

    void lvalue(const Expr *expression)
    {
        expression = expression->IgnoreParens();
        if (spaceOfLvalue(expression)) {
            parts.loads.push_back(expression);
        } else if (const ValueDecl *variable = directVariable(expression)) {
            if (isa<VarDecl>(variable))
                parts.variables.push_back({variable, expression});
        } else if (isa<CompoundLiteralExpr>(expression)) {
            value(cast<CompoundLiteralExpr>(expression)->getInitializer());
        } else {
            parts.exact = false;
        }
    }

    void value(const Expr *expression)
    {
        if (isa<UnaryExprOrTypeTraitExpr>(expression) || isa<ConstantExpr>(expression))
            return;
        if (expression->getType()->isPointerType() && !isa<CallExpr>(expression))
            return; // an address
        if (const auto *cast = dyn_cast<CastExpr>(expression)) {
            if (cast->getCastKind() == CK_LValueToRValue)
                return lvalue(cast->getSubExpr());
        } else if (const auto *asType = dyn_cast<AsTypeExpr>(expression)) {
            return asType->getSrcExpr()->isLValue() ? lvalue(asType->getSrcExpr()) : value(asType->getSrcExpr());
        } else if (const auto *binary = dyn_cast<BinaryOperator>(expression)) {
            if (binary->isAssignmentOp())
                return assignment(binary);
            if (binary->getOpcode() == BO_Comma)
                return value(binary->getRHS());
        } else if (const auto *unary = dyn_cast<UnaryOperator>(expression)) {
            if (unary->isIncrementDecrementOp())
                return lvalue(unary->getSubExpr());
        } else if (const auto *choice = dyn_cast<AbstractConditionalOperator>(expression)) {
            decide(choice->getCond(), expression);
            value(choice->getTrueExpr());
            return value(choice->getFalseExpr());
        } else if (const auto *call = dyn_cast<CallExpr>(expression)) {
            return this->call(call);
        }
        for (const Stmt *child : expression->children()) {
            if (const auto *part = dyn_cast_or_null<Expr>(child))
                value(part);
        }
    }

private:
    /// The condition of a choice: of a minimum or maximum it is a part like the others, which takes part though it isn't chosen.
    void decide(const Expr *condition, const Expr *choice)
    {
        if (combinationOf(choice).isEmpty())
            parts.conditions.push_back(condition);
        else
            value(condition);
    }

    /// What `x = y` gives has been recorded as y's.
    void assignment(const BinaryOperator *assignment)
    {
        if (!spaceOfLvalue(assignment->getLHS()) && directVariable(assignment->getLHS()))
            return lvalue(assignment->getLHS());
        value(assignment->getRHS());
        if (assignment->isCompoundAssignmentOp())
            lvalue(assignment->getLHS());
    }

    void call(const CallExpr *call)
    {
        if (definitionCalled(call)) {
            parts.calls.push_back(call);
            return;
        }
        const Builtin &builtin = builtinCalled(call);
        if (builtin.pointer >= 0) {
            if (isTracedMemory(call->getArg(unsigned(builtin.pointer)), call->getDirectCallee()->getASTContext()))
                parts.loads.push_back(call);
            else
                parts.exact = false;
            return;
        }
        const bool isSelect = builtin.kind == BuiltinKind::Select;
        if (isSelect)
            decide(call->getArg(2), call);
        for (const Expr *argument : call->arguments()) {
            if (!isSelect || argument != call->getArg(2))
                value(argument);
        }
    }
};

/// Whether two expressions say the same.
bool same(const Expr *a, const Expr *b, const ASTContext &ast)
{
    llvm::FoldingSetNodeID first;
    llvm::FoldingSetNodeID second;
    a->IgnoreParenImpCasts()->Profile(first, ast, true);
    b->IgnoreParenImpCasts()->Profile(second, ast, true);
    return first == second;
}

const VarDecl *anyVariable(const Stmt *statement)
{
    if (const auto *reference = dyn_cast<DeclRefExpr>(statement))
        return dyn_cast<VarDecl>(reference->getDecl());
    for (const Stmt *child : statement->children()) {
        if (const VarDecl *found = child ? anyVariable(child) : nullptr)
            return found;
    }
    return nullptr;
}

/// a < b ? a : b
QString combinationOfChoice(const Expr *condition, const Expr *yes, const Expr *no)
{
    const auto *test = dyn_cast<BinaryOperator>(condition->IgnoreParenImpCasts());
    const VarDecl *variable = anyVariable(condition);
    if (!test || !test->isRelationalOp() || !variable)
        return {};
    const ASTContext &ast = variable->getASTContext();
    const bool straight = same(test->getLHS(), yes, ast) && same(test->getRHS(), no, ast);
    const bool crossed = same(test->getLHS(), no, ast) && same(test->getRHS(), yes, ast);
    if (!straight && !crossed)
        return {};
    const bool less = test->getOpcode() == BO_LT || test->getOpcode() == BO_LE;
    return less == straight ? QStringLiteral("min") : QStringLiteral("max");
}

QString combinationOfCall(const CallExpr *call)
{
    const Builtin &builtin = builtinCalled(call);
    switch (builtin.kind) {
    case BuiltinKind::Arithmetic:
        return QString::fromLatin1(builtin.combine);
    case BuiltinKind::Select:
        return combinationOfChoice(call->getArg(2), call->getArg(1), call->getArg(0));
    case BuiltinKind::Conversion:
        return combinationOf(call->getArg(0));
    default:
        return {};
    }
}

} // namespace

char spaceOfLvalue(const Expr *lvalue)
{
    lvalue = lvalue->IgnoreParens();
    if (const auto *element = dyn_cast<ExtVectorElementExpr>(lvalue)) {
        const QualType base = element->getBase()->getType();
        return element->isArrow() ? spaceLetter(base->getPointeeType()) : spaceOfLvalue(element->getBase());
    }
    return spaceLetter(lvalue->getType());
}

bool isElementOfVariable(const Expr *lvalue)
{
    lvalue = lvalue->IgnoreParens();
    while (const auto *component = dyn_cast<ExtVectorElementExpr>(lvalue)) {
        if (component->isArrow())
            return false;
        lvalue = component->getBase()->IgnoreParens();
    }
    bool any = false;
    while (const auto *subscript = dyn_cast<ArraySubscriptExpr>(lvalue)) {
        lvalue = subscript->getBase()->IgnoreParenImpCasts();
        if (!lvalue->getType()->isArrayType())
            return false;
        any = true;
    }
    return any && isa<DeclRefExpr>(lvalue);
}

ValueParts valueParts(const Expr *value)
{
    PartCollector collector;
    collector.value(value);
    return std::move(collector.parts);
}

QString combinationOf(const Expr *value)
{
    value = value->IgnoreParenCasts();
    if (const auto *binary = dyn_cast<BinaryOperator>(value)) {
        switch (binary->getOpcode()) {
        case BO_Add:
            return QStringLiteral("+");
        case BO_Mul:
            return QStringLiteral("*");
        case BO_And:
        case BO_LAnd:
            return QStringLiteral("&");
        case BO_Or:
        case BO_LOr:
            return QStringLiteral("|");
        case BO_Xor:
            return QStringLiteral("^");
        default:
            return {};
        }
    }
    if (const auto *choice = dyn_cast<ConditionalOperator>(value))
        return combinationOfChoice(choice->getCond(), choice->getTrueExpr(), choice->getFalseExpr());
    if (const auto *call = dyn_cast<CallExpr>(value))
        return combinationOfCall(call);
    return {};
}

QString combinationOf(const QString &operation)
{
    if (operation == u"++" || operation == u"+=")
        return QStringLiteral("+");
    if (operation.size() == 2 && operation[1] == u'=' && QStringLiteral("*&|^").contains(operation[0]))
        return operation.left(1);
    return {};
}

} // namespace kernelscope
