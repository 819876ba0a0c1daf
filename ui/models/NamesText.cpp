#include "ui/models/NamesText.h"

#include "ui/models/Counts.h"

namespace kernelscope {

QString namesText(const QStringList &names)
{
    constexpr qsizetype mostNames = 8;
    const bool areMany = names.size() > mostNames + 1; // one more name is as long as saying so
    const qsizetype shown = areMany ? mostNames : names.size() - 1;
    if (shown < 1)
        return names.value(0);
    const QString first = names.first(shown).join(QStringLiteral(", "));
    return areMany ? tr("%1 and %2 more").arg(first, fullCount(quint64(names.size() - shown))) : tr("%1 and %2").arg(first, names.last());
}

} // namespace kernelscope
