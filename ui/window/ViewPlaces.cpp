#include "ui/window/ViewPlaces.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

#include <QActionGroup>
#include <QCloseEvent>
#include <QMenu>
#include <QRubberBand>
#include <QScreen>
#include <QVBoxLayout>

#include "ui/theme/Appearance.h"
#include "ui/trace/View.h"
#include "ui/widgets/FittingTabs.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

/// Of one view; shortcuts of the main window work in it, too, since it is a tool of that.
class ViewWindow : public QWidget
{
public:
    ViewWindow(QWidget *main, std::function<void()> closed) : QWidget(main, Qt::Tool), m_closed(std::move(closed))
    {
        auto *layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
    }

protected:
    void closeEvent(QCloseEvent *event) override
    {
        QWidget::closeEvent(event);
        m_closed();
    }

private:
    const std::function<void()> m_closed;
};

} // namespace

ViewPlaces::ViewPlaces(const Appearance &appearance, QObject *parent)
    : QObject(parent), m_appearance(appearance), m_beside(new FittingTabs), m_below(new FittingTabs)
{
    m_beside->setAccessibleName(tr("Views"));
    m_below->setAccessibleName(tr("Problems and logs"));
    for (FittingTabs *tabs : {m_beside, m_below}) {
        tabs->setDocumentMode(true);
        connect(tabs, &QTabWidget::currentChanged, this, &ViewPlaces::frontChanged);
        connect(&tabs->bar(), &FittingTabBar::dragged, this, [this, tabs](int tab, const QPoint &at) { showTarget(*tabs, tab, at); });
        connect(&tabs->bar(), &FittingTabBar::dropped, this, [this, tabs](int tab, const QPoint &at) {
            auto *view = static_cast<View *>(tabs->widget(tab));
            if (!view)
                return;
            move(*view, placeAt(at));
            if (QWidget *window = held(*view).window) {
                const QRect screen = window->screen()->availableGeometry();
                window->move(std::max(screen.x(), std::min(at.x(), screen.right() - window->width())),
                             std::max(screen.y(), std::min(at.y(), screen.bottom() - window->height())));
            }
        });
        tabs->tabBar()->setContextMenuPolicy(Qt::CustomContextMenu);
        connect(tabs->tabBar(), &QWidget::customContextMenuRequested, this, [this, tabs](const QPoint &at) {
            auto *view = static_cast<View *>(tabs->widget(tabs->tabBar()->tabAt(at)));
            if (!view)
                return;
            auto *menu = new QMenu(tabs);
            menu->setAttribute(Qt::WA_DeleteOnClose);
            addMoves(*menu, *view);
            menu->popup(tabs->tabBar()->mapToGlobal(at));
        });
    }
}

const ViewPlaces::Held &ViewPlaces::held(const View &view) const
{
    return *std::ranges::find(m_all, &view, &Held::view);
}

FittingTabs *ViewPlaces::tabsAt(Place place) const
{
    return place == Place::Window ? nullptr : place == Place::Below ? m_below : m_beside;
}

/// Nothing is dropped below the code where there are no tabs.
ViewPlaces::Place ViewPlaces::placeAt(const QPoint &onScreen) const
{
    for (const Place place : {Place::Beside, Place::Below}) {
        const FittingTabs *tabs = tabsAt(place);
        if (tabs->isVisible() && tabs->rect().contains(tabs->mapFromGlobal(onScreen)))
            return place;
    }
    return Place::Window;
}

/// A frame around the tabs that it would be among, or as large as its window would be.
void ViewPlaces::showTarget(const FittingTabs &from, int tab, const QPoint &at)
{
    auto *view = static_cast<View *>(from.widget(tab));
    if (at == QPoint(-1, -1) || !view || !mayLeave(*view)) {
        delete m_target;
        return;
    }
    if (!m_target)
        m_target = new QRubberBand(QRubberBand::Rectangle); // a window, so that it is seen beside this one, too
    const FittingTabs *tabs = tabsAt(placeAt(at));
    m_target->setGeometry(tabs ? QRect(tabs->mapToGlobal(QPoint(0, 0)), tabs->size()) : QRect(at, QSize(240, 160)));
    m_target->show();
}

void ViewPlaces::add(View &view, Place usual)
{
    m_all.append({&view, usual, usual, view.name()});
    put(m_all.last(), usual);
}

