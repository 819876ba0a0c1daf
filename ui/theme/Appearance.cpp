#include "ui/theme/Appearance.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QFontDatabase>
#include <QStyle>
#include <QToolTip>

#include "ui/theme/Icons.h"
#include "ui/theme/StyleSheet.h"
#include "ui/theme/WindowStyle.h"

/// The resources of a static library have to be asked for, outside of any namespace.
static void loadResources()
{
    Q_INIT_RESOURCE(kernelscope);
}

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr double basePointSize = 10;

Appearance::Appearance(QObject *parent) : QObject(parent)
{
    loadResources();
}

int Appearance::px(double length) const
{
    return int(std::lround(length * m_scale));
}

/// One that is really there: QScintilla takes the name at its word.
static QString installedFamily(const QStringList &wanted, QFontDatabase::SystemFont otherwise)
{
    for (const QString &family : wanted) {
        if (QFontDatabase::hasFamily(family))
            return family;
    }
    return QFontDatabase::systemFont(otherwise).family();
}

QFont Appearance::interfaceFont(double relativeSize) const
{
    static const QString family = installedFamily({u"Inter"_s, u"Noto Sans"_s, u"DejaVu Sans"_s}, QFontDatabase::GeneralFont);
    QFont font(QFontDatabase::hasFamily(m_family) ? m_family : family);
    font.setPointSizeF(basePointSize * m_scale * relativeSize);
    return font;
}

QFont Appearance::codeFont(double relativeSize) const
{
    // Fonts whose ligatures can't be switched off would show "/=" and "!=" as signs that are not in the source.
    static const QString family = installedFamily({u"JetBrains Mono NL"_s, u"DejaVu Sans Mono"_s}, QFontDatabase::FixedFont);
    QFont font(QFontDatabase::hasFamily(m_codeFamily) ? m_codeFamily : family);
    font.setStyleHint(QFont::Monospace);
    font.setFixedPitch(true);
    font.setPointSizeF(basePointSize * m_scale * relativeSize);
    return font;
}

QIcon Appearance::icon(const QString &name, const QColor &colour) const
{
    return tintedIcon(name, colour.isValid() ? colour : m_theme.text, m_theme.border);
}

void Appearance::setFonts(const QString &family, const QString &ofCode)
{
    if (m_family == family && m_codeFamily == ofCode)
        return;
    m_family = family;
    m_codeFamily = ofCode;
    apply();
}

void Appearance::setDark(bool dark)
{
    if (m_theme.isDark == dark)
        return;
    m_theme = dark ? Theme::dark() : Theme::light();
    apply();
}

void Appearance::setScale(double scale)
{
    scale = std::clamp(scale, 0.5, 4.0);
    if (qFuzzyCompare(scale, m_scale))
        return;
    m_scale = scale;
    apply();
}

void Appearance::zoom(int steps)
{
    setScale(steps == 0 ? 1.0 : m_scale + 0.1 * steps);
}

/// Of hidden widgets Qt 6.4 leaves some with the font that they had before the sheet was exchanged, and layouts with the sizes.
static void refreshSizes(const QWidget &parent, double sizeBefore)
{
    for (QWidget *child : parent.findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
        const bool hasOld = qFuzzyCompare(child->font().pointSizeF(), sizeBefore) && !qFuzzyCompare(parent.font().pointSizeF(), sizeBefore);
        if (hasOld && !child->testAttribute(Qt::WA_SetFont))
            child->setFont({});
        child->updateGeometry();
        refreshSizes(*child, sizeBefore);
    }
}

void Appearance::apply()
{
    Q_EMIT aboutToChange();
    const double sizeBefore = QApplication::font().pointSizeF();
    // Exchanging one sheet for another, Qt 6.4 polishes each widget once for every widget that it lies in.
    qApp->setStyleSheet({});
    if (!qobject_cast<WindowStyle *>(QApplication::style()))
        QApplication::setStyle(new WindowStyle);
    QApplication::setPalette(m_theme.palette());
    QApplication::setFont(interfaceFont());
    QToolTip::setFont(interfaceFont());
    QToolTip::setPalette(m_theme.palette());
    qApp->setStyleSheet(styleSheet(m_theme, m_scale));
    if (!qFuzzyCompare(QApplication::font().pointSizeF(), sizeBefore)) {
        for (const QWidget *window : QApplication::topLevelWidgets())
            refreshSizes(*window, sizeBefore);
    }
    Q_EMIT changed();
}

Appearance::Unstyled::Unstyled(const Appearance &appearance)
    : m_appearance(appearance),
      m_isOn(!qApp->styleSheet().isEmpty() && std::ranges::none_of(QApplication::topLevelWidgets(), &QWidget::isVisible))
{
    if (m_isOn)
        qApp->setStyleSheet({});
}

Appearance::Unstyled::~Unstyled()
{
    if (m_isOn)
        qApp->setStyleSheet(styleSheet(m_appearance.m_theme, m_appearance.m_scale));
}

} // namespace kernelscope
