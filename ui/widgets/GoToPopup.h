#pragma once

#include <functional>

#include <QFrame>

class QLabel;
class QLineEdit;
class QListWidget;

namespace kernelscope {

/// Something that one can go to by its name.
struct GoToEntry
{
    QString name;
    QString kind; ///< "file", "kernel", "view", "sample", "action"
    QString hint; ///< a shortcut or a place; may be empty
    std::function<void()> go;
};

/// A small list with a filter above it. Typing filters, arrows choose, Enter goes, Escape closes.
class GoToPopup : public QFrame
{
    Q_OBJECT

public:
    GoToPopup(const QList<GoToEntry> &entries, QWidget *parent);

    QLineEdit &filter() { return *m_filter; }
    QStringList shownNames() const;
    void goToChosen();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showMatches();

    QList<GoToEntry> m_entries;
    QList<int> m_shown; ///< into m_entries, best first
    QLineEdit *m_filter = nullptr;
    QListWidget *m_list = nullptr;
    QLabel *m_nothing = nullptr; ///< says that nothing matches
};

} // namespace kernelscope
