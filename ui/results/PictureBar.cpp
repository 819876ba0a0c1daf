#include "ui/results/PictureBar.h"

#include <cmath>

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>

#include "support/Numbers.h"
#include "ui/results/HeatScene.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/StyleSheet.h"
#include "ui/trace/TraceView.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/ViewChoice.h"

namespace kernelscope {

HeatColours PictureChoice::colours(const NumberStatistics &statistics) const
{
    const ColourMap used = kind == PictureKind::Heat ? map : ColourMap::Sequential; // Others are about a middle in no way.
    HeatColours chosen = HeatColours::automatic(statistics, used, isLog && kind != PictureKind::Image);
    chosen.from = from.value_or(chosen.from);
    chosen.to = to.value_or(chosen.to);
    if (!(chosen.from < chosen.to))
        chosen.to = chosen.from + std::max(1.0, std::abs(chosen.from));
    return chosen;
}

PictureBar::PictureBar(const Appearance &appearance, QWidget *parent) : QWidget(parent), m_appearance(appearance)
{
    auto *layout = new QHBoxLayout(this);
    keepScaled(appearance, *layout, {}, 8);
    m_channel = new ViewChoice(tr("Component"), tr("The component of each element that is drawn"), {}, this);
    m_map = new ViewChoice(
        tr("Colours"), tr("Sequential: from the least to the greatest. Diverging: white in the middle, for what is above and below it."),
        {tr("Sequential"), tr("Diverging"), tr("Grey")}, this);
    m_from = makeLimit(tr("From"), tr("The value at the lower end of the scale. Empty: the least"));
    m_to = makeLimit(tr("To"), tr("The value at the upper end of the scale. Empty: the greatest"));
    layout->addWidget(m_channel);
    layout->addWidget(m_map);
    m_log = makeSwitch(tr("Log"), tr("Logarithmic scale"));
    m_log->setAccessibleName(tr("Logarithmic scale"));
    m_mismatches = makeSwitch(tr("Mismatches"), tr("Mark the elements that are not as a check expects"));
    const std::pair<QString, QString> colours[] = {{tr("R"), tr("Red")},
                                                   {tr("G"), tr("Green")},
                                                   {tr("B"), tr("Blue")},
                                                   {tr("A"), tr("Alpha: transparent pixels show a chequered ground")}};
    for (std::size_t c = 0; c < m_colours.size(); ++c) {
        m_colours[c] = makeSwitch(colours[c].first, colours[c].second + u'\n' + tr("A channel alone is grey."));
        m_colours[c]->setAccessibleName(colours[c].second);
    }
    m_fit = makeSwitch(tr("Fit"), tr("Black is the least number that is shown, and full colour the greatest"));
    layout->addStretch(1);
    layout->addWidget(m_from);
    layout->addWidget(m_to);
    connect(m_channel, &QComboBox::activated, this, &PictureBar::take);
    connect(m_map, &QComboBox::activated, this, &PictureBar::take);
    connect(&appearance, &Appearance::changed, this, &PictureBar::follow);
    setObjectName(foldedWhilePresenting);
    follow();
}

QCheckBox *PictureBar::makeSwitch(const QString &text, const QString &toolTip)
{
    auto *box = new QCheckBox(text, this);
    box->setToolTip(toolTip);
    connect(box, &QCheckBox::clicked, this, &PictureBar::take);
    layout()->addWidget(box);
    return box;
}

QLineEdit *PictureBar::makeLimit(const QString &name, const QString &toolTip)
{
    auto *limit = new QLineEdit(this);
    limit->setAccessibleName(name);
    limit->setToolTip(toolTip);
    connect(limit, &QLineEdit::editingFinished, this, &PictureBar::take);
    return limit;
}

void PictureBar::follow()
{
    for (QLineEdit *limit : {m_from, m_to})
        limit->setFixedWidth(m_appearance.px(100));
}

void PictureBar::show(const PictureChoice &choice, const BufferResult &buffer, bool hasMismatches)
{
    const QSignalBlocker quiet(this);
    m_choice = choice;
    const bool isHeat = choice.kind == PictureKind::Heat, isImage = choice.kind == PictureKind::Image;
    const QList<NumberChannel> channels = channelsOf(buffer);
    const QList<int> colours = coloursOf(buffer);
    m_channel->clear();
    for (const NumberChannel &channel : channels)
        m_channel->addItem(channel.name);
    m_channel->setCurrentIndex(choice.channel);
    m_channel->setVisible(channels.size() > 1 && !isImage);
    m_map->setVisible(isHeat);
    m_map->setCurrentIndex(int(choice.map));
    m_log->setVisible(!isImage);
    m_log->setChecked(choice.isLog);
    for (std::size_t c = 0; c < m_colours.size(); ++c) {
        m_colours[c]->setVisible(isImage && colours.size() > 1 && colours.contains(int(c)));
        m_colours[c]->setChecked(choice.shows[c]);
    }
    m_fit->setVisible(isImage);
    m_fit->setChecked(choice.isFitted);
    m_mismatches->setVisible(hasMismatches && isHeat);
    m_mismatches->setChecked(choice.showsMismatches);
    m_from->setText(choice.from ? digitsText(*choice.from, 9) : QString());
    m_to->setText(choice.to ? digitsText(*choice.to, 9) : QString());
    setVisible(choice.kind != PictureKind::Table);
}

void PictureBar::showAutomatic(const HeatColours &automatic)
{
    m_from->setPlaceholderText(tr("from %1").arg(roundedText(automatic.from)));
    m_to->setPlaceholderText(tr("to %1").arg(roundedText(automatic.to)));
}

static std::optional<double> typedNumber(const QLineEdit &field)
{
    bool isNumber = false;
    const double number = field.text().trimmed().remove(u',').toDouble(&isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

void PictureBar::take()
{
    PictureChoice choice = m_choice;
    choice.channel = std::max(0, m_channel->currentIndex());
    choice.map = ColourMap(m_map->currentIndex());
    choice.isLog = m_log->isChecked();
    choice.showsMismatches = m_mismatches->isChecked();
    choice.from = typedNumber(*m_from);
    choice.to = typedNumber(*m_to);
    for (std::size_t c = 0; c < m_colours.size(); ++c)
        choice.shows[c] = m_colours[c]->isChecked();
    choice.isFitted = m_fit->isChecked();
    if (choice.isFitted && !m_choice.isFitted) { // In place of what was typed.
        m_from->clear();
        m_to->clear();
        choice.from = choice.to = std::nullopt;
    } else if (choice.from && choice.to) {
        choice.isFitted = false;
        m_fit->setChecked(false);
    }
    const bool isEmpty = choice.from && choice.to && *choice.from >= *choice.to;
    restyle(*m_from, "wrong", !choice.from && !m_from->text().isEmpty());
    restyle(*m_to, "wrong", isEmpty || (!choice.to && !m_to->text().isEmpty()));
    if (isEmpty)
        choice.to = m_choice.to && *m_choice.to > *choice.from ? m_choice.to : std::nullopt;
    if (choice == m_choice)
        return;
    m_choice = choice;
    Q_EMIT changed(choice);
}

} // namespace kernelscope
