#include <cstring>

#include <QIODevice>

#include "analysis/Findings.h"
#include "tests/fuzz/FuzzTarget.h"
#include "tests/support/TraceEncoding.h"
#include "tests/support/TraceText.h"
#include "tests/trace/EveryEvent.h"
#include "trace/FieldStream.h"
#include "trace/TraceDecoder.h"

/// A trace buffer whose words a wild kernel may have written over, with a table of access sites from another process. The
/// input: the length of the site table (two bytes), the table, the buffer.
namespace kernelscope::fuzz {

namespace {

QByteArray inputOf(const RecordedLaunch &launch, const std::vector<quint32> &words)
{
    QByteArray tables;
    QDataStream stream(&tables, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_0);
    fieldStream::put(stream, launch.sites);
    fieldStream::put(stream, launch.streaks);
    QByteArray input(2, '\0');
    const auto length = quint16(tables.size());
    std::memcpy(input.data(), &length, 2);
    return input + tables + QByteArray(reinterpret_cast<const char *>(words.data()), qsizetype(words.size() * sizeof(quint32)));
}

} // namespace

void feed(QByteArrayView bytes)
{
    static const RecordedLaunch known = recordedLaunch(traceFrom(everything));
    quint16 length = 0;
    if (bytes.size() < 2)
        return;
    std::memcpy(&length, bytes.data(), 2);
    bytes = bytes.sliced(2);
    if (length > bytes.size())
        return;
    RecordedLaunch launch = known;
    const QByteArray tables = bytes.first(length).toByteArray();
    QDataStream stream(tables);
    stream.setVersion(QDataStream::Qt_6_0);
    launch.sites.clear();
    fieldStream::take(stream, launch.sites);
    fieldStream::take(stream, launch.streaks);
    std::vector<quint32> words(std::size_t(bytes.size() - length) / sizeof(quint32));
    if (!words.empty())
        std::memcpy(words.data(), bytes.data() + length, words.size() * sizeof(quint32));
    if (const auto trace = decodeTrace(launch, words))
        (void)findAll(*trace);
}

/// A load, and three turns of a loop that go on from it.
QByteArray streakInput()
{
    const Trace first = traceFrom(QStringLiteral("global 1 local 1\nbuffer A int 64\ng0.i0 load A[1]=5"));
    RecordedLaunch launch = recordedLaunch(first);
    launch.streaks.append(LoopStreak{{0}});
    return inputOf(launch, withStreak(encodedTrace(first), launch, {3, 8, 6, 7, 8}));
}

QList<QByteArray> seeds()
{
    const Trace all = traceFrom(QString::fromLatin1(everything));
    return {inputOf(recordedLaunch(all), encodedTrace(all)), inputOf(recordedLaunch(all), encodedTrace(all, 3)),
            inputOf(recordedLaunch(all), encodedTrace(all, 0, EventWords::Long)), streakInput()};
}

int smokeRounds()
{
    return 3000;
}

} // namespace kernelscope::fuzz
