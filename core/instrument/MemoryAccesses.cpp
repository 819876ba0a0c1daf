#include "instrument/MemoryAccesses.h"

#include <set>

#include "instrument/OperationChecks.h"
#include "instrument/PointerCasts.h"
#include "instrument/StreakWriter.h"
#include "instrument/UnsetParts.h"

#include <llvm/ADT/SmallVector.h>

namespace kernelscope {
namespace {

using namespace clang;

QString operatorName(const BinaryOperator &operation)
{
    const llvm::StringRef name = operation.getOpcodeStr();
    return QString::fromLatin1(name.data(), qsizetype(name.size()));
}

} // namespace

/// An lvalue in memory that is traced, and how to take its address.
struct MemoryAccesses::Target
{
    const Expr *expression = nullptr; ///< the lvalue, without parentheses
    const Expr *addressed = nullptr;  ///< what the address is taken of: itself, or the vector it is a component of
    QualType type;                    ///< of the value; for components of a vector the element's
    DeviceType device;                ///< of `type`
    char space = 0;
    bool isPointer = false; ///< `addressed` is a pointer already: p->x
    bool isPacked = false;
    unsigned alignment = 0;                ///< that a cast may have broken, in bytes; 0: none
    llvm::SmallVector<uint32_t, 16> parts; ///< of a vector; empty: the whole lvalue
    const Expr *index = nullptr;           ///< of a component in the vector `addressed`
    unsigned vectorBytes = 0;              ///< AccessSite::vectorBytes, where it is stored to
    unsigned set = 0;

