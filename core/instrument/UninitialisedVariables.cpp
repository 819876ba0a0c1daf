#include "instrument/UninitialisedVariables.h"

#include <algorithm>

#include <clang/Analysis/Analyses/UninitializedValues.h>
#include <clang/Analysis/AnalysisDeclContext.h>
#include <clang/Analysis/CFG.h>

#include "instrument/CalledFunction.h"
#include "instrument/DeviceTypes.h"
#include "instrument/SyntaxVisitor.h"
#include "instrument/UnsetParts.h"
#include "trace/TraceLayout.h"

namespace kernelscope {

using namespace clang;

namespace {

const ValueDecl *lvalueVariable(const Expr *expression)
{
    const auto *reference = dyn_cast<DeclRefExpr>(expression->IgnoreParens());
    return reference ? reference->getDecl() : nullptr;
}

/// v.y, v.xz: of a variable. Null: something else.
const ExtVectorElementExpr *componentsOfVariable(const Expr *expression)
{
    const auto *components = dyn_cast<ExtVectorElementExpr>(expression->IgnoreParens());
    return components && !components->isArrow() && lvalueVariable(components->getBase()) ? components : nullptr;
}

bool isWithin(const Stmt *statement, const Expr *part)
{
    return statement == part ||
           (statement && std::ranges::any_of(statement->children(), [part](const Stmt *child) { return isWithin(child, part); }));
}

/// Keeps those reads of variables that something may come to unset.
class Reads : public UninitVariablesHandler
{
public:
    void handleUseOfUninitVariable(const VarDecl *variable, const UninitUse &use) override
    {
        const bool isPrivate = variable->hasLocalStorage() && !spaceLetter(variable->getType());
        if (!isa<DeclRefExpr>(use.getUser()) || !isPrivate || isa<ParmVarDecl>(variable))
            return;
        if (!variable->getInit())
            found[variable].insert(use.getUser());
        else if (isWithin(variable->getInit(), use.getUser()))
            inOwnInitialisers.insert(use.getUser());
    }
    std::map<const ValueDecl *, std::set<const Expr *>> found;
    std::set<const Expr *> inOwnInitialisers;
    bool hasOpenEnd = false; ///< the function may come to its end without a return
};

/// A value that is handed on to a variable, or by a function to who called.
struct PassedValue
{
    const ValueDecl *target;
    const Expr *value;
};

bool isNumberOrVector(QualType type)
{
    return (type->isArithmeticType() || type->isExtVectorType()) && !spaceLetter(type);
}

/// Variables that are used in other ways than as a value, or as what an operator assigns to; and those of a loop's head.
class OtherUses : public SyntaxVisitor
{
public:
    explicit OtherUses(const FunctionDecl *function) : m_function(function) {}

    std::set<const ValueDecl *> variables;
    std::set<const ValueDecl *> withoutValue; ///< declared so
    std::set<const ValueDecl *> addressed;    ///< their address is taken
    std::set<const ValueDecl *> inHeads;      ///< declared in a loop's head
    std::vector<PassedValue> passedOn;
    std::vector<PassedValue> arguments; ///< for parameters
    std::set<const Expr *> ignored;     ///< values that are only handed on, or taken by a function that never looks at them

