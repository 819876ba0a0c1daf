#include "RandomProject.h"

#include "project/ProjectFormat.h"
#include "support/Overloaded.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

namespace {

class Builder
{
public:
    explicit Builder(std::mt19937 &random) : m_random(random) {}

    Project project();

private:
    int below(int limit) { return int(m_random() % unsigned(limit)); }
    bool maybe() { return below(2) == 1; }
    QString text();
    Expression expression();
    std::optional<Expression> optional() { return maybe() ? std::optional(expression()) : std::nullopt; }
    QList<Expression> expressions(int most);
    GivenValue value(int depth);
    QString buffer() { return u"buffer%1"_s.arg(below(3)); }
    Init init();
    BufferSpec bufferSpec(int index);
    Argument argument(int index);
    Step step(int depth);
    QList<Step> steps(int depth);
    decltype(Step::action) action(int depth);
    LaunchStep launch();
    Check check();
    Sweep sweep();

    std::mt19937 &m_random;
    QStringList m_stepNames;
    QStringList m_launches;
};

QString Builder::text()
{
    static const QStringList texts{u"plain"_s, u"with \"quotes\" and \\"_s, u"tab\tand\nline"_s, u"\u00e4\u4e16\U0001f600"_s,
                                   u"/ ~ \u0001 end"_s};
    return texts.at(below(int(texts.size())));
}

Expression Builder::expression()
{
    static const QStringList expressions{u"n"_s,    u"2 * n"_s,
                                         u"16"_s,   u"-1.5"_s,
                                         u"1e-5"_s, u"18446744073709551615"_s,
                                         u"0x10"_s, u"+1"_s,
                                         u"01"_s,   u"n > 1 ? \"a\" : 'b'"_s};
    return Expression(expressions.at(below(int(expressions.size()))));
}

QList<Expression> Builder::expressions(int most)
{
    QList<Expression> result;
    for (int i = 1 + below(most); i > 0; --i)
        result.append(expression());
    return result;
}

GivenValue Builder::value(int depth)
{
    if (depth > 2 || maybe())
        return expressions(4);
    GivenValue value;
    const bool named = maybe();
    for (int i = 0; i < 2 + below(3); ++i) {
        value.items << this->value(depth + 1);
        if (named)
            value.members << u"member%1"_s.arg(i);
    }
    return value;
}

Init Builder::init()
{
    return std::visit(Overloaded{[](const ZeroInit &zero) -> Init { return zero; },
                                 [this](const ConstantInit &) -> Init { return ConstantInit{expressions(4)}; },
                                 [this](const ExpressionInit &) -> Init { return ExpressionInit{expression()}; },
                                 [this](const RandomInit &) -> Init {
                                     return RandomInit{expression(), expression(), expression()};
                                 },
                                 [this](const ValuesInit &) -> Init { return ValuesInit{expressions(40)}; },
                                 [](const FileInit &) -> Init { return FileInit{u"data/x.npy"_s}; }},
                      initKinds()[below(int(initKinds().size()))]);
}

BufferSpec Builder::bufferSpec(int index)
{
    BufferSpec spec;
    spec.name = u"buffer%1"_s.arg(index);
    spec.type = u"float4"_s;
    spec.shape = expressions(3);
    spec.access = Access(below(3));
    spec.memory = MemoryKind(below(4));
    spec.init = init();
    spec.readBack = maybe();
    return spec;
}

Argument Builder::argument(int index)
{
    Argument argument{u"p%1"_s.arg(index), BufferArgument{buffer()}};
    switch (below(5)) {
    case 0:
        break;
    case 1:
        argument.value = ValueArgument{value(0)};
        break;
    case 2:
        argument.value = LocalArgument{expression()};
        break;
    case 3:
        argument.value = ImageArgument{u"picture"_s};
        break;
    default:
        argument.value = SamplerArgument{SamplerAddress(below(5)), SamplerFilter(below(2)), maybe()};
    }
    return argument;
}

LaunchStep Builder::launch()
{
    LaunchStep launch{u"kernel"_s, expressions(3), {}, {}, maybe() ? u"cpu"_s : QString(), {}};
    if (maybe())
        launch.local = expressions(3);
    if (maybe())
        launch.offset = expressions(3);
    for (int i = below(5); i > 0; --i)
        launch.arguments.append(argument(i));
    return launch;
}

decltype(Step::action) Builder::action(int depth)
{
    switch (below(depth < 3 ? 10 : 9)) {
    case 0:
        return launch();
    case 1:
        return WriteStep{buffer(), optional(), optional()};
    case 2:
        return ReadStep{buffer(), optional(), optional()};
    case 3:
        return CopyStep{buffer(), buffer(), optional(), optional(), optional()};
    case 4:
        return FillStep{buffer(), expressions(4), optional(), optional()};
    case 5:
        return SetStep{{{u"n"_s, expression()}}};
    case 6:
        return SwapStep{buffer(), buffer()};
    case 7:
        return BarrierStep{maybe() ? u"io"_s : QString()};
    case 8:
        return FinishStep{};
    default:
        return RepeatStep{expression(), optional(), steps(depth + 1)};
    }
}

Step Builder::step(int depth)
{
    const QStringList earlier = m_stepNames; // without those inside a repeat that this step may be
    Step step{{}, {}, {}, action(depth)};
    const bool isLaunch = std::holds_alternative<LaunchStep>(step.action);
    if (maybe() && !std::holds_alternative<BarrierStep>(step.action))
        step.queue = u"io"_s;
    if (maybe() && !earlier.isEmpty())
        step.after = QStringList{earlier.first()};
    if (isLaunch || maybe()) {
        step.name = u"step %1"_s.arg(m_stepNames.size());
        m_stepNames.append(step.name);
    }
    if (maybe())
        step.when = expression();
    if (isLaunch)
        m_launches.append(step.name);
    return step;
}

QList<Step> Builder::steps(int depth)
{
    QList<Step> result;
    for (int i = below(5); i > 0; --i)
        result.append(step(depth));
    return result;
}

Check Builder::check()
{
    Check check;
    check.name = text();
    if (maybe())
        check.when = expression();
    if (maybe()) {
        check.condition = expression();
        return check;
    }
    check.buffer = buffer();
    check.index = optional();
    check.absolute = maybe() ? 0 : 1e-7 * below(1000);
    check.relative = maybe() ? 0 : 1e-5;
    switch (below(3)) {
    case 0:
        check.expected = ExpectedExpression{expression()};
        break;
    case 1:
        check.expected = ExpectedBuffer{buffer()};
        break;
    default:
        check.expected = ExpectedFile{u"expected.csv"_s};
    }
    return check;
}

Sweep Builder::sweep()
{
    Sweep sweep;
    if (maybe())
        sweep.vary.append({u"n"_s, expressions(12)});
    if (maybe())
        sweep.launches = m_launches;
    if (maybe())
        sweep.work.append({u"flops"_s, expression()});
    return sweep;
}

Project Builder::project()
{
    Project project;
    project.title = text();
    project.notes = maybe() ? u"notes.md"_s : QString();
    project.sources = maybe() ? QStringList{u"a.cl"_s, u"sub/b.cl"_s} : QStringList();
    project.build = maybe() ? BuildSettings{u"CL1.2"_s, text(), {{u"TILE"_s, expression()}, {u"EMPTY"_s, {}}}} : BuildSettings();
    project.parameters = {{u"n"_s, expression(), {}, {}, {}}, {u"a"_s, expression(), optional(), optional(), optional()}};
    project.parameters.last().form = ParameterForm(below(5));
    if (maybe())
        project.parameters.last().choices = expressions(4);
    for (int i = 0; i < 3; ++i)
        project.buffers.append(bufferSpec(i));
    project.buffers.append({u"picture"_s, {}, u"rgba-unorm8"_s, expressions(2), Access::In, MemoryKind::Device, init(), true});
    if (maybe())
        project.queues = {{u"io"_s, maybe()}, {QString(), maybe()}};
    project.plan = steps(0);
    for (int i = below(4); i > 0; --i)
        project.checks.append(check());
    if (maybe())
        project.sweep = sweep();
    if (maybe())
        project.guesses = {{u"/parameters/n"_s, JsonValue::number(u"64"_s)},
                           {u"/buffers/buffer0/shape"_s, JsonValue::array({JsonValue::string(text())})},
                           {u"/plan/"_s + pointerKey(text()) + u"/local"_s, {}}};
    return project;
}

} // namespace

Project randomProject(std::mt19937 &random)
{
    return Builder(random).project();
}
