#include "ui/models/DeviceTitle.h"

#include <QRegularExpression>

#include "device/DeviceSelection.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

QString shortDeviceTitle(const QString &deviceTitle)
{
    static const QRegularExpression noise(QStringLiteral("^(pthread|basic|cpu)-([a-z0-9_.]+-)*|\\s*\\((R|TM)\\)"));
    const int ofHost = deviceTitle.count(u": "_s) > 1 ? 1 : 0;
    const QString host = ofHost ? deviceTitle.section(u": "_s, 0, 0) + u": "_s : QString();
    QString platform = deviceTitle.section(u": "_s, ofHost, ofHost);
    QString name = deviceTitle.section(u": "_s, ofHost + 1);
    name.remove(noise);
    if (platform == u"Portable Computing Language")
        platform = QStringLiteral("PoCL");
    return host + QStringLiteral("%1 \u2014 %2").arg(platform, name.simplified());
}

QString shownDeviceTitle(const DeviceInfo &device)
{
    return QStringLiteral("%1 (%2)").arg(shortDeviceTitle(deviceTitle(device)), device.type);
}

} // namespace kernelscope
