// What a kernel's text tells of the numbers among its parameters.
#include "guess/KernelText.h"

#include <algorithm>

#include <QRegularExpression>

namespace kernelscope {

bool KernelText::isBound(const QString &number) const
{
    return m_called.contains(
        QRegularExpression(QStringLiteral("[^<>][<>]=?(?![<>])[^;{}&|<>?]*\\b%1\\b").arg(QRegularExpression::escape(number))));
}

bool KernelText::uses(const QString &number) const
{
    return m_called.contains(QRegularExpression(QStringLiteral("\\b%1\\b").arg(QRegularExpression::escape(number))));
}

bool KernelText::isRadius(const QString &number) const
{
    const QString name = QRegularExpression::escape(number);
    return m_called.contains(
        QRegularExpression(QStringLiteral("\\bfor\\s*\\([^;{}]*=\\s*-\\s*\\(?%1\\b[^;{}]*;[^;{}]*<=?[^;{}]*\\b%1\\b").arg(name)));
}

bool KernelText::isBorder(const QString &number) const
{
    const QString name = QRegularExpression::escape(number);
    const QStringList places = placesIn(0, QStringLiteral("get_global_id"));
    return m_called.contains(QRegularExpression(QStringLiteral("\\+\\s*(?:2\\s*\\*\\s*%1\\b|%1\\s*\\*\\s*2\\b)").arg(name))) &&
           std::ranges::any_of(places, [this, &name](const QString &place) {
               return m_called.contains(QRegularExpression(QStringLiteral("%1\\s*\\+\\s*%2\\b").arg(place, name)));
           });
}

bool KernelText::isFactor(const QString &number) const
{
    const QString name = QRegularExpression::escape(number);
    return m_called.contains(QRegularExpression(QStringLiteral("\\b%1\\s*\\*|\\*\\s*\\(?\\s*%1\\b").arg(name)));
}

bool KernelText::isFactorOfBytes(const QString &number, const QStringList &bytes) const
{
    const QStringList pointers = QStringList{QStringLiteral("u?char\\s*\\*")} + bytes;
    const QString name = QRegularExpression::escape(number);
    const QString product = QStringLiteral("(?:\\b%1\\s*\\*|\\*\\s*\\(?\\s*%1\\b)").arg(name);
    const auto isAddedToBytes = [this, &pointers](const QString &place) {
        return m_called.contains(QRegularExpression(QStringLiteral("[;{}][^;{}]*\\b(?:%1)[^;{}]*%2").arg(pointers.join(u'|'), place)));
    };
    if (isAddedToBytes(product))
        return true;
    const QRegularExpression made(QStringLiteral("\\b(\\w+)\\s*=(?!=)[^;={}]*%1").arg(product));
    for (auto found = made.globalMatch(m_called); found.hasNext();) {
        if (isAddedToBytes(QStringLiteral("\\+\\s*%1\\s*\\)").arg(found.next().captured(1))))
            return true;
    }
    return false;
}

bool KernelText::isRowLength(const QString &number, const QStringList &parameters) const
{
    const QString product =
        QStringLiteral("(?:\\b%1\\s*\\*\\s*\\(?[\\w ]+\\)?|\\b\\w+\\)?\\s*\\*\\s*%1)").arg(QRegularExpression::escape(number));
    const QRegularExpression sum(QStringLiteral("%1\\s*\\+\\s*\\(?([A-Za-z_]\\w*)|\\b([A-Za-z_]\\w*)\\)?\\s*\\+\\s*%1").arg(product));
    for (auto found = sum.globalMatch(m_called); found.hasNext();) {
        const auto match = found.next();
        if (!parameters.contains(match.captured(1) + match.captured(2)))
            return true;
    }
    return false;
}

bool KernelText::isDistance(const QString &number, const QStringList &parameters) const
{
    const QRegularExpression product(
        QStringLiteral("\\b%1\\s*\\*[\\s(]*([A-Za-z_]\\w*)|([A-Za-z_]\\w*)[\\s)]*\\*\\s*%1\\b").arg(QRegularExpression::escape(number)));
    bool isFactor = false;
    for (auto found = product.globalMatch(m_called); found.hasNext();) {
        const auto match = found.next();
        if (parameters.contains(match.captured(1) + match.captured(2)))
            return false;
        isFactor = true;
    }
    return isFactor || m_called.contains(QRegularExpression(
                           QStringLiteral("\\b%1\\s*\\*\\s*\\(\\s*\\d+\\s*\\*").arg(QRegularExpression::escape(number))));
}

bool KernelText::isDivisor(const QString &number) const
{
    return m_called.contains(QRegularExpression(QStringLiteral("[/%]=?[\\s(]*%1\\b").arg(QRegularExpression::escape(number))));
}

bool KernelText::countsDoublings(const QString &number) const
{
    return m_called.contains(
        QRegularExpression(QStringLiteral("\\bfor\\s*\\([^;{}]*;[^;{}]*<\\s*%1\\s*;[^;{}]*\\)\\s*\\{[^{}]*(?:<<=|>>=)\\s*1\\s*;")
                               .arg(QRegularExpression::escape(number))));
}

bool KernelText::countsGroups(const QString &number) const
{
    const QString name = QRegularExpression::escape(number);
    for (int dimension = 0; dimension < m_dimensions; ++dimension) {
        for (const QString &group : placesIn(dimension, QStringLiteral("get_group_id"))) {
            const QRegularExpression counted(
                QStringLiteral("\\b%1\\s*-\\s*(?:1u?\\s*-\\s*)?\\(*%2|\\b\\w+\\s*-\\s*%1\\s*\\+\\s*\\(*%2").arg(name, group));
            if (m_called.contains(counted))
                return true;
        }
    }
    return false;
}

bool KernelText::keepsItemsFrom(const QString &number) const
{
    const QStringList places = placesIn(0, QStringLiteral("get_local_id"));
    return std::ranges::any_of(places, [this, &number](const QString &place) {
        return m_called.contains(
            QRegularExpression(QStringLiteral("\\bif\\s*\\([\\s(]*%1\\s*>=\\s*\\(?%2\\b[^;{}]*[;{)]\\s*\\{?\\s*return\\b")
                                   .arg(place, QRegularExpression::escape(number))));
    });
}

bool KernelText::isPlaceInPrivateArray(const QString &number) const
{
    static const QRegularExpression declared(
        QStringLiteral("(?<!local)\\s+(?:u?int|u?long|u?short|float|double|size_t)[234]?\\s+(\\w+)\\s*\\[\\s*\\d+\\s*\\]\\s*[=;,]"));
    for (auto found = declared.globalMatch(m_called); found.hasNext();) {
        const QRegularExpression element(
            QStringLiteral("\\b%1\\s*\\[\\s*%2\\s*\\]").arg(found.next().captured(1), QRegularExpression::escape(number)));
        if (m_called.contains(element))
            return true;
    }
    return false;
}

bool KernelText::isShift(const QString &number) const
{
    const QString name = QRegularExpression::escape(number);
    QStringList names{name};
    const QRegularExpression made(QStringLiteral("\\b(\\w+)\\s*=(?!=)[^;={}]*\\b%1\\b").arg(name));
    for (auto found = made.globalMatch(m_called); found.hasNext();)
        names << found.next().captured(1);
    return m_called.contains(
        QRegularExpression(QStringLiteral("\\b1[uUlL]*\\s*<<\\s*\\(?\\s*(?:%1)\\b(?!\\s*[-*/])").arg(names.join(u'|'))));
}

bool KernelText::multipliesAmong(const QStringList &numbers) const
{
    const QString any = QStringLiteral("\\b(?:%1)\\b").arg(numbers.join(u'|'));
    return m_called.contains(QRegularExpression(QStringLiteral("%1[\\s)]*\\*[\\s(]*%1").arg(any)));
}

QStringList KernelText::castTypes() const
{
    static const QRegularExpression cast(
        QStringLiteral("\\(\\s*(?:const\\s+)?(?:__)?(?:global|constant)\\s+(?:const\\s+)?(\\w+)(?:\\s+const)?\\s*\\*\\s*\\)"));
    QStringList types;
    for (auto found = cast.globalMatch(m_called); found.hasNext();)
        types << found.next().captured(1);
    return types;
}

} // namespace kernelscope
