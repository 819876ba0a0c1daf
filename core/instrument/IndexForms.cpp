#include "instrument/IndexForms.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "instrument/CalledFunction.h"
#include "instrument/PointerFlow.h"
#include "instrument/SyntaxVisitor.h"
#include "plan/KernelFacts.h"
#include "trace/Builtins.h"

namespace kernelscope {
namespace {

using namespace clang;

constexpr std::size_t mostTerms = 24; ///< of a form: others are too long to tell anything
constexpr int mostNestedForms = 200;  ///< of expressions in each other and in definitions

IndexForm unknown(const void *thing, unsigned component)
{
    return IndexForm::factor('@' + std::to_string(reinterpret_cast<std::uintptr_t>(thing)) + '.' + std::to_string(component));
}

const Expr *withoutCasts(const Expr *expression)
{
    return expression->IgnoreParenCasts();
}

bool isWholeNumberType(QualType type)
{
    if (const auto *vector = type->getAs<VectorType>())
        type = vector->getElementType();
    return type->isIntegerType();
}

using Definitions = std::map<const ValueDecl *, std::vector<const Expr *>>;
using Parameters = std::map<const ValueDecl *, std::vector<const ParmVarDecl *>>;

/// What variables are assigned, what functions are called with, and what they give back.
class DefinitionReader : public SyntaxVisitor
{
public:
    DefinitionReader(Definitions &definitions, Definitions &contents, Parameters &passedTo)
        : m_definitions(definitions), m_contents(contents), m_passedTo(passedTo)
    {
    }

    std::vector<const Expr *> results;

    bool VisitVarDecl(VarDecl *variable) override
    {
        if (variable->getInit())
            m_definitions[variable].push_back(variable->getInit());
        return true;
    }
    bool VisitBinaryOperator(BinaryOperator *operation) override
    {
        const Expr *target = operation->getLHS()->IgnoreParenCasts();
        const Expr *array = arrayOf(target);
        Definitions &definitions = array == target ? m_definitions : m_contents;
        const ValueDecl *variable = operation->isAssignmentOp() ? directVariable(array) : nullptr;
        if (variable)
            definitions[variable].push_back(operation->getRHS());
        return true;
    }
    bool VisitCallExpr(CallExpr *call) override
    {
        const FunctionDecl *callee = call->getDirectCallee() ? call->getDirectCallee()->getDefinition() : nullptr;
        for (unsigned i = 0; callee && i < std::min(call->getNumArgs(), callee->getNumParams()); ++i)
            notePassed(call->getArg(i), callee->getParamDecl(i));
        const std::string name = call->getDirectCallee() && !callee ? call->getDirectCallee()->getNameAsString() : std::string();
        const BuiltinKind kind = builtinNamed(name).kind;
        const bool changesFirst = kind == BuiltinKind::Atomic || kind == BuiltinKind::AtomicInit || kind == BuiltinKind::AsyncCopy;
        if (const ValueDecl *changed = changesFirst && call->getNumArgs() > 0 ? directVariable(pointedBy(call->getArg(0))) : nullptr) {
            for (unsigned i = 0; i < std::min(call->getNumArgs(), 2u); ++i)
                m_contents[changed].push_back(call->getArg(i)); // where, and the operand or what is copied
        }
        return true;
    }
    bool VisitReturnStmt(ReturnStmt *statement) override
    {
        if (statement->getRetValue())
            results.push_back(statement->getRetValue());
        return true;
    }

private:
    /// What an element is of, a[i] or *a; else the expression itself.
    static const Expr *arrayOf(const Expr *element)
    {
        for (;;) {
            const auto *subscript = dyn_cast<ArraySubscriptExpr>(element);
            const auto *unary = dyn_cast<UnaryOperator>(element);
            if (!subscript && !(unary && unary->getOpcode() == UO_Deref))
                return element;
            element = (subscript ? subscript->getBase() : unary->getSubExpr())->IgnoreParenCasts();
        }
    }

    /// a of a, and of &a[i].
    static const Expr *pointedBy(const Expr *pointer)
    {
        pointer = pointer->IgnoreParenCasts();
        const auto *address = dyn_cast<UnaryOperator>(pointer);
        return address && address->getOpcode() == UO_AddrOf ? arrayOf(address->getSubExpr()->IgnoreParenCasts()) : pointer;
    }

