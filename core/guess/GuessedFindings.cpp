#include "guess/GuessedFindings.h"

#include <algorithm>
#include <initializer_list>
#include <limits>

#include <QSet>

#include "analysis/FirstLoads.h"
#include "analysis/OutOfBounds.h"
#include "project/Guesses.h"
#include "project/Steps.h"
#include "project/UsedNames.h"
#include "support/Filled.h"
#include "support/Ranges.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

const LaunchStep *launchAt(const Project &project, const QString &path)
{
    const LaunchStep *found = nullptr;
    forEachLaunchAt(project.plan,
                    [&](const Step &, const LaunchStep &launch, const QString &own) { found = own == path ? &launch : found; });
    return found;
}

/// The kinds of operations that such a finding is about.
QList<OperationKind> operationsOf(const Finding &finding)
{
    switch (finding.kind) {
    case FindingKind::DivisionByZero:
        return {OperationKind::Division};
    case FindingKind::SignedOverflow:
        return {OperationKind::Arithmetic, OperationKind::Division};
    case FindingKind::InvalidConversion:
        return {OperationKind::Conversion};
    case FindingKind::EndlessLoop:
        return {OperationKind::Loop};
    case FindingKind::BarrierDivergence:
        return {OperationKind::Barrier};
    default:
        return {};
    }
}

/// An index that went below 0, of a signed number or of an unsigned one.
bool isBeforeStart(const Finding &finding)
{
    const qint64 element = finding.element.value_or(0);
    return element < 0 || finding.isOutsideAnyImage || wentBelowZero(element);
}

/// An index is outside of its dimension of an array.
bool isOfArray(const Finding &finding)
{
    return finding.kind == FindingKind::OutOfBounds && !finding.accesses.isEmpty() && finding.accesses.first().type == AccessType::Index;
}

bool isAt(const Finding &finding, int line)
{
    return std::ranges::find(finding.accesses, line, &FindingAccess::line) != finding.accesses.end();
}

/// Where the kernel accesses what is found, in the same lines. Of `finding` the object is named as the kernel names it; an array of a
/// struct may go by the name of a helper function's parameter.
QList<IndexFacts> indexesAt(const Finding &finding, const KernelFacts &facts)
{
    QList<IndexFacts> atLine;
    std::ranges::copy_if(facts.indexes, std::back_inserter(atLine),
                         [&finding](const IndexFacts &index) { return isAt(finding, index.line); });
    QList<IndexFacts> indexes = atLine;
    indexes.removeIf([&finding](const IndexFacts &index) { return index.object != finding.object; });
    return indexes.isEmpty() && isOfArray(finding) && finding.memory != AddressSpace::Private ? atLine : indexes;
}

/// Those that any of them is made from.
int dimensionsOf(const QList<IndexFacts> &indexes)
{
    int dimensions = 0;
    for (const IndexFacts &index : indexes)
        dimensions |= index.dimensions;
    return dimensions;
}

/// Parameters that decide whether the private variable that was read before it had a value gets one, or which element does. A number
/// that a work-item's place is compared with is the launch's extent; one that loops over what is set and what is read both run to decides
/// nothing.
QStringList decidersOf(const Finding &finding, const KernelFacts &facts)
{
    QSet<QString> deciders;
    bool isEverSet = false;
    for (const SettingFacts &setting : facts.settings) {
        const bool isOfIt = finding.object == setting.object || finding.object.startsWith(setting.object + u'.');
        const bool isBefore =
            std::ranges::any_of(finding.accesses, [&setting](const FindingAccess &access) { return access.line >= setting.line; });
        if (!isOfIt || !isBefore)
            continue;
        isEverSet = true;
        deciders.unite(QSet<QString>(setting.parameters.begin(), setting.parameters.end()));
    }
    const QList<IndexFacts> reads = isEverSet ? indexesAt(finding, facts) : QList<IndexFacts>();
    for (const IndexFacts &read : reads) {
        for (const QString &parameter : read.parameters) {
            if (!deciders.contains(parameter))
                deciders.insert(parameter);
            else if (facts.parameter(parameter).loops > 0)
                deciders.remove(parameter);
        }
    }
    QStringList names(deciders.begin(), deciders.end());
    names.removeIf([&facts](const QString &name) { return facts.parameter(name).comparedDimensions != 0; });
    names.sort();
    return names;
}

int dimensionsApart(const QList<quint64> &a, const QList<quint64> &b)
{
    int differing = 0;
    for (qsizetype dimension = 0; dimension < std::min(a.size(), b.size()); ++dimension)
        differing |= int(a[dimension] != b[dimension]) << dimension;
    return differing;
}

