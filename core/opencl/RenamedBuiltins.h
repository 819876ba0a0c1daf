#pragma once

#include <QString>

namespace kernelscope {

/// A name, or a text with names, as the user wrote it: PoCL puts "_cl_" before every identifier that is also a built-in
/// function's ("step", "dot"), in kernels' names, parameters' names and messages alike.
QString withUserNames(QString text);

} // namespace kernelscope
