#include "project/SmallerProjects.h"

#include <functional>

namespace kernelscope {
namespace {

/// Half of a whole number above 1; nothing of anything else.
std::optional<Expression> halfOf(const Expression &number)
{
    bool isWhole = false;
    const qulonglong whole = number.text.toULongLong(&isWhole);
    return isWhole && whole > 1 ? std::optional(Expression(QString::number(whole / 2))) : std::nullopt;
}

class SmallerProjects
{
public:
    explicit SmallerProjects(const Project &project) : m_project(project) {}

    QList<Project> all()
    {
        for (qsizetype i = 0; m_project.plan.size() > 1 && i < m_project.plan.size(); ++i)
            with([i](Project &project) { project.plan.removeAt(i); });
        for (qsizetype i = 0; i < m_project.buffers.size(); ++i)
            with([i](Project &project) { project.buffers.removeAt(i); });
        for (qsizetype i = 0; i < m_project.parameters.size(); ++i)
            with([i](Project &project) { project.parameters.removeAt(i); });
        if (!m_project.build.options.isEmpty())
            with([](Project &project) { project.build.options.clear(); });
        halveNumbers();
        for (qsizetype i = 0; i < m_project.buffers.size(); ++i)
            plainContents(i);
        return m_smaller;
    }

private:
    void with(const std::function<void(Project &)> &change)
    {
        Project project = m_project;
        change(project);
        if (!(project == m_project))
            m_smaller << project;
    }

    void halveNumbers()
    {
        with([](Project &project) { eachSize(project, halve); });
        for (qsizetype i = 0; i < m_project.parameters.size(); ++i)
            with([i](Project &project) { halve(project.parameters[i].value); });
        int sizeCount = 0;
        Project counted = m_project;
        eachSize(counted, [&sizeCount](Expression &) { ++sizeCount; });
        for (int wanted = 0; wanted < sizeCount; ++wanted) {
            with([wanted](Project &project) {
                int at = 0;
                eachSize(project, [&](Expression &size) {
                    if (at++ == wanted)
                        halve(size);
                });
            });
        }
    }

    static void halve(Expression &number) { number = halfOf(number).value_or(number); }

    static void eachSize(Project &project, const std::function<void(Expression &)> &change)
    {
        for (BufferSpec &buffer : project.buffers)
            std::ranges::for_each(buffer.shape, change);
        for (Step &step : project.plan) {
            auto *launch = std::get_if<LaunchStep>(&step.action);
            if (!launch)
                continue;
            for (auto *extent : {&launch->global, &launch->local})
                std::ranges::for_each(*extent, change);
            for (Argument &argument : launch->arguments) {
                if (auto *local = std::get_if<LocalArgument>(&argument.value))
                    change(local->count);
                else if (auto *value = std::get_if<ValueArgument>(&argument.value); value && value->value.isNumber())
                    change(value->value.number);
            }
        }
    }

    void plainContents(qsizetype buffer)
    {
        const Init &init = m_project.buffers[buffer].init;
        const Init ones = ConstantInit{{Expression(1)}};
        if (std::holds_alternative<ZeroInit>(init) || init == ones)
            return;
        for (const Init &plain : {Init(ZeroInit()), ones})
            with([&](Project &project) { project.buffers[buffer].init = plain; });
    }

    const Project &m_project;
    QList<Project> m_smaller;
};

} // namespace

QList<Project> smallerProjects(const Project &project)
{
    return SmallerProjects(project).all();
}

Project onlyExecuted(const Project &project)
{
    return {
        project.title, {}, project.sources, project.build, project.parameters, project.buffers, project.queues, project.plan, {}, {}, {}};
}

} // namespace kernelscope
