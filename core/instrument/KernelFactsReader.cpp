#include "instrument/KernelFactsReader.h"

#include <array>
#include <cmath>
#include <bit>
#include <climits>

#include <QRegularExpression>

#include <clang/Basic/SourceManager.h>
#include <clang/Lex/Lexer.h>

#include "instrument/CalledFunction.h"
#include "instrument/IndexOrigins.h"
#include "instrument/PointerFlow.h"
#include "instrument/SourceNaming.h"
#include "instrument/SyntaxVisitor.h"
#include "instrument/TypeDescription.h"
#include "instrument/Uniformity.h"
#include "support/Ranges.h"
#include "trace/Builtins.h"

namespace kernelscope {
namespace {

using namespace clang;
using Use = ParameterUse;

constexpr int mostNumbers = 64;     ///< of a list in which each is asked for by itself
constexpr long long leastItems = 4; ///< of a group: who goes on by fewer skips elements
constexpr long long mostItems = 1024;
constexpr long long mostOfRow = 1 << 16;
constexpr std::size_t mostPlaced = 100; ///< accesses that are compared with each other

const std::string globalX = "get_global_id(0)";
const std::string localX = "get_local_id(0)";
const std::string localY = "get_local_id(1)";

std::string idIn(const char *function, int dimension)
{
    return std::string(function) + '(' + std::to_string(dimension) + ')';
}

bool isLargePower(long long number)
{
    return number > 1 && std::has_single_bit(quint64(number));
}

bool isPlace(const IndexForm &form)
{
    return form.mentions("get_global_id") || form.mentions("get_local_id") || form.mentions("get_group_id");
}

struct Comparison
{
    const Expr *smaller;
    const Expr *larger;
};

/// The comparisons in a condition; null: there is none.
std::vector<Comparison> comparisonsIn(const Expr *condition)
{
    std::vector<Comparison> all;
    for (const BinaryOperator *operation : mentionedIn(condition).comparisons) {
        const bool isLess = operation->getOpcode() == BO_LT || operation->getOpcode() == BO_LE;
        all.push_back(isLess ? Comparison{operation->getLHS(), operation->getRHS()} : Comparison{operation->getRHS(), operation->getLHS()});
    }
    return all;
}

bool returnsAtOnce(const Stmt *statement)
{
    return isa_and_nonnull<ReturnStmt>(firstOf(statement));
}

/// How often a work-item asks for one of its places, and how often of these in a way that is looked for.
struct PlaceUses
{
    std::string place;
    int all = 0;
    int lookedFor = 0;
};

class FactsReader : public SyntaxVisitor
{
public:
    FactsReader(const FunctionDecl *kernel, const CallGraph &calls, const ASTContext &ast)
        : m_kernel(kernel), m_ast(ast), m_functions(calls.reachableFrom(kernel)), m_types(ast), m_forms(m_functions, ast),
          m_origins(kernel, m_functions, m_forms, ast)
    {
    }

    KernelFacts read()
    {
        m_facts.isKnown = true;
        m_facts.queries = QList<int>(int(WorkItemQuery::GlobalOffset) + 1, 0);
        m_facts.rows = QList<int>(3, 0);
        m_facts.placesCompared = QList<int>(3, 0);
        for (const FunctionDecl *function : m_functions) {
            m_isOwn = function == m_kernel;
            m_function = function;
            TraverseStmt(function->getBody());
        }
        countDimensions();
        conclude();
        m_facts.indexes = m_origins.facts();
        m_facts.operations = m_origins.operations();
        m_facts.settings = m_origins.settings();
        return m_facts;
    }

    bool VisitExpr(Expr *expression) override
    {
        if (const std::string part = m_forms.parameterPart(expression); !part.empty())
            parameter(part);
        return true;
    }

    bool VisitStmt(Stmt *statement) override
    {
        if (const auto *loop = dyn_cast<WhileStmt>(statement)) {
            for (const Stmt *child : loop->getBody()->children())
                noteStride(child);
        }
        if (const auto *result = dyn_cast<ReturnStmt>(statement); result && result->getRetValue())
            m_origins.addResult(m_function, result);
        if (!isa<SwitchStmt>(statement))
            noteTruth(conditionOf(statement));
        if (isLoop(statement)) {
            noteLoop(conditionOf(statement));
            const Expr *condition = conditionOf(statement);
            const clang::SourceRange lines(statement->getBeginLoc(), condition ? condition->getEndLoc() : statement->getBeginLoc());
            std::vector<const Expr *> ends = m_origins.exitConditionsOf(statement);
            if (condition) {
                ends.push_back(condition);
                noteLoopFactors(statement, condition, lines);
            }
            for (const Expr *end : ends) {
                m_origins.addOperation(OperationKind::Loop, lines, end);
                if (isEquality(end))
                    m_origins.addOperation(OperationKind::LoopUntilEqual, lines, end);
            }
        }
        return true;
    }

    bool VisitDeclRefExpr(DeclRefExpr *reference) override
    {
        m_references[reference->getDecl()] += m_isOwn;
        return true;
    }

    bool VisitImplicitCastExpr(ImplicitCastExpr *cast) override
    {
        const auto *reference = dyn_cast<DeclRefExpr>(cast->getSubExpr()->IgnoreParens());
        noteConversion(*cast);
        for (PlaceUses *uses : {&m_locals, &m_globals})
            uses->all += cast->getCastKind() == CK_LValueToRValue && reference && holds(reference->getDecl(), uses->place);
        return true;
    }

    bool VisitVarDecl(VarDecl *variable) override
    {
        noteMade(variable->getInit());
        return true;
    }

    /// #define TILE 16: a macro that stands for a number alone.
    bool VisitIntegerLiteral(IntegerLiteral *literal) override
    {
        const SourceManager &sources = m_ast.getSourceManager();
        const SourceLocation location = literal->getBeginLoc();
        if (!m_isOwn || !location.isMacroID() || !sources.isMacroBodyExpansion(location))
            return true;
        const auto [file, offset] = sources.getDecomposedLoc(sources.getSpellingLoc(location));
        const llvm::StringRef name = Lexer::getImmediateMacroName(location, sources, m_ast.getLangOpts());
        const llvm::StringRef text = sources.getBufferData(file);
        const llvm::StringRef after = text.drop_front(offset).ltrim("0123456789uU) \t\r");
        const bool isAlone = text.take_front(offset).rtrim("( \t").take_back(name.size()) == name;
        if (isAlone && (after.empty() || after.front() == '\n' || after.front() == '/'))
            m_macros[offset] = {QString::fromStdString(name.str()), int(literal->getValue().getLimitedValue(INT_MAX))};
        return true;
    }

    bool VisitCStyleCastExpr(CStyleCastExpr *cast) override
    {
        noteConversion(*cast);
        const QualType pointee = cast->getType()->isPointerType() ? cast->getType()->getPointeeType() : QualType();
        const bool isNumber = !pointee.isNull() && !pointee->isRecordType() && !pointee->isVoidType();
        if (isNumber && (pointee.getAddressSpace() == LangAS::opencl_global || pointee.getAddressSpace() == LangAS::opencl_constant))
            m_facts.castBytes = std::max(m_facts.castBytes, int(m_ast.getTypeSizeInChars(pointee).getQuantity()));
        return true;
    }

    bool VisitCallExpr(CallExpr *call) override
    {
        const FunctionDecl *callee = call->getDirectCallee();
        const std::string name = callee && !callee->getDefinition() ? callee->getNameAsString() : std::string();
        const Builtin &builtin = builtinNamed(name);
        for (const Expr *argument : call->arguments()) {
            if (name.empty() || !argument->getType()->isPointerType())
                continue;
            const bool isCopy = builtin.kind == BuiltinKind::AsyncCopy; // of which nothing else says where it is than how much it is
            m_origins.addAccess(call, argument, isCopy || builtin.kind == BuiltinKind::Atomic ? nullptr : call);
            if (isCopy && call->getNumArgs() > 2)
                m_origins.addAccess(call, argument, call->getArg(2));
            if (const QualType given = argument->IgnoreParenImpCasts()->getType(); given->isPointerType())
                noteAccess(argument, given->getPointeeType());
            if (isLocalPointer(argument->getType()))
                m_setOtherwise.insert(m_forms.rootOf(argument));
            if (setsMemory(builtin))
                noteSet(argument);
        }
        for (const Expr *argument : call->arguments()) {
            if (argument->getType()->isPointerType() && !argument->getType()->getPointeeType().isConstQualified())
                noteSettingBy(*call, argument->IgnoreParenImpCasts());
        }
        if (name.starts_with("get_"))
            noteQuery(name, m_forms.of(call));
        if (builtin.kind == BuiltinKind::Atomic && call->getNumArgs() > 0) {
            noteFirst(call->getArg(0));
            noteFree(*call, builtin);
            const QualType pointer = call->getArg(0)->IgnoreParenImpCasts()->getType();
            if (pointer->isPointerType() && pointer->getPointeeType().getAddressSpace() == LangAS::opencl_global)
                set(KernelTrait::GlobalAtomics);
        }
        if (builtin.kind == BuiltinKind::Conversion)
            m_origins.addOperation(OperationKind::Conversion, call->getSourceRange(), call->getArg(0));
        if (builtin.kind == BuiltinKind::Barrier) {
            set(KernelTrait::Barrier);
            m_origins.addBarrier(call);
        }
        const bool isSubGroupId = builtin.kind == BuiltinKind::SubGroupFunction && builtin.collective == BuiltinCollective::None;
        if (builtin.kind == BuiltinKind::AsyncCopy || isSubGroupId)
            set(KernelTrait::GroupCopy);
        if (builtin.kind == BuiltinKind::Image && call->getNumArgs() > 1)
            m_origins.addAccess(call, call->getArg(0), call->getArg(name.starts_with("write") ? 1 : call->getNumArgs() - 1));
        if (builtin.kind == BuiltinKind::Image)
            addUse(imagesOf(call->getArg(0)), name.ends_with("ui")  ? Use::UIntPixels
                                              : name.ends_with("i") ? Use::IntPixels
                                                                    : Use::FloatPixels);
        if (builtin.kind == BuiltinKind::Image && call->getNumArgs() > 2 && isDividedByExtent(call->getArg(2)))
            addUse(parameterOf(call->getArg(1)), Use::Quotients);
        if (name == "min" && call->getNumArgs() == 2) {
            noteSmaller(m_forms.of(call->getArg(0)), m_forms.of(call->getArg(1)));
            noteSmaller(m_forms.of(call->getArg(1)), m_forms.of(call->getArg(0)));
        }
        if (name == "clamp" && call->getNumArgs() == 3 && m_forms.of(call->getArg(2)).isSumOfNumbers())
            addUse(m_forms.of(call->getArg(2)).numbers(), Use::Clamp);
        if (name == "mul24" || name == "mad24")
            noteProduct(call->getArg(0), call->getArg(1));
        if (name == "mad24")
            noteSum(m_forms.of(call));
        return true;
    }

