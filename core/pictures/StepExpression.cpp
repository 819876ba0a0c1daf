#include "pictures/StepExpression.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

#include "project/ScalarValue.h"
#include "support/Filled.h"

namespace kernelscope {
namespace stepExpression { // what StepExpression::Node is made of

enum class Operation {
    Or,
    And,
    BitOr,
    BitXor,
    BitAnd,
    Equal,
    Unequal,
    LessEqual,
    GreaterEqual,
    ShiftLeft,
    ShiftRight,
    Less,
    Greater,
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    Not,
    Complement,
    Minus,
    Plus
};

struct TypedNumber
{
    Scalar scalar = Scalar::Int;
    std::array<char, 8> bytes{};

    template <typename T> static TypedNumber of(Scalar scalar, T value)
    {
        TypedNumber number{scalar};
        putValue(value, number.bytes.data());
        return number;
    }
    static TypedNumber truth(bool value) { return of<qint32>(Scalar::Int, value ? 1 : 0); }
    double rounded() const { return numberAt(scalar, bytes.data()); }
    bool isTrue() const { return rounded() != 0; } // also NaN, as in C
};

} // namespace stepExpression

namespace {

using namespace stepExpression;

struct BinaryOperator
{
    QLatin1StringView text;
    Operation operation;
    int precedence; ///< of what binds closer it is higher
};

/// One that begins like another is listed first.
constexpr BinaryOperator binaryOperators[] = {
    {QLatin1StringView("||"), Operation::Or, 1},        {QLatin1StringView("&&"), Operation::And, 2},
    {QLatin1StringView("=="), Operation::Equal, 6},     {QLatin1StringView("!="), Operation::Unequal, 6},
    {QLatin1StringView("<="), Operation::LessEqual, 7}, {QLatin1StringView(">="), Operation::GreaterEqual, 7},
    {QLatin1StringView("<<"), Operation::ShiftLeft, 8}, {QLatin1StringView(">>"), Operation::ShiftRight, 8},
    {QLatin1StringView("|"), Operation::BitOr, 3},      {QLatin1StringView("^"), Operation::BitXor, 4},
    {QLatin1StringView("&"), Operation::BitAnd, 5},     {QLatin1StringView("<"), Operation::Less, 7},
    {QLatin1StringView(">"), Operation::Greater, 7},    {QLatin1StringView("+"), Operation::Add, 9},
    {QLatin1StringView("-"), Operation::Subtract, 9},   {QLatin1StringView("*"), Operation::Multiply, 10},
    {QLatin1StringView("/"), Operation::Divide, 10},    {QLatin1StringView("%"), Operation::Remainder, 10},
};

/// Out of range only where a floating-point number becomes a whole one.
template <typename To, typename From> std::optional<To> converted(From from)
{
    if constexpr (std::is_integral_v<To> && !std::is_integral_v<From>) {
        const double value = std::trunc(double(from));
        const double limit = std::ldexp(1.0, std::numeric_limits<To>::digits);
        if (!(value < limit) || value < (std::is_signed_v<To> ? -limit : 0.0))
            return std::nullopt;
        return To(value);
    } else if constexpr (std::is_same_v<To, qfloat16> || std::is_same_v<From, qfloat16>) {
        return asScalar<To>(double(from));
    } else {
        return To(from);
    }
}

template <typename To> std::optional<To> valueOf(const TypedNumber &number)
{
    return visitScalar(number.scalar, [&](auto zero) { return converted<To>(valueAt<decltype(zero)>(number.bytes.data())); });
}

std::optional<TypedNumber> castTo(Scalar scalar, const TypedNumber &number)
{
    return visitScalar(scalar, [&](auto zero) -> std::optional<TypedNumber> {
        const auto value = valueOf<decltype(zero)>(number);
        return value ? std::optional(TypedNumber::of(scalar, *value)) : std::nullopt;
    });
}

Scalar promoted(Scalar scalar)
{
    if (scalar == Scalar::Half)
        return Scalar::Float;
    return isFloating(scalar) || sizeInBytes(scalar) >= 4 ? scalar : Scalar::Int;
}

/// The usual arithmetic conversions (C99, 6.3.1.8): the later one of both in this order.
Scalar commonType(Scalar left, Scalar right)
{
    constexpr Scalar order[] = {Scalar::Int, Scalar::UInt, Scalar::Long, Scalar::ULong, Scalar::Float, Scalar::Double};
    return std::max(promoted(left), promoted(right),
                    [&](Scalar a, Scalar b) { return std::ranges::find(order, a) < std::ranges::find(order, b); });
}

template <typename T> std::optional<TypedNumber> compared(Operation operation, T left, T right)
{
    switch (operation) {
    case Operation::Equal:
        return TypedNumber::truth(left == right);
    case Operation::Unequal:
        return TypedNumber::truth(left != right);
    case Operation::Less:
        return TypedNumber::truth(left < right);
    case Operation::LessEqual:
        return TypedNumber::truth(left <= right);
    case Operation::Greater:
        return TypedNumber::truth(left > right);
    case Operation::GreaterEqual:
        return TypedNumber::truth(left >= right);
    default:
        return std::nullopt;
    }
}

/// Whole numbers wrap around, as they do on devices. None: a division by zero.
template <typename T> std::optional<T> computed(Operation operation, T left, T right)
{
    using Unsigned = std::make_unsigned_t<T>;
    const auto a = Unsigned(left);
    const auto b = Unsigned(right);
    const bool isQuotient = operation == Operation::Divide || operation == Operation::Remainder;
    if (isQuotient && right == 0)
        return std::nullopt;
    if (isQuotient && std::is_signed_v<T> && b == Unsigned(-1))
        return operation == Operation::Divide ? T(Unsigned(0) - a) : T(0);
    switch (operation) {
    case Operation::Add:
        return T(a + b);
    case Operation::Subtract:
        return T(a - b);
    case Operation::Multiply:
        return T(a * b);
    case Operation::Divide:
        return T(left / right);
    case Operation::Remainder:
        return T(left % right);
    case Operation::BitAnd:
        return T(a & b);
    case Operation::BitOr:
        return T(a | b);
    case Operation::BitXor:
        return T(a ^ b);
    case Operation::ShiftLeft:
        return T(a << (b & (sizeof(T) * 8 - 1)));
    case Operation::ShiftRight:
        return T(left >> (b & (sizeof(T) * 8 - 1)));
    default:
        return std::nullopt;
    }
}

template <typename T>
requires std::is_floating_point_v<T> std::optional<T> computed(Operation operation, T left, T right)
{
    switch (operation) {
    case Operation::Add:
        return left + right;
    case Operation::Subtract:
        return left - right;
    case Operation::Multiply:
        return left * right;
    case Operation::Divide:
        return left / right;
    default:
        return std::nullopt;
    }
}

/// None: a division by zero, or an operator that floating-point numbers do not have.
std::optional<TypedNumber> result(Operation operation, const TypedNumber &left, const TypedNumber &right)
{
    const bool isShift = operation == Operation::ShiftLeft || operation == Operation::ShiftRight;
    const Scalar type = isShift && !isFloating(right.scalar) ? promoted(left.scalar) : commonType(left.scalar, right.scalar);
    return visitScalar(type, [&](auto zero) -> std::optional<TypedNumber> {
        using T = decltype(zero);
        if constexpr (sizeof(T) < 4) {
            return std::nullopt; // no promoted type
        } else {
            const auto a = valueOf<T>(left);
            const auto b = valueOf<T>(right);
            if (!a || !b)
                return std::nullopt;
            if (const auto truth = compared(operation, *a, *b))
                return truth;
            const auto number = computed(operation, *a, *b);
            return number ? std::optional(TypedNumber::of(type, *number)) : std::nullopt;
        }
    });
}

} // namespace

namespace stepExpression {

struct Function
{
    QLatin1StringView name;
    int arguments;
    std::optional<TypedNumber> (*value)(const WorkItemSteps &steps, const TypedNumber *arguments);
};

} // namespace stepExpression

struct StepExpression::Node
{
    enum Kind { Number, Name, Element, Member, Call, Unary, Binary, Choice, Cast };
    Kind kind = Number;
    QString text = {};                    ///< of a name, a member
    const Function *function = nullptr;   ///< Call
    TypedNumber number = {};              ///< Number; Cast: of the type
    Operation operation = Operation::Add; ///< Unary, Binary
    std::vector<Node> parts = {};         ///< what it is applied to
};

namespace {

using Node = StepExpression::Node;

/// Beyond the launch's dimensions ids are 0 and sizes 1, as in OpenCL C.
TypedNumber inDimension(const WorkItemSteps &steps, const TypedNumber &dimension, const Extent &values, quint64 beyond)
{
    const qint64 d = valueOf<qint64>(dimension).value_or(-1);
    return TypedNumber::of(Scalar::ULong, d >= 0 && d < steps.trace().launch().dimensions ? values[std::size_t(d)] : beyond);
}

/// Of a whole number as a double.
std::optional<TypedNumber> real(const TypedNumber &operand, double (*function)(double))
{
    const Scalar type = isFloating(operand.scalar) ? promoted(operand.scalar) : Scalar::Double;
    return castTo(type, TypedNumber::of(Scalar::Double, function(operand.rounded())));
}

std::optional<TypedNumber> absolute(const TypedNumber &operand)
{
    const TypedNumber zero = TypedNumber::of<qint32>(Scalar::Int, 0);
    return operand.rounded() < 0 ? result(Operation::Subtract, zero, operand) : result(Operation::Add, operand, zero);
}

/// The second one only where it is less, or, if that is wanted, where it is not.
std::optional<TypedNumber> oneOf(const TypedNumber *operands, bool takesLess)
{
    const auto isLess = result(Operation::Less, operands[1], operands[0]);
    const bool takesSecond = isLess && isLess->isTrue() == takesLess;
    return castTo(commonType(operands[0].scalar, operands[1].scalar), operands[takesSecond ? 1 : 0]);
}

using Steps = const WorkItemSteps &;
using Arguments = const TypedNumber *;
using Value = std::optional<TypedNumber>;

const Function functions[] = {
    {QLatin1StringView("get_work_dim"), 0,
     [](Steps steps, Arguments) -> Value { return TypedNumber::of(Scalar::UInt, quint32(steps.trace().launch().dimensions)); }},
    {QLatin1StringView("get_global_id"), 1,
     [](Steps steps, Arguments d) -> Value { return inDimension(steps, *d, steps.trace().globalId(steps.item()), 0); }},
    {QLatin1StringView("get_local_id"), 1,
     [](Steps steps, Arguments d) -> Value { return inDimension(steps, *d, steps.trace().localId(steps.item()), 0); }},
    {QLatin1StringView("get_group_id"), 1,
     [](Steps steps, Arguments d) -> Value {
         return inDimension(steps, *d, steps.trace().groupId(steps.trace().groupOf(steps.item())), 0);
     }},
    {QLatin1StringView("get_global_offset"), 1,
     [](Steps steps, Arguments d) -> Value { return inDimension(steps, *d, steps.trace().launch().offset, 0); }},
    {QLatin1StringView("get_global_size"), 1,
     [](Steps steps, Arguments d) -> Value { return inDimension(steps, *d, steps.trace().launch().global, 1); }},
    {QLatin1StringView("get_local_size"), 1,
     [](Steps steps, Arguments d) -> Value { return inDimension(steps, *d, steps.trace().launch().local, 1); }},
    {QLatin1StringView("get_num_groups"), 1,
     [](Steps steps, Arguments d) -> Value { return inDimension(steps, *d, steps.trace().launch().groups(), 1); }},
    {QLatin1StringView("isnan"), 1, [](Steps, Arguments x) -> Value { return TypedNumber::truth(std::isnan(x->rounded())); }},
    {QLatin1StringView("isinf"), 1, [](Steps, Arguments x) -> Value { return TypedNumber::truth(std::isinf(x->rounded())); }},
    {QLatin1StringView("isfinite"), 1, [](Steps, Arguments x) -> Value { return TypedNumber::truth(std::isfinite(x->rounded())); }},
    {QLatin1StringView("fabs"), 1, [](Steps, Arguments x) { return real(*x, std::fabs); }},
    {QLatin1StringView("sqrt"), 1, [](Steps, Arguments x) { return real(*x, std::sqrt); }},
    {QLatin1StringView("floor"), 1, [](Steps, Arguments x) { return real(*x, std::floor); }},
    {QLatin1StringView("ceil"), 1, [](Steps, Arguments x) { return real(*x, std::ceil); }},
    {QLatin1StringView("abs"), 1, [](Steps, Arguments x) { return isFloating(x->scalar) ? real(*x, std::fabs) : absolute(*x); }},
    {QLatin1StringView("min"), 2, [](Steps, Arguments both) { return oneOf(both, true); }},
    {QLatin1StringView("max"), 2, [](Steps, Arguments both) { return oneOf(both, false); }},
};

class Parser
{
public:
    explicit Parser(const QString &text) : m_text(text) {}

