#include "planner/StoragePlanner.h"

#include <algorithm>
#include <array>

#include "device/DeviceSelection.h"
#include "plan/ProjectPaths.h"
#include "project/ImageFormat.h"
#include "project/Suggestion.h"
#include "support/Filled.h"
#include "support/Numbers.h"
#include "support/Ranges.h"

namespace kernelscope {
namespace {

/// One buffer or image of the project on its way to a storage.
class StorageBuilder
{
public:
    StorageBuilder(Planning &planning, int index)
        : m_planning(planning), m_spec(planning.project.buffers[index]), m_path(ProjectPath::buffer(index)),
          m_what(QStringLiteral("The %1 \"%2\"").arg(m_spec.isImage() ? QStringLiteral("image") : QStringLiteral("buffer"), m_spec.name))
    {
    }

    PlannedStorage build();

private:
    void setType();
    void setStruct();
    bool addMembers(const StructLayout &layout, const QString &prefix = {}, int offset = 0, int depth = 0);
    void setImageFormat();
    void setShape();
    void setSize();
    void checkScalar();
    void checkMemoryKind();
    void checkImageExtents();
    void checkAllocation();
    void checkContents();
    void problem(const QString &member, const QString &message, const QString &suggestion = {})
    {
        m_planning.notes.problem(m_path + member, m_what + message, suggestion);
    }
    const DeviceInfo &device() const { return m_planning.plan.devices.first(); }

