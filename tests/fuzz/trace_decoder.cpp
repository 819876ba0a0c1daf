#include <cstring>

#include "analysis/Findings.h"
#include "support/Codec.h"
#include "tests/fuzz/FuzzTarget.h"
#include "tests/support/TraceEncoding.h"
#include "tests/support/TraceText.h"
#include "tests/trace/EveryEvent.h"
#include "trace/TraceDecoder.h"

/// A trace buffer whose words a wild kernel may have written over, with a table of access sites from another process. The
/// input: the length of the site table (four bytes), the table, the buffer.
namespace kernelscope::fuzz {

namespace {

constexpr quint32 sparesValues = 0x8000'0000; ///< beside the length of the tables
constexpr quint64 mostSparedWords = 4096;

QByteArray inputOf(const RecordedLaunch &launch, const std::vector<quint32> &words)
{
    const QByteArray tables = QCborValue(QCborArray{toCbor(launch.sites), toCbor(launch.streaks)}).toCbor();
    QByteArray input(4, '\0');
    const auto length = quint32(tables.size()) | (launch.mostSparedWords > 0 ? sparesValues : 0);
    std::memcpy(input.data(), &length, 4);
    return input + tables + QByteArray(reinterpret_cast<const char *>(words.data()), qsizetype(words.size() * sizeof(quint32)));
}

} // namespace

void feed(QByteArrayView bytes)
{
    static const RecordedLaunch known = recordedLaunch(traceFrom(everything));
    quint32 length = 0;
    if (bytes.size() < 4)
        return;
    std::memcpy(&length, bytes.data(), 4);
    bytes = bytes.sliced(4);
    const bool spares = length & sparesValues;
    length &= sparesValues - 1;
    if (length > bytes.size())
        return;
    RecordedLaunch launch = known;
    launch.mostSparedWords = spares ? mostSparedWords : 0;
    const QByteArray tables = bytes.first(length).toByteArray();
    QCborParserError error;
    const QCborArray lists = QCborValue::fromCbor(tables, &error).toArray();
    if (error.error != QCborError::NoError || !fromCbor(lists.at(0), launch.sites) || !fromCbor(lists.at(1), launch.streaks))
        return;
    std::vector<quint32> words(std::size_t(bytes.size() - length) / sizeof(quint32));
    if (!words.empty())
        std::memcpy(words.data(), bytes.data() + length, words.size() * sizeof(quint32));
    if (const auto trace = decodeTrace(launch, words))
        (void)findAll(*trace);
}

enum class Values { All, Spared };

/// A load, and three turns of a loop that go on from it.
QByteArray streakInput(Values values)
{
    const Trace first = traceFrom(QStringLiteral("global 1 local 1\nbuffer A int 64\ng0.i0 load A[1]=5"));
    RecordedLaunch launch = recordedLaunch(first);
    launch.streaks.append(StridedRun{{0}, values == Values::Spared});
    if (values == Values::All)
        return inputOf(launch, withStreak(encodedTrace(first), launch, {3, 8, 6, 7, 8}));
    launch.mostSparedWords = mostSparedWords;
    return inputOf(launch, withStreak(encodedTrace(first), launch, {3, 8}));
}

QList<QByteArray> seeds()
{
    const Trace all = traceFrom(QString::fromLatin1(everything));
    return {inputOf(recordedLaunch(all), encodedTrace(all)), inputOf(recordedLaunch(all), encodedTrace(all, 3)),
            inputOf(recordedLaunch(all), encodedTrace(all, 0, EventWords::Long)), streakInput(Values::All), streakInput(Values::Spared)};
}

int smokeRounds()
{
    return 3000;
}

} // namespace kernelscope::fuzz
