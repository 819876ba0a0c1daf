// A private array, a vector and a struct that live across barriers in a loop.
// launch kept global 2 local 2
// argument int[2] 3 5
struct pair { int mine, other; };
kernel void kept(global int *a)
{
    local int s[2];
    int l = get_local_id(0), seen[2];
    int2 v = (int2)(a[l], 0);
    for (int i = 0; i < 2; i++) {
        struct pair p;
        p.mine = v.x;
        s[l] = p.mine;
        barrier(CLK_LOCAL_MEM_FENCE);
        p.other = s[1 - l];
        barrier(CLK_LOCAL_MEM_FENCE);
        seen[i] = p.other;
        v += (int2)(1, p.other);
    }
    a[l] = v.y + seen[1];
}
// steps 0.0: 5 kept(): a=a[0]; 8: l=0; 9: v=(3, 0); 10: i=0; 10; 12: p={mine: 3, other: -}; 13; 14; 15: p={mine: 3, other: 5}; 16;
// ... 17: seen={5, -}; 18: v=(4, 5); 10: i=1; 10; 12: p={mine: 4, other: -}; 13; 14; 15: p={mine: 4, other: 6}; 16; 17: seen={5, 6};
// ... 18: v=(5, 11); 10: i=2; 10; 20
// steps 0.1: 5 kept(): a=a[0]; 8: l=1; 9: v=(5, 0); 10: i=0; 10; 12: p={mine: 5, other: -}; 13; 14; 15: p={mine: 5, other: 3}; 16;
// ... 17: seen={3, -}; 18: v=(6, 3); 10: i=1; 10; 12: p={mine: 6, other: -}; 13; 14; 15: p={mine: 6, other: 4}; 16; 17: seen={3, 4};
// ... 18: v=(7, 7); 10: i=2; 10; 20
