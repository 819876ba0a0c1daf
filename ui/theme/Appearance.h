#pragma once

#include <QFont>
#include <QIcon>
#include <QObject>

#include "ui/theme/Theme.h"

namespace kernelscope {

/// How the window looks now: the theme and the one scale that fonts, margins and pictures follow. Made by main or by a test
/// and handed to whoever draws; lives on the window's thread.
class Appearance : public QObject
{
    Q_OBJECT

public:
    explicit Appearance(QObject *parent = nullptr);

    const Theme &theme() const { return m_theme; }
    double scale() const { return m_scale; }
    /// A length of the design, made for scale 1, in pixels of the present scale.
    int px(double length) const;
    QFont interfaceFont(double relativeSize = 1) const;
    QFont codeFont(double relativeSize = 1) const;
    /// An icon of resources/icons in the theme's colours (`colour`, or the theme's text).
    QIcon icon(const QString &name, const QColor &colour = {}) const;

    void setFonts(const QString &family, const QString &ofCode); ///< one that is empty or not installed: the usual
    void setDark(bool dark);
    void setScale(double scale); ///< kept between 0.5 and 4
    void zoom(int steps);        ///< a tenth each; 0 goes back to 1
    /// Gives the application its style, palette, font and style sheet.
    void apply();

    /// While it lives, the application has no style sheet, unless a window is in sight: what is made meanwhile is styled once, at its end,
    /// and not once for every widget that it is put into.
    class Unstyled
    {
    public:
        explicit Unstyled(const Appearance &appearance);
        ~Unstyled();
        Q_DISABLE_COPY_MOVE(Unstyled)

    private:
        const Appearance &m_appearance;
        const bool m_isOn;
    };

Q_SIGNALS:
    /// Each widget that is there costs time now: whoever makes his anew afterwards throws them away first. Never emitted while
    /// such a widget handles an event.
    void aboutToChange();
    void changed();

private:
    Theme m_theme = Theme::light();
    double m_scale = 1;
    QString m_family;
    QString m_codeFamily;
};

} // namespace kernelscope
