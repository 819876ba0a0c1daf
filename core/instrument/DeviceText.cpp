#include "instrument/DeviceText.h"

#include <algorithm>

#include "instrument/ObjectTable.h"
#include "trace/CopyEvents.h"
#include "trace/EventHead.h"
#include "trace/TraceLayout.h"

namespace kernelscope::embedded {
extern const char tracePrelude[];
extern const unsigned long tracePreludeSize;
} // namespace kernelscope::embedded

namespace kernelscope {
namespace {

std::string qualified(const DevicePlace &place)
{
    return (place.isVolatile ? "volatile " : "") + spaceName(place.space);
}

std::string suffix(const DevicePlace &place, const std::string &word)
{
    return std::string("_") + place.space + (place.isVolatile ? "v" : "") + (place.isPacked ? "u" : "") + "_" + word;
}

std::string sizes(const DeviceType &type)
{
    return std::to_string(type.bytes) + "ul," + std::to_string(type.words) + "," + std::to_string(type.storedWords);
}

void replaceAll(std::string &text, const std::string &what, const std::string &with)
{
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
}

/// The layout of the trace, as Prelude.cl names it between @.
void insertLayout(std::string &text)
{
    static const std::pair<const char *, quint32> numbers[] = {
        {"@Arguments@", traceLayout::Arguments},
        {"@Groups@", traceLayout::Groups},
        {"@Items@", traceLayout::Items},
        {"@Blocks@", traceLayout::Blocks},
        {"@Faults@", traceLayout::Faults},
        {"@LoopBudget@", traceLayout::LoopBudget},
        {"@Lanes@", traceLayout::Lanes},
        {"@SparesValues@", traceLayout::SparesValues},
        {"@LocalPattern@", traceLayout::LocalPattern},
        {"@SteppedGroup@", traceLayout::SteppedGroup},
        {"@ContentsBefore@", traceLayout::ContentsBefore},
        {"@notRecorded@", traceLayout::notRecorded},
        {"@itemWords@", traceLayout::itemWords},
        {"@NeededLow@", traceLayout::NeededLow},
        {"@NeededHigh@", traceLayout::NeededHigh},
        {"@Spared@", traceLayout::Spared},
        {"@Finished@", traceLayout::Finished},
        {"@blockWords@", traceLayout::blockWords},
        {"@BeginLow@", traceLayout::BeginLow},
        {"@BeginHigh@", traceLayout::BeginHigh},
        {"@Capacity@", traceLayout::Capacity},
        {"@siteBits@", traceLayout::siteBits},
        {"@maximumSites@", traceLayout::maximumSites},
        {"@unknownObject@", traceLayout::unknownObject},
        {"@endOfSegment@", traceLayout::endOfSegment},
        {"@outOfBounds@", traceLayout::outOfBounds},
        {"@wide@", traceLayout::wide},
        {"@shortEvent@", traceLayout::shortEvent},
        {"@faultsPerSite@", traceLayout::faultsPerSite},
        {"@faultWords@", traceLayout::faultWords},
        {"@faultSiteWords@", traceLayout::faultSiteWords},
        {"@Group@", traceLayout::Group},
        {"@LocalItem@", traceLayout::LocalItem},
        {"@Header@", traceLayout::Header},
        {"@OffsetLow@", traceLayout::OffsetLow},
        {"@OffsetHigh@", traceLayout::OffsetHigh},
        {"@Related@", traceLayout::Related},
        {"@SecondLow@", traceLayout::SecondLow},
        {"@SecondHigh@", traceLayout::SecondHigh},
        {"@SubGroupShift@", subGroupShift},
        {"@LocalFence@", LocalFence},
        {"@GlobalFence@", GlobalFence},
        {"@unknownEvent@", unknownEvent},
        {"@unsetEvent@", unsetEvent},
        {"@unsetPattern@", traceLayout::unsetPattern},
        {"@waitsForUnset@", waitsForUnset},
        {"@awaitedCopies@", awaitedCopies},
    };
    for (const auto &[name, number] : numbers)
        replaceAll(text, name, std::to_string(number));
}

/// A program without it does the same whatever they begin with (TracedForm).
constexpr const char *unsetWordDefinition = "/* What private variables hold that nothing was assigned to. */\n"
                                            "#ifdef KERNELSCOPE_UNSET\n"
                                            "#define KS_UNSET KERNELSCOPE_UNSET\n"
                                            "#else\n"
                                            "#define KS_UNSET @unsetPattern@u\n"
                                            "#endif\n"
                                            "#define KS_UNSET_ADDRESS ((ulong)KS_UNSET << 32 | KS_UNSET)\n";

/// What finds the object that an address is in, and what tells the address of a pointer.
std::string finder(const DevicePlace &place)
{
    return (place.space == 'l' ? "ks_find_local," : "ks_find,") + addressMacro(place.space);
}

} // namespace

void DeviceText::add(const std::string &name, const std::string &definition, const clang::RecordDecl *record)
{
    if (m_names.insert(name).second)
        (record ? m_behindRecords[record] : m_functions) += definition + '\n';
}

std::string DeviceText::function(const std::string &macro, const std::string &name, const std::string &arguments,
                                 const clang::RecordDecl *record)
{
    add(name, macro + "(" + name + "," + arguments + ")", record);
    return name;
}

/// The type's name, or that of the same type with no wish for alignment.
std::string DeviceText::placedName(const DeviceType &type, const DevicePlace &place)
{
    if (!place.isPacked)
        return type.name;
    const std::string name = "ks_packed_" + type.word;
    add(name, "typedef " + type.name + " " + name + " __attribute__((aligned(1)));", type.record);
    return name;
}

std::string DeviceText::load(const DeviceType &type, const DevicePlace &place)
{
    if (!type.isNamed())
        return {};
    const std::string name = placedName(type, place);
    return function("KS_LOAD", "ks_load" + suffix(place, type.word),
                    finder(place) + "," + qualified(place) + "," + name + "," + sizes(type), type.record);
}

std::string DeviceText::store(const DeviceType &type, const DevicePlace &place)
{
    if (!type.isNamed())
        return {};
    const std::string name = placedName(type, place);
    return function("KS_STORE", "ks_store" + suffix(place, type.word),
                    finder(place) + "," + qualified(place) + "," + name + "," + sizes(type), type.record);
}

std::string DeviceText::aligned(const DeviceType &type, const DevicePlace &place, bool isConst, unsigned alignment)
{
    const std::string space = (isConst ? "const " : "") + qualified(place) + " ";
    const std::string given = place.isPacked ? "p" : "(" + space + type.name + " *)((" + space + "uchar *)p - over)";
    return function("KS_ALIGNED",
                    std::string(isConst ? "ks_aligned_c" : "ks_aligned") + std::to_string(alignment) + suffix(place, type.word),
                    space + type.name + " *," + std::to_string(alignment) + "ul," + given, type.record);
}

std::string DeviceText::inStreak(const std::string &macro, const std::string &name, const DeviceType &type, const DevicePlace &place)
{
    return function(macro, name + suffix(place, type.word),
                    qualified(place) + "," + placedName(type, place) + "," + std::to_string(type.words) + "," +
                        std::to_string(type.storedWords),
                    type.record);
}

std::string DeviceText::streakLoad(const DeviceType &type, const DevicePlace &place)
{
    return inStreak("KS_STREAK_LOAD", "ks_streak_load", type, place);
}

std::string DeviceText::streakStore(const DeviceType &type, const DevicePlace &place)
{
    return inStreak("KS_STREAK_STORE", "ks_streak_store", type, place);
}

std::string DeviceText::loadParts(const DeviceType &element, const DeviceType &parts, unsigned count, const DevicePlace &place)
{
    const std::string single = load(element, place);
    return function("KS_LOAD_PARTS", "ks_load_parts" + suffix(place, parts.word),
                    qualified(place) + "," + element.name + "," + parts.name + "," + std::to_string(count) + "," + single);
}

std::string DeviceText::storeParts(const DeviceType &element, const DeviceType &parts, unsigned count, const DevicePlace &place)
{
    const std::string single = store(element, place);
    return function("KS_STORE_PARTS", "ks_store_parts" + suffix(place, parts.word),
                    qualified(place) + "," + element.name + "," + parts.name + "," + std::to_string(count) + "," + single);
}

std::string DeviceText::vectorAccess(const std::string &macro, const std::string &name, const DeviceType &element, unsigned count,
                                     const DevicePlace &place)
{
    const unsigned bytes = element.bytes * count;
    const std::string number = std::to_string(count);
    return function(macro + (place.isPacked ? "_PACKED" : ""), name + number + suffix({place.space, false, place.isPacked}, element.word),
                    addressMacro(place.space) + "," + spaceName(place.space) + "," + element.name + "," + number + "," +
                        std::to_string(bytes) + "ul," + std::to_string((bytes + 3) / 4) +
                        (place.isPacked ? "," + placedName(element, place) : std::string()));
}

std::string DeviceText::vectorLoad(const DeviceType &element, unsigned count, const DevicePlace &place)
{
    return vectorAccess("KS_VLOAD", "ks_vload", element, count, place);
}

std::string DeviceText::vectorStore(const DeviceType &element, unsigned count, const DevicePlace &place)
{
    return vectorAccess("KS_VSTORE", "ks_vstore", element, count, place);
}

std::string DeviceText::prelude(const ObjectTable &objects, const PreludeSizes &sizes) const
{
    const quint32 shortSiteBits = traceLayout::shortSiteBits(sizes.sites);
    const auto usesUnset = [](const std::string &functions) { return functions.find("KS_UNSET") != std::string::npos; };
    const bool hasUnset =
        usesUnset(m_functions) || std::ranges::any_of(m_behindRecords, usesUnset, [](const auto &behind) { return behind.second; });
    std::string text((hasUnset ? unsetWordDefinition : "") + std::string(embedded::tracePrelude, embedded::tracePreludeSize));
    insertLayout(text);
    replaceAll(text, "@SETS@", objects.setCases());
    replaceAll(text, "@OBJECTS@", std::to_string(objects.firstSet()));
    replaceAll(text, "@OWN@", std::to_string(std::max(1, sizes.privateVariables)));
    replaceAll(text, "@VOTING@", std::to_string(std::max(1, sizes.votingFunctions)));
    replaceAll(text, "@EVENTS@", std::to_string(sizes.events));
    replaceAll(text, "@WEIGHT@", std::to_string(sizes.weight));
    replaceAll(text, "@SITES@", std::to_string(sizes.sites));
    replaceAll(text, "@SHORT_SITE_BITS@", std::to_string(shortSiteBits));
    replaceAll(text, "@OFFSET_BITS@", std::to_string(traceLayout::shortBits - shortSiteBits));
    // Compilers that know halves without naming the extension (NVIDIA's) still want it enabled before a function has one.
    const bool hasHalves = m_functions.find(",half") != std::string::npos;
    std::string extensions;
    for (const std::string name :
         {"cl_khr_fp64", "cl_khr_fp16", "cl_khr_int64_base_atomics", "cl_khr_int64_extended_atomics", "cl_khr_byte_addressable_store"}) {
        const std::string enabled = "#pragma OPENCL EXTENSION " + name + " : enable\n";
        extensions += hasHalves && name == "cl_khr_fp16" ? enabled : "#ifdef " + name + '\n' + enabled + "#endif\n";
    }
    return extensions + text + m_functions;
}

} // namespace kernelscope
