#pragma once

#include <functional>
#include <optional>

#include <QStringList>

#include "project/ElementType.h"

namespace kernelscope {

/// Bytes as their type would print them: "5", "0.25", "(1, 2, 3, 4)", "{position: (0, 1), id: 3}". What has no known type (a struct that is
/// not among the layouts) as "0x0badf00d...", the first 16 bytes.
QString typedText(const std::optional<ElementType> &type, int sizeInBytes, const void *bytes, const QList<StructLayout> &layouts = {});

/// Members or elements in braces; of many the first ones.
QString enclosedText(const QStringList &parts);
/// Likewise of parts whose texts are only made where they are shown.
QString enclosedText(qsizetype count, const std::function<QString(qsizetype)> &partAt);

} // namespace kernelscope
