#include "instrument/OperationChecks.h"

#include <cmath>

#include "instrument/CalledFunction.h"
#include "instrument/LoopSources.h"
#include "instrument/StreakWriter.h"
#include "instrument/TypeDescription.h"
#include "instrument/ValueRange.h"

namespace kernelscope {

using namespace clang;

namespace {

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
int addOperation(RewriteContext &context, SiteKind kind, const Expr *operation, QualType type, const QString &sign)
{
    const int number = context.addSite(kind, operation);
    AccessSite &site = context.sites[number];
    const TypeDescription types(context.ast());
    site.operation = sign;
    site.typeName = types.spelling(type);
    site.type = types.elementType(scalarOf(type));
    site.sizeInBytes = int(deviceType(scalarOf(type), context.ast()).bytes);
    site.comesOfMemory = kind != SiteKind::Overflow || mayComeOfMemory(context, operation);
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

BinaryOperatorKind plainKind(const BinaryOperator *operation)
{
    return operation->isCompoundAssignmentOp() ? BinaryOperator::getOpForCompoundAssignment(operation->getOpcode())
                                               : operation->getOpcode();
}

/// Whether a type is one of signed numbers, or of vectors of them.
bool isSignedNumber(QualType type, const ASTContext &ast)
{
    return scalarOf(type)->isSignedIntegerType() && deviceType(type, ast).isNamed();
}

/// Whether the compiler knows the value.
bool isKnown(const Expr *expression, const ASTContext &ast)
{
    Expr::EvalResult value;
    return expression->isValueDependent() || (expression->EvaluateAsRValue(value, ast) && !value.HasSideEffects);
}

/// Whether a +, - or * of such signed numbers is a number of their type.
bool isInType(BinaryOperatorKind kind, const llvm::ConstantRange &left, const llvm::ConstantRange &right)
{
    const unsigned bits = left.getBitWidth();
    const llvm::ConstantRange a = left.signExtend(2 * bits);
    const llvm::ConstantRange b = right.signExtend(2 * bits);
    const llvm::ConstantRange result = kind == BO_Add ? a.add(b) : kind == BO_Sub ? a.sub(b) : a.multiply(b);
    return llvm::ConstantRange::getFull(bits).signExtend(2 * bits).contains(result);
}

/// Whether it is a signed +, - or * that the text does not show to stay in its type.
bool mayOverflow(const BinaryOperator *operation, QualType type, const RewriteContext &context)
{
    const BinaryOperatorKind kind = plainKind(operation);
    if (operation == context.boundedStep || (kind != BO_Add && kind != BO_Sub && kind != BO_Mul) || !isSignedNumber(type, context.ast()))
        return false;
    if (type->isVectorType())
        return !isKnown(operation, context.ast());
    const Expr *left = operation->getLHS();
    const llvm::ConstantRange before = operation->isCompoundAssignmentOp() ? rangeOf(left, type, context) : rangeOf(left, context);
    return !isInType(kind, before, rangeOf(operation->getRHS(), context));
}

/// Adds the device function that makes a signed +, - or * of a type. Returns its name.
std::string signedOperation(DeviceText &device, QualType type, const ASTContext &ast, BinaryOperatorKind kind)
{
    return kind == BO_Add   ? functionOf(device, "ks_add_", "OVERFLOW", type, ast, "+,KS_SUM_OVER")
           : kind == BO_Sub ? functionOf(device, "ks_sub_", "OVERFLOW", type, ast, "-,KS_DIFFERENCE_OVER")
                            : functionOf(device, "ks_mul_", "OVERFLOW", type, ast, "*,KS_PRODUCT_OVER");
}

/// In a streak, numbers that move evenly are looked at in the first iteration and, ahead, in the last one.
CheckedOperation overflowCheck(RewriteContext &context, const Expr *operation, BinaryOperatorKind kind, QualType type)
{
    const std::string symbol = kind == BO_Add ? "+" : kind == BO_Sub ? "-" : "*";
    const auto *unary = dyn_cast<UnaryOperator>(operation);
    const bool isNegation = unary && unary->getOpcode() == UO_Minus;
    const QString told = isNegation ? QStringLiteral("0-") : QString::fromStdString(symbol);
    const int number = addOperation(context, SiteKind::Overflow, operation, type, told);
    const EditText start = checkStart(context, signedOperation(context.device, type, context.ast(), kind), number);
    const CheckedOperation always{start, ",", ")"};
    if (!context.streak || type->isVectorType())
        return always;
    const CheckedOperation once{{start.text, "("}, {",", symbol}, ")"};
    if (context.streak->isStep(operation))
        return once;
    const LoopMotion &motion = context.streak->motion();
    const auto moves = !unary || isNegation ? motion.ofNumber(operation) : std::nullopt;
    if (!moves || moves->mayWrap || motion.isConditional(operation))
        return always;
    if (moves->stays())
        return once;
    const std::string first = context.temporary(deviceType(type, context.ast()).name);
    context.streak->addNumber(first, moves->distance, unsigned(context.ast().getTypeSize(type)));
    return {{"(" + first + "=" + start.text, "("}, {",", symbol}, {"))", ")"}};
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

/// v[i] of a vector that can't be written twice. It has no address either.
bool isElementOfHiddenVector(const Expr *lvalue)
{
    const ArraySubscriptExpr *element = vectorElement(lvalue);
    return element && !isPlainPlace(element->getBase());
}

} // namespace

std::optional<CheckedOperation> checkedOperation(RewriteContext &context, const BinaryOperator *operation)
{
    const ASTContext &ast = context.ast();
    const QualType type = operandType(operation);
    const BinaryOperatorKind kind = plainKind(operation);
    if (!operation->getLHS()->getType()->isPointerType() && mayOverflow(operation, type, context))
        return overflowCheck(context, operation, kind, type);
    if ((kind != BO_Div && kind != BO_Rem) || isHarmlessDivisor(operation->getRHS(), ast))
        return std::nullopt;
    if (!scalarOf(type)->isIntegralOrEnumerationType() || !deviceType(type, ast).isNamed())
        return std::nullopt;
    const bool isRemainder = kind == BO_Rem;
    const int number = addOperation(context, SiteKind::Division, operation, type, isRemainder ? QStringLiteral("%") : QStringLiteral("/"));
    return CheckedOperation{checkStart(context, divisionOf(context.device, type, ast, isRemainder), number), ",", ")"};
}

std::optional<CheckedOperation> checkedOperation(RewriteContext &context, const UnaryOperator *step)
{
    const QualType type = step->getType().getCanonicalType().getUnqualifiedType();
    const bool isPromoted = !type->isVectorType() && context.ast().getTypeSize(type) < context.ast().getTypeSize(context.ast().IntTy);
    if (step == context.boundedStep || isPromoted || !isSignedNumber(type, context.ast()))
        return std::nullopt;
    return overflowCheck(context, step, step->isIncrementOp() ? BO_Add : BO_Sub, type);
}

EditText checkStart(RewriteContext &context, const std::string &function, int site)
{
    if (context.streak)
        context.streak->addCheck(site);
    const std::string start = function + "(ks," + std::to_string(site) + ",";
    const std::string told = context.whoIsAway.empty() ? "1u" : context.whoIsAway + "==0u";
    return {start + told + ",", start + "2u,"};
}

EditText startOfAlignmentCheck(RewriteContext &context, const Stmt *access, QualType type, unsigned set, const DeviceType &device,
                               const DevicePlace &place, bool isConst, unsigned alignment)
{
    const int number = context.addAccess(SiteKind::Alignment, access, type, place.space, set);
    context.sites[number].payloadWords = 0;
    context.sites[number].hasOffset = false;
    return checkStart(context, context.device.aligned(device, place, isConst, alignment), number) + (std::to_string(set) + "u,");
}

bool rewriteConversion(RewriteContext &context, const CallExpr *call)
{
    const std::string name = calledName(call);
    return call->getNumArgs() == 1 && !llvm::StringRef(name).contains("_sat") &&
           checkConversion(context, call, call->getArg(0), call->getType(), roundingOf(name));
}

/// Where an operation begins is found by going down its operands: of a long sum within each other that takes too long.
constexpr int mostNested = 16;

bool OperationChecks::rewrite(const BinaryOperator *operation)
{
    if (m_nested >= mostNested && (operation->isAdditiveOp() || operation->getOpcode() == BO_Mul))
        return false;
    const auto checked = checkedOperation(m_context, operation);
    if (!checked)
        return false;
    const unsigned operatorBegin = m_context.begin(operation->getOperatorLoc());
    m_context.edits.insert(m_context.begin(operation), checked->before + "(");
    ++m_nested;
    m_context.walker->walk(operation->getLHS());
    m_context.edits.replace(operatorBegin, operatorBegin + 1, ")" + checked->between + "(");
    m_context.walker->walk(operation->getRHS());
    --m_nested;
    m_context.edits.insert(m_context.balancedEnd(operation), ")" + checked->behind);
    return true;
}

bool OperationChecks::convert(const CastExpr *cast)
{
    return cast->getCastKind() == CK_FloatingToIntegral &&
           checkConversion(m_context, cast, cast->getSubExpr(), cast->getType(), Rounding::TowardsZero);
}

bool OperationChecks::negate(const UnaryOperator *minus)
{
    const ASTContext &ast = m_context.ast();
    const QualType type = minus->getType().getCanonicalType().getUnqualifiedType();
    if (!isSignedNumber(type, ast))
        return false;
    const llvm::ConstantRange zero(llvm::APInt(unsigned(ast.getTypeSize(type)), 0));
    if (type->isVectorType() ? isKnown(minus, ast) : isInType(BO_Sub, zero, rangeOf(minus->getSubExpr(), m_context)))
        return false;
    const CheckedOperation checked = overflowCheck(m_context, minus, BO_Sub, type);
    const unsigned begin = m_context.begin(minus);
    m_context.edits.replace(begin, begin + 1, checked.before + ("(" + deviceType(type, ast).name + ")0") + checked.between + "(");
    m_context.walker->walk(minus->getSubExpr());
    m_context.edits.insert(m_context.balancedEnd(minus), ")" + checked.behind);
    return true;
}

bool OperationChecks::assign(const BinaryOperator *assignment)
{
    if (!assignment->isCompoundAssignmentOp() || isElementOfHiddenVector(assignment->getLHS()))
        return false;
    const auto checked = checkedOperation(m_context, assignment);
    if (!checked)
        return false;
    const Place place = placeOf(assignment->getLHS());
    if (place.isAddressed())
        m_context.edits.replace(m_context.begin(assignment), m_context.begin(place.walked), place.before);
    m_context.walker->walk(place.walked);
    m_context.edits.replace(m_context.balancedEnd(place.walked), m_context.begin(assignment->getOperatorLoc()) + 2,
                            EditText(place.isAddressed() ? place.behind + place.value + "=" : "=") + checked->before + place.value +
                                checked->between + "(");
    m_context.walker->walk(assignment->getRHS());
    m_context.edits.insert(m_context.balancedEnd(assignment), ")" + checked->behind + (place.isAddressed() ? ")" : ""));
    return true;
}

bool OperationChecks::step(const UnaryOperator *step)
{
    if (isElementOfHiddenVector(step->getSubExpr()))
        return false;
    const auto checked = checkedOperation(m_context, step);
    if (!checked)
        return false;
    const Place place = placeOf(step->getSubExpr());
    const std::string type = deviceType(step->getType(), m_context.ast()).name;
    const std::string old = step->isPrefix() || m_context.isDiscarded(step) ? std::string() : m_context.temporary(type);
    const std::string keep = old.empty() ? std::string() : old + "=" + place.value + ",";
    const unsigned end = m_context.balancedEnd(step);
    m_context.edits.replace(m_context.begin(step), m_context.begin(place.walked), place.isAddressed() ? place.before : "(" + keep);
    m_context.walker->walk(place.walked);
    m_context.edits.replace(m_context.balancedEnd(place.walked), end,
                            EditText(place.isAddressed() ? place.behind + keep + place.value + "=" : "=") + checked->before +
                                (old.empty() ? place.value : old) + checked->between + ("(" + type + ")1") + checked->behind +
                                (old.empty() ? ")" : "," + old + ")"));
    return true;
}

/// Components of a vector have no address: they are taken from the vector's.
OperationChecks::Place OperationChecks::placeOf(const Expr *lvalue)
{
    if (isPlainPlace(lvalue))
        return {usersText(m_context.text(lvalue)), lvalue, "", ""};
    const Expr *place = lvalue->IgnoreParens();
    if (const ArraySubscriptExpr *element = vectorElement(place)) {
        const std::string index = m_context.temporary("long");
        const IndexChecks::IndexCheck check = m_indexes.componentCheck(element);
        return {usersText(m_context.text(element->getBase())) + "[" + index + "]", element->getIdx(), "(" + index + "=(" + check.opening,
                check.closing + "),"};
    }
    const auto *components = dyn_cast<ExtVectorElementExpr>(place);
    const Expr *addressed = components ? components->getBase()->IgnoreParens() : place;
    const bool isPointer = components && components->isArrow();
    const QualType type = isPointer ? addressed->getType()->getPointeeType() : addressed->getType();
    // Without an address space, as the user's own pointers: to NVIDIA's compiler they are generic in OpenCL C 3.0.
    const std::string at =
        m_context.temporary(std::string(type.isVolatileQualified() ? "volatile " : "") + deviceType(type, m_context.ast()).name + " *");
    const std::string value = components ? at + "->" + components->getAccessor().getName().str() : "*" + at;
    return {value, addressed, "(" + at + "=" + (isPointer ? "(" : "&("), "),"};
}

} // namespace kernelscope
