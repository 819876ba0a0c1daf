// A do loop with continue, whose condition comes after it, and one without braces.
// launch digits global 2 local 2
// argument int[2] 907 50
kernel void digits(global int *a)
{
    int n = a[get_global_id(0)], sum = 0, zeros = 0;
    do {
        int digit = n % 10;
        n /= 10;
        if (digit == 0) {
            zeros++;
            continue;
        }
        sum += digit;
    } while (n > 0);
    int power = 1;
    do
        power *= 2;
    while (power < sum);
    a[get_global_id(0)] = power + zeros;
}
// steps 0.0: 4 digits(): a=a[0]; 6: n=907 sum=0 zeros=0; 8: digit=7; 9: n=90; 10; 14: sum=7; 15; 8: digit=0; 9: n=9; 10; 11: zeros=1; 12;
// ... 15; 8: digit=9; 9: n=0; 10; 14: sum=16; 15; 16: power=1; 18: power=2; 19; 18: power=4; 19; 18: power=8; 19; 18: power=16; 19; 20
// steps 0.1: 4 digits(): a=a[0]; 6: n=50 sum=0 zeros=0; 8: digit=0; 9: n=5; 10; 11: zeros=1; 12; 15; 8: digit=5; 9: n=0; 10; 14: sum=5;
// ... 15; 16: power=1; 18: power=2; 19; 18: power=4; 19; 18: power=8; 19; 20
