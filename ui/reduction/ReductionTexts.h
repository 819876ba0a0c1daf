#pragma once

#include <QString>

#include "ui/reduction/ReductionData.h"

namespace kernelscope {

/// What is said about a reduction: short labels in the picture, and full sentences below it.

QString roundedText(std::optional<double> value, int digits); ///< "~3.3": for where that has no space
QString numberText(std::optional<double> value);              ///< "3.25"; empty: not known
/// Longest first, for where there is little space.
QStringList phaseTexts(const ReductionData &sheet, int level); ///< "Phase 2", "Phase 2, step 1 of 3", "Elements read"
/// "4 of 8 work-items active", of one work-group. Empty: of the elements.
QStringList activityTexts(const ReductionData &sheet, int level, GroupSlot group);
/// "1 of 2 sub-groups divided": of `width` work-items each, some of them active and some idle. Empty: none.
QStringList divisionTexts(const ReductionData &sheet, int level, GroupSlot group, int width);
QString placeText(const ReductionData &sheet, int node); ///< "tree[2]", of a bundle "16 elements"
/// "tree[2] = 10 after phase 1: 4 + 6, stored by work-item 2 in line 18."
QString nodeText(const ReductionData &sheet, int node);
/// "One value was made of 16 elements in 5 phases." and what is missing.
QString summaryText(const ReductionData &sheet, bool isShort = false);

} // namespace kernelscope
