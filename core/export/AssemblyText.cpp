#include "export/AssemblyText.h"

#include <QJsonArray>

#include "plan/CompileTarget.h"
#include "protocol/Json.h"
#include "support/Filled.h"
#include "support/Numbers.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

QString counted(int count, const QString &one, const QString &several)
{
    return u"%1 %2"_s.arg(QString::number(count), count == 1 ? one : several);
}

QString registersText(const AssemblyFigures &figures)
{
    QStringList texts;
    if (figures.vectorRegisters)
        texts << counted(*figures.vectorRegisters, u"vector register"_s, u"vector registers"_s);
    if (figures.scalarRegisters)
        texts << counted(*figures.scalarRegisters, u"scalar register"_s, u"scalar registers"_s);
    return texts.join(u", "_s);
}

QString spillsText(const AssemblyFigures &figures)
{
    if (!figures.spills)
        return {};
    const int scalars = figures.scalarSpills.value_or(0);
    if (*figures.spills == 0 && scalars == 0)
        return u"no spills"_s;
    const QString text = counted(*figures.spills, u"spill"_s, u"spills"_s);
    return scalars == 0 ? text : text + u" and "_s + counted(scalars, u"scalar register spilled"_s, u"scalar registers spilled"_s);
}

QString occupancyText(const AssemblyFigures &figures)
{
    if (!figures.waves || !figures.mostWaves)
        return {};
    const QString text = u"occupancy %1 of %2 waves"_s.arg(*figures.waves).arg(*figures.mostWaves);
    return figures.limit == OccupancyLimit::None ? text : text + u", limited by "_s + wordOf(figures.limit);
}

QString sizeText(const AssemblyFigures &figures)
{
    const QString text = counted(figures.instructions, u"instruction"_s, u"instructions"_s);
    return figures.codeBytes ? u"%1 in %2"_s.arg(text, bytesText(quint64(*figures.codeBytes))) : text;
}

QString memoryText(const std::optional<quint64> &bytes, const QString &memory)
{
    return bytes && *bytes > 0 ? u"%1 of %2 memory"_s.arg(bytesText(*bytes), memory) : QString();
}

QString sourceLine(const QMap<QString, QString> &texts, const QString &file, int line)
{
    return texts.value(file).section(u'\n', line - 1, line - 1).trimmed();
}

QString functionText(const Assembly &assembly, const AssembledFunction &function, const QMap<QString, QString> &texts)
{
    QString text = u"%1 %2\n"_s.arg(function.isKernel ? u"kernel"_s : u"function"_s, function.name);
    std::pair<int, int> shown{-1, 0};
    for (const AssemblyLine &line : function.lines) {
        if (line.file >= 0 && shown != std::pair(line.file, line.line)) {
            shown = {line.file, line.line};
            const QString file = assembly.files[line.file];
            text += filled(u"\n%1:%2: %3\n"_s, file, line.line, sourceLine(texts, file, line.line));
        }
        text += (line.isLabel() ? u"  "_s : u"        "_s) + line.text + u'\n';
    }
    return text + u'\n' + function.name + u": "_s + figuresText(function) + u".\n"_s;
}

QJsonObject lineJson(const Assembly &assembly, const AssemblyLine &line)
{
    QJsonObject json{{u"text"_s, line.text}};
    if (line.file >= 0) {
        json.insert(u"file"_s, assembly.files[line.file]);
        json.insert(u"line"_s, line.line);
    }
    return json;
}

QJsonObject functionJson(const Assembly &assembly, const AssembledFunction &function)
{
    QJsonArray lines;
    for (const AssemblyLine &line : function.lines)
        lines << lineJson(assembly, line);
    QJsonObject figures = toJson(function.figures).toObject();
    figures.insert(u"limit"_s, wordOf(function.figures.limit));
    return {{u"name"_s, function.name},
            {u"kernel"_s, function.isKernel},
            {u"figures"_s, figures},
            {u"missing"_s, toJson(QList<QString>(function.missing))},
            {u"lines"_s, lines}};
}

} // namespace

QString assemblyTitle(const Assembly &assembly)
{
    const auto target = compileTargetNamed(assembly.target);
    if (!target)
        return {};
    if (target->isIr)
        return u"%1's LLVM IR%2, not a driver's"_s.arg(assembly.compiler,
                                                       target->processor.isEmpty() ? QString() : u" for "_s + target->processor);
    if (target->kind == TargetKind::Nvidia)
        return u"%1's PTX for %2, not the driver's, which has yet to give out the registers"_s.arg(assembly.compiler, target->processor);
    if (target->kind == TargetKind::Cpu)
        return u"%1's code for one work-item on this CPU, not a driver's"_s.arg(assembly.compiler);
    return u"%1's code for %2, not a driver's"_s.arg(assembly.compiler, target->title());
}

QString figuresText(const AssembledFunction &function)
{
    const AssemblyFigures &figures = function.figures;
    QStringList texts{registersText(figures),
                      spillsText(figures),
                      memoryText(figures.privateBytes, u"private"_s),
                      memoryText(figures.localBytes, u"local"_s),
                      occupancyText(figures),
                      sizeText(figures)};
    texts.removeAll(QString());
    QString text = texts.join(u"; "_s);
    if (!function.missing.isEmpty())
        text += u"; not counted, since libclc lacks it: %1"_s.arg(function.missing.join(u", "_s));
    return text;
}

QString assemblyText(const Assembly &assembly, const QMap<QString, QString> &texts)
{
    QString text = assemblyTitle(assembly) + u".\n"_s;
    for (const AssembledFunction &function : assembly.functions)
        text += u'\n' + functionText(assembly, function, texts);
    return text;
}

QJsonObject assemblyJson(const Assembly &assembly)
{
    QJsonArray functions;
    for (const AssembledFunction &function : assembly.functions)
        functions << functionJson(assembly, function);
    return {{u"target"_s, assembly.target}, {u"compiler"_s, assembly.compiler}, {u"functions"_s, functions}};
}

} // namespace kernelscope
