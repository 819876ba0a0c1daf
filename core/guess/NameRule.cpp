#include "guess/NameRule.h"

#include <QRegularExpression>

namespace kernelscope {

QString textByName(std::span<const NameRule> table, const QString &name)
{
    for (const NameRule &rule : table) {
        if (name.contains(QRegularExpression(QString::fromUtf16(rule.pattern))))
            return QString::fromUtf16(rule.text);
    }
    return {};
}

QString wordsOf(const QString &name)
{
    static const QRegularExpression hump(QStringLiteral("([a-z0-9])([A-Z])"));
    return QString(name).replace(hump, QStringLiteral("\\1_\\2")).toLower();
}

} // namespace kernelscope
