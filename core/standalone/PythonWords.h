#pragma once

#include "standalone/StandaloneParts.h"

/// How Python writes values.
namespace kernelscope::pythonWords {

/// "np.float32".
QString numpyName(Scalar scalar);

/// Of bytes that are no numbers known.
QString bytesLiteral(const QByteArray &bytes);

/// Of a value argument; as bytes where its type is not known.
QString valueLiteral(const QByteArray &bytes, const KernelParameter *parameter);

/// "(64, 64)", the first dimension first.
QString tupleOf(const QList<quint64> &numbers);

QList<quint64> reversed(const QList<quint64> &shape);

QString samplerText(const SamplerArgument &sampler);

/// ", wait_for=[event3]"; nothing where there is none.
QString waitFor(const QStringList &events);

} // namespace kernelscope::pythonWords
