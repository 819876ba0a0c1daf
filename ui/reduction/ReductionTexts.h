#pragma once

#include <QString>

#include "ui/reduction/ReductionData.h"

namespace kernelscope {

/// What is said about a reduction: short labels in the picture, and full sentences below it.

QString roundedText(std::optional<double> value, int digits); ///< "~3.3": for where that has no room
QString numberText(std::optional<double> value);              ///< "3.25"; empty: not known
/// "Phase 2", "Phase 2, step 1 of 3", "Elements read"; short "Phase 2, 1 of 3".
QString phaseText(const ReductionData &sheet, int level, bool isShort = false);
/// "4 of 8 work-items active", short "4 of 8 active", of one work-group; empty for the elements.
QString activityText(const ReductionData &sheet, int level, GroupSlot group, bool isShort = false);
/// "1 of 2 sub-groups divided": of `width` work-items each, some of them active and some idle; empty: none.
QString divisionText(const ReductionData &sheet, int level, GroupSlot group, int width, bool isShort = false);
QString placeText(const ReductionData &sheet, int node); ///< "tree[2]", of a bundle "16 elements"
/// "tree[2] = 10 after phase 1: 4 + 6, stored by work-item 2 in line 18."
QString nodeText(const ReductionData &sheet, int node);
/// "One value was made of 16 elements in 5 phases." and what is missing.
QString summaryText(const ReductionData &sheet, bool isShort = false);

} // namespace kernelscope