    bool VisitDeclRefExpr(DeclRefExpr *reference) override
    {
        if (!m_plain.count(reference))
            variables.insert(reference->getDecl());
        return true;
    }
    bool VisitImplicitCastExpr(ImplicitCastExpr *cast) override
    {
        if (cast->getCastKind() == CK_LValueToRValue)
            m_plain.insert(cast->getSubExpr()->IgnoreParens());
        return true;
    }
    bool VisitBinaryOperator(BinaryOperator *operation) override
    {
        if (operation->isAssignmentOp())
            m_plain.insert(operation->getLHS()->IgnoreParens());
        if (const ValueDecl *target = lvalueVariable(operation->getLHS()); target && operation->getOpcode() == BO_Assign)
            passedOn.push_back({target, operation->getRHS()});
        handOn(valuesHandedOn(operation));
        return true;
    }
    bool VisitUnaryOperator(UnaryOperator *operation) override
    {
        if (operation->isIncrementDecrementOp())
            m_plain.insert(operation->getSubExpr()->IgnoreParens());
        if (const ValueDecl *variable = lvalueVariable(operation->getSubExpr()); variable && operation->getOpcode() == UO_AddrOf)
            addressed.insert(variable);
        return true;
    }
    bool VisitVarDecl(VarDecl *variable) override
    {
        if (variable->getInit())
            passedOn.push_back({variable, variable->getInit()});
        else
            withoutValue.insert(variable);
        handOn(valuesHandedOn(variable));
        return true;
    }
    bool VisitReturnStmt(ReturnStmt *statement) override
    {
        if (statement->getRetValue())
            passedOn.push_back({m_function, statement->getRetValue()});
        handOn(valuesHandedOn(statement));
        return true;
    }
    bool VisitCallExpr(CallExpr *call) override
    {
        const FunctionDecl *function = definitionCalled(call);
        const unsigned count = function ? std::min(call->getNumArgs(), function->getNumParams()) : 0;
        for (unsigned number = 0; number < count; ++number) {
            if (!function->getParamDecl(number)->isReferenced())
                ignored.insert(call->getArg(number)->IgnoreParenImpCasts());
            else
                arguments.push_back({function->getParamDecl(number), call->getArg(number)});
        }
        return true;
    }
    bool VisitForStmt(ForStmt *loop) override
    {
        for (const VarDecl *variable : variablesOfHead(loop)) {
            variables.insert(variable);
            inHeads.insert(variable);
        }
        return true;
    }

private:
    void handOn(const std::vector<const Expr *> &values)
    {
        for (const Expr *value : values)
            ignored.insert(value->IgnoreParens());
    }

