#pragma once

#include "standalone/StandaloneParts.h"

/// How C++ writes values.
namespace kernelscope::cppWords {

/// A text that stays behind "//".
QString inComment(const QString &text);

/// "cl_float".
QString clName(Scalar scalar);

/// The same for an array of the host: halves count as numbers there.
QString hostName(Scalar scalar);

/// Of bytes that are no numbers known.
QString bytesLiteral(const QByteArray &bytes);

/// Of a value argument; as bytes where its type is not known.
QString valueLiteral(const QByteArray &bytes, const KernelParameter *parameter);

/// "cl::NDRange(64, 64)".
QString ndRange(const Sizes &sizes);

/// "{8, 6, 1}": the extents of a shape, x first, and `rest` for those that it has not.
QString triple(const QList<quint64> &shape, int rest);

QString samplerText(const SamplerArgument &sampler);

} // namespace kernelscope::cppWords
