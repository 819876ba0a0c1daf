// One kernel for each atomic function of OpenCL 1.x. Every work-item changes the same word.
__kernel void add(__global uint *word) { atomic_add(&word[0], get_global_id(0)); }
__kernel void sub(__global uint *word) { atomic_sub(&word[0], 2); }
__kernel void inc(__global uint *word) { atomic_inc(&word[0]); }
__kernel void dec(__global uint *word) { atomic_dec(&word[0]); }
__kernel void least(__global uint *word) { atomic_min(&word[0], 1000 - get_global_id(0)); }
__kernel void greatest(__global uint *word) { atomic_max(&word[0], get_global_id(0)); }
__kernel void bits_or(__global uint *word) { atomic_or(&word[0], 1u << get_global_id(0) % 16); }
__kernel void bits_and(__global uint *word) { atomic_and(&word[0], ~(1u << get_global_id(0) % 16)); }
__kernel void bits_xor(__global uint *word) { atomic_xor(&word[0], get_global_id(0)); }

// Hands a value on: each work-item leaves its own and gets what the one before it left. Added up, none is lost.
__kernel void exchange(__global uint *word, __global uint *got)
{
    got[get_global_id(0)] = atomic_xchg(&word[0], get_global_id(0) + 1);
}

// Stores only where the word still holds what is expected: exactly one work-item wins.
__kernel void compare_exchange(__global uint *word, __global uint *winners)
{
    if (atomic_cmpxchg(&word[0], 0, get_global_id(0) + 1) == 0)
        atomic_inc(&winners[0]);
}

// The result of an atomic function costs an answer from memory. Where nobody needs it, leave it unused.
__kernel void result_unused(__global uint *word, int rounds)
{
    for (int k = 0; k < rounds; k++)
        atomic_add(&word[0], 1);
}

__kernel void result_used(__global uint *word, __global uint *last, int rounds)
{
    uint seen = 0;
    for (int k = 0; k < rounds; k++)
        seen = max(seen, atomic_add(&word[0], 1));
    last[get_global_id(0)] = seen;
}
