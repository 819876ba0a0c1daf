#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

#include "data/BufferContents.h"
#include "data/NumberLayout.h"
#include "data/WideInteger.h"
#include "support/Numbers.h"

namespace kernelscope {
namespace {

constexpr int firstShown = 8;

QString wideText(WideInteger value)
{
    if (value == 0)
        return QStringLiteral("0");
    QString text;
    const bool negative = value < 0;
    for (; value != 0; value /= 10) {
        const int digit = int(value % 10);
        text.prepend(QChar(u'0' + char16_t(digit < 0 ? -digit : digit)));
    }
    return negative ? u'-' + text : text;
}

struct Totals
{
    double min = std::numeric_limits<double>::infinity();
    double max = -std::numeric_limits<double>::infinity();
    double sum = 0;
    WideInteger exactSum = 0;
    quint64 nanCount = 0;

    void add(double value)
    {
        if (std::isnan(value)) {
            ++nanCount;
            return;
        }
        min = std::min(min, value);
        max = std::max(max, value);
        sum += value;
    }
};

/// The one loop over the elements, compiled for each C++ type so that it runs at the memory's speed.
template <typename T> void addPacked(Totals &totals, QByteArrayView bytes, int components, int stride)
{
    const qsizetype count = bytes.size() / stride;
    T low = std::numeric_limits<T>::max();
    T high = std::numeric_limits<T>::lowest();
    for (qsizetype k = 0; k < count; ++k) {
        const char *element = bytes.data() + k * stride;
        for (int c = 0; c < components; ++c) {
            T value;
            std::memcpy(&value, element + std::size_t(c) * sizeof(T), sizeof(T));
            if constexpr (!std::is_integral_v<T>) {
                totals.add(double(value));
            } else {
                low = std::min(low, value);
                high = std::max(high, value);
                totals.exactSum += value;
            }
        }
    }
    if constexpr (std::is_integral_v<T>) {
        totals.min = double(low);
        totals.max = double(high);
        totals.sum = double(totals.exactSum);
    }
}

void addByLayout(Totals &totals, const NumberLayout &layout, QByteArrayView bytes)
{
    for (qsizetype at = 0; layout.elementSize > 0 && at + layout.elementSize <= bytes.size(); at += layout.elementSize) {
        for (int c = 0; c < layout.numbers.size(); ++c)
            totals.add(layout.load(c, bytes.data() + at));
    }
}

void setFirst(BufferResult &buffer, const NumberLayout &layout, QByteArrayView bytes)
{
    buffer.first.clear();
    buffer.firstText.clear();
    for (qsizetype at = 0; layout.elementSize > 0 && at + layout.elementSize <= bytes.size(); at += layout.elementSize) {
        for (int c = 0; c < layout.numbers.size(); ++c) {
            if (buffer.first.size() == firstShown)
                return;
            buffer.first << layout.load(c, bytes.data() + at);
            buffer.firstText << layout.loadText(c, bytes.data() + at);
        }
        if (layout.numbers.isEmpty())
            return;
    }
}

} // namespace

void summarise(BufferResult &buffer, QByteArrayView bytes)
{
    const NumberLayout layout = numberLayout(buffer);
    Totals totals;
    const bool plain = buffer.imageFormat.isEmpty() && !buffer.type.isStruct();
    if (plain)
        visitScalar(buffer.type.scalar,
                    [&](auto zero) { addPacked<decltype(zero)>(totals, bytes, buffer.type.components, sizeInBytes(buffer.type)); });
    else
        addByLayout(totals, layout, bytes);
    const bool integers = plain && !isFloating(buffer.type.scalar);
    const bool none = !(totals.min <= totals.max) || bytes.isEmpty();
    buffer.min = none ? 0 : totals.min;
    buffer.max = none ? 0 : totals.max;
    buffer.sum = totals.sum;
    buffer.nanCount = totals.nanCount;
    buffer.sumText = integers ? wideText(totals.exactSum) : numberText(totals.sum);
    setFirst(buffer, layout, bytes);
}

} // namespace kernelscope
