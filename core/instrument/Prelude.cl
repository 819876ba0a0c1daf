/* Kernelscope: what a traced kernel records with. The layout of the trace is described in core/trace/TraceLayout.h, whose numbers
   DeviceText.cpp puts in place of their names. */
#define KS_NO_OBJECT @unknownObject@u
#define KS_HEADER(SITE, OBJECT) ((SITE) | (OBJECT) << @siteBits@)
/* Words from one of a work-item's words to the next: known to the compiler where the host says so. */
#ifdef KERNELSCOPE_LANES
#define KS_LANES ((ulong)KERNELSCOPE_LANES)
#else
#define KS_LANES ((ulong)ks->lanes)
#endif
/* A processor's compiler may take ten times as long for a long kernel that has all this copied into each of its places: there it is
   called. Short ones run faster with copies. Nothing with a barrier may be called. */
#if defined(KERNELSCOPE_CALLS) && @WEIGHT@ >= KERNELSCOPE_CALLS
#define KS_CALLED __attribute__((noinline))
#else
#define KS_CALLED
#endif
/* What happens seldom is called on processors in any case, with values in place of the context: so the loops of a kernel stay short
   (in long ones LLVM gives up looking what may be kept in a register), and the context need not lie in memory. */
#ifdef KERNELSCOPE_CALLS
#define KS_SELDOM __attribute__((noinline))
#else
#define KS_SELDOM
#endif
/* A work-item that is alone in its group meets nobody. PoCL 3.1 takes twice as long to compile for each barrier under a condition. */
#ifdef KERNELSCOPE_ALONE
#define barrier(FLAGS) mem_fence(FLAGS)
#endif
typedef struct {
    __global uint *data;   /* this work-item's lane of its block */
    __global uint *trace;
    __local uint *group;   /* words that the group votes in; 0 where nothing is voted on */
    ulong needed;
    uint capacity;
    uint lanes;
    uint segment, budget, votes, left, spent, spares;
    uint steps;            /* whether statements are recorded */
    ulong spared;
    ulong result;          /* whether what the last function returned has a value, where that is asked (UninitialisedVariables) */
    uint number, item, items;      /* this one's number in the group, and how many there are: asked for once (some compilers get it
                              wrong between barriers) */
    ulong base[@OBJECTS@], size[@OBJECTS@];
#ifdef KERNELSCOPE_FIRST_LOADS
    uint contents[@OBJECTS@]; /* position in the trace of what it held before the launch; 0: not there */
    uint loaded;              /* which of KERNELSCOPE_FIRST_LOADS were done, a bit each */
#endif
    /* For each function that votes: 0, or until where the work-item only walks along. Volatile: otherwise LLVM makes copies of the
       code for each value that it can have, barriers included, and PoCL 3.1 and 6.0 then let work-items go the way of the first.
       Here and not in the functions: PoCL 6.0 crashes where a volatile variable of a function is copied into a loop. */
    volatile uint off[@VOTING@];
    ulong own[@OWN@];      /* where private variables lie that pointers lead to */
    /* Asynchronous copies: how many were started, the number of the one whose event the last gave, and which gave the event that lies at an
       address. */
    uint copies, given, events;
    volatile ulong copied; /* of the last copy. Volatile: of copies of fewer elements than there are work-items, one after the other, PoCL 3.1
                              makes work-groups that never return */
    ulong event_at[@EVENTS@];
    uint event_of[@EVENTS@];
} ks_context;

