#include "ui/setup/ColourButton.h"

#include <algorithm>

#include <QColorDialog>

#include "session/Session.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/theme/Appearance.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

ColourButton::ColourButton(SetupContext &context, const FieldBinding &binding, QWidget *parent)
    : QToolButton(parent), m_context(context), m_binding(binding)
{
    setProperty("role", u"small"_s);
    setAccessibleName(tr("Colour of %1").arg(binding.name));
    setIconSize(QSize(context.appearance.px(32), context.appearance.px(16)));
    connect(this, &QToolButton::clicked, this, &ColourButton::choose);
    connect(&context.session, &Session::planReportChanged, this, &ColourButton::refresh);
    connect(&context.session, &Session::projectChanged, this, &ColourButton::refresh);
    refresh();
}

QColor ColourButton::colour() const
{
    bool isNumber = false;
    double number = m_binding.read(m_context.session.project()).toDouble(&isNumber);
    if (!isNumber)
        number = m_context.values.value(m_binding.path).number;
    return QColor::fromRgb(QRgb(std::clamp(number, 0.0, double(0xffffff))));
}

void ColourButton::refresh()
{
    QPixmap swatch(iconSize() * devicePixelRatioF());
    swatch.setDevicePixelRatio(devicePixelRatioF());
    swatch.fill(colour());
    setIcon(swatch);
    setToolTip(tr("%1: choose a colour").arg(colour().name()));
    setAccessibleDescription(colour().name());
}

void ColourButton::setColour(const QColor &colour)
{
    m_context.edits.change(tr("Change %1").arg(m_binding.name), m_binding.path,
                           [&](Project &project) { m_binding.write(project, Expression(double(colour.rgb() & 0xffffff)).text); });
}

void ColourButton::choose()
{
    auto *dialog = new QColorDialog(colour(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QColorDialog::currentColorChanged, this, &ColourButton::setColour);
    connect(dialog, &QColorDialog::rejected, this, [this, before = colour()] { setColour(before); });
    dialog->open();
}

} // namespace kernelscope
