#include "ui/results/BufferView.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QActionGroup>
#include <QClipboard>
#include <QDropEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPointer>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QTabBar>
#include <QTableView>
#include <QToolTip>
#include <QVBoxLayout>

#include "project/ImageFormat.h"
#include "support/FileWriting.h"
#include "support/Numbers.h"
#include "support/Ranges.h"
#include "ui/models/BufferTableModel.h"
#include "ui/models/Counts.h"
#include "ui/models/ElementText.h"
#include "ui/models/Sentences.h"
#include "ui/results/BufferFile.h"
#include "ui/results/BufferPicture.h"
#include "ui/results/ImagePreview.h"
#include "ui/results/MismatchBar.h"
#include "ui/scene/Picture.h"
#include "ui/scene/SceneView.h"
#include "ui/theme/Appearance.h"
#include "ui/theme/StyleSheet.h"
#include "ui/trace/TraceView.h"
#include "ui/widgets/EmptyPage.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/TabName.h"
#include "ui/widgets/ViewButtons.h"
#include "ui/widgets/ViewChoice.h"
#include "ui/widgets/WholeLines.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr int sampledCells = 8; // Of rows and of columns.
constexpr int mostTabs = 50;    // More never fit side by side.
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
    if (const QString text = notFiniteText(value); !text.isEmpty())
        return text;
    const bool isLong = std::abs(value) >= 1e6 && std::abs(value) < 1e12;
    return separated(isLong ? QString::number(value, 'f', 0) : digitsText(value, 6));
}

/// A sum of whole numbers is exact: it is written in full where it is not too long to read.
static QString roundedSum(const BufferResult &buffer)
{
    const bool exact = !buffer.sumText.isEmpty() && buffer.sumText.size() <= 12 && !buffer.sumText.contains(u'.');
    return exact ? separated(buffer.sumText) : roundedNumber(buffer.sum);
}

/// Of an image whose whole numbers a kernel reads as 0 to 1, or -1 to 1: as its cells show them, too.
static QString asStored(const BufferResult &buffer, const QString &read)
{
    const auto format = imageFormatNamed(buffer.imageFormat);
    if (!format || !format->isNormalized())
        return read;
    const bool isSigned = format->type == ChannelType::SNorm8 || format->type == ChannelType::SNorm16;
    const double one = std::exp2(8 * sizeInBytes(format->scalar()) - (isSigned ? 1 : 0)) - 1;
    const auto stored = [one](double value) { return separated(QString::number(std::round(value * one), 'f', 0)); };
    return QObject::tr("stored as %1 to %2, read as %3").arg(stored(buffer.min), stored(buffer.max), read);
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
    const QString range = QObject::tr("from %1 to %2").arg(written(buffer.min), written(buffer.max));
    return QObject::tr("%1, sum\u00a0%2").arg(range, roundedSum(buffer));
}

static QString allDigits(const BufferResult &buffer)
{
    if (buffer.type.isStruct() || !buffer.readBack)
        return {};
    const auto written = [](double value) { return std::isfinite(value) ? digitsText(value, 17) : notFiniteText(value); };
    const bool isExact = !buffer.sumText.isEmpty() && std::isfinite(buffer.sum);
    return QObject::tr("least %1\ngreatest %2\nsum %3")
        .arg(written(buffer.min), written(buffer.max), isExact ? buffer.sumText : written(buffer.sum));
}

QString bufferSummary(const BufferResult &buffer, const BufferTableModel *cells)
{
    const QStringList extents = mapped(buffer.shape, fullCount<quint64>);
    const QString type = buffer.imageFormat.isEmpty() ? elementTypeName(buffer.type) : buffer.imageFormat;
    QString text = QStringLiteral("%1 [%2]  \u00b7  %3").arg(type, extents.join(u" \u00d7 "_s), shownBytes(buffer.sizeInBytes));
    if (!buffer.readBack)
        return text + QObject::tr("  \u00b7  not read back");
    if (!buffer.type.isStruct() && !holdsOnlyNaN(buffer))
        text += QStringLiteral("  \u00b7  ") + asStored(buffer, rangeText(buffer, cells));
    if (buffer.nanCount > 0)
        text +=
            buffer.nanCount == 1 ? QObject::tr("  \u00b7  1 is NaN") : QObject::tr("  \u00b7  %1 are NaN").arg(fullCount(buffer.nanCount));
    return text;
}

