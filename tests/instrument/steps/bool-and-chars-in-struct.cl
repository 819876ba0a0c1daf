// Small members side by side in a struct that is filled member by member in a loop.
// launch flags global 2 local 2
// argument int[2] index
struct flags { bool first; uchar level; char sign; bool last; ushort size; };
kernel void flags(global int *a)
{
    int l = get_local_id(0);
    struct flags f;
    f.level = 200 + l;
    f.last = l > 0;
    f.sign = -f.level;
    f.size = f.level * 100;
    f.first = f.sign;
    a[l] = f.size;
}
// steps 0.0: 5 flags(): a=a[0]; 7: l=0; 9: f={first: -, level: 200, sign: -, last: -, size: -};
// ... 10: f={first: -, level: 200, sign: -, last: 0, size: -}; 11: f={first: -, level: 200, sign: 56, last: 0, size: -};
// ... 12: f={first: -, level: 200, sign: 56, last: 0, size: 20000}; 13: f={first: 1, level: 200, sign: 56, last: 0, size: 20000}; 14
// steps 0.1: 5 flags(): a=a[0]; 7: l=1; 9: f={first: -, level: 201, sign: -, last: -, size: -};
// ... 10: f={first: -, level: 201, sign: -, last: 1, size: -}; 11: f={first: -, level: 201, sign: 55, last: 1, size: -};
// ... 12: f={first: -, level: 201, sign: 55, last: 1, size: 20100}; 13: f={first: 1, level: 201, sign: 55, last: 1, size: 20100}; 14
