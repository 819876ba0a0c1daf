#include <QtTest>

#include "analysis/BarrierDivergence.h"
#include "analysis/DataRaces.h"
#include "analysis/EndlessLoops.h"
#include "analysis/Findings.h"
#include "analysis/OutOfBounds.h"
#include "analysis/ReadOnlyWrites.h"
#include "analysis/UninitialisedReads.h"
#include "tests/support/TraceText.h"
#include "trace/ImageAccess.h"

using namespace kernelscope;

/// Each rule of docs/memory-model.md as a small trace, with its clean twin. What is expected of a finding: its kind (error unless it
/// says "warning"), the object and element, the lines of its accesses, and how often.
class TestFindings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void races_data();
    void races() { check(); }
    void images_data();
    void images() { check(); }
    void atomics_data();
    void atomics() { check(); }
    void collectives_data();
    void collectives() { check(); }
    void others_data();
    void others() { check(); }
    void messagesAreWholeSentences();
    void adviceOnRaces_data();
    void adviceOnRaces();
    void racesThatOneBarrierOrders_data();
    void racesThatOneBarrierOrders();
    void pointersThatLeadElsewhere();
    void namesOfFilesStayAsTheyAre();
    void imagesOfThreeDimensions();
    void manyEventsOnThreads();

private:
    void check();
};

namespace {

QString summaryOf(const Finding &finding)
{
    QString text = findingKindName(finding.kind);
    if (finding.severity == Severity::Warning)
        text.prepend("warning ");
    if (!finding.object.isEmpty())
        text += QStringLiteral(" %1[%2]").arg(finding.object).arg(finding.element.value_or(-99));
    QStringList lines;
    for (const FindingAccess &access : finding.accesses)
        lines.append(QString::number(access.line));
    return text + QStringLiteral(" %1 x%2").arg(lines.join('/')).arg(finding.count);
}

/// A launch of two groups of four, with the memory that most cases use.
const QString two = "global 8 local 4\nlocal s int 16\nlocal v float4 4\nbuffer A int 64\nbuffer O int 64 out\nbuffer C int 4\n";

void row(const char *name, const QString &text, const QStringList &expected = {})
{
    QTest::newRow(name) << text << expected;
}

} // namespace

void TestFindings::check()
{
    QFETCH(QString, text);
    QStringList found;
    for (const Finding &finding : findAll(traceFrom(text)))
        found.append(summaryOf(finding));
    QTEST(found, "expected");
}

