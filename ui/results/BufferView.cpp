#include "ui/results/BufferView.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QTabBar>
#include <QTableView>
#include <QVBoxLayout>

#include "support/Numbers.h"
#include "ui/models/BufferTableModel.h"
#include "ui/models/Counts.h"
#include "ui/results/BufferPicture.h"
#include "ui/results/ImagePreview.h"
#include "ui/theme/Appearance.h"
#include "ui/trace/TraceView.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/TabName.h"
#include "ui/widgets/ViewChoice.h"
#include "ui/widgets/WholeLines.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr int sampledCells = 8; // Of rows and of columns.
constexpr int fewRows = 12;     // So many are shown without a scroll bar.
constexpr int leastRows = 2;    // Where there is room for fewer, what is around the table scrolls.

/// What a cell's colour tells is not lost where it is chosen.
class MarkedCells : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (const QVariant colour = index.data(Qt::ForegroundRole); colour.isValid())
            option->palette.setColor(QPalette::HighlightedText, colour.value<QColor>());
    }
};

/// Six digits, or all before the point: millions are easier to read than powers of ten.
static QString roundedNumber(double value)
{
    const bool isLong = std::abs(value) >= 1e6 && std::abs(value) < 1e12;
    return separated(isLong ? QString::number(value, 'f', 0) : QString::number(value, 'g', 6));
}

/// A sum of whole numbers is exact: it is written in full where it is not too long to read.
static QString roundedSum(const BufferResult &buffer)
{
    const bool exact = !buffer.sumText.isEmpty() && buffer.sumText.size() <= 12 && !buffer.sumText.contains(u'.');
    return exact ? separated(buffer.sumText) : roundedNumber(buffer.sum);
}

/// What the numbers come to: of one its value, of more their range and sum. A number that stands in a cell too is written as there.
static QString rangeText(const BufferResult &buffer, const BufferTableModel *cells)
{
    const auto written = [&](double value) {
        const bool isAsInCells = cells && isFloating(buffer.type.scalar) && std::abs(value) < 1e6;
        return isAsInCells ? cells->numberText(value) : roundedNumber(value);
    };
    if (buffer.min == buffer.max)
        return buffer.elementCount == 1 ? QObject::tr("value %1").arg(written(buffer.min))
                                        : QObject::tr("all %1, sum %2").arg(written(buffer.min), roundedSum(buffer));
    return QObject::tr("from %1 to %2, sum\u00a0%3").arg(written(buffer.min), written(buffer.max), roundedSum(buffer));
}

static QString allDigits(const BufferResult &buffer)
{
    if (buffer.type.isStruct() || !buffer.readBack)
        return {};
    return QObject::tr("least %1\ngreatest %2\nsum %3")
        .arg(QString::number(buffer.min, 'g', 17), QString::number(buffer.max, 'g', 17),
             buffer.sumText.isEmpty() ? QString::number(buffer.sum, 'g', 17) : buffer.sumText);
}

QString bufferSummary(const BufferResult &buffer, const BufferTableModel *cells)
{
    QStringList extents;
    for (const quint64 extent : buffer.shape)
        extents.append(fullCount(extent));
    const QString type = buffer.imageFormat.isEmpty() ? elementTypeName(buffer.type) : buffer.imageFormat;
    QString text = QStringLiteral("%1 [%2]  \u00b7  %3").arg(type, extents.join(u" \u00d7 "_s), bytesText(buffer.sizeInBytes));
    if (!buffer.readBack)
        return text + QObject::tr("  \u00b7  not read back");
    if (!buffer.type.isStruct())
        text += QStringLiteral("  \u00b7  ") + rangeText(buffer, cells);
    if (buffer.nanCount > 0)
        text +=
            buffer.nanCount == 1 ? QObject::tr("  \u00b7  1 is NaN") : QObject::tr("  \u00b7  %1 are NaN").arg(fullCount(buffer.nanCount));
    return text;
}

