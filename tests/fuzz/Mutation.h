#pragma once

#include <QByteArray>
#include <QList>
#include <QRandomGenerator>

namespace kernelscope::fuzz {

/// The input with a few random changes: bits flipped, bytes and words replaced by extreme ones, parts cut out, doubled or taken
/// from another input.
QByteArray mutated(QByteArray input, const QList<QByteArray> &others, QRandomGenerator &random);

} // namespace kernelscope::fuzz
