#include "instrument/SignatureReader.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/Attr.h>

#include "instrument/FenceScopes.h"
#include "instrument/KernelFactsReader.h"
#include "instrument/SourceNaming.h"
#include "instrument/SyntaxVisitor.h"
#include "instrument/TypeDescription.h"
#include "instrument/WriteAnalysis.h"

namespace kernelscope {
namespace {

using namespace clang;

class LocalVariableCollector : public SyntaxVisitor
{
public:
    LocalVariableCollector(const ASTContext &context, const TypeDescription &types) : m_context(context), m_types(types) {}

    QList<LocalVariable> variables;
    std::vector<QualType> variableTypes;

    bool VisitVarDecl(VarDecl *declaration) override
    {
        QualType type = declaration->getType();
        if (type.getAddressSpace() != LangAS::opencl_local || declaration->isInvalidDecl())
            return true;
        variableTypes.push_back(type);
        LocalVariable variable;
        variable.name = QString::fromStdString(declaration->getNameAsString());
        variable.typeName = m_types.spelling(type);
        variable.sizeInBytes = m_types.sizeInBytes(type);
        variable.place = sourcePlace(declaration->getLocation(), m_context.getSourceManager());
        while (const auto *array = m_context.getAsConstantArrayType(type)) {
            variable.dimensions.append(array->getSize().getZExtValue());
            type = array->getElementType();
        }
        variable.type = m_types.elementType(type);
        variables.append(variable);
        return true;
    }

private:
    const ASTContext &m_context;
    const TypeDescription &m_types;
};

class ProgramReader
{
public:
    ProgramReader(ASTContext &context, const CallGraph &calls) : m_context(context), m_calls(calls), m_types(context) {}

    ProgramSignature read()
    {
        for (const FunctionDecl *kernel : m_calls.kernels())
            m_program.kernels.append(signatureOf(kernel));
        for (const Decl *declaration : m_context.getTranslationUnitDecl()->decls())
            addStruct(declaration);
        return m_program;
    }

private:
    /// Buffers may be made of structs that no kernel names, and by any name that the sources give a struct.
    void addStruct(const Decl *declaration)
    {
        if (const auto *record = dyn_cast<RecordDecl>(declaration); record && !record->isImplicit())
            m_types.appendLayouts(m_context.getRecordType(record), m_program.structs);
        else if (const auto *alias = dyn_cast<TypedefNameDecl>(declaration); alias && !alias->isImplicit())
            m_types.appendAlias(*alias, m_program.structs);
    }

    KernelSignature signatureOf(const FunctionDecl *kernel)
    {
        KernelSignature signature;
        signature.name = QString::fromStdString(kernel->getNameAsString());
        signature.place = sourcePlace(kernel->getLocation(), m_context.getSourceManager());
        const QList<Knowledge> written = writtenParameters(kernel, m_calls);
        for (unsigned i = 0; i < kernel->getNumParams(); ++i) {
            const ParmVarDecl *declaration = kernel->getParamDecl(i);
            signature.parameters.append(m_types.parameter(*declaration));
            signature.parameters.last().written = written[int(i)];
            m_types.appendLayouts(declaration->getType(), m_program.structs);
        }
        if (const auto *size = kernel->getAttr<ReqdWorkGroupSizeAttr>())
            signature.requiredLocalSize = {size->getXDim(), size->getYDim(), size->getZDim()};
        if (const auto *size = kernel->getAttr<WorkGroupSizeHintAttr>())
            signature.hintedLocalSize = {size->getXDim(), size->getYDim(), size->getZDim()};
        addLocals(kernel, signature);
        signature.forbidden = m_calls.recursionsFrom(kernel) + wrongFenceScopes(m_calls.reachableFrom(kernel), m_context);
        if (!m_context.getDiagnostics().hasErrorOccurred() && signature.forbidden.isEmpty())
            signature.facts = readKernelFacts(kernel, m_calls, m_context);
        return signature;
    }

    void addLocals(const FunctionDecl *kernel, KernelSignature &signature)
    {
        LocalVariableCollector collector(m_context, m_types);
        collector.TraverseStmt(kernel->getBody());
        signature.localVariables = collector.variables;
        for (const QualType type : collector.variableTypes) {
            if (type->isDependentType() || type->containsErrors()) // of a declaration that could not be read
                continue;
            const quint64 alignment = quint64(m_context.getTypeAlignInChars(type).getQuantity());
            const quint64 start = (signature.localMemorySize + alignment - 1) / alignment * alignment;
            signature.localMemorySize = start + m_types.sizeInBytes(type);
            m_types.appendLayouts(type, m_program.structs);
        }
    }

    ASTContext &m_context;
    const CallGraph &m_calls;
    TypeDescription m_types;
    ProgramSignature m_program;
};

} // namespace

ProgramSignature readSignature(ASTContext &context, const CallGraph &calls)
{
    return ProgramReader(context, calls).read();
}

} // namespace kernelscope