    bool VisitUnaryOperator(UnaryOperator *operation) override
    {
        if (operation->isIncrementDecrementOp())
            noteRows(operation->getSubExpr());
        if (operation->getOpcode() == UO_LNot)
            noteTruth(operation->getSubExpr());
        if (operation->getOpcode() == UO_Deref) {
            m_origins.addAccess(operation, operation->getSubExpr(), nullptr);
            noteAccess(operation->getSubExpr(), operation->getType());
            noteFirst(operation->getSubExpr());
        }
        return true;
    }

    bool VisitBinaryOperator(BinaryOperator *operation) override
    {
        const Expr *left = operation->getLHS();
        const Expr *right = operation->getRHS();
        const auto code = operation->getOpcode();
        noteArithmetic(*operation);
        if (code == BO_Mul)
            noteProduct(left, right);
        if (code == BO_Div || code == BO_Rem || code == BO_And)
            noteRemainder(*operation);
        if (code == BO_Shl)
            noteShift(left, right);
        if ((code == BO_Shr || code == BO_ShrAssign) && !m_forms.of(left).value())
            addUse(m_forms.of(right).numbers(), Use::ShiftDown);
        if (code == BO_EQ)
            m_globals.lookedFor += isOrHolds(left, globalX) && m_forms.of(right).value() == 0;
        if (operation->isLogicalOp())
            noteTruth(right); // The left one is a condition by itself.
        if (const long long number = m_forms.of(right).value().value_or(-1); operation->isEqualityOp() && (number == 0 || number == 1))
            noteTruth(left);
        if (code == BO_EQ || code == BO_NE) {
            noteAsked(left, right, code == BO_EQ);
            noteAsked(right, left, code == BO_EQ);
        }
        if (code == BO_EQ || code == BO_NE)
            m_firstOfGroup += isOrHolds(left, localX) && m_forms.of(right).value() == 0;
        if (code == BO_EQ || code == BO_LT || code == BO_LE)
            notePlaceInGroup(left, m_forms.of(right).value().value_or(-1) + (code == BO_LT ? 0 : 1));
        if (operation->isRelationalOp())
            noteComparison(*operation);
        if (operation->isLogicalOp())
            notePlacesCompared(operation);
        if (operation->isAssignmentOp())
            noteRows(left);
        if (const auto *variable = dyn_cast<DeclRefExpr>(left->IgnoreParenCasts()); variable && operation->isAssignmentOp())
            m_origins.addVariable(operation, variable->getDecl());
        if (code == BO_Assign) {
            for (PlaceUses &uses : m_groups)
                uses.lookedFor += isQuery(right, uses.place) && !isa<DeclRefExpr>(left->IgnoreParens());
            noteMade(isa<DeclRefExpr>(left->IgnoreParens()) ? right : nullptr);
            noteStore(left);
            noteSet(left);
            noteSetting(*operation);
        }
        if ((operation->isAdditiveOp() || code == BO_AddAssign) && left->getType()->isPointerType())
            noteBytes(left->getType()->getPointeeType(), right);
        if (operation->isAdditiveOp() || operation->isMultiplicativeOp()) {
            for (unsigned component = 0; component < (operation->getType()->isVectorType() ? 2 : 1); ++component)
                noteSum(m_forms.of(operation, component));
        }
        return true;
    }

    bool VisitMemberExpr(MemberExpr *member) override
    {
        if (member->isArrow()) {
            m_origins.addAccess(member, member->getBase(), nullptr);
            noteFirst(member->getBase());
        }
        return true;
    }

    bool VisitArraySubscriptExpr(ArraySubscriptExpr *element) override
    {
        m_origins.addAccess(element, element->getBase(), element->getIdx());
        noteAccess(element->getBase(), element->getType());
        noteElement(*element);
        notePlaced(*element);
        noteMost(*element);
        noteBytes(element->getType(), element->getIdx());
        noteDistances(m_forms.of(element->getIdx()));
        noteItemStep(m_forms.of(element->getIdx()));
        if (hasRowsOfItems(m_forms.of(element->getIdx())))
            addUse(parameterOf(element->getBase()), Use::RowsOfItems);
        const std::optional<long long> index = m_forms.of(element->getIdx()).value();
        if (index == 0)
            noteFirst(element->getBase());
        if (index && *index >= 0 && *index < mostNumbers)
            noteNumbered(element->getBase(), int(*index));
        return true;
    }

    bool VisitIfStmt(IfStmt *statement) override
    {
        notePlacesCompared(statement->getCond());
        for (const Comparison &comparison : comparisonsIn(statement->getCond())) {
            if (m_forms.of(comparison.larger).is(localX) && returnsAtOnce(statement->getThen()))
                addUse(m_forms.of(comparison.smaller).numbers(), Use::GroupSize);
        }
        noteLower(*statement);
        if (const auto *question = dyn_cast<BinaryOperator>(statement->getCond()->IgnoreParenCasts());
            question && question->getOpcode() == BO_EQ && returnsAtOnce(statement->getThen()))
            m_guards.merge(mentionedIn(question).variables);
        for (const BinaryOperator *comparison : mentionedIn(statement->getCond()).comparisons) {
            if (comparison->getOpcode() == BO_GT && m_forms.of(comparison->getLHS()).mentions("get_global_id") &&
                returnsAtOnce(statement->getThen()))
                addUse(m_forms.of(comparison->getRHS()).numbers(), Use::LastPlace);
        }
        return true;
    }

    bool VisitForStmt(ForStmt *loop) override
    {
        noteStride(loop->getInc());
        const auto *step = dyn_cast_or_null<CompoundAssignOperator>(loop->getInc());
        const IndexForm by = step && step->getOpcode() == BO_AddAssign ? m_forms.of(step->getRHS()) : IndexForm();
        for (const Comparison &comparison : comparisonsIn(loop->getCond())) {
            const IndexForm &end = m_forms.of(comparison.larger);
            if (!by.terms.empty() && isMade(comparison.smaller, IndexForm::factor(localX)))
                set(KernelTrait::SharesOutGroup);
            for (const std::string &number : end.numbers()) {
                if (isMade(comparison.smaller, IndexForm().plus(IndexForm::factor('#' + number), -1)))
                    addUse({number}, Use::Radius);
                if (end.is('#' + number) && doubles(loop->getBody()))
                    addUse({number}, Use::Doublings);
                if (const auto *counter = dyn_cast<DeclRefExpr>(comparison.smaller->IgnoreParenCasts()); counter && end.is('#' + number))
                    m_loopsTo[counter->getDecl()] = number;
            }
        }
        noteCountDown(loop->getInc());
        if (by.terms.size() == 1 && by.mentions("get_global_size"))
            set(KernelTrait::SharesOutAll);
        return true;
    }

private:
    ParameterFacts &parameter(const std::string &part) { return entry(m_facts.parameters, part); }
    template <typename Facts> static Facts &entry(QList<Facts> &list, const std::string &text)
    {
        const QString name = QString::fromStdString(text);
        if (Facts *found = foundIn(list, name, &Facts::name))
            return *found;
        list.emplaceBack().name = name;
        return list.last();
    }
    void addUse(const std::set<std::string> &parts, Use use)
    {
        for (const std::string &part : parts)
            parameter(part).uses |= quint64(1) << int(use);
    }
    void set(KernelTrait trait) { m_facts.traits |= 1u << int(trait); }

    bool isParameter(const ValueDecl *variable) const
    {
        return variable && isa<ParmVarDecl>(variable) && variable->getDeclContext() == m_kernel;
    }
    /// The name of the kernel's parameter that a pointer or an image comes from, if it is one.
    std::set<std::string> parameterOf(const Expr *pointer)
    {
        const ValueDecl *root = m_forms.rootOf(pointer);
        return isParameter(root) ? std::set{root->getNameAsString()} : std::set<std::string>();
    }

    /// A function may be called for several.
    std::set<std::string> imagesOf(const Expr *image, int depth = 4)
    {
        std::set<std::string> all = parameterOf(image);
        const ValueDecl *root = all.empty() && depth > 0 ? m_forms.rootOf(image) : nullptr;
        for (const Expr *given : root ? m_forms.definitionsOf(root) : std::vector<const Expr *>())
            all.merge(imagesOf(given, depth - 1));
        return all;
    }

