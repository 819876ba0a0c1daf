#pragma once

#include <QList>

class QTreeView;

namespace kernelscope {

/// Gives each column what its contents need and the rest to `stretched`. Where there is too little room, columns of
/// `dispensable` are hidden, first ones first, rather than any text cut.
void fitTableColumns(QTreeView &table, int stretched, const QList<int> &dispensable);

} // namespace kernelscope
