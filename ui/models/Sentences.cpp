#include "ui/models/Sentences.h"

#include <algorithm>
#include <vector>

#include <QHash>
#include <QRegularExpression>
#include <QStringList>

#include "support/Tr.h"

namespace kernelscope {
namespace {

/// Sentences and parts of them, with %1, %2, ... where the engine fills something in.
const char *const forms[] = {
    QT_TR_NOOP("Two work-items"),
    QT_TR_NOOP("An asynchronous copy and a work-item"),
    QT_TR_NOOP("Two asynchronous copies"),
    QT_TR_NOOP("Two work-items use %1 and nothing orders them: %2, %3."),
    QT_TR_NOOP("An asynchronous copy and a work-item use %1 and nothing orders them: %2, %3."),
    QT_TR_NOOP("Two asynchronous copies use %1 and nothing orders them: %2, %3."),
    QT_TR_NOOP("work-item %1 stores %2 at %3"),
    QT_TR_NOOP("work-item %1 loads %2 at %3"),
    QT_TR_NOOP("work-item %1 loads it at %2"),
    QT_TR_NOOP("work-item %1 updates it atomically (%2) at %3"),
    QT_TR_NOOP("work-item %1 copies from it asynchronously at %2"),
    QT_TR_NOOP("work-item %1 copies to it asynchronously at %2"),
    QT_TR_NOOP("work-item %1 touches it at %2"),
    QT_TR_NOOP("the work-group copies from it asynchronously at %1"),
    QT_TR_NOOP("the work-group copies to it asynchronously at %1"),
    QT_TR_NOOP("work-item %1 of work-group %2"),
    QT_TR_NOOP("Put a barrier(%1) between the two."),
    QT_TR_NOOP("Put a barrier(%1) between the two, and another one behind line %2, before a loop's next turn comes to line %3 again."),
    QT_TR_NOOP("Line %1 comes first here, line %2 in the next turn of a loop: put a barrier(%3) behind line %1."),
    QT_TR_NOOP("Use atomics, or give each work-item an element of its own."),
    QT_TR_NOOP("If they happen in different turns of a loop, put a barrier(%1) into the loop; if in the same one, use atomics or give each "
               "work-item an element of its own."),
    QT_TR_NOOP("An asynchronous copy runs beside its work-group until wait_group_events: wait for it before, and put a barrier between "
               "earlier uses and the copy."),
    QT_TR_NOOP("The wait at %1 is for another event."),
    QT_TR_NOOP("Both store the same value here, so it does no harm on known devices; the standard still leaves the result undefined."),
    QT_TR_NOOP("Both store the same value here; the standard still leaves the result undefined."),
    QT_TR_NOOP("Both write the same value here; which one stays is undefined all the same."),
    QT_TR_NOOP("The atomics between them order the two by custom only: OpenCL 1.x atomics promise no order."),
    QT_TR_NOOP("With OpenCL C 2.0 or later, use atomics with memory_order_release and memory_order_acquire."),
    QT_TR_NOOP("Work-groups of one launch are never ordered by barriers: use atomics, give each work-group an element of its own, or split "
               "the kernel into two launches."),
    QT_TR_NOOP("The kernel's atomics might order the two; that is not followed between groups that were recorded in different batches."),
    QT_TR_NOOP("Work-items of different work-groups use %1 and nothing orders them: the access at %2, and %3's at %4."),
    QT_TR_NOOP("The barriers between them fence local memory only: use barrier(CLK_GLOBAL_MEM_FENCE)."),
    QT_TR_NOOP("The barriers between them don't fence local memory: use barrier(CLK_LOCAL_MEM_FENCE)."),
    QT_TR_NOOP("What was loaded is compared with what is there before it is exchanged, so it does no harm on known devices; the standard "
               "wants an atomic load (atomic_load in OpenCL C 2.0 and later, before that atomic_or with 0)."),
    QT_TR_NOOP("The work-items of %1 part: %2, %3."),
    QT_TR_NOOP("All of them must come to the same barriers and copies in the same order."),
    QT_TR_NOOP("%1 comes to the %2 at %3"),
    QT_TR_NOOP("%1 ends without another"),
    QT_TR_NOOP("work-group %1"),
    QT_TR_NOOP("work-item %1"),
    QT_TR_NOOP("Work-item %1"),
    QT_TR_NOOP("Not all work-items of work-group %1 come to the %2 at %3: %4 was kept away by the condition at %5."),
    QT_TR_NOOP("Not all work-items of work-group %1 come to the %2 at %3: %4 was kept away by the condition at %5, whose other branch has "
               "the %6 at %7."),
    QT_TR_NOOP("Not all work-items of work-group %1 come to the %2 at %3."),
    QT_TR_NOOP(
        "Every work-item of a group must come to it: move it out of the condition, or make the condition the same for the whole group."),
    QT_TR_NOOP("The condition at %1, on which a barrier depends, is %2 for %3 and different for others of work-group %4."),
    QT_TR_NOOP("The work-items of work-group %1 call the asynchronous copy at %2 with different arguments."),
    QT_TR_NOOP("All of them must give the same source, destination and length."),
    QT_TR_NOOP("%1 was still in the loop at %2 after %3 iterations, and left it so that tracing ends."),
    QT_TR_NOOP("Its condition depends on %1."),
    QT_TR_NOOP("Mend the condition, or raise the iteration budget if the loop is meant to run so long."),
    QT_TR_NOOP("That hangs on what was guessed: %1."),
    QT_TR_NOOP("Give what the kernel's program passes, or confirm the guess: then it is an error."),
    QT_TR_NOOP("the size of %1"),
    QT_TR_NOOP("the global size"),
    QT_TR_NOOP("the local size"),
    QT_TR_NOOP("the contents of %1"),
    QT_TR_NOOP("the value of %1"),
    QT_TR_NOOP("Give each work-item a pixel of its own, or split the kernel into two launches."),
    QT_TR_NOOP("Put a barrier(CLK_IMAGE_MEM_FENCE) between the two (OpenCL C 2.0 and later), or give each work-item a pixel of its own."),
    QT_TR_NOOP("Two work-items use the pixel %1 of %2 and nothing orders them: %3, %4."),
    QT_TR_NOOP("One work-item uses the pixel %1 of %2 twice, and no fence is between the two: %3, then %4."),
    QT_TR_NOOP("Put atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item) between them: what was "
               "written to an image need not be seen before."),
    QT_TR_NOOP("work-item %1 writes %2 at %3"),
    QT_TR_NOOP("work-item %1 reads %2 at %3"),
    QT_TR_NOOP("%1 ends without waiting for the asynchronous copy at %2."),
    QT_TR_NOOP("The wait at %1 is for other events."),
    QT_TR_NOOP("A kernel must wait for all of its copies: call wait_group_events with the event that the copy gave."),
    QT_TR_NOOP("The work-items of %1 wait for different events at %2: %3, %4."),
    QT_TR_NOOP("All of them must pass the same events."),
    QT_TR_NOOP("The work-items of %1 pass different events to the copy at %2: %3 and %4."),
    QT_TR_NOOP("An update of %1 is lost: %2, %3, then %4, %5."),
    QT_TR_NOOP("Each stores what it made from its own load, and both loads come before both stores, so that one store does away with what "
               "the other did."),
    QT_TR_NOOP("Update it atomically (atomic_add and the like), or let one work-item do it."),
    QT_TR_NOOP("%1 stores %2 in %3 at %4, but the program is built with %5, which promises that there are no infinities and no NaNs: "
               "compilers may make anything of them."),
    QT_TR_NOOP("Build it without %1, or keep such numbers from arising."),
    QT_TR_NOOP("%1 takes the remainder of %2 divided by %3 at %4."),
    QT_TR_NOOP("%1 divides %2 by %3 at %4."),
    QT_TR_NOOP(
        "OpenCL C leaves the value unspecified, and on a processor the program may end there (SIGFPE); the traced run went on with 0."),
    QT_TR_NOOP("Divide only where the divisor is not 0."),
    QT_TR_NOOP("The quotient is one more than the largest %1: OpenCL C leaves the value unspecified, and on a processor the program may "
               "end there (SIGFPE); the traced run went on with 0."),
    QT_TR_NOOP("Divide in a wider type, or treat this dividend by itself."),
    QT_TR_NOOP("%1 computes %2 at %3, and no %4 has that value: OpenCL C leaves undefined what happens (C99, 6.5), and compilers may take "
               "it that it never does; the traced run went on with %5."),
    QT_TR_NOOP("Compute in u%1, which wraps around, or in a wider type, or keep the operands in range."),
    QT_TR_NOOP("%1 converts %2 to %3 at %4, and no %3 has that value: OpenCL C leaves undefined what it becomes (C99, 6.3.1.4)."),
    QT_TR_NOOP("Keep the number in range before, or use convert_%1_sat."),
    QT_TR_NOOP("%1 accesses %2 as %3 at %4, and %3 must be aligned to %5 bytes: OpenCL C leaves undefined what happens, and a processor "
               "may end the program there (SIGSEGV)."),
    QT_TR_NOOP("Use vload%1 and vstore%1, for which a component's alignment will do."),
    QT_TR_NOOP("Read and write its bytes one by one, or move the data."),
    QT_TR_NOOP("%1 loads from %2 at %3, but %4 has %5 elements: %6."),
    QT_TR_NOOP("The access was left out of the traced run (a load gave 0)."),
    QT_TR_NOOP("%1 stores to %2 at %3, but %4 has %5 elements: %6."),
    QT_TR_NOOP("%1 copies from %2 at %3, but %4 has %5 elements: %6."),
    QT_TR_NOOP("%1 copies to %2 at %3, but %4 has %5 elements: %6."),
    QT_TR_NOOP("%1 element before its start"),
    QT_TR_NOOP("%1 elements before its start"),
    QT_TR_NOOP("%1 element behind its last"),
    QT_TR_NOOP("%1 elements behind its last"),
    QT_TR_NOOP("it begins inside and ends behind the last"),
    QT_TR_NOOP("%1 loads from an image at (%2), outside of the image, at %3."),
    QT_TR_NOOP("%1 uses index %2 of %3 at %4, in a dimension of %5."),
    QT_TR_NOOP("That lies outside the array."),
    QT_TR_NOOP("The element still lies inside the object, in another row: write the index that is meant."),
    QT_TR_NOOP("%1 writes %2 at %3, but the project says that %4 is only read (\"access\": \"in\"): its new contents are never read back."),
    QT_TR_NOOP("Make it \"inout\", or write to another buffer."),
    QT_TR_NOOP("%1 changes %2 through the parameter %3 at %4, and %5 accesses it through the parameter %6 at %7, but %8 is restrict: "
               "OpenCL C leaves undefined what comes out (C99, 6.7.3.1), since compilers take it that the two never meet."),
    QT_TR_NOOP("Give the two parameters buffers of their own, or take restrict away."),
    QT_TR_NOOP(
        "The results of the traced and the untraced run were not compared: a launch with a data race or a lost update may give either."),
    QT_TR_NOOP("The results of the traced and the untraced run were not compared: the traced run leaves out accesses out of bounds."),
    QT_TR_NOOP("The results of the traced and the untraced run were not compared: memory that nothing was written to may hold anything."),
    QT_TR_NOOP("The results of the traced and the untraced run were not compared: the atomics at %1 make the order of work-items matter."),
    QT_TR_NOOP("The results of the traced and the untraced run were not compared: %1"),
    QT_TR_NOOP("%1[%2] is %3 after the traced run, but %4 after the untraced run on the same device; %5 of %6 elements differ."),
    QT_TR_NOOP("No race explains that: the device's compiler seems to have translated one of the two wrongly."),
    QT_TR_NOOP("Build with -cl-opt-disable, or run on another device, to see which."),
    QT_TR_NOOP("They differ in the last digits only, as when a compiler contracts a * b + c differently."),
    QT_TR_NOOP("The results of the traced and the untraced run differ."),
    QT_TR_NOOP("That proves nothing: where the old values of the atomics at %1 are used, the order of work-items matters."),
    QT_TR_NOOP("Results depend on the order: %1[%2] is %3 after the launch, but %4; so %5 of %6 elements depend on it."),
    QT_TR_NOOP("%1 when its work-items come in reverse order"),
    QT_TR_NOOP("%1 when each loads before any stores"),
    QT_TR_NOOP("in reverse order of the work-items"),
    QT_TR_NOOP("when each loads before any stores"),
    QT_TR_NOOP("All buffers came out the same here in reverse order of the work-items and when each loads before any stores."),
    QT_TR_NOOP("All buffers came out the same here %1."),
    QT_TR_NOOP("Local memory starts with whatever was left in it: write it first."),
    QT_TR_NOOP("An \"out\" buffer has no contents at first: make it \"inout\", or write it first."),
    QT_TR_NOOP("An \"out\" buffer has no contents at first, and earlier steps wrote other parts of it alone: make it \"inout\", or write "
               "this part first."),
    QT_TR_NOOP("%1 reads %2 at %3 before anything was written there."),
    QT_TR_NOOP("%1 reads an element of its array %2 at %3 before anything was assigned to it."),
    QT_TR_NOOP("An array starts with whatever was left in its place: give all that is read of it values first."),
    QT_TR_NOOP("%1 stores its vector %2 at %3 before all of its components were assigned to."),
    QT_TR_NOOP("The others start with whatever was left in their place: give the vector a value where it is declared, or store the "
               "components that have one."),
    QT_TR_NOOP("%1 uses what %2 returned at %3, to which nothing was assigned: the function came to its end without a return, or returned "
               "a variable that had no value."),
    QT_TR_NOOP("Have each way through it return one."),
    QT_TR_NOOP("%1 reads its variable %2 at %3 before anything was assigned to it."),
    QT_TR_NOOP("A variable starts with whatever was left in its place: give it a value where it is declared."),
    QT_TR_NOOP("The %1 and the %2 of the buffer \"%3\" (%4), and nothing orders them: neither \"after\", nor the order of a queue, nor a "
               "barrier, nor finish."),
    QT_TR_NOOP("step \"%1\" (queue %2) writes"),
    QT_TR_NOOP("step \"%1\" (queue %2) reads"),
    QT_TR_NOOP("launch \"%1\" (queue %2) reads elements %3 to %4"),
    QT_TR_NOOP("launch \"%1\" (queue %2) writes elements %3 to %4"),
    QT_TR_NOOP("launch \"%1\" (queue %2) writes"),
    QT_TR_NOOP("launch \"%1\" (queue %2) reads"),
    QT_TR_NOOP("step \"%1\" (queue %2) reads elements %3 to %4"),
    QT_TR_NOOP("step \"%1\" (queue %2) writes elements %3 to %4"),
    QT_TR_NOOP("bytes %1 to %2"),
    QT_TR_NOOP("Which bytes a launch touches is not known where it was not traced."),
    QT_TR_NOOP("Put a { \"barrier\": \"%1\" } into the repeat, or use a queue that is in order."),
    QT_TR_NOOP("Write the transfer as a step of its own, with an \"after\"."),
    QT_TR_NOOP("Give the step \"%1\" \"after\": [\"%2\"], or put both into one queue that is in order."),
    QT_TR_NOOP("The step \"%1\" waits for \"%2\", with which it shares no buffer: its \"after\" is needless."),
    QT_TR_NOOP("There is no traced version of the kernel."),
    QT_TR_NOOP("Kernel %1 was not traced."),
    QT_TR_NOOP("The device chooses the local size of this launch; it was traced with %1."),
    QT_TR_NOOP("No result depends on it here: with other values in local memory, where they can be put there beforehand, all buffers came "
               "out the same."),
    QT_TR_NOOP("Results depend on it: with other values in local memory %1 came out differently."),
    QT_TR_NOOP("The launch was not run untraced, since what was found could crash or hang the device; what follows it works on the results "
               "of the traced launch."),
    QT_TR_NOOP("What comes after it is lost: nothing was concluded from it."),
    QT_TR_NOOP(
        "Something wrote over the trace, so the launch was not run untraced; what follows it works on the results of the traced launch."),
    QT_TR_NOOP("%1 of %2 work-groups were recorded; accesses out of bounds were looked for in all of them."),
    QT_TR_NOOP("About %1 events found no room and are missing, since a work-item did more than there is memory for, or more than when it "
               "was counted."),
    QT_TR_NOOP("The accesses at %1 places of the source can't be traced: %2."),
    QT_TR_NOOP("Recorded in %1 batches; the trace that was kept is one of them."),
    QT_TR_NOOP("No access of this launch was recorded, so there is nothing to draw."),
    QT_TR_NOOP("This kernel stores nothing in a buffer or in local memory, so no values were put together."),
    QT_TR_NOOP("No value that this kernel stores is made of two elements of one buffer, so there is no reduction to draw."),
    QT_TR_NOOP("%1 of %2 work-groups recorded."),
    QT_TR_NOOP("About %1 accesses of %2 found no room in the trace."),
    QT_TR_NOOP("Of %1 the flow of values through private variables was not recorded: it is guessed from the lines of the source."),
    QT_TR_NOOP("No access of this work-group to a buffer or to local memory was recorded, so there are no tiles to draw."),
    QT_TR_NOOP("an operator is missing"),
    QT_TR_NOOP("a value is missing"),
    QT_TR_NOOP("\"%1\" can't be read: at column %2 %3."),
    QT_TR_NOOP("There is no variable \"%1\" here."),
    QT_TR_NOOP("\"%1\" has no value yet."),
    QT_TR_NOOP("\"%1\" is no number."),
    QT_TR_NOOP("An index is out of range."),
    QT_TR_NOOP("Launch \"%1\": %2"),
    QT_TR_NOOP("The step \"%1\": %2"),
    QT_TR_NOOP("Launch \"%1\" was left out: %2."),
    QT_TR_NOOP("Check \"%1\" was left out: %2."),
    QT_TR_NOOP("its condition \"%1\" is false"),
    QT_TR_NOOP("its condition \"%1\" is false on this device"),
    QT_TR_NOOP("the condition of the repeat around it \"%1\" is false"),
    QT_TR_NOOP("it looks at the buffer \"%1\", and the steps that use that were left out"),
    QT_TR_NOOP("the kernel \"%1\" has %2 parameters, but %3 arguments are given."),
    QT_TR_NOOP("the kernel's parameter \"%1\" has no argument."),
    QT_TR_NOOP("It takes %1."),
    QT_TR_NOOP("a value of type %1, given as {\"value\": ...}"),
    QT_TR_NOOP("a buffer, given as {\"buffer\": NAME}"),
    QT_TR_NOOP("local memory, given as {\"local\": COUNT}"),
    QT_TR_NOOP("an image, given as {\"image\": NAME}"),
    QT_TR_NOOP("a sampler, given as {\"sampler\": {...}}"),
    QT_TR_NOOP("the kernel \"%1\" has no parameter \"%2\"."),
    QT_TR_NOOP("Its parameters are: %1."),
    QT_TR_NOOP("It has none."),
    QT_TR_NOOP("the kernel's parameter \"%1\" has the type %2, which cannot be given."),
    QT_TR_NOOP("the kernel's parameter \"%1\" is given %2, but takes %3."),
    QT_TR_NOOP("a buffer"),
    QT_TR_NOOP("a value"),
    QT_TR_NOOP("local memory"),
    QT_TR_NOOP("an image"),
    QT_TR_NOOP("a sampler"),
    QT_TR_NOOP("there is no buffer \"%1\" for the parameter \"%2\"."),
    QT_TR_NOOP("there is no image \"%1\" for the parameter \"%2\"."),
    QT_TR_NOOP("there is no buffer \"%1\"."),
    QT_TR_NOOP("Did you mean \"%1\"?"),
    QT_TR_NOOP("The device (%1) does not name the build standard \"%2\" among those that it has: %3."),
    QT_TR_NOOP("It is asked to build in it all the same."),
    QT_TR_NOOP("\"%1\" is no standard of OpenCL C."),
    QT_TR_NOOP("This device (%1) has: %2."),
    QT_TR_NOOP("The define \"%1\" is no name that the preprocessor takes."),
    QT_TR_NOOP("Use letters, digits and _."),
    QT_TR_NOOP("The queue \"%1\" is out of order, which is not supported by this device (%2)."),
    QT_TR_NOOP("Make it an in-order queue."),
    QT_TR_NOOP("the global size has %1 dimensions."),
    QT_TR_NOOP("Give it one to three."),
    QT_TR_NOOP("the local size has %1 dimensions, but the global size has %2."),
    QT_TR_NOOP("Give both the same number."),
    QT_TR_NOOP("the local size is %1, but the kernel \"%2\" requires %3 (reqd_work_group_size)."),
    QT_TR_NOOP("Use %1 in %2."),
    QT_TR_NOOP("the local size %1 in %2 is more than the %3 that the device allows there."),
    QT_TR_NOOP("Use %1."),
    QT_TR_NOOP("the local size %1 does not divide the global size %2 in %3, and %4."),
    QT_TR_NOOP("Use the local size %1, or the global size %2 with a guard in the kernel, if (get_global_id(%3) < %4)."),
    QT_TR_NOOP("Use the local size %1, or the global size %2 with a guard in the kernel, if (get_global_id(%3) < %4), or launch %5 "
               "work-items here and the other %6 by a second launch with the offset %7 and a local size that divides %8."),
    QT_TR_NOOP("this device has no work-groups of different sizes"),
    QT_TR_NOOP("-cl-uniform-work-group-size says that there are no smaller work-groups"),
    QT_TR_NOOP("only programs in OpenCL C 2.0 or later have work-groups of different sizes"),
    QT_TR_NOOP("the local size %1 makes %2 work-items a work-group, but the device allows %3."),
    QT_TR_NOOP("the local size %1 makes %2 work-items a work-group, but this kernel allows on the device %3."),
    QT_TR_NOOP("the kernel \"%1\" declares %2 bytes of local memory, but the device has %3 bytes."),
    QT_TR_NOOP("Make its local variables smaller."),
    QT_TR_NOOP("its local memory is %1 bytes (arguments %2, the kernel's own %3), but the device has %4 bytes."),
    QT_TR_NOOP("Use at most %1 elements for \"%2\"."),
    QT_TR_NOOP("Make the other local arguments and variables smaller."),
    QT_TR_NOOP("The parameter \"%1\" is %2, which is less than its least value %3."),
    QT_TR_NOOP("The parameter \"%1\" is %2, which is more than its greatest value %3."),
    QT_TR_NOOP("%1 is %2, which is more than 2^63."),
    QT_TR_NOOP("Make it smaller."),
    QT_TR_NOOP("%1 is %2, which is not a whole number."),
    QT_TR_NOOP("%1 is %2, which is less than %3."),
    QT_TR_NOOP("%1 has no value."),
    QT_TR_NOOP("There is no launch \"%1\" in the plan."),
    QT_TR_NOOP("The launches are: %1."),
    QT_TR_NOOP("The plan executes more than %1 steps."),
    QT_TR_NOOP("Repeat fewer times, or do more in each launch."),
    QT_TR_NOOP("Launch \"%1\": there is no kernel \"%2\" in the sources."),
    QT_TR_NOOP("The kernels are: %1."),
    QT_TR_NOOP("They hold no kernel."),
    QT_TR_NOOP("the kernel's parameter \"%1\" points to %2, but the buffer \"%3\" holds %4."),
    QT_TR_NOOP("Give the buffer the type %1, or bind another."),
    QT_TR_NOOP("\"%1\" has the access out, but the kernel cannot write through its parameter \"%2\", which is read-only."),
    QT_TR_NOOP("Give \"%1\" the access in or inout, or bind another."),
    QT_TR_NOOP("\"%1\" has the access in, but the kernel writes through its parameter \"%2\"."),
    QT_TR_NOOP("Give \"%1\" the access inout or out, or bind another."),
    QT_TR_NOOP("The buffer \"%1\" has the type \"%2\", which is no type of a buffer's elements."),
    QT_TR_NOOP("Use an OpenCL scalar or vector, such as float or int4, or a struct of the sources."),
    QT_TR_NOOP("The buffer \"%1\" takes %2 (%3 bytes), but the device allocates at most %4 (%5 bytes) at once."),
    QT_TR_NOOP("The buffers take %1 (%2 bytes) together, but the device has %3 (%4 bytes) of memory."),
    QT_TR_NOOP("Make them smaller by %1; the biggest is \"%2\" with %3."),
    QT_TR_NOOP("The largest first extent that fits is %1."),
    QT_TR_NOOP("Launch \"%1\" reads the buffer \"%2\", which no step writes before it: it sees zeros in place of the buffer's contents."),
    QT_TR_NOOP("Add the step { \"write\": \"%1\" }, or leave all writes to the planner."),
    QT_TR_NOOP("The worker that held these results has ended: run again."),
    QT_TR_NOOP("The worker that held this trace has ended: trace again."),
    QT_TR_NOOP("A kernel that reads or writes outside its buffers does this; so do barriers that not all work-items of a group reach, "
               "recursion, and large private arrays."),
    QT_TR_NOOP("Look for a loop that never ends, or allow more time."),
    QT_TR_NOOP("Try again, or allow more time."),
    QT_TR_NOOP("The kernel \"%1\" was still running after %2 and was ended."),
    QT_TR_NOOP("The launch \"%1\" (kernel %2) was still running after %3 and was ended."),
    QT_TR_NOOP("The worker was still %1 after %2 and was ended."),
    QT_TR_NOOP("The run was stopped."),
    QT_TR_NOOP("The trace was stopped."),
    QT_TR_NOOP("The sweep was stopped."),
    QT_TR_NOOP("The export was stopped."),
    QT_TR_NOOP("global"),
    QT_TR_NOOP("local"),
    QT_TR_NOOP("constant"),
    QT_TR_NOOP("private"),
    QT_TR_NOOP("image"),
    QT_TR_NOOP("error"),
    QT_TR_NOOP("warning"),
    QT_TR_NOOP("note"),
    QT_TR_NOOP("work-item %1 of work-group %2 stores %3 at %4"),
    QT_TR_NOOP("work-item %1 of work-group %2 loads %3 at %4"),
    QT_TR_NOOP("work-item %1 of work-group %2 loads it at %3"),
    QT_TR_NOOP("work-item %1 of work-group %2 updates it atomically (%3) at %4"),
    QT_TR_NOOP("work-item %1 of work-group %2 touches it at %3"),
    QT_TR_NOOP("contiguous"),
    QT_TR_NOOP("broadcast"),
    QT_TR_NOOP("gather"),
    QT_TR_NOOP("same pixel"),
    QT_TR_NOOP("same address"),
    QT_TR_NOOP("one work-item alone"),
    QT_TR_NOOP("strided by %1 elements"),
    QT_TR_NOOP("strided by %1 bytes"),
    QT_TR_NOOP("%1 runs of %2, each %3"),
    QT_TR_NOOP("%1 bytes"),
    QT_TR_NOOP("1 byte"),
    QT_TR_NOOP("32 work-items, segments of 128 bytes, 32 banks"),
};

constexpr int deepest = 6;           // parts within parts
constexpr qsizetype longest = 2000;  // letters: names come from projects, and matching takes more than its time then
constexpr qsizetype mostAtOnce = 8;  // sentences that one form may have
constexpr int mostRemembered = 2000; // texts

struct Form
{
    const char *text = nullptr;
    QRegularExpression expression;
    QList<int> places;     ///< 1 for %1, in order of appearance
    QList<bool> isQuoted;  ///< it is a name of the user's
    qsizetype letters = 0; ///< of its own
};

Form formOf(const char *text)
{
    static const QRegularExpression place(QStringLiteral("%(\\d+)"));
    Form form{text, {}, {}, {}, 0};
    const QString whole = QString::fromUtf8(text);
    QString pattern;
    qsizetype end = 0;
    const auto take = [&](qsizetype to) {
        pattern += QRegularExpression::escape(whole.mid(end, to - end));
        form.letters += to - end;
    };
    for (auto matches = place.globalMatch(whole); matches.hasNext();) {
        const auto match = matches.next();
        take(match.capturedStart());
        const int number = match.captured(1).toInt();
        if (form.places.contains(number)) {
            pattern += QStringLiteral("\\g{p%1}").arg(number);
        } else {
            const bool isQuoted = match.capturedStart() > 0 && whole[match.capturedStart() - 1] == u'"';
            const bool isLast = match.capturedEnd() == whole.size();
            // Only what ends a form may be several sentences.
            pattern += QStringLiteral("(?<p%1>%2)")
                           .arg(QString::number(number), isQuoted ? QStringLiteral("[^\"]+")
                                                         : isLast ? QStringLiteral(".+")
                                                                  : QStringLiteral("(?:(?![.?!] [A-Z]).)+?"));
            form.places << number;
            form.isQuoted << isQuoted;
        }
        end = match.capturedEnd();
    }
    take(whole.size());
    form.expression = QRegularExpression(QRegularExpression::anchoredPattern(pattern), QRegularExpression::DotMatchesEverythingOption);
    return form;
}

/// Those that say most come first: they leave least to chance.
const std::vector<Form> &allForms()
{
    static const std::vector<Form> all = [] {
        std::vector<Form> made;
        for (const char *text : forms)
            made.push_back(formOf(text));
        std::ranges::stable_sort(made, std::greater(), &Form::letters);
        return made;
    }();
    return all;
}

QString translated(const QString &english, int depth);

/// Null: it is no such text.
QString asForm(const Form &form, const QString &english, int depth)
{
    if (english.size() < form.letters)
        return {};
    const QRegularExpressionMatch match = form.expression.match(english);
    if (!match.hasMatch())
        return {};
    QStringList parts;
    for (qsizetype i = 0; i < form.places.size(); ++i) {
        while (parts.size() < form.places[i])
            parts << QString();
        const QString part = match.captured(QStringLiteral("p%1").arg(form.places[i]));
        const bool isText = !form.isQuoted[i] && part.contains(u' ');
        parts[form.places[i] - 1] = isText ? translated(part, depth + 1) : part;
    }
    QString text;
    const QString own = tr(form.text);
    for (qsizetype at = 0; at < own.size();) { // All at once: a part may hold a %1.
        qsizetype digits = at + 1;
        while (own[at] == u'%' && digits < own.size() && own[digits].isDigit())
            ++digits;
        const int number = own.mid(at + 1, digits - at - 1).toInt();
        if (own[at] == u'%' && number > 0 && number <= parts.size())
            text += parts[number - 1];
        else
            text += own.mid(at, digits - at);
        at = digits;
    }
    return text;
}

QString whole(const QString &english, int depth)
{
    for (const Form &form : allForms()) {
        if (const QString text = asForm(form, english, depth); !text.isNull())
            return text;
    }
    return {};
}

QString joined(const QString &first, const QString &rest)
{
    const bool isWide = !first.isEmpty() && QStringLiteral("\u3002\uff1a\uff1b\uff09").contains(first.back());
    return first + (isWide ? QString() : QStringLiteral(" ")) + rest;
}

/// As many sentences at once as are known, then the others.
QString translated(const QString &english, int depth)
{
    if (depth > deepest || english.isEmpty())
        return english;
    if (const QString text = whole(english, depth); !text.isNull())
        return text;
    static const QRegularExpression boundary(QStringLiteral("[.?!] (?=[A-Z\"%-])"));
    QList<qsizetype> ends;
    for (auto matches = boundary.globalMatch(english); matches.hasNext();)
        ends << matches.next().capturedStart() + 1;
    for (qsizetype i = std::min(ends.size(), mostAtOnce) - 1; i >= 0; --i) {
        if (const QString text = whole(english.first(ends[i]), depth); !text.isNull())
            return joined(text, translated(english.mid(ends[i] + 1), depth));
    }
    return ends.isEmpty() ? english : joined(english.first(ends.first()), translated(english.mid(ends.first() + 1), depth));
}

} // namespace

QString inLanguage(const QString &english)
{
    thread_local QHash<QString, QString> known;
    thread_local QString language;
    const QString now = tr("Did you mean \"%1\"?");
    if (now == QStringLiteral("Did you mean \"%1\"?") || english.isEmpty() || english.size() > longest)
        return english;
    if (language != now || known.size() > mostRemembered)
        known.clear();
    language = now;
    const auto found = known.constFind(english);
    return found != known.constEnd() ? *found : *known.insert(english, translated(english, 0));
}

} // namespace kernelscope