    /// What is asked in a function that the kernel calls makes it one of more dimensions only where it tells all work-items apart.
    void noteQuery(const std::string &name, const IndexForm &form)
    {
        static constexpr std::array names{"get_global_id",  "get_local_id",   "get_group_id",     "get_global_size",
                                          "get_local_size", "get_num_groups", "get_global_offset"};
        const bool isLinear = name.ends_with("_linear_id");
        const auto found = std::ranges::find(names, isLinear ? name.substr(0, name.size() - 10) + "_id" : name);
        if (found == names.end())
            return;
        const auto query = WorkItemQuery(found - names.begin());
        const std::string place = form.terms.empty() ? std::string() : form.terms.begin()->first.front();
        const int dimension = place.size() < name.size() + 3 ? 3 : place[name.size() + 1] - '0';
        m_facts.queries[int(query)] |= isLinear ? linearDimension : 1 << std::min(dimension, 3);
        if (dimension < 3 && (query == WorkItemQuery::GlobalId || (query == WorkItemQuery::LocalId && m_isOwn)))
            m_facts.dimensions = std::max(m_facts.dimensions, dimension + 1);
        for (PlaceUses *uses : {&m_locals, &m_globals, &m_groups[0], &m_groups[1], &m_groups[2]})
            uses->all += place == uses->place;
    }

    bool isQuery(const Expr *expression, const std::string &place)
    {
        const auto *call = dyn_cast_or_null<CallExpr>(expression ? expression->IgnoreParenCasts() : nullptr);
        return call && call->getDirectCallee() && !call->getDirectCallee()->getDefinition() && m_forms.of(call).is(place);
    }
    bool holds(const ValueDecl *variable, const std::string &place)
    {
        return std::ranges::any_of(m_forms.definitionsOf(variable), [&](const Expr *made) { return isQuery(made, place); });
    }
    bool isOrHolds(const Expr *expression, const std::string &place)
    {
        const auto *reference = dyn_cast<DeclRefExpr>(expression->IgnoreParenCasts());
        return isQuery(expression, place) || (reference && holds(reference->getDecl(), place));
    }
    /// A variable that is assigned this.
    bool isMade(const Expr *variable, const IndexForm &form)
    {
        const auto *reference = dyn_cast<DeclRefExpr>(variable->IgnoreParenCasts());
        return reference &&
               std::ranges::any_of(m_forms.definitionsOf(reference->getDecl()), [&](const Expr *made) { return m_forms.of(made) == form; });
    }
    /// A variable's value: that it holds a place is no use of it.
    void noteMade(const Expr *value)
    {
        for (PlaceUses *uses : {&m_locals, &m_globals})
            uses->all -= isQuery(value, uses->place);
    }

    void noteProduct(const Expr *left, const Expr *right)
    {
        for (const auto &[side, other] : {std::pair(m_forms.of(left), m_forms.of(right)), std::pair(m_forms.of(right), m_forms.of(left))}) {
            const std::set<std::string> numbers = side.isSumOfNumbers() ? side.numbers() : std::set<std::string>();
            addUse(numbers, Use::Factor);
            if (!other.isSumOfNumbers())
                addUse(numbers, Use::FactorOfItems);
            else if (!other.numbers().empty())
                addUse(numbers, Use::FactorOfNumbers);
            for (const std::string &number : numbers) {
                if (side.of('#' + number) == 1 && side.terms.size() > 1 && side.constant() >= 0)
                    addUse({number}, Use::PartOfRow);
            }
        }
    }

    /// What may overflow, or divide by zero.
    void noteArithmetic(const BinaryOperator &operation)
    {
        const auto code = operation.getOpcode();
        const auto isOneOf = [code](std::initializer_list<BinaryOperatorKind> codes) {
            return std::ranges::find(codes, code) != codes.end();
        };
        const clang::SourceRange lines = operation.getSourceRange();
        if (isOneOf({BO_Div, BO_DivAssign, BO_Rem, BO_RemAssign})) {
            m_origins.addOperation(OperationKind::Division, lines, operation.getRHS());
            noteUseOfElement(operation.getRHS(), Use::Divisor);
        }
        const bool isWhole = operation.getType()->isSignedIntegerType() || operation.getType()->isVectorType();
        if (isWhole && isOneOf({BO_Add, BO_AddAssign, BO_Sub, BO_SubAssign, BO_Mul, BO_MulAssign, BO_Div, BO_DivAssign})) {
            const auto *inner = dyn_cast<BinaryOperator>(operation.getLHS()->IgnoreParenImpCasts());
            if (!inner || !(inner->isAdditiveOp() || inner->isMultiplicativeOp())) // that one begins in the same line
                m_origins.addOperation(OperationKind::Arithmetic, lines, operation.getLHS());
            m_origins.addOperation(OperationKind::Arithmetic, lines, operation.getRHS());
        }
    }

    void noteConversion(const CastExpr &cast)
    {
        if (cast.getCastKind() == CK_FloatingToIntegral)
            m_origins.addOperation(OperationKind::Conversion, cast.getSourceRange(), cast.getSubExpr());
    }

    void noteRemainder(const BinaryOperator &operation)
    {
        const IndexForm &divisor = m_forms.of(operation.getRHS());
        const long long number = divisor.value().value_or(0);
        if (operation.getOpcode() != BO_And && divisor.isSumOfNumbers())
            addUse(divisor.numbers(), Use::Divisor);
        if (operation.getOpcode() != BO_And)
            notePartAsDivisor(operation.getRHS());
        if (operation.getOpcode() == BO_Div && isOrHolds(operation.getLHS(), globalX))
            m_partsOfAll.insert(number);
        if (number == 0 || !isOrHolds(operation.getLHS(), localX))
            return;
        if (operation.getOpcode() != BO_Div) {
            ++m_locals.lookedFor;
            m_remainders.insert(operation.getOpcode() == BO_And ? number + 1 : number);
        } else if (m_facts.partOfGroup == 0 && number > 2 && !isLargePower(number)) {
            m_facts.partOfGroup = int(number);
        }
    }

    /// x / (n / 2): n is 2 at least.
    void notePartAsDivisor(const Expr *divisor)
    {
        const auto *part = dyn_cast<BinaryOperator>(divisor->IgnoreParenCasts());
        if (!part || part->getOpcode() != BO_Div)
            return;
        const std::set<std::string> numbers = m_forms.of(part->getLHS()).numbers();
        const auto by = double(m_forms.of(part->getRHS()).value().value_or(0));
        for (const std::string &number : numbers) {
            int &least = parameter(number).least;
            least = std::max(least, int(std::ceil(std::pow(by, 1.0 / double(numbers.size())) - 1e-9)));
        }
    }

    void noteShift(const Expr *left, const Expr *right)
    {
        const auto *amount = dyn_cast<BinaryOperator>(right->IgnoreParenCasts());
        if (m_forms.of(left).value() != 1 || (amount && (amount->isMultiplicativeOp() || amount->getOpcode() == BO_Sub)))
            return;
        addUse(m_forms.of(right).numbers(), Use::Shift);
        for (const ValueDecl *variable : withDefinitions(right).variables) {
            if (isParameter(variable))
                addUse({variable->getNameAsString()}, Use::Shift);
        }
    }

    void noteStore(const Expr *target)
    {
        const auto *element = dyn_cast<ArraySubscriptExpr>(target->IgnoreParenCasts());
        const ValueDecl *array = element ? m_forms.rootOf(element->getBase()) : nullptr;
        if (!array)
            return;
        noteDestination(element->getIdx());
        const IndexForm &index = m_forms.of(element->getIdx());
        if (isParameter(array) && isLocalPointer(array->getType()))
            (index.is(localX) ? m_setByEach : m_setOtherwise).insert(array);
        if (m_isOwn && isParameter(array) && isWholly(element->getBase(), array))
            noteResult(array, index, m_origins.isConditional(element));
        if (index.of(localX) == 1 && index.terms.size() == 2 && index.constant() > 0) {
            int &part = entry(m_facts.localArrays, array->getNameAsString()).part;
            part = part == 0 ? int(index.constant()) : std::min(part, int(index.constant()));
        }
        const auto *sum = dyn_cast<BinaryOperator>(element->getIdx()->IgnoreParenCasts());
        if (sum && sum->getOpcode() == BO_Add &&
            ((m_forms.of(sum->getLHS()).is(localX) && isHalf(sum->getRHS())) ||
             (m_forms.of(sum->getRHS()).is(localX) && isHalf(sum->getLHS()))))
            set(KernelTrait::Pairs);
    }

    static bool isWholly(const Expr *pointer, const ValueDecl *object)
    {
        const auto *reference = dyn_cast<DeclRefExpr>(pointer->IgnoreParenCasts());
        return reference && reference->getDecl() == object;
    }

    /// out[y * width + x] = ...
    void noteResult(const ValueDecl *array, const IndexForm &index, bool isConditional)
    {
        Stores &stores = m_stores[array];
        ++stores.all;
        for (int dimension = 0; !isConditional && dimension < 3; ++dimension) {
            const std::string item = idIn("get_global_id", dimension);
            stores.dimensions |= int(!index.per(item).terms.empty()) << dimension;
            stores.isDense = stores.isDense || index.of(item) == 1;
        }
    }

    static bool isLocalPointer(QualType type)
    {
        return type->isPointerType() && type->getPointeeType().getAddressSpace() == clang::LangAS::opencl_local;
    }

    /// for (k = 0; k < count; k++) ... a[k] of an array of 4: count is at most 4.
    void noteMost(const ArraySubscriptExpr &element)
    {
        const auto *counter = dyn_cast<DeclRefExpr>(element.getIdx()->IgnoreParenCasts());
        const auto loop = counter ? m_loopsTo.find(counter->getDecl()) : m_loopsTo.end();
        const auto *array = m_ast.getAsConstantArrayType(element.getBase()->IgnoreParenImpCasts()->getType());
        if (loop != m_loopsTo.end() && isLocalPointer(element.getBase()->getType()))
            m_loopsThroughLocal[m_forms.rootOf(element.getBase())].insert(loop->second);
        if (loop != m_loopsTo.end() && array)
            noteMost(loop->second, int(array->getSize().getLimitedValue(INT_MAX)));
    }

