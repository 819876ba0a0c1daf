#include "analysis/ImageRaces.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <map>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

#include "analysis/Evidence.h"
#include "analysis/GroupWalk.h"
#include "analysis/ValueText.h"
#include "trace/ImageAccess.h"

namespace kernelscope {

namespace {

constexpr std::size_t valueWords = 4;
constexpr qsizetype mostPixels = 4096; // that a finding names

struct PixelAccess
{
    int object = 0;
    std::array<quint32, imageSamplerWord> coordinate{};
    int site = 0;
    int group = 0;
    int epoch = 0;
    int fences = 0; ///< of images, that the work-item had passed within its epoch
    int item = 0;
    quint32 event = 0;
    bool writes = false;
};

auto pixelOf(const PixelAccess &access)
{
    return std::tuple(access.object, access.coordinate);
}

/// Whether a site's events name a pixel: AccessSite::variables holds the type of their coordinates.
bool namesPixels(const AccessSite &site)
{
    return isImageAccess(site.kind) && site.payloadWords >= int(imageValueWord + valueWords) &&
           site.variables.value(0).startsWith(QLatin1String("int"));
}

class PixelRaces
{
public:
    explicit PixelRaces(const Trace &trace) : m_trace(trace) {}

    QList<Finding> run();

private:
    struct Race
    {
        PixelAccess a;
        PixelAccess b;
        bool sameValue = false;
        bool betweenGroups = false;
        quint64 pixels = 0;
        QList<quint64> elements; ///< the first of these pixels
    };
    using Key = std::tuple<int, int, int, bool>; ///< object and sites; whether within one work-item

    bool fencesImages(int site, quint32 event) const;
    std::vector<PixelAccess> accesses() const;
    void judgePixel(std::span<const PixelAccess> accesses);
    void note(const PixelAccess &a, const PixelAccess &b, std::map<Key, bool> &seen);
    bool sameValue(const PixelAccess &a, const PixelAccess &b) const;
    Finding findingOf(const Race &race) const;
    QString sideText(const PixelAccess &access, bool withGroup) const;

