#include <QtTest>

#include "guess/ProjectGuess.h"

using namespace kernelscope;

namespace {

KernelParameter pointer(const char *name, bool isConst, ParameterKind kind = ParameterKind::GlobalPointer)
{
    return {QLatin1String(name), QStringLiteral("float*"), kind, ElementType{Scalar::Float, 1, {}}, isConst, Knowledge::Unknown};
}
KernelParameter scalar(const char *name, Scalar type)
{
    return {QLatin1String(name), scalarName(type), ParameterKind::Value, ElementType{type, 1, {}}, false, Knowledge::Unknown};
}
KernelSignature kernel(const QList<KernelParameter> &parameters)
{
    KernelSignature signature;
    signature.name = QStringLiteral("k");
    signature.parameters = parameters;
    return signature;
}
Result<Project> projectFor(const KernelSignature &kernel, const QString &source)
{
    const auto guessed = guessProject(kernel, {source});
    return guessed ? Result<Project>(guessed->project) : fail(guessed.error());
}
const LaunchStep &launchOf(const Project &project)
{
    return std::get<LaunchStep>(project.plan.first().action);
}
QString valueOf(const Project &project, qsizetype argument)
{
    return std::get<ValueArgument>(launchOf(project).arguments[argument].value).components.first().text;
}

} // namespace

