#pragma once

#include <optional>

#include <QMap>

#include "plan/Assembly.h"
#include "support/Error.h"
#include "ui/trace/View.h"

class QBoxLayout;
class QTreeView;

namespace kernelscope {

class Appearance;
class AssemblyModel;
class ElidedLabel;
class EmptyPage;
class Session;
class ViewChoice;
struct InstrumentReply;

/// What Clang makes of the kernels for a processor that need not be there: instructions beside the lines that they come from, and what the
/// kernel takes of the processor. Compiled while it is in front, once the text has been left alone; nothing runs for it.
class AssemblyView : public View
{
    Q_OBJECT

public:
    AssemblyView(Session &session, Appearance &appearance, QWidget *parent = nullptr);
    QString nothingToShow() const override;
    bool isPreparing() const override { return m_isCompiling; }

    /// Lights up the instructions of that line, in another kernel where this one has none.
    void showPlace(const SourcePlace &place);
    /// Those with instructions in what is shown, by their files; none while the view is not in front.
    QMap<QString, QList<int>> linkedLines() const;

Q_SIGNALS:
    void placeChosen(const kernelscope::SourcePlace &place);
    void linkedLinesChanged();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void makeBar(QBoxLayout &layout);
    QWidget *makeContent();
    void makeTable(QWidget *parent);
    void followDevice();
    void compile();
    void take(const InstrumentReply &reply);
    void fillFunctions();
    void followLaunch();
    void showFunction();
    void showState();
    void followAppearance();
    void fitLines();
    void copy() const;
    void scrollTo(const SourcePlace &place);
    int functionAt(const SourcePlace &place) const; ///< -1: none

    Session &m_session;
    Appearance &m_appearance;
    QStackedWidget *m_pages = nullptr; ///< below the choices
    EmptyPage *m_empty = nullptr;
    QWidget *m_content = nullptr;
    ViewChoice *m_targets = nullptr;
    ViewChoice *m_functions = nullptr;
    ElidedLabel *m_figures = nullptr;
    ElidedLabel *m_title = nullptr;
    AssemblyModel *m_model = nullptr;
    QTreeView *m_table = nullptr;
    std::optional<Assembly> m_assembly;
    QString m_message;             ///< why there is none
    SourcePlace m_place;           ///< of the caret
    QString m_followed;            ///< the kernel of the launch that was chosen elsewhere
    bool m_isTargetChosen = false; ///< by the user: it does not follow the device any more
    bool m_isCompiling = false;
};

} // namespace kernelscope