    Result<Node> whole()
    {
        Node node = choice();
        skipSpace();
        if (m_error.isEmpty() && m_at < m_text.size())
            complain(QStringLiteral("an operator is missing"));
        if (!m_error.isEmpty())
            return fail(m_error, {{}, 1, int(m_errorAt) + 1});
        return node;
    }

private:
    void skipSpace()
    {
        while (m_at < m_text.size() && m_text[m_at].isSpace())
            ++m_at;
    }

    bool take(QLatin1StringView token)
    {
        skipSpace();
        if (!QStringView(m_text).mid(m_at).startsWith(token))
            return false;
        m_at += token.size();
        return true;
    }

    QString word()
    {
        skipSpace();
        const qsizetype begin = m_at;
        const auto isPart = [&](QChar c) { return c == u'_' || (c.unicode() < 128 && (c.isLetter() || (m_at > begin && c.isDigit()))); };
        while (m_at < m_text.size() && isPart(m_text[m_at]))
            ++m_at;
        return m_text.mid(begin, m_at - begin);
    }

    /// The first one counts.
    Node complain(const QString &what)
    {
        if (m_error.isEmpty()) {
            m_errorAt = m_at;
            m_error = filled(QStringLiteral("\"%1\" can't be read: at column %2 %3."), m_text, m_at + 1, what);
        }
        m_at = m_text.size();
        return {};
    }

