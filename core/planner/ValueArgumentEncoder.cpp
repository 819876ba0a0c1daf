#include "planner/ValueArgumentEncoder.h"

#include "plan/NumberEncoding.h"
#include "plan/ProjectPaths.h"
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

void appendSlots(QList<Slot> &list, const ElementType &type, int offset)
{
    for (int c = 0; c < type.components; ++c)
        list << Slot{type.scalar, offset + c * sizeInBytes(type.scalar)};
}

std::optional<QList<Slot>> slotsOf(const StructLayout &layout)
{
    QList<Slot> list;
    for (const StructMember &member : layout.members) {
        if (member.type.isStruct())
            return std::nullopt;
        for (int k = 0; k < member.count; ++k)
            appendSlots(list, member.type, member.offset + k * sizeInBytes(member.type));
    }
    return list;
}

class ValueEncoder
{
public:
    ValueEncoder(Planning &planning, const ElementType &type, const QList<Expression> &components, const QString &path, const QString &what)
        : m_planning(planning), m_type(type), m_components(components), m_path(path), m_what(what)
    {
    }

    std::optional<QByteArray> encode()
    {
        if (!findSlots())
            return std::nullopt;
        return m_components.size() == 1 ? encodeOne() : encodeList();
    }

private:
    bool findSlots();
    std::optional<QByteArray> encodeOne();
    std::optional<QByteArray> encodeList();
    bool store(const Slot &slot, double number, const QString &path);
    bool storeExact(const Slot &slot, const Expression &expression, const QString &path);

    Planning &m_planning;
    const ElementType &m_type;
    const QList<Expression> &m_components;
    QString m_path;
    QString m_what;
    QList<Slot> m_slots;
    QByteArray m_bytes;
};

bool ValueEncoder::findSlots()
{
    if (!m_type.isStruct()) {
        appendSlots(m_slots, m_type, 0);
        m_bytes = QByteArray(sizeInBytes(m_type), '\0');
        return true;
    }
    const StructLayout *layout = m_planning.structLayout(m_type.structName);
    const auto members = layout ? slotsOf(*layout) : std::nullopt;
    if (!members || members->isEmpty()) {
        m_planning.notes.problem(m_path, QStringLiteral("%1: the members of the struct %2 are not known, so that it cannot be given "
                                                        "by value. Pass it in a buffer.")
                                             .arg(m_what, m_type.structName));
        return false;
    }
    m_slots = *members;
    m_bytes = QByteArray(layout->sizeInBytes, '\0');
    return true;
}

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

std::optional<QByteArray> encodeValue(Planning &planning, const ElementType &type, const QList<Expression> &components, const QString &path,
                                      const QString &what)
{
    return ValueEncoder(planning, type, components, path, what).encode();
}

} // namespace kernelscope
