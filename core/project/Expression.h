#pragma once

#include <QString>

#include "support/Fields.h"

namespace kernelscope {

/// What a user wrote where a number is wanted: a number, or JavaScript that gives one. Never evaluated in the process that
/// shows the window (see expression/).
struct Expression
{
    QString text; ///< as written; for a number its shortest text

    Expression() = default;
    explicit Expression(const QString &written) : text(written.trimmed()) {}
    explicit Expression(double number);

    bool isEmpty() const { return text.isEmpty(); }
    /// True when the text is a plain JSON number, which the project file then writes without quotes.
    bool isNumber() const;
    bool operator==(const Expression &) const = default;
    KERNELSCOPE_FIELDS(text)
};

} // namespace kernelscope