    /// sum[a[i]] of an array of 4, or by way of a variable: a's elements are below 4.
    void noteMostOfElements(const Expr *index, int extent)
    {
        std::vector<const Expr *> values{index};
        if (const auto *variable = dyn_cast<DeclRefExpr>(index->IgnoreParenCasts()))
            values = m_forms.definitionsOf(variable->getDecl());
        for (const Expr *value : values) {
            const auto *element = dyn_cast<ArraySubscriptExpr>(value->IgnoreParenCasts());
            for (const std::string &pointer : element ? parameterOf(element->getBase()) : std::set<std::string>())
                noteMost(pointer, extent);
        }
    }

    void noteMost(const std::string &part, int extent)
    {
        int &most = parameter(part).most;
        most = most == 0 ? extent : std::min(most, extent);
    }

    void notePlaced(const ArraySubscriptExpr &element)
    {
        const auto *array = dyn_cast<DeclRefExpr>(element.getBase()->IgnoreParenCasts());
        const IndexForm &index = m_forms.of(element.getIdx());
        if (array && m_forms.rootOf(array) == array->getDecl() && !index.terms.empty() && !index.mentions("@") &&
            m_placed.size() < mostPlaced)
            m_placed.push_back({array->getDecl(), sourcePlace(element.getBeginLoc(), m_ast.getSourceManager()).line, index,
                                m_isOwn && !m_origins.isConditional(&element)});
    }

    /// How far from the work-item's place an element lies, in each dimension: {-1, 1} of a[(y + 1) * width + x - 1]. Nothing where that is
    /// not known, or rows are as long as the launch.
    std::optional<std::array<int, 3>> distancesOf(const IndexForm &index) const
    {
        constexpr int most = 2;
        std::array<IndexForm, 3> steps;
        IndexForm rest = index;
        for (int dimension = 0; dimension < 3; ++dimension) {
            const std::string item = idIn("get_global_id", dimension);
            IndexForm &step = steps[std::size_t(dimension)];
            step = index.per(item);
            rest = rest.plus(step.times(IndexForm::factor(item)), -1);
            if (step.terms.empty() != (dimension >= m_facts.dimensions) || !step.isSumOfNumbers())
                return std::nullopt;
        }
        constexpr int ways = 2 * most + 1;
        const int all = int(std::pow(ways, m_facts.dimensions));
        for (int way = 0; way < all; ++way) {
            std::array<int, 3> distances{};
            IndexForm sum;
            for (int dimension = 0, left = way; dimension < m_facts.dimensions; ++dimension, left /= ways) {
                distances[std::size_t(dimension)] = left % ways - most;
                sum = sum.plus(steps[std::size_t(dimension)], left % ways - most);
            }
            if (sum == rest)
                return distances;
        }
        return std::nullopt;
    }

    /// a[i - 1] and a[i + 1], whichever work-item it is.
    void addReaches()
    {
        m_facts.reaches = QList<int>(3, 0);
        std::map<const ValueDecl *, std::array<std::pair<int, int>, 3>> sides;
        for (const Placed &placed : m_placed) {
            const auto distances = placed.isByAll && isParameter(placed.array) ? distancesOf(placed.index) : std::nullopt;
            for (std::size_t dimension = 0; distances && dimension < 3; ++dimension) {
                auto &[before, after] = sides[placed.array][dimension];
                before = std::max(before, -(*distances)[dimension]);
                after = std::max(after, (*distances)[dimension]);
            }
        }
        for (const auto &[array, ofArray] : sides) {
            for (std::size_t dimension = 0; dimension < 3; ++dimension) {
                const auto &[before, after] = ofArray[dimension];
                int &reach = m_facts.reaches[qsizetype(dimension)];
                reach = before > 0 && after > 0 ? std::max({reach, before, after}) : reach;
            }
        }
    }

    /// m[row * columns + x] and m[row * columns + row]: what one work-item of the row has, and all others ask for. The row is one of the
    /// kernel's numbers.
    static bool isOfOneInRow(const IndexForm &each, const IndexForm &one)
    {
        for (int dimension = 0; dimension < 3; ++dimension) {
            const std::string item = idIn("get_global_id", dimension);
            const IndexForm place = IndexForm::factor(item).plus(each.plus(one, -1), -1); // of that work-item
            const std::set<std::string> numbers = place.numbers();
            if (one.per(item).terms.empty() && numbers.size() == 1 && place.is('#' + *numbers.begin()) &&
                each.numbers().contains(*numbers.begin()))
                return true;
        }
        return false;
    }

    /// One step in one dimension or in several: i * (columns + 1) + j, and that less columns + 2. Or with row and column exchanged.
    static bool areNeighbours(const IndexForm &a, const IndexForm &b)
    {
        if (isOfOneInRow(a, b) || isOfOneInRow(b, a))
            return true;
        if (!(a == b) && a.exchanged(idIn("get_global_id", 0), idIn("get_global_id", 1)) == b)
            return true;
        const IndexForm distance = a.plus(b, -1);
        std::array<IndexForm, 3> steps;
        for (int dimension = 0; dimension < 3; ++dimension) {
            const IndexForm step = a.per(idIn("get_global_id", dimension)).plus(a.per(idIn("get_local_id", dimension)));
            if (!(step == b.per(idIn("get_global_id", dimension)).plus(b.per(idIn("get_local_id", dimension)))))
                return false;
            steps[std::size_t(dimension)] = step;
        }
        constexpr int ways = 27; // one back, none or one further, in each dimension
        for (int way = 0; way < ways; ++way) {
            IndexForm sum;
            for (std::size_t dimension = 0, rest = std::size_t(way); dimension < 3; ++dimension, rest /= 3)
                sum = sum.plus(steps[dimension], int(rest % 3) - 1);
            if (!sum.terms.empty() && sum == distance)
                return true;
        }
        return false;
    }

    void addNeighbours()
    {
        for (std::size_t a = 0; a < m_placed.size(); ++a) {
            for (std::size_t b = 0; b < a; ++b) {
                const NeighbourFacts found{QString::fromStdString(m_placed[a].array->getNameAsString()), m_placed[a].line,
                                           m_placed[b].line};
                if (m_placed[a].array == m_placed[b].array && !m_facts.neighbours.contains(found) &&
                    areNeighbours(m_placed[a].index, m_placed[b].index))
                    m_facts.neighbours << found;
            }
        }
    }

    /// all - get_global_id(0) * batch, beside batch.
    void noteBatch(const IndexForm &rest, const IndexForm &batch)
    {
        for (const std::string &number : batch.numbers()) {
            for (int dimension = 0; dimension < 3; ++dimension) {
                const auto places = rest.terms.find(
                    IndexForm::factor(idIn("get_global_id", dimension)).times(IndexForm::factor('#' + number)).terms.begin()->first);
                if (batch.is('#' + number) && places != rest.terms.end() && places->second == -1)
                    addUse({number}, Use::Batch);
            }
        }
    }

    /// min((group + 1) * 64, count)
    void noteSmaller(const IndexForm &place, const IndexForm &number)
    {
        noteBatch(place, number);
        if (isPlace(place) && number.isSumOfNumbers()) {
            addUse(number.numbers(), Use::Bound);
            addUse(number.numbers(), Use::Clamp);
        }
    }

    /// a[id + 4 * row]: were there more than 4 work-items, two would store to one element. Likewise a[plane * 100 + id * 10 + column].
    void noteRows(const Expr *target)
    {
        const auto *element = dyn_cast<ArraySubscriptExpr>(target->IgnoreParenCasts());
        if (!m_isOwn || !element || !isParameter(m_forms.rootOf(element->getBase())))
            return;
        for (int dimension = 0; dimension < 3; ++dimension)
            noteRow(dimension, m_forms.of(element->getIdx()).rowOf(idIn("get_global_id", dimension)));
    }

    void noteRow(int dimension, long long row)
    {
        int &known = m_facts.rows[dimension];
        if (row > 1 && row < mostOfRow && (known == 0 || row < known))
            known = int(row);
    }

    /// What it stores is not made from what was there, as a sum is.
    static bool setsMemory(const Builtin &builtin)
    {
        if (builtin.kind == BuiltinKind::Atomic)
            return builtin.atomic < AtomicOperation::Add && builtin.atomic != AtomicOperation::Load;
        return builtin.memory != BuiltinMemory::Read && builtin.memory != BuiltinMemory::None;
    }

    void noteSet(const Expr *target)
    {
        target = target->IgnoreParenCasts();
        for (;;) {
            const auto *member = dyn_cast<MemberExpr>(target);
            const auto *component = dyn_cast<ExtVectorElementExpr>(target);
            if (!member && !component)
                break;
            target = (member ? member->getBase() : component->getBase())->IgnoreParenCasts();
        }
        const ValueDecl *object = m_forms.rootOf(target);
        const bool isOfCaller = object && isa<ParmVarDecl>(object) && object->getDeclContext() != m_kernel;
        if (!object || isOfCaller)
            m_setsAny = true;
        else
            m_set.insert(object->getNameAsString());
    }

    /// atomic_cmpxchg(&table[slot], 0xffffffff, key): what stands there until somebody takes the place. With the same in place of key
    /// nothing changes: that looks whether another one has.
    void noteFree(const CallExpr &call, const Builtin &builtin)
    {
        const auto *owner =
            builtin.atomic == AtomicOperation::CompareExchange && call.getNumArgs() == 3 ? m_forms.rootOf(call.getArg(0)) : nullptr;
        const std::optional<llvm::APSInt> free = owner && isParameter(owner) ? constantOf(call.getArg(1), m_ast) : std::nullopt;
        if (free && m_forms.of(call.getArg(1)) != m_forms.of(call.getArg(2)))
            parameter(owner->getNameAsString()).free =
                free->isUnsigned() && free->getBitWidth() < 64 ? qint64(free->getZExtValue()) : free->getSExtValue();
    }