void ks_begin(ks_context *ks, __global uint *trace)
{
    ks->number = (uint)(get_group_id(0) + get_num_groups(0) * (get_group_id(1) + get_num_groups(1) * get_group_id(2)));
    uint slot = trace[trace[@Groups@] + ks->number];
    ks->item = (uint)(get_local_id(0) + get_local_size(0) * (get_local_id(1) + get_local_size(1) * get_local_id(2)));
    ks->items = (uint)(get_local_size(0) * get_local_size(1) * get_local_size(2));
    ks->data = trace;
    ks->trace = trace;
    ks->group = 0;
    ks->needed = 0;
    ks->capacity = 0;
    ks->lanes = trace[@Lanes@];
    ks->segment = @notRecorded@u;
    ks->budget = trace[@LoopBudget@];
    ks->votes = 0;
    ks->left = 0;
    ks->spent = 0;
    ks->spares = trace[@SparesValues@];
    ks->spared = 0;
    ks->steps = trace[@SteppedGroup@] == ks->number;
    ks->copies = ks->given = ks->events = 0u;
#ifdef KERNELSCOPE_FIRST_LOADS
    for (uint i = 0u; i < @OBJECTS@u; i++) ks->contents[i] = 0u;
    ks->loaded = 0u;
#endif
    for (uint i = 0u; i < @EVENTS@u; i++) ks->event_at[i] = 0ul, ks->event_of[i] = @unknownEvent@u;
    if (slot != @notRecorded@u) {
        ks->segment = slot * ks->items + ks->item;
        __global uint *block = trace + trace[@Blocks@] + ks->segment / (uint)KS_LANES * @blockWords@u;
        ks->data = trace + ((ulong)block[@BeginLow@] | (ulong)block[@BeginHigh@] << 32) + ks->segment % (uint)KS_LANES;
        ks->capacity = block[@Capacity@];
    }
}
/* Of a sampler, which has no size: its bits. */
uint ks_sampler(const ks_context *ks, uint argument) { return ks->trace[ks->trace[@Arguments@] + 2u * argument]; }
void ks_argument(ks_context *ks, uint object, uint argument, ulong address)
{
    __global uint *size = ks->trace + ks->trace[@Arguments@] + 2u * argument;
    ks->base[object] = address;
    ks->size[object] = (ulong)size[0] | (ulong)size[1] << 32;
#ifdef KERNELSCOPE_FIRST_LOADS
    ks->contents[object] = ks->trace[ks->trace[@ContentsBefore@] + argument];
#endif
}
/* Local memory starts with whatever was left in it. Here the host says with what, so that a launch does the same again. A barrier follows. */
KS_SELDOM void ks_fill_local(__local uchar *bytes, ulong size, uint item, uint items, uint pattern)
{
    for (ulong i = item; i < size; i += items) bytes[i] = (uchar)(pattern >> 8u * ((uint)i & 3u));
}
/* Where it lies is nobody's business: an image's width stands there. */
void ks_picture(ks_context *ks, uint object, int argument)
{
    ks->base[object] = argument < 0 ? 0x7fffffffu : ks->trace[ks->trace[@Arguments@] + 2u * (uint)argument];
    ks->size[object] = 0;
}
int ks_width(const ks_context *ks, uint object) { return object == KS_NO_OBJECT ? 0x7fffffff : (int)ks->base[object]; }
void ks_end(ks_context *ks)
{
    if (ks->segment != @notRecorded@u) {
        __global uint *item = ks->trace + ks->trace[@Items@] + ks->segment * @itemWords@u;
        item[@NeededLow@] = (uint)ks->needed;
        item[@NeededHigh@] = (uint)(ks->needed >> 32);
        item[@Spared@] = ks->spared >> 32 ? 0xffffffffu : (uint)ks->spared;
        item[@Finished@] = 1u;
    }
}
/* A site that has no offset. */
KS_CALLED void ks_mark(ks_context *ks, uint site, const uint *words, uint count)
{
    if (ks->needed + 1u + count <= ks->capacity) {
        __global uint *at = ks->data + ks->needed * KS_LANES;
        at[0] = KS_HEADER(site, KS_NO_OBJECT);
        for (uint i = 0; i < count; i++) at[(1u + i) * KS_LANES] = words[i];
    }
    ks->needed += 1u + count;
}
/* A statement, or the value of a variable. Called on processors in any case: of loops with barriers and copies of this PoCL 3.1 ends the
   process. */
KS_SELDOM void ks_note_step(ks_context *ks, uint site, const uint *words, uint count)
{
    if (ks->steps) ks_mark(ks, site, words, count);
}
/* The place of a work-item's next word, and who it is. What goes wrong after a loop that it left early is no fault of the kernel. */
#define KS_NOBODY 0xffffffffu
#define KS_WHO (ks->spent ? KS_NOBODY : ks->item)
#define KS_PLACE ks->data, ks->needed, ks->capacity, (uint)KS_LANES, ks->trace, ks->number, KS_WHO
#define KS_AT_PLACE __global uint *data, ulong needed, uint capacity, uint lanes, __global uint *trace, uint number, uint item
KS_SELDOM void ks_note_fault(__global uint *trace, uint number, uint item, uint site, uint header, ulong value, uint related,
                              ulong second)
{
    if (item == KS_NOBODY) return;
    __global uint *fault = trace + trace[@Faults@] + site * @faultSiteWords@u;
    uint n = atomic_inc((volatile __global uint *)fault);
    if (n >= @faultsPerSite@u) return;
    fault += 1u + n * @faultWords@u;
    fault[@Group@] = number;
    fault[@LocalItem@] = item;
    fault[@Header@] = header;
    fault[@OffsetLow@] = (uint)value;
    fault[@OffsetHigh@] = (uint)(value >> 32);
    fault[@Related@] = related;
    fault[@SecondLow@] = (uint)second;
    fault[@SecondHigh@] = (uint)(second >> 32);
}
/* A mark with one value of two words, and the fault that it is. */
KS_SELDOM void ks_note_value(KS_AT_PLACE, uint site, ulong value)
{
    if (needed + 3u <= capacity) {
        __global uint *at = data + needed * lanes;
        at[0] = KS_HEADER(site, KS_NO_OBJECT);
        at[lanes] = (uint)value;
        at[2u * lanes] = (uint)(value >> 32);
    }
    ks_note_fault(trace, number, item, site, KS_HEADER(site, KS_NO_OBJECT), value, 0u, 0ul);
}
/* An access of so many words that one word does not tell; the last one or two of its words, if `few`. */
KS_SELDOM void ks_note_access(KS_AT_PLACE, uint words, uint header, ulong offset, uint few, ulong last)
{
    if (needed + words <= capacity) {
        __global uint *at = data + needed * lanes;
        at[0] = header;
        at[lanes] = (uint)offset;
        if (header & @wide@u) at[2u * lanes] = (uint)(offset >> 32);
        if (few) at[(words - few) * lanes] = (uint)last;
        if (few == 2u) at[(words - 1u) * lanes] = (uint)(last >> 32);
    }
    if (header & @outOfBounds@u) ks_note_fault(trace, number, item, header & (@maximumSites@u - 1u), header, offset, 0u, 0ul);
}
void ks_fault(ks_context *ks, uint site, uint header, ulong value, uint related)
{
    ks_note_fault(ks->trace, ks->number, KS_WHO, site, header, value, related, 0ul);
}
/* `state`: 1 within its object, 0 outside of all, 2 somewhere that is not known. Where the site tells the object and the offset
   fits beside the site, one word says it all; else two do if all is well. */
