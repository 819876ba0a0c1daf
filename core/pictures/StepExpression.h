#pragma once

#include <memory>

#include "pictures/SteppedParts.h"
#include "support/Result.h"

namespace kernelscope {

/// Where an expression is evaluated: a work-item at a position of its steps.
struct ExpressionScope
{
    const WorkItemSteps &steps;
    const QList<SteppedFrame> &frames; ///< as framesAt(), or as forEachPosition() gives them
    int frame = -1;                    ///< whose names count first, then those of its callers; -1: the innermost
};

/// An expression in OpenCL C over the private variables of a work-item: numbers, names, [ ] and . (components, elements, members), casts to
/// scalars, all operators without side effects, the work-item functions, and isnan, isinf, isfinite, fabs, abs, min, max, sqrt, floor,
/// ceil. Types and conversions are those of C; half is computed as float. A pointer counts as the index of the element that it points at.
class StepExpression
{
public:
    static constexpr qsizetype longestText = 1000; ///< characters

    /// The error has the column of the text, counted from 1.
    [[nodiscard]] static Result<StepExpression> parse(const QString &text);

    const QString &text() const { return m_text; }
    /// What it is there, for people: also of an array, a vector or a struct. The error says what is missing.
    [[nodiscard]] Result<QString> textAt(const ExpressionScope &scope) const;
    /// Its number there; none where it has none.
    std::optional<double> numberIn(const ExpressionScope &scope) const;
    /// It has a number there that is not 0.
    bool isTrueIn(const ExpressionScope &scope) const;

    struct Node;

private:
    QString m_text;
    std::shared_ptr<const Node> m_root;
};

} // namespace kernelscope
