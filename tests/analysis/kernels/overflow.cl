// Sums, differences and products of signed integers.
// argument in int[16] index
// argument out int[16] zero
// launch sum global 16 local 8
// finding signed-overflow sum
// launch sum_in_uint global 16 local 8
// launch sum_in_long global 16 local 8
// launch sum_that_asks global 16 local 8
// launch difference global 16 local 8
// finding signed-overflow difference
// launch difference_to_the_last global 16 local 8
// launch product global 16 local 8
// finding signed-overflow product
// finding signed-overflow square
// launch product_to_the_last global 16 local 8
// launch negated global 16 local 8
// finding signed-overflow negated
// launch negated_all_but_least global 16 local 8
// launch wide global 16 local 8
// finding signed-overflow longs
// finding signed-overflow longp
// finding signed-overflow longn
// launch wide_to_the_last global 16 local 8
// launch in_place global 16 local 8
// finding signed-overflow place1
// finding signed-overflow place2
// finding signed-overflow place3
// finding signed-overflow place4
// finding signed-overflow place5
// finding signed-overflow place6
// finding signed-overflow place7
// launch in_place_below global 16 local 8
// launch steps global 16 local 8
// finding signed-overflow step1
// finding signed-overflow step2
// finding signed-overflow step3
// finding signed-overflow step4
// finding signed-overflow step5
// launch steps_below global 16 local 8
// launch narrow global 16 local 8
// launch promoted global 16 local 8
// finding signed-overflow promoted
// launch vectors global 16 local 8
// finding signed-overflow vector1
// finding signed-overflow vector2
// finding signed-overflow vector3
// finding signed-overflow vector4
// launch vectors_to_the_last global 16 local 8
// launch unsigned_numbers global 16 local 8
// launch generator global 16 local 8
// finding signed-overflow factor
// launch generator_in_uint global 16 local 8
// launch counters global 16 local 8
// launch counter_too_far global 16 local 8
// finding signed-overflow counter
// launch of_a_sum global 16 local 8
// finding signed-overflow adds
// launch of_a_sum_in_long global 16 local 8
// launch moving_evenly global 16 local 8
// finding signed-overflow moves
// launch moving_evenly_to_the_last global 16 local 8
// launch only_in_the_first global 16 local 8
// finding signed-overflow first
// launch for_who_is_there global 16 local 8
// launch between_barriers global 16 local 8
// finding signed-overflow between
// launch sizes global 16 local 8
// launch between_pointers global 16 local 8
// launch atomics global 16 local 8
// launch from_nothing global 16 local 8
// finding uninitialised-read t unset
kernel void sum(global const int *a, global int *o)
{
    int i = get_global_id(0);
    o[i] = a[i] + 0x7ffffff1; // @sum
}

kernel void sum_in_uint(global const int *a, global int *o)
{
    int i = get_global_id(0);
    o[i] = (int)((uint)a[i] + 0x7ffffff1u) ^ (a[i] + 0x7ffffff0);
}

kernel void sum_in_long(global const int *a, global int *o)
{
    int i = get_global_id(0);
    o[i] = (int)((a[i] + 0x7ffffff1l) >> 8);
}

kernel void sum_that_asks(global const int *a, global int *o)
{
    int i = get_global_id(0);
    o[i] = a[i] > INT_MAX - 0x7ffffff1 ? INT_MAX : a[i] + 0x7ffffff1;
}

kernel void difference(global const int *a, global int *o)
{
    int i = get_global_id(0);
    o[i] = -2147483634 - a[i]; // @difference
}

kernel void difference_to_the_last(global const int *a, global int *o)
{
    int i = get_global_id(0);
    o[i] = -2147483633 - a[i];
}

kernel void product(global const int *a, global int *o)
{
    int i = get_global_id(0);
    int n = a[i] << 13;
    o[i] = a[i] * 143165577 // @product
           ^ n * n;         // @square
}

kernel void product_to_the_last(global const int *a, global int *o)
{
    int i = get_global_id(0);
    o[i] = a[i] * 143165576 + a[i] * -143165576 + (a[i] & 1) * INT_MIN;
}

kernel void negated(global const int *a, global int *o)
{
    int i = get_global_id(0);
    int least = a[i] == 3 ? INT_MIN : a[i];
    o[i] = -least; // @negated
}

kernel void negated_all_but_least(global const int *a, global int *o)
{
    int i = get_global_id(0);
    int least = a[i] - INT_MAX;
    o[i] = -least;
}

kernel void wide(global const int *a, global int *o)
{
    int i = get_global_id(0);
    long most = LONG_MAX - 14;
    long s = most + a[i];              // @longs
    long p = (a[i] + 2) * 542551296285575048; // @longp
    long least = a[i] == 2 ? LONG_MIN : 0;
    o[i] = (int)(s >> 40) + (int)(p >> 40) + (int)(-least >> 40); // @longn
}

