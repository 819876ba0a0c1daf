#pragma once

#include <QTest>

#include "planner/Planner.h"

namespace kernelscope {

/// Builds a project for a test and plans it. Starts as a vector addition that is right: change what the test is about.
struct PlanBuilder
{
    Project project;
    PlanContext context;
    Evaluator evaluator;

    PlanBuilder()
    {
        context.devices = {device(QStringLiteral("Test CPU"), QStringLiteral("CPU"))};
        project.parameters = {parameter("n", "64")};
        project.buffers = {buffer("A", Access::In), buffer("B", Access::In), buffer("C", Access::Out)};
        project.plan = {launch("add", "vadd", {"n"}, {"16"})};
        context.signature.kernels = {kernel("vadd")};
        context.signature.structs = {{QStringLiteral("Particle"), 16, {member("position", 0), member("mass", 12)}}};
    }

    static QString text(const char *utf8) { return QString::fromUtf8(utf8); }
    static Expression expr(const char *utf8) { return Expression(text(utf8)); }
    static QList<Expression> exprs(std::initializer_list<const char *> list)
    {
        QList<Expression> result;
        for (const char *item : list)
            result << expr(item);
        return result;
    }
    static DeviceInfo device(const QString &name, const QString &type)
    {
        DeviceInfo info;
        info.platform.name = QStringLiteral("Test");
        info.name = name;
        info.type = type;
        info.languageStandards = {QStringLiteral("CL1.2"), QStringLiteral("CL2.0")};
        info.globalMemorySize = 1 << 20;
        info.maxAllocationSize = 1 << 18;
        info.localMemorySize = 1024;
        info.constantBufferSize = 4096;
        info.maxWorkGroupSize = 256;
        info.maxWorkItemSizes = {256, 256, 64};
        return info;
    }
    static Parameter parameter(const char *name, const char *value) { return {text(name), expr(value), {}, {}, {}}; }
    static BufferSpec buffer(const char *name, Access access, const char *type = "float", const char *extent = "n")
    {
        BufferSpec spec;
        spec.name = text(name);
        spec.type = text(type);
        spec.shape = {expr(extent)};
        spec.access = access;
        return spec;
    }
    static Argument bind(const char *parameter, const char *buffer) { return {text(parameter), BufferArgument{text(buffer)}}; }
    static Argument value(const char *parameter, std::initializer_list<const char *> list)
    {
        return {text(parameter), ValueArgument{exprs(list)}};
    }
    static Argument local(const char *parameter, const char *count) { return {text(parameter), LocalArgument{expr(count)}}; }
    static Step launch(const char *name, const char *kernel, std::initializer_list<const char *> global,
                       std::initializer_list<const char *> localSize = {})
    {
        LaunchStep step;
        step.kernel = text(kernel);
        step.global = exprs(global);
        step.local = exprs(localSize);
        step.arguments = {bind("a", "A"), bind("b", "B"), bind("c", "C")};
        return {text(name), {}, {}, step};
    }
    template <typename Action> static Step step(const Action &action, const char *name = "") { return {text(name), {}, {}, action}; }
    static KernelParameter pointer(const char *name, const char *type, bool isConst, Knowledge written = Knowledge::Unknown)
    {
        return {text(name), text(type) + u'*', ParameterKind::GlobalPointer, elementTypeNamed(text(type)), isConst, written};
    }
    static KernelParameter scalar(const char *name, const char *type)
    {
        return {text(name), text(type), ParameterKind::Value, elementTypeNamed(text(type)), false, Knowledge::No};
    }
    static KernelParameter localPointer(const char *name, const char *type)
    {
        return {text(name), text(type) + u'*', ParameterKind::LocalPointer, elementTypeNamed(text(type)), false, Knowledge::Yes};
    }
    static KernelSignature kernel(const char *name)
    {
        KernelSignature signature;
        signature.name = text(name);
        signature.parameters = {pointer("a", "float", true), pointer("b", "float", true), pointer("c", "float", false)};
        return signature;
    }
    static StructMember member(const char *name, int offset) { return {text(name), {Scalar::Float, 1, {}}, offset, offset == 0 ? 3 : 1}; }

    LaunchStep &firstLaunch() { return std::get<LaunchStep>(project.plan[0].action); }
    /// Gives the first launch's kernel one more parameter, and the launch an argument for it.
    void add(const KernelParameter &parameter, const Argument &argument)
    {
        context.signature.kernels[0].parameters << parameter;
        firstLaunch().arguments << argument;
    }

    PlanOutcome plan() { return planProject(project, context, evaluator); }
    /// "path: message [suggestion]" for every problem.
    QStringList problems()
    {
        QStringList lines;
        for (const Problem &problem : plan().report.problems)
            lines << problem.path + QStringLiteral(": ") + problem.message +
                         (problem.suggestion.isEmpty() ? QString() : QStringLiteral(" [%1]").arg(problem.suggestion));
        return lines;
    }
    /// The commands as a text of one line each: "launch add queue 0 after 1".
    QStringList commands()
    {
        const PlanOutcome outcome = plan();
        QStringList lines;
        for (const Problem &problem : outcome.report.problems)
            lines << QStringLiteral("problem: ") + problem.message;
        for (const PlannedCommand &command : outcome.plan.commands) {
            const PlannedQueue &queue = outcome.plan.queues[command.queue.value];
            QString line = command.name;
            if (queue.device != DeviceSlot(0))
                line += QStringLiteral(" @%1").arg(queue.device.value);
            if (queue.name != u"default")
                line += QStringLiteral(" in ") + queue.name;
            for (const CommandIndex earlier : command.after)
                line += QStringLiteral(" after %1").arg(earlier.value);
            lines << line;
        }
        return lines;
    }
};

} // namespace kernelscope