    /// v = v + 1 needs a value before it gives one.
    void noteSetting(const BinaryOperator &assignment)
    {
        const Mentioned from = mentionedIn(assignment.getRHS());
        const ValueDecl *variable = directVariable(assignment.getLHS());
        if (variable && !from.variables.contains(variable))
            m_origins.addSetting(assignment.getLHS(), &assignment);
    }

    /// f(&v), or f(a) of an array.
    void noteSettingBy(const CallExpr &call, const Expr *pointer)
    {
        const auto *address = dyn_cast<UnaryOperator>(pointer);
        if (address && address->getOpcode() == UO_AddrOf)
            m_origins.addSetting(address->getSubExpr(), &call);
        else if (pointer->getType()->isArrayType())
            m_origins.addSetting(pointer, &call);
    }

    /// n / 2 or n >> 1, or a variable that was made so.
    bool isHalf(const Expr *expression, int depth = 2)
    {
        if (const auto *operation = dyn_cast<BinaryOperator>(expression->IgnoreParenCasts()))
            return (operation->getOpcode() == BO_Shr && m_forms.of(operation->getRHS()).value() == 1) ||
                   (operation->getOpcode() == BO_Div && m_forms.of(operation->getRHS()).value() == 2);
        const auto *reference = dyn_cast<DeclRefExpr>(expression->IgnoreParenCasts());
        return reference && depth > 0 &&
               std::ranges::any_of(m_forms.definitionsOf(reference->getDecl()), [&](const Expr *made) { return isHalf(made, depth - 1); });
    }

    /// out[a[i]] = ..., out[b[a[i]]] = ..., or by way of a variable.
    void noteDestination(const Expr *index)
    {
        noteUseOfElement(index, Use::Destinations);
        if (const auto *element = dyn_cast<ArraySubscriptExpr>(index->IgnoreParenCasts()))
            noteDestination(element->getIdx());
    }

    /// A pointer's elements are used so: a[i], or a variable that is made from it.
    void noteUseOfElement(const Expr *value, Use use)
    {
        if (const auto *element = dyn_cast<ArraySubscriptExpr>(value->IgnoreParenCasts())) {
            addUse(parameterOf(element->getBase()), use);
        } else if (isa<DeclRefExpr>(value->IgnoreParenCasts())) {
            for (const ArraySubscriptExpr *from : withDefinitions(value).elements)
                addUse(parameterOf(from->getBase()), use);
        }
    }

    /// number == 3
    void noteAsked(const Expr *number, const Expr *answer, bool isEqual)
    {
        const auto *reference = dyn_cast<DeclRefExpr>(number->IgnoreParenImpCasts());
        const long long value = m_forms.of(answer).value().value_or(-1);
        if (!m_isOwn || !reference || !isParameter(reference->getDecl()) || !reference->getType()->isIntegerType() || value < 0 ||
            value > INT_MAX)
            return;
        Asked &asked = m_asked[reference->getDecl()];
        ++asked.all;
        if (isEqual)
            asked.numbers.insert(int(value));
    }

    /// if (row > pivot && ...) a[row] = ...
    void noteLower(const IfStmt &decision)
    {
        const bool isStored = !decision.getElse() && !returnsAtOnce(decision.getThen()) && storesElements(decision.getThen());
        if (!m_isOwn || !isStored || !isConjunction(decision.getCond()))
            return;
        for (const Comparison &comparison : comparisonsIn(decision.getCond())) {
            const IndexForm &least = m_forms.of(comparison.smaller);
            if (!isPlace(m_forms.of(comparison.larger)) || least.constant() < 0)
                continue;
            for (const std::string &number : least.numbers())
                ++m_relations[number].fromBelow;
        }
    }

    static bool isConjunction(const Expr *condition)
    {
        const auto *operation = dyn_cast<BinaryOperator>(condition->IgnoreParenImpCasts());
        const bool isAnd = operation && operation->getOpcode() == BO_LAnd;
        return operation &&
               (isAnd ? isConjunction(operation->getLHS()) && isConjunction(operation->getRHS()) : operation->isComparisonOp());
    }

    static bool storesElements(const Stmt *statement)
    {
        const auto *assignment = dyn_cast<BinaryOperator>(statement);
        if (assignment && assignment->isAssignmentOp() && !mentionedIn(assignment->getLHS()).elements.empty())
            return true;
        return std::ranges::any_of(statement->children(), [](const Stmt *child) { return child && storesElements(child); });
    }

    void noteComparison(const BinaryOperator &comparison)
    {
        m_origins.addComparison(comparison);
        const IndexForm &left = m_forms.of(comparison.getLHS());
        const IndexForm &right = m_forms.of(comparison.getRHS());
        for (const IndexForm *side : {&left, &right}) {
            for (const std::string &number : side->numbers())
                ++m_relations[number].all;
        }
        noteBatch(left, right);
        noteBatch(right, left);
        if (!isPlace(right))
            addUse(right.numbers(), Use::Bound);
        if (left.isSumOfNumbers())
            addUse(left.numbers(), Use::Bound);
        if (right.terms.size() == 1 && right.numbers().size() == 1 && right.is('#' + *right.numbers().begin()) && left.of(globalX) == 1 &&
            !left.per(idIn("get_global_id", 1)).terms.empty() && !left.per(idIn("get_global_id", 1)).value())
            addUse(right.numbers(), Use::BoundOfRows);
        for (int dimension = 0; dimension < 3; ++dimension) {
            if (right.value() && left.is(idIn("get_global_id", dimension)))
                m_knownBounds |= 1 << dimension;
        }
        const auto *counter = dyn_cast<DeclRefExpr>(comparison.getRHS()->IgnoreParenCasts());
        if (const auto down = counter ? m_countsDown.find(counter->getDecl()) : m_countsDown.end();
            down != m_countsDown.end() && left.is(localX) && comparison.getOpcode() == BO_LT)
            addUse({down->second}, Use::CountDown);
        if (left.is(localX) && right.value() && (comparison.getOpcode() == BO_LT || comparison.getOpcode() == BO_GE))
            m_comparedWith.insert(*right.value());
    }

    /// A work-item's place is compared such that so many work-items of a group are told from others.
    void notePlaceInGroup(const Expr *place, long long items)
    {
        for (int dimension = 0; items <= mostItems && dimension < 3; ++dimension) {
            int &known = m_facts.placesCompared[dimension];
            if (items > known && isOrHolds(place, idIn("get_local_id", dimension)))
                known = int(items);
        }
    }

    /// if (get_global_id(0) < width), and places made from the group's and the work-item's: those of the kernel itself.
    void notePlacesCompared(const Expr *condition)
    {
        for (const Comparison &comparison : m_isOwn ? comparisonsIn(condition) : std::vector<Comparison>()) {
            notePlaceCompared(comparison.smaller, m_forms.of(comparison.larger));
            notePlaceCompared(comparison.larger, m_forms.of(comparison.smaller));
        }
    }

    void notePlaceCompared(const Expr *place, const IndexForm &with)
    {
        static constexpr std::array extents{"get_image_width", "get_image_height", "get_image_depth"};
        IndexForm form = m_forms.of(place);
        const auto *variable = dyn_cast<DeclRefExpr>(place->IgnoreParenCasts());
        if (variable && form.mentions("@") && !m_forms.definitionsOf(variable->getDecl()).empty())
            form = m_forms.of(m_forms.definitionsOf(variable->getDecl()).front());
        for (int dimension = 0; dimension < 3; ++dimension) {
            const std::string item = idIn("get_local_id", dimension);
            if (form.of(idIn("get_global_id", dimension)) == 0 &&
                (!form.mentions(idIn("get_group_id", dimension)) || (form.mentions(item) && form.of(item) != 1)))
                continue;
            for (const auto &[product, times] : with.terms) {
                for (const std::string &number : product) {
                    if (times > 0 && number.starts_with('#'))
                        parameter(number.substr(1)).comparedDimensions |= 1 << dimension;
                }
            }
            if (dimension == 0 && with.terms.size() == 1)
                noteItems(with.terms.begin()->first, with.terms.begin()->second);
            if (with.mentions(extents[std::size_t(dimension)]))
                m_facts.imageDimensions |= 1 << dimension;
        }
    }

    /// if (get_global_id(0) < width * height)
    void noteItems(const IndexForm::Product &product, long long times)
    {
        const bool isKnown = std::ranges::all_of(product, [](const std::string &factor) { return factor.starts_with('#'); });
        if (!isKnown || times < 1 || product.empty() || product.size() + std::size_t(times > 1) < 2 || !m_facts.itemFactors.isEmpty())
            return;
        if (times > 1)
            m_facts.itemFactors << QString::number(times);
        for (const std::string &factor : product)
            m_facts.itemFactors << QString::fromStdString(factor.substr(1));
    }

    void noteAccess(const Expr *pointer, QualType type)
    {
        const ValueDecl *root = m_forms.rootOf(pointer);
        const auto element = m_types.elementType(type.getUnqualifiedType());
        if (isParameter(root) && root->getType()->isPointerType() && isByte(root->getType()->getPointeeType()))
            m_accessedAs[root].insert(element && !element->isStruct() ? scalarName(element->scalar) : QString());
    }

    /// A number of work-items is multiplied by something that changes: row * get_global_size(0).
    static bool hasRowsOfItems(const IndexForm &index)
    {
        const auto isCount = [](const std::string &factor) { return factor.starts_with("get_global_size"); };
        return std::ranges::any_of(
            index.terms, [&](const auto &term) { return term.first.size() > 1 && std::ranges::count_if(term.first, isCount) == 1; });
    }

