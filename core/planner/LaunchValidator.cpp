#include "planner/LaunchValidator.h"

#include <algorithm>

#include <QRegularExpression>

#include "plan/ProjectPaths.h"
#include "support/Filled.h"
#include "support/Ranges.h"

namespace kernelscope {
namespace {

QString dimensionName(qsizetype dimension)
{
    return QString(QChar(u'x' + char16_t(dimension)));
}

QString sizesText(const Sizes &sizes)
{
    return mapped(sizes, [](const quint64 size) { return QString::number(size); }).join(QStringLiteral(" x "));
}

/// The sizes of one launch on their way into the plan.
class SizesBuilder
{
public:
    SizesBuilder(Planning &planning, const LaunchStep &launch, const QString &path, const QString &what, const DeviceInfo &device,
                 const KernelSignature *kernel)
        : m_planning(planning), m_launch(launch), m_path(path), m_what(what), m_device(device), m_kernel(kernel)
    {
    }

    std::optional<LaunchCommand> build();

private:
    std::optional<Sizes> sizes(const QList<Expression> &expressions, const QString &member, const QString &name, quint64 least);
    void checkCounts();
    void checkOffset();
    void checkEachDimension();
    void checkDivides();
    QString whyUniform() const;
    void checkWorkGroup(quint64 limit, const QString &who);
    void applyRequired();
    void checkGroupCount();
    quint64 dimensionLimit(qsizetype dimension) const;
    void problem(const QString &member, const QString &message, const QString &suggestion = {})
    {
        m_planning.notes.problem(m_path + member, m_what + message, suggestion);
    }
    QString localPath(qsizetype dimension) const { return ProjectPath::item(QStringLiteral("/local"), dimension); }

