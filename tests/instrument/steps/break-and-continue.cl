// Nested loops: break and continue are for the inner one.
// launch primes global 2 local 2
// argument int[2] zero
kernel void primes(global int *out)
{
    int found = 0;
    for (int n = 2; n < 6; n++) {
        bool prime = true;
        for (int d = 2; d < n; d++) {
            if (n % d != 0)
                continue;
            prime = false;
            break;
        }
        if (prime)
            found++;
    }
    out[get_global_id(0)] = found;
}
// steps 0.1: 4 primes(): out=out[0]; 6: found=0; 7: n=2; 7; 8: prime=1; 9: d=2; 9; 15; 16: found=1; 7: n=3; 7; 8: prime=1; 9: d=2; 9; 10;
// ... 11; 9: d=3; 9; 15; 16: found=2; 7: n=4; 7; 8: prime=1; 9: d=2; 9; 10; 12: prime=0; 13; 15; 7: n=5; 7; 8: prime=1; 9: d=2; 9; 10;
// ... 11; 9: d=3; 9; 10; 11; 9: d=4; 9; 10; 11; 9: d=5; 9; 15; 16: found=3; 7: n=6; 7; 18
