#pragma once

#include <optional>

#include <QJsonObject>

#include "pictures/ValueChain.h"

namespace kernelscope {

/// What `kscope why` reports.
struct ExplainedElement
{
    QString status; ///< as of a run
    QString device;
    QString element; ///< "out[3]"
    std::optional<Trace> trace;
    ValueChain chain; ///< of that trace; without links: the message has the reason
    bool asksBirth = false;
    QString message;
};

/// As `kscope why --json` writes it (docs/command-line.md).
QJsonObject whyJson(const ExplainedElement &explained);

} // namespace kernelscope
