#include "project/Guesses.h"

#include <algorithm>
#include <optional>

#include "project/ProjectFormat.h"

namespace kernelscope {
namespace {

using namespace Qt::StringLiterals;

struct FoundValue
{
    JsonValue value;
    QString pointer; ///< with indices
};

/// The member of an object, or the item of a list that has this name; -1: none.
qsizetype memberIndex(const JsonValue &parent, const QString &key)
{
    const auto isMeant = [&](const JsonMember &member) {
        if (parent.kind == JsonValue::Kind::Object)
            return member.key == key;
        const JsonMember *name = member.value.find(u"name");
        name = name ? name : member.value.find(u"launch");
        return name && name->value.text == key;
    };
    const auto found = std::ranges::find_if(parent.members, isMeant);
    return found == parent.members.end() ? -1 : found - parent.members.begin();
}

/// What is written where nothing is: of a guess only that a buffer starts as zeros is such.
std::optional<FoundValue> defaultAt(const QStringList &keys, const QString &parent)
{
    const bool isInit = keys.size() == 3 && keys.first() == u"buffers" && keys.last() == u"init";
    return isInit ? std::optional(FoundValue{JsonValue::string(u"zero"_s), parent + u"/init"_s}) : std::nullopt;
}

std::optional<FoundValue> find(const JsonValue &project, const QString &place)
{
    const QStringList keys = pointerKeys(place);
    const JsonValue *value = &project;
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
    const JsonValue json = projectJson(project);
    for (const Guess &guess : project.guesses) {
        const auto found = find(json, guess.place);
        if (found && found->value == guess.value)
            guesses.append({guess, found->pointer});
    }
    return guesses;
}

} // namespace

QList<Guess> heldGuesses(const Project &project)
{
    QList<Guess> guesses;
    for (const HeldGuess &each : held(project))
        guesses.append(each.guess);
    return guesses;
}

QStringList guessPointers(const Project &project)
{
    QStringList pointers;
    for (const HeldGuess &each : held(project))
        pointers.append(each.pointer);
    return pointers;
}

QList<Define> guessedDefines(const Project &project)
{
    const QStringList pointers = guessPointers(project);
    QList<Define> guessed;
    for (const Define &define : project.build.defines) {
        if (pointers.contains(u"/build/defines/"_s + pointerKey(define.name)))
            guessed << define;
    }
    return guessed;
}

void addGuess(Project &project, const QString &place)
{
    const auto found = find(projectJson(project), place);
    if (!found)
        return;
    project.guesses.removeIf([&](const Guess &guess) { return guess.place == place; });
    project.guesses.append(Guess{place, found->value});
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
    project.guesses.clear();
    for (const Guess &guess : held) {
        const bool isOfIt = isAtOrBelow(guess.place, before);
        addGuess(project, isOfIt ? parent + u'/' + pointerKey(to) + guess.place.mid(before.size()) : guess.place);
    }
}

} // namespace kernelscope
