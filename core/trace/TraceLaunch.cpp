#include "trace/TraceLaunch.h"

#include "project/OptionWords.h"

namespace kernelscope {

static QString firstOf(const QStringList &options, const QString &buildOptions)
{
    const QStringList words = optionWords(buildOptions);
    for (const QString &option : options) {
        if (words.contains(option))
            return option;
    }
    return {};
}

QString finiteMathOption(const QString &buildOptions)
{
    return firstOf({QStringLiteral("-cl-finite-math-only"), QStringLiteral("-cl-fast-relaxed-math")}, buildOptions);
}

QString relaxedMathOption(const QString &buildOptions)
{
    return firstOf(
        {QStringLiteral("-cl-fast-relaxed-math"), QStringLiteral("-cl-unsafe-math-optimizations"), QStringLiteral("-cl-mad-enable")},
        buildOptions);
}

} // namespace kernelscope