void TestFindings::races_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("expected");
    // Local memory and barriers
    row("own elements", two + "g*.i* store s[i]=x @1\ng*.i* load s[i] @2");
    row("neighbour's element", two + "g*.i* store s[i]=x @1\ng*.i0-2 load s[i+1] @2", {"data-race s[1] 1/2 x6"});
    row("after a barrier", two + "g*.i* store s[i]=x @1\ng*.i* barrier local\ng*.i0-2 load s[i+1] @2");
    row("a barrier that fences global memory only", two + "g*.i* store s[i]=x @1\ng*.i* barrier global\ng*.i0-2 load s[i+1] @2",
        {"data-race s[1] 1/2 x6"});
    row("a barrier without fence", two + "g*.i* store s[i]=x @1\ng*.i* barrier none\ng*.i0-2 load s[i+1] @2", {"data-race s[1] 1/2 x6"});
    // Barriers of sub-groups: 0 and 1, 2 and 3
    const QString stored = two + "g*.i* store s[i]=x @1\n";
    const QString neighbour = "g*.i0,2 load s[i+1] @3";
    row("a barrier of the sub-group", stored + "g*.i* sub_group_barrier local of i/2 @2\n" + neighbour);
    row("a barrier of the sub-group that fences global memory only", stored + "g*.i* sub_group_barrier global of i/2 @2\n" + neighbour,
        {"data-race s[1] 1/3 x4"});
    row("a barrier of the sub-group orders no other sub-group", stored + "g*.i* sub_group_barrier local of i/2 @2\ng*.i0-2 load s[i+1] @3",
        {"data-race s[2] 1/3 x2"});
    row("a barrier of the sub-group comes too late", stored + neighbour + "\ng*.i* sub_group_barrier local of i/2 @2",
        {"data-race s[1] 1/3 x4"});
    row("missing second barrier of a sub-group's loop",
        two + "g0.i0-1 store s[i]=1 @1\ng0.i0-1 sub_group_barrier local of 0 @2\ng0.i0-1 load s[1-i] @3\ng0.i0-1 store s[i]=2 @1\n"
              "g0.i0-1 sub_group_barrier local of 0 @2\ng0.i0-1 load s[1-i] @3",
        {"data-race s[0] 1/3 x2"});
    row("both barriers of a sub-group's loop",
        two + "g0.i0-1 store s[i]=1 @1\ng0.i0-1 sub_group_barrier local of 0 @2\ng0.i0-1 load s[1-i] @3\n"
              "g0.i0-1 sub_group_barrier local of 0 @4\ng0.i0-1 store s[i]=2 @1\ng0.i0-1 sub_group_barrier local of 0 @2\n"
              "g0.i0-1 load s[1-i] @3");
    row("a barrier of global memory for a sub-group",
        two + "g0.i* store A[i]=x @1\ng0.i* sub_group_barrier global of i/2 @2\ng0.i0,2 load A[i+1] @3");
    row("a sub-group of which one never comes",
        stored + "g*.i1-3 sub_group_barrier local of i/2 @2\ng*.i2 load s[i+1] @3\ng*.i0 load s[i+1] @4", {"data-race s[1] 1/4 x2"});
    row("no barrier of the work-group is left out for the sub-group's",
        stored + "g*.i* sub_group_barrier local of i/2 @2\ng*.i* barrier global @4\ng*.i1 load s[i+1] @3", {"data-race s[2] 1/3 x2"});
    row("missing second barrier of a loop",
        two + "g0.i* store s[i]=1 @1\ng0.i* barrier local @2\ng0.i* load s[3-i] @3\ng0.i* store s[i]=2 @1\ng0.i* barrier local @2\n"
              "g0.i* load s[3-i] @3",
        {"data-race s[0] 1/3 x4"});
    row("both barriers of a loop",
        two + "g0.i* store s[i]=1 @1\ng0.i* barrier local @2\ng0.i* load s[3-i] @3\ng0.i* barrier local @4\ng0.i* store s[i]=2 @1\n"
              "g0.i* barrier local @2\ng0.i* load s[3-i] @3");
    row("groups have local memory of their own", two + "g0.i0 store s[0]=1 @1\ng1.i0 store s[0]=2 @2");
    row("in step is no order",
        two + "g0.i* store s[i]=1 @1\ng0.i* barrier local\ng0.i0-1 load s[i+2] @2\ng0.i0-1 store s[i]=2 @3\ng0.i0 load s[1] @4\n"
              "g0.i0 store s[0]=3 @5",
        {"data-race s[1] 3/4 x1"});
    row("writes of different values", two + "g0.i* store s[0]=i @1", {"data-race s[0] 1/1 x1"});
    row("writes of the same value", two + "g0.i* store s[0]=7 @1", {"warning data-race s[0] 1/1 x1"});
    row("updates that store the same value, one of them lost", two + "g0.i* load s[0]=0 @1\ng0.i* store s[0]=1 @1",
        {"data-race s[0] 1/1 x1", "data-race s[0] 1/1 x1"});
    row("writes of which only some differ", two + "g0.i0-3 store s[0]=i/2 @1", {"data-race s[0] 1/1 x1"});
    row("one work-item's two values, another's one", two + "g0.i0 store s[0]=5 @1\ng0.i0 store s[0]=6 @1\ng0.i1 store s[0]=6 @1",
        {"data-race s[0] 1/1 x1"});
    row("one's own two values are no race with the other's same", two + "g0.i0 store s[0]=5 @1\ng0.i1 store s[0]=5 @2",
        {"warning data-race s[0] 1/2 x1"});
    row("same value at one element, different at another",
        two + "g0.i0 store s[0]=5 @1\ng0.i1 store s[0]=5 @2\ng0.i0 store s[1]=5 @1\ng0.i1 store s[1]=6 @2", {"data-race s[1] 1/2 x2"});
    row("only readers", two + "g0.i0 store s[0]=1 @1\ng0.i* barrier local\ng0.i* load s[0] @2");
    row("the writer's own reads", two + "g0.i0 store s[0]=1 @1\ng0.i0 load s[0] @2\ng0.i0 store s[0]=2 @1");
    // Bytes
    row("components of one vector", two + "g0.i* store:float v+4i=1 @1");
    row("one component twice", two + "g0.i* store:float v+4i=1 @1\ng0.i0 load:float v+4 @2", {"data-race v[0] 1/2 x1"});
    row("a vector and its component", two + "g0.i0 store v[1]=1 @1\ng0.i1 load:float v+28 @2", {"data-race v[1] 1/2 x1"});
    row("a vector and the next one's component", two + "g0.i0 store v[1]=1 @1\ng0.i1 store:float v+32=1 @2");
    row("bytes of one word", two + "g0.i* store:char s+i=1 @1");
    row("overlapping shorts", two + "g0.i0 store:short s+1=1 @1\ng0.i1 store:short s+2=2 @2", {"data-race s[0] 1/2 x1"});
    row("touching shorts", two + "g0.i0 store:short s+1=1 @1\ng0.i1 store:short s+3=2 @2");
    row("same byte of different words", two + "g0.i0 store s[0]=258 @1\ng0.i1 store:char s+0=2 @2", {"warning data-race s[0] 1/2 x1"});
    row("two elements of one vector store", two + "g0.i0 store:int4 s[0]=1 @1\ng0.i1 load:int4 s[0] @2", {"data-race s[0] 1/2 x4"});
    // Global memory
    row("groups share global memory", two + "g0.i0 store A[0]=1 @1\ng1.i0 load A[0] @2", {"data-race A[0] 1/2 x1"});
    row("a barrier does not order groups", two + "g0.i0 store A[0]=1 @1\ng*.i* barrier both\ng1.i0 load A[0] @2",
        {"data-race A[0] 1/2 x1"});
    row("a local fence does not order global memory", two + "g0.i* store A[i]=x @1\ng0.i* barrier local\ng0.i0 load A[1] @2",
        {"data-race A[1] 1/2 x1"});
    row("a global fence does", two + "g0.i* store A[i]=x @1\ng0.i* barrier global\ng0.i0 load A[1] @2");
    row("both fences do", two + "g0.i* store A[i]=x @1\ng0.i* barrier both\ng0.i0 load A[1] @2");
    row("within a group and between groups is one finding", two + "g0.i0 store A[0]=1 @1\ng0.i1 load A[0] @2\ng1.i0 load A[0] @2",
        {"data-race A[0] 1/2 x2"});
    row("the sum that all groups add to without atomics", two + "g*.i0 load C[0] @1\ng*.i0 store C[0]=g @2",
        {"data-race C[0] 1/2 x1", "data-race C[0] 2/2 x1"});
    row("a flag that all set", two + "g*.i* store C[0]=1 @1", {"warning data-race C[0] 1/1 x3"});
    row("one buffer for two parameters",
        "global 8 local 4\nbuffer A int 8\nbuffer B int 8 same A\ng*.i* store A[x]=1 @1\ng0.i0 load B[1] @2", {"data-race A[1] 1/2 x1"});
    row("two buffers", "global 8 local 4\nbuffer A int 8\nbuffer B int 8\ng*.i* store A[x]=1 @1\ng0.i0 load B[1] @2");
    row("constant memory is read only", "global 4 local 4\nconstant K int 4\ng0.i* load K[0] @1");
    row("an access out of bounds is no race", two + "g0.i0 store s[16]=1 @1\ng0.i1 load s[16] @2",
        {"out-of-bounds s[16] 1 x1", "out-of-bounds s[16] 2 x1"});
    row("groups that were not recorded", "global 16 local 4\ngroups 1,3\nbuffer A int 16\ng1.i0 store A[0]=1 @1\ng3.i2 load A[0] @2",
        {"data-race A[0] 1/2 x1"});
    row("beyond 4 GiB",
        "global 4 local 4\nbuffer A int 2000000000\ng0.i0 store A[1500000000]=1 @1\ng0.i1 store A[1500000000]=2 @2\n"
        "g0.i2 store A[426258176]=3 @3",
        {"data-race A[1500000000] 1/2 x1"});
    // Asynchronous copies
    row("a copy that is waited for", two + "g0.i* copy s[0] A[0] x8 @1\ng0.i* wait @2\ng0.i* load s[i+4] @3");
    row("a copy that is not waited for", two + "g0.i* copy s[0] A[0] x8 @1\ng0.i* load s[i+4] @3\ng0.i* wait @2",
        {"data-race s[4] 1/3 x4"});
    row("a copy over what was just written", two + "g0.i* store s[i]=0 @3\ng0.i* copy s[0] A[0] x8 @1\ng0.i* wait @2\ng0.i* load s[i] @4",
        {"data-race s[0] 3/1 x4"});
    row("a copy over what was written before a barrier",
        two + "g0.i* store s[i]=0 @3\ng0.i* barrier local\ng0.i* copy s[0] A[0] x8 @1\ng0.i* wait @2\ng0.i* load s[i] @4");
    row("a barrier does not wait for a copy", two + "g0.i* copy s[0] A[0] x8 @1\ng0.i* barrier local\ng0.i* load s[0] @3\ng0.i* wait @2",
        {"data-race s[0] 1/3 x1"});
    row("two copies to one place", two + "g0.i* copy s[0] A[0] x8 @1\ng0.i* copy s[4] A[8] x8 @2\ng0.i* wait @3",
        {"data-race s[4] 1/2 x4"});
    row("copies in turns, each element once",
        two + "g0.i* copy s[4] A[4] x4 @1\ng0.i* copy s[0] A[0] x4 @1\ng0.i* copy s[0] A[0] x4 @1\n"
              "g0.i* load s[i] @3\ng0.i* load s[i+4] @3\ng0.i* wait @2",
        {"data-race s[0] 1/1 x4", "data-race s[0] 1/3 x8"});
    row("two copies side by side", two + "g0.i* copy s[0] A[0] x8 @1\ng0.i* copy s[8] A[8] x8 @2\ng0.i* wait @3");
    row("a copy of what others still write", two + "g0.i* store A[i]=1 @3\ng0.i* copy s[0] A[0] x8 @1\ng0.i* wait @2",
        {"data-race A[0] 3/1 x4"});
    row("a strided copy passes over what lies between", two + "g0.i* store A[2i+1]=1 @3\ng0.i* copy s[0] A[0] x8/2 @1\ng0.i* wait @2");
    row("a copy with a stride of 0 stays at one element, however often it is copied",
        two + "g0.i* store A[i+1]=1 @3\ng0.i* copy s[0] A[0] x16/0 @1\ng0.i* wait @2");
    row("groups that copy to one place", two + "g*.i* copy A[0] s[0] x4 @1\ng*.i* wait @2",
        {"data-race A[0] 1/1 x4", "uninitialised-read s[0] 1 x8"});
    row("what was copied is initialised", two + "g0.i* copy s[0] A[0] x8 @1\ng0.i* wait @2\ng0.i* barrier local\ng0.i* load s[7] @4");
}

