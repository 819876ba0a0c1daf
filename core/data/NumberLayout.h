#pragma once

#include <optional>

#include <QList>

#include "plan/BufferLayout.h"
#include "project/ImageFormat.h"
#include "support/Result.h"

namespace kernelscope {

/// Where the numbers of one element lie: one for a scalar, one for each component of a vector, member or channel. Vectors of 3
/// and structs have bytes between and after that hold none.
struct NumberLayout
{
    struct Number
    {
        Scalar scalar = Scalar::Float;
        int offset = 0; ///< bytes from the start of the element
        bool operator==(const Number &) const = default;
    };

    int elementSize = 0;              ///< bytes
    QList<Number> numbers;            ///< empty: a struct whose members are not known
    std::optional<ImageFormat> image; ///< the numbers are channels, normalised or not

    bool isPacked() const { return numbers.size() * sizeInBytes(numbers.value(0).scalar) == elementSize; }
    double load(int number, const char *element) const;
    QString loadText(int number, const char *element) const;
    [[nodiscard]] Result<void> store(int number, double value, char *element) const;
};

NumberLayout numberLayout(const BufferLayout &buffer);

} // namespace kernelscope