    /// a[x * column + y * row + z * plane]: each number is the distance of neighbours in a place of its own. They are counted from the
    /// innermost place on: one that nothing is multiplied by, else a loop's, else that of the first dimension.
    void noteDistances(const IndexForm &index)
    {
        std::map<std::string, std::string> numbers; // by place; empty: just the place
        for (const auto &[product, times] : index.terms) {
            const auto isNumber = [](const std::string &factor) { return factor.starts_with('#'); };
            const auto place = std::ranges::find_if_not(product, isNumber);
            if (place == product.end())
                continue;
            const bool isLoop = place->starts_with('@');
            if (product.size() > 2 || !(isLoop || place->find("_id(") != std::string::npos))
                return;
            // "0)" in the group or among all, " " before them: of two loops it is not known which is the inner one.
            const std::string which = isLoop ? " " : place->substr(place->size() - 2);
            const auto number = std::ranges::find_if(product, isNumber);
            if ((product.size() == 2 && number == product.end()) ||
                !numbers.emplace(which, number == product.end() ? std::string() : number->substr(1)).second)
                return;
        }
        const auto bare = std::erase_if(numbers, [](const auto &entry) { return entry.second.empty(); });
        if (numbers.size() < 2)
            return;
        int rank = bare > 0 ? 2 : 1;
        for (const auto &[place, number] : numbers) {
            int &distance = parameter(number).distance;
            distance = std::max(distance, rank++);
        }
    }

    /// a[first + get_global_id(0) * step]. Beside a[get_global_id(0) * step + 1] it is a row.
    void noteItemStep(const IndexForm &index)
    {
        const IndexForm step = index.per(globalX);
        const std::set<std::string> numbers = step.numbers();
        if (numbers.size() != 1 || !step.is('#' + *numbers.begin()))
            return;
        const IndexForm first = index.plus(step.times(IndexForm::factor(globalX)), -1);
        const bool isAlone = first.isSumOfNumbers() && first.constant() == 0;
        (isAlone ? m_itemSteps : m_rowLengths).insert(*numbers.begin());
    }

    /// for (left = count; left > 0; left -= 2)
    void noteCountDown(const Stmt *change)
    {
        const auto *less = dyn_cast_or_null<CompoundAssignOperator>(change);
        const auto *step = dyn_cast_or_null<UnaryOperator>(change);
        const Expr *changed = less && less->getOpcode() == BO_SubAssign ? less->getLHS()
                              : step && step->isDecrementOp()           ? step->getSubExpr()
                                                                        : nullptr;
        const auto *counter = changed ? dyn_cast<DeclRefExpr>(changed->IgnoreParenCasts()) : nullptr;
        for (const Expr *made : counter ? m_forms.definitionsOf(counter->getDecl()) : std::vector<const Expr *>()) {
            const std::set<std::string> numbers = m_forms.of(made).numbers();
            if (numbers.size() == 1 && m_forms.of(made).is('#' + *numbers.begin()))
                m_countsDown[counter->getDecl()] = *numbers.begin();
        }
    }

    bool isByte(QualType type) const { return type->isIntegerType() && m_ast.getTypeSizeInChars(type).getQuantity() == 1; }

    void noteBytes(QualType element, const Expr *offset)
    {
        if (!isByte(element))
            return;
        for (const std::string &number : m_forms.of(offset).numbers()) {
            if (m_forms.of(offset).of('#' + number) != 1)
                addUse({number}, Use::FactorInBytes);
        }
    }

    void noteSum(const IndexForm &sum)
    {
        if (!sum.mentions("#") && !sum.mentions("get_"))
            return;
        const std::set<std::string> numbers = sum.numbers();
        for (std::size_t dimension = 0; dimension < 3; ++dimension) {
            const long long groups = sum.onlyFactorOf(idIn("get_group_id", int(dimension)));
            const long long items = sum.onlyFactorOf(idIn("get_local_id", int(dimension)));
            int &factor = (items > 0 ? m_itemFactors : m_factors)[dimension];
            if (isLargePower(groups) && factor == 0)
                factor = int(std::min(groups / (isLargePower(items) ? items : 1), items > 0 ? shortestRow(sum) : groups));
            for (const std::string &number : numbers) {
                if (groups != 0 && sum.of('#' + number) == -groups)
                    addUse({number}, Use::GroupCount);
            }
        }
        const long long row = sum.onlyFactorOf(localY);
        const bool isPlace = sum.onlyFactorOf(localX) == 1;
        if (isPlace && isLargePower(row) && !sum.mentions("get_g") && m_facts.rowOfGroup == 0)
            m_facts.rowOfGroup = int(row);
        for (const auto &[product, factor] : sum.terms) {
            if (isPlace && product.size() == 1 && product.front().starts_with('@'))
                m_rowsOfPlaces.insert(factor);
        }
        if (isPlace && sum.terms.size() == 2 && sum.constant() < 0)
            m_subtracted.insert(-sum.constant());
        for (const std::string &number : numbers) {
            if (sum.onlyFactorOf('#' + number) == 2)
                m_doubled.insert(number);
            if (sum.plus(IndexForm::factor('#' + number), -1).plus(IndexForm::factor(globalX), -1).value())
                m_added.insert(number);
            if (m_isOwn && isRowLength('#' + number, sum))
                addUse({number}, Use::RowLength);
        }
    }

    /// group * 1024 + row * 32 + item: rows of 32, that a group goes through one by one.
    static long long shortestRow(const IndexForm &sum)
    {
        long long shortest = INT_MAX;
        for (const auto &[product, factor] : sum.terms) {
            if (product.size() == 1 && product.front().starts_with('@') && isLargePower(factor))
                shortest = std::min(shortest, factor);
        }
        return shortest;
    }

    static bool isRowLength(const std::string &number, const IndexForm &sum)
    {
        const auto isIn = [&number](const auto &term) { return std::ranges::find(term.first, number) != term.first.end(); };
        return std::ranges::any_of(sum.terms, [&](const auto &term) { return isIn(term) && term.first.size() > 1; }) &&
               std::ranges::any_of(sum.terms, [&](const auto &term) {
                   return !isIn(term) && std::ranges::any_of(term.first, [](const std::string &name) { return !name.starts_with('#'); });
               });
    }

    void noteElement(const ArraySubscriptExpr &element)
    {
        int depth = 0;
        const Expr *base = element.getBase()->IgnoreParenCasts();
        for (; isa<ArraySubscriptExpr>(base); ++depth)
            base = cast<ArraySubscriptExpr>(base)->getBase()->IgnoreParenCasts();
        const ValueDecl *array = m_forms.rootOf(base);
        const IndexForm &index = m_forms.of(element.getIdx());
        if (!array)
            return;
        if (index.is(globalX))
            m_byGlobalId.insert(array);
        const auto *sum = dyn_cast<BinaryOperator>(element.getIdx()->IgnoreParenCasts());
        if (sum && sum->getOpcode() == BO_Add && m_forms.of(sum->getLHS()).is(localX))
            m_byLocalSum.insert(array);
        const QualType type = array->getType();
        const LangAS space = (type->isPointerType() ? type->getPointeeType() : type).getAddressSpace();
        const auto *extents = m_ast.getAsConstantArrayType(type);
        if (space == LangAS::opencl_local)
            noteLocal(entry(m_facts.localArrays, array->getNameAsString()), depth, index);
        if (space == LangAS::opencl_local && (depth > 0 || element.getType()->isArrayType()))
            noteElementsOfEach(index, element.getBase()->IgnoreParenImpCasts()->getType());
        if (space != LangAS::opencl_local)
            notePlacesOfArray(element, index);
        for (const std::string &number : space == LangAS::opencl_local ? index.numbers() : std::set<std::string>()) {
            if (index.plus(IndexForm::factor('#' + number), -1).value() == -1)
                addUse({number}, Use::LastOfLocal);
        }
        if (extents && depth == 0)
            noteMostOfElements(element.getIdx(), int(extents->getSize().getLimitedValue(INT_MAX)));
        if (space == LangAS::opencl_global)
            noteParts(element, array, index);
        const bool isOwn = space == LangAS::Default || space == LangAS::opencl_private || space == LangAS::opencl_constant;
        if (!extents || depth > 0 || !isOwn)
            return;
        for (const std::string &number : index.numbers()) {
            if (index.is('#' + number))
                addUse({number}, Use::OwnIndex);
        }
    }

    /// s->x[id] of a member with 10 elements: more work-items would leave it, unless the kernel itself lets none of these come to it.
    void notePlacesOfArray(const ArraySubscriptExpr &element, const IndexForm &index)
    {
        const auto *array = m_ast.getAsConstantArrayType(element.getBase()->IgnoreParenImpCasts()->getType());
        const long long extent = array ? static_cast<long long>(array->getSize().getLimitedValue(INT_MAX)) : 0;
        for (int dimension = 0; m_isOwn && array && dimension < 3; ++dimension)
            m_arrays.emplace_back(dimension, index.placesIn(extent, idIn("get_global_id", dimension)));
    }

    /// a += group * 512 + item, and then a[k * 64]: the group goes through its elements in steps of 64. Through all of them where k is
    /// below 8, so that it has 64 work-items.
    void noteParts(const ArraySubscriptExpr &element, const ValueDecl *array, const IndexForm &index)
    {
        const auto *base = dyn_cast<DeclRefExpr>(element.getBase()->IgnoreParenCasts());
        const IndexForm::Product product = index.terms.size() == 1 ? index.terms.begin()->first : IndexForm::Product();
        if (!base || !isParameter(array) || product.size() != 1 || !product.front().starts_with('@'))
            return;
        const long long items = index.of(product.front());
        const auto end = m_loopEnds.find(product.front());
        std::vector<const Expr *> places = m_forms.definitionsOf(array);
        if (base->getDecl() != array)
            std::ranges::copy(m_forms.definitionsOf(base->getDecl()), std::back_inserter(places));
        for (const Expr *place : places) {
            const IndexForm &form = m_forms.of(place);
            const long long all = form.of(localX) == 1 ? form.onlyFactorOf(idIn("get_group_id", 0)) : 0;
            if (items < leastItems || !isLargePower(items) || items >= all || all % items != 0)
                continue;
            m_facts.partStride = m_facts.partStride == 0 ? int(items) : std::min(m_facts.partStride, int(items));
            if (end != m_loopEnds.end() && end->second * items == all)
                noteGroup(0, items);
        }
    }

