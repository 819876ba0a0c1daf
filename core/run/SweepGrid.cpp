#include "run/SweepGrid.h"

#include <algorithm>
#include <limits>

namespace kernelscope {

namespace {

/// A prime: multiplied by it, modulo a smaller number of points, each place becomes another one (Knuth's multiplicative hashing).
constexpr quint64 spreading = 2'654'435'761;

} // namespace

Result<void> SweepGrid::fits(const Project &project) const
{
    for (const auto &[name, values] : m_vary) {
        if (std::ranges::find(project.parameters, name, &Parameter::name) == project.parameters.end())
            return fail(QStringLiteral("The project has no parameter \"%1\" to vary.").arg(name));
    }
    return {};
}

quint64 SweepGrid::size() const
{
    quint64 size = 1;
    for (const auto &[name, values] : m_vary) {
        if (__builtin_mul_overflow(size, quint64(values.size()), &size))
            return std::numeric_limits<quint64>::max();
    }
    return size;
}

SweepPoint SweepGrid::at(quint64 place) const
{
    SweepPoint point;
    for (auto parameter = m_vary.crbegin(); parameter != m_vary.crend(); ++parameter) {
        const auto values = quint64(parameter->second.size());
        point.prepend({parameter->first, parameter->second[qsizetype(place % values)].text});
        place /= values;
    }
    return point;
}

std::optional<quint64> SweepGrid::placeOf(const SweepPoint &point) const
{
    if (point.size() != m_vary.size())
        return std::nullopt;
    quint64 place = 0;
    for (qsizetype i = 0; i < m_vary.size(); ++i) {
        const auto &[name, values] = m_vary[i];
        const auto value = std::ranges::find(values, point[i].second, &Expression::text);
        if (point[i].first != name || value == values.end())
            return std::nullopt;
        place = place * quint64(values.size()) + quint64(value - values.begin());
    }
    return place;
}

QList<quint64> SweepGrid::part(quint64 number, quint64 parts) const
{
    const quint64 all = size();
    QList<quint64> places;
    for (quint64 i = all * number / parts; i < all * (number + 1) / parts; ++i)
        places << (parts > 1 ? i * spreading % all : i);
    std::ranges::sort(places);
    return places;
}

} // namespace kernelscope
