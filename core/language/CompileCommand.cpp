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

QStringList macrosFor(const QString &buildOptions, const DeviceInfo &device)
{
    static const QRegularExpression version(u"(\\d)\\.(\\d)"_s);
    const auto numberOf = [](const QString &text) {
        const auto match = version.match(text);
        return match.hasMatch() ? match.captured(1) + match.captured(2) + u'0' : u"120"_s;
    };
    QString language;
    QStringList given;
    for (const QString &word : compileCommand(buildOptions, {}, {}, {})) {
        if (word.startsWith(u"-cl-std="_s))
            language = numberOf(word.section(u'=', 1));
        if (!word.startsWith(u"-D"_s) && !word.startsWith(u"-U"_s))
            continue;
        const QString macro = word.mid(2);
        const QString name = macro.section(u'=', 0, 0);
        given.removeIf([&](const QString &other) { return other.section(u'=', 0, 0) == name; });
        if (word.startsWith(u"-D"_s))
            given << (macro.contains(u'=') ? macro : macro + u"=1"_s);
    }
    QStringList macros{u"__OPENCL_VERSION__="_s + numberOf(device.version), u"__OPENCL_C_VERSION__="_s + language, u"CL_VERSION_1_0=100"_s,
                       u"CL_VERSION_1_1=110"_s, u"CL_VERSION_1_2=120"_s};
    if (language >= u"200"_s)
        macros << u"CL_VERSION_2_0=200"_s;
    if (language >= u"300"_s)
        macros << u"CL_VERSION_3_0=300"_s;
    if (device.littleEndian)
        macros << u"__ENDIAN_LITTLE__=1"_s;
    if (device.imageSupport)
        macros << u"__IMAGE_SUPPORT__=1"_s;
    for (const QString &extension : device.extensions + device.features)
        macros << extension + u"=1"_s;
    return macros + given;
}

} // namespace kernelscope
