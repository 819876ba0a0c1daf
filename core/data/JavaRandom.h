#pragma once

#include <QtGlobal>

namespace kernelscope {

/// The generator of java.util.Random, so that examples published with a seed can be repeated.
class JavaRandom
{
public:
    explicit JavaRandom(qint64 seed);

    qint32 nextInt(qint32 bound); ///< 0 to bound - 1
    qint64 nextLong();
    float nextFloat();   ///< 0 to 1, exclusive
    double nextDouble(); ///< 0 to 1, exclusive

private:
    qint32 next(int bits);

    quint64 m_state;
};

} // namespace kernelscope
