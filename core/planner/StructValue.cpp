#include "planner/StructValue.h"

#include <algorithm>

#include "plan/NumberEncoding.h"
#include "plan/ProjectPaths.h"
#include "project/Suggestion.h"
#include "support/Filled.h"
#include "support/Numbers.h"
#include "support/Ranges.h"

namespace kernelscope {
namespace {

constexpr int deepest = 32;          ///< structs within structs
constexpr int mostInBytes = 1 << 20; ///< far more than kernels' parameters may take

/// A given value whose expressions were evaluated.
struct Evaluated
{
    QString path;    ///< of what gave it
    QString written; ///< a number as the project has it: whole numbers are exact beyond 2^53
    double number = 0;
    QList<Evaluated> items;
    QStringList members;

    bool isNumber() const { return items.isEmpty(); }
    bool hasMembers() const { return !members.isEmpty(); }
    bool isListOfNumbers() const { return !hasMembers() && std::ranges::all_of(items, &Evaluated::isNumber); }
};

Evaluated evaluatedFrom(const ScriptValue &script, const QString &path)
{
    Evaluated value{path, {}, script.number, {}, script.members};
    for (const ScriptValue &item : script.items)
        value.items << evaluatedFrom(item, path);
    return value;
}

void appendNumbers(const Evaluated &value, QList<Evaluated> &numbers)
{
    if (value.isNumber())
        numbers << value;
    for (const Evaluated &item : value.items)
        appendNumbers(item, numbers);
}

/// Where a value goes: `count` of a type, one after the other.
struct Target
{
    ElementType type;
    int offset = 0;
    int count = 1;
    QString name = {}; ///< ".box.corners[1]": what follows the argument's name
};

struct NumberPlace
{
    Scalar scalar;
    int offset;
};

class StructEncoder
{
public:
    StructEncoder(Planning &planning, const QString &what) : m_planning(planning), m_what(what) {}

    std::optional<QByteArray> encode(const QString &structName, const GivenValue &given, const QString &path);

private:
    std::optional<Evaluated> evaluate(const GivenValue &given, const QString &path);
    std::optional<Evaluated> evaluateNumber(const Expression &expression, const QString &path);
    const StructLayout *layoutOf(const ElementType &type) const
    {
        return type.isStruct() ? m_planning.structLayout(type.structName) : nullptr;
    }
    int strideOf(const ElementType &type) const;
    bool appendPlaces(const Target &target, int depth, QList<NumberPlace> &places) const;
    QList<NumberPlace> placesIn(const Target &target) const;
    bool store(const Target &target, const Evaluated &value);
    bool storeArray(const Target &target, const Evaluated &value);
    bool storeStruct(const Target &target, const Evaluated &value);
    bool storeMember(const Target &target, const StructMember &member, const Evaluated &value);
    bool storeInOrder(const QList<NumberPlace> &places, const QList<Evaluated> &numbers);
    bool storeNumberAt(const NumberPlace &place, const Evaluated &value);
    bool wrongCount(const Target &target, const Evaluated &value, qsizetype wanted);
    bool problem(const QString &path, const QString &message, const QString &suggestion = {})
    {
        m_planning.notes.problem(path, m_what + message, suggestion);
        return false;
    }