    void expect(QLatin1StringView token)
    {
        if (!take(token))
            complain(filled(QStringLiteral("a \"%1\" is missing"), QString(token)));
    }

    Node choice()
    {
        Node condition = binary(1);
        if (!take(QLatin1StringView("?")))
            return condition;
        Node node{Node::Choice};
        node.parts.push_back(std::move(condition));
        node.parts.push_back(choice());
        expect(QLatin1StringView(":"));
        node.parts.push_back(choice());
        return node;
    }

    const BinaryOperator *nextOperator()
    {
        skipSpace();
        const QStringView rest = QStringView(m_text).mid(m_at);
        const auto found = std::ranges::find_if(binaryOperators, [&](const BinaryOperator &each) { return rest.startsWith(each.text); });
        return found == std::end(binaryOperators) ? nullptr : found;
    }

    Node binary(int precedence)
    {
        Node left = unary();
        for (const BinaryOperator *next = nextOperator(); next && next->precedence >= precedence; next = nextOperator()) {
            m_at += next->text.size();
            Node node{Node::Binary};
            node.operation = next->operation;
            node.parts.push_back(std::move(left));
            node.parts.push_back(binary(next->precedence + 1));
            left = std::move(node);
        }
        return left;
    }

    /// "(float)", after whose "(" the place is; none: then the place is where it was.
    std::optional<Scalar> castType()
    {
        const qsizetype begin = m_at;
        const auto type = elementTypeNamed(word());
        if (type && !type->isStruct() && type->components == 1 && take(QLatin1StringView(")")))
            return type->scalar;
        m_at = begin;
        return std::nullopt;
    }