    Planning &m_planning;
    const LaunchStep &m_launch;
    QString m_path;
    QString m_what;
    const DeviceInfo &m_device;
    const KernelSignature *m_kernel;
    LaunchCommand m_sizes;
    qsizetype m_errorsBefore = 0;
};

std::optional<LaunchCommand> SizesBuilder::build()
{
    const qsizetype before = m_planning.notes.errorCount();
    m_errorsBefore = before;
    checkCounts();
    const auto global = sizes(m_launch.global, QStringLiteral("/global"), QStringLiteral("global size"), 1);
    const auto local = sizes(m_launch.local, QStringLiteral("/local"), QStringLiteral("local size"), 1);
    const auto offset = sizes(m_launch.offset, QStringLiteral("/offset"), QStringLiteral("offset"), 0);
    if (!global || !local || !offset || m_planning.notes.errorCount() > before)
        return std::nullopt;
    m_sizes = {m_launch.kernel, *global, *local, *offset, {}};
    checkOffset();
    if (m_planning.notes.errorCount() > before) // No local size would be right for so many.
        return std::nullopt;
    applyRequired();
    checkGroupCount();
    if (!m_sizes.local.isEmpty()) {
        checkEachDimension();
        checkDivides();
        checkWorkGroup(m_device.maxWorkGroupSize, QStringLiteral("the device allows"));
        if (m_kernel && m_kernel->maxWorkGroupSize > 0 && m_kernel->maxWorkGroupSize < m_device.maxWorkGroupSize)
            checkWorkGroup(m_kernel->maxWorkGroupSize, QStringLiteral("this kernel allows on the device"));
    }
    return m_planning.notes.errorCount() > before ? std::nullopt : std::optional(m_sizes);
}

void SizesBuilder::checkCounts()
{
    const qsizetype dimensions = m_launch.global.size();
    if (dimensions < 1 || dimensions > 3) {
        problem(QStringLiteral("/global"), QStringLiteral(": the global size has %1 dimensions. Give it one to three.").arg(dimensions));
        return;
    }
    const auto check = [&](const QList<Expression> &sizes, const QString &member, const QString &name) {
        if (!sizes.isEmpty() && sizes.size() != dimensions)
            problem(member, filled(QStringLiteral(": the %1 has %2 dimensions, but the global size has %3. Give both the same number."),
                                   name, sizes.size(), dimensions));
    };
    check(m_launch.local, QStringLiteral("/local"), QStringLiteral("local size"));
    check(m_launch.offset, QStringLiteral("/offset"), QStringLiteral("offset"));
}

std::optional<Sizes> SizesBuilder::sizes(const QList<Expression> &expressions, const QString &member, const QString &name, quint64 least)
{
    Sizes sizes;
    for (qsizetype k = 0; k < expressions.size(); ++k) {
        const QString what = QStringLiteral("%1: the %2 in %3").arg(m_what, name, dimensionName(k));
        if (const auto size = m_planning.notes.size(ProjectPath::item(m_path + member, k), expressions[k], what, least))
            sizes << *size;
    }
    return sizes.size() == expressions.size() ? std::optional(sizes) : std::nullopt;
}

void SizesBuilder::checkOffset()
{
    quint64 product = 1;
    bool tooMuch = false;
    for (qsizetype k = 0; k < m_sizes.global.size(); ++k) {
        quint64 sum = 0;
        tooMuch = __builtin_mul_overflow(product, m_sizes.global[k], &product) || tooMuch;
        tooMuch = __builtin_add_overflow(m_sizes.global[k], m_sizes.offset.value(k), &sum) || tooMuch;
    }
    if (tooMuch || product >= (quint64(1) << 63))
        problem(QStringLiteral("/global"),
                QStringLiteral(": the global size %1 has 2^63 work-items or more. Make it smaller.").arg(sizesText(m_sizes.global)));
}

/// Drivers count work-groups in 32 bits at most; some end where there are more.
void SizesBuilder::checkGroupCount()
{
    constexpr double most = 4294967296;
    double groups = 1;
    for (qsizetype k = 0; k < m_sizes.global.size(); ++k)
        groups *= double(m_sizes.global[k]) / double(m_sizes.local.value(k, 1));
    if (m_sizes.local.isEmpty())
        groups /= double(std::max<quint64>(m_device.maxWorkGroupSize, 1));
    if (groups >= most && m_planning.notes.errorCount() == m_errorsBefore)
        problem(QStringLiteral("/global"),
                QStringLiteral(": the global size %1 makes 2^32 work-groups or more, which is too many for a device. Make it smaller.")
                    .arg(sizesText(m_sizes.global)));
}

void SizesBuilder::applyRequired()
{
    if (!m_kernel || m_kernel->requiredLocalSize.isEmpty())
        return;
    const Sizes required = m_kernel->requiredLocalSize.first(std::min(m_sizes.global.size(), m_kernel->requiredLocalSize.size()));
    if (m_sizes.local.isEmpty())
        m_sizes.local = required;
    for (qsizetype k = 0; k < required.size(); ++k) {
        if (m_sizes.local[k] == required[k])
            continue;
        problem(localPath(k),
                filled(QStringLiteral(": the local size is %1, but the kernel \"%2\" requires %3 (reqd_work_group_size). "
                                      "Use %4 in %5."),
                       sizesText(m_sizes.local), m_kernel->name, sizesText(required), required[k], dimensionName(k)),
                QString::number(required[k]));
    }
}

quint64 SizesBuilder::dimensionLimit(qsizetype dimension) const
{
    const quint64 limit = m_device.maxWorkItemSizes.value(dimension);
    return limit ? limit : ~quint64(0);
}

void SizesBuilder::checkEachDimension()
{
    for (qsizetype k = 0; k < m_sizes.local.size(); ++k) {
        if (m_sizes.local[k] <= dimensionLimit(k))
            continue;
        const quint64 use = nearestDivisor(m_sizes.global[k], m_sizes.local[k], dimensionLimit(k));
        problem(localPath(k),
                filled(QStringLiteral(": the local size %1 in %2 is more than the %3 that the device allows there. Use %4."),
                       m_sizes.local[k], dimensionName(k), dimensionLimit(k), use),
                QString::number(use));
    }
}

/// Why all work-groups must have one size; empty: they need not.
QString SizesBuilder::whyUniform() const
{
    static const QRegularExpression standard(QStringLiteral("-cl-std=(\\S+)"));
    const QString options = m_planning.plan.buildOptions;
    if (!m_device.nonUniformGroups)
        return QStringLiteral("this device has no work-groups of different sizes");
    if (options.contains(QStringLiteral("-cl-uniform-work-group-size")))
        return QStringLiteral("-cl-uniform-work-group-size says that there are no smaller work-groups");
    if (standard.match(options).captured(1) < u"CL2.0")
        return QStringLiteral("only programs in OpenCL C 2.0 or later have work-groups of different sizes");
    return {};
}

void SizesBuilder::checkDivides()
{
    const QString why = whyUniform();
    if (why.isEmpty())
        return;
    for (qsizetype k = 0; k < m_sizes.local.size(); ++k) {
        const quint64 global = m_sizes.global[k];
        const quint64 local = m_sizes.local[k];
        if (global % local == 0)
            continue;
        const quint64 use = nearestDivisor(global, local, dimensionLimit(k));
        const quint64 rest = global % local;
        const quint64 offset = m_sizes.offset.value(k);
        const QString inParts =
            rest == global
                ? QString()
                : filled(QStringLiteral(", or launch %1 work-items here and the other %2 by a second launch with the offset %3 and a "
                                        "local size that divides %2"),
                         global - rest, rest, offset + global - rest);
        problem(localPath(k),
                filled(QStringLiteral(": the local size %1 does not divide the global size %2 in %3, and %4. Use the local size %5, or the "
                                      "global size %6 with a guard in the kernel, if (get_global_id(%7) < %8)%9."),
                       local, global, dimensionName(k), why, use, nextMultiple(global, local), k, offset + global, inParts),
                QString::number(use));
    }
}

void SizesBuilder::checkWorkGroup(quint64 limit, const QString &who)
{
    quint64 count = 1;
    bool tooMuch = false;
    for (const quint64 size : std::as_const(m_sizes.local))
        tooMuch = __builtin_mul_overflow(count, size, &count) || tooMuch;
    if (limit == 0 || (!tooMuch && count <= limit))
        return;
    const qsizetype largest = std::max_element(m_sizes.local.cbegin(), m_sizes.local.cend()) - m_sizes.local.cbegin();
    const quint64 others = tooMuch ? limit : count / m_sizes.local[largest];
    const quint64 use = nearestDivisor(m_sizes.global[largest], m_sizes.local[largest], std::max<quint64>(limit / others, 1));
    const QString has = tooMuch ? QStringLiteral("more than 2^64") : QString::number(count);
    problem(localPath(largest),
            filled(QStringLiteral(": the local size %1 makes %2 work-items a work-group, but %3 %4. Use %5 in %6."),
                   sizesText(m_sizes.local), has, who, limit, use, dimensionName(largest)),
            QString::number(use));
}

} // namespace

std::optional<LaunchCommand> planLaunchSizes(Planning &planning, const LaunchStep &launch, const QString &path, const QString &what,
                                             const DeviceInfo &device, const KernelSignature *kernel)
{
    return SizesBuilder(planning, launch, path, what, device, kernel).build();
}

quint64 nearestDivisor(quint64 global, quint64 wanted, quint64 limit)
{
    constexpr quint64 farthest = 1u << 20;
    const quint64 start = std::min({wanted, limit, global});
    for (quint64 distance = 0; distance < std::min(start, farthest); ++distance) {
        const quint64 above = wanted + distance;
        if (start == wanted && above <= std::min(limit, global) && global % above == 0)
            return above;
        if (global % (start - distance) == 0)
            return start - distance;
    }
    return 1;
}

quint64 nextMultiple(quint64 global, quint64 local)
{
    return (global / local + (global % local != 0)) * local;
}

} // namespace kernelscope