void TestFindings::images_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("expected");
    const QString picture = two + "image im uint4 8x8\nimage ja uint4 8x8\n";
    row("pixels that a function is for", picture + "g*.i* write_imageui im x,0=x @1\ng*.i* read_imageui ja x,0 @2");
    row("pixels that a function is not for", picture + "g*.i* write_imagef im x,0=x @1\ng*.i* read_imagei ja x,0 @2",
        {"invalid-format im[-99] 1 x8", "invalid-format ja[-99] 2 x8"});
    row("floats as integers", two + "image im float 8x8\ng0.i0 read_imageui im 0,0 @1\ng0.i0 read_imagef im 0,0 @2",
        {"invalid-format im[-99] 1 x1"});
    row("pixels of their own", picture + "g*.i* write im x,0=x @1\ng*.i* fence image @2\ng*.i* read im x,0 @3");
    row("pixels of their own without a fence", picture + "g*.i* write im x,0=x @1\ng*.i* read im x,0 @2", {"data-race im[-99] 1/2 x8"});
    row("one pixel", picture + "g0.i* write im 2,3=x @1", {"data-race im[-99] 1/1 x1"});
    row("one row for both groups", picture + "g*.i* write im i,0=x @1", {"data-race im[-99] 1/1 x4"});
    row("one colour", picture + "g*.i* write im i,0=9 @1", {"warning data-race im[-99] 1/1 x4"});
    row("one colour at one pixel, two at another", picture + "g0.i0-1 write im 0,0=9 @1\ng0.i0-1 write im 1,0=x @1",
        {"data-race im[-99] 1/1 x2"});
    row("the same place of two images", picture + "g0.i0 write im 1,1=1 @1\ng0.i1 write ja 1,1=2 @2");
    row("readers", picture + "g*.i* read im 0,0 @1");
    row("a reader of another's pixel", picture + "g0.i0 write im 4,4=1 @1\ng0.i3 read im 4,4 @2", {"data-race im[-99] 1/2 x1"});
    row("after a barrier that fences images", picture + "g0.i0 write im 4,4=1 @1\ng0.i* barrier image @2\ng0.i3 read im 4,4 @3");
    row("after a barrier that fences global memory", picture + "g0.i0 write im 4,4=1 @1\ng0.i* barrier global @2\ng0.i3 read im 4,4 @3",
        {"data-race im[-99] 1/3 x1"});
    row("no barrier orders groups", picture + "g0.i0 write im 4,4=1 @1\ng*.i* barrier image @2\ng1.i0 read im 4,4 @3",
        {"data-race im[-99] 1/3 x1"});
    row("a depth of its own", picture + "g0.i0 write im 1,1,0=1 @1\ng0.i1 write im 1,1,2=2 @1");
    row("coordinates that are no whole numbers", picture + "g0.i0 write im 1,1=1 @1\ng0.i1 read im 1,1 sampled @2");
}