BufferView::BufferView(const Appearance &appearance, QWidget *parent, Role role)
    : QWidget(parent), m_appearance(appearance), m_role(role),
      m_saving([this](const QString &file, const Result<void> &result) { report(file, result); })
{
    setAcceptDrops(role == Role::First);
    m_model = new BufferTableModel(this);
    auto *layout = new QVBoxLayout(this);
    keepScaled(m_appearance, *layout, {}, 6);
    m_tabs = new QTabBar(this);
    m_tabs->setExpanding(false);
    m_choice = new ViewChoice(tr("Buffer"), tr("The buffer of the run that is shown"), {}, this);
    m_choice->hide();
    connect(m_choice, &QComboBox::activated, this, &BufferView::showBuffer);
    m_tabs->setAccessibleName(tr("Buffers of the run"));
    layout->addWidget(m_tabs);
    layout->addWidget(m_choice, 0, Qt::AlignLeft);
    m_bar = makeBar();
    layout->addWidget(m_bar);
    m_mismatchBar = new MismatchBar(m_appearance, this);
    layout->addWidget(m_mismatchBar);
    connect(m_mismatchBar, &MismatchBar::goTo, this, &BufferView::goToMismatch);
    m_pictureBar = new PictureBar(m_appearance, this);
    layout->addWidget(m_pictureBar);
    m_preview = new ImagePreview(m_appearance, this);
    layout->addWidget(m_preview);
    makeTable();
    layout->addWidget(m_table, 1);
    makePicture();
    layout->addWidget(m_picture, 1);
    m_nothing = new EmptyPage(m_appearance, QStringLiteral("buffer"), this);
    m_nothing->hide();
    layout->addWidget(m_nothing, 1);
    layout->addStretch(0);
    connect(m_tabs, &QTabBar::currentChanged, this, &BufferView::showBuffer);
    connect(&appearance, &Appearance::changed, this, &BufferView::followAppearance);
    followAppearance();
}

namespace {

/// Of the numbers of rows, in a font whose digits are of one width, the last is the widest: QHeaderView measures two hundred of them, for
/// each of a table's layouts.
class RowNumbers : public QHeaderView
{
public:
    explicit RowNumbers(QWidget *parent) : QHeaderView(Qt::Vertical, parent)
    {
        setSectionsClickable(true);
        setHighlightSections(true);
    }
    QSize sizeHint() const override { return count() == 0 ? QHeaderView::sizeHint() : sectionSizeFromContents(count() - 1); }
};

} // namespace

void BufferView::makeTable()
{
    m_table = new QTableView(this);
    m_table->setVerticalHeader(new RowNumbers(m_table));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new MarkedCells(m_table));
    m_table->setAccessibleName(tr("Contents of the buffer"));
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QWidget::customContextMenuRequested, this,
            [this](const QPoint &at) { m_menu->popup(m_table->viewport()->mapToGlobal(at)); });
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
    connect(m_picture, &BufferPicture::elementChosen, this, [this](quint64 element) { choose(element); });
    connect(m_picture, &BufferPicture::ready, this, &BufferView::readyChanged);
    connect(m_picture, &BufferPicture::seenChanged, this, &BufferView::seenChanged);
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
    m_element->setToolTip(tr("Type an index, or one for each dimension, as 3, 4, and press Enter to bring that element into sight."));
    m_kind = new QComboBox(bar);
    m_kind->setObjectName(QStringLiteral("kind"));
    m_kind->setAccessibleName(tr("Show the buffer as"));
    m_kind->setToolTip(tr("How the buffer is shown"));
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    layout->addWidget(m_kind, 0, Qt::AlignTop);
    layout->addWidget(m_summary, 1);
    layout->addWidget(m_sliceLabel);
    layout->addWidget(m_slice);
    layout->addWidget(m_element);
    makeMenu(*layout, bar);
    connect(m_kind, &QComboBox::activated, this, [this] {
        PictureChoice other = choice();
        other.kind = PictureKind(m_kind->currentData().toInt());
        setChoice(other);
    });
    connect(m_slice, &QSpinBox::valueChanged, this, [this](int slice) { setSlice(quint64(slice)); });
    connect(m_element, &QLineEdit::returnPressed, this, &BufferView::goToTyped);
    connect(m_element, &QLineEdit::textEdited, this, [this] { restyle(*m_element, "wrong", false); });
    return bar;
}

