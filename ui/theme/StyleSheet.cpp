#include "ui/theme/StyleSheet.h"

#include <cmath>

#include <QFile>
#include <QRegularExpression>
#include <QStyle>
#include <QWidget>

#include "ui/theme/Marks.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

static QString rules()
{
    QFile file(u":/window.qss"_s);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

static QString withColours(QString sheet, const Theme &theme)
{
    const QColor thumb = mixed(theme.border, theme.mutedText, 0.35);
    const QList<QPair<QString, QColor>> colours{
        {QStringLiteral("accentHover"), mixed(theme.accent, theme.text, 0.15)},
        {QStringLiteral("accentSoft"), theme.accentSoft},
        {QStringLiteral("accent"), theme.accent},
        {QStringLiteral("onAccent"), theme.onAccent},
        {QStringLiteral("window"), theme.window},
        {QStringLiteral("surface"), theme.surface},
        {QStringLiteral("raised"), theme.raised},
        {QStringLiteral("hover"), theme.hover},
        {QStringLiteral("border"), theme.border},
        {QStringLiteral("grid"), mixed(theme.border, theme.surface, 0.45)},
        {QStringLiteral("track"), mixed(theme.border, theme.mutedText, 0.15)},
        {QStringLiteral("thumb"), thumb},
        {QStringLiteral("check"), theme.isDark ? QColor(0x2f7fc4) : theme.accent},
        {QStringLiteral("mutedText"), theme.mutedText},
        {QStringLiteral("text"), theme.text},
        {QStringLiteral("errorSoft"), theme.errorSoft},
        {QStringLiteral("error"), theme.error},
        {QStringLiteral("warningSoft"), theme.warningSoft},
        {QStringLiteral("warning"), theme.warning},
    };
    for (const auto &[name, colour] : colours)
        sheet.replace(u'@' + name, colour.name());
    return sheet;
}

static QString withScale(const QString &sheet, double scale)
{
    static const QRegularExpression length(QStringLiteral("(-?\\d+)px"));
    QString scaled;
    qsizetype end = 0;
    for (auto matches = length.globalMatch(sheet); matches.hasNext();) {
        const auto match = matches.next();
        const int value = match.captured(1).toInt();
        // A hairline stays one, whatever the scale below two.
        // A radius above half of the size is ignored: rounding down keeps round what is round.
        const bool isRadius = QStringView(sheet).first(match.capturedStart()).endsWith(u"radius: ");
        const int pixels = isRadius               ? int(value * scale)
                           : std::abs(value) == 1 ? value * int(std::max(1.0, scale))
                                                  : int(std::lround(value * scale));
        scaled += sheet.mid(end, match.capturedStart() - end) + QString::number(pixels) + u"px"_s;
        end = match.capturedEnd();
    }
    return scaled + sheet.mid(end);
}

QString styleSheet(const Theme &theme, double scale)
{
    return withScale(withColours(rules(), theme), scale);
}

void restyle(QWidget &widget, const char *property, const QVariant &value)
{
    widget.setProperty(property, value);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

} // namespace kernelscope