class Doubts
{
public:
    Doubts(const Project &project, const LaunchStep &launch, const QString &launchPath, const KernelSignature &kernel,
           const QList<Finding> &findings)
        : m_project(project), m_launch(launch), m_path(launchPath), m_kernel(kernel)
    {
        std::ranges::copy_if(findings, std::back_inserter(m_unset), [](const Finding &finding) {
            return finding.kind == FindingKind::UninitialisedRead && finding.memory != AddressSpace::Global && !finding.object.isEmpty();
        });
        const QStringList pointers = guessPointers(project);
        m_guessed = {pointers.begin(), pointers.end()};
        m_defines = guessedDefines(project);
        for (const Parameter &parameter : project.parameters) {
            if (m_guessed.contains(u"/parameters/"_s + pointerKey(parameter.name)) || usesGuess(parameter.value))
                m_guessedNames.insert(parameter.name);
        }
    }

    /// What it hangs on, in words, with the values of the parameters that it is made from: "the size of a, n (n = 64)"; empty: on no guess.
    QString behind(const Finding &finding)
    {
        m_behind.clear();
        m_expressions.clear();
        switch (finding.kind) {
        case FindingKind::OutOfBounds:
            if (const Finding *unset = unsetBehind(finding))
                addUnsetGuesses(*unset);
            else
                addOutsideGuesses(finding);
            break;
        case FindingKind::DataRace:
            addRaceGuesses(finding);
            break;
        case FindingKind::UninitialisedRead:
            addUnsetGuesses(finding);
            break;
        case FindingKind::BarrierDivergence:
            addRest(finding);
            addOrigins(finding);
            addPartsOfGroup(finding);
            break;
        case FindingKind::LostUpdate:
            addOrigins(finding);
            addChoices(finding);
            break;
        case FindingKind::DivisionByZero:
        case FindingKind::SignedOverflow:
        case FindingKind::InvalidConversion:
            addOrigins(finding);
            break;
        case FindingKind::EndlessLoop:
            addOrigins(finding);
            addAwaited(finding);
            addLoopFactors(finding);
            break;
        case FindingKind::InvalidFormat:
            addFormat(finding);
            break;
        default:
            break;
        }
        const QString values = valuesText();
        return m_behind.join(u"; "_s) + (values.isEmpty() ? QString() : u" (%1)"_s.arg(values));
    }

private:
    /// What nobody wrote, of which the index is made: that is where it comes from.
    const Finding *unsetBehind(const Finding &finding) const
    {
        for (const IndexFacts &index : indexesAt(boundNames(finding), m_kernel.facts)) {
            const auto isFrom = [&index](const Finding &unset) { return index.mayBeUnset.contains(unset.object.section(u'.', 0, 0)); };
            if (const auto found = std::ranges::find_if(m_unset, isFrom); found != m_unset.end())
                return &*found;
        }
        return nullptr;
    }

    void addOutsideGuesses(const Finding &finding)
    {
        if (isInArrayOfBuffer(finding))
            addPlacesAfterRow(finding);
        else
            addSizes(finding);
        addOffset(finding);
        if (!isBeforeForAnyNumbers(finding))
            addOrigins(finding);
        addConditions(finding);
        addChoices(finding);
    }

    void addRaceGuesses(const Finding &finding)
    {
        const bool isOfSize = finding.memory == AddressSpace::Local    ? hangsOnGroup(finding)
                              : finding.memory == AddressSpace::Global ? countsPlacesItself(finding)
                                                                       : false;
        if (isOfSize || isBeyondStride(finding))
            addSize(m_path + u"/local"_s, m_launch.local, u"the local size"_s);
        if (finding.memory == AddressSpace::Global)
            addPlacesAfterRow(finding);
        const bool isOfOneGroup =
            isBesideTheIndex(finding) || (isBetweenGroupsThatMeet(finding) && !asksGroups()) || isOfGroupsThatDoTheSame(finding);
        if (finding.memory == AddressSpace::Global && isOfOneGroup)
            addSize(m_path + u"/global"_s, m_launch.global, u"the global size"_s);
        const qsizetype before = m_behind.size();
        if (!isForAnyNumbers(finding))
            addOrigins(finding);
        if (m_behind.size() > before && isInGroupOfElements(finding))
            addSize(m_path + u"/local"_s, m_launch.local, u"the local size"_s);
        if (finding.memory == AddressSpace::Global && !isOnePlace(finding))
            addConditions(finding);
        else if (areStores(finding))
            addOwnConditions(finding);
        addChoices(finding);
    }

