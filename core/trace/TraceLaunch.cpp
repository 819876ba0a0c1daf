#include "trace/TraceLaunch.h"

#include "project/OptionWords.h"

namespace kernelscope {

QString finiteMathOption(const QString &buildOptions)
{
    const QStringList words = optionWords(buildOptions);
    for (const QString &option : {QStringLiteral("-cl-finite-math-only"), QStringLiteral("-cl-fast-relaxed-math")}) {
        if (words.contains(option))
            return option;
    }
    return {};
}

} // namespace kernelscope