void TestFindings::atomics_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("expected");
    row("atomics don't race with each other", two + "g*.i* atomic_add C[0]=x,1 @1");
    row("atomics of different widths", two + "g0.i0 atomic_add:ulong C[0]=0,1 @1\ng0.i1 atomic_add C[1]=0,1 @2", {"data-race C[1] 1/2 x1"});
    row("atomics of different widths, between groups", two + "g0.i0 atomic_add:ulong C[0]=0,1 @1\ng1.i1 atomic_add C[1]=0,1 @2",
        {"data-race C[1] 1/2 x1"});
    row("atomics of different widths, side by side", two + "g*.i* atomic_add:ulong C[0]=x,1 @1\ng*.i* atomic_add C[2]=x,1 @2");
    row("atomics of different widths that only read",
        two + "g*.i* atomic_load.relaxed.device:ulong C[0]=0 @1\ng*.i* atomic_load.relaxed.device C[1]=0 @2");
    row("atomics of different widths, after a barrier",
        two + "g0.i* atomic_add:ulong C[0]=i,1 @1\ng0.i* barrier global\ng0.i* atomic_add C[1]=i,1 @2");
    row("a plain read races with an atomic", two + "g0.i0 atomic_add C[0]=0,1 @1\ng1.i0 load C[0]=1 @2", {"data-race C[0] 1/2 x1"});
    row("a plain write races with an atomic", two + "g0.i0 atomic_add C[0]=0,1 @1\ng0.i1 store C[0]=1 @2", {"data-race C[0] 1/2 x1"});
    row("a failed compare-exchange only reads", two + "g0.i0 atomic_cmpxchg C[0]=5,4,1 @1\ng0.i1 load C[0]=5 @2");
    row("a successful one writes", two + "g0.i0 atomic_cmpxchg C[0]=4,4,1 @1\ng0.i1 load C[0]=5 @2", {"data-race C[0] 1/2 x1"});
    row("a guess that a compare-exchange confirms",
        two + "g0.i0 load C[0]=7 @1\ng0.i0 atomic_cmpxchg C[0]=9,7,8 @2\n"
              "g0.i1 load C[0]=7 @1\ng0.i1 atomic_cmpxchg C[0]=7,7,9 @2",
        {"warning data-race C[0] 1/2 x1"});
    row("a guess that is used otherwise",
        two + "g0.i0 load C[0]=7 @1\ng0.i0 atomic_cmpxchg C[0]=9,7,8 @2\n"
              "g0.i1 load C[0]=7 @1\ng0.i1 atomic_cmpxchg C[0]=7,6,9 @2\ng0.i2 atomic_inc C[0]=7,8 @3",
        {"data-race C[0] 1/3 x1"});
    row("the plain read of a compare-exchange loop", two + "g*.i* load C[0]=0 @1\ng*.i* atomic_cmpxchg C[0]=x,x,9 @2",
        {"data-race C[0] 1/2 x3"});
    row("an atomic load is none", two + "g*.i* atomic_load.relaxed.device C[0]=0 @1\ng*.i* atomic_add.relaxed.device C[0]=x,1 @2");
    row("atomics of the group's scope, between groups", two + "g*.i* atomic_add.relaxed.work_group C[0]=x,1 @1", {"data-race C[0] 1/1 x1"});
    row("atomics of the group's scope, within one", two + "g0.i* atomic_add.relaxed.work_group C[0]=i,1 @1");
    row("atomics of different scopes", two + "g0.i0 atomic_add.relaxed.work_group C[0]=0,1 @1\ng1.i0 atomic_add.relaxed.device C[0]=1,1 @2",
        {"data-race C[0] 1/2 x1"});
    row("local counter without initialisation", two + "g0.i* atomic_inc s[0]=i,1 @1", {"uninitialised-read s[0] 1 x4"});
    row("local counter",
        two + "g0.i0 store s[0]=0 @1\ng0.i* barrier local\ng0.i* atomic_inc s[0]=i,1 @2\ng0.i* barrier local\ng0.i0 load s[0] @3");
    row("local counter set in the same phase", two + "g0.i0 store s[0]=0 @1\ng0.i* atomic_inc s[0]=i,1 @2", {"data-race s[0] 1/2 x1"});
    row("atomic_xchg initialises", two + "g0.i0 atomic_xchg s[0]=9,0 @1\ng0.i* barrier local\ng0.i* load s[0] @2");
    // Release and acquire
    const QString message =
        "g0.i0 store A[0]=42 @1\ng0.i0 atomic_store%1 C[0]=0,1 @2\ng1.i0 atomic_load%2 C[0]=1 @3\ng1.i0 load A[0]=42 @4";
    row("a message with release and acquire", two + message.arg(".release.device", ".acquire.device"));
    row("sequentially consistent", two + message.arg(".seq_cst.device", ".seq_cst.device"));
    row("relaxed", two + message.arg(".relaxed.device", ".relaxed.device"), {"data-race A[0] 1/4 x1"});
    row("released, but not acquired", two + message.arg(".release.device", ".relaxed.device"), {"data-race A[0] 1/4 x1"});
    row("acquired, but not released", two + message.arg(".relaxed.device", ".acquire.device"), {"data-race A[0] 1/4 x1"});
    row("not seen yet",
        two + "g0.i0 store A[0]=42 @1\ng0.i0 atomic_store.release.device C[0]=0,1 @2\n"
              "g1.i0 atomic_load.acquire.device C[0]=0 @3\ng1.i0 load A[0]=42 @4",
        {"data-race A[0] 1/4 x1"});
    row("too small a scope", two + message.arg(".release.work_group", ".acquire.device"),
        {"data-race A[0] 1/4 x1", "data-race C[0] 2/3 x1"});
    row("within a group its scope is enough", two + "g0.i0 store A[0]=42 @1\ng0.i0 atomic_store.release.work_group C[0]=0,1 @2\n"
                                                    "g0.i1 atomic_load.acquire.work_group C[0]=1 @3\ng0.i1 load A[0]=42 @4");
    const QString inEachGroup = "g*.i0 store s[4]=42 @1\ng*.i0 atomic_store%1.work_group s[0]=0,1 @2\n"
                                "g*.i1 atomic_load%2.work_group s[0]=1 @3\ng*.i1 load s[4]=42 @4";
    row("a message in the local memory of each group", two + inEachGroup.arg(".release", ".acquire"));
    row("relaxed in the local memory of each group", two + inEachGroup.arg(".relaxed", ".relaxed"), {"data-race s[4] 1/4 x2"});
    row("the release comes too early",
        two + "g0.i0 atomic_store.release.device C[0]=0,1 @2\ng0.i0 store A[0]=42 @1\n"
              "g1.i0 atomic_load.acquire.device C[0]=1 @3\ng1.i0 load A[0]=42 @4",
        {"data-race A[0] 1/4 x1"});
    row("the acquire comes too late",
        two + "g0.i0 store A[0]=42 @1\ng0.i0 atomic_store.release.device C[0]=0,1 @2\n"
              "g1.i0 load A[0]=42 @4\ng1.i0 atomic_load.acquire.device C[0]=1 @3",
        {"data-race A[0] 1/4 x1"});
    row("what the sub-group did is released",
        two + "g0.i* store A[i]=i @1\ng0.i* sub_group_barrier global of i/2 @2\ng0.i0 atomic_store.release.device C[0]=0,1 @3\n"
              "g1.i0 atomic_load.acquire.device C[0]=1 @4\ng1.i0 load A[1]=1 @5");
    row("what another sub-group did is not",
        two + "g0.i* store A[i]=i @1\ng0.i* sub_group_barrier global of i/2 @2\ng0.i0 atomic_store.release.device C[0]=0,1 @3\n"
              "g1.i0 atomic_load.acquire.device C[0]=1 @4\ng1.i0 load A[2]=2 @5",
        {"data-race A[2] 1/5 x1"});
    row("an atomic on local memory does not order global memory",
        two + "g0.i0 store A[0]=42 @1\ng0.i0 atomic_store.release.work_group s[0]=0,1 @2\n"
              "g0.i1 atomic_load.acquire.work_group s[0]=1 @3\ng0.i1 load A[0]=42 @4",
        {"data-race A[0] 1/4 x1"});
    row("fences make relaxed atomics order",
        two + "g0.i0 store A[0]=42 @1\ng0.i0 fence.release.device global @2\ng0.i0 atomic_store.relaxed.device C[0]=0,1 @3\n"
              "g1.i0 atomic_load.relaxed.device C[0]=1 @4\ng1.i0 fence.acquire.device global @5\ng1.i0 load A[0]=42 @6");
    row("a fence of local memory orders local memory",
        two + "g0.i0 store A[0]=42 @1\ng0.i0 fence.release.device local @2\ng0.i0 atomic_store.relaxed.device C[0]=0,1 @3\n"
              "g1.i0 atomic_load.relaxed.device C[0]=1 @4\ng1.i0 fence.acquire.device local @5\ng1.i0 load A[0]=42 @6",
        {"data-race A[0] 1/6 x1"});
    const QString crossed = "g0.i0 store %1=42 @1\ng0.i0 fence.release.work_group %2 @2\ng0.i0 atomic_store.relaxed.work_group %3=0,1 @3\n"
                            "g0.i1 atomic_load.relaxed.work_group %3=1 @4\ng0.i1 fence.acquire.work_group %4 @5\ng0.i1 load %1=42 @6";
    row("fences of both memories order global memory through a local atomic", two + crossed.arg("A[0]", "both", "s[0]", "both"));
    row("fences of both memories order local memory through a global atomic", two + crossed.arg("s[1]", "both", "C[0]", "both"));
    row("fences of global memory do not through a local atomic", two + crossed.arg("A[0]", "global", "s[0]", "global"),
        {"data-race A[0] 1/6 x1"});
    row("fences of local memory do not through a global atomic", two + crossed.arg("s[1]", "local", "C[0]", "local"),
        {"data-race s[1] 1/6 x1"});
    row("a releasing fence of one memory only", two + crossed.arg("A[0]", "global", "s[0]", "both"), {"data-race A[0] 1/6 x1"});
    row("an acquiring fence of one memory only", two + crossed.arg("A[0]", "both", "s[0]", "global"), {"data-race A[0] 1/6 x1"});
    row("a local atomic that acquires by itself, behind a release of both memories",
        two + crossed.arg("A[0]", "both", "s[0]", "both")
                  .replace("load.relaxed", "load.acquire")
                  .remove("g0.i1 fence.acquire.work_group both @5\n"),
        {"data-race A[0] 1/6 x1"});
    row("a later fence of global memory releases nothing more through a local atomic",
        two + crossed.arg("A[0]", "both @7\ng0.i0 store A[1]=43 @8\ng0.i0 fence.release.work_group global", "s[0]", "both") +
            "\ng0.i1 load A[1] @9",
        {"data-race A[1] 8/9 x1"});
    row("a fence of the group's scope acquires nothing from other groups",
        two + "g0.i0 store A[0]=42 @1\ng0.i0 atomic_store.release.device C[0]=0,1 @2\n"
              "g1.i0 atomic_load.relaxed.device C[0]=1 @3\ng1.i0 fence.acquire.work_group global @4\ng1.i0 load A[0]=42 @5",
        {"data-race A[0] 1/5 x1"});
    row("a release for the group alone, after one for the device",
        two + "g0.i0 store A[0]=42 @1\ng0.i0 atomic_xchg.release.work_group C[0]=0,1 @2\ng0.i1 atomic_add.release.device C[0]=1,1 @3\n"
              "g1.i0 atomic_load.acquire.device C[0]=2 @4\ng1.i0 load A[0]=42 @5",
        {"data-race A[0] 1/5 x1", "data-race C[0] 2/4 x1"});
    row("a release for the device that one for the group follows",
        two + "g0.i0 store A[0]=42 @1\ng0.i0 atomic_xchg.release.device C[0]=0,1 @2\ng0.i1 atomic_add.release.work_group C[0]=1,1 @3\n"
              "g1.i0 atomic_load.acquire.device C[0]=2 @4\ng1.i0 load A[0]=42 @5",
        {"data-race C[0] 3/4 x1"});
    const QString handed = "g0.i1 store A[0]=42 @1\ng0.i* barrier %1 @2\ng0.i0 atomic_store.release.device C[0]=0,1 @3\n"
                           "g1.i0 atomic_load.acquire.device C[0]=1 @4\ng1.i0 load A[0]=42 @5";
    row("a release after a barrier that fences global memory", two + handed.arg("global"));
    row("a release after a barrier that fences local memory only", two + handed.arg("local"), {"data-race A[0] 1/5 x1"});
    row("three groups pass a message on",
        "global 12 local 4\nbuffer A int 4\nbuffer C int 4\ng0.i0 store A[0]=42 @1\ng0.i0 atomic_store.release.device C[0]=0,1 @2\n"
        "g1.i0 atomic_load.acquire.device C[0]=1 @3\ng1.i0 atomic_store.release.device C[1]=0,1 @4\n"
        "g2.i0 atomic_load.acquire.device C[1]=1 @5\ng2.i0 load A[0]=42 @6");
    row("a release sequence",
        "global 12 local 4\nbuffer A int 4\nbuffer C int 4\ng0.i0 store A[0]=42 @1\ng0.i0 atomic_store.release.device C[0]=0,1 @2\n"
        "g1.i0 atomic_add.relaxed.device C[0]=1,1 @3\ng2.i0 atomic_load.acquire.device C[0]=2 @4\ng2.i0 load A[0]=42 @5");
    row("barriers carry it to the whole group",
        two + "g0.i* store A[i]=i @1\ng0.i* barrier both @2\ng0.i0 atomic_store.release.device C[0]=0,1 @3\n"
              "g1.i0 atomic_load.acquire.device C[0]=1 @4\ng1.i* barrier both @5\ng1.i* load A[i]=i @6");
    row("without the first barrier only its own stores are released",
        two + "g0.i* store A[i]=i @1\ng0.i0 atomic_store.release.device C[0]=0,1 @3\n"
              "g1.i0 atomic_load.acquire.device C[0]=1 @4\ng1.i* barrier both @5\ng1.i* load A[i]=i @6",
        {"data-race A[1] 1/6 x3"});
    // The last group finishes
    const QString last = "g*.i0 store A[g]=g @1\ng*.i0 %1 @2\ng0.i0 atomic_add%2 C[0]=0,1 @3\ng1.i0 atomic_add%2 C[0]=1,1 @3\n"
                         "g1.i* barrier both @4\ng1.i* load A[0] @5\ng1.i* load A[1] @5";
    row("last group finishes, OpenCL 1.x", two + last.arg("fence global", ""), {"warning data-race A[0] 1/5 x1"});
    row("last group sets the counter back, OpenCL 1.x", two + last.arg("fence global", "") + "\ng1.i0 store C[0]=0 @6",
        {"warning data-race A[0] 1/5 x1", "warning data-race C[0] 3/6 x1"});
    row("last group sets the counter back, something after the fence",
        two + last.arg("fence global\ng*.i0 store A[g]=g @7", "") + "\ng1.i0 store C[0]=0 @6",
        {"warning data-race A[0] 1/5 x1", "data-race C[0] 3/6 x1", "data-race A[0] 7/5 x1"});
    row("last group finishes, OpenCL 1.x without fence", two + last.arg("fence none", "").remove("g*.i0 fence none @2"),
        {"data-race A[0] 1/5 x1"});
    row("last group finishes, acquire and release", two + last.arg("fence none", ".acq_rel.device").remove("g*.i0 fence none @2"));
    row("last group finishes, relaxed with fences",
        two + "g*.i0 store A[g]=g @1\ng*.i0 fence.release.device global @2\ng0.i0 atomic_add.relaxed.device C[0]=0,1 @3\n"
              "g1.i0 atomic_add.relaxed.device C[0]=1,1 @3\ng1.i0 fence.acquire.device global @4\ng1.i0 load A[0] @5\ng1.i0 load A[1] @5");
    row("four groups, the last reads what all left",
        "global 16 local 4\nbuffer A int 4\nbuffer C int 1\ng*.i0 store A[g]=g @1\ng3.i0 atomic_inc.acq_rel.device C[0]=0,1 @2\n"
        "g1.i0 atomic_inc.acq_rel.device C[0]=1,1 @2\ng0.i0 atomic_inc.acq_rel.device C[0]=2,1 @2\n"
        "g2.i0 atomic_inc.acq_rel.device C[0]=3,1 @2\ng2.i0 load A[0] @3\ng2.i0 load A[1] @3\ng2.i0 load A[2] @3\ng2.i0 load A[3] @3");
    row("four groups, not the last",
        "global 16 local 4\nbuffer A int 4\nbuffer C int 1\ng*.i0 store A[g]=g @1\ng3.i0 atomic_inc.acq_rel.device C[0]=0,1 @2\n"
        "g1.i0 atomic_inc.acq_rel.device C[0]=1,1 @2\ng0.i0 atomic_inc.acq_rel.device C[0]=2,1 @2\n"
        "g2.i0 atomic_inc.acq_rel.device C[0]=3,1 @2\ng0.i0 load A[0] @3\ng0.i0 load A[1] @3\ng0.i0 load A[2] @3\ng0.i0 load A[3] @3",
        {"data-race A[2] 1/3 x1"});
    // A lock
    const QString lock =
        "g0.i0 atomic_cmpxchg%1 C[0]=0,0,1 @1\ng0.i0 load A[0] @2\ng0.i0 store A[0]=1 @3\ng0.i0 atomic_xchg%2 C[0]=1,0 @4\n"
        "g1.i0 atomic_cmpxchg%1 C[0]=0,0,1 @1\ng1.i0 load A[0] @2\ng1.i0 store A[0]=2 @3\ng1.i0 atomic_xchg%2 C[0]=1,0 @4";
    row("sections under one lock", two + lock.arg(".acquire.device", ".release.device"));
    row("sections under a lock that a store frees",
        two + QString(lock).replace("atomic_xchg%2 C[0]=1,0", "atomic_store.release.device C[0]=0").arg(".acquire.device"));
    row("sections under a relaxed lock", two + lock.arg(".relaxed.device", ".relaxed.device"),
        {"data-race A[0] 2/3 x1", "data-race A[0] 3/3 x1"});
    row("sections under a lock of OpenCL 1.x", two + lock.arg("", ""), {"warning data-race A[0] 2/3 x1", "warning data-race A[0] 3/3 x1"});
    row("sections under a lock that plain stores free", two + QString(lock).replace("atomic_xchg%2 C[0]=1,0", "store C[0]=0").arg(""),
        {"data-race C[0] 1/4 x1", "data-race A[0] 2/3 x1", "data-race A[0] 3/3 x1", "warning data-race C[0] 4/4 x1"});
    const QString localLock =
        "g*.i0 store s[0]=0 @5\ng*.i0 store s[4]=0 @5\ng*.i* barrier local\ng*.i0 atomic_cmpxchg%1 s[0]=0,0,1 @1\ng*.i0 load %2 @2\n"
        "g*.i0 store %2=1 @3\ng*.i0 atomic_xchg%3 s[0]=1,0 @4\ng*.i1 atomic_cmpxchg%1 s[0]=0,0,1 @1\n"
        "g*.i1 load %2 @2\ng*.i1 store %2=2 @3\ng*.i1 atomic_xchg%3 s[0]=1,0 @4";
    row("sections under the lock of each group", two + localLock.arg(".acquire.work_group", "s[4]", ".release.work_group"));
    row("sections under the lock of each group, OpenCL 1.x, for an element of its own", two + localLock.arg("", "A[g]", ""),
        {"warning data-race A[0] 2/3 x2", "warning data-race A[0] 3/3 x2"});
    row("sections under the lock of each group, OpenCL 1.x, for one element of all", two + localLock.arg("", "A[0]", ""),
        {"data-race A[0] 2/3 x3", "data-race A[0] 3/3 x3"});
    const QString flagLock = QString(localLock).replace("store s[0]=0 @5", "atomic_store.relaxed.work_group s[0]=0 @5");
    row("a lock that a store sets free before a barrier", two + flagLock.arg(".acquire.work_group", "s[4]", ".release.work_group"));
    row("a relaxed lock that a store sets free before a barrier", two + flagLock.arg(".relaxed.work_group", "s[4]", ".relaxed.work_group"),
        {"data-race s[4] 2/3 x2", "data-race s[4] 3/3 x2"});
    row("a lock that a store sets free while others take it",
        two + QString(flagLock).arg(".acquire.work_group", "s[4]", ".release.work_group") +
            "\ng*.i2 atomic_store.relaxed.work_group s[0]=0 @6",
        {"data-race s[4] 2/3 x2", "data-race s[4] 3/3 x2"});
    row("a lock that each group's store sets free for itself",
        two + lock.arg(".acquire.device", ".release.device").prepend("g*.i1 atomic_store.relaxed.device C[0]=0 @5\ng*.i* barrier both\n"),
        {"data-race A[0] 2/3 x1", "data-race A[0] 3/3 x1"});
    row("an access outside of the lock", two + lock.arg(".acquire.device", ".release.device") + "\ng1.i1 load A[0] @5",
        {"data-race A[0] 3/5 x2"});
}

