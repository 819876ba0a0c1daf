// A pointer that ends behind an array in local memory, where another array may begin.
// launch ending global 1 local 1
// argument int[1] one
kernel void ending(global int *a)
{
    local int s[2], t[2];
    t[0] = 7;
    local int *p = s;
    for (; p < s + 2; p++)
        *p = a[0];
    a[0] = t[0] + s[1];
}
// steps 0.0: 4 ending(): a=a[0]; 7; 8: p=s[0]; 9; 10; 9: p=s[1]; 9; 10; 9: p=s[2]; 9; 11