    void noteLocal(LocalArrayFacts &array, int depth, const IndexForm &index)
    {
        const auto isWith = [&index](const std::string &place, long long factor) {
            return factor > 0 && index.plus(IndexForm::factor(place), -factor).value();
        };
        for (int dimension = 0; dimension < 3; ++dimension) {
            const std::string place = idIn("get_global_id", dimension);
            array.byGlobalId |= int(isWith(place, index.of(place))) << dimension;
            array.hasElementEach |= index.is(place);
        }
        if (isWith(localX, 2) && index.constant() == 1)
            set(KernelTrait::Pairs);
        while (array.subscripts.size() <= depth)
            array.subscripts << 0;
        const bool isRows = index.of(localX) == 1 && index.mentions(localY) && !index.mentions("get_g") && index.terms.size() == 2;
        array.subscripts[depth] |= isWith(localX, 1) ? LocalX : isWith(localY, 1) ? LocalY : isRows ? LocalRows : 0;
        array.hasElementEach |= index.is(localX) || index.is(localY) || index.is(idIn("get_local_id", 2));
    }

    /// tile[get_local_id(1) + w * 4][...], where w goes through all 32 rows: the group has 4 work-items there.
    void noteElementsOfEach(const IndexForm &index, QualType array)
    {
        const auto *extents = m_ast.getAsConstantArrayType(array);
        for (int dimension = 0; extents && dimension < 3 && index.terms.size() == 2; ++dimension) {
            for (const auto &[product, items] : index.terms) {
                const auto end = product.size() == 1 ? m_loopEnds.find(product.front()) : m_loopEnds.end();
                if (index.of(idIn("get_local_id", dimension)) == 1 && end != m_loopEnds.end() &&
                    end->second * items == static_cast<long long>(extents->getSize().getZExtValue()))
                    noteGroup(dimension, items);
            }
        }
    }

    static bool isEquality(const Expr *condition)
    {
        const auto *operation = dyn_cast<BinaryOperator>(condition->IgnoreParenImpCasts());
        return operation && (operation->isEqualityOp() ||
                             (operation->isLogicalOp() && (isEquality(operation->getLHS()) || isEquality(operation->getRHS()))));
    }

    /// Somewhere in it, or in what its variables are assigned.
    bool isDividedByExtent(const Stmt *expression, int depth = 0) const
    {
        constexpr int mostNested = 20;
        if (!expression || depth > mostNested)
            return false;
        if (const auto *quotient = dyn_cast<BinaryOperator>(expression); quotient && quotient->getOpcode() == BO_Div)
            return isExtent(quotient->getRHS());
        if (const auto *reference = dyn_cast<DeclRefExpr>(expression)) {
            return std::ranges::any_of(m_forms.definitionsOf(reference->getDecl()),
                                       [&](const Expr *definition) { return isDividedByExtent(definition, depth + 4); });
        }
        return std::ranges::any_of(expression->children(), [&](const Stmt *child) { return isDividedByExtent(child, depth + 1); });
    }

    /// Of an image or of the launch, or so named.
    bool isExtent(const Expr *divisor) const
    {
        static const QRegularExpression named(QStringLiteral("width|height|depth|size|extent|^(?:[whd]|n[xyz])$"),
                                              QRegularExpression::CaseInsensitiveOption);
        const Mentioned mentioned = mentionedIn(divisor);
        return std::ranges::any_of(mentioned.variables, [](const ValueDecl *variable) {
            return named.match(QString::fromStdString(variable->getNameAsString())).hasMatch();
        });
    }

    void noteFirst(const Expr *pointer)
    {
        if (const auto *reference = dyn_cast<DeclRefExpr>(pointer->IgnoreParenCasts()))
            m_firstOnly[reference->getDecl()] += m_isOwn;
    }

    void noteNumbered(const Expr *pointer, int index)
    {
        if (const auto *reference = dyn_cast<DeclRefExpr>(pointer->IgnoreParenCasts())) {
            Numbered &numbered = m_numbered[reference->getDecl()];
            numbered.references += m_isOwn;
            numbered.end = std::max(numbered.end, index + 1);
        }
    }

    /// for (i = get_local_id(0); ...; i += 64): the group has 64 work-items. So has one that goes on by 64 * get_num_groups(0) from its
    /// place among all.
    void noteStride(const Stmt *change)
    {
        const auto *step = dyn_cast_or_null<CompoundAssignOperator>(change);
        const auto *variable =
            step && step->getOpcode() == BO_AddAssign ? dyn_cast<DeclRefExpr>(step->getLHS()->IgnoreParenCasts()) : nullptr;
        if (!variable)
            return;
        const IndexForm &by = m_forms.of(step->getRHS());
        for (const Expr *made : m_forms.definitionsOf(variable->getDecl())) {
            for (int dimension = 0; made != step->getRHS() && dimension < 3; ++dimension) {
                const IndexForm &start = m_forms.of(made);
                const long long each = start.terms.size() == 1 ? start.of(idIn("get_local_id", dimension)) : 0;
                const std::string groups = idIn("get_num_groups", dimension);
                const bool isAmongAll = start.is(idIn("get_global_id", dimension)) && by.terms.size() == 1;
                const long long items = isAmongAll                                       ? by.of(groups)
                                        : each > 0 && by.value().value_or(0) % each == 0 ? by.value().value_or(0) / each
                                                                                         : 0;
                if (items >= leastItems)
                    noteGroup(dimension, items);
            }
        }
    }

    void noteGroup(int dimension, long long items)
    {
        while (m_facts.groupStrides.size() <= dimension)
            m_facts.groupStrides << 0;
        if (isLargePower(items) && items <= mostItems && m_facts.groupStrides[dimension] == 0)
            m_facts.groupStrides[dimension] = int(items);
    }

    void noteLoop(const Expr *condition)
    {
        for (const Comparison &comparison : comparisonsIn(condition)) {
            const IndexForm &end = m_forms.of(comparison.larger);
            const IndexForm &counter = m_forms.of(comparison.smaller);
            if (end.value() && counter.terms.size() == 1 && counter.terms.begin()->first.size() == 1)
                m_loopEnds[counter.terms.begin()->first.front()] = *end.value();
            for (const std::string &number : end.numbers()) {
                ++parameter(number).loops;
                const IndexForm whole = end.plus(IndexForm::factor('#' + number));
                if (end.of('#' + number) == -1 && whole.numbers().size() == 1 && whole.is('#' + *whole.numbers().begin()))
                    addUse({number}, Use::PartOfLoop);
            }
            m_facts.globalSizeLoops += end.mentions("get_global_size");
        }
        for (const ArraySubscriptExpr *element : withDefinitions(condition).elements) {
            const IndexForm &index = m_forms.of(element->getIdx());
            if (index.terms.size() > 1 && index.constant() == 1)
                addUse(parameterOf(element->getBase()), Use::RowStarts);
        }
    }

    /// if (a[i]), or of a variable that is just a[i].
    void noteTruth(const Expr *condition)
    {
        if (!condition || !condition->getType()->isIntegerType())
            return;
        const Expr *value = condition->IgnoreParenCasts();
        if (const auto *reference = dyn_cast<DeclRefExpr>(value)) {
            for (const Expr *definition : m_forms.definitionsOf(reference->getDecl()))
                noteTruthOf(definition->IgnoreParenCasts());
        }
        noteTruthOf(value);
    }

    void noteTruthOf(const Expr *value)
    {
        const auto *element = dyn_cast<ArraySubscriptExpr>(value);
        if (element && element->getType()->isIntegerType())
            addUse(parameterOf(element->getBase()), Use::TruthValue);
    }

    /// while (s < n) { ... s *= factor; }
    void noteLoopFactors(const Stmt *loop, const Expr *condition, clang::SourceRange lines)
    {
        VariableChanges made;
        made.read(loop);
        for (const ValueDecl *variable : mentionedIn(condition).variables) {
            for (const Expr *change : made.changes[variable]) {
                const ChangeInPlace by = changeInPlace(change, variable);
                if (!by.factor)
                    continue;
                m_origins.addOperation(OperationKind::LoopFactor, lines, by.factor);
                const IndexForm &form = m_forms.of(by.factor);
                const std::set<std::string> numbers = form.numbers();
                if (numbers.size() == 1 && form.is('#' + *numbers.begin()))
                    addUse(numbers, by.isShift ? Use::LoopShift : Use::LoopFactor);
            }
        }
    }

    /// s *= f, s = s * f: what the variable is multiplied by, divided by or shifted by.
    struct ChangeInPlace
    {
        const Expr *factor = nullptr;
        bool isShift = false;
    };
    static ChangeInPlace changeInPlace(const Expr *change, const ValueDecl *variable)
    {
        const auto isIt = [variable](const Expr *operand) {
            const auto *reference = dyn_cast<DeclRefExpr>(operand->IgnoreParenCasts());
            return reference && reference->getDecl() == variable;
        };
        const auto *assignment = dyn_cast<BinaryOperator>(change);
        if (!assignment || !isIt(assignment->getLHS()))
            return {};
        const Expr *factor = assignment->getRHS();
        const auto *made = assignment->getOpcode() == BO_Assign ? dyn_cast<BinaryOperator>(factor->IgnoreParenCasts()) : nullptr;
        if (!made && assignment->getOpcode() == BO_Assign)
            return {};
        const auto code = made ? made->getOpcode() : BinaryOperator::getOpForCompoundAssignment(assignment->getOpcode());
        if (made && isIt(made->getLHS()))
            factor = made->getRHS();
        else if (made && code == BO_Mul && isIt(made->getRHS()))
            factor = made->getLHS();
        else if (made)
            return {};
        const bool isShift = code == BO_Shl || code == BO_Shr;
        return isShift || code == BO_Mul || code == BO_Div ? ChangeInPlace{factor, isShift} : ChangeInPlace();
    }

