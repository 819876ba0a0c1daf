#pragma once

#include <functional>
#include <optional>

#include <QString>
#include <QStringList>

namespace kernelscope {

/// Gives the text of a file of the project's folder by its relative path, or nothing where there is none.
using TextReader = std::function<std::optional<QString>(const QString &path)>;

/// An #include as it is written: "a.h", <a.h>, NAME, NAME(PATH/a.h).
struct Include
{
    QString written;
    bool isConditional = false;
};

/// The conditions that they stand under are not evaluated; the one that a header has against being included twice is none.
QList<Include> includesIn(const QString &text);

/// The relative paths that a source's #include lines may mean, with quotes, angle brackets (a -I may lead there) or by a macro, nearest
/// first for each line: beside the source, then from the project's folder. Paths that leave the folder are left out.
QList<QStringList> includeCandidates(const QString &source, const QString &text);

/// Every file that the sources include, directly or not, and that `read` knows. In the order they are met.
QStringList includedFiles(const QStringList &sources, const TextReader &read);

} // namespace kernelscope
