#pragma once

#include <algorithm>
#include <optional>
#include <variant>

#include <QList>
#include <QPair>
#include <QString>
#include <QStringList>

#include "project/ElementType.h"
#include "project/Expression.h"
#include "project/GivenValue.h"
#include "project/JsonValue.h"

namespace kernelscope {

/// All that a project file saves, as plain values (docs/project-format.md). Nothing here is evaluated or checked against a
/// device: that is plan/. Lists keep the order of the file.

struct Define
{
    QString name;
    Expression value; ///< an expression of the parameters, or any text the preprocessor takes
    bool operator==(const Define &) const = default;
};

struct BuildSettings
{
    QString standard; ///< "CL1.2"; empty: the device's default
    QString options;
    QList<Define> defines;
    bool operator==(const BuildSettings &) const = default;
};

/// What a parameter's number is for, which tells how it is shown and set.
enum class ParameterForm {
    Number,
    Frame,       ///< counts the runs while time plays
    Seconds,     ///< that passed while time plays
    PowersOfTwo, ///< a slider over those between min and max
    Colour,      ///< 0xRRGGBB
};

struct Parameter
{
    QString name;
    Expression value;
    std::optional<Expression> min; ///< with max: shown as a slider; where it is time it begins again at min after max
    std::optional<Expression> max;
    std::optional<Expression> step;
    ParameterForm form = ParameterForm::Number;
    QList<Expression> choices = {}; ///< the values to choose from; empty: any

    bool isTime() const { return form == ParameterForm::Frame || form == ParameterForm::Seconds; }
    bool operator==(const Parameter &) const = default;
};

enum class Access { In, Out, InOut };
enum class MemoryKind { Device, UseHostPointer, AllocHostPointer, SharedVirtual };

struct ZeroInit
{
    bool operator==(const ZeroInit &) const = default;
};
struct ConstantInit
{
    QList<Expression> components; ///< one, or one for each component of a vector
    bool operator==(const ConstantInit &) const = default;
};
struct ExpressionInit
{
    Expression expression; ///< of i (flat index), x, y, z and the parameters; a list for a vector type
    bool operator==(const ExpressionInit &) const = default;
};
struct RandomInit
{
    Expression seed;
    Expression min; ///< inclusive
    Expression max; ///< inclusive for whole numbers, exclusive for floating point
    bool operator==(const RandomInit &) const = default;
};
struct ValuesInit
{
    QList<Expression> values; ///< component after component
    bool operator==(const ValuesInit &) const = default;
};
struct FileInit
{
    QString path; ///< .npy .csv .png .bin, relative to the project's folder
    bool operator==(const FileInit &) const = default;
};
using Init = std::variant<ZeroInit, ConstantInit, ExpressionInit, RandomInit, ValuesInit, FileInit>;

struct BufferSpec
{
    QString name;
    QString type;            ///< as written; empty for an image
    QString imageFormat;     ///< "rgba-unorm8"; empty for a buffer
    QList<Expression> shape; ///< one to three extents, slowest first, x fastest
    Access access = Access::InOut;
    MemoryKind memory = MemoryKind::Device;
    Init init;
    bool readBack = true; ///< false: what the kernel wrote stays on the device

