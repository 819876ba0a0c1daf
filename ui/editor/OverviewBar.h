#pragma once

#include <QWidget>

#include "ui/editor/Scintilla.h"

namespace kernelscope {

class Appearance;

/// Where in the whole text there is something to see, drawn on the vertical scroll bar: lines that were changed since the project was
/// saved, what is searched for, and what the compiler or a trace said. The mouse is the scroll bar's.
class OverviewBar : public QWidget
{
public:
    OverviewBar(QsciScintilla &editor, const Appearance &appearance);

    void setFoundLines(const QList<int> &lines); ///< from 0
    /// From 0: those with one of the markers, given as bits.
    QList<int> linesWith(unsigned markers) const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QsciScintilla &m_editor;
    const Appearance &m_appearance;
    QList<int> m_found;
};

} // namespace kernelscope