    static bool areStores(const Finding &finding)
    {
        return std::ranges::all_of(finding.accesses, [](const FindingAccess &access) { return access.type == AccessType::Store; });
    }

    /// Contents of which each work-item looks at another element decide who stores: with the right ones it may be a single one.
    void addOwnConditions(const Finding &finding)
    {
        QStringList conditions;
        for (const IndexFacts &index : indexesAt(boundNames(finding), m_kernel.facts))
            conditions << index.ownConditions;
        addGuessesAmong(conditions, finding, false);
    }

    /// Numbers that tell which of several things the kernel does.
    void addChoices(const Finding &finding)
    {
        QStringList choices;
        for (const IndexFacts &index : indexesAt(boundNames(finding), m_kernel.facts))
            choices << index.choices;
        addGuessesAmong(choices, finding, true);
    }

    /// Of two work-items of a group whose place is multiplied by a number: it may have so many elements, and fewer work-items.
    bool isInGroupOfElements(const Finding &finding) const
    {
        return finding.accesses.size() == 2 && !isBetweenGroups(finding) &&
               std::ranges::any_of(m_kernel.facts.groupFactors, [](int factor) { return factor > 0; });
    }

    bool isBeforeForAnyNumbers(const Finding &finding) const
    {
        const QList<IndexFacts> indexes = indexesAt(boundNames(finding), m_kernel.facts);
        return isBeforeStart(finding) && isByFirst(finding) && !indexes.isEmpty() &&
               std::ranges::all_of(indexes, &IndexFacts::isBeforeAtFirst);
    }

    /// A work-item accesses what another does, whatever the kernel's numbers are; or one side is local memory's element of each
    /// work-item, and the other side reads there before anybody waited, or counts with atomics, as only several work-items need to.
    bool isForAnyNumbers(const Finding &finding) const
    {
        const auto &accesses = finding.accesses;
        if (finding.kind != FindingKind::DataRace || accesses.size() != 2)
            return false;
        const int a = accesses[0].line, b = accesses[1].line;
        const QString object = boundNames(finding).object;
        const bool areNeighbours = std::ranges::any_of(m_kernel.facts.neighbours, [&](const NeighbourFacts &both) {
            return both.object == object && ((both.line == a && both.other == b) || (both.line == b && both.other == a));
        });
        const auto isByPlaceAlone = [&](const FindingAccess &access) {
            const auto isThere = [&](const IndexFacts &index) { return index.object == object && index.line == access.line; };
            const auto index = std::ranges::find_if(m_kernel.facts.indexes, isThere);
            return access.type != AccessType::Load && index != m_kernel.facts.indexes.end() && isMadeFromNone(*index);
        };
        const auto isOneOf = [&accesses](AccessType type) { return accesses[0].type == type || accesses[1].type == type; };
        const bool isCounted = isOneOf(AccessType::Store) && isOneOf(AccessType::Atomic);
        const bool isRead = isCounted || (finding.memory == AddressSpace::Local && isOneOf(AccessType::Load));
        return areNeighbours || (a != b && isRead && std::ranges::any_of(accesses, isByPlaceAlone));
    }

    /// Parameters bound it at most, as in if (i < bins).
    static bool isMadeFromNone(const IndexFacts &index)
    {
        return std::ranges::all_of(index.parameters, [&index](const QString &parameter) { return index.bounds.contains(parameter); });
    }

    void addUnsetGuesses(const Finding &finding)
    {
        if (finding.memory == AddressSpace::Global)
            return addConditions(finding);
        if (finding.memory == AddressSpace::Private)
            return addGuessesAmong(decidersOf(finding, m_kernel.facts), finding, true);
        const auto array = std::ranges::find(m_kernel.facts.localArrays, finding.object, &LocalArrayFacts::name);
        const bool isNeverSet = array != m_kernel.facts.localArrays.end() && !array->isSet;
        if (finding.memory != AddressSpace::Local || isNeverSet)
            return;
        if (isInLaterGroupByGlobalId(finding))
            addSize(m_path + u"/global"_s, m_launch.global, u"the global size"_s);
        else if (hangsOnGroup(finding))
            addSize(m_path + u"/local"_s, m_launch.local, u"the local size"_s);
        addOrigins(finding);
        addRest(finding);
        addGuessesAmong(originsOfAll(finding.object), finding, false); // who was to write there may not have come to it
    }

