#include "Launch.h"

#include "TraceComparison.h"

namespace kernelscope::randomprogram {

TestLaunch launchOf(const Program &program)
{
    TestLaunch launch;
    launch.kernel = QString::fromStdString(program.name);
    for (std::size_t d = 0; d < std::size_t(program.dimensions); ++d) {
        launch.global.append(program.global[d]);
        launch.local.append(program.local[d]);
        launch.offset.append(program.offset[d]);
    }
    return launch;
}

QList<TestArgument> argumentsOf(const Program &program)
{
    QList<TestArgument> arguments;
    for (const Array &array : program.arrays) {
        const auto first = int(arguments.size());
        for (int p = 0; p < array.parameters; ++p) {
            TestArgument argument;
            if (array.space == Space::Local) {
                argument.kind = TestArgument::Local;
                argument.size = quint64(array.count) * sizeOf(array.type);
            } else {
                argument.bytes = QByteArray(reinterpret_cast<const char *>(array.initial.data()), qsizetype(array.initial.size()));
                argument.sameAs = p > 0 ? first : -1;
            }
            arguments.append(argument);
        }
    }
    for (const Scalar &scalar : program.scalars) {
        TestArgument argument;
        argument.kind = TestArgument::Value;
        argument.bytes = QByteArray(reinterpret_cast<const char *>(&scalar.value), 4);
        arguments.append(argument);
    }
    return arguments;
}

std::vector<std::vector<std::uint8_t>> arraysOf(const Program &program, const QList<TestArgument> &arguments)
{
    std::vector<std::vector<std::uint8_t>> arrays(program.arrays.size());
    qsizetype next = 0;
    for (std::size_t i = 0; i < program.arrays.size(); ++i) {
        const Array &array = program.arrays[i];
        if (array.parameters > 0 && array.space != Space::Local)
            arrays[i].assign(arguments[next].bytes.begin(), arguments[next].bytes.end());
        next += array.parameters;
    }
    return arrays;
}

RecordedLaunch recordedLaunchOf(const Program &program, const InstrumentedKernel &kernel)
{
    RecordedLaunch recorded;
    recorded.launch.kernel = kernel.kernel;
    recorded.launch.dimensions = program.dimensions;
    std::copy(program.global.begin(), program.global.end(), recorded.launch.global.begin());
    std::copy(program.local.begin(), program.local.end(), recorded.launch.local.begin());
    std::copy(program.offset.begin(), program.offset.end(), recorded.launch.offset.begin());
    for (quint64 group = 0; group < program.groups(); ++group)
        recorded.groups.push_back(group);
    recorded.sites = kernel.sites;
    recorded.streaks = kernel.streaks;
    std::vector<int> firstOf(program.arrays.size(), -1);
    for (const TracedObject &object : kernel.objects) {
        recorded.objects.append(boundObject(object));
        const int array = arrayOf(object.name);
        if (object.argument < 0 || array < 0)
            continue;
        const Array &it = program.arrays[std::size_t(array)];
        recorded.objects.last().sizeInBytes = quint64(it.count) * sizeOf(it.type);
        int &first = firstOf[std::size_t(array)];
        recorded.objects.last().sameMemoryAs = first;
        if (first < 0)
            first = int(recorded.objects.size()) - 1;
    }
    return recorded;
}

} // namespace kernelscope::randomprogram
