#pragma once

#include <QString>

namespace kernelscope {

/// What to write in place of what JavaScript did not take, where it is OpenCL C or a bracket that is missing: "Write Math.ceil." Empty where
/// nothing is known. `error`: JavaScript's own words.
QString scriptAdvice(const QString &expression, const QString &error);

} // namespace kernelscope
