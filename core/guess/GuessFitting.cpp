#include "guess/GuessFitting.h"

#include <algorithm>
#include <cmath>

#include "support/Ranges.h"
#include "trace/ImageAccess.h"

namespace kernelscope {
namespace {

constexpr quint64 mostBytes = quint64(16) << 20; ///< of a buffer: a guess should stay quick
constexpr quint64 mostLocalBytes = 32768;        ///< what every device has
constexpr quint64 aStep = 64;                    ///< elements after the end that a kernel may have missed its extent by
constexpr quint64 leastGroup = 4;
constexpr quint64 leastExtent = 8;
constexpr quint64 mostPixels = 8;    ///< of an image's rows or columns, for each work-item
constexpr quint64 muchTooLarge = 64; ///< times: no distance, but an index that comes from anywhere

/// Shapes of so many extents that grow with n, each with its number of elements.
struct Form
{
    quint64 elements;
    QStringList shape;
};

QString times(quint64 factor, const QString &text)
{
    return factor == 1 ? text : QStringLiteral("%1 * %2").arg(factor).arg(text);
}

/// Multiples of the extents, extents with a border, and a power more.
QList<Form> formsFor(int dimensions, quint64 n)
{
    QList<Form> forms;
    const quint64 all = quint64(std::llround(std::pow(double(n), dimensions)));
    const QStringList extents(dimensions, QStringLiteral("n"));
    for (const quint64 factor : {1u, 2u, 3u, 4u, 5u, 6u, 8u, 9u, 10u, 12u, 16u, 24u, 32u, 64u}) {
        QStringList shape = extents;
        shape.last() = times(factor, QStringLiteral("n"));
        forms << Form{all * factor, shape};
    }
    for (quint64 border = 1; border <= n / 2; border *= 2) {
        const QStringList shape(dimensions, QStringLiteral("n + %1").arg(border));
        forms << Form{quint64(std::llround(std::pow(double(n + border), dimensions))), shape};
    }
    for (const quint64 factor : {1u, 2u, 3u, 4u}) {
        if (dimensions < 3)
            forms << Form{all * n * factor, QStringList(dimensions, QStringLiteral("n")) << times(factor, QStringLiteral("n"))};
        if (dimensions == 1)
            forms << Form{n * n * n * factor, {QStringLiteral("n"), QStringLiteral("n"), times(factor, QStringLiteral("n"))}};
    }
    return forms;
}

/// Expressions of the smallest form with room enough; as it stands where none is near. Of equal ones the last: with 64 elements n x n,
/// not 64 n.
QList<Expression> shapeFor(quint64 needed, int dimensions, quint64 n)
{
    const QList<Form> forms = formsFor(dimensions, n);
    const Form *best = nullptr;
    for (const Form &form : forms) {
        if (form.elements >= needed && (!best || form.elements <= best->elements))
            best = &form;
    }
    if (!best || best->elements > 2 * needed)
        return {Expression(double(needed))};
    return mapped(best->shape, [](const QString &extent) { return Expression(extent); });
}

bool isTold(const LaunchStep &launch)
{
    return std::ranges::any_of(launch.arguments, [](const Argument &argument) {
        const auto *value = std::get_if<ValueArgument>(&argument.value);
        return value && value->value.numbers().contains(Expression(QStringLiteral("n")));
    });
}

class Fitting
{
public:
    Fitting(Project &project, KnownSizes known)
        : m_project(project), m_launch(project.plan.isEmpty() ? nullptr : std::get_if<LaunchStep>(&project.plan.last().action)),
          m_n(numberOf(project, QStringLiteral("n"))), m_known(known)
    {
    }

