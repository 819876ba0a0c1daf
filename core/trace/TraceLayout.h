#pragma once

#include <bit>

#include <QtGlobal>

/// The trace buffer: what the host lays out before a launch, what the rewritten kernel writes into it, what the decoder
/// reads.
///
/// The buffer is an array of 32-bit words in the device's byte order. Positions count words from its start. It holds,
/// in any order after the header, six tables and the data; the header says where each begins.
///
///   header     headerWords words, see HeaderWord
///   arguments  for each parameter of the user's kernel two words: the size in bytes of what it points to, low word
///              first (0 for values; for an image, its width in pixels; for a sampler, its samplerBits)
///   groups     for each work-group of the launch, x fastest, one word: its slot, 0, 1, 2, ... without gaps, or
///              notRecorded
///   items      for each recorded work-item itemWords words, written by the work-item when it ends: see ItemWord
///   blocks     for each block of `lanes` consecutive segments blockWords words: where its data begins (low word, high
///              word) and how many words each of its lanes may hold
///   faults     for each site faultSiteWords words: how many faults happened there in the whole launch, in recorded
///              groups or not, then the first faultsPerSite of them, faultWords words each: see FaultWord. Zeroed by
///              the host
///   contents   for each parameter of the user's kernel one word: the position of what it pointed to before the launch, 0 where that is
///              not there; then those. Only where the rewritten kernel is built to load them (Prelude.cl)
///   data       the segments
///
/// A recorded work-item owns one segment: number slot * workGroupSize + localLinearId (x fastest). Segment s lies in
/// block s / lanes as lane s % lanes; its word k is at  blockBegin + k * lanes + s % lanes.  So neighbours write to
/// neighbouring words. `lanes` stands in the header: lanesFor() the work-group's size, or what the
/// rewritten kernel was built with.
///
/// Invariants:
///  - A work-item never writes outside its segment: events that do not fit are dropped whole, and ItemWord::Needed counts
///    on. A launch with all capacities 0 therefore only counts; the capacities of the recording launch follow from its
///    counts: for each block the largest of its lanes. Needed > capacity: the words from the first event that did not
///    fit are lost (a racy kernel may do more the second time), and hold whatever they held before. It begins less than the longest event's
///    words before the capacity, but for a streak, in whose place is endOfSegment.
///  - A segment's words are events, one after the other, in the order in which the work-item did them.
///  - An event is a header word, then its offset, then its payload. The header: the site (siteBits), above it the object
///    (objectBits), above that the flags. Whether there is an offset and how long the payload is stands in the site
///    table (AccessSite::hasOffset, payloadWords), so that later kinds of events need no new layout. The offset is one
///    word, or two (low word first) where the header has `wide`.
///  - A header with `shortEvent` is the offset as well, and the payload follows: the site in shortSiteBits() of the number of
///    sites, the offset in the bits between. Only an access within the one object that its site may be in (onlyObject)
///    can be so short, and most are; nothing says that it must.
///  - A streak: iterations of a loop that a work-item recorded together. Its header names the site after the last that there is plus the
///    streak's number (StridedRun). Then come the number of iterations, for each of the streak's sites that accesses memory how many bytes
///    further it is at each iteration (signed), and iteration by iteration the payloads. The accesses of the iteration before stand before
///    it, event by event: the offsets go on from theirs. Where the host does without values (HeaderWord::SparesValues), a streak of loads
///    only has no payloads, and ItemWord::Spared says how many words they would have taken.
///  - Offsets are bytes from the object's start. `outOfBounds`: the access lay (in part) outside the object and was not
///    made: a load gave 0. Such an offset is wide and signed. The object of a site with several is the one that holds
///    the address, or the nearest one. unknownObject: the address lies in none that the host knows, and the access was
///    made; its "offset" is the address, wide.
///  - Values are as in memory, in whole words, the last one filled with zero bytes. A vector of 3 has no padding.
///  - A Barrier event follows the barrier's arrival: what stands before it in the segment was done before the barrier.
namespace kernelscope::traceLayout {

constexpr quint32 magic = 0x3243534b; ///< "KSC2"
constexpr quint32 headerWords = 32;
constexpr quint32 mostLanes = 32;
/// How many lanes the blocks of a launch have: as many as its work-groups have work-items, so that small groups leave no
/// lane empty.
constexpr quint32 lanesFor(quint64 itemsOfGroup)
{
    return itemsOfGroup < 1 ? 1 : itemsOfGroup < mostLanes ? quint32(itemsOfGroup) : mostLanes;
}
/// Where the device is a processor: it has one work-item after the other write, and each is read by itself afterwards, so few lanes keep
/// close together what one writes. (With a single lane nothing foresees the next line of memory.)
constexpr quint32 processorLanes = 4;
constexpr quint32 notRecorded = 0xffffffff;

enum HeaderWord : quint32 {
    Magic = 0,
    Arguments = 1, ///< positions of the tables
    Groups = 2,
    Items = 3,
    Blocks = 4,
    Faults = 5,
    LoopBudget = 6,      ///< how often a loop may turn each time it is entered; 0: no limit
    Lanes = 7,           ///< of each block, from 1 to mostLanes
    SparesValues = 8,    ///< 1: streaks of nothing but loads are recorded without their values
    LocalPattern = 9,    ///< what local memory is filled with at the start, word after word
    SteppedGroup = 10,   ///< the linear id of the work-group whose statements are recorded; notRecorded: none
    ContentsBefore = 11, ///< position of the table of contents
};
/// No number as a half, a float or a double, and a large one otherwise.
constexpr quint32 usualLocalPattern = 0x7ffadbad;
/// What private variables hold that nothing was assigned to, where they are looked at for it. Another one: local memory may be read before
/// it is written to, and what was read is a value.
constexpr quint32 unsetPattern = 0x7ffcdbad;
/// In place of either. A small number as any of them: whatever depends on the usual one comes out differently.
constexpr quint32 otherPattern = 0x3e993e99;

constexpr quint32 itemWords = 4;
enum ItemWord : quint32 {
    NeededLow = 0, ///< words that the events of this work-item take
    NeededHigh = 1,
    Spared = 2,   ///< words of values that were not recorded; 0xffffffff: so many or more
    Finished = 3, ///< 1: it reached its end; the host writes 0 before
};

constexpr quint32 blockWords = 4;
enum BlockWord : quint32 { BeginLow = 0, BeginHigh = 1, Capacity = 2 };

constexpr quint32 siteBits = 18;
constexpr quint32 objectBits = 10;
constexpr quint32 maximumSites = 1u << siteBits;
constexpr quint32 unknownObject = (1u << objectBits) - 1; ///< also the object of events that have none
constexpr quint32 outOfBounds = 1u << 28;
constexpr quint32 wide = 1u << 29;

/// A header that no event has.
constexpr quint32 endOfSegment = (maximumSites - 1) | unknownObject << siteBits;

constexpr quint32 shortEvent = 1u << 31;
constexpr quint32 shortBits = 31; ///< for the site and the offset together
/// As few as tell the sites of a kernel apart.
constexpr quint32 shortSiteBits(quint64 sites)
{
    return sites < 2 ? 0 : quint32(std::bit_width(sites - 1));
}

/// Of all headers but short ones.
constexpr quint32 siteOf(quint32 header)
{
    return header & (maximumSites - 1);
}
constexpr quint32 objectOf(quint32 header)
{
    return (header >> siteBits) & unknownObject;
}

constexpr quint32 faultsPerSite = 4;
constexpr quint32 faultWords = 8;
constexpr quint32 faultSiteWords = 1 + faultsPerSite * faultWords;
/// A fault: an access out of bounds, an index outside its dimension, a group that disagrees on a barrier, an endless
/// loop, operands that give no value. It is also an event of its work-item's segment, if that is recorded.
enum FaultWord : quint32 {
    Group = 0,     ///< linear, x fastest
    LocalItem = 1, ///< linear in the group
    Header = 2,    ///< as of the event
    OffsetLow = 3, ///< or the index, or the iterations, or the condition's value, or the first operand
    OffsetHigh = 4,
    Related = 5,   ///< Branch: the site of the barrier that not all reached, plus 1; else 0
    SecondLow = 6, ///< the second operand
    SecondHigh = 7,
};

} // namespace kernelscope::traceLayout
