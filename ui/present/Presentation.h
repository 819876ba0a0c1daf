#pragma once

#include <functional>
#include <optional>

#include <QByteArray>
#include <QHash>
#include <QObject>
#include <QPointer>
#include <QWidget>

#include "project/Expression.h"
#include "trace/AccessSite.h"
#include "ui/models/SteppedLine.h"
#include "ui/present/Walk.h"

class QAction;
class QMainWindow;
class QSplitter;
class QTabWidget;

namespace kernelscope {

class Appearance;
class ProjectEdits;
class Session;
class TraceStage;
class WalkStrip;

/// The parts of the window that a presentation folds away, keeps or adds.
struct PresentedParts
{
    QMainWindow *window = nullptr;
    QList<QWidget *> folded;      ///< gone while presenting
    QSplitter *columns = nullptr; ///< the code and the view
    QSplitter *middle = nullptr;  ///< the code and what is below it
    QTabWidget *views = nullptr;
    QTabWidget *editors = nullptr;
    WalkStrip *strip = nullptr;
    QStringList viewNames;
    QAction *live = nullptr;                                              ///< on where a step has sliders
    std::function<QWidget *(const QStringList &parameters)> makeControls; ///< sliders for those of them that there are
    bool fullScreen = true;
};

/// The mode for the front of a class: one view beside the code, everything larger, the notes as a walk at the bottom. Leaving it brings
/// back all that was before: panels, sizes, scale, the view in front, the selection and the values of parameters.
class Presentation : public QObject
{
    Q_OBJECT

public:
    Presentation(Session &session, ProjectEdits &edits, TraceStage &stage, Appearance &appearance, const PresentedParts &parts,
                 QObject *parent = nullptr);

    bool isOn() const { return m_before.has_value(); }
    void enter(int step = 0);
    void leave();
    void toggle() { isOn() ? leave() : enter(); }

    const Walk &walk() const { return m_walk; }
    int step() const { return m_step; }
    void goTo(int step); ///< the nearest there is

Q_SIGNALS:
    void changed(bool isOn);
    void stepShown(); ///< what a view or the editor chose by itself is not of this step
    void viewWanted(const QString &name);
    void partWanted(const QString &part);                     ///< of the view in front; empty: none
    void formWanted(kernelscope::PictureKind kind);           ///< of the buffer in Results
    void stepWanted(const kernelscope::StepWanted &step);     ///< of the work-item that is selected
    void linesWanted(const kernelscope::SourceRange &lines);  ///< lit up, and the kernel around them
    void kernelWanted(const kernelscope::SourcePlace &place); ///< the kernel at this place

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Before
    {
        double scale = 1;
        QList<bool> shown; ///< of `folded`
        QList<int> columns;
        QList<int> middle;
        QByteArray geometry;
        QSize size;
        Qt::WindowStates states;
        bool editorBar = true;
        bool viewBar = true;
        QWidget *view = nullptr;
        int editor = 0;
        Selection selection;
        Project project;
        int edits = -1; ///< into the undo stack; -1: another project was opened since
        bool live = false;
        QPointer<QWidget> focus;
    };
    Before present() const;
    void fold();
    void fitStrip();
    void unfold(const Before &before);
    void restoreSizes(const Before &before);
    void readWalk();
    bool setValues(const QList<Parameter> &before, const QHash<QString, QString> &given);
    enum class Tracing { IfNeeded, No };
    void showStep(Tracing tracing = Tracing::IfNeeded);
    void apply(const WalkShow &show, bool mayAsk);
    bool lacksWhatItShows(const WalkShow &show) const;
    bool lacksTimes(const WalkShow &show) const;
    void applyPlace(const WalkShow &show);
    QString kernelOf(const WalkShow &show) const;
    double wantedScale(double scale) const;

    Session &m_session;
    ProjectEdits &m_edits;
    TraceStage &m_stage;
    Appearance &m_appearance;
    PresentedParts m_parts;
    Walk m_walk;
    int m_step = 0;
    std::optional<Before> m_before;
};

} // namespace kernelscope