    void addSizes(const Finding &finding)
    {
        // More space after the end would not help.
        const bool isFarAway = !finding.element && finding.memory != AddressSpace::Image;
        if (isFarAway || isBeforeStart(finding))
            return;
        if (finding.memory == AddressSpace::Global || finding.memory == AddressSpace::Constant || finding.memory == AddressSpace::Image)
            addBufferSize(finding.object);
        else if (finding.memory == AddressSpace::Local)
            addLocalSize(finding);
    }

    /// It leaves a dimension of an array, but not the buffer.
    static bool isInArrayOfBuffer(const Finding &finding)
    {
        return isOfArray(finding) && (finding.memory == AddressSpace::Global || finding.memory == AddressSpace::Constant);
    }

    /// The launch has work-items for more places than a row of a[y * 16 + x] has, or than an array has elements.
    void addPlacesAfterRow(const Finding &finding)
    {
        if (finding.accesses.isEmpty())
            return;
        const QList<quint64> &first = finding.accesses.first().globalId;
        const QList<quint64> &last = finding.accesses.last().globalId;
        QStringList bounds;
        bool isAfter = false;
        for (const IndexFacts &index : indexesAt(boundNames(finding), m_kernel.facts)) {
            bounds << index.bounds;
            for (qsizetype dimension = 0; dimension < first.size(); ++dimension) {
                const int row = index.rows.value(dimension);
                const quint64 place = std::max(first[dimension], last.value(dimension));
                const bool isSame = finding.accesses.size() > 1 && first[dimension] == last.value(dimension);
                isAfter = isAfter || (row > 0 && !isSame && place >= quint64(row));
            }
        }
        if (!isAfter)
            return;
        addSize(m_path + u"/global"_s, m_launch.global, u"the global size"_s);
        addGuessesAmong(bounds, finding, true);
    }

    /// The launch's first work-item does it, so that one of any size would.
    static bool isByFirst(const Finding &finding)
    {
        return !finding.accesses.isEmpty() &&
               std::ranges::all_of(finding.accesses.first().globalId, [](quint64 place) { return place == 0; });
    }

    void addBufferSize(const QString &name)
    {
        const auto buffer = std::ranges::find(m_project.buffers, name, &BufferSpec::name);
        if (buffer == m_project.buffers.end())
            return;
        const QString path = u"/buffers/%1/shape"_s.arg(buffer - m_project.buffers.begin());
        const bool isAdded = addSize(path, buffer->shape, u"the size of %1"_s.arg(name));
        if (isAdded)
            addSize(m_path + u"/global"_s, m_launch.global, u"the global size"_s);
    }

    /// The kernel accesses what is on both sides of a work-item's place: it may be meant to be launched from another place on.
    void addOffset(const Finding &finding)
    {
        const bool hasEdges = std::ranges::any_of(m_kernel.facts.reaches, [](int reach) { return reach > 0; });
        if (!hasEdges || !isBeforeStart(finding) || dimensionsOf(indexesAt(boundNames(finding), m_kernel.facts)) == 0)
            return;
        if (m_launch.offset.isEmpty() && m_guessed.contains(m_path + u"/global"_s))
            add(u"the global offset, 0"_s, {});
    }

    void addFormat(const Finding &finding)
    {
        const auto image = std::ranges::find(m_project.buffers, finding.object, &BufferSpec::name);
        if (image != m_project.buffers.end() && m_guessed.contains(u"/buffers/%1/image"_s.arg(image - m_project.buffers.begin())))
            add(u"the format of %1, %2"_s.arg(finding.object, image->imageFormat), {});
    }

    /// Of a local argument, or of an array of the kernel's own, for which work-groups may be too large.
    void addLocalSize(const Finding &finding)
    {
        const auto argument = std::ranges::find(m_launch.arguments, finding.object, &Argument::parameter);
        const auto *local = argument == m_launch.arguments.end() ? nullptr : std::get_if<LocalArgument>(&argument->value);
        if (local)
            addSize(pathOf(finding.object), {local->count}, u"the size of %1"_s.arg(finding.object));
        if (isInLaterGroupByGlobalId(finding))
            return void(addSize(m_path + u"/global"_s, m_launch.global, u"the global size"_s));
        if (local || !isByAnyGroup(finding))
            addSize(m_path + u"/local"_s, m_launch.local, u"the local size"_s);
    }

    /// Local memory is indexed by a work-item's place among all, and that is one of another group than the first: one group may be meant.
    bool isInLaterGroupByGlobalId(const Finding &finding) const
    {
        const QList<LocalArrayFacts> &arrays = m_kernel.facts.localArrays;
        const auto array = std::ranges::find(arrays, finding.object, &LocalArrayFacts::name);
        if (array == arrays.end() || array->byGlobalId == 0 || asksGroups() || finding.accesses.isEmpty())
            return false;
        const QList<quint64> &group = finding.accesses.first().groupId;
        for (qsizetype dimension = 0; dimension < group.size(); ++dimension) {
            if (array->byGlobalId & 1 << dimension && group[dimension] > 0)
                return true;
        }
        return false;
    }

