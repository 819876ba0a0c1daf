#include "ui/samples/SampleBrowser.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/theme/Appearance.h"
#include "ui/theme/Icons.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr double cardWidth = 280;
constexpr double pictureWidth = 200;
constexpr double pictureHeight = 96;

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
        arrange();
}

/// The same cards in other columns. Never anew in here: a resize may come while QApplication::setStyleSheet() walks over all widgets,
/// and it crashes where one of them goes.
void SampleBrowser::arrange()
{
    const int before = std::exchange(m_columns, columns());
    int row = 0, column = 0;
    QString chapter;
    for (qsizetype i = 0; i < m_cards.size(); ++i) {
        const bool isNew = std::exchange(chapter, m_samples[i].chapter) != chapter;
        if (column == m_columns || (isNew && column > 0)) {
            ++row;
            column = 0;
        }
        if (isNew)
            m_grid->addWidget(m_chapters[chapter], row++, 0, 1, m_columns);
        m_grid->addWidget(m_cards[i], row, column++);
    }
    for (int at = 0; at < std::max(before, m_columns); ++at)
        m_grid->setColumnStretch(at, at < m_columns ? 1 : 0);
}

void SampleBrowser::rebuild()
{
    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(m_appearance.px(48), m_appearance.px(36), m_appearance.px(48), m_appearance.px(36));
    layout->setSpacing(m_appearance.px(8));
    auto *title = new QLabel(tr("Choose a sample to start from"), content);
    title->setFont(m_appearance.interfaceFont(1.7));
    auto *hint =
        new QLabel(m_samples.isEmpty() ? tr("The samples were not found. Open a project with Ctrl+O, or start a new one with Ctrl+N.")
                                       : tr("A click opens a copy, F5 runs it. Nothing that you change touches the sample."),
                   content);
    hint->setProperty("role", QStringLiteral("muted"));
    layout->addWidget(title);
    layout->addWidget(hint);
    layout->addSpacing(m_appearance.px(16));
    m_grid = new QGridLayout;
    m_grid->setSpacing(m_appearance.px(16));
    m_cards.clear();
    for (const Sample &sample : std::as_const(m_samples))
        m_cards << makeCard(sample);
    addChapters(content);
    arrange();
    layout->addLayout(m_grid);
    layout->addStretch(1);
    setWidget(content);
}

void SampleBrowser::addChapters(QWidget *content)
{
    m_chapters.clear();
    for (const Sample &sample : std::as_const(m_samples)) {
        if (m_chapters.contains(sample.chapter))
            continue;
        auto *heading = new QLabel(sample.chapter, content);
        heading->setProperty("role", QStringLiteral("heading"));
        m_chapters.insert(sample.chapter, heading);
    }
}

QPixmap SampleBrowser::pictureOf(const Sample &sample) const
{
    const QSize size(m_appearance.px(pictureWidth), m_appearance.px(pictureHeight));
    const QString file = sample.picture.isEmpty() ? u":/icons/kernelscope.svg"_s : sample.picture;
    return tintedPicture(file, m_appearance.theme().mutedText, size, devicePixelRatioF());
}

QWidget *SampleBrowser::makeCard(const Sample &sample)
{
    auto *card = new QPushButton;
    card->setProperty("role", QStringLiteral("card"));
    card->setCursor(Qt::PointingHandCursor);
    card->setAccessibleName(sample.title);
    card->setAccessibleDescription(sample.sentence);
    card->setToolTip(tr("Open a copy of this sample"));
    card->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(m_appearance.px(18), m_appearance.px(16), m_appearance.px(18), m_appearance.px(16));
    layout->setSpacing(m_appearance.px(8));
    auto *picture = new QLabel(card);
    picture->setPixmap(pictureOf(sample));
    auto *title = new QLabel(sample.title, card);
    QFont bold = m_appearance.interfaceFont(1.1);
    bold.setWeight(QFont::DemiBold);
    title->setFont(bold);
    title->setWordWrap(true);
    auto *sentence = new QLabel(sample.sentence, card);
    sentence->setProperty("role", QStringLiteral("muted"));
    sentence->setWordWrap(true);
    for (QLabel *label : {picture, title, sentence}) {
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
        layout->addWidget(label);
    }
    layout->addStretch(1);
    connect(card, &QPushButton::clicked, this, [this, path = sample.path] { Q_EMIT sampleChosen(path); });
    return card;
}

} // namespace kernelscope
