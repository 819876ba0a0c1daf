// Private arrays of two dimensions, without initial values and through a pointer to a row.
// launch transposed global 1 local 1
// argument int[1] zero
kernel void transposed(global int *out)
{
    int m[2][3] = {{1, 2, 3}, {4, 5, 6}};
    int t[3][2];
    for (int r = 0; r < 2; r++)
        for (int c = 0; c < 3; c++)
            t[c][r] = m[r][c];
    int *row = t[1];
    row[0] = 9;
    row += 2;
    *row = *row + m[1][1];
    out[0] = t[2][0];
}
// steps 0.0: 4 transposed(): out=out[0]; 6: m={{1, 2, 3}, {4, 5, 6}}; 8: r=0; 8; 9: c=0; 9; 10: t={{1, -}, {-, -}, {-, -}}; 9: c=1; 9;
// ... 10: t={{1, -}, {2, -}, {-, -}}; 9: c=2; 9; 10: t={{1, -}, {2, -}, {3, -}}; 9: c=3; 9; 8: r=1; 8; 9: c=0; 9;
// ... 10: t={{1, 4}, {2, -}, {3, -}}; 9: c=1; 9; 10: t={{1, 4}, {2, 5}, {3, -}}; 9: c=2; 9; 10: t={{1, 4}, {2, 5}, {3, 6}}; 9: c=3; 9;
// ... 8: r=2; 8; 11: row=t[2]; 12: t={{1, 4}, {9, 5}, {3, 6}}; 13: row=t[4]; 14: t={{1, 4}, {9, 5}, {8, 6}}; 15
