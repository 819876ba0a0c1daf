#pragma once

#include <QString>

namespace kernelscope {

/// "CL_OUT_OF_RESOURCES"; "OpenCL error -9999" for a code that the standard does not know.
QString clErrorName(int code);

/// What the code means and what to do about it, in whole sentences. Empty for a code that needs nothing said.
QString clErrorAdvice(int code);

/// "Launch \"tiled\" failed: <advice> (clEnqueueNDRangeKernel: CL_OUT_OF_RESOURCES)". `what` is the clause before the colon.
QString clErrorSentence(const QString &what, const char *call, int code);

} // namespace kernelscope