    /// Groups of any size have a work-item that makes the access: the first makes it, or its place has nothing to do with the index.
    bool isByAnyGroup(const Finding &finding) const
    {
        const QList<IndexFacts> indexes = indexesAt(finding, m_kernel.facts);
        if (indexes.isEmpty() || finding.accesses.isEmpty() || asks({WorkItemQuery::LocalSize, WorkItemQuery::GlobalSize}))
            return false;
        const int used = dimensionsOf(indexes);
        const QList<quint64> &item = finding.accesses.first().globalId;
        if (item.isEmpty())
            return false;
        for (qsizetype dimension = 0; dimension < item.size() && used != 0; ++dimension) {
            const quint64 extent = numberOf(m_launch.local.value(dimension));
            if (extent == 0 || (item[dimension] % extent != 0 && (used >= anyDimension || (used & 1 << dimension) != 0)))
                return false;
        }
        return true;
    }

    bool addSize(const QString &path, const QList<Expression> &sizes, const QString &words)
    {
        const bool isGuess = m_guessed.contains(path) || usesGuess(sizes);
        if (isGuess)
            add(u"%1, %2"_s.arg(words, mapped(sizes, &Expression::text).join(u" x "_s)), sizes);
        return isGuess;
    }

    /// Numbers and contents that the index of a found access, or the operands of an operation, are made from.
    void addOrigins(const Finding &finding)
    {
        // i < n is what ends most loops, and of what is one place for all work-items it does not matter where it is.
        const bool areNumbers = finding.kind != FindingKind::EndlessLoop && !isOnePlace(finding) && !isSameForBoth(finding);
        addGuessesAmong(originsOf(boundNames(finding), m_kernel.facts), finding, areNumbers);
    }

    /// i != n may never come about with the wrong n.
    void addAwaited(const Finding &finding) { addGuessesAmong(parametersOf(OperationKind::LoopUntilEqual, finding), finding, true); }

    /// A race for an element whose index is the same for all work-items.
    bool isOnePlace(const Finding &finding) const
    {
        if (finding.kind != FindingKind::DataRace && finding.kind != FindingKind::LostUpdate)
            return false;
        return dimensionsOf(indexesAt(boundNames(finding), m_kernel.facts)) == 0;
    }

    /// The two work-items differ in no dimension that the indices are made from: sum[y * width] of all x.
    bool isSameForBoth(const Finding &finding) const
    {
        const auto &accesses = finding.accesses;
        if (finding.kind != FindingKind::DataRace || accesses.size() != 2 || (asksGroups() && isBetweenGroups(finding)))
            return false;
        const int used = dimensionsOf(indexesAt(boundNames(finding), m_kernel.facts));
        const int differing = dimensionsApart(accesses[0].globalId, accesses[1].globalId);
        return used != 0 && used < anyDimension && differing != 0 && (differing & used) == 0;
    }

    /// Contents that decide whether a found access is made.
    void addConditions(const Finding &finding)
    {
        QStringList conditions;
        for (const IndexFacts &index : indexesAt(boundNames(finding), m_kernel.facts))
            conditions << index.conditions;
        addGuessesAmong(conditions, finding, false);
    }

    /// The launch was guessed to have a last work-group that is not full, and that is where it happens.
    void addRest(const Finding &finding)
    {
        for (qsizetype dimension = 0; dimension < m_launch.global.size(); ++dimension) {
            const bool isLater = std::ranges::any_of(
                finding.accesses, [dimension](const FindingAccess &access) { return access.groupId.value(dimension) > 0; });
            if (isLater && m_launch.global[dimension].text.startsWith(u"Math.ceil("))
                addSize(m_path + u"/global"_s, m_launch.global, u"the global size"_s);
        }
    }

    /// for (i = get_local_id(0); i < width; i += get_local_size(0)): with another width, or other groups, all may come to a barrier in it.
    void addPartsOfGroup(const Finding &finding)
    {
        const qsizetype before = m_behind.size();
        if (asks({WorkItemQuery::LocalSize}))
            addGuessesAmong(parametersOf(OperationKind::BarrierCondition, finding), finding, true);
        if (m_behind.size() > before)
            addSize(m_path + u"/local"_s, m_launch.local, u"the local size"_s);
    }