    Trace m_trace;
    std::map<Key, Race> m_races;
};

bool PixelRaces::fencesImages(int number, quint32 event) const
{
    const AccessSite &site = m_trace.site(SiteIndex(number));
    if (site.kind != SiteKind::Fence)
        return false;
    return site.fencesKnown ? site.imageFence : (*m_trace.valueWords(EventIndex(int(event))) & ImageFence) != 0;
}

std::vector<PixelAccess> PixelRaces::accesses() const
{
    std::vector<char> wanted;
    for (const AccessSite &site : m_trace.sites())
        wanted.push_back(namesPixels(site));
    std::vector<PixelAccess> found;
    GroupWalk walk(m_trace, ImageFence);
    while (walk.next()) {
        int item = walk.firstItem().value;
        for (const BarrierInterval &interval : walk.intervals()) {
            int fences = 0;
            for (quint32 event = interval.first; event < interval.end; ++event) {
                const EventHead head{m_trace.heads()[event]};
                fences += fencesImages(head.site(), event);
                if (!wanted[std::size_t(head.site())] || head.outOfBounds() || head.object() >= m_trace.objects().size())
                    continue;
                PixelAccess access{head.object(),
                                   {},
                                   head.site(),
                                   walk.group().value,
                                   walk.epoch(),
                                   fences,
                                   item,
                                   event,
                                   m_trace.site(SiteIndex(head.site())).kind == SiteKind::ImageWrite};
                std::copy_n(m_trace.valueWords(EventIndex(int(event))), imageSamplerWord, access.coordinate.begin());
                found.push_back(access);
            }
            ++item;
        }
    }
    return found;
}

QList<Finding> PixelRaces::run()
{
    const bool written = std::any_of(m_trace.sites().begin(), m_trace.sites().end(),
                                     [](const AccessSite &site) { return site.kind == SiteKind::ImageWrite; });
    if (!written)
        return {};
    std::vector<PixelAccess> all = accesses();
    std::stable_sort(all.begin(), all.end(), [](const PixelAccess &a, const PixelAccess &b) { return pixelOf(a) < pixelOf(b); });
    for (std::size_t first = 0; first < all.size();) {
        std::size_t end = first + 1;
        while (end < all.size() && pixelOf(all[end]) == pixelOf(all[first]))
            ++end;
        judgePixel(std::span(all).subspan(first, end - first));
        first = end;
    }
    QList<Finding> findings;
    for (const auto &[key, race] : m_races)
        findings.append(findingOf(race));
    return findings;
}

/// Of a pixel that thousands touch, the first ones tell enough.
void PixelRaces::judgePixel(std::span<const PixelAccess> accesses)
{
    constexpr std::size_t mostOfPixel = 2000;
    std::map<Key, bool> seen;
    const std::size_t count = std::min(accesses.size(), mostOfPixel);
    for (std::size_t a = 0; a < count; ++a) {
        for (std::size_t b = a + 1; b < count; ++b) {
            const PixelAccess &x = accesses[a];
            const PixelAccess &y = accesses[b];
            const bool unfenced = x.item == y.item && x.writes && !y.writes && x.epoch == y.epoch && x.fences == y.fences;
            const bool ordered = !unfenced && (x.item == y.item || (x.group == y.group && x.epoch != y.epoch));
            if ((x.writes || y.writes) && !ordered)
                note(x.site <= y.site ? x : y, x.site <= y.site ? y : x, seen);
        }
    }
}

void PixelRaces::note(const PixelAccess &a, const PixelAccess &b, std::map<Key, bool> &seen)
{
    const Key key{a.object, a.site, b.site, a.item == b.item};
    Race &race = m_races[key];
    const bool same = sameValue(a, b);
    if (race.pixels == 0 || (race.sameValue && !same)) {
        race.a = a;
        race.b = b;
        race.sameValue = same;
    }
    race.betweenGroups = race.betweenGroups || a.group != b.group;
    if (!std::exchange(seen[key], true))
        ++race.pixels;
    else
        return;
    const ImageTexels pixel = imageTexels(m_trace, EventIndex(int(a.event)));
    if (pixel.count == 1 && race.elements.size() < mostPixels)
        race.elements << pixel.texels[0].element;
}

bool PixelRaces::sameValue(const PixelAccess &a, const PixelAccess &b) const
{
    const auto value = [&](const PixelAccess &access) { return m_trace.valueWords(EventIndex(int(access.event))) + imageValueWord; };
    return a.writes && b.writes && std::memcmp(value(a), value(b), valueWords * sizeof(quint32)) == 0;
}

QString PixelRaces::sideText(const PixelAccess &access, bool withGroup) const
{
    const EventIndex event(int(access.event));
    const AccessSite &site = m_trace.site(SiteIndex(access.site));
    QString who = workItemText(m_trace, event);
    if (withGroup)
        who += QStringLiteral(" of ") + workGroupText(m_trace, GroupSlot(access.group));
    return QStringLiteral("%1 %2 %3 at %4")
        .arg(who, access.writes ? QStringLiteral("writes") : QStringLiteral("reads"),
             typedText(site.type, site.sizeInBytes, m_trace.valueWords(event) + imageValueWord), placeText(site));
}

Finding PixelRaces::findingOf(const Race &race) const
{
    const BoundObject &object = m_trace.objects()[race.a.object];
    const bool betweenGroups = race.a.group != race.b.group;
    const QString coordinate = coordinateText(m_trace.site(SiteIndex(race.a.site)), object, race.a.coordinate.data());
    Finding finding;
    finding.kind = FindingKind::DataRace;
    finding.severity = race.sameValue ? Severity::Warning : Severity::Error;
    finding.count = race.pixels;
    finding.memory = object.memory;
    finding.object = object.name;
    finding.elements = race.elements;
    finding.accesses = {accessOf(m_trace, EventIndex(int(race.a.event))), accessOf(m_trace, EventIndex(int(race.b.event)))};
    const QString advice = race.sameValue ? QStringLiteral("Both write the same value here; which one stays is undefined all the same.")
                           : race.betweenGroups
                               ? QStringLiteral("Give each work-item a pixel of its own, or split the kernel into two launches.")
                               : QStringLiteral("Put a barrier(CLK_IMAGE_MEM_FENCE) between the two (OpenCL C 2.0 and later), or "
                                                "give each work-item a pixel of its own.");
    if (race.a.item == race.b.item) { // It wrote the pixel, and reads it without a fence between.
        const bool isFirstWrite = race.a.writes;
        finding.message =
            QStringLiteral("One work-item uses the pixel %1 of %2 twice, and no fence is between the two: %3, then %4. Put "
                           "atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item) between "
                           "them: what was written to an image need not be seen before.")
                .arg(coordinate, object.name, sideText(isFirstWrite ? race.a : race.b, false),
                     sideText(isFirstWrite ? race.b : race.a, false));
        return finding;
    }
    finding.message = QStringLiteral("Two work-items use the pixel %1 of %2 and nothing orders them: %3, %4. %5")
                          .arg(coordinate, object.name, sideText(race.a, betweenGroups), sideText(race.b, betweenGroups), advice);
    return finding;
}

} // namespace

QList<Finding> findImageRaces(const Trace &trace)
{
    return PixelRaces(trace).run();
}

} // namespace kernelscope
