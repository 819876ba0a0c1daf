#pragma once

#include <QList>

class QTreeView;

namespace kernelscope {

/// Gives each column what its contents need and the rest to `stretched`. Where there is too little room, columns of
/// `dispensable` are hidden, first ones first, rather than any text cut; those of `needless` always are. Before one of `needed` is hidden
/// too, the widest texts are cut, but no heading. `readable`: characters of `stretched` for which columns of `dispensable` are hidden.
constexpr int readableCharacters = 24;
void fitTableColumns(QTreeView &table, int stretched, const QList<int> &dispensable, const QList<int> &needless = {},
                     const QList<int> &needed = {}, int readable = readableCharacters);

/// How tall a table is that shows whole rows only, all of them or as many as fit into `most` pixels, and no fewer than one: half a row at
/// the end would look as if something hid it.
int heightOfWholeRows(const QTreeView &table, int most);

/// What of a table's height, in pixels, is none of its rows: its head and its frame, also while it is not laid out.
int heightAroundRows(const QTreeView &table);

/// With this many rows, of those that there are.
int heightOfRows(const QTreeView &table, int rows);

} // namespace kernelscope
