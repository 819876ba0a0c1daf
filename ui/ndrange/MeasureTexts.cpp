#include "ui/ndrange/MeasureTexts.h"

#include <algorithm>
#include <cmath>

#include "support/Tr.h"
#include "ui/models/Counts.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

QList<MeasureTexts> measureTexts()
{
    return {
        {ItemMeasure::Accesses, u"accesses"_s, tr("Accesses"), tr("How often each work-item accessed memory."), tr("accesses")},
        {ItemMeasure::WastedBytes, u"wasted"_s, tr("Wasted bytes"),
         tr("Bytes that transactions with global memory brought and nobody asked for, divided among the work-items that took part. By the "
            "model of Access."),
         tr("wasted bytes")},
        {ItemMeasure::BankTurns, u"banks"_s, tr("Bank conflicts"),
         tr("Passes over the banks of local memory that conflicts cost, divided among the work-items that took part. By the model of "
            "Access."),
         tr("passes lost to bank conflicts")},
        {ItemMeasure::MissedSteps, u"missed"_s, tr("Missed steps"),
         tr("Accesses that others of the sub-group made while the work-item waited: on another path, or in a loop that it had left. By "
            "the "
            "model of Access."),
         tr("missed steps")}};
}

MeasureTexts textsOf(ItemMeasure measure)
{
    const QList<MeasureTexts> all = measureTexts();
    return *std::ranges::find(all, measure, &MeasureTexts::measure);
}

QString measureNumber(double value)
{
    const bool isWhole = value >= 100 || std::abs(value - std::round(value)) < 1e-3;
    return isWhole ? fullCount(quint64(std::llround(value))) : figureText(value, value < 1 ? 2 : 1);
}

} // namespace kernelscope
