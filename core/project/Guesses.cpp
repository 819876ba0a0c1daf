#include "project/Guesses.h"

#include <optional>

#include <QHash>
#include <QSet>

#include "project/ProjectFormat.h"
#include "support/Ranges.h"

namespace kernelscope {
namespace {

using namespace Qt::StringLiterals;

struct FoundValue
{
    JsonValue value;
    QString pointer; ///< with indices
};

/// What is written where nothing is: of a guess only that a buffer starts as zeros is such.
std::optional<FoundValue> defaultAt(const QStringList &keys, const QString &parent)
{
    const bool isInit = keys.size() == 3 && keys.first() == u"buffers" && keys.last() == u"init";
    return isInit ? std::optional(FoundValue{JsonValue::string(u"zero"_s), parent + u"/init"_s}) : std::nullopt;
}

/// Null: it has none.
QString nameOf(const JsonValue &parent, const JsonMember &member)
{
    if (parent.kind == JsonValue::Kind::Object)
        return member.key;
    const JsonMember *name = member.value.find(u"name");
    name = name ? name : member.value.find(u"launch");
    return name ? name->value.text : QString();
}

/// The values of a project, found by the places of guesses.
class NamedValues
{
public:
    explicit NamedValues(const Project &project) : m_json(projectJson(project)) {}
    std::optional<FoundValue> find(const QString &place);

private:
    qsizetype memberIndex(const JsonValue &parent, const QString &key);

    const JsonValue m_json;
    QHash<const JsonValue *, QHash<QString, qsizetype>> m_indices; ///< of the members by their names, where they were asked for
};

/// The member of an object, or the item of a list that has this name; -1: none.
qsizetype NamedValues::memberIndex(const JsonValue &parent, const QString &key)
{
    auto known = m_indices.find(&parent);
    if (known == m_indices.end()) {
        QHash<QString, qsizetype> indices;
        for (qsizetype i = parent.members.size() - 1; i >= 0; --i) { // The first of a name counts.
            if (const QString name = nameOf(parent, parent.members[i]); !name.isNull())
                indices.insert(name, i);
        }
        known = m_indices.insert(&parent, indices);
    }
    return known->value(key, -1);
}

std::optional<FoundValue> NamedValues::find(const QString &place)
{
    const QStringList keys = pointerKeys(place);
    const JsonValue *value = &m_json;
    QString pointer;
    for (const QString &key : keys) {
        const qsizetype index = memberIndex(*value, key);
        if (index < 0)
            return pointer.count(u'/') == keys.size() - 1 ? defaultAt(keys, pointer) : std::nullopt;
        pointer += u'/' + (value->kind == JsonValue::Kind::Array ? QString::number(index) : pointerKey(key));
        value = &value->members[index].value;
    }
    const JsonMember *ofSlider = keys.value(0) == u"parameters" ? value->find(u"value") : nullptr;
    return FoundValue{ofSlider ? ofSlider->value : *value, pointer};
}

struct HeldGuess
{
    Guess guess;
    QString pointer;
};

QList<HeldGuess> held(const Project &project)
{
    QList<HeldGuess> guesses;
    if (project.guesses.isEmpty())
        return guesses;
    NamedValues values(project);
    for (const Guess &guess : project.guesses) {
        const auto found = values.find(guess.place);
        if (found && found->value == guess.value)
            guesses.append({guess, found->pointer});
    }
    return guesses;
}

} // namespace

QList<Guess> heldGuesses(const Project &project)
{
    return mapped(held(project), &HeldGuess::guess);
}

QStringList guessPointers(const Project &project)
{
    return mapped(held(project), &HeldGuess::pointer);
}

QList<Define> guessedDefines(const Project &project)
{
    const QStringList list = guessPointers(project);
    const QSet<QString> pointers(list.begin(), list.end());
    QList<Define> guessed;
    for (const Define &define : project.build.defines) {
        if (pointers.contains(u"/build/defines/"_s + pointerKey(define.name)))
            guessed << define;
    }
    return guessed;
}

void addGuesses(Project &project, const QStringList &places)
{
    if (places.isEmpty())
        return;
    NamedValues values(project);
    QList<Guess> added;
    QSet<QString> known;
    for (const QString &place : places) {
        if (const auto found = values.find(place); found && !known.contains(place)) {
            known.insert(place);
            added.append(Guess{place, found->value});
        }
    }
    project.guesses.removeIf([&](const Guess &guess) { return known.contains(guess.place); });
    project.guesses += added;
}

void confirmGuesses(Project &project, const QString &pointer)
{
    QList<Guess> left;
    for (const HeldGuess &each : held(project)) {
        if (!isAtOrBelow(each.pointer, pointer) && !isAtOrBelow(pointer, each.pointer))
            left.append(each.guess);
    }
    project.guesses = left;
}

void dropEndedGuesses(Project &project)
{
    project.guesses = heldGuesses(project);
}

void renameInGuesses(Project &project, const QList<Guess> &held, const QString &parent, const QString &from, const QString &to)
{
    const QString before = parent + u'/' + pointerKey(from);
    QStringList places;
    for (const Guess &guess : held) {
        const bool isOfIt = isAtOrBelow(guess.place, before);
        places << (isOfIt ? parent + u'/' + pointerKey(to) + guess.place.mid(before.size()) : guess.place);
    }
    project.guesses.clear();
    addGuesses(project, places);
}

} // namespace kernelscope
