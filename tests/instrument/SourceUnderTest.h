#pragma once

#include "instrument/Instrumenter.h"

namespace kernelscope {

/// A request for one source "test.cl", built up word by word: source("...").options("-DX").signature().
class SourceUnderTest
{
public:
    explicit SourceUnderTest(const char *text) { m_request.sources.append({QStringLiteral("test.cl"), QString::fromUtf8(text)}); }

    SourceUnderTest &options(const char *options)
    {
        m_request.options = QString::fromUtf8(options);
        return *this;
    }
    SourceUnderTest &header(const char *path, const char *text)
    {
        m_request.headers.append({QString::fromUtf8(path), QString::fromUtf8(text)});
        return *this;
    }
    SourceUnderTest &source(const char *path, const char *text)
    {
        m_request.sources.append({QString::fromUtf8(path), QString::fromUtf8(text)});
        return *this;
    }
    SourceUnderTest &dataflow(bool isFollowed)
    {
        m_request.dataflow = isFollowed;
        return *this;
    }
    CompilerFacts &facts() { return m_request.facts; }

    InstrumentReply signature()
    {
        m_request.command = QStringLiteral("signature");
        return answer(m_request);
    }
    InstrumentReply instrument(const char *kernel)
    {
        m_request.command = QStringLiteral("instrument");
        m_request.kernel = QString::fromUtf8(kernel);
        return answer(m_request);
    }
    const InstrumentRequest &request() const { return m_request; }

private:
    InstrumentRequest m_request;
};

} // namespace kernelscope
