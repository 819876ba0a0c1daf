#pragma once

#include <QAction>
#include <QObject>

namespace kernelscope {

class Appearance;

/// A menu of the menu bar. A null action stands for a line between groups.
struct ActionMenu
{
    QString title;
    QList<QAction *> actions;
};

/// Every action of the window with its name, shortcut and tool tip; whatsThis() is the tool tip without the shortcut. The window connects
/// them.
class WindowActions : public QObject
{
    Q_OBJECT

public:
    WindowActions(Appearance &appearance, QObject *parent);

    QAction *create = nullptr;
    QList<QAction *> templates; ///< new projects that begin with more; their objectName() is that of the template
    QAction *createFromClipboard = nullptr;
    QAction *guess = nullptr;
    QAction *open = nullptr;
    QAction *capture = nullptr;
    QAction *samples = nullptr;
    QAction *save = nullptr;
    QAction *saveAs = nullptr;
    QAction *undo = nullptr;
    QAction *redo = nullptr;
    QAction *cut = nullptr; ///< this and the next three: in what has the keyboard
    QAction *copy = nullptr;
    QAction *paste = nullptr;
    QAction *selectAll = nullptr;
    QAction *setup = nullptr; ///< checked: it is shown
    QAction *run = nullptr;
    QAction *live = nullptr; ///< checked: edits run it again
    QAction *play = nullptr; ///< checked: time passes
    QAction *rewind = nullptr;
    QAction *trace = nullptr;
    QAction *sweep = nullptr;
    QAction *stop = nullptr;
    QAction *nextProblem = nullptr;
    QAction *nextMismatch = nullptr;
    QAction *previousMismatch = nullptr;
    QAction *heat = nullptr; ///< checked: access counts are shown
    QAction *present = nullptr;
    QAction *savePicture = nullptr;
    QAction *saveFrames = nullptr;
    QAction *saveTimeline = nullptr;
    QAction *exportCpp = nullptr;
    QAction *exportPython = nullptr;
    QAction *find = nullptr;
    QAction *replace = nullptr;
    QAction *findNext = nullptr;
    QAction *findPrevious = nullptr;
    // Of the code: their keys are others' where that has not the keyboard.
    QAction *complete = nullptr;
    QAction *parameters = nullptr;
    QAction *definition = nullptr;
    QAction *back = nullptr;
    QAction *forward = nullptr;
    QAction *uses = nullptr;
    QAction *rename = nullptr;
    QAction *format = nullptr;
    QAction *fix = nullptr;
    QAction *comment = nullptr;
    QAction *linesUp = nullptr;
    QAction *linesDown = nullptr;
    QAction *caretAbove = nullptr;
    QAction *caretBelow = nullptr;
    QAction *nextOccurrence = nullptr;
    QAction *allOccurrences = nullptr;
    QAction *fold = nullptr;
    QAction *duplicate = nullptr;
    QAction *deleteLines = nullptr;
    QAction *chooseLine = nullptr;

    QAction *goTo = nullptr;
    QAction *goToLine = nullptr;
    QAction *projectText = nullptr;
    QAction *trustedFolders = nullptr;
    QAction *hosts = nullptr;
    QAction *settings = nullptr;
    QAction *theme = nullptr;
    QAction *zoomIn = nullptr;
    QAction *zoomOut = nullptr;
    QAction *zoomReset = nullptr;
    QAction *quit = nullptr;
    QAction *help = nullptr;
    QAction *keyboardMap = nullptr;
    QAction *about = nullptr;

    /// All of them, those that show the `views` and those that move in Steps, each in one menu.
    QList<ActionMenu> menus(const QList<QAction *> &views, const QList<QAction *> &steps) const;
    /// Those that do something with the project that is open.
    QList<QAction *> ofProject() const;
    /// Those that do something with the code in front.
    QList<QAction *> ofCode() const;

    bool isOfCode(const QAction *action) const { return action->shortcutContext() == Qt::WidgetWithChildrenShortcut; }

private:
    QAction *addOfCode(const char *text, const QKeySequence &shortcut, const QString &toolTip);
    QAction *addOfFocus(const char *text, QKeySequence::StandardKey key, const QString &toolTip);
    void addThoseOfCode();
    QAction *add(const QString &icon, const char *text, const QList<QKeySequence> &shortcuts, const QString &toolTip);
    void tint();

    Appearance &m_appearance;
};

} // namespace kernelscope
