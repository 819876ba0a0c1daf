#pragma once

#include <QTabBar>
#include <QTabWidget>

namespace kernelscope {

/// Tabs that move closer together and then become a little smaller before any of them is hidden behind arrows.
class FittingTabBar : public QTabBar
{
    Q_OBJECT

public:
    explicit FittingTabBar(QWidget *parent = nullptr);
    void setRoom(int width); ///< for all tabs together
    int leastRoom() const;   ///< in which they are as close together as they may be

protected:
    QSize tabSizeHint(int index) const override;

private:
    int m_room = 0;
};

class FittingTabs : public QTabWidget
{
    Q_OBJECT

public:
    explicit FittingTabs(QWidget *parent = nullptr);
    int widthForTabs() const;               ///< in which none of them is hidden behind arrows
    QSize minimumSizeHint() const override; ///< of no page: the highest one would say how low the window may be
    QSize sizeHint() const override;        ///< so too
    bool hasHeightForWidth() const override { return false; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    void fit();
    int leastHeight() const;
    FittingTabBar *m_bar = nullptr;
};

} // namespace kernelscope
