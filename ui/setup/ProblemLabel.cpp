#include "ui/setup/ProblemLabel.h"

#include <algorithm>
#include <optional>

#include <QUrl>

#include "session/Session.h"
#include "ui/edits/ProjectNames.h"
#include "ui/layout/TextWrap.h"
#include "ui/models/Sentences.h"
#include "ui/setup/SetupContext.h"
#include "ui/theme/Appearance.h"

namespace kernelscope {

constexpr int mostLines = 8;
constexpr int mostLetters = 160; // of one problem; of a longer one the rest is in the tool tip and in Problems

ProblemLabel::ProblemLabel(SetupContext &context, const QString &path, const QString &except, QWidget *parent)
    : QLabel(parent), m_context(context), m_path(path), m_except(except)
{
    setProperty("role", QStringLiteral("problem"));
    setWordWrap(true);
    setTextFormat(Qt::RichText);
    setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    setAccessibleName(tr("Problems"));
    hide();
    connect(this, &QLabel::linkActivated, this, [this](const QString &link) {
        const QStringList parts = link.split(u'|');
        if (parts.size() == 2)
            Q_EMIT suggestionChosen(QUrl::fromPercentEncoding(parts[0].toLatin1()), QUrl::fromPercentEncoding(parts[1].toLatin1()));
    });
}

static QString encoded(const QString &text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text));
}

/// Whether its slider has it: another would be wrong again.
static bool mayBe(const Project &project, const QString &parameter, const QString &text)
{
    const auto own = std::ranges::find(project.parameters, parameter, &Parameter::name);
    bool isNumber = false;
    const double value = text.toDouble(&isNumber);
    if (own == project.parameters.end() || !isNumber)
        return true;
    const auto number = [](const std::optional<Expression> &limit) {
        return limit && limit->isNumber() ? std::optional(limit->text.toDouble()) : std::nullopt;
    };
    return !(number(own->min) && value < *number(own->min)) && !(number(own->max) && value > *number(own->max));
}

void ProblemLabel::refresh()
{
    QStringList lines;
    QStringList whole; // of what is told by its first sentence
    const Theme &theme = m_context.appearance.theme();
    const QList<Problem> &problems = m_context.session.planReport().problems;
    int more = 0; // problems that come from this parameter, of which the first is told
    for (qsizetype i = 0; i < problems.size(); ++i) {
        const Problem &problem = problems[i];
        const QString parameter = m_context.causes.value(i);
        const bool isCause = !parameter.isEmpty() && m_path == QStringLiteral("/parameters/") + parameter;
        const bool isOwn = parameter.isEmpty() && isAtOrBelow(problem.path, m_path); // what comes from a parameter is reported there
        if ((!isOwn && !isCause) || (!m_except.isEmpty() && problem.path.startsWith(m_except)))
            continue;
        if (isCause && !lines.isEmpty()) {
            ++more;
            continue;
        }
        if (lines.size() == mostLines) {
            lines.append(tr("There are more: see Problems."));
            break;
        }
        if (const QString &told = m_context.told.value(i); !told.isEmpty()) {
            lines.append(tr("Launch %1 has the same problem.").arg(told).toHtmlEscaped());
            continue;
        }
        const QString message = inLanguage(problem.message);
        const QString brief = message.size() > mostLetters ? firstSentence(message) : message;
        if (brief != message)
            whole << message;
        QString line = withBreaks(brief).toHtmlEscaped();
        if (problem.severity != Severity::Error)
            line = QStringLiteral("<span style='color:%1'>%2</span>").arg(theme.warning.name(), line);
        if (!problem.suggestion.isEmpty() && mayBe(m_context.session.project(), parameter, problem.suggestion)) {
            const QString offer =
                parameter.isEmpty() ? tr("Use %1").arg(problem.suggestion) : tr("Set %1 to %2").arg(parameter, problem.suggestion);
            line += QStringLiteral(" <a style='color:%1' href='%2|%3'>%4</a>")
                        .arg(theme.accent.name(), encoded(problem.path), encoded(problem.suggestion), withBreaks(offer).toHtmlEscaped());
        }
        lines.append(line);
    }
    if (more > 0)
        lines.append(more == 1 ? tr("One more problem comes from it.") : tr("%1 more problems come from it.").arg(more));
    setText(lines.join(QStringLiteral("<br>")));
    setToolTip(asToolTip(whole.join(u'\n')));
    setAccessibleDescription(whole.join(u' '));
    setVisible(!lines.isEmpty());
}

} // namespace kernelscope
