#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

namespace kernelscope {

/// The named colours of the window, as a value: nothing else in ui/ names a colour of its own. Texts on `window`, `surface`
/// and `raised` have a contrast of at least 4.5 : 1 in both themes.
struct Theme
{
    bool isDark = false;
    QColor window;  ///< behind everything
    QColor surface; ///< editors, tables, cards
    QColor raised;  ///< headers, fields that can be typed into
    QColor hover;
    QColor border;
    QColor text;
    QColor mutedText;  ///< units, hints, headers
    QColor accent;     ///< links, the chosen tab, sliders
    QColor accentSoft; ///< behind what is chosen
    QColor onAccent;   ///< text on accent
    QColor error;
    QColor errorSoft;
    QColor warning;
    QColor warningSoft;
    QColor success;
    QColor keyword;
    QColor builtin;
    QColor number;
    QColor string;
    QColor comment;
    QColor preprocessor;

    static Theme light();
    static Theme dark();

    QPalette palette() const;
    QColor placeholder() const; ///< of what stands in a field without a text
    QColor edge() const;        ///< around shapes that have hardly another colour than what is behind them: at least 3 : 1
    /// One of the eight Okabe-Ito colours, safe for colour-blind eyes; counts round.
    static QColor category(int index);
    /// A viridis-like ramp from dark blue (0) over green to yellow (1).
    static QColor ramp(double value);
    /// From blue (0) over white (0.5) to red (1): for what lies on both sides of a middle, and for colour-blind eyes.
    static QColor diverging(double value);
    /// Marks for NaN (0), infinity (1) and minus infinity (2) that are on none of the ramps.
    static QColor notFinite(int kind);
    /// Black or white, whichever is better read on `background`: one of the two always has a contrast of more than 4.5 : 1.
    static QColor textOn(const QColor &background);
    /// The contrast ratio of WCAG 2, from 1 to 21.
    static double contrast(const QColor &first, const QColor &second);
    bool operator==(const Theme &) const = default;
};

} // namespace kernelscope