/// Sub-groups of two: 0 and 1, 2 and 3.
void TestFindings::collectives_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("expected");
    row("all of the sub-groups", two + "g*.i* sub_group_reduce_add 0 of i/2 of 2 @1\ng*.i* sub_group_broadcast 1 of i/2 of 2 @2");
    row("one sub-group alone", two + "g*.i0-1 sub_group_reduce_add 0 of i/2 of 2 @1");
    row("some of a sub-group", two + "g*.i0-2 sub_group_reduce_add 0 of i/2 of 2 @1", {"invalid-collective 1 x2"});
    row("some of a sub-group, at its barrier", two + "g0.i0 sub_group_barrier local of 0 @1\ng0.i* sub_group_barrier local of i/2 @2",
        {"invalid-collective 1/2 x1"});
    row("another order",
        two + "g0.i0 sub_group_any 0 of 0 of 2 @1\ng0.i0-1 sub_group_all 0 of 0 of 2 @2\ng0.i1 sub_group_any 0 of 0 of 2 @1",
        {"invalid-collective 1/2 x1"});
    row("once less", two + "g0.i0-1 sub_group_any 0 of 0 of 2 @1\ng0.i1 sub_group_any 0 of 0 of 2 @1", {"invalid-collective 1 x1"});
    row("some of a sub-group, where any may come", two + "g*.i0-2 sub_group_non_uniform_reduce_add 0 of i/2 of 2 @1");
    row("different work-items of a sub-group", two + "g*.i* sub_group_broadcast i/2 of 0 of 4 @1", {"invalid-collective 1/1 x2"});
    row("different work-items, of different sub-groups", two + "g*.i* sub_group_broadcast i/2 of i/2 of 2 @1");
    row("different work-items of a shuffle", two + "g*.i* sub_group_shuffle 3-i of 0 of 4 @1");
    row("none of a sub-group's work-items", two + "g*.i* sub_group_broadcast 2 of i/2 of 2 @1", {"invalid-collective 1 x8"});
    row("none of a shuffle's", two + "g*.i2 sub_group_shuffle 2 of 1 of 2 @1", {"warning invalid-collective 1 x2"});
    row("different work-items of a work-group", two + "g1.i* work_group_broadcast i/2 of 0 of 4 @1", {"invalid-collective 1/1 x1"});
    row("none of a work-group's work-items", two + "g1.i* work_group_broadcast 4 of 0 of 4 @1", {"invalid-collective 1 x4"});
    row("a loop without an end explains it", two + "g0.i0 loop 1000 @1\ng0.i1 sub_group_any 0 of 0 of 2 @2", {"endless-loop 1 x1"});
}