class TestProjectGuess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void constPointersAreInputsAndOthersAreReadBack()
    {
        const auto project = projectFor(kernel({pointer("x", true), pointer("y", false)}), {});
        QVERIFY(project);
        QCOMPARE(project->buffers[0].access, Access::In);
        QVERIFY(std::holds_alternative<ExpressionInit>(project->buffers[0].init));
        QCOMPARE(project->buffers[1].access, Access::InOut);
        QVERIFY(std::holds_alternative<ZeroInit>(project->buffers[1].init));
    }

    void aBufferChangedInPlaceStartsWithNumbers()
    {
        const auto project = projectFor(kernel({pointer("a", false)}), {});
        QVERIFY(std::holds_alternative<ExpressionInit>(project->buffers[0].init));
        KernelParameter settings = pointer("settings", true); // no numbers to work on
        settings.type->structName = QStringLiteral("Settings");
        const auto beside = projectFor(kernel({settings, pointer("a", false)}), {});
        QVERIFY(std::holds_alternative<ExpressionInit>(beside->buffers[1].init));
    }

    void theComponentsOfAVectorAreGuessedOneByOne()
    {
        const QString source =
            QStringLiteral("kernel void k(global float *a, uint4 size) {"
                           " for (uint i = get_global_id(0); i < size.z; i += get_global_size(0)) a[i * size.y + size.x] = 1; }");
        KernelParameter size = scalar("size", Scalar::UInt);
        size.type->components = 4;
        const auto project = projectFor(kernel({pointer("a", false), size}), source);
        QStringList components;
        for (const Expression &component : std::get<ValueArgument>(launchOf(*project).arguments[1].value).components)
            components << component.text;
        QCOMPARE(components, (QStringList{QStringLiteral("0"), QStringLiteral("1"), QStringLiteral("n"), QStringLiteral("1")}));
    }

    void componentsAreFoundWhereTheirWordsStandApart()
    {
        KernelParameter size = scalar("size", Scalar::Int);
        size.type->components = 2;
        const QString source = QStringLiteral("kernel void k(global float *a, int2 size) { a[get_global_id(0)] = size.x; }");
        const QString program = QStringLiteral("kernel void k ( global float * a , int2 size ) { int i = get_global_id ( 0 ) ; "
                                               "if ( i < size . x ) a [ i ] = 1 ; }");
        const auto guessed = guessProject(kernel({pointer("a", false), size}), {source, program});
        QCOMPARE(valueOf(guessed->project, 1), QStringLiteral("n"));
        QVERIFY(guessed->comparesPlace);
    }

    void theMembersOfAStructAreGuessedOneByOne()
    {
        StructLayout layout{QStringLiteral("Grid"), 48, {}};
        layout.members << StructMember{QStringLiteral("width"), {Scalar::Int, 1, {}}, 0, 1}
                       << StructMember{QStringLiteral("offset"), {Scalar::UInt, 1, {}}, 4, 1}
                       << StructMember{QStringLiteral("factor"), {Scalar::Float, 1, {}}, 8, 1}
                       << StructMember{QStringLiteral("border"), {Scalar::Int, 1, {}}, 12, 1}
                       << StructMember{QStringLiteral("extent"), {Scalar::Int, 2, {}}, 16, 1}
                       << StructMember{QStringLiteral("blockSize"), {Scalar::Int, 1, {}}, 24, 2};
        GuessHints hints{QStringLiteral("kernel void k(global float *a, Grid g) { int i = get_global_id(0), l = get_local_id(0);"
                                        " if (i >= g.width || i >= g.extent.y) return;"
                                        " for (int b = -g.border; b <= g.border; ++b) a[i + g.offset] += g.factor; }")};
        hints.structs << layout;
        KernelParameter grid = scalar("g", Scalar::Int);
        grid.type->structName = layout.name;
        const auto guessed = guessProject(kernel({pointer("a", false), grid}), hints);
        QStringList numbers;
        for (const Expression &number : std::get<ValueArgument>(launchOf(guessed->project).arguments[1].value).components)
            numbers << number.text;
        QCOMPARE(numbers.join(u' '), QStringLiteral("n 0 1 2 1 n group group"));
        QVERIFY(guessed->comparesPlace);
    }

    void groupsThatAreNotSquareAreLaunchedAsTheyAre()
    {
        const auto project =
            projectFor(kernel({pointer("a", false), pointer("t", false, ParameterKind::LocalPointer)}),
                       QStringLiteral("kernel void k(global float *a, local float *t) {"
                                      " int x = get_group_id(0) * 32 + get_local_id(0), y = get_group_id(1) * 4 + get_local_id(1);"
                                      " a[y * 100 + x] = t[0]; }"));
        QCOMPARE(launchOf(*project).local, (QList<Expression>{Expression(32), Expression(4)}));
        QCOMPARE(launchOf(*project).global.first().text, QStringLiteral("Math.ceil(n / 32) * 32"));
        QCOMPARE(std::get<LocalArgument>(launchOf(*project).arguments[1].value).count.text, QStringLiteral("128"));
        QCOMPARE(project->parameters.size(), 1); // no square group
    }

    void groupsThatAreNotSquareStandInAColumnWhereAllOthersWouldDoTheSame()
    {
        KernelSignature columns = kernel({pointer("a", false)});
        columns.localVariables << LocalVariable{
            QStringLiteral("t"), QStringLiteral("float"), ElementType{Scalar::Float, 1, {}}, {4, 32}, 0};
        const auto project =
            projectFor(columns, QStringLiteral("kernel void k(global float *a) { local float t[4][32];"
                                               " int x = get_local_id(0), y = get_local_id(1); t[y][x] = 1;"
                                               " barrier(CLK_LOCAL_MEM_FENCE); if (y == 0) a[get_group_id(0) * 32 + x] = t[1][x]; }"));
        QCOMPARE(launchOf(*project).global.last(), Expression(4));
        QCOMPARE(launchOf(*project).global.first().text, QStringLiteral("Math.ceil(n / 32) * 32"));
    }

    void aRequiredGroupOfOneInADimensionNeedsNoFilling()
    {
        KernelSignature rows = kernel({pointer("a", false)});
        rows.requiredLocalSize = {64, 1, 1};
        const auto project =
            projectFor(rows, QStringLiteral("kernel void k(global float *a) { a[get_global_id(1) * 9 + get_global_id(0)] = 1; }"));
        QCOMPARE(launchOf(*project).global.last().text, QStringLiteral("n"));
    }

    void placesThatAreComparedMayBeBeyond_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("the other way round") << QByteArray("if (!(x < bins && y < n)) return;");
        QTest::newRow("in rows") << QByteArray("int l = get_local_id(1); if (x >= bins || y >= n) return; a[l] = 0;");
    }
    /// An extent of the launch by its use, though it is called bins; also where work-groups have one work-item in a dimension.
    void placesThatAreComparedMayBeBeyond()
    {
        QFETCH(QByteArray, text);
        const QByteArray source = "kernel void k(global float *a, int bins, int n) { int x = get_global_id(0), y = get_global_id(1); " +
                                  text + " a[y * bins + x] = 1; }";
        GuessHints hints{QLatin1String(source)};
        hints.hasMoreItems = true;
        const auto guessed = guessProject(kernel({pointer("a", false), scalar("bins", Scalar::Int), scalar("n", Scalar::Int)}), hints);
        QCOMPARE(valueOf(guessed->project, 1), QStringLiteral("n"));
        QCOMPARE(launchOf(guessed->project).global.first().text, QStringLiteral("Math.ceil(n / 8) * 8"));
    }

    void aVolumeBesideARowOfWorkItemsIsSmall()
    {
        KernelParameter volume = pointer("volume", true, ParameterKind::Image);
        volume.typeName = QStringLiteral("read_only image3d_t");
        const char *source = "kernel void k(read_only image3d_t volume, global float *a) { a[get_global_id(%1)] = 1; }";
        const auto extentIn = [&](int dimension) {
            const auto project = projectFor(kernel({volume, pointer("a", false)}), QString::fromLatin1(source).arg(dimension));
            return project->buffers[0].shape.last().text;
        };
        QCOMPARE(extentIn(0), QStringLiteral("Math.min(n, 32)"));
        QCOMPARE(extentIn(2), QStringLiteral("n"));
    }

    void whoTakesBothPlacesForOneIsOneGroup()
    {
        const auto globalOf = [](const char *last) {
            const QString source = QStringLiteral("kernel void k(global float *a) { int g = get_global_id(0), l = get_local_id(0);"
                                                  " for (int s = 32; s > 0; s /= 2) { if (l < s) a[l] += a[l + s];"
                                                  " barrier(CLK_GLOBAL_MEM_FENCE); } %1 }")
                                       .arg(QLatin1String(last));
            return launchOf(*projectFor(kernel({pointer("a", false)}), source)).global.first().text;
        };
        QCOMPARE(globalOf("if (l == 0) a[1] = a[g];"), QStringLiteral("group"));
        QCOMPARE(globalOf("a[g] += get_group_id(0);"), QStringLiteral("n"));
    }

    void aFunctionThatCountsRowsMakesNoSecondDimension()
    {
        const auto project = projectFor(kernel({pointer("a", false)}),
                                        QStringLiteral("int place(void) { return get_local_id(0) + get_local_size(0) * get_local_id(1); }"
                                                       "kernel void k(global float *a) { a[get_global_id(0)] = place(); }"));
        QCOMPARE(launchOf(*project).global.size(), 1);
    }

    void whereSomethingIsStoredDiffers()
    {
        KernelParameter to = pointer("to", true);
        to.type = ElementType{Scalar::Int, 1, {}};
        const auto contents = [&](const char *body) {
            const auto project = projectFor(kernel({to, pointer("a", false)}), QLatin1String(body));
            return std::get<ExpressionInit>(project->buffers[0].init).expression.text;
        };
        QCOMPARE(contents("kernel void k(global const int *to, global float *a) { a[to[get_global_id(0)]] = 1; }"), QStringLiteral("i"));
        QCOMPARE(contents("kernel void k(global const int *to, global float *a) { int i = to[get_global_id(0)]; a[i] = 1; }"),
                 QStringLiteral("i"));
        QCOMPARE(contents("kernel void k(global const int *to, global float *a) { int i = max(to[get_global_id(0)], 0); a[i] = 1; }"),
                 QStringLiteral("i"));
        QCOMPARE(contents("kernel void k(global const int *to, global float *a) { a[to[get_global_id(0)]] += 1; }"),
                 QStringLiteral("i % 100"));
    }

    void aPointerToRowsHasTheirElements()
    {
        KernelParameter rows = pointer("rows", true);
        rows.type.reset();
        rows.typeName = QStringLiteral("int[16][32]*");
        QCOMPARE(projectFor(kernel({rows}), {})->buffers[0].type, QStringLiteral("int"));
    }

    void numberedDistancesGrowByDimension()
    {
        const QString source = QStringLiteral(
            "kernel void k(global float *a, int offset1, int offset2, int offset3, int shift) {"
            " int i = get_global_id(0) * offset1 + get_global_id(1) * offset2; for (int z = 0; z < 4; z++) a[i + z * offset3] = shift; }");
        const auto project = projectFor(
            kernel({pointer("a", false), scalar("offset1", Scalar::Int), scalar("offset2", Scalar::Int), scalar("offset3", Scalar::Int)}),
            source);
        QCOMPARE(valueOf(*project, 1), QStringLiteral("1"));
        QCOMPARE(valueOf(*project, 2), QStringLiteral("n"));
        QCOMPARE(valueOf(*project, 3), QStringLiteral("n * n"));
    }

    void numberedDistancesInBytesGrowByDimension()
    {
        const QString source =
            QStringLiteral("kernel void k(global float *a, int pb0, int pb1, int pb2, int sides0, int sides1) {"
                           " global char *row = (global char *)a + get_group_id(1) * pb2 + get_global_id(1) * pb1;"
                           " if (get_global_id(0) < sides0 * sides1) { *((global float *)(row + get_global_id(0) * pb0)) = 1; } }");
        const auto valuesWith = [](const QString &text) {
            const auto project =
                projectFor(kernel({pointer("a", false), scalar("pb0", Scalar::Int), scalar("pb1", Scalar::Int), scalar("pb2", Scalar::Int),
                                   scalar("sides0", Scalar::Int), scalar("sides1", Scalar::Int)}),
                           text);
            QStringList values;
            for (int argument = 1; argument <= 5; ++argument)
                values << valueOf(*project, argument);
            return values.join(QStringLiteral(", "));
        };
        QCOMPARE(valuesWith(source), QStringLiteral("4, 4 * n, 4 * n * n, n, n"));
        QString elements = source;
        elements.replace(QStringLiteral("global char *"), QStringLiteral("global float *"));
        QCOMPARE(valuesWith(elements), QStringLiteral("n, n, n, n, n"));
        // By way of a place that is counted before.
        const auto later = projectFor(
            kernel({pointer("a", false), scalar("pb0", Scalar::Int), scalar("pb1", Scalar::Int)}),
            QStringLiteral("kernel void k(global float *a, int pb0, int pb1) { uint at = get_global_id(1) * pb1 + get_global_id(0) * pb0;"
                           " global float *p = (global float *)((global char *)a + at); *p = 1; }"));
        QCOMPARE(valueOf(*later, 1) + valueOf(*later, 2), QStringLiteral("44 * n"));
        // What is multiplied elsewhere is a side, whatever else counts bytes.
        const QString side = QStringLiteral("kernel void k(global float *a, int pb1, int ne2) { global float *row = (global float *)"
                                            "((global char *)a + get_global_id(1) * pb1); int i = get_global_id(0) * ne2; row[i] = 1; }");
        const auto project = projectFor(kernel({pointer("a", false), scalar("pb1", Scalar::Int), scalar("ne2", Scalar::Int)}), side);
        QCOMPARE(valueOf(*project, 1), QStringLiteral("4 * n"));
        QCOMPARE(valueOf(*project, 2), QStringLiteral("n"));
    }

    void aPlaceInAPrivateArrayIsItsFirst()
    {
        const QString source =
            QStringLiteral("kernel void k(global float *a, int dim) { int p[3] = {0, 0, 0}; p[dim] = get_global_id(0); a[p[0]] = p[1]; }");
        QCOMPARE(valueOf(*projectFor(kernel({pointer("a", false), scalar("dim", Scalar::Int)}), source), 1), QStringLiteral("0"));
        const QString shared =
            QStringLiteral("kernel void k(global float *a, int dim) { local int p[3]; p[dim] = get_global_id(0); a[p[0]] = p[1]; }");
        QCOMPARE(valueOf(*projectFor(kernel({pointer("a", false), scalar("dim", Scalar::Int)}), shared), 1), QStringLiteral("n"));
    }

    void whatKeepsItemsOfAGroupAwayIsItsSize()
    {
        const QString source = QStringLiteral("kernel void k(global float *a, int row_pad) { int l = get_local_id(0); local float t[64];"
                                              " if (l >= row_pad) return; t[l] = a[l]; barrier(1); a[l] = t[row_pad - 1 - l]; }");
        QCOMPARE(valueOf(*projectFor(kernel({pointer("a", false), scalar("row_pad", Scalar::Int)}), source), 1), QStringLiteral("group"));
    }

    void placesMadeFromTheGroupsAreCompared()
    {
        const auto isCompared = [](const char *text) {
            const auto guessed = guessProject(kernel({pointer("a", false), scalar("count", Scalar::Int)}),
                                              {QStringLiteral("kernel void k(global float *a, int count) { int b = get_group_id(0), l = "
                                                              "get_local_id(0); %1 }")
                                                   .arg(QLatin1String(text))});
            return guessed->comparesPlace;
        };
        QVERIFY(isCompared("if (b * 64 + l < count) a[b * 64 + l] = 1;"));
        QVERIFY(isCompared("int i = l + 64 * b; if (i >= count) return; a[i] = 1;"));
        QVERIFY(!isCompared("if (l < count) a[b * 64 + l] = 1;"));
        QVERIFY(!isCompared("if (b * 64 + l * 2 < count) a[b * 64 + l] = 1;"));
    }

    void volumesBesideLongRowsAreKeptSmall()
    {
        const QString source = QStringLiteral("kernel void k(global float *a) { local float t[128]; t[get_local_id(0)] = get_group_id(0); "
                                              "a[get_group_id(2) * get_global_id(1)] = t[get_local_id(0)]; }");
        const auto shapes = [&source](const KernelSignature &signature) {
            const auto project = projectFor(signature, source);
            QStringList extents;
            for (const Expression &extent : launchOf(*project).global + project->buffers.first().shape)
                extents << extent.text;
            return extents.join(QStringLiteral(", "));
        };
        KernelSignature rows = kernel({pointer("a", false)});
        QCOMPARE(shapes(rows), QStringLiteral("n, n, n, n, n, n")); // in rows of 16
        rows.localVariables << LocalVariable{QStringLiteral("t"), {}, {}, {128}};
        QCOMPARE(shapes(rows), QStringLiteral("n, Math.min(n, 8), Math.min(n, 8), Math.min(n, 8), Math.min(n, 8), n"));
    }

    void placesLookedUpTwiceDiffer()
    {
        const QString source = QStringLiteral("kernel void k(global const int *next, global const int *order, global float *a) {"
                                              " int i = get_global_id(0); int place = next[order[i]]; a[place] = i; }");
        KernelParameter next = pointer("next", true);
        next.type = ElementType{Scalar::Int, 1, {}};
        KernelParameter order = next;
        order.name = QStringLiteral("order");
        const auto project = projectFor(kernel({next, order, pointer("a", false)}), source);
        for (int buffer = 0; buffer < 2; ++buffer)
            QCOMPARE(std::get<ExpressionInit>(project->buffers[buffer].init).expression.text, QStringLiteral("i"));
    }

    void groupsWhoseItemsWouldDoTheSameHaveOne()
    {
        const QString source = QStringLiteral("kernel void k(global float *a) { local float t[32];"
                                              " for (int i = 0; i < 32; i++) t[i] = i; a[get_group_id(0)] = t[get_num_groups(0)]; }");
        const auto project = projectFor(kernel({pointer("a", false)}), source);
        QCOMPARE(launchOf(*project).local.first().text, QStringLiteral("1"));
        QCOMPARE(launchOf(*project).global.first().text, QStringLiteral("n"));
        const auto localOf = [](const char *end) {
            const QString text = QStringLiteral("kernel void k(global float *a) { local float t[32]; t[get_group_id(0) % 32] = 1; %1 }")
                                     .arg(QLatin1String(end));
            return launchOf(*projectFor(kernel({pointer("a", false)}), text)).local.first().text;
        };
        QCOMPARE(localOf("a[get_global_id(0)] += t[0];"), QStringLiteral("1"));
        QCOMPARE(localOf("barrier(1); a[get_global_id(0)] += t[0];"), QStringLiteral("group"));
    }

    void aStrideOfRowsIsAsLongAsARow()
    {
        const auto stride = [](const char *index) {
            const QString source = QStringLiteral("kernel void k(global float *a, int stride, int start) { int i = get_global_id(0); for "
                                                  "(int j = 0; j < 8; j++) a[%1] = j; }")
                                       .arg(QLatin1String(index));
            return valueOf(*projectFor(kernel({pointer("a", false), scalar("stride", Scalar::Int), scalar("start", Scalar::Int)}), source),
                           1);
        };
        QCOMPARE(stride("i * stride + j"), QStringLiteral("n"));
        QCOMPARE(stride("j + stride * i"), QStringLiteral("n"));
        QCOMPARE(stride("i * stride + start"), QStringLiteral("1"));
        QCOMPARE(stride("i * stride"), QStringLiteral("1"));
    }

    void elementsOfWholeGroupsAreAsManyAsThereAreItems()
    {
        const auto project = projectFor(kernel({pointer("a", false)}),
                                        QStringLiteral("kernel void k(global float *a, local float *t) { int l = get_local_id(0);"
                                                       " t[l] = a[get_global_id(0)]; a[get_global_id(0)] = t[l / 36]; }"));
        QCOMPARE(project->parameters[1].value.text, QStringLiteral("72"));
        QCOMPARE(project->parameters[0].value.text.toInt() % 72, 0);
    }

    void whoSharesOutAmongAllAndHasBarriersIsOneGroup()
    {
        const auto global = [](const char *step, const char *meets) {
            const QString source = QStringLiteral("kernel void k(global float *a, int n) { int all = get_global_size(0);"
                                                  " for (int r = 0; r < n; ++r) { for (int i = get_global_id(0); i < n; i += %1)"
                                                  " a[i] += a[r]; %2 } }");
            return launchOf(*projectFor(kernel({pointer("a", false), scalar("n", Scalar::Int)}),
                                        source.arg(QLatin1String(step), QLatin1String(meets))))
                .global.first()
                .text;
        };
        QCOMPARE(global("get_global_size(0)", "barrier(CLK_GLOBAL_MEM_FENCE);"), QStringLiteral("group"));
        QCOMPARE(global("all", "barrier(CLK_GLOBAL_MEM_FENCE);"), QStringLiteral("group"));
        QCOMPARE(global("all", ""), QStringLiteral("n"));
        QCOMPARE(global("1", "barrier(CLK_GLOBAL_MEM_FENCE);"), QStringLiteral("n"));
        QCOMPARE(global("all", "barrier(CLK_GLOBAL_MEM_FENCE); a[get_group_id(0)] = 1;"), QStringLiteral("n"));
    }

    void theLengthOfARowIsNoNumberOfDimensions()
    {
        const auto value = [](const char *body, bool isFlat) {
            const QString source =
                QStringLiteral("kernel void k(global float *a, int ndim) { int y = get_global_id(%1), x = get_global_id(0); %2 }");
            return valueOf(*projectFor(kernel({pointer("a", false), scalar("ndim", Scalar::Int)}),
                                       source.arg(isFlat ? 0 : 1).arg(QLatin1String(body))),
                           1);
        };
        QCOMPARE(value("a[y * ndim + x] = 1;", false), QStringLiteral("n"));
        QCOMPARE(value("for (int d = 0; d < ndim; ++d) a[y * ndim + d] = x;", false), QStringLiteral("2"));
        QCOMPARE(value("a[y * ndim + 1] = 1;", true), QStringLiteral("2"));
    }

    void whatALoopRunsFromMinusToIsSmall()
    {
        const QString source =
            QStringLiteral("kernel void k(global float *a, int BS) { for (int i = -BS; i <= BS; i++) a[get_global_id(0)] += i; }");
        QCOMPARE(valueOf(*projectFor(kernel({pointer("a", false), scalar("BS", Scalar::Int)}), source), 1), QStringLiteral("2"));
    }

    void anArrayIndexedByThePlaceAmongAllBoundsThem()
    {
        const auto elements = [](const char *body) {
            const QString source =
                QStringLiteral("kernel void k(global float *a) { int i = get_global_id(0); %1 }").arg(QLatin1String(body));
            return projectFor(kernel({pointer("a", false)}), source)->parameters.first().value.text;
        };
        QCOMPARE(elements("float r[16]; r[i] = 1; a[i] = r[i];"), QStringLiteral("16"));
        QCOMPARE(elements("float r[16]; r[i & 15] = 1; a[i] = r[i & 15];"), QStringLiteral("1024"));
        QCOMPARE(elements("float r[16]; for (i = 0; i < 16; i++) r[i] = 1; a[0] = r[1];"), QStringLiteral("1024"));
    }

    void whatIndexesLocalMemoryByItsGlobalIdIsOneGroup()
    {
        const QString one = QStringLiteral("kernel void k(global float *a, local float *t) { const int i = get_global_id(0); t[i] = a[i]; "
                                           "barrier(CLK_LOCAL_MEM_FENCE); a[i] = t[0]; }");
        QCOMPARE(
            launchOf(*projectFor(kernel({pointer("a", false), pointer("t", false, ParameterKind::LocalPointer)}), one)).global.first().text,
            QStringLiteral("group"));
        KernelSignature own = kernel({pointer("a", false)});
        own.localVariables = {LocalVariable{QStringLiteral("tile"), QStringLiteral("float"), ElementType{Scalar::Float, 1, {}}, {64}, 256}};
        const QString array =
            QStringLiteral("kernel void k(global float *a) { local float tile[64]; int i = get_global_id(0); tile[i] = a[i]; }");
        QCOMPARE(launchOf(*projectFor(own, array)).global.first().text, QStringLiteral("group"));
        const QString pairs =
            QStringLiteral("kernel void k(global float *a, local float *t) { int i = get_global_id(0); int at = i << 1;"
                           " event_t done = async_work_group_copy(t, a, 128, 0); wait_group_events(1, &done); t[at] += t[at + 1]; }");
        QCOMPARE(launchOf(*projectFor(kernel({pointer("a", false), pointer("t", false, ParameterKind::LocalPointer)}), pairs))
                     .global.first()
                     .text,
                 QStringLiteral("group"));
        const QString many = QStringLiteral("kernel void k(global float *a, local float *t) { const int i = get_global_id(0); "
                                            "t[get_local_id(0)] = a[i]; barrier(CLK_LOCAL_MEM_FENCE); a[i] = t[0]; }");
        QCOMPARE(launchOf(*projectFor(kernel({pointer("a", false), pointer("t", false, ParameterKind::LocalPointer)}), many))
                     .global.first()
                     .text,
                 QStringLiteral("n"));
    }

    void scalarsAreSizesUnlessTheirNamesSayOtherwise()
    {
        const auto project =
            projectFor(kernel({scalar("width", Scalar::Int), scalar("offset", Scalar::UInt), scalar("stride", Scalar::Long),
                               scalar("factor", Scalar::Float), scalar("small", Scalar::UChar)}),
                       {});
        QCOMPARE(valueOf(*project, 0), QStringLiteral("n"));
        QCOMPARE(valueOf(*project, 1), QStringLiteral("0"));
        QCOMPARE(valueOf(*project, 2), QStringLiteral("1"));
        QCOMPARE(valueOf(*project, 3), QStringLiteral("1"));
        QCOMPARE(valueOf(*project, 4), QStringLiteral("1"));
    }

    void dimensionsAreThoseOfTheKernelItself_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<int>("dimensions");
        QTest::newRow("one") << QStringLiteral("kernel void k(int n) { get_global_id(0); }") << 1;
        QTest::newRow("two") << QStringLiteral("kernel void k (int n) { if (n) { } get_global_id( 1 ); }") << 2;
        QTest::newRow("three") << QStringLiteral("kernel void k(int n) { get_group_id(2); }") << 3;
        QTest::newRow("a neighbour") << QStringLiteral("kernel void k(int n) { } kernel void other() { get_global_id(1); }") << 1;
        QTest::newRow("unbalanced") << QStringLiteral("kernel void k(int n) { { { get_global_id(1);") << 2;
    }
    void dimensionsAreThoseOfTheKernelItself()
    {
        QFETCH(QString, source);
        QFETCH(int, dimensions);
        const auto project = projectFor(kernel({pointer("a", false)}), source);
        QCOMPARE(launchOf(*project).global.size(), dimensions);
        QCOMPARE(project->buffers[0].shape.size(), dimensions);
    }

    void localMemoryNeedsAGroup()
    {
        const auto project =
            projectFor(kernel({pointer("t", false, ParameterKind::LocalPointer)}), QStringLiteral("k() { get_global_id(1); }"));
        QCOMPARE(std::get<LocalArgument>(launchOf(*project).arguments[0].value).count.text, QStringLiteral("group * group"));
        QCOMPARE(launchOf(*project).local.size(), 2);
    }

    void arraysInLocalMemoryTellTheGroup_data()
    {
        QTest::addColumn<QList<quint64>>("extents");
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("group");
        QTest::newRow("a row") << QList<quint64>{256} << QStringLiteral("void k() { get_local_id(0); }") << QStringLiteral("256");
        QTest::newRow("a tile with a column more")
            << QList<quint64>{16, 17} << QStringLiteral("void k() { get_local_id(0); get_local_id(1); }") << QStringLiteral("16");
        QTest::newRow("a tile in one row") << QList<quint64>{256} << QStringLiteral("void k() { get_local_id(0); get_local_id(1); }")
                                           << QStringLiteral("16");
        QTest::newRow("a long row") << QList<quint64>{4096} << QStringLiteral("void k() { get_local_id(0); }") << QStringLiteral("256");
        QTest::newRow("as many as are defined")
            << QList<quint64>{512} << QStringLiteral("#define THREADS 512\nvoid k() { get_local_id(0); t[THREADS - 1]; }")
            << QStringLiteral("512");
        QTest::newRow("fewer than are defined")
            << QList<quint64>{128} << QStringLiteral("#define THREADS 512\nvoid k() { get_local_id(0); t[THREADS / 4 - 1]; }")
            << QStringLiteral("128");
        QTest::newRow("a flag") << QList<quint64>{1} << QStringLiteral("void k() { get_local_id(0); }") << QStringLiteral("64");
    }
    void arraysInLocalMemoryTellTheGroup()
    {
        QFETCH(QList<quint64>, extents);
        QFETCH(QString, source);
        KernelSignature signature = kernel({pointer("a", false)});
        signature.localVariables = {{QStringLiteral("t"), QStringLiteral("float"), {}, extents, 0, {}}};
        const auto project = projectFor(signature, source);
        QCOMPARE(project->parameters.last().name, QStringLiteral("group"));
        QTEST(project->parameters.last().value.text, "group");
    }

    void loopsUpToAnExtentMakeItSmaller()
    {
        const auto project =
            projectFor(kernel({pointer("a", false), scalar("count", Scalar::Int)}),
                       QStringLiteral("kernel void k() { for (int i = 0; i < count; i++) { for (int j = 0; j < count; j++) ; } }"));
        QCOMPARE(project->parameters.first().value.text, QStringLiteral("64"));
        const auto square = projectFor(kernel({pointer("a", false)}),
                                       QStringLiteral("kernel void k() { const int N = get_global_size(0); for (int i = 0; i < N; i++) "
                                                      "for (int j = 0; j < get_global_size(0); j++) a[i * N + j] = 1; }"));
        QCOMPARE(square->parameters.first().value.text, QStringLiteral("64"));
    }

    void whatIsSaidInCommentsOrOfOtherKernelsDoesNotCount()
    {
        const QString source = QStringLiteral(
            "// k(get_global_id(1))\nvoid k(int a); /* k() { get_global_id(2) } */ kernel void k(int a) { get_global_id(0); }");
        QCOMPARE(launchOf(*projectFor(kernel({pointer("a", false)}), source)).global.size(), 1);
    }

    void imagesHoldWhatIsReadFromThem()
    {
        const KernelParameter image{QStringLiteral("im"), QStringLiteral("image2d_t"), ParameterKind::Image, {}, true,
                                    Knowledge::No,        QStringLiteral("read_only")};
        const auto fractions = projectFor(kernel({image}), QStringLiteral("k() { read_imagef(im, s, c); }"));
        QCOMPARE(fractions->buffers[0].imageFormat, QStringLiteral("rgba-float"));
        const auto wholes = projectFor(kernel({image}), QStringLiteral("k() { read_imageui(im, s, c); }"));
        QCOMPARE(wholes->buffers[0].imageFormat, QStringLiteral("rgba-uint8"));
        QVERIFY(std::holds_alternative<ExpressionInit>(wholes->buffers[0].init));
    }

    void whoNeverAsksWhichWorkItemItIsWorksAlone_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("global");
        QTest::newRow("alone") << QStringLiteral("kernel void k(global int *a) { *a = 1; } kernel void l() { get_global_id(0); }")
                               << QStringLiteral("1");
        QTest::newRow("many") << QStringLiteral("kernel void k(global int *a) { a[get_global_id(0)] = 1; }") << QStringLiteral("n");
        QTest::newRow("by a function") << QStringLiteral(
                                              "int me() { return get_global_id(0); } kernel void k(global int *a) { a[me()] = 1; }")
                                       << QStringLiteral("n");
        QTest::newRow("by a macro") << QStringLiteral("#define ME get_global_id(0)\nkernel void k(global int *a) { a[ME] = 1; }")
                                    << QStringLiteral("n");
        QTest::newRow("who knows") << QStringLiteral("#include \"me.h\"\nkernel void k(global int *a) { a[ME] = 1; }")
                                   << QStringLiteral("n");
    }
    void whoNeverAsksWhichWorkItemItIsWorksAlone()
    {
        QFETCH(QString, source);
        const auto project = projectFor(kernel({pointer("a", false)}), source);
        QTEST(launchOf(*project).global[0].text, "global");
    }

    void macrosTellTheGroup()
    {
        const QString text =
            QStringLiteral("#define UNUSED_TILE 4\n#define blksz 16\nvoid k() { get_local_id(0); get_local_id(1); a[blksz]; }");
        QCOMPARE(projectFor(kernel({pointer("a", false)}), text)->parameters.last().value.text, QStringLiteral("16"));
    }

    void rowsOfWorkItemsAreOneHigh()
    {
        const auto project = projectFor(kernel({pointer("t", false, ParameterKind::LocalPointer)}),
                                        QStringLiteral("void k() { get_global_id(1); get_local_id(0); }"));
        QCOMPARE(launchOf(*project).local[0].text, QStringLiteral("group"));
        QCOMPARE(launchOf(*project).local[1].text, QStringLiteral("1"));
        QCOMPARE(std::get<LocalArgument>(launchOf(*project).arguments[0].value).count.text, QStringLiteral("group"));
    }

    void whereRowsBeginGrows()
    {
        const auto project = projectFor(kernel({pointer("rows", true), pointer("v", true)}),
                                        QStringLiteral("k() { for (int j = rows[i]; j < rows[i + 1]; j++) s += v[j]; }"));
        QCOMPARE(std::get<ExpressionInit>(project->buffers[0].init).expression.text, QStringLiteral("i"));
        QCOMPARE(project->buffers[0].shape.first().text, QStringLiteral("n + 1"));
        QCOMPARE(std::get<ExpressionInit>(project->buffers[1].init).expression.text, QStringLiteral("i % 100"));
    }

    void whatIsReadBesideItsNeighbourBoundsNoLoop()
    {
        const auto shapeOf = [](const char *source) {
            return projectFor(kernel({pointer("a", true)}), QLatin1String(source))->buffers.first().shape.first().text;
        };
        QCOMPARE(shapeOf("k() { int end = min(a[i + 1], 9); for (int j = a[i]; j < end; j++) s += j; }"), QStringLiteral("n + 1"));
        QCOMPARE(shapeOf("k() { int j = a[i]; while (j < a[i + 1]) j++; }"), QStringLiteral("n + 1"));
        QCOMPARE(shapeOf("k() { t[l] = a[i] + a[i + 1]; for (int j = 9; j > 0; j--) s += t[j]; }"), QStringLiteral("n"));
        QCOMPARE(shapeOf("k() { for (int j = 9; j > 0; j--) t[j] = a[j * 9 + t[j + 1]]; }"), QStringLiteral("n"));
    }

    void aDimensionThatNothingIsAskedInHasOneWorkItem()
    {
        const auto sizesOf = [](const char *body) {
            const QString source = QStringLiteral("kernel void k(global float *a) { %1 }").arg(QLatin1String(body));
            const auto project = projectFor(kernel({pointer("a", false)}), source);
            QStringList sizes;
            for (const Expression &size : launchOf(*project).global)
                sizes << size.text;
            return sizes.join(u' ');
        };
        QCOMPARE(sizesOf("a[get_global_id(1)] = 1;"), QStringLiteral("1 n"));
        QCOMPARE(sizesOf("a[get_global_id(1)] = get_global_size(0);"), QStringLiteral("n n"));
        QCOMPARE(sizesOf("for (int d = 0; d < 2; d++) a[get_global_id(d)] = get_global_id(1);"), QStringLiteral("n n"));
        QCOMPARE(sizesOf("a[get_global_id(0)] = 1;"), QStringLiteral("n"));
    }

    void aVectorThatIsUsedWholeIsWhatItsNameSays()
    {
        KernelParameter offset = scalar("out_offset", Scalar::Int);
        offset.type->components = 2;
        KernelParameter dimension = offset;
        dimension.name = QStringLiteral("dimension");
        KernelParameter factors = offset;
        factors.name = QStringLiteral("factors");
        const auto project =
            projectFor(kernel({offset, dimension, factors}),
                       QStringLiteral("kernel void k(int2 out_offset, int2 dimension, int2 factors) { int2 p = (int2)(get_global_id(0), "
                                      "get_global_id(1)) + out_offset; p = min(p * factors, dimension); }"));
        QCOMPARE(valueOf(*project, 0), QStringLiteral("0"));
        QCOMPARE(valueOf(*project, 1), QStringLiteral("n"));
        QCOMPARE(valueOf(*project, 2), QStringLiteral("1"));
    }

    void whatOneIsShiftedByIsALogarithm()
    {
        const auto valueIn = [](const char *body) {
            const QString source = QStringLiteral("kernel void k(int parts, int most) { %1 }").arg(QLatin1String(body));
            return valueOf(*projectFor(kernel({scalar("parts", Scalar::Int), scalar("most", Scalar::Int)}), source), 0);
        };
        QCOMPARE(valueIn("int n = 1 << parts;"), QStringLiteral("Math.round(Math.log2(n))"));
        QCOMPARE(valueIn("int p = min(parts, most), n = 1u << p;"), QStringLiteral("Math.round(Math.log2(n))"));
        QCOMPARE(valueIn("int n = 5 >> parts;"), QStringLiteral("n"));
    }

    void aPointerToOneNumberHasThatNumber()
    {
        KernelParameter width = pointer("width", true);
        width.type->scalar = Scalar::Int;
        const auto bufferOf = [&width](const char *body) {
            const QString source = QStringLiteral("kernel void k(global const int *width) { %1 }").arg(QLatin1String(body));
            const BufferSpec buffer = projectFor(kernel({width}), source)->buffers.first();
            return buffer.shape.first().text + u' ' + std::get<ExpressionInit>(buffer.init).expression.text;
        };
        QCOMPARE(bufferOf("int w = *width; a[i % width[0]] = w;"), QStringLiteral("1 n"));
        QCOMPARE(bufferOf("a[i] = i % width[0] + width[1];"), QStringLiteral("n i % 100"));
        QCOMPARE(bufferOf("a[i] = *(width + i);"), QStringLiteral("n i % 100"));
    }

    void distancesThatMayBeLongerAreListed()
    {
        const QString source = QStringLiteral("kernel void k(global float *a, int step, int shift, int key) {"
                                              " a[get_global_id(0) * step + shift] = key; }");
        const auto guessed = guessProject(
            kernel({pointer("a", false), scalar("step", Scalar::Int), scalar("shift", Scalar::Int), scalar("key", Scalar::Int)}), {source});
        QCOMPARE(guessed->strides, QStringList{QStringLiteral("step")});
    }

    void pairsOfElementsAreSeen()
    {
        const auto takesPairs = [](const char *body) {
            const QString source = QStringLiteral("kernel void k(local float *t) { int l = get_local_id(0); %1 }").arg(QLatin1String(body));
            return guessProject(kernel({pointer("t", false, ParameterKind::LocalPointer)}), {source})->takesPairs;
        };
        QVERIFY(takesPairs("t[2 * l] = 0; t[2 * l + 1] = 0;"));
        QVERIFY(!takesPairs("t[l] = 0; t[l + 1] = 0;"));
        QVERIFY(takesPairs("int half = size >> 1, some = half; t[l] = 0; t[l + some] = 0;"));
        QVERIFY(!takesPairs("for (int s = size / 2; s > 0; s /= 2) t[l] += t[l + s];")); // a sum
    }

    void rowsOfTheirOwnGroupAreNoMoreForALargeOne()
    {
        KernelSignature own = kernel({pointer("a", false)});
        own.localVariables = {LocalVariable{QStringLiteral("t"), QStringLiteral("float"), ElementType{Scalar::Float, 1, {}}, {256}, 1024}};
        const auto project = projectFor(own, QStringLiteral("kernel void k(global float *a) { local float t[256];"
                                                            " t[get_local_id(0)] = a[get_group_id(1)]; a[get_group_id(1)] = t[0]; }"));
        QCOMPARE(project->parameters.first().value.text, QStringLiteral("64"));
        QCOMPARE(project->parameters.last().value.text, QStringLiteral("256"));
        QCOMPARE(launchOf(*project).global, (QList<Expression>{Expression(QStringLiteral("group")), Expression(QStringLiteral("n"))}));
    }

    void bordersAreWiderThanRadii()
    {
        const auto valueWith = [](const char *body) {
            const QString source = QStringLiteral("kernel void k(global float *a, int padding) {"
                                                  " int x = get_global_id(0) + padding, row = get_global_size(0) + %1; a[row + x] = 0; }")
                                       .arg(QLatin1String(body));
            return valueOf(*projectFor(kernel({pointer("a", false), scalar("padding", Scalar::Int)}), source), 1);
        };
        QCOMPARE(valueWith("2 * padding"), QStringLiteral("4"));
        QCOMPARE(valueWith("1"), QStringLiteral("1"));
    }

    void numbersOfGroupsAreSeen()
    {
        const auto valueWith = [](const char *body) {
            const QString source = QStringLiteral("kernel void k(global float *a, local float *t, int blocks_across) {"
                                                  " int g = get_group_id(0), l = get_local_id(0); %1 }")
                                       .arg(QLatin1String(body));
            return valueOf(*projectFor(kernel({pointer("a", false), pointer("t", false, ParameterKind::LocalPointer),
                                               scalar("blocks_across", Scalar::Int)}),
                                       source),
                           2);
        };
        const QString groups = QStringLiteral("Math.ceil(n / group)");
        QCOMPARE(valueWith("a[(blocks_across - 1 - g) * 16 + l] = 0;"), groups);
        QCOMPARE(valueWith("a[(blocks_across - g - 1) * 16 + l] = 0;"), groups);
        QCOMPARE(valueWith("a[(16 - blocks_across + g) * 16 + l] = 0;"), groups);
        QCOMPARE(valueWith("a[(blocks_across - 1 - l) * 16 + g] = 0;"), QStringLiteral("n"));
    }

    void offsetsThatAreMultipliedAreDistances()
    {
        const auto valueWith = [](const char *body) {
            const QString source = QStringLiteral("kernel void k(global float *a, int offset, int rows) { int i = get_global_id(0); %1 }")
                                       .arg(QLatin1String(body));
            return valueOf(*projectFor(kernel({pointer("a", false), scalar("offset", Scalar::Int), scalar("rows", Scalar::Int)}), source),
                           1);
        };
        QCOMPARE(valueWith("a[offset * (2 * i + 1) - 1] = 0;"), QStringLiteral("1"));
        QCOMPARE(valueWith("a[i * offset] = 0;"), QStringLiteral("1"));
        QCOMPARE(valueWith("a[i - i % offset] = 0;"), QStringLiteral("1")); // not zero
        QCOMPARE(valueWith("a[offset * rows + i] = 0;"), QStringLiteral("0"));
        QCOMPARE(valueWith("a[offset + i] = 0;"), QStringLiteral("0"));
    }

    void loopsThatDoubleRunAsOftenAsThatCanBeDone()
    {
        const auto valuesWith = [](const char *body) {
            const QString source =
                QStringLiteral("kernel void k(local float *t, int iterations, int len) { int l = get_local_id(0), far = 1; %1 }")
                    .arg(QLatin1String(body));
            const auto project = projectFor(
                kernel({pointer("t", false, ParameterKind::LocalPointer), scalar("iterations", Scalar::Int), scalar("len", Scalar::Int)}),
                source);
            return valueOf(*project, 1) + u' ' + valueOf(*project, 2);
        };
        QCOMPARE(valuesWith("for (int j = 0; j < iterations; j++) { barrier(1); far <<= 1; }"),
                 QStringLiteral("Math.round(Math.log2(group)) n"));
        QCOMPARE(valuesWith("for (int j = 0; j < iterations; j++) { barrier(1); far++; } far <<= 1;"), QStringLiteral("2 n"));
        QCOMPARE(valuesWith("for (int j = 0; j < len; j++) { far <<= 1; far |= j & 1; }"), QStringLiteral("2 n")); // bits
    }

    void groupsHaveOneWorkItemWhereOnlyTheGroupIsAskedFor()
    {
        const auto project = projectFor(kernel({pointer("a", false)}),
                                        QStringLiteral("kernel void k(global float *a) {"
                                                       " a[get_global_id(0) + get_group_id(1) * 64 + get_group_id(2) * 4096] = 1; }"));
        QCOMPARE(launchOf(*project).local, (QList<Expression>{Expression(QStringLiteral("group")), Expression(1), Expression(1)}));
    }

    void namesOfOpenCLBecomeNamesOfBuffers()
    {
        const auto project = projectFor(kernel({pointer("$price", true)}), QStringLiteral("k() { get_global_id(0); }"));
        QCOMPARE(project->buffers[0].name, QStringLiteral("_price"));
        QCOMPARE(launchOf(*project).arguments[0].parameter, QStringLiteral("$price"));
    }

    void bytesDoNotGrowBeyondThemselves()
    {
        KernelParameter text = pointer("text", true);
        text.type = ElementType{Scalar::UChar, 1, {}};
        const auto project = projectFor(kernel({text}), QStringLiteral("k() { for (int j = text[i]; j < text[i + 1]; j++) s += v[j]; }"));
        QCOMPARE(std::get<ExpressionInit>(project->buffers[0].init).expression.text, QStringLiteral("i % 100"));
    }

    void macrosAndIncludesAreLookedThrough()
    {
        const QString source = QStringLiteral("#include \"me.h\"\n#define WHERE ROW\nkernel void k(global float *a) { a[WHERE] = 1; }");
        const auto alone =
            guessProject(kernel({pointer("a", false)}), {source, QStringLiteral("kernel void k(global float *a) { a[0] = 1; }")});
        QCOMPARE(launchOf(alone->project).global[0].text, QStringLiteral("1"));
        const auto rows = guessProject(
            kernel({pointer("a", false)}),
            {source, QStringLiteral("int row() { return get_global_id(1); } kernel void k(global float *a) { a[row()] = 1; }")});
        QCOMPARE(launchOf(rows->project).global.size(), 2);
    }

    void thereAreMoreWorkItemsThanElementsWhereTheKernelLooksAfterThem_data()
    {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("global");
        QTest::newRow("a branch") << QStringLiteral("int i = get_global_id(0); if (i < count) a[i] = 1;")
                                  << QStringLiteral("Math.ceil(n / 64) * 64");
        QTest::newRow("one too many") << QStringLiteral("int i = get_global_id(0); if (i <= count) a[i] = 1;")
                                      << QStringLiteral("Math.ceil(n / 64) * 64");
        QTest::newRow("the other way round") << QStringLiteral("if (count <= get_global_id(0)) return; a[0] = 1;")
                                             << QStringLiteral("Math.ceil(n / 64) * 64");
        QTest::newRow("behind another") << QStringLiteral("int i = get_global_id(0); if (i > 0 && i < count - 1) a[i] = 1;")
                                        << QStringLiteral("Math.ceil(n / 64) * 64");
        QTest::newRow("with a group") << QStringLiteral("int i = get_global_id(0); barrier(1); if (i < count) a[i] = 1;")
                                      << QStringLiteral("Math.ceil(n / group) * group");
        QTest::newRow("a component") << QStringLiteral("int2 p = (int2)(get_global_id(0), 0); if (p.x < count) a[p.x] = 1;")
                                     << QStringLiteral("Math.ceil(n / 64) * 64");
        QTest::newRow("an image's width") << QStringLiteral("int i = get_global_id(0); if (i < get_image_width(m)) a[i] = count;")
                                          << QStringLiteral("Math.ceil(n / 64) * 64");
        QTest::newRow("a loop") << QStringLiteral("for (int i = get_global_id(0); i < count; ++i) a[i] = 1;") << QStringLiteral("n");
        QTest::newRow("another number") << QStringLiteral("int i = get_global_id(0); if (i < 7) a[i] = count;") << QStringLiteral("n");
    }
    void thereAreMoreWorkItemsThanElementsWhereTheKernelLooksAfterThem()
    {
        QFETCH(QString, body);
        QFETCH(QString, global);
        const QString source = QStringLiteral("kernel void k(global float *a, int count) { %1 }").arg(body);
        const auto more = guessProject(kernel({pointer("a", false), scalar("count", Scalar::Int)}), {source, source, true});
        QCOMPARE(launchOf(more->project).global[0].text, global);
        QCOMPARE(more->comparesPlace, global != u"n");
        QCOMPARE(more->project.parameters.first().value.text.toInt() % 64 != 0, global != u"n");
        const auto exact = guessProject(kernel({pointer("a", false), scalar("count", Scalar::Int)}), {source, source});
        QCOMPARE(launchOf(exact->project).global[0].text, QStringLiteral("n"));
    }

    void whoKnowsOnlyItsPlaceInTheGroupIsOneGroup_data()
    {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("global");
        QTest::newRow("one group") << QStringLiteral("int l = get_local_id(0); barrier(1); a[l] = 1;") << QStringLiteral("group");
        QTest::newRow("the very first") << QStringLiteral(
                                               "int g = get_global_id(0); int l = get_local_id(0); barrier(1); if (g == 0) a[l] = 1;")
                                        << QStringLiteral("group");
        QTest::newRow("shared out") << QStringLiteral("int l = get_local_id(0); for (int i = l; i < 256; i += 64) a[i] = 1;")
                                    << QStringLiteral("group");
        QTest::newRow("many") << QStringLiteral("int l = get_local_id(0); barrier(1); a[get_group_id(0)] = l;") << QStringLiteral("n");
        QTest::newRow("elements of its own") << QStringLiteral(
                                                    "int g = get_global_id(0); int l = get_local_id(0); barrier(1); if (g == 0) a[g] = l;")
                                             << QStringLiteral("n");
        QTest::newRow("alone in its group") << QStringLiteral("a[get_local_id(0)] = 1;") << QStringLiteral("n");
    }
    void whoKnowsOnlyItsPlaceInTheGroupIsOneGroup()
    {
        QFETCH(QString, body);
        const auto project = projectFor(kernel({pointer("a", false)}), QStringLiteral("kernel void k(global float *a) { %1 }").arg(body));
        QTEST(launchOf(*project).global[0].text, "global");
    }

    void whoAsksForGroupsInOneDimensionHasOneInTheOther()
    {
        const auto project =
            projectFor(kernel({pointer("a", false)}), QStringLiteral("kernel void k(global float *a) { int x = get_local_id(0), y = "
                                                                     "get_local_id(1) + get_group_id(1); barrier(1); a[x + y] = 1; }"));
        QCOMPARE(launchOf(*project).global[0].text, QStringLiteral("group"));
        QCOMPARE(launchOf(*project).global[1].text, QStringLiteral("n"));
        const auto any = projectFor(kernel({pointer("a", false)}),
                                    QStringLiteral("kernel void k(global float *a) { int x = get_local_id(0), y = get_local_id(1); "
                                                   "barrier(1); for (int d = 0; d < 2; d++) a[get_group_id(d)] = x + y; }"));
        QCOMPARE(launchOf(*any).global[0].text, QStringLiteral("n"));
    }

    void theGroupsPlaceTellsItsSize()
    {
        const auto project = projectFor(kernel({pointer("a", false)}),
                                        QStringLiteral("kernel void k(global float *a) { int2 at = (int2)(get_group_id(0), "
                                                       "get_group_id(1)) * 16; a[at.x] = get_local_id(0) + get_local_id(1); }"));
        QCOMPARE(project->parameters.last().value.text, QStringLiteral("16"));
        const auto other = projectFor(kernel({pointer("a", false)}),
                                      QStringLiteral("kernel void k(global float *a) { int x = get_group_id(0) * 16, y = 16 * "
                                                     "get_group_id(1); a[x + y] = get_local_id(0) + get_local_id(1); }"));
        QCOMPARE(other->parameters.last().value.text, QStringLiteral("16"));
    }

    void stepsOfBytesLeaveRoomForPixels()
    {
        KernelParameter bytes = pointer("src", false);
        bytes.type = ElementType{Scalar::UChar, 1, {}};
        const QString source = QStringLiteral("kernel void k() { get_global_id(1); }");
        QCOMPARE(valueOf(*projectFor(kernel({scalar("src_step", Scalar::Int), bytes}), source), 0), QStringLiteral("16 * n"));
        QCOMPARE(valueOf(*projectFor(kernel({scalar("src_step", Scalar::Int), pointer("src", false)}), source), 0), QStringLiteral("n"));
    }

    void aRequiredGroupSizeIsKept()
    {
        KernelSignature required = kernel({pointer("a", false)});
        required.requiredLocalSize = {32, 2, 1};
        const auto project = projectFor(required, {});
        QCOMPARE(launchOf(*project).local.size(), 2);
        QCOMPARE(launchOf(*project).local[0].text, QStringLiteral("32"));
        QCOMPARE(launchOf(*project).global[1].text, QStringLiteral("Math.ceil(n / 2) * 2"));
    }

    void whatCannotBeGuessedIsSaid()
    {
        const auto project = projectFor(kernel({scalar("x", Scalar::Int), pointer("p", false, ParameterKind::Other)}), {});
        QVERIFY(!project);
        QVERIFY(project.error().message.contains(u"\"p\" of the kernel k"));
    }
};

QTEST_GUILESS_MAIN(TestProjectGuess)
#include "tst_projectguess.moc"
