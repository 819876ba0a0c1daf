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
    return QString(markdown).remove(showComment());
}

} // namespace kernelscope
