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

/// Adds the device function of a type that a macro of the prelude makes, or another for vectors. Returns its name.
std::string functionOf(DeviceText &device, const std::string &prefix, const std::string &macro, QualType type, const ASTContext &ast,
                       const std::string &arguments)
{
    const DeviceType whole = deviceType(type, ast);
    const std::string scalar = deviceType(scalarOf(type), ast).name;
    const std::string name = prefix + whole.word;
    const auto *vector = type->getAs<ExtVectorType>();
    if (!vector)
        device.add(name, "KS_" + macro + "(" + name + "," + scalar + "," + arguments + ")");
    else
        device.add(name, "KS_VECTOR_" + macro + "(" + name + "," + whole.name + "," + scalar + "," +
                             std::to_string(vector->getNumElements()) + "," + arguments + ")");
    return name;
}

/// A site for an operation on values of that type, each of which is looked at.
int addOperation(RewriteContext &context, SiteKind kind, const Expr *operation, QualType type, const QString &builtin)
{
    const int number = context.addSite(kind, operation);
    AccessSite &site = context.sites[number];
    const TypeDescription types(context.ast());
    site.builtin = builtin;
    site.typeName = types.spelling(type);
    site.type = types.elementType(scalarOf(type));
    site.sizeInBytes = int(deviceType(scalarOf(type), context.ast()).bytes);
    return number;
}

/// Adds the device function that divides values of a type. Returns its name.
std::string divisionOf(DeviceText &device, QualType type, const ASTContext &ast, bool isRemainder)
{
    const QualType scalar = scalarOf(type);
    const std::string fails = scalar->isSignedIntegerOrEnumerationType() ? "KS_LEAVES(" + leastOf(deviceType(scalar, ast).name) + ")"
                                                                         : std::string("KS_LEAVES_UNSIGNED");
    return functionOf(device, isRemainder ? "ks_rem_" : "ks_div_", "DIVISION", type, ast, (isRemainder ? "%," : "/,") + fails);
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
    const QualType integer = scalarOf(to);
    const bool isDouble = deviceType(scalarOf(from), ast).name == "double";
    const std::string fits = fitText(unsigned(ast.getTypeSize(integer)), integer->isSignedIntegerOrEnumerationType(), isDouble);
    return functionOf(device, "ks_fits_" + std::string(word) + deviceType(integer, ast).word + "_", "CONVERSION", from, ast,
                      std::string(isDouble ? "double," : "float,") + rounded + "," + fits);
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
    const int number =
        addOperation(context, SiteKind::Conversion, operation, from, QString::fromStdString(deviceType(scalarOf(to), ast).name));
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
    const int number = addOperation(context, SiteKind::Division, operation, type, isRemainder ? QStringLiteral("%") : QStringLiteral("/"));
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
