#include <QtTest>

#include "project/Guesses.h"
#include "tests/guess/GuessedSource.h"

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
/// One whose source was not read.
Result<GuessedProject> guessWithoutFacts(const QList<KernelParameter> &parameters)
{
    KernelSignature signature;
    signature.name = QStringLiteral("k");
    signature.parameters = parameters;
    return guessProject(signature);
}
const LaunchStep &launchOf(const GuessedProject &guess)
{
    return std::get<LaunchStep>(guess.project.plan.first().action);
}
QStringList textsOf(const QList<Expression> &expressions)
{
    QStringList texts;
    for (const Expression &expression : expressions)
        texts << expression.text;
    return texts;
}
QString globalOf(const GuessedProject &guess)
{
    return textsOf(launchOf(guess).global).join(u' ');
}
QString localOf(const GuessedProject &guess)
{
    return textsOf(launchOf(guess).local).join(u' ');
}
QString valueOf(const GuessedProject &guess, const char *parameter)
{
    for (const Argument &argument : launchOf(guess).arguments) {
        if (argument.parameter == QLatin1String(parameter))
            return textsOf(std::get<ValueArgument>(argument.value).value.numbers()).join(u' ');
    }
    return {};
}
QString localCountOf(const GuessedProject &guess, qsizetype argument)
{
    return std::get<LocalArgument>(launchOf(guess).arguments[argument].value).count.text;
}
QString contentsOf(const GuessedProject &guess, qsizetype buffer = 0)
{
    const auto *init = std::get_if<ExpressionInit>(&guess.project.buffers[buffer].init);
    return init ? init->expression.text : QStringLiteral("0");
}
QString shapeOf(const GuessedProject &guess, qsizetype buffer = 0)
{
    return textsOf(guess.project.buffers[buffer].shape).join(u' ');
}
/// The value of the project's parameter n, or group.
QString extentOf(const GuessedProject &guess)
{
    return guess.project.parameters.first().value.text;
}
QString groupOf(const GuessedProject &guess)
{
    return guess.project.parameters.size() < 2 ? QString() : guess.project.parameters.last().value.text;
}
/// A kernel with a buffer of floats and these parameters besides.
QByteArray kernel(const QByteArray &parameters, const QByteArray &body)
{
    return "kernel void k(global float *a" + (parameters.isEmpty() ? QByteArray() : ", " + parameters) + ") { " + body + " }";
}

} // namespace