    /// s *= factor, where 1 or 0 was guessed: with another number the loop may end.
    void addLoopFactors(const Finding &finding)
    {
        QStringList numbers = parametersOf(OperationKind::LoopFactor, finding);
        numbers.removeIf([this](const QString &name) { return !isOneOrZero(name); });
        addGuessesAmong(numbers, finding, true);
    }

    QStringList parametersOf(OperationKind kind, const Finding &finding) const
    {
        QStringList parameters;
        for (const OperationFacts &operation : m_kernel.facts.operations) {
            if (operation.kind == kind && isAt(finding, operation.line))
                parameters << operation.parameters;
        }
        return parameters;
    }

    /// The value of a parameter, or of a macro.
    bool isOneOrZero(const QString &name) const
    {
        const auto isIt = [](const Expression &number) { return number.text == u"1" || number.text == u"0"; };
        const Argument *argument = foundIn(m_launch.arguments, name, &Argument::parameter);
        const Define *define = foundIn(m_defines, name, &Define::name);
        const auto *value = argument ? std::get_if<ValueArgument>(&argument->value) : nullptr;
        return value ? std::ranges::all_of(value->value.numbers(), isIt) : define && isIt(define->value);
    }

    /// The kernel is meant for several.
    bool asksGroups() const { return asks({WorkItemQuery::GroupId, WorkItemQuery::GroupCount}); }
    bool asks(std::initializer_list<WorkItemQuery> any) const
    {
        return std::ranges::any_of(any, [this](WorkItemQuery query) { return m_kernel.facts.asked(query) != 0; });
    }

    QStringList originsOfAll(const QString &object) const
    {
        QStringList origins;
        for (const IndexFacts &index : m_kernel.facts.indexes)
            origins << (index.object == object ? index.parameters : QStringList());
        return origins;
    }

    void addGuessesAmong(const QStringList &origins, const Finding &finding, bool areNumbers)
    {
        for (const Argument &argument : m_launch.arguments) {
            if (!origins.contains(argument.parameter))
                continue;
            if (const auto *value = std::get_if<ValueArgument>(&argument.value)) {
                const QList<Expression> numbers = value->value.numbers();
                if (areNumbers && (m_guessed.contains(pathOf(argument.parameter)) || usesGuess(numbers)))
                    add(numberText(argument.parameter, numbers), numbers);
            } else if (const auto *bound = std::get_if<BufferArgument>(&argument.value);
                       bound && isGuessedContents(*bound, argument.parameter, finding)) {
                add(u"the contents of %1"_s.arg(bound->buffer), {});
            }
        }
        for (const Define &define : m_defines) {
            if (areNumbers && origins.contains(define.name))
                add(u"%1 = %2"_s.arg(define.name, define.value.text), {});
        }
    }

    bool isGuessedContents(const BufferArgument &bound, const QString &parameter, const Finding &finding) const
    {
        const auto buffer = std::ranges::find(m_project.buffers, bound.buffer, &BufferSpec::name);
        const bool isOther = bound.buffer != finding.object || isOfArray(finding);
        // A lock that was guessed to be free, say; but of a table that is empty where it has 0xffffffff, none is.
        const bool isLeft = finding.kind == FindingKind::EndlessLoop && buffer != m_project.buffers.end() && buffer->access != Access::In &&
                            std::holds_alternative<ZeroInit>(buffer->init) && m_kernel.facts.parameter(parameter).free == 0;
        return isOther && !isLeft && buffer != m_project.buffers.end() &&
               m_guessed.contains(u"/buffers/%1/init"_s.arg(buffer - m_project.buffers.begin()));
    }

    /// With the name of the kernel's parameter in place of that of what is bound to it.
    Finding boundNames(Finding finding) const
    {
        for (const Argument &argument : m_launch.arguments) {
            const auto *buffer = std::get_if<BufferArgument>(&argument.value);
            const auto *image = std::get_if<ImageArgument>(&argument.value);
            if ((buffer && buffer->buffer == finding.object) || (image && image->image == finding.object))
                finding.object = argument.parameter;
        }
        return finding;
    }

    static bool isBetweenGroups(const Finding &finding)
    {
        return finding.accesses.size() == 2 && finding.accesses[0].groupId != finding.accesses[1].groupId;
    }

    /// A barrier was between the two: the kernel may be meant for a single group.
    static bool isBetweenGroupsThatMeet(const Finding &finding)
    {
        return isBetweenGroups(finding) && finding.accesses[0].phase != finding.accesses[1].phase;
    }

