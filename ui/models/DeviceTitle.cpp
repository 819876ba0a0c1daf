#include "ui/models/DeviceTitle.h"

#include <QRegularExpression>

#include "device/DeviceSelection.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

QString shortDeviceTitle(const QString &deviceTitle)
{
    static const QRegularExpression noise(QStringLiteral("^(pthread|basic|cpu)-([a-z0-9_.]+-)*|\\s*\\((R|TM)\\)"));
    QString platform = deviceTitle.section(u": "_s, 0, 0);
    QString name = deviceTitle.section(u": "_s, 1);
    name.remove(noise);
    if (platform == u"Portable Computing Language")
        platform = QStringLiteral("PoCL");
    return QStringLiteral("%1 \u2014 %2").arg(platform, name.simplified());
}

QString shownDeviceTitle(const DeviceInfo &device)
{
    const QString title = QStringLiteral("%1 (%2)").arg(shortDeviceTitle(deviceTitle(device)), device.type);
    return device.host.isEmpty() ? title : device.host + u": "_s + title;
}

} // namespace kernelscope