    Planning &m_planning;
    const BufferSpec &m_spec;
    QString m_path;
    QString m_what;
    PlannedStorage m_storage;
};

PlannedStorage StorageBuilder::build()
{
    m_storage.name = m_spec.name;
    m_storage.access = m_spec.access;
    m_storage.memory = m_spec.memory;
    m_storage.init = m_spec.init;
    m_storage.readBack = m_spec.readBack;
    m_storage.elementSize = 0;
    if (m_spec.isImage())
        setImageFormat();
    else
        setType();
    setShape();
    checkMemoryKind();
    checkContents();
    return m_storage;
}

void StorageBuilder::setType()
{
    const auto type = elementTypeNamed(m_spec.type);
    if (!type) {
        problem(QStringLiteral("/type"), QStringLiteral(" has the type \"%1\", which is no type of a buffer's elements. Use an "
                                                        "OpenCL scalar or vector, such as float or int4, or a struct of the "
                                                        "sources.")
                                             .arg(m_spec.type));
        return;
    }
    m_storage.type = *type;
    if (type->isStruct())
        return setStruct();
    m_storage.elementSize = sizeInBytes(*type);
    checkScalar();
}

/// With members of members, such as "ray.origin", in place of structs in the struct: whoever shows or compares an element then meets
/// numbers only. False: there are too many.
bool StorageBuilder::addMembers(const StructLayout &layout, const QString &prefix, int offset, int depth)
{
    constexpr qsizetype most = 1024;
    constexpr int deepest = 16;
    for (const StructMember &member : layout.members) {
        const StructLayout *inner = member.type.isStruct() ? m_planning.structLayout(member.type.structName) : nullptr;
        if (m_storage.members.size() == most || member.count > most || depth == deepest)
            return false;
        if (!inner || inner->members.isEmpty() || inner->sizeInBytes < 1) {
            m_storage.members << member;
            m_storage.members.last().name.prepend(prefix);
            m_storage.members.last().offset += offset;
            continue;
        }
        for (int i = 0; i < member.count; ++i) {
            const QString name = prefix + member.name + (member.count > 1 ? QStringLiteral("[%1].").arg(i) : QStringLiteral("."));
            if (!addMembers(*inner, name, offset + member.offset + i * inner->sizeInBytes, depth + 1))
                return false;
        }
    }
    return true;
}

void StorageBuilder::setStruct()
{
    const QString name = m_storage.type.structName;
    if (const StructLayout *layout = m_planning.structLayout(name)) {
        m_storage.elementSize = layout->sizeInBytes;
        if (!addMembers(*layout))
            m_storage.members = layout->members;
        return;
    }
    if (!m_planning.knowsSources())
        return;
    const QStringList names = mapped(m_planning.context.signature.structs, &StructLayout::name);
    const QString known = names.isEmpty() ? QStringLiteral("They declare no struct that could be read.")
                                          : QStringLiteral("The structs are: %1.").arg(firstNames(names));
    problem(QStringLiteral("/type"),
            QStringLiteral(" has the type \"%1\", which is neither an OpenCL type nor a struct of the sources.%2 %3")
                .arg(name, didYouMean(name, names), known),
            nearestWord(name, names));
}

void StorageBuilder::checkScalar()
{
    const Scalar scalar = m_storage.type.scalar;
    // Every device stores single halves: kernels read them with vload_half.
    const bool missesHalf = scalar == Scalar::Half && m_storage.type.components > 1 && !device().halfSupport;
    const bool missing = (scalar == Scalar::Double && !device().doubleSupport) || missesHalf;
    if (!missing)
        return;
    const ElementType instead{Scalar::Float, m_storage.type.components, {}};
    problem(QStringLiteral("/type"),
            QStringLiteral(" has the type %1, but %2 is not supported by this device (%3). Use %4.")
                .arg(m_spec.type, scalarName(scalar), deviceTitle(device()), elementTypeName(instead)),
            elementTypeName(instead));
}

void StorageBuilder::setImageFormat()
{
    m_storage.imageFormat = m_spec.imageFormat;
    const auto format = imageFormatNamed(m_spec.imageFormat);
    if (!format) {
        problem(QStringLiteral("/image"),
                QStringLiteral(" has the format \"%1\", %2").arg(m_spec.imageFormat, noImageFormat(m_spec.imageFormat)),
                QStringLiteral("rgba-unorm8"));
        return;
    }
    m_storage.type = {format->scalar(), 1, {}};
    m_storage.elementSize = format->pixelSizeInBytes();
    if (!device().imageSupport)
        problem(QStringLiteral("/image"), QStringLiteral(" cannot be made: images are not supported by this device (%1). Use a "
                                                         "buffer.")
                                              .arg(deviceTitle(device())));
}

void StorageBuilder::setShape()
{
    if (m_spec.shape.isEmpty() || m_spec.shape.size() > 3) {
        problem(QStringLiteral("/shape"), QStringLiteral(" has %1 extents. Give it one to three.").arg(m_spec.shape.size()));
        return;
    }
    QList<quint64> shape;
    for (qsizetype k = 0; k < m_spec.shape.size(); ++k) {
        const QString path = ProjectPath::item(m_path + QStringLiteral("/shape"), k);
        const QString what = QStringLiteral("Extent %1 of %2").arg(k + 1).arg(QString(m_what).replace(0, 1, u't'));
        if (const auto extent = m_planning.notes.size(path, m_spec.shape[k], what))
            shape << *extent;
    }
    if (shape.size() != m_spec.shape.size())
        return;
    m_storage.shape = shape;
    setSize();
}

void StorageBuilder::setSize()
{
    quint64 count = 1;
    quint64 bytes = 0;
    bool tooMuch = false;
    for (const quint64 extent : std::as_const(m_storage.shape))
        tooMuch = __builtin_mul_overflow(count, extent, &count) || tooMuch;
    tooMuch = tooMuch || __builtin_mul_overflow(count, quint64(m_storage.elementSize), &bytes) || bytes > (quint64(1) << 63);
    if (tooMuch) {
        problem(QStringLiteral("/shape"), QStringLiteral(" has more than 2^63 bytes. Make it smaller."));
        return;
    }
    m_storage.elementCount = count;
    m_storage.sizeInBytes = bytes;
    if (m_spec.isImage())
        checkImageExtents();
    checkAllocation();
}

void StorageBuilder::checkImageExtents()
{
    const QList<quint64> &shape = m_storage.shape;
    const std::array limits{device().image2dMaxWidth, device().image2dMaxHeight, device().image3dMaxDepth};
    static constexpr std::array names{u"width", u"height", u"depth"};
    for (qsizetype k = 0; k < shape.size(); ++k) {
        const qsizetype place = shape.size() - 1 - k;
        const quint64 limit = limits[std::size_t(k)];
        if (limit == 0 || shape[place] <= limit)
            continue;
        problem(ProjectPath::item(QStringLiteral("/shape"), place),
                filled(QStringLiteral(" has the %1 %2, but the device allows %3. Use %3."), QString::fromUtf16(names[std::size_t(k)]),
                       shape[place], limit),
                QString::number(limit));
    }
}

void StorageBuilder::checkAllocation()
{
    const quint64 limit = device().maxAllocationSize;
    if (limit == 0 || m_storage.sizeInBytes <= limit)
        return;
    const quint64 others = m_storage.sizeInBytes / m_storage.shape.first();
    const quint64 fit = std::max<quint64>(limit / others, 1);
    const QString advice = others > limit ? QStringLiteral("Make its other extents smaller.")
                                          : QStringLiteral("The largest first extent that fits is %1.").arg(fit);
    problem(QStringLiteral("/shape/0"),
            filled(QStringLiteral(" takes %1 (%2 bytes), but the device allocates at most %3 (%4 bytes) at once. %5"),
                   bytesText(m_storage.sizeInBytes), m_storage.sizeInBytes, bytesText(limit), limit, advice),
            others > limit ? QString() : QString::number(fit));
}

void StorageBuilder::checkMemoryKind()
{
    if (m_spec.memory != MemoryKind::SharedVirtual)
        return;
    if (m_spec.isImage())
        problem(QStringLiteral("/memory"), QStringLiteral(" cannot be in svm memory: that holds buffers. Use device memory."),
                QStringLiteral("device"));
    else if (!device().svmCoarse && !device().svmFine)
        problem(QStringLiteral("/memory"),
                QStringLiteral(" is in svm memory, but svm is not supported by this device (%1). Use alloc-host-ptr or device "
                               "memory.")
                    .arg(deviceTitle(device())),
                QStringLiteral("alloc-host-ptr"));
}

/// The first element tells of most mistakes; the run, which fills them all, of the rest.
void StorageBuilder::checkContents()
{
    const auto *filling = std::get_if<ExpressionInit>(&m_spec.init);
    if (!filling || m_storage.shape.isEmpty() || m_storage.elementSize == 0 || m_storage.type.isStruct() ||
        m_planning.notes.usesFailedName(filling->expression))
        return;
    const auto format = imageFormatNamed(m_spec.imageFormat);
    const int components = m_spec.isImage() ? format->channels() : m_storage.type.components;
    const auto first = m_planning.notes.evaluator().fillRange(filling->expression, m_storage.shape, components, 0, 1);
    if (!first)
        m_planning.notes.problem(m_path + QStringLiteral("/init/expression"),
                                 QStringLiteral("The initial contents of \"%1\": %2").arg(m_spec.name, first.error().message));
}

PlannedStorage skippedStorage(const BufferSpec &spec)
{
    PlannedStorage storage;
    storage.name = spec.name;
    storage.access = spec.access;
    storage.memory = spec.memory;
    storage.readBack = false;
    storage.skipped = true;
    return storage;
}

void checkTotal(Planning &planning)
{
    quint64 total = 0;
    int biggest = 0;
    for (int i = 0; i < planning.plan.storages.size(); ++i) {
        if (__builtin_add_overflow(total, planning.plan.storages[i].sizeInBytes, &total))
            total = ~quint64(0);
        if (planning.plan.storages[i].sizeInBytes > planning.plan.storages[biggest].sizeInBytes)
            biggest = i;
    }
    const quint64 limit = planning.plan.devices.first().globalMemorySize;
    planning.notes.report.totalBytes = total;
    planning.notes.report.deviceMemorySize = limit;
    if (limit == 0 || total <= limit)
        return;
    planning.notes.problem(
        ProjectPath::buffer(biggest) + QStringLiteral("/shape"),
        filled(QStringLiteral("The buffers take %1 (%2 bytes) together, but the device has %3 (%4 bytes) of memory. Make them smaller by "
                              "%5; the biggest is \"%6\" with %7."),
               bytesText(total), total, bytesText(limit), limit, bytesText(total - limit), planning.plan.storages[biggest].name,
               bytesText(planning.plan.storages[biggest].sizeInBytes)));
}

} // namespace

void planStorages(Planning &planning)
{
    for (int i = 0; i < planning.project.buffers.size(); ++i) {
        const bool skipped = planning.skipped.buffers.contains(planning.project.buffers[i].name);
        const PlannedStorage storage = skipped ? skippedStorage(planning.project.buffers[i]) : StorageBuilder(planning, i).build();
        planning.plan.storages << storage;
        planning.plan.bindings << BufferBinding{storage.name, StorageIndex(i)};
        planning.buffers.insert(storage.name, i);
        if (!skipped)
            planning.notes.report.buffers << BufferSize{storage.name, storage.shape, storage.sizeInBytes};
    }
    checkTotal(planning);
}

} // namespace kernelscope
