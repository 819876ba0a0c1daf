// Casts, conversions with rounding and saturation, and bits taken as another type.
// launch converted global 2 local 2
// argument float[2] -2.5 300.5
// argument int[2] zero
kernel void converted(global const float *a, global int *out)
{
    float f = a[get_global_id(0)];
    int i = (int)f;
    int down = convert_int_rtn(f), even = convert_int_rte(f);
    uchar s = convert_uchar_sat(f);
    uint bits = as_uint(f);
    char4 bytes = as_char4(bits);
    short narrow = (short)(i * 1000);
    ulong wide = (ulong)(long)i;
    float2 both = convert_float2((int2)(down, even)) / 4;
    i = both.x > both.y;
    out[get_global_id(0)] = i + s + bytes.w + narrow;
}
// steps 0.0: 5 converted(): a=a[0] out=out[0]; 7: f=-2.5; 8: i=-2; 9: down=-3 even=-2; 10: s=0; 11: bits=3223322624;
// ... 12: bytes=(0, 0, 32, -64); 13: narrow=-2000; 14: wide=18446744073709551614; 15: both=(-0.75, -0.5); 16: i=0; 17
// steps 0.1: 5 converted(): a=a[0] out=out[0]; 7: f=300.5; 8: i=300; 9: down=300 even=300; 10: s=255; 11: bits=1133920256;
// ... 12: bytes=(0, 64, -106, 67); 13: narrow=-27680; 14: wide=300; 15: both=(75, 75); 16: i=0; 17
