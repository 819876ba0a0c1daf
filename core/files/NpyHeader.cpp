#include "files/NpyHeader.h"

#include <QRegularExpression>

namespace kernelscope {
namespace {

Result<QList<quint64>> parseShape(const QString &text)
{
    QList<quint64> shape;
    const QStringList parts = text.split(u',', Qt::SkipEmptyParts);
    for (const QString &part : parts) {
        const QString digits = part.trimmed();
        bool isNumber = false;
        const quint64 extent = digits.toULongLong(&isNumber);
        if (digits.isEmpty() && part == parts.last())
            continue;
        if (!isNumber)
            return fail(QStringLiteral("The header of the .npy file has the extent \"%1\" in its shape.").arg(digits));
        shape.append(extent);
    }
    return shape;
}

QString captured(const QString &text, const char *pattern)
{
    const QRegularExpression expression(QString::fromLatin1(pattern));
    return expression.match(text).captured(1);
}

} // namespace

Result<NpyHeader> parseNpyHeader(QByteArrayView bytes)
{
    const QString text = QString::fromLatin1(bytes).trimmed();
    if (text.contains(QRegularExpression(QStringLiteral("['\"]descr['\"]\\s*:\\s*\\["))))
        return fail(QStringLiteral("The .npy file holds a structured array. Save each of its fields as a file of its own."));
    const QString descr = captured(text, "['\"]descr['\"]\\s*:\\s*['\"]([^'\"]*)['\"]");
    const QString order = captured(text, "['\"]fortran_order['\"]\\s*:\\s*(True|False)");
    const QString shapeText = captured(text, "['\"]shape['\"]\\s*:\\s*(\\([^()]*\\))");
    if (!text.startsWith(u'{') || descr.isEmpty() || order.isEmpty() || shapeText.isEmpty())
        return fail(QStringLiteral("The header of the .npy file is damaged: descr, fortran_order and shape are needed."));
    const auto shape = parseShape(shapeText.mid(1, shapeText.size() - 2));
    if (!shape)
        return fail(shape.error());
    return NpyHeader{descr.toLatin1(), order == u"True", *shape};
}

} // namespace kernelscope
