#include <algorithm>
#include <cstring>

#include "data/BufferContents.h"
#include "data/JavaRandom.h"
#include "data/NumberLayout.h"
#include "files/DataFile.h"
#include "plan/NumberEncoding.h"
#include "support/Numbers.h"

namespace kernelscope {
namespace {

constexpr quint64 fillPiece = 1u << 20; ///< elements evaluated at once: bounds the memory of an expression's numbers

/// Repeats the first element over the whole, at the memory's speed.
void repeatFirst(char *target, quint64 elementSize, quint64 total)
{
    for (quint64 done = elementSize; done < total; done *= 2)
        std::memcpy(target + done, target, std::size_t(std::min(done, total - done)));
}

/// One storage's initial contents on their way to memory.
class Filler
{
public:
    Filler(const PlannedStorage &storage, const NumberLayout &layout, Evaluator &evaluator, const FileReader &readFile, char *target)
        : m_storage(storage), m_layout(layout), m_evaluator(evaluator), m_readFile(readFile), m_target(target)
    {
    }

    Result<void> fill(const ZeroInit &);
    Result<void> fill(const ConstantInit &init);
    Result<void> fill(const ExpressionInit &init);
    Result<void> fill(const RandomInit &init);
    Result<void> fill(const ValuesInit &init);
    Result<void> fill(const FileInit &init);

private:
    int numbers() const { return int(m_layout.numbers.size()); }
    char *element(quint64 index) const { return m_target + index * quint64(m_storage.elementSize); }
    Result<void> needNumbers() const;
    Result<void> store(quint64 element, int number, double value);
    Result<void> storeWritten(quint64 element, int number, const Expression &written);
    Result<void> storePiece(quint64 first, const QList<double> &values);
    Result<void> wrong(const QString &what) const
    {
        return fail(QStringLiteral("The initial contents of \"%1\": %2").arg(m_storage.name, what));
    }
    Result<QByteArray> fromNumbers(const DataArray &array) const;
    Result<QByteArray> fromPixels(const DataArray &array, const QString &path) const;
    Result<void> randomWhole(JavaRandom &random, double min, double max);
    Result<void> randomFractions(JavaRandom &random, double min, double max);

