#pragma once

#include "data/WideInteger.h"
#include "project/ElementType.h"
#include "run/RunResult.h"

namespace kernelscope {

/// One number of a buffer, exact for 64-bit integers.
struct ComparedNumber
{
    double number = 0;
    bool isInteger = false;
    WideInteger integer = 0;        ///< where isInteger
    Scalar scalar = Scalar::Double; ///< the floating type that it is of, which decides how many digits there are to show

    static ComparedNumber of(double value) { return {value, false, 0, Scalar::Double}; }
};

struct Tolerance
{
    double absolute = 0;
    double relative = 0;
};

/// |actual - expected|, exact between integers; infinite where one is infinite and the other isn't; NaN where either is.
double absoluteError(const ComparedNumber &actual, const ComparedNumber &expected);

/// True where the error is at most the absolute tolerance, or at most the relative one times |expected|. NaN never is.
bool isWithin(const Tolerance &tolerance, double error, double expected);

/// Takes note of the comparisons of a check, element after element.
class Comparison
{
public:
    /// `elements`: of the buffer, of which some may be left out.
    Comparison(CheckResult &result, const Tolerance &tolerance, quint64 elements);

    /// `number`: which of the element's.
    void note(quint64 element, int number, const ComparedNumber &actual, const ComparedNumber &expected);
    void finish(); ///< where all is well, the result says what is known of the values

private:
    struct Noted
    {
        quint64 element = 0;
        int number = 0;
        ComparedNumber actual;
        ComparedNumber expected;
    };
    static ComparedValue valueOf(const Noted &noted);
    void noteMismatch(const Noted &noted);

    CheckResult &m_result;
    Tolerance m_tolerance;
    quint64 m_elements;
    Noted m_worst; ///< of those that are within the tolerance
};

} // namespace kernelscope
