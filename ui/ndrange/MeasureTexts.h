#pragma once

#include <QString>

#include "analysis/ItemMeasures.h"

namespace kernelscope {

/// What is said of a measure of work-items.
struct MeasureTexts
{
    ItemMeasure measure;
    QString key;   ///< the same in every language
    QString name;  ///< in the chooser
    QString tells; ///< in sentences
    QString unit;  ///< after a number: "bytes wasted"
};
QList<MeasureTexts> measureTexts();
MeasureTexts textsOf(ItemMeasure measure);

QString measureNumber(double value); ///< "1,024", "0.25"

} // namespace kernelscope
