#include "ui/access/ModelBar.h"

#include <algorithm>

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include "ui/access/AccessFigures.h"
#include "ui/models/Sentences.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/ScaledLayout.h"

namespace kernelscope {

ModelBar::ModelBar(AccessFigures &figures, const Appearance &appearance, QWidget *parent)
    : QWidget(parent), m_figures(figures), m_appearance(appearance)
{
    auto *rows = new QVBoxLayout(this);
    keepScaled(appearance, *rows, {}, 6);
    auto *first = new QHBoxLayout;
    keepScaled(appearance, *first, {}, 8);
    auto *name = new QLabel(tr("Model"), this);
    makePresets();
    name->setBuddy(m_presets);
    m_adjust = new QToolButton(this);
    m_adjust->setText(tr("Adjust"));
    m_adjust->setCheckable(true);
    m_adjust->setProperty("role", QStringLiteral("choice"));
    m_adjust->setToolTip(tr("Set the figures of the model yourself"));
    first->addWidget(name);
    first->addWidget(m_presets, 1);
    first->addWidget(m_adjust);
    rows->addLayout(first);
    auto *more = new QWidget(this);
    auto *moreRows = new QVBoxLayout(more);
    keepScaled(appearance, *moreRows, {}, 6);
    moreRows->addWidget(makeFields());
    moreRows->addWidget(makeHeatChoice(more));
    more->hide();
    rows->addWidget(more);
    connect(m_adjust, &QToolButton::toggled, more, &QWidget::setVisible);
    connect(&figures, &AccessFigures::modelChanged, this, &ModelBar::showModel);
    showModel();
}

void ModelBar::makePresets()
{
    m_presets = new QComboBox(this);
    m_presets->setAccessibleName(tr("Model of the hardware"));
    m_presets->setToolTip(
        tr("The hardware that the figures are a model of. They are no measurement: caches and the order of execution are left out."));
    m_presets->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_presets->setMinimumContentsLength(12);
    for (const MemoryModelPreset &preset : memoryModelPresets()) {
        m_presets->addItem(inLanguage(preset.name));
        m_presets->setItemData(m_presets->count() - 1, preset.source, Qt::ToolTipRole);
    }
    m_presets->addItem(tr("Figures of your own"));
    connect(m_presets, &QComboBox::activated, this, &ModelBar::takePreset);
}

QSpinBox *ModelBar::addField(QWidget *parent, const QString &name, const QString &suffix, int least, int most, const QString &toolTip)
{
    auto *label = new QLabel(name, parent);
    auto *field = new QSpinBox(parent);
    field->setRange(least, most);
    field->setSuffix(suffix);
    field->setAccessibleName(toolTip);
    field->setToolTip(toolTip);
    field->setKeyboardTracking(false);
    label->setBuddy(field);
    auto *layout = static_cast<QHBoxLayout *>(parent->layout());
    layout->addWidget(label);
    layout->addWidget(field);
    connect(field, &QSpinBox::valueChanged, this, &ModelBar::takeFields);
    return field;
}

QWidget *ModelBar::makeFields()
{
    auto *fields = new QWidget(this);
    auto *layout = new QHBoxLayout(fields);
    keepScaled(m_appearance, *layout, {}, 6);
    m_subgroup = addField(fields, tr("Sub-group"), {}, 1, 1024, tr("Work-items that go in step by the model, whatever the device reports"));
    m_segment = addField(fields, tr("Segment"), tr(" B"), 1, 1 << 20, tr("Bytes that one transaction with global memory brings"));
    m_banks = addField(fields, tr("Banks"), {}, 0, 4096, tr("Banks of local memory; 0: it has none"));
    m_word = addField(fields, tr("of"), tr(" B"), 1, 1 << 12, tr("Bytes of a word of a bank"));
    layout->addStretch(1);
    return fields;
}

/// The same figures beside the lines of the editor.
QWidget *ModelBar::makeHeatChoice(QWidget *parent)
{
    auto *choice = new QWidget(parent);
    auto *layout = new QHBoxLayout(choice);
    keepScaled(m_appearance, *layout, {}, 6);
    auto *label = new QLabel(tr("Beside the lines of the source"), choice);
    auto *figures = new QComboBox(choice);
    figures->addItems({tr("Accesses"), tr("Transactions"), tr("Wasted transactions")});
    figures->setAccessibleName(tr("Figures beside the lines of the source"));
    figures->setToolTip(
        tr("What the margin of the editor tells of each line. Passes over the banks of local memory count as transactions."));
    label->setBuddy(figures);
    layout->addWidget(label);
    layout->addWidget(figures);
    layout->addStretch(1);
    connect(figures, &QComboBox::activated, this, [this](int index) { m_figures.setHeatFigure(HeatFigure(index)); });
    connect(&m_figures, &AccessFigures::heatFigureChanged, figures,
            [this, figures] { figures->setCurrentIndex(int(m_figures.heatFigure())); });
    return choice;
}

void ModelBar::showModel()
{
    const MemoryModel &model = m_figures.model();
    const QList<MemoryModelPreset> presets = memoryModelPresets();
    const auto found = std::ranges::find(presets, model, &MemoryModelPreset::model);
    m_presets->setCurrentIndex(found == presets.end() ? m_presets->count() - 1 : int(found - presets.begin()));
    for (const auto &[field, value] : {std::pair(m_subgroup, model.subgroupSize), std::pair(m_segment, model.segmentSize),
                                       std::pair(m_banks, model.banks), std::pair(m_word, model.bankWidth)}) {
        const QSignalBlocker quiet(field);
        field->setValue(value);
    }
}

void ModelBar::takePreset(int index)
{
    const QList<MemoryModelPreset> presets = memoryModelPresets();
    if (index < presets.size())
        m_figures.setModel(presets[index].model);
    else
        m_adjust->setChecked(true);
}

void ModelBar::takeFields()
{
    m_figures.setModel({m_subgroup->value(), m_segment->value(), m_banks->value(), m_word->value()});
}

} // namespace kernelscope
