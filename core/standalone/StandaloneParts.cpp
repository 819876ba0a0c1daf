#include "standalone/StandaloneParts.h"

#include <algorithm>
#include <cstring>

#include <QFileInfo>
#include <QRegularExpression>

#include "plan/CommandStorages.h"
#include "project/ImageFormat.h"
#include "project/ScalarValue.h"
#include "support/EnumRange.h"
#include "support/Ranges.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

constexpr qsizetype longestBlock = 64; ///< commands

bool isSame(const PlannedCommand &left, const PlannedCommand &right)
{
    return left.queue == right.queue && left.action == right.action;
}

bool isSame(const QList<PlannedCommand> &commands, qsizetype left, qsizetype right, qsizetype length)
{
    if (right + length > commands.size())
        return false;
    for (qsizetype i = 0; i < length; ++i) {
        if (!isSame(commands[left + i], commands[right + i]))
            return false;
    }
    return true;
}

/// The block at `first` that covers most commands; the shortest of those.
CommandBlock blockAt(const QList<PlannedCommand> &commands, qsizetype first)
{
    CommandBlock best{first, 1, 1};
    for (qsizetype length = 1; length <= longestBlock && first + 2 * length <= commands.size(); ++length) {
        quint64 times = 1;
        while (isSame(commands, first, first + qsizetype(times) * length, length))
            ++times;
        if (times > 1 && qsizetype(times) * length > qsizetype(best.times) * best.length)
            best = {first, length, times};
    }
    return best;
}

QString identifier(const QString &name)
{
    static const QRegularExpression others(u"[^A-Za-z0-9_]"_s);
    return QString(name).replace(others, u"_"_s);
}

} // namespace

HostNumbers hostNumbers(const PlannedStorage &storage)
{
    if (!storage.imageFormat.isEmpty()) {
        const auto format = imageFormatNamed(storage.imageFormat);
        return format ? HostNumbers{format->scalar(), format->channels(), format->channels()} : HostNumbers{};
    }
    if (storage.type.isStruct())
        return {Scalar::UChar, storage.elementSize, storage.elementSize};
    const int components = storage.type.components;
    return {storage.type.scalar, components == 3 ? 4 : components, components};
}

QList<CommandBlock> foldedCommands(const Plan &plan)
{
    QList<CommandBlock> blocks;
    for (qsizetype next = 0; next < plan.commands.size();) {
        const CommandBlock block = blockAt(plan.commands, next);
        next += block.length * qsizetype(block.times);
        if (block.times == 1 && !blocks.isEmpty() && blocks.last().times == 1)
            ++blocks.last().length;
        else
            blocks << block;
    }
    return blocks;
}

StandaloneParts::StandaloneParts(const StandaloneRequest &request) : m_request(request)
{
    QSet<QString> taken;
    for (const PlannedStorage &storage : plan().storages) {
        const QString plain = identifier(storage.name);
        QString name = plain;
        for (int i = 2; taken.contains(name); ++i)
            name = u"%1_%2"_s.arg(plain).arg(i);
        taken.insert(name);
        m_names << name;
    }
    for (const PlannedCommand &command : plan().commands) {
        for (const CommandIndex before : command.after)
            m_waitedFor.insert(before.value);
        for (const StorageIndex used : storagesOf(command))
            m_used.insert(used.value);
    }
}

QList<StorageIndex> StandaloneParts::used() const
{
    QList<StorageIndex> found;
    for (qsizetype i = 0; i < plan().storages.size(); ++i) {
        if (m_used.contains(int(i)))
            found << StorageIndex(i);
    }
    return found;
}

QStringList StandaloneParts::kernels() const
{
    QStringList names;
    for (const PlannedCommand &command : plan().commands) {
        if (const auto *launch = std::get_if<LaunchCommand>(&command.action); launch && !names.contains(launch->kernel))
            names << launch->kernel;
    }
    return names;
}

QString StandaloneParts::dataPath(StorageIndex index) const
{
    const bool isZero = std::holds_alternative<ZeroInit>(storage(index).init);
    return isZero || !isWrittenByHost(plan(), index) ? QString() : u"data/%1.bin"_s.arg(nameOf(index));
}

