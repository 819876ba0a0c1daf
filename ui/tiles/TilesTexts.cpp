#include "ui/tiles/TilesTexts.h"

#include <algorithm>
#include <utility>

#include <QFontMetricsF>

#include "analysis/Evidence.h"
#include "support/Tr.h"
#include "ui/models/Sentences.h"
#include "ui/models/Counts.h"
#include "ui/models/TraceFindings.h"
#include "ui/models/TraceWords.h"
#include "ui/tiles/TilesLayout.h"

namespace kernelscope {

static const QString dot = QStringLiteral(" \u00b7 ");

/// What of it is drawn large.
static QString partText(const TileWindow &window, const BoundObject &object, bool isShort = false)
{
    const quint64 width = window.shape.width;
    if (window.isList)
        return (isShort ? tr("%1 to %2") : tr("elements %1 to %2"))
            .arg(fullCount(window.y * width), fullCount(std::min(object.elementCount(), (window.y + quint64(window.rows)) * width) - 1));
    if (isShort)
        return tr("from row %1, column %2").arg(fullCount(window.y), fullCount(window.x));
    return tr("rows %1 to %2, columns %3 to %4")
        .arg(fullCount(window.y), fullCount(window.y + quint64(window.rows) - 1), fullCount(window.x),
             fullCount(window.x + quint64(window.columns) - 1));
}

QStringList tileTitles(const TilesLayout &look, int panel)
{
    const BoundObject &object = look.sheet->object(panel);
    const TileWindow &window = look.windows[std::size_t(panel)];
    const bool isMatrix = window.shape.isMatrix() && !window.isList;
    const QString extent =
        isMatrix ? tr("%1 \u00d7 %2").arg(fullCount(window.shape.height), fullCount(window.shape.width)) : fullCount(object.elementCount());
    const bool isLocal = look.sheet->panels[std::size_t(panel)].isLocal;
    const auto named = look.parameters.find(object.name);
    const bool isNamed = !isLocal && named != look.parameters.end(); // The kernel calls it otherwise.
    const QString parameter = isNamed ? tr("(parameter %1)").arg(named->second) : QString();
    const QString size = isNamed ? parameter + u' ' + extent : extent;
    const QString typed = tr("%1 %2").arg(size, object.typeName);
    const QString kept = tr("%1, %2").arg(typed, inLanguage(memoryName(object.memory)));
    const auto withLess = [&](QStringList titles) { return isNamed ? titles << parameter : titles; };
    if (window.shape.slices < 2 && window.isPart) {
        const QString part = partText(window, object);
        return withLess({tr("%1; shown: %2").arg(kept, part), tr("%1; shown: %2").arg(typed, part),
                         tr("%1, %2 of %3").arg(inLanguage(memoryName(object.memory)), partText(window, object, true), extent),
                         tr("%1 of %2").arg(partText(window, object, true), extent), typed, size});
    }
    if (window.shape.slices < 2)
        return withLess(
            {kept, isLocal ? tr("%1, %2").arg(size, inLanguage(memoryName(object.memory))) : typed, size}); // More than its type.
    const QString slice = tr("slice %1 of %2").arg(window.z).arg(window.shape.slices);
    return withLess({tr("%1, %2").arg(kept, slice), tr("%1, %2").arg(typed, slice), slice});
}

/// "each is read 16 times", "8 of 64 are read, each once", "47 reads of 17 elements, up to 3 of one"; `all` the elements that there are.
static QString readsText(const TileReuse &reuse, quint64 all)
{
    const bool isEven = reuse.most * reuse.elements == reuse.reads;
    if (!isEven)
        return tr("%1 reads of %2 elements, up to %3 of one").arg(fullCount(reuse.reads), fullCount(reuse.elements), fullCount(reuse.most));
    if (reuse.elements < all) {
        const QString some = reuse.elements == 1 ? tr("1 of %1 is read,").arg(fullCount(all))
                                                 : tr("%1 of %2 are read, each").arg(fullCount(reuse.elements), fullCount(all));
        return reuse.most == 1 ? tr("%1 once").arg(some) : tr("%1 %2 times").arg(some, fullCount(reuse.most));
    }
    if (reuse.most == 1)
        return reuse.elements == 1 ? tr("read once") : tr("each is read once");
    return (reuse.elements == 1 ? tr("read %1 times") : tr("each is read %1 times")).arg(fullCount(reuse.most));
}

static QString shortReadsText(const TileReuse &reuse, quint64 all)
{
    const bool isEven = reuse.most * reuse.elements == reuse.reads;
    if (!isEven)
        return tr("%1 reads, %2 elements").arg(fullCount(reuse.reads), fullCount(reuse.elements));
    if (reuse.elements < all)
        return reuse.most == 1 ? tr("%1 read once").arg(fullCount(reuse.elements))
                               : tr("%1 read %2 times each").arg(fullCount(reuse.elements), fullCount(reuse.most));
    const QString each = reuse.most == 1 ? tr("1 read") : tr("%1 reads").arg(fullCount(reuse.most));
    return reuse.elements == 1 ? each : tr("%1 each").arg(each);
}

/// Its values are on their way, but none is there yet.
static bool isBeingAddedUp(const TilesLayout &look, int panel)
{
    const auto &growth = look.sheet->panels[std::size_t(panel)].growth;
    const auto isOnItsWay = [&](quint64 element) { return look.sheet->grown(panel, element, look.position()).value_or(0) > 0; };
    return look.written[std::size_t(panel)] == 0 && std::any_of(growth.keyBegin(), growth.keyEnd(), isOnItsWay) &&
           look.windows[std::size_t(panel)].frame->empty();
}

/// What happens in the phase that is shown, as far as it has come: "now 256 elements written".
static QString textOfNow(const TilesLayout &look, int panel, bool isShort)
{
    const TileReuse &reuse = look.reads[std::size_t(panel)];
    const quint64 written = look.written[std::size_t(panel)];
    const auto elements = [&](quint64 n) {
        return isShort ? fullCount(n) : n == 1 ? tr("1 element") : tr("%1 elements").arg(fullCount(n));
    };
    QStringList parts;
    if (reuse.reads > 0) {
        const bool isEven = reuse.most * reuse.elements == reuse.reads;
        const QString read = tr("%1 read").arg(elements(reuse.elements));
        parts << (isShort              ? read
                  : !isEven            ? tr("%1 %2 times in all").arg(read, fullCount(reuse.reads))
                  : reuse.most == 1    ? read
                  : reuse.elements > 1 ? tr("%1 %2 times each").arg(read, fullCount(reuse.most))
                                       : tr("%1 %2 times").arg(read, fullCount(reuse.most)));
    }
    if (written > 0)
        parts << tr("%1 written").arg(elements(written));
    if (parts.isEmpty())
        return isBeingAddedUp(look, panel) ? tr("being added up") : tr("not used now");
    return tr("now %1").arg(parts.join(QStringLiteral(", ")));
}

QStringList reuseTexts(const TilesLayout &look, int panel)
{
    const TilePanel &at = look.sheet->panels[std::size_t(panel)];
    const bool isRead = at.reuse.reads > 0;
    const quint64 all = look.sheet->object(panel).elementCount();
    // What changes in between has to be read again: of a counter nobody knows how often.
    const bool hasIdeal = isRead && !at.isLocal && !at.isWritten && at.reuse.most > 1;
    const QString ideal = hasIdeal ? tr("; ideal: once") : QString();
    const QString inAll = isRead ? readsText(at.reuse, all) : tr("only written");
    const PhaseTable &phases = *look.sheet->phases;
    const bool isAll = phases.phaseCount() == 1 && look.localItem < 0 && look.position() == phases.accessCount();
    const QString inShort = isRead ? shortReadsText(at.reuse, all) : tr("only written");
    if (isAll)
        return {inAll + ideal, inShort + ideal, inAll, inShort};
    const QString now = textOfNow(look, panel, false), nowShort = textOfNow(look, panel, true);
    const TileReuse &ofNow = look.reads[std::size_t(panel)];
    const QString nowEach = ofNow.most > 1 ? tr("now %1").arg(shortReadsText(ofNow, all)) : nowShort;
    const bool isUsedNow = ofNow.reads > 0 || look.written[std::size_t(panel)] > 0 || isBeingAddedUp(look, panel);
    const QString whole = phases.phaseCount() == 1 ? tr("in the whole phase") : tr("in all phases");
    return {tr("%1; %2: %3%4").arg(now, whole, inAll, ideal),
            tr("%1; %2: %3").arg(now, whole, inAll),
            tr("%1; %2: %3").arg(nowShort, whole, inShort),
            isUsedNow ? nowEach : tr("%1: %2").arg(whole, inShort), // The moment matters more.
            isUsedNow ? nowEach : nowShort,
            nowShort};
}

QString outsideText(const TilesLayout &look, int panel)
{
    return inLanguage(outsideText(look.sheet->panels[std::size_t(panel)].outside));
}

namespace {

/// Of a heading what may stand in it, the best first.
struct HeadingTexts
{
    TileHeading heading;
    QStringList titles; ///< after the name; empty: they are part of the lines
    QStringList lines;  ///< in the last line
    double titleSpace = 0;
    double lineSpace = 0; ///< beside what lies outside
};

/// Of one line what is read matters more than the size does, and which part it is of more than how often.
QStringList tightLines(const TilesLayout &look, int panel, const QStringList &reuse)
{
    constexpr qsizetype titlesWithPart = 4;
    const TileWindow &window = look.windows[std::size_t(panel)];
    const QStringList titles = tileTitles(look, panel);
    const QStringList usual = titles.first(std::max<qsizetype>(1, titles.size() - 1)); // A number alone says nothing here.
    QStringList lines;
    for (const QStringList &before : {window.isPart && window.shape.slices < 2 ? titles.first(titlesWithPart) : usual, usual}) {
        for (const QString &text : reuse) {
            for (const QString &title : before)
                lines << title + dot + text;
        }
    }
    return lines + reuse;
}

HeadingTexts headingTexts(const TilesLayout &look, int panel)
{
    const QFontMetricsF bold(look.titleFont()), small(look.smallFont());
    const bool isTight = look.arrangement.isTight;
    const double width = look.places[std::size_t(panel)].title.width();
    HeadingTexts texts;
    TileHeading &heading = texts.heading;
    heading.name = bold.elidedText(look.sheet->object(panel).name, Qt::ElideMiddle, width);
    heading.used = bold.horizontalAdvance(heading.name) + look.px(8);
    heading.outside = outsideText(look, panel);
    texts.titleSpace = width - heading.used;
    const double last = isTight ? texts.titleSpace : width;
    if (small.horizontalAdvance(heading.outside) > last)
        heading.outside = heading.outside.section(u':', 0, 0); // Where it is told of says less.
    texts.lineSpace = last - small.horizontalAdvance(heading.outside);
    QStringList reuse = reuseTexts(look, panel);
    if (!heading.outside.isEmpty()) { // It matters more.
        for (QString &text : reuse)
            text += dot;
        reuse << QString();
    }
    texts.titles = isTight ? QStringList() : tileTitles(look, panel);
    texts.lines = isTight ? tightLines(look, panel, reuse) : reuse;
    return texts;
}

} // namespace

std::vector<TileHeading> tileHeadings(const TilesLayout &look)
{
    const QFontMetricsF small(look.smallFont());
    const auto panels = look.places.size();
    std::vector<HeadingTexts> all;
    for (std::size_t panel = 0; panel < panels; ++panel)
        all.push_back(headingTexts(look, int(panel)));
    // The first that has space in all headings beside it that are made alike.
    const auto fitting = [&](std::size_t panel, QStringList HeadingTexts::*texts, double HeadingTexts::*space) {
        const QStringList &own = all[panel].*texts;
        const auto fits = [&](qsizetype text) {
            for (std::size_t other = 0; other < panels; ++other) {
                const QStringList &others = all[other].*texts;
                const bool isBeside = look.places[panel].title.top() == look.places[other].title.top() && others.size() == own.size();
                if (isBeside && small.horizontalAdvance(others[text]) > all[other].*space)
                    return false;
            }
            return true;
        };
        qsizetype text = 0;
        while (text + 1 < own.size() && !fits(text))
            ++text;
        return small.elidedText(own.value(text), Qt::ElideRight, std::max(0.0, all[panel].*space));
    };
    std::vector<TileHeading> headings;
    for (std::size_t panel = 0; panel < panels; ++panel) {
        TileHeading &heading = headings.emplace_back(all[panel].heading);
        heading.title = fitting(panel, &HeadingTexts::titles, &HeadingTexts::titleSpace);
        heading.reuse = fitting(panel, &HeadingTexts::lines, &HeadingTexts::lineSpace);
        const bool isTight = look.arrangement.isTight;
        if (isTight)
            heading.title = std::exchange(heading.reuse, {});
        const double first = heading.used + small.horizontalAdvance(heading.title);
        const double last = (isTight ? first : small.horizontalAdvance(heading.reuse)) + small.horizontalAdvance(heading.outside);
        const QRectF &space = look.places[panel].title;
        const double high = (isTight ? 1 : 2) * QFontMetricsF(look.font).height();
        heading.rect = {space.left(), space.top(), std::min(space.width(), std::max(first, last)), high};
    }
    return headings;
}

/// "0 to 63", "4, 5, 12 to 15": work-items next to each other are one stretch.
static QStringList intervalsOf(const PhaseTable &phases, const std::vector<int> &items)
{
    const auto id = [&](int item) { return itemId(phases.trace(), phases.itemAt(item)); };
    QStringList stretches;
    for (std::size_t first = 0, next = 0; first < items.size(); first = next) {
        for (next = first + 1; next < items.size() && items[next] == items[next - 1] + 1;)
            ++next;
        if (next - first > 2) {
            stretches << tr("%1 to %2").arg(id(items[first]), id(items[next - 1]));
            continue;
        }
        for (std::size_t i = first; i < next; ++i)
            stretches << id(items[i]);
    }
    return stretches;
}

/// `items` ascending.
static QString itemsText(const TilesLayout &look, const std::vector<int> &items)
{
    constexpr qsizetype most = 4;
    const TraceLaunch &launch = look.sheet->trace().launch();
    if (items.size() > 1 && quint64(items.size()) == launch.itemsOfGroup())
        return tr("all %1 work-items").arg(fullCount(items.size()));
    QStringList stretches = intervalsOf(*look.sheet->phases, items);
    if (stretches.size() > most)
        stretches = stretches.first(most) << tr("others, %1 in all").arg(fullCount(items.size()));
    if (items.size() == 1)
        return tr("work-item %1").arg(itemWithLocal(look.sheet->trace(), look.sheet->phases->itemAt(items[0])));
    return tr("work-items %1").arg(stretches.join(QStringLiteral(", ")));
}

/// Ascending, each once.
static std::vector<int> sorted(std::vector<int> items)
{
    std::ranges::sort(items);
    items.erase(std::unique(items.begin(), items.end()), items.end());
    return items;
}

static QStringList nowTexts(const TilesLayout &look, const std::vector<TileAccess> &accesses)
{
    const TileMoment now = TileMoment::upTo(*look.sheet->phases, look.moment, look.localItem);
    const auto itemsNow = [&](quint8 use) {
        std::vector<int> items;
        for (const TileAccess &access : accesses) {
            if (access.position >= now.from && access.position < now.to && (access.use & use))
                items.push_back(access.localItem);
        }
        return sorted(items);
    };
    const auto readers = itemsNow(TileElement::ReadBefore), writers = itemsNow(TileElement::WrittenBefore);
    if (readers == writers)
        return readers.empty() ? QStringList() : QStringList(tr("now read and written by %1").arg(itemsText(look, readers)));
    QStringList texts;
    if (!readers.empty())
        texts << tr("now read by %1").arg(itemsText(look, readers));
    if (!writers.empty())
        texts << tr("now written by %1").arg(itemsText(look, writers));
    return texts;
}

static QString sourcesText(const TilesLayout &look, int panel, quint64 element)
{
    constexpr std::size_t most = 3;
    const auto sources = look.sheet->map->sources(look.sheet->panels[std::size_t(panel)].object, element, look.position());
    QStringList names;
    for (std::size_t i = 0; i < std::min(sources.size(), most); ++i) {
        const BoundObject &object = look.sheet->trace().objects()[sources[i].object.value];
        names << elementText(object, qint64(sources[i].element) * object.elementSize);
    }
    if (sources.size() > most)
        names << tr("%1 more").arg(fullCount(sources.size() - most));
    return names.isEmpty() ? QString() : tr("made of %1").arg(names.join(QStringLiteral(", ")));
}

/// Of an element where there is none.
static QString outsideCellText(const TilesLayout &look, int panel, qint64 element)
{
    const BoundObject &object = look.sheet->object(panel);
    const auto &outside = look.sheet->panels[std::size_t(panel)].outside.elements;
    const auto at = std::ranges::find(outside, element, &OutsideElement::element);
    std::vector<int> items;
    for (std::size_t k = 0; at != outside.end() && k < at->positions.size(); ++k)
        items.push_back(look.sheet->phases->localItemOf(look.sheet->phases->eventAt(at->positions[k])));
    return tr("%1: outside of %2, which has %3 elements; accessed by %4: see Problems")
        .arg(elementText(object, element * object.elementSize), object.name, fullCount(object.elementCount()),
             itemsText(look, sorted(items)));
}

QString cellText(const TilesLayout &look, int panel, qint64 index)
{
    const TilePanel &at = look.sheet->panels[std::size_t(panel)];
    const BoundObject &object = look.sheet->object(panel);
    const auto element = quint64(index);
    if (element >= object.elementCount())
        return outsideCellText(look, panel, index);
    const auto accesses = look.sheet->map->accessesOf(at.object, element);
    QStringList parts;
    const quint64 reads = at.readsOf(element);
    if (accesses.empty())
        parts << tr("not used by this work-group");
    parts << nowTexts(look, accesses);
    if (reads > 0)
        parts << (reads == 1 ? tr("read once by this work-group") : tr("read %1 times in all by this work-group").arg(fullCount(reads)));
    parts << sourcesText(look, panel, element);
    if (const auto grown = look.sheet->grown(panel, element, look.position()); grown && *grown < 1)
        parts << tr("%1 % of what goes into it was read").arg(qRound(*grown * 100));
    if (const FindingCell *found = at.findingAt(element))
        parts << tr("%1: see Problems").arg(withinText(findingTitle(found->kind)));
    parts.removeAll(QString());
    const QString value = look.valueOf(panel, element);
    return elementText(object, index * object.elementSize) + (value.isEmpty() ? QString() : QStringLiteral(" = ") + value) +
           QStringLiteral(": ") + parts.join(QStringLiteral("; "));
}

} // namespace kernelscope