void TestFindings::others_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("expected");
    // Out of bounds
    row("after a buffer", two + "g1.i3 store A[64]=1 @1", {"out-of-bounds A[64] 1 x1"});
    row("before a buffer", two + "g*.i0 load A[-2] @1", {"out-of-bounds A[-2] 1 x2"});
    row("partly after", two + "g0.i0 load:int4 A[62] @1", {"out-of-bounds A[62] 1 x1"});
    row("the last element", two + "g0.i0 load A[63] @1");
    row("local memory", two + "g0.i* store s[i+13]=1 @1", {"out-of-bounds s[16] 1 x1"});
    row("a constant table", "global 4 local 4\nconstant K int 4\ng0.i* load K[i+1] @1", {"out-of-bounds K[4] 1 x1"});
    row("an index outside its dimension", "global 4 local 4\nlocal t int 4x16\ng0.i0 index t 20 of 16 @1\ng0.i0 store t[20]=1 @1",
        {"warning out-of-bounds t[20] 1 x1"});
    row("an index that leads out of the object", "global 4 local 4\nlocal t int 4x16\ng0.i0 index t 70 of 16 @1\ng0.i0 store t[70]=1 @2",
        {"out-of-bounds t[70] 2 x1"});
    row("a private array", "global 4 local 4\nprivate p int 4\ng0.i2 index p 4 of 4 @1", {"out-of-bounds p[4] 1 x1"});
    row("a copy that ends after", two + "g0.i* copy s[0] A[60] x8 @1\ng0.i* wait @2", {"out-of-bounds A[60] 1 x4"});
    row("in a group that was not recorded", "global 16 local 4\ngroups 1\nbuffer A int 4\ng1.i0 store A[4]=1 @1",
        {"out-of-bounds A[4] 1 x1"});
    // Writes to inputs
    row("a write to an input", "global 4 local 4\nbuffer A int 4 in\ng0.i* store A[i]=1 @1", {"read-only-write A[0] 1 x4"});
    row("an atomic on an input", "global 4 local 4\nbuffer A int 4 in\ng0.i* atomic_add A[0]=i,1 @1", {"read-only-write A[0] 1 x4"});
    row("a failed compare-exchange on an input", "global 4 local 4\nbuffer A int 4 in\ng0.i* atomic_cmpxchg A[0]=5,4,1 @1");
    row("reading an input", "global 4 local 4\nbuffer A int 4 in\ng0.i* load A[0] @1");
    row("a copy to an input",
        "global 4 local 4\nbuffer A int 8 in\nlocal s int 8\ng0.i* store s[i]=1 @1\ng0.i* barrier local\n"
        "g0.i* copy A[0] s[0] x4 @2\ng0.i* wait @3",
        {"read-only-write A[0] 2 x4"});
    // Uninitialised
    row("local memory that nobody wrote", two + "g0.i* load s[i] @1", {"uninitialised-read s[0] 1 x4"});
    row("local memory of another group", two + "g0.i* store s[i]=1 @1\ng1.i* load s[i] @2", {"uninitialised-read s[0] 2 x4"});
    row("written afterwards", two + "g0.i0 load s[0] @1\ng0.i0 store s[0]=1 @2", {"uninitialised-read s[0] 1 x1"});
    row("written in a later phase", two + "g0.i0 load s[1] @1\ng0.i* barrier local\ng0.i1 store s[1]=1 @2",
        {"uninitialised-read s[1] 1 x1"});
    row("a read that races is a race only", two + "g0.i0 load s[1] @1\ng0.i1 store s[1]=1 @2", {"data-race s[1] 1/2 x1"});
    row("half of a vector", two + "g0.i0 store:float v+0=1 @1\ng0.i0 load v[0] @2", {"uninitialised-read v[0] 2 x1"});
    row("all of a vector by its components", two + "g0.i0 store:float2 v+0=1 @1\ng0.i0 store:float2 v+8=1 @1\ng0.i0 load v[0] @2");
    row("an element of those of a vector",
        two + "g0.i0 store s[0]=1 @1\ng0.i0 store s[1]=1 @1\ng0.i0 store s[3]=1 @1\ng0.i0 load:int4 s[0] @2",
        {"uninitialised-read s[2] 2 x1"});
    row("an out buffer", two + "g*.i* load O[x] @1\ng*.i* store O[x]=1 @2", {"uninitialised-read O[0] 1 x8"});
    row("an out buffer written before", two + "g*.i* store O[x]=1 @2\ng*.i* load O[x] @1");
    row("an out buffer that another group writes", two + "g0.i0 load O[5] @1\ng1.i1 store O[5]=1 @2", {"data-race O[5] 1/2 x1"});
    row("an out buffer that the group wrote in an earlier phase",
        two + "g0.i* store O[i]=1 @1\ng0.i* barrier global\ng0.i* load O[3-i] @2");
    row("an inout buffer", two + "g*.i* load A[x] @1\ng*.i* store A[x]=1 @2");
    // Barriers
    row("a vote", two + "g1.i* barrier local @5\ng0.i* branch i%2 for 5 @4", {"barrier-divergence 5/4 x1"});
    row("votes of two groups", two + "g*.i* branch i%2 @4", {"barrier-divergence 4 x2"});
    row("different barriers", two + "g0.i0-1 barrier local @4\ng0.i2-3 barrier local @5", {"barrier-divergence 4/5 x1"});
    row("a barrier that some don't reach", two + "g*.i0-1 barrier local @4", {"barrier-divergence 4 x2"});
    row("one turn more", two + "g0.i* barrier local @4\ng0.i3 barrier local @4", {"barrier-divergence 4 x1"});
    row("all leave before the barrier", two + "g0.i0 store A[0]=1 @3\ng0.i1 store A[1]=1 @4");
    row("the same barriers", two + "g*.i* barrier local @4\ng*.i* barrier local @4\ng0.i* barrier local @5");
    row("a barrier that may be among lost events", "global 4 local 4 lost 7\ng0.i0-2 barrier local @5");
    row("other barriers before events were lost", "global 4 local 4 lost 7\ng0.i0-2 barrier local @5\ng0.i3 barrier local @9",
        {"barrier-divergence 5/9 x1"});
    row("a read whose write may be among lost events", "global 4 local 4 lost 7\nlocal s int 4\ng0.i0 load s[1] @5");
    const QString lost = QStringLiteral("global 4 local 4 lost 7\nbuffer A int 4\nlocal s int 4\n");
    const QString raced = QStringLiteral("g0.i1 store s[0]=1 @2\ng0.i2 load s[0]=1 @3\n");
    const QString counted = QStringLiteral("g0.i* atomic_add A[0]=0,1 @4\n");
    row("a race before all atomics, where events are lost", lost + raced + counted, {"data-race s[0] 2/3 x1"});
    row("a race after one may have waited, where events are lost", lost + "g0.i2 atomic_add A[0]=0,1 @1\n" + raced + counted);
    row("a race after a barrier before which another may have waited, where events are lost",
        lost + "g0.i3 atomic_add A[0]=0,1 @1\ng0.i* barrier local @1\n" + raced + counted);
    row("a race after a barrier, where events are lost", lost + "g0.i* barrier local @1\n" + raced + "g0.i* barrier local @4\n" + counted,
        {"data-race s[0] 2/3 x1"});
    row("a race in a later interval than another was recorded in, where events are lost",
        lost + "g0.i* barrier local @1\ng0.i0-2 barrier local @1\n" + raced + "g0.i0-2 barrier local @4\n" + counted);
    row("a copy with other arguments", two + "g0.i0-2 copy s[0] A[0] x4 @1\ng0.i3 copy s[0] A[4] x4 @1\ng0.i* wait @2",
        {"invalid-copy 1/1 x1"});
    row("a copy recorded by one work-item", two + "g0.i0 copy s[0] A[0] x4 @1\ng0.i* wait @2");
    // Loops
    row("an endless loop", two + "g0.i2 loop 1000 @7\ng1.i2 loop 1000 @7", {"endless-loop 7 x2"});
    row("a buffer of 800 GB", "global 4 local 4\nbuffer A int 200000000000\ng0.i0 store A[3]=1 @1\ng0.i1 load A[3]=1 @2",
        {"data-race A[3] 1/2 x1"});
    row("nothing at all", "global 4 local 4");
}

