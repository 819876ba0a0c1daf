#pragma once

#include <QScrollArea>

#include "ui/samples/SampleCatalog.h"

class QGridLayout;

namespace kernelscope {

class Appearance;

/// What the window starts with: the sample projects as cards. One click opens a copy.
class SampleBrowser : public QScrollArea
{
    Q_OBJECT

public:
    SampleBrowser(const Appearance &appearance, const QString &folder, QWidget *parent = nullptr);

Q_SIGNALS:
    void sampleChosen(const QString &path);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void rebuild();
    void arrange();
    QWidget *makeCard(const Sample &sample);
    void addChapters(QWidget *content);
    QPixmap pictureOf(const Sample &sample) const;
    int columns() const;

    const Appearance &m_appearance;
    QList<Sample> m_samples;
    QGridLayout *m_grid = nullptr;
    QList<QWidget *> m_cards;             ///< one for each sample
    QHash<QString, QWidget *> m_chapters; ///< their headings
    int m_columns = 0;
};

} // namespace kernelscope
