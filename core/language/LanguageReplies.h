#pragma once

#include <optional>

#include <QJsonObject>

#include "language/LanguageValues.h"

namespace kernelscope {

// What a language server answers, as values. What is not as the protocol has it is left out, what is too much is cut off.

Completions completionsFrom(const QJsonValue &reply);
Hover hoverFrom(const QJsonValue &reply);
SignatureHelp signatureHelpFrom(const QJsonValue &reply);
QList<Location> locationsFrom(const QJsonValue &reply);
QList<TextEdit> textEditsFrom(const QJsonValue &reply);
QList<FileEdits> fileEditsFrom(const QJsonValue &reply);
std::optional<TextSpan> spanFrom(const QJsonValue &range);

QJsonObject jsonOf(TextPoint point);
QJsonObject jsonOf(const TextSpan &span);

} // namespace kernelscope
