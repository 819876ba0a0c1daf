#include "ui/scene/SceneAccessible.h"

#include <algorithm>

#include <QAccessible>
#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>

#include "support/Ranges.h"
#include "ui/scene/SceneView.h"

namespace kernelscope {
namespace {

QList<const SceneItem *> namedItems(const SceneView &view)
{
    return mappedIf(
        view.scene().items, [](const SceneItem &item) { return !item.name.isEmpty(); }, [](const SceneItem &item) { return &item; });
}

/// An item by its number among those with a name: the scene may be another each time that it is asked.
class ItemAccessible : public QAccessibleInterface
{
public:
    ItemAccessible(SceneView &view, int number) : m_view(&view), m_number(number) {}

    bool isValid() const override { return item(); }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_view); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Graphic; }
    void setText(QAccessible::Text, const QString &) override {}
    QString text(QAccessible::Text kind) const override
    {
        const SceneItem *shown = item();
        if (!shown)
            return {};
        return kind == QAccessible::Name ? shown->name : kind == QAccessible::Description ? shown->toolTip : QString();
    }
    QRect rect() const override
    {
        const SceneItem *shown = item();
        if (!shown)
            return {};
        return m_view->pixelsOf(*shown).toAlignedRect().translated(m_view->viewport()->mapToGlobal(QPoint()));
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        const SceneItem *shown = item();
        state.selectable = true;
        state.selected = shown && shown->subject == m_view->chosen();
        state.invisible = !m_view || !m_view->isVisible();
        return state;
    }

private:
    const SceneItem *item() const { return m_view ? namedItems(*m_view).value(m_number) : nullptr; }

    QPointer<SceneView> m_view;
    int m_number;
};

class SceneAccessible : public QAccessibleWidget
{
public:
    explicit SceneAccessible(SceneView &view) : QAccessibleWidget(&view, QAccessible::Canvas), m_view(view) {}
    ~SceneAccessible() override
    {
        for (const QAccessible::Id id : std::as_const(m_children))
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return int(namedItems(m_view).size()); }
    QAccessibleInterface *child(int number) const override
    {
        if (number < 0 || number >= childCount())
            return nullptr;
        if (!m_children.contains(number))
            m_children[number] = QAccessible::registerAccessibleInterface(new ItemAccessible(m_view, number));
        return QAccessible::accessibleInterface(m_children[number]);
    }
    int indexOfChild(const QAccessibleInterface *wanted) const override
    {
        const auto known =
            std::ranges::find_if(m_children, [&](QAccessible::Id id) { return QAccessible::accessibleInterface(id) == wanted; });
        return known == m_children.cend() ? -1 : m_children.key(*known);
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        for (int number = childCount() - 1; number >= 0; --number) {
            if (child(number)->rect().contains(x, y))
                return child(number);
        }
        return nullptr;
    }

private:
    SceneView &m_view;
    mutable QHash<int, QAccessible::Id> m_children;
};

QAccessibleInterface *accessibleOf(const QString &, QObject *object)
{
    auto *view = qobject_cast<SceneView *>(object);
    return view ? new SceneAccessible(*view) : nullptr;
}

} // namespace

void makeScenesAccessible()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(accessibleOf);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

void tellChosen(SceneView &view)
{
    const auto items = namedItems(view);
    const auto chosen = std::ranges::find(items, view.chosen(), &SceneItem::subject);
    if (chosen == items.end())
        return;
    QAccessibleEvent event(&view, QAccessible::Focus);
    event.setChild(int(chosen - items.begin()));
    QAccessible::updateAccessibility(&event);
}

} // namespace kernelscope
