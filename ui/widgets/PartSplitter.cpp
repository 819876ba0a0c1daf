#include "ui/widgets/PartSplitter.h"

#include <algorithm>
#include <cmath>

namespace kernelscope {

PartSplitter::PartSplitter(Qt::Orientation orientation, QWidget *parent) : QSplitter(orientation, parent)
{
    setChildrenCollapsible(false);
    connect(this, &QSplitter::splitterMoved, this, [this] {
        m_shares.clear();
        for (const int size : sizes())
            m_shares << double(size) / std::max(1, space());
    });
}

void PartSplitter::setShares(const QVariantList &shares)
{
    const auto isShare = [](const QVariant &share) { return share.toDouble() >= 0 && share.toDouble() <= 1; };
    if (shares.size() != count() || !std::ranges::all_of(shares, isShare))
        return;
    m_shares = shares;
    share();
}

void PartSplitter::resizeEvent(QResizeEvent *event)
{
    QSplitter::resizeEvent(event);
    share();
}

int PartSplitter::space() const
{
    return (orientation() == Qt::Vertical ? height() : width()) - (count() - 1) * handleWidth();
}

void PartSplitter::share()
{
    QList<int> sizes;
    for (const QVariant &share : std::as_const(m_shares))
        sizes << int(std::lround(share.toDouble() * space()));
    if (isByHand() && sizes != this->sizes())
        setSizes(sizes);
}

} // namespace kernelscope
