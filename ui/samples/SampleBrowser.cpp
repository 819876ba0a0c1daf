#include "ui/samples/SampleBrowser.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/theme/Appearance.h"

namespace kernelscope {

constexpr double cardWidth = 300;

SampleBrowser::SampleBrowser(const Appearance &appearance, const QString &folder, QWidget *parent)
    : QScrollArea(parent), m_appearance(appearance), m_samples(folder.isEmpty() ? QList<Sample>() : samplesIn(folder))
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Sample projects"));
    connect(&appearance, &Appearance::changed, this, &SampleBrowser::rebuild);
    rebuild();
}

int SampleBrowser::columns() const
{
    return std::clamp((viewport()->width() - m_appearance.px(96)) / m_appearance.px(cardWidth), 1, 4);
}

void SampleBrowser::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    if (columns() != m_columns)
        rebuild();
}

void SampleBrowser::rebuild()
{
    m_columns = columns();
    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(m_appearance.px(48), m_appearance.px(36), m_appearance.px(48), m_appearance.px(36));
    layout->setSpacing(m_appearance.px(8));
    auto *title = new QLabel(tr("Choose a sample to start from"), content);
    title->setFont(m_appearance.interfaceFont(1.7));
    auto *hint = new QLabel(m_samples.isEmpty() ? tr("The samples were not found. Open a project with Ctrl+O, or start a new one with Ctrl+N.")
                                                : tr("A click opens a copy, F5 runs it. Nothing that you change touches the sample."), content);
    hint->setProperty("role", QStringLiteral("muted"));
    layout->addWidget(title);
    layout->addWidget(hint);
    layout->addSpacing(m_appearance.px(16));
    auto *grid = new QGridLayout;
    grid->setSpacing(m_appearance.px(16));
    for (int i = 0; i < int(m_samples.size()); ++i)
        grid->addWidget(makeCard(m_samples[i]), i / m_columns, i % m_columns);
    for (int column = 0; column < m_columns; ++column)
        grid->setColumnStretch(column, 1);
    layout->addLayout(grid);
    layout->addStretch(1);
    setWidget(content);
}

QWidget *SampleBrowser::makeCard(const Sample &sample)
{
    auto *card = new QPushButton;
    card->setProperty("role", QStringLiteral("card"));
    card->setCursor(Qt::PointingHandCursor);
    card->setAccessibleName(sample.title);
    card->setAccessibleDescription(sample.sentence);
    card->setToolTip(tr("Open a copy of this sample"));
    card->setMinimumHeight(m_appearance.px(132));
    card->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(m_appearance.px(18), m_appearance.px(16), m_appearance.px(18), m_appearance.px(16));
    layout->setSpacing(m_appearance.px(8));
    auto *title = new QLabel(sample.title, card);
    QFont bold = m_appearance.interfaceFont(1.1);
    bold.setWeight(QFont::DemiBold);
    title->setFont(bold);
    title->setWordWrap(true);
    auto *sentence = new QLabel(sample.sentence, card);
    sentence->setProperty("role", QStringLiteral("muted"));
    sentence->setWordWrap(true);
    for (QLabel *label : {title, sentence}) {
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
        layout->addWidget(label);
    }
    layout->addStretch(1);
    connect(card, &QPushButton::clicked, this, [this, path = sample.path] { Q_EMIT sampleChosen(path); });
    return card;
}

} // namespace kernelscope