    Node applied(Node::Kind kind, Operation operation)
    {
        Node node{kind};
        node.operation = operation;
        node.parts.push_back(unary());
        return node;
    }

    Node unary()
    {
        if (take(QLatin1StringView("!")))
            return applied(Node::Unary, Operation::Not);
        if (take(QLatin1StringView("~")))
            return applied(Node::Unary, Operation::Complement);
        if (take(QLatin1StringView("-")))
            return applied(Node::Unary, Operation::Minus);
        if (take(QLatin1StringView("+")))
            return applied(Node::Unary, Operation::Plus);
        return withParts(primary());
    }

    Node primary()
    {
        skipSpace();
        if (m_at >= m_text.size())
            return complain(QStringLiteral("a value is missing"));
        const QChar next = m_text[m_at];
        if (next.isDigit() || next == u'.')
            return number();
        if (take(QLatin1StringView("("))) {
            if (const auto type = castType()) {
                Node node = applied(Node::Cast, Operation::Plus);
                node.number.scalar = *type;
                return node;
            }
            Node node = choice();
            expect(QLatin1StringView(")"));
            return node;
        }
        const QString name = word();
        if (name.isEmpty())
            return complain(QStringLiteral("a value is missing"));
        return take(QLatin1StringView("(")) ? call(name) : Node{Node::Name, name};
    }

