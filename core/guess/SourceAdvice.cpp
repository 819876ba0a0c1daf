#include "guess/SourceAdvice.h"

#include <algorithm>

#include <QRegularExpression>
#include <QStringList>

#include "project/Suggestion.h"

namespace kernelscope {
namespace {

constexpr qsizetype mostNamed = 8;

/// With as many lines, so that a directive in a comment is none.
QString withoutComments(QString source)
{
    static const QRegularExpression comment(QStringLiteral("/\\*.*?(?:\\*/|$(?!.))|//[^\n]*"),
                                            QRegularExpression::DotMatchesEverythingOption);
    qsizetype from = 0;
    for (auto match = comment.match(source); match.hasMatch(); match = comment.match(source, from)) {
        const QString lines(match.captured().count(u'\n'), u'\n');
        source.replace(match.capturedStart(), match.capturedLength(), lines.isEmpty() ? QStringLiteral(" ") : lines);
        from = match.capturedStart();
    }
    return source;
}

/// 1: the line from its # on, 2: which directive of a condition it is.
QRegularExpressionMatch directiveIn(const QString &line)
{
    static const QRegularExpression directive(QStringLiteral("^\\s*(#\\s*(if|ifdef|ifndef|elif|else|endif)\\b.*)$"));
    return directive.match(line);
}

/// "STAGE" of #ifdef STAGE, #if defined(STAGE) and #if STAGE == 1: "STAGE=1".
QString macroOf(const QString &condition)
{
    static const QRegularExpression asked(QStringLiteral("^#\\s*(?:ifdef\\s+|(?:el)?if\\s+defined\\s*\\(?\\s*)(\\w+)|"
                                                         "^#\\s*(?:el)?if\\s+\\(?\\s*([A-Za-z_]\\w*)\\s*(?:==\\s*(\\w+))?"));
    const auto match = asked.match(condition);
    if (!match.captured(1).isEmpty())
        return match.captured(1);
    return match.captured(3).isEmpty() ? match.captured(2) : match.captured(2) + u'=' + match.captured(3);
}

/// "STAGE" of #ifndef STAGE and #if !defined(STAGE).
QString macroNotDefinedIn(const QString &condition)
{
    static const QRegularExpression asked(QStringLiteral("^#\\s*(?:ifndef\\s+|(?:el)?if\\s+!\\s*defined\\s*\\(?\\s*)(\\w+)"));
    return asked.match(condition).captured(1);
}

/// A name after "kernel void", with attributes between perhaps.
void addKernelsIn(const QString &text, const QStringList &conditions, QList<LeftOutKernel> &kernels)
{
    static const QRegularExpression kernel(
        QStringLiteral(
            "\\b(?:__)?kernel\\s+(?:__attribute__\\s*\\(\\(.*?\\)\\)\\)?\\s*)*void\\s+(?:__attribute__\\s*\\(\\(.*?\\)\\)\\)?\\s*)*(\\w+)"),
        QRegularExpression::DotMatchesEverythingOption);
    if (conditions.isEmpty())
        return;
    for (auto matches = kernel.globalMatch(text); matches.hasNext();)
        kernels << LeftOutKernel{matches.next().captured(1), conditions.last(), macroOf(conditions.last())};
}

/// Around an #error in this line.
QStringList macrosAskedAt(const QString &source, int line)
{
    static const QRegularExpression error(QStringLiteral("^\\s*#\\s*error\\b"));
    static const QRegularExpression definition(QStringLiteral("^\\s*#\\s*define\\s+(\\w+)"));
    static const QRegularExpression ofDevice(QStringLiteral("^(?:cl_|CL_|__)"));
    const QStringList lines = withoutComments(source).split(u'\n');
    if (!lines.value(line - 1).contains(error))
        return {};
    QStringList own;
    QList<QStringList> chains; // of each #if around the line: its conditions so far
    for (const QString &each : lines.mid(0, line - 1)) {
        if (const auto match = definition.match(each); match.hasMatch())
            own << match.captured(1);
        const auto match = directiveIn(each);
        const QString word = match.captured(2);
        if (word.startsWith(u"if"))
            chains << QStringList();
        if (word == u"endif" && !chains.isEmpty())
            chains.removeLast();
        else if (match.hasMatch() && !chains.isEmpty())
            chains.last() << match.captured(1).simplified();
    }
    QStringList macros;
    const QStringList chain = chains.isEmpty() ? QStringList() : chains.last();
    const bool isElse = !chain.isEmpty() && directiveIn(chain.last()).captured(2) == u"else";
    for (const QString &condition : isElse ? chain : chain.mid(chain.size() - 1)) {
        const QString macro = isElse ? macroOf(condition) : macroNotDefinedIn(condition);
        const QString name = macro.section(u'=', 0, 0);
        if (!macro.isEmpty() && !own.contains(name) && !name.contains(ofDevice) && !macros.contains(macro))
            macros << macro;
    }
    return macros;
}

QString howToDefine(const QString &macro)
{
    return QStringLiteral(" Choose with --options, as in --options \"-D %1\".").arg(macro);
}

} // namespace

QList<LeftOutKernel> conditionalKernels(const QString &source)
{
    QList<LeftOutKernel> kernels;
    QStringList conditions;
    QString part;
    const QStringList lines = withoutComments(source).split(u'\n');
    for (const QString &line : lines) {
        const auto match = directiveIn(line);
        if (!match.hasMatch()) {
            part += line + u'\n';
            continue;
        }
        addKernelsIn(part, conditions, kernels);
        part.clear();
        const QString word = match.captured(2);
        const QString whole = match.captured(1).simplified();
        if (word.startsWith(u"if"))
            conditions << whole;
        else if (word == u"endif" && !conditions.isEmpty())
            conditions.removeLast();
        else if (!conditions.isEmpty())
            conditions.last() = word == u"else" ? QStringLiteral("#else of ") + conditions.last() : whole;
    }
    addKernelsIn(part, conditions, kernels);
    return kernels;
}

QString adviceAboutLeftOut(const QList<LeftOutKernel> &kernels)
{
    if (kernels.isEmpty())
        return {};
    QStringList named;
    for (const LeftOutKernel &kernel : kernels.mid(0, mostNamed))
        named << QStringLiteral("%1 (%2)").arg(kernel.name, kernel.condition);
    const QString more = kernels.size() > mostNamed ? QStringLiteral(" and others") : QString();
    const QString text =
        QStringLiteral("All kernels of this file are left out by the preprocessor: %1%2.").arg(named.join(QStringLiteral(", ")), more);
    const auto known = std::ranges::find_if(kernels, [](const LeftOutKernel &kernel) { return !kernel.macro.isEmpty(); });
    return text + (known == kernels.end() ? QString() : howToDefine(known->macro));
}

QString adviceAboutLeftOut(const QList<LeftOutKernel> &kernels, const QString &name)
{
    const auto kernel = std::ranges::find(kernels, name, &LeftOutKernel::name);
    if (kernel == kernels.end())
        return {};
    return QStringLiteral("The kernel \"%1\" is left out by the preprocessor (%2).").arg(name, kernel->condition) +
           (kernel->macro.isEmpty() ? QString() : howToDefine(kernel->macro));
}

QStringList macrosAskedFor(const QString &source, const QString &file, const QList<Diagnostic> &diagnostics)
{
    for (const Diagnostic &diagnostic : diagnostics) {
        const bool isThere = diagnostic.severity == Severity::Error && diagnostic.file == file;
        if (const QStringList macros = isThere ? macrosAskedAt(source, diagnostic.line) : QStringList(); !macros.isEmpty())
            return macros;
    }
    return {};
}

QString adviceAboutErrorDirective(const QStringList &macros)
{
    if (macros.isEmpty())
        return {};
    return QStringLiteral("The program that builds the source defines %1%2%3 first.")
               .arg(macros.size() > 1 ? QStringLiteral("one of ") : QString(), macros.mid(0, mostNamed).join(QStringLiteral(", ")),
                    macros.size() > mostNamed ? QStringLiteral(" and others") : QString()) +
           howToDefine(macros.first());
}

/// What else nearly all kernels use; Clang itself tells what is near other names.
const QStringList &wordsOfOpenCl()
{
    static const QStringList words{QStringLiteral("global"),          QStringLiteral("local"),         QStringLiteral("constant"),
                                   QStringLiteral("private"),         QStringLiteral("kernel"),        QStringLiteral("__global"),
                                   QStringLiteral("__local"),         QStringLiteral("__constant"),    QStringLiteral("__private"),
                                   QStringLiteral("__kernel"),        QStringLiteral("read_only"),     QStringLiteral("write_only"),
                                   QStringLiteral("__read_only"),     QStringLiteral("__write_only"),  QStringLiteral("restrict"),
                                   QStringLiteral("float4"),          QStringLiteral("image2d_t"),     QStringLiteral("sampler_t"),
                                   QStringLiteral("barrier"),         QStringLiteral("get_global_id"), QStringLiteral("get_local_id"),
                                   QStringLiteral("get_global_size"), QStringLiteral("get_group_id"),  QStringLiteral("get_local_size")};
    return words;
}

/// The word that it nearly is; empty: none.
QString nearlyWord(const QString &name)
{
    return name.size() < 4 || name == name.toUpper() ? QString() : nearestWord(name, wordsOfOpenCl());
}

UnknownNames unknownNames(const QString &source, const QString &file, const QList<Diagnostic> &diagnostics)
{
    static const QRegularExpression unknown(
        QStringLiteral("(?:undeclared identifier|implicit declaration of function|unknown type name) '(\\w+)'"));
    const QStringList lines = withoutComments(source).split(u'\n');
    UnknownNames names;
    for (const Diagnostic &diagnostic : diagnostics) {
        const QString name = unknown.match(diagnostic.message).captured(1);
        if (name.isEmpty() || diagnostic.file != file || names.late.contains(name) || names.functions.contains(name) ||
            names.misspelt.contains(name))
            continue;
        const QRegularExpression definition(QStringLiteral("^\\s*#\\s*define\\s+%1\\b").arg(name));
        const QRegularExpression call(QStringLiteral("\\b%1\\s*\\(").arg(name));
        const QString meant = nearlyWord(name);
        const bool isType = meant == name + QStringLiteral("_t"); // no name of a value
        if (!meant.isEmpty() && (!isType || diagnostic.message.startsWith(u"unknown type"))) {
            names.misspelt << name;
            names.meant << meant;
        } else if (!lines.mid(diagnostic.line).filter(definition).isEmpty())
            names.late << name;
        else if (lines.value(diagnostic.line - 1).contains(call))
            names.functions << name;
    }
    return names;
}

QString adviceAboutUnknown(const UnknownNames &names)
{
    QStringList sentences;
    for (qsizetype index = 0; index < std::min<qsizetype>(names.misspelt.size(), mostNamed); ++index)
        sentences << QStringLiteral("Is \"%1\" meant to be \"%2\"?").arg(names.misspelt[index], names.meant[index]);
    if (!names.late.isEmpty())
        sentences << QStringLiteral("The sources use %1 before they define it: move the #define up.")
                         .arg(names.late.mid(0, mostNamed).join(QStringLiteral(", ")));
    if (!names.functions.isEmpty())
        sentences << QStringLiteral("The sources call %1, but none of them has such a function: another file of the program may. Put both "
                                    "into one file, or #include it.")
                         .arg(names.functions.mid(0, mostNamed).join(QStringLiteral(", ")));
    return sentences.join(u' ');
}

QString adviceAboutHostText(const QString &source)
{
    static const QRegularExpression wrapper(
        QStringLiteral("^\\s*(\\w*(?:STRINGI[FZ]Y|TO_?STR(?:ING)?)\\w*\\s*\\(|(?:[^\"\n]*=\\s*)?R\"\\w*\\()"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression filledIn(
        QStringLiteral("(\\$\\{[^}\n]+\\}|\\{\\{ *[A-Za-z_][\\w.]* *\\}\\}|%\\(\\w+\\)[sdif]|<%[^\n]*?%>|\\{% [^\n]*?%\\})"));
    static const QRegularExpression cuda(QStringLiteral("(__global__|__device__|__shared__|\\bthreadIdx\\b|\\bblockIdx\\b|__syncthreads)"));
    static const QRegularExpression openCl(QStringLiteral(
        "\\b(?:__)?kernel\\s+(?:void|__attribute__)|\\bKERNEL\\w*\\s+void\\b|\\bget_(?:global|local|group)_(?:id|size)\\s*\\("));
    const QString text = withoutComments(source);
    if (const auto match = cuda.match(text); match.hasMatch() && !text.contains(openCl))
        return QStringLiteral(
                   "The source is CUDA, as %1 shows. In OpenCL C a kernel is a __kernel void with __global pointers, __shared__ is "
                   "__local, threadIdx.x is get_local_id(0), blockIdx.x is get_group_id(0), and __syncthreads() is "
                   "barrier(CLK_LOCAL_MEM_FENCE).")
            .arg(match.captured(1));
    if (const auto match = wrapper.match(text); match.hasMatch())
        return QStringLiteral("The source is inside %1 ... ), which a program makes a string of: delete that and the closing parenthesis.")
            .arg(match.captured(1).simplified());
    if (const auto match = filledIn.match(text); match.hasMatch())
        return QStringLiteral(
                   "The source is a template: a program puts something in the place of %1 before it builds it. Write what that is.")
            .arg(match.captured(1));
    return {};
}

} // namespace kernelscope
