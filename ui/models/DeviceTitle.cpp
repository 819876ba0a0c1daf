#include "ui/models/DeviceTitle.h"

#include <QRegularExpression>

#include "device/DeviceInfo.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

static QString shortTitle(const QString &host, QString platform, QString name)
{
    static const QRegularExpression noise(QStringLiteral("^(pthread|basic|cpu)-([a-z0-9_.]+-)*|\\s*\\((R|TM)\\)"));
    name.remove(noise);
    if (platform == u"Portable Computing Language")
        platform = QStringLiteral("PoCL");
    return (host.isEmpty() ? QString() : host + u": "_s) + QStringLiteral("%1 \u2014 %2").arg(platform, name.simplified());
}

QString shortDeviceTitle(const QString &deviceTitle)
{
    const int ofHost = deviceTitle.count(u": "_s) > 1 ? 1 : 0;
    return shortTitle(ofHost ? deviceTitle.section(u": "_s, 0, 0) : QString(), deviceTitle.section(u": "_s, ofHost, ofHost),
                      deviceTitle.section(u": "_s, ofHost + 1));
}

QString shownDeviceTitle(const DeviceInfo &device)
{
    return QStringLiteral("%1 (%2)").arg(shortTitle(device.host, device.platform.name, device.name), device.type);
}

} // namespace kernelscope
