#include "ui/setup/ParameterSlider.h"

#include <algorithm>
#include <cmath>

#include <QWheelEvent>

#include "session/Session.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/theme/Appearance.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr double mostPositions = 10'000;

ParameterSlider::ParameterSlider(SetupContext &context, int index, QWidget *parent)
    : QSlider(Qt::Horizontal, parent), m_context(context), m_index(index), m_name(context.session.project().parameters[index].name)
{
    setMinimumSize(context.appearance.px(20), context.appearance.px(20));
    setAccessibleName(tr("Value of %1").arg(m_name));
    setToolTip(accessibleName());
    setFocusPolicy(Qt::StrongFocus);
    refresh();
    connect(this, &QSlider::valueChanged, this, &ParameterSlider::write);
    connect(&context.session, &Session::planReportChanged, this, &ParameterSlider::refresh);
    connect(&context.session, &Session::projectChanged, this, &ParameterSlider::refresh);
    connect(&context.session, &Session::timeChanged, this, &ParameterSlider::refresh);
}

FieldBinding ParameterSlider::valueOf(const SetupContext &context, int index)
{
    const QString &name = context.session.project().parameters[index].name;
    return bindTo(u"/parameters/"_s + name, tr("value of %1").arg(name),
                  [index](auto &p) { return index < p.parameters.size() ? &p.parameters[index].value : nullptr; });
}

double ParameterSlider::numberAt(const QString &path, const QString &text, double otherwise) const
{
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    if (isNumber)
        return number;
    const auto value = m_context.values.constFind(path);
    return value == m_context.values.constEnd() ? otherwise : value->number;
}

void ParameterSlider::refresh()
{
    const Project &project = m_context.session.project();
    if (m_index >= project.parameters.size())
        return;
    const Parameter &parameter = project.parameters[m_index];
    const QString path = u"/parameters/"_s + parameter.name;
    m_min = numberAt(path + u"/min"_s, parameter.min ? parameter.min->text : QString(), 0);
    const double max = numberAt(path + u"/max"_s, parameter.max ? parameter.max->text : QString(), m_min + 1);
    m_step = numberAt(path + u"/step"_s, parameter.step ? parameter.step->text : QString(), 0);
    const bool whole = m_min == std::floor(m_min) && max == std::floor(max);
    if (!(m_step > 0))
        m_step = whole ? 1 : (max - m_min) / 100;
    if (!std::isfinite(m_step) || m_step <= 0 || !std::isfinite(m_min))
        m_step = 1;
    m_step = std::max(m_step, (max - m_min) / mostPositions);
    const double value = shownValue(path, parameter);
    m_isPower = parameter.form == ParameterForm::PowersOfTwo;
    if (m_isPower)
        return showPowers(max, value);
    const QSignalBlocker quiet(this);
    setRange(0, int(std::clamp((max - m_min) / m_step + 1e-9, 0.0, mostPositions)));
    setPageStep(std::max(1, maximum() / 10));
    setValue(int(std::clamp((value - m_min) / m_step + 0.5, 0.0, double(maximum()))));
}

/// Where time passes, the moment.
double ParameterSlider::shownValue(const QString &path, const Parameter &parameter) const
{
    for (const ParameterValue &now : m_context.session.time()) {
        if (now.name == parameter.name)
            return now.value.toDouble();
    }
    return numberAt(path, parameter.value.text, m_min);
}

void ParameterSlider::showPowers(double max, double value)
{
    const auto exponent = [](double number) { return std::isfinite(number) && number > 1 ? std::log2(number) : 0.0; };
    m_min = std::ceil(exponent(m_min) - 1e-9);
    m_step = 1;
    const QSignalBlocker quiet(this);
    setRange(0, std::max(0, int(std::floor(exponent(max) + 1e-9) - m_min)));
    setPageStep(1);
    setValue(int(std::clamp(exponent(value) - m_min + 0.5, 0.0, double(maximum()))));
}

void ParameterSlider::write(int position)
{
    const double at = m_min + position * m_step;
    const Expression value(m_isPower ? std::exp2(at) : at);
    m_context.edits.change(tr("Change %1").arg(m_name), u"slider/"_s + m_name, [&](Project &project) {
        if (m_index < project.parameters.size())
            project.parameters[m_index].value = value;
    });
}

void ParameterSlider::wheelEvent(QWheelEvent *event)
{
    if (hasFocus())
        QSlider::wheelEvent(event);
    else
        event->ignore();
}

} // namespace kernelscope