    void notePassed(const Expr *argument, const ParmVarDecl *parameter)
    {
        m_definitions[parameter].push_back(argument);
        const ValueDecl *variable = parameter->getType()->isPointerType() ? directVariable(pointedBy(argument)) : nullptr;
        if (variable)
            m_passedTo[variable].push_back(parameter);
    }

    Definitions &m_definitions;
    Definitions &m_contents;
    Parameters &m_passedTo;
};

class MentionReader : public SyntaxVisitor
{
public:
    Mentioned found;

    bool VisitDeclRefExpr(DeclRefExpr *reference) override
    {
        found.variables.insert(reference->getDecl());
        return true;
    }
    bool VisitArraySubscriptExpr(ArraySubscriptExpr *element) override
    {
        found.elements.insert(element);
        return true;
    }
    bool VisitBinaryOperator(BinaryOperator *operation) override
    {
        if (operation->isRelationalOp())
            found.comparisons.push_back(operation);
        return true;
    }
    bool VisitIntegerLiteral(IntegerLiteral *number) override
    {
        if (number->getLocation().isMacroID())
            found.numbers.push_back(number->getLocation());
        return true;
    }
    bool VisitCallExpr(CallExpr *call) override
    {
        const Builtin &builtin = builtinCalled(call);
        if (builtin.kind == BuiltinKind::WorkItem && builtin.value == BuiltinValue::WorkItem) {
            const auto *dimension = call->getNumArgs() == 1 ? dyn_cast<IntegerLiteral>(call->getArg(0)->IgnoreParenCasts()) : nullptr;
            found.dimensions |= dimension && dimension->getValue().ult(3) ? 1 << dimension->getValue().getZExtValue() : anyDimension;
        } else if (builtin.kind == BuiltinKind::SubGroupFunction && builtin.collective == BuiltinCollective::None) {
            found.dimensions |= anyDimension;
        }
        return true;
    }
};

bool pointsToNumbers(QualType type)
{
    const QualType element = type->isPointerType() ? type->getPointeeType() : QualType();
    return !element.isNull() && ((element->isIntegerType() && !element->isCharType() && !element->isBooleanType()) ||
                                 element->isSpecificBuiltinType(BuiltinType::Float));
}

template <typename List> const List &entryOf(const std::map<const ValueDecl *, List> &definitions, const ValueDecl *variable)
{
    static const List none;
    const auto found = definitions.find(variable);
    return found == definitions.end() ? none : found->second;
}

/// a + b * times, which begins again beyond the ends of its type as addresses do: any number may stand in a kernel.
long long sumOf(long long a, long long b, long long times)
{
    return static_cast<long long>(static_cast<unsigned long long>(a) +
                                  static_cast<unsigned long long>(b) * static_cast<unsigned long long>(times));
}

} // namespace

Mentioned mentionedIn(const Expr *expression)
{
    MentionReader reader;
    reader.TraverseStmt(const_cast<Expr *>(expression));
    return reader.found;
}

IndexForm IndexForm::number(long long value)
{
    return value == 0 ? IndexForm() : IndexForm{{{{}, value}}};
}

IndexForm IndexForm::plus(const IndexForm &other, long long times) const
{
    IndexForm sum = *this;
    for (const auto &[product, factor] : other.terms) {
        long long &whole = sum.terms[product];
        whole = sumOf(whole, factor, times);
        if (whole == 0)
            sum.terms.erase(product);
    }
    return sum;
}

IndexForm IndexForm::times(const IndexForm &other) const
{
    IndexForm result;
    for (const auto &[product, factor] : terms) {
        IndexForm row;
        for (const auto &[with, by] : other.terms) {
            Product both;
            std::ranges::merge(product, with, std::back_inserter(both));
            row.terms[both] = sumOf(0, factor, by);
        }
        result = result.plus(row);
    }
    return result;
}

long long IndexForm::of(const std::string &factor) const
{
    const auto found = terms.find({factor});
    return found == terms.end() ? 0 : found->second;
}

IndexForm IndexForm::per(const std::string &factor) const
{
    IndexForm result;
    for (const auto &[product, times] : terms) {
        Product rest = product;
        if (const auto found = std::ranges::find(rest, factor); found != rest.end()) {
            rest.erase(found);
            result.terms[rest] = times;
        }
    }
    return result;
}

IndexForm IndexForm::exchanged(const std::string &one, const std::string &other) const
{
    IndexForm result;
    for (const auto &[product, times] : terms) {
        Product turned = product;
        for (std::string &factor : turned)
            factor = factor == one ? other : factor == other ? one : factor;
        std::ranges::sort(turned);
        result.terms[turned] = times;
    }
    return result;
}

bool IndexForm::isNegativeAtFirst() const
{
    const auto isOfPlace = [](const std::string &factor) { return factor.find("_id(") != std::string::npos; }; // "get_local_id(0)"
    bool isBelow = false;
    for (const auto &[product, times] : terms) {
        if (std::ranges::any_of(product, isOfPlace))
            continue;
        const bool isOfNumbers = std::ranges::all_of(product, [](const std::string &factor) { return factor.starts_with('#'); });
        if (!isOfNumbers || times > 0)
            return false;
        isBelow = true;
    }
    return isBelow;
}

long long IndexForm::onlyFactorOf(const std::string &factor) const
{
    const auto mentioning =
        std::ranges::count_if(terms, [&factor](const auto &term) { return std::ranges::find(term.first, factor) != term.first.end(); });
    return mentioning == 1 ? of(factor) : 0;
}

long long IndexForm::rowOf(const std::string &factor) const
{
    const long long own = of(factor);
    long long row = 0;
    for (const auto &[product, times] : terms) {
        const bool isWithin = product.size() == 1 && times > 0 && times < own && own % times == 0; // an element of what it is the place of
        if (product.empty() || product == Product{factor} || isWithin)
            continue;
        if (own <= 0 || product.size() != 1 || times <= own || times % own != 0)
            return 0;
        row = std::gcd(row, times / own);
    }
    return row;
}

long long IndexForm::placesIn(long long elements, const std::string &factor) const
{
    const auto offset = plus(IndexForm::factor(factor), -1).value();
    return offset && *offset >= 0 ? std::max(elements - *offset, 0LL) : 0;
}

long long IndexForm::constant() const
{
    const auto found = terms.find({});
    return found == terms.end() ? 0 : found->second;
}

std::optional<long long> IndexForm::value() const
{
    return terms.empty() || (terms.size() == 1 && constant() != 0) ? std::optional(constant()) : std::nullopt;
}

bool IndexForm::mentions(const std::string &start) const
{
    return std::ranges::any_of(terms, [&start](const auto &term) {
        return std::ranges::any_of(term.first, [&start](const std::string &factor) { return factor.starts_with(start); });
    });
}

std::set<std::string> IndexForm::numbers() const
{
    std::set<std::string> found;
    for (const auto &[product, factor] : terms) {
        for (const std::string &name : product) {
            if (name.starts_with('#'))
                found.insert(name.substr(1));
        }
    }
    return found;
}

bool IndexForm::isSumOfNumbers() const
{
    return !mentions("@") && !mentions("get_");
}

IndexForms::IndexForms(const std::vector<const FunctionDecl *> &functions, const ASTContext &ast) : m_ast(ast), m_kernel(functions.front())
{
    for (const FunctionDecl *function : functions) {
        m_changes.read(function->getBody());
        DefinitionReader reader(m_definitions, m_contents, m_passedTo);
        reader.TraverseStmt(function->getBody());
        m_results[function] = reader.results;
    }
}

const std::vector<const Expr *> &IndexForms::definitionsOf(const ValueDecl *variable) const
{
    return entryOf(m_definitions, variable);
}

const std::vector<const Expr *> &IndexForms::contentsOf(const ValueDecl *variable) const
{
    return entryOf(m_contents, variable);
}

std::vector<const Expr *> IndexForms::changesOf(const ValueDecl *variable) const
{
    std::vector<const Expr *> all = definitionsOf(variable);
    const auto changes = m_changes.changes.find(variable);
    if (changes != m_changes.changes.end())
        std::ranges::copy_if(changes->second, std::back_inserter(all), [](const Expr *change) { return isa<UnaryOperator>(change); });
    return all;
}

const std::vector<const ParmVarDecl *> &IndexForms::passedTo(const ValueDecl *variable) const
{
    return entryOf(m_passedTo, variable);
}

const std::vector<const Expr *> &IndexForms::resultsOf(const FunctionDecl *function) const
{
    static const std::vector<const Expr *> none;
    const FunctionDecl *definition = function->getDefinition();
    const auto found = m_results.find(definition ? definition : function);
    return found == m_results.end() ? none : found->second;
}

/// Null: the variable has another value at times, or one that comes from elsewhere.
const Expr *IndexForms::onlyDefinition(const ValueDecl *variable)
{
    const std::vector<const Expr *> &all = definitionsOf(variable);
    const auto changes = m_changes.changes.find(variable);
    const bool isParameter = isa<ParmVarDecl>(variable);
    const std::size_t assigned = changes == m_changes.changes.end() ? 0 : changes->second.size();
    if (all.empty() || m_changes.addressed.contains(variable) || variable->getType()->isArrayType() || assigned > (isParameter ? 0 : 1))
        return nullptr;
    if (assigned == 1) {
        const auto *assignment = dyn_cast<BinaryOperator>(changes->second.front());
        return all.size() == 1 && assignment && assignment->getOpcode() == BO_Assign && isa<DeclRefExpr>(withoutCasts(assignment->getLHS()))
                   ? all.front()
                   : nullptr;
    }
    const bool isSame = all.size() == 1 || std::ranges::all_of(all, [&](const Expr *one) { return of(one) == of(all.front()); });
    return isSame ? all.front() : nullptr;
}

std::string IndexForms::parameterPart(const Expr *expression) const
{
    static constexpr std::array components{"x", "y", "z", "w"};
    expression = withoutCasts(expression);
    if (const auto *reference = dyn_cast<DeclRefExpr>(expression)) {
        const auto *parameter = dyn_cast<ParmVarDecl>(reference->getDecl());
        const bool isOwn = parameter && parameter->getDeclContext() == m_kernel;
        const bool isPassedOn = parameter && !isOwn && parameter->getType()->isRecordType() && definitionsOf(parameter).size() == 1;
        if (isPassedOn) // no function of a traced kernel calls itself
            return parameterPart(definitionsOf(parameter).front());
        return isOwn && !parameter->getType()->isPointerType() ? parameter->getNameAsString() : std::string();
    }
    if (const auto *element = dyn_cast<ArraySubscriptExpr>(expression)) {
        const auto *reference = dyn_cast<DeclRefExpr>(withoutCasts(element->getBase()));
        const auto *parameter = reference ? dyn_cast<ParmVarDecl>(reference->getDecl()) : nullptr;
        const auto index = parameter ? constantOf(element->getIdx(), m_ast) : std::nullopt;
        const bool isPart = parameter && parameter->getDeclContext() == m_kernel && pointsToNumbers(parameter->getType()) &&
                            contentsOf(parameter).empty() && index && index->isNonNegative();
        return isPart ? parameter->getNameAsString() + '[' + std::to_string(index->getZExtValue()) + ']' : std::string();
    }
    std::string of;
    std::string part;
    if (const auto *member = dyn_cast<MemberExpr>(expression); member && !member->isArrow()) {
        of = parameterPart(member->getBase());
        part = member->getMemberDecl()->getNameAsString();
    } else if (const auto *element = dyn_cast<ExtVectorElementExpr>(expression); element && !element->isArrow()) {
        SmallVector<uint32_t, 4> indices;
        element->getEncodedElementAccess(indices);
        if (indices.size() == 1 && indices.front() < components.size()) {
            of = parameterPart(element->getBase());
            part = components[indices.front()];
        }
    }
    return of.empty() ? std::string() : of + '.' + part;
}

const IndexForm &IndexForms::of(const Expr *expression, unsigned component)
{
    expression = withoutCasts(expression);
    component = expression->getType()->isVectorType() ? component : 0;
    if (const auto known = m_known.find({expression, component}); known != m_known.end())
        return known->second;
    ++m_depth;
    IndexForm form = m_depth < mostNestedForms ? computed(expression, component) : unknown(expression, component);
    --m_depth;
    if (form.terms.size() > mostTerms)
        form = unknown(expression, component);
    return m_known[{expression, component}] = form;
}

IndexForm IndexForms::computed(const Expr *expression, unsigned component)
{
    static constexpr std::array components{".x", ".y", ".z", ".w"};
    const QualType type = expression->getType();
    if (type->isSpecificBuiltinType(BuiltinType::Float)) // an extent is one all the same: float width = sizes[6]
        return ofFloat(expression);
    if (!isWholeNumberType(type) && !type->isPointerType())
        return unknown(expression, component);
    const bool isAlone = isa<IntegerLiteral, CharacterLiteral, UnaryExprOrTypeTraitExpr, DeclRefExpr>(expression);
    if (const auto constant = isAlone && type->isIntegerType() ? constantOf(expression, m_ast) : std::nullopt)
        return IndexForm::number(constant->getExtValue());
    if (const std::string part = parameterPart(expression); !part.empty() && component < components.size())
        return IndexForm::factor('#' + part + (type->isVectorType() ? components[component] : ""));
    if (const auto *reference = dyn_cast<DeclRefExpr>(expression))
        return ofVariable(reference->getDecl(), component);
    if (const auto *element = dyn_cast<ExtVectorElementExpr>(expression)) {
        SmallVector<uint32_t, 4> indices;
        element->getEncodedElementAccess(indices);
        return of(element->getBase(), indices[component]);
    }
    if (const auto *literal = dyn_cast<CompoundLiteralExpr>(expression))
        return of(literal->getInitializer(), component);
    const auto *list = dyn_cast<InitListExpr>(expression);
    if (list && type->isVectorType() && list->getNumInits() == type->castAs<VectorType>()->getNumElements())
        return of(list->getInit(component));
    if (const auto *call = dyn_cast<CallExpr>(expression))
        return ofCall(call, component);
    if (const auto *unary = dyn_cast<UnaryOperator>(expression); unary && unary->getOpcode() == UO_Minus)
        return IndexForm().plus(of(unary->getSubExpr(), component), -1);
    if (const auto *operation = dyn_cast<BinaryOperator>(expression))
        return ofOperation(operation, component);
    return unknown(expression, component);
}

IndexForm IndexForms::ofFloat(const Expr *expression)
{
    const auto *reference = dyn_cast<DeclRefExpr>(expression);
    const bool isVariable = reference && isa<VarDecl>(reference->getDecl()) && !isa<ParmVarDecl>(reference->getDecl());
    const Expr *definition = isVariable ? onlyDefinition(reference->getDecl()) : expression;
    const std::string part = definition && isa<ArraySubscriptExpr>(withoutCasts(definition)) ? parameterPart(definition) : std::string();
    return part.empty() ? unknown(expression, 0) : IndexForm::factor('#' + part);
}

IndexForm IndexForms::ofOperation(const BinaryOperator *operation, unsigned component)
{
    const IndexForm &left = of(operation->getLHS(), component);
    const IndexForm &right = of(operation->getRHS(), component);
    switch (operation->getOpcode()) {
    case BO_Add:
        return left.plus(right);
    case BO_Sub:
        return left.plus(right, -1);
    case BO_Mul:
        return left.times(right);
    case BO_Shl:
        if (right.value() && *right.value() >= 0 && *right.value() < 32)
            return IndexForm().plus(left, 1LL << *right.value());
        break;
    case BO_Div: // exact where every term can be divided: w * 16 / 8
        if (const long long divisor = right.value().value_or(0);
            divisor > 0 && !left.terms.empty() && !left.value() &&
            std::ranges::all_of(left.terms, [divisor](const auto &term) { return term.second % divisor == 0; })) {
            IndexForm quotient = left;
            for (auto &[product, factor] : quotient.terms)
                factor /= divisor;
            return quotient;
        }
        break;
    case BO_Assign:
        return right;
    default:
        break;
    }
    const bool isKnown = left.value() && right.value() && operation->getType()->isIntegerType();
    const auto constant = isKnown ? constantOf(operation, m_ast) : std::nullopt;
    return constant ? IndexForm::number(constant->getExtValue()) : unknown(operation, component);
}

IndexForm IndexForms::ofVariable(const ValueDecl *variable, unsigned component)
{
    IndexForm form = unknown(variable, component);
    if (!m_open.insert(variable).second)
        return form;
    if (const Expr *definition = onlyDefinition(variable))
        form = of(definition, component);
    m_open.erase(variable);
    return form;
}

IndexForm IndexForms::ofCall(const CallExpr *call, unsigned component)
{
    const FunctionDecl *callee = call->getDirectCallee();
    const std::string name = callee ? callee->getNameAsString() : std::string();
    const auto argument = [&](unsigned index) { return of(call->getArg(index), component); };
    if (const FunctionDecl *own = callee ? callee->getDefinition() : nullptr) {
        const std::vector<const Expr *> &results = m_results[own];
        if (results.size() != 1 || !m_open.insert(own).second)
            return unknown(call, component);
        const IndexForm result = of(results.front(), component);
        m_open.erase(own);
        return result;
    }
    if (name.starts_with("get_image_"))
        return IndexForm::factor(name);
    if (name.starts_with("get_") && call->getNumArgs() < 2) {
        const auto dimension = call->getNumArgs() == 1 ? argument(0).value() : std::nullopt;
        return IndexForm::factor(name + (dimension ? '(' + std::to_string(*dimension) + ')' : std::string("()")));
    }
    if (name == "mul24")
        return argument(0).times(argument(1));
    if (name == "mad24")
        return argument(0).times(argument(1)).plus(argument(2));
    return builtinNamed(name).kind == BuiltinKind::Conversion ? argument(0) : unknown(call, component);
}

/// A pointer, or an image, which a function is given as one.
static bool leadsSomewhere(QualType type)
{
    return type->isPointerType() || type->isImageType();
}

const ValueDecl *IndexForms::rootOf(const Expr *pointer)
{
    pointer = withoutCasts(pointer);
    if (const auto *reference = dyn_cast<DeclRefExpr>(pointer)) {
        const ValueDecl *variable = reference->getDecl();
        return leadsSomewhere(variable->getType()) ? rootOfContents(variable, variable) : variable;
    }
    if (const auto *member = dyn_cast<MemberExpr>(pointer)) {
        if (!leadsSomewhere(member->getType())) // an array, which lies in the whole
            return rootOf(member->getBase());
        const ValueDecl *whole = directVariable(member); // a union, say
        return whole ? rootOfContents(whole, nullptr) : nullptr;
    }
    if (const auto *element = dyn_cast<ArraySubscriptExpr>(pointer))
        return rootOf(element->getBase());
    if (const auto *unary = dyn_cast<UnaryOperator>(pointer))
        return rootOf(unary->getSubExpr());
    if (const auto *sum = dyn_cast<BinaryOperator>(pointer); sum && sum->isAdditiveOp())
        return rootOf(sum->getLHS()->getType()->isPointerType() ? sum->getLHS() : sum->getRHS());
    return nullptr;
}

/// Where all pointers that the variable is given lead; `otherwise`: they lead to several objects, or it is given none.
const ValueDecl *IndexForms::rootOfContents(const ValueDecl *variable, const ValueDecl *otherwise)
{
    if (const auto known = m_roots.find(variable); known != m_roots.end())
        return known->second.value_or(otherwise);
    if (!m_open.insert(variable).second)
        return otherwise;
    std::set<const ValueDecl *> roots;
    for (const Expr *definition : definitionsOf(variable)) {
        if (leadsSomewhere(definition->getType()) || definition->getType()->isArrayType())
            roots.insert(rootOf(definition));
    }
    roots.erase(variable); // p = p + step leads to the same
    m_open.erase(variable);
    std::optional<const ValueDecl *> &root = m_roots[variable];
    if (roots.size() == 1)
        root = *roots.begin();
    return root.value_or(otherwise);
}

} // namespace kernelscope
