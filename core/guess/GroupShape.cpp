#include "guess/GroupShape.h"

#include <algorithm>
#include <bit>

#include <QRegularExpression>

namespace kernelscope {
namespace {

constexpr quint64 mostItems = 1024;

/// As far as it is known: 0 otherwise.
struct Shape
{
    quint64 x = 0;
    quint64 y = 0;
    quint64 all = 0;

    QList<quint64> extents() const
    {
        const quint64 width = x == 0 && y > 0 ? all / y : x;
        const quint64 height = y == 0 && x > 0 ? all / x : y;
        return width * height == 0 || width == height || width * height > mostItems ? QList<quint64>() : QList<quint64>{width, height};
    }
};

/// What is known of several arrays: those with a border, or for several elements of each work-item, are larger.
void narrow(quint64 &extent, quint64 elements)
{
    if (elements > 0)
        extent = extent == 0 ? std::bit_floor(elements) : std::min(extent, std::bit_floor(elements));
}

/// The subscript is the place of a work-item, with a border added to it perhaps.
bool isPlace(const QString &subscript, const QStringList &places)
{
    return std::ranges::any_of(places, [&subscript](const QString &place) {
        return QRegularExpression(QStringLiteral("^[\\s(]*%1[\\s)]*(?:\\+\\s*\\d+\\s*)?$|^\\s*\\d+\\s*\\+\\s*%1\\s*$").arg(place))
            .match(subscript)
            .hasMatch();
    });
}

/// y * width + x, or a variable that was made so: the work-item's place in the whole group.
QStringList placesInGroup(const KernelText &text, const QStringList &xs, const QStringList &ys)
{
    QStringList places;
    for (const QString &x : xs) {
        for (const QString &y : ys) {
            const QString row = QStringLiteral("\\(?\\s*(?:%1\\s*\\*\\s*[^*;+\\]]+?|[^*;=+\\[]+?\\s*\\*\\s*%1)\\s*\\)?").arg(y);
            const QString sum = QStringLiteral("(?:%1\\s*\\+\\s*%2(?!\\s*\\*)|%2\\s*\\+\\s*%1)").arg(row, x);
            places << sum;
            const QRegularExpression made(QStringLiteral("\\b(\\w+)\\s*=\\s*%1\\s*[;,]").arg(sum));
            for (auto found = made.globalMatch(text.text()); found.hasNext();)
                places << QStringLiteral("\\b%1\\b").arg(found.next().captured(1));
        }
    }
    return places;
}

Shape shapeOfArrays(const KernelSignature &kernel, const KernelText &text)
{
    const QStringList xs = text.placesIn(0, QStringLiteral("get_local_id"));
    const QStringList ys = text.placesIn(1, QStringLiteral("get_local_id"));
    const QStringList both = placesInGroup(text, xs, ys);
    Shape shape;
    for (const LocalVariable &variable : kernel.localVariables) {
        for (const QStringList &subscripts : text.subscriptsOf(variable.name)) {
            for (qsizetype index = 0; index < std::min(subscripts.size(), variable.dimensions.size()); ++index) {
                const quint64 elements = variable.dimensions[index];
                if (isPlace(subscripts[index], xs))
                    narrow(shape.x, elements);
                else if (isPlace(subscripts[index], ys))
                    narrow(shape.y, elements);
                else if (isPlace(subscripts[index], both))
                    narrow(shape.all, elements);
            }
        }
    }
    return shape;
}

} // namespace

QList<quint64> oblongGroup(const KernelSignature &kernel, const KernelText &text)
{
    if (text.dimensions() != 2 || text.groupDimensions() != 3)
        return {};
    Shape shape = shapeOfArrays(kernel, text);
    if (const int row = text.rowOfGroup(); row > 0 && shape.x == 0)
        shape.x = quint64(row);
    if (const QList<quint64> extents = shape.extents(); !extents.isEmpty())
        return extents;
    if (shape.x != 0 && shape.y != 0) // a square
        return {};
    if (const Shape factors{quint64(text.groupFactor(0)), quint64(text.groupFactor(1)), 0}; factors.x > 1 && factors.y > 1)
        return factors.extents();
    const auto [x, y] = text.definedGroupSides();
    return Shape{quint64(x), quint64(y), 0}.extents();
}

} // namespace kernelscope
