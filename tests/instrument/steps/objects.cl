// launch objects global 2 local 2
// argument float[4] index
typedef struct { int count; float2 at; short small[3]; } thing;
kernel void objects(global float *a)
{
    thing t;
    t.count = 2;
    t.at.y = a[1];
    t.small[1] = 7;
    thing copy = t;
    copy.at = (float2)(1.5f, -2.0f);
    float4 v = (float4)(1, 2, 3, 4);
    v.xz = v.yw;
    v.s3 *= 2.0f;
    float m[2][2] = {{1.0f, 2.0f}};
    int row = 1;
    m[row][0] = v.x;
    float *p = &m[0][1];
    *p += 0.5f;
    p++;
    a[get_global_id(0)] = m[1][0] + copy.at.x + p[0] + t.count;
}
// steps 0.0: 4 objects(): a=a[0]; 7: t={count: 2, at: (-, -), small: {-, -, -}}; 8: t={count: 2, at: (-, 1), small: {-, -, -}};
// ... 9: t={count: 2, at: (-, 1), small: {-, 7, -}}; 10: copy={count: 2, at: (-, 1), small: {-9299, 7, -}};
// ... 11: copy={count: 2, at: (1.5, -2), small: {-9299, 7, -}}; 12: v=(1, 2, 3, 4); 13: v=(2, 2, 4, 4); 14: v=(2, 2, 4, 8);
// ... 15: m={{1, 2}, {0, 0}}; 16: row=1; 17: m={{1, 2}, {2, 0}}; 18: p=m[1]; 19: m={{1, 2.5}, {2, 0}}; 20: p=m[2]; 21
// steps 0.1: 4 objects(): a=a[0]; 7: t={count: 2, at: (-, -), small: {-, -, -}}; 8: t={count: 2, at: (-, 1), small: {-, -, -}};
// ... 9: t={count: 2, at: (-, 1), small: {-, 7, -}}; 10: copy={count: 2, at: (-, 1), small: {-9299, 7, -}};
// ... 11: copy={count: 2, at: (1.5, -2), small: {-9299, 7, -}}; 12: v=(1, 2, 3, 4); 13: v=(2, 2, 4, 4); 14: v=(2, 2, 4, 8);
// ... 15: m={{1, 2}, {0, 0}}; 16: row=1; 17: m={{1, 2}, {2, 0}}; 18: p=m[1]; 19: m={{1, 2.5}, {2, 0}}; 20: p=m[2]; 21