    const PlannedStorage &m_storage;
    const NumberLayout &m_layout;
    Evaluator &m_evaluator;
    const FileReader &m_readFile;
    char *m_target;
};

Result<void> Filler::needNumbers() const
{
    if (numbers() > 0)
        return {};
    return wrong(
        QStringLiteral("the members of the struct %1 are not known. Use zero or a .bin file.").arg(elementTypeName(m_storage.type)));
}

Result<void> Filler::store(quint64 index, int number, double value)
{
    const Result<void> stored = m_layout.store(number, value, element(index));
    if (!stored)
        return wrong(QStringLiteral("element %1: %2").arg(index).arg(stored.error().message));
    return {};
}

Result<void> Filler::storeWritten(quint64 index, int number, const Expression &written)
{
    const NumberLayout::Number &place = m_layout.numbers[number];
    if (const auto exact = exactInteger(place.scalar, written.text); exact && !m_layout.image) {
        std::memcpy(element(index) + place.offset, exact->constData(), std::size_t(exact->size()));
        return {};
    }
    if (written.isNumber())
        return store(index, number, written.text.toDouble());
    const Result<QList<double>> value = m_evaluator.components(written, 1);
    return value ? store(index, number, value->first()) : wrong(value.error().message);
}

Result<void> Filler::fill(const ZeroInit &)
{
    std::memset(m_target, 0, std::size_t(m_storage.sizeInBytes));
    return {};
}

Result<void> Filler::fill(const ConstantInit &init)
{
    if (const Result<void> known = needNumbers(); !known)
        return known;
    std::memset(m_target, 0, std::size_t(m_storage.elementSize));
    if (init.components.size() != 1 && init.components.size() != numbers())
        return wrong(QStringLiteral("the constant has %1 values, but an element has %2.").arg(init.components.size()).arg(numbers()));
    if (init.components.size() == 1 && numbers() > 1) {
        const Result<QList<double>> values = m_evaluator.components(init.components.first(), numbers());
        if (!values)
            return wrong(values.error().message);
        if (const Result<void> stored = storePiece(0, *values); !stored)
            return stored;
    } else {
        for (int c = 0; c < numbers(); ++c) {
            if (const Result<void> stored = storeWritten(0, c, init.components[c]); !stored)
                return stored;
        }
    }
    repeatFirst(m_target, quint64(m_storage.elementSize), m_storage.sizeInBytes);
    return {};
}

Result<void> Filler::storePiece(quint64 first, const QList<double> &values)
{
    const int count = numbers();
    for (qsizetype k = 0; k < values.size(); ++k) {
        if (const Result<void> stored = store(first + quint64(k) / quint64(count), int(k % count), values[k]); !stored)
            return stored;
    }
    return {};
}

Result<void> Filler::fill(const ExpressionInit &init)
{
    if (const Result<void> known = needNumbers(); !known)
        return known;
    if (!m_layout.isPacked())
        std::memset(m_target, 0, std::size_t(m_storage.sizeInBytes));
    for (quint64 first = 0; first < m_storage.elementCount; first += fillPiece) {
        const quint64 count = std::min(fillPiece, m_storage.elementCount - first);
        const Result<QList<double>> values = m_evaluator.fillRange(init.expression, m_storage.shape, numbers(), first, count);
        if (!values)
            return wrong(values.error().message);
        if (const Result<void> stored = storePiece(first, *values); !stored)
            return stored;
    }
    return {};
}

Result<void> Filler::fill(const RandomInit &init)
{
    if (const Result<void> known = needNumbers(); !known)
        return known;
    const Result<double> seed = m_evaluator.number(init.seed);
    const Result<double> min = m_evaluator.number(init.min);
    const Result<double> max = m_evaluator.number(init.max);
    for (const Result<double> *value : {&seed, &min, &max}) {
        if (!*value)
            return wrong(value->error().message);
    }
    if (*min > *max)
        return wrong(QStringLiteral("the smallest random number, %1, is more than the greatest, %2. Exchange them.")
                         .arg(numberText(*min), numberText(*max)));
    if (!fits(Scalar::Long, *seed))
        return wrong(QStringLiteral("the seed: ") + doesNotFit(Scalar::Long, *seed).message);
    if (!m_layout.isPacked())
        std::memset(m_target, 0, std::size_t(m_storage.sizeInBytes));
    JavaRandom random{qint64(*seed)};
    const bool fractions = isFloating(m_layout.numbers.first().scalar) || (m_layout.image && m_layout.image->isNormalized());
    return fractions ? randomFractions(random, *min, *max) : randomWhole(random, *min, *max);
}

Result<void> Filler::randomWhole(JavaRandom &random, double min, double max)
{
    for (const double bound : {min, max}) {
        for (const NumberLayout::Number &number : m_layout.numbers) {
            if (!fits(number.scalar, bound))
                return wrong(doesNotFit(number.scalar, bound).message);
        }
    }
    const double span = max - min + 1;
    for (quint64 k = 0; k < m_storage.elementCount; ++k) {
        for (int c = 0; c < numbers(); ++c) {
            const double drawn = span <= 2147483647.0 ? double(random.nextInt(qint32(span)))
                                                      : double(quint64(random.nextLong()) % quint64(std::min(span, 1.8e19)));
            if (const Result<void> stored = m_layout.store(c, std::clamp(min + drawn, min, max), element(k)); !stored)
                return wrong(stored.error().message);
        }
    }
    return {};
}

Result<void> Filler::randomFractions(JavaRandom &random, double min, double max)
{
    const bool twice = m_layout.numbers.first().scalar == Scalar::Double;
    for (quint64 k = 0; k < m_storage.elementCount; ++k) {
        for (int c = 0; c < numbers(); ++c) {
            const double drawn = twice ? random.nextDouble() : double(random.nextFloat());
            if (const Result<void> stored = m_layout.store(c, min + drawn * (max - min), element(k)); !stored)
                return wrong(stored.error().message);
        }
    }
    return {};
}

Result<void> Filler::fill(const ValuesInit &init)
{
    if (const Result<void> known = needNumbers(); !known)
        return known;
    const quint64 wanted = m_storage.elementCount * quint64(numbers());
    if (quint64(init.values.size()) != wanted)
        return wrong(init.values.size() == 1
                         ? QStringLiteral("1 value is given, but the buffer takes %1.").arg(wanted)
                         : QStringLiteral("%1 values are given, but the buffer takes %2.").arg(init.values.size()).arg(wanted));
    if (!m_layout.isPacked())
        std::memset(m_target, 0, std::size_t(m_storage.sizeInBytes));
    for (qsizetype k = 0; k < init.values.size(); ++k) {
        const Result<void> stored = storeWritten(quint64(k) / quint64(numbers()), int(k % numbers()), init.values[k]);
        if (!stored)
            return stored;
    }
    return {};
}

Result<void> Filler::fill(const FileInit &init)
{
    const quint64 all = m_storage.elementCount * quint64(numbers());
    const Result<QByteArray> bytes = m_readFile(init.path, largestDataFile(init.path, all, m_storage.sizeInBytes));
    if (!bytes)
        return wrong(bytes.error().message);
    const Result<DataArray> array = readDataFile(init.path, *bytes, m_storage.type);
    if (!array)
        return wrong(oneLine(array.error()));
    const Result<QByteArray> contents = m_layout.image ? fromPixels(*array, init.path) : fromNumbers(*array);
    if (!contents)
        return wrong(QStringLiteral("the file \"%1\": %2").arg(init.path, contents.error().message));
    std::memcpy(m_target, contents->constData(), std::size_t(m_storage.sizeInBytes));
    return {};
}

Result<QByteArray> Filler::fromNumbers(const DataArray &array) const
{
    return convertTo(array, m_storage.type, m_storage.elementCount, m_storage.elementSize);
}

/// A .png's bytes are the pixels of an image of unsigned bytes, and fractions of 255 for every other one that holds fractions. A
/// .bin's bytes are the pixels as they are; the numbers of other files are channels.
Result<QByteArray> Filler::fromPixels(const DataArray &array, const QString &path) const
{
    const quint64 channels = m_storage.elementCount * quint64(numbers());
    const bool isPng = path.endsWith(u".png", Qt::CaseInsensitive);
    if (isRawFile(path) || (isPng && m_layout.image->type == ChannelType::UNorm8 && m_layout.image->order == u"rgba"))
        return convertTo(array, {m_layout.image->scalar(), 1, {}}, channels);
    const bool fractions = m_layout.image->isNormalized() || isFloating(m_layout.image->scalar());
    const Result<QByteArray> values = convertTo(array, {Scalar::Double, 1, {}}, channels);
    if (!values)
        return values;
    QByteArray pixels(qsizetype(m_storage.sizeInBytes), '\0');
    for (quint64 k = 0; k < channels; ++k) {
        const double value = numberAt(Scalar::Double, values->constData() + k * sizeof(double)) / (isPng && fractions ? 255 : 1);
        char *pixel = pixels.data() + k / quint64(numbers()) * quint64(m_storage.elementSize);
        if (const Result<void> stored = m_layout.store(int(k % quint64(numbers())), value, pixel); !stored)
            return fail(stored.error());
    }
    return pixels;
}

} // namespace

Result<void> fillInitialContents(const PlannedStorage &storage, Evaluator &evaluator, const FileReader &readFile, char *target)
{
    const NumberLayout layout = numberLayout(storage);
    Filler filler(storage, layout, evaluator, readFile, target);
    return std::visit([&](const auto &init) { return filler.fill(init); }, storage.init);
}

} // namespace kernelscope
