#include "ui/window/WouldRun.h"

#include <algorithm>

#include "project/ProjectDocument.h"
#include "support/Printable.h"
#include "support/Ranges.h"
#include "support/Tr.h"
#include "ui/models/Sentences.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

constexpr qsizetype mostLaunches = 200;
constexpr qsizetype longestText = 160;
constexpr qsizetype mostOptions = 1000;

/// As written by whoever made the project: neither markup nor control characters of it have an effect.
QString code(const QString &written)
{
    const QString text = inOneLine(written.simplified());
    const QString shown = text.size() <= longestText ? text : text.first(longestText) + u'\u2026';
    return shown.isEmpty() ? QString() : u"<code>"_s + shown.toHtmlEscaped() + u"</code>"_s;
}

QString sizes(const QList<Expression> &extents)
{
    const QStringList parts = mapped(extents, &Expression::text);
    return code(parts.join(u" \u00d7 "_s));
}

/// A row for each launch, those of a repetition too, with its conditions last. `conditions`: of the steps around them.
void addLaunches(QList<QStringList> &rows, const QList<Step> &steps, const QStringList &conditions)
{
    for (const Step &step : steps) {
        QStringList own = conditions;
        if (!step.when.isEmpty())
            own << tr("when %1").arg(code(step.when.text));
        if (const auto *repeat = std::get_if<RepeatStep>(&step.action))
            addLaunches(rows, repeat->steps, own << tr("while %1").arg(code(repeat->condition.text)));
        else if (const auto *launch = std::get_if<LaunchStep>(&step.action))
            rows << QStringList{code(step.name), code(launch->kernel), sizes(launch->global),
                                launch->local.isEmpty() ? tr("chosen by the device") : sizes(launch->local), own.join(u", "_s)};
    }
}

QString row(const QStringList &cells, const QString &tag)
{
    QString html;
    for (const QString &cell : cells)
        html += u"<%1 align='left'>%2</%1>"_s.arg(tag, cell);
    return u"<tr>"_s + html + u"</tr>"_s;
}

QString launchesHtml(const Project &project)
{
    QList<QStringList> rows;
    addLaunches(rows, project.plan, {});
    if (rows.isEmpty())
        return u"<p>"_s + tr("The plan launches no kernel.") + u"</p>"_s;
    const bool haveConditions = std::ranges::any_of(rows, [](const QStringList &cells) { return !cells.last().isEmpty(); });
    QStringList titles{tr("Launch"), tr("Kernel"), tr("Global size"), tr("Local size")};
    QString html = row(haveConditions ? titles << tr("Condition") : titles, u"th"_s);
    const QList<QStringList> shown = rows.first(std::min(rows.size(), mostLaunches));
    for (const QStringList &cells : shown)
        html += row(cells.first(titles.size()), u"td"_s);
    const qsizetype more = rows.size() - mostLaunches;
    return u"<table>"_s + html + u"</table>"_s + (more > 0 ? u"<p>"_s + tr("And %1 more launches.").arg(more) + u"</p>"_s : QString());
}

QString optionsHtml(const BuildSettings &build)
{
    QStringList options;
    if (!build.standard.isEmpty())
        options << code(u"-cl-std="_s + build.standard);
    for (const Define &define : build.defines)
        options << code(define.value.isEmpty() ? u"-D"_s + define.name : u"-D"_s + define.name + u'=' + define.value.text);
    options += mapped(build.options.simplified().split(u' ', Qt::SkipEmptyParts), code); // each by itself: none is cut off
    const qsizetype more = options.size() - mostOptions;
    if (more > 0)
        options = options.first(mostOptions) << tr("and %1 more").arg(more);
    return options.isEmpty() ? tr("none") : options.join(u' ');
}

QString filesHtml(const ProjectDocument &document)
{
    const auto files = projectFiles(document);
    if (!files)
        return code(inLanguage(files.error().message));
    return mapped(*files, code).join(u", "_s);
}

} // namespace

QString wouldRunHtml(const ProjectDocument &document)
{
    const QString paragraph = u"<p><b>%1</b> %2</p>"_s;
    return launchesHtml(document.project) + paragraph.arg(tr("Build options:"), optionsHtml(document.project.build)) +
           paragraph.arg(tr("Files read:"), filesHtml(document));
}

} // namespace kernelscope