void BufferView::followAppearance()
{
    m_table->setFont(m_appearance.codeFont(0.95));
    m_table->horizontalHeader()->setFont(m_appearance.codeFont(0.85));
    m_table->verticalHeader()->setFont(m_appearance.codeFont(0.85));
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + m_appearance.px(9));
    m_element->setMinimumWidth(m_appearance.px(60)); // It gives way first.
    m_element->setMaximumWidth(m_appearance.px(110));
    tintViewButtons(*m_element->parentWidget(), m_appearance);
    fitColumns();
}

/// In characters: of the buffer's limits and of what is seen first, without reading it all.
static int widestNumber(const BufferTableModel &model)
{
    const BufferResult &buffer = model.buffer();
    const bool whole = !isFloating(buffer.type.scalar) && !buffer.type.isStruct();
    qsizetype digits = 2;
    for (const double value : model.format() == NumberFormat::Decimal ? QList<double>{buffer.min, buffer.max} : QList<double>())
        digits = std::max(digits, (whole ? separated(QString::number(value, 'f', 0)) : model.numberText(value)).size());
    const qsizetype sign = buffer.min < 0 ? 1 : 0;
    for (int sampled = 0; sampled < std::min(2 * sampledCells, model.rowCount()); ++sampled) { // the first and the last ones
        const int row = sampled < sampledCells ? sampled : model.rowCount() - 1 - (sampled - sampledCells);
        for (int column = 0; column < std::min(sampledCells, model.columnCount()); ++column)
            digits = std::max(digits, model.index(row, column).data().toString().size() + sign);
    }
    return int(std::min<qsizetype>(digits, model.format() == NumberFormat::Bits ? 71 : buffer.type.isStruct() ? 40 : 20));
}