void ks_access(ks_context *ks, uint site, uint set, uint object, ulong offset, uint state, const uint *words, uint count)
{
    bool told = set < @OBJECTS@u;
    if (state == 1u && offset >> (told ? @OFFSET_BITS@ : 32) == 0) {
        uint head = told ? 1u : 2u;
        if (ks->needed + head + count <= ks->capacity) {
            __global uint *at = ks->data + ks->needed * KS_LANES;
            at[0] = told ? site | (uint)offset << @SHORT_SITE_BITS@ | @shortEvent@u : KS_HEADER(site, object);
            if (!told) at[KS_LANES] = (uint)offset;
            for (uint i = 0; i < count; i++) at[(head + i) * KS_LANES] = words[i];
        }
        ks->needed += head + count;
        return;
    }
    uint wide = state != 1u || offset >> 32 != 0;
    uint header = KS_HEADER(site, object) | (wide ? @wide@u : 0u) | (state == 0u ? @outOfBounds@u : 0u);
    uint taken = 2u + wide + count;
    uint few = count > 2u ? 0u : count;
    ulong last = few ? words[0] : 0ul;
    if (few == 2u) last |= (ulong)words[1] << 32;
    ks_note_access(KS_PLACE, taken, header, offset, few, last);
    if (count > 2u && ks->needed + taken <= ks->capacity) {
        __global uint *at = ks->data + (ks->needed + 2u + wide) * KS_LANES;
        for (uint i = 0; i < count; i++) at[i * KS_LANES] = words[i];
    }
    ks->needed += taken;
}
/* How many turns a loop makes behind the one with the counter `at`; 0 where they are too few to record them together, or where the counter
   would leave its type at the last. */
uint ks_turns(long at, long step, long bound, long most)
{
    const long far = 0x3fffffffffffffffl;
    if (step <= 0l || step > far || at > far || at < -far || bound > far || bound < -far || at + step >= bound) return 0u;
    long turns = (bound - 1l - at) / step;
    return turns < 4l || turns > 0x3fffffffl || turns > (most - at) / step - 1l ? 0u : (uint)turns;
}
/* Whether a loop may make so many iterations more. */
int ks_may_turn(const ks_context *ks, uint turns) { return ks->budget == 0u || turns < ks->budget - 1u; }
/* Whether an access stays inside its object for so many iterations more. */
int ks_stays(const ks_context *ks, uint object, ulong address, long distance, uint turns, ulong size)
{
    ulong last = address - ks->base[object] + (ulong)distance * turns;
    return distance < 0x7fffffffl && distance > -0x7fffffffl && ks->size[object] < 0x7ffffffful && last < ks->size[object] &&
           size <= ks->size[object] - last;
}
/* Whether a number of a type that has -most-1 to most is one of it for so many iterations more. */
int ks_keeps(long value, long distance, uint turns, long most)
{
    const long far = 0x3fffffffffffffffl;
    long last = value + distance * (long)turns;
    return value <= far && value >= -far && distance < 0x7fffffffl && distance > -0x7fffffffl && last <= most && last >= -most - 1l;
}
/* Begins a streak: iterations of a loop, each with so many words, after so many that say how far its accesses move. 0: there is no space for it;
   1: there is; 2: there is, and the values are not recorded. */
#define KS_STREAK(NUMBER) (@SITES@u + NUMBER)
uint ks_streak(ks_context *ks, uint site, uint turns, uint moving, uint words, uint only_loads)
{
    ulong values = (ulong)words * turns;
    bool spares = only_loads && ks->spares;
    ulong needed = ks->needed + 2u + moving + (spares ? 0ul : values);
    bool room = needed <= ks->capacity;
    if (spares) ks->spared += values;
    __global uint *at = ks->data + ks->needed * KS_LANES;
    if (room) {
        at[0] = KS_HEADER(site, KS_NO_OBJECT);
        at[KS_LANES] = turns;
    } else if (ks->needed < ks->capacity) {
        at[0] = @endOfSegment@u;
    }
    ks->needed = needed;
    return room ? spares ? 2u : 1u : 0u;
}
/* Where an address lies: 1 within *object, 0 outside of all that it may be in, 2 somewhere that is not known. */
#define KS_TRY(O) { ulong d = address - ks->base[O]; \
    if (d < ks->size[O]) { *object = O; *offset = d; return size <= ks->size[O] - d ? 1u : 0u; } }
