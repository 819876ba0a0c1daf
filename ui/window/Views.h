#pragma once

#include <QVariantMap>
#include <QWidget>

#include "support/Result.h"
#include "ui/trace/View.h"
#include "ui/window/ViewPlaces.h"
#include "ui/window/WindowContext.h"

namespace kernelscope {

class AccessFigures;
class Breakpoints;
class CompareView;
class EditorTabs;
class PhaseBar;
class ProblemsView;
class ResultsView;
class StepsView;
class StoreSearch;
class TimelineView;
class TraceStage;

/// All views: which there are, which of those beside the code is in front, and pictures of that one. This widget is what stands beside the
/// code: its tabs and the bar that moves those of a trace; below() is for below the code. Leads from what is chosen in a view to its place
/// in the code or in another view.
class Views : public QWidget
{
    Q_OBJECT

public:
    Views(const WindowContext &context, EditorTabs &editors);

    static QStringList names();
    static QStringList shownNames(); ///< all that showView() takes
    /// One of shownNames(); false when there is no such view.
    bool showView(const QString &name);
    View &front() const;                         ///< beside the code
    const View &view(const QString &name) const; ///< the one in front where no other has this name
    bool isBelow(const QString &name) const { return m_places->placeOf(view(name)) == ViewPlaces::Place::Below; }
    bool isPreparing() const; ///< one in sight is still being put together
    /// What the view in front shows, as .png or .svg.
    /// `least`: how large it is at least, with an empty field at its right and below.
    [[nodiscard]] Result<void> savePicture(const QString &file, const QSizeF &least = {}) const;
    QSizeF pictureSize() const; ///< of what savePicture() saves
    QString chosenFile();       ///< for a picture; empty: none
    void choosePictureFile();
    void saveTimeline();               ///< of the last run, for Perfetto, into a file that is asked for
    void goToMismatch(bool isForward); ///< in Results
    void setPresented(bool presented);
    QVariantMap divisions() const; ///< of the views, by name, as the user made them
    void setDivisions(const QVariantMap &divisions);
    void bringPart(const QString &part); ///< of the view in front, and of no other
    void letGo();                        ///< of what was chosen in one view alone

    const QList<QAction *> &shown() const { return m_shown; } ///< show a view each, in the order of names(); checked: it is in front
    QAction *moves() const { return m_moves; }                ///< has a menu that moves views

    ViewPlaces &places() { return *m_places; }
    FittingTabs &beside() { return m_places->beside(); }
    FittingTabs &below() { return m_places->below(); }
    TraceStage &stage() { return *m_stage; }
    QWidget &groupPicker() { return *m_groupPicker; }
    ResultsView &results() { return *m_results; }
    TimelineView &timeline() { return *m_timeline; }
    CompareView &compare() { return *m_compare; }
    StepsView &steps() { return *m_steps; }
    Breakpoints &breakpoints() { return *m_breakpoints; }
    ProblemsView &problems() { return *m_problems; }
    void chooseStart(const QString &buffer); ///< asks for a file, with whose contents the buffer begins

Q_SIGNALS:
    void readyChanged(); ///< isPreparing(), or what is in sight
    void findingsShown();
    void pathChosen(const QString &path); ///< of the set-up, to be edited
    void pathShown(const QString &path);  ///< of the set-up, where the view keeps the keyboard

private:
    struct Entry;
    static const QList<Entry> &table();
    void add(const Entry &entry);
    View *makeResults();
    void chooseContentsFile();
    void startWith(const QString &buffer, const QString &file);
    void explainElement(const QString &buffer, quint64 element);
    void goOnExplaining();
    void traceForSteps();
    void traceForElement();
    void explainFound();
    void showWriter(const QString &buffer, quint64 element);
    View *makeTimeline();
    void showKernel(const QString &kernel); ///< its definition, in the code
    void showKernelOfStage();
    QString kernelAtCursor() const;
    View *makeSteps();
    View *makeAccess();
    View *makeNotes();
    View *makeAssembly();
    View *makeProblems();
    View *makeOutput();
    View *makeBuildLog();
    void makeStageBar();
    void makeActions();
    void bringUp(View &view);
    void showInFront();
    void showStageBar();
    void showProblemCount(int problems, int notes);

    const WindowContext m_context;
    Session &m_session;
    Appearance &m_appearance;
    EditorTabs &m_editors;
    bool m_isPresented = false;
    QString m_shownKernel;      ///< of the launch that is shown of a trace
    QVariantMap m_placesBefore; ///< presenting, for which all views are where they usually are
    ViewPlaces *m_places = nullptr;
    QList<View *> m_all;
    QList<QAction *> m_shown;
    QAction *m_moves = nullptr;
    TraceStage *m_stage = nullptr;
    struct ExplainedElement ///< who wrote it is wanted
    {
        QString buffer;
        quint64 element = 0;
        int tracesLeft = 0;      ///< that may be made for it
        bool wantsSteps = false; ///< and what it was made of
    };
    std::optional<ExplainedElement> m_explained;
    QWidget *m_stageBar = nullptr;
    PhaseBar *m_phaseBar = nullptr;
    QWidget *m_groupPicker = nullptr;
    AccessFigures *m_figures = nullptr;
    ResultsView *m_results = nullptr;
    StoreSearch *m_storeSearch = nullptr;
    TimelineView *m_timeline = nullptr;
    Breakpoints *m_breakpoints = nullptr;
    StepsView *m_steps = nullptr;
    CompareView *m_compare = nullptr;
    ProblemsView *m_problems = nullptr;
};

} // namespace kernelscope
