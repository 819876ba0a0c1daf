#include "ui/devices/MemoryRegions.h"

#include <algorithm>

#include <QHash>
#include <QRegularExpression>

#include "project/Steps.h"
#include "support/Ranges.h"
#include "support/Tr.h"
#include "ui/models/Counts.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

QList<KernelRegisters> registersIn(const QString &buildLog)
{
    static const QRegularExpression entry(u"Compiling entry function '([^']+)'"_s);
    static const QRegularExpression properties(u"Function properties for (\\S+)"_s);
    static const QRegularExpression stack(u"(\\d+) bytes stack frame, (\\d+) bytes spill stores, (\\d+) bytes spill loads"_s);
    static const QRegularExpression used(u"Used (\\d+) registers"_s);
    QList<KernelRegisters> found;
    KernelRegisters now;
    QString function; // The properties of those that a kernel calls stand among its own.
    for (const QString &line : buildLog.split(u'\n')) {
        if (const auto match = entry.match(line); match.hasMatch())
            now = {match.captured(1)};
        if (const auto match = properties.match(line); match.hasMatch())
            function = match.captured(1);
        if (const auto match = stack.match(line); match.hasMatch() && function == now.kernel) {
            now.stackBytes = match.captured(1).toULongLong();
            now.spillStoreBytes = match.captured(2).toULongLong();
            now.spillLoadBytes = match.captured(3).toULongLong();
        }
        if (const auto match = used.match(line); match.hasMatch() && !now.kernel.isEmpty()) {
            now.registers = match.captured(1).toInt();
            found << std::exchange(now, {});
        }
    }
    return found;
}

namespace {

/// Every argument of every launch with the kernel's parameter that it is for.
void eachArgument(const Project &project, const ProgramSignature &signature, const auto &visit)
{
    forEachLaunchAt(project.plan, [&](const Step &, const LaunchStep &launch, const QString &path) {
        const KernelSignature *kernel = kernelNamed(signature, launch.kernel);
        if (!kernel)
            return;
        for (const Argument &argument : launch.arguments) {
            if (const auto *parameter = foundIn(kernel->parameters, argument.parameter, &KernelParameter::name))
                visit(*kernel, *parameter, argument, path + u"/arguments/"_s + argument.parameter);
        }
    });
}

void addLargest(QList<RegionObject> &objects, const RegionObject &object)
{
    const auto found = std::ranges::find(objects, object.name, &RegionObject::name);
    if (found == objects.end())
        objects << object;
    else
        found->bytes = std::max(found->bytes, object.bytes);
}

/// What a plan report says, by buffer and by path.
struct Reported
{
    explicit Reported(const PlanReport &report)
    {
        for (const BufferSize &buffer : report.buffers)
            sizes.insert(buffer.name, buffer.sizeInBytes);
        for (const EvaluatedValue &value : report.values)
            values.insert(value.path, value.number);
    }