    bool fit(const QList<Reach> &reaches)
    {
        bool changed = false;
        for (const Reach &reach : reaches) {
            if (m_launch && m_n > 0 && reach.memory == AddressSpace::Image)
                changed |= fitImage(reach);
            else if (m_launch && m_n > 0 && reach.needed > reach.given)
                changed |= reach.memory == AddressSpace::Local ? fitLocal(reach) : fitBuffer(reach);
        }
        return changed;
    }

private:
    bool fitBuffer(const Reach &reach)
    {
        const auto buffer = std::ranges::find(m_project.buffers, reach.name, &BufferSpec::name);
        if (buffer == m_project.buffers.end() || buffer->isImage())
            return false;
        const int dimensions = int(m_launch->global.size());
        const double row = rowLength(reach, *buffer);
        const bool hasRows = dimensions == 1 && buffer->shape.size() > 1; // that a work-item goes through itself
        const bool isNear = double(reach.needed - reach.given) * row <= double(hasRows ? 1 : stepIn(dimensions));
        const bool isTable = dimensions > 1 && buffer->shape.size() == 1; // no row or column of it is the launch's
        const bool isGuessed = isTable || m_known.byContents.contains(reach.name);
        const bool isStep = isTold(*m_launch) && (dimensions == 1 || m_known.extents) && isNear && !isGuessed;
        if (isStep || reach.fromBefore)
            return false;
        const quint64 bytes = reach.needed * quint64(reach.elementSize);
        if (bytes > mostBytes)
            return bytes <= muchTooLarge * mostBytes && halveExtent();
        buffer->shape = shapeFor(quint64(std::ceil(double(reach.needed) * row)), dimensions, m_n);
        return true;
    }

    /// An image that is accessed at (2 * x, 2 * y) has several pixels for each work-item: many of them ask for more than it has. A step
    /// after its end is the kernel's own.
    bool fitImage(const Reach &reach)
    {
        const auto image = std::ranges::find(m_project.buffers, reach.name, &BufferSpec::name);
        const bool isByMany = 4 * reach.missed >= quint64(std::llround(std::pow(double(m_n), double(m_launch->global.size()))));
        if (image == m_project.buffers.end() || !isByMany)
            return false;
        bool changed = false;
        for (quint64 several = 2; several <= mostPixels; ++several) {
            for (std::size_t dimension = 0; dimension < reach.pixels.size(); ++dimension) {
                const qsizetype index = image->shape.size() - 1 - qsizetype(dimension);
                const bool isTooSmall = index >= 0 && image->shape[index].text == times(several - 1, QStringLiteral("n")) &&
                                        reach.pixels[dimension] > (several - 1) * m_n;
                if (isTooSmall)
                    image->shape[index] = Expression(times(several, QStringLiteral("n")));
                changed = changed || isTooSmall;
            }
        }
        return changed;
    }

    /// Of a pointer to rows an element of the reach is a row: so many of the buffer's elements. Of bytes that are read as something else
    /// it is a part of one.
    static double rowLength(const Reach &reach, const BufferSpec &buffer)
    {
        const auto type = elementTypeNamed(buffer.type);
        const int size = type ? sizeInBytes(*type) : 0;
        return size > 0 && reach.elementSize > 0 ? double(reach.elementSize) / size : 1;
    }

    /// In more dimensions: a row, or a plane, and one.
    quint64 stepIn(int dimensions) const
    {
        return dimensions == 1 ? std::min(aStep, m_n / 4) : dimensions == 2 ? m_n + 1 : m_n * m_n + m_n + 1;
    }

    /// An argument gets more room, as far as there is any; an array of the kernel's own tells how large its work-groups are.
    bool fitLocal(const Reach &reach)
    {
        for (Argument &argument : m_launch->arguments) {
            auto *local = std::get_if<LocalArgument>(&argument.value);
            if (argument.parameter != reach.name || !local)
                continue;
            if (reach.needed * quint64(reach.elementSize) > mostLocalBytes)
                return halveGroup(); // whatever told its size: this one can't be
            const quint64 factor = (reach.needed + reach.given - 1) / std::max<quint64>(reach.given, 1);
            local->count = Expression(QStringLiteral("%1 * %2").arg(factor).arg(local->count.text));
            return true;
        }
        return !m_known.group && halveGroup();
    }

    bool halveGroup() { return halve(QStringLiteral("group"), leastGroup); }

    /// Distances that are powers of the extent take much room: with a smaller one less.
    bool halveExtent() { return halve(QStringLiteral("n"), 2 * std::max(numberOf(m_project, QStringLiteral("group")), leastExtent) - 1); }

    /// Once, and only above this.
    bool halve(const QString &parameter, quint64 least)
    {
        const quint64 number = numberOf(m_project, parameter);
        if (m_halved.contains(parameter) || number <= least)
            return false;
        setNumber(m_project, parameter, number / 2);
        m_halved << parameter;
        return true;
    }

