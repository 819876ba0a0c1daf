#include "ui/window/FocusHelp.h"

#include <QApplication>
#include <QPointer>
#include <QTextDocument>
#include <QToolTip>

#include "ui/editor/CodeAssist.h"
#include "ui/editor/CodeEditor.h"

namespace kernelscope {

constexpr int shownForMs = 60'000; // Long enough to be read to its end.

static void showHelpOn(QWidget &widget, const QWidget &window)
{
    const QWidget *part = &widget;
    while (part != &window && part->whatsThis().isEmpty())
        part = part->parentWidget();
    const QString name = part == &window ? QApplication::applicationDisplayName() : part->accessibleName();
    QString text = QStringLiteral("<p><b>%1</b></p><p>%2</p>").arg(name.toHtmlEscaped(), part->whatsThis().toHtmlEscaped());
    if (const QString control = widget.toolTip(); &widget != part && !control.isEmpty())
        text.prepend(QStringLiteral("<p>%1</p>").arg(Qt::mightBeRichText(control) ? control : control.toHtmlEscaped()));
    QToolTip::showText(part->mapToGlobal(QPoint()) + QPoint(20, 20), text, &widget, {}, shownForMs);
}

void showHelp(QWidget &window, CodeAssist &assist)
{
    QWidget *focus = QApplication::focusWidget();
    const QPointer<QWidget> of = focus && window.isAncestorOf(focus) ? focus : &window;
    const auto ofWindow = [of, &window] {
        if (of)
            showHelpOn(*of, window);
    };
    qobject_cast<CodeEditor *>(of.data()) ? assist.explain(ofWindow) : ofWindow();
}

} // namespace kernelscope