#define KS_NEAR(O) { ulong d = address - ks->base[O]; ulong far = address < ks->base[O] ? -d : d - ks->size[O]; \
    if (ks->size[O] && far <= best) { best = far; *object = O; *offset = d; } }
/* The same of a private variable, of which nothing is recorded. */
#define KS_TRY_OWN(I, BYTES) { ulong d = address - ks->own[I]; if (d < BYTES) return size <= BYTES - d ? 2u : 0u; }
#define KS_NEAR_OWN(I, BYTES) { ulong d = address - ks->own[I]; ulong far = address < ks->own[I] ? -d : d - BYTES; \
    if (ks->own[I] && far <= best) { best = far; *object = KS_NO_OBJECT; *offset = address; } }
/* No system and no device gives out global memory before, nor so near the end: a pointer to there is NULL, or was made from NULL. */
#define KS_FIRST_ADDRESS 0x10000ul
uint ks_find_among(const ks_context *ks, uint set, ulong address, ulong size, uint *object, ulong *offset)
{
    ulong best = (ulong)-1;
    *object = KS_NO_OBJECT;
    *offset = address;
    switch (set) {
@SETS@
    }
    return 0u;
}
uint ks_inside(ulong offset, ulong size, ulong extent) { return offset < extent && size <= extent - offset ? 1u : 0u; }
uint ks_find(const ks_context *ks, uint set, ulong address, ulong size, uint *object, ulong *offset)
{
    if (set >= @OBJECTS@u) return ks_find_among(ks, set, address, size, object, offset);
    *object = set;
    *offset = address - ks->base[set];
    return ks_inside(*offset, size, ks->size[set]);
}
/* The same in local memory. Volatile: LLVM knows that a variable that a loop counts in is inside at every access if it is at one, and makes ways
   from one access right to the next, into the middle of the loop. PoCL 3.1 follows such a loop without end, and ends the process. */
uint ks_find_local(const ks_context *ks, uint set, ulong address, ulong size, uint *object, ulong *offset)
{
    if (set >= @OBJECTS@u) return ks_find_among(ks, set, address, size, object, offset);
    *object = set;
    *offset = address - ks->base[set];
    return ks_inside(*offset, size, *(const volatile ulong *)&ks->size[set]);
}
/* Is an index within its dimension? */
KS_CALLED bool ks_within(ks_context *ks, uint site, long index, ulong extent)
{
    if ((ulong)index < extent) return true;
    ks_note_value(KS_PLACE, site, (ulong)index);
    ks->needed += 3u;
    return false;
}
long ks_index(ks_context *ks, uint site, long index, ulong extent)
{
    ks_within(ks, site, index, extent);
    return index;
}
/* What has no address that could be replaced: 0 in place of an index outside. */
long ks_kept(ks_context *ks, uint site, long index, ulong extent)
{
    return ks_within(ks, site, index, extent) ? index : 0l;
}
/* Operands that give no value. `how`: 0 nothing is recorded, since the work-item only walks along; 1 they are; 2 they are, but there is no
   event, within a streak. */
KS_SELDOM void ks_note_operands(KS_AT_PLACE, uint site, uint how, ulong first, ulong second)
{
    if (how == 1u && needed < capacity) data[needed * lanes] = KS_HEADER(site, KS_NO_OBJECT);
    if (how) ks_note_fault(trace, number, item, site, KS_HEADER(site, KS_NO_OBJECT), first, 0u, second);
}
KS_CALLED void ks_operands(ks_context *ks, uint site, uint how, ulong first, ulong second)
{
    ks_note_operands(KS_PLACE, site, how, first, second);
    if (how == 1u) ks->needed++;
}
/* Which of two variables a pointer leads to, which was made from one with the value `from`: that which `from` is in, since one behind the
   last of the first may be the first of the second. Where `from` itself is both: that which the pointer is in; the first where it is in
   neither. Of two that lie in one place, since one is declared where the other's block has ended, the larger. */
ulong ks_owner(ulong from, ulong address, ulong first, ulong bytes, ulong second, ulong size)
{
    bool of_first = from - first < bytes && (from != first || second + size != first);
    bool of_second = from - second < size && (from != second || first + bytes != second);
    if (of_first && of_second) return bytes < size ? second : first;
    if (of_first || of_second) return of_first ? first : second;
    return address - first >= bytes && address - second < size ? second : first;
}
/* A loop has had its share of iterations. */
void ks_endless(ks_context *ks, uint site, uint turns)
{
    ks_note_value(KS_PLACE, site, turns);
    ks->needed += 3u;
}
/* One more iteration of a loop; 0 when it was the last. From then on this work-item's other loops end at once, too. */
KS_CALLED int ks_turn(ks_context *ks, uint site, uint *turns)
{
    if (*turns == 0u && ks->spent & 1u) return 0;
    if (++*turns != ks->budget) return 1;
    ks_endless(ks, site, *turns);
    ks->spent |= 1u;
    return 0;
}
/* The same for a loop with barriers, which all work-items of the group leave together. Its first iteration is not asked for, and the compiler
   knows: of a loop with one iteration nothing is left but a barrier under a condition, and those PoCL 3.1 gets wrong. */
