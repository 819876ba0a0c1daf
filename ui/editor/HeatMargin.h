#pragma once

#include <QCoreApplication>
#include <QObject>

#include "analysis/LineHeat.h"
#include "ui/editor/Scintilla.h"

namespace kernelscope {

class Appearance;

/// The margin with each line's number of accesses in the last trace, on a background from dark to bright. It moves with the lines;
/// grey once the text was edited; without width where there is nothing to show.
class HeatMargin : public QObject
{
    Q_DECLARE_TR_FUNCTIONS(kernelscope::HeatMargin)

public:
    HeatMargin(QsciScintilla &editor, const Appearance &appearance);

    void followAppearance();
    void setHeat(const QList<LineHeat> &lines, quint64 most); ///< `most`: accesses of the hottest line of all files
    void setOld(bool old);                                    ///< of an earlier text
    void setShown(bool shown);

    int width() const;
    QString heading() const;           ///< what the numbers count; "" where there are none
    QString headingToolTip() const;    ///< the same in a sentence
    QString textAt(int line) const;    ///< from 0; "" where there is none
    QString toolTipAt(int line) const; ///< what each site of the line did

private:
    struct Entry
    {
        LineHeat heat;
        int handle = -1; ///< of an unseen marker, which knows the line
    };
    void draw();
    void fit();
    static QString textOf(const Entry &entry);
    qsizetype widestText() const; ///< in characters
    const Entry *entryAt(int line) const;
    bool isOfModel() const;
    QsciStyle styleOf(const LineHeat &heat) const;

    QsciScintilla &m_editor;
    const Appearance &m_appearance;
    QList<Entry> m_entries;
    quint64 m_most = 0;
    bool m_old = false;
    bool m_shown = true;
};

} // namespace kernelscope
