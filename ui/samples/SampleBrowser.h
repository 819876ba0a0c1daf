#pragma once

#include <QImage>
#include <QWidget>

#include "device/DeviceInfo.h"
#include "support/LatestJob.h"
#include "ui/samples/SampleCatalog.h"

class QButtonGroup;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;

namespace kernelscope {

class Appearance;
class EmptyPage;
class SampleCard;

/// What the window starts with: the sample projects as cards below the headings of their chapters. One click opens a copy. The samples are
/// read when they are first asked for, a picture when its card is first in sight.
class SampleBrowser : public QWidget
{
    Q_OBJECT

public:
    SampleBrowser(const Appearance &appearance, const QString &folder, QWidget *parent = nullptr);

    const QList<Sample> &samples();
    void setProjectOpen(bool isOpen);                       ///< there is one to go back to
    void setDevice(const DeviceInfo &device);               ///< cards say what it lacks; without a name: none is known
    bool isPreparing() const { return m_reading.isBusy(); } ///< a picture in sight

Q_SIGNALS:
    void sampleChosen(const QString &path);
    void newWanted();    ///< in place of a sample, of which there is none
    void left();         ///< for the project that is open
    void readyChanged(); ///< isPreparing()

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void makeHead();
    void makeCards();
    void makeChapterButtons();
    void takeAppearance();
    void showLacking();
    void filter();
    void arrange();
    int placeChapterButtons(int width);
    void readPicture();
    void takePicture(SampleCard *card, const QImage &picture);
    SampleCard *cardBeside(const QWidget *from, int key) const;

    const Appearance &m_appearance;
    const QString m_folder;
    DeviceInfo m_device;
    QList<Sample> m_samples;
    bool m_isRead = false;
    QWidget *m_head = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_hint = nullptr;
    QLineEdit *m_search = nullptr;
    QPushButton *m_back = nullptr;
    QWidget *m_chapterRow = nullptr;
    QButtonGroup *m_chapters = nullptr; ///< all of them, then each
    QScrollArea *m_scroll = nullptr;
    QWidget *m_content = nullptr;
    QLabel *m_nothing = nullptr;
    EmptyPage *m_missing = nullptr;      ///< in place of the cards where no sample was found
    QList<SampleCard *> m_cards;         ///< one for each sample
    QHash<QString, QLabel *> m_headings; ///< of the chapters
    QList<qsizetype> m_shown;            ///< cards, in their order
    QList<SampleCard *> m_wanted;        ///< their pictures are to be read next
    LatestJob<SampleCard *, QImage> m_reading{[this](SampleCard *card, const QImage &picture) { takePicture(card, picture); }};
};

} // namespace kernelscope
