#pragma once

#include <QString>

#include "plan/KernelFacts.h"
#include "project/ElementType.h"
#include "project/Project.h"

namespace kernelscope {

/// Of numbers whose names tell nothing; `nth`: of several buffers, from 0 on, which hold different ones: of equal ones differences vanish.
QString usualContents(int nth = 0);
bool areUsualContents(const QString &contents); ///< or such with something added

/// What a buffer of numbers starts with, as an expression. Where rows begin should grow, places to store to should differ, masks are 0 or
/// 1, lengths are short; pixels are fractions, or bytes; what is divided by is not zero. `parameter`: as the kernel names it. `dimensions`:
/// of the launch. `nth`: as of usualContents().
QString guessedContents(const BufferSpec &buffer, const QString &parameter, const ParameterFacts &facts, int dimensions, int nth = 0);

/// The same for a buffer of structs: an expression for each number. Empty: not known, as of structs in structs.
QStringList guessedMembers(const StructLayout &layout);

/// "[1, i % 100]": the contents of a struct, from an expression for each of its numbers; empty: of none.
QString structContents(const QStringList &numbers);

/// Its elements decide whether something is done, by its name: with zeros nothing would be.
bool isMask(const QString &parameter);

} // namespace kernelscope
