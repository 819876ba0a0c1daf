#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace kernelscope {

class Appearance;

/// What a view shows when it has nothing to draw: why, in one sentence, and the one action that changes it.
class EmptyPage : public QWidget
{
    Q_OBJECT

public:
    EmptyPage(const Appearance &appearance, const QString &icon, QWidget *parent = nullptr);
    void say(const QString &sentence, const QString &action = {});

Q_SIGNALS:
    void actionChosen();

private:
    void tint();

    const Appearance &m_appearance;
    QString m_iconName;
    QLabel *m_icon = nullptr;
    QLabel *m_sentence = nullptr;
    QPushButton *m_action = nullptr;
};

} // namespace kernelscope
