#include "ui/theme/StyleSheet.h"

#include <cmath>

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace kernelscope {

// Lengths are written as Npx for scale 1; colours as @name.
static QString frameRules()
{
    return QStringLiteral(R"(
QMainWindow, QDialog { background: @window; }
QToolTip { background: @raised; color: @text; border: 1px solid @border; padding: 6px 8px; }
QToolBar { background: @window; border: none; border-bottom: 1px solid @border; padding: 6px 10px; spacing: 4px; }
QToolBar::separator { background: @border; width: 1px; margin: 5px 8px; }
QToolBarExtension { padding: 0; qproperty-icon: url(:/icons/arrow-right.svg); qproperty-iconSize: 10px 10px; }
QFileDialog QToolButton { padding: 2px; }
QStatusBar { background: @window; border-top: 1px solid @border; }
QStatusBar::item { border: none; }
QSplitter::handle { background: @border; }
QSplitter::handle:hover { background: @accent; }
QMenu { background: @surface; border: 1px solid @border; padding: 5px; }
QMenu::item { padding: 6px 26px 6px 12px; border-radius: 4px; }
QMenu::item:selected { background: @accentSoft; color: @text; }
QMenu::item:disabled { color: @mutedText; }
QMenu::separator { height: 1px; background: @border; margin: 5px 8px; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: @thumb; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: @mutedText; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
)");
}

static QString controlRules()
{
    return QStringLiteral(R"(
QToolButton { border: 1px solid transparent; border-radius: 5px; padding: 5px 8px; background: transparent; }
QToolButton:hover { background: @hover; }
QToolButton:pressed, QToolButton:checked { background: @accentSoft; }
QToolButton:focus { border-color: @accent; }
QToolButton:disabled { color: @mutedText; }
QToolButton::menu-indicator { image: none; }
QToolButton[role="primary"] { background: @accent; color: @onAccent; padding: 5px 14px; }
QToolButton[role="primary"]:hover { background: @accentHover; }
QToolButton[role="primary"]:focus { border-color: @text; }
QToolButton[role="primary"]:disabled { background: @hover; color: @mutedText; }
QToolBar[tight="true"] QToolButton { padding: 5px 4px; }
QToolButton[role="small"] { padding: 2px; border-radius: 4px; }
QToolButton[role="fold"] { padding: 1px; border-radius: 3px; }
QToolButton[role="section"] { padding: 4px 4px; font-weight: 600; text-align: left; }
QPushButton { background: @raised; border: 1px solid @border; border-radius: 5px; padding: 6px 14px; }
QPushButton:hover { background: @hover; }
QPushButton:focus { border-color: @accent; }
QPushButton:disabled { color: @mutedText; }
QPushButton[role="primary"] { background: @accent; border-color: @accent; color: @onAccent; font-weight: 600; }
QPushButton[role="primary"]:hover { background: @accentHover; }
QPushButton[role="primary"]:focus { border-color: @text; }
QPushButton[role="card"] { background: @surface; border: 1px solid @border; border-radius: 8px; padding: 16px; text-align: left; }
QPushButton[role="card"]:hover, QPushButton[role="card"]:focus { border-color: @accent; background: @raised; }
QLineEdit, QPlainTextEdit[role="field"] { background: @surface; border: 1px solid @border; border-radius: 4px; padding: 3px 6px;
    selection-background-color: @accentSoft; selection-color: @text; }
QLineEdit:hover { border-color: @mutedText; }
QLineEdit:focus { border-color: @accent; }
QLineEdit[wrong="true"] { border-color: @error; background: @errorSoft; }
QLineEdit[role="title"] { background: transparent; border-color: transparent; font-weight: 600; }
QLineEdit[role="title"]:hover, QLineEdit[role="title"]:focus { background: @surface; border-color: @border; }
QComboBox { background: @surface; border: 1px solid @border; border-radius: 4px; padding: 3px 6px; }
QComboBox:hover { border-color: @mutedText; }
QComboBox:focus { border-color: @accent; }
QComboBox[wrong="true"] { border-color: @error; background: @errorSoft; }
QComboBox::drop-down { border: none; width: 18px; }
QComboBox::down-arrow { image: url(:/icons/arrow-down.svg); width: 11px; height: 11px; }
QComboBox QAbstractItemView { background: @surface; border: 1px solid @border; selection-background-color: @accentSoft;
    selection-color: @text; outline: 0; padding: 3px; }
QComboBox QLineEdit, QAbstractSpinBox QLineEdit { border: none; padding: 0; background: transparent; }
QAbstractSpinBox { background: @surface; border: 1px solid @border; border-radius: 4px; padding: 3px 6px; }
QAbstractSpinBox:hover { border-color: @mutedText; }
QAbstractSpinBox:focus { border-color: @accent; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; background: transparent; width: 14px; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: @hover; }
QAbstractSpinBox::up-arrow { image: url(:/icons/arrow-up.svg); width: 9px; height: 9px; }
QAbstractSpinBox::down-arrow { image: url(:/icons/arrow-down.svg); width: 9px; height: 9px; }
QCheckBox { spacing: 7px; }
QCheckBox::indicator { width: 14px; height: 14px; border: 1px solid @mutedText; border-radius: 3px; background: @surface; }
QCheckBox::indicator:focus { border: 2px solid @accent; width: 12px; height: 12px; }
QCheckBox::indicator:checked { background: @check; border-color: @check; image: url(:/icons/tick.svg); }
QSlider::groove:horizontal { height: 4px; background: @track; border-radius: 2px; }
QSlider::sub-page:horizontal { background: @accent; border-radius: 2px; }
QSlider::handle:horizontal { width: 14px; height: 14px; margin: -5px 0; border-radius: 7px; background: @accent; }
QSlider::handle:horizontal:hover { background: @accentHover; }
QSlider::handle:horizontal:focus { border: 2px solid @text; width: 10px; height: 10px; }
QProgressBar { background: @track; border: none; border-radius: 2px; max-height: 4px; }
QProgressBar::chunk { background: @accent; border-radius: 2px; }
)");
}

static QString viewRules()
{
    return QStringLiteral(R"(
QTabWidget::pane { border: none; border-top: 1px solid @border; background: @surface; }
QTabWidget::tab-bar { left: 6px; }
QTabBar { background: transparent; qproperty-drawBase: 0; }
QTabBar::tab { background: transparent; color: @mutedText; padding: 8px 12px; border: none; border-bottom: 2px solid transparent; }
QTabBar#fitting::tab { padding: 8px 4px; }
QTabBar::tab:selected { color: @text; border-bottom-color: @accent; }
QTabBar::tab:hover:!selected { color: @text; background: @hover; }
QTabBar::tab:selected:focus { background: @accentSoft; }
QTabBar QToolButton { background: @surface; border: 1px solid @border; border-radius: 4px; padding: 0; }
QTabBar QToolButton::right-arrow { image: url(:/icons/arrow-right.svg); width: 9px; height: 9px; }
QTabBar QToolButton::left-arrow { image: url(:/icons/arrow-left.svg); width: 9px; height: 9px; }
QTabBar::scroller { width: 44px; }
QTableView, QTreeView, QListView { background: @surface; alternate-background-color: @raised; border: 1px solid @border;
    border-radius: 4px; gridline-color: @grid; selection-background-color: @accentSoft; selection-color: @text; outline: 0; }
QTableView:focus, QTreeView:focus, QListView:focus { border-color: @accent; }
QTableView::item, QTreeView::item { border: 0px solid transparent; padding: 3px 8px; }
QTreeView::item { min-height: 22px; }
QTreeView::item:selected, QTableView::item:selected, QListView::item:selected { background: @accentSoft; color: @text; }
QHeaderView { background: @raised; border: none; }
QHeaderView::section { background: @raised; color: @mutedText; border: none; border-right: 1px solid @grid;
    border-bottom: 1px solid @border; padding: 4px 8px; }
QTreeView QHeaderView::section { padding: 4px 11px; border-right: none; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QTableCornerButton::section { background: @raised; border: none; border-right: 1px solid @grid; border-bottom: 1px solid @border; }
QTextBrowser, QPlainTextEdit { background: @surface; border: 1px solid @surface; padding: 9px; }
QTreeView[role="flat"], QTextBrowser[role="flat"] { border-color: @surface; border-radius: 0; }
QTextBrowser:focus, QPlainTextEdit:focus, QTreeView[role="flat"]:focus, QTextBrowser[role="flat"]:focus { border-color: @accent; }
QLabel[role="muted"], QCheckBox[role="muted"] { color: @mutedText; }
QLabel[role="value"] { color: @mutedText; }
QLabel[role="problem"] { color: @error; }
QLabel[role="warning"] { color: @warning; }
QLabel[role="heading"] { font-weight: 600; }
QLabel[role="banner"] { background: @warningSoft; color: @text; border-radius: 5px; padding: 8px 12px; }
QLabel[role="errorBanner"] { background: @errorSoft; color: @text; border-radius: 5px; padding: 8px 12px; }
QFrame[role="card"] { background: @surface; border: 1px solid @border; border-radius: 6px; }
QFrame[role="card"][wrong="true"] { border-color: @error; }
QFrame[role="row"] { background: @surface; border: 1px solid @border; border-radius: 5px; }
QFrame[role="row"]:hover { border-color: @thumb; }
QFrame[role="row"] QFrame[role="row"] { border: none; background: transparent; }
QFrame[role="stage"] { background: @raised; border: none; border-top: 1px solid @border; }
QToolButton[role="chooser"], QToolButton[role="choice"] { background: @surface; border: 1px solid @border; border-radius: 4px;
    padding: 3px 6px; }
QToolButton[role="choice"] { padding: 3px 10px; }
QToolButton[role="choice"]:checked { background: @accentSoft; border-color: @accent; }
QToolButton[role="chooser"]:hover, QToolButton[role="choice"]:hover { border-color: @mutedText; }
QToolButton[role="chooser"]:focus, QToolButton[role="choice"]:focus { border-color: @accent; }
QFrame[role="panel"] { background: @surface; border: none; }
QFrame[role="line"] { background: @border; max-height: 1px; border: none; }
)");
}

static QColor mixed(const QColor &a, const QColor &b, double share)
{
    return QColor::fromRgbF(float(a.redF() + (b.redF() - a.redF()) * share), float(a.greenF() + (b.greenF() - a.greenF()) * share),
                            float(a.blueF() + (b.blueF() - a.blueF()) * share));
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
    return withScale(withColours(frameRules() + controlRules() + viewRules(), theme), scale);
}

} // namespace kernelscope