class TestProjectGuess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void constPointersAreInputsAndOthersAreReadBack()
    {
        const auto project = guessWithoutFacts({pointer("x", true), pointer("y", false)})->project;
        QCOMPARE(project.buffers[0].access, Access::In);
        QVERIFY(std::holds_alternative<ExpressionInit>(project.buffers[0].init));
        QCOMPARE(project.buffers[1].access, Access::InOut);
        QVERIFY(std::holds_alternative<ZeroInit>(project.buffers[1].init));
    }

    void whatANumberIsItsNameTells_data()
    {
        QTest::addColumn<QString>("value");
        for (const auto &[name, value] : {std::pair{"radius", "1"},
                                          {"rad", "1"},
                                          {"blur_rad_x", "1"},
                                          {"grad", "n"},
                                          {"denom", "2"},
                                          {"head_idx", "0"},
                                          {"layerIndex", "0"},
                                          {"max_idx", "n"},
                                          {"index", "1"},
                                          {"width", "n"}})
            QTest::newRow(name) << QString::fromLatin1(value);
    }
    void whatANumberIsItsNameTells()
    {
        const char *name = QTest::currentDataTag();
        QTEST(valueOf(*guessWithoutFacts({pointer("a", false), scalar(name, Scalar::Int)}), name), "value");
    }

    /// By its name patch_x is a place; where something is compared with it, it says how large something is.
    void whatBoundsSomethingIsNoPlace()
    {
        QCOMPARE(valueOf(guessFor(kernel("int patch_x", "a[get_global_id(0) + patch_x] = 1;")), "patch_x"), QStringLiteral("0"));
        QCOMPARE(valueOf(guessFor(kernel("int patch_x", "if (get_global_id(0) < patch_x) a[get_global_id(0)] = 1;")), "patch_x"),
                 QStringLiteral("n"));
        QCOMPARE(valueOf(guessFor(kernel("int start_x", "if (get_global_id(0) > start_x) a[get_global_id(0)] = 1;")), "start_x"),
                 QStringLiteral("0"));
    }

    void aBufferChangedInPlaceStartsWithNumbers()
    {
        const auto project = guessWithoutFacts({pointer("a", false)})->project;
        QVERIFY(std::holds_alternative<ExpressionInit>(project.buffers[0].init));
        KernelParameter settings = pointer("settings", true); // no numbers to work on
        settings.type->structName = QStringLiteral("Settings");
        const auto beside = guessWithoutFacts({settings, pointer("a", false)})->project;
        QVERIFY(std::holds_alternative<ExpressionInit>(beside.buffers[1].init));
    }

    void withoutFactsTheSignatureTells()
    {
        const auto guess = *guessWithoutFacts({pointer("a", false), pointer("t", false, ParameterKind::LocalPointer),
                                               scalar("width", Scalar::Int), scalar("radius", Scalar::Int)});
        QCOMPARE(globalOf(guess), QStringLiteral("n")); // nobody says that one work-item does all
        QCOMPARE(localOf(guess), QStringLiteral("group"));
        QCOMPARE(localCountOf(guess, 1), QStringLiteral("group"));
        QCOMPARE(valueOf(guess, "width") + valueOf(guess, "radius"), QStringLiteral("n1"));
        QVERIFY(!guess.comparesPlace);
    }

    void theComponentsOfAVectorAreGuessedOneByOne()
    {
        const auto guess = guessFor(kernel("uint4 v", "for (uint i = get_global_id(0); i < v.z; i += get_global_size(0))"
                                                      " a[i * v.y + v.x] = 1;"));
        QCOMPARE(valueOf(guess, "v"), QStringLiteral("0 1 n 1"));
    }

    void componentsAreFoundWhereTheirWordsStandApart()
    {
        const auto guess =
            guessFor("#define WIDTH size . x\n" + kernel("int2 size", "int i = get_global_id ( 0 ); if (i < WIDTH) a [ i ] = 1;"));
        QCOMPARE(valueOf(guess, "size").first(1), QStringLiteral("n"));
        QVERIFY(guess.comparesPlace);
    }

    void theMembersOfAStructAreGuessedOneByOne()
    {
        const auto guess =
            guessFor("typedef struct { int width; uint offset; float factor; int border; int2 extent; int blockSize[2]; } Grid;" +
                     kernel("Grid g", "int i = get_global_id(0), l = get_local_id(0);"
                                      " if (i >= g.width || i >= g.extent.y) return;"
                                      " for (int b = -g.border; b <= g.border; ++b) a[i + g.offset] += g.factor;"));
        QCOMPARE(valueOf(guess, "g"), QStringLiteral("n 0 1 2 n n group group"));
        QVERIFY(guess.comparesPlace);
    }

    void theMembersOfLongStructsAreNamed()
    {
        const auto guess =
            guessFor("typedef struct { int width; float2 origin; } Part; typedef struct { Part parts[2]; float weights[97]; int "
                     "height; } Grid;" +
                     kernel("Grid g", "int i = get_global_id(0); if (i < g.height) a[i] = g.weights[i % 97];"));
        const QList<Argument> arguments = launchOf(guess).arguments;
        const auto grid = std::ranges::find(arguments, QStringLiteral("g"), &Argument::parameter);
        QVERIFY(grid != arguments.end());
        const auto &value = std::get<ValueArgument>(grid->value).value;
        QCOMPARE(valueText(value), QStringLiteral("{parts: [[n, 1, 1], [n, 1, 1]], weights: 1, height: n}"));
    }

    void groupsThatAreNotSquareAreLaunchedAsTheyAre()
    {
        const auto guess = guessFor(kernel("local float *t", "int x = get_group_id(0) * 32 + get_local_id(0), y = get_group_id(1) * 4 +"
                                                             " get_local_id(1); a[y * 100 + x] = t[0];"));
        QCOMPARE(localOf(guess), QStringLiteral("32 4"));
        QCOMPARE(launchOf(guess).global.first().text, QStringLiteral("Math.ceil(n / 32) * 32"));
        QCOMPARE(localCountOf(guess, 1), QStringLiteral("128"));
        QCOMPARE(groupOf(guess), QString()); // no square group
    }

    void groupsThatAreNotSquareStandInAColumnWhereAllOthersWouldDoTheSame()
    {
        const auto guess = guessFor(kernel({}, "local float t[4][32]; int x = get_local_id(0), y = get_local_id(1); t[y][x] = 1;"
                                               " barrier(CLK_LOCAL_MEM_FENCE); if (y == 0) a[get_group_id(0) * 32 + x] = t[1][x];"));
        QCOMPARE(globalOf(guess), QStringLiteral("Math.ceil(n / 32) * 32 4"));
    }

    void aRequiredGroupOfOneInADimensionNeedsNoFilling()
    {
        const auto guess =
            guessFor("__attribute__((reqd_work_group_size(64, 1, 1))) " + kernel({}, "a[get_global_id(1) * 9 + get_global_id(0)] = 1;"));
        QCOMPARE(launchOf(guess).global.last().text, QStringLiteral("n"));
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
        const auto guess =
            guessFor(kernel("int bins, int n", "int x = get_global_id(0), y = get_global_id(1); " + text + " a[y * bins + x] = 1;"), true);
        QCOMPARE(valueOf(guess, "bins"), QStringLiteral("n"));
        QCOMPARE(launchOf(guess).global.first().text, QStringLiteral("Math.ceil(n / 8) * 8"));
    }

    void aVolumeBesideARowOfWorkItemsIsSmall()
    {
        const auto extentIn = [](const QByteArray &dimension) {
            return guessFor(kernel("read_only image3d_t volume", "a[get_global_id(" + dimension + ")] = 1;"))
                .project.buffers[1]
                .shape.last();
        };
        QCOMPARE(extentIn("0").text, QStringLiteral("Math.min(n, 32)"));
        QCOMPARE(extentIn("2").text, QStringLiteral("n"));
    }

    void whoTakesBothPlacesForOneIsOneGroup()
    {
        const auto global = [](const QByteArray &last) {
            return globalOf(guessFor(kernel({}, "int g = get_global_id(0), l = get_local_id(0); for (int s = 32; s > 0; s /= 2)"
                                                " { if (l < s) a[l] += a[l + s]; barrier(CLK_GLOBAL_MEM_FENCE); } " +
                                                    last)));
        };
        QCOMPARE(global("if (l == 0) a[1] = a[g];"), QStringLiteral("group"));
        QCOMPARE(global("a[g] += get_group_id(0);"), QStringLiteral("n"));
    }

    void aFunctionThatCountsRowsMakesNoSecondDimension()
    {
        const auto guess = guessFor("int place(void) { return get_local_id(0) + get_local_size(0) * get_local_id(1); }" +
                                    kernel({}, "a[get_global_id(0)] = place();"));
        QCOMPARE(launchOf(guess).global.size(), 1);
    }

    void whereSomethingIsStoredDiffers()
    {
        const auto contents = [](const QByteArray &body) { return contentsOf(guessFor(kernel("global const int *to", body)), 1); };
        QCOMPARE(contents("a[to[get_global_id(0)]] = 1;"), QStringLiteral("i"));
        QCOMPARE(contents("int i = to[get_global_id(0)]; a[i] = 1;"), QStringLiteral("i"));
        QCOMPARE(contents("int i = max(to[get_global_id(0)], 0); a[i] = 1;"), QStringLiteral("i"));
        QCOMPARE(contents("a[to[get_global_id(0)]] += 1;"), QStringLiteral("i % 100"));
    }

    void whatIsOnlyAskedForIsTrueOrFalse()
    {
        const auto contents = [](const QByteArray &body) { return contentsOf(guessFor(kernel("global const int *in", body)), 1); };
        const QString half = QStringLiteral("i % 2"), usual = QStringLiteral("i % 100");
        QCOMPARE(contents("int i = get_global_id(0); if (in[i]) a[i] = 1;"), half);
        QCOMPARE(contents("int i = get_global_id(0); a[i] = !in[i] ? 1 : 2;"), half);
        QCOMPARE(contents("int i = get_global_id(0); int is = in[i]; if (i > 2 && is) a[i] = 1;"), half);
        QCOMPARE(contents("int i = get_global_id(0); int all = in[i] + in[i + 1]; a[i] = all == 3 || (all == 2 && in[i]);"), half);
        QCOMPARE(contents("int i = get_global_id(0); if (in[i] == 1) a[i] = 1;"), half);
        QCOMPARE(contents("int i = get_global_id(0); if (in[i] == 7) a[i] = 1;"), usual);
        QCOMPARE(contents("int i = get_global_id(0); if (in[i] < 1) a[i] = 1;"), usual);
        QCOMPARE(contents("int i = get_global_id(0); switch (in[i]) { case 5: a[i] = 1; }"), usual);
    }

    void contentsAreWhatTheirNamesSay_data()
    {
        QTest::addColumn<QByteArray>("parameter");
        QTest::addColumn<QString>("contents");
        QTest::newRow("a mask") << QByteArray("global const int *node_mask") << QStringLiteral("i % 2");
        QTest::newRow("a mask of bytes") << QByteArray("global const uchar *isActive") << QStringLiteral("i % 2");
        QTest::newRow("a mask that is changed") << QByteArray("global int *visited") << QStringLiteral("i % 2");
        QTest::newRow("a mask of fractions is none") << QByteArray("global const float *mask") << QStringLiteral("(i * 7 + 13) % 100");
        QTest::newRow("offsets") << QByteArray("global const int *rowOffsets") << QStringLiteral("i");
        QTest::newRow("offsets in bytes") << QByteArray("global const uchar *offsets") << QStringLiteral("(i * 7 + 13) % 100");
        QTest::newRow("lengths") << QByteArray("global const uint *row_lengths") << QStringLiteral("i % 4");
        QTest::newRow("values") << QByteArray("global const int *column") << QStringLiteral("(i * 7 + 13) % 100");
        QTest::newRow("results") << QByteArray("global int *counted") << QStringLiteral("0");
    }
    void contentsAreWhatTheirNamesSay()
    {
        QFETCH(const QByteArray, parameter);
        const QByteArray name = parameter.mid(parameter.lastIndexOf('*') + 1);
        const auto guess =
            guessFor("kernel void k(global float *out, global const float *in, " + parameter + ") { int i = get_global_id(0);" +
                     (parameter.contains("const") ? QByteArray() : name + "[i] += 1;") + " out[i] = in[i] + " + name + "[i]; }");
        QTEST(contentsOf(guess, 2), "contents");
    }

    void tablesInConstantMemoryAreNoMatrices()
    {
        const auto guess = guessFor("kernel void k(global float *a, constant float *weights) {"
                                    " a[get_global_id(1) * get_global_size(0) + get_global_id(0)] = weights[get_local_id(0)]; }");
        QCOMPARE(shapeOf(guess, 0), QStringLiteral("n n"));
        QCOMPARE(shapeOf(guess, 1), QStringLiteral("n"));
    }

    void buffersWhosePlacesAreReadElsewhereAreTold()
    {
        const auto guess = guessFor("kernel void k(global float *a, global const int *from, global const float *b) {"
                                    " int i = get_global_id(0); for (int j = from[i]; j < from[i] + 2; j++) a[i] += b[j]; }");
        QCOMPARE(guess.byContents, QStringList{QStringLiteral("b")});
    }

    void structsThatAreReadHoldNumbers()
    {
        const auto guess = guessFor("typedef struct { int starting; int no_of_edges; float w[2]; } Node; typedef struct { Node n; } Both;"
                                    "kernel void k(global const Node *a, global const Both *b, global int *c) {"
                                    " int i = get_global_id(0); c[i] = a[i].starting + b[i].n.starting; }");
        QCOMPARE(contentsOf(guess, 0), QStringLiteral("[i, i % 4, (i * 11 + 26) % 100, (i * 13 + 39) % 100]"));
        QCOMPARE(contentsOf(guess, 1), QStringLiteral("0")); // nobody knows where its numbers lie
    }

    void aSamplerOfQuotientsIsNormalized()
    {
        const QByteArray text = "kernel void k(read_only image2d_t a, sampler_t s, sampler_t t, global float4 *b, int w) {"
                                " int x = get_global_id(0); float2 at = (float2)(x + 0.5f, x / 2.0f) / w;"
                                " b[x] = read_imagef(a, s, at) + read_imagef(a, t, (float2)(x / 2.0f, 0)); }";
        const QList<Argument> arguments = std::get<LaunchStep>(guessFor(text).project.plan[0].action).arguments;
        QVERIFY(std::get<SamplerArgument>(arguments[1].value).normalized);
        QVERIFY(!std::get<SamplerArgument>(arguments[2].value).normalized);
    }

    void edgesOfAGraphLeadToOthers()
    {
        const auto guess = guessFor("kernel void k(global const int *first, global const int *edges, global int *seen, int n) {"
                                    " int v = get_global_id(0); if (v >= n || !seen[v]) return;"
                                    " for (int e = first[v]; e < first[v + 1]; e++) seen[edges[e]] = 1; }");
        QCOMPARE(contentsOf(guess, 0), QStringLiteral("i"));
        QCOMPARE(contentsOf(guess, 1), QStringLiteral("(i * 6 + 2) % n"));
    }

    void aPointerToOneStructHasWhatAStructHasThatIsPassed()
    {
        const auto guess =
            guessFor("typedef struct { int width; float scale; } Grid; typedef struct { uint i; } One;"
                     "kernel void k(constant Grid *grid, global const One *ones, global int *a, volatile global int *best) {"
                     " int i = get_global_id(0); if (i < grid->width) a[i] = grid->scale + ones[i].i; atomic_max(best, a[i]); }");
        QCOMPARE(guess.project.buffers[0].shape, QList<Expression>{Expression(1)});
        QCOMPARE(contentsOf(guess, 0), QStringLiteral("[n, 1]"));
        QCOMPARE(guess.project.buffers[1].shape, QList<Expression>{Expression(QStringLiteral("n"))});
        QCOMPARE(contentsOf(guess, 1), QStringLiteral("i % 100")); // a list of one is no number
        QCOMPARE(guess.project.buffers[3].shape, QList<Expression>{Expression(1)});
    }

    void aPointerToRowsHasTheirElements()
    {
        const auto guess = guessFor("kernel void k(global int (*rows)[16][32]) { rows[get_global_id(0)][0][0] = 1; }");
        QCOMPARE(guess.project.buffers[0].type, QStringLiteral("int"));
    }

    void numberedDistancesGrowByDimension()
    {
        const auto guess = guessFor(kernel("int offset1, int offset2, int offset3, int shift",
                                           "int i = get_global_id(0) * offset1 + get_global_id(1) * offset2;"
                                           " for (int z = 0; z < 4; z++) a[i + z * offset3] = shift;"));
        QCOMPARE(valueOf(guess, "offset1"), QStringLiteral("1"));
        QCOMPARE(valueOf(guess, "offset2"), QStringLiteral("n"));
        QCOMPARE(valueOf(guess, "offset3"), QStringLiteral("n * n"));
    }

    void numberedDistancesInBytesGrowByDimension()
    {
        const auto values = [](const QByteArray &body) {
            const auto guess = guessFor(kernel("int pb0, int pb1, int pb2, int ne2, int sides0, int sides1", body));
            QStringList all;
            for (const char *name : {"pb0", "pb1", "pb2", "ne2", "sides0", "sides1"})
                all << valueOf(guess, name);
            return all.join(QStringLiteral(", "));
        };
        const QByteArray bytes = "global char *row = (global char *)a + get_group_id(1) * pb2 + get_global_id(1) * pb1;"
                                 " if (get_global_id(0) < sides0 * sides1) { *((global float *)(row + get_global_id(0) * pb0)) = 1; }";
        QCOMPARE(values(bytes), QStringLiteral("4, 4 * n, 4 * n * n, n, n, n"));
        QCOMPARE(values(QByteArray(bytes).replace("global char *", "global float *")), QStringLiteral("n, n, n, n, n, n"));
        // By way of a place that is counted before.
        QCOMPARE(values("uint at = get_global_id(1) * pb1 + get_global_id(0) * pb0;"
                        " global float *p = (global float *)((global char *)a + at); *p = 1;"),
                 QStringLiteral("4, 4 * n, n, n, n, n"));
        // What is multiplied elsewhere is a side, whatever else counts bytes.
        QCOMPARE(values("global float *row = (global float *)((global char *)a + get_global_id(1) * pb1);"
                        " int i = get_global_id(0) * ne2; row[i] = 1;"),
                 QStringLiteral("n, 4 * n, n, n, n, n"));
    }

    void aPlaceInAPrivateArrayIsItsFirst()
    {
        const auto value = [](const QByteArray &array) {
            return valueOf(guessFor(kernel("int dim", array + " p[dim] = get_global_id(0); a[p[0]] = p[1];")), "dim");
        };
        QCOMPARE(value("int p[3] = {0, 0, 0};"), QStringLiteral("0"));
        QCOMPARE(value("local int p[3];"), QStringLiteral("n"));
    }

    void whatKeepsItemsOfAGroupAwayIsItsSize()
    {
        const auto guess = guessFor(kernel("int row_pad", "int l = get_local_id(0); local float t[64]; if (l >= row_pad) return;"
                                                          " t[l] = a[l]; barrier(1); a[l] = t[row_pad - 1 - l];"));
        QCOMPARE(valueOf(guess, "row_pad"), QStringLiteral("group"));
    }

    void placesMadeFromTheGroupsAreCompared()
    {
        const auto isCompared = [](const QByteArray &body) {
            return guessFor(kernel("int count", "int b = get_group_id(0), l = get_local_id(0); " + body)).comparesPlace;
        };
        QVERIFY(isCompared("if (b * 64 + l < count) a[b * 64 + l] = 1;"));
        QVERIFY(isCompared("int i = l + 64 * b; if (i >= count) return; a[i] = 1;"));
        QVERIFY(!isCompared("if (l < count) a[b * 64 + l] = 1;"));
        QVERIFY(!isCompared("if (b * 64 + l * 2 < count) a[b * 64 + l] = 1;"));
    }

    void volumesBesideLongRowsAreKeptSmall()
    {
        const auto shapes = [](const QByteArray &array) {
            const auto guess = guessFor(kernel("local float *p", array + " t[get_local_id(0)] = get_group_id(0);"
                                                                         " a[get_group_id(2) * get_global_id(1)] = t[get_local_id(0)];"));
            return globalOf(guess) + u' ' + shapeOf(guess);
        };
        QCOMPARE(shapes("local float *t = p;"), QStringLiteral("n n n n n n")); // in rows of 16
        QCOMPARE(shapes("local float t[128];"), QStringLiteral("n Math.min(n, 8) Math.min(n, 8) Math.min(n, 8) Math.min(n, 8) n"));
    }

    void placesLookedUpTwiceDiffer()
    {
        const auto guess = guessFor(kernel("global const int *next, global const int *order",
                                           "int i = get_global_id(0); int place = next[order[i]]; a[place] = i;"));
        QCOMPARE(contentsOf(guess, 1) + contentsOf(guess, 2), QStringLiteral("ii"));
    }

    void groupsWhoseItemsWouldDoTheSameHaveOne()
    {
        const auto guess = guessFor(kernel({}, "local float t[32]; for (int i = 0; i < 32; i++) t[i] = i;"
                                               " a[get_group_id(0)] = t[get_num_groups(0)];"));
        QCOMPARE(localOf(guess), QStringLiteral("1"));
        QCOMPARE(globalOf(guess), QStringLiteral("n"));
        const auto local = [](const QByteArray &end) {
            return localOf(guessFor(kernel({}, "local float t[32]; t[get_group_id(0) % 32] = 1; " + end)));
        };
        QCOMPARE(local("a[get_global_id(0)] += t[0];"), QStringLiteral("1"));
        QCOMPARE(local("barrier(1); a[get_global_id(0)] += t[0];"), QStringLiteral("group"));
    }

    void aStrideOfRowsIsAsLongAsARow()
    {
        const auto stride = [](const QByteArray &index) {
            return valueOf(
                guessFor(kernel("int stride, int start", "int i = get_global_id(0); for (int j = 0; j < 8; j++) a[" + index + "] = j;")),
                "stride");
        };
        QCOMPARE(stride("i * stride + j"), QStringLiteral("n"));
        QCOMPARE(stride("j + stride * i"), QStringLiteral("n"));
        QCOMPARE(stride("i * stride + start"), QStringLiteral("1"));
        QCOMPARE(stride("i * stride"), QStringLiteral("1"));
    }

    void elementsOfWholeGroupsAreAsManyAsThereAreItems()
    {
        const auto guess = guessFor(kernel("local float *t", "int l = get_local_id(0); t[l] = a[get_global_id(0)];"
                                                             " a[get_global_id(0)] = t[l / 36];"));
        QCOMPARE(groupOf(guess), QStringLiteral("72"));
        QCOMPARE(extentOf(guess).toInt() % 72, 0);
    }

    void whoSharesOutAmongAllAndHasBarriersIsOneGroup()
    {
        const auto global = [](const QByteArray &step, const QByteArray &meets) {
            return globalOf(guessFor(kernel("int n", "int all = get_global_size(0); for (int r = 0; r < n; ++r) {"
                                                     " for (int i = get_global_id(0); i < n; i += " +
                                                         step + ") a[i] += a[r]; " + meets + " }")));
        };
        const QByteArray barrier = "barrier(CLK_GLOBAL_MEM_FENCE);";
        QCOMPARE(global("get_global_size(0)", barrier), QStringLiteral("group"));
        QCOMPARE(global("all", barrier), QStringLiteral("group"));
        QCOMPARE(global("all", ""), QStringLiteral("Math.ceil(n / 2)"));
        QCOMPARE(global("1", barrier), QStringLiteral("n"));
        QCOMPARE(global("all", barrier + " a[get_group_id(0)] = 1;"), QStringLiteral("Math.ceil(n / 2 / group) * group"));
    }

    void theLengthOfARowIsNoNumberOfDimensions()
    {
        const auto value = [](const QByteArray &body, const QByteArray &dimension) {
            return valueOf(guessFor(kernel("int ndim", "int y = get_global_id(" + dimension + "), x = get_global_id(0); " + body)), "ndim");
        };
        QCOMPARE(value("a[y * ndim + x] = 1;", "1"), QStringLiteral("n"));
        QCOMPARE(value("for (int d = 0; d < ndim; ++d) a[y * ndim + d] = x;", "1"), QStringLiteral("2"));
        QCOMPARE(value("a[y * ndim + 1] = 1;", "0"), QStringLiteral("2"));
    }

    void whatALoopRunsFromMinusToIsSmall()
    {
        QCOMPARE(valueOf(guessFor(kernel("int BS", "for (int i = -BS; i <= BS; i++) a[get_global_id(0)] += i;")), "BS"),
                 QStringLiteral("2"));
    }

    void anArrayIndexedByThePlaceAmongAllBoundsThem()
    {
        const auto elements = [](const QByteArray &body) {
            return extentOf(guessFor(kernel({}, "int i = get_global_id(0); float r[16]; " + body)));
        };
        QCOMPARE(elements("r[i] = 1; a[i] = r[i];"), QStringLiteral("16"));
        QCOMPARE(elements("r[i & 15] = 1; a[i] = r[i & 15];"), QStringLiteral("1024"));
        QCOMPARE(elements("for (i = 0; i < 16; i++) r[i] = 1; a[0] = r[1];"), QStringLiteral("1024"));
    }

    /// With 0, which is tried for numbers that may be a place, all rows would be one, and a step after the last would not show.
    void whatPlacesAreKeptBelowIsAnExtent()
    {
        const auto guess = guessFor(kernel("int width, int height, int other", "int x = get_global_id(0), y = get_global_id(1);"
                                                                               " int to = clamp(y + other, 0, height);"
                                                                               " a[y * width + x] = a[to * width + x];"));
        QCOMPARE(valueOf(guess, "height"), QStringLiteral("n"));
        QVERIFY(!guess.switches.contains(QStringLiteral("height")));
        QVERIFY(guess.switches.contains(QStringLiteral("other")));
        QVERIFY(guess.knowsExtents);
        QVERIFY(guessFor(kernel("int count", "a[get_global_id(0)] = a[clamp((int)get_global_id(0) + 1, 0, count)];")).knowsExtents);
    }

    void whatIsShiftedByEachOfSeveralNumbersIsAByteOfItsOwn()
    {
        const QByteArray start = "int i = get_global_id(0); uint c = in[i]; a[i] = ";
        const auto channels = guessFor(kernel("global const uint *in, int in_r, int g_shift, int in_b",
                                              start + "((c & (0xff << in_r)) >> in_r) + (c >> g_shift) + (c >> in_b & 0xff);"));
        QCOMPARE(valueOf(channels, "in_r"), QStringLiteral("0"));
        QCOMPARE(valueOf(channels, "g_shift"), QStringLiteral("8"));
        QCOMPARE(valueOf(channels, "in_b"), QStringLiteral("16"));
        QCOMPARE(valueOf(guessFor(kernel("global const uint *in, int bits", start + "c >> bits & 15;")), "bits"), QStringLiteral("0"));
    }

    void aRowThatItemsAreMultipliedByIsItsLength()
    {
        const QByteArray places = "int i = get_global_id(0), t = get_global_id(1); ";
        QCOMPARE(valueOf(guessFor(kernel("int ROW", places + "a[t * ROW + i] += 1;")), "ROW"), QStringLiteral("n"));
        QCOMPARE(valueOf(guessFor(kernel("int n, int row", places + "a[row * n + i] += t;")), "row"), QStringLiteral("1"));
        const auto cells = guessFor(kernel("int rowsX, int rowsY", "int i = get_global_id(0), x = clamp((int)a[2 * i], 0, rowsX - 1),"
                                                                   " y = clamp((int)a[2 * i + 1], 0, rowsY - 1); a[x * rowsY + y] = i;"));
        QCOMPARE(valueOf(cells, "rowsX"), QStringLiteral("n"));
        QCOMPARE(valueOf(cells, "rowsY"), QStringLiteral("n"));
    }

    void aBatchOfEachWorkItemIsOneElement()
    {
        const QByteArray places = "int from = get_global_id(0) * bs; ";
        const QByteArray loop = " for (int k = 0; k < most; ++k) a[from + k] = 1;";
        const auto value = [&](const QByteArray &most) {
            return valueOf(guessFor(kernel("int all, int bs", places + "int most = " + most + ";" + loop)), "bs");
        };
        QCOMPARE(value("all - from < bs ? all - from : bs"), QStringLiteral("1"));
        QCOMPARE(value("bs > all - from ? all - from : bs"), QStringLiteral("1"));
        QCOMPARE(value("min(all - from, bs)"), QStringLiteral("1"));
        QCOMPARE(value("all"), QStringLiteral("n"));
    }

    void whatEachWorkItemOnlyStoresToIsAResult()
    {
        const auto access = [](const QByteArray &body, const QByteArray &parameters = "global const float *b, int w") {
            return guessFor(kernel(parameters, "int x = get_global_id(0); " + body)).project.buffers.first().access;
        };
        QCOMPARE(access("a[x] = b[x];"), Access::Out);
        QCOMPARE(access("int y = get_global_id(1); a[y * w + x] = b[x];"), Access::Out);
        QCOMPARE(access("a[x] += b[x];"), Access::InOut);
        QCOMPARE(access("a[x] = b[x]; if (w > 2) a[0] = a[x];"), Access::InOut);
        QCOMPARE(access("if (x < w) a[x] = b[x];"), Access::InOut); // the others would be left as they were
        QCOMPARE(access("a[2 * x] = b[x];"), Access::InOut);
        QCOMPARE(access("int y = get_global_id(1); a[x] = b[y];"), Access::InOut);
        QCOMPARE(access("atomic_inc((volatile global int *)&a[x]);"), Access::InOut);
    }

    void whatIndexesLocalMemoryByItsGlobalIdIsOneGroup()
    {
        const auto global = [](const QByteArray &body) {
            return globalOf(guessFor(kernel("local float *t", "const int i = get_global_id(0); " + body)));
        };
        QCOMPARE(global("t[i] = a[i]; barrier(CLK_LOCAL_MEM_FENCE); a[i] = t[0];"), QStringLiteral("group"));
        QCOMPARE(global("local float tile[64]; tile[i] = a[i];"), QStringLiteral("group"));
        QCOMPARE(global("int at = i << 1; event_t done = async_work_group_copy(t, a, 128, 0); wait_group_events(1, &done);"
                        " t[at] += t[at + 1];"),
                 QStringLiteral("group"));
        QCOMPARE(global("t[get_local_id(0)] = a[i]; barrier(CLK_LOCAL_MEM_FENCE); a[i] = t[0];"), QStringLiteral("n"));
    }

    void inTwoDimensionsThereIsOneGroupWhereTheGlobalIdIndexesLocalMemory()
    {
        const auto rows = guessFor(kernel("local float *t, int width", "int i = get_global_id(0), j = get_global_id(1);"
                                                                       " t[j] = a[i * width + j]; barrier(1);"
                                                                       " a[i * width + j] /= t[0];"));
        QCOMPARE(globalOf(rows), QStringLiteral("n group"));
        QCOMPARE(localOf(rows), QStringLiteral("1 group"));
        QCOMPARE(groupOf(rows), extentOf(rows)); // a row's work-items are those of the group
        const auto sums = guessFor("int sum(int value, int x, local int *t) { t[x] = value; barrier(1); return t[0]; }\n" +
                                   kernel("int width", "local int t[256]; int x = get_global_id(0), y = get_global_id(1), own = 0;"
                                                       " for (int i = x; i < width; i += get_global_size(0)) own += a[y * width + i];"
                                                       " own = sum(own, x, t); if (x == 0) a[y] = own;"));
        QCOMPARE(globalOf(sums), QStringLiteral("group Math.min(n, 8)"));
        QCOMPARE(localOf(sums), QStringLiteral("group 1"));
        QCOMPARE(groupOf(sums), QStringLiteral("256"));
        const auto tile = guessFor(kernel({}, "local float t[16][16]; int x = get_global_id(0), y = get_global_id(1);"
                                              " t[get_local_id(1)][get_local_id(0)] = a[x]; barrier(1); a[y] = t[0][0];"));
        QCOMPARE(globalOf(tile), QStringLiteral("n n"));
    }

    void numbersThatAreAskedForOneByOneAreAListOfThem()
    {
        const QByteArray start = "kernel void k(global float *a, global const int *data) { int i = get_global_id(0); ";
        const auto list = guessFor(start + "int w = data[0], h = data[1], r = data[4] * 2 + 1, y = i / w, x = i % w;"
                                           " for (int k = -r; k <= r; ++k) if (x + k < w && y < h) a[i] += k; }");
        QCOMPARE(shapeOf(list, 1), QStringLiteral("5"));
        QCOMPARE(contentsOf(list, 1), QStringLiteral("[n, n, 1, 1, 2][i]"));
        QCOMPARE(shapeOf(guessFor(start + "a[i] = data[0] + data[i]; }"), 1), QStringLiteral("n"));
        const auto plain =
            guessFor("kernel void k(global float *a, global int *data) { int i = get_global_id(0); a[i / data[0]] = data[1]; }");
        QCOMPARE(contentsOf(plain, 1), QStringLiteral("[n, 1][i]"));
    }

    void groupsThatDoMoreElementsThanTheyHaveItemsAreFewer()
    {
        const auto guess = guessFor(kernel("int m", "local float t[32][32]; int row = get_local_id(0), col = get_local_id(1);"
                                                    " int column = 32 * get_group_id(1) + col;"
                                                    " for (int w = 0; w < 8; w++) t[col + w * 4][row] = a[w]; barrier(1);"
                                                    " for (int w = 0; w < 8; w++)"
                                                    " a[(column + w * 4) * m + 32 * get_group_id(0) + row] = t[0][0];"));
        QCOMPARE(globalOf(guess), QStringLiteral("Math.ceil(n / 32) * 32 Math.ceil(n / 32) * 4"));
        QCOMPARE(localOf(guess), QStringLiteral("32 4"));
    }

    void scalarsAreSizesUnlessTheirNamesSayOtherwise()
    {
        const auto guess = *guessWithoutFacts({scalar("width", Scalar::Int), scalar("offset", Scalar::UInt), scalar("stride", Scalar::Long),
                                               scalar("factor", Scalar::Float), scalar("small", Scalar::UChar)});
        QCOMPARE(valueOf(guess, "width"), QStringLiteral("n"));
        QCOMPARE(valueOf(guess, "offset"), QStringLiteral("0"));
        QCOMPARE(valueOf(guess, "stride"), QStringLiteral("1"));
        QCOMPARE(valueOf(guess, "factor"), QStringLiteral("1"));
        QCOMPARE(valueOf(guess, "small"), QStringLiteral("1"));
    }

    void dimensionsAreThoseOfTheKernelItself_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("dimensions");
        QTest::newRow("one") << QByteArray("get_global_id(0);") << 1;
        QTest::newRow("two") << QByteArray("if (n) { } get_global_id( 1 );") << 2;
        QTest::newRow("three") << QByteArray("get_group_id(2);") << 3;
        QTest::newRow("a neighbour") << QByteArray("} kernel void other() { get_global_id(1);") << 1;
        QTest::newRow("in comments") << QByteArray("// get_global_id(1)\nget_global_id(0); /* get_global_id(2) */") << 1;
    }
    void dimensionsAreThoseOfTheKernelItself()
    {
        QFETCH(QByteArray, body);
        const auto guess = guessFor(kernel("int n", body));
        QTEST(int(launchOf(guess).global.size()), "dimensions");
        QTEST(int(guess.project.buffers[0].shape.size()), "dimensions");
    }

    void localMemoryNeedsAGroup()
    {
        const auto guess = guessFor("kernel void k(local float *t) { get_global_id(1); }");
        QCOMPARE(localCountOf(guess, 0), QStringLiteral("group * group"));
        QCOMPARE(launchOf(guess).local.size(), 2);
    }

    void arraysInLocalMemoryTellTheGroup_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("group");
        const QByteArray both = " get_local_id(0); get_local_id(1);";
        QTest::newRow("a row") << QByteArray("local float t[256]; get_local_id(0);") << QStringLiteral("256");
        QTest::newRow("a tile with a column more") << "local float t[16][17];" + both << QStringLiteral("16");
        QTest::newRow("a tile in one row") << "local float t[256];" + both << QStringLiteral("16");
        QTest::newRow("a long row") << QByteArray("local float t[4096]; get_local_id(0);") << QStringLiteral("256");
        QTest::newRow("as many as are defined")
            << QByteArray("local float t[512]; get_local_id(0); t[THREADS - 1] = 0;") << QStringLiteral("512");
        QTest::newRow("fewer than are defined")
            << QByteArray("local float t[128]; get_local_id(0); t[THREADS / 4 - 1] = 0;") << QStringLiteral("128");
        QTest::newRow("a flag") << QByteArray("local float t[1]; get_local_id(0);") << QStringLiteral("64");
    }
    void arraysInLocalMemoryTellTheGroup()
    {
        QFETCH(QByteArray, body);
        const auto guess = guessFor("#define THREADS 512\n" + kernel({}, body));
        QCOMPARE(guess.project.parameters.last().name, QStringLiteral("group"));
        QTEST(groupOf(guess), "group");
    }

    void loopsUpToAnExtentMakeItSmaller()
    {
        const auto guess = guessFor(kernel("int count", "for (int i = 0; i < count; i++) { for (int j = 0; j < count; j++) ; }"));
        QCOMPARE(extentOf(guess), QStringLiteral("64"));
        const auto square = guessFor(kernel({}, "const int N = get_global_size(0); for (int i = 0; i < N; i++)"
                                                " for (int j = 0; j < get_global_size(0); j++) a[i * N + j] = 1;"));
        QCOMPARE(extentOf(square), QStringLiteral("64"));
    }

    void imagesHoldWhatIsReadFromThem()
    {
        const auto imageOf = [](const QByteArray &read) {
            return guessFor("kernel void k(read_only image2d_t im, sampler_t s, global float4 *a) { a[0] = " + read +
                            "(im, s, (int2)(0, 0)).x; }")
                .project.buffers[0];
        };
        QCOMPARE(imageOf("read_imagef").imageFormat, QStringLiteral("rgba-float"));
        QCOMPARE(imageOf("read_imageui").imageFormat, QStringLiteral("rgba-uint8"));
        QVERIFY(std::holds_alternative<ExpressionInit>(imageOf("read_imageui").init));
    }

    /// By way of a function that is called for two images, too.
    void imagesAreFollowedIntoFunctions()
    {
        const auto guess = guessFor("uint one(read_only image2d_t im, int2 at) { return read_imageui(im, CLK_FILTER_NEAREST, at).x; } "
                                    "kernel void k(read_only image2d_t x, read_only image2d_t y, global uint *a) "
                                    "{ a[get_global_id(0)] = one(x, (int2)(0)) + one(y, (int2)(0)); }");
        QCOMPARE(guess.project.buffers[0].imageFormat, QStringLiteral("rgba-uint8"));
        QCOMPARE(guess.project.buffers[1].imageFormat, QStringLiteral("rgba-uint8"));
    }

    /// if (get_global_id(0) >= rows * columns) return: so many work-items have something to do.
    void asManyWorkItemsAsTheGuardsProduct()
    {
        const QByteArray plain = kernel("int rows, int columns", "int i = get_global_id(0); if (i < rows * columns) a[i] = 1;");
        const auto guess = guessFor(plain);
        QCOMPARE(globalOf(guess), QStringLiteral("n * n"));
        QCOMPARE(shapeOf(guess), QStringLiteral("n n"));
        QCOMPARE(extentOf(guess), QStringLiteral("32"));
        QVERIFY(guess.comparesPlace);
        const auto more = guessFor(plain, true);
        QCOMPARE(globalOf(more), QStringLiteral("Math.ceil(n * n / 64) * 64"));
        const auto grouped = guessFor(kernel("int rows, int columns", "local float t[64]; int i = get_global_id(0); "
                                                                      "if (i >= rows * columns) return; t[get_local_id(0)] = a[i]; "
                                                                      "barrier(CLK_LOCAL_MEM_FENCE); a[i] = t[0];"));
        QCOMPARE(globalOf(grouped), QStringLiteral("Math.ceil(n * n / group) * group"));
        const auto threefold = guessFor(kernel("int count", "int i = get_global_id(0); if (i >= 3 * count) return; a[i] = 1;"));
        QCOMPARE(globalOf(threefold), QStringLiteral("3 * n"));
        QCOMPARE(shapeOf(threefold), QStringLiteral("n 3"));
        QCOMPARE(extentOf(threefold), QStringLiteral("341"));
    }

    void bytesAreWhatTheyAreAccessedAs_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("type");
        QTest::newRow("floats") << QByteArray("((global float *)(b + 4 * get_global_id(0)))[0] = 1;") << QStringLiteral("float");
        QTest::newRow("vectors") << QByteArray("global int4 *p = (global int4 *)b; p[get_global_id(0)] = 1;") << QStringLiteral("int");
        QTest::newRow("vload") << QByteArray("vstore2(vload2(0, (global short *)b), 1, (global short *)b);") << QStringLiteral("short");
        QTest::newRow("bytes") << QByteArray("b[get_global_id(0)] = 1;") << QStringLiteral("uchar");
        QTest::newRow("bytes too") << QByteArray("((global int *)b)[get_global_id(0)] = b[3];") << QStringLiteral("uchar");
        QTest::newRow("copied to an array") << QByteArray("local uchar t[64]; async_work_group_copy(t, b, 64, 0);")
                                            << QStringLiteral("uchar");
        QTest::newRow("two types") << QByteArray("((global int *)b)[0] = ((global float *)b)[1];") << QStringLiteral("uchar");
    }
    void bytesAreWhatTheyAreAccessedAs()
    {
        QFETCH(const QByteArray, body);
        const auto guess = guessFor("kernel void k(global uchar *b) { " + body + " }");
        QTEST(guess.project.buffers[0].type, "type");
    }

    void rowsOfBytesAreAsLongAsTheKernelIsTold()
    {
        const auto guess = guessFor("kernel void k(global uchar *b, int step) { int x = get_global_id(0), y = get_global_id(1); "
                                    "((global float *)(b + y * step))[x] = 1; }");
        QCOMPARE(valueOf(guess, "step"), QStringLiteral("16 * n"));
        QCOMPARE(shapeOf(guess), QStringLiteral("n 4 * n"));
    }

    void whoNeverAsksWhichWorkItemItIsWorksAlone_data()
    {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QString>("global");
        QTest::newRow("alone") << kernel({}, "*a = 1; } kernel void l() { get_global_id(0);") << QStringLiteral("1");
        QTest::newRow("many") << kernel({}, "a[get_global_id(0)] = 1;") << QStringLiteral("n");
        QTest::newRow("by a function") << "int me() { return get_global_id(0); } " + kernel({}, "a[me()] = 1;") << QStringLiteral("n");
        QTest::newRow("by a macro") << "#define ME get_global_id(0)\n" + kernel({}, "a[ME] = 1;") << QStringLiteral("n");
    }
    void whoNeverAsksWhichWorkItemItIsWorksAlone()
    {
        QFETCH(QByteArray, source);
        QTEST(globalOf(guessFor(source)), "global");
    }

    void macrosTellTheGroup()
    {
        const auto guess =
            guessFor("#define UNUSED_TILE 4\n#define blksz 16\n" + kernel({}, "get_local_id(0); get_local_id(1); a[blksz] = 1;"));
        QCOMPARE(groupOf(guess), QStringLiteral("16"));
    }

    void rowsOfWorkItemsAreOneHigh()
    {
        const auto guess = guessFor("kernel void k(local float *t) { get_global_id(1); get_local_id(0); }");
        QCOMPARE(localOf(guess), QStringLiteral("group 1"));
        QCOMPARE(localCountOf(guess, 0), QStringLiteral("group"));
    }

    void whereRowsBeginGrows()
    {
        const auto guess =
            guessFor("kernel void k(global const int *rows, global const float *v, global float *sums) { int i = get_global_id(0);"
                     " float s = 0; for (int j = rows[i]; j < rows[i + 1]; j++) s += v[j]; sums[i] = s; }");
        QCOMPARE(contentsOf(guess, 0), QStringLiteral("i"));
        QCOMPARE(shapeOf(guess, 0), QStringLiteral("n + 1"));
        QCOMPARE(contentsOf(guess, 1), QStringLiteral("(i * 7 + 13) % 100"));
    }

    void whatIsReadBesideItsNeighbourBoundsNoLoop()
    {
        const auto shape = [](const QByteArray &body) {
            return shapeOf(guessFor("kernel void k(global const int *a, global int *t) { int i = get_global_id(0), l = i, s = 0; " + body +
                                    " t[i] = s; }"));
        };
        QCOMPARE(shape("int end = min(a[i + 1], 9); for (int j = a[i]; j < end; j++) s += j;"), QStringLiteral("n + 1"));
        QCOMPARE(shape("int j = a[i]; while (j < a[i + 1]) j++;"), QStringLiteral("n + 1"));
        QCOMPARE(shape("t[l] = a[i] + a[i + 1]; for (int j = 9; j > 0; j--) s += t[j];"), QStringLiteral("n"));
        QCOMPARE(shape("for (int j = 9; j > 0; j--) t[j] = a[j * 9 + t[j + 1]];"), QStringLiteral("n"));
    }

    void aDimensionThatNothingIsAskedInHasOneWorkItem()
    {
        const auto sizes = [](const QByteArray &body) { return globalOf(guessFor(kernel({}, body))); };
        QCOMPARE(sizes("a[get_global_id(1)] = 1;"), QStringLiteral("1 n"));
        QCOMPARE(sizes("a[get_global_id(1)] = get_global_size(0);"), QStringLiteral("n n"));
        QCOMPARE(sizes("for (int d = 0; d < 2; d++) a[get_global_id(d)] = get_global_id(1);"), QStringLiteral("n n"));
        QCOMPARE(sizes("a[get_global_id(0)] = 1;"), QStringLiteral("n"));
    }

    void aVectorThatIsUsedWholeIsWhatItsNameSays()
    {
        const auto guess = guessFor("kernel void k(int2 out_offset, int2 dimension, int2 factors) { int2 p = (int2)(get_global_id(0),"
                                    " get_global_id(1)) + out_offset; p = min(p * factors, dimension); }");
        QCOMPARE(valueOf(guess, "out_offset"), QStringLiteral("0 0"));
        QCOMPARE(valueOf(guess, "dimension"), QStringLiteral("n n"));
        QCOMPARE(valueOf(guess, "factors"), QStringLiteral("1 1"));
    }

    void whatOneIsShiftedByIsALogarithm()
    {
        const auto value = [](const QByteArray &body) {
            return valueOf(guessFor("kernel void k(int parts, int most) { " + body + " }"), "parts");
        };
        QCOMPARE(value("int n = 1 << parts;"), QStringLiteral("Math.round(Math.log2(n))"));
        QCOMPARE(value("int p = min(parts, most), n = 1u << p;"), QStringLiteral("Math.round(Math.log2(n))"));
        QCOMPARE(value("int n = 5 >> parts;"), QStringLiteral("n"));
    }

    void aLoopOverAnArrayEndsWithIt()
    {
        const QByteArray text =
            "typedef struct { float4 origin; float heights[4]; int count; } Scene;\n"
            "kernel void k(Scene scene, global float *a, int most, int all) { int i = get_global_id(0); float s = 0, t[8], u[5000]; "
            "for (int j = 0; j < scene.count; j++) s += scene.heights[j]; "
            "for (int j = 0; j < all; j++) u[j] = a[j]; for (int j = 0; j < most; j++) t[j] = s; u[all] = s; a[i] = t[0] + u[1]; }";
        const auto guess = guessFor(text);
        QCOMPARE(valueOf(guess, "scene"), QStringLiteral("1 1 1 1 1 1 1 1 4"));
        QCOMPARE(valueOf(guess, "most"), QStringLiteral("8"));
        QCOMPARE(valueOf(guess, "all"), QStringLiteral("Math.min(n, 5000)"));
    }

    void extentsAreKnownByTheirUse()
    {
        const auto volume = guessFor("kernel void k(global float *a, uint x, uint y) { "
                                     "a[x * y * get_global_id(2) + x * get_global_id(1) + get_global_id(0)] = 1; }");
        QCOMPARE(valueOf(volume, "x") + valueOf(volume, "y"), QStringLiteral("nn"));
        const auto layers = guessFor("kernel void k(global float *a, int channel) { for (int c = 0; c < channel; c++) "
                                     "a[get_global_id(0) * channel + c] = 1; }");
        QCOMPARE(valueOf(layers, "channel"), QStringLiteral("4"));
        const auto all = guessFor("kernel void k(global float *a, int width, int count) { "
                                  "int at = get_global_id(1) * width + get_global_id(0); if (at < count) a[at] = 1; }");
        QCOMPARE(valueOf(all, "count"), QStringLiteral("n * n"));
        const auto vector = guessFor("kernel void k(global float *a, uint4 cb) { int end = min((uint)(get_group_id(0) + 1) * 64, cb.x); "
                                     "for (int i = get_global_id(0); i < end; i += 8) a[i] = 1; }");
        QCOMPARE(valueOf(vector, "cb"), QStringLiteral("n 1 1 1"));
    }

    void aTableSaysHowManyWorkItemsThereAre()
    {
        const QByteArray body = "{ a[get_global_id(0)] = t[get_global_id(0)]; }";
        QCOMPARE(extentOf(guessFor("constant int t[4] = {7, 42, 0, -1}; kernel void k(global int *a) " + body)), QStringLiteral("4"));
    }

    void aHintTellsTheGroup()
    {
        const auto guess = guessFor("kernel __attribute__((work_group_size_hint(4, 16, 1))) void k(global float *a, local float *t) { "
                                    "int l = get_local_id(1) * 4 + get_local_id(0); t[l] = l; barrier(CLK_LOCAL_MEM_FENCE); "
                                    "a[get_global_id(1) * get_global_size(0) + get_global_id(0)] = t[l ^ 1]; }");
        QCOMPARE(localOf(guess), QStringLiteral("4 16"));
    }

    void aPointerToOneNumberHasThatNumber()
    {
        const auto buffer = [](const QByteArray &body) {
            const auto guess = guessFor("kernel void k(global const int *width, global int *a) { int i = get_global_id(0); " + body + " }");
            return shapeOf(guess) + u' ' + contentsOf(guess);
        };
        QCOMPARE(buffer("int w = *width; a[i % width[0]] = w;"), QStringLiteral("1 n"));
        QCOMPARE(buffer("a[i] = i % width[0] + width[1];"), QStringLiteral("2 [n, 1][i]"));
        QCOMPARE(buffer("a[i] = *(width + i);"), QStringLiteral("n i % 100"));
    }

    void aBufferHasTheElementsThatAreAskedForOneByOne()
    {
        const auto shape = [](const QByteArray &body) {
            return shapeOf(guessFor("kernel void k(global float *total, int n) { int i = get_global_id(0); if (i < n) " + body + " }"));
        };
        QCOMPARE(shape("total[0] += i;"), QStringLiteral("1"));
        QCOMPARE(shape("*total += i;"), QStringLiteral("1"));
        QCOMPARE(shape("total[2] = total[0];"), QStringLiteral("3"));
        QCOMPARE(shape("total[i / n] += i;"), QStringLiteral("n"));
        QCOMPARE(shape("atomic_inc((global int *)total + i);"), QStringLiteral("n"));
    }

    void numbersThatMultiplyPlacesAreTheirDistances()
    {
        const auto values = [](const QByteArray &index) {
            const auto guess = guessFor(kernel("int away, int apart, int skip, int most",
                                               "int x = get_global_id(0), y = get_global_id(1), z = get_global_id(2); if (x < most) a[" +
                                                   index + "] += a[z + y];"));
            return QStringList{valueOf(guess, "away"), valueOf(guess, "apart"), valueOf(guess, "skip")}.join(u", ");
        };
        QCOMPARE(values("x * away + y * apart + z * skip"), QStringLiteral("1, n, n * n"));
        QCOMPARE(values("x + y * apart + z * skip"), QStringLiteral("n, n, n * n"));
        QCOMPARE(values("2 * (x + 3) * away + y * apart"), QStringLiteral("1, n, n"));
        QCOMPARE(values("y * apart + x"), QStringLiteral("n, n, n"));
        QCOMPARE(values("x + y * most + z * skip"), QStringLiteral("n, n, n * n")); // a row is as long as x may be
        QCOMPARE(values("(z * apart + y) * skip + x"), QStringLiteral("n, n, n"));
    }

    void distancesThatMayBeLongerAreListed()
    {
        const auto guess = guessFor(kernel("int step, int shift, int key", "a[get_global_id(0) * step + shift] = key;"));
        QCOMPARE(guess.strides, QStringList{QStringLiteral("step")});
    }

    void pairsOfElementsAreSeen()
    {
        const auto takesPairs = [](const QByteArray &body) {
            return guessFor("kernel void k(local float *t, int size) { int l = get_local_id(0); " + body + " }").takesPairs;
        };
        QVERIFY(takesPairs("t[2 * l] = 0; t[2 * l + 1] = 0;"));
        QVERIFY(!takesPairs("t[l] = 0; t[l + 1] = 0;"));
        QVERIFY(takesPairs("int half_size = size >> 1, some = half_size; t[l] = 0; t[l + some] = 0;"));
        QVERIFY(!takesPairs("for (int s = size / 2; s > 0; s /= 2) t[l] += t[l + s];")); // a sum
    }

    void rowsOfTheirOwnGroupAreNoMoreForALargeOne()
    {
        const auto guess = guessFor(kernel({}, "local float t[256]; t[get_local_id(0)] = a[get_group_id(1)]; a[get_group_id(1)] = t[0];"));
        QCOMPARE(extentOf(guess), QStringLiteral("64"));
        QCOMPARE(groupOf(guess), QStringLiteral("256"));
        QCOMPARE(globalOf(guess), QStringLiteral("group n"));
    }

    void bordersAreWiderThanRadii()
    {
        const auto value = [](const QByteArray &more) {
            return valueOf(guessFor(kernel("int padding",
                                           "int x = get_global_id(0) + padding, row = get_global_size(0) + " + more + "; a[row + x] = 0;")),
                           "padding");
        };
        QCOMPARE(value("2 * padding"), QStringLiteral("4"));
        QCOMPARE(value("1"), QStringLiteral("1"));
    }

    void loopsThroughAnElementOfEachWorkItemEndAtTheGroup()
    {
        const auto value = [](const QByteArray &body) {
            return valueOf(guessFor(kernel("local float *t, int dim", "int l = get_local_id(0); float sum = 0; " + body +
                                                                          " barrier(CLK_LOCAL_MEM_FENCE); "
                                                                          "for (int i = 0; i < dim; i++) sum += t[i]; a[l] = sum;")),
                           "dim");
        };
        QCOMPARE(value("t[l] = l;"), QStringLiteral("group"));
        QCOMPARE(value("for (int j = l; j < 128; j += 64) t[j] = l;"), QStringLiteral("n"));
        QCOMPARE(value("t[l] = l; t[l + 64] = l;"), QStringLiteral("n"));
        QCOMPARE(value("if (get_global_id(0) < dim) t[l] = l;"), QStringLiteral("n"));
    }

    void numbersOfGroupsAreSeen()
    {
        const auto value = [](const QByteArray &index) {
            return valueOf(guessFor(kernel("local float *t, int blocks_across",
                                           "int g = get_group_id(0), l = get_local_id(0); a[" + index + "] = 0;")),
                           "blocks_across");
        };
        const QString groups = QStringLiteral("Math.ceil(n / group)");
        QCOMPARE(value("(blocks_across - 1 - g) * 16 + l"), groups);
        QCOMPARE(value("(blocks_across - g - 1) * 16 + l"), groups);
        QCOMPARE(value("(16 - blocks_across + g) * 16 + l"), groups);
        QCOMPARE(value("(blocks_across - 1 - l) * 16 + g"), QStringLiteral("n"));
    }

    void offsetsThatAreMultipliedAreDistances()
    {
        const auto value = [](const QByteArray &index) {
            return valueOf(guessFor(kernel("int offset, int rows", "int i = get_global_id(0); a[" + index + "] = 0;")), "offset");
        };
        QCOMPARE(value("offset * (2 * i + 1) - 1"), QStringLiteral("1"));
        QCOMPARE(value("i * offset"), QStringLiteral("1"));
        QCOMPARE(value("i - i % offset"), QStringLiteral("1")); // not zero
        QCOMPARE(value("offset * rows + i"), QStringLiteral("0"));
        QCOMPARE(value("offset + i"), QStringLiteral("0"));
    }

    void aNumberThatOnlyEndsALoopIsSeveral()
    {
        const auto value = [](const QByteArray &name, const QByteArray &index) {
            const QByteArray text = "kernel void k(global float *a, int " + name + ") { for (int j = 0; j < " + name +
                                    "; j++) { barrier(1); a[get_global_id(0)] += a[" + index + "]; } }";
            return valueOf(guessFor(text), name.constData());
        };
        for (const char *name : {"iters", "steps", "depth", "level", "passes"})
            QCOMPARE(value(name, "j"), QStringLiteral("2"));
        QCOMPARE(value("maxIter", "j"), QStringLiteral("16"));
        QCOMPARE(value("step", "step * j"), QStringLiteral("1"));
        QCOMPARE(value("m", "j"), QStringLiteral("n"));
    }

    void loopsThatDoubleRunAsOftenAsThatCanBeDone()
    {
        const auto values = [](const QByteArray &body) {
            const auto guess =
                guessFor("kernel void k(local float *t, int iterations, int len) { int l = get_local_id(0), far = 1; " + body + " }");
            return valueOf(guess, "iterations") + u' ' + valueOf(guess, "len");
        };
        QCOMPARE(values("for (int j = 0; j < iterations; j++) { barrier(1); far <<= 1; }"),
                 QStringLiteral("Math.round(Math.log2(group)) n"));
        QCOMPARE(values("for (int j = 0; j < iterations; j++) { barrier(1); far++; } far <<= 1;"), QStringLiteral("2 n"));
        QCOMPARE(values("for (int j = 0; j < len; j++) { far <<= 1; far |= j & 1; }"), QStringLiteral("2 n")); // bits
    }

    /// By 1 it would never come to an end.
    void whatALoopsVariableIsMultipliedByIsTwo()
    {
        const auto value = [](const QByteArray &name, const QByteArray &body, const QByteArray &other = {}) {
            const QByteArray text = "kernel void k(global float *a, int " + name + ") { int n = get_local_size(0), s = 1; " + body + " }";
            return valueOf(guessFor(other + text), name);
        };
        for (const QByteArray change : {"s *= factor", "s = s * factor", "s = factor * s", "s /= factor", "s = s / factor"}) {
            QCOMPARE(value("factor", "while (s < n) { for (int i = 1; i < factor; i++) a[i] = s; " + change + "; }"), QStringLiteral("2"));
            QCOMPARE(value("factor", "for (; s < n; " + change + ") a[s] = 1;"), QStringLiteral("2"));
        }
        QCOMPARE(value("base", "for (; s < n; s *= base) a[s] = 1;"), QStringLiteral("2"));
        QCOMPARE(value("scale", "sums(a, scale);", "void sums(global float *a, int f) { for (int s = 1; s < 64; s *= f) a[s] = 1; } "),
                 QStringLiteral("2"));
        for (const QByteArray change : {"s <<= shift", "s = s >> shift"})
            QCOMPARE(value("shift", "do { a[s] = 1; " + change + "; } while (s < n);"), QStringLiteral("1"));
        QCOMPARE(value("width", "while (s < n) { a[s] = 1; s *= width; }"), QStringLiteral("n"));
        QCOMPARE(value("factor", "for (int i = 0; i < n; i++) a[i] *= factor;"), QStringLiteral("1"));
        QCOMPARE(value("factor", "for (int i = 0; i < n; i++) s *= factor; a[0] = s;"), QStringLiteral("1"));
        QCOMPARE(value("base", "for (int i = base; i < n; i++) a[i] = 1;"), QStringLiteral("0"));
    }

    /// Whoever launches it leaves the edges out.
    void whatIsReadOnBothSidesIsAFact()
    {
        const auto reaches = [](const QByteArray &body) {
            return kernelIn("kernel void k(global const float *a, global float *o, int w, int h) {"
                            " int x = get_global_id(0), y = get_global_id(1); " +
                            body + " }")
                .facts.reaches;
        };
        const QList<int> none{0, 0, 0};
        QCOMPARE(reaches("o[x + y * w] = a[(x - 1) + (y - 1) * w] + a[x + y * w] + a[(x + 1) + (y + 1) * w];"), (QList<int>{1, 1, 0}));
        QCOMPARE(reaches("o[x + y * w] = a[y * w + x - 1] + a[y * w + x + 1] + a[(y - 2) * w + x] + a[(y + 2) * w + x];"),
                 (QList<int>{1, 2, 0}));
        QCOMPARE(reaches("o[x + y * w] = a[y * w + x - 1] + a[y * w + x + 2];"), (QList<int>{2, 0, 0}));
        QCOMPARE(reaches("o[x + y * w] = a[y * w + x - 1] + a[y * w + x];"), none);
        QCOMPARE(reaches("if (x > 0) o[x + y * w] = a[y * w + x - 1] + a[y * w + x + 1];"), none);
        QCOMPARE(reaches("if (x == 0) return; o[x + y * w] = a[y * w + x - 1] + a[y * w + x + 1];"), none);
        QCOMPARE(reaches("o[x + y * w] = a[(y + 1) * (w + 2) + x] + a[(y + 1) * (w + 2) + x + 2];"), none);
        QCOMPARE(reaches("int r = get_global_size(0); o[x + y * r] = a[(y - 1) * r + x] + a[(y + 1) * r + x];"), none);
    }

    void groupsHaveOneWorkItemWhereOnlyTheGroupIsAskedFor()
    {
        QCOMPARE(localOf(guessFor(kernel({}, "a[get_global_id(0) + get_group_id(1) * 64 + get_group_id(2) * 4096] = 1;"))),
                 QStringLiteral("group 1 1"));
    }

    void namesOfOpenCLBecomeNamesOfBuffers()
    {
        const auto guess = guessFor("kernel void k(global const float *$price, global float *a) { a[get_global_id(0)] = *$price; }");
        QCOMPARE(guess.project.buffers[0].name, QStringLiteral("_price"));
        QCOMPARE(launchOf(guess).arguments[0].parameter, QStringLiteral("$price"));
    }

    void bytesDoNotGrowBeyondThemselves()
    {
        const auto guess = guessFor("kernel void k(global const uchar *text, global int *a) { int i = get_global_id(0);"
                                    " for (int j = text[i]; j < text[i + 1]; j++) a[i] += j; }");
        QCOMPARE(contentsOf(guess), QStringLiteral("i % 100"));
    }

    void rowsOfAKnownLengthHaveAsManyItems_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("global");
        const QByteArray places = "int x = get_global_id(0), y = get_global_id(1), z = get_global_id(2); ";
        QTest::newRow("set") << QByteArray("a[get_global_id(1) * 16 + get_global_id(0)] = 1;") << QStringLiteral("16 n");
        QTest::newRow("changed") << QByteArray("a[get_global_id(1) * 16 + get_global_id(0)] += 1;") << QStringLiteral("16 n");
        QTest::newRow("counted") << QByteArray("a[get_global_id(1) * 16 + get_global_id(0)]++;") << QStringLiteral("16 n");
        QTest::newRow("a volume") << places + "a[x * 64 + y * 8 + z] *= 2;" << QStringLiteral("n 8 8");
        QTest::newRow("read only") << QByteArray("a[get_global_id(0)] = a[get_global_id(1) * 16 + get_global_id(0)];")
                                   << QStringLiteral("n n");
        QTest::newRow("of an array") << QByteArray("global float (*rows)[16] = (global float (*)[16])a;"
                                                   " rows[get_global_id(1)][get_global_id(0)] += 1;")
                                     << QStringLiteral("16 n");
    }
    void rowsOfAKnownLengthHaveAsManyItems()
    {
        QFETCH(QByteArray, body);
        QTEST(globalOf(guessFor(kernel({}, body))), "global");
    }

    void anArrayOfAStructHasAnElementForEachItem()
    {
        const auto extent = [](const QByteArray &body) {
            return extentOf(guessFor("typedef struct { float x[10]; float y[10]; } S;"
                                     "kernel void k(global S *s, global float *a, int nx) { int i = get_global_id(0); " +
                                     body + " }"));
        };
        QCOMPARE(extent("if (i < nx) s->x[i] *= s->y[i];"), QStringLiteral("10"));
        QCOMPARE(extent("if (i < nx) a[i] = s->x[i + 2];"), QStringLiteral("8"));
        QCOMPARE(extent("if (i < 10) s->x[i] = 0; a[i] = 1;"), QStringLiteral("1024")); // others have something to do as well
        QCOMPARE(extent("s[i].x[3] = 0;"), QStringLiteral("1024"));
    }

    void whatIsWrittenThoughItIsConstIsReadBack()
    {
        const auto access = [](const QByteArray &store) {
            return guessFor(
                       "kernel void k(global const uchar *in, global const uchar *out, int n) { int i = get_global_id(0); if (i < n) " +
                       store + " }")
                .project.buffers[1]
                .access;
        };
        QCOMPARE(access("((global uchar *)out)[i] = in[i];"), Access::InOut);
        QCOMPARE(access("((global uchar *)in)[i] = out[i];"), Access::In);
    }

    void macrosAndFunctionsAreLookedThrough()
    {
        QCOMPARE(globalOf(guessFor("#define ROW 0\n" + kernel({}, "a[ROW] = 1;"))), QStringLiteral("1"));
        QCOMPARE(launchOf(guessFor("int row() { return get_global_id(1); } " + kernel({}, "a[row()] = 1;"))).global.size(), 2);
    }

    void whatAFunctionDoesWithANumberIsDoneByTheKernel()
    {
        const auto guess = guessFor("float sum(global float *from, int count) { float s = 0; for (int i = 0; i < count; ++i) s += from[i];"
                                    " return s; }" +
                                    kernel("int most, int parts", "int bits = parts; a[get_global_id(0)] = sum(a, most) + (1 << bits);"));
        QCOMPARE(extentOf(guess), QStringLiteral("256"));
        QCOMPARE(valueOf(guess, "parts"), QStringLiteral("Math.round(Math.log2(n))"));
    }

    void thereAreMoreWorkItemsThanElementsWhereTheKernelLooksAfterThem_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("global");
        const QString more = QStringLiteral("Math.ceil(n / 64) * 64");
        QTest::newRow("a branch") << QByteArray("int i = get_global_id(0); if (i < count) a[i] = 1;") << more;
        QTest::newRow("one too many") << QByteArray("int i = get_global_id(0); if (i <= count) a[i] = 1;") << more;
        QTest::newRow("the other way round") << QByteArray("if (count <= get_global_id(0)) return; a[0] = 1;") << more;
        QTest::newRow("after another") << QByteArray("int i = get_global_id(0); if (i > 0 && i < count - 1) a[i] = 1;") << more;
        QTest::newRow("with a group") << QByteArray("int i = get_global_id(0); barrier(1); if (i < count) a[i] = 1;")
                                      << QStringLiteral("Math.ceil(n / group) * group");
        QTest::newRow("a component") << QByteArray("int2 p = (int2)(get_global_id(0), 0); if (p.x < count) a[p.x] = 1;") << more;
        QTest::newRow("an image's width") << QByteArray("int i = get_global_id(0); if (i < get_image_width(m)) a[i] = count;") << more;
        QTest::newRow("a loop") << QByteArray("for (int i = get_global_id(0); i < count; ++i) a[i] = 1;") << QStringLiteral("n");
        QTest::newRow("another number") << QByteArray("int i = get_global_id(0); if (i < 7) a[i] = count;") << QStringLiteral("n");
    }
    void thereAreMoreWorkItemsThanElementsWhereTheKernelLooksAfterThem()
    {
        QFETCH(QByteArray, body);
        QFETCH(QString, global);
        const QByteArray source = kernel("int count, read_only image2d_t m", body);
        const auto more = guessFor(source, true);
        QCOMPARE(globalOf(more), global);
        QCOMPARE(more.comparesPlace, global != u"n");
        QCOMPARE(extentOf(more).toInt() % 64 != 0, global != u"n");
        QCOMPARE(globalOf(guessFor(source)), QStringLiteral("n"));
    }

    void whoKnowsOnlyItsPlaceInTheGroupIsOneGroup_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("global");
        const QByteArray places = "int g = get_global_id(0); int l = get_local_id(0); barrier(1); ";
        QTest::newRow("one group") << QByteArray("int l = get_local_id(0); barrier(1); a[l] = 1;") << QStringLiteral("group");
        QTest::newRow("the very first") << places + "if (g == 0) a[l] = 1;" << QStringLiteral("group");
        QTest::newRow("shared out") << QByteArray("int l = get_local_id(0); for (int i = l; i < 256; i += 64) a[i] = 1;")
                                    << QStringLiteral("group");
        QTest::newRow("work of the first alone")
            << QByteArray("int l = get_local_id(0); if (l == 0) for (int i = 0; i < 9; i++) a[i + 1] = a[i];") << QStringLiteral("group");
        QTest::newRow("all but the first leave") << QByteArray("if (get_local_id(0) != 0) return; a[0] = 1;") << QStringLiteral("group");
        QTest::newRow("work of the first of each group")
            << QByteArray("int l = get_local_id(0); if (l == 0) a[get_group_id(0)] = 1;") << QStringLiteral("n");
        QTest::newRow("many") << QByteArray("int l = get_local_id(0); barrier(1); a[get_group_id(0)] = l;") << QStringLiteral("n");
        QTest::newRow("elements of its own") << places + "if (g == 0) a[g] = l;" << QStringLiteral("n");
        QTest::newRow("alone in its group") << QByteArray("a[get_local_id(0)] = 1;") << QStringLiteral("n");
    }
    void whoKnowsOnlyItsPlaceInTheGroupIsOneGroup()
    {
        QFETCH(QByteArray, body);
        QTEST(globalOf(guessFor(kernel({}, body))), "global");
    }

    void whoAsksForGroupsInOneDimensionHasOneInTheOther()
    {
        QCOMPARE(
            globalOf(guessFor(kernel({}, "int x = get_local_id(0), y = get_local_id(1) + get_group_id(1); barrier(1); a[x + y] = 1;"))),
            QStringLiteral("group n"));
        const auto any = guessFor(kernel({}, "int x = get_local_id(0), y = get_local_id(1); barrier(1);"
                                             " for (int d = 0; d < 2; d++) a[get_group_id(d)] = x + y;"));
        QCOMPARE(launchOf(any).global[0].text, QStringLiteral("n"));
    }

    void theGroupsPlaceTellsItsSize()
    {
        const auto group = [](const QByteArray &body) { return groupOf(guessFor(kernel({}, body))); };
        QCOMPARE(group("int2 at = (int2)(get_group_id(0), get_group_id(1)) * 16; a[at.x] = get_local_id(0) + get_local_id(1);"),
                 QStringLiteral("16"));
        QCOMPARE(group("int x = get_group_id(0) * 16, y = 16 * get_group_id(1); a[x + y] = get_local_id(0) + get_local_id(1);"),
                 QStringLiteral("16"));
    }

    void stepsOfBytesLeaveRoomForPixels()
    {
        QCOMPARE(valueOf(guessFor("kernel void k(int src_step, global uchar *src) { src[get_global_id(1)] = 1; }"), "src_step"),
                 QStringLiteral("16 * n"));
        QCOMPARE(valueOf(guessFor("kernel void k(int src_step, global float *src) { src[get_global_id(1)] = 1; }"), "src_step"),
                 QStringLiteral("n"));
    }

    void aRequiredGroupSizeIsKept()
    {
        const auto guess = guessFor("__attribute__((reqd_work_group_size(32, 2, 1))) " + kernel({}, "a[get_global_id(0)] = 1;"));
        QCOMPARE(localOf(guess), QStringLiteral("32 2"));
        QCOMPARE(launchOf(guess).global[1].text, QStringLiteral("2"));
    }

    void aWorkItemAloneHasLocalMemoryForAllElements()
    {
        const auto guess = guessFor(kernel("local int *t", "for (int i = 0; i < 8; i++) a[i] = t[i];"));
        QCOMPARE(localCountOf(guess, 1), QStringLiteral("n"));
        QCOMPARE(globalOf(guess), QStringLiteral("1"));
    }

    void whatIsDividedByIsNotZero()
    {
        const auto guess = guessFor("kernel void k(global const float *a, global const float *b, global float *c) {"
                                    " int i = get_global_id(0); float d = b[i]; c[i] = a[i] / d; }");
        QCOMPARE(contentsOf(guess, 0), QStringLiteral("i % 100"));
        QCOMPARE(contentsOf(guess, 1), QStringLiteral("(i * 7 + 13) % 100 + 1"));
        const auto inPlace =
            guessFor("kernel void k(global const float *a, global float *b) { int i = get_global_id(0); b[i] = a[i] / b[i]; }");
        QCOMPARE(contentsOf(inPlace, 1), QStringLiteral("(i * 7 + 13) % 100 + 1"));
    }

    void numbersThatAreLimitsSizesAndShifts()
    {
        const auto limits = guessFor(
            kernel("float mini, float maxValue, float x", "int i = get_global_id(0); a[i] = (a[i] - mini) / (maxValue - mini) + x;"));
        QCOMPARE(valueOf(limits, "mini"), QStringLiteral("0"));
        QCOMPARE(valueOf(limits, "maxValue"), QStringLiteral("100"));
        QCOMPARE(valueOf(limits, "x"), QStringLiteral("1"));
        const auto size =
            guessFor(kernel("int3 hidden_size", "int x = get_global_id(0), y = get_global_id(1); a[y + hidden_size.y * x] = 1;"));
        QCOMPARE(textsOf(std::get<ValueArgument>(launchOf(size).arguments[1].value).value.numbers()), QStringList(3, "n"));
        const auto digits = guessFor(kernel("global const uint *keys, uint bits", "a[(keys[get_global_id(0)] >> bits) & 255] = 1;"));
        QCOMPARE(valueOf(digits, "bits"), QStringLiteral("0"));
    }

    void rowsHaveAnElementForEachWorkItem()
    {
        const auto guess = guessFor("kernel void k(global float *a, global float *b) { int i = get_local_id(0), n = get_global_size(0);"
                                    " for (int j = 0; j < n; j++) b[i] += a[i * n + j]; }");
        QCOMPARE(shapeOf(guess, 0), QStringLiteral("n n"));
        QCOMPARE(shapeOf(guess, 1), QStringLiteral("n"));
        QCOMPARE(shapeOf(guessFor(kernel({}, "for (int j = 0; j < 4; j++) a[get_global_id(0) + 2 * get_global_size(0)] = 1;"))),
                 QStringLiteral("n"));
    }

    void rowsOfKnownLengthHaveAsManyWorkItems()
    {
        const auto column = guessFor("kernel void k(global int *a, global const int *b) {"
                                     " int c = get_global_id(0); for (int row = 0; row < 4; row++) a[row * 4 + c] = b[row] + c; }");
        QCOMPARE(column.project.parameters.first().value.text, QStringLiteral("4"));
        const auto square = guessFor("kernel void k(global int *a, global const int *b) {"
                                     " int r = get_global_id(0), c = get_global_id(1); a[r * 4 + c] = b[r + c * 4]; }");
        QCOMPARE(globalOf(square), QStringLiteral("n 4"));
        const auto apart = guessFor("kernel void k(global int *a, int m) { int i = get_global_id(0); a[m * i + i] = a[i + 8]; }");
        QVERIFY(apart.project.parameters.first().value.text.toInt() > 8);
    }

    void whatAHelperStoresForItsCallerIsKnownToDecide()
    {
        const KernelSignature signature = kernelIn(
            "void put(global const uint *a, local uint *to) { *to = a[1]; }\n"
            "kernel void k(global const uint *a, global int *b) {\n local uint count;\n if (get_local_id(0) == 0) put(a, &count);\n"
            " barrier(CLK_LOCAL_MEM_FENCE);\n for (uint i = 0; i < count; i++)\n  b[get_global_id(0)] += i; }\n");
        const auto isLoop = [](const OperationFacts &operation) { return operation.kind == OperationKind::Loop; };
        const auto loop = std::ranges::find_if(signature.facts.operations, isLoop);
        QVERIFY(loop != signature.facts.operations.end());
        QVERIFY2(loop->parameters.contains(u"a"), qPrintable(loop->parameters.join(u' ')));
    }

    void whatAnIndexIsMadeFromBoundedByAndLetBy()
    {
        const QList<IndexFacts> indexes =
            kernelIn("kernel void k(global int *a, global int *sum, global const int *flag, int n, int step) {\n"
                     " int i = get_global_id(0);\n"
                     " if (i >= n) return;\n"
                     " a[i - step] = 1;\n"
                     " if (flag[i])\n"
                     "  a[i] = 2;\n"
                     " if (flag[0] > 3) return;\n"
                     " *sum += a[i];\n"
                     " atomic_min(sum + step, a[i]);\n"
                     "}\n")
                .facts.indexes;
        const auto at = [&indexes](int line, const QString &object) {
            const auto found =
                std::ranges::find_if(indexes, [&](const IndexFacts &index) { return index.line == line && index.object == object; });
            return found == indexes.end() ? IndexFacts() : *found;
        };
        QCOMPARE(at(4, QStringLiteral("a")).parameters, (QStringList{QStringLiteral("n"), QStringLiteral("step")}));
        QCOMPARE(at(4, QStringLiteral("a")).bounds, QStringList{QStringLiteral("n")});
        QCOMPARE(at(4, QStringLiteral("a")).conditions, QStringList());
        QCOMPARE(at(6, QStringLiteral("a")).conditions, QStringList{QStringLiteral("flag")});
        const IndexFacts sum = at(8, QStringLiteral("sum")); // what is stored is not where
        QCOMPARE(sum.parameters, QStringList());
        QCOMPARE(sum.dimensions, 0);
        QCOMPARE(sum.conditions, QStringList{QStringLiteral("flag")});
        QCOMPARE(at(9, QStringLiteral("sum")).parameters, QStringList{QStringLiteral("step")});
    }

    void whatIsComparedAfterAnAccessBoundsNoIndexOfIt()
    {
        const auto parametersOf = [](const QByteArray &access, const QByteArray &after) {
            const QList<IndexFacts> indexes =
                kernelIn("kernel void k(global const int *points, global int *a) { int l = get_local_id(0); local int d[64];\n" + access +
                         "d[l + 64] = 1;\n" + after + " }")
                    .facts.indexes;
            const auto found = std::ranges::find(indexes, QStringLiteral("d"), &IndexFacts::object);
            return found == indexes.end() ? QStringList(QStringLiteral("none")) : found->parameters;
        };
        const QStringList points{QStringLiteral("points")};
        QCOMPARE(parametersOf("", "if (l <= points[0]) a[0] = 1;"), QStringList());
        QCOMPARE(parametersOf("if (l <= points[0])\n", ""), points);
        QCOMPARE(parametersOf("for (int i = 0; i < 2; i++) {\n", "if (l <= points[0]) break; }"), points);
    }

    void aNumberThatIsOnlyAskedForIsOneOfTheAnswers()
    {
        const auto value = [](const QByteArray &body) {
            return valueOf(guessFor("kernel void k(global int *a, uint levelsDone) { int i = get_global_id(0); " + body + " }"),
                           "levelsDone");
        };
        QCOMPARE(value("if (0 == levelsDone) a[i] *= 2; a[i] += 1;"), QStringLiteral("0"));
        QCOMPARE(value("if (levelsDone == 5) a[i] *= 2; else if (levelsDone == 7) a[i] += 1;"), QStringLiteral("5"));
        QCOMPARE(value("if (levelsDone == 0) return; a[i] += 1;"), QStringLiteral("n"));
        QCOMPARE(value("if (levelsDone != 0) a[i] += 1;"), QStringLiteral("n"));
        QCOMPARE(value("if (levelsDone == 0) a[i] += 1; if (i < levelsDone) a[i] += 2;"), QStringLiteral("n"));
    }

    void aNumberThatPlacesAreBeyondIsTheFirstRound()
    {
        const auto value = [](const QByteArray &body) {
            return valueOf(guessFor("kernel void k(global int *a, int d) { int x = get_global_id(0), y = get_global_id(1), w = "
                                    "get_global_size(0); " +
                                    body + " }"),
                           "d");
        };
        QCOMPARE(value("if (y >= d + 1 && x > d) a[y * w + x] -= a[d * w + x];"), QStringLiteral("0"));
        QCOMPARE(value("if (y >= d) return; a[y * w + x] += 1;"), QStringLiteral("n"));
        QCOMPARE(value("if (y >= d) y = d - 1; a[y * w + x] += 1;"), QStringLiteral("n"));
        QCOMPARE(value("if (y > d - 1) a[y * w + x] += 1;"), QStringLiteral("n"));
        QCOMPARE(value("if (y >= d) a[y * w + x] = 0; else a[y * w + x] += 1;"), QStringLiteral("n"));
        QCOMPARE(value("if (y > d) a[y * w + x] = 0; if (y < d) a[y * w + x] += 1;"), QStringLiteral("n"));
    }

    void whichContentsOfEachWorkItemLetItIn_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("own"); // in the conditions of the store in line 2
        QTest::newRow("its own elements") << QByteArray("if (i > 0 && in[i - 1] < m && in[i] >= m)\na[0] = i;") << "in";
        QTest::newRow("by way of a variable") << QByteArray("int v = in[i]; if (v == m)\na[0] = i;") << "in";
        QTest::newRow("by way of local memory")
            << QByteArray("local int t[64]; if (in[i] < m) t[l] = 1; else t[l] = -1; if (t[l] == 1 && t[l + 1] == -1)\na[0] = i;") << "in";
        QTest::newRow("by way of private memory")
            << QByteArray("int t[4]; for (int j = 0; j < 4; j++) { if (in[i + j] < m) t[j] = 1; else t[j] = -1; } int s = t[l];\n"
                          "if (s == 1) a[0] = i;")
            << "in";
        QTest::newRow("that of all") << QByteArray("if (in[0] < m)\na[0] = i;") << "";
        QTest::newRow("only a number") << QByteArray("if (i < m)\na[0] = in[i];") << "";
    }
    void whichContentsOfEachWorkItemLetItIn()
    {
        QFETCH(QByteArray, body);
        QFETCH(QString, own);
        const QByteArray head =
            "kernel void k(global int *a, global const int *in, int m) { int i = get_global_id(0), l = get_local_id(0); ";
        QStringList told;
        for (const IndexFacts &index : kernelIn(head + body + " }\n").facts.indexes)
            told << (index.line == 2 && index.object == u"a" ? index.ownConditions : QStringList());
        QCOMPARE(told.join(u' '), own);
    }

    void aVariableInLocalMemoryHasConditionsToo()
    {
        const QList<IndexFacts> indexes =
            kernelIn("kernel void k(global int *a, global const int *in, int m) { local int s; int l = get_local_id(0);\n"
                     " if (in[l] == m)\n  s = in[l + m];\n barrier(CLK_LOCAL_MEM_FENCE); a[l] = s; }\n")
                .facts.indexes;
        const auto store = std::ranges::find(indexes, QStringLiteral("s"), &IndexFacts::object);
        QVERIFY(store != indexes.end());
        QCOMPARE(store->line, 3);
        QCOMPARE(store->ownConditions, QStringList{QStringLiteral("in")});
        QCOMPARE(store->parameters, QStringList()); // what is stored is not where
        QCOMPARE(store->dimensions, 0);
    }

    void numbersThatChooseAnAccessAreKnown_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("choices"); // of the store in line 2
        QTest::newRow("one of two") << QByteArray("if (m == 3) a[i] = 3; else\na[0] = i;") << "m";
        QTest::newRow("the other") << QByteArray("if (3 != m)\na[0] = i; else a[i] = 3;") << "m";
        QTest::newRow("only with one number") << QByteArray("if (m == 3)\na[0] = i;") << "m";
        QTest::newRow("not with one number") << QByteArray("if (m != 0)\na[0] = i;") << "";
        QTest::newRow("a flag") << QByteArray("if (m)\na[0] = i;") << "m";
        QTest::newRow("no flag") << QByteArray("if (!m)\na[0] = i; else a[i] = 3;") << "m";
        QTest::newRow("after what is done instead") << QByteArray("if (m == 3) { a[i] = 3; return; }\na[0] = i;") << "m";
        QTest::newRow("where nothing is done instead") << QByteArray("if (m == 0) return;\na[0] = i;") << "";
        QTest::newRow("where nothing is done with others") << QByteArray("if (m != 3) return;\na[0] = i;") << "m";
        QTest::newRow("cases") << QByteArray("switch (m) { case 3: a[i] = 3; break; default:\na[0] = i; }") << "m";
        QTest::newRow("with a bound") << QByteArray("if (i < n && m == 3)\na[0] = i;") << "m";
        QTest::newRow("a bound") << QByteArray("if (i < n) a[i] = 3; else\na[0] = i;") << "";
        QTest::newRow("a number that all are compared with") << QByteArray("if (i == n) a[i] = 3; else\na[0] = i;") << "";
        QTest::newRow("a loop") << QByteArray("while (m == 3)\na[0] = i;") << "";
    }
    void numbersThatChooseAnAccessAreKnown()
    {
        QFETCH(QByteArray, body);
        QFETCH(QString, choices);
        QStringList told;
        for (const IndexFacts &index :
             kernelIn("kernel void k(global int *a, int n, int m) { int i = get_global_id(0); " + body + " }\n").facts.indexes)
            told << (index.line == 2 && index.object == u"a" ? index.choices : QStringList());
        QCOMPARE(told.join(u' '), choices);
    }

    void whatAnIndexIsMadeFromMayBeUnset()
    {
        QStringList told;
        for (const IndexFacts &index :
             kernelIn(
                 "kernel void k(global int *a, local int *t) { local int s[8]; int l = get_local_id(0), none; int at = atomic_inc(t);\n"
                 " a[at] = s[l];\n a[s[l]] = none;\n a[none] = 1;\n a[l] = 1; }\n")
                 .facts.indexes)
            told << (index.object == u"a" ? QStringList{index.mayBeUnset.join(u' ')} : QStringList());
        QCOMPARE(told.join(u';'), QStringLiteral("t;s;none;"));
    }

    void whatEndsALoopFromInsideIsKnown_data()
    {
        QTest::addColumn<QByteArray>("loop");
        QTest::addColumn<QString>("ends"); // parameters that the conditions of the loop in line 2 are made from
        QTest::newRow("a return") << QByteArray("while (true) { if (a[i] == 3) return; i++; }") << "a";
        QTest::newRow("a return at what an atomic gives")
            << QByteArray("for (;;) { int old = atomic_cmpxchg(&a[i], -1, 7); if (old == -1) { b[i] = 1; return; } i++; }") << "a";
        QTest::newRow("a break") << QByteArray("do { if (b[i] > m) break; i++; } while (true);") << "b m";
        QTest::newRow("a goto") << QByteArray("while (true) { if (b[i] > 1) goto end; i++; }\nend: a[i] = 1;") << "b";
        QTest::newRow("a return from a loop in it") << QByteArray("while (true) { for (;;) { if (b[i] > 1) return; i++; } }") << "b";
        QTest::newRow("a break of a loop in it") << QByteArray("while (true) {\n while (i < m) { if (b[i] > 1) break; i++; } }") << "";
        QTest::newRow("a break of a choice") << QByteArray("while (true) { switch (m) { case 1: if (b[i]) break; i++; } }") << "";
        QTest::newRow("a goto within it") << QByteArray("while (true) { if (b[i] > 1) goto next; i++; next: i--; }") << "";
        QTest::newRow("what is around it") << QByteArray("if (b[0]) while (true) { if (m == 1) break; }") << "m";
    }
    void whatEndsALoopFromInsideIsKnown()
    {
        QFETCH(QByteArray, loop);
        QFETCH(QString, ends);
        const QByteArray head = "kernel void k(volatile global int *a, global int *b, int m) { int i = get_global_id(0);\n";
        QSet<QString> parameters;
        for (const OperationFacts &operation : kernelIn(head + loop + " }\n").facts.operations) {
            if (operation.line == 2 && operation.kind == OperationKind::Loop)
                parameters.unite(QSet<QString>(operation.parameters.begin(), operation.parameters.end()));
        }
        QStringList told(parameters.begin(), parameters.end());
        told.sort();
        QCOMPARE(told.join(u' '), ends);
    }

    void aTableIsGuessedToBeEmpty()
    {
        const auto contents = [](const QByteArray &call) {
            return contentsOf(guessFor("kernel void k(volatile global uint *a, global const uint *keys) { int i = get_global_id(0); "
                                       "while (" +
                                       call + ") i++; }\n"));
        };
        QCOMPARE(contents("atomic_cmpxchg(&a[i], 0xffffffff, keys[i]) != 0xffffffff"), QStringLiteral("4294967295"));
        QCOMPARE(contents("atomic_cmpxchg(&a[i], 0, keys[i]) != 0"), QStringLiteral("0"));
        QCOMPARE(contents("atomic_cmpxchg(&a[i], 1, 1) != 1"), QStringLiteral("0")); // that waits for another one's 1
    }

    void whatDecidesWhoComesToABarrierIsKnown()
    {
        const QList<OperationFacts> operations =
            kernelIn("kernel void k(global int *a, global const int *steps, int n) {\n int i = get_global_id(0);\n"
                     " for (int s = 0; s < steps[i]; ++s)\n  barrier(CLK_LOCAL_MEM_FENCE);\n"
                     " if (i < n)\n  barrier(CLK_LOCAL_MEM_FENCE);\n a[i] = 1; }\n")
                .facts.operations;
        QStringList told;
        for (const OperationFacts &operation : operations) {
            if (operation.kind == OperationKind::Barrier)
                told << QString::number(operation.line) + u' ' + operation.parameters.join(u' ');
        }
        QCOMPARE(told, QStringList{QStringLiteral("4 steps")});
        const auto isCondition = [](const OperationFacts &operation) {
            return operation.kind == OperationKind::BarrierCondition && operation.line == 5;
        };
        const auto condition = std::ranges::find_if(operations, isCondition);
        QVERIFY(condition != operations.end());
        QCOMPARE(condition->parameters, QStringList{QStringLiteral("n")});
    }

    void whatAllOfARowAskForIsANeighbour_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<bool>("isOne");
        QTest::newRow("of the row that a number tells") << QByteArray("a[i * m + x] -=\na[i * m + i];") << true;
        QTest::newRow("of another row") << QByteArray("a[i * m + x] -=\na[i * m + m];") << true;
        QTest::newRow("of where something else begins") << QByteArray("a[x] -=\na[i];") << false;
        QTest::newRow("of several") << QByteArray("a[i * m + x] -=\na[i * m + 2 * i];") << false;
    }

    void whatAllOfARowAskForIsANeighbour()
    {
        QFETCH(QByteArray, body);
        QFETCH(bool, isOne);
        const KernelFacts facts =
            kernelIn("kernel void k(global int *a, int m, int i) { int x = get_global_id(0);\n" + body + " }\n").facts;
        QCOMPARE(!facts.neighbours.isEmpty(), isOne);
    }

    void whatIsSharedByAtomicsAloneHasSeveralGroups()
    {
        const auto global = [](const QByteArray &index) {
            return globalOf(guessFor("kernel void k(global int *lock, global int *sum, local int *t) { int l = get_local_id(0); t[l] = 1; "
                                     "barrier(CLK_LOCAL_MEM_FENCE); if (l == 0) atomic_inc(&lock[" +
                                     index + "]); sum[0] += 1; }\n"));
        };
        QCOMPARE(global("0"), QStringLiteral("n"));
        QCOMPARE(global("l"), QStringLiteral("group"));
    }

    void aHeightThatIsNotAskedSaysWhereBuffersEnd()
    {
        const auto knows = [](const QByteArray &numbers) {
            return guessFor("kernel void k(global int *a, global const int *b, " + numbers +
                            ") { int x = get_global_id(0), y = get_global_id(1); a[y * w + x] = b[(y + 1) * w + x]; }\n")
                .knowsExtents;
        };
        QVERIFY(knows("int w, int h"));
        QVERIFY(knows("int w, int imageHeight"));
        QVERIFY(!knows("int w"));
        QVERIFY(!knows("int w, int other"));
    }

    void bufferOfFourExtents()
    {
        const GuessedProject guess = guessFor("kernel void k(global int *a, int N, int C, int H, int W) { int i = get_global_id(0); "
                                              "if (i >= N * C * H * W) return; a[i] += 1; }\n");
        QStringList shape;
        for (const Expression &extent : guess.project.buffers.first().shape)
            shape << extent.text;
        QCOMPARE(shape.join(u", "), QStringLiteral("n * n, n, n"));
        QCOMPARE(globalOf(guess), QStringLiteral("n * n * n * n"));
    }

    void whereTheLastOneIsToldItIsNoCount()
    {
        const auto value = [](const QByteArray &name, const QByteArray &how) {
            return valueOf(guessFor("kernel void k(global int *a, int " + name + ") { int i = get_global_id(0); if (i " + how + " " + name +
                                    ") return; a[i] = 1; }"),
                           name.constData());
        };
        QCOMPARE(value("end", ">"), QStringLiteral("n - 1"));
        QCOMPARE(value("end", ">="), QStringLiteral("n"));
        QCOMPARE(value("high", ">"), QStringLiteral("n - 1"));
        QCOMPARE(value("right", ">"), QStringLiteral("n - 1"));
        QCOMPARE(value("n", ">"), QStringLiteral("n")); // one too many
    }

    /// By its name x is a place.
    void whatIsOnlyAskedForIsWhatItIsAskedFor()
    {
        QCOMPARE(valueOf(guessFor(kernel("int x", "if (x == 3) a[get_global_id(0)] = 3; else a[0] = 1;")), "x"), QStringLiteral("3"));
        QCOMPARE(valueOf(guessFor(kernel("int x", "if (x == 3) a[get_global_id(0) + x] = 3; else a[0] = 1;")), "x"), QStringLiteral("0"));
    }

    void whatOnlyMultipliesAPlaceIsADistance()
    {
        const auto value = [](const QByteArray &body) { return valueOf(guessFor(kernel("int first, int k, int n", body)), "k"); };
        QCOMPARE(value("int i = first + get_global_id(0) * k; if (i < n) a[i] = 1;"), QStringLiteral("1"));
        QCOMPARE(valueOf(guessFor(kernel("int width", "a[get_global_id(0) * width] = 1;")), "width"), QStringLiteral("n"));
        QCOMPARE(value("int i = get_global_id(0) * k; a[i] = 1; a[i + 1] = 2;"), QStringLiteral("n"));
        QCOMPARE(value("int i = get_global_id(0) * k; for (int j = 0; j < 4; j++) a[i + j] = 1; a[i] = 2;"), QStringLiteral("n"));
    }

    void whatALoopCountsDownFromIsLessThanAGroup()
    {
        const auto value = [](const QByteArray &step) {
            return valueOf(guessFor("kernel void k(global float *a, int steps, local float *t) { int l = get_local_id(0); t[l] = a[l]; "
                                    "for (int j = steps; j > 0; " +
                                    step +
                                    ") { barrier(CLK_LOCAL_MEM_FENCE); float s = l < j ? t[l] + t[l + 1] : 0; "
                                    "barrier(CLK_LOCAL_MEM_FENCE); if (l < j) t[l] = s; } a[get_global_id(0)] = t[l]; }"),
                           "steps");
        };
        QCOMPARE(value("j--"), QStringLiteral("group - 1"));
        QCOMPARE(value("j -= 2"), QStringLiteral("group - 1"));
        QCOMPARE(value("j /= 2"), QStringLiteral("1"));
    }

    /// A block of pairs has twice as many elements as work-items.
    void theLastOfAllPairsIsTheLastElement()
    {
        const auto value = [](const QByteArray &last) {
            return valueOf(guessFor("kernel void k(global float *a, local float *t, uint block_size) { int l = get_local_id(0); "
                                    "t[2 * l] = a[2 * get_global_id(0)]; t[2 * l + 1] = a[2 * get_global_id(0) + 1]; "
                                    "barrier(CLK_LOCAL_MEM_FENCE); for (int s = 1; s < block_size; s *= 2) "
                                    "a[get_global_id(0)] += t[l + s]; a[get_group_id(0)] = t[" +
                                    last + "]; }"),
                           "block_size");
        };
        QCOMPARE(value("block_size - 1"), QStringLiteral("2 * group"));
        QCOMPARE(value("0"), QStringLiteral("group"));
    }

    /// A loop through local memory that also goes through an array ends with that.
    void whatIndexesAnArrayIsBelowItsExtent()
    {
        const GuessedProject guess =
            guessFor("kernel void k(global const uint *which, global const int *counts, local int *own, int k, global float *out) { "
                     "int l = get_local_id(0); if (l < k) own[l] = counts[l]; barrier(CLK_LOCAL_MEM_FENCE); float sum[5] = {0}; "
                     "sum[which[get_global_id(0)]] += 1; float all = 0; for (int i = 0; i < k; i++) all += sum[i] / own[i]; "
                     "out[get_global_id(0)] = all; }");
        QCOMPARE(valueOf(guess, "k"), QStringLiteral("5"));
        QCOMPARE(contentsOf(guess, 0), QStringLiteral("i % 5"));
        QCOMPARE(contentsOf(guessFor("kernel void k(global const uint *which, global float *out) { float sum[500] = {0}; "
                                     "sum[which[get_global_id(0)]] += 1; out[get_global_id(0)] = sum[1]; }")),
                 QStringLiteral("i % 100"));
    }

    void whatIsLessThanAnotherNumberIsAPartOfIt()
    {
        const auto guess = guessFor("kernel void k(global int *a, int all, int own) { int i = get_global_id(0); "
                                    "for (int j = 0; j < all - own; j++) a[i] += j; for (int j = 0; j < own; j++) a[i] -= j; }");
        QCOMPARE(valueOf(guess, "own"), QStringLiteral("Math.ceil(n / 2)"));
        QCOMPARE(valueOf(guess, "all"), QStringLiteral("n"));
    }

    void aSerialKernelWithAGroupOfOneIsLaunchedOnce()
    {
        QCOMPARE(globalOf(guessFor("__attribute__((reqd_work_group_size(1, 1, 1))) kernel void k(global int *a, int count) { "
                                   "for (int i = 0; i < count; i++) a[i] = i; }")),
                 QStringLiteral("1"));
    }

    void rowsOfAnArrayHoldNumbers()
    {
        const auto guess = guessFor("kernel void k(global const float *a, const global float rows[3][3], global float *b) { "
                                    "b[get_global_id(0)] = a[0] * rows[1][2]; }");
        QCOMPARE(contentsOf(guess, 1), QStringLiteral("(i * 7 + 13) % 100"));
    }

    void pointersThatAllLeadToOneObjectAreFollowed()
    {
        const QList<IndexFacts> indexes = kernelIn("void put(global int *p) {\n *p = 1;\n}\n"
                                                   "kernel void k(global int *a, global const int *where) {\n int i = get_global_id(0);\n"
                                                   " put(&a[where[i]]); put(&a[where[i] + 1]);\n}\n")
                                              .facts.indexes;
        const auto store = std::ranges::find(indexes, 2, &IndexFacts::line);
        QVERIFY(store != indexes.end());
        QCOMPARE(store->object, QStringLiteral("a"));
        QCOMPARE(store->parameters, QStringList{QStringLiteral("where")});
    }

    void whatDecidesWhichValueACounterHasIsKnown_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("decides"); // where the kernel stores in line 3, or whether the loop there ends
        QTest::newRow("a counter") << QByteArray(
                                          "int t[8], n = 0; for (int j = 0; j < m; j++) if (in[i + j] > 5) n++;\nt[n] = 1; a[i] = t[0];")
                                   << "in";
        QTest::newRow("a counter after a jump")
            << QByteArray("int t[8], n = 0; for (int j = 0; j < m; j++) { if (in[j] > 5) continue; n++; }\nt[n] = 1; a[i] = t[0];") << "in";
        QTest::newRow("a flag") << QByteArray("int go = 1, at = i;\nwhile (go) { at = in[at]; if (at < 0) go = 0; } a[i] = at;") << "in";
        QTest::newRow("a flag, by way of another")
            << QByteArray("int go = 1, b = 0;\nwhile (go) { if (in[i] == 3) b = 1; if (b) go = 0; } a[i] = 1;") << "in";
        QTest::newRow("what a number decides")
            << QByteArray("int t[8], n = 0; for (int j = 0; j < m; j++) if (j > 5) n++;\nt[n] = in[i]; a[i] = t[0];") << "";
        QTest::newRow("what has one value where it is used")
            << QByteArray("int t[8]; if (in[i] > 5) { int n = 3; for (int j = 0; j < 4; j++) n++;\nt[n] = 1; } a[i] = t[0];") << "in";
        QTest::newRow("what was read for something else")
            << QByteArray("int t[8], n = 0, s = 0; for (int j = 0; j < 4; j++) { if (in[j] > 5) s = 1; n++; }\nt[n] = s; a[i] = t[0];")
            << "";
    }

    void whatDecidesWhichValueACounterHasIsKnown()
    {
        QFETCH(QByteArray, body);
        QFETCH(QString, decides);
        const KernelFacts facts =
            kernelIn("kernel void k(global int *a, global const int *in, int m) { int i = get_global_id(0);\n" + body + " }\n").facts;
        QStringList told;
        for (const IndexFacts &index : facts.indexes)
            told << (index.line == 3 && index.object == u"t" ? index.conditions : QStringList());
        for (const OperationFacts &operation : facts.operations)
            told << (operation.line == 3 && operation.kind == OperationKind::Loop ? operation.parameters : QStringList());
        told.removeDuplicates();
        QCOMPARE(told.join(u' '), decides);
    }

    void rowsInThreeDimensionsBoundTheLaunch()
    {
        const auto global = [](const QByteArray &index) {
            return globalOf(
                guessFor("kernel void k(global float *a) { int x = get_global_id(0), y = get_global_id(1), z = get_global_id(2); a[" +
                         index + "] = z; }\n"));
        };
        QVERIFY(global("x * 120 + y * 10 + z").endsWith(QStringLiteral(" 12 10")));
        QVERIFY(!global("x * 120 + y * 7 + z").contains(QStringLiteral("17")));
    }

    void aRowThatIsMultipliedByAnExtentAloneIsNone()
    {
        const GuessedProject guess =
            guessFor("kernel void k(global float *d, int n, int k) { int i = get_global_id(1), j = get_global_id(0); d[i * n + j] = "
                     "min(d[i * n + j], d[i * n + k] + d[k * n + j]); }\n");
        QCOMPARE(valueOf(guess, "n") + valueOf(guess, "k"), QStringLiteral("n1"));
    }

    void whatPartsOfAreDividedByIsLargeEnough()
    {
        QCOMPARE(valueOf(guessFor(kernel("int4 split", "int i = get_global_id(0), r = i % ((split.x * split.y) / 4);"
                                                       " a[i] = r / (split.x / 2) * split.x;")),
                         "split"),
                 QStringLiteral("2 2 1 1"));
        QCOMPARE(valueOf(guessFor(kernel("int step", "a[get_global_id(0)] = get_global_id(0) / (step / 4);")), "step"),
                 QStringLiteral("4"));
    }

    void extentsAmongFloatsAreExtents()
    {
        const auto guess = guessFor("kernel void k(global float *out, global const float *in) {"
                                    " int x = get_global_id(0), y = get_global_id(1); float w = in[6], h = in[7];"
                                    " if (x >= w || y >= h) return; out[x + y * (int)w] = x * in[0] + y; }");
        QCOMPARE(contentsOf(guess, 1), QStringLiteral("[1, 1, 1, 1, 1, 1, n, n][i]"));
        const auto table = guessFor("kernel void k(global float *out, global const float *in) {"
                                    " int x = get_global_id(0); float w = in[6]; out[x] = x * w + in[7]; }");
        QCOMPARE(contentsOf(table, 1), QStringLiteral("i % 100"));
    }

    void dimensionsThatAreOnlyToldOfAreNone()
    {
        const auto global = [](const QByteArray &body) {
            return globalOf(guessFor("kernel void k(global int *o, int w) { " + body + " }"));
        };
        QCOMPARE(global("if (get_global_id(0) == 0) { o[0] = get_local_size(1); o[1] = get_group_id(1); o[2] = get_global_size(2); }"),
                 QStringLiteral("n"));
        QCOMPARE(global("o[get_global_id(0)] = get_group_id(1) * w;"), QStringLiteral("n n"));
        QCOMPARE(global("int r = get_group_id(1); o[r * w + get_global_id(0)] = r;").count(u' '), 1);
    }

    void aRequiredGroupInDimensionsThatNothingIsAskedInIsOne()
    {
        const auto guess = guessFor("__attribute__((reqd_work_group_size(2, 2, 2))) " + kernel({}, "a[get_global_id(0)] = 1;"));
        QCOMPARE(globalOf(guess), QStringLiteral("Math.ceil(n / 2) * 2 2 2"));
        QCOMPARE(localOf(guess), QStringLiteral("2 2 2"));
    }

    void onlySeveralItemsNeedAtomics()
    {
        const QByteArray lock = "kernel void k(global int *lock, global int *sum) { while (atomic_cmpxchg(lock, 0, 1)); *sum += 1;"
                                " atomic_xchg(lock, 0); }";
        QCOMPARE(globalOf(guessFor(lock)), QStringLiteral("n"));
        QCOMPARE(globalOf(guessFor("kernel void k(global int *sum) { *sum += 1; }")), QStringLiteral("1"));
    }

    void whoSharesOutAllGoesAroundTwice()
    {
        const QByteArray loop = "for (int i = get_global_id(0); i < n; i += get_global_size(0)) a[i] = i;";
        QCOMPARE(globalOf(guessFor(kernel("int n", loop))), QStringLiteral("Math.ceil(n / 2)"));
        QCOMPARE(globalOf(guessFor(kernel("int n", "local float t[64]; t[get_local_id(0)] = get_group_id(0); " + loop))),
                 QStringLiteral("Math.ceil(n / 2 / group) * group"));
    }

    void notesNameWhatTheBuildDefines()
    {
        const KernelSignature signature = kernelIn(kernel({}, "a[get_global_id(0)] = 1;"));
        Project project = guessProject(signature)->project;
        QVERIFY(!guessNotes(signature, project, true).contains(u"program that builds"));
        project.build.defines << Define{QStringLiteral("TYPE"), Expression(QStringLiteral("float"))};
        QVERIFY(guessNotes(signature, project, true).contains(u"-D TYPE=float"));
    }

    void whatCannotBeGuessedIsSaid()
    {
        const auto guess = guessWithoutFacts({scalar("x", Scalar::Int), pointer("p", false, ParameterKind::Other)});
        QVERIFY(!guess);
        QVERIFY(guess.error().message.contains(u"\"p\" of the kernel k"));
    }
};

QTEST_GUILESS_MAIN(TestProjectGuess)
#include "tst_projectguess.moc"
