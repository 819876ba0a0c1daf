// One kernel for each atomic of OpenCL 1.x. All work-items
// aim at the same place, and each atomic is one step that
// nobody can divide. Where the order does not change the
// result, the result is exact.

// Adds.
__kernel void do_add(__global int *place)
{
    const size_t i = get_global_id(0);
    atomic_add(place, (int)i);
}

// Takes away.
__kernel void do_sub(__global int *place)
{
    const size_t i = get_global_id(0);
    atomic_sub(place, (int)i);
}

// Adds 1.
__kernel void do_inc(__global int *place)
{
    atomic_inc(place);
}

// Takes 1 away.
__kernel void do_dec(__global int *place)
{
    atomic_dec(place);
}

// Keeps the smaller number.
__kernel void do_min(__global int *place)
{
    const size_t i = get_global_id(0);
    atomic_min(place, (int)i - 5);
}

// Keeps the larger number.
__kernel void do_max(__global int *place)
{
    const size_t i = get_global_id(0);
    atomic_max(place, (int)i);
}

// Keeps the bits that both have.
__kernel void do_and(__global int *place)
{
    const size_t i = get_global_id(0);
    atomic_and(place, ~(1 << (i % 8)));
}

// Keeps the bits that either has.
__kernel void do_or(__global int *place)
{
    const size_t i = get_global_id(0);
    atomic_or(place, 1 << (i % 8));
}

// Keeps the bits that only one has.
__kernel void do_xor(__global int *place)
{
    const size_t i = get_global_id(0);
    atomic_xor(place, 1 << (i % 31));
}

// Stores a number and hands back the one that lay there. Each
// work-item passes the number on that it was given: adding
// them up, and the one that lies there at the end, nothing is
// lost and nothing comes twice.
__kernel void do_xchg(__global int *place,
    __global int *given)
{
    const size_t i = get_global_id(0);
    given[i] = atomic_xchg(place, (int)i + 1);
}

// Stores only if the expected number lies there. Of all
// work-items exactly one finds the 0, and is the first.
__kernel void do_cmpxchg(__global int *place,
    __global int *firsts)
{
    const int id = (int)get_global_id(0) + 1;
    if (atomic_cmpxchg(place, 0, id) == 0)
        atomic_inc(firsts);
}

// The same additions twice: here nobody asks what was there
// before, so the addition can be sent off and forgotten.
__kernel void count_unused(__global int *place)
{
    atomic_add(place, 1);
}

// Here the old number is used, so every work-item waits for
// the answer. It is a ticket: each gets another one.
__kernel void count_used(__global int *place,
    __global int *tickets)
{
    tickets[get_global_id(0)] = atomic_add(place, 1);
}