void TestFindings::messagesAreWholeSentences()
{
    const Trace trace = traceFrom("global 8x4 local 4x2\nlocal tile float 4x8\nbuffer A int 8 in\n"
                                  "g0.i0 store tile[9]=1.5 @3 macro PUT\ng0.i5 load tile[9]=0.25 @4\ng3.i7 store A[8]=1 @5\n"
                                  "g0.i0 store A[1]=2 @6\ng1.i* load tile[3] @7\ng2.i* branch i%2 for 9 @8\ng0.i1 loop 5000 @10");
    QStringList messages;
    for (const Finding &finding : findAll(trace)) {
        messages.append(finding.message);
        QVERIFY2(finding.message.endsWith('.') || finding.message.endsWith(')'), qPrintable(finding.message));
    }
    QCOMPARE(messages.size(), 6);
    QCOMPARE(messages[0], "Two work-items use tile[1][1] and nothing orders them: work-item (0, 0) stores 1.5 at k.cl:3 (in PUT, defined "
                          "at k.cl:1), work-item (1, 1) loads 0.25 at k.cl:4. Put a barrier(CLK_LOCAL_MEM_FENCE) between the two.");
    const Finding race = findAll(trace).first();
    QCOMPARE(race.accesses[0].macro, "PUT");
    QCOMPARE(race.accesses[0].macroLine, 1);
    QCOMPARE(race.accesses[0].value, "1.5");
    QCOMPARE(race.accesses[1].globalId, (QList<quint64>{1, 1}));
    QCOMPARE(race.accesses[1].groupId, (QList<quint64>{0, 0}));
    QCOMPARE(race.memory, AddressSpace::Local);
}

void TestFindings::adviceOnRaces_data()
{
    QTest::addColumn<QString>("events");
    QTest::addColumn<QString>("advice"); ///< the message's end
    const auto row = [](const char *name, const char *events, const char *advice) {
        QTest::newRow(name) << QString(events) << QString(advice);
    };
    const char *const groups = "split the kernel into two launches.";
    row("in a group", "g0.i0 store A[0]=1 @1\ng0.i1 load A[0]=1 @2", "Put a barrier(CLK_GLOBAL_MEM_FENCE) between the two.");
    row("between groups", "g0.i0 store A[0]=1 @1\ng1.i1 load A[0]=1 @2", groups);
    row("atomics of the group's scope", "g*.i* atomic_add.relaxed.work_group A[0]=x,1 @1",
        "The atomic at k.cl:1 has memory_scope_work_group, which does not reach the other work-item: give all atomics on this element "
        "memory_scope_device.");
    row("the second one's scope is too small",
        "g0.i0 atomic_add.relaxed.device A[0]=0,1 @1\ng1.i0 atomic_add.relaxed.work_group A[0]=1,1 @2",
        "The atomic at k.cl:2 has memory_scope_work_group, which does not reach the other work-item: give all atomics on this element "
        "memory_scope_device.");
    row("atomics of one work-item's scope", "g0.i* atomic_add.relaxed.work_item A[0]=x,1 @1",
        "The atomic at k.cl:1 has memory_scope_work_item, which does not reach the other work-item: give all atomics on this element "
        "memory_scope_work_group.");
    row("a load and a store that are atomic", "g0.i0 atomic_store.relaxed.device A[0]=1 @1\ng1.i1 atomic_load.relaxed.work_group A[0]=7 @2",
        "work-item 0 of work-group 0 stores 1 atomically at k.cl:1, work-item 5 of work-group 1 loads 7 atomically at k.cl:2. The atomic "
        "at "
        "k.cl:2 has memory_scope_work_group, which does not reach the other work-item: give all atomics on this element "
        "memory_scope_device.");
    row("atomics of unlike widths and scopes", "g0.i0 atomic_add:ulong A[0]=0,1 @1\ng1.i1 atomic_add.relaxed.work_group A[1]=0,1 @2",
        "use one type for all updates of these bytes.");
    row("in a group, elsewhere between groups", "g0.i0 store A[0]=1 @1\ng0.i1 load A[0]=1 @2\ng1.i1 load A[0]=1 @2",
        "Work-items of different work-groups do so, too, which no barrier orders: use atomics, give each work-group an element of its own, "
        "or split the kernel into two launches.");
    row("in the next iteration of a loop", "g0.i* load A[i] @2\ng0.i0 store A[1]=1 @1",
        "Line 2 comes first here, line 1 in the next iteration of a loop: put a barrier(CLK_GLOBAL_MEM_FENCE) after line 2.");
    row("in a function above", "g0.i* load A[i] @2\ng0.i0 store A[1]=1 in f @1", "Put a barrier(CLK_GLOBAL_MEM_FENCE) between the two.");
    row("in a loop without a barrier", "g0.i0 store A[1]=1 @1\ng0.i* load A[i] @2\ng0.i0 store A[1]=1 @1\ng0.i* load A[i] @2",
        "Put a barrier(CLK_GLOBAL_MEM_FENCE) between the two, and another one after line 2, before a loop's next iteration comes to line 1 "
        "again.");
    row("a barrier that is there already", "g0.i* load A[i] @2\ng0.i* barrier global @3\ng0.i0 store A[1]=1 @1\ng0.i1 load A[1] @2",
        "Put a barrier(CLK_GLOBAL_MEM_FENCE) between the two.");
    row("a copy", "g0.i* copy s[0] A[0] x4 @1\ng0.i0 load s[1] @2\ng0.i* wait @3",
        "An asynchronous copy and a work-item use s[1] and nothing orders them: the work-group copies to it asynchronously at k.cl:1, "
        "work-item 0 loads 0 at k.cl:2. An asynchronous copy runs beside its work-group until wait_group_events: wait for it before, "
        "and put a barrier between earlier uses and the copy.");
    row("in one statement", "g0.i0 store s[0]=1 @1\ng0.i1 store s[0]=2 @1",
        "work-item 1 stores 2 at k.cl:1. Use atomics, or give each work-item an element of its own.");
    row("in one statement of a loop", "g0.i0 store s[0]=1 @1\ng0.i0 store s[1]=1 @1\ng0.i1 store s[0]=2 @1",
        "If they happen in different iterations of a loop, put a barrier(CLK_LOCAL_MEM_FENCE) into the loop; if in the same one, use "
        "atomics or "
        "give each work-item an element of its own.");
    row("load and store of one statement, elsewhere", "g0.i0-2 load A[i] @1\ng0.i0-2 store A[i+1]=1 @1",
        "Load into a private variable, put a barrier(CLK_GLOBAL_MEM_FENCE) after that, and store then.");
    row("load and store of one statement of a loop, elsewhere",
        "g0.i0 load A[0] @1\ng0.i0 store A[1]=1 @1\ng0.i1 load A[1] @1\ng0.i1 store A[2]=1 @1\ng0.i1 load A[3] @1\ng0.i1 store A[2]=1 @1",
        "put one after the store, too.");
    row("set beside a counter that orders by custom",
        "g0.i0 atomic_inc A[0]=0,1 @1\ng0.i0 fence global @2\ng0.i0 atomic_inc A[1]=0,1 @3\n"
        "g1.i0 atomic_inc A[1]=1,2 @3\ng1.i0 fence global @2\ng1.i0 store A[0]=0 @4",
        "work-item 4 of work-group 1 stores 0 at k.cl:4. The atomics between them order the two by custom only: OpenCL 1.x atomics promise "
        "no order. "
        "Work-groups of one launch are never ordered by barriers: use atomics, give each work-group an element of its own, or split the "
        "kernel into two launches.");
    row("the wrong fence", "g0.i0 store A[0]=1 @1\ng0.i* barrier local @2\ng0.i1 load A[0]=1 @3", "use barrier(CLK_GLOBAL_MEM_FENCE).");
}