KS_CALLED int ks_turn_again(ks_context *ks, uint site, uint turn, int more)
{
    if (turn == 2u && ks->spent & 2u) return 0;
    if (turn != ks->budget || !more) return 1;
    ks_endless(ks, site, turn);
    ks->spent |= 2u;
    return 0;
}
/* A barrier is before most of these loops, and another at their end. LLVM makes one of what stands before both, which is then entered from
   outside and from within the loop: PoCL 3.1 ends the process at that. So something stands between that nobody moves. */
uint ks_before_turns(void)
{
    volatile uint apart;
    apart = 0u;
    return 0u;
}
int ks_turn_together(ks_context *ks, uint site, uint *turns, int more)
{
    uint turn = ++*turns;
    if (turn != 1u && !ks_turn_again(ks, site, turn, more)) more = 0;
    return more;
}
/* Votes. All work-items of the group take part in each, in the same order; three counters take turns, so that one barrier does. */
void ks_start_votes(ks_context *ks, __local uint *group)
{
    ks->group = group;
    if (ks->item == 0u) group[0] = group[1] = group[2] = 0u;
    barrier(CLK_LOCAL_MEM_FENCE);
}
#ifdef KERNELSCOPE_ALONE
uint ks_count(ks_context *ks, int yes) { return yes ? 1u : 0u; }
#else
uint ks_count(ks_context *ks, int yes)
{
    uint slot = ks->votes++ % 3u;
    if (yes) atomic_inc((volatile __local uint *)ks->group + slot);
    if (ks->item == 0u) ks->group[(slot + 1u) % 3u] = 0u;
    barrier(CLK_LOCAL_MEM_FENCE);
    return ks->group[slot];
}
#endif
int ks_any(ks_context *ks, int active) { return ks_count(ks, active) != 0u; }
KS_CALLED void ks_disagree(ks_context *ks, uint site, uint value, uint related)
{
    ks_mark(ks, site, &value, 1u);
    ks_fault(ks, site, KS_HEADER(site, KS_NO_OBJECT), value, related);
}
/* Before a meeting point: 1 all are there, 0 none is, 2 only some (the group then leaves the kernel). `way`: who led it astray. */
int ks_meet(ks_context *ks, uint site, uint off, uint way)
{
    uint there = ks_count(ks, off == 0u);
    if (there == 0u) return 0;
    if (there == ks->items) return 1;
    if (off) ks_disagree(ks, way, 0u, site + 1u);
    else ks_fault(ks, site, KS_HEADER(site, KS_NO_OBJECT), 1u, 0u);
    ks->left = 1u;
    return 2;
}
/* A condition that decides on a meeting point inside an expression, whose site plus 1 is `meeting`. No barrier here hangs on a
   condition: PoCL 3.1 gets that wrong now and then. */
