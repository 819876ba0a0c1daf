#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

#include "files/Csv.h"
#include "files/Number.h"

namespace kernelscope {
namespace {

QByteArrayView unquoted(QByteArrayView cell)
{
    cell = cell.trimmed();
    return cell.size() >= 2 && cell.startsWith('"') && cell.endsWith('"') ? cell.sliced(1, cell.size() - 2).trimmed() : cell;
}

template <typename T> std::optional<T> parsed(QByteArrayView text)
{
    T value{};
    const auto [end, error] = std::from_chars(text.begin(), text.end(), value);
    return error == std::errc() && end == text.end() ? std::optional(value) : std::nullopt;
}

std::optional<Number> numberIn(QByteArrayView cell)
{
    QByteArrayView text = unquoted(cell);
    if (text.startsWith('+') && text.size() > 1 && text[1] != '-')
        text = text.sliced(1);
    if (const auto whole = parsed<qint64>(text))
        return *whole;
    if (const auto whole = parsed<quint64>(text))
        return *whole;
    if (const auto real = parsed<double>(text))
        return *real;
    return std::nullopt;
}

char separatorOf(QByteArrayView line)
{
    for (const char separator : {';', ',', '\t'}) {
        if (line.contains(separator))
            return separator;
    }
    return ' ';
}

/// A line's cells. Spaces count as one however many there are; one empty cell at the end is left out.
QList<QByteArrayView> cellsOf(QByteArrayView line, char separator)
{
    QList<QByteArrayView> cells;
    qsizetype start = 0;
    while (start <= line.size()) {
        qsizetype end = line.indexOf(separator, start);
        end = end < 0 ? line.size() : end;
        const QByteArrayView cell = line.sliced(start, end - start);
        const bool isLast = end == line.size();
        if (!cell.trimmed().isEmpty() || (separator != ' ' && !isLast))
            cells.append(cell);
        start = end + 1;
    }
    return cells;
}

class CsvReader
{
public:
    Result<DataArray> read(QByteArrayView bytes);

private:
    bool addLine(QByteArrayView line, int lineNumber);
    bool isHeader(const QList<QByteArrayView> &cells) const;
    QList<quint64> shape() const;
    DataArray array() const;

    std::vector<Number> m_numbers;
    quint64 m_lines = 0;
    std::optional<quint64> m_columns; ///< of every line so far
    bool m_ragged = false;
    bool m_headerSeen = false;
    char m_separator = '\0';
    Error m_error;
};

bool CsvReader::isHeader(const QList<QByteArrayView> &cells) const
{
    return m_lines == 0 && !m_headerSeen &&
           std::none_of(cells.begin(), cells.end(), [](QByteArrayView cell) { return numberIn(cell).has_value(); });
}

bool CsvReader::addLine(QByteArrayView line, int lineNumber)
{
    if (line.trimmed().isEmpty() || line.trimmed().startsWith('#'))
        return true;
    if (m_lines == 0)
        m_separator = separatorOf(line.trimmed());
    const QList<QByteArrayView> cells = cellsOf(line, m_separator);
    if (isHeader(cells)) {
        m_headerSeen = true;
        return true;
    }
    for (const QByteArrayView cell : cells) {
        const auto number = numberIn(cell);
        if (!number) {
            const QString found =
                cell.trimmed().isEmpty() ? QStringLiteral("An empty cell") : u'"' + QString::fromUtf8(cell.trimmed()).left(40) + u'"';
            m_error = {QStringLiteral("%1 is not a number.").arg(found), {{}, lineNumber, int(cell.data() - line.data()) + 1}};
            return false;
        }
        m_numbers.push_back(*number);
    }
    const auto columns = quint64(cells.size());
    m_ragged = m_ragged || columns != m_columns.value_or(columns);
    m_columns = columns;
    ++m_lines;
    return true;
}

QList<quint64> CsvReader::shape() const
{
    if (m_ragged || m_lines == 1 || *m_columns == 1)
        return {quint64(m_numbers.size())};
    return {m_lines, *m_columns};
}

DataArray CsvReader::array() const
{
    bool anyReal = false;
    bool anyLarge = false;
    bool anyNegative = false;
    for (const Number &number : m_numbers) {
        anyReal = anyReal || std::holds_alternative<double>(number);
        anyLarge = anyLarge || std::holds_alternative<quint64>(number);
        const auto *whole = std::get_if<qint64>(&number);
        anyNegative = anyNegative || (whole && *whole < 0);
    }
    const bool asDouble = anyReal || (anyLarge && anyNegative);
    const Scalar scalar = asDouble ? Scalar::Double : anyLarge ? Scalar::ULong : Scalar::Long;
    DataArray result{ElementType{scalar, 1, {}}, shape(), QByteArray(qsizetype(m_numbers.size() * 8), '\0')};
    for (std::size_t i = 0; i < m_numbers.size(); ++i)
        storeNumber(scalar, m_numbers[i], result.bytes.data() + i * 8);
    return result;
}

Result<DataArray> CsvReader::read(QByteArrayView bytes)
{
    qsizetype start = bytes.startsWith("\xef\xbb\xbf") ? 3 : 0;
    for (int lineNumber = 1; start < bytes.size(); ++lineNumber) {
        qsizetype end = bytes.indexOf('\n', start);
        end = end < 0 ? bytes.size() : end;
        if (!addLine(bytes.sliced(start, end - start), lineNumber))
            return fail(m_error);
        start = end + 1;
    }
    if (m_numbers.empty())
        return fail(QStringLiteral("The .csv file holds no numbers."));
    return array();
}

} // namespace

Result<DataArray> readCsv(QByteArrayView bytes)
{
    return CsvReader().read(bytes);
}

} // namespace kernelscope
