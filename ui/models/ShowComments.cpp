#include "ui/models/ShowComments.h"

namespace kernelscope {

const QRegularExpression &showComment()
{
    static const QRegularExpression pattern(QStringLiteral("<!--\\s*show:(.*?)-->[ \\t]*\\n?"),
                                            QRegularExpression::DotMatchesEverythingOption);
    return pattern;
}

QString withoutShowComments(const QString &markdown)
{
    static const QRegularExpression announced(QStringLiteral("<!--\\s*findings:.*?-->[ \\t]*\\n?"),
                                              QRegularExpression::DotMatchesEverythingOption);
    return QString(markdown).remove(showComment()).remove(announced);
}

} // namespace kernelscope
