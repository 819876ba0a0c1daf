// Components of vectors that are named by an index.
// launch elements global 2 local 2
// argument int4[2] index
kernel void elements(global int4 *v)
{
    int i = get_global_id(0);
    int4 p = (int4)(1, 2, 3, 4);
    p[i & 3] += 5;
    --p[3];
    int4 q[2];
    q[1][2] = p[i];
    v[i][i] = q[1][2] + p[i + 1]++;
    p.x = v[i][1];
}
// steps 0.1: 4 elements(): v=v[0]; 6: i=1; 7: p=(1, 2, 3, 4); 8: p=(1, 7, 3, 4); 9: p=(1, 7, 3, 3);
// ... 11: q={(-, -, -, -), (-, -, 7, -)}; 12: p=(1, 7, 4, 3); 13: p=(10, 7, 4, 3)
