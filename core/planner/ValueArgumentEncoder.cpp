#include "planner/ValueArgumentEncoder.h"

#include <algorithm>

#include "plan/NumberEncoding.h"
#include "plan/ProjectPaths.h"
#include "planner/StructValue.h"
#include "support/Filled.h"
#include "support/Numbers.h"

namespace kernelscope {
namespace {

/// Where one number of the value goes.
struct Slot
{
    Scalar scalar;
    int offset;
};

QList<Slot> slotsOf(const ElementType &type)
{
    QList<Slot> list;
    for (int c = 0; c < type.components; ++c)
        list << Slot{type.scalar, c * sizeInBytes(type.scalar)};
    return list;
}

/// Of a scalar or a vector.
class ValueEncoder
{
public:
    ValueEncoder(Planning &planning, const ElementType &type, const QList<Expression> &components, const QString &path, const QString &what)
        : m_planning(planning), m_type(type), m_components(components), m_path(path), m_what(what), m_slots(slotsOf(type)),
          m_bytes(sizeInBytes(type), '\0')
    {
    }

    std::optional<QByteArray> encode() { return m_components.size() == 1 ? encodeOne() : encodeList(); }

private:
    std::optional<QByteArray> encodeOne();
    std::optional<QByteArray> encodeList();
    bool store(const Slot &slot, double number, const QString &path);
    bool storeExact(const Slot &slot, const Expression &expression, const QString &path);

    Planning &m_planning;
    const ElementType &m_type;
    QList<Expression> m_components;
    QString m_path;
    QString m_what;
    QList<Slot> m_slots;
    QByteArray m_bytes;
};

std::optional<QByteArray> ValueEncoder::encodeOne()
{
    const Expression &expression = m_components.first();
    bool stored = true;
    if (m_slots.size() == 1 && storeExact(m_slots.first(), expression, m_path))
        return m_bytes;
    const auto numbers = m_planning.notes.components(m_path, expression, int(m_slots.size()), m_what);
    if (!numbers)
        return std::nullopt;
    for (qsizetype k = 0; k < m_slots.size(); ++k)
        stored = store(m_slots[k], numbers->at(k), m_path) && stored;
    return stored ? std::optional(m_bytes) : std::nullopt;
}

std::optional<QByteArray> ValueEncoder::encodeList()
{
    if (m_components.size() != m_slots.size()) {
        m_planning.notes.problem(m_path, filled(QStringLiteral("%1 is given %2 values, but %3 takes %4."), m_what, m_components.size(),
                                                elementTypeName(m_type), m_slots.size()));
        return std::nullopt;
    }
    bool stored = true;
    for (qsizetype k = 0; k < m_slots.size(); ++k) {
        const QString path = ProjectPath::item(m_path, k);
        if (storeExact(m_slots[k], m_components[k], path))
            continue;
        const auto number = m_planning.notes.components(path, m_components[k], 1, m_what);
        stored = number && store(m_slots[k], number->first(), path) && stored;
    }
    return stored ? std::optional(m_bytes) : std::nullopt;
}

bool ValueEncoder::storeExact(const Slot &slot, const Expression &expression, const QString &path)
{
    const auto bytes = exactInteger(slot.scalar, expression.text);
    if (!bytes)
        return false;
    m_bytes.replace(slot.offset, bytes->size(), *bytes);
    const QString text = numberTextAt(slot.scalar, bytes->constData());
    m_planning.notes.valueText(path, text, text.toDouble());
    return true;
}

bool ValueEncoder::store(const Slot &slot, double number, const QString &path)
{
    if (!fits(slot.scalar, number)) {
        m_planning.notes.problem(path, m_what + QStringLiteral(": ") + doesNotFit(slot.scalar, number).message,
                                 numberText(nearestFitting(slot.scalar, number)));
        return false;
    }
    storeNumber(slot.scalar, number, m_bytes.data() + slot.offset);
    return true;
}

} // namespace

std::optional<QByteArray> encodeValue(Planning &planning, const ElementType &type, const GivenValue &given, const QString &path,
                                      const QString &what)
{
    if (type.isStruct())
        return encodeStruct(planning, type.structName, given, path, what);
    const auto isNested = [](const GivenValue &item) { return !item.isNumber(); };
    if (given.hasMembers() || std::ranges::any_of(given.items, isNested)) {
        planning.notes.problem(
            path, QStringLiteral("%1 is given lists or members, but %2 takes %3.")
                      .arg(what, elementTypeName(type),
                           type.components == 1 ? QStringLiteral("a number") : QStringLiteral("%1 numbers").arg(type.components)));
        return std::nullopt;
    }
    return ValueEncoder(planning, type, given.numbers(), path, what).encode();
}

} // namespace kernelscope
