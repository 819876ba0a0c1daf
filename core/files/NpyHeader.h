#pragma once

#include <QByteArray>
#include <QList>

#include "support/Result.h"

namespace kernelscope {

/// The dictionary at the start of a .npy file: {'descr': '<f4', 'fortran_order': False, 'shape': (3, 4), }
struct NpyHeader
{
    QByteArray descr; ///< "<f4"; the text of the list for a structured array
    bool fortranOrder = false;
    QList<quint64> shape;
};

[[nodiscard]] Result<NpyHeader> parseNpyHeader(QByteArrayView text);

} // namespace kernelscope