    Project &m_project;
    LaunchStep *m_launch;
    quint64 m_n;
    KnownSizes m_known;
    QStringList m_halved;
};

/// What is not memory of buffers or of work-groups has index -1.
qsizetype reachIndex(const QList<Reach> &reaches, int object)
{
    const bool isKnown = object >= 0 && object < reaches.size() && reaches[object].memory != AddressSpace::Image;
    return isKnown ? object : -1;
}

void extend(Reach &reach, qint64 offset, quint64 size)
{
    reach.fromBefore = reach.fromBefore || offset < 0;
    if (offset >= 0 && reach.elementSize > 0)
        reach.needed = std::max(reach.needed, (quint64(offset) + size + quint64(reach.elementSize) - 1) / quint64(reach.elementSize));
}

/// `place`: a column and a row, half of the bits each.
void extendImage(Reach &reach, quint64 place)
{
    for (std::size_t dimension = 0; dimension < reach.pixels.size(); ++dimension) {
        const auto pixel = qint32(place >> (32 * dimension));
        reach.pixels[dimension] = std::max(reach.pixels[dimension], quint64(std::max(pixel, -1) + 1));
    }
}

} // namespace

quint64 numberOf(const Project &project, const QString &parameter)
{
    const Parameter *found = foundIn(project.parameters, parameter, &Parameter::name);
    return found && found->value.isNumber() ? found->value.text.toULongLong() : 0;
}

void setNumber(Project &project, const QString &parameter, quint64 value)
{
    if (Parameter *found = foundIn(project.parameters, parameter, &Parameter::name))
        found->value = Expression(double(value));
}

QList<Reach> reachOf(const Trace &trace)
{
    QList<Reach> reaches;
    for (const BoundObject &object : trace.objects())
        reaches << Reach{object.name, object.memory, object.elementCount(), 0, object.elementSize, false};
    for (EventIndex index(0); index.value < trace.eventCount(); ++index.value) {
        const TraceEvent event = trace.event(index);
        if (const qsizetype at = reachIndex(reaches, event.object.value); at >= 0)
            extend(reaches[at], event.offset, event.size);
    }
    for (int index = 0; index < trace.sites().size(); ++index) {
        const AccessSite &site = trace.sites()[index];
        if (site.objects.isEmpty() || site.objects.first() >= reaches.size())
            continue;
        quint64 &missed = reaches[site.objects.first()].missed;
        if (site.kind == SiteKind::ImageRead)
            missed += trace.faultsAt(SiteIndex(index));
        else if (site.kind == SiteKind::ImageWrite) // those of work-items without a pixel would add up
            missed = std::max<quint64>(missed, trace.faultsAt(SiteIndex(index)));
    }
    for (const TraceFault &fault : trace.faults()) {
        const AccessSite &site = trace.site(SiteIndex(fault.head.site()));
        if (const qsizetype at = reachIndex(reaches, fault.head.object()); at >= 0 && fault.head.outOfBounds())
            extend(reaches[at], fault.offset, quint64(std::max(site.sizeInBytes, 1)));
        const bool isOfImage = site.kind == SiteKind::ImageWrite || (site.kind == SiteKind::ImageRead && !hasFloatCoordinate(site));
        if (isOfImage && fault.head.outOfBounds() && fault.head.object() < reaches.size())
            extendImage(reaches[fault.head.object()], quint64(fault.offset));
    }
    return reaches;
}

bool shrankInVain(const Project &fitted, const Project &before, const QList<Reach> &reaches)
{
    const QString group = QStringLiteral("group");
    return numberOf(fitted, group) < numberOf(before, group) && std::ranges::any_of(reaches, [](const Reach &reach) {
               return reach.memory == AddressSpace::Local && reach.needed > reach.given;
           });
}

void tightenGuess(Project &project, const QList<Reach> &reaches)
{
    const quint64 n = numberOf(project, QStringLiteral("n"));
    for (BufferSpec &buffer : project.buffers) {
        const auto reach = std::ranges::find(reaches, buffer.name, &Reach::name);
        const bool isWhole =
            std::ranges::all_of(buffer.shape, [](const Expression &extent) { return extent.text == u"n"; }) && buffer.shape.size() > 1;
        const auto type = elementTypeNamed(buffer.type);
        if (buffer.isImage() || !isWhole || n < 2 || !type || reach == reaches.end() || reach->elementSize != sizeInBytes(*type))
            continue;
        qsizetype dimensions = 1;
        quint64 elements = n;
        for (; elements < reach->needed && dimensions < buffer.shape.size(); ++dimensions)
            elements *= n;
        if (elements == reach->needed)
            buffer.shape = buffer.shape.mid(0, dimensions);
    }
}

bool fitGuess(Project &project, const QList<Reach> &reaches, KnownSizes known)
{
    return Fitting(project, known).fit(reaches);
}

} // namespace kernelscope
