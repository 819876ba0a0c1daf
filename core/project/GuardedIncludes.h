#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>

namespace kernelscope {

/// The texts of a program in which nothing leads a compiler out of the project's folder: an #include of a file elsewhere, or of one whose
/// name can't be told, is an #error that says so (branches that are not compiled may hold some), and __has_include answers no. By an
/// absolute path, by .., by a macro of the texts or the options. Lines stay where they are.
QMap<QString, QByteArray> guardedIncludes(const QMap<QString, QByteArray> &files, const QStringList &sources, const QString &options);

} // namespace kernelscope
