#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;
class QTreeWidget;

namespace kernelscope {

class Appearance;
struct ActionMenu;

/// Every key of the window with what it does, in the groups of the menus, then those of views. A filter above shows those that match.
class KeyboardMap : public QDialog
{
    Q_OBJECT

public:
    KeyboardMap(const QList<ActionMenu> &menus, const Appearance &appearance, QWidget *parent);

    QLineEdit &filter() { return *m_filter; }
    QTreeWidget &keys() { return *m_keys; }

private:
    void addGroup(const QString &title, const QList<QStringList> &rows);
    void showMatches();

    QLineEdit *m_filter = nullptr;
    QLabel *m_none = nullptr; ///< where no key matches
    QTreeWidget *m_keys = nullptr;
};

} // namespace kernelscope
