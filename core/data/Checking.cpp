#include <algorithm>
#include <cstring>
#include <optional>

#include "data/BufferContents.h"
#include "data/Comparison.h"
#include "data/NumberLayout.h"
#include "files/DataFile.h"
#include "plan/NumberEncoding.h"
#include "project/UsedNames.h"
#include "support/Filled.h"
#include "support/Numbers.h"
#include "support/Ranges.h"

namespace kernelscope {
namespace {

constexpr quint64 piece = 1u << 20; ///< elements whose expected values are evaluated at once

/// A buffer's numbers as expressions see them; an image's are the values of its channels.
ScriptArray scriptArray(const TypedBytes &buffer)
{
    const auto format = imageFormatNamed(buffer.imageFormat);
    ScriptArray array;
    if (format && format->isNormalized()) {
        array = {QStringLiteral("Float64Array"), {}};
        const int channel = sizeInBytes(format->scalar());
        array.bytes.resize(buffer.bytes.size() / channel * qsizetype(sizeof(double)));
        auto *values = reinterpret_cast<double *>(array.bytes.data());
        for (qsizetype k = 0; k < buffer.bytes.size() / channel; ++k)
            values[k] = loadChannel(*format, buffer.bytes.data() + k * channel);
    } else {
        array = toScriptArray(format ? ElementType{format->scalar(), 1, {}} : buffer.type, buffer.bytes);
    }
    array.shape = buffer.shape;
    array.channels = format ? format->channels() : 0;
    return array;
}

/// Puts the buffers that an expression names into scope for as long as it lives.
class BuffersInScope
{
public:
    BuffersInScope(Evaluator &evaluator, const QList<TypedBytes> &buffers, const QList<Expression> &expressions) : m_evaluator(evaluator)
    {
        for (const TypedBytes &buffer : buffers) {
            const bool used = std::any_of(expressions.begin(), expressions.end(),
                                          [&](const Expression &expression) { return usesBuffer(expression, buffer.name); });
            if (!used)
                continue;
            evaluator.setArray(buffer.name, scriptArray(buffer));
            m_names << buffer.name;
        }
    }
    ~BuffersInScope()
    {
        for (const QString &name : std::as_const(m_names))
            m_evaluator.remove(name);
    }
    bool isEmpty() const { return m_names.isEmpty(); }
    BuffersInScope(const BuffersInScope &) = delete;
    BuffersInScope &operator=(const BuffersInScope &) = delete;

private:
    Evaluator &m_evaluator;
    QStringList m_names;
};

/// A buffer's numbers by their place.
class Contents
{
public:
    explicit Contents(const TypedBytes &buffer) : m_layout(numberLayout(buffer)), m_bytes(buffer.bytes) {}
    quint64 elementCount() const { return m_layout.elementSize > 0 ? quint64(m_bytes.size()) / quint64(m_layout.elementSize) : 0; }
    int numbers() const { return int(m_layout.numbers.size()); }
    ComparedNumber at(quint64 element, int number) const;
    /// As the buffer's type would hold it.
    double rounded(int number, double value) const;

private:
    NumberLayout m_layout;
    QByteArrayView m_bytes;
};

ComparedNumber Contents::at(quint64 element, int number) const
{
    const char *source = m_bytes.data() + element * quint64(m_layout.elementSize);
    ComparedNumber result = ComparedNumber::of(m_layout.load(number, source));
    const NumberLayout::Number &place = m_layout.numbers[number];
    if (!m_layout.image && isFloating(place.scalar))
        result.scalar = place.scalar;
    if (m_layout.image || isFloating(place.scalar) || sizeInBytes(place.scalar) < 8)
        return result;
    quint64 bits = 0;
    std::memcpy(&bits, source + place.offset, sizeof bits);
    result.isInteger = true;
    result.integer = isSigned(place.scalar) ? WideInteger(qint64(bits)) : WideInteger(bits);
    return result;
}

double Contents::rounded(int number, double value) const
{
    const Scalar scalar = m_layout.numbers[number].scalar;
    if (m_layout.image || !isFloating(scalar))
        return value;
    return visitScalar(scalar, [value](auto zero) { return double(asScalar<decltype(zero)>(value)); });
}

/// One check on its way to its result.
class Checker
{
public:
    Checker(const Check &check, const QList<TypedBytes> &buffers, Evaluator &evaluator, const FileReader &readFile, ExpectedValues *kept)
        : m_check(check), m_buffers(buffers), m_evaluator(evaluator), m_readFile(readFile), m_kept(kept)
    {
        m_result.name = check.name;
        m_result.buffer = check.buffer;
    }
    CheckResult make();

private:
    void checkCondition();
    void checkBuffer();
    void compare(const Contents &actual, const ExpectedExpression &expected);
    void compare(const Contents &actual, const ExpectedBuffer &expected);
    void compare(const Contents &actual, const ExpectedFile &expected);
    void compare(const Contents &actual, quint64 first, const QList<double> &expected);
    void compareWith(const Contents &actual, const Contents &expected, const QString &expectedName);
    const TypedBytes *buffer(const QString &name) const;
    bool setRange(const Contents &actual);
    void cannot(const QString &why) { m_result.message = QStringLiteral("The check \"%1\" could not be made. %2").arg(m_check.name, why); }

