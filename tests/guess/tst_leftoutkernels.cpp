#include <QtTest>

#include "guess/LeftOutKernels.h"

using namespace kernelscope;
using namespace Qt::StringLiterals;

class TestLeftOutKernels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatStandsUnderAConditionIsTold()
    {
        const QList<LeftOutKernel> kernels =
            conditionalKernels(u"#ifdef ONE // the first\nkernel void one(global float *a) {}\n#elif defined(TWO)\n"
                               "__kernel\n__attribute__((reqd_work_group_size(8, 1, 1)))\nvoid two(global float *a) {}\n#else\n"
                               "kernel void three() {}\n#endif\nkernel void always() {}\n"
                               "#if STAGE == 4\n/* kernel void none() {}\n#endif */\nkernel void four() {}\n#endif\n"_s);
        QCOMPARE(kernels.size(), 4);
        QCOMPARE(kernels[0], (LeftOutKernel{u"one"_s, u"#ifdef ONE"_s, u"ONE"_s}));
        QCOMPARE(kernels[1], (LeftOutKernel{u"two"_s, u"#elif defined(TWO)"_s, u"TWO"_s}));
        QCOMPARE(kernels[2], (LeftOutKernel{u"three"_s, u"#else of #elif defined(TWO)"_s, QString()}));
        QCOMPARE(kernels[3], (LeftOutKernel{u"four"_s, u"#if STAGE == 4"_s, u"STAGE=4"_s}));
    }

    void theMacroToChooseByIsNamed()
    {
        QCOMPARE(adviceAboutLeftOut({}), QString());
        QCOMPARE(adviceAboutLeftOut(conditionalKernels(u"#ifdef A\nkernel void one() {}\n#endif\n"_s)),
                 u"All kernels of this file are left out by the preprocessor: one (#ifdef A). Choose with --options, as in --options "
                 "\"-D A\"."_s);
        QVERIFY(!adviceAboutLeftOut(conditionalKernels(u"#ifndef A\nkernel void one() {}\n#endif\n"_s)).contains(u"--options"));
    }
};

QTEST_APPLESS_MAIN(TestLeftOutKernels)
#include "tst_leftoutkernels.moc"
