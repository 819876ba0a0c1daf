// Characters like ; and ) in what decides, several statements in a line and one of several lines.
// launch scanned global 1 local 1
// argument char[6] 40 59 41 33 0 0
// argument int[1] zero
kernel void scanned(global const char *s, global int *out)
{
    int i = 0, n = 0; char c;
    for (c = ';'; s[i] != c; i++) n++;
    while ((c = s[i]) != ')') i++;
    if (c == ')' && s[i + 1] == '!') { n += 10; n++; } else n = 0;
    out[0] =
        n +
        i;
    n =
        0;
}
// steps 0.0: 5 scanned(): s=s[0] out=out[0]; 7: i=0 n=0; 8: c=59; 8; 8: n=1; 8: i=1; 8; 9; 9: i=2; 9: c=41; 10; 10: n=11; 10: n=12; 11;
// ... 14: n=0
