#include <cstring>

#include "analysis/Findings.h"
#include "analysis/SiteTotals.h"
#include "tests/fuzz/FuzzTarget.h"
#include "tests/support/TraceText.h"
#include "tests/trace/EveryEvent.h"
#include "trace/TraceFile.h"

/// A .kstrace file. Its checksum is put right first, or no input would get past it.
namespace kernelscope::fuzz {

void feed(QByteArrayView bytes)
{
    QByteArray contents = bytes.toByteArray();
    if (contents.size() >= 8) {
        const quint64 sum = traceFileChecksum(QByteArrayView(contents).chopped(8));
        std::memcpy(contents.data() + contents.size() - 8, &sum, sizeof sum);
    }
    const auto trace = traceFromFileContents(contents);
    if (!trace)
        return;
    (void)dump(*trace);
    (void)findAll(*trace);
    (void)siteTotals(*trace);
    if (!traceFromFileContents(traceFileContents(*trace)))
        qFatal("A trace that was read can't be read again.");
}

QList<QByteArray> seeds()
{
    return {traceFileContents(traceFrom(QString::fromLatin1(everything))), traceFileContents(Trace()),
            traceFileContents(traceFrom(QStringLiteral("global 4 local 2\nbuffer A int 4 out\ng*.i* load A[i]=1\n"
                                                       "g*.i* store A[i]=x\n")))};
}

int smokeRounds()
{
    return 2000;
}

} // namespace kernelscope::fuzz
