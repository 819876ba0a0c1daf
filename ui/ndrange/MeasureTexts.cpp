#include "ui/ndrange/MeasureTexts.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "ui/models/Counts.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

const QList<MeasureTexts> &measureTexts()
{
    const auto text = [](const char *source) { return QCoreApplication::translate("MeasureTexts", source); };
    static const QList<MeasureTexts> all{
        {ItemMeasure::Accesses, u"accesses"_s, text("Accesses"), text("How often each work-item accessed memory."), text("accesses")},
        {ItemMeasure::WastedBytes, u"wasted"_s, text("Wasted bytes"),
         text(
             "Bytes that transactions with global memory brought and nobody asked for, divided among the work-items that took part. By the "
             "model of Access."),
         text("wasted bytes")},
        {ItemMeasure::BankTurns, u"banks"_s, text("Bank conflicts"),
         text("Turns of local memory that bank conflicts cost, divided among the work-items that took part. By the model of Access."),
         text("turns for bank conflicts")},
        {ItemMeasure::MissedSteps, u"missed"_s, text("Missed steps"),
         text("Accesses that others of the sub-group made while the work-item waited: on another path, or in a loop that it had left. By "
              "the "
              "model of Access."),
         text("missed steps")}};
    return all;
}

const MeasureTexts &textsOf(ItemMeasure measure)
{
    return *std::ranges::find(measureTexts(), measure, &MeasureTexts::measure);
}

QString measureNumber(double value)
{
    const bool isWhole = value >= 100 || std::abs(value - std::round(value)) < 1e-3;
    return isWhole ? fullCount(quint64(std::llround(value))) : QString::number(value, 'f', value < 1 ? 2 : 1);
}

} // namespace kernelscope
