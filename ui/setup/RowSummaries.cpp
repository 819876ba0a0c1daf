#include "ui/setup/RowSummaries.h"

#include <QObject>

#include "project/ProjectFormat.h"
#include "support/Ranges.h"
#include "ui/setup/InitFields.h"
#include "ui/setup/SetupContext.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

static QString joined(const QList<Expression> &expressions, const QString &separator)
{
    return mapped(expressions, &Expression::text).join(separator);
}

QString shapeLine(const BufferSpec &buffer)
{
    return u'[' + joined(buffer.shape, u", "_s) + u']';
}

QString bufferLine(const BufferSpec &buffer)
{
    QStringList parts{buffer.isImage() ? buffer.imageFormat : buffer.type, shapeLine(buffer), accessWords()[qsizetype(buffer.access)]};
    const QString fill = initSummary(buffer.init);
    return (fill.isEmpty() ? parts : parts << fill).join(u' ');
}

namespace {

/// The words of a step after its verb.
struct StepWords
{
    const Step &step;

    static QString range(const std::optional<Expression> &offset, const std::optional<Expression> &count)
    {
        QString text;
        if (offset)
            text += QObject::tr(" from %1").arg(offset->text);
        return count ? text + QObject::tr(" count %1").arg(count->text) : text;
    }
    QString operator()(const LaunchStep &launch) const
    {
        const QString sizes = joined(launch.global, u" \u00d7 "_s);
        const QString groups = launch.local.isEmpty() ? QString() : QObject::tr(" by %1").arg(joined(launch.local, u" \u00d7 "_s));
        return (launch.kernel == step.name ? QString() : launch.kernel + u"  "_s) + sizes + groups;
    }
    QString operator()(const WriteStep &write) const { return write.buffer + range(write.offset, write.count); }
    QString operator()(const ReadStep &read) const { return read.buffer + range(read.offset, read.count); }
    QString operator()(const CopyStep &copy) const { return copy.from + u" \u2192 "_s + copy.to + range({}, copy.count); }
    QString operator()(const FillStep &fill) const
    {
        return QObject::tr("%1 with %2").arg(fill.buffer, listText(fill.value)) + range(fill.offset, fill.count);
    }
    QString operator()(const SetStep &set) const
    {
        QStringList parts;
        for (const auto &[name, value] : set.values)
            parts.append(name + u" = "_s + value.text);
        return parts.join(u", "_s);
    }
    QString operator()(const SwapStep &swap) const { return swap.first + u" \u2194 "_s + swap.second; }
    QString operator()(const RepeatStep &repeat) const { return repeat.condition.text; }
    QString operator()(const BarrierStep &barrier) const { return barrier.queue; }
    QString operator()(const FinishStep &) const { return {}; }
};

} // namespace

QString stepLine(const Step &step)
{
    QString text = std::visit(StepWords{step}, step.action);
    if (!step.queue.isEmpty())
        text = QObject::tr("%1 in %2").arg(text, step.queue).trimmed();
    if (!step.after.isEmpty())
        text = QObject::tr("%1 after %2").arg(text, step.after.join(u", "_s)).trimmed();
    if (step.when.isEmpty())
        return text;
    return QObject::tr("%1 when %2").arg(text, step.when.text).trimmed();
}

static QString comparisonLine(const Check &check)
{
    if (check.buffer.isEmpty())
        return check.condition.text;
    const QString what = check.index ? check.buffer + u'[' + check.index->text + u']' : check.buffer;
    if (const auto *expression = std::get_if<ExpectedExpression>(&check.expected))
        return what + u" = "_s + expression->expression.text;
    const auto *buffer = std::get_if<ExpectedBuffer>(&check.expected);
    return what + u" = "_s + (buffer ? buffer->buffer : std::get<ExpectedFile>(check.expected).path);
}

QString checkLine(const Check &check)
{
    return check.when.isEmpty() ? comparisonLine(check) : QObject::tr("%1 when %2").arg(comparisonLine(check), check.when.text);
}

} // namespace kernelscope
