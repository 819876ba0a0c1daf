#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QVariantMap>

class QMenu;
class QRubberBand;

namespace kernelscope {

class Appearance;
class FittingTabs;
class View;

/// Where each view is: a tab beside the code, one below it, or a window of its own. The user drags their tabs there, or moves them by a
/// menu.
class ViewPlaces : public QObject
{
    Q_OBJECT

public:
    enum class Place { Beside, Below, Window };

    explicit ViewPlaces(const Appearance &appearance, QObject *parent = nullptr);

    FittingTabs &beside() { return *m_beside; } ///< has one at least
    FittingTabs &below() { return *m_below; }
    void add(View &view, Place usual); ///< in the order of their tabs
    void setTitle(const View &view, const QString &title, const QString &toolTip = {});
    void setBriefTitle(const View &view, const QString &title); ///< where there is no space for all titles

    Place placeOf(const View &view) const { return held(view).place; }
    bool isInFront(const View &view) const; ///< of where it is
    void bringToFront(View &view);          ///< of where it is
    bool mayLeave(const View &view) const;  ///< the last one beside the code stays there
    void move(View &view, Place place);     ///< and brings it to the front
    void addMoves(QMenu &menu, View &view); ///< actions that move it

    QVariantMap state() const;               ///< of those that are elsewhere than usual, by their object names, for settings
    void setState(const QVariantMap &state); ///< which may come from a file; {}: all are where they usually are

Q_SIGNALS:
    void movedBelow();   ///< by the user, one that is usually beside the code
    void frontChanged(); ///< isInFront() of some

private:
    struct Held
    {
        View *view = nullptr;
        Place usual = Place::Beside;
        Place place = Place::Beside;
        QString title;
        QString briefTitle = {};
        QString toolTip = {};
        QPointer<QWidget> window = {}; ///< its own
    };
    const Held &held(const View &view) const;
    Held &held(const View &view) { return const_cast<Held &>(std::as_const(*this).held(view)); }
    FittingTabs *tabsAt(Place place) const;
    Place placeAt(const QPoint &onScreen) const;
    void showTarget(const FittingTabs &from, int tab, const QPoint &at);
    void takeOut(Held &held);
    void put(Held &held, Place place, const QByteArray &geometry = {});

    const Appearance &m_appearance;
    FittingTabs *m_beside = nullptr;
    FittingTabs *m_below = nullptr;
    QPointer<QRubberBand> m_target; ///< around where a tab would be dropped
    QList<Held> m_all;
};

} // namespace kernelscope
