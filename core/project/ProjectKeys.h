#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "project/Project.h"

namespace kernelscope {

/// Every key and every word of the project file, once: the reader, the writer and the test of the JSON Schema share
/// them.
constexpr int projectFormatNumber = 1;

/// The keys of one kind of object of the file; `name` is that of its definition in the JSON Schema (empty: the whole
/// file).
struct KeySet
{
    QString name;
    QStringList keys;
};
const QList<KeySet> &projectKeySets();

/// The keys of the set with this name.
const QStringList &projectKeys(QStringView name);

/// The words for the values of an enumeration, in its order.
const QStringList &accessWords();
const QStringList &memoryWords();
const QStringList &samplerAddressWords();
const QStringList &samplerFilterWords();

} // namespace kernelscope