    Node call(const QString &name)
    {
        const auto function = std::ranges::find(functions, name, &Function::name);
        if (function == std::end(functions))
            return complain(filled(QStringLiteral("the function \"%1\" can't be used in an expression"), name));
        Node node{Node::Call};
        node.function = function;
        while (m_error.isEmpty() && !take(QLatin1StringView(")"))) {
            if (!node.parts.empty())
                expect(QLatin1StringView(","));
            node.parts.push_back(choice());
        }
        if (int(node.parts.size()) != function->arguments)
            return complain(filled(QStringLiteral("\"%1\" takes %2 arguments"), name, function->arguments));
        return node;
    }

    Node withParts(Node whole)
    {
        for (;;) {
            Node node{Node::Element};
            if (take(QLatin1StringView("["))) {
                node.parts.push_back(std::move(whole));
                node.parts.push_back(choice());
                expect(QLatin1StringView("]"));
            } else if (take(QLatin1StringView("."))) {
                node.kind = Node::Member;
                node.parts.push_back(std::move(whole));
                node.text = word();
                if (node.text.isEmpty())
                    return complain(QStringLiteral("a name is missing"));
            } else {
                return whole;
            }
            whole = std::move(node);
        }
    }

    /// "12", "0x1fu", "1.5f", "2e-3"
    Node number()
    {
        const qsizetype begin = m_at;
        const bool isHex = take(QLatin1StringView("0x")) || take(QLatin1StringView("0X"));
        bool isReal = false;
        for (; m_at < m_text.size(); ++m_at) {
            const QChar c = m_text[m_at].toLower();
            const bool isExponent = !isHex && c == u'e';
            if (isExponent && m_at + 1 < m_text.size() && (m_text[m_at + 1] == u'-' || m_text[m_at + 1] == u'+'))
                ++m_at;
            if (!c.isDigit() && !isExponent && c != u'.' && !(isHex && c >= u'a' && c <= u'f'))
                break;
            isReal = isReal || isExponent || c == u'.';
        }
        const QString digits = m_text.mid(begin, m_at - begin);
        return isReal ? realNumber(digits) : wholeNumber(digits);
    }

    Node realNumber(const QString &digits)
    {
        bool isNumber = false;
        const double value = digits.toDouble(&isNumber);
        if (!isNumber)
            return complain(QStringLiteral("a number ends that is none"));
        Node node;
        if (take(QLatin1StringView("f")) || take(QLatin1StringView("F")))
            node.number = TypedNumber::of(Scalar::Float, float(value));
        else
            node.number = TypedNumber::of(Scalar::Double, value);
        return node;
    }

    /// The first type that it fits into, of those that its suffix allows (C99, 6.4.4.1).
    Node wholeNumber(const QString &digits)
    {
        bool isNumber = false;
        const quint64 value = digits.toULongLong(&isNumber, 0);
        if (!isNumber)
            return complain(QStringLiteral("a number ends that is none, or is too large"));
        const QString suffix = word().toLower();
        if (!QStringList{QString(), QStringLiteral("u"), QStringLiteral("l"), QStringLiteral("ul"), QStringLiteral("lu")}.contains(suffix))
            return complain(filled(QStringLiteral("a number ends in \"%1\""), suffix));
        const bool isUnsigned = suffix.contains(u'u');
        const bool isLong = suffix.contains(u'l');
        Node node;
        if (!isUnsigned && !isLong && value <= quint64(std::numeric_limits<qint32>::max()))
            node.number = TypedNumber::of(Scalar::Int, qint32(value));
        else if (isUnsigned && !isLong && value <= std::numeric_limits<quint32>::max())
            node.number = TypedNumber::of(Scalar::UInt, quint32(value));
        else if (!isUnsigned && value <= quint64(std::numeric_limits<qint64>::max()))
            node.number = TypedNumber::of(Scalar::Long, qint64(value));
        else
            node.number = TypedNumber::of(Scalar::ULong, value);
        return node;
    }

