#include "capture/CapturedProject.h"

#include <algorithm>
#include <utility>

#include <QHash>

#include "capture/CapturedValue.h"
#include "capture/ElementForm.h"
#include "capture/WrittenNumbers.h"
#include "guess/GuessedBuffer.h"
#include "project/ImageFormat.h"
#include "project/Suggestion.h"
#include "support/Filled.h"
#include "support/Numbers.h"
#include "support/Printable.h"
#include "support/Ranges.h"

namespace kernelscope {
namespace {

constexpr double relativeTolerance = 1e-5; ///< of floating point: another device, or another compiler

using Given = Result<decltype(Argument::value)>;

QList<Expression> asExpressions(const QList<quint64> &sizes)
{
    return mapped(sizes, [](const quint64 size) { return Expression(QString::number(size)); });
}

class ProjectMaker
{
public:
    ProjectMaker(const CapturedLaunch &launch, const KernelSignature &kernel, const QList<StructLayout> &structs)
        : m_launch(launch), m_kernel(kernel), m_structs(structs)
    {
    }
    Result<CapturedProject> make();

private:
    Given give(std::monostate);
    Given give(const CapturedBytes &value);
    Given give(const CapturedLocal &local);
    Given give(const CapturedBuffer &buffer);
    Given give(const CapturedAlias &alias);
    Given give(const CapturedImage &image);
    Given give(const SamplerArgument &sampler);
    Given give(const WrittenArgument &written);
    Given giveWrittenBuffer(const WrittenArgument &written);
    Given giveNothing(const QString &why);
    Given addBuffer(const BufferSpec &spec);
    BufferSpec bufferOf(quint64 sizeInBytes, const ElementType &type, const Init &init) const;
    void restrictAccess(BufferSpec &spec, const WrittenArgument &written);
    void addChecks();
    ElementType pointed() const { return pointedElement(m_parameter, guessedBuffer(m_parameter, {}, {}).spec.type); }
    std::optional<Scalar> writtenType(const WrittenArgument &written) const;
    bool isPointer() const
    {
        return m_parameter.kind == ParameterKind::GlobalPointer || m_parameter.kind == ParameterKind::ConstantPointer;
    }
    tl::unexpected<Error> wrong(const QString &why, int line = 0) const;
    void addRemark(const QString &remark)
    {
        m_made.remarks << filled(QStringLiteral("Argument %1, %2, %3."), m_index, m_parameter.name, remark);
    }
    QString notes() const;

