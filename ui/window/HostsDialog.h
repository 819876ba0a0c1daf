#pragma once

#include <QDialog>

#include "ui/window/WindowContext.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace kernelscope {

/// Lists other machines with their devices, adds and removes them (session/Hosts.h).
class HostsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit HostsDialog(const WindowContext &context, QWidget *parent = nullptr);

    QListWidget &list() { return *m_list; }
    QLineEdit &name() { return *m_name; }
    QLineEdit &destination() { return *m_destination; }
    QPushButton &addButton() { return *m_add; }
    QPushButton &removeButton() { return *m_remove; }
    QString problem() const; ///< why one could not be added or removed, or has no device

private:
    QWidget *fields();
    void refresh();
    void refreshButtons();
    bool isAtWork() const;
    void addNamed();
    void removeChosen();
    QString devicesOf(const QString &host) const;
    QString reasonOf(const QString &host) const;
    void say(const QString &problem);

    const WindowContext m_context;
    QString m_chosen; ///< of the list
    QListWidget *m_list = nullptr;
    QLabel *m_none = nullptr; ///< lies in the list
    QLineEdit *m_name = nullptr;
    QLineEdit *m_destination = nullptr;
    QLabel *m_problem = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_remove = nullptr;
};

} // namespace kernelscope
