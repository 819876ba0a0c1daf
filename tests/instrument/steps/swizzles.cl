// Vectors: components that are exchanged, halves, odd and even ones, and a vector of three.
// launch swizzles global 2 local 2
// argument int4[2] index
kernel void swizzles(global int4 *a)
{
    int4 v = a[get_global_id(0)];
    v.xy = v.yx;
    v.w += v.hi.x;
    int2 e = v.even;
    v.s12 = e * 10;
    uchar3 c = convert_uchar3(v.zyx);
    c.x++;
    v = v.wzyx;
    v.odd *= (int2)(2, 3);
    a[get_global_id(0)] = v;
}
// steps 0.0: 4 swizzles(): a=a[0]; 6: v=(0, 1, 2, 3); 7: v=(1, 0, 2, 3); 8: v=(1, 0, 2, 5); 9: e=(1, 2); 10: v=(1, 10, 20, 5);
// ... 11: c=(20, 10, 1); 12: c=(21, 10, 1); 13: v=(5, 20, 10, 1); 14: v=(5, 40, 10, 3); 15
// steps 0.1: 4 swizzles(): a=a[0]; 6: v=(4, 5, 6, 7); 7: v=(5, 4, 6, 7); 8: v=(5, 4, 6, 13); 9: e=(5, 6); 10: v=(5, 50, 60, 13);
// ... 11: c=(60, 50, 5); 12: c=(61, 50, 5); 13: v=(13, 60, 50, 5); 14: v=(13, 120, 50, 15); 15