    /// One of the statements of a loop's body: x <<= 1, x >>= 1.
    bool doubles(const Stmt *body)
    {
        for (const Stmt *child : body->children()) {
            const auto *change = dyn_cast_or_null<CompoundAssignOperator>(child);
            if (change && (change->getOpcode() == BO_ShlAssign || change->getOpcode() == BO_ShrAssign) &&
                m_forms.of(change->getRHS()).value() == 1)
                return true;
        }
        return false;
    }

    /// What stands in an expression, and in what its variables are assigned.
    Mentioned withDefinitions(const Expr *expression)
    {
        Mentioned all = mentionedIn(expression);
        for (const ValueDecl *variable : mentionedIn(expression).variables) {
            for (const Expr *definition : m_forms.definitionsOf(variable)) {
                Mentioned more = mentionedIn(definition);
                all.variables.merge(more.variables);
                all.elements.merge(more.elements);
            }
        }
        return all;
    }

    /// Which work-group it is counts, too, unless that is just stored: out[2] = get_group_id(1).
    void countDimensions()
    {
        for (int dimension = 0; dimension < 3; ++dimension) {
            if (const PlaceUses &uses = m_groups[std::size_t(dimension)]; uses.all > uses.lookedFor)
                m_facts.dimensions = std::max(m_facts.dimensions, dimension + 1);
        }
    }

    /// What takes several places of the source to be known.
    void conclude()
    {
        // a[get_global_id(0) / 32 * 32 + get_local_id(0)]
        for (const long long items : m_partsOfAll) {
            if (items >= leastItems && m_rowsOfPlaces.contains(items))
                noteGroup(0, items);
        }
        for (const auto &[pointer, references] : m_references) {
            if (!isParameter(pointer) || references == 0 || !pointer->getType()->isPointerType())
                continue;
            const Stores &stores = m_stores[pointer];
            if (stores.all == references && stores.isDense && stores.dimensions == (1 << m_facts.dimensions) - 1)
                addUse({pointer->getNameAsString()}, Use::Result);
            if (m_firstOnly[pointer] == references)
                addUse({pointer->getNameAsString()}, Use::OneNumber);
            if (const Numbered &numbered = m_numbered[pointer]; numbered.references == references)
                parameter(pointer->getNameAsString()).block = numbered.end;
        }
        for (const auto &[number, asked] : m_asked) {
            if (asked.all == m_references[number] && !asked.numbers.empty() && !m_guards.contains(number))
                parameter(number->getNameAsString()).asked = *asked.numbers.begin();
        }
        for (const auto &[number, relations] : m_relations) {
            if (relations.all == relations.fromBelow)
                addUse({number}, Use::Lower);
        }
        for (const auto &[pointer, types] : m_accessedAs) {
            const bool isOther = types.size() == 1 && !types.begin()->endsWith(u"char");
            if (isOther)
                parameter(pointer->getNameAsString()).accessedAs = *types.begin();
        }
        for (const auto &[array, numbers] : m_loopsThroughLocal) {
            if (m_setByEach.contains(array) && !m_setOtherwise.contains(array))
                addUse(numbers, Use::GroupSize);
        }
        for (const std::string &number : m_doubled) {
            if (m_added.contains(number))
                addUse({number}, Use::Border);
        }
        for (const std::string &number : m_itemSteps) {
            if (!m_rowLengths.contains(number))
                addUse({number}, Use::ItemStep);
        }
        for (const long long place : m_comparedWith) {
            if (m_subtracted.contains(place))
                m_facts.splits << int(place);
        }
        if (std::ranges::any_of(m_byGlobalId, [this](const ValueDecl *array) { return m_byLocalSum.contains(array); }))
            set(KernelTrait::OnePlace);
        if (m_globals.all == m_globals.lookedFor)
            set(KernelTrait::FirstItemOnly);
        if (m_locals.all > 0 && m_locals.all == m_firstOfGroup)
            set(KernelTrait::FirstOfGroupOnly);
        if (m_remainders.size() == 1 && isLargePower(*m_remainders.begin()) && m_locals.all == m_locals.lookedFor)
            m_facts.placesInGroup = int(*m_remainders.begin());
        for (std::size_t dimension = 0; dimension < 3; ++dimension)
            m_facts.groupFactors << (m_itemFactors[dimension] != 0 ? m_itemFactors[dimension] : m_factors[dimension]);
        for (const auto &[offset, macro] : m_macros)
            m_facts.macros << macro;
        for (const auto &[dimension, extent] : m_arrays)
            noteRow(dimension, m_knownBounds & 1 << dimension ? 0 : extent);
        addNeighbours();
        addReaches();
        for (LocalArrayFacts &array : m_facts.localArrays)
            array.isSet = m_setsAny || m_set.contains(array.name.toStdString());
        for (const LocalArrayFacts &array : std::as_const(m_facts.localArrays))
            m_facts.localByGlobalId |= array.byGlobalId;
    }

    const FunctionDecl *m_kernel;
    const ASTContext &m_ast;
    std::vector<const FunctionDecl *> m_functions;
    TypeDescription m_types;
    IndexForms m_forms;
    IndexOrigins m_origins;
    KernelFacts m_facts;
    const FunctionDecl *m_function = nullptr; ///< that is being read
    bool m_isOwn = true;                      ///< the kernel itself, not a function that it calls
    PlaceUses m_locals{localX};
    PlaceUses m_globals{globalX};
    int m_firstOfGroup = 0; ///< how often a work-item's place in its group is compared with 0
    std::array<PlaceUses, 3> m_groups{{{idIn("get_group_id", 0)}, {idIn("get_group_id", 1)}, {idIn("get_group_id", 2)}}};
    std::set<long long> m_remainders;   ///< the n of l % n
    std::set<long long> m_partsOfAll;   ///< the n of get_global_id(0) / n
    std::set<long long> m_rowsOfPlaces; ///< the n of l + something * n
    std::set<long long> m_comparedWith; ///< the n of l < n
    std::set<long long> m_subtracted;   ///< the n of l - n
    std::set<std::string> m_doubled;    ///< the n of 2 * n
    std::set<std::string> m_added;      ///< the n of get_global_id(0) + n
    std::set<std::string> m_itemSteps;  ///< the n of a[get_global_id(0) * n]
    std::set<std::string> m_rowLengths; ///< or with something added
    std::set<const ValueDecl *> m_byGlobalId;
    std::set<const ValueDecl *> m_byLocalSum;
    std::map<const ValueDecl *, std::string> m_countsDown;                  ///< counters, by the kernel's number that they begin at
    std::map<const ValueDecl *, std::string> m_loopsTo;                     ///< counters, by the kernel's number that they stay below
    std::map<const ValueDecl *, std::set<std::string>> m_loopsThroughLocal; ///< of arguments, by numbers that loops through them stay below
    std::set<const ValueDecl *> m_setByEach;       ///< arguments in local memory of which each work-item stores the element at its place
    std::set<const ValueDecl *> m_setOtherwise;    ///< or somebody another one
    std::set<std::string> m_set;                   ///< objects to which something is stored, other than what is made from what was there
    bool m_setsAny = false;                        ///< likewise, to which is not known
    std::map<std::string, long long> m_loopEnds;   ///< of unknown numbers that loops compare with a known one
    std::map<const ValueDecl *, int> m_references; ///< in the kernel itself
    std::map<const ValueDecl *, std::set<QString>> m_accessedAs; ///< pointers to bytes; empty: a struct, or no number
    std::map<const ValueDecl *, int> m_firstOnly;                ///< those that are *p or p[0]
    struct Numbered
    {
        int references = 0;
        int end = 0; ///< after the last
    };
    struct Stores
    {
        int all = 0;
        int dimensions = 0; ///< bits: those that the index of an unconditional one is made from
        bool isDense = false;
    };
    struct Asked
    {
        int all = 0; ///< times, in the kernel itself
        std::set<int> numbers;
    };
    std::map<const ValueDecl *, Asked> m_asked; ///< numbers that are compared with known ones by == or !=
    std::set<const ValueDecl *> m_guards;       ///< if (number == 0) return;
    struct Relations
    {
        int all = 0;
        int fromBelow = 0; ///< what is done by places beyond it
    };
    std::map<std::string, Relations> m_relations; ///< comparisons of the kernel's numbers
    std::map<const ValueDecl *, Stores> m_stores; ///< to whole elements of the kernel's own pointers
    struct Placed
    {
        const ValueDecl *array;
        int line;
        IndexForm index;
        bool isByAll; ///< work-items, since it is in the kernel itself and under no condition
    };
    std::vector<std::pair<int, long long>> m_arrays;  ///< dimensions, and how many of their places an array has an element for
    int m_knownBounds = 0;                            ///< bits: dimensions in which a work-item's place is compared with a known number
    std::vector<Placed> m_placed;                     ///< whose index is made from the work-item's place and the kernel's numbers alone
    std::map<const ValueDecl *, Numbered> m_numbered; ///< pointers, by a known index each time
    std::array<int, 3> m_factors{};                   ///< of the group's place, by dimension
    std::array<int, 3> m_itemFactors{};               ///< likewise, in sums with the work-item's place
    std::map<unsigned, NamedNumber> m_macros;         ///< by the offset of their definition
};

} // namespace

KernelFacts readKernelFacts(const FunctionDecl *kernel, const CallGraph &calls, const ASTContext &ast)
{
    return FactsReader(kernel, calls, ast).read();
}

} // namespace kernelscope
