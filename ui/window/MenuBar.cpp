#include "ui/window/MenuBar.h"

#include <algorithm>

#include <QDir>
#include <QMap>
#include <QMenu>

#include "support/Printable.h"
#include "ui/window/RecentProjects.h"
#include "ui/window/WindowActions.h"

namespace kernelscope {
namespace {

/// Gives each action of a menu an access key of its own: a letter with which a word begins where that can be, else any.
class AccessKeys
{
public:
    /// Short names first: they have the fewest letters to choose from.
    explicit AccessKeys(const QMenu &menu)
    {
        QList<QAction *> actions = menu.actions();
        actions.removeIf([](const QAction *action) { return action->isSeparator(); });
        std::ranges::stable_sort(actions, {}, [](const QAction *action) { return action->text().size(); });
        for (QAction *action : std::as_const(actions)) {
            m_names[action] = action->text().remove(u'&');
            QString asked;
            give(action, asked);
        }
        for (auto key = m_owners.constBegin(); key != m_owners.constEnd(); ++key) {
            QString name = m_names[key.value().action];
            key.value().action->setText(name.insert(key.value().at, u'&'));
        }
    }

private:
    struct Owner
    {
        QAction *action = nullptr;
        qsizetype at = 0; ///< in its name
    };

    /// The action that has the letter takes another one, if there is one (an augmenting path: H. W. Kuhn, 1955). `asked`: letters that were
    /// looked at.
    bool give(QAction *action, QString &asked)
    {
        const QString &name = m_names[action];
        for (const bool wordsOnly : {true, false}) {
            for (qsizetype at = 0; at < name.size(); ++at) {
                const QChar letter = name[at].toLower();
                if (!letter.isLetter() || (wordsOnly && at > 0 && !name[at - 1].isSpace()) || asked.contains(letter))
                    continue;
                asked += letter;
                if (m_owners.contains(letter) && !give(m_owners[letter].action, asked))
                    continue;
                m_owners[letter] = {action, at};
                return true;
            }
        }
        return false;
    }

    QMap<QAction *, QString> m_names;
    QMap<QChar, Owner> m_owners;
};

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
            const AccessKeys given(*shown);
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
