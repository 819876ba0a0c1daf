#include "ui/editor/OverviewBar.h"

#include <algorithm>

#include <QEvent>
#include <QPainter>
#include <QScrollBar>

#include "ui/editor/EditorNumbers.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {

OverviewBar::OverviewBar(QsciScintilla &editor, const Appearance &appearance)
    : QWidget(editor.verticalScrollBar()), m_editor(editor), m_appearance(appearance)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    editor.verticalScrollBar()->installEventFilter(this);
    connect(&editor, &QsciScintilla::textChanged, this, qOverload<>(&QWidget::update));
}

void OverviewBar::setFoundLines(const QList<int> &lines)
{
    if (lines == m_found)
        return;
    m_found = lines;
    update();
}

QList<int> OverviewBar::linesWith(unsigned markers) const
{
    QList<int> lines;
    for (int line = m_editor.markerFindNext(0, markers); line >= 0; line = m_editor.markerFindNext(line + 1, markers))
        lines << line;
    return lines;
}

bool OverviewBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

/// Rows of the window, not lines of the text: what is folded or broken moves with the code.
void OverviewBar::paintEvent(QPaintEvent *)
{
    const Theme &theme = m_appearance.theme();
    QPainter painter(this);
    const auto rowOf = [this](int line) {
        return double(m_editor.SendScintilla(QsciScintillaBase::SCI_VISIBLEFROMDOCLINE, static_cast<unsigned long>(line)));
    };
    const double rows = std::max(1.0, rowOf(m_editor.lines()));
    const double least = m_appearance.px(2);
    const auto draw = [&](const QList<int> &lines, const QColor &colour, double left, double right) {
        for (const int line : lines) {
            const double top = height() * rowOf(line) / rows;
            const double tall = std::max(least, height() / rows);
            painter.fillRect(QRectF(width() * left, std::min(top, height() - tall), width() * (right - left), tall), colour);
        }
    };
    draw(linesWith(1U << ChangedLineMarker), theme.accent, 0, 0.3);
    draw(m_found, theme.accent, 0.3, 0.7);
    draw(linesWith(1U << WarningMarker | 1U << FindingWarningMarker), theme.warning, 0.4, 1);
    draw(linesWith(1U << ErrorMarker | 1U << FindingErrorMarker), theme.error, 0.4, 1);
}

} // namespace kernelscope