void ViewPlaces::setTitle(const View &view, const QString &title, const QString &toolTip)
{
    Held &held = this->held(view);
    held.title = title;
    if (!toolTip.isEmpty())
        held.toolTip = toolTip;
    if (held.window)
        return held.window->setWindowTitle(title);
    FittingTabs *tabs = tabsAt(held.place);
    tabs->bar().setName(tabs->indexOf(held.view), title, held.briefTitle);
    tabs->setTabToolTip(tabs->indexOf(held.view), held.toolTip);
}

void ViewPlaces::setBriefTitle(const View &view, const QString &title)
{
    held(view).briefTitle = title;
    setTitle(view, held(view).title);
}

bool ViewPlaces::isInFront(const View &view) const
{
    const Held &held = this->held(view);
    return held.place == Place::Window || tabsAt(held.place)->currentWidget() == held.view;
}

void ViewPlaces::bringToFront(View &view)
{
    const Held &held = this->held(view);
    if (FittingTabs *tabs = tabsAt(held.place))
        return tabs->setCurrentWidget(&view);
    if (held.window) {
        held.window->raise();
        held.window->activateWindow();
    }
}

bool ViewPlaces::mayLeave(const View &view) const
{
    return placeOf(view) != Place::Beside || m_beside->count() > 1;
}

void ViewPlaces::takeOut(Held &held)
{
    FittingTabs *tabs = tabsAt(held.place);
    if (tabs)
        tabs->removeTab(tabs->indexOf(held.view));
    held.view->setParent(nullptr);
    if (held.window)
        std::exchange(held.window, nullptr)->deleteLater();
}

void ViewPlaces::put(Held &held, Place place, const QByteArray &geometry)
{
    held.place = place;
    if (FittingTabs *tabs = tabsAt(place)) {
        const auto isBefore = [&](const Held &other) { return &other < &held && other.place == place; };
        const int at = tabs->insertTab(int(std::ranges::count_if(m_all, isBefore)), held.view, held.title);
        tabs->bar().setName(at, held.title, held.briefTitle);
        tabs->setTabToolTip(at, held.toolTip);
    } else {
        held.window = new ViewWindow(m_beside->window(), [this, view = held.view] { move(*view, this->held(*view).usual); });
        held.window->setWindowTitle(held.title);
        held.window->layout()->addWidget(held.view);
        held.view->show();
        if (!held.window->restoreGeometry(geometry))
            held.window->resize(m_appearance.px(900), m_appearance.px(640));
        held.window->show();
    }
    m_below->setHidden(m_below->count() == 0);
}

void ViewPlaces::move(View &view, Place place)
{
    Held &held = this->held(view);
    if (held.place != place && mayLeave(view)) {
        takeOut(held);
        put(held, place);
        if (place == Place::Below && held.usual != place)
            Q_EMIT movedBelow();
    }
    bringToFront(view);
    Q_EMIT frontChanged();
}

void ViewPlaces::addMoves(QMenu &menu, View &view)
{
    const std::array<std::pair<Place, QString>, 3> places{
        {{Place::Beside, tr("Beside the code")}, {Place::Below, tr("Below the code")}, {Place::Window, tr("In a window of its own")}}};
    auto *group = new QActionGroup(&menu);
    for (const auto &[place, text] : places) {
        QAction *action = menu.addAction(text);
        action->setCheckable(true);
        action->setChecked(placeOf(view) == place);
        action->setEnabled(mayLeave(view) || action->isChecked());
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, &view, place = place] { move(view, place); });
    }
}

QVariantMap ViewPlaces::state() const
{
    QVariantMap state;
    for (const Held &held : m_all) {
        if (held.place != held.usual)
            state.insert(held.view->objectName(), held.window ? QVariant(held.window->saveGeometry())
                                                              : QVariant(held.place == Place::Below ? u"below"_s : u"beside"_s));
    }
    return state;
}

void ViewPlaces::setState(const QVariantMap &state)
{
    for (Held &held : m_all) {
        const QVariant where = state.value(held.view->objectName());
        const Place place = where.typeId() == QMetaType::QByteArray ? Place::Window
                            : where == u"below"_s                   ? Place::Below
                            : where == u"beside"_s                  ? Place::Beside
                                                                    : held.usual;
        if (held.place == place || !mayLeave(*held.view))
            continue;
        takeOut(held);
        put(held, place, where.toByteArray());
    }
    Q_EMIT frontChanged();
}

} // namespace kernelscope
