#include "ui/models/FunctionPlace.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace kernelscope {

std::optional<SourcePlace> placeOfFunction(const ProjectDocument &document, const QString &function)
{
    if (function.isEmpty())
        return std::nullopt;
    // A call and a declaration have no body. A parameter list may hold parentheses; comments may hold anything, and are no code.
    const QString comment = uR"((?://[^\n]*+|/\*[\s\S]*?\*/))"_s;
    const QRegularExpression definition(
        uR"(%2(*SKIP)(*FAIL)|\b%1\s*(\((?:%2|[^(){};]|(?1))*+\))(?:\s|%2)*+\{)"_s.arg(QRegularExpression::escape(function), comment));
    for (const QString &path : document.project.sources) {
        const QString text = document.texts.value(path);
        if (const qsizetype at = definition.match(text).capturedStart(); at >= 0) {
            const QStringView before = QStringView(text).first(at);
            return SourcePlace{path, int(before.count(u'\n')) + 1, int(at - before.lastIndexOf(u'\n'))};
        }
    }
    return std::nullopt;
}

} // namespace kernelscope
