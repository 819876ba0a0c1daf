#include "ui/editor/DeclaredNames.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace kernelscope {

QSet<QString> declaredNames(const QString &text)
{
    static const QRegularExpression declaration(
        u"\\b(?:void|bool|(?:u?char|u?short|u?int|u?long|half|float|double)\\d{0,2}|struct\\s+\\w+|\\w+_t)\\b"
        "(?:[\\s*]|\\b(?:const|restrict|volatile|__restrict)\\b)+(\\w+)\\s*[=;,()\\[]"_s);
    QSet<QString> names;
    for (auto matches = declaration.globalMatch(text); matches.hasNext();)
        names << matches.next().captured(1);
    return names;
}

bool definesMacro(const QString &text, const QString &name)
{
    const QRegularExpression define(u"^[ \\t]*#[ \\t]*define[ \\t]+%1\\b"_s.arg(QRegularExpression::escape(name)),
                                    QRegularExpression::MultilineOption);
    return !name.isEmpty() && define.match(text).hasMatch();
}

} // namespace kernelscope
