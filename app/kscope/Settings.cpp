#include "Settings.h"

namespace kernelscope {

Result<QList<ParameterValue>> parameterValues(const QStringList &settings)
{
    QList<ParameterValue> values;
    for (const QString &setting : settings) {
        const qsizetype equals = setting.indexOf(u'=');
        if (equals < 1 || equals + 1 == setting.size())
            return fail(QStringLiteral("--set takes NAME=VALUE, but was given \"%1\".").arg(setting));
        values << ParameterValue{setting.left(equals).trimmed(), setting.mid(equals + 1)};
    }
    return values;
}

} // namespace kernelscope