    DevicePlace place() const { return {space, isVolatile(), isPacked}; }
    bool isVolatile() const { return type.isVolatileQualified() || addressed->getType().isVolatileQualified(); }
    std::string opening() const
    {
        if (parts.empty() && !index)
            return "&(";
        const std::string cast = "((" + std::string(isVolatile() ? "volatile " : "") + spaceName(space) + " " +
                                 (space == 'c' ? "const " : "") + device.name + "*)";
        return (index ? "(" : "") + cast + (isPointer ? "(" : "&(");
    }
    /// Several components, as an argument of the device function: four bits for each.
    std::string which() const
    {
        unsigned long long number = 0;
        for (std::size_t i = 0; i < parts.size(); ++i)
            number |= static_cast<unsigned long long>(parts[i]) << (4 * i);
        return parts.size() < 2 ? std::string() : std::to_string(number) + "ul,";
    }
    std::string closing() const { return parts.size() == 1 ? ")+" + std::to_string(parts[0]) + ")" : parts.empty() && !index ? ")" : "))"; }
};

bool MemoryAccesses::describeVector(const Expr *lvalue, Target &target) const
{
    const auto *element = dyn_cast<ExtVectorElementExpr>(lvalue);
    if (!element)
        return false;
    const Expr *base = element->getBase()->IgnoreParens();
    element->getEncodedElementAccess(target.parts);
    // A component of components: p[i].lo.y
    while (const auto *inner = dyn_cast<ExtVectorElementExpr>(base)) {
        llvm::SmallVector<uint32_t, 16> outer;
        inner->getEncodedElementAccess(outer);
        for (uint32_t &part : target.parts) {
            if (part < outer.size())
                part = outer[part];
        }
        element = inner;
        base = inner->getBase()->IgnoreParens();
    }
    target.isPointer = element->isArrow();
    target.addressed = base;
    const QualType vector = target.isPointer ? base->getType()->getPointeeType() : base->getType();
    target.space = spaceLetter(vector);
    const auto *vectorType = vector->getAs<ExtVectorType>();
    if (!vectorType)
        return false;
    target.type = vectorType->getElementType();
    if (vector.isVolatileQualified())
        target.type = target.type.withVolatile();
    if (std::set<uint32_t>(target.parts.begin(), target.parts.end()).size() < vectorType->getNumElements())
        target.vectorBytes = deviceType(vector, m_context.ast()).bytes;
    return true;
}

bool MemoryAccesses::describe(const Expr *lvalue, Target &target) const
{
    target.expression = lvalue = lvalue->IgnoreParens();
    if (isa<ExtVectorElementExpr>(lvalue)) {
        if (!describeVector(lvalue, target))
            return false;
    } else if (const ArraySubscriptExpr *element = vectorElement(lvalue)) {
        target.addressed = element->getBase()->IgnoreParens();
        if (isa<ExtVectorElementExpr>(target.addressed))
            return false;
        target.index = element->getIdx();
        target.vectorBytes = deviceType(target.addressed->getType(), m_context.ast()).bytes;
        target.type = lvalue->getType();
        target.space = spaceLetter(target.addressed->getType());
    } else {
        target.addressed = lvalue;
        target.type = lvalue->getType();
        target.space = spaceLetter(target.type);
    }
    target.isPacked =
        !target.isPointer && isInPackedStruct(target.addressed, m_context.ast().getTypeAlignInChars(target.type), m_context.ast());
    const int privateObject = target.space ? -1 : m_context.privateObjectOf(lvalue);
    if (privateObject >= 0) {
        target.space = 'p';
        target.device = deviceType(target.type, m_context.ast());
        target.set = unsigned(privateObject);
        return true;
    }
    if (!target.space || (target.space == 'x' && !target.isPointer && m_indexes.isPrivate(target.addressed)))
        return false;
    if (lvalue->refersToBitField())
        return false;
    target.device = deviceType(target.type, m_context.ast());
    target.set = m_context.setOf(target.addressed, !target.isPointer, target.space);
    const unsigned alignment = unsigned(m_context.ast().getTypeAlignInChars(target.type).getQuantity());
    if (!target.isPacked && m_context.casts.mayMisalign(target.space, alignment)) {
        target.alignment = alignment;
        target.isPacked = true;
    }
    return true;
}

/// The start of the call that looks at the target's address.
EditText MemoryAccesses::alignmentCheck(const Target &target)
{
    const bool isConst = target.parts.empty() && (target.type.isConstQualified() || target.space == 'c');
    return startOfAlignmentCheck(m_context, target.expression, target.type, target.set, target.device,
                                 {target.space, target.isVolatile(), true}, isConst, target.alignment);
}

/// Puts the address of the target between `before` and `after`, in place of the text from `begin` to `end`.
void MemoryAccesses::wrapAddress(const Target &target, unsigned begin, unsigned end, const EditText &before, const EditText &behind)
{
    const unsigned inner = m_context.begin(target.addressed);
    const bool isChecked = target.alignment > 0 && target.device.isNamed();
    m_context.edits.replace(begin, inner, before + (isChecked ? alignmentCheck(target) : EditText("")) + target.opening());
    m_context.walker->walk(target.addressed);
    unsigned innerEnd = m_context.end(target.addressed);
    if (target.index) {
        m_context.edits.replace(innerEnd, m_context.begin(target.index), "))+(");
        m_indexes.checkComponent(vectorElement(target.expression));
        innerEnd = m_context.end(target.index);
    }
    m_context.edits.replace(innerEnd, end, EditText(target.closing() + (isChecked ? ")" : "")) + behind);
}

/// Whether the iterations of the loop that it stands in could be recorded together (StreakWriter), as far as the access itself is
/// concerned.
bool MemoryAccesses::mayBeInStreak(const Target &target) const
{
    return m_context.streak && target.parts.size() < 2 && !target.index && target.space != 'p' && target.space != 'x' &&
           target.set < unsigned(m_context.objects().objects().size());
}

/// The start of a call of `function`; in a streak of `inStreak` (DeviceText).
EditText MemoryAccesses::accessStart(const Target &target, const std::string &function, StreakFunction inStreak, int site)
{
    const std::string start = callStart(function, site, target.set) + target.which();
    if (!mayBeInStreak(target))
        return start;
    return {start, (m_context.device.*inStreak)(target.device, target.place()) + "(" + m_context.streak->arguments()};
}

EditText MemoryAccesses::loadStart(const Target &target, const std::string &function, int site)
{
    return accessStart(target, function, &DeviceText::streakLoad, site);
}

EditText MemoryAccesses::storeStart(const Target &target, const std::string &function, int site)
{
    return accessStart(target, function, &DeviceText::streakStore, site);
}

/// The end of a load's or store's call, where the access is made. `pointer`: the variable that holds its address.
EditText MemoryAccesses::accessEnd(const Target &target, const std::string &pointer, int site, const std::string &text)
{
    if (!mayBeInStreak(target))
        return text;
    const LoopMotion &motion = m_context.streak->motion();
    const unsigned first =
        m_context.streak->add({target.expression, site, target.set, pointer, target.device.bytes, target.device.words,
                               target.isPointer ? motion.ofPointer(target.addressed) : motion.ofPlace(target.addressed)});
    return {text, "," + std::to_string(first) + "u" + text};
}

bool MemoryAccesses::load(const Expr *lvalue)
{
    Target target;
    if (!describe(lvalue, target))
        return false;
    const std::string function = loadOf(target);
    if (function.empty()) {
        m_context.leaveUntraced(lvalue, QStringLiteral("A load of the type %1, which has no name that the tracing could use.")
                                            .arg(QString::fromStdString(target.type.getAsString())));
        return false;
    }
    const int site = m_context.addAccess(SiteKind::Load, target.expression, target.type, target.space, target.set);
    m_context.flows.noteLoad(target.expression, site);
    const std::string pointer = mayBeInStreak(target) ? pointerTo(target, true) : std::string();
    const EditText keep = pointer.empty() ? EditText("") : EditText(pointer + "=", "");
    const EditText end = accessEnd(target, pointer, site, ")");
    // Parentheses around it stay where they are: they may be those of as_int(), a macro.
    wrapAddress(target, m_context.begin(target.expression), m_context.end(target.expression), loadStart(target, function, site) + keep,
                end);
    return true;
}

std::string MemoryAccesses::loadOf(const Target &target)
{
    if (target.parts.size() < 2)
        return m_context.device.load(target.device, target.place());
    const DeviceType whole = deviceType(target.expression->getType(), m_context.ast());
    return m_context.device.loadParts(target.device, whole, unsigned(target.parts.size()), target.place());
}

std::string MemoryAccesses::storeOf(const Target &target)
{
    if (target.parts.size() < 2)
        return m_context.device.store(target.device, target.place());
    const DeviceType whole = deviceType(target.expression->getType(), m_context.ast());
    return m_context.device.storeParts(target.device, whole, unsigned(target.parts.size()), target.place());
}

int MemoryAccesses::addStore(const Expr *store, const Target &target)
{
    const int site = m_context.addAccess(SiteKind::Store, store, target.type, target.space, target.set);
    m_context.sites[site].vectorBytes = int(target.vectorBytes);
    return site;
}

bool MemoryAccesses::assign(const BinaryOperator *assignment)
{
    Target target;
    if (!describe(assignment->getLHS(), target))
        return false;
    if (!target.device.isNamed()) {
        m_context.leaveUntraced(assignment, QStringLiteral("A store of a type without a name."));
        return false;
    }
    if (assignment->isCompoundAssignmentOp())
        storeCompound(assignment, target);
    else
        storeValue(assignment, target);
    return true;
}

void MemoryAccesses::storeValue(const BinaryOperator *assignment, const Target &target)
{
    const std::string function = storeOf(target);
    const int site = addStore(assignment, target);
    m_context.flows.noteStep(assignment, 0, site);
    const unsigned operatorBegin = m_context.begin(assignment->getOperatorLoc());
    const std::string pointer = mayBeInStreak(target) ? pointerTo(target) : std::string();
    const EditText keep = pointer.empty() ? EditText("") : EditText(pointer + "=", "");
    const std::string set = target.space == 'p' && target.addressed == target.expression ? m_indexes.afterValue(target.addressed) : "";
    const std::string value = set.empty() ? "" : m_context.temporary(target.device.name);
    const std::string defined = target.space == 'p' ? std::string() : definedStruct(m_context, target.device);
    wrapAddress(target, m_context.begin(assignment->getLHS()), operatorBegin, storeStart(target, function, site) + keep, "");
    m_context.edits.replace(operatorBegin, operatorBegin + 1, set.empty() ? "," + defined + "(" : ",(" + value + "=(");
    m_context.walker->walk(assignment->getRHS());
    m_context.edits.insert(m_context.balancedEnd(assignment->getRHS()),
                           (set.empty() ? ")" : ")," + set + value + ")") + accessEnd(target, pointer, site, ")"));
}

/// A variable for the target's address, so that it is worked out once.
std::string MemoryAccesses::pointerTo(const Target &target, bool isConst)
{
    return m_context.temporary((isConst ? "const " : "") + std::string(target.isVolatile() ? "volatile " : "") + spaceName(target.space) +
                               " " + target.device.name + " *");
}

void MemoryAccesses::storeCompound(const BinaryOperator *assignment, const Target &target)
{
    const std::string load = loadOf(target);
    const std::string store = storeOf(target);
    const std::string pointer = pointerTo(target);
    const QString name = operatorName(*assignment);
    const CheckedOperation plain{"", name.chopped(1).toStdString(), ""};
    const CheckedOperation operation = checkedOperation(m_context, assignment).value_or(plain);
    const int loadSite = m_context.addAccess(SiteKind::Load, target.expression, target.type, target.space, target.set);
    const int storeSite = addStore(assignment, target);
    m_context.sites[storeSite].partner = loadSite;
    m_context.flows.noteLoad(target.expression, loadSite);
    m_context.flows.noteStep(assignment, 0, storeSite);
    const unsigned operatorBegin = m_context.begin(assignment->getOperatorLoc());
    wrapAddress(target, m_context.begin(assignment->getLHS()), operatorBegin, "(" + pointer + "=", "");
    m_context.edits.replace(operatorBegin, operatorBegin + unsigned(name.size()),
                            "," + storeStart(target, store, storeSite) + pointer + "," + operation.before +
                                loadStart(target, load, loadSite) + pointer + accessEnd(target, pointer, loadSite, ")") +
                                operation.between + "(");
    m_context.walker->walk(assignment->getRHS());
    m_context.edits.insert(m_context.balancedEnd(assignment->getRHS()),
                           ")" + operation.behind + accessEnd(target, pointer, storeSite, ")") + ")");
}

bool MemoryAccesses::step(const UnaryOperator *operation)
{
    Target target;
    if (!describe(operation->getSubExpr(), target))
        return false;
    if (!target.device.isNamed()) {
        m_context.leaveUntraced(operation, QStringLiteral("++ or -- on a type without a name."));
        return false;
    }
    const std::string load = loadOf(target);
    const std::string store = storeOf(target);
    const std::string pointer = pointerTo(target);
    const int loadSite = m_context.addAccess(SiteKind::Load, target.expression, target.type, target.space, target.set);
    const int storeSite = addStore(operation, target);
    m_context.sites[storeSite].partner = loadSite;
    m_context.flows.noteLoad(target.expression, loadSite);
    m_context.flows.noteStep(operation, 0, storeSite);
    const std::string value = target.parts.size() < 2 ? target.device.name : deviceType(target.expression->getType(), m_context.ast()).name;
    const CheckedOperation plain{"", operation->isIncrementOp() ? "+" : "-", ""};
    const CheckedOperation checked = checkedOperation(m_context, operation).value_or(plain);
    const EditText change = checked.between + ("(" + value + ")1") + checked.behind;
    const EditText loading = loadStart(target, load, loadSite) + pointer + accessEnd(target, pointer, loadSite, ")");
    const EditText storing = storeStart(target, store, storeSite) + pointer + ",";
    const EditText stored = accessEnd(target, pointer, storeSite, ")");
    EditText behind = "," + storing + checked.before + loading + change + stored + ")";
    if (operation->isPostfix()) {
        const std::string old = m_context.temporary(value);
        behind = "," + old + "=" + loading + "," + storing + checked.before + old + change + stored + "," + old + ")";
    }
    wrapAddress(target, m_context.begin(operation), m_context.end(operation), "(" + pointer + "=", behind);
    return true;
}

} // namespace kernelscope
