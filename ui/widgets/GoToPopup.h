#pragma once

#include <functional>
#include <optional>

#include <QFrame>

class QLabel;
class QLineEdit;
class QListWidget;

namespace kernelscope {

constexpr char englishName[] = "englishName"; ///< a property of actions: by that they are found in all languages

/// Something that one can go to by its name.
struct GoToEntry
{
    QString name;
    QString kind; ///< "file", "kernel", "view", "sample", "action"
    QString hint; ///< a shortcut or a place; may be empty
    std::function<void()> go;
    QString whyNot = {};  ///< it can't be gone to now; empty: it can
    QString english = {}; ///< its name there, by which it is found, too; may be empty
};

/// A small list with a filter above it. Typing filters, arrows choose, Enter goes, Escape closes.
class GoToPopup : public QFrame
{
    Q_OBJECT

public:
    /// What else there is for a filter, in place of the entries: a line for ":120".
    using Special = std::function<std::optional<GoToEntry>(const QString &filter)>;

    /// `title`: what the list is; `hint`: what to type.
    GoToPopup(const QString &title, const QString &hint, const QList<GoToEntry> &entries, const Special &special, QWidget *parent);

    QLineEdit &filter() { return *m_filter; }
    QStringList shownNames() const;
    void goToChosen();
    void setMostHeight(int pixels); ///< it is as high as what it shows, up to this

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showMatches();
    void showEntry(int number);
    void fit();

    QList<GoToEntry> m_entries; ///< the last one is what the special filter gives, while it does
    qsizetype m_usual = 0;      ///< of them
    Special m_special;
    int m_mostHeight = 0;
    QList<int> m_shown; ///< into m_entries, best first
    QLineEdit *m_filter = nullptr;
    QListWidget *m_list = nullptr;
    QLabel *m_nothing = nullptr; ///< says that nothing matches
};

} // namespace kernelscope