BufferView::BufferView(const Appearance &appearance, QWidget *parent) : QWidget(parent), m_appearance(appearance)
{
    m_model = new BufferTableModel(this);
    auto *layout = new QVBoxLayout(this);
    keepScaled(m_appearance, *layout, {}, 6);
    m_tabs = new QTabBar(this);
    m_tabs->setExpanding(false);
    m_choice = new ViewChoice(tr("Buffer"), tr("The buffer of the run that is shown"), {}, this);
    m_choice->hide();
    connect(m_choice, &QComboBox::activated, m_tabs, &QTabBar::setCurrentIndex);
    m_tabs->setAccessibleName(tr("Buffers of the run"));
    layout->addWidget(m_tabs);
    layout->addWidget(m_choice, 0, Qt::AlignLeft);
    layout->addWidget(makeBar());
    m_pictureBar = new PictureBar(m_appearance, this);
    layout->addWidget(m_pictureBar);
    m_preview = new ImagePreview(m_appearance, this);
    layout->addWidget(m_preview);
    makeTable();
    layout->addWidget(m_table, 1);
    makePicture();
    layout->addWidget(m_picture, 1);
    layout->addStretch(0);
    connect(m_tabs, &QTabBar::currentChanged, this, &BufferView::showBuffer);
    connect(&appearance, &Appearance::changed, this, &BufferView::follow);
    follow();
}

void BufferView::makeTable()
{
    m_table = new QTableView(this);
    m_table->setModel(m_model);
    m_table->setItemDelegate(new MarkedCells(m_table));
    m_table->setAccessibleName(tr("Contents of the buffer"));
    m_table->setAlternatingRowColors(true);
    m_table->setWordWrap(false);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerItem);
    m_table->setCornerButtonEnabled(false);
    showWholeLines(*m_table);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // It takes what is left, and what it wants is no matter.
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &index) {
        if (const auto element = m_model->elementOf(index); element && !m_isChoosing)
            choose(*element);
    });
}

void BufferView::makePicture()
{
    m_picture = new BufferPicture(m_appearance, this);
    m_picture->hide();
    connect(m_pictureBar, &PictureBar::changed, this, &BufferView::setChoice);
    connect(m_picture, &BufferPicture::rangeKnown, this, [this] { m_pictureBar->showAutomatic(m_picture->automaticColours()); });
    connect(m_picture, &BufferPicture::elementChosen, this, &BufferView::choose);
    connect(m_picture, &BufferPicture::ready, this, &BufferView::readyChanged);
    connect(m_model, &BufferTableModel::fetched, this, &BufferView::readyChanged);
}

QWidget *BufferView::makeBar()
{
    auto *bar = new QWidget(this);
    auto *layout = new QHBoxLayout(bar);
    keepScaled(m_appearance, *layout, {}, 8);
    m_summary = new QLabel(bar);
    m_summary->setProperty("role", QStringLiteral("muted"));
    m_summary->setWordWrap(true);
    m_sliceLabel = new QLabel(tr("slice"), bar);
    m_sliceLabel->setProperty("role", QStringLiteral("muted"));
    m_slice = new QSpinBox(bar);
    m_slice->setAccessibleName(tr("Slice of the buffer, its slowest dimension"));
    m_element = new QLineEdit(bar);
    m_element->setObjectName(foldedWhilePresenting);
    m_element->setPlaceholderText(tr("go to [index]"));
    m_element->setAccessibleName(tr("Go to an element by its index"));
    m_element->setToolTip(tr("Type an index and press Enter to bring that element into sight."));
    m_kind = new QComboBox(bar);
    m_kind->setAccessibleName(tr("Show the buffer as"));
    m_kind->setToolTip(tr("How the buffer is shown"));
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    layout->addWidget(m_kind, 0, Qt::AlignTop);
    layout->addWidget(m_summary, 1);
    layout->addWidget(m_sliceLabel);
    layout->addWidget(m_slice);
    layout->addWidget(m_element);
    connect(m_kind, &QComboBox::activated, this, [this] {
        PictureChoice other = choice();
        other.kind = PictureKind(m_kind->currentData().toInt());
        setChoice(other);
    });
    connect(m_slice, &QSpinBox::valueChanged, this, [this](int slice) { setSlice(quint64(slice)); });
    connect(m_element, &QLineEdit::returnPressed, this, &BufferView::goToTyped);
    return bar;
}

void BufferView::follow()
{
    m_table->setFont(m_appearance.codeFont(0.95));
    m_table->horizontalHeader()->setFont(m_appearance.codeFont(0.85));
    m_table->verticalHeader()->setFont(m_appearance.codeFont(0.85));
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + m_appearance.px(9));
    m_element->setFixedWidth(m_appearance.px(110));
    fitColumns();
}

/// In characters: of the buffer's limits and of what is seen first, without reading it all.
static int widestNumber(const BufferTableModel &model)
{
    const BufferResult &buffer = model.buffer();
    const bool whole = !isFloating(buffer.type.scalar) && !buffer.type.isStruct();
    qsizetype digits = 2;
    for (const double value : {buffer.min, buffer.max})
        digits = std::max(digits, QString::number(value, whole ? 'f' : 'g', whole ? 0 : 6).size());
    const qsizetype sign = buffer.min < 0 ? 1 : 0;
    for (int row = 0; row < std::min(sampledCells, model.rowCount()); ++row) {
        for (int column = 0; column < std::min(sampledCells, model.columnCount()); ++column)
            digits = std::max(digits, model.index(row, column).data().toString().size() + sign);
    }
    return int(std::min<qsizetype>(digits, 20));
}