void TestFindings::adviceOnRaces()
{
    QFETCH(QString, events);
    QFETCH(QString, advice);
    const QList<Finding> findings = findAll(traceFrom("global 8 local 4\nbuffer A int 8\nlocal s int 4\n" + events));
    QCOMPARE(findings.size(), 1);
    QVERIFY2(findings[0].message.endsWith(advice), qPrintable(findings[0].message));
}

/// Of each race its lines, and "implied" or what it says of others.
void TestFindings::racesThatOneBarrierOrders_data()
{
    QTest::addColumn<QString>("events");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const QString &events, const QStringList &expected) {
        QTest::newRow(name) << events << expected;
    };
    const QString loads = "g0.i* store s[i]=1 @1\ng0.i0-2 load s[i+1] @2\ng0.i0-1 load s[i+2] @3\n";
    row("two loads", loads, {"1/2 another", "1/3 implied"});
    row("three loads", loads + "g0.i0 load s[3] @4", {"1/2 2 other", "1/3 implied", "1/4 implied"});
    row("two barriers are missing", loads + "g0.i0-1 store s[i+2]=2 @4", {"1/2 2 other", "1/3 implied", "1/4 implied", "2/4"});
    row("spans that overlap", "g0.i0 store s[0]=1 @1\ng0.i0 store s[1]=1 @2\ng0.i* load s[0] @3\ng0.i* load s[1] @4", {"1/3", "2/4"});
    row("a loop", loads + loads, {"1/2", "1/3"});
    row("no work-item comes to all places", "g0.i0 store s[0]=1 @1\ng0.i1 load s[0] @2\ng0.i2 load s[0] @3", {"1/2", "1/3"});
    row("another array", "g0.i* store s[i]=1 @1\ng0.i* store t[i]=1 @2\ng0.i0-2 load t[i+1] @3\ng0.i0-2 load s[i+1] @4", {"1/4", "2/3"});
    row("global memory", "g0.i* store A[i]=1 @1\ng0.i0-2 load A[i+1] @2\ng0.i0-1 load A[i+2] @3\n", {"1/2", "1/3"});
}

void TestFindings::racesThatOneBarrierOrders()
{
    QFETCH(QString, events);
    QFETCH(QStringList, expected);
    QStringList found;
    for (const Finding &race : findAll(traceFrom("global 8 local 4\nbuffer A int 8\nlocal s int 8\nlocal t int 8\n" + events))) {
        const auto others = QRegularExpression("A barrier there orders (another|\\d+ other) races? for s, too\\.$").match(race.message);
        QVERIFY(!(race.isImplied && others.hasMatch()));
        found << QString("%1/%2").arg(race.accesses[0].line).arg(race.accesses[1].line) + (race.isImplied ? " implied" : "") +
                     (others.hasMatch() ? ' ' + others.captured(1) : QString());
    }
    QCOMPARE(found, expected);
}

/// An index of 32 bits that wraps around is told as one, what lies farther as a pointer that leads elsewhere.
void TestFindings::pointersThatLeadElsewhere()
{
    const QString launch = QStringLiteral("global 8 local 4\nbuffer A int 8\n");
    const QList<Finding> wrapped = findAll(traceFrom(launch + "g0.i1 store A[4294967295]=1 @1"));
    QCOMPARE(wrapped.size(), 1);
    QCOMPARE(wrapped[0].element, std::optional<qint64>(4294967295));
    QVERIFY(wrapped[0].message.contains("an unsigned number went below 0 there"));
    const QList<Finding> null = findAll(traceFrom(launch + "g0.i1 store A[-5871279422167]=1 @1"));
    QCOMPARE(null.size(), 1);
    QCOMPARE(null[0].kind, FindingKind::OutOfBounds);
    QVERIFY(!null[0].element);
    QVERIFY2(null[0].message.contains("an address at k.cl:1 that is nowhere near A: a pointer that is NULL"), qPrintable(null[0].message));
}

void TestFindings::namesOfFilesStayAsTheyAre()
{
    TraceParts parts;
    parts.launch.dimensions = 1;
    AccessSite load;
    load.range.begin = {QStringLiteral("k%4.cl"), 3, 1};
    load.hasOffset = true;
    load.anyObject = true;
    load.sizeInBytes = 4;
    load.payloadWords = 1;
    parts.sites = {load};
    parts.firstEvents = {0};
    parts.faultCounts = {1};
    parts.faults = {{EventHead::of(SiteIndex(0), ObjectIndex(EventHead::noObject), traceLayout::outOfBounds), 0, 0, 4096, -1}};
    const auto trace = Trace::fromParts(std::move(parts));
    QVERIFY2(trace, trace ? "" : qPrintable(trace.error().message));
    const QList<Finding> findings = findOutOfBounds(*trace);
    QCOMPARE(findings.size(), 1);
    QVERIFY2(findings[0].message.contains("loads from address 4096 at k%4.cl:3, where"), qPrintable(findings[0].message));

    Finding named;
    named.object = "A%2";
    named.element = 7;
    QCOMPARE(accessedElement(named), "A%2[7]");
}

void TestFindings::imagesOfThreeDimensions()
{
    const auto found = [](const QList<quint64> &extents, ObjectIndex object) {
        TraceParts parts;
        parts.launch.dimensions = 1;
        AccessSite read;
        read.kind = SiteKind::ImageRead;
        read.range.begin = {QStringLiteral("k.cl"), 3, 1};
        read.variables = {QStringLiteral("int4"), QStringLiteral("image3d_t")};
        parts.sites = {read};
        BoundObject image;
        image.name = QStringLiteral("v");
        image.memory = AddressSpace::Image;
        image.dimensions = extents;
        parts.objects = {image};
        parts.firstEvents = {0};
        parts.faultCounts = {1};
        const EventHead head = EventHead::of(SiteIndex(0), object, traceLayout::outOfBounds);
        parts.faults = {{head, 0, 0, qint64(1) << 32 | 2, -1, qint64(-1) << 32 | samplerBits::Given}};
        const auto trace = Trace::fromParts(std::move(parts));
        return trace ? findOutOfBounds(*trace).value(0) : Finding();
    };
    const Finding known = found({4, 4, 3}, ObjectIndex(0));
    QVERIFY2(known.message.contains("reads v at (2, 1, -1), outside of the image"), qPrintable(known.message));
    QCOMPARE(known.elementText, "v(2, 1, -1)");
    QVERIFY(known.isOutsideAnyImage);
    const Finding any = found({}, ObjectIndex(EventHead::noObject));
    QVERIFY2(any.message.contains("reads an image at (2, 1, -1), outside"), qPrintable(any.message));
    QVERIFY(found({4, 4}, ObjectIndex(0)).message.contains("reads v at (2, 1), outside"));
}

/// So many that findAll() spreads them over threads.
void TestFindings::manyEventsOnThreads()
{
    const Trace trace = traceFrom("global 16384 local 64\nbuffer A int 16384 inout\nbuffer O int 4 out\nlocal s int 64\n"
                                  "g*.i* load A[64g+i]=1 @1\ng*.i* store s[i]=1 @2\ng*.i* load s[i]=1 @3\ng*.i* store A[64g+i]=1 @4\n"
                                  "g3.i1 store s[0]=1 @5\ng4.i0 load O[3]=0 @6\ng5.i0 store A[16384]=1 @7\n");
    QVERIFY(trace.eventCount() > 50000);
    QList<Finding> inTurn;
    for (const auto find :
         {findDataRaces, findBarrierDivergence, findOutOfBounds, findReadOnlyWrites, findUninitialisedReads, findEndlessLoops})
        inTurn += find(trace);
    sortByPlace(inTurn);
    const QList<Finding> found = findAll(trace);
    QCOMPARE(found.size(), 4);
    QCOMPARE(inTurn.size(), 4);
    for (int i = 0; i < 4; ++i)
        QCOMPARE(summaryOf(found[i]), summaryOf(inTurn[i]));
}

QTEST_APPLESS_MAIN(TestFindings)
#include "tst_findings.moc"
