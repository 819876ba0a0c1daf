#include "ui/samples/SampleBrowser.h"

#include <algorithm>
#include <cmath>

#include <QButtonGroup>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include "support/Ranges.h"
#include "ui/samples/SampleCard.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Marks.h"
#include "ui/widgets/EmptyPage.h"
#include "ui/widgets/ScaledLayout.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr double sideLength = 48;
constexpr double cardLength = 280;
constexpr double spaceLength = 16;

SampleBrowser::SampleBrowser(const Appearance &appearance, const QString &folder, QWidget *parent)
    : QWidget(parent), m_appearance(appearance), m_folder(folder)
{
    setAccessibleName(tr("Sample projects"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    makeHead();
    m_chapterRow = new QWidget(this);
    m_chapters = new QButtonGroup(this);
    connect(m_chapters, &QButtonGroup::idToggled, this, [this](int, bool isOn) {
        if (isOn)
            filter();
    });
    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setAccessibleName(tr("Cards of the samples"));
    m_content = new QWidget;
    m_scroll->setWidget(m_content);
    m_nothing = new QLabel(m_content);
    m_nothing->setProperty("role", u"muted"_s);
    m_nothing->setWordWrap(true);
    m_scroll->installEventFilter(this);
    m_scroll->viewport()->installEventFilter(this);
    m_search->installEventFilter(this);
    layout->addWidget(m_head);
    layout->addWidget(m_chapterRow);
    layout->addWidget(m_scroll, 1);
    m_missing = new EmptyPage(appearance, u"samples"_s, this);
    m_missing->say(tr("The samples were not found. Open a project with Ctrl+O, or start a new one with Ctrl+N."), tr("New (Ctrl+N)"));
    m_missing->hide();
    layout->addWidget(m_missing, 1);
    connect(m_missing, &EmptyPage::actionChosen, this, &SampleBrowser::newWanted);
    connect(&appearance, &Appearance::changed, this, &SampleBrowser::takeAppearance);
    takeAppearance();
}

void SampleBrowser::makeHead()
{
    m_head = new QWidget(this);
    auto *row = new QHBoxLayout(m_head);
    keepScaled(m_appearance, *row, {sideLength, 28, sideLength, 12}, 24);
    auto *texts = new QVBoxLayout;
    keepScaled(m_appearance, *texts, {}, 6);
    m_title = new QLabel(tr("Choose a sample to start from"), m_head);
    m_hint = new QLabel(tr("A click opens a copy, F5 runs it. Nothing that you change touches the sample."), m_head);
    m_hint->setProperty("role", u"muted"_s);
    for (QLabel *label : {m_title, m_hint}) {
        label->setWordWrap(true);
        texts->addWidget(label);
    }
    m_search = new QLineEdit(m_head);
    setFocusProxy(m_search);
    m_search->setClearButtonEnabled(true);
    m_search->setPlaceholderText(tr("A topic or a function: barrier"));
    m_search->setAccessibleName(tr("Search the samples"));
    m_search->setToolTip(tr("Words of titles, chapters, topics and OpenCL functions; where none has them, of the notes"));
    connect(m_search, &QLineEdit::textChanged, this, &SampleBrowser::filter);
    m_back = new QPushButton(tr("Back to the project"), m_head);
    m_back->setToolTip(tr("Show the project that is open (Esc)"));
    m_back->hide();
    connect(m_back, &QPushButton::clicked, this, &SampleBrowser::left);
    row->addLayout(texts, 1);
    row->addWidget(m_search, 0, Qt::AlignVCenter);
    row->addWidget(m_back, 0, Qt::AlignVCenter);
}

const QList<Sample> &SampleBrowser::samples()
{
    if (m_isRead)
        return m_samples;
    m_isRead = true;
    if (!m_folder.isEmpty())
        m_samples = samplesIn(m_folder);
    m_missing->setVisible(m_samples.isEmpty());
    for (QWidget *widget : std::initializer_list<QWidget *>{m_title, m_hint, m_search, m_scroll})
        widget->setVisible(!m_samples.isEmpty());
    makeCards();
    makeChapterButtons();
    showLacking();
    filter();
    return m_samples;
}

void SampleBrowser::makeCards()
{
    for (const Sample &sample : std::as_const(m_samples)) {
        if (!sample.chapter.isEmpty() && !m_headings.contains(sample.chapter)) {
            auto *heading = new QLabel(sample.chapter, m_content);
            heading->setProperty("role", u"heading"_s);
            m_headings.insert(sample.chapter, heading);
        }
        auto *card = new SampleCard(sample, m_appearance, m_content);
        connect(card, &SampleCard::clicked, this, [this, path = sample.path] { Q_EMIT sampleChosen(path); });
        connect(card, &SampleCard::pictureWanted, this, [this, card] {
            m_wanted << card;
            readPicture();
        });
        m_cards << card;
    }
}

void SampleBrowser::makeChapterButtons()
{
    QStringList chapters = mapped(m_samples, &Sample::chapter);
    chapters.removeAll(QString());
    chapters.removeDuplicates();
    if (chapters.size() < 2)
        return;
    chapters.prepend(tr("All"));
    for (const QString &chapter : std::as_const(chapters)) {
        auto *button = new QToolButton(m_chapterRow);
        button->setText(chapter);
        button->setProperty("role", u"choice"_s);
        button->setCheckable(true);
        button->setToolTip(chapter == chapters.first() ? tr("Show the samples of all chapters")
                                                       : tr("Show the samples of this chapter alone"));
        button->show();
        m_chapters->addButton(button, int(m_chapters->buttons().size()));
    }
    m_chapters->button(0)->setChecked(true);
}

void SampleBrowser::takeAppearance()
{
    m_reading.cancel();
    m_wanted.clear();
    m_title->setFont(m_appearance.interfaceFont(1.7));
    m_search->setFixedWidth(m_appearance.px(300));
    for (SampleCard *card : std::as_const(m_cards))
        card->forget();
    arrange();
}

void SampleBrowser::setProjectOpen(bool isOpen)
{
    m_back->setVisible(isOpen);
}

void SampleBrowser::setDevice(const DeviceInfo &device)
{
    m_device = device;
    showLacking();
}

void SampleBrowser::showLacking()
{
    for (SampleCard *card : std::as_const(m_cards))
        card->setLacking(m_device.name.isEmpty() ? QStringList() : lackingOn(card->sample().needs, m_device));
}

void SampleBrowser::filter()
{
    const QString chapter = m_chapters->checkedId() > 0 ? m_chapters->checkedButton()->text() : QString();
    m_shown = samplesWith(m_search->text(), m_samples);
    m_shown.removeIf([&](qsizetype index) { return !chapter.isEmpty() && m_samples[index].chapter != chapter; });
    for (qsizetype i = 0; i < m_cards.size(); ++i) {
        m_cards[i]->setVisible(m_shown.contains(i));
        m_cards[i]->setFound(m_search->text().isEmpty() ? QStringList() : topicsWith(m_search->text(), m_samples[i]));
    }
    m_nothing->setText(chapter.isEmpty() ? tr("No sample has \"%1\".").arg(m_search->text())
                                         : tr("No sample in the chapter %1 has \"%2\".").arg(chapter, m_search->text()));
    m_nothing->setVisible(m_shown.isEmpty() && !m_samples.isEmpty());
    arrange();
    m_scroll->ensureVisible(0, 0);
}

/// In as many rows as they need; how high these are in all.
int SampleBrowser::placeChapterButtons(int width)
{
    const int side = m_appearance.px(sideLength);
    const int gap = m_appearance.px(6);
    QPoint at(side, 0);
    int height = 0;
    for (QAbstractButton *button : m_chapters->buttons()) {
        const QSize size = button->sizeHint();
        if (at.x() > side && at.x() + size.width() > width - side)
            at = {side, height + gap};
        button->setGeometry(QRect(at, size));
        at.rx() += size.width() + gap;
        height = at.y() + size.height();
    }
    return height;
}

/// Chapter after chapter, the cards of a row as high as its highest.
void SampleBrowser::arrange()
{
    m_chapterRow->setFixedHeight(placeChapterButtons(width()));
    const int side = m_appearance.px(sideLength);
    const int space = m_appearance.px(spaceLength);
    const int all = this->width() - 2 * side; // Whether there is a scroll bar or not.
    const int columns = std::clamp((all + space) / m_appearance.px(cardLength + spaceLength), 1, 5);
    const int width = (all - (columns - 1) * space) / columns;
    for (QLabel *heading : std::as_const(m_headings))
        heading->hide();
    int top = m_appearance.px(18);
    m_nothing->setGeometry(side, top, all, m_nothing->heightForWidth(all));
    QString chapter;
    for (qsizetype first = 0; first < m_shown.size();) {
        const QString &own = m_samples[m_shown[first]].chapter;
        if (QLabel *heading = own == chapter ? nullptr : m_headings.value(own)) {
            top += first > 0 ? m_appearance.px(12) : 0;
            heading->setGeometry(side, top, all, heading->sizeHint().height());
            heading->show();
            top = heading->geometry().bottom() + 1 + m_appearance.px(8);
        }
        chapter = own;
        qsizetype end = first;
        int height = 0;
        for (; end < m_shown.size() && end < first + columns && m_samples[m_shown[end]].chapter == own; ++end)
            height = std::max(height, m_cards[m_shown[end]]->heightForWidth(width));
        for (int column = 0; first < end; ++first, ++column)
            m_cards[m_shown[first]]->setGeometry(side + column * (width + space), top, width, height);
        top += height + space;
    }
    m_content->resize(m_scroll->viewport()->width(), top + space);
}

void SampleBrowser::readPicture()
{
    if (m_wanted.isEmpty() || m_reading.isBusy())
        return;
    SampleCard *card = m_wanted.takeFirst();
    const bool hasPicture = !card->sample().picture.isEmpty();
    const Theme &theme = m_appearance.theme();
    const QString file = hasPicture ? card->sample().picture : u":/icons/samples.svg"_s;
    const QColor colour = hasPicture ? theme.mutedText : mixed(theme.surface, theme.mutedText, 0.35);
    m_reading.want(card, [file, colour, theme, size = card->pictureSize(), ratio = devicePixelRatioF()](const std::stop_token &) {
        const QImage tinted = tintedPicture(file, colour, size, ratio);
        return theme.isDark ? onDarkGround(tinted, theme.surface) : tinted;
    });
}

void SampleBrowser::takePicture(SampleCard *card, const QImage &picture)
{
    card->setPicture(QPixmap::fromImage(picture));
    readPicture();
    Q_EMIT readyChanged();
}

SampleCard *SampleBrowser::cardBeside(const QWidget *from, int key) const
{
    QList<SampleCard *> cards = mapped(m_shown, [&](const qsizetype index) { return m_cards[index]; });
    const qsizetype at = std::ranges::find(cards, from) - cards.begin();
    if (at == cards.size())
        return nullptr;
    if (key == Qt::Key_Left || key == Qt::Key_Right)
        return cards.value(at + (key == Qt::Key_Left ? -1 : 1));
    const auto distance = [&](const SampleCard *card) { // Rows first.
        const int rows = key == Qt::Key_Up ? from->y() - card->y() : card->y() - from->y();
        return rows <= 0 ? INT_MAX : rows + std::abs(card->x() - from->x()) / 8;
    };
    SampleCard *nearest = *std::ranges::min_element(cards, {}, distance);
    return distance(nearest) == INT_MAX ? nullptr : nearest;
}

bool SampleBrowser::event(QEvent *event)
{
    if (event->type() == QEvent::Show) {
        samples();
        m_search->selectAll(); // What was searched before gives way to what is typed now.
    }
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape && m_back->isVisible()) {
        Q_EMIT left();
        return true;
    }
    return QWidget::event(event);
}

bool SampleBrowser::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_scroll->viewport() && event->type() == QEvent::Resize)
        arrange();
    if (event->type() != QEvent::KeyPress || object == m_scroll->viewport())
        return QWidget::eventFilter(object, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (object == m_search && (key == Qt::Key_Return || key == Qt::Key_Enter) && !m_shown.isEmpty() &&
        !m_search->text().trimmed().isEmpty()) {
        Q_EMIT sampleChosen(m_samples[m_shown.first()].path);
        return true;
    }
    if (object == m_search && key == Qt::Key_Escape && !m_search->text().isEmpty()) {
        m_search->clear();
        return true;
    }
    SampleCard *card = nullptr;
    if (object == m_scroll)
        card = cardBeside(m_scroll->focusWidget(), key);
    else if (key == Qt::Key_Down && !m_shown.isEmpty())
        card = m_cards[m_shown.first()];
    if (!card || (key != Qt::Key_Left && key != Qt::Key_Right && key != Qt::Key_Up && key != Qt::Key_Down))
        return QWidget::eventFilter(object, event);
    card->setFocus(Qt::TabFocusReason);
    m_scroll->ensureWidgetVisible(card);
    return true;
}

} // namespace kernelscope