kernel void wide_to_the_last(global const int *a, global int *o)
{
    int i = get_global_id(0);
    long s = LONG_MAX - 15 + a[i];
    long p = (a[i] + 2) * 542551296285575047;
    o[i] = (int)(s >> 40) + (int)(p >> 40) + (int)(-p >> 40);
}

typedef struct {
    int4 v;
    int n;
} pair;

kernel void in_place(global const int *a, global int *o)
{
    int i = get_global_id(0), d = INT_MAX - 15 + a[i], x = 1;
    int r[4] = {1, 2, 3, 4};
    int4 v[2] = {(int4)(1, 2, 3, 4), (int4)(5, 6, 7, 8)};
    int4 w = (int4)(9);
    pair p = {w, 3}, *at = &p;
    o[i] = 0x10000;
    x += d;           // @place1
    r[i & 3] += d;    // @place2
    v[i & 1].y -= -d; // @place3
    w.zw += d;        // @place4
    p.v.x *= d;       // @place5
    at->n += d;       // @place6
    o[i] *= 0x8000;   // @place7
    o[i] ^= x ^ r[i & 3] ^ v[i & 1].y ^ w.z ^ p.v.x ^ p.n;
}

kernel void in_place_below(global const int *a, global int *o)
{
    int i = get_global_id(0), d = INT_MAX / 20 - 15 + a[i], x = 1;
    int r[4] = {1, 2, 3, 4};
    int4 v[2] = {(int4)(1, 2, 3, 4), (int4)(5, 6, 7, 8)};
    int4 w = (int4)(9);
    pair p = {w, 3}, *at = &p;
    o[i] = 0x10000;
    x += d;
    r[i & 3] += d;
    v[i & 1].y -= -d;
    w.zw += d;
    p.v.x *= d;
    at->n += d;
    o[i] *= 0x7fff;
    o[i] ^= x ^ r[i & 3] ^ v[i & 1].y ^ w.z ^ p.v.x ^ p.n;
}

kernel void steps(global const int *a, global int *o)
{
    int i = get_global_id(0), x = INT_MAX - 15 + a[i];
    int r[2] = {INT_MIN, x};
    int4 v = (int4)(x);
    o[i] = x;
    int old = x++;      // @step1
    --r[a[i] & 0];      // @step2
    int next = ++r[1];  // @step3
    v.y++;              // @step4
    o[i]++;             // @step5
    o[i] ^= x ^ old ^ r[0] ^ next ^ v.y;
}

kernel void steps_below(global const int *a, global int *o)
{
    int i = get_global_id(0), x = INT_MAX - 16 + a[i];
    int r[2] = {INT_MIN + 1, x};
    int4 v = (int4)(x);
    long far = LONG_MIN + 1;
    o[i] = x;
    int old = x++, at = 0;
    --r[at++];
    int next = ++r[at--];
    v.y++;
    v.zw--;
    o[i]++;
    far--;
    x--, ++x;
    o[i] ^= x ^ old ^ r[0] ^ next ^ v.y ^ v.z ^ at ^ (int)(far >> 40);
}

kernel void narrow(global const int *a, global int *o)
{
    int i = get_global_id(0);
    char c = 127;
    short s = 32767;
    uchar u = 255;
    c++;
    s += 1;
    u++;
    s *= 2;
    o[i] = c + s + u + c * s + -s;
}

kernel void promoted(global const int *a, global int *o)
{
    int i = get_global_id(0);
    ushort s = 65535 - a[i];
    o[i] = s * s; // @promoted
}

kernel void vectors(global const int *a, global int *o)
{
    int i = get_global_id(0);
    int4 v = (int4)(1, a[i], INT_MIN, 0) + (int4)(1, 0x7ffffff1, 0, 0); // @vector1
    char2 c = (char2)(a[i], 1) * (char)9;                              // @vector2
    long3 l = (long3)(1, 2, LONG_MIN) - a[i];                          // @vector3
    int2 n = -(int2)(0, INT_MIN + a[i]);                               // @vector4
    o[i] = v.x ^ v.y ^ c.x ^ (int)(l.z >> 40) ^ n.y;
}

kernel void vectors_to_the_last(global const int *a, global int *o)
{
    int i = get_global_id(0);
    int4 v = (int4)(1, a[i], INT_MIN, 0) + (int4)(1, 0x7ffffff0, 0, 0);
    char2 c = (char2)(a[i], -16) * (char)8;
    long3 l = (long3)(1, 2, LONG_MIN + 15) - a[i];
    int2 n = -(int2)(0, INT_MIN + a[i] + 1);
    short8 s = (short8)(a[i]) * (short)-2048;
    uchar16 u = (uchar16)(200) + (uchar)(a[i] * 40);
    s -= (short)2047;
    s++;
    o[i] = v.x ^ v.y ^ c.x ^ (int)(l.z >> 40) ^ n.y ^ s.s3 ^ u.s5;
}

