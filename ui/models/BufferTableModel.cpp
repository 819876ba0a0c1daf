#include "ui/models/BufferTableModel.h"

#include <algorithm>
#include <cmath>

#include <QFont>
#include <QPointer>

#include "support/Filled.h"
#include "ui/models/Counts.h"
#include "ui/models/ElementText.h"

namespace kernelscope {

constexpr quint64 pageSize = 64 * 1024;
constexpr int cachedPages = 256;
constexpr quint64 sampledElements = 512; // Within the first page.

BufferTableModel::BufferTableModel(QObject *parent) : QAbstractTableModel(parent)
{
    m_pages.setMaxCost(cachedPages);
}

void BufferTableModel::show(const BufferResult &buffer, const std::shared_ptr<ResultStore> &store)
{
    beginResetModel();
    m_buffer = buffer;
    m_store = store;
    m_shape = buffer.readBack && store ? TableShape::of(buffer.shape, m_listColumns) : TableShape{};
    m_slice = std::min(m_slice, m_shape.slices - 1);
    m_block = std::min(m_block, m_shape.blocks() - 1);
    ++m_generation;
    m_fetching = 0;
    m_numbers.reset();
    m_pages.clear();
    m_asked.clear();
    endResetModel();
}

void BufferTableModel::clear()
{
    show({}, nullptr);
}

void BufferTableModel::setSlice(quint64 slice, quint64 block)
{
    slice = std::min(slice, m_shape.slices - 1);
    block = std::min(block, m_shape.blocks() - 1);
    if (slice == m_slice && block == m_block)
        return;
    beginResetModel();
    m_slice = slice;
    m_block = block;
    endResetModel();
}

void BufferTableModel::setListColumns(int columns)
{
    if (columns == m_listColumns)
        return;
    beginResetModel();
    m_listColumns = columns;
    if (m_shape.elementCount > 0)
        m_shape = TableShape::of(m_buffer.shape, columns);
    m_block = std::min(m_block, m_shape.blocks() - 1);
    endResetModel();
}

int BufferTableModel::parts() const
{
    if (m_buffer.type.isStruct())
        return std::max<int>(1, int(m_buffer.members.size()));
    if (m_buffer.imageFormat.isEmpty())
        return m_buffer.type.components;
    return std::max(1, m_buffer.elementSize / std::max(1, sizeInBytes(m_buffer.type.scalar)));
}

std::optional<quint64> BufferTableModel::elementOf(const QModelIndex &index) const
{
    if (!index.isValid())
        return std::nullopt;
    const quint64 element = m_shape.elementAt(m_slice, m_block, index.row(), index.column() / parts());
    return element < m_shape.elementCount ? std::optional(element) : std::nullopt;
}

QModelIndex BufferTableModel::indexOf(quint64 element) const
{
    const auto cell = m_shape.cellOf(element);
    if (element >= m_shape.elementCount || cell.slice != m_slice || cell.block != m_block)
        return {};
    return index(cell.row, cell.column * parts());
}

int BufferTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_shape.rows(m_block);
}

int BufferTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_shape.columns() * parts();
}

QVariant BufferTableModel::data(const QModelIndex &index, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    const auto element = elementOf(index);
    if (!element)
        return {};
    const int part = index.column() % parts();
    if (role == Qt::DisplayRole) {
        const QByteArray bytes = elementBytes(*element);
        return bytes.isEmpty() ? QStringLiteral("\u2026") : cellText(bytes, part);
    }
    return wrongData(*element, part, role);
}

QVariant BufferTableModel::wrongData(quint64 element, int part, int role) const
{
    const WrongElements *wrong = wrongAt(element);
    if (role == Qt::ToolTipRole)
        return wrong ? toolTip(element, part) + u'\n' + wrong->why : toolTip(element, part);
    if (!wrong)
        return {};
    if (role == Qt::FontRole) {
        QFont bold; // Colours are not everybody's.
        bold.setBold(true);
        return bold;
    }
    return role == Qt::ForegroundRole ? QVariant(m_wrongText) : QVariant();
}

const WrongElements *BufferTableModel::wrongAt(quint64 element) const
{
    const auto found = std::ranges::find_if(m_wrong, [&](const WrongElements &wrong) {
        return wrong.buffer == m_buffer.name && std::ranges::binary_search(wrong.elements, element);
    });
    return found == m_wrong.end() ? nullptr : &*found;
}

void BufferTableModel::setWrong(const QList<WrongElements> &wrong, const QColor &text)
{
    m_wrong = wrong;
    m_wrongText = text;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {Qt::ForegroundRole, Qt::FontRole});
}

void BufferTableModel::setMismatches(const Mismatches &mismatches)
{
    m_mismatches = mismatches;
}

void BufferTableModel::setFormat(NumberFormat format)
{
    if (format == m_format)
        return;
    beginResetModel();
    m_format = format;
    endResetModel();
}

QString BufferTableModel::copyText(const QModelIndex &index) const
{
    const auto element = elementOf(index);
    const QByteArray bytes = element ? elementBytes(*element) : QByteArray();
    if (bytes.isEmpty())
        return {};
    const int part = index.column() % parts();
    if (m_format != NumberFormat::Decimal && !m_buffer.type.isStruct())
        return cellText(bytes, part);
    return elementText(m_buffer.type, m_buffer.members, bytes, part, true);
}

