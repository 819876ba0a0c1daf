#pragma once

#include "guess/ProjectGuess.h"
#include "tests/instrument/SourceUnderTest.h"

namespace kernelscope {

/// What Clang reads of a source that must compile; of its kernels k is meant.
inline KernelSignature kernelIn(const QByteArray &source, QList<StructLayout> *structs = nullptr)
{
    const InstrumentReply reply = SourceUnderTest(source.constData()).signature();
    const auto kernel = std::ranges::find(reply.signature.kernels, QStringLiteral("k"), &KernelSignature::name);
    if (!reply.message.isEmpty() || kernel == reply.signature.kernels.end())
        qFatal("%s\n%s", source.constData(), qPrintable(reply.message));
    if (structs)
        *structs = reply.signature.structs;
    return *kernel;
}

inline GuessedProject guessFor(const QByteArray &source, bool hasMoreItems = false)
{
    GuessHints hints;
    hints.hasMoreItems = hasMoreItems;
    const KernelSignature kernel = kernelIn(source, &hints.structs);
    return guessProject(kernel, hints).value();
}

} // namespace kernelscope
