#include "instrument/KernelRewriter.h"

#include <algorithm>

#include <clang/AST/Attr.h>
#include <clang/AST/TypeLoc.h>
#include <clang/Basic/SourceManager.h>

#include "instrument/BuiltinCalls.h"
#include "instrument/CallGraph.h"
#include "instrument/Convergence.h"
#include "instrument/GroupEvents.h"
#include "instrument/OwnNames.h"
#include "instrument/PrivateBounds.h"
#include "instrument/ProgramWalker.h"
#include "instrument/StringLiterals.h"
#include "instrument/TypeDescription.h"
#include "trace/TraceLayout.h"

namespace kernelscope {
namespace {

using namespace clang;

class KernelRewriter
{
public:
    KernelRewriter(const FlatSource &source, ASTContext &ast, const CallGraph &calls, const FunctionDecl *kernel)
        : m_ast(ast), m_kernel(kernel), m_functions(calls.reachableFrom(kernel)), m_objects(ast), m_flow(m_functions),
          m_privates(m_functions, ast), m_context(source, ast, m_objects, m_flow, m_privates), m_convergence(m_functions),
          m_control(m_context, m_convergence), m_walker(m_context, m_control, m_functions), m_source(source)
    {
    }

    Result<InstrumentedKernel> run(bool dataflow, const std::vector<StepMark> *marks, const std::vector<UnsequencedChange> &unsequenced)
    {
        m_context.marks = marks;
        for (const FunctionDecl *function : m_functions) {
            if (function != m_kernel && ObjectTable::hasLocalVariables(function))
                return fail(
                    QStringLiteral("The kernel %1 is called by %2 and keeps variables in local memory, which a function "
                                   "can't do. Pass them to it as parameters.")
                        .arg(QString::fromStdString(function->getNameAsString()), QString::fromStdString(m_kernel->getNameAsString())));
        }
        m_objects.collect(m_kernel, m_functions);
        m_context.casts = PointerCasts(m_functions, m_ast);
        m_context.flows.start(m_functions);
        if (dataflow)
            m_context.flows.turnOn(m_source, m_ast);
        for (const VarDecl *array : m_context.flows.recordedArrays(m_ast))
            m_objects.addPrivate(array, m_context.flows.name(array));
        if (m_objects.objects().size() >= qsizetype(traceLayout::unknownObject))
            return fail(QStringLiteral("The kernel and its program have %1 arrays and buffers; a trace can tell at most %2 "
                                       "apart.")
                            .arg(m_objects.objects().size())
                            .arg(traceLayout::unknownObject - 1));
        m_objects.seed(m_flow);
        m_flow.solve();
        for (const Decl *declaration : m_ast.getTranslationUnitDecl()->decls())
            rewriteDeclaration(declaration);
        m_walker.finish();
        lengthenArrays();
        for (const UnsequencedChange &change : unsequenced)
            addUnsequenced(change);
        // Last: any function may have asked for the group's memory.
        m_context.edits.insert(m_kernelStart, kernelStart() + m_kernelTemporaries, EditList::Order::Front);
        for (const auto &[record, functions] : m_context.device.behindRecords())
            putBehind(record, functions);
        if (m_context.sites.size() + m_context.streaks.size() >= qsizetype(traceLayout::maximumSites))
            return fail(QStringLiteral("The kernel accesses memory in %1 places; a trace can tell at most %2 apart.")
                            .arg(m_context.sites.size())
                            .arg(traceLayout::maximumSites - 1));
        return result();
    }

private:
    bool isKept(const FunctionDecl *function) const
    {
        return std::find(m_functions.begin(), m_functions.end(), function->getDefinition()) != m_functions.end();
    }

    void rewriteDeclaration(const Decl *declaration)
    {
        const auto *function = dyn_cast<FunctionDecl>(declaration);
        if (!function || function->isImplicit() || function->getLocation().isInvalid() ||
            m_ast.getSourceManager().isInSystemHeader(function->getLocation()))
            return;
        if (!function->getDefinition())
            return; // someone else's: called as it is
        if (!isKept(function))
            return drop(function);
        rewriteParameters(function);
        if (function != m_kernel && function->hasAttr<OpenCLKernelAttr>())
            makePlain(function);
        if (function != m_kernel)
            makePublic(function);
        if (function->doesThisDeclarationHaveABody())
            rewriteBody(function);
    }