    /// The kernel asks for places in the group alone, so that all groups do the same: it may be meant for a single one.
    bool isOfGroupsThatDoTheSame(const Finding &finding) const
    {
        using Query = WorkItemQuery;
        return isBetweenGroups(finding) && asks({Query::LocalId}) && !asksGroups() &&
               !asks({Query::GlobalId, Query::GlobalSize, Query::GlobalOffset});
    }

    /// Work-items of two groups, which the kernel tells apart by their places among all and in a group of a size that it does not ask:
    /// get_global_id(0) / 32 * 32 + get_local_id(0).
    bool countsPlacesItself(const Finding &finding) const
    {
        return isBetweenGroups(finding) && asks({WorkItemQuery::LocalId}) && asks({WorkItemQuery::GlobalId}) &&
               !asks({WorkItemQuery::GroupId, WorkItemQuery::GroupCount, WorkItemQuery::LocalSize}) &&
               dimensionsOf(indexesAt(boundNames(finding), m_kernel.facts)) != 0;
    }

    /// Of a + group * 512 + item each work-item takes elements that are 64 apart: were there as many work-items, these two would not be in
    /// one group.
    bool isBeyondStride(const Finding &finding) const
    {
        const auto &accesses = finding.accesses;
        const auto stride = quint64(m_kernel.facts.partStride);
        if (stride == 0 || accesses.size() != 2 || isBetweenGroups(finding))
            return false;
        const quint64 one = accesses[0].globalId.value(0), other = accesses[1].globalId.value(0);
        return std::max(one, other) - std::min(one, other) >= stride;
    }

    /// Two groups that met differ where the index, which is made from another dimension, does not: one group may be meant there.
    bool isBesideTheIndex(const Finding &finding) const
    {
        const auto &accesses = finding.accesses;
        if (accesses.size() != 2 || accesses[0].phase == 0 || accesses[1].phase == 0)
            return false;
        const int used = dimensionsOf(indexesAt(boundNames(finding), m_kernel.facts));
        const int differing = dimensionsApart(accesses[0].groupId, accesses[1].groupId);
        return used != 0 && used < anyDimension && differing != 0 && (differing & used) == 0;
    }

    /// Of local memory: whether groups with fewer dimensions, or more work-items, would not have come to this.
    bool hangsOnGroup(const Finding &finding) const
    {
        if (finding.kind == FindingKind::UninitialisedRead && isSmallerThanComparedPlaces())
            return true;
        const int used = dimensionsAt(finding);
        if (used == 0 || used >= anyDimension)
            return false;
        int unused = 0;
        quint64 places = 1;
        for (qsizetype dimension = 0; dimension < m_launch.local.size(); ++dimension) {
            const quint64 extent = numberOf(m_launch.local[dimension]);
            if (used & 1 << dimension)
                places *= extent;
            else if (extent > 1)
                unused |= 1 << dimension;
        }
        unused &= ~m_kernel.facts.asked(WorkItemQuery::LocalId);
        if (finding.kind == FindingKind::UninitialisedRead)
            return unused != 0 ||
                   (places > 0 && quint64(finding.element.value_or(0)) >= places && elementsOf(finding.object) >= 2 * places);
        const int differing =
            finding.accesses.size() == 2 ? dimensionsApart(finding.accesses[0].globalId, finding.accesses[1].globalId) : 0;
        return differing != 0 && (differing & ~unused) == 0;
    }

    /// if (l == 31): in a smaller group there is no such work-item.
    bool isSmallerThanComparedPlaces() const
    {
        for (qsizetype dimension = 0; dimension < m_launch.local.size(); ++dimension) {
            const quint64 extent = numberOf(m_launch.local[dimension]);
            if (extent > 0 && quint64(m_kernel.facts.placesCompared.value(dimension)) > extent)
                return true;
        }
        return false;
    }

    /// Those that any index of the object depends on; of a helper function's parameter where the finding is in one.
    int dimensionsAt(const Finding &finding) const
    {
        const QList<IndexFacts> &indexes = m_kernel.facts.indexes;
        const auto isOwn = [&finding](const IndexFacts &index) { return index.object == finding.object; };
        QSet<QString> objects;
        for (const IndexFacts &index : indexes) {
            if (isAt(finding, index.line) && (isOwn(index) || std::ranges::none_of(indexes, isOwn)))
                objects << index.object;
        }
        int dimensions = 0;
        for (const IndexFacts &index : indexes)
            dimensions |= objects.contains(index.object) ? index.dimensions : 0;
        return dimensions;
    }

