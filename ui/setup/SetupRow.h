#pragma once

#include <functional>

#include <QBoxLayout>
#include <QFrame>

#include "project/Project.h"

class QToolButton;

namespace kernelscope {

class ElidedLabel;
class RowHead;
struct SetupContext;

/// One thing of the set-up as one line; a click opens the fields by which it is edited below it.
class SetupRow : public QFrame
{
    Q_OBJECT

public:
    SetupRow(SetupContext &context, const QString &title, QWidget *parent = nullptr);

    /// What the line says beside the title; asked again whenever the project changes.
    void setSummary(const std::function<QString(const Project &)> &summary);
    void setTitleWidth(int pixels); ///< to align the titles of several rows
    void wrapTitle();               ///< onto a second line where there is no space, for what is a sentence rather than a name
    void setTitleFont(const QFont &font);
    void setOpen(bool open);
    bool isOpen() const;
    void refresh();
    /// Makes the fields of what lies at that JSON pointer when the row is first opened, or when they are asked for: those of all rows
    /// cost most of the time in which a project opens.
    void setDetails(const QString &path, const std::function<void()> &make);
    void makeDetails();
    const QString &path() const { return m_path; }

    RowHead &head() { return *m_head; }
    QVBoxLayout &details() { return *m_details; } ///< shown while open
    QVBoxLayout &below() { return *m_below; }     ///< shown always: problems, the rows inside of a repeat
    const ElidedLabel &summary() const { return *m_summary; }

Q_SIGNALS:
    void toggled(bool open);

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    void tint();

    SetupContext &m_context;
    std::function<QString(const Project &)> m_summaryOf;
    QString m_path;
    std::function<void()> m_makeDetails; ///< empty: they are there
    QToolButton *m_fold = nullptr;
    ElidedLabel *m_title = nullptr;
    ElidedLabel *m_summary = nullptr;
    QWidget *m_detailsBox = nullptr;
    RowHead *m_head = nullptr;
    QVBoxLayout *m_details = nullptr;
    QVBoxLayout *m_below = nullptr;
};

} // namespace kernelscope
