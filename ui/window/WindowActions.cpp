#include "ui/window/WindowActions.h"

#include "ui/theme/Appearance.h"
#include "ui/widgets/GoToPopup.h"
#include "ui/widgets/WhyNot.h"
#include "ui/window/FocusEdits.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

WindowActions::WindowActions(Appearance &appearance, QObject *parent) : QObject(parent), m_appearance(appearance)
{
    create = add(u"new"_s, QT_TR_NOOP("New"), {QKeySequence(tr("Ctrl+N"))}, tr("Start a new project with one kernel"));
    const auto addTemplate = [this](const QString &name, const char *text, const QString &toolTip) {
        templates.append(add({}, text, {}, toolTip));
        templates.last()->setObjectName(name);
    };
    addTemplate(u"reduction"_s, QT_TR_NOOP("New reduction"), tr("Start with a kernel that sums in local memory"));
    addTemplate(u"stencil"_s, QT_TR_NOOP("New stencil"), tr("Start with a kernel that takes the mean of neighbours"));
    addTemplate(u"matrix"_s, QT_TR_NOOP("New product of matrices"), tr("Start with a kernel that multiplies matrices by tiles"));
    addTemplate(u"image"_s, QT_TR_NOOP("New filter of images"), tr("Start with a kernel that reads an image and writes another"));
    addTemplate(u"histogram"_s, QT_TR_NOOP("New histogram"), tr("Start with a kernel that counts by atomic functions"));
    createFromClipboard = add({}, QT_TR_NOOP("New from the clipboard"), {QKeySequence(tr("Ctrl+Shift+N"))},
                              tr("Start a new project with the kernel that was copied; its set-up is guessed"));
    guess = add({}, QT_TR_NOOP("Guess the set-up again"), {QKeySequence(tr("Ctrl+Alt+G"))},
                tr("Guess buffers, arguments and sizes from the kernel as it is now"));
    open = add(u"open"_s, QT_TR_NOOP("Open"), {QKeySequence(tr("Ctrl+O"))}, tr("Open a project or a kernel's source from disk"));
    capture = add({}, QT_TR_NOOP("Capture a program\u2026"), {}, tr("Make a project of a launch that another program makes"));
    samples = add(u"samples"_s, QT_TR_NOOP("Samples"), {QKeySequence(tr("Ctrl+Shift+O"))}, tr("Choose one of the sample projects"));
    save = add(u"save"_s, QT_TR_NOOP("Save"), {QKeySequence(tr("Ctrl+S"))}, tr("Save the project, its sources and its notes"));
    saveAs = add({}, QT_TR_NOOP("Save as\u2026"), {QKeySequence(tr("Ctrl+Shift+S"))}, tr("Save the project under another name"));
    undo = add(u"undo"_s, QT_TR_NOOP("Undo"), {QKeySequence(tr("Ctrl+Z"))}, tr("Undo the last edit of the set-up"));
    redo =
        add(u"redo"_s, QT_TR_NOOP("Redo"), {QKeySequence(tr("Ctrl+Shift+Z")), QKeySequence(tr("Ctrl+Y"))}, tr("Do the undone edit again"));
    cut = addOfFocus(QT_TR_NOOP("Cut"), QKeySequence::Cut, tr("Cut out what is chosen"));
    copy = addOfFocus(QT_TR_NOOP("Copy"), QKeySequence::Copy, tr("Copy what is chosen: text, cells"));
    paste = addOfFocus(QT_TR_NOOP("Paste"), QKeySequence::Paste, tr("Put in what was copied"));
    selectAll = addOfFocus(QT_TR_NOOP("Select all"), QKeySequence::SelectAll, tr("Choose all of the text or the table"));
    setup = add(u"parameter"_s, QT_TR_NOOP("Set-up"), {QKeySequence(tr("Ctrl+B"))},
                tr("Show or hide the set-up: parameters, buffers, plan and checks"));
    setup->setCheckable(true);
    setup->setChecked(true);
    run = add(u"run"_s, QT_TR_NOOP("Run"), {QKeySequence(Qt::Key_F5)}, tr("Run the plan on the picked device"));
    live = add(u"live"_s, QT_TR_NOOP("Live"), {QKeySequence(tr("Ctrl+F5"))}, tr("Run again after each edit, as long as this is on"));
    live->setCheckable(true);
    play = add(u"play"_s, QT_TR_NOOP("Play"), {QKeySequence(tr("Ctrl+Shift+F5"))},
               tr("Let time pass: run again and again with the next value of the parameters that are time"));
    play->setCheckable(true);
    rewind = add(u"phase-first"_s, QT_TR_NOOP("Rewind"), {QKeySequence(tr("Ctrl+Alt+F5"))}, tr("Begin with time as the set-up gives it"));
    trace =
        add(u"trace"_s, QT_TR_NOOP("Trace"), {QKeySequence(Qt::Key_F6)},
            tr("Run the plan and record every memory access of every work-item: shows data races and other bugs that the accesses prove"));
    sweep = add({}, QT_TR_NOOP("Sweep"), {QKeySequence(Qt::Key_F7)},
                tr("Run the plan with several values of a parameter and compare the times, as Compare is set up"));
    stop = add(u"stop"_s, QT_TR_NOOP("Stop"), {QKeySequence(Qt::SHIFT | Qt::Key_F5)},
               tr("End the run, the trace or the sweep, even one that hangs"));
    nextProblem = add({}, QT_TR_NOOP("Next problem"), {QKeySequence(Qt::Key_F8)}, tr("Go to the next problem"));
    nextMismatch = add({}, QT_TR_NOOP("Next mismatch"), {QKeySequence(Qt::Key_F4)},
                       tr("Go to the next element of the buffer that is not as a check expects"));
    previousMismatch = add({}, QT_TR_NOOP("Previous mismatch"), {QKeySequence(Qt::SHIFT | Qt::Key_F4)},
                           tr("Go to the previous element of the buffer that is not as a check expects"));
    heat = add({}, QT_TR_NOOP("Access counts beside the lines"), {QKeySequence(tr("Ctrl+Shift+H"))},
               tr("Show how often each line accessed memory in the last trace"));
    heat->setCheckable(true);
    heat->setChecked(true);
    present = add(u"present"_s, QT_TR_NOOP("Present"), {QKeySequence(Qt::Key_F11)},
                  tr("Show one view beside the code, larger, and walk through the notes with Page Down"));
    savePicture = add({}, QT_TR_NOOP("Save the view as a picture\u2026"), {QKeySequence(tr("Ctrl+Shift+E"))},
                      tr("Save what the view shows as .svg or .png"));
    saveFrames = add({}, QT_TR_NOOP("Save a picture of each phase\u2026"), {QKeySequence(tr("Ctrl+Alt+E"))},
                     tr("Save what the view shows at each phase, as numbered .svg or .png files"));
    saveTimeline = add({}, QT_TR_NOOP("Save the timeline for Perfetto\u2026"), {},
                       tr("Save the commands of the last run with their times as a Chrome trace, which Perfetto opens"));
    exportCpp = add({}, QT_TR_NOOP("Export as a C++ program\u2026"), {QKeySequence(tr("Ctrl+Alt+C"))},
                    tr("Write the plan as a C++ program that stands by itself, into a folder"));
    exportPython = add({}, QT_TR_NOOP("Export as a Python program\u2026"), {QKeySequence(tr("Ctrl+Alt+P"))},
                       tr("Write the plan as a Python program that stands by itself, into a folder"));
    find = add({}, QT_TR_NOOP("Find"), {QKeySequence(tr("Ctrl+F"))}, tr("Find in the text in front, or in all texts"));
    replace = add({}, QT_TR_NOOP("Replace"), {QKeySequence(tr("Ctrl+H"))}, tr("Find and replace in the text in front, or in all texts"));
    findNext = add({}, QT_TR_NOOP("Find next"), {QKeySequence(Qt::Key_F3)}, tr("Go to the next place of what was found"));
    findPrevious =
        add({}, QT_TR_NOOP("Find previous"), {QKeySequence(Qt::SHIFT | Qt::Key_F3)}, tr("Go to the place before of what was found"));
    addThoseOfCode();
    goToLine = add({}, QT_TR_NOOP("Go to line"), {QKeySequence(tr("Ctrl+G"))}, tr("Go to a line of the text in front by its number"));
    goTo = add({}, QT_TR_NOOP("Find an action, a file or a view\u2026"), {QKeySequence(tr("Ctrl+P"))},
               tr("Find a file, a kernel, a view, a sample or an action by its name"));
    projectText = add({}, QT_TR_NOOP("Edit the project file as text"), {QKeySequence(tr("Ctrl+Shift+J"))},
                      tr("Show the project file's JSON in a tab, where it can be edited"));
    trustedFolders = add({}, QT_TR_NOOP("Trusted folders\u2026"), {QKeySequence(tr("Ctrl+Alt+F"))},
                         tr("See the folders whose projects may run, and take trust away"));
    hosts = add({}, QT_TR_NOOP("Other machines\u2026"), {QKeySequence(tr("Ctrl+Alt+M"))},
                tr("See other machines whose devices can be used over ssh; add and remove them"));
    settings = add({}, QT_TR_NOOP("Settings\u2026"), {QKeySequence(tr("Ctrl+,"))},
                   tr("Set the look, devices, programs, time limits, budgets and the model of the hardware"));
    theme =
        add(u"theme"_s, QT_TR_NOOP("Light or dark"), {QKeySequence(tr("Ctrl+Shift+L"))}, tr("Switch between the light and the dark theme"));
    zoomIn = add({}, QT_TR_NOOP("Larger"), {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)},
                 tr("Make everything larger"));
    zoomOut = add({}, QT_TR_NOOP("Smaller"), {QKeySequence(Qt::CTRL | Qt::Key_Minus)}, tr("Make everything smaller"));
    zoomReset = add({}, QT_TR_NOOP("Usual size"), {QKeySequence(Qt::CTRL | Qt::Key_0)}, tr("Make everything its usual size"));
    quit = add({}, QT_TR_NOOP("Quit"), {QKeySequence(tr("Ctrl+Q"))}, tr("Close the window"));
    help = add({}, QT_TR_NOOP("Help"), {QKeySequence(Qt::Key_F1)},
               tr("Say what the view shows that has the keyboard, or what the name at the cursor of the code is"));
    keyboardMap = add({}, QT_TR_NOOP("Keyboard map\u2026"), {QKeySequence(Qt::CTRL | Qt::Key_F1)}, tr("List all keys with what they do"));
    about =
        add({}, QT_TR_NOOP("About Kernelscope"), {}, tr("Say which version this is, what it is made of and under which licence it comes"));
    setWhyNot(*stop, tr("Nothing is at work that could be stopped."));
    connect(&appearance, &Appearance::changed, this, &WindowActions::tint);
    connect(play, &QAction::toggled, this, &WindowActions::tint);
    tint();
}

