#include "instrument/WriteAnalysis.h"

#include "instrument/CalledFunction.h"
#include "instrument/PointerFlow.h"
#include "instrument/SyntaxVisitor.h"

namespace kernelscope {
namespace {

using namespace clang;

/// Collects what is stored through, directly or by one of OpenCL's own functions.
class StoreCollector : public SyntaxVisitor
{
public:
    explicit StoreCollector(const PointerFlow &flow) : m_flow(flow) {}

    PointerTargets stored;

    bool VisitBinaryOperator(BinaryOperator *operation) override
    {
        if (operation->isAssignmentOp())
            stored.add(m_flow.ofAddress(operation->getLHS()));
        return true;
    }
    bool VisitUnaryOperator(UnaryOperator *operation) override
    {
        if (operation->isIncrementDecrementOp())
            stored.add(m_flow.ofAddress(operation->getSubExpr()));
        return true;
    }
    bool VisitCallExpr(CallExpr *call) override
    {
        const FunctionDecl *callee = call->getDirectCallee();
        const BuiltinMemory memory = builtinCalled(call).memory;
        if (!callee || callee->getDefinition() || memory == BuiltinMemory::Read || memory == BuiltinMemory::None)
            return true;
        for (unsigned i = 0; i < call->getNumArgs(); ++i) {
            if (call->getArg(i)->getType()->isPointerType() && writesThrough(*callee, i))
                stored.add(m_flow.ofValue(call->getArg(i)));
        }
        return true;
    }

private:
    static bool writesThrough(const FunctionDecl &callee, unsigned argument)
    {
        if (argument >= callee.getNumParams())
            return false;
        const QualType type = callee.getParamDecl(argument)->getType();
        return type->isPointerType() && !type->getPointeeType().isConstQualified();
    }

    const PointerFlow &m_flow;
};

Knowledge knowledgeOf(int object, bool isConst, const PointerTargets &stored, const PointerFlow &flow)
{
    const bool hasEscaped = flow.escaped().count(object) > 0;
    if (stored.objects.count(object)) // what pointers in memory lead to is one set
        return hasEscaped && isConst ? Knowledge::Unknown : Knowledge::Yes;
    return stored.unknown && hasEscaped ? Knowledge::Unknown : Knowledge::No;
}

} // namespace

QList<Knowledge> writtenParameters(const FunctionDecl *kernel, const CallGraph &calls)
{
    const auto functions = calls.reachableFrom(kernel);
    PointerFlow flow(functions);
    for (unsigned i = 0; i < kernel->getNumParams(); ++i) {
        if (kernel->getParamDecl(i)->getType()->isPointerType())
            flow.seedPointer(kernel->getParamDecl(i), int(i));
    }
    flow.solve();
    StoreCollector collector(flow);
    for (const FunctionDecl *function : functions)
        collector.TraverseStmt(function->getBody());

    QList<Knowledge> result;
    for (unsigned i = 0; i < kernel->getNumParams(); ++i) {
        const QualType type = kernel->getParamDecl(i)->getType();
        result.append(type->isPointerType() ? knowledgeOf(int(i), type->getPointeeType().isConstQualified(), collector.stored, flow)
                                            : Knowledge::No);
    }
    return result;
}

} // namespace kernelscope
