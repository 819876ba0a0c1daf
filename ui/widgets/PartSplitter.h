#pragma once

#include <QSplitter>
#include <QVariantList>

namespace kernelscope {

/// The parts of a view with handles between them. From when the user moves one, the parts keep their shares, whatever the view would give
/// them.
class PartSplitter : public QSplitter
{
    Q_OBJECT

public:
    explicit PartSplitter(Qt::Orientation orientation, QWidget *parent = nullptr);

    bool isByHand() const { return !m_shares.isEmpty(); }
    const QVariantList &shares() const { return m_shares; } ///< of each part, 0 to 1; empty: nobody moved a handle
    void setShares(const QVariantList &shares);             ///< does nothing where they are none of these parts

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    int space() const; ///< less the handles
    void share();

    QVariantList m_shares;
};

} // namespace kernelscope
