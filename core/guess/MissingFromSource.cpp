#include "guess/MissingFromSource.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include <QRegularExpression>

#include "guess/GuessedNumber.h"
#include "guess/NameRule.h"
#include "project/Guesses.h"
#include "support/Ranges.h"

namespace kernelscope {
namespace {

bool isWordOfCpp(const QString &name)
{
    static const QStringList words{QStringLiteral("template"), QStringLiteral("typename"), QStringLiteral("class"),
                                   QStringLiteral("namespace"), QStringLiteral("using")};
    return words.contains(name);
}

void addOnce(QStringList &names, const QString &name)
{
    if (!name.isEmpty() && !names.contains(name))
        names << name;
}

void addFeatures(QStringList &features, const QString &message)
{
    struct Feature
    {
        QRegularExpression sign;
        QString name;
    };
    static const std::array<Feature, 7> known{
        {{QRegularExpression(QStringLiteral("\\b(?:half(?:2|3|4|8|16)?|(?:as|convert)_half\\w*)\\b")),
          QStringLiteral("half precision (cl_khr_fp16)")},
         {QRegularExpression(QStringLiteral("\\b(?:intel_)?(?:get_\\w*)?sub_groups?\\w*")),
          QStringLiteral("sub-groups (cl_khr_subgroups)")},
         {QRegularExpression(QStringLiteral("\\bdot_\\w*4x8packed")), QStringLiteral("integer dot products (cl_khr_integer_dot_product)")},
         {QRegularExpression(QStringLiteral("\\bwork_group_(?:all|any|broadcast|reduce|scan)\\w*")),
          QStringLiteral("functions of work-groups (__opencl_c_work_group_collective_functions)")},
         {QRegularExpression(QStringLiteral("changes address space of pointer")),
          QStringLiteral("pointers to any memory (__opencl_c_generic_address_space)")},
         {QRegularExpression(QStringLiteral("'pipe' type qualifier")), QStringLiteral("pipes (__opencl_c_pipes)")},
         {QRegularExpression(QStringLiteral("\\benqueue_kernel\\b|blocks support disabled")),
          QStringLiteral("launches by kernels (__opencl_c_device_enqueue)")}}};
    for (const Feature &feature : known) {
        if (message.contains(feature.sign))
            addOnce(features, feature.name);
    }
}

constexpr int anyNumber = 16;

/// What a program has for OpenCL's qualifiers, so that its kernels are built for other interfaces, too: KERNEL, GLOBAL_MEM, DECLSPEC.
/// Nothing where the name is none of these.
QString qualifierFor(const QString &name)
{
    static constexpr std::array<NameRule, 5> qualifiers{{
        {u"^(?:WITHIN_KERNEL|(?:FORCE|ALWAYS)?_?INLINE|DECLSPEC|DEVICE)(?:_(?:DECL|FUNC|FUNCTION|COMMON))*$", u"static"},
        {u"^(?:(?:CL|OCL|OPENCL)_)?KERNEL(?:_(?:DECL|FUNC|FUNCTION|FQ))*$", u"__kernel"},
        {u"^(?:(?:CL|OCL|OPENCL)_)?(?:GLOBAL|GLB)(?:_(?:MEM|MEMORY|PTR|AS|SPACE|ARG|VAR))*$", u"__global"},
        {u"^(?:(?:CL|OCL|OPENCL)_)?(?:LOCAL|SHARED)(?:_(?:MEM|MEMORY|PTR|AS|SPACE|ARG|VAR))*$", u"__local"},
        {u"^(?:(?:CL|OCL|OPENCL)_)?CONSTANT(?:_(?:MEM|MEMORY|PTR|AS|SPACE|ARG|VAR))*$", u"__constant"},
    }};
    static const QRegularExpression around(QStringLiteral("^_+|_+$"));
    return textByName(qualifiers, QString(name).remove(around));
}

/// What it may be where it is not this: nothing after the last.
QString otherSpaceThan(const QString &space)
{
    return space == u"__global" ? QStringLiteral("__constant") : space == u"__constant" ? QStringLiteral("__local") : QString();
}

/// A word in front of the type that a function's parameter points to: (QUALIFIER const float *a)
bool isAddressSpace(const QString &name, const QString &source)
{
    static const QString before = QStringLiteral("[(,]\\s*(?:const\\s+)?\\b");
    static const QString after =
        QStringLiteral("\\s+(?:(?:const|volatile|unsigned|struct)\\s+)*(?!const\\b|volatile\\b)\\w+(?:\\s+const)?\\s*\\*");
    return QRegularExpression(before + name + after).match(source).hasMatch();
}

/// for (i = 1; i <= NAME; ++i)
bool endsLoop(const QString &name, const QString &source)
{
    return QRegularExpression(QStringLiteral("\\bfor\\s*\\([^;{}]*;[^;{}]*<=?\\s*%1\\s*;").arg(name)).match(source).hasMatch();
}

bool isDefinedIn(const QString &source, const QString &name)
{
    return QRegularExpression(QStringLiteral("#\\s*define\\s+%1\\b").arg(name)).match(source).hasMatch();
}

Expression valueFor(const QString &name, const MissingFromSource &missing)
{
    static const QRegularExpression underscores(QStringLiteral("^_+"));
    const QString macro = QString(name).remove(underscores);
    static const QRegularExpression barrier(QStringLiteral("^(?:(?:LOCAL|SHARED|GLOBAL|GROUP|WORK_?GROUP)_)?(?:BARRIER|SYNC)$"));
    if (const auto sync = barrier.match(macro); sync.hasMatch())
        return Expression(macro.startsWith(u"GLOBAL") ? QStringLiteral("barrier(CLK_GLOBAL_MEM_FENCE)")
                                                      : QStringLiteral("barrier(CLK_LOCAL_MEM_FENCE)"));
    if (macro.contains(u"SAMPLER", Qt::CaseInsensitive))
        return Expression(QStringLiteral("CLK_ADDRESS_CLAMP_TO_EDGE|CLK_FILTER_NEAREST"));
    static const QRegularExpression dimension(QStringLiteral("_?[XYZ]$"));
    Expression guessed = guessedNumber(macro, 1, true);
    if (guessed.text == u"0") // PATCH_X: how large something is, not where; OFFSET_X is that without its dimension, too
        guessed = guessedNumber(QString(macro).remove(dimension), 1, true);
    if (guessed.text == u"0" && missing.ends.contains(name)) // of none nothing would be seen
        return Expression(2);
    // The logarithm of 16; a radix is that of something, or that something.
    if (guessed.text.contains(u"log2") || macro.contains(u"RADIX"))
        return Expression(double(4));
    return guessed.isNumber() ? guessed : Expression(double(anyNumber));
}

/// Of one number, by its name in small letters, its words apart.
QString scalarFor(const QString &words)
{
    static constexpr std::array<NameRule, 10> types{{
        {u"(?:^|_)(?:u_?int_?8|u_?8|byte|pixel)(?:_|$)", u"uchar"},
        {u"(?:^|_)(?:u_?int_?16|u_?16|word)(?:_|$)", u"ushort"},
        {u"(?:^|_)(?:u_?int_?64|u_?64|qword|size|ulong_?long)(?:_|$)", u"ulong"},
        {u"(?:^|_)(?:u_?int_?32|u_?32|dword|u_?int|unsigned)(?:_|$)", u"uint"},
        {u"(?:^|_)(?:int_?8|[is]_?8)(?:_|$)", u"char"},
        {u"(?:^|_)(?:int_?16|[is]_?16)(?:_|$)", u"short"},
        {u"(?:^|_)(?:int_?64|[is]_?64)(?:_|$)", u"long"},
        {u"(?:^|_)(?:int_?32|[is]_?32|int|integer|idx|index|indices|id|key|label|bool|boolean)(?:_|$)", u"int"},
        {u"(?:^|_)(?:f_?64|float_?64|fp_?64|double)(?:_|$)", u"double"},
        {u"(?:^|_)(?:complex|cplx|cfloat|cmplx)(?:_|$)", u"float2"},
    }};
    if (const QString type = textByName(types, words); !type.isEmpty())
        return type;
    static const QRegularExpression ofHost(QStringLiteral("^cl_(u?(?:char|short|int|long)|float|double)(?:_|$)"));
    const QString host = ofHost.match(words).captured(1);
    return host.isEmpty() ? QStringLiteral("float") : host;
}

Expression typeFor(const QString &name)
{
    if (const QString qualifier = qualifierFor(name); !qualifier.isEmpty())
        return Expression(qualifier);
    static const QRegularExpression hump(QStringLiteral("([a-z])([A-Z])"));
    static const QRegularExpression width(QStringLiteral("^(?!fp?_?16)(.*[a-z])_?(2|3|4|8|16)(?:_t(?:ype)?)?$"));
    const QString words = QString(name).replace(hump, QStringLiteral("\\1_\\2")).toLower();
    const QString whole = scalarFor(words);
    const auto vector = width.match(words);
    const QString one = scalarFor(vector.captured(1));
    const bool isVector = vector.hasMatch() && whole == u"float" && !one.back().isDigit();
    return Expression(isVector ? one + vector.captured(2) : whole);
}

} // namespace

MissingFromSource missingFromSource(const QList<Diagnostic> &diagnostics, const QString &source)
{
    static const QRegularExpression number(QStringLiteral("undeclared identifier '(_*[A-Z][A-Z0-9_]*)'|\\b([A-Z][A-Z0-9_]+) (?:must be|has "
                                                          "to be|needs to be|should be|is not|not) defined|define (\\w+)"));
    static const QRegularExpression other(QStringLiteral("undeclared identifier '(\\w*[a-z]\\w*)'$"));
    static const QRegularExpression type(QStringLiteral("unknown type name '(\\w+)'"));
    static const QRegularExpression whole(
        QStringLiteral("^invalid operands to binary expression|subscript is not an integer|'float' cannot be signed or unsigned|"
                       "no matching function for call to '(?:r?hadd|abs_diff|(?:add|sub|mad)_sat|mul_hi|mad_hi|popcount|clz|upsample)'"));
    static const QRegularExpression header(QStringLiteral("^'([^']+)' file not found"));
    static const QRegularExpression pastEnd(QStringLiteral(
        "^array index (\\d+) is past the end of the array \\((?:which contains (\\d+) element|that has type '[^'\\[]*\\[(\\d+)\\])"));
    static const QRegularExpression counted(QStringLiteral("\\b(?:un)?signed\\s+(?!(?:char|short|int|long|const|volatile|(?:__)?(?:global|"
                                                           "local|constant|private))\\b)([A-Za-z_]\\w*)[\\s*]+[A-Za-z_]"));
    static const QRegularExpression index(QStringLiteral("\\[\\s*(_*[A-Z][A-Z0-9_]*)\\s*\\]"));
    const QStringList lines = source.split(u'\n');
    MissingFromSource missing;
    for (const Diagnostic &diagnostic : diagnostics) {
        const auto ofNumber = number.match(diagnostic.message);
        addOnce(missing.numbers, ofNumber.captured(1) + ofNumber.captured(2) + ofNumber.captured(3));
        addOnce(missing.others, other.match(diagnostic.message).captured(1));
        const QString name = type.match(diagnostic.message).captured(1);
        missing.isCpp = missing.isCpp || isWordOfCpp(name);
        addOnce(missing.types, name);
        // A name after "unsigned" is taken for that of a variable.
        const QString ofSign = counted.match(lines.value(diagnostic.line - 1)).captured(1);
        if (!ofSign.isEmpty() && !isDefinedIn(source, ofSign)) {
            addOnce(missing.types, ofSign);
            addOnce(missing.wholes, ofSign);
        }
        missing.needsWhole = missing.needsWhole || diagnostic.message.contains(whole);
        missing.hasOtherSpace = missing.hasOtherSpace || diagnostic.message.contains(u"changes address space of pointer");
        missing.hasDoubles = missing.hasDoubles || diagnostic.message.startsWith(u"scalar operand type has greater rank");
        if (missing.header.isEmpty())
            missing.header = header.match(diagnostic.message).captured(1);
        if (const auto past = pastEnd.match(diagnostic.message); past.hasMatch()) {
            for (const auto &found : index.globalMatch(lines.value(diagnostic.line - 1)))
                missing.indexes.insert(found.captured(1), past.captured(1).toInt());
            int &least = missing.extents[(past.captured(2) + past.captured(3)).toInt()];
            least = std::max(least, past.captured(1).toInt() + 1);
        }
        if (diagnostic.severity == Severity::Error)
            addFeatures(missing.features, diagnostic.message);
    }
    // In the body of a function a type that is not known is an identifier like others, and where parameters begin nothing but its name
    // tells.
    static const QRegularExpression ofType(QStringLiteral("TYPE|REAL|SCALAR|^T\\d*$|_T$"));
    for (const QString &name : std::as_const(missing.numbers)) {
        if (name.contains(ofType) || !qualifierFor(name).isEmpty())
            addOnce(missing.types, name);
    }
    std::ranges::copy_if(missing.types, std::back_inserter(missing.spaces),
                         [&source](const QString &name) { return qualifierFor(name).isEmpty() && isAddressSpace(name, source); });
    missing.numbers.removeIf([&missing](const QString &name) { return missing.types.contains(name); });
    missing.others.removeIf([&missing](const QString &name) { return missing.types.contains(name); });
    std::ranges::copy_if(missing.numbers + missing.others, std::back_inserter(missing.ends),
                         [&source](const QString &name) { return endsLoop(name, source); });
    return missing;
}

bool addGuessedDefines(Project &project, const MissingFromSource &missing)
{
    QList<Define> &defines = project.build.defines;
    QStringList guessed;
    for (Define &define : defines) {
        if (missing.needsWhole && define.value.text == u"float") {
            define.value = Expression(QStringLiteral("int"));
            guessed << define.name;
        }
    }
    const QList<Define> earlier = guessedDefines(project);
    for (Define &define : defines) {
        const QString other = otherSpaceThan(define.value.text);
        if (missing.hasOtherSpace && !other.isEmpty() && qualifierFor(define.name).isEmpty() && earlier.contains(define)) {
            define.value = Expression(other);
            guessed << define.name;
        }
    }
    for (Define &define : defines) {
        const bool isPastEnd = define.value.isNumber() && define.value.text.toInt() == missing.indexes.value(define.name, -1);
        if (isPastEnd && earlier.contains(define)) {
            define.value = Expression(0.0); // there is a first element
            guessed << define.name;
            continue;
        }
        const int least = missing.extents.value(define.value.text.toInt());
        if (define.value.isNumber() && least > 0 && earlier.contains(define)) {
            define.value = Expression(double(least));
            guessed << define.name;
        }
    }
    const auto add = [&](const QStringList &names, const auto &valueOf) {
        for (const QString &name : names) {
            if (std::ranges::find(defines, name, &Define::name) != defines.end())
                continue;
            defines << Define{name, valueOf(name)};
            guessed << name;
        }
    };
    add(missing.spaces, [](const QString &) { return Expression(QStringLiteral("__global")); });
    add(missing.wholes, [](const QString &) { return Expression(QStringLiteral("int")); });
    add(missing.types, typeFor);
    const auto number = [&missing](const QString &name) { return valueFor(name, missing); };
    add(missing.numbers, number);
    // What is declared with a type that is not known is not known either, so others count only once all of these are.
    if (missing.names().isEmpty())
        add(missing.others, number);
    const QStringList places = mapped(guessed, [](const QString &name) { return QStringLiteral("/build/defines/") + pointerKey(name); });
    addGuesses(project, places);
    return !guessed.isEmpty();
}

QString optionsFor(const QList<Define> &defines)
{
    return mapped(defines, [](const Define &define) { return QStringLiteral("-D %1=%2").arg(define.name, define.value.text); }).join(u' ');
}

} // namespace kernelscope
