#include "ui/widgets/WhyNot.h"

#include <QAction>
#include <QVariant>

#include "ui/layout/TextWrap.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

constexpr char whyNotProperty[] = "whyNot";

void setWhyNot(QAction &action, const QString &whyNot)
{
    const QString keys = action.shortcut().toString(QKeySequence::NativeText);
    const QString toolTip = asToolTip(keys.isEmpty() ? action.whatsThis() : u"%1 (%2)"_s.arg(action.whatsThis(), keys));
    action.setEnabled(whyNot.isEmpty());
    action.setToolTip(whyNot.isEmpty() ? toolTip : toolTip + u'\n' + whyNot);
    action.setProperty(whyNotProperty, whyNot);
}

QString whyNotOf(const QAction &action)
{
    return action.property(whyNotProperty).toString();
}

} // namespace kernelscope
