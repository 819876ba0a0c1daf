#include "tests/fuzz/Mutation.h"

#include <algorithm>

namespace kernelscope::fuzz {

namespace {

QByteArray extremeWord(QRandomGenerator &random)
{
    static const QList<QByteArray> words{QByteArray(4, '\0'),         QByteArray(4, '\xff'),
                                         QByteArray(8, '\xff'),       QByteArray("\x01\0\0\0", 4),
                                         QByteArray("\0\0\0\x80", 4), QByteArray("\xff\xff\xff\x7f", 4),
                                         QByteArray("\0\0\0\x20", 4), QByteArray("\x40", 1),
                                         QByteArray("\x80", 1),       QByteArray("-1"),
                                         QByteArray("99999999999")};
    return words[random.bounded(int(words.size()))];
}

struct Part
{
    qsizetype at = 0;
    qsizetype length = 0;
};

Part partOf(const QByteArray &input, QRandomGenerator &random)
{
    const qsizetype at = random.bounded(int(input.size()) + 1);
    return {at, random.bounded(int(std::min<qsizetype>(input.size() - at, 64)) + 1)};
}

void change(QByteArray &input, const QByteArray &other, QRandomGenerator &random)
{
    const Part part = partOf(input, random);
    switch (random.bounded(input.isEmpty() ? 2 : 6)) {
    case 0: {
        const Part from = partOf(other, random);
        input.insert(part.at, other.mid(from.at, from.length));
        break;
    }
    case 1:
        input.insert(part.at, input.mid(part.at, part.length));
        break;
    case 2:
        input.remove(part.at, part.length);
        break;
    case 3: {
        const qsizetype at = random.bounded(int(input.size()));
        input[at] = char(input[at] ^ (1 << random.bounded(8)));
        break;
    }
    case 4:
        input[random.bounded(int(input.size()))] = char(random.bounded(256));
        break;
    default: {
        const QByteArray word = extremeWord(random);
        input.replace(part.at, word.size(), word);
    }
    }
}

} // namespace

QByteArray mutated(QByteArray input, const QList<QByteArray> &others, QRandomGenerator &random)
{
    const int changes = 1 + random.bounded(4);
    for (int i = 0; i < changes; ++i)
        change(input, others[random.bounded(int(others.size()))], random);
    return input;
}

} // namespace kernelscope::fuzz
