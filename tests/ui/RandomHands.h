#pragma once

#include <functional>
#include <random>

#include <QElapsedTimer>
#include <QPointer>
#include <QStringList>
#include <QWidget>

class QAction;

namespace kernelscope {

/// Somebody who knows nothing: clicks, drags, turns the wheel, types and chooses actions wherever there is something to be
/// used, also in menus and dialogs that come up. The same seed does the same deeds as long as the window answers alike.
class RandomHands : public QObject
{
public:
    /// `spared`: actions never chosen.
    RandomHands(QWidget &window, unsigned seed, QList<const QAction *> spared);

    /// Does so many deeds, one after the other through the event loop; returns when the last is done and no dialog is open.
    void work(int deeds);

    /// Deeds that kept the window from answering for longer than this many ms, longest first, in words.
    QStringList slowerThan(int ms) const;

private:
    void next();
    void deed();
    QWidget *place();
    QPoint pointIn(const QWidget &widget);
    void click(QWidget &widget);
    void drag(QWidget &widget);
    void turnWheel(QWidget &widget);
    void press(QWidget &widget);
    void type(QWidget &widget);
    void choose();
    void resize();
    int upTo(int most) { return int(m_random() % unsigned(most + 1)); }

    QWidget &m_window;
    QList<const QAction *> m_spared;
    std::mt19937 m_random;
    int m_left = 0;
    int m_running = 0; ///< deeds begun and not ended: a menu or a dialog is open in one
    QString m_now;
    QList<QPair<qint64, QString>> m_times;
};

} // namespace kernelscope
