#pragma once

#include <QDialog>

#include "ui/window/WindowContext.h"

class QLabel;
class QListWidget;
class QPushButton;

namespace kernelscope {

/// Lists what the user trusts, and takes trust away.
class TrustedFoldersDialog : public QDialog
{
    Q_OBJECT

public:
    explicit TrustedFoldersDialog(const WindowContext &context, QWidget *parent = nullptr);

    QListWidget &list() { return *m_list; }
    QPushButton &removeButton() { return *m_remove; }

private:
    void refresh();
    void removeChosen();

    const WindowContext m_context;
    QListWidget *m_list = nullptr;
    QPushButton *m_remove = nullptr;
    QLabel *m_none = nullptr; ///< lies in the list
};

} // namespace kernelscope