    void addUnsequenced(const UnsequencedChange &change)
    {
        const unsigned at = m_context.begin(change.place);
        const auto around = std::ranges::find_if(m_functions, [&](const FunctionDecl *function) {
            return at >= m_context.begin(function->getBody()) && at < m_context.end(function->getBody());
        });
        if (around == m_functions.end())
            return;
        m_context.function = *around;
        const int site = m_context.addSite(SiteKind::Unordered, at, m_context.end(change.place));
        m_context.sites[site].variables.append(QString::fromStdString(change.variable));
    }

    /// t[8] becomes t[(8) + 16].
    void lengthenArrays()
    {
        for (int i = 0; i < int(m_objects.objects().size()); ++i) {
            const int gap = m_objects.gap(i);
            if (gap == 0)
                continue;
            const ArrayTypeLoc array = declaredArray(cast<VarDecl>(m_objects.variable(i)));
            const unsigned open = m_context.begin(array.getLBracketLoc()) + 1;
            const unsigned close = m_context.begin(array.getRBracketLoc());
            const std::string more = " + " + std::to_string(gap);
            if (!array.getSizeExpr()) { // as many as it is set to
                m_context.edits.insert(close, std::to_string(m_objects.objects()[i].dimensions.first()) + more);
                continue;
            }
            m_context.edits.insert(open, "(");
            m_context.edits.insert(close, ")" + more);
        }
    }

    /// Takes "static" and "inline" away. C99 keeps no function for one that is only inline, though the device's compiler may call it
    /// after all, since it grew. And what only this program knows PoCL 3.1 gives the address of the kernel's local array, but wrongly.
    void makePublic(const FunctionDecl *function)
    {
        const std::string &text = m_context.text();
        const unsigned name = m_context.begin(function->getLocation());
        for (unsigned at = beginWithAttributes(function); at < name;) {
            unsigned end = at;
            while (end < name && isWordCharacter(text[end]))
                ++end;
            const std::string word = text.substr(at, end - at);
            if (word == "static" || word == "inline" || word == "__inline" || word == "__inline__")
                m_context.edits.replace(at, end, "");
            at = std::max(end, at + 1);
        }
    }

    unsigned beginWithAttributes(const FunctionDecl *function) const
    {
        unsigned begin = m_context.begin(function->getBeginLoc());
        for (const Attr *attribute : function->attrs()) {
            if (attribute->getLocation().isInvalid())
                continue;
            unsigned at = m_context.begin(attribute->getLocation());
            if (!isa<OpenCLKernelAttr>(attribute))
                at = unsigned(std::min<std::size_t>(at, m_context.text().rfind("__attribute__", at)));
            begin = std::min(begin, at);
        }
        return begin;
    }

    void drop(const FunctionDecl *function)
    {
        const unsigned begin = beginWithAttributes(function);
        const unsigned end = function->doesThisDeclarationHaveABody() ? m_context.end(function->getBody())
                                                                      : m_context.find(';', m_context.begin(function->getLocation())) + 1;
        m_context.edits.replace(begin, end, "");
    }

    /// A kernel that another kernel calls becomes a function.
    void makePlain(const FunctionDecl *function)
    {
        for (const Attr *attribute : function->attrs()) {
            if (attribute->getLocation().isInvalid())
                continue;
            m_context.edits.replace(m_context.begin(attribute->getRange().getBegin()), m_context.end(attribute->getRange().getEnd()), "");
        }
    }

    void rewriteParameters(const FunctionDecl *function)
    {
        const FunctionTypeLoc type = function->getFunctionTypeLoc();
        const unsigned open = m_context.begin(type.getLParenLoc());
        const unsigned close = m_context.begin(type.getRParenLoc());
        const bool none = function->getNumParams() == 0;
        const std::string callee = "ks_context *ks" + Assignments::parameter(m_context, function->getDefinition()) +
                                   StepWriter::parameter(m_context) + samplerParameters(function);
        const std::string added = function == m_kernel || function->getDefinition() == m_kernel ? "__global uint *ks_trace" : callee;
        if (none)
            m_context.edits.replace(open + 1, close, added);
        else if (added.front() == '_')
            m_context.edits.insert(close, ", " + added);
        else
            m_context.edits.insert(open + 1, added + ", ");
    }