    Planning &m_planning;
    QString m_what;
    QByteArray m_bytes;
};

std::optional<QByteArray> StructEncoder::encode(const QString &structName, const GivenValue &given, const QString &path)
{
    const Target whole{ElementType{Scalar::Char, 1, structName}};
    const StructLayout *layout = layoutOf(whole.type);
    if (layout && layout->sizeInBytes > mostInBytes) {
        problem(path, QStringLiteral(" takes %1, more than the parameters of a kernel can. Pass it in a buffer.")
                          .arg(bytesText(quint64(layout->sizeInBytes))));
        return std::nullopt;
    }
    if (placesIn(whole).isEmpty()) {
        problem(path, QStringLiteral(": the members of the struct %1 are not known, so that it cannot be given by value. Pass it in a "
                                     "buffer.")
                          .arg(structName));
        return std::nullopt;
    }
    m_bytes = QByteArray(layout->sizeInBytes, '\0');
    const auto value = evaluate(given, path);
    return value && store(whole, *value) ? std::optional(m_bytes) : std::nullopt;
}

std::optional<Evaluated> StructEncoder::evaluate(const GivenValue &given, const QString &path)
{
    if (given.isNumber())
        return evaluateNumber(given.number, path);
    Evaluated value{path, {}, 0, {}, given.members};
    bool isWhole = true;
    for (qsizetype k = 0; k < given.items.size(); ++k) {
        const QString itemPath = given.hasMembers() ? ProjectPath::member(path, given.members[k]) : ProjectPath::item(path, k);
        const auto item = evaluate(given.items[k], itemPath);
        isWhole = isWhole && item;
        value.items << item.value_or(Evaluated());
    }
    return isWhole ? std::optional(value) : std::nullopt;
}

std::optional<Evaluated> StructEncoder::evaluateNumber(const Expression &expression, const QString &path)
{
    if (exactInteger(Scalar::Long, expression.text) || exactInteger(Scalar::ULong, expression.text))
        return Evaluated{path, expression.text, QString(expression.text).remove(u'"').remove(u'\'').toDouble(), {}, {}};
    const Result<ScriptValue> script = m_planning.notes.evaluator().value(expression);
    if (!script) {
        m_planning.notes.expressionFailed(path, expression, m_what, script.error());
        return std::nullopt;
    }
    return evaluatedFrom(*script, path);
}

int StructEncoder::strideOf(const ElementType &type) const
{
    const StructLayout *layout = layoutOf(type);
    return layout ? layout->sizeInBytes : sizeInBytes(type);
}

/// False: not all is known.
bool StructEncoder::appendPlaces(const Target &target, int depth, QList<NumberPlace> &places) const
{
    const StructLayout *layout = layoutOf(target.type);
    if ((target.type.isStruct() && (!layout || layout->members.isEmpty() || depth == deepest)) || places.size() > mostInBytes)
        return false;
    for (int k = 0; k < target.count; ++k) {
        const int offset = target.offset + k * strideOf(target.type);
        for (int c = 0; !layout && c < target.type.components; ++c)
            places << NumberPlace{target.type.scalar, offset + c * sizeInBytes(target.type.scalar)};
        for (const StructMember &member : layout ? layout->members : QList<StructMember>()) {
            if (!appendPlaces({member.type, offset + member.offset, member.count}, depth + 1, places))
                return false;
        }
    }
    return true;
}

/// Of all numbers, in their order; empty: they are not known.
QList<NumberPlace> StructEncoder::placesIn(const Target &target) const
{
    QList<NumberPlace> places;
    return appendPlaces(target, 0, places) ? places : QList<NumberPlace>();
}

bool StructEncoder::store(const Target &target, const Evaluated &value)
{
    const QList<NumberPlace> places = placesIn(target);
    if (value.isNumber())
        return storeInOrder(places, QList<Evaluated>(places.size(), value));
    if (value.hasMembers() && (target.count > 1 || !target.type.isStruct()))
        return problem(value.path, QStringLiteral("%1 is given members, but is %2. Give it a number or a list.")
                                       .arg(target.name, target.count > 1 ? QStringLiteral("an array") : elementTypeName(target.type)));
    if (value.isListOfNumbers() && value.items.size() == places.size())
        return storeInOrder(places, value.items);
    if (target.count > 1)
        return storeArray(target, value);
    return target.type.isStruct() ? storeStruct(target, value) : wrongCount(target, value, places.size());
}

/// An array of several dimensions is known as one of one: the numbers of its lists of lists are taken in their order.
bool StructEncoder::storeArray(const Target &target, const Evaluated &value)
{
    const QList<NumberPlace> places = placesIn(target);
    QList<Evaluated> numbers;
    appendNumbers(value, numbers);
    if (value.items.size() != target.count)
        return numbers.size() == places.size() ? storeInOrder(places, numbers) : wrongCount(target, value, target.count);
    bool stored = true;
    for (int k = 0; k < target.count; ++k) {
        const int offset = target.offset + k * strideOf(target.type);
        stored = store({target.type, offset, 1, filled(QStringLiteral("%1[%2]"), target.name, k)}, value.items[k]) && stored;
    }
    return stored;
}

/// What an object leaves out stays zero.
bool StructEncoder::storeStruct(const Target &target, const Evaluated &value)
{
    const QList<StructMember> &members = layoutOf(target.type)->members;
    if (!value.hasMembers() && (value.isListOfNumbers() || value.items.size() != members.size()))
        return wrongCount(target, value, value.isListOfNumbers() ? placesIn(target).size() : members.size());
    const QStringList names = mapped(members, &StructMember::name);
    bool stored = true;
    for (qsizetype k = 0; k < value.items.size(); ++k) {
        const qsizetype member = value.hasMembers() ? names.indexOf(value.members[k]) : k;
        if (member >= 0)
            stored = storeMember(target, members[member], value.items[k]) && stored;
        else
            stored = problem(value.path, QStringLiteral("%1: %2 has no member \"%3\".%4 It has: %5.")
                                             .arg(target.name, target.type.structName, value.members[k],
                                                  didYouMean(value.members[k], names), firstNames(names)));
    }
    return stored;
}

bool StructEncoder::storeMember(const Target &target, const StructMember &member, const Evaluated &value)
{
    return store({member.type, target.offset + member.offset, member.count, target.name + u'.' + member.name}, value);
}

bool StructEncoder::wrongCount(const Target &target, const Evaluated &value, qsizetype wanted)
{
    return problem(value.path, filled(QStringLiteral("%1 is given %2 values, but %3 takes %4."), target.name, value.items.size(),
                                      target.count > 1 ? QStringLiteral("this array") : elementTypeName(target.type), wanted));
}

bool StructEncoder::storeInOrder(const QList<NumberPlace> &places, const QList<Evaluated> &numbers)
{
    bool stored = true;
    for (qsizetype k = 0; k < places.size(); ++k)
        stored = storeNumberAt(places[k], numbers[k]) && stored;
    return stored;
}

bool StructEncoder::storeNumberAt(const NumberPlace &place, const Evaluated &value)
{
    PlanningNotes &notes = m_planning.notes;
    if (const auto exact = exactInteger(place.scalar, value.written)) {
        m_bytes.replace(place.offset, exact->size(), *exact);
        const QString text = numberTextAt(place.scalar, exact->constData());
        notes.valueText(value.path, text, text.toDouble());
        return true;
    }
    notes.value(value.path, value.number);
    if (!fits(place.scalar, value.number))
        return problem(value.path, QStringLiteral(": ") + doesNotFit(place.scalar, value.number).message,
                       numberText(nearestFitting(place.scalar, value.number)));
    storeNumber(place.scalar, value.number, m_bytes.data() + place.offset);
    return true;
}

} // namespace

std::optional<QByteArray> encodeStruct(Planning &planning, const QString &structName, const GivenValue &given, const QString &path,
                                       const QString &what)
{
    return StructEncoder(planning, what).encode(structName, given, path);
}

} // namespace kernelscope
