#pragma once

#include <memory>

#include <QColor>
#include <QFont>
#include <QString>

#include "ui/widgets/PicturedText.h"

namespace kernelscope {

class Appearance;

/// How notes are to look: a copy, so that another thread may hold it.
struct NotesStyle
{
    QFont text;
    QFont code;
    QColor textColour;
    QColor ground; ///< of code
    QColor border; ///< of tables
    double scale = 1;

    static NotesStyle of(const Appearance &appearance);
    bool operator==(const NotesStyle &) const = default;
};

/// Notes in Markdown (GitHub's dialect, without HTML), laid out for reading: lines and paragraphs with some air, code on a ground of
/// its own. On any thread; belongs to the one that calls. No layout is attached to it, which would make it many times slower.
std::unique_ptr<PicturedText> notesDocument(const QString &markdown, const NotesStyle &style, const QString &folder = {});

} // namespace kernelscope
