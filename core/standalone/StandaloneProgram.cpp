#include "standalone/StandaloneProgram.h"

#include "standalone/StandaloneWriter.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

constexpr qsizetype mostCommands = 20'000; ///< of a program that somebody is to read

bool isWhole(const PlannedStorage &storage, quint64 size)
{
    return size == storage.sizeInBytes;
}

/// What no program is written for; empty: it can be.
QString whyNot(const PlannedCommand &command, const Plan &plan)
{
    const auto storage = [&](StorageIndex index) -> const PlannedStorage & { return plan.storages[index.value]; };
    const auto isImage = [&](StorageIndex index) { return !storage(index).imageFormat.isEmpty(); };
    if (const auto *write = std::get_if<WriteCommand>(&command.action);
        write && isImage(write->storage) && !isWhole(storage(write->storage), write->size))
        return u"\"%1\" writes a part of an image, which exported programs don't."_s.arg(command.name);
    if (const auto *read = std::get_if<ReadCommand>(&command.action);
        read && isImage(read->storage) && !isWhole(storage(read->storage), read->size))
        return u"\"%1\" reads a part of an image, which exported programs don't."_s.arg(command.name);
    if (const auto *fill = std::get_if<FillCommand>(&command.action); fill && isImage(fill->storage))
        return u"\"%1\" fills an image, which exported programs don't."_s.arg(command.name);
    const auto *copy = std::get_if<CopyCommand>(&command.action);
    const auto isPlain = [&](StorageIndex index) { return !isImage(index) && storage(index).memory != MemoryKind::SharedVirtual; };
    if (copy && !(isPlain(copy->from) && isPlain(copy->to)))
        return u"\"%1\" copies an image or shared virtual memory, which exported programs don't."_s.arg(command.name);
    return {};
}

Result<void> canBeWritten(const Plan &plan)
{
    if (plan.devices.size() > 1)
        return fail(
            u"The plan uses %1 devices, and exported programs use one. Export a single launch with --launch."_s.arg(plan.devices.size()));
    for (const PlannedCommand &command : plan.commands) {
        if (const QString why = whyNot(command, plan); !why.isEmpty())
            return fail(why);
    }
    qsizetype lines = 0;
    for (const CommandBlock &block : foldedCommands(plan))
        lines += block.length;
    if (lines > mostCommands)
        return fail(
            u"The plan has %1 different commands one after the other, and a program of more than %2 is not written."_s.arg(lines).arg(
                mostCommands));
    return {};
}

QByteArray bytesOf(const QList<double> &numbers)
{
    return QByteArray(reinterpret_cast<const char *>(numbers.constData()), numbers.size() * qsizetype(sizeof(double)));
}

} // namespace

Result<StandaloneProgram> standaloneProgram(const StandaloneRequest &request, StandaloneForm form)
{
    if (const auto can = canBeWritten(request.plan); !can)
        return fail(can.error());
    const bool isCpp = form == StandaloneForm::Cpp;
    const std::unique_ptr<StandaloneWriter> writer = isCpp ? cppWriter(request) : pythonWriter(request);
    StandaloneProgram program;
    program.files << StandaloneFile{isCpp ? u"main.cpp"_s : u"main.py"_s, writer->program()};
    if (isCpp)
        program.files << StandaloneFile{u"CMakeLists.txt"_s, cppBuildFile(request.title)};
    for (auto file = request.files.begin(); file != request.files.end(); ++file) {
        if (request.hasIncludes || request.sources.contains(file.key()))
            program.files << StandaloneFile{file.key(), file.value()};
    }
    for (qsizetype i = 0; i < request.checks.size(); ++i) {
        if (request.checks[i].otherBuffer.isEmpty())
            program.files << StandaloneFile{writer->expectedPath(i), bytesOf(request.checks[i].expected)};
    }
    for (const StorageIndex index : writer->used()) {
        if (const QString path = writer->dataPath(index); !path.isEmpty())
            program.data << StandaloneData{path, index};
    }
    return program;
}

} // namespace kernelscope
