// What is exact to the byte, and what only looks so.
// launch bytes global 16 local 8
// argument char[16] zero
// launch shorts global 16 local 8
// argument short[16] zero
// launch overlapping_pairs global 8 local 8
// argument uchar[9] zero
// finding data-race b pair/pair
// launch pairs_apart global 8 local 8
// argument uchar[16] zero
// launch bits global 32 local 8
// argument uint[1] zero
// finding data-race w set/set
// finding data-race w set/set
// launch bits_atomic global 32 local 8
// argument uint[1] zero
// launch byte_in_word global 4 local 4
// argument uint[4] zero
// finding data-race m whole/low
__kernel void bytes(__global char *b) { b[get_global_id(0)] = 1; }

__kernel void shorts(__global short *b)
{
    int i = get_global_id(0);
    ((__global short *)b)[i ^ 1] = (short)i;
}

__kernel void overlapping_pairs(__global uchar *b)
{
    int i = get_global_id(0);
    vstore2((uchar2)((uchar)i, (uchar)(i + 100)), 0, b + i); // @pair
}

__kernel void pairs_apart(__global uchar *b)
{
    int i = get_global_id(0);
    vstore2((uchar2)((uchar)i, (uchar)(i + 100)), i, b);
}

__kernel void bits(__global uint *w)
{
    w[0] |= 1u << get_global_id(0); // @set
}

__kernel void bits_atomic(__global uint *w)
{
    atomic_or(&w[0], 1u << get_global_id(0));
}

__kernel void byte_in_word(__global uint *m)
{
    int i = get_global_id(0);
    m[i] = i + 256; // @whole
    ((__global uchar *)m)[4 * (i ^ 1) + 1] = 7; // @low
}