void WindowActions::addThoseOfCode()
{
    complete = addOfCode(QT_TR_NOOP("Complete the name"), QKeySequence(tr("Ctrl+Space")), tr("Show what may stand at the cursor"));
    parameters = addOfCode(QT_TR_NOOP("Show the parameters"), QKeySequence(tr("Ctrl+Shift+Space")),
                           tr("Show the parameters of the function that is called"));
    definition =
        addOfCode(QT_TR_NOOP("Go to the definition"), QKeySequence(Qt::Key_F12), tr("Go to where the name at the cursor is defined"));
    back = addOfCode(QT_TR_NOOP("Go back"), QKeySequence(tr("Alt+Left")), tr("Go to where the cursor was before it jumped"));
    forward = addOfCode(QT_TR_NOOP("Go forward"), QKeySequence(tr("Alt+Right")), tr("Go to where the cursor was before it went back"));
    uses = addOfCode(QT_TR_NOOP("Find all uses"), QKeySequence(Qt::SHIFT | Qt::Key_F12), tr("List where the name at the cursor is used"));
    rename = addOfCode(QT_TR_NOOP("Rename"), QKeySequence(Qt::Key_F2), tr("Give the name at the cursor another one, in all sources"));
    format = addOfCode(QT_TR_NOOP("Format the source"), QKeySequence(tr("Ctrl+Shift+I")), tr("Format the source with clang-format"));
    fix = addOfCode(QT_TR_NOOP("Mend the line"), QKeySequence(tr("Ctrl+.")), tr("Make the change that the compiler proposes"));
    comment = addOfCode(QT_TR_NOOP("Comment or uncomment"), QKeySequence(tr("Ctrl+/")), tr("Make the lines comments, or code again"));
    linesUp = addOfCode(QT_TR_NOOP("Move lines up"), QKeySequence(tr("Alt+Up")), tr("Move the lines up"));
    linesDown = addOfCode(QT_TR_NOOP("Move lines down"), QKeySequence(tr("Alt+Down")), tr("Move the lines down"));
    caretAbove = addOfCode(QT_TR_NOOP("Add a caret above"), QKeySequence(tr("Ctrl+Shift+Up")), tr("Type in the line above, too"));
    caretBelow = addOfCode(QT_TR_NOOP("Add a caret below"), QKeySequence(tr("Ctrl+Shift+Down")), tr("Type in the line below, too"));
    nextOccurrence = addOfCode(QT_TR_NOOP("Add the next occurrence"), QKeySequence(tr("Alt+J")),
                               tr("Choose the name at the cursor; again, where what is chosen stands next, too"));
    allOccurrences = addOfCode(QT_TR_NOOP("Add all occurrences"), QKeySequence(tr("Alt+Shift+J")),
                               tr("Choose the name at the cursor, or what is chosen, wherever it stands"));
    fold =
        addOfCode(QT_TR_NOOP("Fold or unfold"), QKeySequence(tr("Ctrl+Shift+[")), tr("Hide or show the lines of the block at the cursor"));
    chooseLine = addOfCode(QT_TR_NOOP("Choose the line"), QKeySequence(tr("Ctrl+L")), tr("Choose the whole line; again, the next one too"));
    duplicate = addOfCode(QT_TR_NOOP("Duplicate"), QKeySequence(tr("Ctrl+D")), tr("Duplicate the line or what is chosen"));
    deleteLines =
        addOfCode(QT_TR_NOOP("Delete the lines"), QKeySequence(tr("Ctrl+Shift+K")), tr("Delete the lines that the carets are in"));
}

