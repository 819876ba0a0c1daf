#pragma once

#include <QAbstractButton>
#include <QPixmap>

#include "ui/samples/SampleCatalog.h"

namespace kernelscope {

class Appearance;

/// A sample as a button: its picture, title and sentence, what is new in it and what it needs. Painted as a whole: of fifty cards made of
/// labels the layout alone would take longer than all else.
class SampleCard : public QAbstractButton
{
    Q_OBJECT

public:
    SampleCard(const Sample &sample, const Appearance &appearance, QWidget *parent = nullptr);

    const Sample &sample() const { return m_sample; }
    bool hasPicture() const { return !m_picture.isNull(); }
    void setPicture(const QPixmap &picture);
    void setFound(const QStringList &topics);     ///< shown in place of what is new; empty: nothing is looked for
    void setLacking(const QStringList &features); ///< of what it needs, on the device that is chosen
    void forget();                                ///< the picture and what was measured: the appearance has changed
    QSize pictureSize() const;                    ///< the space for it
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

Q_SIGNALS:
    void pictureWanted(); ///< it is in sight and has none yet

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Foot
    {
        QString head;
        QString text;
        bool isWarning = false;
    };
    QList<Foot> feet() const;
    void paintFeet(QPainter &painter, const QRect &room) const;
    QString needsText() const;
    QFont titleFont() const;
    void describe();

    const Sample m_sample;
    const Appearance &m_appearance;
    QPixmap m_picture;
    bool m_isAsked = false;
    QStringList m_found;
    QStringList m_lacking;
    mutable std::pair<int, int> m_measured; ///< a width and the height for it
};

} // namespace kernelscope
