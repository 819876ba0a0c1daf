#include "language/CompileCommand.h"

#include <QDir>
#include <QRegularExpression>

#include "project/OptionWords.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

/// The standards after 3.0 are read as that.
QString standardOf(const QString &given)
{
    static const QRegularExpression known(u"^(CL1\\.[012]|CL2\\.0|CL3\\.0|CLC\\+\\+(1\\.0|2021)?)$"_s);
    if (known.match(given).hasMatch())
        return given;
    return given.startsWith(u"CL3.") ? u"CL3.0"_s : u"CL1.2"_s;
}

} // namespace

QStringList compileCommand(const QString &buildOptions, const QString &folder, const QStringList &before, const QString &file)
{
    QString standard = u"CL1.2"_s;
    QStringList taken;
    const QStringList words = optionWords(buildOptions);
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString &word = words[i];
        const QString option = word.left(2);
        if (word.startsWith(u"-cl-std="_s)) {
            standard = standardOf(word.section(u'=', 1));
        } else if (word == u"-cl-fast-relaxed-math"_s) {
            taken << word;
        } else if (option == u"-D"_s || option == u"-U"_s || option == u"-I"_s) {
            const QString value = word.size() > 2 ? word.mid(2) : words.value(++i);
            if (!value.isEmpty())
                taken << option + (option == u"-I"_s ? QDir(folder).absoluteFilePath(value) : value);
        }
    }
    QStringList command{u"clang"_s,
                        u"-xcl"_s,
                        u"-cl-std="_s + standard,
                        u"-cl-no-stdinc"_s,
                        u"-Xclang"_s,
                        u"-finclude-default-header"_s,
                        u"--target=spir64-unknown-unknown"_s,
                        u"-Wno-everything"_s};
    if (standard != u"CL1.0"_s && standard != u"CL1.1"_s && standard != u"CL1.2"_s)
        command << u"-Xclang"_s << u"-cl-ext=+cl_khr_subgroups"_s;
    command += taken;
    command << u"-I"_s + folder;
    for (const QString &source : before)
        command << u"-include"_s << source;
    return command << file;
}

} // namespace kernelscope
