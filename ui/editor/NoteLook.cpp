#include "ui/editor/NoteLook.h"

#include <tuple>
#include <utility>

#include <QPainter>
#include <QPixmap>

#include "ui/editor/EditorNumbers.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/Icons.h"

namespace kernelscope {

/// Apart from what lies below it by a ring in the colour of the ground.
static QPixmap dotInCorner(const QColor &edge, const QColor &inside, const QColor &ground, int size)
{
    QPixmap picture(size, size);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = size * 0.2;
    const QPointF centre(size - radius - 0.5, size - radius - 0.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawEllipse(centre, radius + 1, radius + 1);
    painter.setPen(QPen(edge, size / 12.0));
    painter.setBrush(inside);
    painter.drawEllipse(centre, radius - 0.5, radius - 0.5);
    return picture;
}

void defineNoteSigns(QsciScintilla &editor, const Appearance &appearance, bool old)
{
    const Theme &theme = appearance.theme();
    const int size = appearance.px(15);
    const auto sign = [&](const QString &icon, const QColor &colour, int marker) {
        editor.markerDefine(tintedPixmap(icon, colour, size), marker);
    };
    sign(QStringLiteral("failed"), theme.error, ErrorMarker);
    sign(QStringLiteral("warning"), theme.warning, WarningMarker);
    sign(QStringLiteral("note"), theme.mutedText, NoteMarker);
    sign(QStringLiteral("finding"), old ? theme.mutedText : theme.error, FindingErrorMarker);
    sign(QStringLiteral("warning"), old ? theme.mutedText : theme.warning, FindingWarningMarker);
    editor.markerDefine(QsciScintilla::Invisible, HiddenFindingMarker);
    editor.markerDefine(QsciScintilla::MarkerSymbol(QsciScintillaBase::SC_MARK_LEFTRECT), ChangedLineMarker);
    editor.setMarkerBackgroundColor(theme.accent, ChangedLineMarker);
    for (const auto &[marker, edge, ground] :
         {std::tuple(BreakpointMarker, theme.error, theme.error), {BreakpointOffMarker, theme.mutedText, theme.surface}}) {
        editor.markerDefine(QsciScintilla::Circle, marker);
        editor.setMarkerForegroundColor(edge, marker);
        editor.setMarkerBackgroundColor(ground, marker);
        editor.markerDefine(dotInCorner(edge, ground, theme.surface, appearance.px(20)),
                            marker == BreakpointMarker ? BreakpointAtSignMarker : BreakpointOffAtSignMarker);
    }
    editor.markerDefine(QsciScintilla::Background, ChosenLineMarker);
    editor.setMarkerBackgroundColor(theme.accentSoft, ChosenLineMarker);
}

void defineNoteIndicators(QsciScintilla &editor, const Appearance &appearance)
{
    const Theme &theme = appearance.theme();
    for (const auto &[indicator, colour] : {std::pair(ErrorIndicator, theme.error),
                                            {WarningIndicator, theme.warning},
                                            {NoteIndicator, theme.mutedText},
                                            {FindingErrorIndicator, theme.error},
                                            {FindingWarningIndicator, theme.warning}}) {
        editor.indicatorDefine(QsciScintilla::SquiggleIndicator, indicator);
        editor.setIndicatorForegroundColor(colour, indicator);
    }
    editor.indicatorDefine(QsciScintilla::FullBoxIndicator, ChosenIndicator);
    QColor inside = theme.accent;
    inside.setAlpha(0); // The line has a ground already: another on top would leave the words too little contrast.
    editor.setIndicatorForegroundColor(inside, ChosenIndicator);
    editor.setIndicatorOutlineColor(theme.accent, ChosenIndicator);
    editor.indicatorDefine(QsciScintilla::StraightBoxIndicator, FoundIndicator);
    inside.setAlpha(48);
    editor.setIndicatorForegroundColor(inside, FoundIndicator);
    editor.setIndicatorOutlineColor(theme.accent, FoundIndicator);
    editor.indicatorDefine(QsciScintilla::StraightBoxIndicator, FieldIndicator);
    inside.setAlpha(0);
    editor.setIndicatorForegroundColor(inside, FieldIndicator);
    editor.setIndicatorOutlineColor(theme.accent, FieldIndicator);
}

QIcon tabSign(bool isUnsaved, bool hasErrors, const Appearance &appearance, double devicePixelRatio)
{
    if (!isUnsaved && !hasErrors)
        return {};
    const Theme &theme = appearance.theme();
    const int size = appearance.px(14);
    QPixmap picture(QSize(size, size) * devicePixelRatio);
    picture.setDevicePixelRatio(devicePixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    if (hasErrors)
        painter.drawPixmap(0, 0, tintedPixmap(QStringLiteral("failed"), theme.error, size, devicePixelRatio));
    if (isUnsaved && hasErrors) {
        QPixmap dot = dotInCorner(theme.text, theme.text, theme.surface, int(size * devicePixelRatio));
        dot.setDevicePixelRatio(devicePixelRatio);
        painter.drawPixmap(0, 0, dot);
    } else if (isUnsaved) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.text);
        painter.drawEllipse(QPointF(size, size) / 2, size * 0.25, size * 0.25);
    }
    return picture;
}

QList<QsciStyle> noteStyles(const Appearance &appearance)
{
    const Theme &theme = appearance.theme();
    QFont font = appearance.codeFont();
    font.setItalic(false);
    QFont old = font;
    old.setItalic(true);
    return {QsciStyle(ErrorStyle, QStringLiteral("error"), theme.error, theme.errorSoft, font),
            QsciStyle(WarningStyle, QStringLiteral("warning"), theme.warning, theme.warningSoft, font),
            QsciStyle(NoteStyle, QStringLiteral("note"), theme.mutedText, theme.raised, font),
            QsciStyle(FindingErrorStyle, QStringLiteral("finding"), theme.error, theme.errorSoft, font),
            QsciStyle(FindingWarningStyle, QStringLiteral("finding, warning"), theme.warning, theme.warningSoft, font),
            QsciStyle(OldFindingStyle, QStringLiteral("old finding"), theme.mutedText, theme.raised, old)};
}

} // namespace kernelscope
