#pragma once

#include <QByteArray>
#include <QObject>

namespace kernelscope {

/// sum, min and max of whole typed arrays at the memory's speed: a loop in JavaScript takes 50 times as long. `kind` is the array
/// type's position in Script's list. The results are those of the loop: sums add doubles in order, and NaN wins.
class ArrayTotals : public QObject
{
    Q_OBJECT

public:
    Q_INVOKABLE double sum(int kind, const QByteArray &bytes) const;
    Q_INVOKABLE double min(int kind, const QByteArray &bytes) const;
    Q_INVOKABLE double max(int kind, const QByteArray &bytes) const;
};

} // namespace kernelscope
