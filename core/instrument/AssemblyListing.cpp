#include "instrument/AssemblyListing.h"

#include <algorithm>

#include <QDir>
#include <QRegularExpression>

#include "instrument/Compilation.h"

namespace kernelscope {

QString withPlainNames(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("\\b_Z(\\d+)(\\w+)(?:@PLT\\b)?"));
    QString plain;
    qsizetype copied = 0;
    for (auto matches = pattern.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        const int length = match.captured(1).toInt();
        if (length > match.capturedLength(2))
            continue;
        plain += QStringView(text).mid(copied, match.capturedStart() - copied);
        plain += match.capturedView(2).left(length);
        copied = match.capturedEnd();
    }
    return plain + text.mid(copied);
}

void AssemblyListing::nameFile(int number, const QString &folder, const QString &name)
{
    m_files.insert(number, userPath(name.isEmpty() ? folder : QDir::cleanPath(QDir(folder).filePath(name))));
}

void AssemblyListing::setPlace(int file, int line)
{
    m_file = file;
    m_line = line;
}

void AssemblyListing::begin(const QString &function)
{
    m_assembly.functions << AssembledFunction{function, false, {}, {}, {}};
    m_isInside = true;
    setPlace(0, 0);
}

void AssemblyListing::add(const QString &text)
{
    AssemblyLine line{withPlainNames(text), -1, 0};
    if (!line.isLabel()) {
        ++last().figures.instructions;
        if (m_line > 0) {
            line.file = m_file;
            line.line = m_line;
        }
    }
    last().lines << line;
}

void AssemblyListing::addMissing(int function, const QString &name)
{
    QStringList &missing = m_assembly.functions[function].missing;
    if (const QString plain = withPlainNames(name); !missing.contains(plain))
        missing << plain;
}

void AssemblyListing::forgetGuesses(const QList<std::pair<int, QString>> &calls)
{
    QStringList guessed;
    for (bool grows = true; grows;) {
        grows = false;
        for (const auto &[caller, callee] : calls) {
            const AssembledFunction &function = m_assembly.functions[caller];
            if (!guessed.contains(function.name) && (!function.missing.isEmpty() || guessed.contains(callee))) {
                guessed << function.name;
                grows = true;
            }
        }
    }
    for (AssembledFunction &function : m_assembly.functions) {
        if (!guessed.contains(function.name))
            continue;
        AssemblyFigures &figures = function.figures;
        for (auto *number : {&figures.vectorRegisters, &figures.scalarRegisters, &figures.waves})
            number->reset();
        figures.privateBytes.reset();
    }
}

Assembly AssemblyListing::finished(const ProgramSignature &signature)
{
    QMap<int, int> places;
    for (AssembledFunction &function : m_assembly.functions) {
        for (AssemblyLine &line : function.lines) {
            if (line.file < 0)
                continue;
            if (!places.contains(line.file)) {
                const QString path = m_files.value(line.file);
                const qsizetype known = m_assembly.files.indexOf(path);
                places.insert(line.file, int(known < 0 ? m_assembly.files.size() : known));
                if (known < 0)
                    m_assembly.files << path;
            }
            line.file = places[line.file];
        }
        const KernelSignature *kernel = kernelNamed(signature, function.name);
        function.isKernel = kernel;
        if (function.isKernel && !function.figures.localBytes)
            function.figures.localBytes = kernel->localMemorySize;
        function.name = withPlainNames(function.name);
    }
    return m_assembly;
}

} // namespace kernelscope