QAction *WindowActions::addOfCode(const char *text, const QKeySequence &shortcut, const QString &toolTip)
{
    QAction *action = add({}, text, {shortcut}, toolTip);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    return action;
}

/// The key is that of the widget which has the keyboard: the action only shows it.
QAction *WindowActions::addOfFocus(const char *text, QKeySequence::StandardKey key, const QString &toolTip)
{
    QAction *action = add({}, text, {QKeySequence(key)}, toolTip);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, [key] { editInFocus(key); });
    return action;
}

QAction *WindowActions::add(const QString &icon, const char *text, const QList<QKeySequence> &shortcuts, const QString &toolTip)
{
    auto *action = new QAction(tr(text), this);
    action->setProperty(englishName, QString::fromUtf8(text));
    action->setShortcuts(shortcuts);
    action->setWhatsThis(toolTip);
    action->setData(icon);
    action->setIconVisibleInMenu(false); // They are tinted for the tool bar.
    setWhyNot(*action, {});
    return action;
}

QList<QAction *> WindowActions::ofProject() const
{
    return {run,       live,         trace, sweep,       save,    saveAs,      savePicture,  saveFrames,      saveTimeline,
            exportCpp, exportPython, guess, projectText, present, nextProblem, nextMismatch, previousMismatch};
}