    QHash<QString, quint64> sizes;
    QHash<QString, double> values;
};

/// Of what a pointer points to; 0: it is not known.
quint64 elementSize(const KernelParameter &parameter, const ProgramSignature &signature)
{
    if (!parameter.type)
        return 0;
    const auto layout = std::ranges::find(signature.structs, parameter.type->structName, &StructLayout::name);
    return layout == signature.structs.end() ? quint64(sizeInBytes(*parameter.type)) : quint64(layout->sizeInBytes);
}

/// As the project's file writes it.
QString noteOn(MemoryKind memory)
{
    switch (memory) {
    case MemoryKind::UseHostPointer:
        return u"use-host-ptr"_s;
    case MemoryKind::AllocHostPointer:
        return u"alloc-host-ptr"_s;
    case MemoryKind::SharedVirtual:
        return u"svm"_s;
    case MemoryKind::Device:
        break;
    }
    return {};
}

MemoryRegion hostRegion(const DeviceInfo &device, const Project &project, const Reported &report)
{
    MemoryRegion region{tr("Host memory"),
                        tr("the program that launches"),
                        0,
                        device.type == u"CPU" ? tr("This device is a CPU: its regions lie in the host's memory.")
                                              : tr("OpenCL does not report its size."),
                        {}};
    for (const BufferSpec &buffer : project.buffers) {
        if (buffer.memory != MemoryKind::Device && report.sizes.value(buffer.name) > 0)
            region.objects.append({buffer.name, report.sizes.value(buffer.name), noteOn(buffer.memory)});
    }
    return region;
}

MemoryRegion globalRegion(const DeviceInfo &device, const Project &project, const Reported &report)
{
    MemoryRegion region{tr("Global memory"),
                        tr("all work-items"),
                        device.globalMemorySize,
                        tr("One buffer may take %1.").arg(shownBytes(device.maxAllocationSize)),
                        {}};
    for (const BufferSpec &buffer : project.buffers) {
        if (report.sizes.value(buffer.name) > 0)
            region.objects.append({buffer.name, report.sizes.value(buffer.name), noteOn(buffer.memory)});
    }
    return region;
}

MemoryRegion constantRegion(const DeviceInfo &device, const Project &project, const Reported &report, const ProgramSignature &signature)
{
    MemoryRegion region{tr("Constant memory"),
                        tr("all work-items, which only read it"),
                        device.constantBufferSize,
                        tr("That much for each of at most %1 arguments.").arg(device.maxConstantArguments),
                        {}};
    eachArgument(project, signature,
                 [&](const KernelSignature &, const KernelParameter &parameter, const Argument &argument, const QString &) {
                     const auto *buffer = std::get_if<BufferArgument>(&argument.value);
                     if (buffer && parameter.kind == ParameterKind::ConstantPointer)
                         addLargest(region.objects, {buffer->buffer, report.sizes.value(buffer->buffer)});
                 });
    return region;
}

/// The kernel's own variables; where their names are not known, all of them together.
void addLocalVariables(QList<RegionObject> &objects, const KernelSignature &kernel)
{
    for (const LocalVariable &variable : kernel.localVariables)
        addLargest(objects, {kernel.name + u": "_s + variable.name, variable.sizeInBytes});
    if (kernel.localVariables.isEmpty() && kernel.localMemorySize > 0)
        addLargest(objects, {kernel.name, kernel.localMemorySize});
}

MemoryRegion localRegion(const DeviceInfo &device, const Project &project, const Reported &report, const ProgramSignature &signature)
{
    MemoryRegion region{tr("Local memory"),
                        tr("the work-items of one group"),
                        device.localMemorySize,
                        device.localMemoryType == u"global" ? tr("Each group has that much; here it is a part of global memory.")
                                                            : tr("Each group has that much."),
                        {}};
    QStringList listed;
    forEachLaunch(project.plan, [&](const Step &, const LaunchStep &launch) {
        const KernelSignature *kernel = kernelNamed(signature, launch.kernel);
        if (kernel && !listed.contains(kernel->name))
            addLocalVariables(region.objects, *kernel);
        listed << launch.kernel;
    });
    eachArgument(project, signature,
                 [&](const KernelSignature &kernel, const KernelParameter &parameter, const Argument &argument, const QString &path) {
                     if (!std::holds_alternative<LocalArgument>(argument.value))
                         return;
                     if (const auto count = report.values.constFind(path + u"/local"_s); count != report.values.constEnd())
                         addLargest(region.objects, {kernel.name + u": "_s + parameter.name,
                                                     quint64(*count) * elementSize(parameter, signature), tr("argument")});
                 });
    return region;
}

QString registersText(const KernelRegisters &kernel)
{
    const QString used = kernel.registers == 1 ? tr("1 register") : tr("%1 registers").arg(kernel.registers);
    return kernel.spillStoreBytes + kernel.spillLoadBytes == 0
               ? used
               : tr("%1, spilled: %2 stored, %3 loaded").arg(used, shownBytes(kernel.spillStoreBytes), shownBytes(kernel.spillLoadBytes));
}

MemoryRegion privateRegion(const ProgramSignature &signature, const QList<KernelRegisters> &registers)
{
    MemoryRegion region{tr("Private memory"), tr("one work-item"), 0, {}, {}};
    for (const KernelSignature &kernel : signature.kernels) {
        const auto known = std::ranges::find(registers, kernel.name, &KernelRegisters::kernel);
        const bool isKnown = known != registers.end();
        const quint64 bytes = std::max(kernel.privateMemorySize, isKnown ? known->stackBytes : 0);
        if (bytes > 0 || isKnown)
            region.objects.append({kernel.name, bytes, isKnown ? registersText(*known) : QString()});
    }
    region.note =
        region.objects.isEmpty() ? tr("The driver does not report what kernels take.") : tr("As the driver reports it for each kernel.");
    return region;
}

} // namespace

QList<MemoryRegion> memoryRegions(const DeviceInfo &device, const Project &project, const PlanReport &report,
                                  const ProgramSignature &signature, const QList<KernelRegisters> &registers)
{
    const Reported reported(report);
    return {hostRegion(device, project, reported), globalRegion(device, project, reported),
            constantRegion(device, project, reported, signature), localRegion(device, project, reported, signature),
            privateRegion(signature, registers)};
}

RegionObject restOf(const MemoryRegion &region)
{
    RegionObject rest;
    const QList<RegionObject> others = region.objects.mid(mostObjects);
    for (const RegionObject &object : others)
        rest.bytes += object.bytes;
    if (!others.isEmpty())
        rest.name = tr("%1 others").arg(fullCount(quint64(others.size())));
    return rest;
}

QString objectText(const RegionObject &object)
{
    const QString text = tr("%1: %2").arg(object.name, shownBytes(object.bytes));
    return object.note.isEmpty() ? text : tr("%1, %2").arg(text, object.note);
}

QString regionsText(const QList<MemoryRegion> &regions)
{
    QStringList lines;
    for (const MemoryRegion &region : regions) {
        QStringList objects = mapped(region.objects.mid(0, mostObjects), objectText);
        if (const RegionObject rest = restOf(region); !rest.name.isEmpty())
            objects << objectText(rest);
        QString line = tr("%1 (%2)").arg(region.name, region.scope);
        if (region.size > 0)
            line += u", "_s + shownBytes(region.size);
        lines << line + (objects.isEmpty() ? QString() : u": "_s + objects.join(u"; "_s)) + u". "_s + region.note;
    }
    return lines.join(u'\n');
}

} // namespace kernelscope