QList<BufferBinding> StandaloneParts::bindingsOnHost() const
{
    QList<BufferBinding> found;
    for (const BufferBinding &binding : plan().bindings) {
        if (isReadByHost(plan(), binding.storage))
            found << binding;
    }
    return found;
}

StorageIndex StandaloneParts::storageNamed(const QString &buffer) const
{
    const auto found = std::ranges::find(plan().bindings, buffer, &BufferBinding::name);
    return found == plan().bindings.end() ? StorageIndex(-1) : found->storage;
}

bool StandaloneParts::needsEvents() const
{
    return plan().queues.size() > 1 || std::ranges::any_of(plan().queues, &PlannedQueue::outOfOrder);
}

const KernelParameter *StandaloneParts::parameter(const QString &kernel, qsizetype index) const
{
    const KernelSignature *found = kernelNamed(m_request.signature, kernel);
    return found && index < found->parameters.size() ? &found->parameters[index] : nullptr;
}

QStringList StandaloneParts::includeFolders() const
{
    if (!m_request.hasIncludes)
        return {};
    QStringList folders{QString()};
    for (const QString &source : m_request.sources) {
        if (const QString path = QFileInfo(source).path(); path != u"." && !folders.contains(path))
            folders << path;
    }
    return folders;
}

bool StandaloneParts::uses(MemoryKind memory) const
{
    return std::ranges::any_of(used(),
                               [&](StorageIndex index) { return storage(index).imageFormat.isEmpty() && storage(index).memory == memory; });
}

QPair<QString, QString> imageWords(const QString &name)
{
    static const QMap<ChannelType, QString> types{
        {ChannelType::UNorm8, u"UNORM_INT8"_s},     {ChannelType::SNorm8, u"SNORM_INT8"_s},   {ChannelType::UNorm16, u"UNORM_INT16"_s},
        {ChannelType::SNorm16, u"SNORM_INT16"_s},   {ChannelType::SInt8, u"SIGNED_INT8"_s},   {ChannelType::SInt16, u"SIGNED_INT16"_s},
        {ChannelType::SInt32, u"SIGNED_INT32"_s},   {ChannelType::UInt8, u"UNSIGNED_INT8"_s}, {ChannelType::UInt16, u"UNSIGNED_INT16"_s},
        {ChannelType::UInt32, u"UNSIGNED_INT32"_s}, {ChannelType::Half, u"HALF_FLOAT"_s},     {ChannelType::Float, u"FLOAT"_s}};
    const auto format = imageFormatNamed(name);
    return format ? std::pair(format->order.toUpper(), types.value(format->type)) : QPair<QString, QString>();
}

QString addressWord(SamplerAddress address)
{
    using enum SamplerAddress;
    static constexpr std::pair<SamplerAddress, QStringView> words[] = {
        {None, u"NONE"}, {Clamp, u"CLAMP"}, {ClampToEdge, u"CLAMP_TO_EDGE"}, {Repeat, u"REPEAT"}, {MirroredRepeat, u"MIRRORED_REPEAT"}};
    static_assert(isTableOf(words));
    return words[std::size_t(address)].second.toString();
}

QString quoted(const QString &text)
{
    QString inner = text;
    inner.replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s).replace(u'\n', u"\\n"_s).replace(u'\r', u"\\r"_s);
    return u'"' + inner + u'"';
}

QString inComment(const QString &text)
{
    return QString(text).replace(u'\n', u' ').replace(u'\\', u'/');
}

QString listed(const QList<quint64> &numbers)
{
    return mapped(numbers, [](const quint64 number) { return QString::number(number); }).join(u", "_s);
}

QStringList literalsOf(const QByteArray &bytes, const ElementType &type, QString (*literal)(const QString &number, Scalar scalar))
{
    QStringList literals;
    const Scalar scalar = type.scalar == Scalar::Half ? Scalar::UShort : type.scalar; // A host program keeps the bits.
    for (qsizetype at = 0; at < bytes.size(); at += sizeInBytes(scalar))
        literals << literal(numberTextAt(scalar, bytes.constData() + at), scalar);
    return literals;
}

} // namespace kernelscope
