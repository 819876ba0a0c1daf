#include "ui/window/TimePlay.h"

#include <algorithm>
#include <cmath>

#include "session/Session.h"
#include "ui/widgets/WhyNot.h"
#include "ui/window/Messages.h"
#include "ui/window/WindowActions.h"
#include "ui/window/WindowContext.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr int periodMs = 1000 / TimePlay::mostPerSecond;
constexpr int periodWithoutResultsMs = 1000; // while the text does not compile, say

static QList<Parameter> timesOf(const Project &project)
{
    QList<Parameter> times = project.parameters;
    times.removeIf([](const Parameter &parameter) { return !parameter.isTime(); });
    return times;
}

TimePlay::TimePlay(const WindowContext &context, WindowActions &actions, LiveRun &live, QObject *parent)
    : QObject(parent), m_session(context.session), m_messages(context.messages), m_actions(actions), m_live(live)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &TimePlay::tick);
    connect(m_actions.play, &QAction::toggled, this, &TimePlay::toggle);
    connect(m_actions.rewind, &QAction::triggered, this, &TimePlay::rewind);
    connect(&m_session, &Session::runFinished, this, &TimePlay::noteEnd);
    connect(&m_session, &Session::projectChanged, this, &TimePlay::noteProject);
    connect(&m_session, &Session::documentReplaced, this, [this] {
        m_actions.play->setChecked(false);
        m_started.clear();
        m_frames = 0;
        m_seconds = 0;
        noteProject();
    });
    connect(&m_session, &Session::restrictionChanged, this, [this] {
        if (m_session.isRestricted())
            m_actions.play->setChecked(false);
    });
    noteProject();
}

void TimePlay::toggle(bool isOn)
{
    m_timer.stop();
    m_failures.forget();
    if (!isOn)
        return;
    if (m_started.isEmpty() || !m_session.mayRun())
        return m_actions.play->setChecked(false);
    m_sinceTick.invalidate();
    tick();
}

void TimePlay::tick()
{
    if (m_sinceTick.isValid()) {
        ++m_frames;
        m_seconds += double(m_sinceTick.elapsed()) / 1000;
    }
    m_sinceTick.start();
    m_session.setTime(values());
    m_live.runAgain(1);
}

void TimePlay::noteEnd()
{
    if (!m_actions.play->isChecked())
        return;
    const RunStatus status = m_session.lastRun()->status;
    if (status == RunStatus::Cancelled)
        return m_actions.play->setChecked(false);
    if (m_failures.note(status)) {
        m_actions.play->setChecked(false);
        return m_messages.say(tr("Time was paused: the last %1 runs crashed or took too long.").arg(RunFailures::most),
                              Banner::Tone::Warning, {Banner::closing()});
    }
    const bool hasResults = status == RunStatus::Ok || status == RunStatus::CheckFailed;
    m_timer.start(hasResults ? std::max(0, periodMs - int(m_sinceTick.elapsed())) : periodWithoutResultsMs);
}

/// Who gives time another value wants it to go on from there.
void TimePlay::noteProject()
{
    const QList<Parameter> times = timesOf(m_session.project());
    const QString whyNot = times.isEmpty() ? tr("No parameter is time: make one of the kind frame or seconds in the set-up.") : QString();
    setWhyNot(*m_actions.play, whyNot);
    setWhyNot(*m_actions.rewind, whyNot);
    if (times.isEmpty())
        m_actions.play->setChecked(false);
    if (times == m_started)
        return;
    m_started = times;
    m_frames = 0;
    m_seconds = 0;
    if (!m_session.time().isEmpty())
        m_session.setTime({});
}

void TimePlay::rewind()
{
    m_frames = 0;
    m_seconds = 0;
    m_session.setTime({});
    if (!m_actions.play->isChecked() && m_session.mayRun())
        m_live.runAgain(1);
}

double TimePlay::numberAt(const QString &path, const std::optional<Expression> &expression, double otherwise) const
{
    bool isNumber = false;
    const double number = expression.value_or(Expression()).text.toDouble(&isNumber);
    if (isNumber)
        return number;
    const auto &values = m_session.planReport().values;
    const auto value = std::ranges::find(values, path, &EvaluatedValue::path);
    return value == values.end() ? otherwise : value->number;
}

/// From max on it begins at min again; without a min, where it began.
static double within(double value, double min, double max, double unit)
{
    const double length = max - min + unit;
    return value > max && length > 0 ? min + std::fmod(value - min, length) : value;
}

QList<ParameterValue> TimePlay::values() const
{
    QList<ParameterValue> values;
    for (const Parameter &parameter : timesOf(m_session.project())) {
        const QString path = u"/parameters/"_s + parameter.name;
        const bool isFrame = parameter.form == ParameterForm::Frame;
        const double start = numberAt(path, parameter.value, 0);
        const double step = isFrame ? numberAt(path + u"/step"_s, parameter.step, 1) : 0;
        double value = isFrame ? start + double(m_frames) * step : start + m_seconds;
        if (parameter.max)
            value = within(value, numberAt(path + u"/min"_s, parameter.min, start), numberAt(path + u"/max"_s, parameter.max, value), step);
        if (std::isfinite(value))
            values << ParameterValue{parameter.name, Expression(value).text};
    }
    return values;
}

} // namespace kernelscope
