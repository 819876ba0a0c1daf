#include <QtTest>

#include "guess/MissingFromSource.h"
#include "project/Guesses.h"

using namespace kernelscope;

namespace {

Diagnostic error(const QString &message)
{
    Diagnostic diagnostic;
    diagnostic.message = message;
    return diagnostic;
}
Diagnostic unknownType(const QString &name)
{
    return error(QStringLiteral("unknown type name '%1'").arg(name));
}
Diagnostic undeclared(const QString &name)
{
    return error(QStringLiteral("use of undeclared identifier '%1'").arg(name));
}
QString optionsAfter(const QList<Diagnostic> &diagnostics)
{
    Project project;
    addGuessedDefines(project, missingFromSource(diagnostics));
    return optionsFor(project.build.defines);
}

} // namespace

class TestMissingFromSource : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void typesAreKnownByTheirNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("type");
        const auto row = [](const char *name, const char *type) {
            QTest::newRow(name) << QString::fromLatin1(name) << QString::fromLatin1(type);
        };
        row("TYPE", "float");
        row("real_t", "float");
        row("T", "float");
        row("REAL4", "float4");
        row("real2_t", "float2");
        row("uint32_t", "uint");
        row("uint16_t", "ushort");
        row("int64_t", "long");
        row("uint8_t", "uchar");
        row("u8", "uchar");
        row("pixel", "uchar");
        row("u64", "ulong");
        row("f64", "double");
        row("f16", "float");
        row("cl_uchar", "uchar");
        row("cl_float", "float");
        row("IndexType", "int");
        row("INT4", "int4");
        row("BOOL", "int");
        row("cplx", "float2");
        row("point", "float");
        row("KERNEL", "__kernel");
        row("KERNEL_FQ", "__kernel");
        row("GLOBAL_MEM", "__global");
        row("LOCAL_PTR", "__local");
        row("__CONSTANT__", "__constant");
        row("WITHIN_KERNEL", "static");
        row("INLINE_FUNC", "static");
        row("DECLSPEC", "static");
        row("SIZE_T", "ulong");
    }
    void typesAreKnownByTheirNames()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, type);
        QCOMPARE(optionsAfter({unknownType(name)}), QStringLiteral("-D %1=%2").arg(name, type));
    }

    void numbersAreGuessedAsParametersAre()
    {
        QCOMPARE(optionsAfter({undeclared(QStringLiteral("TILE")), undeclared(QStringLiteral("NUM_BINS")),
                               undeclared(QStringLiteral("RADIUS")), undeclared(QStringLiteral("LOG2_SIZE"))}),
                 QStringLiteral("-D TILE=16 -D NUM_BINS=256 -D RADIUS=1 -D LOG2_SIZE=4"));
    }

    void howMuchSomethingIsIsNeverNone()
    {
        QCOMPARE(optionsAfter({undeclared(QStringLiteral("PIX_PER_WI_Y")), undeclared(QStringLiteral("PATCH_X")),
                               undeclared(QStringLiteral("OFFSET_X"))}),
                 QStringLiteral("-D PIX_PER_WI_Y=1 -D PATCH_X=16 -D OFFSET_X=0"));
    }

    /// By its name it is where something begins.
    void whatALoopRunsUpToIsNotNone()
    {
        const auto after = [](const QString &body) {
            Project project;
            addGuessedDefines(project, missingFromSource({undeclared(QStringLiteral("OFFSET"))}, body));
            return optionsFor(project.build.defines);
        };
        QCOMPARE(after(QStringLiteral("for (int o = 1; o <= OFFSET; ++o) sum += a[i + o];")), QStringLiteral("-D OFFSET=2"));
        QCOMPARE(after(QStringLiteral("for (int o = OFFSET; o < 9; ++o) sum += a[i + o];")), QStringLiteral("-D OFFSET=0"));
    }

    void namesOfNumbersAreThose()
    {
        QCOMPARE(optionsAfter({undeclared(QStringLiteral("ZERO")), undeclared(QStringLiteral("ONE")), undeclared(QStringLiteral("ZONE"))}),
                 QStringLiteral("-D ZERO=0 -D ONE=1 -D ZONE=16"));
    }

    void aBarrierIsOne()
    {
        QCOMPARE(optionsAfter({undeclared(QStringLiteral("LOCAL_BARRIER"))}),
                 QStringLiteral("-D LOCAL_BARRIER=barrier(CLK_LOCAL_MEM_FENCE)"));
        QCOMPARE(optionsAfter({undeclared(QStringLiteral("LOCAL_MEM")), undeclared(QStringLiteral("tile"))}),
                 QStringLiteral("-D LOCAL_MEM=__local"));
    }

    /// In a function's body a type that is not known is an identifier like others, and so is what is declared with it.
    void aTypeIsNoNumberBesides()
    {
        const MissingFromSource missing =
            missingFromSource({undeclared(QStringLiteral("TYPE")), unknownType(QStringLiteral("TYPE")), undeclared(QStringLiteral("tmp"))});
        QCOMPARE(missing.names(), QStringList{QStringLiteral("TYPE")});
        Project project;
        QVERIFY(addGuessedDefines(project, missing));
        QCOMPARE(optionsFor(project.build.defines), QStringLiteral("-D TYPE=float"));
        QVERIFY(!addGuessedDefines(project, missing));
    }

    void aNameMayTellThatItIsAType()
    {
        QCOMPARE(optionsAfter({undeclared(QStringLiteral("DTYPE")), undeclared(QStringLiteral("WIDTH"))}),
                 QStringLiteral("-D DTYPE=float -D WIDTH=16"));
    }

    void whatIsShiftedIsNoFloat()
    {
        Project project;
        QVERIFY(addGuessedDefines(project, missingFromSource({unknownType(QStringLiteral("T"))})));
        const MissingFromSource shifted =
            missingFromSource({error(QStringLiteral("invalid operands to binary expression ('float' and 'uint')"))});
        QVERIFY(addGuessedDefines(project, shifted));
        QCOMPARE(optionsFor(project.build.defines), QStringLiteral("-D T=int"));
        QVERIFY(!addGuessedDefines(project, shifted));
        QCOMPARE(guessPointers(project), QStringList{QStringLiteral("/build/defines/T")});
    }

    /// unsigned DTYPE f(...): a compiler takes the name for that of a variable.
    void aNameAfterUnsignedIsAType()
    {
        const auto missing = [](const char *text) {
            Diagnostic wrong = error(QStringLiteral("program scope variable must reside in constant address space"));
            wrong.line = 2;
            return missingFromSource({wrong}, QStringLiteral("#define KNOWN int\n%1\n").arg(QLatin1String(text)));
        };
        for (const char *text : {"unsigned DTYPE f(unsigned DTYPE x)", "inline signed DTYPE *f(int x)", "const unsigned DTYPE f(int x)"}) {
            QCOMPARE(missing(text).types, QStringList{QStringLiteral("DTYPE")});
            Project project;
            QVERIFY(addGuessedDefines(project, missing(text)));
            QCOMPARE(optionsFor(project.build.defines), QStringLiteral("-D DTYPE=int"));
        }
        for (const char *text :
             {"unsigned int f(unsigned char x)", "unsigned KNOWN f(int x)", "unsigned global_number = 3;", "unsigned f(int x)"})
            QCOMPARE(missing(text).types, QStringList());
    }

    void whatASourceAsksForIsDefined()
    {
        QCOMPARE(optionsAfter({error(QStringLiteral("\"RADIX has to be defined\""))}), QStringLiteral("-D RADIX=4"));
    }

    /// array[5] of float array[ALPHA], which was guessed to be 1.
    void anArrayHasTheElementsThatAreAskedFor()
    {
        for (const QString &end : {QStringLiteral("(which contains 1 element)"), QStringLiteral("(that has type 'float[1]')")}) {
            Project project;
            QVERIFY(addGuessedDefines(project, missingFromSource({undeclared(QStringLiteral("ALPHA"))})));
            QCOMPARE(optionsFor(project.build.defines), QStringLiteral("-D ALPHA=1"));
            const QString past = QStringLiteral("array index %1 is past the end of the array ");
            QVERIFY(addGuessedDefines(project, missingFromSource({error(past.arg(2) + end), error(past.arg(5) + end)})));
            QCOMPARE(optionsFor(project.build.defines), QStringLiteral("-D ALPHA=6"));
            QCOMPARE(guessPointers(project), QStringList{QStringLiteral("/build/defines/ALPHA")});
        }
    }

    /// r = h[DGST_R0]; of uint h[4], where DGST_R0 was guessed to be 16.
    void anIndexIsOneOfTheArray()
    {
        const QString source = QStringLiteral("uint h[4], t[OTHER];\nr = h[DGST_R0];\n");
        Project project;
        QVERIFY(
            addGuessedDefines(project, missingFromSource({undeclared(QStringLiteral("DGST_R0")), undeclared(QStringLiteral("OTHER"))})));
        QCOMPARE(optionsFor(project.build.defines), QStringLiteral("-D DGST_R0=16 -D OTHER=16"));
        Diagnostic past = error(QStringLiteral("array index 16 is past the end of the array (which contains 4 elements)"));
        past.line = 2;
        QVERIFY(addGuessedDefines(project, missingFromSource({past}, source)));
        QCOMPARE(optionsFor(project.build.defines), QStringLiteral("-D DGST_R0=0 -D OTHER=16"));
    }

    void whatStandsBeforeAParametersTypeIsAnAddressSpace()
    {
        const auto optionsFrom = [](const char *source) {
            Project project;
            addGuessedDefines(project, missingFromSource({unknownType(QStringLiteral("Q"))}, QString::fromLatin1(source)));
            return optionsFor(project.build.defines);
        };
        const QString space = QStringLiteral("-D Q=__global"), type = QStringLiteral("-D Q=float");
        QCOMPARE(optionsFrom("kernel void k(global int *o, Q float* M)"), space);
        QCOMPARE(optionsFrom("int f(Q const float4 *M)"), space);
        QCOMPARE(optionsFrom("int f(const Q unsigned int *M)"), space);
        QCOMPARE(optionsFrom("kernel void k(global Q *a)"), type);
        QCOMPARE(optionsFrom("int f(Q const *a, Q x)"), type);
        QCOMPARE(optionsFrom("Q float *f(int a)"), type);
    }

    void anAddressSpaceThatIsWrongIsAnother()
    {
        Project project;
        QVERIFY(addGuessedDefines(project, missingFromSource({unknownType(QStringLiteral("Q")), unknownType(QStringLiteral("GLOBAL_MEM"))},
                                                             QStringLiteral("int f(Q float *a)"))));
        const MissingFromSource other = missingFromSource({error(
            QStringLiteral("passing '__constant float *' to parameter of type '__global float *' changes address space of pointer"))});
        for (const auto &next : {QStringLiteral("-D Q=__constant"), QStringLiteral("-D Q=__local")}) {
            QVERIFY(addGuessedDefines(project, other));
            QCOMPARE(optionsFor(project.build.defines), next + QStringLiteral(" -D GLOBAL_MEM=__global"));
        }
        QVERIFY(!addGuessedDefines(project, other));
    }

    void namesMayBeginWithUnderscores()
    {
        QCOMPARE(optionsAfter({undeclared(QStringLiteral("_BITS")), undeclared(QStringLiteral("__NUM_BINS"))}),
                 QStringLiteral("-D _BITS=16 -D __NUM_BINS=256"));
        QCOMPARE(optionsAfter({undeclared(QStringLiteral("_RADIX"))}), QStringLiteral("-D _RADIX=4"));
    }

    void aSamplerKeepsCoordinatesInside()
    {
        QCOMPARE(optionsAfter({undeclared(QStringLiteral("SAMPLER"))}),
                 QStringLiteral("-D SAMPLER=CLK_ADDRESS_CLAMP_TO_EDGE|CLK_FILTER_NEAREST"));
    }

    void otherNamesComeLast()
    {
        QCOMPARE(optionsAfter({undeclared(QStringLiteral("softening"))}), QStringLiteral("-D softening=16"));
        QCOMPARE(optionsAfter({error(QStringLiteral("use of undeclared identifier 'sofening'; did you mean 'softening'?"))}), QString());
    }
};

QTEST_GUILESS_MAIN(TestMissingFromSource)
#include "tst_missingfromsource.moc"