    /// Of an array in local memory; of a guessed argument as many as one likes.
    quint64 elementsOf(const QString &local) const
    {
        const auto variable = std::ranges::find(m_kernel.localVariables, local, &LocalVariable::name);
        quint64 elements = variable == m_kernel.localVariables.end() ? std::numeric_limits<quint64>::max() : 1;
        if (elements == 1) {
            for (const quint64 extent : variable->dimensions)
                elements *= extent;
        }
        return elements;
    }

    /// 0: it is not known.
    quint64 numberOf(const Expression &size) const
    {
        const auto parameter = std::ranges::find(m_project.parameters, size.text, &Parameter::name);
        return (parameter == m_project.parameters.end() ? size : parameter->value).text.toULongLong();
    }

    QString pathOf(const QString &parameter) const { return m_path + u"/arguments/"_s + pointerKey(parameter); }

    bool usesGuess(const Expression &expression) const { return usesOneOf(expression, m_guessedNames); }
    bool usesGuess(const QList<Expression> &expressions) const
    {
        return std::ranges::any_of(expressions, [this](const Expression &each) { return usesGuess(each); });
    }

    static QString numberText(const QString &parameter, const QList<Expression> &numbers)
    {
        const bool tellsMore = numbers.size() == 1 && numbers.first().text != parameter;
        return tellsMore ? u"%1 = %2"_s.arg(parameter, numbers.first().text) : u"the value of %1"_s.arg(parameter);
    }

    void add(const QString &words, const QList<Expression> &expressions)
    {
        if (m_behind.contains(words))
            return;
        m_behind << words;
        m_expressions << expressions;
    }

    QString valuesText() const
    {
        QStringList values;
        for (const Parameter &parameter : m_project.parameters) {
            const bool isUsed = std::ranges::any_of(m_expressions, [&](const Expression &each) { return usesName(each, parameter.name); });
            if (isUsed)
                values << u"%1 = %2"_s.arg(parameter.name, parameter.value.text);
        }
        return values.join(u", "_s);
    }

    const Project &m_project;
    const LaunchStep &m_launch;
    QString m_path;
    const KernelSignature &m_kernel;
    QList<Finding> m_unset;       ///< that local or private memory was read before anything was written there
    QSet<QString> m_guessed;      ///< JSON pointers
    QList<Define> m_defines;      ///< those with guessed values
    QSet<QString> m_guessedNames; ///< parameters of the project whose values are guesses, or made from them
    QStringList m_behind;
    QList<Expression> m_expressions; ///< that these are made from
};

} // namespace

QStringList originsOf(const Finding &finding, const KernelFacts &facts)
{
    if (finding.kind == FindingKind::UninitialisedRead && finding.memory == AddressSpace::Private)
        return decidersOf(finding, facts);
    QStringList origins;
    const QList<OperationKind> kinds = operationsOf(finding);
    for (const FindingAccess &access : finding.accesses) {
        for (const OperationFacts &operation : facts.operations) {
            if (operation.line == access.line && kinds.contains(operation.kind))
                origins << operation.parameters;
        }
    }
    // Where an access before the start is let through, with any other bound it is as well; and a race with one bound is one with others.
    const bool isLetThrough = isUnsteady(finding) || (finding.kind == FindingKind::OutOfBounds && isBeforeStart(finding));
    const bool isKnown = !finding.object.isEmpty(); // else a pointer leads nowhere, whatever was guessed
    for (const IndexFacts &index : kinds.isEmpty() && isKnown ? indexesAt(finding, facts) : QList<IndexFacts>()) {
        for (const QString &parameter : index.parameters) {
            if (!isLetThrough || !index.bounds.contains(parameter))
                origins << parameter;
        }
    }
    origins.removeDuplicates();
    return origins;
}

void doubtByGuesses(QList<Finding> &findings, const Project &project, const QString &launchPath, const KernelSignature &kernel)
{
    const LaunchStep *launch = project.guesses.isEmpty() ? nullptr : launchAt(project, launchPath);
    if (!launch)
        return;
    Doubts doubts(project, *launch, launchPath, kernel, findings);
    for (Finding &finding : findings) {
        const bool isError = finding.severity == Severity::Error;
        const bool isDoubtful = isError || finding.kind == FindingKind::DataRace || isOfArray(finding);
        const QString guesses = isDoubtful ? doubts.behind(finding) : QString();
        if (guesses.isEmpty())
            continue;
        finding.severity = Severity::Warning;
        finding.message += filled(isError ? u" That hangs on what was guessed: %1. Give what the kernel's program passes, or confirm the "
                                            "guess: then it is an error."_s
                                          : u" That hangs on what was guessed: %1."_s,
                                  guesses);
    }
}

} // namespace kernelscope
