#include "analysis/ImageMisuses.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <vector>

#include "analysis/Evidence.h"
#include "support/Filled.h"
#include "trace/Builtins.h"
#include "trace/ImageAccess.h"

namespace kernelscope {

namespace {

struct Misuse
{
    QString message; ///< of the work-item, the pixel and the place
    FindingKind kind = FindingKind::InvalidSampler;
    Severity severity = Severity::Error;
};

std::optional<Misuse> samplerMisuse(const AccessSite &site, int sampler)
{
    using namespace samplerBits;
    if (site.kind != SiteKind::ImageRead || sampler == 0)
        return std::nullopt;
    const bool ofFloats = hasFloatCoordinate(site);
    const bool isNormalized = sampler & Normalized;
    const int address = sampler & AddressMask;
    if (!ofFloats && isNormalized)
        return Misuse{
            QStringLiteral("%1 reads %2 at %3 with integer coordinates through a sampler of normalized ones: OpenCL C does not say what "
                           "comes out. Give the sampler CLK_NORMALIZED_COORDS_FALSE, or pass floats from 0 to 1.")};
    if (!isNormalized && (address == Repeat || address == MirroredRepeat))
        return Misuse{
            QStringLiteral("%1 reads %2 at %3 with coordinates in pixels through a sampler that repeats the image: OpenCL C does not say "
                           "what comes out. Repeating needs CLK_NORMALIZED_COORDS_TRUE and floats, of which 1 is the image's extent.")};
    if (!(sampler & Linear))
        return std::nullopt;
    if (!ofFloats)
        return Misuse{
            QStringLiteral("%1 reads %2 at %3 with integer coordinates through a sampler that filters linearly: OpenCL C does not say "
                           "what comes out. Give the sampler CLK_FILTER_NEAREST, or pass floats."),
            FindingKind::InvalidSampler, Severity::Warning};
    if (!site.operation.endsWith(u'i')) // ...i and ...ui give integers
        return std::nullopt;
    return Misuse{
        QStringLiteral("%1 reads integers from %2 at %3 through a sampler that filters linearly: OpenCL C does not say what comes out. "
                       "Give the sampler CLK_FILTER_NEAREST."),
        FindingKind::InvalidSampler, Severity::Warning};
}

const BoundObject *imageOf(const Trace &trace, EventHead head)
{
    const bool isImage = head.object() < trace.objects().size() && trace.objects()[head.object()].memory == AddressSpace::Image;
    return isImage ? &trace.objects()[head.object()] : nullptr;
}

/// What the pixels of an image are for a kernel, as a function for them ends: "f", "i", "ui"; empty: not known.
QLatin1StringView pixelLetters(const BoundObject &image)
{
    const auto type = elementTypeNamed(image.typeName);
    if (!type || type->isStruct())
        return {};
    return isFloating(type->scalar) ? QLatin1StringView("f") : isSigned(type->scalar) ? QLatin1StringView("i") : QLatin1StringView("ui");
}

QString pixelsNamed(QLatin1StringView letters)
{
    return letters == u"f"   ? QStringLiteral("floats")
           : letters == u"i" ? QStringLiteral("signed integers")
                             : QStringLiteral("unsigned integers");
}

/// The function's name without what it says of pixels, and that.
std::pair<QString, QLatin1StringView> functionParts(const QString &function)
{
    const QLatin1StringView letters = function.endsWith(u"ui")  ? QLatin1StringView("ui")
                                      : function.endsWith(u'i') ? QLatin1StringView("i")
                                                                : QLatin1StringView("f");
    return {function.chopped(letters == u"ui" ? 2 : 1), letters};
}

std::optional<Misuse> formatMisuse(const AccessSite &site, const BoundObject &image)
{
    const auto [function, letters] = functionParts(site.operation);
    const QLatin1StringView wanted = pixelLetters(image);
    if (wanted.isEmpty() || builtinNamed(site.operation.toStdString()).kind != BuiltinKind::Image || letters == wanted)
        return std::nullopt;
    const QString message = site.kind == SiteKind::ImageWrite
                                ? QStringLiteral("%1 writes %2 at %3 with %4, but the image's pixels are %5: OpenCL C does not say what is "
                                                 "written. Call %6, or give the image another format.")
                                : QStringLiteral("%1 reads %2 at %3 with %4, but the image's pixels are %5: OpenCL C does not say what "
                                                 "comes out. Call %6, or give the image another format.");
    return Misuse{filled(message, QStringLiteral("%1"), QStringLiteral("%2"), QStringLiteral("%3"), site.operation, pixelsNamed(wanted),
                         function + wanted),
                  FindingKind::InvalidFormat};
}

Finding findingOf(const Trace &trace, EventIndex first, const Misuse &misuse)
{
    const TraceEvent event = trace.event(first);
    const AccessSite &site = trace.site(event.site);
    const BoundObject &object = trace.objects()[event.object.value];
    return {.kind = misuse.kind,
            .severity = misuse.severity,
            .message = filled(misuse.message, beginSentence(workItemText(trace, first)),
                              object.name + coordinateText(site, object, trace.valueWords(first)), placeText(site)),
            .memory = AddressSpace::Image,
            .object = object.name,
            .accesses = {accessOf(trace, first)}};
}

} // namespace

QList<Finding> findImageMisuses(const Trace &trace)
{
    if (std::ranges::none_of(trace.sites(), [](const AccessSite &site) { return isImageAccess(site.kind); }))
        return {};
    QList<Finding> findings;
    std::map<std::array<int, 3>, std::vector<qsizetype>> known; ///< by site, object and sampler: the findings
    for (int i = 0; i < trace.eventCount(); ++i) {
        const EventHead head{trace.heads()[std::size_t(i)]};
        const AccessSite &site = trace.sites()[head.site()];
        const BoundObject *image = isImageAccess(site.kind) ? imageOf(trace, head) : nullptr;
        if (!image)
            continue;
        const int sampler = samplerOf(trace.valueWords(EventIndex(i)));
        const auto [entry, isNew] = known.try_emplace({head.site(), head.object(), sampler});
        for (const qsizetype finding : entry->second)
            ++findings[finding].count;
        if (!isNew)
            continue;
        for (const auto &misuse : {samplerMisuse(site, sampler), formatMisuse(site, *image)}) {
            if (!misuse)
                continue;
            entry->second.push_back(findings.size());
            findings.append(findingOf(trace, EventIndex(i), *misuse));
        }
    }
    return findings;
}

} // namespace kernelscope
