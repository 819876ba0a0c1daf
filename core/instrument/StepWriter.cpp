#include "instrument/StepWriter.h"

#include <algorithm>

#include "instrument/CalledFunction.h"
#include "instrument/PointerFlow.h"
#include "instrument/PrivateBounds.h"
#include "instrument/TypeDescription.h"
#include "support/Filled.h"
#include "trace/TraceLayout.h"

namespace kernelscope {

using namespace clang;

namespace {

constexpr const char *valueDefinition =
    "{ union { uint w[%2]; %1 v; } u; for (uint i = 0; i < %2; i++) u.w[i] = 0u; u.v = v; ks_note_step(ks, site, u.w, %3); }";

/// The same of what maybe nothing was assigned to yet: then all of its bytes are those of the pattern.
constexpr const char *maybeValueDefinition =
    "{\n"
    "    union { uint w[%2]; uchar b[4 * %2]; %1 v; } u; for (uint i = 0; i < %2; i++) u.w[i] = 0u; u.v = v;\n"
    "    for (uint i = 0u; i < sizeof(%1); i++)\n"
    "        if (u.b[i] != (uchar)(KS_UNSET >> 8u * (i & 3u))) { ks_note_step(ks, site, u.w, %3); return; }\n"
    "}";

/// What nothing was assigned to gets the pattern.
constexpr const char *unsetDefinition = "KS_SELDOM void ks_blank_value(__private uchar *now, uint bytes)\n"
                                        "{ for (uint i = 0u; i < bytes; i++) now[i] = (uchar)(KS_UNSET >> 8u * (i & 3u)); }";

/// `all`: every word, whether it differs or not. So many bytes (`unit`) change together.
constexpr const char *partsDefinition =
    "KS_SELDOM void ks_parts(ks_context *ks, uint site, const __private uchar *now, __private uchar *before, uint bytes, uint unit, uint "
    "all)\n"
    "{\n"
    "    for (uint i = 0u; i < bytes; i += 4u) {\n"
    "        uint n = bytes - i < 4u ? bytes - i : 4u, changed = 0u, w[2];\n"
    "        w[1] = 0u;\n"
    "        for (uint k = 0u; k < n; k++) {\n"
    "            w[1] |= (uint)now[i + k] << 8u * k;\n"
    "            if (all || now[i + k] != before[i + k]) changed |= ((1u << unit) - 1u) << k / unit * unit;\n"
    "            before[i + k] = now[i + k];\n"
    "        }\n"
    "        w[0] = i | changed << %1u;\n"
    "        if (changed) ks_note_step(ks, site, w, 2u);\n"
    "    }\n"
    "}";

/// What nothing was assigned to gets a pattern, so that it is seen when something is.
constexpr const char *blankDefinition = "KS_SELDOM void ks_blank(__private uchar *now, __private uchar *before, uint bytes)\n"
                                        "{ for (uint i = 0u; i < bytes; i++) now[i] = before[i] = (uchar)(KS_UNSET >> 8u * (i & 3u)); }";

/// What lay at a place is no more when another variable lies there.
constexpr const char *ownHereDefinition = "KS_SELDOM void ks_own_here(ks_context *ks, uint place, ulong address, ulong bytes)\n"
                                          "{\n"
                                          "    for (uint i = 0u; i < %1u; i++) if (ks->own[i] - address < bytes) ks->own[i] = 0ul;\n"
                                          "    ks->own[place] = address;\n"
                                          "}";

constexpr const char *ownPointerDefinition = "KS_SELDOM void ks_own_pointer(ks_context *ks, uint site, ulong address)\n"
                                             "{\n"
                                             "    uint w[3], object = %1u; ulong offset = address, from = 0ul;\n"
                                             "    if (address == KS_UNSET_ADDRESS) return;\n"
                                             "%2"
                                             "    w[0] = object;\n"
                                             "    w[1] = (uint)offset; w[2] = (uint)(offset >> 32);\n"
                                             "    ks_note_step(ks, site, w, 3u);\n"
                                             "}";

constexpr const char *pointerDefinition = "KS_SELDOM void ks_pointer(ks_context *ks, uint site, uint set, ulong address)\n"
                                          "{\n"
                                          "    uint w[3], object = KS_NO_OBJECT; ulong offset = address;\n"
                                          "    if (address == KS_UNSET_ADDRESS) return;\n"
                                          "    if (address && set != KS_NO_OBJECT) ks_find(ks, set, address, 1ul, &object, &offset);\n"
                                          "    w[0] = object == KS_NO_OBJECT ? %1u : object;\n"
                                          "    w[1] = (uint)offset; w[2] = (uint)(offset >> 32);\n"
                                          "    ks_note_step(ks, site, w, 3u);\n"
                                          "}";

/// The definition with its %1, %2, ... replaced.
std::string definition(const char *text, const auto &...parts)
{
    return filled(QString::fromLatin1(text), parts...).toStdString();
}

/// Bytes of the smallest number in an array or a struct; 4 at most.
unsigned smallestScalar(QualType type, const ASTContext &ast)
{
    type = ast.getBaseElementType(type);
    if (const auto *record = type->getAs<RecordType>()) {
        unsigned smallest = 4;
        for (const FieldDecl *field : record->getDecl()->fields())
            smallest = std::min(smallest, smallestScalar(field->getType(), ast));
        return smallest;
    }
    const auto *vector = type->getAs<ExtVectorType>();
    return std::min(4u, unsigned(ast.getTypeSizeInChars(vector ? vector->getElementType() : type).getQuantity()));
}

std::string usersName(const VarDecl *variable)
{
    return usersNameMark + variable->getNameAsString();
}

} // namespace

std::string StepWriter::startOfKernel(const RewriteContext &context)
{
    if (!context.marks)
        return {};
    const std::string forget =
        context.privates().count() == 0
            ? std::string()
            : "for (uint ks_i = 0u; ks_i < " + std::to_string(context.privates().count()) + "u; ks_i++) ks->own[ks_i] = 0ul; ";
    return forget + "uint ks_depth = 0u; ";
}

std::string StepWriter::registration(RewriteContext &context, const VarDecl *variable)
{
    if (!context.marks)
        return context.privates().registration(variable);
    context.device.add("ks_own_here", definition(ownHereDefinition, context.privates().count()));
    return context.privates().registration(variable, "ks_own_here");
}

StepWriter::StepWriter(RewriteContext &context, const std::vector<const FunctionDecl *> &functions) : m_context(context)
{
    for (const FunctionDecl *function : functions)
        m_variables[function] = variablesOf(function);
}

bool StepWriter::rewrite(const CallExpr *call)
{
    if (!m_context.marks || calledName(call) != stepMarkName)
        return false;
    const auto *number = dyn_cast<IntegerLiteral>(call->getArg(0)->IgnoreParenImpCasts());
    const auto index = number ? std::size_t(number->getValue().getZExtValue()) : m_context.marks->size();
    if (index >= m_context.marks->size())
        return false;
    const StepMark &mark = (*m_context.marks)[index];
    const auto *variable = mark.variable < 0 ? nullptr : m_variables.at(m_context.function)[std::size_t(mark.variable)];
    int site = -1; // a mark may be in several places, and a variable has several marks
    if (const auto known = m_values.find(variable); known != m_values.end())
        site = known->second;
    else if (const auto again = m_sites.find(int(index)); again != m_sites.end())
        site = again->second;
    if (site < 0) {
        site = m_context.addSite(mark.kind, call);
        m_context.sites[site].range = mark.range;
        m_context.sites[site].text = mark.text;
        m_sites[int(index)] = site;
        m_functions[site] = m_context.function;
        m_context.sites[site].stepped.order = int(index);
        m_context.sites[site].payloadWords = mark.kind == SiteKind::Enter ? 1 : 0;
        if (variable)
            describe(mark, site, variable);
    }
    const std::string text = variable                       ? recordValue(mark, site, variable)
                             : mark.kind == SiteKind::Enter ? "ks_note_step(ks," + std::to_string(site) + ",&ks_depth,1u)"
                                                            : "ks_note_step(ks," + std::to_string(site) + ",0,0u)";
    m_context.edits.replace(m_context.begin(call), m_context.end(call), "(" + m_context.unlessAway(text) + ")");
    return true;
}

void StepWriter::describe(const StepMark &mark, int site, const VarDecl *variable)
{
    m_values[variable] = site;
    const TypeDescription types(m_context.ast());
    const ASTContext &ast = m_context.ast();
    AccessSite &described = m_context.sites[site];
    described.memory = AddressSpace::Private;
    described.typeName = types.spelling(variable->getType());
    described.sizeInBytes = int(types.sizeInBytes(variable->getType()));
    described.stepped.form = *steppedForm(variable, ast);
    described.stepped.scopeEndLine = mark.scopeEndLine;
    described.stepped.scopeEndColumn = mark.scopeEndColumn;
    QualType element = variable->getType();
    while (const auto *array = ast.getAsConstantArrayType(element)) {
        described.stepped.extents << int(array->getSize().getZExtValue());
        element = array->getElementType();
    }
    types.appendLayouts(element, described.stepped.layouts);
    switch (described.stepped.form) {
    case ValueForm::Whole:
        described.type = types.elementType(element);
        described.payloadWords = int(deviceType(element, ast).words);
        break;
    case ValueForm::Parts:
        described.type = types.elementType(element);
        described.payloadWords = 2;
        break;
    case ValueForm::Pointer:
        described.type = types.elementType(element->getPointeeType());
        described.memory = memoryOf(spaceLetter(element->getPointeeType()));
        if (described.memory == AddressSpace::Private)
            described.stepped.targets = ownVariables();
        described.payloadWords = 3;
        break;
    }
}

QList<PointedVariable> StepWriter::ownVariables() const
{
    const ASTContext &ast = m_context.ast();
    QList<PointedVariable> targets;
    for (const VarDecl *variable : m_context.privates().variables()) {
        const QualType type = variable->getType();
        const int size = int(ast.getTypeSizeInChars(type).getQuantity());
        targets << PointedVariable{QString::fromStdString(variable->getNameAsString()), size,
                                   type->isArrayType() ? int(ast.getTypeSizeInChars(ast.getBaseElementType(type)).getQuantity()) : size};
    }
    return targets;
}

/// Which of the variables the pointer leads to: that which begins last before it, of several that were at one place one after the other the
/// last in the text (compilers take two variables' addresses to differ, so ks_own_here() need not see it); else that which it is the end
/// of.
std::string StepWriter::ownSearch() const
{
    std::string inside, ends;
    const QList<PointedVariable> targets = ownVariables();
    for (int i = 0; i < int(targets.size()); ++i) {
        const std::string own = "ks->own[" + std::to_string(i) + "]";
        const std::string size = std::to_string(targets[i].sizeInBytes) + "ul";
        const std::string found = "object = " + std::to_string(SteppedSite::ownVariable + quint32(i)) + "u, offset = address - " + own;
        inside +=
            "    if (" + own + " && " + own + " >= from && address - " + own + " < " + size + ") " + found + ", from = " + own + ";\n";
        ends += "    if (object == " + std::to_string(SteppedSite::noObject) + "u && " + own + " && address - " + own + " == " + size +
                ") " + found + ";\n";
    }
    return inside + ends;
}

std::string StepWriter::recordValue(const StepMark &mark, int site, const VarDecl *variable)
{
    const std::string start = "(ks," + std::to_string(site) + ",";
    const std::string name = usersName(variable);
    const bool isParts = m_context.sites[site].stepped.form == ValueForm::Parts;
    if (!isParts && mark.begins && !variable->getInit() && !isa<ParmVarDecl>(variable)) {
        m_context.device.add("ks_blank_value", unsetDefinition);
        return "ks_blank_value((__private uchar *)&" + name + ",sizeof(" + name + "))";
    }
    switch (m_context.sites[site].stepped.form) {
    case ValueForm::Parts:
        return recordParts(mark, site, variable);
    case ValueForm::Pointer: {
        const std::string address = "(ulong)(uintptr_t)" + name + ")";
        const char space = spaceLetter(variable->getType()->getPointeeType());
        if (!space) {
            m_context.device.add("ks_own_pointer",
                                 definition(ownPointerDefinition, SteppedSite::noObject, QString::fromStdString(ownSearch())));
            return "ks_own_pointer" + start + address;
        }
        m_context.device.add("ks_pointer", definition(pointerDefinition, SteppedSite::noObject));
        return "ks_pointer" + start + std::to_string(m_context.objects().setNumber(m_context.flow().ofVariable(variable), space)) + "u," +
               address;
    }
    case ValueForm::Whole:
        break;
    }
    const DeviceType type = deviceType(variable->getType(), m_context.ast());
    const std::string function = (mark.isCertain ? "ks_value_" : "ks_maybe_value_") + type.word;
    m_context.device.add(function, "KS_SELDOM void " + function + "(ks_context *ks, uint site, " + type.name + " v) " +
                                       definition(mark.isCertain ? valueDefinition : maybeValueDefinition,
                                                  QString::fromStdString(type.name), type.storedWords, type.words));
    return function + start + name + ")";
}

std::string StepWriter::recordParts(const StepMark &mark, int site, const VarDecl *variable)
{
    m_context.device.add("ks_parts", definition(partsDefinition, SteppedSite::changedBits));
    m_context.device.add("ks_blank", blankDefinition);
    const std::string bytes = std::to_string(m_context.sites[site].sizeInBytes);
    std::string &other = m_otherBytes[variable];
    if (other.empty())
        other = m_context.temporary("uchar", "[" + bytes + "]");
    const std::string now = "(__private uchar *)&" + usersName(variable);
    if (mark.begins && !variable->getInit() && !isa<ParmVarDecl>(variable))
        return "ks_blank(" + now + "," + other + "," + bytes + "u)";
    return "ks_parts(ks," + std::to_string(site) + "," + now + "," + other + "," + bytes + "u," +
           std::to_string(smallestScalar(variable->getType(), m_context.ast())) + "u," + (mark.begins ? "1u" : "0u") + ")";
}

void StepWriter::finish()
{
    for (const auto &[index, site] : m_sites) {
        const int loop = (*m_context.marks)[std::size_t(index)].loop;
        const auto found = m_sites.find(loop);
        m_context.sites[site].partner = found == m_sites.end() ? -1 : found->second;
        const StepMark &mark = (*m_context.marks)[std::size_t(index)];
        SteppedSite &stepped = m_context.sites[site].stepped;
        for (const auto &[numbers, sites] : {std::pair(&mark.reads, &stepped.reads), std::pair(&mark.assigns, &stepped.assigns)}) {
            for (const int number : *numbers) {
                const auto value = m_values.find(m_variables.at(m_functions.at(site))[std::size_t(number)]);
                if (value != m_values.end())
                    *sites << value->second;
            }
        }
    }
}

} // namespace kernelscope
