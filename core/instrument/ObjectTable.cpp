#include "instrument/ObjectTable.h"

#include <algorithm>

#include <clang/AST/ASTContext.h>
#include <clang/Basic/SourceManager.h>

#include "instrument/DeviceTypes.h"
#include "instrument/OwnNames.h"
#include "instrument/StringLiterals.h"
#include "instrument/SyntaxVisitor.h"
#include "instrument/TypeDescription.h"

namespace kernelscope {
namespace {

using namespace clang;

class LocalCollector : public SyntaxVisitor
{
public:
    std::vector<const VarDecl *> variables;
    bool VisitVarDecl(VarDecl *variable) override
    {
        const char space = spaceLetter(variable->getType());
        if (space == 'l' || (space && variable->isLocalVarDecl()))
            variables.push_back(variable);
        return true;
    }
};

/// Variables that the program takes as a whole: sizeof(a), &a.
class WholeUses : public SyntaxVisitor
{
public:
    std::set<const ValueDecl *> variables;
    bool VisitUnaryOperator(UnaryOperator *operation) override
    {
        if (operation->getOpcode() == UO_AddrOf)
            add(operation->getSubExpr());
        return true;
    }
    bool VisitExpr(Expr *expression) override
    {
        const auto *measured = dyn_cast<UnaryExprOrTypeTraitExpr>(expression);
        if (measured && !measured->isArgumentType())
            add(measured->getArgumentExpr());
        return true;
    }

private:
    void add(const Expr *operand)
    {
        if (const auto *reference = dyn_cast<DeclRefExpr>(operand->IgnoreParens()))
            variables.insert(reference->getDecl());
    }
};

/// Of several declarations without a value (global int n;) the last one is.
bool isDefinition(const VarDecl *variable)
{
    const VarDecl *definition = variable->getDefinition();
    return (definition ? definition : variable->getActingDefinition()) == variable;
}

} // namespace

clang::ArrayTypeLoc declaredArray(const VarDecl *variable)
{
    const TypeSourceInfo *type = variable->getTypeSourceInfo();
    return type ? type->getTypeLoc().getUnqualifiedLoc().getAsAdjusted<ArrayTypeLoc>() : ArrayTypeLoc();
}

void ObjectTable::add(const ValueDecl *variable, int argument)
{
    const TypeDescription types(m_context);
    TracedObject object;
    const StringLiteral *literal = literalNamedBy(variable);
    object.name = literal ? shownLiteral(literal) : QString::fromStdString(variable->getNameAsString());
    object.argument = argument;
    QualType type = variable->getType();
    object.isRestrict = type.isRestrictQualified();
    if (type->isImageType()) {
        object.memory = AddressSpace::Image;
        object.typeName = types.spelling(type);
    } else {
        const bool isBuffer = argument >= 0 && type->isPointerType();
        object.memory = memoryOf(spaceLetter(isBuffer ? type->getPointeeType() : type));
        if (isBuffer) {
            type = type->getPointeeType();
            while (const auto *row = m_context.getAsConstantArrayType(type)) // A buffer's elements are numbered through all rows.
                type = row->getElementType();
        } else {
            object.sizeInBytes = types.sizeInBytes(type);
            while (const auto *array = m_context.getAsConstantArrayType(type)) {
                object.dimensions.append(array->getSize().getZExtValue());
                type = array->getElementType();
            }
        }
        object.typeName = types.spelling(type);
        object.type = types.elementType(type);
        object.elementSize = std::max(1, int(types.sizeInBytes(type)));
    }
    if (literal) { // without the space after it
        object.sizeInBytes = literal->getByteLength() + 1;
        object.dimensions = {object.sizeInBytes};
    }
    m_indexes[variable] = int(m_objects.size());
    m_variables.push_back(variable);
    m_objects.append(object);
}

void ObjectTable::collect(const FunctionDecl *kernel, const std::vector<const FunctionDecl *> &functions)
{
    for (unsigned i = 0; i < kernel->getNumParams(); ++i) {
        const ParmVarDecl *parameter = kernel->getParamDecl(i);
        const QualType type = parameter->getType();
        if ((type->isPointerType() && spaceLetter(type->getPointeeType())) || type->isImageType())
            add(parameter, int(i));
    }
    LocalCollector collector;
    for (const FunctionDecl *function : functions)
        collector.TraverseStmt(function->getBody());
    for (const VarDecl *variable : collector.variables)
        add(variable, -1);
    for (const Decl *declaration : m_context.getTranslationUnitDecl()->decls()) {
        const auto *variable = dyn_cast<VarDecl>(declaration);
        if (!variable || m_context.getSourceManager().isInSystemHeader(variable->getLocation()))
            continue;
        if (spaceLetter(variable->getType()) && !variable->getType()->isSamplerT() && isDefinition(variable))
            add(variable, -1);
    }
    makeGaps(functions);
}

/// Of arrays that the program looks at as a whole, the type is kept: sizeof(a), &a.
void ObjectTable::makeGaps(const std::vector<const FunctionDecl *> &functions)
{
    constexpr quint64 mostBytes = 16 << 10; // Devices have 32 KiB at least.
    WholeUses uses;
    for (const FunctionDecl *function : functions)
        uses.TraverseStmt(function->getBody());
    for (const ValueDecl *object : m_variables) {
        if (const auto *variable = dyn_cast<VarDecl>(object); variable && variable->hasInit())
            uses.TraverseStmt(const_cast<Expr *>(variable->getInit()));
    }
    for (const AddressSpace memory : {AddressSpace::Local, AddressSpace::Constant}) {
        QHash<int, int> gaps;
        quint64 bytes = 0;
        for (int i = 0; i < int(m_objects.size()); ++i) {
            const auto *variable = dyn_cast<VarDecl>(m_variables[std::size_t(i)]);
            const TracedObject &object = m_objects[i];
            if (!variable || object.argument >= 0 || object.memory != memory)
                continue;
            bytes += object.sizeInBytes;
            if (literalNamedBy(variable) || variable->getPreviousDecl() || !declaredArray(variable) || object.dimensions.first() == 0 ||
                uses.variables.contains(variable))
                continue;
            const quint64 row = object.sizeInBytes / object.dimensions.first();
            gaps[i] = int((gapAfterArrays + row - 1) / row);
            bytes += quint64(gaps[i]) * row;
        }
        if (gaps.size() > 1 && bytes <= mostBytes)
            m_gaps.insert(gaps);
    }
}

std::string ObjectTable::size(int object) const
{
    if (m_gaps.contains(object) || literalNamedBy(m_variables[std::size_t(object)]))
        return std::to_string(m_objects[object].sizeInBytes) + "ul";
    return std::string("sizeof(") + usersNameMark + m_variables[std::size_t(object)]->getNameAsString() + ")";
}

void ObjectTable::addPrivate(const VarDecl *array, const QString &name)
{
    add(array, -1);
    m_objects.last().name = name;
}

bool ObjectTable::hasLocalVariables(const FunctionDecl *function)
{
    LocalCollector collector;
    collector.TraverseStmt(function->getBody());
    return std::any_of(collector.variables.begin(), collector.variables.end(),
                       [](const VarDecl *variable) { return spaceLetter(variable->getType()) == 'l'; });
}

void ObjectTable::seed(PointerFlow &flow) const
{
    for (const auto &[variable, object] : m_indexes) {
        if (variable->getType()->isPointerType() && isa<ParmVarDecl>(variable))
            flow.seedPointer(variable, object);
        else if (!variable->getType()->isImageType() && m_objects[object].memory != AddressSpace::Private)
            flow.seedObject(variable, object);
    }
}

int ObjectTable::onlyOf(const QualType &imageType) const
{
    int found = -1;
    for (std::size_t o = 0; o < m_variables.size(); ++o) {
        if (!m_variables[o] ||
            m_variables[o]->getType().getCanonicalType().getUnqualifiedType() != imageType.getCanonicalType().getUnqualifiedType())
            continue;
        if (found >= 0)
            return -1;
        found = int(o);
    }
    return found;
}

int ObjectTable::indexOf(const ValueDecl *variable) const
{
    const auto found = m_indexes.find(variable);
    return found == m_indexes.end() ? -1 : found->second;
}

bool ObjectTable::isIn(int object, char space) const
{
    const AddressSpace memory = m_objects[object].memory;
    if (space == 'x')
        return memory == AddressSpace::Global || memory == AddressSpace::Local;
    return memory == memoryOf(space);
}

unsigned ObjectTable::setNumber(const PointerTargets &targets, char space, const std::optional<PrivateBounds::Places> &privates)
{
    Set wanted;
    for (const int object : targets.objects) {
        if (isIn(object, space))
            wanted.objects.push_back(object);
    }
    if (space == 'x' && privates)
        wanted.privates = *privates;
    if (targets.unknown || (wanted.objects.empty() && wanted.privates.empty())) {
        wanted.objects.clear();
        for (int object = 0; object < int(m_objects.size()); ++object) {
            if (isIn(object, space))
                wanted.objects.push_back(object);
        }
    }
    wanted.open = targets.unknown || (space == 'x' && !privates);
    wanted.isLocal = space == 'l';
    if (wanted.objects.size() == 1 && wanted.privates.empty() && !wanted.open)
        return unsigned(wanted.objects.front());
    auto found = std::find(m_sets.begin(), m_sets.end(), wanted);
    if (found == m_sets.end())
        found = m_sets.insert(found, wanted);
    return firstSet() + unsigned(found - m_sets.begin());
}

const ObjectTable::Set &ObjectTable::set(unsigned number) const
{
    if (number >= firstSet())
        return m_sets[number - firstSet()];
    m_single = Set{{int(number)}, {}};
    return m_single;
}

std::set<int> ObjectTable::privatePlaces() const
{
    std::set<int> places;
    for (const Set &set : m_sets) {
        for (const auto &[place, bytes] : set.privates)
            places.insert(place);
    }
    return places;
}

std::string ObjectTable::setCases() const
{
    std::string text;
    for (std::size_t i = 0; i < m_sets.size(); ++i) {
        const Set &set = m_sets[i];
        text += "    case " + std::to_string(firstSet() + i) + "u:";
        for (const int object : set.objects)
            text += " KS_TRY(" + std::to_string(object) + "u)";
        for (const auto &[place, bytes] : set.privates)
            text += " KS_TRY_OWN(" + std::to_string(place) + "," + std::to_string(bytes) + "ul)";
        if (set.open) {
            text += set.isLocal ? " return 2u;\n" : " return address + KS_FIRST_ADDRESS < 2ul * KS_FIRST_ADDRESS ? 0u : 2u;\n";
            continue;
        }
        for (const int object : set.objects)
            text += " KS_NEAR(" + std::to_string(object) + "u)";
        for (const auto &[place, bytes] : set.privates)
            text += " KS_NEAR_OWN(" + std::to_string(place) + "," + std::to_string(bytes) + "ul)";
        text += " break;\n";
    }
    return text;
}

} // namespace kernelscope