QString BufferTableModel::cellText(const QByteArray &element, int part) const
{
    const ElementType &type = m_buffer.type;
    if (m_format != NumberFormat::Decimal && !type.isStruct())
        return formattedNumber(type.scalar, QByteArrayView(element).sliced(qsizetype(part) * sizeInBytes(type.scalar)), m_format);
    if (!type.isStruct() && isFloating(type.scalar)) {
        const double value = elementText(type, {}, element, part, true).toDouble();
        if (std::isfinite(value))
            return numberText(value);
    }
    const QString text = elementText(type, m_buffer.members, element, part, false);
    return type.isStruct() ? text : separated(text);
}

QString BufferTableModel::numberText(double value) const
{
    return separated(numbers().text(value));
}

QList<double> BufferTableModel::firstNumbers(quint64 most) const
{
    QList<double> values;
    for (quint64 element = 0; element < std::min(most, m_shape.elementCount); ++element) {
        const QByteArray bytes = elementBytes(element);
        if (!bytes.isEmpty())
            values.append(elementText(m_buffer.type, {}, bytes, 0, true).toDouble());
    }
    return values;
}

/// Before the first page is there each number is as short as it can be.
NumberColumn BufferTableModel::numbers() const
{
    if (m_numbers)
        return *m_numbers;
    const QList<double> values = firstNumbers(sampledElements);
    if (values.isEmpty())
        return {};
    m_numbers = NumberColumn::of(std::max(std::abs(m_buffer.min), std::abs(m_buffer.max)), values);
    return *m_numbers;
}

QString BufferTableModel::partName(int part) const
{
    if (m_buffer.type.isStruct())
        return part < m_buffer.members.size() ? m_buffer.members[part].name : QString();
    static const QString names = QStringLiteral("xyzw");
    return parts() <= 4 ? QString(names[part]) : QStringLiteral("s%1").arg(part, 0, 16);
}

QString BufferTableModel::toolTip(quint64 element, int part) const
{
    const QString suffix = parts() > 1 ? u'.' + partName(part) : QString();
    const QString place = filled(QStringLiteral("%1[%2]%3 = "), m_buffer.name, element, suffix);
    const Mismatches::Place *mismatch = m_mismatches.at(element);
    if (mismatch && mismatch->number == part)
        return place + differenceText(m_buffer.type.scalar, mismatch->actual, mismatch->expected);
    return place + elementText(m_buffer.type, m_buffer.members, elementBytes(element), part, true);
}

QVariant BufferTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole || section < 0)
        return {};
    if (orientation == Qt::Vertical) {
        const quint64 row = m_block * TableShape::maximumRows + quint64(section);
        return QString::number(m_shape.wrapped ? row * m_shape.elementsInRow : row);
    }
    const int column = section / parts();
    const QString name = (m_shape.wrapped ? QStringLiteral("+%1") : QStringLiteral("%1")).arg(column);
    return parts() == 1 ? name : name + u'.' + partName(section % parts());
}

QByteArray BufferTableModel::elementBytes(quint64 element) const
{
    const auto size = quint64(m_buffer.elementSize);
    const quint64 from = element * size;
    QByteArray bytes;
    for (quint64 at = from; at < from + size;) {
        const QByteArray *found = page(at / pageSize);
        const quint64 inPage = at % pageSize;
        if (!found || quint64(found->size()) <= inPage)
            return {};
        const quint64 taken = std::min(from + size - at, quint64(found->size()) - inPage);
        bytes.append(found->constData() + inPage, qsizetype(taken));
        at += taken;
    }
    return bytes;
}

const QByteArray *BufferTableModel::page(quint64 number) const
{
    if (!m_pages.contains(number) && m_store && !m_asked.contains(number))
        fetch(number);
    return m_pages.object(number);
}

void BufferTableModel::fetch(quint64 number) const
{
    const quint64 from = number * pageSize;
    if (from >= m_buffer.sizeInBytes)
        return;
    m_asked.insert(number);
    ++m_fetching;
    auto *self = const_cast<BufferTableModel *>(this); // The cache is filled from inside data().
    const auto later = std::make_shared<bool>(false);
    m_store->read(m_buffer.fileOffset + from, std::min(pageSize, m_buffer.sizeInBytes - from),
                  [self = QPointer(self), number, generation = m_generation, later](const Result<QByteArray> &reply) {
                      if (self && self->m_generation == generation)
                          self->take(number, reply, *later);
                  });
    *later = true;
}

void BufferTableModel::take(quint64 number, const Result<QByteArray> &reply, bool later)
{
    if (--m_fetching == 0 && later)
        Q_EMIT fetched();
    if (!reply)
        return; // Stays asked for: a page that can't be read is not asked for again and again.
    m_asked.remove(number);
    m_pages.insert(number, new QByteArray(*reply));
    if (later && rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {Qt::DisplayRole});
}

} // namespace kernelscope
