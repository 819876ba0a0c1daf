#include "project/UsedNames.h"

#include <QRegularExpression>

namespace kernelscope {

bool usesName(const Expression &expression, const QString &name)
{
    // After one dot it is a member's name; after three it is spread out.
    const QRegularExpression word(QStringLiteral("(?<![\\w$])(?<![^.]\\.)%1(?![\\w$])").arg(QRegularExpression::escape(name)));
    return word.match(expression.text).hasMatch();
}

} // namespace kernelscope
