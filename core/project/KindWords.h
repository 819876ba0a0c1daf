#pragma once

#include <optional>

#include "project/Project.h"

namespace kernelscope {

/// The key by which the project file says of which kind a value is: of a step "launch" or "repeat", of initial contents "random" (or the
/// word "zero"), of an argument "buffer", of what a check expects "file".
QString kindWord(const Step &step);
QString kindWord(const Init &init);
QString kindWord(const Argument &argument);
QString kindWord(const decltype(Check::expected) &expected);

/// All kinds of initial contents, each with nothing in it, as one would list them.
const QList<Init> &initKinds();
/// The one of them whose word it is; nullopt: none.
std::optional<Init> initOfKind(QStringView word);

/// Of all kinds of steps, as one would list them.
const QStringList &stepKindWords();

} // namespace kernelscope
