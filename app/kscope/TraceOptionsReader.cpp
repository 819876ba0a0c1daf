#include "TraceOptionsReader.h"

#include "FirstError.h"

namespace kernelscope {

Result<quint64> wholeNumber(const Arguments &arguments, const char *option, quint64 otherwise, const QString &alternative)
{
    if (!arguments.has(option))
        return otherwise;
    bool isNumber = false;
    const quint64 number = arguments.value(option).toULongLong(&isNumber);
    if (!isNumber || number < 1) {
        return fail(QStringLiteral("%1 takes a whole number from 1%2, but was given \"%3\".")
                        .arg(QLatin1String(option), alternative, arguments.value(option)));
    }
    return number;
}

namespace {

Result<quint64> budget(const Arguments &arguments)
{
    if (arguments.value("--budget") == u"all")
        return quint64(0);
    return wholeNumber(arguments, "--budget", defaultTraceBudget, QStringLiteral(" on, or \"all\""));
}

} // namespace

Result<Sizes> idOf(const Arguments &arguments, const char *option, const QString &what)
{
    Sizes id;
    if (!arguments.has(option))
        return id;
    const QStringList words = arguments.value(option).split(u',');
    bool inOrder = words.size() <= 3;
    for (const QString &word : words) {
        bool isNumber = false;
        id << word.trimmed().toULongLong(&isNumber);
        inOrder = inOrder && isNumber;
    }
    if (!inOrder) {
        return fail(QStringLiteral("%1 takes the id of %2, one to three whole numbers with commas between them, but was given \"%3\".")
                        .arg(QLatin1String(option), what, arguments.value(option)));
    }
    return id;
}

Result<TraceOptions> traceOptions(const Arguments &arguments)
{
    const auto events = budget(arguments);
    const auto loops = wholeNumber(arguments, "--loop-budget", 0);
    const auto selected = idOf(arguments, "--group", QStringLiteral("a work-group"));
    if (const auto error = firstError(events, loops, selected))
        return fail(*error);
    return TraceOptions{arguments.value("--launch"), *events, *selected, *loops};
}

} // namespace kernelscope
