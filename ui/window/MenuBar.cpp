#include "ui/window/MenuBar.h"

#include <algorithm>
#include <vector>

#include <QDir>
#include <QMenu>

#include "support/Printable.h"
#include "ui/window/RecentProjects.h"
#include "ui/window/WindowActions.h"

namespace kernelscope {
namespace {

/// The place in a name of its access key: a letter that is not taken yet, of the first word that has such a beginning, else any.
/// -1: there is none.
qsizetype accessKeyIn(const QString &name, const QString &taken)
{
    const auto isFree = [&](qsizetype at) { return name[at].isLetter() && !taken.contains(name[at], Qt::CaseInsensitive); };
    for (const bool wordsOnly : {true, false}) {
        for (qsizetype at = 0; at < name.size(); ++at) {
            if (isFree(at) && (!wordsOnly || at == 0 || name[at - 1].isSpace()))
                return at;
        }
    }
    return -1;
}

/// Short names first: they have the fewest letters to choose from. Where none is left one of those that have theirs takes another.
void giveAccessKeys(const QMenu &menu)
{
    struct Entry
    {
        QAction *action;
        QString name;
        qsizetype at;
    };
    std::vector<Entry> entries;
    QString taken;
    QList<QAction *> actions = menu.actions();
    actions.removeIf([](const QAction *action) { return action->isSeparator(); });
    std::ranges::stable_sort(actions, {}, [](const QAction *action) { return action->text().size(); });
    const auto give = [&](Entry &entry) {
        entry.at = accessKeyIn(entry.name, taken);
        if (entry.at >= 0)
            taken += entry.name[entry.at];
        return entry.at >= 0;
    };
    for (QAction *action : std::as_const(actions)) {
        entries.push_back({action, action->text().remove(u'&'), -1});
        for (std::size_t i = 0; !give(entries.back()) && i + 1 < entries.size(); ++i) {
            Entry &other = entries[i];
            if (other.at < 0 || !entries.back().name.contains(other.name[other.at], Qt::CaseInsensitive))
                continue;
            const Entry before = other;
            if (give(other))
                taken.remove(before.name[before.at]);
            else
                other = before;
        }
    }
    for (Entry &entry : entries) {
        if (entry.at >= 0)
            entry.action->setText(entry.name.insert(entry.at, u'&'));
    }
}

} // namespace

MenuBar::MenuBar(const WindowActions &actions, const QList<QAction *> &views, const QList<QAction *> &steps, RecentProjects &recent,
                 const std::function<void(const QString &)> &open, QWidget *parent)
    : QMenuBar(parent), m_recent(recent), m_open(open)
{
    setAccessibleName(tr("Menus"));
    for (const ActionMenu &each : actions.menus(views, steps)) {
        QMenu *menu = addMenu(each.title);
        QMenu *templates = nullptr;
        for (QAction *action : each.actions) {
            if (!action) {
                menu->addSeparator();
                continue;
            }
            const bool isTemplate = actions.templates.contains(action);
            if (isTemplate && !templates)
                templates = menu->addMenu(tr("New from a template"));
            (isTemplate ? templates : menu)->addAction(action);
            if (action == actions.open)
                menu->addMenu(makeRecent());
        }
        const QList<QMenu *> both = menu->findChildren<QMenu *>() << menu;
        for (QMenu *shown : both) {
            shown->setToolTipsVisible(true);
            giveAccessKeys(*shown);
        }
    }
}

QMenu *MenuBar::makeRecent()
{
    auto *menu = new QMenu(tr("Recent projects"), this);
    menu->setObjectName(QStringLiteral("recent"));
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        int number = 0;
        for (const QString &path : m_recent.paths()) {
            const QString shown = inOneLine(QDir::toNativeSeparators(path)).replace(u'&', QStringLiteral("&&"));
            QAction *action = menu->addAction(QStringLiteral("&%1  %2").arg(++number % 10).arg(shown));
            connect(action, &QAction::triggered, this, [this, path] { m_open(path); });
        }
        if (menu->isEmpty())
            return menu->addAction(tr("No project was opened or saved so far."))->setEnabled(false);
        menu->addSeparator();
        connect(menu->addAction(tr("&Clear the list")), &QAction::triggered, this, [this] { m_recent.clear(); });
    });
    return menu;
}

} // namespace kernelscope
