// Variables of all integer types, bool and an enumeration.
// launch integers global 2 local 2
// argument long[2] zero
enum color { red, green = 5, blue };
kernel void integers(global long *a)
{
    int id = get_global_id(0);
    bool odd = id & 1;
    char c = 'A' + id;
    char minus = -1 - id;
    uchar u = minus;
    short s = -32768;
    ushort v = s;
    uint all = ~0u >> id;
    long wide = (long)(1 + id) << 40;
    ulong most = ~0ul - id;
    enum color e = odd ? green : red;
    e++;
    odd = most;
    wide = -wide + u + v + c + e;
    a[id] = wide + odd + (all & 1);
}
// steps 0.0: 5 integers(): a=a[0]; 7: id=0; 8: odd=0; 9: c=65; 10: minus=-1; 11: u=255; 12: s=-32768; 13: v=32768; 14: all=4294967295;
// ... 15: wide=1099511627776; 16: most=18446744073709551615; 17: e=0; 18: e=1; 19: odd=1; 20: wide=-1099511594687; 21
// steps 0.1: 5 integers(): a=a[0]; 7: id=1; 8: odd=1; 9: c=66; 10: minus=-2; 11: u=254; 12: s=-32768; 13: v=32768; 14: all=2147483647;
// ... 15: wide=2199023255552; 16: most=18446744073709551614; 17: e=5; 18: e=6; 19; 20: wide=-2199023222458; 21
