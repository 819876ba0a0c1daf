// What the tiles view is made of, and what is chosen there.

#include <algorithm>

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSpinBox>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/theme/Appearance.h"
#include "ui/tiles/TilesCanvas.h"
#include "ui/tiles/TilesView.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/ViewChoice.h"

namespace kernelscope {

QWidget *TilesView::makeBar(QWidget *parent)
{
    m_bar = new QWidget(parent);
    m_bar->setObjectName(foldedWhilePresenting);
    auto *rows = new QVBoxLayout(m_bar);
    keepScaled(appearance(), *rows, {}, 6);
    auto *layout = new QHBoxLayout;
    keepScaled(appearance(), *layout, {}, 6);
    rows->addLayout(layout);
    addChoices(*layout);
    layout->addStretch(1);
    auto *adjust = new QToolButton(m_bar);
    adjust->setText(tr("Shape"));
    adjust->setCheckable(true);
    adjust->setProperty("role", QStringLiteral("choice"));
    adjust->setToolTip(tr("Show a buffer with other rows and columns than it is declared with"));
    layout->addWidget(adjust);
    rows->addWidget(makeSlice());
    QWidget *shape = makeShape();
    rows->addWidget(shape);
    shape->hide();
    connect(adjust, &QToolButton::toggled, shape, &QWidget::setVisible);
    return m_bar;
}

void TilesView::addChoices(QHBoxLayout &layout)
{
    const auto add = [&](const QString &name, const QString &toolTip, const QStringList &choices) {
        auto *box = new ViewChoice(name, toolTip, choices, m_bar);
        layout.addWidget(box);
        return box;
    };
    m_who = add(tr("Whose accesses"), tr("Show what the whole work-group does, or only the chosen work-item"),
                {tr("Work-group"), tr("Work-item")});
    m_colours = add(tr("Colours"), tr("Show what is used now and before, or how often each element is read in all"),
                    {tr("Now and before"), tr("How often read")});
    m_arrows = add(tr("Arrows"), tr("Arrows lead from an element to where its value went"),
                   {tr("Corner arrows"), tr("Chosen arrows"), tr("No arrows")});
    connect(m_who, &QComboBox::activated, this, &TilesView::showMoment);
    connect(m_colours, &QComboBox::activated, this, [this](int index) { m_canvas->setShowsReuse(index == 1); });
    connect(m_arrows, &QComboBox::activated, this, [this](int index) { m_canvas->setArrows(TilesLayout::Arrows(index)); });
}

/// The row in which a slice is chosen: beside the choices it would leave their texts no room.
QWidget *TilesView::makeSlice()
{
    m_sliceRow = new QWidget(m_bar);
    auto *layout = new QHBoxLayout(m_sliceRow);
    keepScaled(appearance(), *layout, {}, 6);
    auto *caption = new QLabel(tr("Slice"), m_sliceRow);
    caption->setProperty("role", QStringLiteral("muted"));
    layout->addWidget(caption);
    m_slice = new QSpinBox(m_sliceRow);
    m_slice->setAccessibleName(tr("Slice"));
    m_slice->setToolTip(tr("Which slice of three dimensions is shown"));
    m_slice->setPrefix(tr("z = "));
    m_slice->setSpecialValueText(tr("z in use"));
    m_slice->setMinimum(-1);
    m_slice->setValue(-1);
    layout->addWidget(m_slice);
    layout->addStretch(1);
    connect(m_slice, &QSpinBox::valueChanged, m_canvas, &TilesCanvas::setSlice);
    return m_sliceRow;
}

/// The row in which a shape is typed.
QWidget *TilesView::makeShape()
{
    auto *row = new QWidget(m_bar);
    row->setObjectName(QStringLiteral("shape"));
    auto *layout = new QHBoxLayout(row);
    keepScaled(appearance(), *layout, {}, 6);
    m_objects = new ViewChoice(tr("Shape of"), tr("The buffer or array whose shape can be typed beside it"), {}, row);
    m_shape = new QLineEdit(row);
    m_shape->setAccessibleName(tr("Shape"));
    m_shape->setToolTip(tr("Rows and columns to show it with, as 16 x 32, or the columns alone; empty: as it is declared"));
    m_shape->setPlaceholderText(tr("16 x 32, or columns alone"));
    layout->addWidget(m_objects, 1);
    layout->addWidget(m_shape, 2);
    connect(m_objects, &QComboBox::activated, this, &TilesView::showShape);
    connect(m_shape, &QLineEdit::textEdited, this, &TilesView::takeShape);
    return row;
}

std::optional<quint64> columnsFromText(const QString &text, quint64 elements)
{
    static const QRegularExpression pattern(QStringLiteral("^\\s*(?:(\\d+)\\s*[xX*\u00d7,]\\s*)?(\\d+)\\s*$"));
    if (text.trimmed().isEmpty())
        return 0;
    const auto match = pattern.match(text);
    const quint64 columns = match.captured(2).toULongLong();
    const bool fits = match.captured(1).isEmpty() || match.captured(1).toULongLong() * columns >= elements;
    return match.hasMatch() && columns > 0 && columns <= std::max(quint64(1), elements) && fits ? std::optional(columns) : std::nullopt;
}

void TilesView::takeShape()
{
    const auto &sheet = m_sheet;
    const int panel = m_objects->currentIndex();
    if (!sheet || panel < 0 || panel >= int(sheet->panels.size()))
        return;
    const auto columns = columnsFromText(m_shape->text(), sheet->object(panel).elementCount());
    m_shape->setProperty("wrong", !columns);
    m_shape->style()->polish(m_shape);
    if (columns)
        m_canvas->setColumns(sheet->object(panel).name, *columns);
}

void TilesView::showShape()
{
    const auto &columns = m_canvas->look().columns;
    const auto at = columns.find(m_objects->currentText());
    m_shape->setText(at == columns.end() ? QString() : QString::number(at->second));
    m_shape->setProperty("wrong", false);
    m_shape->style()->polish(m_shape);
}

} // namespace kernelscope
