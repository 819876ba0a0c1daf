#include "instrument/CalledFunction.h"

namespace kernelscope {

using namespace clang;

const FunctionDecl *definitionCalled(const CallExpr *call)
{
    const FunctionDecl *callee = call->getDirectCallee();
    return callee ? callee->getDefinition() : nullptr;
}

const Builtin &builtinCalled(const CallExpr *call)
{
    return builtinNamed(definitionCalled(call) ? std::string() : calledName(call));
}

std::string calledName(const CallExpr *call)
{
    const FunctionDecl *callee = call->getDirectCallee();
    return callee ? callee->getNameAsString() : std::string();
}

QualType pointeeOf(const Expr *pointer, const ASTContext &ast)
{
    const QualType type = pointer->IgnoreParenImpCasts()->getType();
    if (const ArrayType *array = ast.getAsArrayType(type))
        return array->getElementType();
    return type->isPointerType() ? type->getPointeeType() : QualType();
}

std::optional<llvm::APSInt> constantOf(const Expr *expression, const ASTContext &ast)
{
    Expr::EvalResult value;
    const bool isKnown = !expression->isValueDependent() && expression->EvaluateAsInt(value, ast);
    return isKnown ? std::optional(value.Val.getInt()) : std::nullopt;
}

} // namespace kernelscope
