#pragma once

#include <concepts>

#include <QList>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include "support/Numbers.h"
#include "support/Ranges.h"
#include "support/Tr.h"
#include "ui/layout/FigureText.h"
#include "ui/models/Sentences.h"

namespace kernelscope {

/// A decimal number as text, its digits before the point in groups of three: "-6,442,352,640", "0.25", "1e+20" stays. Values have a point
/// in every language, so a language that writes a comma there gets spaces.
inline QString separated(QString number)
{
    const bool hasComma = QLocale().decimalPoint() == QStringLiteral(",");
    qsizetype end = 0;
    const qsizetype begin = number.startsWith(u'-') ? 1 : 0;
    for (end = begin; end < number.size() && number[end].isDigit();)
        ++end;
    for (qsizetype at = end - 3; at > begin; at -= 3)
        number.insert(at, hasComma ? QChar(u'\u202f') : QChar(u','));
    return number;
}

/// "1,024": all digits, in groups as those of values are.
QString fullCount(std::integral auto count)
{
    return separated(QString::number(count));
}

/// "1,024 \u00d7 64": an NDRange's or a work-group's size.
inline QString sizesText(const QList<quint64> &sizes)
{
    return mapped(sizes, fullCount<quint64>).join(QStringLiteral(" \u00d7 "));
}

/// A local size; empty where the device chose it.
inline QString localText(const QList<quint64> &local)
{
    return local.isEmpty() ? tr("device's choice") : sizesText(local);
}

/// A title within a text: "data race"; in German, where nouns have a capital letter, as it is.
inline QString withinText(const QString &title)
{
    return QLocale().language() == QLocale::German ? title : title.toLower();
}

/// The same of what an access found or left: "1,023 -> 1,024" of an atomic. Vectors stay as they are, commas stand between their
/// components.
inline QString separatedValue(const QString &value)
{
    QStringList parts = value.split(QStringLiteral(" -> "));
    for (QString &part : parts)
        part = separated(part);
    return parts.join(QStringLiteral(" -> "));
}

/// Each number on one line with its unit, in what a label breaks.
inline QString unbroken(QString text)
{
    static const QRegularExpression gap(QStringLiteral("(?<=\\d) (?=(ns|\u00b5s|ms|s|bytes?|[KMGTPE]iB|%|MHz)\\b|%| ?\u00d7 ?\\d)"));
    return text.replace(gap, QStringLiteral("\u00a0")).replace(QStringLiteral("\u00d7 "), QStringLiteral("\u00d7\u00a0"));
}

/// A figure in English with its unit, as the language of the window writes it: "17.3 MiB", in German "17,3 MiB".
inline QString shownFigure(QString figure)
{
    return figure.replace(u'.', QLocale().decimalPoint());
}

inline QString shownBytes(quint64 bytes)
{
    return shownFigure(inLanguage(bytesText(bytes)));
}

/// At most four characters: "12", "999", "4.1k", "12k", "3M".
inline QString shortCount(quint64 count)
{
    static constexpr char16_t units[] = u"kMGTPE";
    if (count < 1000)
        return QString::number(count);
    double value = double(count);
    int unit = -1;
    while (value >= 999.5) {
        value /= 1000;
        ++unit;
    }
    return shownFigure(QString::number(value, 'f', value < 9.95 ? 1 : 0).replace(QStringLiteral(".0"), QString())) + QChar(units[unit]);
}

} // namespace kernelscope
