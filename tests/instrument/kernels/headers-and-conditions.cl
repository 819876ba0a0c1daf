// launch k global 4 local 4
// options -DMODE=2
// argument float[4] zero
#ifndef __OPENCL_VERSION__
#include <host.h>
#endif
#if !defined(CLK_LOCAL_MEM_FENCE) || !defined(INFINITY) || !defined(M_PI_F) || __OPENCL_C_VERSION__ < 100
#error not as a device has it
#endif
#if MODE == 2
#define VALUE (M_PI_F + FLT_EPSILON)
#endif
__kernel void k(__global float *f)
{
    f[get_global_id(0)] = isinf(INFINITY) ? VALUE : NAN;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}
