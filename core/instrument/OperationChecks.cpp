#include "instrument/OperationChecks.h"

#include <cmath>

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

/// How a conversion makes whole numbers of others.
enum class Rounding { TowardsZero, ToNearest, Up, Down };

Rounding roundingOf(const std::string &conversion)
{
    const auto ends = [&](const char *suffix) { return llvm::StringRef(conversion).endswith(suffix); };
    return ends("_rte") ? Rounding::ToNearest : ends("_rtp") ? Rounding::Up : ends("_rtn") ? Rounding::Down : Rounding::TowardsZero;
}

/// 2 to the power of `exponent`, and so much more, as it is written: "-129.0f".
std::string powerText(bool isNegative, unsigned exponent, int more, bool isDouble)
{
    const double value = (isNegative ? -std::ldexp(1.0, int(exponent)) : std::ldexp(1.0, int(exponent))) + more;
    return QString::number(value, 'f', 1).toStdString() + (isDouble ? "" : "f");
}

/// Whether an integer type has a value for x. Rounding is done; what is cut off towards zero is still there.
std::string fitText(unsigned bits, bool isSigned, bool isDouble)
{
    const unsigned upper = isSigned ? bits - 1 : bits;
    const std::string least = !isSigned                        ? "x > -1.0" + std::string(isDouble ? "" : "f")
                              : upper < (isDouble ? 53u : 24u) ? "x > " + powerText(true, upper, -1, isDouble)
                                                               : "x >= " + powerText(true, upper, 0, isDouble); // none is next below
    return least + " && x < " + powerText(false, upper, 0, isDouble);
}

/// Adds the device function that looks at what is to be converted. Returns its name.
std::string fitCheck(DeviceText &device, QualType from, QualType to, Rounding rounding, const ASTContext &ast)
{
    static const std::pair<const char *, const char *> roundings[] = {
        {"", "v"}, {"rte_", "rint(v)"}, {"rtp_", "ceil(v)"}, {"rtn_", "floor(v)"}};
    const auto &[word, rounded] = roundings[int(rounding)];
    const DeviceType whole = deviceType(from, ast);
    const DeviceType scalar = deviceType(scalarOf(from), ast);
    const QualType integer = scalarOf(to);
    const bool isDouble = scalar.name == "double";
    const std::string name = "ks_fits_" + std::string(word) + deviceType(integer, ast).word + "_" + whole.word;
    const std::string arguments = std::string(isDouble ? "double," : "float,") + rounded + "," +
                                  fitText(unsigned(ast.getTypeSize(integer)), integer->isSignedIntegerOrEnumerationType(), isDouble) + ")";
    const auto *vector = from->getAs<ExtVectorType>();
    if (!vector)
        device.add(name, "KS_CONVERSION(" + name + "," + scalar.name + "," + arguments);
    else
        device.add(name, "KS_VECTOR_CONVERSION(" + name + "," + whole.name + "," + scalar.name + "," +
                             std::to_string(vector->getNumElements()) + "," + arguments);
    return name;
}

/// What is to be converted is looked at first.
bool checkConversion(RewriteContext &context, const Expr *operation, const Expr *operand, QualType to, Rounding rounding)
{
    const ASTContext &ast = context.ast();
    const QualType from = operand->getType().getCanonicalType().getUnqualifiedType();
    to = to.getCanonicalType().getUnqualifiedType();
    Expr::EvalResult value;
    if (!scalarOf(from)->isRealFloatingType() || !scalarOf(to)->isIntegerType() || scalarOf(to)->isBooleanType() ||
        !deviceType(from, ast).isNamed() || operand->isValueDependent() || operand->EvaluateAsRValue(value, ast))
        return false;
    const int number = context.addSite(SiteKind::Conversion, operation);
    AccessSite &site = context.sites[number];
    const TypeDescription types(ast);
    site.builtin = QString::fromStdString(deviceType(scalarOf(to), ast).name);
    site.typeName = types.spelling(from);
    site.type = types.elementType(scalarOf(from));
    site.sizeInBytes = int(deviceType(scalarOf(from), ast).bytes);
    const std::string function = fitCheck(context.device, from, to, rounding, ast);
    context.edits.insert(context.begin(operand), checkStart(context, function, number) + "(");
    context.walker->walk(operand);
    context.edits.insert(context.balancedEnd(operand), "))");
    return true;
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
    return CheckedOperation{checkStart(context, divisionOf(context.device, type, ast, isRemainder), number), ",", ")"};
}

EditText checkStart(RewriteContext &context, const std::string &function, int site)
{
    if (context.streak)
        context.streak->addCheck(site);
    const std::string start = function + "(ks," + std::to_string(site) + ",";
    const std::string told = context.whoIsAway.empty() ? "1u" : context.whoIsAway + "==0u";
    return {start + told + ",", start + "2u,"};
}

bool rewriteConversion(RewriteContext &context, const CallExpr *call)
{
    const std::string name = calledName(call);
    return call->getNumArgs() == 1 && !llvm::StringRef(name).contains("_sat") &&
           checkConversion(context, call, call->getArg(0), call->getType(), roundingOf(name));
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

bool OperationChecks::convert(const CastExpr *cast)
{
    return cast->getCastKind() == CK_FloatingToIntegral &&
           checkConversion(m_context, cast, cast->getSubExpr(), cast->getType(), Rounding::TowardsZero);
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
