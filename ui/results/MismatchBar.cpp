#include "ui/results/MismatchBar.h"

#include <QHBoxLayout>

#include "support/Filled.h"
#include "ui/models/Counts.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/ViewButtons.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

QString mismatchText(const BufferResult &buffer, const Mismatches &mismatches, std::optional<quint64> element)
{
    if (mismatches.isEmpty())
        return {};
    const Mismatches::Place *place = element ? mismatches.at(*element) : nullptr;
    const QString count = mismatches.count == 1 ? QObject::tr("1 mismatch") : QObject::tr("%1 mismatches").arg(fullCount(mismatches.count));
    if (!place)
        return element ? filled(QObject::tr("%1%2 is as expected. %3."), buffer.name, elementIndexText(buffer.shape, *element), count)
                       : count + u'.';
    const quint64 number = quint64(place - mismatches.listed.constData()) + 1;
    return filled(QObject::tr("Mismatch %1 of %2, %3%4: %5"), fullCount(number), fullCount(mismatches.count), buffer.name,
                  elementIndexText(buffer.shape, *element), differenceText(buffer.type.scalar, place->actual, place->expected));
}

MismatchBar::MismatchBar(const Appearance &appearance, QWidget *parent) : QWidget(parent), m_appearance(appearance)
{
    auto *layout = new QHBoxLayout(this);
    keepScaled(appearance, *layout, {}, 4);
    const auto addButton = [&](const QString &icon, const QString &toolTip, bool isForward) {
        QToolButton *button = addViewButton(*layout, icon, toolTip, this);
        connect(button, &QToolButton::clicked, this, [this, isForward] { Q_EMIT goTo(isForward); });
    };
    addButton(u"up"_s, tr("Previous mismatch (Shift+F4)"), false);
    addButton(u"down"_s, tr("Next mismatch (F4)"), true);
    m_text = new ElidedLabel({}, this);
    m_text->setMostLines(2);
    m_text->setProperty("role", u"problem"_s);
    layout->addWidget(m_text, 1);
    connect(&appearance, &Appearance::changed, this, &MismatchBar::tint);
    tint();
    hide();
}

void MismatchBar::tint()
{
    tintViewButtons(*this, m_appearance);
}

void MismatchBar::show(const BufferResult &buffer, const Mismatches &mismatches)
{
    m_buffer = buffer;
    m_mismatches = mismatches;
    setVisible(!mismatches.isEmpty());
    showChosen({});
}

void MismatchBar::showChosen(std::optional<quint64> element)
{
    m_text->setFullText(mismatchText(m_buffer, m_mismatches, element));
}

} // namespace kernelscope
