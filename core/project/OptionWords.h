#pragma once

#include <utility>

#include <QList>
#include <QStringList>

namespace kernelscope {

/// The words of a line of build options: separated by white space, with quotes and backslashes as a shell has them.
QStringList optionWords(const QString &options);

/// What -D and -I among the words of options give, in their order: the letter, and what follows it in the same word or is the next one.
QList<std::pair<QChar, QString>> definesAndFolders(const QStringList &words);

/// Takes the folders of -I, in quotes or not, out of the options.
QStringList takeIncludeFolders(QString &options);

} // namespace kernelscope
