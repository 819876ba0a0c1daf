#include "instrument/OperationChecks.h"

#include "instrument/CalledFunction.h"
#include "instrument/StreakWriter.h"
#include "instrument/TypeDescription.h"

namespace kernelscope {

using namespace clang;

namespace {

bool isDivision(BinaryOperatorKind kind)
{
    return kind == BO_Div || kind == BO_Rem || kind == BO_DivAssign || kind == BO_RemAssign;
}

/// The type that the operands have when the operation is made.
QualType operandType(const BinaryOperator *operation)
{
    const auto *compound = dyn_cast<CompoundAssignOperator>(operation);
    return (compound ? compound->getComputationResultType() : operation->getType()).getCanonicalType().getUnqualifiedType();
}

QualType scalarOf(QualType type)
{
    const auto *vector = type->getAs<ExtVectorType>();
    return vector ? vector->getElementType() : type;
}

/// A divisor that no dividend is wrong with.
bool isHarmless(const llvm::APSInt &divisor)
{
    return divisor != 0 && (divisor.isUnsigned() || !divisor.isAllOnes());
}

bool isHarmless(const APValue &divisor)
{
    if (divisor.isInt())
        return isHarmless(divisor.getInt());
    if (!divisor.isVector())
        return false;
    for (unsigned i = 0; i < divisor.getVectorLength(); ++i) {
        if (!isHarmless(divisor.getVectorElt(i)))
            return false;
    }
    return true;
}

bool isHarmlessDivisor(const Expr *divisor, const ASTContext &ast)
{
    const auto *call = dyn_cast<CallExpr>(divisor->IgnoreParenImpCasts());
    const BuiltinKind kind = call ? builtinCalled(call).kind : BuiltinKind::Other;
    if (kind == BuiltinKind::LocalSize || kind == BuiltinKind::GlobalSize)
        return true;
    Expr::EvalResult value;
    return !divisor->isValueDependent() && divisor->EvaluateAsRValue(value, ast) && !value.HasSideEffects && isHarmless(value.Val);
}

std::string leastOf(const std::string &scalar)
{
    return scalar == "char" ? "CHAR_MIN" : scalar == "short" ? "SHRT_MIN" : scalar == "int" ? "INT_MIN" : "LONG_MIN";
}

/// Adds the device function that divides values of a type. Returns its name.
std::string divisionOf(DeviceText &device, QualType type, const ASTContext &ast, bool isRemainder)
{
    const DeviceType whole = deviceType(type, ast);
    const DeviceType scalar = deviceType(scalarOf(type), ast);
    const std::string name = (isRemainder ? "ks_rem_" : "ks_div_") + whole.word;
    const std::string fails =
        scalarOf(type)->isSignedIntegerOrEnumerationType() ? "KS_LEAVES(" + leastOf(scalar.name) + ")" : std::string("KS_LEAVES_UNSIGNED");
    const std::string operation = std::string(isRemainder ? "%" : "/") + "," + fails + ")";
    const auto *vector = type->getAs<ExtVectorType>();
    if (!vector)
        device.add(name, "KS_DIVISION(" + name + "," + scalar.name + "," + operation);
    else
        device.add(name, "KS_VECTOR_DIVISION(" + name + "," + whole.name + "," + scalar.name + "," +
                             std::to_string(vector->getNumElements()) + "," + operation);
    return name;
}

/// An lvalue that may be written twice: nothing happens when it is evaluated.
bool isPlainPlace(const Expr *lvalue)
{
    const Expr *place = lvalue->IgnoreParens();
    while (true) {
        if (const auto *member = dyn_cast<MemberExpr>(place))
            place = member->getBase()->IgnoreParenImpCasts();
        else if (const auto *components = dyn_cast<ExtVectorElementExpr>(place))
            place = components->getBase()->IgnoreParenImpCasts();
        else
            return isa<DeclRefExpr>(place);
    }
}

} // namespace

std::optional<CheckedOperation> checkedOperation(RewriteContext &context, const BinaryOperator *operation)
{
    const ASTContext &ast = context.ast();
    if (!isDivision(operation->getOpcode()) || isHarmlessDivisor(operation->getRHS(), ast))
        return std::nullopt;
    const QualType type = operandType(operation);
    if (!scalarOf(type)->isIntegralOrEnumerationType() || !deviceType(type, ast).isNamed())
        return std::nullopt;
    const bool isRemainder = operation->getOpcode() == BO_Rem || operation->getOpcode() == BO_RemAssign;
    const int number = context.addSite(SiteKind::Division, operation);
    AccessSite &site = context.sites[number];
    const TypeDescription types(ast);
    site.builtin = isRemainder ? QStringLiteral("%") : QStringLiteral("/");
    site.typeName = types.spelling(type);
    site.type = types.elementType(scalarOf(type));
    site.sizeInBytes = int(deviceType(scalarOf(type), ast).bytes);
    if (context.streak)
        context.streak->addCheck(number);
    const std::string start = divisionOf(context.device, type, ast, isRemainder) + "(ks," + std::to_string(number) + ",";
    const std::string told = context.whoIsAway.empty() ? "1u" : context.whoIsAway + "==0u";
    return CheckedOperation{{start + told + ",", start + "2u,"}, ",", ")"};
}

bool OperationChecks::rewrite(const BinaryOperator *operation)
{
    const auto checked = checkedOperation(m_context, operation);
    if (!checked)
        return false;
    const unsigned operatorBegin = m_context.begin(operation->getOperatorLoc());
    m_context.edits.insert(m_context.begin(operation), checked->before + "(");
    m_context.walker->walk(operation->getLHS());
    m_context.edits.replace(operatorBegin, operatorBegin + 1, ")" + checked->between + "(");
    m_context.walker->walk(operation->getRHS());
    m_context.edits.insert(m_context.balancedEnd(operation), ")" + checked->behind);
    return true;
}

bool OperationChecks::assign(const BinaryOperator *assignment)
{
    if (!assignment->isCompoundAssignmentOp())
        return false;
    const auto checked = checkedOperation(m_context, assignment);
    if (!checked)
        return false;
    if (isPlainPlace(assignment->getLHS()))
        assignInPlace(assignment, *checked);
    else
        assignThroughPointer(assignment, *checked);
    return true;
}

void OperationChecks::assignInPlace(const BinaryOperator *assignment, const CheckedOperation &checked)
{
    const unsigned operatorBegin = m_context.begin(assignment->getOperatorLoc());
    const std::string place = usersText(m_context.text(assignment->getLHS()));
    m_context.walker->walk(assignment->getLHS());
    m_context.edits.replace(operatorBegin, operatorBegin + 2, EditText("=") + checked.before + place + checked.between + "(");
    m_context.walker->walk(assignment->getRHS());
    m_context.edits.insert(m_context.balancedEnd(assignment), ")" + checked.behind);
}

/// Components of a vector have no address: they are taken from the vector's.
void OperationChecks::assignThroughPointer(const BinaryOperator *assignment, const CheckedOperation &checked)
{
    const Expr *place = assignment->getLHS()->IgnoreParens();
    const auto *components = dyn_cast<ExtVectorElementExpr>(place);
    const Expr *addressed = components ? components->getBase()->IgnoreParens() : place;
    const bool isPointer = components && components->isArrow();
    const QualType type = isPointer ? addressed->getType()->getPointeeType() : addressed->getType();
    const std::string at = m_context.temporary("__private " + std::string(type.isVolatileQualified() ? "volatile " : "") +
                                               deviceType(type, m_context.ast()).name + " *");
    const std::string value = components ? at + "->" + components->getAccessor().getName().str() : "*" + at;
    const unsigned operatorEnd = m_context.begin(assignment->getOperatorLoc()) + 2;
    m_context.edits.replace(m_context.begin(assignment), m_context.begin(addressed), "(" + at + "=" + (isPointer ? "(" : "&("));
    m_context.walker->walk(addressed);
    m_context.edits.replace(m_context.balancedEnd(addressed), operatorEnd,
                            EditText(")," + value + "=") + checked.before + value + checked.between + "(");
    m_context.walker->walk(assignment->getRHS());
    m_context.edits.insert(m_context.balancedEnd(assignment), ")" + checked.behind + ")");
}

} // namespace kernelscope