    bool isImage() const { return !imageFormat.isEmpty(); }
    bool operator==(const BufferSpec &) const = default;
};

struct BufferArgument
{
    QString buffer;
    bool operator==(const BufferArgument &) const = default;
};
struct ValueArgument
{
    GivenValue value;
    bool operator==(const ValueArgument &) const = default;
};
struct LocalArgument
{
    Expression count; ///< elements of the type that the kernel's parameter points to
    bool operator==(const LocalArgument &) const = default;
};
struct ImageArgument
{
    QString image;
    bool operator==(const ImageArgument &) const = default;
};
enum class SamplerAddress { None, Clamp, ClampToEdge, Repeat, MirroredRepeat };
enum class SamplerFilter { Nearest, Linear };
struct SamplerArgument
{
    SamplerAddress address = SamplerAddress::ClampToEdge;
    SamplerFilter filter = SamplerFilter::Nearest;
    bool normalized = false;
    bool operator==(const SamplerArgument &) const = default;
};
struct Argument
{
    QString parameter; ///< the kernel parameter's name
    std::variant<BufferArgument, ValueArgument, LocalArgument, ImageArgument, SamplerArgument> value;
    bool operator==(const Argument &) const = default;
};

struct Step;

struct LaunchStep
{
    QString kernel;
    QList<Expression> global;
    QList<Expression> local;  ///< empty: the device chooses
    QList<Expression> offset; ///< empty: zero
    QString device;           ///< a selector; empty: the device picked for the run
    QList<Argument> arguments;
    bool operator==(const LaunchStep &) const = default;
};
struct WriteStep
{
    QString buffer;
    std::optional<Expression> offset; ///< elements
    std::optional<Expression> count;
    bool operator==(const WriteStep &) const = default;
};
struct ReadStep
{
    QString buffer;
    std::optional<Expression> offset;
    std::optional<Expression> count;
    bool operator==(const ReadStep &) const = default;
};
struct CopyStep
{
    QString from;
    QString to;
    std::optional<Expression> fromOffset;
    std::optional<Expression> toOffset;
    std::optional<Expression> count;
    bool operator==(const CopyStep &) const = default;
};
struct FillStep
{
    QString buffer;
    QList<Expression> value;
    std::optional<Expression> offset;
    std::optional<Expression> count;
    bool operator==(const FillStep &) const = default;
};
struct SetStep
{
    QList<QPair<QString, Expression>> values; ///< evaluated in order, each seeing the ones before
    bool operator==(const SetStep &) const = default;
};
struct SwapStep
{
    QString first;
    QString second;
    bool operator==(const SwapStep &) const = default;
};
struct RepeatStep
{
    Expression condition; ///< the file's "while"
    std::optional<Expression> limit;
    QList<Step> steps;
    bool operator==(const RepeatStep &) const;
};
struct BarrierStep
{
    QString queue; ///< empty: the default queue
    bool operator==(const BarrierStep &) const = default;
};
struct FinishStep
{
    bool operator==(const FinishStep &) const = default;
};

struct Step
{
    QString name;  ///< for a launch the file's "launch"
    QString queue; ///< empty: the default queue
    QStringList after;
    std::variant<LaunchStep, WriteStep, ReadStep, CopyStep, FillStep, SetStep, SwapStep, RepeatStep, BarrierStep, FinishStep> action;
    Expression when = {}; ///< where it is false the step is left out; empty: always executed
    bool operator==(const Step &) const = default;
};
inline bool RepeatStep::operator==(const RepeatStep &) const = default;

/// A queue that needs more than its name: queues that are only named are in order.
struct QueueSpec
{
    QString name; ///< empty: the default queue
    bool outOfOrder = false;
    bool operator==(const QueueSpec &) const = default;
};

struct ExpectedExpression
{
    Expression expression;
    bool operator==(const ExpectedExpression &) const = default;
};
struct ExpectedBuffer
{
    QString buffer;
    bool operator==(const ExpectedBuffer &) const = default;
};
struct ExpectedFile
{
    QString path;
    bool operator==(const ExpectedFile &) const = default;
};

/// Either compares a buffer with what is expected of it, or states a condition (then buffer is empty).
struct Check
{
    QString name;
    QString buffer;
    std::optional<Expression> index; ///< only this element
    std::variant<ExpectedExpression, ExpectedBuffer, ExpectedFile> expected;
    double absolute = 0;
    double relative = 0;
    Expression condition; ///< an expression that must be true; used where buffer is empty
    Expression when = {}; ///< where it is false the check is left out; empty: always made
    bool operator==(const Check &) const = default;
};

struct Sweep
{
    QList<QPair<QString, QList<Expression>>> vary;
    QStringList launches;
    QList<QPair<QString, Expression>> work; ///< "flops", "bytes"
    bool operator==(const Sweep &) const = default;
};

/// A value that was guessed, not given. It is one as long as the project has this value there (project/Guesses.h).
struct Guess
{
    QString place;   ///< a JSON pointer with names in place of indices: "/buffers/a/shape", "/plan/add/arguments/n"
    JsonValue value; ///< as projectJson() writes it
    bool operator==(const Guess &) const = default;
};

struct Project
{
    QString title;
    QString notes;
    QStringList sources;
    BuildSettings build;
    QList<Parameter> parameters;
    QList<BufferSpec> buffers;
    QList<QueueSpec> queues;
    QList<Step> plan;
    QList<Check> checks;
    std::optional<Sweep> sweep;
    QList<Guess> guesses; ///< that nobody has confirmed

    /// Some buffer is of structs: how these are laid out stands in the sources.
    bool usesStructs() const
    {
        return std::ranges::any_of(buffers, [](const BufferSpec &buffer) {
            const auto type = elementTypeNamed(buffer.type);
            return type && type->isStruct();
        });
    }
    bool operator==(const Project &) const = default;
};

} // namespace kernelscope
