// Conditional expressions whose branches change variables.
// launch choose global 2 local 2
// argument int[2] 1 4
kernel void choose(global int *a)
{
    int i = get_global_id(0), low = 0, high = 0;
    int r = a[i] > 1 ? (high = a[i]) : (low = a[i] - 3);
    low += i ? high-- : 5;
    int size = r < 0 ? -1 : r > 2 ? 2 : 1;
    size > 0 ? low++ : high++;
    a[i] = low + high + size;
}
// steps 0.0: 4 choose(): a=a[0]; 6: i=0 low=0 high=0; 7: low=-2 r=-2; 8: low=3; 9: size=-1; 10: high=1; 11
// steps 0.1: 4 choose(): a=a[0]; 6: i=1 low=0 high=0; 7: high=4 r=4; 8: low=4 high=3; 9: size=2; 10: low=5; 11
