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
    /// `brief`: where there is no space for all names; empty: it has none.
    void setName(int tab, const QString &name, const QString &brief);
    int leastRoom() const; ///< in which they are as close together as they may be

Q_SIGNALS:
    void dragged(int tab, const QPoint &at); ///< away from the bar, to this place of the screen; (-1, -1): back to it
    void dropped(int tab, const QPoint &at); ///< away from the bar

protected:
    QSize tabSizeHint(int index) const override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    bool isAway(const QPoint &at) const;
    QString nameOf(int tab, bool isBrief) const;
    void shortenNames();

    int m_room = 0;
    int m_share = 0;    ///< of what is left of it, for each tab: a sum of all tabs' widths, which Qt asks for tab by tab
    int m_pressed = -1; ///< tab
};

class FittingTabs : public QTabWidget
{
    Q_OBJECT

public:
    explicit FittingTabs(QWidget *parent = nullptr);
    FittingTabBar &bar() { return *m_bar; }
    int widthForTabs() const;               ///< in which none of them is hidden behind arrows
    int leastWidthForTabs();                ///< the same with the briefest names and the smallest letters
    QSize minimumSizeHint() const override; ///< of no page: the highest one would say how low the window may be
    QSize sizeHint() const override;        ///< so too
    bool hasHeightForWidth() const override { return false; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void tabInserted(int index) override;
    void tabRemoved(int index) override;
    bool event(QEvent *event) override;

private:
    void fit(); ///< what is in sight: while a window is being made its tabs change again and again
    int leastHeight() const;
    FittingTabBar *m_bar = nullptr;
};

} // namespace kernelscope