/// Of a list so many elements in a row as there is room for: a power of two, so that its indices stay easy to read.
int BufferView::listColumns(int room, int width) const
{
    int columns = TableShape::wrappedColumns;
    while (columns > 1 && columns * m_model->parts() * width > room)
        columns /= 2;
    return columns;
}

void BufferView::fitColumns()
{
    const int digits = m_table->fontMetrics().horizontalAdvance(QString(widestNumber(*m_model), u'0'));
    const int scrollBar = m_model->rowCount() > fewRows ? m_appearance.px(12) : 0;
    const int room = m_table->width() - m_table->verticalHeader()->sizeHint().width() - scrollBar - 3;
    // All of them closer together rather than one out of sight; else as many whole columns as there is room for.
    const int least = digits + m_appearance.px(18);
    if (m_model->shape().wrapped)
        m_model->setListColumns(listColumns(room, least));
    const int columns = std::max(1, m_model->columnCount());
    const bool allFit = columns * least <= room;
    const int width = allFit ? least : digits + m_appearance.px(30);
    const int shown = std::clamp(room / width, 1, columns);
    m_table->horizontalHeader()->setDefaultSectionSize(std::clamp(room / shown, width, std::max(width, 2 * digits + m_appearance.px(60))));
    fitHeight(!allFit);
}

/// A small buffer takes what it needs; what is left stays calm ground.
void BufferView::fitHeight(bool scrolls)
{
    const int rows = m_model->rowCount();
    const int rowHeight = m_table->verticalHeader()->defaultSectionSize();
    const int around = m_table->horizontalHeader()->sizeHint().height() + 2 * m_table->frameWidth() + (scrolls ? m_appearance.px(14) : 0);
    m_table->setMinimumHeight(around + std::clamp(rows, 1, leastRows) * rowHeight);
    m_table->setMaximumHeight(rows > fewRows ? QWIDGETSIZE_MAX : around + std::max(1, rows) * rowHeight);
}

/// Where they have no room side by side a list is better than some of them out of sight.
void BufferView::fitTabs()
{
    const bool fits = m_tabs->sizeHint().width() <= width();
    m_tabs->setVisible(fits);
    m_choice->setVisible(!fits);
}

void BufferView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    QMetaObject::invokeMethod(
        this,
        [this] {
            fitTabs();
            fitColumns();
        },
        Qt::QueuedConnection);
}

void BufferView::show(const QList<BufferResult> &buffers, const std::shared_ptr<ResultStore> &store, const QString &first)
{
    const QString shown = m_model->buffer().name;
    const bool isThere = std::ranges::any_of(buffers, [&](const BufferResult &buffer) { return buffer.name == shown; });
    const QString wanted = isThere ? shown : first;
    m_buffers = buffers;
    m_store = store;
    const QSignalBlocker quiet(m_tabs);
    while (m_tabs->count() > 0)
        m_tabs->removeTab(0);
    int index = -1;
    for (int i = 0; i < int(buffers.size()); ++i) {
        m_tabs->setTabToolTip(m_tabs->addTab(tabName(buffers[i].name)), buffers[i].name);
        if (buffers[i].name == wanted || (index < 0 && wanted.isEmpty() && buffers[i].readBack))
            index = i;
    }
    m_tabs->setCurrentIndex(std::max(0, index));
    m_choice->clear();
    for (const BufferResult &buffer : buffers)
        m_choice->addItem(buffer.name);
    fitTabs();
    showBuffer(m_tabs->currentIndex());
}

