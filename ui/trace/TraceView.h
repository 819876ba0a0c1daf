#pragma once

#include "ui/trace/View.h"

class QLabel;
class QVBoxLayout;

namespace kernelscope {

class Appearance;
class Dimmer;
class EmptyPage;
class TraceStage;

/// The object name of a bar that a view does not need before a class.
constexpr QLatin1String foldedWhilePresenting("foldedWhilePresenting");

/// A view of what is on the stage: why there is nothing to see and what helps, or the content, paler while it is of an earlier
/// state of the project. Space plays and pauses.
class TraceView : public View
{
    Q_OBJECT

public:
    TraceView(TraceStage &stage, Appearance &appearance, const QString &name, const QString &icon, QWidget *parent = nullptr);

    TraceStage &stage() const { return m_stage; }
    bool showsContent() const { return currentWidget() == m_page; }
    bool isPreparing() const override; ///< what it shows is not yet what is on the stage
    Needs needs() const override { return Needs::Trace; }
    bool followsMoment() const override { return true; }
    QString nothingToShow() const override { return m_sentence; }
    virtual bool needsAnotherTrace() const { return false; } ///< that on the stage lacks what it shows

protected:
    void setContent(QWidget *content, QWidget *bar = nullptr);      ///< once, by the constructor of the view; `bar` is never dimmed
    void setContent(QWidget *bar, QWidget *drawing, QWidget *text); ///< the drawing between what is chosen and what is said about it
    /// To be called when it may have changed whether there is something to see.
    void showState();
    /// Why this view has nothing to show of what is on the stage; empty: it has. The stage's own reason by default.
    virtual QString reason() const;
    virtual bool tracingHelps() const;
    virtual QString helpText() const; ///< of the button that traces
    virtual bool isOld() const;

    void keyPressEvent(QKeyEvent *event) override;

private:
    void writeBanner();
    TraceStage &m_stage;
    QString m_sentence;
    EmptyPage *m_empty = nullptr;
    QWidget *m_page = nullptr; ///< the banner and the content
    QVBoxLayout *m_pageLayout = nullptr;
    QLabel *m_banner = nullptr;
    Dimmer *m_dimmer = nullptr;
    QWidget *m_bar = nullptr; ///< of the content
};

} // namespace kernelscope
