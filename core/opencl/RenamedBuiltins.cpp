#include "opencl/RenamedBuiltins.h"

#include <QRegularExpression>

namespace kernelscope {

QString withUserNames(QString text)
{
    static const QRegularExpression renamed(QStringLiteral("\\b_cl_(?=[A-Za-z])"));
    return text.remove(renamed);
}

} // namespace kernelscope
