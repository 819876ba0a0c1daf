#include "instrument/IndexOrigins.h"

#include <algorithm>
#include <climits>
#include <utility>

#include <clang/AST/TypeLoc.h>
#include <clang/Lex/Lexer.h>

#include "instrument/BranchesAround.h"
#include "instrument/SourceNaming.h"
#include "instrument/Uniformity.h"

namespace kernelscope {

using namespace clang;

namespace {

constexpr int mostLines = 100;             ///< of one operation
constexpr std::size_t mostConditions = 16; ///< around an access, from within: of more the outer ones are left out

bool isInLocalMemory(const ValueDecl *object)
{
    const QualType type = object->getType();
    return (type->isPointerType() ? type->getPointeeType() : type).getAddressSpace() == LangAS::opencl_local;
}

/// The pointer leads to where the object begins.
bool isWhole(const Expr *pointer, const ValueDecl *object)
{
    const auto *reference = dyn_cast<DeclRefExpr>(pointer->IgnoreParenCasts());
    return reference && object && reference->getDecl() == object;
}

} // namespace

IndexOrigins::IndexOrigins(const FunctionDecl *kernel, const std::vector<const FunctionDecl *> &functions, IndexForms &forms,
                           const ASTContext &ast)
    : m_kernel(kernel), m_forms(forms), m_ast(ast)
{
    for (const FunctionDecl *function : functions) {
        m_bodies.push_back(function->getBody()->getSourceRange());
        noteConditions(function->getBody(), nullptr);
    }
}

void IndexOrigins::add(Sources &sources, const Expr *expression) const
{
    const SourceManager &text = m_ast.getSourceManager();
    Mentioned mentioned = mentionedIn(expression);
    sources.variables.merge(mentioned.variables);
    sources.dimensions |= mentioned.dimensions;
    for (const SourceLocation number : mentioned.numbers) {
        if (text.isWrittenInCommandLineFile(text.getSpellingLoc(number)))
            sources.macros.insert(Lexer::getImmediateMacroName(number, text, m_ast.getLangOpts()).str());
    }
}

void IndexOrigins::addExtents(Sources &sources, const ValueDecl *array) const
{
    const auto *variable = dyn_cast_or_null<DeclaratorDecl>(array);
    const TypeSourceInfo *written = variable ? variable->getTypeSourceInfo() : nullptr;
    if (!written)
        return;
    for (auto rows = written->getTypeLoc().getUnqualifiedLoc().getAs<ArrayTypeLoc>(); rows;
         rows = rows.getElementLoc().getUnqualifiedLoc().getAs<ArrayTypeLoc>()) {
        if (rows.getSizeExpr())
            add(sources, rows.getSizeExpr());
    }
}

IndexOrigins::Access &IndexOrigins::accessOf(const Expr *access, const ValueDecl *object)
{
    const int line = sourcePlace(access->getBeginLoc(), m_ast.getSourceManager()).line;
    Access &entry = m_accesses[{line, object ? object->getNameAsString() : std::string()}];
    for (const Condition *condition : conditionsAround(access)) {
        add(entry.conditions, condition->expression);
        addOwn(entry.own, condition->expression);
        addChoices(entry, condition->expression, condition->choice);
    }
    entry.isLocal = object && isInLocalMemory(object);
    const SourceManager &text = m_ast.getSourceManager();
    const SourceLocation end = text.getExpansionRange(access->getSourceRange()).getEnd();
    if (entry.end.isInvalid() || text.isBeforeInTranslationUnit(entry.end, end))
        entry.end = end;
    return entry;
}

void IndexOrigins::addAccess(const Expr *access, const Expr *pointer, const Expr *index)
{
    const ValueDecl *object = m_forms.rootOf(pointer);
    Access &entry = accessOf(access, object);
    if (index) {
        add(entry.index, index);
        add(entry.pointer, pointer);
        addRows(entry, pointer, index);
        entry.isBeforeAtFirst = entry.isBeforeAtFirst || (isWhole(pointer, object) && m_forms.of(index).isNegativeAtFirst());
    } else {
        addPointer(entry, pointer);
    }
    addExtents(entry.index, object);
}

void IndexOrigins::addVariable(const Expr *access, const ValueDecl *variable)
{
    if (isInLocalMemory(variable) && !variable->getType()->isPointerType())
        accessOf(access, variable);
}

void IndexOrigins::addRows(Access &access, const Expr *pointer, const Expr *index)
{
    const IndexForm &form = m_forms.of(index);
    const auto *array = m_ast.getAsConstantArrayType(pointer->IgnoreParenImpCasts()->getType());
    for (int dimension = 0; dimension < 3; ++dimension) {
        const std::string item = "get_global_id(" + std::to_string(dimension) + ')';
        const long long row = array ? form.placesIn(qint64(array->getSize().getLimitedValue(INT_MAX)), item) : form.rowOf(item);
        int &known = access.rows[std::size_t(dimension)];
        if (row > 0 && row <= INT_MAX && (known == 0 || row < known))
            known = int(row);
    }
}

/// *(p + i) and *&p[i]: what is added to the pointer is the index.
void IndexOrigins::addPointer(Access &access, const Expr *pointer) const
{
    pointer = pointer->IgnoreParenCasts();
    if (const auto *sum = dyn_cast<BinaryOperator>(pointer); sum && sum->isAdditiveOp() && sum->getType()->isPointerType()) {
        const bool isLeft = sum->getLHS()->getType()->isPointerType();
        add(access.index, isLeft ? sum->getRHS() : sum->getLHS());
        return addPointer(access, isLeft ? sum->getLHS() : sum->getRHS());
    }
    if (const auto *address = dyn_cast<UnaryOperator>(pointer); address && address->getOpcode() == UO_AddrOf) {
        if (const auto *element = dyn_cast<ArraySubscriptExpr>(address->getSubExpr()->IgnoreParenCasts())) {
            add(access.index, element->getIdx());
            return addPointer(access, element->getBase());
        }
    }
    add(access.pointer, pointer);
}

IndexOrigins::Choice IndexOrigins::choiceOf(const Stmt *statement)
{
    if (isLoop(statement))
        return Choice::None;
    const auto *decision = dyn_cast<IfStmt>(statement);
    const auto *logical = dyn_cast<BinaryOperator>(statement);
    const bool isAlone = (decision && !decision->getElse()) || (logical && logical->getOpcode() == BO_LAnd);
    return isAlone ? Choice::Equal : logical ? Choice::Unequal : Choice::Either;
}

void IndexOrigins::addChoices(Access &access, const Expr *condition, Choice choice)
{
    condition = condition->IgnoreParenImpCasts();
    const auto *operation = dyn_cast<BinaryOperator>(condition);
    const auto *negation = dyn_cast<UnaryOperator>(condition);
    if (operation && operation->isLogicalOp()) {
        addChoices(access, operation->getLHS(), choice);
        addChoices(access, operation->getRHS(), choice);
    } else if (operation && operation->isEqualityOp()) {
        const bool isOne = choice == Choice::Either || choice == (operation->getOpcode() == BO_EQ ? Choice::Equal : Choice::Unequal);
        if (isOne && m_forms.of(operation->getRHS()).value())
            addChoice(access, operation->getLHS());
        else if (isOne && m_forms.of(operation->getLHS()).value())
            addChoice(access, operation->getRHS());
    } else if (negation && negation->getOpcode() == UO_LNot) {
        const bool isTurned = choice == Choice::Equal || choice == Choice::Unequal;
        addChoices(access, negation->getSubExpr(), isTurned ? Choice::None : choice);
    } else if (choice == Choice::Equal || choice == Choice::Either) { // if (flag)
        addChoice(access, condition);
    }
}

/// `number`: one of the kernel's, or a part of one.
void IndexOrigins::addChoice(Access &access, const Expr *number)
{
    const IndexForm &form = m_forms.of(number);
    const std::set<std::string> numbers = form.numbers();
    if (numbers.size() == 1 && form.is('#' + *numbers.begin()))
        access.choices.insert(numbers.begin()->substr(0, numbers.begin()->find_first_of(".[")));
}

/// Also by way of variables.
void IndexOrigins::addOwn(Sources &own, const Expr *condition)
{
    Variables followed;
    std::vector<const Expr *> open{condition};
    while (!open.empty()) {
        const Mentioned mentioned = mentionedIn(open.back());
        open.pop_back();
        for (const ArraySubscriptExpr *element : mentioned.elements) {
            Sources place;
            add(place, element->getIdx());
            if (behind(place, Through::Assignments, Bounds::AreNone).dimensions != 0)
                add(own, element->getBase());
        }
        for (const ValueDecl *variable : mentioned.variables) {
            if (followed.insert(variable).second)
                open.insert(open.end(), m_forms.definitionsOf(variable).begin(), m_forms.definitionsOf(variable).end());
        }
    }
}

QStringList IndexOrigins::mayBeUnset(const Variables &variables, const QString &object)
{
    QStringList all;
    for (const ValueDecl *variable : variables) {
        const auto *own = dyn_cast<VarDecl>(variable);
        const bool isUnset = own && own->hasLocalStorage() && !own->hasInit() && !isa<ParmVarDecl>(own);
        const QString name = QString::fromStdString(variable->getNameAsString());
        if ((isUnset || isInLocalMemory(variable)) && name != object)
            all << name;
    }
    all.sort();
    return all;
}

void IndexOrigins::noteConditions(const Stmt *statement, const Condition *around)
{
    if (isLoop(statement))
        m_loops.push_back(statement->getSourceRange());
    if (around)
        m_conditionOf.emplace(statement, around);
    if (const auto *declarations = around ? dyn_cast<DeclStmt>(statement) : nullptr) {
        for (const Decl *declaration : declarations->decls())
            m_declaredUnder.emplace(declaration, around);
    }
    const Expr *condition = conditionOf(statement);
    const Condition *inner = around;
    if (condition)
        inner = &m_conditions.emplace_back(Condition{condition, around, isLoop(statement) ? lineOf(statement) : 0, choiceOf(statement)});
    for (const Stmt *child : statement->children()) {
        if (!child)
            continue;
        noteConditions(child, child == condition ? around : inner);
        const auto *decision = isa<CompoundStmt>(statement) ? dyn_cast<IfStmt>(child) : nullptr;
        if (decision && leaves(decision->getThen()))
            inner = &m_conditions.emplace_back(
                Condition{decision->getCond(), inner, 0, leaves(firstOf(decision->getThen())) ? Choice::Unequal : Choice::Either});
    }
}

/// Those within `outside`, which is around the statement.
std::vector<const IndexOrigins::Condition *> IndexOrigins::conditionsAround(const Stmt *statement, const Condition *outside) const
{
    std::vector<const Condition *> all;
    const auto found = m_conditionOf.find(statement);
    const Condition *condition = found == m_conditionOf.end() ? nullptr : found->second;
    for (; condition && condition != outside && all.size() < mostConditions; condition = condition->outer)
        all.push_back(condition);
    return all;
}

void IndexOrigins::addConditions(Sources &conditions, const Stmt *statement, const Condition *outside) const
{
    for (const Condition *condition : conditionsAround(statement, outside))
        add(conditions, condition->expression);
}

std::vector<const Expr *> IndexOrigins::exitConditionsOf(const Stmt *loop) const
{
    const auto around = m_conditionOf.find(loop);
    std::vector<const Expr *> all;
    for (const Stmt *exit : exitsOf(loop)) {
        for (const Condition *condition : conditionsAround(exit, around == m_conditionOf.end() ? nullptr : around->second))
            all.push_back(condition->expression);
    }
    return all;
}

/// Under which the variable, an element of an array of the kernel's own, or what a function gives back, is given one of several values.
void IndexOrigins::addDecisions(Sources &conditions, const ValueDecl *variable) const
{
    const auto *function = dyn_cast<FunctionDecl>(variable);
    std::vector<const Expr *> changes = function ? m_forms.resultsOf(function) : m_forms.changesOf(variable);
    if (variable->getType()->isArrayType() || isInLocalMemory(variable))
        changes.insert(changes.end(), m_forms.contentsOf(variable).begin(), m_forms.contentsOf(variable).end());
    const bool isGiven = isa<ParmVarDecl>(variable) && variable->getDeclContext() == m_kernel;
    if (changes.size() + isGiven < 2)
        return;
    const auto declared = m_declaredUnder.find(variable);
    for (const Expr *change : changes)
        addConditions(conditions, change, declared == m_declaredUnder.end() ? nullptr : declared->second);
}

void IndexOrigins::addComparison(const BinaryOperator &comparison)
{
    if (const auto *variable = dyn_cast<DeclRefExpr>(comparison.getLHS()->IgnoreParenCasts()))
        add(m_bounds[variable->getDecl()].emplace_back(Bound{{}, comparison.getOperatorLoc()}).sources, comparison.getRHS());
}

/// Of the two in one function, and in no loop together.
bool IndexOrigins::isAfter(SourceLocation comparison, SourceLocation access) const
{
    const SourceManager &text = m_ast.getSourceManager();
    const auto isBefore = [&text](SourceLocation a, SourceLocation b) {
        return text.isBeforeInTranslationUnit(text.getExpansionLoc(a), text.getExpansionLoc(b));
    };
    const auto hasBoth = [&](const clang::SourceRange &range) {
        return isBefore(range.getBegin(), access) && isBefore(comparison, range.getEnd());
    };
    return access.isValid() && isBefore(access, comparison) && std::ranges::any_of(m_bodies, hasBoth) &&
           std::ranges::none_of(m_loops, hasBoth);
}

void IndexOrigins::addBarrier(const CallExpr *call)
{
    const int line = sourcePlace(call->getBeginLoc(), m_ast.getSourceManager()).line;
    addConditions(m_operations[{line, OperationKind::Barrier}], call);
    const auto found = m_conditionOf.find(call);
    for (const Condition *condition = found == m_conditionOf.end() ? nullptr : found->second; condition; condition = condition->outer)
        addOperation(OperationKind::BarrierCondition, condition->expression->getSourceRange(), condition->expression);
}

int IndexOrigins::lineOf(const Stmt *statement) const
{
    return sourcePlace(statement->getBeginLoc(), m_ast.getSourceManager()).line;
}

void IndexOrigins::addSetting(const Expr *target, const Stmt *statement)
{
    Sources place;
    std::string part;
    for (target = target->IgnoreParenCasts(); !isa<DeclRefExpr>(target); target = target->IgnoreParenCasts()) {
        if (const auto *element = dyn_cast<ArraySubscriptExpr>(target)) {
            add(place, element->getIdx());
            part.clear(); // an array that is a member is one of them
            target = element->getBase();
        } else if (const auto *member = dyn_cast<MemberExpr>(target); member && !member->isArrow()) {
            part = '.' + member->getMemberDecl()->getNameAsString() + part;
            target = member->getBase();
        } else if (const auto *component = dyn_cast<ExtVectorElementExpr>(target); component && !component->isArrow()) {
            part.clear();
            target = component->getBase();
        } else {
            return;
        }
    }
    const auto *variable = dyn_cast<VarDecl>(cast<DeclRefExpr>(target)->getDecl());
    const bool isUnset = variable && variable->hasLocalStorage() && !variable->hasInit() && !isa<ParmVarDecl>(variable);
    if (!isUnset || isInLocalMemory(variable) || (variable->getType()->isPointerType() && !place.variables.empty()))
        return;
    const auto declared = m_declaredUnder.find(variable);
    addSetting(variable->getNameAsString() + part, statement, declared == m_declaredUnder.end() ? nullptr : declared->second, place);
}

void IndexOrigins::addResult(const FunctionDecl *function, const Stmt *statement)
{
    if (function != m_kernel)
        addSetting(function->getNameAsString(), statement, nullptr, {});
}

void IndexOrigins::addSetting(const std::string &object, const Stmt *statement, const Condition *outside, Sources place)
{
    int line = lineOf(statement);
    const auto found = m_conditionOf.find(statement);
    for (const Condition *condition = found == m_conditionOf.end() ? nullptr : found->second; condition && condition != outside;
         condition = condition->outer)
        line = condition->loop > 0 ? std::min(line, condition->loop) : line;
    addConditions(place, statement, outside);
    Sources &all = m_settings[{line, object}];
    all.variables.merge(place.variables);
    all.macros.merge(place.macros);
}

void IndexOrigins::addOperation(OperationKind kind, clang::SourceRange lines, const Expr *operand)
{
    const int first = sourcePlace(lines.getBegin(), m_ast.getSourceManager()).line;
    const int last = std::min(sourcePlace(lines.getEnd(), m_ast.getSourceManager()).line, first + mostLines);
    Sources sources;
    add(sources, operand);
    for (int line = first; line <= std::max(first, last); ++line) {
        Sources &all = m_operations[{line, kind}];
        all.variables.insert(sources.variables.begin(), sources.variables.end());
        all.macros.insert(sources.macros.begin(), sources.macros.end());
        all.dimensions |= sources.dimensions;
    }
}

QList<IndexFacts> IndexOrigins::facts()
{
    QList<IndexFacts> all;
    for (const auto &[place, access] : m_accesses) {
        const QString object = QString::fromStdString(place.second);
        const Origins ofIndex = behind(access.index, Through::Contents, Bounds::Count, &access);
        const Origins ofPointer = behind(access.pointer, Through::Assignments, Bounds::Count, &access);
        QStringList parameters = ofPointer.parameters;
        parameters.removeAll(object);
        parameters << ofIndex.parameters;
        parameters.removeDuplicates();
        parameters.sort();
        QStringList bounds = parameters;
        for (const QString &parameter : behind(access.index, Through::Contents, Bounds::AreNone).parameters +
                                            behind(access.pointer, Through::Assignments, Bounds::AreNone).parameters)
            bounds.removeAll(parameter);
        Variables decided = ofIndex.met;
        decided.insert(ofPointer.met.begin(), ofPointer.met.end());
        const QStringList conditions = pointersBehind(access.conditions, decided);
        const int dimensions = ofIndex.dimensions | ofPointer.dimensions;
        QStringList choices;
        for (const std::string &number : access.choices)
            choices << QString::fromStdString(number);
        const QStringList unset = mayBeUnset(decided, object);
        if (!parameters.isEmpty() || !conditions.isEmpty() || !choices.isEmpty() || !unset.isEmpty() || access.isLocal || dimensions != 0)
            all << IndexFacts{place.first,
                              object,
                              parameters,
                              dimensions,
                              bounds,
                              conditions,
                              access.isBeforeAtFirst,
                              QList<int>(access.rows.begin(), access.rows.end()),
                              pointersBehind(access.own),
                              choices,
                              unset};
    }
    return all;
}

QList<OperationFacts> IndexOrigins::operations()
{
    QList<OperationFacts> all;
    for (const auto &[place, operands] : m_operations) {
        QStringList parameters;
        if (place.second == OperationKind::Barrier) {
            parameters = pointersBehind(operands);
        } else {
            const Origins origins = behind(operands, Through::Contents);
            parameters = origins.parameters + pointersBehind({}, origins.met);
            parameters.removeDuplicates();
            parameters.sort();
        }
        if (!parameters.isEmpty())
            all << OperationFacts{place.first, place.second, parameters};
    }
    return all;
}

QList<SettingFacts> IndexOrigins::settings()
{
    QList<SettingFacts> all;
    for (const auto &[place, decisions] : m_settings)
        all << SettingFacts{place.first, QString::fromStdString(place.second), parametersBehind(decisions)};
    return all;
}

QStringList IndexOrigins::parametersBehind(Sources conditions, Variables decided)
{
    Variables followed;
    for (bool isNew = true; isNew;) {
        isNew = false;
        decided.merge(behind(conditions, Through::Contents).met);
        for (const ValueDecl *variable : decided) {
            if (followed.insert(variable).second) {
                addDecisions(conditions, variable);
                isNew = true;
            }
        }
    }
    return behind(conditions, Through::Contents).parameters;
}

QStringList IndexOrigins::pointersBehind(const Sources &conditions, const Variables &decided)
{
    const QStringList origins = parametersBehind(conditions, decided);
    QStringList pointers;
    for (const ParmVarDecl *parameter : m_kernel->parameters()) {
        const QString name = QString::fromStdString(parameter->getNameAsString());
        if (parameter->getType()->isPointerType() && origins.contains(name))
            pointers << name;
    }
    pointers.sort();
    return pointers;
}

IndexOrigins::Origins IndexOrigins::behind(const Sources &sources, Through through, Bounds bounds, const Access *access)
{
    Origins origins{{}, sources.dimensions, {}};
    std::set<std::string> macros = sources.macros;
    Variables open = sources.variables;
    const auto follow = [&](const Sources &from) {
        open.insert(from.variables.begin(), from.variables.end());
        macros.insert(from.macros.begin(), from.macros.end());
        origins.dimensions |= from.dimensions;
    };
    while (!open.empty()) {
        const ValueDecl *variable = *open.begin();
        open.erase(open.begin());
        if (!origins.met.insert(variable).second)
            continue;
        if (isa<ParmVarDecl>(variable) && variable->getDeclContext() == m_kernel)
            origins.parameters << QString::fromStdString(variable->getNameAsString());
        if (through == Through::Contents || !variable->getType()->isArrayType()) // what an array is given is what it holds
            follow(madeFrom(variable));
        if (bounds == Bounds::Count) {
            for (const Bound &bound : m_bounds[variable]) {
                if (!access || !isAfter(bound.place, access->end))
                    follow(bound.sources);
            }
        }
        if (through == Through::Contents) {
            follow(contents(variable));
            open.insert(m_forms.passedTo(variable).begin(), m_forms.passedTo(variable).end());
        }
    }
    for (const std::string &macro : macros)
        origins.parameters << QString::fromStdString(macro);
    origins.parameters.sort();
    return origins;
}

/// What it is assigned, and what a function gives back.
const IndexOrigins::Sources &IndexOrigins::madeFrom(const ValueDecl *variable)
{
    const auto [entry, isNew] = m_madeFrom.try_emplace(variable);
    const auto *function = dyn_cast<FunctionDecl>(variable);
    const std::vector<const Expr *> &made = function ? m_forms.resultsOf(function) : m_forms.definitionsOf(variable);
    for (const Expr *expression : isNew ? made : std::vector<const Expr *>())
        add(entry->second, expression);
    return entry->second;
}

const IndexOrigins::Sources &IndexOrigins::contents(const ValueDecl *variable)
{
    const auto [entry, isNew] = m_contents.try_emplace(variable);
    for (const Expr *expression : isNew ? m_forms.contentsOf(variable) : std::vector<const Expr *>())
        add(entry->second, expression);
    return entry->second;
}

} // namespace kernelscope