kernel void unsigned_numbers(global const int *a, global int *o)
{
    uint i = get_global_id(0), x = 0xffffffff;
    ulong y = i - 17ul;
    x += a[i];
    x *= x + 1;
    x++;
    y = -y * 3;
    o[i] = x + (uint)y - 0xfffffff1;
}

int next_number(int seed)
{
    return seed * 1103515245 // @factor
           % 32768;
}

kernel void generator(global const int *a, global int *o)
{
    int i = get_global_id(0);
    o[i] = next_number(a[i]);
}

kernel void generator_in_uint(global const int *a, global int *o)
{
    int i = get_global_id(0);
    o[i] = (int)((uint)a[i] * 1103515245u + 12345u) % 32768;
}

kernel void counters(global const int *a, global int *o)
{
    int n = 0, i = get_global_id(0);
    for (int k = INT_MAX - 3; k < INT_MAX; k++)
        n++;
    for (int k = INT_MIN + 3; k > INT_MIN; --k)
        n++;
    for (int k = INT_MIN + 1; k <= INT_MIN + 9 && n > 0; k += 3)
        n += 2;
    o[i] = n;
}

kernel void counter_too_far(global const int *a, global int *o)
{
    int n = 0, i = get_global_id(0), last = INT_MAX - a[i];
    for (int k = INT_MAX - 30; k > 0 && k < last; k += 4) // @counter
        n++;
    o[i] = n;
}

kernel void of_a_sum(global const int *a, global int *o)
{
    int i = get_global_id(0), n = 0;
    for (int k = 0; k < 16; k++)
        n += a[k] << 25; // @adds
    o[i] = n;
}

kernel void of_a_sum_in_long(global const int *a, global int *o)
{
    int i = get_global_id(0), m = 0;
    long n = 0;
    for (int k = 0; k < 16; k++)
        n += (long)a[k] << 25;
    for (int k = 0; k < 16; k++)
        m += a[k] << 24;
    o[i] = (int)(n >> 30) + m;
}

/* Recorded in a streak, where nothing is looked at between the first iteration and the last. */
kernel void moving_evenly(global const int *a, global int *o)
{
    int i = get_global_id(0);
    float n = 0;
    for (int k = 0; k < 16; k++)
        n += a[k] * (float)(k * 0x08888889); // @moves
    o[i] = n > 0;
}

kernel void moving_evenly_to_the_last(global const int *a, global int *o)
{
    int i = get_global_id(0), far = i - 16;
    float n = 0;
    for (int k = 0; k < 16; k++)
        n += a[k] * (float)(k * 0x08888888) + a[2 * far + k + 2 * (16 - i)];
    o[i] = n > 0;
}

kernel void only_in_the_first(global const int *a, global int *o)
{
    int i = get_global_id(0);
    float n = 0;
    for (int k = -1; k < 15; k++)
        n += a[k + 1] * (float)(k - INT_MAX - 1); // @first
    o[i] = n > 0;
}

kernel void for_who_is_there(global const int *a, global int *o)
{
    int i = get_global_id(0), x = a[i];
    if (x < 8)
        x = x + (INT_MAX - 7);
    x = x < 0 || x > INT_MAX - 9 ? x : x + 9;
    o[i] = x;
}

kernel void between_barriers(global const int *a, global int *o)
{
    local int t[8];
    int l = get_local_id(0), i = get_global_id(0);
    t[l] = a[i] << 26;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int s = 4; s > 0; s /= 2) {
        if (l < s)
            t[l] += t[l + s]; // @between
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    o[i] = t[0];
}

kernel void sizes(global const int *a, global int *o)
{
    int i = get_global_id(0), n = get_global_size(0), l = get_local_id(0);
    int at = (int)(get_group_id(0) * get_local_size(0)) + l;
    o[at] = a[(i + 1) % n] + a[n - 1 - i] - a[(l - 1 + n) % n];
}

kernel void between_pointers(global const int *a, global int *o)
{
    int i = get_global_id(0);
    global const int *p = a + i, *q = p + 1 - 1;
    p -= i;
    o[i] = (int)(q - p);
}

/* Which wrap around. */
kernel void atomics(global const int *a, global int *o)
{
    int i = get_global_id(0);
    o[i] = INT_MAX - 3;
    atomic_add(o + i, a[i]);
    atomic_inc(o + i);
}

/* What nobody wrote is the mistake. */
kernel void from_nothing(global const int *a, global int *o)
{
    local int t[8];
    int l = get_local_id(0), i = get_global_id(0);
    o[i] = t[l] + // @unset
           0x70000000;
}