    const FunctionDecl *m_function;
    std::set<const Expr *> m_plain;
};

bool hasReturn(const CFGBlock &block)
{
    return std::ranges::any_of(block, [](const CFGElement &element) {
        const auto statement = element.getAs<CFGStmt>();
        return statement && isa<ReturnStmt>(statement->getStmt());
    });
}

bool hasOpenEnd(const CFG &graph)
{
    std::set<const CFGBlock *> reached;
    std::vector<const CFGBlock *> next{&graph.getEntry()};
    while (!next.empty()) {
        const CFGBlock *block = next.back();
        next.pop_back();
        if (!reached.insert(block).second)
            continue;
        for (const CFGBlock::AdjacentBlock &successor : block->succs()) {
            if (successor.getReachableBlock() == &graph.getExit() && !hasReturn(*block))
                return true;
            if (successor.getReachableBlock())
                next.push_back(successor.getReachableBlock());
        }
    }
    return false;
}

/// Whether a variable may get a flag together with its value.
bool mayReceive(const VarDecl *variable)
{
    const bool isList = variable->getInit() && isa<InitListExpr>(variable->getInit()->IgnoreImplicit());
    return variable->hasLocalStorage() && !isa<ParmVarDecl>(variable) && isNumberOrVector(variable->getType()) && !isList &&
           !variable->getType().isVolatileQualified();
}

/// Byte i of what a variable holds that nothing was assigned to.
const char *const patternByte = "(uchar)(KS_UNSET >> 8u * (i & 3u))";

Reads unsetReads(const FunctionDecl *function)
{
    Reads reads;
    AnalysisDeclContext analysis(nullptr, function);
    analysis.getCFGBuildOptions().PruneTriviallyFalseEdges = true;
    analysis.getCFGBuildOptions().setAllAlwaysAdd();
    if (const CFG *graph = analysis.getCFG()) {
        UninitVariablesAnalysisStats ignored{};
        runUninitializedVariablesAnalysis(*function, *graph, analysis, reads, ignored);
        reads.hasOpenEnd = hasOpenEnd(*graph);
    }
    return reads;
}

/// A value before the text around it has it converted.
const Expr *unconverted(const Expr *value)
{
    for (;;) {
        const auto *cast = dyn_cast<ImplicitCastExpr>(value->IgnoreParens());
        if (!cast || cast->getCastKind() == CK_LValueToRValue)
            return value;
        value = cast->getSubExpr();
    }
}

/// Whether a value comes out with the same bits where it is converted.
bool keepsBits(QualType from, QualType to, const ASTContext &ast)
{
    return ast.hasSameUnqualifiedType(from, to) ||
           (from->isIntegerType() && to->isIntegerType() && ast.getTypeSize(from) == ast.getTypeSize(to));
}

void addHandedOn(const Expr *value, std::vector<const Expr *> &values)
{
    const Expr *bare = value ? value->IgnoreParenImpCasts() : nullptr;
    if (const auto *choice = dyn_cast_or_null<ConditionalOperator>(bare)) {
        addHandedOn(choice->getTrueExpr(), values);
        addHandedOn(choice->getFalseExpr(), values);
    } else if (bare) {
        values.push_back(bare);
    }
}

} // namespace

void addPatternTest(RewriteContext &context)
{
    context.device.add("ks_holds_pattern", "bool ks_holds_pattern(const __private uchar *at, uint bytes)\n"
                                           "{ bool unset = true; for (uint i = 0u; i < bytes; i++) unset = unset && at[i] == " +
                                               std::string(patternByte) + "; return unset; }");
}

std::vector<const VarDecl *> variablesOfHead(const ForStmt *loop)
{
    std::vector<const VarDecl *> variables;
    if (const auto *head = dyn_cast_or_null<DeclStmt>(loop->getInit())) {
        for (const Decl *declaration : head->decls()) {
            if (const auto *variable = dyn_cast<VarDecl>(declaration))
                variables.push_back(variable);
        }
    }
    return variables;
}

std::vector<const Expr *> valuesHandedOn(const BinaryOperator *assignment)
{
    std::vector<const Expr *> values;
    if (assignment->getOpcode() == BO_Assign && !spaceLetter(assignment->getLHS()->getType()))
        addHandedOn(assignment->getRHS(), values);
    return values;
}

std::vector<const Expr *> valuesHandedOn(const VarDecl *variable)
{
    std::vector<const Expr *> values;
    if (!spaceLetter(variable->getType()))
        addHandedOn(variable->getInit(), values);
    return values;
}

std::vector<const Expr *> valuesHandedOn(const ReturnStmt *statement)
{
    std::vector<const Expr *> values;
    addHandedOn(statement->getRetValue(), values);
    return values;
}

std::string zeroed(RewriteContext &context, const std::string &name, QualType type)
{
    const auto *array = context.ast().getAsConstantArrayType(type);
    if (!array)
        return " " + name + " = 0;";
    const DeviceType element = deviceType(context.ast().getBaseElementType(array), context.ast());
    const std::string count = std::to_string(context.ast().getConstantArrayElementCount(array));
    return " for (uint ks_at = 0u; ks_at < " + count + "u; ks_at++) ((__private " + element.name + " *)" + name + ")[ks_at] = 0;";
}

EditText unsetStart(RewriteContext &context, const VarDecl *variable)
{
    const std::string start = context.unsetBitsCleared(variable);
    if (context.ast().getBaseElementType(variable->getType()).isConstQualified())
        return start;
    return start + zeroed(context, usersNameMark + variable->getNameAsString(), variable->getType());
}

std::string filledWithPattern(RewriteContext &context, const std::string &place, QualType type)
{
    context.device.add("ks_fill_unset", "void ks_fill_unset(__private uchar *at, uint bytes)\n"
                                        "{ for (uint i = 0u; i < bytes; i++) at[i] = " +
                                            std::string(patternByte) + "; }");
    return " ks_fill_unset((__private uchar *)&" + place + "," + std::to_string(context.ast().getTypeSizeInChars(type).getQuantity()) +
           "u);";
}

std::string unwatchedStart(RewriteContext &context, const VarDecl *variable)
{
    constexpr qint64 mostFilled = 4096; // bytes of each work-item, each time
    const QualType type = variable->getType();
    const QualType element = context.ast().getBaseElementType(type);
    if (!isNumberOrVector(element) || element.isConstQualified() || element.isVolatileQualified() || type->isVariableArrayType() ||
        context.ast().getTypeSizeInChars(type).getQuantity() > mostFilled)
        return {};
    return filledWithPattern(context, usersNameMark + variable->getNameAsString(), type);
}

EditText patternStart(RewriteContext &context, const VarDecl *variable)
{
    return context.unsetBitsCleared(variable) +
           filledWithPattern(context, usersNameMark + variable->getNameAsString(), variable->getType());
}

bool mayHoldPattern(QualType type, const ASTContext &context)
{
    return isNumberOrVector(type) && !type.isVolatileQualified() && deviceType(type, context).bytes >= sizeof(traceLayout::unsetPattern);
}

void addUnwatched(RewriteContext &context, const DeclStmt *declaration, const VarDecl *variable)
{
    AccessSite &site = context.sites[context.addSite(SiteKind::Unset, declaration)];
    site.memory = AddressSpace::Private;
    site.anyObject = true;
    site.variables.append(QString::fromStdString(variable->getNameAsString()));
}

std::string unsetCheck(RewriteContext &context, const Expr *place, const std::string &name, Unset when)
{
    const bool isElement = isa<ArraySubscriptExpr>(place) || isa<UnaryOperator>(place) || (isa<CallExpr>(place) && when == Unset::Pattern);
    const bool isWhole = isa<DeclRefExpr>(place) && when == Unset::Some;
    const int number = context.addSite(SiteKind::Unset, place);
    AccessSite &site = context.sites[number];
    site.unset = isElement              ? UnsetPart::Element
                 : isWhole              ? UnsetPart::Components
                 : isa<CallExpr>(place) ? UnsetPart::Result
                                        : UnsetPart::Variable;
    site.memory = AddressSpace::Private;
    site.variables.append(QString::fromStdString(name));
    context.device.add("ks_tell_unset", "void ks_tell_unset(ks_context *ks, uint site, ulong bits, ulong *set)\n"
                                        "{ *set |= bits; ks_mark(ks, site, 0, 0u); "
                                        "ks_fault(ks, site, KS_HEADER(site, KS_NO_OBJECT), 0ul, 0u); }");
    const std::string arguments = "(ks," + std::to_string(number) + "," + context.away() + ",";
    if (when == Unset::Member)
        return arguments;
    if (when == Unset::Pattern) {
        addPatternTest(context);
        context.device.add(
            "ks_unset_pattern",
            "void ks_unset_pattern(ks_context *ks, uint site, uint away, const __private uchar *at, uint bytes, ulong bits, ulong *set)\n"
            "{ if (!away && !(*set & bits) && ks_holds_pattern(at, bytes)) ks_tell_unset(ks, site, bits, set); }");
        return "ks_unset_pattern" + arguments;
    }
    const std::string function = when == Unset::All ? "ks_unset" : "ks_unset_some";
    context.device.add(function, "void " + function + "(ks_context *ks, uint site, uint away, ulong bits, ulong *set)\n{ if (!away && " +
                                     (when == Unset::All ? "!(*set & bits)" : "(*set & bits) != bits") +
                                     ") ks_tell_unset(ks, site, bits, set); }");
    return function + arguments;
}

UninitialisedVariables::UninitialisedVariables(RewriteContext &context, const std::vector<const FunctionDecl *> &functions,
                                               const std::function<bool(const FunctionDecl *)> &meets)
    : m_context(context)
{
    for (const VarDecl *variable : context.privates().split()) {
        if (!variable->getInit() && !isa<ParmVarDecl>(variable))
            context.unwatched.insert(variable);
    }
    std::vector<PassedValue> passedOn, arguments;
    for (const FunctionDecl *function : functions) {
        const Reads found = unsetReads(function);
        m_inOwnInitialisers.insert(found.inOwnInitialisers.begin(), found.inOwnInitialisers.end());
        OtherUses uses(function);
        uses.TraverseStmt(function->getBody());
        m_ignored.insert(uses.ignored.begin(), uses.ignored.end());
        std::ranges::copy_if(uses.arguments, std::back_inserter(arguments),
                             [&](const PassedValue &argument) { return mayHoldPattern(argument.target->getType(), context.ast()); });
        for (const auto &[variable, reads] : found.found) {
            if (uses.variables.contains(variable))
                continue;
            m_variables.insert(variable);
            m_reads.insert(reads.begin(), reads.end());
        }
        for (const ValueDecl *variable : uses.withoutValue) {
            const auto *declared = dyn_cast<VarDecl>(variable);
            if (!declared || !declared->hasLocalStorage() || !uses.addressed.contains(variable))
                continue;
            const bool isPatterned = !uses.inHeads.contains(variable) && mayHoldPattern(variable->getType(), context.ast());
            if (isPatterned) {
                m_addressed.insert(variable);
                context.patterned.insert(declared);
            }
            if (isNumberOrVector(variable->getType()) && (!isPatterned || variable->getType()->isExtVectorType()))
                context.unwatched.insert(variable);
        }
        const bool hasResult = isNumberOrVector(function->getReturnType()) && !meets(function);
        if (hasResult && found.hasOpenEnd) {
            m_openEnded.insert(function);
            m_results.insert(function);
        }
        std::set<const Expr *> withFlag;
        for (const PassedValue &value : uses.passedOn) {
            const auto *variable = dyn_cast<VarDecl>(value.target);
            if (variable ? !mayReceive(variable) || uses.variables.contains(variable) : !hasResult)
                continue;
            passedOn.push_back(value);
            withFlag.insert(value.value->IgnoreParenImpCasts());
        }
        for (const auto &[variable, reads] : found.found) {
            if (!std::ranges::any_of(reads, [&](const Expr *read) { return uses.ignored.contains(read) && !withFlag.contains(read); }))
                continue;
            context.unwatched.insert(variable);
            if (m_variables.contains(variable) && mayHoldPattern(variable->getType(), context.ast()))
                m_addressed.insert(variable); // its value tells where it is one of two
        }
    }
    for (bool isNew = true; isNew;) {
        isNew = false;
        for (const PassedValue &value : passedOn) {
            auto &known = isa<FunctionDecl>(value.target) ? m_results : m_receivers;
            isNew |= mayBeUnset(value.value) && known.insert(value.target).second;
        }
        for (const PassedValue &argument : arguments) {
            if (!mayHoldUnset(argument.value))
                continue;
            isNew |= m_addressed.insert(argument.target).second;
            m_ignored.insert(argument.value->IgnoreParenImpCasts());
        }
    }
    m_variables.insert(m_receivers.begin(), m_receivers.end());
}

EditText UninitialisedVariables::start(const VarDecl *variable)
{
    return m_addressed.contains(variable) ? patternStart(m_context, variable) : unsetStart(m_context, variable);
}

/// The value of a variable, or of a call.
bool UninitialisedVariables::mayBeUnset(const Expr *value) const
{
    const Expr *bare = value->IgnoreParenImpCasts();
    if (const auto *call = dyn_cast<CallExpr>(bare))
        return m_results.contains(definitionCalled(call));
    return m_reads.contains(bare) || m_receivers.contains(lvalueVariable(bare)) || mayShowUnset(unconverted(value));
}

/// Whether it shows from the value itself, by the pattern, that it is unset.
bool UninitialisedVariables::mayHoldUnset(const Expr *value) const
{
    const Expr *bare = value->IgnoreParens();
    if (const auto *choice = dyn_cast<ConditionalOperator>(bare))
        return mayHoldUnset(choice->getTrueExpr()) || mayHoldUnset(choice->getFalseExpr());
    const auto *cast = dyn_cast<ImplicitCastExpr>(bare);
    if (!cast || cast->getCastKind() != CK_LValueToRValue)
        return false;
    const auto *components = componentsOfVariable(cast->getSubExpr());
    const ValueDecl *variable = lvalueVariable(components ? components->getBase() : cast->getSubExpr());
    return m_addressed.contains(variable) || memberLeftUnset(m_context, cast);
}

/// Whether a place is read through a pointer that leads to what may hold the pattern, where one that is not only handed on is looked at.
bool UninitialisedVariables::mayLeadToUnset(const Expr *place) const
{
    const auto *subscript = dyn_cast<ArraySubscriptExpr>(place);
    const auto *dereference = dyn_cast<UnaryOperator>(place);
    const Expr *pointer = subscript                                             ? subscript->getBase()
                          : dereference && dereference->getOpcode() == UO_Deref ? dereference->getSubExpr()
                                                                                : nullptr;
    const PrivateBounds &privates = m_context.privates();
    if (!pointer || !pointer->IgnoreParenImpCasts()->getType()->isPointerType() || !mayHoldPattern(place->getType(), m_context.ast()) ||
        !(subscript || privates.isMoved(pointer) || privates.isCast(pointer)))
        return false;
    const auto room = privates.roomOf(pointer);
    return room && m_context.beginsWithPattern(*room);
}

/// The same as mayHoldUnset() of a value that is only handed on.
bool UninitialisedVariables::mayShowUnset(const Expr *value) const
{
    const Expr *bare = value->IgnoreParens();
    if (const auto *choice = dyn_cast<ConditionalOperator>(bare))
        return mayShowUnset(choice->getTrueExpr()) || mayShowUnset(choice->getFalseExpr());
    const auto *cast = dyn_cast<ImplicitCastExpr>(bare);
    return mayHoldUnset(value) || (cast && cast->getCastKind() == CK_LValueToRValue && mayLeadToUnset(cast->getSubExpr()->IgnoreParens()));
}

/// The flag of a value that is handed on, and is in `kept` then: as it is, or converted.
std::string UninitialisedVariables::flagOf(const Expr *value, const std::string &kept, QualType type)
{
    const Expr *original = unconverted(value);
    if (mayShowUnset(original)) {
        if (!keepsBits(original->getType(), type, m_context.ast()))
            return "1ul";
        addPatternTest(m_context);
        return "(ulong)!ks_holds_pattern((const __private uchar *)&" + kept + "," +
               std::to_string(m_context.ast().getTypeSizeInChars(type).getQuantity()) + "u)";
    }
    if (!mayBeUnset(value))
        return "1ul";
    const ValueDecl *variable = lvalueVariable(value->IgnoreParenImpCasts());
    return variable ? m_context.unsetBits(variable) : "ks->result";
}

/// Kept as it is before it is converted, since what was the pattern is not afterwards.
UnsetChange UninitialisedVariables::keepFlag(const Expr *value, QualType type, const std::string &flag)
{
    if (mayShowUnset(unconverted(value)))
        type = unconverted(value)->getType();
    const std::string kept = m_context.temporary(deviceType(type, m_context.ast()).name);
    return {"(" + kept + "=(", ")," + flag + "=" + flagOf(value, kept, type) + "," + kept + ")"};
}

UnsetChange UninitialisedVariables::initialise(const VarDecl *variable)
{
    if (!variable->getInit() || !m_receivers.contains(variable))
        return {};
    return keepFlag(variable->getInit(), variable->getType(), m_context.unsetBits(variable));
}

UnsetChange UninitialisedVariables::giveBack(const ReturnStmt *statement)
{
    if (!statement->getRetValue() || !m_results.contains(m_context.function))
        return {};
    return keepFlag(statement->getRetValue(), m_context.function->getReturnType(), "ks->result");
}

UnsetChange UninitialisedVariables::call(const CallExpr *call)
{
    const FunctionDecl *function = definitionCalled(call);
    if (!m_results.contains(function) || m_ignored.contains(call) || m_context.isDiscarded(call))
        return {};
    const std::string kept = m_context.temporary(deviceType(call->getType(), m_context.ast()).name);
    return {"(" + kept + "=", "," + unsetCheck(m_context, call, function->getNameAsString()) + "1ul,&ks->result)," + kept + ")"};
}

/// What it returns there is known, so that compilers need not take it that nobody comes there.
std::string UninitialisedVariables::atEnd(const FunctionDecl *function) const
{
    const std::string type = deviceType(function->getReturnType(), m_context.ast()).name;
    return m_openEnded.contains(function) ? " ks->result = 0ul; return (" + type + ")0; " : std::string();
}

/// Whether a variable that may be unset is read there for more than handing it on.
bool UninitialisedVariables::isLookedAt(const Expr *place) const
{
    const ValueDecl *variable = lvalueVariable(place);
    const bool isWatched = m_addressed.contains(variable) || (m_variables.contains(variable) && mayBeUnset(place));
    return isWatched && !m_ignored.contains(place->IgnoreParens());
}

std::string UninitialisedVariables::check(const Expr *place, const ValueDecl *variable)
{
    const std::string name = variable->getNameAsString();
    const std::string bits = "1ul,&" + m_context.unsetBits(variable) + ")";
    if (!m_addressed.contains(variable))
        return unsetCheck(m_context, place, name) + bits;
    return unsetCheck(m_context, place, name, Unset::Pattern) + "(const __private uchar *)&" + usersNameMark + name + "," +
           std::to_string(deviceType(variable->getType(), m_context.ast()).bytes) + "u," + bits;
}

/// Each component of a vector whose address is taken.
bool UninitialisedVariables::readComponents(const ExtVectorElementExpr *components)
{
    const ValueDecl *variable = components ? lvalueVariable(components->getBase()) : nullptr;
    const auto *vector = variable ? variable->getType()->getAs<ExtVectorType>() : nullptr;
    if (!vector || !m_addressed.contains(variable) || m_ignored.contains(components) ||
        !mayHoldPattern(vector->getElementType(), m_context.ast()))
        return false;
    const unsigned bytes = deviceType(vector->getElementType(), m_context.ast()).bytes;
    std::string name = m_context.text(components);
    std::erase(name, ' ');
    SmallVector<uint32_t, 16> indexes;
    components->getEncodedElementAccess(indexes);
    std::string checks;
    for (const uint32_t index : indexes) {
        if (index < vector->getNumElements()) // v.hi of three
            checks += unsetCheck(m_context, components, name, Unset::Pattern) + "(const __private uchar *)&" + usersNameMark +
                      variable->getNameAsString() + "+" + std::to_string(index * bytes) + "," + std::to_string(bytes) + "u,1ul,&" +
                      m_context.unsetBits(variable) + "),";
    }
    m_context.edits.insert(m_context.begin(components), "((" + checks);
    m_context.edits.insert(m_context.end(components), "))");
    return true;
}

bool UninitialisedVariables::read(const ImplicitCastExpr *value)
{
    if (readComponents(componentsOfVariable(value->getSubExpr())))
        return true;
    const ValueDecl *variable = lvalueVariable(value->getSubExpr());
    const bool isOwn = m_inOwnInitialisers.contains(value->getSubExpr()->IgnoreParens());
    if (!variable || !(isOwn || isLookedAt(value->getSubExpr())))
        return false;
    const std::string type = isOwn ? deviceType(value->getType(), m_context.ast()).name : std::string();
    // (float4)(a, b) is a vector of the two.
    const std::string behind = type.empty() ? "," : ",1)?(" + type + ")0:(";
    m_context.edits.insert(m_context.begin(value), "((" + check(value, variable) + behind);
    m_context.edits.insert(m_context.end(value), "))");
    return true;
}

UnsetChange UninitialisedVariables::change(const Expr *operation, const Expr *target)
{
    const ValueDecl *variable = lvalueVariable(target);
    const bool isAddressed = m_addressed.contains(variable);
    if (!variable || !(isAddressed || m_variables.contains(variable)))
        return {};
    const auto *assignment = dyn_cast<BinaryOperator>(operation);
    if (assignment && assignment->getOpcode() == BO_Assign && isAddressed)
        return {};
    const std::string name = usersNameMark + variable->getNameAsString();
    if (assignment && assignment->getOpcode() == BO_Assign)
        return {"(", "," + m_context.unsetBits(variable) + "=" + flagOf(assignment->getRHS(), name, target->getType()) + "," + name + ")"};
    if (isLookedAt(target))
        return {"(" + check(target, variable) + ",", ")"};
    return {};
}

} // namespace kernelscope
