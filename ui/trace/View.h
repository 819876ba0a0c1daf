#pragma once

#include <QStackedWidget>

#include "run/RunResult.h"
#include "ui/scene/Scene.h"

namespace kernelscope {

/// What the window, the presentation and pictures know of every view. Its pages are what it shows, and why it has nothing to show.
class View : public QStackedWidget
{
    Q_OBJECT

public:
    enum class Needs { Nothing, Run, Trace, Sweep };

    View(const Appearance &appearance, const QString &name, QWidget *parent = nullptr);

    const QString &name() const { return m_name; }                 ///< as on its tab
    virtual Needs needs() const { return Needs::Nothing; }         ///< before it can show what it shows now
    virtual int repetitions() const { return untilSpreadIsKnown; } ///< of the plan, in a run that is made for it
    virtual bool followsMoment() const { return false; }           ///< the launch, work-group and moment on the stage
    virtual QString nothingToShow() const { return {}; }           ///< why, in a sentence; empty: there is something
    virtual bool isPreparing() const { return false; }             ///< it does not show yet what there is
    virtual bool showPart(const QString &name);                    ///< by objectName(), or a part of the view; false: it is another's
    virtual void bringPart(const QString & /*name*/) {}            ///< into sight, as notes call it; empty: none any more
    virtual void letGo() {}                                        ///< of what was chosen in this view alone
    virtual Scene pictureScene() const { return {}; }              ///< empty: it draws nothing
    bool hasPicture() const { return nothingToShow().isEmpty() && !pictureScene().size.isEmpty(); }

Q_SIGNALS:
    void readyChanged(); ///< isPreparing() or nothingToShow() may be others now
    void pictureWanted();
    void playToggled();

protected:
    const Appearance &appearance() const { return m_appearance; }
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    const Appearance &m_appearance;
    QString m_name;
};

} // namespace kernelscope