    const Check &m_check;
    const QList<TypedBytes> &m_buffers;
    Evaluator &m_evaluator;
    const FileReader &m_readFile;
    ExpectedValues *m_kept;
    CheckResult m_result;
    std::optional<Comparison> m_comparison; ///< of a buffer
    quint64 m_first = 0;
    quint64 m_end = 0;
};

CheckResult Checker::make()
{
    if (m_check.buffer.isEmpty())
        checkCondition();
    else
        checkBuffer();
    return m_result;
}

void Checker::checkCondition()
{
    const BuffersInScope scope(m_evaluator, m_buffers, {m_check.condition});
    const Result<bool> holds = m_evaluator.truth(m_check.condition);
    if (!holds)
        return cannot(holds.error().message);
    m_result.passed = *holds;
    if (!*holds)
        m_result.message = QStringLiteral("The condition \"%1\" is false.").arg(m_check.condition.text);
}

const TypedBytes *Checker::buffer(const QString &name) const
{
    return foundIn(m_buffers, name, &TypedBytes::name);
}

void Checker::checkBuffer()
{
    const TypedBytes *checked = buffer(m_check.buffer);
    if (!checked)
        return cannot(QStringLiteral("There is no contents of \"%1\": it is no buffer, or was not read back.").arg(m_check.buffer));
    const Contents actual(*checked);
    if (actual.numbers() == 0)
        return cannot(QStringLiteral("The members of the struct %1 are not known.").arg(elementTypeName(checked->type)));
    if (!setRange(actual))
        return;
    m_comparison.emplace(m_result, Tolerance{m_check.absolute, m_check.relative}, actual.elementCount());
    std::visit([&](const auto &expected) { compare(actual, expected); }, m_check.expected);
    m_comparison->finish();
    m_result.passed = m_result.message.isEmpty() && m_result.mismatches == 0;
}

bool Checker::setRange(const Contents &actual)
{
    m_end = actual.elementCount();
    if (!m_check.index)
        return true;
    const BuffersInScope scope(m_evaluator, m_buffers, {*m_check.index});
    const Result<double> index = m_evaluator.number(*m_check.index);
    if (!index) {
        cannot(index.error().message);
        return false;
    }
    if (*index < 0 || *index != double(quint64(*index)) || quint64(*index) >= m_end) {
        cannot(filled(QStringLiteral("The index %1 is no element of \"%2\", which has %3. Use 0 to %4."), numberText(*index),
                      m_check.buffer, m_end, m_end - 1));
        return false;
    }
    m_first = quint64(*index);
    m_end = m_first + 1;
    return true;
}

void Checker::compare(const Contents &actual, const ExpectedExpression &expected)
{
    const int numbers = actual.numbers();
    if (m_kept && quint64(m_kept->numbers.size()) == (m_end - m_first) * quint64(numbers))
        return compare(actual, m_first, m_kept->numbers);
    const BuffersInScope scope(m_evaluator, m_buffers, {expected.expression});
    for (quint64 first = m_first; first < m_end; first += piece) {
        const quint64 count = std::min(piece, m_end - first);
        const auto values = m_evaluator.fillRange(expected.expression, buffer(m_check.buffer)->shape, numbers, first, count);
        if (!values)
            return cannot(values.error().message);
        compare(actual, first, *values);
        if (m_kept && scope.isEmpty() && count == m_end - m_first)
            m_kept->numbers = *values;
    }
}

void Checker::compare(const Contents &actual, quint64 first, const QList<double> &expected)
{
    const int numbers = actual.numbers();
    for (qsizetype k = 0; k < expected.size(); ++k) {
        const quint64 element = first + quint64(k / numbers);
        const int number = int(k % numbers);
        m_comparison->note(element, number, actual.at(element, number), ComparedNumber::of(actual.rounded(number, expected.at(k))));
    }
}

void Checker::compare(const Contents &actual, const ExpectedBuffer &expected)
{
    const TypedBytes *other = buffer(expected.buffer);
    if (!other)
        return cannot(QStringLiteral("There is no contents of \"%1\": it is no buffer, or was not read back.").arg(expected.buffer));
    compareWith(actual, Contents(*other), QStringLiteral("\"%1\"").arg(expected.buffer));
}

void Checker::compareWith(const Contents &actual, const Contents &expected, const QString &expectedName)
{
    const quint64 mine = actual.elementCount() * quint64(actual.numbers());
    const quint64 theirs = expected.elementCount() * quint64(expected.numbers());
    if (mine != theirs || actual.numbers() != expected.numbers())
        return cannot(filled(QStringLiteral("\"%1\" has %2 elements of %3 numbers, but %4 has %5 of %6. Both must have the same."),
                             m_check.buffer, actual.elementCount(), actual.numbers(), expectedName, expected.elementCount(),
                             expected.numbers()));
    for (quint64 element = m_first; element < m_end; ++element) {
        for (int number = 0; number < actual.numbers(); ++number)
            m_comparison->note(element, number, actual.at(element, number), expected.at(element, number));
    }
}

void Checker::compare(const Contents &actual, const ExpectedFile &expected)
{
    const TypedBytes &mine = *buffer(m_check.buffer);
    const quint64 all = actual.elementCount() * quint64(actual.numbers());
    const Result<QByteArray> bytes = m_readFile(expected.path, largestDataFile(expected.path, all, quint64(mine.bytes.size())));
    if (!bytes)
        return cannot(bytes.error().message);
    const Result<DataArray> array = readDataFile(expected.path, *bytes, mine.type);
    if (!array)
        return cannot(oneLine(array.error()));
    const quint64 numbers = actual.elementCount() * quint64(mine.imageFormat.isEmpty() ? 1 : actual.numbers());
    const Result<QByteArray> contents = convertTo(*array, mine.type, numbers, mine.elementSize);
    if (!contents)
        return cannot(QStringLiteral("The file \"%1\": %2").arg(expected.path, contents.error().message));
    TypedBytes other = mine;
    other.bytes = *contents;
    compareWith(actual, Contents(other), QStringLiteral("the file \"%1\"").arg(expected.path));
}

} // namespace

CheckResult makeCheck(const Check &check, const QList<TypedBytes> &buffers, Evaluator &evaluator, const FileReader &readFile,
                      ExpectedValues *kept)
{
    return Checker(check, buffers, evaluator, readFile, kept).make();
}

} // namespace kernelscope
