#include "worker/ExportedProgram.h"

#include <algorithm>

#include "data/NumberLayout.h"
#include "files/DataFile.h"
#include "standalone/StandaloneProgram.h"
#include "worker/RunJob.h"

namespace kernelscope {
namespace {

/// What a program can compare by itself, of a check of buffers whose elements are numbers.
class CheckMaker
{
public:
    CheckMaker(JudgedProject &project, const Check &check) : m_project(project), m_plan(project.plan()), m_check(check) {}

    /// nullopt: its values depend on what the kernels leave, or its elements are no numbers.
    std::optional<StandaloneCheck> make();

private:
    const PlannedStorage *storageOf(const QString &buffer) const;
    bool chooseElements(const PlannedStorage &storage);
    bool expect(const PlannedStorage &storage, const ExpectedExpression &expected);
    bool expect(const PlannedStorage &storage, const ExpectedBuffer &expected);
    bool expect(const PlannedStorage &storage, const ExpectedFile &expected);

    JudgedProject &m_project;
    const Plan &m_plan;
    const Check &m_check;
    StandaloneCheck m_made;
};

const PlannedStorage *CheckMaker::storageOf(const QString &buffer) const
{
    const auto found = std::ranges::find(m_plan.bindings, buffer, &BufferBinding::name);
    if (found == m_plan.bindings.end())
        return nullptr;
    const PlannedStorage &storage = m_plan.storages[found->storage.value];
    const bool isRead = std::ranges::any_of(m_plan.commands, [&](const PlannedCommand &command) {
        const auto *read = std::get_if<ReadCommand>(&command.action);
        return read && read->storage == found->storage;
    });
    return isRead && storage.imageFormat.isEmpty() && !storage.type.isStruct() ? &storage : nullptr;
}

bool CheckMaker::chooseElements(const PlannedStorage &storage)
{
    m_made.count = storage.elementCount;
    if (!m_check.index)
        return true;
    const auto index = m_project.evaluator().number(*m_check.index);
    if (!index || *index < 0 || *index >= double(storage.elementCount))
        return false;
    m_made.first = quint64(*index);
    m_made.count = 1;
    return true;
}

bool CheckMaker::expect(const PlannedStorage &storage, const ExpectedExpression &expected)
{
    const auto values =
        m_project.evaluator().fillRange(expected.expression, storage.shape, storage.type.components, m_made.first, m_made.count);
    if (values)
        m_made.expected = *values;
    return values.has_value();
}

bool CheckMaker::expect(const PlannedStorage &storage, const ExpectedBuffer &expected)
{
    const PlannedStorage *other = storageOf(expected.buffer);
    m_made.otherBuffer = expected.buffer;
    return other && other->type == storage.type && other->elementCount == storage.elementCount;
}

bool CheckMaker::expect(const PlannedStorage &storage, const ExpectedFile &expected)
{
    const quint64 all = storage.elementCount * quint64(numberLayout(storage).numbers.size());
    const auto bytes = m_project.files().read(expected.path, largestDataFile(expected.path, all, storage.sizeInBytes));
    const auto array = bytes ? readDataFile(expected.path, *bytes, storage.type) : Result<DataArray>(fail(bytes.error()));
    const auto contents =
        array ? convertTo(*array, storage.type, storage.elementCount, storage.elementSize) : array.map([](auto) { return QByteArray(); });
    if (!contents)
        return false;
    const NumberLayout layout = numberLayout(storage);
    for (quint64 element = m_made.first; element < m_made.first + m_made.count; ++element) {
        for (int number = 0; number < int(layout.numbers.size()); ++number)
            m_made.expected << layout.load(number, contents->constData() + element * quint64(storage.elementSize));
    }
    return true;
}

std::optional<StandaloneCheck> CheckMaker::make()
{
    const PlannedStorage *storage = m_check.buffer.isEmpty() ? nullptr : storageOf(m_check.buffer);
    m_made.name = m_check.name;
    m_made.buffer = m_check.buffer;
    m_made.absolute = m_check.absolute;
    m_made.relative = m_check.relative;
    if (!storage || !chooseElements(*storage))
        return std::nullopt;
    if (!std::visit([&](const auto &expected) { return expect(*storage, expected); }, m_check.expected))
        return std::nullopt;
    return m_made;
}

void addChecks(JudgedProject &project, StandaloneRequest &program)
{
    for (const Check &check : project.plan().checks) {
        if (const auto made = CheckMaker(project, check).make())
            program.checks << *made;
        else
            program.notMade << check.name;
    }
}

Result<std::unique_ptr<ResultsFile>> initialContents(JudgedProject &project, const ResultsLayout &layout,
                                                     const std::function<void(const Progress &)> &report)
{
    auto file = ResultsFile::create(layout.size);
    const QList<PlannedStorage> &storages = project.plan().storages;
    for (qsizetype i = 0; file && i < storages.size(); ++i) {
        if (!needsContents(project.plan(), StorageIndex(i)))
            continue;
        report({Phase::Evaluating, storages[i].name, i, storages.size()});
        if (const auto filled = project.fill(StorageIndex(i), (*file)->data() + layout.offsets[i]); !filled)
            return fail(filled.error().message, filled.error().place, pathOfContents(project.project(), storages[i]));
    }
    if (file) {
        (*file)->unmap();
        if (const auto sealed = (*file)->seal(layout.size); !sealed)
            return fail(sealed.error());
    }
    return file;
}

} // namespace

Result<ExportReply> exportedProgram(JudgedProject &project, StandaloneForm form, std::unique_ptr<ResultsFile> &results,
                                    const std::function<void(const Progress &)> &report)
{
    const Result<ProgramText> text = project.files().programText(project.project(), project.plan().buildOptions);
    if (!text)
        return fail(text.error());
    const ResultsLayout layout = resultsLayout(project.plan());
    auto contents = initialContents(project, layout, report);
    if (!contents)
        return fail(contents.error());
    StandaloneRequest request{
        project.project().title, project.plan(), project.signature(), text->sources, text->files, hasIncludes(*text), {}, {}};
    addChecks(project, request);
    const auto program = standaloneProgram(request, form);
    if (!program)
        return fail(program.error());
    results = std::move(*contents);
    ExportReply reply;
    reply.files = program->files;
    for (const StandaloneData &data : program->data)
        reply.data << ExportedData{data.path, layout.offsets[data.storage.value], request.plan.storages[data.storage.value].sizeInBytes};
    reply.result.resultsFile = results->path();
    reply.result.resultsSize = results->size();
    return reply;
}

} // namespace kernelscope