QList<QAction *> WindowActions::ofCode() const
{
    QList<QAction *> actions = findChildren<QAction *>();
    actions.removeIf(
        [this](const QAction *action) { return !isOfCode(action) && action != goToLine && action != findNext && action != findPrevious; });
    return actions;
}

QList<ActionMenu> WindowActions::menus(const QList<QAction *> &views, const QList<QAction *> &steps) const
{
    QAction *const line = nullptr;
    return {{tr("&File"), QList<QAction *>{create} + templates +
                              QList<QAction *>{createFromClipboard, line, open, samples, capture, line, save, saveAs, line, savePicture,
                                               saveFrames, saveTimeline, exportCpp, exportPython, line, trustedFolders, hosts, quit}},
            {tr("&Edit"),
             {undo, redo, line, cut, copy, paste, selectAll, line, find, replace, findNext, findPrevious, goToLine, line, guess,
              projectText, line, settings}},
            {tr("&Code"), {complete,    parameters, line,       definition, uses,           back,           forward,   line,
                           rename,      format,     fix,        line,       comment,        linesUp,        linesDown, duplicate,
                           deleteLines, chooseLine, caretAbove, caretBelow, nextOccurrence, allOccurrences, line,      fold}},
            {tr("&View"), views},
            {tr("&Run"), {run, live, play, rewind, trace, sweep, stop, line, nextProblem, nextMismatch, previousMismatch}},
            {tr("&Steps"), steps},
            {tr("&Window"), {setup, heat, line, present, line, theme, zoomIn, zoomOut, zoomReset}},
            {tr("&Help"), {help, goTo, keyboardMap, line, about}}};
}

void WindowActions::tint()
{
    const Theme &colours = m_appearance.theme();
    play->setData(play->isChecked() ? u"pause"_s : u"play"_s);
    for (QAction *action : findChildren<QAction *>()) {
        const QString icon = action->data().toString();
        if (!icon.isEmpty())
            action->setIcon(m_appearance.icon(icon, action == run ? colours.onAccent : action == stop ? colours.error : colours.text));
    }
}

} // namespace kernelscope
