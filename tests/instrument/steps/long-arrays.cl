// Of an array that is long the text ends early; one that is very long is not recorded.
// launch filled global 1 local 1
// argument int[1] one
kernel void filled(global int *a)
{
    uchar list[40] = {200, 201};
    list[30] = a[0];
    char text[4] = "abc";
    text[1]++;
    float big[1025];
    big[3] = list[30];
    a[0] = big[3] + text[1];
}
// steps 0.0: 4 filled(): a=a[0]; 6: list={200, 201, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ...};
// ... 7: list={200, 201, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ...}; 8: text={97, 98, 99, 0}; 9: text={97, 99, 99, 0};
// ... 11; 12