    void rewriteBody(const FunctionDecl *function)
    {
        m_context.function = function;
        m_context.inKernel = function == m_kernel;
        const auto *body = cast<CompoundStmt>(function->getBody());
        m_context.changes = {};
        m_context.changes.read(body);
        const std::string atEnd = m_control.rewriteBody(function) + m_walker.atEnd(function);
        std::string temporaries = m_context.takeTemporaries();
        if (m_context.inKernel)
            temporaries += StepWriter::startOfKernel(m_context);
        for (const ParmVarDecl *parameter : function->parameters())
            temporaries += StepWriter::registration(m_context, parameter) + eventDeclared(m_context, parameter);
        const unsigned start = m_context.beginOfBody(body);
        if (m_context.inKernel) {
            m_context.edits.insert(m_context.begin(body->getRBracLoc()), " ks_end(ks); ", EditList::Order::Back);
            m_kernelStart = start;
            m_kernelTemporaries = temporaries;
        } else {
            m_context.edits.insert(start, " " + temporaries + Assignments::startOf(m_context, function), EditList::Order::Front);
            m_context.edits.insert(m_context.begin(body->getRBracLoc()), atEnd, EditList::Order::Back);
        }
    }

    std::string kernelStart() const
    {
        std::string text = " ks_context ks_state; ks_context *ks = &ks_state; ";
        if (m_context.usesGroupMemory)
            text += "__local uint ks_group[9]; ";
        text += "ks_begin(ks, ks_trace); " + samplersOfKernel(m_kernel);
        std::string unset;
        for (int i = 0; i < int(m_objects.objects().size()); ++i) {
            const TracedObject &object = m_objects.objects()[i];
            const std::string index = std::to_string(i);
            const std::string name = usersNameMark + object.name.toStdString();
            const auto *variable = dyn_cast<VarDecl>(m_objects.variable(i));
            if (object.memory == AddressSpace::Local && object.argument >= 0)
                unset += unsetMemory(name, "ks->size[" + index + "]") + " ";
            if (object.memory == AddressSpace::Image)
                text += "ks_picture(ks, " + index + ", " + std::to_string(object.argument) + "); ";
            else if (object.argument >= 0)
                text += "ks_argument(ks, " + index + ", " + std::to_string(object.argument) + ", (ulong)(uintptr_t)" + name + "); ";
            else if (variable && variable->isFileVarDecl() && !isBehindKernel(variable))
                text += whereabouts(i);
            else
                text += "ks->base[" + index + "] = 0; ks->size[" + index + "] = 0; ";
        }
        for (const int place : m_objects.privatePlaces())
            text += "ks->own[" + std::to_string(place) + "] = 0ul; ";
        if (!variablesBehindKernel().empty())
            text += "ks_program(ks); ";
        if (m_context.usesGroupMemory)
            text += unset + "ks_start_votes(ks, ks_group); ";
        else if (!unset.empty())
            text += unset + "barrier(CLK_LOCAL_MEM_FENCE); ";
        return text;
    }

    std::string whereabouts(int object) const
    {
        const std::string index = std::to_string(object);
        const std::string name = usersNameMark + m_objects.variable(object)->getNameAsString();
        return "ks->base[" + index + "] = (ulong)(uintptr_t)&" + name + "; ks->size[" + index + "] = " + m_objects.size(object) + "; ";
    }

    bool isBehindKernel(const VarDecl *variable) const
    {
        return m_ast.getSourceManager().isBeforeInTranslationUnit(m_kernel->getLocation(), variable->getLocation());
    }

    /// Tables of the program that the kernel's text can't name yet: a function at the program's end does.
    std::string variablesBehindKernel() const
    {
        std::string text;
        for (int i = 0; i < int(m_objects.objects().size()); ++i) {
            const auto *variable = dyn_cast<VarDecl>(m_objects.variable(i));
            if (variable && variable->isFileVarDecl() && isBehindKernel(variable))
                text += whereabouts(i);
        }
        return text;
    }

