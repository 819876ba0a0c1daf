#include "ui/present/Walk.h"

#include <QRegularExpression>

#include "session/TraceSelection.h"
#include "support/Filled.h"
#include "support/Tr.h"
#include "ui/models/ShowComments.h"

namespace kernelscope {
namespace {

/// A whole number from 0 on; -1: it is none.
int numberOf(const QString &text)
{
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    return isNumber && number >= 0 ? number : -1;
}

bool takeIds(QList<quint64> &wanted, const QString &value)
{
    const QStringList ids = value.split(u' ', Qt::SkipEmptyParts);
    for (const QString &id : ids) {
        if (numberOf(id) < 0)
            return false;
        wanted << quint64(numberOf(id));
    }
    return !ids.isEmpty() && ids.size() <= 3;
}

/// "12", "12 to 18" or either after a file and a colon
bool takeLines(WalkShow &show, const QString &value)
{
    static const QRegularExpression pattern(QStringLiteral("^(?:(.+):)?\\s*(\\d+)(?:\\s+to\\s+(\\d+))?$"));
    const auto match = pattern.match(value);
    if (!match.hasMatch())
        return false;
    show.file = match.captured(1).trimmed();
    show.line = std::max(0, numberOf(match.captured(2)));
    show.lastLine = match.hasCaptured(3) ? std::max(0, numberOf(match.captured(3))) : show.line;
    return show.line > 0 && show.lastLine >= show.line;
}

/// "sums[3]"
bool takeElement(WalkShow &show, const QString &value)
{
    static const QRegularExpression pattern(QStringLiteral("^(\\w+)\\[(\\d+)\\]$"));
    const auto match = pattern.match(value);
    if (!match.hasMatch())
        return false;
    show.buffer = match.captured(1);
    show.element = match.captured(2).toULongLong();
    return true;
}

/// "n = 2 * group"
bool takeValue(WalkShow &show, const QString &value)
{
    const QString name = value.section(u'=', 0, 0).trimmed();
    const QString expression = value.section(u'=', 1).trimmed();
    show.values.append({name, expression});
    return !name.isEmpty() && !expression.isEmpty();
}

/// One of the parts between commas: a view, or a word and its value.
bool takePart(WalkShow &show, const QString &part, const QStringList &views)
{
    const QString word = part.section(u' ', 0, 0);
    const QString value = part.section(u' ', 1).trimmed();
    const int number = numberOf(value);
    if (views.contains(part)) {
        show.view = part;
        return true;
    }
    if (part == u"run" || part == u"trace") {
        (part == u"run" ? show.runs : show.traces) = true;
        return true;
    }
    if (word == u"set")
        return takeValue(show, value);
    if (word == u"launch")
        show.launch = value;
    else if (word == u"execution")
        show.execution = number;
    else if (word == u"phase" && number >= 0)
        show.phase = number;
    else if (word == u"access" && number >= 0)
        show.access = number;
    else if (word == u"group")
        return takeIds(show.group, value);
    else if (word == u"item")
        return takeIds(show.item, value);
    else if (word == u"variable")
        show.variable = value;
    else if (word == u"iteration" && number >= 1)
        show.iteration = number;
    else if (word == u"element")
        return takeElement(show, value);
    else if (word == u"as" && pictureKindWords().contains(value))
        show.form = PictureKind(pictureKindWords().indexOf(value));
    else if (word == u"part")
        show.part = value;
    else if (word == u"buffer")
        show.buffer = value;
    else if (word == u"line" || word == u"lines")
        return takeLines(show, value);
    else if (word == u"kernel")
        show.kernel = value;
    else if (word == u"slider")
        show.sliders << value;
    else
        return false;
    return !value.isEmpty() && show.execution >= 1;
}

WalkShow showOf(const QString &text, const QStringList &views, QStringList &problems)
{
    WalkShow show;
    for (const QString &part : text.split(u',', Qt::SkipEmptyParts)) {
        if (!takePart(show, part.simplified(), views))
            problems << tr("The notes ask to show \"%1\", which is no view and nothing else that is known here.").arg(part.simplified());
    }
    return show;
}

struct Heading
{
    qsizetype begin = 0;
    qsizetype textBegin = 0;
    QString title;
};

/// Headings that begin with '#', except within a block of code.
QList<Heading> headingsOf(const QString &markdown)
{
    static const QRegularExpression pattern(QStringLiteral("^(```|~~~)|^#{1,6}[ \\t]+(.+?)[ \\t#]*$"), QRegularExpression::MultilineOption);
    QList<Heading> headings;
    bool isCode = false;
    auto matches = pattern.globalMatch(markdown);
    while (matches.hasNext()) {
        const auto match = matches.next();
        if (match.capturedLength(1) > 0)
            isCode = !isCode;
        else if (!isCode)
            headings << Heading{match.capturedStart(), match.capturedEnd(), match.captured(2)};
    }
    return headings;
}

/// The indent of the first line stays: it may be code.
QString withoutBlankEnds(const QString &text)
{
    static const QRegularExpression blankLines(QStringLiteral("^(?:[ \\t]*\\n)+|\\s+$"));
    return QString(text).remove(blankLines);
}

} // namespace

Walk walkOf(const QString &markdown, const QStringList &views)
{
    Walk walk;
    const QList<Heading> headings = headingsOf(markdown);
    for (qsizetype i = 0; i < headings.size(); ++i) {
        const qsizetype end = i + 1 < headings.size() ? headings[i + 1].begin : markdown.size();
        const QString body = markdown.mid(headings[i].textBegin, end - headings[i].textBegin);
        WalkStep step{headings[i].title, withoutBlankEnds(withoutShowComments(body)), std::nullopt};
        if (const auto match = showComment().match(body); match.hasMatch())
            step.show = showOf(match.captured(1).simplified(), views, walk.problems);
        walk.steps << step;
    }
    return walk;
}

QHash<QString, QString> valuesAt(const Walk &walk, int step)
{
    QHash<QString, QString> values;
    for (int i = 0; i <= step && i < walk.steps.size(); ++i) {
        for (const auto &[name, value] : walk.steps[i].show.value_or(WalkShow()).values)
            values.insert(name, value);
    }
    return values;
}

QSet<QString> changedParameters(const Walk &walk)
{
    QSet<QString> names;
    for (const WalkStep &step : walk.steps) {
        const WalkShow show = step.show.value_or(WalkShow());
        for (const auto &[name, value] : show.values)
            names << name;
        names += QSet<QString>(show.sliders.begin(), show.sliders.end());
    }
    return names;
}

static int launchOf(const WalkShow &show, const QList<LaunchTrace> &launches)
{
    for (int i = 0; i < launches.size(); ++i) {
        if (launches[i].name == show.launch && launches[i].execution == show.execution - 1)
            return i;
    }
    return -1;
}

static std::optional<quint64> groupOf(const WalkShow &show, const LaunchTrace &launch)
{
    QList<quint64> id = show.group;
    id.resize(launch.range.dimensions);
    return launch.range.groupOf(id);
}

Selection selectionOf(const WalkShow &show, const Selection &before, const QList<LaunchTrace> &launches)
{
    Selection selection = before;
    const int launch = show.launch.isEmpty() ? selection.launch.value_or(0) : launchOf(show, launches);
    if (!show.buffer.isEmpty()) { // Results have it without a trace too.
        selection.buffer = show.buffer;
        selection.element = show.element;
    }
    if (launch < 0 || launch >= launches.size())
        return selection;
    if (selection.launch != std::optional(launch)) {
        selection.group.reset(); // The first of them that was recorded.
        selection.phase = 0;
        selection.step.reset();
    }
    selection.launch = launch;
    selection.site.reset();
    selection.traceEvent.reset();
    selection.finding.reset();
    selection.workItem.reset();
    selection.buffer = show.buffer;
    selection.element = show.element;
    if (const auto group = groupOf(show, launches[launch]); group && !show.group.isEmpty())
        selection.group = group;
    if (const auto group = launches[launch].range.groupWith(show.item)) {
        selection.group = group;
        selection.workItem = launches[launch].range.itemOf(show.item);
    }
    if (show.phase || show.access) {
        selection.phase = show.phase.value_or(selection.phase.value_or(0));
        selection.step = show.access;
    }
    return selection;
}

Result<Selection> exactSelectionOf(const WalkShow &show, const Selection &before, const QList<LaunchTrace> &launches)
{
    if (!show.launch.isEmpty() && launchOf(show, launches) < 0) {
        const QString name = show.execution == 1 ? show.launch : filled(QStringLiteral("%1:%2"), show.launch, show.execution);
        return fail(tr("The trace has no launch \"%1\".").arg(name));
    }
    const Selection selection = selectionOf(show, before, launches);
    const LaunchTrace launch = launches.value(selection.launch.value_or(0));
    if (!show.group.isEmpty() && !groupOf(show, launch))
        return fail(tr("The launch \"%1\" has no such work-group.").arg(launch.name));
    if (!show.item.isEmpty() && !launch.range.groupWith(show.item))
        return fail(tr("The launch \"%1\" has no such work-item.").arg(launch.name));
    return selection;
}

} // namespace kernelscope