void BufferView::showBuffer(int index)
{
    if (index < 0 || index >= m_buffers.size())
        return clear();
    m_choice->setCurrentIndex(index);
    const BufferResult &buffer = m_buffers[index];
    const QList<quint64> shapeBefore = std::exchange(m_shape, buffer.shape);
    m_preview->show(buffer, m_store);
    m_model->show(buffer, m_store);
    m_summary->setText(unbroken(bufferSummary(buffer, m_model)));
    m_summary->setToolTip(allDigits(buffer));
    const bool sliced = m_model->shape().slices > 1;
    m_slice->setVisible(sliced);
    m_sliceLabel->setVisible(sliced);
    m_slice->setMaximum(int(std::min<quint64>(m_model->shape().slices - 1, 2'000'000'000)));
    showKinds();
    showChoice();
    fitColumns();
    if (shapeBefore != buffer.shape)
        m_chosen.reset();
    else if (m_chosen)
        choose(*m_chosen);
}

/// A struct whose members are not known has no numbers.
void BufferView::showKinds()
{
    const BufferResult &buffer = m_model->buffer();
    const bool hasNumbers = buffer.readBack && m_store && buffer.elementCount > 0 && !channelsOf(buffer).isEmpty();
    m_kind->clear();
    m_kind->addItem(tr("Table"), int(PictureKind::Table));
    if (hasNumbers) {
        m_kind->addItem(tr("Heat map"), int(PictureKind::Heat));
        m_kind->addItem(tr("Line"), int(PictureKind::Line));
        m_kind->addItem(tr("Histogram"), int(PictureKind::Histogram));
    }
    if (hasNumbers && hasColours(buffer))
        m_kind->addItem(tr("Image"), int(PictureKind::Image));
    m_kind->setVisible(m_kind->count() > 1);
}

/// As the buffer of this name was shown before, where it still can be.
void BufferView::showChoice()
{
    PictureChoice shown = choice();
    const QList<NumberChannel> channels = channelsOf(m_model->buffer());
    if (m_kind->findData(int(shown.kind)) < 0)
        shown.kind = PictureKind::Table;
    shown.channel = shown.channel < channels.size() ? shown.channel : 0;
    m_choices[m_model->buffer().name] = shown;
    m_kind->setCurrentIndex(m_kind->findData(int(shown.kind)));
    m_pictureBar->show(shown, channels);
    const bool isTable = shown.kind == PictureKind::Table;
    m_table->setVisible(isTable);
    m_preview->setShown(isTable);
    m_picture->setVisible(!isTable);
    if (isTable)
        m_picture->clear();
    else
        m_picture->show(m_model->buffer(), m_store, m_model->slice(), shown);
    Q_EMIT readyChanged();
}

PictureChoice BufferView::choice() const
{
    return m_choices.value(m_model->buffer().name);
}

void BufferView::setChoice(const PictureChoice &wanted)
{
    const PictureChoice before = std::exchange(m_choices[m_model->buffer().name], wanted);
    if (before.kind == PictureKind::Table || wanted.kind == PictureKind::Table)
        showChoice();
    else
        m_picture->setChoice(wanted);
    m_kind->setCurrentIndex(m_kind->findData(int(wanted.kind)));
    m_pictureBar->show(wanted, channelsOf(m_model->buffer()));
    if (m_chosen)
        choose(*m_chosen);
    Q_EMIT readyChanged();
}

void BufferView::setSlice(quint64 slice)
{
    m_model->setSlice(slice, m_model->block());
    m_picture->setSlice(slice);
}

/// Everywhere.
void BufferView::choose(quint64 element)
{
    if (element >= m_model->shape().elementCount)
        return;
    const QScopedValueRollback guard(m_isChoosing, true);
    const bool isNew = std::exchange(m_chosen, element) != element;
    const auto cell = m_model->shape().cellOf(element);
    m_model->setSlice(cell.slice, cell.block);
    {
        const QSignalBlocker quiet(m_slice);
        m_slice->setValue(int(cell.slice));
    }
    m_picture->setSlice(cell.slice);
    if (const QModelIndex index = m_model->indexOf(element); m_model->elementOf(m_table->currentIndex()) != element) {
        m_table->setCurrentIndex(index);
        m_table->scrollTo(index, QAbstractItemView::PositionAtCenter);
    }
    m_picture->choose(element);
    if (isNew)
        Q_EMIT elementChosen(m_model->buffer().name, element);
}

bool BufferView::isPreparing() const
{
    return m_model->isFetching() || m_picture->isPreparing();
}

void BufferView::clear()
{
    m_preview->show({}, {});
    m_picture->clear();
    m_model->clear();
    showKinds();
}

bool BufferView::reveal(const QString &name, quint64 element)
{
    for (int i = 0; i < int(m_buffers.size()); ++i) {
        if (m_buffers[i].name != name)
            continue;
        m_tabs->setCurrentIndex(i);
        choose(element);
        return m_model->indexOf(element).isValid();
    }
    return false;
}

void BufferView::goToTyped()
{
    bool isNumber = false;
    const quint64 element = m_element->text().trimmed().toULongLong(&isNumber);
    if (isNumber)
        reveal(m_model->buffer().name, element);
}

} // namespace kernelscope