int ks_agree(ks_context *ks, uint site, uint meeting, int condition)
{
    uint yes = ks_count(ks, condition);
    bool mixed = yes != 0u && yes != ks->items;
    if (mixed) {
        ks_disagree(ks, site, condition ? 1u : 0u, meeting);
        ks->left = 1u;
    }
    return yes == ks->items;
}
/* Whether a value is the same for the whole group; who has another one than the first work-item says so. `meeting`: the site plus 1 of what they would not meet at, or 0. */
#ifdef KERNELSCOPE_ALONE
int ks_same(ks_context *ks, uint site, uint meeting, ulong value) { return 1; }
#else
int ks_same(ks_context *ks, uint site, uint meeting, ulong value)
{
    uint slot = ks->votes % 3u;
    if (ks->item == 0u) {
        ks->group[3u + slot] = (uint)value;
        ks->group[6u + slot] = (uint)(value >> 32);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    int equal = ks->group[3u + slot] == (uint)value && ks->group[6u + slot] == (uint)(value >> 32);
    bool same = ks_count(ks, equal) == ks->items;
    if (!same) {
        if (!equal) ks_disagree(ks, site, (uint)value, meeting);
        ks->left = 1u;
    }
    return same;
}
#endif
void ks_barrier(ks_context *ks, uint site) { ks_mark(ks, site, 0, 0u); }
uint ks_fence_word(uint flags, uint above)
{
    return (flags & CLK_LOCAL_MEM_FENCE ? @LocalFence@u : 0u) | (flags & CLK_GLOBAL_MEM_FENCE ? @GlobalFence@u : 0u) |
        above << @SubGroupShift@u;
}
void ks_fence(ks_context *ks, uint site, uint flags)
{
    flags = ks_fence_word(flags, 0u);
    ks_mark(ks, site, &flags, 1u);
}
void ks_subgroup_fence(ks_context *ks, uint site, uint flags, uint above, uint size)
{
    uint words[2];
    words[0] = ks_fence_word(flags, above);
    words[1] = size;
    ks_mark(ks, site, words, 2u);
}
/* A call that a sub-group or a work-group makes together. `named`: the work-item whose value it gives. */
KS_CALLED void ks_collective(ks_context *ks, uint site, uint named, uint subgroup, uint size)
{
    uint words[3];
    words[0] = named;
    words[1] = subgroup;
    words[2] = size;
    ks_mark(ks, site, words, 3u);
}
/* An id that names no work-item. */
KS_CALLED void ks_names_none(ks_context *ks, uint site, ulong id, ulong size)
{
    ks_note_fault(ks->trace, ks->number, ks->item, site, KS_HEADER(site, KS_NO_OBJECT), id, 0u, size);
}
/* Not a function: most devices have no sub-groups. In two parts: whose text has the name is not run in reverse order (PermutedNDRange). */
#define KS_JOINED(A, B) A##B
#define KS_SUB_GROUP KS_JOINED(get_sub, _group_id)(), KS_JOINED(get_sub, _group_size)()
#define KS_SUB_GROUP_FENCE(KS, SITE, FLAGS) ks_subgroup_fence(KS, SITE, FLAGS, KS_SUB_GROUP)
#define KS_COLLECTIVE(KS, SITE, NAMED) ks_collective(KS, SITE, NAMED, KS_SUB_GROUP)
/* Events of asynchronous copies. Where a kernel has more of them than are kept, the oldest is not known any more. */
KS_CALLED void ks_keep_event(ks_context *ks, ulong address, uint number)
{
    uint i = 0u;
    while (i < @EVENTS@u && ks->event_at[i] != address) i++;
    if (i == @EVENTS@u) i = ks->events++ % @EVENTS@u;
    ks->event_at[i] = address;
    ks->event_of[i] = number;
}
/* Variables of type event_t that were declared without a value: `count` of that size, from an address on. */
KS_CALLED void ks_unset_events(ks_context *ks, ulong first, ulong size, uint count)
{
    for (uint i = 0u; i < count; i++) ks_keep_event(ks, first + i * size, @unsetEvent@u);
}
KS_CALLED uint ks_event_of(const ks_context *ks, ulong address)
{
    for (uint i = 0u; i < @EVENTS@u; i++) if (ks->event_at[i] == address) return ks->event_of[i];
    return @unknownEvent@u;
}
/* One more copy, which shares the event with that number; 0: it has its own. Gives how many copies back the event comes from. */
uint ks_start_copy(ks_context *ks, uint event)
{
    ks->copies++;
    bool own = event == 0u || event == @unsetEvent@u;
    ks->given = own ? ks->copies : event;
    return event == @unknownEvent@u || event == @unsetEvent@u ? event : ks->copies - ks->given;
}
KS_CALLED void ks_wait(ks_context *ks, uint site, int count, ulong first, ulong size)
{
    ulong set = count > @awaitedCopies@ ? 1ul << @awaitedCopies@ : 0ul;
    uint unset = 0u;
    for (int i = 0; i < count && i < @awaitedCopies@; i++) {
        uint number = ks_event_of(ks, first + (ulong)i * size);
        uint back = number == @unknownEvent@u ? @awaitedCopies@u : min(ks->copies - number, @awaitedCopies@u);
        if (number == @unsetEvent@u) unset = @waitsForUnset@u;
        else if (number) set |= 1ul << back;
    }
    uint words[3];
    words[0] = (uint)count | unset;
    words[1] = (uint)set;
    words[2] = (uint)(set >> 32);
    ks_mark(ks, site, words, 3u);
}
/* Of the words the fourth is the sampler. */
KS_CALLED void ks_image(ks_context *ks, uint site, uint object, bool inside, const uint *words)
{
    uint header = KS_HEADER(site, object) | (inside ? 0u : @outOfBounds@u);
    if (ks->needed + 9u <= ks->capacity) {
        __global uint *at = ks->data + ks->needed * KS_LANES;
        at[0] = header;
        for (uint i = 0; i < 8u; i++) at[(1u + i) * KS_LANES] = words[i];
    }
    ks->needed += 9u;
    ulong at = (ulong)words[0] | (ulong)words[1] << 32, sampler = (ulong)words[3] | (ulong)words[2] << 32; /* x and y; and z */
    if (!inside) ks_note_fault(ks->trace, ks->number, KS_WHO, site, header, at, 0u, sampler);
}
/* An integer division or remainder. LEAVES: what else than a divisor of 0 gives no value. */
#define KS_LEAVES(LEAST) || (b == -1 && a == LEAST)
#define KS_LEAVES_UNSIGNED
#define KS_DIVISION(NAME, T, OPERATOR, LEAVES) \
T NAME(ks_context *ks, uint site, uint how, T a, T b) { \
    if (b == 0 LEAVES) { ks_operands(ks, site, how, (ulong)a, (ulong)b); return 0; } \
    return a OPERATOR b; }
#define KS_VECTOR_DIVISION(NAME, V, T, N, OPERATOR, LEAVES) \
V NAME(ks_context *ks, uint site, uint how, V first, V second) { \
    union { V v; T e[N]; } x, y; x.v = first; y.v = second; \
    for (uint i = 0; i < N; i++) { \
        T a = x.e[i], b = y.e[i]; \
        bool fails = b == 0 LEAVES; \
        if (fails) { ks_operands(ks, site, how, (ulong)a, (ulong)b); how = 0u; } \
        x.e[i] = fails ? (T)0 : (T)(a OPERATOR b); \
    } \
    return x.v; }
/* A signed operation, made as processors do: modulo 2 to the power of its bits. OVER: whether the type does not have the result. */
#define KS_SUM_OVER ((a ^ r) & (b ^ r)) < 0
#define KS_DIFFERENCE_OVER ((a ^ b) & (a ^ r)) < 0
#define KS_PRODUCT_OVER mul_hi(a, b) != (r < 0 ? -1 : 0)
#define KS_OVERFLOW(NAME, T, OPERATOR, OVER) \
T NAME(ks_context *ks, uint site, uint how, T a, T b) { \
    T r = (T)((u##T)a OPERATOR (u##T)b); \
    if (OVER) ks_operands(ks, site, how, (ulong)a, (ulong)b); \
    return r; }
#define KS_VECTOR_OVERFLOW(NAME, V, T, N, OPERATOR, OVER) \
V NAME(ks_context *ks, uint site, uint how, V first, V second) { \
    union { V v; T e[N]; } x, y, z; x.v = first; y.v = second; z.v = as_##V(as_u##V(first) OPERATOR as_u##V(second)); \
    for (uint i = 0; i < N; i++) { \
        T a = x.e[i], b = y.e[i], r = z.e[i]; \
        if (OVER) { ks_operands(ks, site, how, (ulong)a, (ulong)b); how = 0u; } \
    } \
    return z.v; }
/* A floating point number that is made an integer: looked at as X, rounded as the conversion does. FITS: whether the type has a value for x. */
#define KS_CONVERSION(NAME, T, F, X, FITS) \
T NAME(ks_context *ks, uint site, uint how, T v) { \
    F x = X; \
    if (!(FITS)) { union { T v; ulong w; } u; u.w = 0ul; u.v = v; ks_operands(ks, site, how, u.w, 0ul); } \
    return v; }
#define KS_VECTOR_CONVERSION(NAME, V, T, N, F, X, FITS) \
V NAME(ks_context *ks, uint site, uint how, V vector) { \
    union { V v; T e[N]; } all; all.v = vector; \
    for (uint i = 0; i < N; i++) { \
        T v = all.e[i]; \
        F x = X; \
        if (!(FITS)) { union { T v; ulong w; } u; u.w = 0ul; u.v = v; ks_operands(ks, site, how, u.w, 0ul); how = 0u; } \
    } \
    return vector; }
#define KS_ADDRESS(P) ((ulong)(uintptr_t)(P))
/* Of a generic pointer: where it lies in its own memory. On a processor all is one. */
#ifdef KERNELSCOPE_CALLS
#define KS_GENERIC_ADDRESS(P) KS_ADDRESS(P)
#else
#define KS_GENERIC_ADDRESS(P) KS_GENERIC_PLACE((const uchar *)(P)) /* to_global() and its like take no pointers to volatile. */
#define KS_GENERIC_PLACE(P) \
    (to_global(P) ? KS_ADDRESS(to_global(P)) : to_local(P) ? KS_ADDRESS(to_local(P)) : KS_ADDRESS(to_private(P)))
#endif
#define KS_ALIGNED(NAME, POINTER, BYTES, GIVEN) \
POINTER NAME(ks_context *ks, uint site, uint how, uint set, POINTER p) { \
    ulong over = KS_ADDRESS(p) % BYTES; \
    if (over) ks_operands(ks, site, how, KS_ADDRESS(p) - (set < @OBJECTS@u ? ks->base[set] : 0ul), BYTES); \
    return GIVEN; }
/* Where work-items race, what would come out had all loaded before any stored: what is loaded the first time at the sites of which
   KERNELSCOPE_FIRST_LOADS(site) is a bit, and not 0, is what was there before the launch. */
#ifdef KERNELSCOPE_FIRST_LOADS
#define KS_FIRST_LOAD(T) { uint bit = KERNELSCOPE_FIRST_LOADS(site); \
    if (state == 1u && (bit & ~ks->loaded) && ks->contents[object]) { \
        ks->loaded |= bit; \
        u.v = *(const __global T *)((const __global uchar *)(ks->trace + ks->contents[object]) + offset); \
    } }
#else
#define KS_FIRST_LOAD(T)
#endif
#define KS_LOAD(NAME, FIND, ADDRESS, SPACE, T, BYTES, W, CAP) \
KS_CALLED T NAME(ks_context *ks, uint site, uint set, const SPACE T *p) { \
    union { uint w[CAP]; T v; } u; uint object; ulong offset; \
    for (uint i = 0; i < CAP; i++) u.w[i] = 0u; \
    uint state = FIND(ks, set, ADDRESS(p), BYTES, &object, &offset); \
    if (state) u.v = *p; \
    KS_FIRST_LOAD(T) \
    ks_access(ks, site, set, object, offset, state, u.w, W); return u.v; }
#define KS_STORE(NAME, FIND, ADDRESS, SPACE, T, BYTES, W, CAP) \
KS_CALLED T NAME(ks_context *ks, uint site, uint set, SPACE T *p, T v) { \
    union { uint w[CAP]; T v; } u; uint object; ulong offset; \
    for (uint i = 0; i < CAP; i++) u.w[i] = 0u; \
    u.v = v; \
    uint state = FIND(ks, set, ADDRESS(p), BYTES, &object, &offset); \
    if (state) *p = v; \
    ks_access(ks, site, set, object, offset, state, u.w, W); return v; }
#define KS_STREAK_LOAD(NAME, SPACE, T, W, CAP) \
T NAME(ks_context *ks, __global uint *at, uint room, const SPACE T *p, uint first) { \
    union { uint w[CAP]; T v; } u; \
    for (uint i = 0; i < CAP; i++) u.w[i] = 0u; \
    u.v = *p; \
    if (room) for (uint i = 0; i < W; i++) at[(first + i) * KS_LANES] = u.w[i]; \
    return u.v; }
#define KS_STREAK_STORE(NAME, SPACE, T, W, CAP) \
T NAME(ks_context *ks, __global uint *at, uint room, SPACE T *p, T v, uint first) { \
    union { uint w[CAP]; T v; } u; \
    for (uint i = 0; i < CAP; i++) u.w[i] = 0u; \
    u.v = v; \
    *p = v; \
    if (room) for (uint i = 0; i < W; i++) at[(first + i) * KS_LANES] = u.w[i]; \
    return v; }
#define KS_STORE_PARTS(NAME, SPACE, T, V, N, STORE) \
KS_CALLED V NAME(ks_context *ks, uint site, uint set, ulong parts, SPACE T *p, V v) { \
    union { V v; T e[16]; } u; u.v = v; \
    for (uint i = 0; i < N; i++) STORE(ks, site, set, p + (parts >> 4u * i & 15u), u.e[i]); \
    return v; }
#define KS_LOAD_PARTS(NAME, SPACE, T, V, N, LOAD) \
KS_CALLED V NAME(ks_context *ks, uint site, uint set, ulong parts, const SPACE T *p) { \
    union { V v; T e[16]; } u; \
    for (uint i = 0; i < N; i++) u.e[i] = LOAD(ks, site, set, p + (parts >> 4u * i & 15u)); \
    return u.v; }
/* Not by vstore: a compiler may take it that words are not written through a pointer to another type. */
#define KS_PUT2 u.e[0] = v.s0; u.e[1] = v.s1;
#define KS_PUT3 KS_PUT2 u.e[2] = v.s2;
#define KS_PUT4 KS_PUT3 u.e[3] = v.s3;
#define KS_PUT8 KS_PUT4 u.e[4] = v.s4; u.e[5] = v.s5; u.e[6] = v.s6; u.e[7] = v.s7;
#define KS_PUT16 KS_PUT8 u.e[8] = v.s8; u.e[9] = v.s9; u.e[10] = v.sa; u.e[11] = v.sb; \
    u.e[12] = v.sc; u.e[13] = v.sd; u.e[14] = v.se; u.e[15] = v.sf;
#define KS_VLOAD(NAME, ADDRESS, SPACE, T, N, BYTES, W) KS_VLOAD_AS(NAME, ADDRESS, SPACE, T, N, BYTES, W, v = vload##N(o, p))
#define KS_VSTORE(NAME, ADDRESS, SPACE, T, N, BYTES, W) KS_VSTORE_AS(NAME, ADDRESS, SPACE, T, N, BYTES, W, vstore##N(v, o, p))
/* P: T with no wish for alignment. */
#define KS_VLOAD_PACKED(NAME, ADDRESS, SPACE, T, N, BYTES, W, P) KS_VLOAD_AS(NAME, ADDRESS, SPACE, T, N, BYTES, W, \
    { union { T##N v; T e[N]; } x; for (uint i = 0u; i < N##u; i++) x.e[i] = ((const SPACE P *)p)[o * N + i]; v = x.v; })
#define KS_VSTORE_PACKED(NAME, ADDRESS, SPACE, T, N, BYTES, W, P) KS_VSTORE_AS(NAME, ADDRESS, SPACE, T, N, BYTES, W, \
    for (uint i = 0u; i < N##u; i++) ((SPACE P *)p)[o * N + i] = u.e[i])
#define KS_VLOAD_AS(NAME, ADDRESS, SPACE, T, N, BYTES, W, LOAD) \
KS_CALLED T##N NAME(ks_context *ks, uint site, uint set, size_t o, const SPACE T *p) { \
    union { uint w[W + 1]; T e[N]; } u; uint object; ulong offset; T##N v = (T##N)((T)0); \
    u.w[W - 1] = 0u; \
    uint state = ks_find(ks, set, ADDRESS(p + o * N), BYTES, &object, &offset); \
    if (state) { LOAD; } \
    KS_PUT##N \
    ks_access(ks, site, set, object, offset, state, u.w, W); return v; }
#define KS_VSTORE_AS(NAME, ADDRESS, SPACE, T, N, BYTES, W, STORE) \
KS_CALLED void NAME(ks_context *ks, uint site, uint set, T##N v, size_t o, SPACE T *p) { \
    union { uint w[W + 1]; T e[N]; } u; uint object; ulong offset; \
    u.w[W - 1] = 0u; \
    KS_PUT##N \
    uint state = ks_find(ks, set, ADDRESS(p + o * N), BYTES, &object, &offset); \
    if (state) { STORE; } \
    ks_access(ks, site, set, object, offset, state, u.w, W); }
