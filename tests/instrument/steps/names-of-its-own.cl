// Variables and functions with names that the recorder uses, too.
// launch ks_run global 1 local 1
// argument int[1] one
int ks_note_step(int ks, int site)
{
    return ks + site;
}
kernel void ks_run(global int *ks_trace)
{
    int ks_depth = 1, ks = 2;
    int ks_t0[2] = {ks, ks_depth};
    ks_t0[1] += ks_note_step(ks, ks_trace[0]);
    ks_trace[0] = ks_t0[1];
}
// steps 0.0: 8 ks_run(): ks_trace=ks_trace[0]; 10: ks_depth=1 ks=2; 11: ks_t0={2, 1}; 12: ks_t0={2, 4}; 4 ks_note_step(): ks=2 site=1; 6;
// ... 13
