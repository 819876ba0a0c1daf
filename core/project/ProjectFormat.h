#pragma once

#include <optional>

#include <QByteArray>
#include <QStringList>

#include "project/JsonValue.h"
#include "project/Project.h"
#include "support/Result.h"

namespace kernelscope {

constexpr int projectFormatNumber = 1;

/// Project files larger than this are refused: data belongs into files of its own.
constexpr qint64 largestProjectFile = 8 << 20;

/// A project file's JSON with the project that it describes, read for its form only: keys and types are right, names
/// and references may still be wrong (see ProjectValidation.h). The JSON knows where everything stands.
struct ReadProject
{
    JsonValue json;
    Project project;
};
[[nodiscard]] Result<ReadProject> readProjectForm(const QByteArray &text, const QString &file);

/// A project as the JSON of its file, in the order that docs/project-format.md gives. What has its default is left out.
JsonValue projectJson(const Project &project);

/// Steps as the file's "plan" lists them.
JsonValue stepsJson(const QList<Step> &steps);

/// The keys of one kind of object of the file; `name` is that of its definition in the JSON Schema (empty: the whole
/// file).
struct KeySet
{
    QString name;
    QStringList keys;
};
const QList<KeySet> &projectKeySets();

/// The words for the values of an enumeration, in its order.
const QStringList &accessWords();
const QStringList &memoryWords();
const QStringList &parameterFormWords();
const QStringList &samplerAddressWords();
const QStringList &samplerFilterWords();

/// The key by which the project file says of which kind a value is: of a step "launch" or "repeat", of initial contents "random" (or the
/// word "zero"), of an argument "buffer", of what a check expects "file".
QString kindWord(const Step &step);
QString kindWord(const Init &init);
QString kindWord(const Argument &argument);
QString kindWord(const decltype(Check::expected) &expected);

/// All kinds of initial contents, each with nothing in it, as one would list them.
const QList<Init> &initKinds();
/// The one of them whose word it is; nullopt: none.
std::optional<Init> initOfKind(QStringView word);

/// Of all kinds of steps, as one would list them.
const QStringList &stepKindWords();

} // namespace kernelscope
