#pragma once

#include <functional>

#include <QMenuBar>

namespace kernelscope {

class RecentProjects;
class WindowActions;

/// All actions of the window in menus, with their shortcuts and an access key each.
class MenuBar : public QMenuBar
{
    Q_OBJECT

public:
    /// `views`: the actions that show them; `steps`: those that move in Steps. `open`: opens a project of `recent`.
    MenuBar(const WindowActions &actions, const QList<QAction *> &views, const QList<QAction *> &steps, RecentProjects &recent,
            const std::function<void(const QString &path)> &open, QWidget *parent);

private:
    QMenu *makeRecent();

    RecentProjects &m_recent;
    const std::function<void(const QString &)> m_open;
};

} // namespace kernelscope