    const CapturedLaunch &m_launch;
    const KernelSignature &m_kernel;
    const QList<StructLayout> &m_structs;
    CapturedProject m_made;
    KernelParameter m_parameter; ///< the one whose argument is made
    qsizetype m_index = 0;
    QStringList m_bufferOf;             ///< of each argument; empty: it has none
    QHash<QString, QString> m_expected; ///< by the buffer: the file with what it held after the launch
};

tl::unexpected<Error> ProjectMaker::wrong(const QString &why, int line) const
{
    return fail(filled(QStringLiteral("Argument %1, %2, can't be given as it was captured: %3."), m_index, m_parameter.name, why),
                {m_launch.file, line, 0});
}

Result<CapturedProject> ProjectMaker::make()
{
    if (m_launch.arguments.size() > m_kernel.parameters.size())
        return fail(filled(QStringLiteral("%1 takes %2 arguments, but %3 were captured."), m_kernel.name, m_kernel.parameters.size(),
                           m_launch.arguments.size()),
                    {m_launch.file, 0, 0});
    LaunchStep step{m_kernel.name, asExpressions(m_launch.global), asExpressions(m_launch.local), asExpressions(m_launch.offset), {}, {}};
    for (m_index = 0; m_index < m_kernel.parameters.size(); ++m_index) {
        m_parameter = m_kernel.parameters[m_index];
        m_bufferOf << QString();
        const CapturedArgument captured = m_launch.arguments.value(m_index);
        const Given given = std::visit([this](const auto &one) { return give(one); }, captured);
        if (!given)
            return fail(given.error());
        step.arguments << Argument{m_parameter.name, *given};
    }
    addChecks();
    m_made.project.title = m_launch.name;
    m_made.project.plan << Step{m_kernel.name, {}, {}, step};
    m_made.notes = notes();
    return m_made;
}

Given ProjectMaker::give(std::monostate)
{
    return wrong(QStringLiteral("nothing was captured of it"), 0);
}

/// Memory that was captured without its contents is given by its address alone.
Given ProjectMaker::give(const CapturedBytes &value)
{
    if (m_parameter.kind == ParameterKind::Value || m_parameter.kind == ParameterKind::Unknown) {
        const auto number = capturedValue(m_parameter, value.bytes, m_structs);
        return number ? Given(ValueArgument{*number}) : Given(wrong(number.error().message));
    }
    const bool isNull = std::ranges::all_of(value.bytes, [](char byte) { return byte == 0; });
    if (isPointer() && isNull)
        return giveNothing(QStringLiteral("was a null pointer"));
    return wrong(QStringLiteral("of %1 only a handle or an address was captured, not what is there").arg(m_parameter.typeName));
}

Given ProjectMaker::give(const CapturedLocal &local)
{
    if (isPointer())
        return giveNothing(QStringLiteral("was a null pointer"));
    if (m_parameter.kind != ParameterKind::LocalPointer)
        return wrong(QStringLiteral("it is local memory, but the kernel takes %1").arg(m_parameter.typeName));
    const int size = std::max(1, elementForm(pointed(), m_structs).sizeInBytes);
    const quint64 count = local.sizeInBytes / quint64(size);
    if (local.sizeInBytes % quint64(size) == 0)
        return LocalArgument{Expression(QString::number(count))};
    addRemark(filled(QStringLiteral("had %1 bytes of local memory and is given %2, as whole elements"), local.sizeInBytes,
                     (count + 1) * quint64(size)));
    return LocalArgument{Expression(QString::number(count + 1))};
}

Given ProjectMaker::give(const CapturedBuffer &buffer)
{
    if (!isPointer())
        return wrong(QStringLiteral("it is a buffer, but the kernel takes %1").arg(m_parameter.typeName));
    const ElementType type = pointed();
    const int size = elementForm(type, m_structs).sizeInBytes;
    if (size == 0)
        return wrong(QStringLiteral("the members of %1 are not known").arg(elementTypeName(type)));
    if (buffer.sizeInBytes == 0 || buffer.sizeInBytes % quint64(size) != 0)
        return wrong(filled(QStringLiteral("%1 has %2 bytes, which are no whole number of %3 of %4 bytes"), inOneLine(buffer.file),
                            buffer.sizeInBytes, elementTypeName(type), size));
    const BufferSpec spec = bufferOf(buffer.sizeInBytes / quint64(size), type, FileInit{buffer.file});
    if (!buffer.expected.isEmpty())
        m_expected.insert(spec.name, buffer.expected);
    return addBuffer(spec);
}

/// Parameters with different types share bytes.
Given ProjectMaker::give(const CapturedAlias &alias)
{
    const QString name = m_bufferOf.value(alias.argument);
    QList<BufferSpec> &buffers = m_made.project.buffers;
    const auto found = std::ranges::find(buffers, name, &BufferSpec::name);
    if (found == buffers.end())
        return wrong(filled(QStringLiteral("it is the memory of argument %1, which has none"), alias.argument));
    m_bufferOf.last() = name;
    if (found->isImage())
        return ImageArgument{name};
    if (guessedBuffer(m_parameter, {}, {}).spec.access != found->access)
        found->access = Access::InOut;
    const auto other = elementTypeNamed(found->type);
    if (other && *other != pointed()) {
        const quint64 size = found->shape.first().text.toULongLong() * quint64(elementForm(*other, m_structs).sizeInBytes);
        found->type = QStringLiteral("uchar");
        found->shape = asExpressions({size});
    }
    return BufferArgument{name};
}

Given ProjectMaker::give(const CapturedImage &image)
{
    if (m_parameter.kind != ParameterKind::Image)
        return wrong(QStringLiteral("it is an image, but the kernel takes %1").arg(m_parameter.typeName));
    BufferSpec spec = guessedImage(m_parameter, {}, 1).spec;
    const qsizetype extents = spec.shape.size();
    const bool isArrayOfRows = m_parameter.typeName.contains(u"1d_array"); // its layers are given as the height, or as the depth
    QList<quint64> sizes{image.depth, image.height, image.width};
    if (isArrayOfRows && image.height == 1)
        sizes.swapItemsAt(0, 1);
    if (std::ranges::any_of(sizes.first(3 - extents), [](quint64 size) { return size != 1; }))
        return wrong(filled(QStringLiteral("it has more dimensions than %1"), m_parameter.typeName));
    spec.shape = asExpressions(sizes.last(extents));
    spec.imageFormat = image.format;
    spec.init = FileInit{image.file};
    if (spec.access != Access::In)
        spec.access = Access::InOut; // what it does not write stays
    if (!image.expected.isEmpty())
        m_expected.insert(spec.name, image.expected);
    m_bufferOf.last() = spec.name;
    m_made.project.buffers << spec;
    return ImageArgument{spec.name};
}

Given ProjectMaker::give(const SamplerArgument &sampler)
{
    if (m_parameter.kind != ParameterKind::Sampler)
        return wrong(QStringLiteral("it is a sampler, but the kernel takes %1").arg(m_parameter.typeName));
    return sampler;
}

/// Where the file gives no type the parameter's own counts, or that of its components.
std::optional<Scalar> ProjectMaker::writtenType(const WrittenArgument &written) const
{
    if (written.type)
        return written.type;
    const auto type = isPointer() ? pointed() : valueElement(m_parameter, qsizetype(written.sizeInBytes));
    return type && !type->isStruct() ? std::optional(type->scalar) : std::nullopt;
}

Given ProjectMaker::give(const WrittenArgument &written)
{
    if (m_parameter.kind == ParameterKind::LocalPointer) {
        if (!written.values.isEmpty())
            return wrong(QStringLiteral("local memory has no values before a launch"), written.line);
        return give(CapturedLocal{written.sizeInBytes});
    }
    if (isPointer())
        return giveWrittenBuffer(written);
    if (m_parameter.kind != ParameterKind::Value)
        return wrong(QStringLiteral("%1 can't be given in a .sim file").arg(m_parameter.typeName), written.line);
    const auto type = writtenType(written);
    if (!type || written.isNull || written.isUninitialised)
        return wrong(QStringLiteral("the type of its values is missing: <size=%1 float>, say").arg(written.sizeInBytes), written.line);
    const auto value = writtenBytes(written, *type, quint64(largestCapturedValue)).and_then([this](const QByteArray &bytes) {
        return capturedValue(m_parameter, bytes, m_structs);
    });
    return value ? Given(ValueArgument{*value}) : Given(wrong(value.error().message, written.line));
}

Given ProjectMaker::giveWrittenBuffer(const WrittenArgument &written)
{
    if (written.isNull)
        return giveNothing(QStringLiteral("is a null pointer"));
    const auto numbers = writtenType(written);
    if (!numbers && !written.isUninitialised)
        return wrong(QStringLiteral("the type of its values is missing: <size=%1 float>, say").arg(written.sizeInBytes), written.line);
    const Scalar scalar = numbers.value_or(Scalar::UChar);
    ElementType type = pointed();
    ElementForm element = elementForm(type, m_structs);
    if (element.sizeInBytes == 0 || (element.numbers.isEmpty() && !isWrittenAsZero(written, scalar))) {
        type = {Scalar::UChar, 1, {}};
        element = elementForm(type, m_structs);
    }
    if (written.sizeInBytes % quint64(element.sizeInBytes) != 0)
        return wrong(filled(QStringLiteral("its %1 bytes are no whole number of %2 of %3 bytes"), written.sizeInBytes,
                            elementTypeName(type), element.sizeInBytes),
                     written.line);
    const auto contents = writtenContents(written, scalar, element);
    if (!contents)
        return wrong(contents.error().message, written.line);
    BufferSpec spec = bufferOf(written.sizeInBytes / quint64(element.sizeInBytes), type, *contents);
    restrictAccess(spec, written);
    return addBuffer(spec);
}

void ProjectMaker::restrictAccess(BufferSpec &spec, const WrittenArgument &written)
{
    if (written.isReadOnly && m_parameter.written == Knowledge::Yes)
        addRemark(QStringLiteral("is read-only, but the kernel writes to it: it is given a buffer that it can"));
    else if (written.isReadOnly)
        spec.access = Access::In;
    else if ((written.isWriteOnly || written.isUninitialised) && spec.access != Access::In && std::holds_alternative<ZeroInit>(spec.init))
        spec.access = Access::Out;
}

/// What a kernel does where it is given none, this can't show.
Given ProjectMaker::giveNothing(const QString &why)
{
    const ElementType type = pointed();
    const bool isKnown = elementForm(type, m_structs).sizeInBytes > 0;
    addRemark(why + QStringLiteral(", which no project gives: it is given a buffer of one element, 0"));
    return addBuffer(bufferOf(1, isKnown ? type : ElementType{Scalar::UChar, 1, {}}, ZeroInit{}));
}

BufferSpec ProjectMaker::bufferOf(quint64 count, const ElementType &type, const Init &init) const
{
    BufferSpec spec = guessedBuffer(m_parameter, {}, asExpressions({count})).spec;
    spec.type = elementTypeName(type);
    spec.shape = asExpressions({count});
    spec.init = init;
    return spec;
}

Given ProjectMaker::addBuffer(const BufferSpec &spec)
{
    m_bufferOf.last() = spec.name;
    m_made.project.buffers << spec;
    return BufferArgument{spec.name};
}

/// None for structs: they hold padding, which differs.
void ProjectMaker::addChecks()
{
    for (const BufferSpec &spec : std::as_const(m_made.project.buffers)) {
        const QString file = m_expected.value(spec.name);
        const auto format = imageFormatNamed(spec.imageFormat);
        const auto type = elementTypeNamed(spec.type);
        if (file.isEmpty() || spec.access == Access::In || (!format && (!type || type->isStruct())))
            continue;
        Check check;
        check.name = spec.name + QStringLiteral(" is as it was after the captured launch");
        check.buffer = spec.name;
        check.expected = ExpectedFile{file};
        check.relative = isFloating(format ? format->scalar() : type->scalar) ? relativeTolerance : 0;
        m_made.project.checks << check;
    }
}

QString ProjectMaker::notes() const
{
    QString text = QStringLiteral("# %1\n\nThis project is one launch of `%2`. %3\n\n").arg(m_launch.name, m_kernel.name, m_launch.origin);
    for (const BufferSpec &buffer : m_made.project.buffers) {
        const auto *file = std::get_if<FileInit>(&buffer.init);
        const bool isZero = std::holds_alternative<ZeroInit>(buffer.init);
        const QString contents = file     ? QStringLiteral("starts with the bytes of `%1`").arg(inOneLine(file->path).remove(u'`'))
                                 : isZero ? QStringLiteral("starts as zeros")
                                          : QStringLiteral("starts as the file says");
        text += QStringLiteral("- `%1`: %2, %3.\n")
                    .arg(buffer.name, buffer.isImage() ? QStringLiteral("an image") : QStringLiteral("a buffer"), contents);
    }
    for (const QString &remark : m_made.remarks)
        text += QStringLiteral("- %1\n").arg(remark);
    if (m_made.project.checks.isEmpty())
        return text + QStringLiteral("- There is no check yet: add what the result should be under `checks`.\n");
    return text + QStringLiteral("- The checks compare with what the captured launch left in memory.\n");
}

} // namespace

Result<CapturedProject> projectOfCapture(const CapturedLaunch &launch, const ProgramSignature &signature)
{
    const KernelSignature *kernel = kernelNamed(signature, launch.kernel);
    if (kernel)
        return ProjectMaker(launch, *kernel, signature.structs).make();
    const QStringList names = mapped(signature.kernels, &KernelSignature::name);
    return fail(QStringLiteral("The launch is one of \"%1\", but %2 has no such kernel.%3")
                    .arg(inOneLine(launch.kernel.left(60)), inOneLine(launch.source), suggestion(launch.kernel.left(60), names)),
                {launch.file, 0, 0});
}

} // namespace kernelscope