/// What a cell needs beside its text not to shorten it.
static int aroundText(const QTableView &table)
{
    const QModelIndex first = table.model()->index(0, 0);
    if (!first.isValid())
        return 0;
    return table.sizeHintForIndex(first).width() + (table.showGrid() ? 1 : 0) -
           table.fontMetrics().horizontalAdvance(first.data().toString());
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
    const auto room = [this] { // With a scroll bar, unless all rows are always in sight.
        const int scrollBar = m_model->rowCount() > leastRows ? m_appearance.px(12) : 0;
        return m_table->width() - m_table->verticalHeader()->sizeHint().width() - scrollBar - 3;
    };
    // All of them closer together rather than one out of sight; else as many whole columns as there is room for.
    const int least = digits + aroundText(*m_table);
    if (m_model->shape().wrapped)
        m_model->setListColumns(listColumns(room(), least));
    const int columns = std::max(1, m_model->columnCount());
    const bool allFit = columns * least <= room();
    const int width = allFit ? least : least + m_appearance.px(12);
    const int shown = std::clamp(room() / width, 1, columns);
    m_table->horizontalHeader()->setDefaultSectionSize(
        std::clamp(room() / shown, width, std::max(width, 2 * digits + m_appearance.px(60))));
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

/// Where they have no space side by side a list is better than some of them out of sight.
void BufferView::fitTabs()
{
    const bool fits = m_tabs->count() == m_buffers.size() && m_tabs->sizeHint().width() <= width();
    m_tabs->setVisible(fits && !m_buffers.isEmpty());
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
    if (store != m_store && m_store)
        m_before = {m_buffers, m_store};
    m_buffers = buffers;
    m_store = store;
    const QSignalBlocker quiet(m_tabs);
    while (m_tabs->count() > 0)
        m_tabs->removeTab(0);
    int index = -1;
    QStringList names;
    for (int i = 0; i < int(buffers.size()); ++i) {
        names << buffers[i].name;
        if (buffers.size() <= mostTabs)
            m_tabs->setTabToolTip(m_tabs->addTab(tabName(buffers[i].name)), buffers[i].name);
        if (buffers[i].name == wanted || (index < 0 && wanted.isEmpty() && buffers[i].readBack))
            index = i;
    }
    m_choice->clear();
    m_choice->addItems(names);
    fitTabs();
    m_bar->setVisible(!buffers.isEmpty());
    showBuffer(std::max(0, index));
}

const RunBuffers &BufferView::runOf(Against against) const
{
    return against == Against::PinnedRun ? m_pinned : m_before;
}

/// Of a difference one sees other things than of the buffer.
QString BufferView::choiceKey() const
{
    return m_model->buffer().name + (m_shownStore != m_store ? QStringLiteral(" difference") : QString());
}

/// Its contents, or how they differ from those of the other run. What is said of them.
QString BufferView::showContents(const BufferResult &buffer)
{
    const bool isCompared = m_against != Against::Nothing && hasRun(m_against);
    const Result<BufferDifference> difference =
        isCompared ? differenceOf(buffer, m_store, runOf(m_against)) : Result<BufferDifference>(BufferDifference{buffer, m_store, 0});
    const BufferResult &shown = difference ? difference->buffer : buffer;
    m_shownStore = difference ? difference->store : m_store;
    m_preview->show(shown, m_shownStore);
    m_model->show(shown, m_shownStore);
    m_mismatches = isCompared && difference ? Mismatches() : mismatchesOf(m_checks, buffer.name);
    m_model->setMismatches(m_mismatches);
    m_mismatchBar->show(buffer, m_mismatches);
    m_summary->setToolTip(allDigits(shown));
    if (!isCompared)
        return bufferSummary(buffer, m_model);
    const QString other = m_against == Against::PinnedRun ? tr("the pinned run") : tr("the run before");
    if (!difference)
        return tr("No difference to %1. %2").arg(other, inLanguage(difference.error().message));
    const quint64 all = shown.elementCount * quint64(shown.type.components);
    if (difference->differing == 0)
        return tr("As in %1: all %2 numbers are the same.").arg(other, fullCount(all));
    const QString text = tr("Difference to %1").arg(other) + QStringLiteral("  \u00b7  ");
    return text + tr("%1 of %2 numbers differ, from %3 to %4")
                      .arg(fullCount(difference->differing), fullCount(all), roundedNumber(shown.min), roundedNumber(shown.max));
}

void BufferView::setAgainst(Against against)
{
    m_against = against;
    showBuffer(m_choice->currentIndex());
}

void BufferView::pin()
{
    m_pinned = {m_buffers, m_store};
}

void BufferView::forgetRuns()
{
    m_before = {};
    m_pinned = {};
    m_against = Against::Nothing;
    m_store.reset(); // Of another project, which the next run is not compared with.
    m_choices.clear();
    if (m_beforePresenting)
        m_beforePresenting->clear();
    m_chosen.reset();
}

void BufferView::showBuffer(int index)
{
    if (index < 0 || index >= m_buffers.size())
        return clear();
    m_choice->setCurrentIndex(index);
    {
        const QSignalBlocker quiet(m_tabs);
        m_tabs->setCurrentIndex(index);
    }
    const BufferResult &buffer = m_buffers[index];
    const QList<quint64> shapeBefore = std::exchange(m_shape, buffer.shape);
    m_summary->setText(unbroken(showContents(buffer)));
    const bool sliced = m_model->shape().slices > 1;
    m_slice->setVisible(sliced);
    m_sliceLabel->setVisible(sliced);
    m_slice->setMaximum(int(std::min<quint64>(m_model->shape().slices - 1, 2'000'000'000)));
    m_slice->setSuffix(u" / %1"_s.arg(m_slice->maximum()));
    m_slice->setToolTip(tr("The slices are 0 to %1.").arg(fullCount(quint64(m_slice->maximum()))));
    showKinds();
    showChoice();
    fitColumns();
    if (shapeBefore != buffer.shape)
        m_chosen.reset();
    else if (m_chosen)
        choose(*m_chosen, true);
}

/// A struct whose members are not known has no numbers.
void BufferView::showKinds()
{
    const BufferResult &buffer = m_model->buffer();
    const bool hasNumbers = buffer.readBack && m_shownStore && buffer.elementCount > 0 && !channelsOf(buffer).isEmpty();
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
    m_choices[choiceKey()] = shown;
    showBar(shown);
    const bool isTable = shown.kind == PictureKind::Table;
    const BufferResult &buffer = m_model->buffer();
    m_table->setVisible(isTable && m_model->rowCount() > 0);
    m_nothing->setVisible(m_buffers.isEmpty() || (!buffer.name.isEmpty() && (!buffer.readBack || buffer.elementCount == 0)));
    m_nothing->say(m_buffers.isEmpty() ? tr("The project has no buffers, so a run leaves no contents to show.")
                   : buffer.readBack   ? tr("%1 has no elements.").arg(buffer.name)
                                       : tr("%1 was not read back from the device, so its contents can't be shown. "
                                              "\u201cRead back after the run\u201d in its menu in the set-up brings them.")
                                           .arg(buffer.name));
    m_preview->setShown(isTable);
    m_picture->setVisible(!isTable);
    if (isTable)
        m_picture->clear();
    else
        m_picture->show(m_model->buffer(), m_shownStore, m_model->slice(), shown, m_mismatches);
    Q_EMIT readyChanged();
}

void BufferView::showBar(const PictureChoice &shown)
{
    m_kind->setCurrentIndex(m_kind->findData(int(shown.kind)));
    m_pictureBar->show(shown, m_model->buffer(), !m_mismatches.isEmpty());
    if (m_beforePresenting)
        m_pictureBar->hide();
}

bool BufferView::showAs(PictureKind kind)
{
    if (m_kind->findData(int(kind)) < 0)
        return false;
    PictureChoice shown = choice();
    shown.kind = kind;
    setChoice(shown);
    return true;
}

void BufferView::setPresented(bool presented)
{
    if (presented == m_beforePresenting.has_value())
        return;
    if (presented)
        m_beforePresenting = m_choices;
    else
        m_choices = *std::exchange(m_beforePresenting, std::nullopt);
    showChoice();
}

Scene BufferView::drawn() const
{
    return kind() == PictureKind::Table ? Scene() : m_picture->scene();
}

PictureChoice BufferView::choice() const
{
    PictureChoice usual;
    usual.map = m_shownStore != m_store ? ColourMap::Diverging : ColourMap::Sequential;
    return m_choices.value(choiceKey(), usual);
}

void BufferView::setChoice(const PictureChoice &wanted)
{
    const PictureChoice before = std::exchange(m_choices[choiceKey()], wanted);
    if (before.kind == PictureKind::Table || wanted.kind == PictureKind::Table)
        showChoice();
    else
        m_picture->setChoice(wanted);
    showBar(wanted);
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
void BufferView::choose(quint64 element, bool isSightKept)
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
    m_picture->choose(element, isSightKept ? BufferPicture::Sight::Kept : BufferPicture::Sight::Moved);
    m_mismatchBar->showChosen(element);
    if (!isNew)
        return;
    Q_EMIT elementChosen(m_model->buffer().name, element);
    Q_EMIT seenChanged();
}

void BufferView::follow(const BufferView &other)
{
    if (other.m_shape != m_shape)
        return;
    if (other.m_chosen && other.m_chosen != m_chosen)
        choose(*other.m_chosen, true);
    if (other.kind() == kind() && kind() != PictureKind::Table && kind() != PictureKind::Histogram)
        m_picture->view().setWindow(other.m_picture->view().window());
}

QString BufferView::otherBuffer() const
{
    QString other;
    for (const BufferResult &buffer : m_buffers) {
        if (buffer.name == m_model->buffer().name || !buffer.readBack)
            continue;
        if (buffer.shape == m_shape)
            return buffer.name;
        if (other.isEmpty())
            other = buffer.name;
    }
    return other;
}

void BufferView::setChecks(const QList<CheckResult> &checks)
{
    m_checks = checks;
}

void BufferView::goToMismatch(bool isForward)
{
    if (!m_mismatches.isEmpty())
        choose(m_mismatches.next(m_chosen, isForward));
}

void BufferView::makeMenu(QBoxLayout &layout, QWidget *bar)
{
    QToolButton *button =
        addViewButton(layout, QStringLiteral("more"), tr("Copy, save or load the contents, or write numbers otherwise"), bar);
    m_menu = new QMenu(button);
    button->setMenu(m_menu);
    button->setPopupMode(QToolButton::InstantPopup);
    connect(m_menu, &QMenu::aboutToShow, this, &BufferView::fillMenu);
    auto *copy = new QAction(this);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(copy, &QAction::triggered, this, &BufferView::copyCells);
    addAction(copy);
}

void BufferView::fillMenu()
{
    m_menu->clear();
    const bool hasContents = m_shownStore && m_model->buffer().readBack;
    m_menu->addAction(tr("Copy the selected cells"), this, &BufferView::copyCells)
        ->setEnabled(kind() == PictureKind::Table && m_table->selectionModel()->hasSelection());
    if (m_role == Role::First) {
        m_menu->addAction(tr("Save the contents\u2026"), this, &BufferView::saveWanted)->setEnabled(hasContents);
        m_menu->addAction(tr("Start with the contents of a file\u2026"), this, &BufferView::fileWanted);
        m_menu->addSeparator();
        m_menu->addAction(tr("Show who wrote the chosen element"), this, [this] { Q_EMIT writerWanted(m_model->buffer().name, *m_chosen); })
            ->setEnabled(m_chosen && m_model->buffer().imageFormat.isEmpty());
        m_menu
            ->addAction(tr("Show what the chosen element was made of"), this,
                        [this] { Q_EMIT whyWanted(m_model->buffer().name, *m_chosen); })
            ->setEnabled(m_chosen && m_model->buffer().imageFormat.isEmpty());
    }
    QAction *beside = m_menu->addAction(tr("Show another buffer beside this one"), this, &BufferView::besideToggled);
    beside->setCheckable(true);
    beside->setChecked(m_role == Role::Beside || m_hasBeside);
    beside->setEnabled(beside->isChecked() || !otherBuffer().isEmpty());
    m_menu->addSeparator();
    addComparisons();
    m_menu->addSeparator();
    addFormats();
}

void BufferView::addComparisons()
{
    const std::pair<Against, QString> choices[] = {{Against::RunBefore, tr("Show the difference to the run before")},
                                                   {Against::PinnedRun, tr("Show the difference to the pinned run")}};
    for (const auto &[against, name] : choices) {
        QAction *action =
            m_menu->addAction(name, this, [this, chosen = against] { setAgainst(m_against == chosen ? Against::Nothing : chosen); });
        action->setCheckable(true);
        action->setChecked(m_against == against);
        action->setEnabled(hasRun(against));
    }
    m_menu->addAction(tr("Pin this run, to compare later ones with it"), this, [this] {
        pin();
        Q_EMIT pinWanted();
        QToolTip::showText(QCursor::pos(), tr("This run is pinned. After another one, this menu shows the difference to it."), this);
    });
}

void BufferView::addFormats()
{
    const std::pair<NumberFormat, QString> formats[] = {{NumberFormat::Decimal, tr("Decimal")},
                                                        {NumberFormat::Hexadecimal, tr("Hexadecimal")},
                                                        {NumberFormat::Scientific, tr("Scientific")},
                                                        {NumberFormat::Bits, tr("Bits")}};
    QActionGroup *group = nullptr; // One of them is on.
    for (const auto &[format, name] : formats) {
        QAction *action = m_menu->addAction(name, this, [this, chosen = format] { setFormat(chosen); });
        action->setCheckable(true);
        action->setChecked(m_model->format() == format);
        action->setEnabled(!m_model->buffer().type.isStruct());
        if (!group)
            group = new QActionGroup(action); // It goes with them when the menu is filled anew.
        group->addAction(action);
    }
}

void BufferView::setFormat(NumberFormat format)
{
    m_model->setFormat(format);
    fitColumns();
    if (m_chosen)
        choose(*m_chosen);
}

void BufferView::copyCells() const
{
    QModelIndexList cells = m_table->selectionModel()->selectedIndexes();
    if (cells.isEmpty())
        return;
    std::ranges::sort(cells, {}, [](const QModelIndex &cell) { return std::pair(cell.row(), cell.column()); });
    const auto [left, right] = std::ranges::minmax(cells, {}, &QModelIndex::column);
    QString text;
    for (qsizetype k = 0, column = left.column(), row = cells.first().row(); k < cells.size(); ++k) {
        for (; row < cells[k].row(); ++row, column = left.column())
            text += QString(right.column() - column, u'\t') + u'\n';
        for (; column < cells[k].column(); ++column)
            text += u'\t';
        text += m_model->copyText(cells[k]);
    }
    QGuiApplication::clipboard()->setText(text);
}

void BufferView::saveAs(const QString &file)
{
    const BufferResult &buffer = m_model->buffer();
    if (m_shownStore)
        m_shownStore->read(buffer.fileOffset, buffer.sizeInBytes, [self = QPointer(this), file](const Result<QByteArray> &contents) {
            if (self)
                self->save(file, contents);
        });
}

/// To write a long list of numbers takes a while.
void BufferView::save(const QString &file, const Result<QByteArray> &contents)
{
    if (!contents)
        return Q_EMIT notSaved(contents.error());
    const BufferResult buffer = m_model->buffer();
    const bool isPicture = file.endsWith(u".png", Qt::CaseInsensitive) && kind() != PictureKind::Table && kind() != PictureKind::Image;
    if (isPicture)
        return report(file, savePicture(m_picture->scene(), m_appearance, file));
    m_saving.want(file, [file, buffer, bytes = *contents](const std::stop_token &) {
        return bufferFile(file, buffer, bytes).and_then([&](const QByteArray &all) { return writeFile(file, all); });
    });
}

void BufferView::report(const QString &file, const Result<void> &saved)
{
    if (saved)
        Q_EMIT this->saved(file);
    else
        Q_EMIT notSaved(saved.error());
}

static QString droppedFile(const QMimeData &data)
{
    const QString file = data.urls().size() == 1 ? data.urls().first().toLocalFile() : QString();
    return isDataFile(file) ? file : QString();
}

void BufferView::dragEnterEvent(QDragEnterEvent *event)
{
    if (!m_buffers.isEmpty() && !droppedFile(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void BufferView::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    Q_EMIT fileDropped(droppedFile(*event->mimeData()));
}

bool BufferView::isPreparing() const
{
    return m_model->isFetching() || m_picture->isPreparing();
}

void BufferView::clear()
{
    m_preview->show({}, {});
    m_shownStore.reset();
    m_mismatches = {};
    m_mismatchBar->show({}, {});
    m_model->clear();
    showKinds();
    showChoice();
}

bool BufferView::reveal(const QString &name, std::optional<quint64> element)
{
    for (int i = 0; i < int(m_buffers.size()); ++i) {
        if (m_buffers[i].name != name)
            continue;
        if (i != m_choice->currentIndex())
            showBuffer(i);
        if (element)
            choose(*element);
        return !element || m_model->indexOf(*element).isValid();
    }
    return false;
}

/// "3203", "[3203]", or of each dimension "[32][50]", "32, 50", "a[32][50]".
static std::optional<quint64> typedElement(QString text, const QList<quint64> &shape)
{
    static const QRegularExpression name(QStringLiteral("^\\s*[A-Za-z_]\\w*\\s*(?=\\[)")), between(QStringLiteral("[\\[\\],;\\s]+"));
    const QStringList parts = text.remove(name).split(between, Qt::SkipEmptyParts);
    if (parts.isEmpty() || (parts.size() > 1 && parts.size() != shape.size()))
        return std::nullopt;
    const bool isWhole = parts.size() == 1;
    quint64 element = 0;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        bool isNumber = false;
        const quint64 index = parts[i].toULongLong(&isNumber);
        if (!isNumber || (!isWhole && index >= shape[i]))
            return std::nullopt;
        element = isWhole ? index : element * shape[i] + index;
    }
    return element;
}

void BufferView::goToTyped()
{
    const BufferResult &buffer = m_model->buffer();
    const auto element = typedElement(m_element->text(), buffer.shape);
    const bool isThere = element && *element < buffer.elementCount;
    if (isThere)
        reveal(buffer.name, *element);
    restyle(*m_element, "wrong", !isThere);
    if (!isThere)
        QToolTip::showText(m_element->mapToGlobal(QPoint(0, m_element->height())),
                           tr("There is no such element: %1 has %2. Type an index, or one for each dimension, as 3, 4.")
                               .arg(buffer.name, sizesText(buffer.shape)),
                           m_element);
}

} // namespace kernelscope