    void putBehind(const RecordDecl *record, const std::string &functions)
    {
        const unsigned brace = m_context.end(record->getBraceRange().getEnd());
        m_context.edits.insert(m_context.find(';', brace) + 1, "\n" + functions, EditList::Order::Front);
    }

    /// A helper that is copied into its callers has its variables once in each; a few more are of no use.
    unsigned eventsKept() const
    {
        constexpr unsigned most = 32;
        return m_context.waits ? std::clamp(2 * m_context.events, 4u, most) : 1;
    }

    /// Sites that would take a copy of what records an access, were it not called. Of a vote compilers copy what has barriers into its
    /// callers, and make copies of loops around them: it costs as much as many sites.
    quint64 callsToRecord() const
    {
        const auto small = std::ranges::count(m_context.sites, SiteKind::Overflow, &AccessSite::kind);
        return quint64(m_context.sites.size() - small) + (m_context.usesGroupMemory ? 20 : 0);
    }

    InstrumentedKernel result()
    {
        InstrumentedKernel kernel;
        kernel.kernel = QString::fromStdString(m_kernel->getNameAsString());
        const bool others = usesOwnNames(m_context.text());
        const auto rename = [&](const std::string &text) { return withNamesSettled(text, others); };
        const std::string program = m_context.edits.applied(m_context.text(), rename);
        const std::string behind = variablesBehindKernel();
        const std::string declaration = behind.empty() ? "" : "void ks_program(ks_context *ks);\n";
        const std::string prelude = m_context.device.prelude(
            m_objects, {m_privates.count(), m_context.votingFunctions(), quint64(m_context.sites.size()), callsToRecord(), eventsKept()});
        kernel.text = QString::fromStdString(rename(prelude + declaration) + "/* The user's program. */\n" + program +
                                             (behind.empty() ? "" : rename("\nvoid ks_program(ks_context *ks) { " + behind + "}\n")));
        m_context.flows.fillIn(m_context.sites);
        kernel.sites = m_context.sites;
        kernel.streaks = m_context.streaks;
        kernel.objects = m_objects.objects();
        kernel.untraced = m_context.untraced;
        kernel.usesGroupMemory = m_context.usesGroupMemory;
        kernel.groupMemoryInBytes = m_context.usesGroupMemory ? 36 : 0;
        return kernel;
    }

    ASTContext &m_ast;
    const FunctionDecl *m_kernel;
    std::vector<const FunctionDecl *> m_functions;
    ObjectTable m_objects;
    PointerFlow m_flow;
    PrivateBounds m_privates;
    RewriteContext m_context;
    Convergence m_convergence;
    ControlFlow m_control;
    ProgramWalker m_walker;
    const FlatSource &m_source;
    unsigned m_kernelStart = 0;
    std::string m_kernelTemporaries;
};

Result<const FunctionDecl *> kernelIn(const CallGraph &calls, const QString &kernel)
{
    for (const FunctionDecl *candidate : calls.kernels()) {
        if (QString::fromStdString(candidate->getNameAsString()) == kernel)
            return candidate;
    }
    return fail(QStringLiteral("The sources have no kernel \"%1\".").arg(kernel));
}

} // namespace

Result<InstrumentedKernel> rewriteKernel(const FlatSource &source, ASTContext &ast, const QString &kernel, bool dataflow,
                                         const std::vector<StepMark> *marks, const std::vector<UnsequencedChange> &unsequenced)
{
    const CallGraph calls(ast);
    const auto found = kernelIn(calls, kernel);
    return found ? KernelRewriter(source, ast, calls, *found).run(dataflow, marks, unsequenced) : fail(found.error());
}

FlatSource nameLiterals(const FlatSource &source, ASTContext &ast, const QString &kernel)
{
    const CallGraph calls(ast);
    const auto found = kernelIn(calls, kernel);
    return found ? withLiteralsNamed(source, ast, calls.reachableFrom(*found)) : source;
}

Result<MarkedSource> markSteps(const FlatSource &source, ASTContext &ast, const QString &kernel)
{
    const CallGraph calls(ast);
    const auto found = kernelIn(calls, kernel);
    return found ? Result<MarkedSource>(withStepMarks(source, ast, calls.reachableFrom(*found))) : fail(found.error());
}

} // namespace kernelscope
