// The same with the atomics of OpenCL 2.0 and later, which
// are those of C11. They want types of their own, and say in
// which order (here: any) and how far (here: the device) they
// are seen. Where a device has not all of it, the lower half
// stands in: atomics of OpenCL 1.x.
#ifdef __opencl_c_atomic_scope_device
typedef atomic_int shared_int;
typedef atomic_uint shared_uint;
#define ANY_ORDER memory_order_relaxed, memory_scope_device
#define FETCH_ADD(place, value) atomic_fetch_add_explicit(place, value, ANY_ORDER)
#define FETCH_SUB(place, value) atomic_fetch_sub_explicit(place, value, ANY_ORDER)
#define FETCH_MIN(place, value) atomic_fetch_min_explicit(place, value, ANY_ORDER)
#define FETCH_MAX(place, value) atomic_fetch_max_explicit(place, value, ANY_ORDER)
#define FETCH_AND(place, value) atomic_fetch_and_explicit(place, value, ANY_ORDER)
#define FETCH_OR(place, value) atomic_fetch_or_explicit(place, value, ANY_ORDER)
#define FETCH_XOR(place, value) atomic_fetch_xor_explicit(place, value, ANY_ORDER)
#define EXCHANGE(place, value) atomic_exchange_explicit(place, value, ANY_ORDER)
#define STORE(place, value) atomic_store_explicit(place, value, ANY_ORDER)
#define LOAD(place) atomic_load_explicit(place, ANY_ORDER)
bool exchange_if(__global shared_int *place, int expected, int value)
{
    return atomic_compare_exchange_strong_explicit(place, &expected, value,
        memory_order_relaxed, memory_order_relaxed, memory_scope_device);
}
#else
typedef int shared_int;
typedef uint shared_uint;
#define FETCH_ADD(place, value) atomic_add(place, value)
#define FETCH_SUB(place, value) atomic_sub(place, value)
#define FETCH_MIN(place, value) atomic_min(place, value)
#define FETCH_MAX(place, value) atomic_max(place, value)
#define FETCH_AND(place, value) atomic_and(place, value)
#define FETCH_OR(place, value) atomic_or(place, value)
#define FETCH_XOR(place, value) atomic_xor(place, value)
#define EXCHANGE(place, value) atomic_xchg(place, value)
#define STORE(place, value) atomic_xchg(place, value)
#define LOAD(place) atomic_add(place, 0)
bool exchange_if(__global shared_int *place, int expected, int value)
{
    return atomic_cmpxchg(place, expected, value) == expected;
}
#endif

__kernel void c11_add(__global shared_int *place)
{
    FETCH_ADD(place, (int)get_global_id(0));
}

__kernel void c11_sub(__global shared_int *place)
{
    FETCH_SUB(place, (int)get_global_id(0));
}

__kernel void c11_min(__global shared_int *place)
{
    FETCH_MIN(place, (int)get_global_id(0) - 5);
}

__kernel void c11_max(__global shared_int *place)
{
    FETCH_MAX(place, (int)get_global_id(0));
}

__kernel void c11_and(__global shared_int *place)
{
    FETCH_AND(place, ~(1 << (get_global_id(0) % 8)));
}

__kernel void c11_or(__global shared_int *place)
{
    FETCH_OR(place, 1 << (get_global_id(0) % 8));
}

// Of no sign: the other type of 32 bits.
__kernel void c11_xor(__global shared_uint *place)
{
    FETCH_XOR(place, 1u << (get_global_id(0) % 31));
}

__kernel void c11_exchange(__global shared_int *place,
    __global int *given)
{
    const size_t i = get_global_id(0);
    given[i] = EXCHANGE(place, (int)i + 1);
}

__kernel void c11_compare_exchange(__global shared_int *place,
    __global int *firsts)
{
    if (exchange_if(place, 0, (int)get_global_id(0) + 1))
        atomic_inc(firsts);
}

// Who stores and who loads at the same time finds the number
// of some store, or the 0 from before, never a mixture.
__kernel void c11_load_store(__global shared_int *place,
    __global int *found)
{
    const size_t i = get_global_id(0);
    STORE(place, 1000 + (int)i);
    found[i] = LOAD(place);
}

// All types that there are. Those of 64 bits, and with them
// those that hold sizes and differences of pointers where
// pointers have 64 bits, need two extensions.
#if defined(cl_khr_int64_base_atomics) && defined(cl_khr_int64_extended_atomics)
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
#ifdef __opencl_c_atomic_scope_device
typedef atomic_long shared_long;
typedef atomic_ulong shared_ulong;
typedef atomic_size_t shared_size;
typedef atomic_intptr_t shared_intptr;
typedef atomic_uintptr_t shared_uintptr;
typedef atomic_ptrdiff_t shared_ptrdiff;
#define FETCH_ADD_64(place, value) atomic_fetch_add_explicit(place, value, ANY_ORDER)
#else
typedef long shared_long;
typedef ulong shared_ulong;
typedef ulong shared_size;
typedef long shared_intptr;
typedef ulong shared_uintptr;
typedef long shared_ptrdiff;
#define FETCH_ADD_64(place, value) atom_add(place, value)
#endif

__kernel void c11_wide(__global shared_long *numbers,
    __global shared_ulong *unsigned_numbers,
    __global shared_size *sizes,
    __global shared_intptr *pointers,
    __global shared_uintptr *unsigned_pointers,
    __global shared_ptrdiff *differences)
{
    FETCH_ADD_64(numbers, 1L << 32);
    FETCH_ADD_64(unsigned_numbers, 1UL << 32);
    FETCH_ADD_64(sizes, (size_t)1);
    FETCH_ADD_64(pointers, (intptr_t)1);
    FETCH_ADD_64(unsigned_pointers, (uintptr_t)1);
    FETCH_ADD_64(differences, (ptrdiff_t)-1);
}
#endif

// A float can be exchanged, but nothing is added to it: the
// sample atomic-float-sum shows what to do.
#ifdef __opencl_c_atomic_scope_device
typedef atomic_float shared_float;
#else
typedef float shared_float;
#endif

__kernel void c11_float(__global shared_float *place,
    __global float *given)
{
    const size_t i = get_global_id(0);
    given[i] = EXCHANGE(place, (float)i + 1);
}
