// Jumps into loops, and back to before a declaration.
// launch duff global 2 local 2
// argument int[2] 3 4
kernel void duff(global int *a)
{
    int n = a[get_global_id(0)], x = 0, turns = (n + 1) / 2;
    switch (n % 2) {
    case 0:
        do {
            x += 1;
    case 1:
            x += 10;
        } while (--turns > 0);
    }
again:;
    int y = x * 2;
    if (y < 80) {
        x += 11;
        goto again;
    }
    a[get_global_id(0)] = y;
}
// steps 0.0: 4 duff(): a=a[0]; 6: n=3 x=0 turns=2; 7; 12: x=10; 13: turns=1; 10: x=11; 12: x=21; 13: turns=0; 16: y=42; 17; 18: x=32; 19;
// ... 16: y=64; 17; 18: x=43; 19; 16: y=86; 17; 21
// steps 0.1: 4 duff(): a=a[0]; 6: n=4 x=0 turns=2; 7; 10: x=1; 12: x=11; 13: turns=1; 10: x=12; 12: x=22; 13: turns=0; 16: y=44; 17;
// ... 18: x=33; 19; 16: y=66; 17; 18: x=44; 19; 16: y=88; 17; 21
