#pragma once

#include <QFrame>

#include "ui/present/Walk.h"

class QHBoxLayout;
class QLabel;
class QTextBrowser;
class QToolButton;

namespace kernelscope {

class Appearance;
class PicturedText;

/// The notes at the bottom while presenting: the step's heading and text, where in the walk it is, and the buttons to go on.
class WalkStrip : public QFrame
{
    Q_OBJECT

public:
    explicit WalkStrip(const Appearance &appearance, QWidget *parent = nullptr);

    void show(const Walk &walk, int step, const QString &folder); ///< with pictures of the folder; of an empty walk: what to do about it
    void setControls(QWidget *controls);                          ///< beside the heading, which take over; null: none
    int neededHeight(int width) const;                            ///< with which all of the step's text is seen in a strip of this width
    int heightFor(int about) const;                               ///< the height near that with which no line of the text is cut
    QString title() const;
    QString position() const; ///< "3 of 8"

Q_SIGNALS:
    void stepWanted(int by);
    void endWanted();

private:
    void follow();
    void render();

    const Appearance &m_appearance;
    QLabel *m_title = nullptr;
    QLabel *m_position = nullptr;
    QHBoxLayout *m_head = nullptr;
    QWidget *m_controls = nullptr;
    QTextBrowser *m_text = nullptr;
    PicturedText *m_document = nullptr; ///< that it shows
    QToolButton *m_back = nullptr;
    QToolButton *m_next = nullptr;
    QToolButton *m_end = nullptr;
    QString m_markdown;
};

} // namespace kernelscope