    QString m_text;
    qsizetype m_at = 0;
    QString m_error;
    qsizetype m_errorAt = 0;
};

/// Why there is no value.
struct Missing
{
    enum Problem { NoVariable, NoValue, NoNumber, NoPart, PointedAt, OutOfRange, NotComputed };
    Problem problem = NoVariable;
    QString name = {};
};

template <typename T> using Found = tl::expected<T, Missing>;

tl::unexpected<Missing> missing(Missing::Problem problem, const QString &name = {})
{
    return tl::unexpected<Missing>({problem, name});
}

Error errorOf(const Missing &missing)
{
    switch (missing.problem) {
    case Missing::NoVariable:
        return {filled(QStringLiteral("There is no variable \"%1\" here."), missing.name), {}};
    case Missing::NoValue:
        return {filled(QStringLiteral("\"%1\" has no value yet."), missing.name), {}};
    case Missing::NoNumber:
        return {filled(QStringLiteral("\"%1\" is no number."), missing.name), {}};
    case Missing::NoPart:
        return {filled(QStringLiteral("There is no \"%1\" in it."), missing.name), {}};
    case Missing::PointedAt:
        return {
            filled(QStringLiteral("\"%1\" is a pointer, and what it points at is not known here. Assign the element to a private variable "
                                  "and watch that."),
                   missing.name),
            {}};
    case Missing::OutOfRange:
        return {QStringLiteral("An index is out of range."), {}};
    case Missing::NotComputed:
        break;
    }
    return {QStringLiteral("This can't be computed: a division by zero, or an operator that such numbers do not have."), {}};
}

class Evaluation
{
public:
    explicit Evaluation(const ExpressionScope &scope) : m_scope(scope) {}

    Found<TypedNumber> number(const Node &node) const
    {
        switch (node.kind) {
        case Node::Number:
            return node.number;
        case Node::Name:
        case Node::Element:
        case Node::Member:
            return place(node).and_then([&](const SteppedPlace &found) { return numberAt(node, found); });
        case Node::Call:
            return called(node);
        case Node::Unary:
            return number(node.parts[0]).and_then([&](const TypedNumber &operand) { return changed(node.operation, operand); });
        case Node::Binary:
            return combined(node);
        case Node::Choice:
            return number(node.parts[0]).and_then([&](const TypedNumber &condition) {
                return number(node.parts[condition.isTrue() ? 1 : 2]);
            });
        case Node::Cast:
            break;
        }
        return number(node.parts[0]).and_then([&](const TypedNumber &operand) { return orMissing(castTo(node.number.scalar, operand)); });
    }

    Found<SteppedPlace> place(const Node &node) const
    {
        if (node.kind == Node::Name)
            return variable(node.text);
        if (node.kind != Node::Element && node.kind != Node::Member)
            return missing(Missing::NoPart, node.text);
        const auto whole = place(node.parts[0]);
        if (!whole)
            return whole;
        if (node.kind == Node::Member) {
            const auto member = memberOf(trace(), *whole, node.text);
            return member ? Found<SteppedPlace>(*member) : missing(Missing::NoPart, node.text);
        }
        const auto index = number(node.parts[1]);
        if (!index)
            return tl::unexpected(index.error());
        const AccessSite &variable = trace().site(whole->variable.variable);
        if (variable.stepped.form == ValueForm::Pointer)
            return missing(Missing::PointedAt, variable.text);
        const auto at = valueOf<qint64>(*index);
        const auto element = at ? elementOf(trace(), *whole, *at) : std::nullopt;
        return element ? Found<SteppedPlace>(*element) : missing(Missing::OutOfRange);
    }

    const Trace &trace() const { return m_scope.steps.trace(); }

private:
    static Found<TypedNumber> orMissing(const std::optional<TypedNumber> &number)
    {
        return number ? Found<TypedNumber>(*number) : missing(Missing::NotComputed);
    }

