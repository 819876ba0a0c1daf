#pragma once

#include <functional>

#include <QByteArray>
#include <QString>

#include "expression/Evaluator.h"
#include "plan/NumberEncoding.h"
#include "plan/Plan.h"
#include "run/RunResult.h"
#include "support/Result.h"

namespace kernelscope {

/// Gives the bytes of a project's file by its relative path, if it is not longer than that.
using FileReader = std::function<Result<QByteArray>(const QString &path, qint64 largest)>;

/// The initial contents of a storage, exactly sizeInBytes of them, written to `target` (which has that size).
/// Random numbers are those of java.util.Random (the 48-bit linear congruential generator of drand48), so that published
/// examples can be repeated: nextInt-like for whole numbers, nextFloat/nextDouble for floating point.
[[nodiscard]] Result<void> fillInitialContents(const PlannedStorage &storage, Evaluator &evaluator, const FileReader &readFile,
                                               char *target);

/// Fills in min, max, sum, first, ... from the contents.
void summarise(BufferResult &buffer, QByteArrayView bytes);

/// Expected values that depend on no buffer, kept from one run to the next of the same set-up.
struct ExpectedValues
{
    QList<double> numbers; ///< element after element; empty: not known
};

/// Makes one check against the contents of the buffers after a run. The evaluator holds the parameters; sum(a), min(a) and
/// max(a) are in scope here. Values in `kept` are used in place of evaluating, and put there where they can be used again. Never fails: a
/// check that can't be made has not passed and says why.
CheckResult makeCheck(const Check &check, const QList<TypedBytes> &buffers, Evaluator &evaluator, const FileReader &readFile,
                      ExpectedValues *kept = nullptr);

} // namespace kernelscope
