#pragma once

#include <QStringList>

namespace kernelscope {

/// The words of a line of build options: separated by white space, with quotes and backslashes as a shell has them.
QStringList optionWords(const QString &options);

/// Takes the folders of -I, in quotes or not, out of the options.
QStringList takeIncludeFolders(QString &options);

} // namespace kernelscope
