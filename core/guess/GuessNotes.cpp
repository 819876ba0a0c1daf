#include "guess/ProjectGuess.h"

namespace kernelscope {

QString guessNotes(const KernelSignature &kernel, const Project &project, const QString &doubts)
{
    QString notes =
        QStringLiteral(
            "# %1\n\nThis project was guessed from the kernel's signature and its text, and tried once. Look at these first:\n\n")
            .arg(kernel.name);
    notes += QStringLiteral(
        "- `n` is the extent of the launch; buffers have as many elements as the kernel used in the trial, or `n` in each dimension.\n");
    for (const BufferSpec &buffer : project.buffers) {
        const QString access = buffer.access == Access::In ? QStringLiteral("read only") : QStringLiteral("written to, and read back");
        const bool isFilled = std::holds_alternative<ExpressionInit>(buffer.init);
        notes +=
            QStringLiteral("- `%1`: %2; it starts as %3.\n")
                .arg(buffer.name, access,
                     isFilled ? QStringLiteral("`%1`").arg(std::get<ExpressionInit>(buffer.init).expression.text) : QStringLiteral("zero"));
    }
    if (!doubts.isEmpty())
        notes += QStringLiteral("- %1\n").arg(doubts);
    return notes + QStringLiteral("- There is no check yet: add what the result should be under `checks`.\n");
}

} // namespace kernelscope