    Found<SteppedPlace> variable(const QString &name) const
    {
        const qsizetype innermost = m_scope.frame < 0 ? m_scope.frames.size() - 1 : m_scope.frame;
        for (qsizetype i = innermost; i >= 0; --i) {
            const SteppedValue *value = m_scope.steps.variable(m_scope.frames[i], name);
            if (const auto whole = value ? wholeOf(trace(), *value) : std::nullopt)
                return *whole;
        }
        return missing(Missing::NoVariable, name);
    }

    Found<TypedNumber> numberAt(const Node &node, const SteppedPlace &place) const
    {
        if (!place.isNumber())
            return missing(Missing::NoNumber, node.text);
        if (trace().site(place.variable.variable).stepped.form == ValueForm::Pointer) {
            const auto element = pointedElement(trace(), place.variable);
            return element ? Found<TypedNumber>(TypedNumber::of(Scalar::Long, *element)) : missing(Missing::NoNumber, node.text);
        }
        const char *bytes = place.knownBytes();
        if (!bytes)
            return missing(Missing::NoValue, node.text);
        TypedNumber number{place.type.scalar};
        std::copy_n(bytes, sizeInBytes(place.type.scalar), number.bytes.data());
        return number;
    }

    Found<TypedNumber> changed(Operation operation, const TypedNumber &operand) const
    {
        if (operation == Operation::Not)
            return TypedNumber::truth(!operand.isTrue());
        const TypedNumber zero = TypedNumber::of<qint32>(Scalar::Int, 0);
        if (operation == Operation::Complement)
            return orMissing(result(Operation::BitXor, operand, TypedNumber::of<qint32>(Scalar::Int, -1)));
        if (operation == Operation::Minus && isFloating(operand.scalar)) // of 0 it is -0
            return orMissing(result(Operation::Multiply, operand, TypedNumber::of<qint32>(Scalar::Int, -1)));
        return orMissing(operation == Operation::Minus ? result(Operation::Subtract, zero, operand)
                                                       : result(Operation::Add, operand, zero));
    }

    Found<TypedNumber> combined(const Node &node) const
    {
        const auto left = number(node.parts[0]);
        if (!left)
            return left;
        const bool decides = (node.operation == Operation::And && !left->isTrue()) || (node.operation == Operation::Or && left->isTrue());
        if (decides)
            return TypedNumber::truth(left->isTrue());
        const auto right = number(node.parts[1]);
        if (!right)
            return right;
        if (node.operation == Operation::And || node.operation == Operation::Or)
            return TypedNumber::truth(right->isTrue());
        return orMissing(result(node.operation, *left, *right));
    }

    Found<TypedNumber> called(const Node &node) const
    {
        std::vector<TypedNumber> arguments;
        for (const Node &part : node.parts) {
            const auto argument = number(part);
            if (!argument)
                return argument;
            arguments.push_back(*argument);
        }
        return orMissing(node.function->value(m_scope.steps, arguments.data()));
    }

    const ExpressionScope &m_scope;
};

} // namespace

Result<StepExpression> StepExpression::parse(const QString &text)
{
    if (text.size() > longestText)
        return fail(filled(QStringLiteral("An expression has at most %1 characters; this one has %2."), longestText, text.size()));
    auto root = Parser(text).whole();
    if (!root)
        return fail(root.error());
    StepExpression expression;
    expression.m_text = text.trimmed();
    expression.m_root = std::make_shared<const Node>(std::move(*root));
    return expression;
}

Result<QString> StepExpression::textAt(const ExpressionScope &scope) const
{
    const Evaluation evaluation(scope);
    const bool isPlace = m_root->kind == Node::Name || m_root->kind == Node::Element || m_root->kind == Node::Member;
    if (isPlace) {
        const auto place = evaluation.place(*m_root);
        return place ? Result<QString>(steppedPart(evaluation.trace(), *place).text) : fail(errorOf(place.error()));
    }
    const auto number = evaluation.number(*m_root);
    return number ? Result<QString>(numberTextAt(number->scalar, number->bytes.data())) : fail(errorOf(number.error()));
}

std::optional<double> StepExpression::numberIn(const ExpressionScope &scope) const
{
    const auto number = Evaluation(scope).number(*m_root);
    return number ? std::optional(number->rounded()) : std::nullopt;
}

bool StepExpression::isTrueIn(const ExpressionScope &scope) const
{
    const auto number = Evaluation(scope).number(*m_root);
    return number && number->isTrue();
}

} // namespace kernelscope
