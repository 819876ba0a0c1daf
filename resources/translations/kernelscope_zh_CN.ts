<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>QObject</name>
    <message>
        <source>%1 (logarithmic; outlined: the fastest for each %2)</source>
        <translation>%1（对数；加框：每个 %2 中最快的）</translation>
    </message>
    <message>
        <source>median of %1 runs</source>
        <translation>%1 次运行的中位数</translation>
    </message>
    <message>
        <source>one run</source>
        <translation>一次运行</translation>
    </message>
    <message>
        <source>Kernel time</source>
        <translation>内核时间</translation>
    </message>
    <message>
        <source>%1 by %2 and %3</source>
        <translation>%1，按 %2 和 %3</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1，按 %2</translation>
    </message>
    <message>
        <source>%1 of each launch</source>
        <translation>每次启动的%1</translation>
    </message>
    <message>
        <source>%1, without transfers, %2</source>
        <translation>%1，不含传输，%2</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <translation>%1，在 %2 上</translation>
    </message>
    <message>
        <source>%1, in shuffled order (seed %2)</source>
        <translation>%1，顺序随机打乱（种子 %2）</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>及另外 %1 个</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>对于 %1</translation>
    </message>
    <message>
        <source>Device: %1</source>
        <translation>设备：%1</translation>
    </message>
    <message>
        <source>Each work-group</source>
        <translation>每个工作组</translation>
    </message>
    <message>
        <source>Each work-item</source>
        <translation>每个工作项</translation>
    </message>
    <message>
        <source>Logarithmic scale: each mark is 1,024 times the one before</source>
        <translation>对数刻度：每个刻度是前一个的 1,024 倍</translation>
    </message>
    <message>
        <source>&amp;nbsp; %1 of %2</source>
        <translation>&amp;nbsp; %1 / %2</translation>
    </message>
    <message>
        <source>column %1: %2 × %3</source>
        <translation>第 %1 列：%2 × %3</translation>
    </message>
    <message>
        <source>, %1 memory, %2</source>
        <translation>，%1内存，%2</translation>
    </message>
    <message>
        <source>, in macro %1</source>
        <translation>，在宏 %1 中</translation>
    </message>
    <message>
        <source>; model: %1 transactions for each 32 work-items</source>
        <translation>；模型：每 32 个工作项 %1 次事务</translation>
    </message>
    <message>
        <source>; model: %1-way bank conflicts</source>
        <translation>；模型：%1 路存储体冲突</translation>
    </message>
    <message>
        <source>snippet</source>
        <translation>代码片段</translation>
    </message>
    <message>
        <source>Measured: %1 from %2 on.</source>
        <translation>测量范围：%1，从 %2 起。</translation>
    </message>
    <message>
        <source>The device had nothing to do.</source>
        <translation>设备处于空闲。</translation>
    </message>
    <message>
        <source>%1&#xa0;×&#xa0;%2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>The device was busy for %1 (%2 %): %3.</source>
        <translation>设备忙碌 %1（%2 %）：%3。</translation>
    </message>
    <message>
        <source>Device memory before, during and after the run: %1, %2, %3</source>
        <translation>运行前、运行中和运行后的设备内存：%1、%2、%3</translation>
    </message>
    <message>
        <source>%1; everything was released.</source>
        <translation>%1；全部已释放。</translation>
    </message>
    <message>
        <source>%1; %2 objects were not released.</source>
        <translation>%1；有 %2 个对象未释放。</translation>
    </message>
    <message>
        <source>%1 not read back, which saved %2</source>
        <translation>%1 未回读，节省了 %2</translation>
    </message>
    <message>
        <source>%1 (about %2 at the rate of this run&apos;s reads).</source>
        <translation>%1（按本次运行的读取速率约 %2）。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>1 check passed</source>
        <translation>1 项检查通过</translation>
    </message>
    <message>
        <source>%1 checks passed</source>
        <translation>%1 项检查通过</translation>
    </message>
    <message>
        <source>%1 of %2 checks failed</source>
        <translation>%2 项检查中有 %1 项未通过</translation>
    </message>
    <message>
        <source>transfers %1</source>
        <translation>传输 %1</translation>
    </message>
    <message>
        <source>kernels %1, %2</source>
        <translation>内核 %1，%2</translation>
    </message>
    <message>
        <source>Ran</source>
        <translation>已运行</translation>
    </message>
    <message>
        <source>Ran in %1</source>
        <translation>运行用时 %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>built from cache</source>
        <translation>构建取自缓存</translation>
    </message>
    <message>
        <source>built in %1</source>
        <translation>构建用时 %1</translation>
    </message>
    <message>
        <source>%1 on %2 (%3, %4)</source>
        <translation>%1，在 %2 上（%3，%4）</translation>
    </message>
    <message>
        <source> (%1 of %2)</source>
        <translation>（%1 / %2）</translation>
    </message>
    <message>
        <source>, %1 s</source>
        <translation>，%1 秒</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Underlined is the critical path: %1 commands, %2 of %3.</source>
        <translation>带下划线的是关键路径：%1 个命令，%2 / %3。</translation>
    </message>
    <message>
        <source> Dashed: nothing orders the two commands, which touch the same bytes.</source>
        <translation> 虚线：两个命令访问相同的字节，却没有任何次序约束。</translation>
    </message>
    <message>
        <source> Dotted: nothing orders the two commands; a trace (F6) says whether they touch the same bytes.</source>
        <translation> 点线：两个命令没有次序约束；跟踪（F6）可以说明它们是否访问相同的字节。</translation>
    </message>
    <message>
        <source>In brackets is the difference to the %1; from its first command to its last this run took %2 less.</source>
        <translation>括号内是与%1的差值；从第一个命令到最后一个命令，本次运行少用 %2。</translation>
    </message>
    <message>
        <source>In brackets is the difference to the %1; from its first command to its last this run took %2 more.</source>
        <translation>括号内是与%1的差值；从第一个命令到最后一个命令，本次运行多用 %2。</translation>
    </message>
    <message>
        <source>A gap of %1 is drawn short.</source>
        <translation>有一段 %1 的空隙已缩短绘制。</translation>
    </message>
    <message>
        <source>%1 gaps are drawn short, %2 in all.</source>
        <translation>%1 段空隙已缩短绘制，共 %2。</translation>
    </message>
    <message>
        <source>Between the commands launches were traced, and what lies around the buffers was compared.</source>
        <translation>命令之间进行了启动的跟踪，并比较了缓冲区周围的内容。</translation>
    </message>
    <message>
        <source>Between the commands a new kernel is launched once to warm up, and what lies around the buffers is compared.</source>
        <translation>命令之间，新的内核会先启动一次用于预热，并比较缓冲区周围的内容。</translation>
    </message>
    <message>
        <source>%1 was traced but not run, since it could crash or hang: it is not shown.</source>
        <translation>%1 只被跟踪而未运行，因为它可能崩溃或挂起：此处不显示。</translation>
    </message>
    <message>
        <source>%1 were traced but not run, since they could crash or hang: they are not shown.</source>
        <translation>%1 只被跟踪而未运行，因为它们可能崩溃或挂起：此处不显示。</translation>
    </message>
    <message>
        <source>one launch could not be traced</source>
        <translation>有一次启动无法跟踪</translation>
    </message>
    <message>
        <source>%1 launches could not be traced</source>
        <translation>有 %1 次启动无法跟踪</translation>
    </message>
    <message>
        <source>as many as fit into the trace&apos;s budget</source>
        <translation>以跟踪预算所能容纳的数量为限</translation>
    </message>
    <message>
        <source>about %1 events found no space</source>
        <translation>约 %1 个事件未能容纳</translation>
    </message>
    <message>
        <source>the accesses at %1 places can&apos;t be traced</source>
        <translation>有 %1 处的访问无法跟踪</translation>
    </message>
    <message>
        <source>stores</source>
        <translation>存入</translation>
    </message>
    <message>
        <source>loads</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>work-item %1 %2 %3</source>
        <translation>工作项 %1 %2 %3</translation>
    </message>
    <message>
        <source>data race on %1: %2, %3</source>
        <translation>%1 上的数据竞争：%2，%3</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>the check “%1” was</source>
        <translation>检查“%1”</translation>
    </message>
    <message>
        <source>the %1 checks were</source>
        <translation>%1 项检查</translation>
    </message>
    <message>
        <source>; %1 not made</source>
        <translation>；%1未进行</translation>
    </message>
    <message>
        <source>Launch %1 was only traced: to run it as it is could crash or hang the device. What it wrote is the traced kernel&apos;s work%2.</source>
        <translation>启动 %1 只进行了跟踪：照原样运行可能使设备崩溃或挂起。它写入的内容出自被跟踪的内核%2。</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 个错误</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 个错误</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 个警告</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 个警告</translation>
    </message>
    <message>
        <source> and </source>
        <translation> 和 </translation>
    </message>
    <message>
        <source>The trace found %1</source>
        <translation>跟踪发现 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source> at %1:</source>
        <translation> 在 %1：</translation>
    </message>
    <message>
        <source> here</source>
        <translation> 此处</translation>
    </message>
    <message>
        <source> at line %1</source>
        <translation> 第 %1 行</translation>
    </message>
    <message>
        <source>see line %1</source>
        <translation>见第 %1 行</translation>
    </message>
    <message>
        <source>%1 in reverse order</source>
        <translation>%1，按相反次序</translation>
    </message>
    <message>
        <source>%1 where all load first</source>
        <translation>%1，全部先读取</translation>
    </message>
    <message>
        <source>Data race</source>
        <translation>数据竞争</translation>
    </message>
    <message>
        <source>Lost update</source>
        <translation>丢失更新</translation>
    </message>
    <message>
        <source>Barrier divergence</source>
        <translation>屏障分歧</translation>
    </message>
    <message>
        <source>Out of bounds</source>
        <translation>越界访问</translation>
    </message>
    <message>
        <source>Write to an input</source>
        <translation>写入输入缓冲区</translation>
    </message>
    <message>
        <source>Uninitialised read</source>
        <translation>读取未初始化的值</translation>
    </message>
    <message>
        <source>Result mismatch</source>
        <translation>结果不符</translation>
    </message>
    <message>
        <source>Endless loop</source>
        <translation>死循环</translation>
    </message>
    <message>
        <source>Guard violation</source>
        <translation>保护区被破坏</translation>
    </message>
    <message>
        <source>Unordered commands</source>
        <translation>命令无序</translation>
    </message>
    <message>
        <source>Invalid copy</source>
        <translation>无效复制</translation>
    </message>
    <message>
        <source>Division by zero</source>
        <translation>除以零</translation>
    </message>
    <message>
        <source>Signed overflow</source>
        <translation>有符号溢出</translation>
    </message>
    <message>
        <source>Invalid conversion</source>
        <translation>无效转换</translation>
    </message>
    <message>
        <source>Misaligned access</source>
        <translation>未对齐访问</translation>
    </message>
    <message>
        <source>Value that is not finite</source>
        <translation>非有限值</translation>
    </message>
    <message>
        <source>Restrict violation</source>
        <translation>违反 restrict</translation>
    </message>
    <message>
        <source>not traced: see Problems</source>
        <translation>未跟踪：见“问题”</translation>
    </message>
    <message>
        <source>traced the one group</source>
        <translation>已跟踪唯一的工作组</translation>
    </message>
    <message>
        <source>traced %1 of %2 groups</source>
        <translation>已跟踪 %2 个工作组中的 %1 个</translation>
    </message>
    <message>
        <source>%1 found, </source>
        <translation>发现 %1，</translation>
    </message>
    <message>
        <source>%1%2, %3 accesses</source>
        <translation>%1%2，%3 次访问</translation>
    </message>
    <message>
        <source>No findings, as far as it was seen: %1 of %2 work-groups, %3 accesses.</source>
        <translation>就所见范围没有发现问题：%2 个工作组中的 %1 个，%3 次访问。</translation>
    </message>
    <message>
        <source>No findings: every access of the one work-group was seen.</source>
        <translation>没有发现问题：唯一工作组的每次访问都已查看。</translation>
    </message>
    <message>
        <source>No findings: every access of all %1 work-groups was seen.</source>
        <translation>没有发现问题：全部 %1 个工作组的每次访问都已查看。</translation>
    </message>
    <message>
        <source>The check “%1” expects another value here.</source>
        <translation>检查“%1”在此处期望另一个值。</translation>
    </message>
    <message>
        <source>work-group %1</source>
        <translation>工作组 %1</translation>
    </message>
    <message>
        <source>work-item %1</source>
        <translation>工作项 %1</translation>
    </message>
    <message>
        <source>Not shown: lines that begin too far in (%1).</source>
        <translation>未显示：缩进过深的行（%1）。</translation>
    </message>
    <message>
        <source>Not shown: the ends of lines that are too long (%1).</source>
        <translation>未显示：过长的行的末尾（%1）。</translation>
    </message>
    <message>
        <source>Not shown: the rest of the notes (%1 characters).</source>
        <translation>未显示：说明的其余部分（%1 个字符）。</translation>
    </message>
    <message>
        <source>, in macro %1, defined at %2:%3</source>
        <translation>，在宏 %1 中，定义于 %2:%3</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>值 %1</translation>
    </message>
    <message>
        <source>%1 in %2 memory</source>
        <translation>%1（%2内存）</translation>
    </message>
    <message>
        <source>%1, value %2</source>
        <translation>%1，值 %2</translation>
    </message>
    <message>
        <source>in reverse order</source>
        <translation>按相反次序</translation>
    </message>
    <message>
        <source>all load first</source>
        <translation>全部先读取</translation>
    </message>
    <message>
        <source>work-items</source>
        <translation>工作项</translation>
    </message>
    <message>
        <source>%1 in launch %2</source>
        <translation>启动 %2 中的 %1</translation>
    </message>
    <message>
        <source>, execution %1</source>
        <translation>，第 %1 次执行</translation>
    </message>
    <message>
        <source>, %1 times</source>
        <translation>，%1 次</translation>
    </message>
    <message>
        <source>work-item %1 of work-group %2</source>
        <translation>工作组 %2 的工作项 %1</translation>
    </message>
    <message>
        <source>%1, phase %2</source>
        <translation>%1，阶段 %2</translation>
    </message>
    <message>
        <source>Of the text before the edit.</source>
        <translation>针对编辑之前的文本。</translation>
    </message>
    <message>
        <source>all %1, sum %2</source>
        <translation>全部为 %1，总和 %2</translation>
    </message>
    <message>
        <source>least %1
greatest %2
sum %3</source>
        <translation>最小 %1
最大 %2
总和 %3</translation>
    </message>
    <message>
        <source>  ·  not read back</source>
        <translation>  ·  未回读</translation>
    </message>
    <message>
        <source>  ·  1 is NaN</source>
        <translation>  ·  1 个为 NaN</translation>
    </message>
    <message>
        <source>  ·  %1 are NaN</source>
        <translation>  ·  %1 个为 NaN</translation>
    </message>
    <message>
        <source>%1, expected %2</source>
        <translation>%1，期望 %2</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>成立</translation>
    </message>
    <message>
        <source>1 value compared</source>
        <translation>比较了 1 个值</translation>
    </message>
    <message>
        <source>%1 values compared</source>
        <translation>比较了 %1 个值</translation>
    </message>
    <message>
        <source>%1,&#xa0;%2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>相等</translation>
    </message>
    <message>
        <source>does not hold</source>
        <translation>不成立</translation>
    </message>
    <message>
        <source>1 mismatch</source>
        <translation>1 处不符</translation>
    </message>
    <message>
        <source>%1 mismatches</source>
        <translation>%1 处不符</translation>
    </message>
    <message>
        <source>%1%2 is as expected. %3.</source>
        <translation>%1%2 与期望相符。%3。</translation>
    </message>
    <message>
        <source>Mismatch %1 of %2, %3%4: %5</source>
        <translation>第 %1 处不符，共 %2 处，%3%4：%5</translation>
    </message>
    <message>
        <source>argument %1</source>
        <translation>参数 %1</translation>
    </message>
    <message>
        <source>local elements</source>
        <translation>局部元素数</translation>
    </message>
    <message>
        <source>name of %1</source>
        <translation>%1 的名称</translation>
    </message>
    <message>
        <source>type of %1</source>
        <translation>%1 的类型</translation>
    </message>
    <message>
        <source>how kernels use %1</source>
        <translation>内核如何使用 %1</translation>
    </message>
    <message>
        <source>what to compare with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>期望的%1</translation>
    </message>
    <message>
        <source>%1 tolerance</source>
        <translation>容差：%1</translation>
    </message>
    <message>
        <source>check %1</source>
        <translation>检查 %1</translation>
    </message>
    <message>
        <source>The kernel compares a work-item&apos;s place with it: how many elements there are.</source>
        <translation>内核将工作项的位置与它比较：即元素的个数。</translation>
    </message>
    <message>
        <source>A loop runs from minus this number to it.</source>
        <translation>有循环从该数的相反数执行到该数。</translation>
    </message>
    <message>
        <source>A loop runs up to it.</source>
        <translation>有循环执行到该数。</translation>
    </message>
    <message>
        <source>Something is multiplied by it, as by the distance of two elements or rows.</source>
        <translation>有值与它相乘，如同两个元素或两行的间距。</translation>
    </message>
    <message>
        <source>From its name and its type; the kernel tells nothing more.</source>
        <translation>由名称和类型得出；内核没有提供更多信息。</translation>
    </message>
    <message>
        <source>Numbers to try the kernel with; what it is meant for nobody told.</source>
        <translation>用于试运行内核的数值；其用途没有说明。</translation>
    </message>
    <message>
        <source>By the functions with which the kernel reads or writes pixels.</source>
        <translation>根据内核读写像素所用的函数。</translation>
    </message>
    <message>
        <source>An element for each work-item, or as many as the kernel seems to reach.</source>
        <translation>每个工作项一个元素，或内核看来会访问到的个数。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>first contents</source>
        <translation>初始内容</translation>
    </message>
    <message>
        <source>%1 size</source>
        <translation>%1 的大小</translation>
    </message>
    <message>
        <source>The sources leave it to the program that builds them.</source>
        <translation>源代码将其留给构建它们的程序决定。</translation>
    </message>
    <message>
        <source>What the kernel does with its place in the work-group suits it.</source>
        <translation>符合内核对其在工作组中位置的用法。</translation>
    </message>
    <message>
        <source>How many there are, the kernel does not tell.</source>
        <translation>内核没有说明有多少个。</translation>
    </message>
    <message>
        <source>In as many dimensions as the kernel asks for its place in.</source>
        <translation>维数等于内核查询其位置时的维数。</translation>
    </message>
    <message>
        <source>A guess: %1 Another value, or Confirm, ends it.</source>
        <translation>这是推测：%1 输入其他值或点击“确认”即可结束。</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>零</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>常量</translation>
    </message>
    <message>
        <source>constant of %1</source>
        <translation>%1 的常量</translation>
    </message>
    <message>
        <source>expression</source>
        <translation>表达式</translation>
    </message>
    <message>
        <source>expression of %1, of i, x, y, z</source>
        <translation>%1 的表达式，可用 i、x、y、z</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>random %1 to %2</source>
        <translation>随机 %1 到 %2</translation>
    </message>
    <message>
        <source>least value of %1</source>
        <translation>%1 的最小值</translation>
    </message>
    <message>
        <source>greatest value of %1</source>
        <translation>%1 的最大值</translation>
    </message>
    <message>
        <source>seed of %1</source>
        <translation>%1 的种子</translation>
    </message>
    <message>
        <source>values</source>
        <translation>数值列表</translation>
    </message>
    <message>
        <source>%1 values</source>
        <translation>%1 个值</translation>
    </message>
    <message>
        <source>values of %1</source>
        <translation>%1 的数值</translation>
    </message>
    <message>
        <source>file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>来自 %1</translation>
    </message>
    <message>
        <source>file of %1</source>
        <translation>%1 的文件</translation>
    </message>
    <message>
        <source>what %1 is filled with</source>
        <translation>%1 的填充方式</translation>
    </message>
    <message>
        <source>Let time pass</source>
        <translation>让时间流逝</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>time: the frame, counted</source>
        <translation>时间：帧数</translation>
    </message>
    <message>
        <source>time: the seconds that passed</source>
        <translation>时间：经过的秒数</translation>
    </message>
    <message>
        <source>a power of two</source>
        <translation>2 的幂</translation>
    </message>
    <message>
        <source>a colour, 0xRRGGBB</source>
        <translation>颜色，0xRRGGBB</translation>
    </message>
    <message>
        <source>kernel of the launch</source>
        <translation>启动的内核</translation>
    </message>
    <message>
        <source>%1 size in %2</source>
        <translation>%2 方向的%1大小</translation>
    </message>
    <message>
        <source> from %1</source>
        <translation> 从 %1</translation>
    </message>
    <message>
        <source> count %1</source>
        <translation> 个数 %1</translation>
    </message>
    <message>
        <source> by %1</source>
        <translation> 按 %1</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1，用 %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1，在 %2</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <translation>%1，在 %2 之后</translation>
    </message>
    <message>
        <source>%1 when %2</source>
        <translation>%1，当 %2</translation>
    </message>
    <message>
        <source>The kernel %1 is called %2 now.</source>
        <translation>内核 %1 现名为 %2。</translation>
    </message>
    <message>
        <source>%1 takes %2 now.</source>
        <translation>%1 现在接受 %2。</translation>
    </message>
    <message>
        <source>The arguments follow the parameters of %1.</source>
        <translation>参数随 %1 的形参而定。</translation>
    </message>
    <message>
        <source>%1 does not take %2 any more.</source>
        <translation>%1 不再接受 %2。</translation>
    </message>
    <message>
        <source>%1 is launched in %2 dimensions now.</source>
        <translation>%1 现在以 %2 维启动。</translation>
    </message>
    <message>
        <source>new value of %1</source>
        <translation>%1 的新值</translation>
    </message>
    <message>
        <source>from</source>
        <translation>从</translation>
    </message>
    <message>
        <source>offset in elements</source>
        <translation>偏移（元素）</translation>
    </message>
    <message>
        <source>count</source>
        <translation>个数</translation>
    </message>
    <message>
        <source>count of elements</source>
        <translation>元素个数</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>buffer to write</source>
        <translation>要写入的缓冲区</translation>
    </message>
    <message>
        <source>buffer to read</source>
        <translation>要读取的缓冲区</translation>
    </message>
    <message>
        <source>buffer to copy from</source>
        <translation>复制来源缓冲区</translation>
    </message>
    <message>
        <source>at</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>offset in the source</source>
        <translation>来源中的偏移</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>buffer to copy to</source>
        <translation>复制目标缓冲区</translation>
    </message>
    <message>
        <source>offset in the target</source>
        <translation>目标中的偏移</translation>
    </message>
    <message>
        <source>buffer to fill</source>
        <translation>要填充的缓冲区</translation>
    </message>
    <message>
        <source>with</source>
        <translation>用</translation>
    </message>
    <message>
        <source>value to fill with</source>
        <translation>填充值</translation>
    </message>
    <message>
        <source>first buffer</source>
        <translation>第一个缓冲区</translation>
    </message>
    <message>
        <source>second buffer</source>
        <translation>第二个缓冲区</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>最多</translation>
    </message>
    <message>
        <source>limit of repetitions</source>
        <translation>重复次数上限</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>queue of the barrier</source>
        <translation>屏障所在队列</translation>
    </message>
    <message>
        <source>condition of the step</source>
        <translation>步骤的条件</translation>
    </message>
    <message>
        <source>run a kernel</source>
        <translation>运行内核</translation>
    </message>
    <message>
        <source>from the host to a buffer</source>
        <translation>从主机到缓冲区</translation>
    </message>
    <message>
        <source>from a buffer to the host</source>
        <translation>从缓冲区到主机</translation>
    </message>
    <message>
        <source>from a buffer to another</source>
        <translation>从缓冲区到另一个缓冲区</translation>
    </message>
    <message>
        <source>one value all over</source>
        <translation>全部填同一个值</translation>
    </message>
    <message>
        <source>parameters to other values</source>
        <translation>将参数改为其他值</translation>
    </message>
    <message>
        <source>two buffers for each other</source>
        <translation>交换两个缓冲区</translation>
    </message>
    <message>
        <source>steps while a condition holds</source>
        <translation>条件成立时重复的步骤</translation>
    </message>
    <message>
        <source>order the commands of a queue</source>
        <translation>为队列的命令定序</translation>
    </message>
    <message>
        <source>wait for all commands</source>
        <translation>等待所有命令</translation>
    </message>
    <message>
        <source>name of the launch</source>
        <translation>启动的名称</translation>
    </message>
    <message>
        <source>queue of the step</source>
        <translation>步骤所在队列</translation>
    </message>
    <message>
        <source>steps that it waits for</source>
        <translation>它等待的步骤</translation>
    </message>
    <message>
        <source>after</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>no step</source>
        <translation>无步骤</translation>
    </message>
    <message>
        <source>device of the launch</source>
        <translation>启动所用设备</translation>
    </message>
    <message>
        <source>the one picked</source>
        <translation>所选的设备</translation>
    </message>
    <message>
        <source>repeat while</source>
        <translation>重复，当</translation>
    </message>
    <message>
        <source>waits for, through a buffer</source>
        <translation>等待，经由缓冲区</translation>
    </message>
    <message>
        <source>nothing orders them</source>
        <translation>没有次序约束</translation>
    </message>
    <message>
        <source>nothing orders them, not traced</source>
        <translation>没有次序约束，未跟踪</translation>
    </message>
    <message>
        <source>needless after</source>
        <translation>多余的 after</translation>
    </message>
    <message>
        <source>%1 · queue %2 · added</source>
        <translation>%1 · 队列 %2 · 添加的</translation>
    </message>
    <message>
        <source>%1 · queue %2</source>
        <translation>%1 · 队列 %2</translation>
    </message>
    <message>
        <source>reads %1</source>
        <translation>读取 %1</translation>
    </message>
    <message>
        <source>writes %1</source>
        <translation>写入 %1</translation>
    </message>
    <message>
        <source>%1, next round</source>
        <translation>%1，下一轮</translation>
    </message>
    <message>
        <source>and %1 more steps</source>
        <translation>及另外 %1 个步骤</translation>
    </message>
    <message>
        <source>, and %1 more</source>
        <translation>，及另外 %1 个</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>早</translation>
    </message>
    <message>
        <source>later</source>
        <translation>晚</translation>
    </message>
    <message>
        <source>%1 without a command, drawn short</source>
        <translation>%1 没有命令，已缩短绘制</translation>
    </message>
    <message>
        <source>Kernels are read with Clang %1.</source>
        <translation>内核由 Clang %1 读取。</translation>
    </message>
    <message>
        <source>The window is made with Qt %1 and QScintilla.</source>
        <translation>窗口由 Qt %1 和 QScintilla 构建。</translation>
    </message>
    <message>
        <source>No OpenCL platform is known so far.</source>
        <translation>目前尚不知道任何 OpenCL 平台。</translation>
    </message>
    <message>
        <source>OpenCL platforms: %1.</source>
        <translation>OpenCL 平台：%1。</translation>
    </message>
    <message>
        <source>Kernelscope is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Kernelscope 是自由软件，遵循 GNU 通用公共许可证第 3 版或更高版本。不提供任何担保。</translation>
    </message>
    <message>
        <source>Kernelscope %1</source>
        <translation>Kernelscope %1</translation>
    </message>
    <message>
        <source>About Kernelscope</source>
        <translation>关于 Kernelscope</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>Save the changes of “%1”?</source>
        <translation>要保存对“%1”的更改吗？</translation>
    </message>
    <message>
        <source>Without saving they are lost.</source>
        <translation>不保存则会丢失。</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation>不保存</translation>
    </message>
    <message>
        <source>Save the project as</source>
        <translation>项目另存为</translation>
    </message>
    <message>
        <source>Kernelscope projects (*.kscope)</source>
        <translation>Kernelscope 项目 (*.kscope)</translation>
    </message>
    <message>
        <source>Open a project or a kernel</source>
        <translation>打开项目或内核</translation>
    </message>
    <message>
        <source>Add a source</source>
        <translation>添加源文件</translation>
    </message>
    <message>
        <source>OpenCL C (*.cl *.h *.clh);;All files (*)</source>
        <translation>OpenCL C (*.cl *.h *.clh);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save as picture</source>
        <translation>保存为图片</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png)</source>
        <translation>图片 (*.svg *.png)</translation>
    </message>
    <message>
        <source>Save the contents of the buffer</source>
        <translation>保存缓冲区内容</translation>
    </message>
    <message>
        <source>NumPy (*.npy);;Text (*.csv);;Picture (*.png);;Raw bytes (*.bin)</source>
        <translation>NumPy (*.npy);;文本 (*.csv);;图片 (*.png);;原始字节 (*.bin)</translation>
    </message>
    <message>
        <source>Start with the contents of a file</source>
        <translation>以文件内容作为初始值</translation>
    </message>
    <message>
        <source>Contents of a buffer (*.npy *.csv *.png *.bin)</source>
        <translation>缓冲区内容 (*.npy *.csv *.png *.bin)</translation>
    </message>
    <message>
        <source>all&#xa0;equal</source>
        <translation>全部相等</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>正在启动</translation>
    </message>
    <message>
        <source>Evaluating expressions</source>
        <translation>计算表达式</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>构建</translation>
    </message>
    <message>
        <source>First launch</source>
        <translation>首次启动</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Reading results</source>
        <translation>读取结果</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Waiting for the device</source>
        <translation>等待设备</translation>
    </message>
    <message>
        <source>Projects, kernels and captures (*.kscope *.cl *.ocl *.clc *.opencl *.sim worksizes.txt);;All files (*)</source>
        <translation>项目、内核和捕获的启动 (*.kscope *.cl *.ocl *.clc *.opencl *.sim worksizes.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Invalid sampler</source>
        <translation>无效的采样器</translation>
    </message>
    <message>
        <source>The project was changed since the last run, which gave no results.</source>
        <translation>自上次运行以来项目已更改，那次运行没有给出结果。</translation>
    </message>
    <message>
        <source>The run gave no results.</source>
        <translation>这次运行没有给出结果。</translation>
    </message>
    <message>
        <source>The run gave no results. %1</source>
        <translation>这次运行没有给出结果。%1</translation>
    </message>
    <message>
        <source>%1 in the trace</source>
        <translation>跟踪中为 %1</translation>
    </message>
    <message>
        <source>in the trace</source>
        <translation>跟踪中</translation>
    </message>
    <message>
        <source>; in all launches %1 times</source>
        <translation>；所有启动共 %1 次</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>从 %1 到 %2</translation>
    </message>
    <message>
        <source>%1, sum&#xa0;%2</source>
        <translation>%1，总和&#xa0;%2</translation>
    </message>
    <message>
        <source>%1, all within the tolerance, greatest error %2</source>
        <translation>%1，均在容差之内，最大误差 %2</translation>
    </message>
    <message>
        <source>Save the program into a new folder</source>
        <translation>将程序保存到新文件夹</translation>
    </message>
    <message>
        <source>%1; the greatest relative error is %2: a relative tolerance of %3 would let it pass</source>
        <translation>%1；最大相对误差为 %2：相对容差取 %3 即可通过</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no tolerance. Write a number of at least 0, like 0.001 or 1e-5.</source>
        <translation>&quot;%1&quot; 不是容差。请写一个不小于 0 的数，例如 0.001 或 1e-5。</translation>
    </message>
    <message>
        <source>1 value</source>
        <translation>1 个值</translation>
    </message>
    <message>
        <source>Invalid collective call</source>
        <translation>无效的集体调用</translation>
    </message>
    <message>
        <source>Invalid image format</source>
        <translation>图像格式不符</translation>
    </message>
    <message>
        <source>Long loop</source>
        <translation>长循环</translation>
    </message>
    <message>
        <source>Launches %1: %2</source>
        <translation>启动 %1：%2</translation>
    </message>
    <message>
        <source>Launches %1 were only traced: to run them as they are could crash or hang the device. What they wrote is the traced kernels&apos; work%2.</source>
        <translation>启动 %1 只进行了跟踪：照原样运行可能使设备崩溃或挂起。它们写入的内容出自被跟踪的内核%2。</translation>
    </message>
    <message>
        <source>stored as %1 to %2, read as %3</source>
        <translation>存储为 %1 至 %2；读取值：%3</translation>
    </message>
    <message>
        <source>%1 (a line edited since)</source>
        <translation>%1（之后编辑过的一行）</translation>
    </message>
    <message>
        <source>the accesses at one place can&apos;t be traced</source>
        <translation>有一处访问无法跟踪</translation>
    </message>
    <message>
        <source>; %1 is %2</source>
        <translation>；%1 为 %2</translation>
    </message>
    <message>
        <source>%1 of %2 values differ; %3 is %4, expected %5</source>
        <translation>%2 个值中有 %1 个不符；%3 为 %4，期望 %5</translation>
    </message>
    <message>
        <source>Nothing ran: the plan has no steps, or none whose condition holds</source>
        <translation>什么也没有运行：计划没有步骤，或没有条件成立的步骤</translation>
    </message>
    <message>
        <source>Save the timeline for Perfetto</source>
        <translation>为 Perfetto 保存时间线</translation>
    </message>
    <message>
        <source>Chrome trace (*.json)</source>
        <translation>Chrome 跟踪文件 (*.json)</translation>
    </message>
    <message>
        <source>%1 × %2  %3 together</source>
        <translation>%1 × %2  共 %3</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>kernelscope</name>
    <message>
        <source>load</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>store</source>
        <translation>存入</translation>
    </message>
    <message>
        <source>atomic</source>
        <translation>原子操作</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>屏障</translation>
    </message>
    <message>
        <source>fence</source>
        <translation>栅栏</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>index</source>
        <translation>索引</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>运算</translation>
    </message>
    <message>
        <source>access</source>
        <translation>访问</translation>
    </message>
    <message>
        <source>call</source>
        <translation>调用</translation>
    </message>
    <message>
        <source>statement</source>
        <translation>语句</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>write</source>
        <translation>写入</translation>
    </message>
    <message>
        <source>read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>fill</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>carry</source>
        <translation>沿用</translation>
    </message>
    <message>
        <source>map</source>
        <translation>映射</translation>
    </message>
    <message>
        <source>unmap</source>
        <translation>解除映射</translation>
    </message>
    <message>
        <source>finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>build</source>
        <translation>编译</translation>
    </message>
    <message>
        <source>Give the values to compare, with commas between them: 64, 128, 256.</source>
        <translation>请给出要比较的值，以逗号分隔：64, 128, 256。</translation>
    </message>
    <message>
        <source>There is nothing between two commas, or after the last one.</source>
        <translation>两个逗号之间或最后一个逗号之后没有内容。</translation>
    </message>
    <message>
        <source>%1 is there twice: each value is compared once.</source>
        <translation>%1 出现了两次：每个值只比较一次。</translation>
    </message>
    <message>
        <source>In %1 a bracket is missing.</source>
        <translation>%1 缺少括号。</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>OpenCL C %1</source>
        <translation>OpenCL C %1</translation>
    </message>
    <message>
        <source>Memory regions</source>
        <translation>内存区域</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation>局部内存</translation>
    </message>
    <message>
        <source>What the work-items of one work-group share. It is gone when the group ends.</source>
        <translation>一个工作组的工作项所共享的内存。工作组结束后即消失。</translation>
    </message>
    <message>
        <source>Global memory</source>
        <translation>全局内存</translation>
    </message>
    <message>
        <source>What all work-items of all groups can read and write. Buffers live here.</source>
        <translation>所有工作组的所有工作项都能读写的内存。缓冲区位于此处。</translation>
    </message>
    <message>
        <source>Largest buffer</source>
        <translation>最大缓冲区</translation>
    </message>
    <message>
        <source>The most that one buffer may take of global memory.</source>
        <translation>单个缓冲区最多可占用的全局内存。</translation>
    </message>
    <message>
        <source>Local memory is</source>
        <translation>局部内存是</translation>
    </message>
    <message>
        <source>dedicated</source>
        <translation>专用</translation>
    </message>
    <message>
        <source>part of global memory</source>
        <translation>全局内存的一部分</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>Dedicated local memory is faster than global memory; on most CPUs it is ordinary memory.</source>
        <translation>专用局部内存比全局内存快；在多数 CPU 上它就是普通内存。</translation>
    </message>
    <message>
        <source>Constant memory</source>
        <translation>常量内存</translation>
    </message>
    <message>
        <source>The most that one constant argument may take.</source>
        <translation>单个常量参数最多可占用的大小。</translation>
    </message>
    <message>
        <source>Constant arguments of a kernel</source>
        <translation>内核的常量参数</translation>
    </message>
    <message>
        <source>How many constant arguments a kernel may have.</source>
        <translation>一个内核可以有多少个常量参数。</translation>
    </message>
    <message>
        <source>Global cache</source>
        <translation>全局缓存</translation>
    </message>
    <message>
        <source>The cache between global memory and the compute units.</source>
        <translation>全局内存与计算单元之间的缓存。</translation>
    </message>
    <message>
        <source>Cache line</source>
        <translation>缓存行</translation>
    </message>
    <message>
        <source>What one miss of that cache brings.</source>
        <translation>该缓存一次未命中所取入的数据量。</translation>
    </message>
    <message>
        <source>Arguments of a kernel</source>
        <translation>内核的参数</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>The most that all arguments of a kernel may take together.</source>
        <translation>内核全部参数合计最多可占用的大小。</translation>
    </message>
    <message>
        <source>Work sizes</source>
        <translation>工作规模</translation>
    </message>
    <message>
        <source>Compute units</source>
        <translation>计算单元</translation>
    </message>
    <message>
        <source>A work-group runs on one compute unit; that many run at a time.</source>
        <translation>一个工作组在一个计算单元上运行；可同时运行这么多个。</translation>
    </message>
    <message>
        <source>Largest work-group</source>
        <translation>最大工作组</translation>
    </message>
    <message>
        <source>The most work-items that a work-group may have, in all dimensions together.</source>
        <translation>一个工作组在所有维度上合计最多可有的工作项数。</translation>
    </message>
    <message>
        <source>Work-group in x, y, z</source>
        <translation>工作组的 x、y、z</translation>
    </message>
    <message>
        <source>The most work-items that a work-group may have in each dimension.</source>
        <translation>一个工作组在每个维度上最多可有的工作项数。</translation>
    </message>
    <message>
        <source>Sub-groups</source>
        <translation>子组</translation>
    </message>
    <message>
        <source>How many sub-groups a work-group may have.</source>
        <translation>一个工作组可以有多少个子组。</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>Highest clock</source>
        <translation>最高频率</translation>
    </message>
    <message>
        <source>%1 MHz</source>
        <translation>%1 MHz</translation>
    </message>
    <message>
        <source>Of the compute units.</source>
        <translation>计算单元的频率。</translation>
    </message>
    <message>
        <source>Step of the event clock</source>
        <translation>事件时钟的步长</translation>
    </message>
    <message>
        <source>The step of the clock that times events.</source>
        <translation>为事件计时的时钟的步长。</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>能力</translation>
    </message>
    <message>
        <source>Double precision</source>
        <translation>双精度</translation>
    </message>
    <message>
        <source>Whether kernels may use double.</source>
        <translation>内核能否使用 double。</translation>
    </message>
    <message>
        <source>Half precision</source>
        <translation>半精度</translation>
    </message>
    <message>
        <source>Whether kernels may compute with half.</source>
        <translation>内核能否用 half 计算。</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>Whether kernels may read and write images.</source>
        <translation>内核能否读写图像。</translation>
    </message>
    <message>
        <source>Largest 2D image</source>
        <translation>最大二维图像</translation>
    </message>
    <message>
        <source>Width and height in pixels.</source>
        <translation>宽和高，以像素计。</translation>
    </message>
    <message>
        <source>3D image depth</source>
        <translation>三维图像深度</translation>
    </message>
    <message>
        <source>The most slices of a 3D image.</source>
        <translation>三维图像最多的切片数。</translation>
    </message>
    <message>
        <source>Samplers</source>
        <translation>采样器</translation>
    </message>
    <message>
        <source>How many samplers a kernel may use.</source>
        <translation>一个内核可以使用多少个采样器。</translation>
    </message>
    <message>
        <source>Out-of-order queues</source>
        <translation>乱序队列</translation>
    </message>
    <message>
        <source>Whether the commands of one queue may overtake each other.</source>
        <translation>同一队列的命令能否互相超越。</translation>
    </message>
    <message>
        <source>Shared virtual memory</source>
        <translation>共享虚拟内存</translation>
    </message>
    <message>
        <source>coarse and fine</source>
        <translation>粗粒度和细粒度</translation>
    </message>
    <message>
        <source>coarse</source>
        <translation>粗粒度</translation>
    </message>
    <message>
        <source>Whether host and device can share pointers.</source>
        <translation>主机与设备能否共享指针。</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>What the compiler takes for -cl-std: %1.</source>
        <translation>编译器的 -cl-std 可接受：%1。</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>标识</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>What the driver calls the device.</source>
        <translation>驱动程序对设备的称呼。</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>What kind of device it is.</source>
        <translation>设备的种类。</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>平台</translation>
    </message>
    <message>
        <source>The driver&apos;s name for its group of devices.</source>
        <translation>驱动程序对其设备组的称呼。</translation>
    </message>
    <message>
        <source>Platform version</source>
        <translation>平台版本</translation>
    </message>
    <message>
        <source>The OpenCL version of the platform.</source>
        <translation>平台的 OpenCL 版本。</translation>
    </message>
    <message>
        <source>Platform profile</source>
        <translation>平台配置</translation>
    </message>
    <message>
        <source>Full or embedded OpenCL.</source>
        <translation>完整或嵌入式 OpenCL。</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>Who made the device.</source>
        <translation>设备的制造者。</translation>
    </message>
    <message>
        <source>Vendor number</source>
        <translation>厂商编号</translation>
    </message>
    <message>
        <source>The vendor&apos;s number, usually that of PCI.</source>
        <translation>厂商的编号，通常为 PCI 编号。</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>The OpenCL version of the device.</source>
        <translation>设备的 OpenCL 版本。</translation>
    </message>
    <message>
        <source>OpenCL C</source>
        <translation>OpenCL C</translation>
    </message>
    <message>
        <source>The newest OpenCL C that its compiler names.</source>
        <translation>其编译器所列的最新 OpenCL C。</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>驱动程序</translation>
    </message>
    <message>
        <source>The version of the driver.</source>
        <translation>驱动程序的版本。</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>可用</translation>
    </message>
    <message>
        <source>Whether the device can be used now.</source>
        <translation>设备当前能否使用。</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>编译器</translation>
    </message>
    <message>
        <source>Whether it can build from source.</source>
        <translation>能否从源代码构建。</translation>
    </message>
    <message>
        <source>Address bits</source>
        <translation>地址位数</translation>
    </message>
    <message>
        <source>The width of a pointer on the device.</source>
        <translation>设备上指针的宽度。</translation>
    </message>
    <message>
        <source>Byte order</source>
        <translation>字节序</translation>
    </message>
    <message>
        <source>little endian</source>
        <translation>小端</translation>
    </message>
    <message>
        <source>big endian</source>
        <translation>大端</translation>
    </message>
    <message>
        <source>How numbers lie in memory.</source>
        <translation>数值在内存中的排列方式。</translation>
    </message>
    <message>
        <source>Error correction</source>
        <translation>纠错</translation>
    </message>
    <message>
        <source>Whether its memory corrects errors.</source>
        <translation>其内存能否纠错。</translation>
    </message>
    <message>
        <source>Base alignment</source>
        <translation>基准对齐</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1 位</translation>
    </message>
    <message>
        <source>The alignment that parts of a buffer need.</source>
        <translation>缓冲区各部分所需的对齐。</translation>
    </message>
    <message>
        <source>Smallest alignment</source>
        <translation>最小对齐</translation>
    </message>
    <message>
        <source>The smallest alignment of any type.</source>
        <translation>任何类型的最小对齐。</translation>
    </message>
    <message>
        <source>A kernel on a CPU device is native code. It is kept from your files, from connections and from other programs as far as the system of the device&apos;s worker can do so.</source>
        <translation>CPU 设备上的内核是本机代码。在设备工作进程所在系统能做到的范围内，它无法接触您的文件、网络连接和其他程序。</translation>
    </message>
    <message>
        <source>Confinement of kernels</source>
        <translation>内核的隔离</translation>
    </message>
    <message>
        <source>Files, connections, processes</source>
        <translation>文件、连接、进程</translation>
    </message>
    <message>
        <source>confined</source>
        <translation>已隔离</translation>
    </message>
    <message>
        <source>Not confined</source>
        <translation>未隔离</translation>
    </message>
    <message>
        <source>Drivers that fail</source>
        <translation>失效的驱动程序</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>已排除</translation>
    </message>
    <message>
        <source>Each driver was loaded in a process of its own.</source>
        <translation>每个驱动程序都在单独的进程中加载。</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>扩展</translation>
    </message>
    <message>
        <source>An extension that the device names.</source>
        <translation>设备所列的扩展。</translation>
    </message>
    <message>
        <source>Extensions of the platform</source>
        <translation>平台的扩展</translation>
    </message>
    <message>
        <source>An extension that the platform names.</source>
        <translation>平台所列的扩展。</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>主机内存</translation>
    </message>
    <message>
        <source>the program that launches</source>
        <translation>发起启动的程序</translation>
    </message>
    <message>
        <source>This device is a CPU: its regions lie in the host&apos;s memory.</source>
        <translation>此设备是 CPU：它的各区域都在主机内存中。</translation>
    </message>
    <message>
        <source>OpenCL does not report its size.</source>
        <translation>OpenCL 不报告其大小。</translation>
    </message>
    <message>
        <source>all work-items</source>
        <translation>所有工作项</translation>
    </message>
    <message>
        <source>One buffer may take %1.</source>
        <translation>单个缓冲区最多占 %1。</translation>
    </message>
    <message>
        <source>all work-items, which only read it</source>
        <translation>所有工作项，只读</translation>
    </message>
    <message>
        <source>That much for each of at most %1 arguments.</source>
        <translation>最多 %1 个参数，每个可占这么多。</translation>
    </message>
    <message>
        <source>the work-items of one group</source>
        <translation>一个工作组的工作项</translation>
    </message>
    <message>
        <source>Each group has that much; here it is a part of global memory.</source>
        <translation>每个工作组有这么多；此处它是全局内存的一部分。</translation>
    </message>
    <message>
        <source>Each group has that much.</source>
        <translation>每个工作组有这么多。</translation>
    </message>
    <message>
        <source>argument</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>1 register</source>
        <translation>1 个寄存器</translation>
    </message>
    <message>
        <source>%1 registers</source>
        <translation>%1 个寄存器</translation>
    </message>
    <message>
        <source>%1, spilled: %2 stored, %3 loaded</source>
        <translation>%1，溢出：存入 %2，读取 %3</translation>
    </message>
    <message>
        <source>Private memory</source>
        <translation>私有内存</translation>
    </message>
    <message>
        <source>one work-item</source>
        <translation>单个工作项</translation>
    </message>
    <message>
        <source>The driver does not report what kernels take.</source>
        <translation>驱动程序不报告内核的占用情况。</translation>
    </message>
    <message>
        <source>As the driver reports it for each kernel.</source>
        <translation>按驱动程序对每个内核的报告。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>work-item %1</source>
        <translation>工作项 %1</translation>
    </message>
    <message>
        <source>%1 of work-group %2</source>
        <translation>工作组 %2 的 %1</translation>
    </message>
    <message>
        <source>%1 by %2 in phase %3, %4:%5</source>
        <translation>%1，由 %2，阶段 %3，%4:%5</translation>
    </message>
    <message>
        <source>written by work-item %1</source>
        <translation>由工作项 %1 写入</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>到 %1</translation>
    </message>
    <message>
        <source>5 or more phases ago</source>
        <translation>5 个或更多阶段之前</translation>
    </message>
    <message>
        <source>written in this phase</source>
        <translation>在本阶段写入</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>值 %1</translation>
    </message>
    <message>
        <source>used by work-item %1 in this phase</source>
        <translation>本阶段由工作项 %1 使用</translation>
    </message>
    <message>
        <source>%1, by work-item %2 in this phase</source>
        <translation>%1，本阶段由工作项 %2</translation>
    </message>
    <message>
        <source>%1, in this phase</source>
        <translation>%1，在本阶段</translation>
    </message>
    <message>
        <source>as before the launch</source>
        <translation>与启动前相同</translation>
    </message>
    <message>
        <source>data race</source>
        <translation>数据竞争</translation>
    </message>
    <message>
        <source>outside: no such element</source>
        <translation>越界：没有这个元素</translation>
    </message>
    <message>
        <source>this access: %1</source>
        <translation>此次访问：%1</translation>
    </message>
    <message>
        <source>the chosen element</source>
        <translation>所选元素</translation>
    </message>
    <message>
        <source>~ rounded: point at it for all digits</source>
        <translation>~ 已舍入：指向它可查看全部数位</translation>
    </message>
    <message>
        <source>%1, expected %2</source>
        <translation>%1，期望 %2</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>1 ULP</source>
        <translation>1 ULP</translation>
    </message>
    <message>
        <source>%1 ULPs</source>
        <translation>%1 ULP</translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation>少 %1</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>多 %1</translation>
    </message>
    <message>
        <source>%1 (local %2)</source>
        <translation>%1（局部 %2）</translation>
    </message>
    <message>
        <source>%1, local %2</source>
        <translation>%1，局部 %2</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>after the barrier in %1</source>
        <translation>%1的屏障之后</translation>
    </message>
    <message>
        <source>barrier in %1</source>
        <translation>%1的屏障</translation>
    </message>
    <message>
        <source>The only phase</source>
        <translation>唯一的阶段</translation>
    </message>
    <message>
        <source>Phase %1 (the last is %2)</source>
        <translation>阶段 %1（最后为 %2）</translation>
    </message>
    <message>
        <source>Launch %1, its only work-group</source>
        <translation>启动 %1，其唯一的工作组</translation>
    </message>
    <message>
        <source>Launch %1, %2</source>
        <translation>启动 %1，%2</translation>
    </message>
    <message>
        <source>The notes ask to show &quot;%1&quot;, which is no view and nothing else that is known here.</source>
        <translation>说明要求显示“%1”，它既不是视图，也不是此处已知的其他内容。</translation>
    </message>
    <message>
        <source>The trace has no launch &quot;%1&quot;.</source>
        <translation>跟踪中没有启动“%1”。</translation>
    </message>
    <message>
        <source>The launch &quot;%1&quot; has no such work-group.</source>
        <translation>启动“%1”没有这样的工作组。</translation>
    </message>
    <message>
        <source>The launch &quot;%1&quot; has no such work-item.</source>
        <translation>启动“%1”没有这样的工作项。</translation>
    </message>
    <message>
        <source>Elements read</source>
        <translation>读取的元素</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>Phase %1, step %2 of %3</source>
        <translation>阶段 %1，第 %2 步（共 %3 步）</translation>
    </message>
    <message>
        <source>Phase %1, %2 of %3</source>
        <translation>阶段 %1，%2 / %3</translation>
    </message>
    <message>
        <source>%1 of %2 work-items active</source>
        <translation>%2 个工作项中 %1 个活动</translation>
    </message>
    <message>
        <source>%1 of %2 active</source>
        <translation>%2 个中 %1 个活动</translation>
    </message>
    <message>
        <source>%1 active</source>
        <translation>%1 个活动</translation>
    </message>
    <message>
        <source>%1 of %2 sub-groups divided (model)</source>
        <translation>%2 个子组中 %1 个分歧（模型）</translation>
    </message>
    <message>
        <source>%1 of %2 divided (model)</source>
        <translation>%2 个中 %1 个分歧（模型）</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 个元素</translation>
    </message>
    <message>
        <source>private memory</source>
        <translation>私有内存</translation>
    </message>
    <message>
        <source>, line %1</source>
        <translation>，第 %1 行</translation>
    </message>
    <message>
        <source>work-item %1 of work-group %2</source>
        <translation>工作组 %2 的工作项 %1</translation>
    </message>
    <message>
        <source>%1 elements of %2, the first of them %3</source>
        <translation>%2 的 %1 个元素，第一个为 %3</translation>
    </message>
    <message>
        <source>%1: copied in phase %2 from %3%4</source>
        <translation>%1：在阶段 %2 由 %3 复制%4</translation>
    </message>
    <message>
        <source>%1: read by %2%3</source>
        <translation>%1：由 %2 读取%3</translation>
    </message>
    <message>
        <source>Held in private memory after phase %1, until it is stored in %2: made of %3 by %4%5</source>
        <translation>阶段 %1 之后保存在私有内存中，直到存入 %2：由 %3 经 %4 得出%5</translation>
    </message>
    <message>
        <source>stayed when compared in phase %1</source>
        <translation>在阶段 %1 的比较中保留</translation>
    </message>
    <message>
        <source>stored in phase %1</source>
        <translation>在阶段 %1 存入</translation>
    </message>
    <message>
        <source>%1, %2 from %3</source>
        <translation>%1，%2，来自 %3</translation>
    </message>
    <message>
        <source> by %1%2</source>
        <translation> 经 %1%2</translation>
    </message>
    <message>
        <source> (approximately: the flow could not be followed everywhere)</source>
        <translation>（近似：数据流并非处处都能追踪）</translation>
    </message>
    <message>
        <source> · not drawn: 1 that combines nothing</source>
        <translation> · 未绘制：1 个没有组合任何值的结果</translation>
    </message>
    <message>
        <source> · not drawn: %1 that combine nothing</source>
        <translation> · 未绘制：%1 个没有组合任何值的结果</translation>
    </message>
    <message>
        <source>its object</source>
        <translation>其对象</translation>
    </message>
    <message>
        <source> · left out: 1 access outside of %1, see Problems</source>
        <translation> · 略去：%1 之外的 1 次访问，见“问题”</translation>
    </message>
    <message>
        <source> · left out: %1 accesses outside of %2, see Problems</source>
        <translation> · 略去：%2 之外的 %1 次访问，见“问题”</translation>
    </message>
    <message>
        <source>double box: many elements (how many, or whose)</source>
        <translation>双线框：许多元素（数量或所属）</translation>
    </message>
    <message>
        <source>a double box: many elements that one store took, as many as its number says or of the buffer it names</source>
        <translation>双线框：一次存入所汇集的许多元素，数量如其数字所示，或来自所注明的缓冲区</translation>
    </message>
    <message>
        <source>diamond: held in private memory</source>
        <translation>菱形：保存在私有内存中</translation>
    </message>
    <message>
        <source>a diamond: held in private memory until it is stored</source>
        <translation>菱形：保存在私有内存中，直到被存入</translation>
    </message>
    <message>
        <source>of vectors: the first component</source>
        <translation>向量：第一个分量</translation>
    </message>
    <message>
        <source>of a vector the first component is shown</source>
        <translation>向量只显示第一个分量</translation>
    </message>
    <message>
        <source>%1 alone, 1 of %2 results,</source>
        <translation>仅 %1，%2 个结果之一，</translation>
    </message>
    <message>
        <source>1 result</source>
        <translation>1 个结果</translation>
    </message>
    <message>
        <source>%1 results</source>
        <translation>%1 个结果</translation>
    </message>
    <message>
        <source>1 element</source>
        <translation>1 个元素</translation>
    </message>
    <message>
        <source>%1 of %2 phases, the others combine nothing</source>
        <translation>%2 个阶段中的 %1 个，其余没有组合任何值</translation>
    </message>
    <message>
        <source>1 phase</source>
        <translation>1 个阶段</translation>
    </message>
    <message>
        <source>%1 phases</source>
        <translation>%1 个阶段</translation>
    </message>
    <message>
        <source> (%1 steps)</source>
        <translation>（%1 步）</translation>
    </message>
    <message>
        <source>%1 from %2 in %3</source>
        <translation>%1，由 %2 经 %3 得出</translation>
    </message>
    <message>
        <source>%1, 1 of %2 results, in %3%4 · choose a work-item to see another</source>
        <translation>%1，%2 个结果之一，经 %3%4 · 选择其他工作项可查看另一个</translation>
    </message>
    <message>
        <source>%1 of %2 phases</source>
        <translation>%2 个阶段中的 %1 个</translation>
    </message>
    <message>
        <source> · approximate</source>
        <translation> · 近似</translation>
    </message>
    <message>
        <source> · dashed: approximate</source>
        <translation> · 虚线：近似</translation>
    </message>
    <message>
        <source> · choose a work-item to see its result, or This work-group to see all</source>
        <translation> · 选择工作项查看其结果，选“此工作组”查看全部</translation>
    </message>
    <message>
        <source> · choose a value to see its parts</source>
        <translation> · 选择一个值以查看其组成</translation>
    </message>
    <message>
        <source>It was not read back in both runs.</source>
        <translation>它并未在两次运行中都被回读。</translation>
    </message>
    <message>
        <source>It was of another type or shape.</source>
        <translation>它的类型或形状不同。</translation>
    </message>
    <message>
        <source>Structs have no difference.</source>
        <translation>结构体没有差值。</translation>
    </message>
    <message>
        <source>It is too large.</source>
        <translation>它太大。</translation>
    </message>
    <message>
        <source>It lies on another machine.</source>
        <translation>它在另一台机器上。</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>∞</source>
        <translation>∞</translation>
    </message>
    <message>
        <source>−∞</source>
        <translation>−∞</translation>
    </message>
    <message>
        <source>Mismatches</source>
        <translation>不符</translation>
    </message>
    <message>
        <source>  (element %1)</source>
        <translation>（元素 %1）</translation>
    </message>
    <message>
        <source>%1 below</source>
        <translation>%1 个低于</translation>
    </message>
    <message>
        <source>%1 above</source>
        <translation>%1 个高于</translation>
    </message>
    <message>
        <source>%1 not finite</source>
        <translation>%1 个非有限</translation>
    </message>
    <message>
        <source>Elements by value</source>
        <translation>按值统计的元素</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>未通过</translation>
    </message>
    <message>
        <source>%1: %2 — %3</source>
        <translation>%1：%2 — %3</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>局部内存</translation>
    </message>
    <message>
        <source>constant memory</source>
        <translation>常量内存</translation>
    </message>
    <message>
        <source>samplers</source>
        <translation>采样器</translation>
    </message>
    <message>
        <source>generic pointers</source>
        <translation>通用指针</translation>
    </message>
    <message>
        <source>double precision</source>
        <translation>双精度</translation>
    </message>
    <message>
        <source>images</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>shared virtual memory</source>
        <translation>共享虚拟内存</translation>
    </message>
    <message>
        <source>queues</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>sweeps</source>
        <translation>参数扫描</translation>
    </message>
    <message>
        <source>sub-groups</source>
        <translation>子组</translation>
    </message>
    <message>
        <source>1 more row</source>
        <translation>另有 1 行</translation>
    </message>
    <message>
        <source>%1 more rows</source>
        <translation>另有 %1 行</translation>
    </message>
    <message>
        <source>1 more column</source>
        <translation>另有 1 列</translation>
    </message>
    <message>
        <source>%1 more columns</source>
        <translation>另有 %1 列</translation>
    </message>
    <message>
        <source>and %1</source>
        <translation>以及%1</translation>
    </message>
    <message>
        <source> and </source>
        <translation> 和 </translation>
    </message>
    <message>
        <source>Work-item %1: %2 = %3</source>
        <translation>工作项 %1：%2 = %3</translation>
    </message>
    <message>
        <source>line %1, %2 of %3 work-items take part</source>
        <translation>第 %1 行，%3 个工作项中 %2 个参与</translation>
    </message>
    <message>
        <source>This one does not.</source>
        <translation>这个不参与。</translation>
    </message>
    <message>
        <source>%1 of all work-items over time</source>
        <translation>所有工作项的 %1 随时间的变化</translation>
    </message>
    <message>
        <source>How often this work-group reads each element in the whole launch: the lighter, the more often</source>
        <translation>此工作组在整个启动中读取各元素的次数：越亮越多</translation>
    </message>
    <message>
        <source>read now</source>
        <translation>正在读取</translation>
    </message>
    <message>
        <source>written now</source>
        <translation>正在写入</translation>
    </message>
    <message>
        <source>read before</source>
        <translation>之前读取</translation>
    </message>
    <message>
        <source>written before</source>
        <translation>之前写入</translation>
    </message>
    <message>
        <source>being added up</source>
        <translation>正在累加</translation>
    </message>
    <message>
        <source>a finding</source>
        <translation>有发现</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>已选</translation>
    </message>
    <message>
        <source>~ rounded</source>
        <translation>~ 已舍入</translation>
    </message>
    <message>
        <source>values: point at an element</source>
        <translation>值：指向元素</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>elements %1 to %2</source>
        <translation>元素 %1 到 %2</translation>
    </message>
    <message>
        <source>from row %1, column %2</source>
        <translation>从第 %1 行第 %2 列起</translation>
    </message>
    <message>
        <source>rows %1 to %2, columns %3 to %4</source>
        <translation>第 %1 到 %2 行，第 %3 到 %4 列</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>(parameter %1)</source>
        <translation>（形参 %1）</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1; shown: %2</source>
        <translation>%1；显示：%2</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1，%2 / %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>slice %1 of %2</source>
        <translation>第 %1 层，共 %2 层</translation>
    </message>
    <message>
        <source>%1 reads of %2 elements, up to %3 of one</source>
        <translation>对 %2 个元素读取 %1 次，单个最多 %3 次</translation>
    </message>
    <message>
        <source>1 of %1 is read,</source>
        <translation>%1 个中读取 1 个，</translation>
    </message>
    <message>
        <source>%1 of %2 are read, each</source>
        <translation>%2 个中读取 %1 个，每个</translation>
    </message>
    <message>
        <source>%1 once</source>
        <translation>%1一次</translation>
    </message>
    <message>
        <source>%1 %2 times</source>
        <translation>%1 %2 次</translation>
    </message>
    <message>
        <source>read once</source>
        <translation>读取一次</translation>
    </message>
    <message>
        <source>each is read once</source>
        <translation>各读取一次</translation>
    </message>
    <message>
        <source>read %1 times</source>
        <translation>读取 %1 次</translation>
    </message>
    <message>
        <source>each is read %1 times</source>
        <translation>各读取 %1 次</translation>
    </message>
    <message>
        <source>%1 reads, %2 elements</source>
        <translation>读取 %1 次，%2 个元素</translation>
    </message>
    <message>
        <source>%1 read once</source>
        <translation>%1 个读取一次</translation>
    </message>
    <message>
        <source>%1 read %2 times each</source>
        <translation>%1 个各读取 %2 次</translation>
    </message>
    <message>
        <source>1 read</source>
        <translation>读取 1 次</translation>
    </message>
    <message>
        <source>%1 reads</source>
        <translation>读取 %1 次</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>各%1</translation>
    </message>
    <message>
        <source>%1 read</source>
        <translation>读取 %1</translation>
    </message>
    <message>
        <source>%1 %2 times in all</source>
        <translation>%1，共 %2 次</translation>
    </message>
    <message>
        <source>%1 %2 times each</source>
        <translation>%1，各 %2 次</translation>
    </message>
    <message>
        <source>%1 written</source>
        <translation>写入 %1</translation>
    </message>
    <message>
        <source>not used now</source>
        <translation>当前未使用</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>当前%1</translation>
    </message>
    <message>
        <source>; ideal: once</source>
        <translation>；理想：一次</translation>
    </message>
    <message>
        <source>only written</source>
        <translation>只写</translation>
    </message>
    <message>
        <source>in the whole phase</source>
        <translation>整个阶段</translation>
    </message>
    <message>
        <source>in all phases</source>
        <translation>所有阶段</translation>
    </message>
    <message>
        <source>%1; %2: %3%4</source>
        <translation>%1；%2：%3%4</translation>
    </message>
    <message>
        <source>%1; %2: %3</source>
        <translation>%1；%2：%3</translation>
    </message>
    <message>
        <source>all %1 work-items</source>
        <translation>全部 %1 个工作项</translation>
    </message>
    <message>
        <source>others, %1 in all</source>
        <translation>其他，共 %1 个</translation>
    </message>
    <message>
        <source>work-items %1</source>
        <translation>工作项 %1</translation>
    </message>
    <message>
        <source>now read and written by %1</source>
        <translation>正由 %1 读写</translation>
    </message>
    <message>
        <source>now read by %1</source>
        <translation>正由 %1 读取</translation>
    </message>
    <message>
        <source>now written by %1</source>
        <translation>正由 %1 写入</translation>
    </message>
    <message>
        <source>made of %1</source>
        <translation>由 %1 得出</translation>
    </message>
    <message>
        <source>%1: outside of %2, which has %3 elements; accessed by %4: see Problems</source>
        <translation>%1：在 %2（共 %3 个元素）之外；由 %4 访问：见“问题”</translation>
    </message>
    <message>
        <source>not used by this work-group</source>
        <translation>此工作组未使用</translation>
    </message>
    <message>
        <source>read once by this work-group</source>
        <translation>此工作组读取一次</translation>
    </message>
    <message>
        <source>read %1 times in all by this work-group</source>
        <translation>此工作组共读取 %1 次</translation>
    </message>
    <message>
        <source>%1 % of what goes into it was read</source>
        <translation>所需输入的 %1 % 已读取</translation>
    </message>
    <message>
        <source>%1: see Problems</source>
        <translation>%1：见“问题”</translation>
    </message>
    <message>
        <source>, nothing was recorded here</source>
        <translation>，此处没有记录</translation>
    </message>
    <message>
        <source>, has findings</source>
        <translation>，有发现</translation>
    </message>
    <message>
        <source>z = %1</source>
        <translation>z = %1</translation>
    </message>
    <message>
        <source>Step by phase</source>
        <translation>按阶段移动</translation>
    </message>
    <message>
        <source>Alt+Left, Alt+Right</source>
        <translation>Alt+←、Alt+→</translation>
    </message>
    <message>
        <source>Go to the phase before or after, in a view of a trace</source>
        <translation>在跟踪视图中转到上一个或下一个阶段</translation>
    </message>
    <message>
        <source>Step by access</source>
        <translation>按访问移动</translation>
    </message>
    <message>
        <source>Alt+Shift+Left, Alt+Shift+Right</source>
        <translation>Alt+Shift+←、Alt+Shift+→</translation>
    </message>
    <message>
        <source>Go to the access before or after</source>
        <translation>转到上一次或下一次访问</translation>
    </message>
    <message>
        <source>First and last moment</source>
        <translation>最初与最后时刻</translation>
    </message>
    <message>
        <source>Alt+Home, Alt+End</source>
        <translation>Alt+Home、Alt+End</translation>
    </message>
    <message>
        <source>Go to the beginning or the end of the work-group</source>
        <translation>转到工作组的开头或结尾</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>播放或暂停</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Let the phases or accesses go by, or stop them</source>
        <translation>逐个播放阶段或访问，或停止</translation>
    </message>
    <message>
        <source>Move in a picture</source>
        <translation>在图中移动</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>方向键、Home、End</translation>
    </message>
    <message>
        <source>Choose the part of it that lies beside, or the first or last one</source>
        <translation>选择相邻的部分，或第一个、最后一个</translation>
    </message>
    <message>
        <source>Open what is chosen</source>
        <translation>打开所选内容</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Go to the place or the value that is chosen in a picture or a list</source>
        <translation>转到图或列表中所选的位置或值</translation>
    </message>
    <message>
        <source>Zoom a picture</source>
        <translation>缩放图</translation>
    </message>
    <message>
        <source>+, -, 0</source>
        <translation>+、-、0</translation>
    </message>
    <message>
        <source>Make it larger, smaller, or as large as fits</source>
        <translation>放大、缩小或适应大小</translation>
    </message>
    <message>
        <source>Step through the notes</source>
        <translation>逐步浏览说明</translation>
    </message>
    <message>
        <source>Page Down, Page Up, Escape</source>
        <translation>Page Down、Page Up、Esc</translation>
    </message>
    <message>
        <source>While presenting: go on, go back, end</source>
        <translation>演示时：前进、后退、结束</translation>
    </message>
    <message>
        <source>%1 can&apos;t be copied into the project&apos;s folder: %2.</source>
        <translation>无法将 %1 复制到项目文件夹：%2。</translation>
    </message>
    <message>
        <source>when %1</source>
        <translation>当 %1 时</translation>
    </message>
    <message>
        <source>while %1</source>
        <translation>只要 %1</translation>
    </message>
    <message>
        <source>chosen by the device</source>
        <translation>由设备选择</translation>
    </message>
    <message>
        <source>The plan launches no kernel.</source>
        <translation>计划没有启动任何内核。</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Global size</source>
        <translation>全局大小</translation>
    </message>
    <message>
        <source>Local size</source>
        <translation>局部大小</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>And %1 more launches.</source>
        <translation>及另外 %1 次启动。</translation>
    </message>
    <message>
        <source>Build options:</source>
        <translation>构建选项：</translation>
    </message>
    <message>
        <source>Files read:</source>
        <translation>读取的文件：</translation>
    </message>
    <message>
        <source>The run gave no times.</source>
        <translation>运行没有给出时间。</translation>
    </message>
    <message>
        <source>With %1 </source>
        <translation>用 %1 时 </translation>
    </message>
    <message>
        <source>%1 is the fastest: %2. %3 takes %4.</source>
        <translation>%1 最快：%2。相比之下，%3 %4。</translation>
    </message>
    <message>
        <source>%1 Their single runs overlap: that may be chance.</source>
        <translation>%1 它们的单次运行时间有重叠：可能只是偶然。</translation>
    </message>
    <message>
        <source>%1 Of %2 runs each, that may be chance.</source>
        <translation>%1 各 %2 次运行，可能只是偶然。</translation>
    </message>
    <message>
        <source>%1 is faulty (%2): its time counts for nothing.</source>
        <translation>%1 有错误（%2）：其时间不计。</translation>
    </message>
    <message>
        <source>%1 are faulty (%2): their times count for nothing.</source>
        <translation>%1 有错误（%2）：它们的时间不计。</translation>
    </message>
    <message>
        <source>The time of %1 is that of all its executions.</source>
        <translation>%1 的时间为其所有执行之和。</translation>
    </message>
    <message>
        <source>%1 are steps of one computation: their times are added.</source>
        <translation>%1 是同一计算的步骤：时间已相加。</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 需要 %2。</translation>
    </message>
    <message>
        <source>One launch alone has nothing to be compared with.</source>
        <translation>只有一次启动，没有可比较的对象。</translation>
    </message>
    <message>
        <source>One computation alone has nothing to be compared with.</source>
        <translation>只有一个计算，没有可比较的对象。</translation>
    </message>
    <message>
        <source>%1 is fastest with %2: %3.</source>
        <translation>%1 在 %2 时最快：%3。</translation>
    </message>
    <message>
        <source>Against %1: %2.</source>
        <translation>相对于 %1：%2。</translation>
    </message>
    <message>
        <source>Not compared: %1.</source>
        <translation>未比较：%1。</translation>
    </message>
    <message>
        <source>To compare, choose a parameter above and give it values such as 64, 128, 256, or add a launch to the plan that does the same in another way.</source>
        <translation>若要比较，请在上方选择一个参数并给出如 64, 128, 256 的值，或在计划中添加一个以另一种方式完成同样工作的启动。</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 失败：%2</translation>
    </message>
    <message>
        <source> with %1</source>
        <translation> 用 %1</translation>
    </message>
    <message>
        <source>%1 to %2, %3 runs</source>
        <translation>%1 到 %2，%3 次运行</translation>
    </message>
    <message>
        <source>faulty: %1</source>
        <translation>有错误：%1</translation>
    </message>
    <message>
        <source>the reference</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>%1, fastest</source>
        <translation>%1，最快</translation>
    </message>
    <message>
        <source>fastest</source>
        <translation>最快</translation>
    </message>
    <message>
        <source>%1 % longer</source>
        <translation>耗时多 %1 %</translation>
    </message>
    <message>
        <source>%1 times as long</source>
        <translation>耗时为 %1 倍</translation>
    </message>
    <message>
        <source>as fast</source>
        <translation>一样快</translation>
    </message>
    <message>
        <source>%1 % faster</source>
        <translation>快 %1 %</translation>
    </message>
    <message>
        <source>%1 times as fast</source>
        <translation>%1 倍速度</translation>
    </message>
    <message>
        <source>device&apos;s choice</source>
        <translation>由设备选择</translation>
    </message>
    <message>
        <source>Check “%1”: %2</source>
        <translation>检查“%1”：%2</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>跟踪</translation>
    </message>
    <message>
        <source>The pattern is not valid at its character %1: %2.</source>
        <translation>模式在第 %1 个字符处无效：%2。</translation>
    </message>
    <message>
        <source>Accesses</source>
        <translation>访问</translation>
    </message>
    <message>
        <source>How often each work-item accessed memory.</source>
        <translation>每个工作项访问内存的次数。</translation>
    </message>
    <message>
        <source>accesses</source>
        <translation>次访问</translation>
    </message>
    <message>
        <source>Wasted bytes</source>
        <translation>浪费的字节</translation>
    </message>
    <message>
        <source>Bytes that transactions with global memory brought and nobody asked for, divided among the work-items that took part. By the model of Access.</source>
        <translation>全局内存事务带来而无人使用的字节，分摊到参与的工作项。按“访问”视图的模型。</translation>
    </message>
    <message>
        <source>wasted bytes</source>
        <translation>浪费的字节</translation>
    </message>
    <message>
        <source>Bank conflicts</source>
        <translation>存储体冲突</translation>
    </message>
    <message>
        <source>Passes over the banks of local memory that conflicts cost, divided among the work-items that took part. By the model of Access.</source>
        <translation>存储体冲突耗费的局部内存轮次，分摊到参与的工作项。按“访问”视图的模型。</translation>
    </message>
    <message>
        <source>Missed steps</source>
        <translation>错过的步</translation>
    </message>
    <message>
        <source>Accesses that others of the sub-group made while the work-item waited: on another path, or in a loop that it had left. By the model of Access.</source>
        <translation>工作项等待期间子组中其他工作项进行的访问：在另一条路径上，或在它已离开的循环中。按“访问”视图的模型。</translation>
    </message>
    <message>
        <source>missed steps</source>
        <translation>错过的步</translation>
    </message>
    <message>
        <source>Global %1; the device chooses the local size</source>
        <translation>全局 %1；局部大小由设备选择</translation>
    </message>
    <message>
        <source>Global %1, local %2</source>
        <translation>全局 %1，局部 %2</translation>
    </message>
    <message>
        <source>, offset %1</source>
        <translation>，偏移 %1</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1：%2，每组 %3</translation>
    </message>
    <message>
        <source>1 work-group</source>
        <translation>1 个工作组</translation>
    </message>
    <message>
        <source>%1 work-groups</source>
        <translation>%1 个工作组</translation>
    </message>
    <message>
        <source>1 work-item</source>
        <translation>1 个工作项</translation>
    </message>
    <message>
        <source>%1 work-items</source>
        <translation>%1 个工作项</translation>
    </message>
    <message>
        <source>The picture could not be written to %1.</source>
        <translation>无法将图片写入 %1。</translation>
    </message>
    <message>
        <source>Pictures are written as .png or .svg, so %1 was not.</source>
        <translation>图片以 .png 或 .svg 写出，因此 %1 未写出。</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>保存为图片…</translation>
    </message>
    <message>
        <source>The recovery file is damaged.</source>
        <translation>恢复文件已损坏。</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>步骤 %1</translation>
    </message>
    <message>
        <source>buffer %1</source>
        <translation>缓冲区 %1</translation>
    </message>
    <message>
        <source>check %1</source>
        <translation>检查 %1</translation>
    </message>
    <message>
        <source>source %1</source>
        <translation>源文件 %1</translation>
    </message>
    <message>
        <source>Two work-items</source>
        <translation>两个工作项</translation>
    </message>
    <message>
        <source>An asynchronous copy and a work-item</source>
        <translation>一次异步复制和一个工作项</translation>
    </message>
    <message>
        <source>Two asynchronous copies</source>
        <translation>两次异步复制</translation>
    </message>
    <message>
        <source>work-item %1 stores %2 at %3</source>
        <translation>工作项 %1 在 %3 存入 %2</translation>
    </message>
    <message>
        <source>work-item %1 loads %2 at %3</source>
        <translation>工作项 %1 在 %3 读取 %2</translation>
    </message>
    <message>
        <source>work-item %1 loads it at %2</source>
        <translation>工作项 %1 在 %2 读取它</translation>
    </message>
    <message>
        <source>work-item %1 updates it atomically (%2) at %3</source>
        <translation>工作项 %1 在 %3 以原子方式更新它（%2）</translation>
    </message>
    <message>
        <source>work-item %1 loads %2 atomically at %3</source>
        <translation>工作项 %1 在 %3 以原子方式读取 %2</translation>
    </message>
    <message>
        <source>work-item %1 stores %2 atomically at %3</source>
        <translation>工作项 %1 在 %3 以原子方式存入 %2</translation>
    </message>
    <message>
        <source>work-item %1 copies from it asynchronously at %2</source>
        <translation>工作项 %1 在 %2 从中异步复制</translation>
    </message>
    <message>
        <source>work-item %1 copies to it asynchronously at %2</source>
        <translation>工作项 %1 在 %2 异步复制到其中</translation>
    </message>
    <message>
        <source>work-item %1 touches it at %2</source>
        <translation>工作项 %1 在 %2 访问它</translation>
    </message>
    <message>
        <source>the work-group copies from it asynchronously at %1</source>
        <translation>工作组在 %1 从中异步复制</translation>
    </message>
    <message>
        <source>the work-group copies to it asynchronously at %1</source>
        <translation>工作组在 %1 异步复制到其中</translation>
    </message>
    <message>
        <source>Put a barrier(%1) between the two.</source>
        <translation>请在两者之间加入 barrier(%1)。</translation>
    </message>
    <message>
        <source>Put a barrier(%1) between the two, and another one after line %2, before a loop&apos;s next iteration comes to line %3 again.</source>
        <translation>请在两者之间加入 barrier(%1)，并在第 %2 行之后再加一个，使其在循环的下一次迭代再次到达第 %3 行之前。</translation>
    </message>
    <message>
        <source>Line %1 comes first here, line %2 in the next iteration of a loop: put a barrier(%3) after line %1.</source>
        <translation>此处先执行第 %1 行，第 %2 行在循环的下一次迭代中执行：请在第 %1 行之后加入 barrier(%3)。</translation>
    </message>
    <message>
        <source>Use atomics, or give each work-item an element of its own.</source>
        <translation>请使用原子函数，或让每个工作项使用自己的元素。</translation>
    </message>
    <message>
        <source>If they happen in different iterations of a loop, put a barrier(%1) into the loop; if in the same one, use atomics or give each work-item an element of its own.</source>
        <translation>若发生在循环的不同迭代中，请在循环中加入 barrier(%1)；若在同一次迭代中，请使用原子函数，或让每个工作项使用自己的元素。</translation>
    </message>
    <message>
        <source>An asynchronous copy runs beside its work-group until wait_group_events: wait for it before, and put a barrier between earlier uses and the copy.</source>
        <translation>在 wait_group_events 之前，异步复制与工作组同时进行：请先等待它完成，并在此前的使用与复制之间加入屏障。</translation>
    </message>
    <message>
        <source>The wait at %1 is for another event.</source>
        <translation>%1 处等待的是另一个事件。</translation>
    </message>
    <message>
        <source>Both store the same value here, so it does no harm on known devices; the standard still leaves the result undefined.</source>
        <translation>两者在此存入相同的值，因此在已知设备上没有影响；但标准仍规定结果未定义。</translation>
    </message>
    <message>
        <source>Both store the same value here; the standard still leaves the result undefined.</source>
        <translation>两者在此存入相同的值；但标准仍规定结果未定义。</translation>
    </message>
    <message>
        <source>Both write the same value here; which one stays is undefined all the same.</source>
        <translation>两者在此写入相同的值；但保留哪一个仍未定义。</translation>
    </message>
    <message>
        <source>Work-groups of one launch are never ordered by barriers: use atomics, give each work-group an element of its own, or split the kernel into two launches.</source>
        <translation>屏障不能使同一次启动的各工作组有序：请使用原子函数，让每个工作组使用自己的元素，或将内核拆成两次启动。</translation>
    </message>
    <message>
        <source>The kernel&apos;s atomics might order the two; that is not followed between groups that were recorded in different batches.</source>
        <translation>内核的原子操作可能使两者有序；对于分批记录的工作组，不追踪这一点。</translation>
    </message>
    <message>
        <source>Work-items of different work-groups use %1 and nothing orders them: the access at %2, and %3&apos;s at %4.</source>
        <translation>不同工作组的工作项使用 %1，而没有任何次序约束：%2 处的访问，以及 %3 在 %4 处的访问。</translation>
    </message>
    <message>
        <source>The barriers between them fence local memory only: use barrier(CLK_GLOBAL_MEM_FENCE).</source>
        <translation>其间的屏障只对局部内存设栅栏：请使用 barrier(CLK_GLOBAL_MEM_FENCE)。</translation>
    </message>
    <message>
        <source>The barriers between them don&apos;t fence local memory: use barrier(CLK_LOCAL_MEM_FENCE).</source>
        <translation>其间的屏障没有对局部内存设栅栏：请使用 barrier(CLK_LOCAL_MEM_FENCE)。</translation>
    </message>
    <message>
        <source>What was loaded is compared with what is there before it is exchanged, so it does no harm on known devices; the standard wants an atomic load (atomic_load in OpenCL C 2.0 and later, before that atomic_or with 0).</source>
        <translation>读取的值在交换之前会与现有值比较，因此在已知设备上没有影响；但标准要求原子读取（OpenCL C 2.0 及以上用 atomic_load，此前用与 0 的 atomic_or）。</translation>
    </message>
    <message>
        <source>%1 comes to the %2 at %3</source>
        <translation>%1 到达 %3 处的 %2</translation>
    </message>
    <message>
        <source>%1 ends without another</source>
        <translation>%1 没有再到达而结束</translation>
    </message>
    <message>
        <source>work-group %1</source>
        <translation>工作组 %1</translation>
    </message>
    <message>
        <source>Work-item %1</source>
        <translation>工作项 %1</translation>
    </message>
    <message>
        <source>Not all work-items of work-group %1 come to the %2 at %3: %4 was kept away by the condition at %5.</source>
        <translation>并非工作组 %1 的所有工作项都到达 %3 处的 %2：%4 因 %5 处的条件而未到达。</translation>
    </message>
    <message>
        <source>Not all work-items of work-group %1 come to the %2 at %3: %4 was kept away by the condition at %5, whose other branch has the %6 at %7.</source>
        <translation>并非工作组 %1 的所有工作项都到达 %3 处的 %2：%4 因 %5 处的条件而未到达，其另一分支在 %7 处有 %6。</translation>
    </message>
    <message>
        <source>Not all work-items of work-group %1 come to the %2 at %3.</source>
        <translation>并非工作组 %1 的所有工作项都到达 %3 处的 %2。</translation>
    </message>
    <message>
        <source>Every work-item of a group must come to it: move it out of the condition, or make the condition the same for the whole group.</source>
        <translation>工作组的每个工作项都必须到达：请将其移出条件，或使条件对整个工作组相同。</translation>
    </message>
    <message>
        <source>The condition at %1, on which a barrier depends, is %2 for %3 and different for others of work-group %4.</source>
        <translation>%1 处的条件决定是否到达屏障，它对 %3 为 %2，而对工作组 %4 的其他工作项不同。</translation>
    </message>
    <message>
        <source>%1 was still in the loop at %2 after %3 iterations, and left it so that tracing ends.</source>
        <translation>%1 在 %3 次迭代后仍处于 %2 处的循环中，为使跟踪结束而离开。</translation>
    </message>
    <message>
        <source>Its condition depends on %1.</source>
        <translation>其条件取决于 %1。</translation>
    </message>
    <message>
        <source>Mend the condition, or raise the iteration budget if the loop is meant to run so long.</source>
        <translation>请修正条件；若循环本应执行这么久，请提高迭代预算。</translation>
    </message>
    <message>
        <source>the size of %1</source>
        <translation>%1 的大小</translation>
    </message>
    <message>
        <source>the global size</source>
        <translation>全局大小</translation>
    </message>
    <message>
        <source>the local size</source>
        <translation>局部大小</translation>
    </message>
    <message>
        <source>the contents of %1</source>
        <translation>%1 的内容</translation>
    </message>
    <message>
        <source>the value of %1</source>
        <translation>%1 的值</translation>
    </message>
    <message>
        <source>Give each work-item a pixel of its own, or split the kernel into two launches.</source>
        <translation>请让每个工作项使用自己的像素，或将内核拆成两次启动。</translation>
    </message>
    <message>
        <source>Put a barrier(CLK_IMAGE_MEM_FENCE) between the two (OpenCL C 2.0 and later), or give each work-item a pixel of its own.</source>
        <translation>请在两者之间加入 barrier(CLK_IMAGE_MEM_FENCE)（OpenCL C 2.0 及以上），或让每个工作项使用自己的像素。</translation>
    </message>
    <message>
        <source>Two work-items use the pixel %1 of %2 and nothing orders them: %3, %4.</source>
        <translation>两个工作项使用 %2 的像素 %1，而没有任何次序约束：%3，%4。</translation>
    </message>
    <message>
        <source>work-item %1 writes %2 at %3</source>
        <translation>工作项 %1 在 %3 写入 %2</translation>
    </message>
    <message>
        <source>work-item %1 reads %2 at %3</source>
        <translation>工作项 %1 在 %3 读取 %2</translation>
    </message>
    <message>
        <source>%1 ends without waiting for the asynchronous copy at %2.</source>
        <translation>%1 未等待 %2 处的异步复制就结束了。</translation>
    </message>
    <message>
        <source>The wait at %1 is for other events.</source>
        <translation>%1 处等待的是其他事件。</translation>
    </message>
    <message>
        <source>A kernel must wait for all of its copies: call wait_group_events with the event that the copy gave.</source>
        <translation>内核必须等待其所有复制完成：请以该复制返回的事件调用 wait_group_events。</translation>
    </message>
    <message>
        <source>%1 takes the remainder of %2 divided by %3 at %4.</source>
        <translation>%1 在 %4 求 %2 除以 %3 的余数。</translation>
    </message>
    <message>
        <source>%1 divides %2 by %3 at %4.</source>
        <translation>%1 在 %4 用 %2 除以 %3。</translation>
    </message>
    <message>
        <source>%1 accesses %2 as %3 at %4, and %3 must be aligned to %5 bytes: OpenCL C leaves undefined what happens, and a processor may end the program there (SIGSEGV).</source>
        <translation>%1 在 %4 以 %3 访问 %2，而 %3 必须按 %5 字节对齐：OpenCL C 规定其行为未定义，处理器可能就此终止程序（SIGSEGV）。</translation>
    </message>
    <message>
        <source>Use vload%1 and vstore%1, for which a component&apos;s alignment will do.</source>
        <translation>请使用 vload%1 和 vstore%1，它们只需分量的对齐。</translation>
    </message>
    <message>
        <source>Read and write its bytes one by one, or move the data.</source>
        <translation>请逐字节读写，或移动数据。</translation>
    </message>
    <message>
        <source>%1 element before its start</source>
        <translation>其开头之前 %1 个元素</translation>
    </message>
    <message>
        <source>%1 elements before its start</source>
        <translation>其开头之前 %1 个元素</translation>
    </message>
    <message>
        <source>%1 element after its last</source>
        <translation>最后一个元素之后 %1 个</translation>
    </message>
    <message>
        <source>%1 elements after its last</source>
        <translation>最后一个元素之后 %1 个</translation>
    </message>
    <message>
        <source>it begins inside and ends after the last</source>
        <translation>从内部开始，到最后一个之后结束</translation>
    </message>
    <message>
        <source>%1 uses index %2 of %3 at %4, in a dimension of %5.</source>
        <translation>%1 在 %4 使用 %3 的索引 %2，而该维大小为 %5。</translation>
    </message>
    <message>
        <source>That lies outside the array.</source>
        <translation>这在数组之外。</translation>
    </message>
    <message>
        <source>The element still lies inside the object, in another row: write the index that is meant.</source>
        <translation>该元素仍在对象内，但在另一行：请写出真正想用的索引。</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: a launch with a data race or a lost update may give either.</source>
        <translation>未比较跟踪与未跟踪运行的结果：存在数据竞争或丢失更新的启动可能得出任一种结果。</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: the traced run leaves out accesses out of bounds.</source>
        <translation>未比较跟踪与未跟踪运行的结果：跟踪运行略过越界访问。</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: memory that nothing was written to may hold anything.</source>
        <translation>未比较跟踪与未跟踪运行的结果：未写入过的内存可能包含任何内容。</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: the atomics at %1 make the order of work-items matter.</source>
        <translation>未比较跟踪与未跟踪运行的结果：%1 处的原子操作使结果取决于工作项的次序。</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: %1</source>
        <translation>未比较跟踪与未跟踪运行的结果：%1</translation>
    </message>
    <message>
        <source>%1[%2] is %3 after the traced run, but %4 after the untraced run on the same device; %5 of %6 elements differ.</source>
        <translation>%1[%2] 在跟踪运行后为 %3，而在同一设备上未跟踪运行后为 %4；%6 个元素中有 %5 个不同。</translation>
    </message>
    <message>
        <source>No race explains that: the device&apos;s compiler seems to have translated one of the two wrongly.</source>
        <translation>没有竞争能解释这一点：设备的编译器似乎错误地编译了其中之一。</translation>
    </message>
    <message>
        <source>Build with -cl-opt-disable, or run on another device, to see which.</source>
        <translation>请用 -cl-opt-disable 构建，或在另一设备上运行，以查明是哪一个。</translation>
    </message>
    <message>
        <source>They differ in the last digits only, as when a compiler contracts a * b + c differently.</source>
        <translation>它们只在最后几位不同，如同编译器以不同方式合并 a * b + c。</translation>
    </message>
    <message>
        <source>%1 when its work-items come in reverse order</source>
        <translation>工作项按相反次序时为 %1</translation>
    </message>
    <message>
        <source>%1 when each loads before any stores</source>
        <translation>全部先读取后存入时为 %1</translation>
    </message>
    <message>
        <source>in reverse order of the work-items</source>
        <translation>工作项按相反次序</translation>
    </message>
    <message>
        <source>when each loads before any stores</source>
        <translation>全部先读取后存入</translation>
    </message>
    <message>
        <source>All buffers came out the same here in reverse order of the work-items and when each loads before any stores.</source>
        <translation>此处无论工作项按相反次序，还是全部先读取后存入，所有缓冲区结果都相同。</translation>
    </message>
    <message>
        <source>All buffers came out the same here %1.</source>
        <translation>此处%1，所有缓冲区结果都相同。</translation>
    </message>
    <message>
        <source>Local memory starts with whatever was left in it: write it first.</source>
        <translation>局部内存最初含有残留的内容：请先写入。</translation>
    </message>
    <message>
        <source>An &quot;out&quot; buffer has no contents at first: make it &quot;inout&quot;, or write it first.</source>
        <translation>&quot;out&quot; 缓冲区起初没有内容：请改为 &quot;inout&quot;，或先写入。</translation>
    </message>
    <message>
        <source>An &quot;out&quot; buffer has no contents at first, and earlier steps wrote other parts of it alone: make it &quot;inout&quot;, or write this part first.</source>
        <translation>&quot;out&quot; 缓冲区起初没有内容，之前的步骤只写入了其他部分：请改为 &quot;inout&quot;，或先写入这一部分。</translation>
    </message>
    <message>
        <source>%1 reads %2 at %3 before anything was written there.</source>
        <translation>%1 在 %3 读取 %2，而该处尚未写入。</translation>
    </message>
    <message>
        <source>The %1 and the %2 of the buffer &quot;%3&quot; (%4), and nothing orders them: neither &quot;after&quot;, nor the order of a queue, nor a barrier, nor finish.</source>
        <translation>%1，而 %2，缓冲区 &quot;%3&quot;（%4），两者没有任何次序约束：既没有 &quot;after&quot;，也没有队列的次序、屏障或 finish。</translation>
    </message>
    <message>
        <source>step &quot;%1&quot; (queue %2) writes</source>
        <translation>步骤 &quot;%1&quot;（队列 %2）写入</translation>
    </message>
    <message>
        <source>step &quot;%1&quot; (queue %2) reads</source>
        <translation>步骤 &quot;%1&quot;（队列 %2）读取</translation>
    </message>
    <message>
        <source>launch &quot;%1&quot; (queue %2) writes</source>
        <translation>启动 &quot;%1&quot;（队列 %2）写入</translation>
    </message>
    <message>
        <source>launch &quot;%1&quot; (queue %2) reads</source>
        <translation>启动 &quot;%1&quot;（队列 %2）读取</translation>
    </message>
    <message>
        <source>bytes %1 to %2</source>
        <translation>字节 %1 到 %2</translation>
    </message>
    <message>
        <source>Which bytes a launch touches is not known where it was not traced.</source>
        <translation>未跟踪的启动访问哪些字节是未知的。</translation>
    </message>
    <message>
        <source>Put a { &quot;barrier&quot;: &quot;%1&quot; } into the repeat, or use a queue that is in order.</source>
        <translation>请在重复中加入 { &quot;barrier&quot;: &quot;%1&quot; }，或使用顺序队列。</translation>
    </message>
    <message>
        <source>Write the transfer as a step of its own, with an &quot;after&quot;.</source>
        <translation>请将传输写成带 &quot;after&quot; 的单独步骤。</translation>
    </message>
    <message>
        <source>Give the step &quot;%1&quot; &quot;after&quot;: [&quot;%2&quot;], or put both into one queue that is in order.</source>
        <translation>请为步骤 &quot;%1&quot; 加上 &quot;after&quot;: [&quot;%2&quot;]，或将两者放入同一个顺序队列。</translation>
    </message>
    <message>
        <source>The step &quot;%1&quot; waits for &quot;%2&quot;, with which it shares no buffer: its &quot;after&quot; is needless.</source>
        <translation>步骤 &quot;%1&quot; 等待 &quot;%2&quot;，但两者没有共用缓冲区：其 &quot;after&quot; 是多余的。</translation>
    </message>
    <message>
        <source>There is no traced version of the kernel.</source>
        <translation>内核没有可跟踪的版本。</translation>
    </message>
    <message>
        <source>Kernel %1 was not traced.</source>
        <translation>内核 %1 未被跟踪。</translation>
    </message>
    <message>
        <source>The device chooses the local size of this launch; it was traced with %1.</source>
        <translation>此启动的局部大小由设备选择；跟踪时用 %1。</translation>
    </message>
    <message>
        <source>No result depends on it here: with other values in local memory, where they can be put there beforehand, all buffers came out the same.</source>
        <translation>此处没有结果取决于它：局部内存换成其他值（在可预先放入之处），所有缓冲区结果都相同。</translation>
    </message>
    <message>
        <source>Results depend on it: with other values in local memory %1 came out differently.</source>
        <translation>结果取决于它：局部内存换成其他值后，%1 的结果不同。</translation>
    </message>
    <message>
        <source>The launch was not run untraced, since what was found could crash or hang the device; what follows it works on the results of the traced launch.</source>
        <translation>该启动没有在未跟踪的情况下运行，因为发现的问题可能使设备崩溃或挂起；后续步骤使用跟踪启动的结果。</translation>
    </message>
    <message>
        <source>%1 of %2 work-groups were recorded; accesses out of bounds were looked for in all of them.</source>
        <translation>记录了 %2 个工作组中的 %1 个；越界访问则在所有工作组中查找。</translation>
    </message>
    <message>
        <source>About %1 events found no space and are missing, since a work-item did more than there is memory for, or more than when it was counted.</source>
        <translation>约 %1 个事件未能容纳而缺失，因为某个工作项的访问超出了可用内存，或多于计数时的数量。</translation>
    </message>
    <message>
        <source>The accesses at %1 places of the source can&apos;t be traced: %2.</source>
        <translation>源代码中 %1 处的访问无法跟踪：%2。</translation>
    </message>
    <message>
        <source>Recorded in %1 batches; the trace that was kept is one of them.</source>
        <translation>分 %1 批记录；保留的跟踪是其中之一。</translation>
    </message>
    <message>
        <source>No access of this launch was recorded, so there is nothing to draw.</source>
        <translation>没有记录到此启动的访问，因此没有可绘制的内容。</translation>
    </message>
    <message>
        <source>This kernel stores nothing in a buffer or in local memory, so no values were put together.</source>
        <translation>此内核没有向缓冲区或局部内存存入任何值，因此没有组合任何值。</translation>
    </message>
    <message>
        <source>No value that this kernel stores is made of two elements of one buffer, so there is no reduction to draw.</source>
        <translation>此内核存入的值都不是由同一缓冲区的两个元素得出，因此没有归约可绘制。</translation>
    </message>
    <message>
        <source>%1 of %2 work-groups recorded.</source>
        <translation>记录了 %2 个工作组中的 %1 个。</translation>
    </message>
    <message>
        <source>About %1 accesses of %2 found no space in the trace.</source>
        <translation>跟踪未能容纳 %2 的约 %1 次访问。</translation>
    </message>
    <message>
        <source>Of %1 the flow of values through private variables was not recorded: it is guessed from the lines of the source.</source>
        <translation>没有记录 %1 的值在私有变量间的流动：由源代码行推测。</translation>
    </message>
    <message>
        <source>No access of this work-group to a buffer or to local memory was recorded, so there are no tiles to draw.</source>
        <translation>没有记录到此工作组对缓冲区或局部内存的访问，因此没有分块可绘制。</translation>
    </message>
    <message>
        <source>an operator is missing</source>
        <translation>缺少运算符</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>缺少值</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can&apos;t be read: at column %2 %3.</source>
        <translation>无法解读 &quot;%1&quot;：第 %2 列 %3。</translation>
    </message>
    <message>
        <source>There is no variable &quot;%1&quot; here.</source>
        <translation>此处没有变量 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no value yet.</source>
        <translation>&quot;%1&quot; 还没有值。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number.</source>
        <translation>&quot;%1&quot; 不是数。</translation>
    </message>
    <message>
        <source>An index is out of range.</source>
        <translation>索引越界。</translation>
    </message>
    <message>
        <source>Launch &quot;%1&quot;: %2</source>
        <translation>启动 &quot;%1&quot;：%2</translation>
    </message>
    <message>
        <source>The step &quot;%1&quot;: %2</source>
        <translation>步骤 &quot;%1&quot;：%2</translation>
    </message>
    <message>
        <source>Launch &quot;%1&quot; was left out: %2.</source>
        <translation>启动 &quot;%1&quot; 被略过：%2。</translation>
    </message>
    <message>
        <source>Check &quot;%1&quot; was left out: %2.</source>
        <translation>检查 &quot;%1&quot; 被略过：%2。</translation>
    </message>
    <message>
        <source>its condition &quot;%1&quot; is false</source>
        <translation>其条件 &quot;%1&quot; 为假</translation>
    </message>
    <message>
        <source>its condition &quot;%1&quot; is false on this device</source>
        <translation>其条件 &quot;%1&quot; 在此设备上为假</translation>
    </message>
    <message>
        <source>the condition of the repeat around it &quot;%1&quot; is false</source>
        <translation>外层重复的条件 &quot;%1&quot; 为假</translation>
    </message>
    <message>
        <source>it looks at the buffer &quot;%1&quot;, and the steps that use that were left out</source>
        <translation>它查看缓冲区 &quot;%1&quot;，而使用该缓冲区的步骤被略过</translation>
    </message>
    <message>
        <source>the kernel &quot;%1&quot; has %2 parameters, but %3 arguments are given.</source>
        <translation>内核 &quot;%1&quot; 有 %2 个形参，但给出了 %3 个参数。</translation>
    </message>
    <message>
        <source>a value of type %1, given as {&quot;value&quot;: ...}</source>
        <translation>类型为 %1 的值，写作 {&quot;value&quot;: ...}</translation>
    </message>
    <message>
        <source>a buffer, given as {&quot;buffer&quot;: NAME}</source>
        <translation>缓冲区，写作 {&quot;buffer&quot;: NAME}</translation>
    </message>
    <message>
        <source>local memory, given as {&quot;local&quot;: COUNT}</source>
        <translation>局部内存，写作 {&quot;local&quot;: COUNT}</translation>
    </message>
    <message>
        <source>an image, given as {&quot;image&quot;: NAME}</source>
        <translation>图像，写作 {&quot;image&quot;: NAME}</translation>
    </message>
    <message>
        <source>a sampler, given as {&quot;sampler&quot;: {...}}</source>
        <translation>采样器，写作 {&quot;sampler&quot;: {...}}</translation>
    </message>
    <message>
        <source>the kernel &quot;%1&quot; has no parameter &quot;%2&quot;.</source>
        <translation>内核 &quot;%1&quot; 没有形参 &quot;%2&quot;。</translation>
    </message>
    <message>
        <source>the sampler &quot;%1&quot; repeats the image, which OpenCL allows with normalized coordinates only.</source>
        <translation>采样器 &quot;%1&quot; 会重复图像，而 OpenCL 只允许在使用归一化坐标时这样做。</translation>
    </message>
    <message>
        <source>Set its &quot;normalized&quot; to true and read with floats, of which 1 is the image&apos;s extent, or its &quot;address&quot; to &quot;clamp-to-edge&quot;.</source>
        <translation>请将其 &quot;normalized&quot; 设为 true 并用浮点坐标读取（1 表示图像的边长），或将其 &quot;address&quot; 设为 &quot;clamp-to-edge&quot;。</translation>
    </message>
    <message>
        <source>Its parameters are: %1.</source>
        <translation>其形参为：%1。</translation>
    </message>
    <message>
        <source>It has none.</source>
        <translation>它没有形参。</translation>
    </message>
    <message>
        <source>the kernel&apos;s parameter &quot;%1&quot; has the type %2, which cannot be given.</source>
        <translation>内核的形参 &quot;%1&quot; 类型为 %2，无法给出。</translation>
    </message>
    <message>
        <source>the kernel&apos;s parameter &quot;%1&quot; is given %2, but takes %3.</source>
        <translation>内核的形参 &quot;%1&quot; 得到%2，但它接受%3。</translation>
    </message>
    <message>
        <source>a buffer</source>
        <translation>缓冲区</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>a sampler</source>
        <translation>采样器</translation>
    </message>
    <message>
        <source>there is no buffer &quot;%1&quot; for the parameter &quot;%2&quot;.</source>
        <translation>没有用于形参 &quot;%2&quot; 的缓冲区 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>there is no image &quot;%1&quot; for the parameter &quot;%2&quot;.</source>
        <translation>没有用于形参 &quot;%2&quot; 的图像 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>there is no buffer &quot;%1&quot;.</source>
        <translation>没有缓冲区 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>您是指 &quot;%1&quot; 吗？</translation>
    </message>
    <message>
        <source>this device has no work-groups of different sizes</source>
        <translation>此设备不支持大小不同的工作组</translation>
    </message>
    <message>
        <source>-cl-uniform-work-group-size says that there are no smaller work-groups</source>
        <translation>-cl-uniform-work-group-size 指明没有更小的工作组</translation>
    </message>
    <message>
        <source>only programs in OpenCL C 2.0 or later have work-groups of different sizes</source>
        <translation>只有 OpenCL C 2.0 或更高版本的程序才有大小不同的工作组</translation>
    </message>
    <message>
        <source>its local memory is %1 bytes (arguments %2, the kernel&apos;s own %3), but the device has %4 bytes.</source>
        <translation>其局部内存为 %1 字节（参数 %2，内核自身 %3），但设备只有 %4 字节。</translation>
    </message>
    <message>
        <source>Use at most %1 elements for &quot;%2&quot;.</source>
        <translation>&quot;%2&quot; 最多使用 %1 个元素。</translation>
    </message>
    <message>
        <source>Make the other local arguments and variables smaller.</source>
        <translation>请减小其他局部参数和变量。</translation>
    </message>
    <message>
        <source>%1 has no value.</source>
        <translation>%1 没有值。</translation>
    </message>
    <message>
        <source>There is no launch &quot;%1&quot; in the plan.</source>
        <translation>计划中没有启动 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>The launches are: %1.</source>
        <translation>启动有：%1。</translation>
    </message>
    <message>
        <source>The kernels are: %1.</source>
        <translation>内核有：%1。</translation>
    </message>
    <message>
        <source>They hold no kernel.</source>
        <translation>其中没有内核。</translation>
    </message>
    <message>
        <source>The largest first extent that fits is %1.</source>
        <translation>第一维能容纳的最大值为 %1。</translation>
    </message>
    <message>
        <source>The worker that held these results has ended: run again.</source>
        <translation>保存这些结果的工作进程已结束：请再次运行。</translation>
    </message>
    <message>
        <source>The worker that held this trace has ended: trace again.</source>
        <translation>保存此跟踪的工作进程已结束：请再次跟踪。</translation>
    </message>
    <message>
        <source>A kernel that reads or writes outside its buffers does this; so do barriers that not all work-items of a group reach, recursion, and large private arrays.</source>
        <translation>在缓冲区之外读写的内核会导致这种情况；并非组内所有工作项都到达的屏障、递归以及大的私有数组也会。</translation>
    </message>
    <message>
        <source>Look for a loop that never ends, or allow more time.</source>
        <translation>请查找死循环，或允许更长时间。</translation>
    </message>
    <message>
        <source>Give it fewer, or allow more time.</source>
        <translation>请减少命令，或允许更多时间。</translation>
    </message>
    <message>
        <source>Memory is short: what this needs is more than the system gives it.</source>
        <translation>内存不足：所需内存超出了系统所能提供的数量。</translation>
    </message>
    <message>
        <source>Make the buffers smaller, or close other programs.</source>
        <translation>请减小缓冲区，或关闭其他程序。</translation>
    </message>
    <message>
        <source>Try again, or allow more time.</source>
        <translation>请重试，或允许更长时间。</translation>
    </message>
    <message>
        <source>The kernel &quot;%1&quot; was still running after %2 and was ended.</source>
        <translation>内核 &quot;%1&quot; 在 %2 后仍在运行，已被终止。</translation>
    </message>
    <message>
        <source>The launch &quot;%1&quot; (kernel %2) was still running after %3 and was ended.</source>
        <translation>启动 &quot;%1&quot;（内核 %2）在 %3 后仍在运行，已被终止。</translation>
    </message>
    <message>
        <source>The worker was still %1 after %2 and was ended.</source>
        <translation>工作进程在 %2 后仍在忙（%1），已被终止。</translation>
    </message>
    <message>
        <source>An expression that calls itself without an end, or with many million values, does this: make it do less.</source>
        <translation>表达式无休止地调用自身或包含数百万个值时会出现这种情况：请减少其工作量。</translation>
    </message>
    <message>
        <source>The run was stopped.</source>
        <translation>运行已停止。</translation>
    </message>
    <message>
        <source>The trace was stopped.</source>
        <translation>跟踪已停止。</translation>
    </message>
    <message>
        <source>The sweep was stopped.</source>
        <translation>参数扫描已停止。</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation>导出已停止。</translation>
    </message>
    <message>
        <source>global</source>
        <translation>全局</translation>
    </message>
    <message>
        <source>local</source>
        <translation>局部</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>常量</translation>
    </message>
    <message>
        <source>private</source>
        <translation>私有</translation>
    </message>
    <message>
        <source>image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>%1 before</source>
        <translation>早 %1</translation>
    </message>
    <message>
        <source>Atomics of %1 and of %2 bytes are not atomic to each other: use one type for all updates of these bytes.</source>
        <translation>%1 字节和 %2 字节的原子操作彼此之间不是原子的：请对这些字节的所有更新使用同一种类型。</translation>
    </message>
    <message>
        <source>The atomic at %1 has memory_scope_%2, which does not reach the other work-item: give all atomics on this element memory_scope_%3.</source>
        <translation>%1 处的原子操作使用 memory_scope_%2，它达不到另一个工作项：请让对此元素的所有原子操作都使用 memory_scope_%3。</translation>
    </message>
    <message>
        <source>The atomics between them order the two by custom only: OpenCL 1.x atomics promise no order.</source>
        <translation>其间的原子操作只是习惯上使两者有序：OpenCL 1.x 的原子函数不保证次序。</translation>
    </message>
    <message>
        <source>With OpenCL C 2.0 or later, use atomics with memory_order_release and memory_order_acquire.</source>
        <translation>在 OpenCL C 2.0 或更高版本中，请使用带 memory_order_release 和 memory_order_acquire 的原子函数。</translation>
    </message>
    <message>
        <source>The work-items of %1 part: %2, %3.</source>
        <translation>%1 的工作项分道：%2，%3。</translation>
    </message>
    <message>
        <source>All of them must come to the same barriers and copies in the same order.</source>
        <translation>所有工作项必须以相同的次序到达相同的屏障和复制。</translation>
    </message>
    <message>
        <source>The work-items of work-group %1 call the asynchronous copy at %2 with different arguments: %3 gives others than %4.</source>
        <translation>工作组 %1 的工作项以不同的参数调用 %2 处的异步复制：%3 给出的参数与 %4 不同。</translation>
    </message>
    <message>
        <source>All of them must give the same source, destination and length.</source>
        <translation>所有工作项必须给出相同的来源、目标和长度。</translation>
    </message>
    <message>
        <source>That hangs on what was guessed: %1.</source>
        <translation>这取决于推测的内容：%1。</translation>
    </message>
    <message>
        <source>Give what the kernel&apos;s program passes, or confirm the guess: then it is an error.</source>
        <translation>请给出内核所属程序传入的值，或确认推测：届时即为错误。</translation>
    </message>
    <message>
        <source>One work-item uses the pixel %1 of %2 twice, and no fence is between the two: %3, then %4.</source>
        <translation>一个工作项两次使用 %2 的像素 %1，其间没有栅栏：%3，随后 %4。</translation>
    </message>
    <message>
        <source>Put atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item) between them: what was written to an image need not be seen before.</source>
        <translation>请在两者之间加入 atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item)：否则写入图像的内容未必可见。</translation>
    </message>
    <message>
        <source>The work-items of %1 wait for different events at %2: %3, %4.</source>
        <translation>%1 的工作项在 %2 等待不同的事件：%3，%4。</translation>
    </message>
    <message>
        <source>All of them must pass the same events.</source>
        <translation>所有工作项必须传入相同的事件。</translation>
    </message>
    <message>
        <source>The work-items of %1 pass different events to the copy at %2: %3 and %4.</source>
        <translation>%1 的工作项向 %2 处的复制传入不同的事件：%3 和 %4。</translation>
    </message>
    <message>
        <source>An update of %1 is lost: %2, %3, then %4, %5.</source>
        <translation>对 %1 的一次更新丢失：%2，%3，随后 %4，%5。</translation>
    </message>
    <message>
        <source>Each stores what it made from its own load, and both loads come before both stores, so that one store does away with what the other did.</source>
        <translation>各自存入由自己读取的值得出的结果，而两次读取都先于两次存入，因此一次存入抹去了另一次的结果。</translation>
    </message>
    <message>
        <source>Update it atomically (atomic_add and the like), or let one work-item do it.</source>
        <translation>请以原子方式更新（atomic_add 等），或只由一个工作项更新。</translation>
    </message>
    <message>
        <source>%1 stores %2 in %3 at %4, but the program is built with %5, which promises that there are no infinities and no NaNs: compilers may make anything of them.</source>
        <translation>%1 在 %4 将 %2 存入 %3，但程序以 %5 构建，即承诺不会出现无穷大和 NaN：编译器可对其作任意处理。</translation>
    </message>
    <message>
        <source>Build it without %1, or keep such numbers from arising.</source>
        <translation>请不用 %1 构建，或避免出现这样的数。</translation>
    </message>
    <message>
        <source>OpenCL C leaves the value unspecified, and on a processor the program may end there (SIGFPE); the traced run went on with 0.</source>
        <translation>OpenCL C 未规定其值，在处理器上程序可能就此终止（SIGFPE）；跟踪运行以 0 继续。</translation>
    </message>
    <message>
        <source>Divide only where the divisor is not 0.</source>
        <translation>请仅在除数不为 0 时相除。</translation>
    </message>
    <message>
        <source>The quotient is one more than the largest %1: OpenCL C leaves the value unspecified, and on a processor the program may end there (SIGFPE); the traced run went on with 0.</source>
        <translation>商比最大的 %1 大一：OpenCL C 未规定其值，在处理器上程序可能就此终止（SIGFPE）；跟踪运行以 0 继续。</translation>
    </message>
    <message>
        <source>Divide in a wider type, or treat this dividend by itself.</source>
        <translation>请用更宽的类型相除，或单独处理该被除数。</translation>
    </message>
    <message>
        <source>%1 computes %2 at %3, and no %4 has that value: OpenCL C leaves undefined what happens (C99, 6.5), and compilers may take it that it never does; the traced run went on with %5.</source>
        <translation>%1 在 %3 计算 %2，而没有 %4 能表示该值：OpenCL C 规定其行为未定义（C99, 6.5），编译器可假定它不会发生；跟踪运行以 %5 继续。</translation>
    </message>
    <message>
        <source>Compute in u%1, which wraps around, or in a wider type, or keep the operands in range.</source>
        <translation>请用可回绕的 u%1 或更宽的类型计算，或使操作数不超出范围。</translation>
    </message>
    <message>
        <source>%1 converts %2 to %3 at %4, and no %3 has that value: OpenCL C leaves undefined what it becomes (C99, 6.3.1.4).</source>
        <translation>%1 在 %4 将 %2 转换为 %3，而没有 %3 能表示该值：OpenCL C 规定其结果未定义（C99, 6.3.1.4）。</translation>
    </message>
    <message>
        <source>Keep the number in range before, or use convert_%1_sat.</source>
        <translation>请先使其不超出范围，或使用 convert_%1_sat。</translation>
    </message>
    <message>
        <source>%1 loads from %2 at %3, but %4 has %5 elements: %6.</source>
        <translation>%1 在 %3 读取 %2，但 %4 只有 %5 个元素：%6。</translation>
    </message>
    <message>
        <source>The access was left out of the traced run (a load gave 0).</source>
        <translation>跟踪运行略过了该访问（读取得到 0）。</translation>
    </message>
    <message>
        <source>%1 stores to %2 at %3, but %4 has %5 elements: %6.</source>
        <translation>%1 在 %3 存入 %2，但 %4 只有 %5 个元素：%6。</translation>
    </message>
    <message>
        <source>%1 copies from %2 at %3, but %4 has %5 elements: %6.</source>
        <translation>%1 在 %3 从 %2 复制，但 %4 只有 %5 个元素：%6。</translation>
    </message>
    <message>
        <source>%1 copies to %2 at %3, but %4 has %5 elements: %6.</source>
        <translation>%1 在 %3 复制到 %2，但 %4 只有 %5 个元素：%6。</translation>
    </message>
    <message>
        <source>%1 writes %2 at %3, but the project says that %4 is only read (&quot;access&quot;: &quot;in&quot;): its new contents are never read back.</source>
        <translation>%1 在 %3 写入 %2，但项目指明 %4 只读（&quot;access&quot;: &quot;in&quot;）：其新内容不会回读。</translation>
    </message>
    <message>
        <source>Make it &quot;inout&quot;, or write to another buffer.</source>
        <translation>请改为 &quot;inout&quot;，或写入另一个缓冲区。</translation>
    </message>
    <message>
        <source>%1 changes %2 through the parameter %3 at %4, and %5 accesses it through the parameter %6 at %7, but %8 is restrict: OpenCL C leaves undefined what comes out (C99, 6.7.3.1), since compilers take it that the two never meet.</source>
        <translation>%1 在 %4 通过形参 %3 改变 %2，而 %5 在 %7 通过形参 %6 访问它，但 %8 为 restrict：OpenCL C 规定结果未定义（C99, 6.7.3.1），因为编译器假定两者不会相遇。</translation>
    </message>
    <message>
        <source>Give the two parameters buffers of their own, or take restrict away.</source>
        <translation>请让两个形参使用各自的缓冲区，或去掉 restrict。</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run differ.</source>
        <translation>跟踪与未跟踪运行的结果不同。</translation>
    </message>
    <message>
        <source>That proves nothing: where the old values of the atomics at %1 are used, the order of work-items matters.</source>
        <translation>这并不能说明什么：使用了 %1 处原子操作的旧值，因此结果取决于工作项的次序。</translation>
    </message>
    <message>
        <source>%1 reads an element of its array %2 at %3 before anything was assigned to it.</source>
        <translation>%1 在 %3 读取其数组 %2 的一个元素，而尚未对其赋值。</translation>
    </message>
    <message>
        <source>An array starts with whatever was left in its place: give all that is read of it values first.</source>
        <translation>数组最初含有残留的内容：请先对要读取的部分赋值。</translation>
    </message>
    <message>
        <source>%1 stores its vector %2 at %3 before all of its components were assigned to.</source>
        <translation>%1 在 %3 存入其向量 %2，而尚未对所有分量赋值。</translation>
    </message>
    <message>
        <source>The others start with whatever was left in their place: give the vector a value where it is declared, or store the components that have one.</source>
        <translation>其余分量最初含有残留的内容：请在声明时赋值，或只存入已赋值的分量。</translation>
    </message>
    <message>
        <source>%1 uses what %2 returned at %3, to which nothing was assigned: the function came to its end without a return, or returned a variable that had no value.</source>
        <translation>%1 在 %3 使用 %2 的返回值，而其从未被赋值：函数结束时没有 return，或返回了没有值的变量。</translation>
    </message>
    <message>
        <source>Have each way through it return one.</source>
        <translation>请使每条路径都返回一个值。</translation>
    </message>
    <message>
        <source>%1 reads its variable %2 at %3 before anything was assigned to it.</source>
        <translation>%1 在 %3 读取其变量 %2，而尚未对其赋值。</translation>
    </message>
    <message>
        <source>A variable starts with whatever was left in its place: give it a value where it is declared.</source>
        <translation>变量最初含有残留的内容：请在声明时赋值。</translation>
    </message>
    <message>
        <source>What comes after it is lost: nothing was concluded from it.</source>
        <translation>其后的内容已丢失，没有据此得出结论。</translation>
    </message>
    <message>
        <source>Something wrote over the trace, so the launch was not run untraced; what follows it works on the results of the traced launch.</source>
        <translation>跟踪被改写，因此该启动没有在未跟踪的情况下运行；后续步骤使用跟踪启动的结果。</translation>
    </message>
    <message>
        <source>the kernel&apos;s parameter &quot;%1&quot; has no argument.</source>
        <translation>内核的形参 &quot;%1&quot; 没有参数。</translation>
    </message>
    <message>
        <source>It takes %1.</source>
        <translation>它接受%1。</translation>
    </message>
    <message>
        <source>The device (%1) does not name the build standard &quot;%2&quot; among those that it has: %3.</source>
        <translation>设备（%1）所列的标准中没有构建标准 &quot;%2&quot;：%3。</translation>
    </message>
    <message>
        <source>It is asked to build in it all the same.</source>
        <translation>仍要求按它构建。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no standard of OpenCL C.</source>
        <translation>&quot;%1&quot; 不是 OpenCL C 的标准。</translation>
    </message>
    <message>
        <source>This device (%1) has: %2.</source>
        <translation>此设备（%1）有：%2。</translation>
    </message>
    <message>
        <source>The define &quot;%1&quot; is no name that the preprocessor takes.</source>
        <translation>定义 &quot;%1&quot; 不是预处理器接受的名称。</translation>
    </message>
    <message>
        <source>Use letters, digits and _.</source>
        <translation>请使用字母、数字和 _。</translation>
    </message>
    <message>
        <source>The queue &quot;%1&quot; is out of order, which is not supported by this device (%2).</source>
        <translation>队列 &quot;%1&quot; 为乱序，此设备（%2）不支持。</translation>
    </message>
    <message>
        <source>Make it an in-order queue.</source>
        <translation>请改为顺序队列。</translation>
    </message>
    <message>
        <source>the global size has %1 dimensions.</source>
        <translation>全局大小有 %1 维。</translation>
    </message>
    <message>
        <source>Give it one to three.</source>
        <translation>请给出一到三维。</translation>
    </message>
    <message>
        <source>the local size has %1 dimensions, but the global size has %2.</source>
        <translation>局部大小有 %1 维，而全局大小有 %2 维。</translation>
    </message>
    <message>
        <source>Give both the same number.</source>
        <translation>请使两者维数相同。</translation>
    </message>
    <message>
        <source>the local size is %1, but the kernel &quot;%2&quot; requires %3 (reqd_work_group_size).</source>
        <translation>局部大小为 %1，但内核 &quot;%2&quot; 要求 %3（reqd_work_group_size）。</translation>
    </message>
    <message>
        <source>Use %1 in %2.</source>
        <translation>请在 %2 方向使用 %1。</translation>
    </message>
    <message>
        <source>the local size %1 in %2 is more than the %3 that the device allows there.</source>
        <translation>%2 方向的局部大小 %1 超过设备允许的 %3。</translation>
    </message>
    <message>
        <source>Use %1.</source>
        <translation>请使用 %1。</translation>
    </message>
    <message>
        <source>the local size %1 does not divide the global size %2 in %3, and %4.</source>
        <translation>局部大小 %1 不能整除 %3 方向的全局大小 %2，且%4。</translation>
    </message>
    <message>
        <source>Use the local size %1, or the global size %2 with a guard in the kernel, if (get_global_id(%3) &lt; %4).</source>
        <translation>请使用局部大小 %1，或使用全局大小 %2 并在内核中加上判断 if (get_global_id(%3) &lt; %4)。</translation>
    </message>
    <message>
        <source>Use the local size %1, or the global size %2 with a guard in the kernel, if (get_global_id(%3) &lt; %4), or launch %5 work-items here and the other %6 by a second launch with the offset %7 and a local size that divides %8.</source>
        <translation>请使用局部大小 %1，或使用全局大小 %2 并在内核中加上判断 if (get_global_id(%3) &lt; %4)，或在此启动 %5 个工作项，其余 %6 个由第二次启动完成，偏移为 %7，其局部大小整除 %8。</translation>
    </message>
    <message>
        <source>the local size %1 makes %2 work-items a work-group, but the device allows %3.</source>
        <translation>局部大小 %1 使每个工作组有 %2 个工作项，但设备只允许 %3 个。</translation>
    </message>
    <message>
        <source>the local size %1 makes %2 work-items a work-group, but this kernel allows on the device %3.</source>
        <translation>局部大小 %1 使每个工作组有 %2 个工作项，但此内核在该设备上只允许 %3 个。</translation>
    </message>
    <message>
        <source>the kernel &quot;%1&quot; declares %2 bytes of local memory, but the device has %3 bytes.</source>
        <translation>内核 &quot;%1&quot; 声明了 %2 字节局部内存，但设备只有 %3 字节。</translation>
    </message>
    <message>
        <source>Make its local variables smaller.</source>
        <translation>请减小其局部变量。</translation>
    </message>
    <message>
        <source>The parameter &quot;%1&quot; is %2, which is more than its greatest value %3.</source>
        <translation>参数 &quot;%1&quot; 为 %2，大于其最大值 %3。</translation>
    </message>
    <message>
        <source>%1 is %2, which is more than 2^63.</source>
        <translation>%1 为 %2，超过 2^63。</translation>
    </message>
    <message>
        <source>Make it smaller.</source>
        <translation>请减小。</translation>
    </message>
    <message>
        <source>%1 is %2, which is not a whole number.</source>
        <translation>%1 为 %2，不是整数。</translation>
    </message>
    <message>
        <source>%1 is %2, which is less than %3.</source>
        <translation>%1 为 %2，小于 %3。</translation>
    </message>
    <message>
        <source>The plan executes more than %1 steps.</source>
        <translation>计划执行的步骤超过 %1 个。</translation>
    </message>
    <message>
        <source>Repeat fewer times, or do more in each launch.</source>
        <translation>请减少重复，或在每次启动中做更多。</translation>
    </message>
    <message>
        <source>the kernel&apos;s parameter &quot;%1&quot; points to %2, but the buffer &quot;%3&quot; holds %4.</source>
        <translation>内核的形参 &quot;%1&quot; 指向 %2，但缓冲区 &quot;%3&quot; 存放 %4。</translation>
    </message>
    <message>
        <source>Give the buffer the type %1, or bind another.</source>
        <translation>请将缓冲区类型改为 %1，或绑定另一个。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has the access out, but the kernel cannot write through its parameter &quot;%2&quot;, which is read-only.</source>
        <translation>&quot;%1&quot; 的访问方式为 out，但内核的形参 &quot;%2&quot; 只读，无法写入。</translation>
    </message>
    <message>
        <source>Give &quot;%1&quot; the access in or inout, or bind another.</source>
        <translation>请将 &quot;%1&quot; 的访问方式改为 in 或 inout，或绑定另一个。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has the access in, but the kernel writes through its parameter &quot;%2&quot;.</source>
        <translation>&quot;%1&quot; 的访问方式为 in，但内核通过形参 &quot;%2&quot; 写入。</translation>
    </message>
    <message>
        <source>Give &quot;%1&quot; the access inout or out, or bind another.</source>
        <translation>请将 &quot;%1&quot; 的访问方式改为 inout 或 out，或绑定另一个。</translation>
    </message>
    <message>
        <source>Use an OpenCL scalar or vector, such as float or int4, or a struct of the sources.</source>
        <translation>请使用 OpenCL 标量或向量，如 float 或 int4，或源代码中的结构体。</translation>
    </message>
    <message>
        <source>The buffers take %1 (%2 bytes) together, but the device has %3 (%4 bytes) of memory.</source>
        <translation>缓冲区合计占用 %1（%2 字节），但设备内存只有 %3（%4 字节）。</translation>
    </message>
    <message>
        <source>Make them smaller by %1; the biggest is &quot;%2&quot; with %3.</source>
        <translation>请减小 %1；最大的是 &quot;%2&quot;，占 %3。</translation>
    </message>
    <message>
        <source>Launch &quot;%1&quot; reads the buffer &quot;%2&quot;, which no step writes before it: it sees zeros in place of the buffer&apos;s contents.</source>
        <translation>启动 &quot;%1&quot; 读取缓冲区 &quot;%2&quot;，而此前没有步骤写入它：它看到的是零而非缓冲区的内容。</translation>
    </message>
    <message>
        <source>Add the step { &quot;write&quot;: &quot;%1&quot; }, or leave all writes to the planner.</source>
        <translation>请添加步骤 { &quot;write&quot;: &quot;%1&quot; }，或将所有写入交给计划器。</translation>
    </message>
    <message>
        <source>work-item %1 of work-group %2 stores %3 at %4</source>
        <translation>工作组 %2 的工作项 %1 在 %4 存入 %3</translation>
    </message>
    <message>
        <source>work-item %1 of work-group %2 loads %3 at %4</source>
        <translation>工作组 %2 的工作项 %1 在 %4 读取 %3</translation>
    </message>
    <message>
        <source>work-item %1 of work-group %2 loads it at %3</source>
        <translation>工作组 %2 的工作项 %1 在 %3 读取它</translation>
    </message>
    <message>
        <source>work-item %1 of work-group %2 updates it atomically (%3) at %4</source>
        <translation>工作组 %2 的工作项 %1 在 %4 以原子方式更新它（%3）</translation>
    </message>
    <message>
        <source>work-item %1 of work-group %2 loads %3 atomically at %4</source>
        <translation>工作组 %2 的工作项 %1 在 %4 以原子方式读取 %3</translation>
    </message>
    <message>
        <source>work-item %1 of work-group %2 stores %3 atomically at %4</source>
        <translation>工作组 %2 的工作项 %1 在 %4 以原子方式存入 %3</translation>
    </message>
    <message>
        <source>work-item %1 of work-group %2 touches it at %3</source>
        <translation>工作组 %2 的工作项 %1 在 %3 访问它</translation>
    </message>
    <message>
        <source>contiguous</source>
        <translation>连续</translation>
    </message>
    <message>
        <source>broadcast</source>
        <translation>广播</translation>
    </message>
    <message>
        <source>gather</source>
        <translation>收集</translation>
    </message>
    <message>
        <source>same pixel</source>
        <translation>同一像素</translation>
    </message>
    <message>
        <source>same address</source>
        <translation>同一地址</translation>
    </message>
    <message>
        <source>one work-item alone</source>
        <translation>仅一个工作项</translation>
    </message>
    <message>
        <source>strided by %1 elements</source>
        <translation>跨距 %1 个元素</translation>
    </message>
    <message>
        <source>strided by %1 bytes</source>
        <translation>跨距 %1 字节</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 字节</translation>
    </message>
    <message>
        <source>32 work-items, segments of 128 bytes, 32 banks</source>
        <translation>32 个工作项，128 字节的段，32 个存储体</translation>
    </message>
    <message>
        <source>The project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件为空。</translation>
    </message>
    <message>
        <source>It should hold a JSON object.</source>
        <translation>其中应有一个 JSON 对象。</translation>
    </message>
    <message>
        <source>A \u escape here is half a character; write both halves, or the character itself.</source>
        <translation>此处的 \u 转义只是半个字符；请写出两半，或直接写该字符。</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is given twice in one object.</source>
        <translation>同一对象中两次出现键 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>Lists and objects are nested more than %1 deep.</source>
        <translation>列表和对象的嵌套超过 %1 层。</translation>
    </message>
    <message>
        <source>A backslash in a text must be followed by one of &quot; \ / b f n r t u.</source>
        <translation>文本中的反斜杠之后必须是 &quot; \ / b f n r t u 之一。</translation>
    </message>
    <message>
        <source>The text that starts here is not closed on its line.</source>
        <translation>从此处开始的文本没有在本行结束。</translation>
    </message>
    <message>
        <source>A text holds a control character; write it as an escape such as \t.</source>
        <translation>文本中有控制字符；请写成 \t 这样的转义。</translation>
    </message>
    <message>
        <source>JSON has no comments.</source>
        <translation>JSON 没有注释。</translation>
    </message>
    <message>
        <source>Write them into the project&apos;s notes.</source>
        <translation>请写到项目的说明中。</translation>
    </message>
    <message>
        <source>This is not a number as JSON writes them, like 16, -2.5 or 1e-5.</source>
        <translation>这不是 JSON 写法的数，如 16、-2.5 或 1e-5。</translation>
    </message>
    <message>
        <source>A JSON value is missing here; found %1.</source>
        <translation>此处缺少 JSON 值；实际为 %1。</translation>
    </message>
    <message>
        <source>There is a comma too many before %1.</source>
        <translation>%1 之前多了一个逗号。</translation>
    </message>
    <message>
        <source>A key in double quotes is missing here; found %1.</source>
        <translation>此处缺少双引号括起的键；实际为 %1。</translation>
    </message>
    <message>
        <source>A colon is missing after the key &quot;%1&quot;; found %2.</source>
        <translation>键 &quot;%1&quot; 之后缺少冒号；实际为 %2。</translation>
    </message>
    <message>
        <source>A comma or &quot;}&quot; is missing here; found %1.</source>
        <translation>此处缺少逗号或 &quot;}&quot;；实际为 %1。</translation>
    </message>
    <message>
        <source>A comma or &quot;]&quot; is missing here; found %1.</source>
        <translation>此处缺少逗号或 &quot;]&quot;；实际为 %1。</translation>
    </message>
    <message>
        <source>The JSON text should end here, but %1 follows.</source>
        <translation>JSON 文本应在此结束，但其后还有 %1。</translation>
    </message>
    <message>
        <source>\u in a text must be followed by four hexadecimal digits.</source>
        <translation>文本中的 \u 之后必须是四位十六进制数字。</translation>
    </message>
    <message>
        <source>This number is too large.</source>
        <translation>此数太大。</translation>
    </message>
    <message>
        <source>The largest is about 1.8e308.</source>
        <translation>最大约为 1.8e308。</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>文件末尾</translation>
    </message>
    <message>
        <source>the character U+%1</source>
        <translation>字符 U+%1</translation>
    </message>
    <message>
        <source>The file is UTF-16.</source>
        <translation>文件编码为 UTF-16。</translation>
    </message>
    <message>
        <source>The file is not UTF-8.</source>
        <translation>文件编码不是 UTF-8。</translation>
    </message>
    <message>
        <source>The file is not UTF-8 here.</source>
        <translation>文件此处的编码不是 UTF-8。</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>请另存为 UTF-8。</translation>
    </message>
    <message>
        <source>The project file is %1 long; at most %2 are read.</source>
        <translation>项目文件长 %1；最多读取 %2。</translation>
    </message>
    <message>
        <source>Keep large data in .npy, .csv or .bin files.</source>
        <translation>请将大的数据存放在 .npy、.csv 或 .bin 文件中。</translation>
    </message>
    <message>
        <source>%1 must be %2, but is %3.</source>
        <translation>%1 必须是 %2，实际却是 %3。</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a number of at least 0</source>
        <translation>不小于 0 的数</translation>
    </message>
    <message>
        <source>a number or an expression in quotes</source>
        <translation>数或引号中的表达式</translation>
    </message>
    <message>
        <source>an expression, or a list of them</source>
        <translation>表达式或表达式列表</translation>
    </message>
    <message>
        <source>a JSON object</source>
        <translation>JSON 对象</translation>
    </message>
    <message>
        <source>the name of a queue</source>
        <translation>队列的名称</translation>
    </message>
    <message>
        <source>a device: an index, a part of its name, &quot;cpu&quot;, &quot;gpu&quot; or &quot;any&quot;</source>
        <translation>设备：编号、名称的一部分、&quot;cpu&quot;、&quot;gpu&quot; 或 &quot;any&quot;</translation>
    </message>
    <message>
        <source>a number, an expression in quotes, a list of values, or an object that gives members values</source>
        <translation>数、引号中的表达式、值的列表，或为成员赋值的对象</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 之一</translation>
    </message>
    <message>
        <source>the name of a buffer</source>
        <translation>缓冲区的名称</translation>
    </message>
    <message>
        <source>the name of a .npy, .csv, .png or .bin file</source>
        <translation>.npy、.csv、.png 或 .bin 文件的名称</translation>
    </message>
    <message>
        <source>a list of 1 to 3 sizes</source>
        <translation>1 到 3 个大小的列表</translation>
    </message>
    <message>
        <source>an object with one of the keys %1</source>
        <translation>含有键 %1 之一的对象</translation>
    </message>
    <message>
        <source>&quot;zero&quot; or an object with one of the keys %1</source>
        <translation>&quot;zero&quot; 或含有键 %1 之一的对象</translation>
    </message>
    <message>
        <source>an object like %1</source>
        <translation>形如 %1 的对象</translation>
    </message>
    <message>
        <source>a number, an expression or an object like %1</source>
        <translation>数、表达式或形如 %1 的对象</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>数的列表</translation>
    </message>
    <message>
        <source>the buffer&apos;s name</source>
        <translation>缓冲区的名称</translation>
    </message>
    <message>
        <source>a type such as &quot;float&quot; or &quot;int4&quot;</source>
        <translation>&quot;float&quot; 或 &quot;int4&quot; 这样的类型</translation>
    </message>
    <message>
        <source>an image format such as &quot;rgba-unorm8&quot;</source>
        <translation>&quot;rgba-unorm8&quot; 这样的图像格式</translation>
    </message>
    <message>
        <source>a list of 1 to 3 extents</source>
        <translation>1 到 3 个维长的列表</translation>
    </message>
    <message>
        <source>a list of 1 to 100 values</source>
        <translation>1 到 100 个值的列表</translation>
    </message>
    <message>
        <source>a language standard such as &quot;CL1.2&quot;</source>
        <translation>&quot;CL1.2&quot; 这样的语言标准</translation>
    </message>
    <message>
        <source>the compiler&apos;s options as one text</source>
        <translation>编译器选项，写成一个文本</translation>
    </message>
    <message>
        <source>the name of an image</source>
        <translation>图像的名称</translation>
    </message>
    <message>
        <source>the name of a kernel</source>
        <translation>内核的名称</translation>
    </message>
    <message>
        <source>an object that gives each of the kernel&apos;s parameters a value</source>
        <translation>为内核的每个形参给出值的对象</translation>
    </message>
    <message>
        <source>a list of two buffers like %1</source>
        <translation>两个缓冲区的列表，如 %1</translation>
    </message>
    <message>
        <source>a list of the names of earlier steps</source>
        <translation>之前步骤的名称列表</translation>
    </message>
    <message>
        <source>the name of an earlier step</source>
        <translation>之前某个步骤的名称</translation>
    </message>
    <message>
        <source>the launch&apos;s name</source>
        <translation>启动的名称</translation>
    </message>
    <message>
        <source>the step&apos;s name</source>
        <translation>步骤的名称</translation>
    </message>
    <message>
        <source>a step, an object</source>
        <translation>步骤，即一个对象</translation>
    </message>
    <message>
        <source>a list of steps</source>
        <translation>步骤的列表</translation>
    </message>
    <message>
        <source>the check&apos;s name</source>
        <translation>检查的名称</translation>
    </message>
    <message>
        <source>a list of values</source>
        <translation>值的列表</translation>
    </message>
    <message>
        <source>a list of launches</source>
        <translation>启动的列表</translation>
    </message>
    <message>
        <source>the name of a launch</source>
        <translation>启动的名称</translation>
    </message>
    <message>
        <source>the project&apos;s title</source>
        <translation>项目的标题</translation>
    </message>
    <message>
        <source>the name of a Markdown file</source>
        <translation>Markdown 文件的名称</translation>
    </message>
    <message>
        <source>a list of .cl files</source>
        <translation>.cl 文件的列表</translation>
    </message>
    <message>
        <source>the name of a .cl file</source>
        <translation>.cl 文件的名称</translation>
    </message>
    <message>
        <source>an object with the keys standard, options, defines</source>
        <translation>含有键 standard、options、defines 的对象</translation>
    </message>
    <message>
        <source>a list of buffers</source>
        <translation>缓冲区的列表</translation>
    </message>
    <message>
        <source>an object that describes a buffer</source>
        <translation>描述缓冲区的对象</translation>
    </message>
    <message>
        <source>a list of queues</source>
        <translation>队列的列表</translation>
    </message>
    <message>
        <source>a list of checks</source>
        <translation>检查的列表</translation>
    </message>
    <message>
        <source>an object that describes a check</source>
        <translation>描述检查的对象</translation>
    </message>
    <message>
        <source>an object with the keys vary, launches, work</source>
        <translation>含有键 vary、launches、work 的对象</translation>
    </message>
    <message>
        <source>the number of the file format, which is %1</source>
        <translation>文件格式的编号，即 %1</translation>
    </message>
    <message>
        <source>the number %1</source>
        <translation>数 %1</translation>
    </message>
    <message>
        <source>the text &quot;%1&quot;</source>
        <translation>文本 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the text &quot;%1...&quot;</source>
        <translation>文本 &quot;%1...&quot;</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation>空列表</translation>
    </message>
    <message>
        <source>a list of %1</source>
        <translation>有 %1 项的列表</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>%1 has the unknown key &quot;%2&quot;.</source>
        <translation>%1 有未知的键 &quot;%2&quot;。</translation>
    </message>
    <message>
        <source>%1 lacks the key &quot;%2&quot;.</source>
        <translation>%1 缺少键 &quot;%2&quot;。</translation>
    </message>
    <message>
        <source>%1 lacks the key &quot;type&quot; (or &quot;image&quot;).</source>
        <translation>%1 缺少键 &quot;type&quot;（或 &quot;image&quot;）。</translation>
    </message>
    <message>
        <source>%1 does not say what to do.</source>
        <translation>%1 没有说明要做什么。</translation>
    </message>
    <message>
        <source>A step has one of the keys %1.</source>
        <translation>步骤含有键 %1 之一。</translation>
    </message>
    <message>
        <source>Known are: %1.</source>
        <translation>已知的有：%1。</translation>
    </message>
    <message>
        <source>There are none.</source>
        <translation>没有任何一个。</translation>
    </message>
    <message>
        <source>%1 is the unknown word &quot;%2&quot;.</source>
        <translation>%1 是未知的词 &quot;%2&quot;。</translation>
    </message>
    <message>
        <source>%1 holds the character U+0000, which has no use in a project.</source>
        <translation>%1 含有字符 U+0000，它在项目中没有用处。</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 为空。</translation>
    </message>
    <message>
        <source>Give a number or an expression.</source>
        <translation>请给出数或表达式。</translation>
    </message>
    <message>
        <source>Give a type such as &quot;float&quot;, or an image format such as &quot;rgba-unorm8&quot;.</source>
        <translation>请给出 &quot;float&quot; 这样的类型，或 &quot;rgba-unorm8&quot; 这样的图像格式。</translation>
    </message>
    <message>
        <source>Give the launch a name.</source>
        <translation>请为启动命名。</translation>
    </message>
    <message>
        <source>Give the name of a kernel.</source>
        <translation>请给出内核的名称。</translation>
    </message>
    <message>
        <source>Give the name of a file.</source>
        <translation>请给出文件的名称。</translation>
    </message>
    <message>
        <source>%1 has both &quot;type&quot; and &quot;image&quot;.</source>
        <translation>%1 同时有 &quot;type&quot; 和 &quot;image&quot;。</translation>
    </message>
    <message>
        <source>Keep &quot;type&quot; for a buffer, &quot;image&quot; for an image.</source>
        <translation>缓冲区请保留 &quot;type&quot;，图像请保留 &quot;image&quot;。</translation>
    </message>
    <message>
        <source>%1 has both &quot;condition&quot; and &quot;%2&quot;.</source>
        <translation>%1 同时有 &quot;condition&quot; 和 &quot;%2&quot;。</translation>
    </message>
    <message>
        <source>A check either states a condition or compares a buffer with what is expected.</source>
        <translation>检查要么给出条件，要么将缓冲区与预期内容比较。</translation>
    </message>
    <message>
        <source>%1 must be true.</source>
        <translation>%1 必须为 true。</translation>
    </message>
    <message>
        <source>Leave the step out if nothing is to be finished.</source>
        <translation>如果没有要完成的内容，请去掉此步骤。</translation>
    </message>
    <message>
        <source>%1 differs from &quot;launch&quot;, which is the launch&apos;s name.</source>
        <translation>%1 与启动的名称 &quot;launch&quot; 不同。</translation>
    </message>
    <message>
        <source>Leave &quot;name&quot; out.</source>
        <translation>请去掉 &quot;name&quot;。</translation>
    </message>
    <message>
        <source>%1 names another queue than &quot;barrier&quot; does.</source>
        <translation>%1 所指的队列与 &quot;barrier&quot; 不同。</translation>
    </message>
    <message>
        <source>Leave &quot;queue&quot; out.</source>
        <translation>请去掉 &quot;queue&quot;。</translation>
    </message>
    <message>
        <source>%1 is %2: a newer Kernelscope wrote this project.</source>
        <translation>%1 为 %2：此项目由更新版本的 Kernelscope 写成。</translation>
    </message>
    <message>
        <source>This one reads format %1 at most; update it to open the project.</source>
        <translation>此版本最多读取格式 %1；请更新后再打开项目。</translation>
    </message>
    <message>
        <source>%1 names &quot;%2&quot; a second time.</source>
        <translation>%1 再次给出 &quot;%2&quot;。</translation>
    </message>
    <message>
        <source>%1 must be a name that the preprocessor takes, but is &quot;%2&quot;.</source>
        <translation>%1 必须是预处理器接受的名称，实际却是 &quot;%2&quot;。</translation>
    </message>
    <message>
        <source>%1 is defined twice.</source>
        <translation>%1 定义了两次。</translation>
    </message>
    <message>
        <source>%1 is a second parameter of this name.</source>
        <translation>%1 是同名的第二个参数。</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, as a parameter is.</source>
        <translation>%1 为 &quot;%2&quot;，与某个参数同名。</translation>
    </message>
    <message>
        <source>Checks see both: rename one.</source>
        <translation>检查会看到两者：请重命名其中之一。</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, which is neither an OpenCL scalar or vector type that a buffer can hold (float, int4, uchar, ...) nor the name of a struct.</source>
        <translation>%1 为 &quot;%2&quot;，它既不是缓冲区可存放的 OpenCL 标量或向量类型（float、int4、uchar 等），也不是结构体的名称。</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, which is no image format: OpenCL has %3 with %4 only.</source>
        <translation>%1 为 &quot;%2&quot;，它不是图像格式：OpenCL 的 %3 只能与 %4 搭配。</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, which is no image format.</source>
        <translation>%1 为 &quot;%2&quot;，它不是图像格式。</translation>
    </message>
    <message>
        <source>Write a channel order (%1) and a channel type (%2) with a - between them, such as rgba-unorm8.</source>
        <translation>请写出通道顺序（%1）和通道类型（%2），中间用 - 连接，如 rgba-unorm8。</translation>
    </message>
    <message>
        <source>unorm, snorm, half and float types</source>
        <translation>unorm、snorm、half 和 float 类型</translation>
    </message>
    <message>
        <source>8-bit types</source>
        <translation>8 位类型</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, which another buffer is called already.</source>
        <translation>%1 为 &quot;%2&quot;，已有另一个缓冲区使用此名称。</translation>
    </message>
    <message>
        <source>%1 describes the queue &quot;%2&quot; a second time.</source>
        <translation>%1 再次描述队列 &quot;%2&quot;。</translation>
    </message>
    <message>
        <source>%1 has neither a buffer nor a condition.</source>
        <translation>%1 既没有缓冲区，也没有条件。</translation>
    </message>
    <message>
        <source>%1 names the launch &quot;%2&quot;, which the plan does not have.</source>
        <translation>%1 给出启动 &quot;%2&quot;，而计划中没有它。</translation>
    </message>
    <message>
        <source>%1 names the buffer &quot;%2&quot;, which the project does not have.</source>
        <translation>%1 给出缓冲区 &quot;%2&quot;，而项目中没有它。</translation>
    </message>
    <message>
        <source>%1 names the image &quot;%2&quot;, which the project does not have.</source>
        <translation>%1 给出图像 &quot;%2&quot;，而项目中没有它。</translation>
    </message>
    <message>
        <source>%1 names the parameter &quot;%2&quot;, which the project does not have.</source>
        <translation>%1 给出参数 &quot;%2&quot;，而项目中没有它。</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, as an earlier step is called.</source>
        <translation>%1 为 &quot;%2&quot;，与之前的某个步骤同名。</translation>
    </message>
    <message>
        <source>Give each step a name of its own.</source>
        <translation>请为每个步骤取不同的名称。</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, which names no earlier step.</source>
        <translation>%1 为 &quot;%2&quot;，之前没有此名称的步骤。</translation>
    </message>
    <message>
        <source>%1 is the image &quot;%2&quot;.</source>
        <translation>%1 是图像 &quot;%2&quot;。</translation>
    </message>
    <message>
        <source>%1 is the buffer &quot;%2&quot;.</source>
        <translation>%1 是缓冲区 &quot;%2&quot;。</translation>
    </message>
    <message>
        <source>Bind it with &quot;image&quot;.</source>
        <translation>请用 &quot;image&quot; 绑定。</translation>
    </message>
    <message>
        <source>Bind it with &quot;buffer&quot;.</source>
        <translation>请用 &quot;buffer&quot; 绑定。</translation>
    </message>
    <message>
        <source>%1 must be a name of letters, digits and underscores that does not start with a digit, but is &quot;%2&quot;.</source>
        <translation>%1 必须是由字母、数字和下划线组成且不以数字开头的名称，实际却是 &quot;%2&quot;。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be &quot;%2&quot;: in expressions i, x, y and z are the element&apos;s place, device the device, and sum, min and max functions.</source>
        <translation>%1 不能是 &quot;%2&quot;：在表达式中，i、x、y 和 z 表示元素的位置，device 表示设备，sum、min 和 max 是函数。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be &quot;%2&quot;: that is a word of JavaScript, which expressions are written in.</source>
        <translation>%1 不能是 &quot;%2&quot;：这是 JavaScript 的保留字，而表达式用 JavaScript 书写。</translation>
    </message>
    <message>
        <source>%1 is the absolute path &quot;%2&quot;.</source>
        <translation>%1 是绝对路径 &quot;%2&quot;。</translation>
    </message>
    <message>
        <source>Paths are relative to the project&apos;s folder.</source>
        <translation>路径应相对于项目文件夹。</translation>
    </message>
    <message>
        <source>%1 holds a backslash: &quot;%2&quot;.</source>
        <translation>%1 含有反斜杠：&quot;%2&quot;。</translation>
    </message>
    <message>
        <source>Write paths with &quot;/&quot;.</source>
        <translation>请用 &quot;/&quot; 书写路径。</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, which leaves the project&apos;s folder.</source>
        <translation>%1 为 &quot;%2&quot;，超出了项目文件夹。</translation>
    </message>
    <message>
        <source>Put the file into the folder.</source>
        <translation>请将文件放入该文件夹。</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, which names no file.</source>
        <translation>%1 为 &quot;%2&quot;，它不是文件名。</translation>
    </message>
    <message>
        <source>The file&apos;s path</source>
        <translation>文件的路径</translation>
    </message>
    <message>
        <source>A path of the project</source>
        <translation>项目的某个路径</translation>
    </message>
    <message>
        <source>The sources include headers from outside of the project: %1.</source>
        <translation>源代码包含了项目之外的头文件：%1。</translation>
    </message>
    <message>
        <source>A project holds all that it is built from, so that it can be traced and given away.</source>
        <translation>项目应包含构建所需的一切，以便跟踪和分发。</translation>
    </message>
    <message>
        <source>Copy them into its folder, and include them by their paths there.</source>
        <translation>请将它们复制到项目文件夹，并按其中的路径包含。</translation>
    </message>
    <message>
        <source>There is no project at &quot;%1&quot;.</source>
        <translation>&quot;%1&quot; 处没有项目。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is OpenCL C, not a project.</source>
        <translation>&quot;%1&quot; 是 OpenCL C，不是项目。</translation>
    </message>
    <message>
        <source>kscope new makes a project of it.</source>
        <translation>kscope new 可由它建立项目。</translation>
    </message>
    <message>
        <source>The folder holds no .kscope file.</source>
        <translation>该文件夹中没有 .kscope 文件。</translation>
    </message>
    <message>
        <source>The folder holds no .kscope file. kscope new makes a project of one of its .cl files.</source>
        <translation>该文件夹中没有 .kscope 文件。kscope new 可由其中某个 .cl 文件建立项目。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is OpenCL C, not a project. kscope new makes a project of it.</source>
        <translation>&quot;%1&quot; 是 OpenCL C，不是项目。kscope new 可由它建立项目。</translation>
    </message>
    <message>
        <source>The folder holds several projects: %1.</source>
        <translation>该文件夹中有多个项目：%1。</translation>
    </message>
    <message>
        <source>Name one of them.</source>
        <translation>请指定其中之一。</translation>
    </message>
    <message>
        <source>The project can&apos;t be saved as it stands, for it could not be opened again: %1</source>
        <translation>项目目前的内容无法保存，因为保存后无法再打开：%1</translation>
    </message>
    <message>
        <source>The project has no folder yet.</source>
        <translation>项目还没有文件夹。</translation>
    </message>
    <message>
        <source>Save it under a name first.</source>
        <translation>请先以某个名称保存。</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; can&apos;t be made.</source>
        <translation>无法建立文件夹 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can&apos;t be read: %2.</source>
        <translation>无法读取 &quot;%1&quot;：%2。</translation>
    </message>
    <message>
        <source>There is no file &quot;%1&quot;.</source>
        <translation>没有文件 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2 long; at most %3 are read.</source>
        <translation>&quot;%1&quot; 长 %2；最多读取 %3。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is reached by a symbolic link, which is not followed.</source>
        <translation>&quot;%1&quot; 需经符号链接到达，而符号链接不会被跟随。</translation>
    </message>
    <message>
        <source>Put the file itself into the project&apos;s folder.</source>
        <translation>请将文件本身放入项目文件夹。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is written in UTF-16.</source>
        <translation>&quot;%1&quot; 的编码为 UTF-16。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a text: its line %2 holds a NUL, a byte that is 0.</source>
        <translation>&quot;%1&quot; 不是文本：第 %2 行含有 NUL，即值为 0 的字节。</translation>
    </message>
    <message>
        <source>Remove it with an editor that shows it.</source>
        <translation>请用能显示它的编辑器删除。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can&apos;t be written: %2.</source>
        <translation>无法写入 &quot;%1&quot;：%2。</translation>
    </message>
    <message>
        <source>The file can&apos;t be written: %1.</source>
        <translation>无法写入文件：%1。</translation>
    </message>
    <message>
        <source>What was there is unchanged.</source>
        <translation>原有内容未变。</translation>
    </message>
    <message>
        <source>No file was changed.</source>
        <translation>没有文件被更改。</translation>
    </message>
    <message>
        <source>Saved already: %1.</source>
        <translation>已保存：%1。</translation>
    </message>
    <message>
        <source>Not saved: %1.</source>
        <translation>未保存：%1。</translation>
    </message>
    <message>
        <source>there is a folder of this name, which has to go first</source>
        <translation>已有同名文件夹，须先移走</translation>
    </message>
    <message>
        <source>there is a symbolic link of this name, which has to go first</source>
        <translation>已有同名符号链接，须先移走</translation>
    </message>
    <message>
        <source>its folder can&apos;t be made</source>
        <translation>无法建立其文件夹</translation>
    </message>
    <message>
        <source>a symbolic link leads there, which is not followed</source>
        <translation>该处由符号链接指向，而符号链接不会被跟随</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; holds another &quot;%2&quot; already.</source>
        <translation>文件夹 &quot;%1&quot; 中已有另一个 &quot;%2&quot;。</translation>
    </message>
    <message>
        <source>Save into a folder of the project&apos;s own.</source>
        <translation>请保存到项目专用的文件夹。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder.</source>
        <translation>&quot;%1&quot; 是文件夹。</translation>
    </message>
    <message>
        <source>Give the name of a .kscope file.</source>
        <translation>请给出 .kscope 文件的名称。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no kind of file that holds data here.</source>
        <translation>&quot;%1&quot; 不是此处存放数据的文件类型。</translation>
    </message>
    <message>
        <source>Use .npy, .csv, .png or .bin.</source>
        <translation>请使用 .npy、.csv、.png 或 .bin。</translation>
    </message>
    <message>
        <source>It is %1 bytes long, which is no multiple of the %2 bytes of a %3.</source>
        <translation>其长度为 %1 字节，不是 %3 的 %2 字节的整数倍。</translation>
    </message>
    <message>
        <source>It holds %1 numbers, but %2 are needed.</source>
        <translation>其中有 %1 个数，而需要 %2 个。</translation>
    </message>
    <message>
        <source>It holds %1 numbers, but %2 are needed (%3 elements of %4 numbers).</source>
        <translation>其中有 %1 个数，而需要 %2 个（%3 个元素，每个 %4 个数）。</translation>
    </message>
    <message>
        <source>Elements of the struct %1 can be read from .bin files only.</source>
        <translation>结构体 %1 的元素只能从 .bin 文件读取。</translation>
    </message>
    <message>
        <source>It holds %1 bytes, but %2 are needed (%3 elements of struct %4, %5 bytes each).</source>
        <translation>其中有 %1 字节，而需要 %2 字节（%3 个结构体 %4 的元素，每个 %5 字节）。</translation>
    </message>
    <message>
        <source>Its number %1 is %2, which a %3 can&apos;t hold.</source>
        <translation>其第 %1 个数为 %2，%3 无法存放。</translation>
    </message>
    <message>
        <source>It holds structs where numbers are needed.</source>
        <translation>其中是结构体，而需要的是数。</translation>
    </message>
    <message>
        <source>The .csv file holds no numbers.</source>
        <translation>.csv 文件中没有数。</translation>
    </message>
    <message>
        <source>This is not a .npy file: it does not start with \x93NUMPY.</source>
        <translation>这不是 .npy 文件：它不以 \x93NUMPY 开头。</translation>
    </message>
    <message>
        <source>The .npy file has format %1; 1 to 3 can be read.</source>
        <translation>.npy 文件的格式为 %1；只能读取 1 到 3。</translation>
    </message>
    <message>
        <source>The .npy file ends inside its header.</source>
        <translation>.npy 文件在其头部中途结束。</translation>
    </message>
    <message>
        <source>The .npy file holds elements of the type &apos;%1&apos;; integers and floating-point numbers of 1 to 8 bytes can be read.</source>
        <translation>.npy 文件的元素类型为 &apos;%1&apos;；只能读取 1 到 8 字节的整数和浮点数。</translation>
    </message>
    <message>
        <source>The .npy file&apos;s shape and the %1 bytes after its header don&apos;t agree: the file is damaged.</source>
        <translation>.npy 文件的形状与头部之后的 %1 字节不一致：文件已损坏。</translation>
    </message>
    <message>
        <source>The header of the .npy file has the extent &quot;%1&quot; in its shape.</source>
        <translation>.npy 文件头部的形状中有维长 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>The .npy file holds a structured array.</source>
        <translation>.npy 文件中是结构化数组。</translation>
    </message>
    <message>
        <source>Save each of its fields as a file of its own.</source>
        <translation>请将其每个字段另存为单独的文件。</translation>
    </message>
    <message>
        <source>The header of the .npy file is damaged: descr, fortran_order and shape are needed.</source>
        <translation>.npy 文件的头部已损坏：需要 descr、fortran_order 和 shape。</translation>
    </message>
    <message>
        <source>The PNG can&apos;t be read: %1.</source>
        <translation>无法读取 PNG：%1。</translation>
    </message>
    <message>
        <source>The PNG is damaged: %1.</source>
        <translation>PNG 已损坏：%1。</translation>
    </message>
    <message>
        <source>The PNG can&apos;t be written: %1.</source>
        <translation>无法写入 PNG：%1。</translation>
    </message>
    <message>
        <source>The PNG has %1 x %2 pixels; at most %3 million are read.</source>
        <translation>PNG 有 %1 x %2 个像素；最多读取 %3 百万个。</translation>
    </message>
    <message>
        <source>A PNG is written from uchar4 elements of the shape height, width (or uchar as grey).</source>
        <translation>PNG 由形状为高、宽的 uchar4 元素写成（或 uchar 作为灰度）。</translation>
    </message>
    <message>
        <source>A PNG of %1 x %2 pixels can&apos;t be written from %3 bytes.</source>
        <translation>无法由 %3 字节写出 %1 x %2 像素的 PNG。</translation>
    </message>
    <message>
        <source>The initial contents of &quot;%1&quot;: %2</source>
        <translation>&quot;%1&quot; 的初始内容：%2</translation>
    </message>
    <message>
        <source>the members of the struct %1 are not known.</source>
        <translation>结构体 %1 的成员未知。</translation>
    </message>
    <message>
        <source>The members of the struct %1 are not known.</source>
        <translation>结构体 %1 的成员未知。</translation>
    </message>
    <message>
        <source>Use zero or a .bin file.</source>
        <translation>请使用 zero 或 .bin 文件。</translation>
    </message>
    <message>
        <source>element %1: %2</source>
        <translation>元素 %1：%2</translation>
    </message>
    <message>
        <source>the constant has %1 values, but an element has %2.</source>
        <translation>常量有 %1 个值，而一个元素有 %2 个。</translation>
    </message>
    <message>
        <source>the smallest random number, %1, is more than the greatest, %2.</source>
        <translation>最小的随机数 %1 大于最大的 %2。</translation>
    </message>
    <message>
        <source>Exchange them.</source>
        <translation>请交换两者。</translation>
    </message>
    <message>
        <source>the seed: %1</source>
        <translation>种子：%1</translation>
    </message>
    <message>
        <source>%1 values are given, but the buffer takes %2.</source>
        <translation>给出了 %1 个值，而缓冲区需要 %2 个。</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot;: %2</source>
        <translation>文件 &quot;%1&quot;：%2</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot;: %2</source>
        <translation>文件 &quot;%1&quot;：%2</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot;</source>
        <translation>文件 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>The condition &quot;%1&quot; is false.</source>
        <translation>条件 &quot;%1&quot; 为假。</translation>
    </message>
    <message>
        <source>There is no contents of &quot;%1&quot;: it is no buffer, or was not read back.</source>
        <translation>没有 &quot;%1&quot; 的内容：它不是缓冲区，或没有读回。</translation>
    </message>
    <message>
        <source>The index %1 is no element of &quot;%2&quot;, which has %3.</source>
        <translation>索引 %1 不是 &quot;%2&quot; 的元素，它有 %3 个元素。</translation>
    </message>
    <message>
        <source>Use 0 to %1.</source>
        <translation>请使用 0 到 %1。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has %2 elements of %3 numbers, but %4 has %5 of %6.</source>
        <translation>&quot;%1&quot; 有 %2 个元素，每个 %3 个数，而 %4 有 %5 个元素，每个 %6 个数。</translation>
    </message>
    <message>
        <source>Both must have the same.</source>
        <translation>两者必须相同。</translation>
    </message>
    <message>
        <source>An expression is empty.</source>
        <translation>表达式为空。</translation>
    </message>
    <message>
        <source>Write a number or JavaScript that gives one.</source>
        <translation>请写数，或能得出数的 JavaScript。</translation>
    </message>
    <message>
        <source>The expression &quot;%1&quot; gives %2, where a number is wanted.</source>
        <translation>表达式 &quot;%1&quot; 得到 %2，而此处需要数。</translation>
    </message>
    <message>
        <source>The expression &quot;%1&quot; gives %2, where true or false is wanted.</source>
        <translation>表达式 &quot;%1&quot; 得到 %2，而此处需要真或假。</translation>
    </message>
    <message>
        <source>The expression &quot;%1&quot; gives %2, where a number or a text is wanted.</source>
        <translation>表达式 &quot;%1&quot; 得到 %2，而此处需要数或文本。</translation>
    </message>
    <message>
        <source>The expression &quot;%1&quot; gives %2, where a number or a list of %3 numbers is wanted.</source>
        <translation>表达式 &quot;%1&quot; 得到 %2，而此处需要数或 %3 个数的列表。</translation>
    </message>
    <message>
        <source>The expression &quot;%1&quot; gives %2, where a number, a list or an object of numbers is wanted.</source>
        <translation>表达式 &quot;%1&quot; 得到 %2，而此处需要数，或由数组成的列表或对象。</translation>
    </message>
    <message>
        <source>a list of %1 values</source>
        <translation>%1 个值的列表</translation>
    </message>
    <message>
        <source>nothing (undefined)</source>
        <translation>空值（undefined）</translation>
    </message>
    <message>
        <source>a function</source>
        <translation>函数</translation>
    </message>
    <message>
        <source>NaN (not a number)</source>
        <translation>NaN（不是数）</translation>
    </message>
    <message>
        <source>lists or objects that are nested more than %1 deep</source>
        <translation>嵌套超过 %1 层的列表或对象</translation>
    </message>
    <message>
        <source>an empty list or object</source>
        <translation>空列表或空对象</translation>
    </message>
    <message>
        <source>more than %1 values</source>
        <translation>超过 %1 个值</translation>
    </message>
    <message>
        <source>The expression &quot;%1&quot; cannot be read: %2.</source>
        <translation>无法解读表达式 &quot;%1&quot;：%2。</translation>
    </message>
    <message>
        <source>The expression &quot;%1&quot; fails: %2.</source>
        <translation>表达式 &quot;%1&quot; 失败：%2。</translation>
    </message>
    <message>
        <source>The expression &quot;%1&quot; uses try, which expressions cannot: it would outlive the deadline.</source>
        <translation>表达式 &quot;%1&quot; 使用了 try，而表达式不允许：它会越过时限。</translation>
    </message>
    <message>
        <source>Make it do less work.</source>
        <translation>请减少其计算量。</translation>
    </message>
    <message>
        <source>The expression &quot;%1&quot; was interrupted.</source>
        <translation>表达式 &quot;%1&quot; 被中断。</translation>
    </message>
    <message>
        <source>The expression &quot;%1&quot; needs more memory than there is.</source>
        <translation>表达式 &quot;%1&quot; 需要的内存超出现有内存。</translation>
    </message>
    <message>
        <source>NaN cannot be a channel of an image of type %1.</source>
        <translation>NaN 不能作为类型为 %1 的图像的通道。</translation>
    </message>
    <message>
        <source>Launch &quot;%1&quot;</source>
        <translation>启动 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>The step &quot;%1&quot;</source>
        <translation>步骤 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>The step %1: its condition has no value.</source>
        <translation>步骤 %1：其条件没有值。</translation>
    </message>
    <message>
        <source>The step %1 (repeat)</source>
        <translation>步骤 %1（repeat）</translation>
    </message>
    <message>
        <source>The step %1 (repeat): %2</source>
        <translation>步骤 %1（repeat）：%2</translation>
    </message>
    <message>
        <source>The check &quot;%1&quot;: its condition &quot;when&quot; has no value.</source>
        <translation>检查 &quot;%1&quot;：其条件 &quot;when&quot; 没有值。</translation>
    </message>
    <message>
        <source>The buffer &quot;%1&quot;</source>
        <translation>缓冲区 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>The image &quot;%1&quot;</source>
        <translation>图像 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>The parameter &quot;%1&quot;</source>
        <translation>参数 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>The smallest value of the parameter &quot;%1&quot;</source>
        <translation>参数 &quot;%1&quot; 的最小值</translation>
    </message>
    <message>
        <source>The greatest value of the parameter &quot;%1&quot;</source>
        <translation>参数 &quot;%1&quot; 的最大值</translation>
    </message>
    <message>
        <source>Extent %1 of the buffer &quot;%2&quot;</source>
        <translation>缓冲区 &quot;%2&quot; 的第 %1 维</translation>
    </message>
    <message>
        <source>Extent %1 of the image &quot;%2&quot;</source>
        <translation>图像 &quot;%2&quot; 的第 %1 维</translation>
    </message>
    <message>
        <source>the global size in x</source>
        <translation>x 方向的全局大小</translation>
    </message>
    <message>
        <source>the global size in y</source>
        <translation>y 方向的全局大小</translation>
    </message>
    <message>
        <source>the global size in z</source>
        <translation>z 方向的全局大小</translation>
    </message>
    <message>
        <source>the local size in x</source>
        <translation>x 方向的局部大小</translation>
    </message>
    <message>
        <source>the local size in y</source>
        <translation>y 方向的局部大小</translation>
    </message>
    <message>
        <source>the local size in z</source>
        <translation>z 方向的局部大小</translation>
    </message>
    <message>
        <source>the offset in x</source>
        <translation>x 方向的偏移</translation>
    </message>
    <message>
        <source>the offset in y</source>
        <translation>y 方向的偏移</translation>
    </message>
    <message>
        <source>the offset in z</source>
        <translation>z 方向的偏移</translation>
    </message>
    <message>
        <source>the argument &quot;%1&quot;</source>
        <translation>参数 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the argument &quot;%1&quot;.%2</source>
        <translation>参数 &quot;%1&quot;.%2</translation>
    </message>
    <message>
        <source>the argument &quot;%1&quot;: %2</source>
        <translation>参数 &quot;%1&quot;：%2</translation>
    </message>
    <message>
        <source>the local argument &quot;%1&quot;</source>
        <translation>局部参数 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>its limit</source>
        <translation>其上限</translation>
    </message>
    <message>
        <source>its condition</source>
        <translation>其条件</translation>
    </message>
    <message>
        <source>its count</source>
        <translation>其数量</translation>
    </message>
    <message>
        <source>its offset</source>
        <translation>其偏移</translation>
    </message>
    <message>
        <source>Launch &quot;%1&quot; cannot run alone: it was left out, because %2.</source>
        <translation>启动 &quot;%1&quot; 无法单独运行：它被略过，因为 %2。</translation>
    </message>
    <message>
        <source>there is no kernel &quot;%1&quot; in the sources.</source>
        <translation>源代码中没有内核 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>The plan has none.</source>
        <translation>计划中没有任何启动。</translation>
    </message>
    <message>
        <source>the kernel&apos;s parameter &quot;%1&quot; is %2, but another parameter takes the image &quot;%3&quot; as an image of another kind.</source>
        <translation>内核的形参 &quot;%1&quot; 为 %2，但另一形参把图像 &quot;%3&quot; 当作另一种图像。</translation>
    </message>
    <message>
        <source>A device makes each kind in a way of its own: give each an image.</source>
        <translation>设备以不同方式建立各种图像：请为每个形参各给一个图像。</translation>
    </message>
    <message>
        <source>the type of the kernel&apos;s parameter &quot;%1&quot; is not known (%2), so that its value cannot be given.</source>
        <translation>内核的形参 &quot;%1&quot; 的类型未知（%2），因此无法给出其值。</translation>
    </message>
    <message>
        <source>the driver does not tell it</source>
        <translation>驱动程序没有给出</translation>
    </message>
    <message>
        <source>The build options hold an odd number of %1.</source>
        <translation>构建选项中 %1 的个数为奇数。</translation>
    </message>
    <message>
        <source>Close the quote, or remove it.</source>
        <translation>请补全引号，或删除它。</translation>
    </message>
    <message>
        <source>The build option %1 needs a value after it, as in %2.</source>
        <translation>构建选项 %1 之后需要一个值，如 %2。</translation>
    </message>
    <message>
        <source>Add the value, or remove the option.</source>
        <translation>请补上该值，或删除该选项。</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; of -I lies outside of the project and is left out.</source>
        <translation>-I 的文件夹 &quot;%1&quot; 在项目之外，已略过。</translation>
    </message>
    <message>
        <source>Copy what is included from it into the project&apos;s folder.</source>
        <translation>请将从中包含的内容复制到项目文件夹。</translation>
    </message>
    <message>
        <source>The define &quot;%1&quot; has the value &quot;%2&quot;, but a build option cannot hold spaces, quotes or backslashes.</source>
        <translation>定义 &quot;%1&quot; 的值为 &quot;%2&quot;，但构建选项不能含有空格、引号或反斜杠。</translation>
    </message>
    <message>
        <source>Write it without, or put a #define into the source.</source>
        <translation>请去掉这些字符，或在源代码中写 #define。</translation>
    </message>
    <message>
        <source>the offset has %1 dimensions, but the global size has %2.</source>
        <translation>偏移有 %1 维，而全局大小有 %2 维。</translation>
    </message>
    <message>
        <source>the global size %1 has 2^63 work-items or more.</source>
        <translation>全局大小 %1 有 2^63 个或更多工作项。</translation>
    </message>
    <message>
        <source>the global size %1 makes 2^32 work-groups or more, which is too many for a device.</source>
        <translation>全局大小 %1 会产生 2^32 个或更多工作组，超出设备所能处理的数量。</translation>
    </message>
    <message>
        <source>the local size %1 makes more than 2^64 work-items a work-group, but the device allows %2.</source>
        <translation>局部大小 %1 使每个工作组超过 2^64 个工作项，但设备只允许 %2 个。</translation>
    </message>
    <message>
        <source>The parameter &quot;%1&quot; is %2, which is less than its smallest value %3.</source>
        <translation>参数 &quot;%1&quot; 为 %2，小于其最小值 %3。</translation>
    </message>
    <message>
        <source>There is no parameter &quot;%1&quot; to set.</source>
        <translation>没有可设置的参数 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>The project has none.</source>
        <translation>项目中没有参数。</translation>
    </message>
    <message>
        <source>The parameters are: %1.</source>
        <translation>参数有：%1。</translation>
    </message>
    <message>
        <source>The condition has no value.</source>
        <translation>条件没有值。</translation>
    </message>
    <message>
        <source>A step is to come after &quot;%1&quot;, which is not executed before it.</source>
        <translation>某个步骤要在 &quot;%1&quot; 之后，但后者并不在它之前执行。</translation>
    </message>
    <message>
        <source>Name an earlier step.</source>
        <translation>请给出之前的步骤。</translation>
    </message>
    <message>
        <source>A step is to come after &quot;%1&quot;, but no step has that name.</source>
        <translation>某个步骤要在 &quot;%1&quot; 之后，但没有此名称的步骤。</translation>
    </message>
    <message>
        <source>Give both the same type.</source>
        <translation>请使两者类型相同。</translation>
    </message>
    <message>
        <source>%1 lies %2 repeats deep.</source>
        <translation>%1 嵌套在 %2 层重复中。</translation>
    </message>
    <message>
        <source>Use at most %1.</source>
        <translation>最多使用 %1。</translation>
    </message>
    <message>
        <source>%1 has run %2 times, which is its limit, and its condition &quot;%3&quot; is still true.</source>
        <translation>%1 已运行 %2 次，达到其上限，而其条件 &quot;%3&quot; 仍为真。</translation>
    </message>
    <message>
        <source>It needs %1 iterations: give it &quot;limit&quot;: %1.</source>
        <translation>它需要 %1 次迭代：请给出 &quot;limit&quot;: %1。</translation>
    </message>
    <message>
        <source>Let its steps change what the condition uses, or raise the limit.</source>
        <translation>请让其步骤改变条件所用的内容，或提高上限。</translation>
    </message>
    <message>
        <source>the kernel&apos;s parameter &quot;%1&quot; points to %2 of %3 bytes, which does not divide the %4 bytes of the buffer &quot;%5&quot;.</source>
        <translation>内核的形参 &quot;%1&quot; 指向 %3 字节的 %2，不能整除缓冲区 &quot;%5&quot; 的 %4 字节。</translation>
    </message>
    <message>
        <source>Make it %1 bytes.</source>
        <translation>请改为 %1 字节。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has %2 bytes, but the device&apos;s constant memory takes at most %3 bytes.</source>
        <translation>&quot;%1&quot; 有 %2 字节，但设备的常量内存最多容纳 %3 字节。</translation>
    </message>
    <message>
        <source>Use at most %1 elements, or a __global parameter.</source>
        <translation>最多使用 %1 个元素，或改用 __global 形参。</translation>
    </message>
    <message>
        <source>the kernel&apos;s parameter &quot;%1&quot; is %2, but the image &quot;%3&quot; has %4 extents.</source>
        <translation>内核的形参 &quot;%1&quot; 为 %2，但图像 &quot;%3&quot; 有 %4 维。</translation>
    </message>
    <message>
        <source>They declare no struct that could be read.</source>
        <translation>其中没有声明可读取的结构体。</translation>
    </message>
    <message>
        <source>The structs are: %1.</source>
        <translation>结构体有：%1。</translation>
    </message>
    <message>
        <source>The image &quot;%1&quot; has the format &quot;%2&quot;, which is no image format: OpenCL has %3 with %4 only.</source>
        <translation>图像 &quot;%1&quot; 的格式 &quot;%2&quot; 不是图像格式：OpenCL 的 %3 只能与 %4 搭配。</translation>
    </message>
    <message>
        <source>The image &quot;%1&quot; has the format &quot;%2&quot;, which is no image format.</source>
        <translation>图像 &quot;%1&quot; 的格式 &quot;%2&quot; 不是图像格式。</translation>
    </message>
    <message>
        <source>Use a buffer.</source>
        <translation>请使用缓冲区。</translation>
    </message>
    <message>
        <source>%1 has %2 extents.</source>
        <translation>%1 有 %2 维。</translation>
    </message>
    <message>
        <source>%1 has more than 2^63 bytes.</source>
        <translation>%1 超过 2^63 字节。</translation>
    </message>
    <message>
        <source>The image &quot;%1&quot; has the width %2, but the device allows %3.</source>
        <translation>图像 &quot;%1&quot; 的宽度为 %2，但设备允许 %3。</translation>
    </message>
    <message>
        <source>The image &quot;%1&quot; has the height %2, but the device allows %3.</source>
        <translation>图像 &quot;%1&quot; 的高度为 %2，但设备允许 %3。</translation>
    </message>
    <message>
        <source>The image &quot;%1&quot; has the depth %2, but the device allows %3.</source>
        <translation>图像 &quot;%1&quot; 的深度为 %2，但设备允许 %3。</translation>
    </message>
    <message>
        <source>Make its other extents smaller.</source>
        <translation>请减小其他维的长度。</translation>
    </message>
    <message>
        <source>Use device memory.</source>
        <translation>请使用 device 内存。</translation>
    </message>
    <message>
        <source>Use alloc-host-ptr or device memory.</source>
        <translation>请使用 alloc-host-ptr 或 device 内存。</translation>
    </message>
    <message>
        <source>Pass it in a buffer.</source>
        <translation>请用缓冲区传递。</translation>
    </message>
    <message>
        <source>the members of the struct %1 are not known, so that it cannot be given by value.</source>
        <translation>结构体 %1 的成员未知，因此无法按值给出。</translation>
    </message>
    <message>
        <source>%1 is given members, but is %2.</source>
        <translation>%1 得到的是成员，但它是 %2。</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>数组</translation>
    </message>
    <message>
        <source>this array</source>
        <translation>此数组</translation>
    </message>
    <message>
        <source>Give it a number or a list.</source>
        <translation>请给出数或列表。</translation>
    </message>
    <message>
        <source>%1: %2 has no member &quot;%3&quot;.</source>
        <translation>%1：%2 没有成员 &quot;%3&quot;。</translation>
    </message>
    <message>
        <source>It has: %1.</source>
        <translation>它有：%1。</translation>
    </message>
    <message>
        <source>%1 is given %2 values, but %3 takes %4.</source>
        <translation>%1 得到 %2 个值，而 %3 需要 %4 个。</translation>
    </message>
    <message>
        <source>%1 is given lists or members, but %2 takes %3.</source>
        <translation>%1 得到列表或成员，而 %2 需要 %3。</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>%1 numbers</source>
        <translation>%1 个数</translation>
    </message>
    <message>
        <source>Start at %1 at most.</source>
        <translation>最晚从 %1 开始。</translation>
    </message>
    <message>
        <source>Images are moved as a whole: leave out offset and count.</source>
        <translation>图像只能整体传输：请去掉 offset 和 count。</translation>
    </message>
    <message>
        <source>pixels of %1</source>
        <translation>%1 的像素</translation>
    </message>
    <message>
        <source>Give &quot;%1&quot; and &quot;%2&quot; the same shape.</source>
        <translation>请使 &quot;%1&quot; 与 &quot;%2&quot; 形状相同。</translation>
    </message>
    <message>
        <source>Use at most %1 elements, or another buffer.</source>
        <translation>最多使用 %1 个元素，或使用另一个缓冲区。</translation>
    </message>
    <message>
        <source>Give the image an init, or fill it in a kernel.</source>
        <translation>请为图像给出 init，或在内核中填充。</translation>
    </message>
    <message>
        <source>The devices are: %1.</source>
        <translation>设备有：%1。</translation>
    </message>
    <message>
        <source>There is no device %1.</source>
        <translation>没有设备 %1。</translation>
    </message>
    <message>
        <source>No device&apos;s name contains &quot;%1&quot;.</source>
        <translation>没有名称含 &quot;%1&quot; 的设备。</translation>
    </message>
    <message>
        <source>This machine has no OpenCL device.</source>
        <translation>此计算机没有 OpenCL 设备。</translation>
    </message>
    <message>
        <source>No OpenCL device was found.</source>
        <translation>未找到 OpenCL 设备。</translation>
    </message>
    <message>
        <source>Install a driver, for example the package pocl-opencl-icd.</source>
        <translation>请安装驱动程序，例如软件包 pocl-opencl-icd。</translation>
    </message>
    <message>
        <source>There is no OpenCL device here.</source>
        <translation>此处没有 OpenCL 设备。</translation>
    </message>
    <message>
        <source>Install a driver: on Debian and Ubuntu the package pocl-opencl-icd brings one that runs on the processor.</source>
        <translation>请安装驱动程序：在 Debian 和 Ubuntu 上，软件包 pocl-opencl-icd 提供在处理器上运行的驱动程序。</translation>
    </message>
    <message>
        <source>There is no device %1 any more.</source>
        <translation>设备 %1 已不存在。</translation>
    </message>
    <message>
        <source>Choose another device.</source>
        <translation>请选择另一设备。</translation>
    </message>
    <message>
        <source>The OpenCL driver %1 is left out: the process that loaded it %2.</source>
        <translation>已略过 OpenCL 驱动程序 %1：加载它的进程 %2。</translation>
    </message>
    <message>
        <source>The OpenCL driver %1 (named by %2) is left out: the process that loaded it %3.</source>
        <translation>已略过 OpenCL 驱动程序 %1（由 %2 指定）：加载它的进程 %3。</translation>
    </message>
    <message>
        <source>Repair or remove that driver.</source>
        <translation>请修复或移除该驱动程序。</translation>
    </message>
    <message>
        <source>crashed (%1)</source>
        <translation>崩溃（%1）</translation>
    </message>
    <message>
        <source>ended with exit status %1</source>
        <translation>以退出状态 %1 结束</translation>
    </message>
    <message>
        <source>did not come back within %1</source>
        <translation>未在 %1 内返回</translation>
    </message>
    <message>
        <source>%1 could not be made ready: %2</source>
        <translation>%1 无法就绪：%2</translation>
    </message>
    <message>
        <source>The kernels&apos; signatures could not be read: %1</source>
        <translation>无法读取内核的签名：%1</translation>
    </message>
    <message>
        <source>The function &quot;%1&quot; is called but not defined in any source.</source>
        <translation>函数 &quot;%1&quot; 被调用，但没有在任何源代码中定义。</translation>
    </message>
    <message>
        <source>The sources could not be built for %1: %2</source>
        <translation>无法为 %1 构建源代码：%2</translation>
    </message>
    <message>
        <source>(%1) The driver says: %2</source>
        <translation>(%1) 驱动程序称：%2</translation>
    </message>
    <message>
        <source>For %1: %2</source>
        <translation>对于 %1：%2</translation>
    </message>
    <message>
        <source>The kernel %1 was not built, because it calls functions that call themselves.</source>
        <translation>内核 %1 未构建，因为它调用了会调用自身的函数。</translation>
    </message>
    <message>
        <source>The buffer &quot;%1&quot; of %2 bytes could not be allocated: %3</source>
        <translation>无法分配 %2 字节的缓冲区 &quot;%1&quot;：%3</translation>
    </message>
    <message>
        <source>The run could not be prepared: %1</source>
        <translation>无法准备运行：%1</translation>
    </message>
    <message>
        <source>Launch &quot;%1&quot; of kernel %2 failed: %3</source>
        <translation>内核 %2 的启动 &quot;%1&quot; 失败：%3</translation>
    </message>
    <message>
        <source>Launch &quot;%1&quot; of kernel %2 failed at argument %3: %4</source>
        <translation>内核 %2 的启动 &quot;%1&quot; 在参数 %3 处失败：%4</translation>
    </message>
    <message>
        <source>The step &quot;%1&quot; failed: %2</source>
        <translation>步骤 &quot;%1&quot; 失败：%2</translation>
    </message>
    <message>
        <source>The step &quot;%1&quot; (%2) failed: %3</source>
        <translation>步骤 &quot;%1&quot;（%2）失败：%3</translation>
    </message>
    <message>
        <source>The launch &quot;%1&quot; could not be traced: %2</source>
        <translation>无法跟踪启动 &quot;%1&quot;：%2</translation>
    </message>
    <message>
        <source>The driver gave an error.</source>
        <translation>驱动程序报告了错误。</translation>
    </message>
    <message>
        <source>The driver gave an error. (%1)</source>
        <translation>驱动程序报告了错误。（%1）</translation>
    </message>
    <message>
        <source>The device has not enough free memory for it.</source>
        <translation>设备没有足够的可用内存。</translation>
    </message>
    <message>
        <source>Make the buffers smaller, or run on a device with more memory.</source>
        <translation>请减小缓冲区，或在内存更大的设备上运行。</translation>
    </message>
    <message>
        <source>The device ran out of resources: usually too many registers or too much local memory for this local size, or an access outside a buffer.</source>
        <translation>设备资源耗尽：通常是此局部大小所需的寄存器或局部内存过多，或有越过缓冲区的访问。</translation>
    </message>
    <message>
        <source>Try a smaller local size, and check the kernel&apos;s indices.</source>
        <translation>请尝试更小的局部大小，并检查内核的索引。</translation>
    </message>
    <message>
        <source>No device of that kind is there any more.</source>
        <translation>已没有此类设备。</translation>
    </message>
    <message>
        <source>The device is in use or was lost.</source>
        <translation>设备正在使用或已丢失。</translation>
    </message>
    <message>
        <source>Choose another, or try again.</source>
        <translation>请选择另一设备，或重试。</translation>
    </message>
    <message>
        <source>This device&apos;s driver brings no compiler.</source>
        <translation>此设备的驱动程序没有编译器。</translation>
    </message>
    <message>
        <source>The computer has not enough free memory.</source>
        <translation>计算机没有足够的可用内存。</translation>
    </message>
    <message>
        <source>Make the buffers smaller.</source>
        <translation>请减小缓冲区。</translation>
    </message>
    <message>
        <source>The two regions of the copy overlap.</source>
        <translation>复制的两个区域重叠。</translation>
    </message>
    <message>
        <source>Copy through another buffer.</source>
        <translation>请经由另一个缓冲区复制。</translation>
    </message>
    <message>
        <source>The two images have different formats.</source>
        <translation>两个图像的格式不同。</translation>
    </message>
    <message>
        <source>This device does not support the image&apos;s format.</source>
        <translation>此设备不支持该图像的格式。</translation>
    </message>
    <message>
        <source>&quot;rgba-unorm8&quot; and &quot;rgba-float&quot; work everywhere.</source>
        <translation>&quot;rgba-unorm8&quot; 和 &quot;rgba-float&quot; 在各处都可用。</translation>
    </message>
    <message>
        <source>The kernel did not build.</source>
        <translation>内核构建失败。</translation>
    </message>
    <message>
        <source>The driver could not map the buffer into the host&apos;s memory.</source>
        <translation>驱动程序无法将缓冲区映射到主机内存。</translation>
    </message>
    <message>
        <source>A command before it failed.</source>
        <translation>之前的某个命令失败。</translation>
    </message>
    <message>
        <source>The kernel did not compile.</source>
        <translation>内核编译失败。</translation>
    </message>
    <message>
        <source>This device&apos;s driver brings no linker.</source>
        <translation>此设备的驱动程序没有链接器。</translation>
    </message>
    <message>
        <source>The program did not link.</source>
        <translation>程序链接失败。</translation>
    </message>
    <message>
        <source>The driver keeps no argument information.</source>
        <translation>驱动程序不保留参数信息。</translation>
    </message>
    <message>
        <source>The driver refused one of the values.</source>
        <translation>驱动程序拒绝了其中一个值。</translation>
    </message>
    <message>
        <source>The device was lost.</source>
        <translation>设备已丢失。</translation>
    </message>
    <message>
        <source>Run again; if it stays, the driver needs a restart.</source>
        <translation>请再次运行；若仍然如此，需要重启驱动程序。</translation>
    </message>
    <message>
        <source>This device has no out-of-order queues.</source>
        <translation>此设备没有乱序队列。</translation>
    </message>
    <message>
        <source>Make the queue an in-order one.</source>
        <translation>请将队列改为顺序队列。</translation>
    </message>
    <message>
        <source>The device was lost, most often because a kernel wrote outside its buffers.</source>
        <translation>设备已丢失，多半是因为内核在其缓冲区之外写入。</translation>
    </message>
    <message>
        <source>Check the kernel&apos;s indices.</source>
        <translation>请检查内核的索引。</translation>
    </message>
    <message>
        <source>The kernel&apos;s parameter takes another kind of memory than it was given.</source>
        <translation>内核形参需要的内存种类与给出的不同。</translation>
    </message>
    <message>
        <source>The image&apos;s format is none that OpenCL knows.</source>
        <translation>OpenCL 没有该图像格式。</translation>
    </message>
    <message>
        <source>The image is larger than the device allows.</source>
        <translation>图像超过设备允许的大小。</translation>
    </message>
    <message>
        <source>Make its shape smaller.</source>
        <translation>请减小其形状。</translation>
    </message>
    <message>
        <source>The parameter is no sampler.</source>
        <translation>该形参不是采样器。</translation>
    </message>
    <message>
        <source>The driver does not know one of the build options.</source>
        <translation>驱动程序不认识其中一个构建选项。</translation>
    </message>
    <message>
        <source>Look at the project&apos;s options and at its standard.</source>
        <translation>请查看项目的选项和标准。</translation>
    </message>
    <message>
        <source>The program was not built for this device.</source>
        <translation>程序不是为此设备构建的。</translation>
    </message>
    <message>
        <source>The sources hold no kernel of that name.</source>
        <translation>源代码中没有此名称的内核。</translation>
    </message>
    <message>
        <source>The kernel differs from device to device.</source>
        <translation>内核在各设备上不一致。</translation>
    </message>
    <message>
        <source>The kernel has fewer parameters than it was given arguments.</source>
        <translation>内核的形参少于给出的参数。</translation>
    </message>
    <message>
        <source>An argument is of another kind than the kernel&apos;s parameter.</source>
        <translation>某个参数与内核形参的种类不同。</translation>
    </message>
    <message>
        <source>An argument has another size than the kernel&apos;s parameter.</source>
        <translation>某个参数与内核形参的大小不同。</translation>
    </message>
    <message>
        <source>Not every parameter of the kernel was given an argument.</source>
        <translation>并非内核的每个形参都有参数。</translation>
    </message>
    <message>
        <source>A launch has one to three dimensions.</source>
        <translation>启动有一到三维。</translation>
    </message>
    <message>
        <source>The local size does not divide the global size, is larger than this kernel can have on this device, or differs from the size that the kernel requires.</source>
        <translation>局部大小不能整除全局大小，或超过此内核在此设备上的限度，或与内核要求的大小不同。</translation>
    </message>
    <message>
        <source>Leave the local size out to let the device choose.</source>
        <translation>请去掉局部大小，由设备选择。</translation>
    </message>
    <message>
        <source>The local size is larger in one dimension than the device allows.</source>
        <translation>局部大小在某一维超过设备允许的值。</translation>
    </message>
    <message>
        <source>The global offset is too large for the device.</source>
        <translation>全局偏移对此设备过大。</translation>
    </message>
    <message>
        <source>The device does not support this operation.</source>
        <translation>设备不支持此操作。</translation>
    </message>
    <message>
        <source>The buffer is empty or larger than the device allows.</source>
        <translation>缓冲区为空，或超过设备允许的大小。</translation>
    </message>
    <message>
        <source>Change its shape.</source>
        <translation>请更改其形状。</translation>
    </message>
    <message>
        <source>The global size is zero or too large for the device.</source>
        <translation>全局大小为零，或对此设备过大。</translation>
    </message>
    <message>
        <source>The image&apos;s shape is none that the device takes.</source>
        <translation>设备不接受该图像的形状。</translation>
    </message>
    <message>
        <source>The compiler does not know one of the build options.</source>
        <translation>编译器不认识其中一个构建选项。</translation>
    </message>
    <message>
        <source>No OpenCL driver is installed.</source>
        <translation>没有安装 OpenCL 驱动程序。</translation>
    </message>
    <message>
        <source>The package pocl-opencl-icd brings one that runs on the processor.</source>
        <translation>软件包 pocl-opencl-icd 提供在处理器上运行的驱动程序。</translation>
    </message>
    <message>
        <source>The kernel accessed memory outside its buffers, or the driver lost the device.</source>
        <translation>内核访问了其缓冲区之外的内存，或驱动程序丢失了设备。</translation>
    </message>
    <message>
        <source>There is no place to put the sources&apos; include files: %1 can&apos;t be written and used.</source>
        <translation>没有存放源代码包含文件的位置：无法写入并使用 %1。</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; lies outside the project&apos;s folder.</source>
        <translation>文件 &quot;%1&quot; 在项目文件夹之外。</translation>
    </message>
    <message>
        <source>Move it into the folder.</source>
        <translation>请将它移入该文件夹。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be written for the compiler: %2.</source>
        <translation>无法为编译器写入 &quot;%1&quot;：%2。</translation>
    </message>
    <message>
        <source>The run was stopped before &quot;%1&quot;.</source>
        <translation>运行在 &quot;%1&quot; 之前停止。</translation>
    </message>
    <message>
        <source>The run was stopped after &quot;%1&quot;.</source>
        <translation>运行在 &quot;%1&quot; 之后停止。</translation>
    </message>
    <message>
        <source>The run was stopped before its commands.</source>
        <translation>运行在其命令之前停止。</translation>
    </message>
    <message>
        <source>The run was stopped while it waited for the device.</source>
        <translation>运行在等待设备时停止。</translation>
    </message>
    <message>
        <source>The trace was stopped at &quot;%1&quot;.</source>
        <translation>跟踪在 &quot;%1&quot; 处停止。</translation>
    </message>
    <message>
        <source>It did not happen again when each launch was looked at: it may have been an earlier one.</source>
        <translation>逐一查看各次启动时没有再次发生：可能是更早的启动。</translation>
    </message>
    <message>
        <source>The device&apos;s compiler does not take the traced version of kernel %1: %2</source>
        <translation>设备的编译器不接受内核 %1 的跟踪版本：%2</translation>
    </message>
    <message>
        <source>It was not run untraced either, since nothing shows that it stays within its memory: what follows it works on its buffers as they were.</source>
        <translation>它也没有在未跟踪的情况下运行，因为无法表明它不越出其内存：后续步骤使用其缓冲区原有的内容。</translation>
    </message>
    <message>
        <source>The launch was not run untraced; what follows it works on the results of the traced launch.</source>
        <translation>该启动没有在未跟踪的情况下运行；后续步骤使用跟踪启动的结果。</translation>
    </message>
    <message>
        <source>The local size of the launch &quot;%1&quot; does not divide its global size.</source>
        <translation>启动 &quot;%1&quot; 的局部大小不能整除其全局大小。</translation>
    </message>
    <message>
        <source>Only work-groups of one size can be traced: make the global size a multiple of the local size, with a guard in the kernel, to trace it.</source>
        <translation>只能跟踪大小相同的工作组：若要跟踪，请将全局大小改为局部大小的整数倍，并在内核中加上判断。</translation>
    </message>
    <message>
        <source>The launch &quot;%1&quot; has %2 work-groups, but at most %3 can be traced.</source>
        <translation>启动 &quot;%1&quot; 有 %2 个工作组，但最多只能跟踪 %3 个。</translation>
    </message>
    <message>
        <source>Make the global size smaller, or the local size larger, to trace it.</source>
        <translation>若要跟踪，请减小全局大小，或增大局部大小。</translation>
    </message>
    <message>
        <source>The traced version of kernel %1 runs in work-groups of at most %2 work-items on this device, but the launch &quot;%3&quot; has %4.</source>
        <translation>内核 %1 的跟踪版本在此设备上的工作组最多有 %2 个工作项，而启动 &quot;%3&quot; 有 %4 个。</translation>
    </message>
    <message>
        <source>Make the local size smaller to trace it.</source>
        <translation>若要跟踪，请减小局部大小。</translation>
    </message>
    <message>
        <source>The traced version of kernel %1 needs %2 of local memory (%3 of it for tracing), but the device has %4.</source>
        <translation>内核 %1 的跟踪版本需要 %2 局部内存（其中 %3 用于跟踪），但设备只有 %4。</translation>
    </message>
    <message>
        <source>%1 wrote outside the buffer &quot;%2&quot;: after its end, at element %3 where the last one is %4 (%5 past the end).</source>
        <translation>%1 在缓冲区 &quot;%2&quot; 之外写入：在其末尾之后的元素 %3，而最后一个元素是 %4（超出末尾 %5）。</translation>
    </message>
    <message>
        <source>%1 wrote outside the buffer &quot;%2&quot;: before its start, at element %3 (%4 ahead of it).</source>
        <translation>%1 在缓冲区 &quot;%2&quot; 之外写入：在其开头之前的元素 %3（提前 %4）。</translation>
    </message>
    <message>
        <source>%1 read outside the buffer &quot;%2&quot;: after its end, at element %3 where the last one is %4 (%5 past the end).</source>
        <translation>%1 在缓冲区 &quot;%2&quot; 之外读取：在其末尾之后的元素 %3，而最后一个元素是 %4（超出末尾 %5）。</translation>
    </message>
    <message>
        <source>%1 read outside the buffer &quot;%2&quot;: before its start, at element %3 (%4 ahead of it).</source>
        <translation>%1 在缓冲区 &quot;%2&quot; 之外读取：在其开头之前的元素 %3（提前 %4）。</translation>
    </message>
    <message>
        <source>Compare the index with the buffer&apos;s length, or make the buffer larger.</source>
        <translation>请将索引与缓冲区长度比较，或增大缓冲区。</translation>
    </message>
    <message>
        <source>Look for an index that becomes negative.</source>
        <translation>请查找变为负数的索引。</translation>
    </message>
    <message>
        <source>Launch &quot;%1&quot; (kernel %2)</source>
        <translation>启动 &quot;%1&quot;（内核 %2）</translation>
    </message>
    <message>
        <source>A launch</source>
        <translation>某次启动</translation>
    </message>
    <message>
        <source>The project has no parameter &quot;%1&quot; to vary.</source>
        <translation>项目中没有可变化的参数 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>These are more than %1 runs.</source>
        <translation>这超过 %1 次运行。</translation>
    </message>
    <message>
        <source>Vary fewer values.</source>
        <translation>请减少变化的值。</translation>
    </message>
    <message>
        <source>A run is repeated %1 times; give 1 or more.</source>
        <translation>运行重复 %1 次；请给出 1 或更大的数。</translation>
    </message>
    <message>
        <source>The launch was still running after %1 and was ended.</source>
        <translation>启动在 %1 后仍在运行，已被终止。</translation>
    </message>
    <message>
        <source>The launch &quot;%1&quot; was still running after %2 and was ended.</source>
        <translation>启动 &quot;%1&quot; 在 %2 后仍在运行，已被终止。</translation>
    </message>
    <message>
        <source>The worker was still starting after %1 and was ended.</source>
        <translation>工作进程在 %1 后仍在启动，已被终止。</translation>
    </message>
    <message>
        <source>evaluating the expressions of %1</source>
        <translation>计算 %1 的表达式</translation>
    </message>
    <message>
        <source>evaluating the parameter &quot;%1&quot; (%2)</source>
        <translation>计算参数 &quot;%1&quot;（%2）</translation>
    </message>
    <message>
        <source>evaluating the expressions of the project</source>
        <translation>计算项目的表达式</translation>
    </message>
    <message>
        <source>building %1</source>
        <translation>构建 %1</translation>
    </message>
    <message>
        <source>building the sources</source>
        <translation>构建源代码</translation>
    </message>
    <message>
        <source>building &quot;the traced kernels&quot;</source>
        <translation>构建跟踪内核</translation>
    </message>
    <message>
        <source>preparing the first launch</source>
        <translation>准备首次启动</translation>
    </message>
    <message>
        <source>preparing the first launch &quot;%1&quot;</source>
        <translation>准备首次启动 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>preparing the first launch &quot;%1&quot; (kernel %2)</source>
        <translation>准备首次启动 &quot;%1&quot;（内核 %2）</translation>
    </message>
    <message>
        <source>running the launch</source>
        <translation>运行启动</translation>
    </message>
    <message>
        <source>running the launch &quot;%1&quot;</source>
        <translation>运行启动 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>running the launch &quot;%1&quot; (kernel %2)</source>
        <translation>运行启动 &quot;%1&quot;（内核 %2）</translation>
    </message>
    <message>
        <source>reading back %1</source>
        <translation>读回 %1</translation>
    </message>
    <message>
        <source>reading back the results</source>
        <translation>读回结果</translation>
    </message>
    <message>
        <source>waiting for the device %1</source>
        <translation>等待设备 %1</translation>
    </message>
    <message>
        <source>checking %1</source>
        <translation>检查 %1</translation>
    </message>
    <message>
        <source>checking the results</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>The device&apos;s compiler may be stuck on this source: make it smaller, or allow more time.</source>
        <translation>设备的编译器可能卡在此源代码上：请将其缩小，或允许更长时间。</translation>
    </message>
    <message>
        <source>The device compiles the kernel then, and runs it once: make it smaller, look for a loop that never ends, or allow more time.</source>
        <translation>此时设备编译内核并运行一次：请缩小内核，查找死循环，或允许更长时间。</translation>
    </message>
    <message>
        <source>Look for an expression that never ends.</source>
        <translation>请查找永不结束的表达式。</translation>
    </message>
    <message>
        <source>It has %1 work-items, more than a device gets through in that time: give it a smaller global size, or allow more time.</source>
        <translation>它有 %1 个工作项，设备在此时间内无法完成：请减小全局大小，或允许更长时间。</translation>
    </message>
    <message>
        <source>Traced, the same launch came to its end and nothing was found: the device&apos;s compiler seems to have translated the kernel wrongly.</source>
        <translation>在跟踪时同一启动正常结束，且未发现问题：设备的编译器似乎错误地编译了内核。</translation>
    </message>
    <message>
        <source>Build with -cl-opt-disable, or run on another device, to see.</source>
        <translation>请用 -cl-opt-disable 构建，或在另一设备上运行，以便查明。</translation>
    </message>
    <message>
        <source>Devices and their compilers crash on recursion: at %1, %2.</source>
        <translation>设备及其编译器遇到递归会崩溃：%1 处，%2。</translation>
    </message>
    <message>
        <source>A printf whose format does not fit its arguments does this: at %1, %2.</source>
        <translation>格式与参数不符的 printf 会导致这种情况：%1 处，%2。</translation>
    </message>
    <message>
        <source>The connection to the worker was lost while %1.</source>
        <translation>在 %1 时与工作进程的连接断开。</translation>
    </message>
    <message>
        <source>The connection to the worker was lost while starting.</source>
        <translation>工作进程启动时连接断开。</translation>
    </message>
    <message>
        <source>The connection to the worker was lost (%1) while %2.</source>
        <translation>在 %2 时与工作进程的连接断开（%1）。</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>请重试。</translation>
    </message>
    <message>
        <source>The worker %1 while %2.</source>
        <translation>工作进程在 %2 时 %1。</translation>
    </message>
    <message>
        <source>The worker %1 while starting.</source>
        <translation>工作进程在启动时 %1。</translation>
    </message>
    <message>
        <source>gave an answer about %1 that can&apos;t be true</source>
        <translation>给出了关于 %1 的不可能为真的答复</translation>
    </message>
    <message>
        <source>It was tried %1 times.</source>
        <translation>已尝试 %1 次。</translation>
    </message>
    <message>
        <source>Another program ended it; the system does so when memory runs out.</source>
        <translation>它被另一程序终止；内存耗尽时系统会这样做。</translation>
    </message>
    <message>
        <source>The device&apos;s compiler can&apos;t take this source.</source>
        <translation>设备的编译器无法处理此源代码。</translation>
    </message>
    <message>
        <source>The device&apos;s compiler has no code for a function of OpenCL&apos;s that the kernel calls.</source>
        <translation>设备的编译器没有内核所调用的某个 OpenCL 函数的代码。</translation>
    </message>
    <message>
        <source>PoCL 3.1 lacks get_image_width for an image1d_buffer_t: if that is what %1 is, pass the width as a number.</source>
        <translation>PoCL 3.1 缺少用于 image1d_buffer_t 的 get_image_width：若 %1 是这种类型，请将宽度作为数传递。</translation>
    </message>
    <message>
        <source>The kernel &quot;%1&quot; declares more local memory than the device has (%2).</source>
        <translation>内核 &quot;%1&quot; 声明的局部内存超过设备所有（%2）。</translation>
    </message>
    <message>
        <source>The kernel of this launch declares more local memory than the device has (%1).</source>
        <translation>此启动的内核声明的局部内存超过设备所有（%1）。</translation>
    </message>
    <message>
        <source>Its last words: %1</source>
        <translation>其最后的输出：%1</translation>
    </message>
    <message>
        <source>An OpenCL driver that fails as it is loaded does this: look whether clinfo ends, too, and repair or remove that driver.</source>
        <translation>加载时出错的 OpenCL 驱动程序会导致这种情况：请查看 clinfo 是否也会中断，并修复或移除该驱动程序。</translation>
    </message>
    <message>
        <source>The driver&apos;s cache in %1 is damaged: the run failed with it and went well with a new one, which is used from now on.</source>
        <translation>%1 中的驱动程序缓存已损坏：用它运行失败，换用新缓存则成功，此后将使用新缓存。</translation>
    </message>
    <message>
        <source>The old one can be removed.</source>
        <translation>旧缓存可以删除。</translation>
    </message>
    <message>
        <source>The connection to the worker was lost meanwhile: what was at work was begun anew.</source>
        <translation>其间与工作进程的连接断开：正在进行的工作已重新开始。</translation>
    </message>
    <message>
        <source>The hosts can&apos;t be read: %1.</source>
        <translation>无法读取主机列表：%1。</translation>
    </message>
    <message>
        <source>Line %1 of %2 is no host: it should read &quot;NAME: COMMAND&quot;.</source>
        <translation>%2 的第 %1 行不是主机：应写作 &quot;NAME: COMMAND&quot;。</translation>
    </message>
    <message>
        <source>Line %1 of %2 names the host &quot;%3&quot; again; the first counts.</source>
        <translation>%2 的第 %1 行再次给出主机 &quot;%3&quot;；以第一个为准。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can&apos;t be a host&apos;s name: it takes letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;.</source>
        <translation>&quot;%1&quot; 不能作为主机名：它只能含字母、数字、&apos;-&apos;、&apos;_&apos; 和 &apos;.&apos;。</translation>
    </message>
    <message>
        <source>A host needs a command, for example &quot;ssh student@lab kernelscope-worker&quot;.</source>
        <translation>主机需要命令，例如 &quot;ssh student@lab kernelscope-worker&quot;。</translation>
    </message>
    <message>
        <source>There is no host &quot;%1&quot; in %2.</source>
        <translation>%2 中没有主机 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no place that ssh connects to: USER@HOST, or a name from its configuration.</source>
        <translation>&quot;%1&quot; 不是 ssh 可连接的目标：应为 USER@HOST，或其配置中的名称。</translation>
    </message>
    <message>
        <source>The program that reads the sources gave no answer that can be understood (%1).</source>
        <translation>读取源代码的程序没有给出可理解的答复（%1）。</translation>
    </message>
    <message>
        <source>The program that reads the sources gave an answer that can&apos;t be understood: %1.</source>
        <translation>读取源代码的程序给出了无法理解的答复：%1。</translation>
    </message>
    <message>
        <source>The program that reads the sources is of another version (%1; %2 is needed).</source>
        <translation>读取源代码的程序版本不同（%1；需要 %2）。</translation>
    </message>
    <message>
        <source>Install all programs of one version.</source>
        <translation>请安装同一版本的所有程序。</translation>
    </message>
    <message>
        <source>The program that reads the sources, &quot;%1&quot;, could not be started: %2.</source>
        <translation>无法启动读取源代码的程序 &quot;%1&quot;：%2。</translation>
    </message>
    <message>
        <source>Install it beside this program.</source>
        <translation>请将它安装在此程序旁边。</translation>
    </message>
    <message>
        <source>Reading the sources took more than %1 and was ended.</source>
        <translation>读取源代码超过 %1，已被终止。</translation>
    </message>
    <message>
        <source>Look for macros that grow without end, or very deep nesting.</source>
        <translation>请查找无限增长的宏，或过深的嵌套。</translation>
    </message>
    <message>
        <source>The program that reads the sources crashed on them.</source>
        <translation>读取源代码的程序在读取时崩溃。</translation>
    </message>
    <message>
        <source>The worker answered something else than was asked.</source>
        <translation>工作进程的答复与所问不符。</translation>
    </message>
    <message>
        <source>The worker &quot;%1&quot; did not answer within %2.</source>
        <translation>工作进程 &quot;%1&quot; 未在 %2 内答复。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no worker of Kernelscope: %2</source>
        <translation>&quot;%1&quot; 不是 Kernelscope 的工作进程：%2</translation>
    </message>
    <message>
        <source>The worker can&apos;t be understood.</source>
        <translation>无法理解工作进程的答复。</translation>
    </message>
    <message>
        <source>The worker &quot;%1&quot; refused: %2</source>
        <translation>工作进程 &quot;%1&quot; 拒绝：%2</translation>
    </message>
    <message>
        <source>The worker &quot;%1&quot; did not say hello first.</source>
        <translation>工作进程 &quot;%1&quot; 没有先打招呼。</translation>
    </message>
    <message>
        <source>The worker &quot;%1&quot; speaks version %2 of the protocol, this program version %3.</source>
        <translation>工作进程 &quot;%1&quot; 使用协议版本 %2，而此程序使用版本 %3。</translation>
    </message>
    <message>
        <source>Install the same version of Kernelscope on both sides.</source>
        <translation>请在两端安装同一版本的 Kernelscope。</translation>
    </message>
    <message>
        <source>Install it there, or give another command.</source>
        <translation>请在该处安装，或给出另一命令。</translation>
    </message>
    <message>
        <source>Close other programs, or allow more open files (ulimit -n): too little is left for another process.</source>
        <translation>请关闭其他程序，或允许打开更多文件（ulimit -n）：剩余资源不足以再启动一个进程。</translation>
    </message>
    <message>
        <source>The worker &quot;%1&quot; was not found there.</source>
        <translation>在该处找不到工作进程 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>Install Kernelscope on that machine, or give the worker&apos;s whole path.</source>
        <translation>请在该计算机上安装 Kernelscope，或给出工作进程的完整路径。</translation>
    </message>
    <message>
        <source>The worker &quot;%1&quot; %2 before it said hello.</source>
        <translation>工作进程 &quot;%1&quot; 在打招呼之前 %2。</translation>
    </message>
    <message>
        <source>Run it in a terminal to see why.</source>
        <translation>请在终端中运行它以查明原因。</translation>
    </message>
    <message>
        <source>A message of %1 is too large for the worker&apos;s pipe, which takes at most %2.</source>
        <translation>%1 的消息对工作进程的管道过大，最多 %2。</translation>
    </message>
    <message>
        <source>Use smaller data files, or a worker on this machine.</source>
        <translation>请使用较小的数据文件，或使用此计算机上的工作进程。</translation>
    </message>
    <message>
        <source>A message of the unknown kind %1 arrived.</source>
        <translation>收到未知种类 %1 的消息。</translation>
    </message>
    <message>
        <source>Both ends should be of the same version.</source>
        <translation>两端应为同一版本。</translation>
    </message>
    <message>
        <source>A message of kind %1 is damaged at byte %2 of %3.</source>
        <translation>种类 %1 的消息在第 %2 字节（共 %3）处损坏。</translation>
    </message>
    <message>
        <source>A message of kind %1 could not be read: %2.</source>
        <translation>无法读取种类 %1 的消息：%2。</translation>
    </message>
    <message>
        <source>What arrived is not the protocol of a Kernelscope worker.</source>
        <translation>收到的内容不是 Kernelscope 工作进程的协议。</translation>
    </message>
    <message>
        <source>It starts with: %1</source>
        <translation>其开头为：%1</translation>
    </message>
    <message>
        <source>A frame of %1 was announced; at most %2 are allowed.</source>
        <translation>宣布了 %1 的帧；最多允许 %2。</translation>
    </message>
    <message>
        <source>What arrived is not compressed as it should be.</source>
        <translation>收到的内容没有按应有方式压缩。</translation>
    </message>
    <message>
        <source>What arrived would become %1, which is more than %2.</source>
        <translation>收到的内容将展开为 %1，超过 %2。</translation>
    </message>
    <message>
        <source>What arrived is damaged: it can&apos;t be decompressed.</source>
        <translation>收到的内容已损坏：无法解压。</translation>
    </message>
    <message>
        <source>Bytes %1 to %2 are not in the results, which end at %3.</source>
        <translation>字节 %1 到 %2 不在结果中，结果到 %3 为止。</translation>
    </message>
    <message>
        <source>The results can&apos;t be read: %1.</source>
        <translation>无法读取结果：%1。</translation>
    </message>
    <message>
        <source>The worker could still change its results.</source>
        <translation>工作进程仍可能更改其结果。</translation>
    </message>
    <message>
        <source>Run again with a worker of this version.</source>
        <translation>请用此版本的工作进程再次运行。</translation>
    </message>
    <message>
        <source>The results are incomplete: %1 of %2.</source>
        <translation>结果不完整：%2 中只有 %1。</translation>
    </message>
    <message>
        <source>The results can&apos;t be mapped into memory: %1.</source>
        <translation>无法将结果映射到内存：%1。</translation>
    </message>
    <message>
        <source>The worker sent less of the results than it announced.</source>
        <translation>工作进程发送的结果少于其宣布的。</translation>
    </message>
    <message>
        <source>These results are no longer on the worker: run again.</source>
        <translation>这些结果已不在工作进程上：请再次运行。</translation>
    </message>
    <message>
        <source>The worker did not send the results that it was asked for.</source>
        <translation>工作进程没有发送所要求的结果。</translation>
    </message>
    <message>
        <source>The worker put its results into &quot;%1&quot;, which is not where they belong.</source>
        <translation>工作进程将结果放入 &quot;%1&quot;，而那里不是应放的位置。</translation>
    </message>
    <message>
        <source>The project has no plan, so there is nothing to run.</source>
        <translation>项目没有计划，因此没有可运行的内容。</translation>
    </message>
    <message>
        <source>There is nothing to vary: choose a parameter and its values.</source>
        <translation>没有可变化的内容：请选择参数及其值。</translation>
    </message>
    <message>
        <source>There are no values for the parameter &quot;%1&quot;.</source>
        <translation>参数 &quot;%1&quot; 没有值。</translation>
    </message>
    <message>
        <source>The plan can&apos;t be made a program.</source>
        <translation>无法将计划写成程序。</translation>
    </message>
    <message>
        <source>This project has no file yet: save it under a name.</source>
        <translation>此项目还没有文件：请以某个名称保存。</translation>
    </message>
    <message>
        <source>The trace itself was lost with the worker that kept it.</source>
        <translation>跟踪本身随保存它的工作进程一起丢失。</translation>
    </message>
    <message>
        <source>This launch was not traced.</source>
        <translation>此启动未被跟踪。</translation>
    </message>
    <message>
        <source>The accesses of this launch were not kept: the traces of the launches before it took all the space.</source>
        <translation>没有保留此启动的访问：之前各次启动的跟踪占满了空间。</translation>
    </message>
    <message>
        <source>The trace itself was lost: its file is not where the worker should have put it.</source>
        <translation>跟踪本身已丢失：其文件不在工作进程应放的位置。</translation>
    </message>
    <message>
        <source>The trace itself was lost: %1</source>
        <translation>跟踪本身已丢失：%1</translation>
    </message>
    <message>
        <source>The trace can&apos;t be fetched.</source>
        <translation>无法取回跟踪。</translation>
    </message>
    <message>
        <source>The system gives no namespace of its own (%1): what a kernel starts may outlive the run.</source>
        <translation>系统不提供独立的命名空间（%1）：内核启动的进程可能在运行结束后仍然存在。</translation>
    </message>
    <message>
        <source>No process could be started in the namespace.</source>
        <translation>无法在命名空间中启动进程。</translation>
    </message>
    <message>
        <source>The system has no Landlock: a kernel on a CPU device can read and write what you can.</source>
        <translation>系统没有 Landlock：CPU 设备上的内核可以读写您能读写的一切。</translation>
    </message>
    <message>
        <source>The system has no seccomp: a kernel on a CPU device can open connections and end other programs.</source>
        <translation>系统没有 seccomp：CPU 设备上的内核可以打开连接并终止其他程序。</translation>
    </message>
    <message>
        <source>Nothing untrusted is run here.</source>
        <translation>此处不运行不受信任的内容。</translation>
    </message>
    <message>
        <source>The disk with the folder %1, in which the driver keeps what it compiles, is full: make space there, or name another folder (POCL_CACHE_DIR for PoCL, CUDA_CACHE_PATH for NVIDIA, NEO_CACHE_DIR for Intel).</source>
        <translation>驱动程序存放编译结果的文件夹 %1 所在磁盘已满：请腾出空间，或指定另一文件夹（PoCL 用 POCL_CACHE_DIR，NVIDIA 用 CUDA_CACHE_PATH，Intel 用 NEO_CACHE_DIR）。</translation>
    </message>
    <message>
        <source>The folder %1, in which the driver keeps what it compiles, can&apos;t be written: %2.</source>
        <translation>无法写入驱动程序存放编译结果的文件夹 %1：%2。</translation>
    </message>
    <message>
        <source>The process of the kernels answered something else than was asked.</source>
        <translation>内核进程的答复与所问不符。</translation>
    </message>
    <message>
        <source>The process of the kernels can&apos;t be understood.</source>
        <translation>无法理解内核进程的答复。</translation>
    </message>
    <message>
        <source>The results lie in &quot;%1&quot;, which is not where they belong.</source>
        <translation>结果位于 &quot;%1&quot;，而那里不是应放的位置。</translation>
    </message>
    <message>
        <source>The trace itself was lost: It is too large.</source>
        <translation>跟踪本身已丢失：它太大。</translation>
    </message>
    <message>
        <source>There is no such trace here to read.</source>
        <translation>此处没有这样的跟踪可读取。</translation>
    </message>
    <message>
        <source>Trace the project again.</source>
        <translation>请再次跟踪项目。</translation>
    </message>
    <message>
        <source>There are no results here to read.</source>
        <translation>此处没有结果可读取。</translation>
    </message>
    <message>
        <source>Run the project again.</source>
        <translation>请再次运行项目。</translation>
    </message>
    <message>
        <source>There is nothing to cancel.</source>
        <translation>没有可取消的内容。</translation>
    </message>
    <message>
        <source>the project file</source>
        <translation>项目文件</translation>
    </message>
    <message>
        <source>build settings</source>
        <translation>构建设置</translation>
    </message>
    <message>
        <source>the plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>The source is UTF-16 text, which OpenCL&apos;s compilers don&apos;t read.</source>
        <translation>源代码是 UTF-16 文本，OpenCL 的编译器无法读取。</translation>
    </message>
    <message>
        <source>The source holds a NUL character, at which the compiler would stop reading.</source>
        <translation>源代码中有 NUL 字符，编译器读到此处就会停止。</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>请将其删除。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is outside the project&apos;s folder.</source>
        <translation>&quot;%1&quot; 在项目文件夹之外。</translation>
    </message>
    <message>
        <source>Copy it there and include it by its relative path.</source>
        <translation>请将它复制到该处，并按相对路径包含。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is outside of the folder of the project.</source>
        <translation>&quot;%1&quot; 位于项目的文件夹之外。</translation>
    </message>
    <message>
        <source>The name of this file is put together by macros.</source>
        <translation>这个文件的名称由宏拼接而成。</translation>
    </message>
    <message>
        <source>Write it out, so that it is known to lie in the project.</source>
        <translation>请将其完整写出，以便确认它位于项目之中。</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; is not in the project&apos;s folder.</source>
        <translation>文件 &quot;%1&quot; 不在项目文件夹中。</translation>
    </message>
    <message>
        <source>Put it there, or name another.</source>
        <translation>请将它放到该处，或指定另一文件。</translation>
    </message>
    <message>
        <source>The project names no source.</source>
        <translation>项目没有指定源代码。</translation>
    </message>
    <message>
        <source>Add a .cl file to its sources.</source>
        <translation>请在其源代码中添加 .cl 文件。</translation>
    </message>
    <message>
        <source>There is no space for the results: %1 (%2).</source>
        <translation>没有空间存放结果：%1（%2）。</translation>
    </message>
    <message>
        <source>Close other programs, or make the buffers smaller.</source>
        <translation>请关闭其他程序，或减小缓冲区。</translation>
    </message>
    <message>
        <source>The results can&apos;t be opened: %1.</source>
        <translation>无法打开结果：%1。</translation>
    </message>
    <message>
        <source>The results are not what was asked for.</source>
        <translation>结果与所要求的不符。</translation>
    </message>
    <message>
        <source>A kernel that changes what lies outside of its buffers does this.</source>
        <translation>更改其缓冲区之外内容的内核会导致这种情况。</translation>
    </message>
    <message>
        <source>The results could still be changed.</source>
        <translation>结果仍可能被更改。</translation>
    </message>
    <message>
        <source>A kernel that keeps hold of memory outside of its buffers does this.</source>
        <translation>占据其缓冲区之外内存的内核会导致这种情况。</translation>
    </message>
    <message>
        <source>TypeError: it gives %1 for element %2, where a number is wanted</source>
        <translation>TypeError：它对元素 %2 得到 %1，而此处需要数</translation>
    </message>
    <message>
        <source>TypeError: it gives %1 for element %2, where a number or a list of %3 is wanted</source>
        <translation>TypeError：它对元素 %2 得到 %1，而此处需要数或 %3 项的列表</translation>
    </message>
    <message>
        <source>a command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>a launch&apos;s times</source>
        <translation>启动的时间</translation>
    </message>
    <message>
        <source>a check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>the order of the plan&apos;s steps</source>
        <translation>计划步骤的次序</translation>
    </message>
    <message>
        <source>how long it took</source>
        <translation>耗时</translation>
    </message>
    <message>
        <source>the device&apos;s memory</source>
        <translation>设备内存</translation>
    </message>
    <message>
        <source>a traced launch</source>
        <translation>被跟踪的启动</translation>
    </message>
    <message>
        <source>how far it is</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>The sources could not be read.</source>
        <translation>无法读取源代码。</translation>
    </message>
    <message>
        <source>There are no sources to read.</source>
        <translation>没有可读取的源代码。</translation>
    </message>
    <message>
        <source>Add a .cl file to the project.</source>
        <translation>请在项目中添加 .cl 文件。</translation>
    </message>
    <message>
        <source>With its macros expanded the program is too large to be read (more than three million words).</source>
        <translation>宏展开后程序过大，无法读取（超过三百万个词）。</translation>
    </message>
    <message>
        <source>Look for a macro that repeats another many times over.</source>
        <translation>请查找多次重复另一宏的宏。</translation>
    </message>
    <message>
        <source>The program could not be prepared for tracing: %1</source>
        <translation>无法为跟踪准备程序：%1</translation>
    </message>
    <message>
        <source>The compiler gave up on these sources: %1.</source>
        <translation>编译器放弃了这些源代码：%1。</translation>
    </message>
    <message>
        <source>The kernel %1 is called by %2 and keeps variables in local memory, which a function can&apos;t do.</source>
        <translation>内核 %1 被 %2 调用，且在局部内存中有变量，而函数不允许这样。</translation>
    </message>
    <message>
        <source>Pass them to it as parameters.</source>
        <translation>请将它们作为形参传递。</translation>
    </message>
    <message>
        <source>The kernel and its program have %1 arrays and buffers; a trace can tell at most %2 apart.</source>
        <translation>内核及其程序有 %1 个数组和缓冲区；跟踪最多只能区分 %2 个。</translation>
    </message>
    <message>
        <source>The kernel accesses memory in %1 places; a trace can tell at most %2 apart.</source>
        <translation>内核在 %1 处访问内存；跟踪最多只能区分 %2 处。</translation>
    </message>
    <message>
        <source>The sources have no kernel &quot;%1&quot;.</source>
        <translation>源代码中没有内核 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>%1 with an order or scope that is no constant, or on a type that the tracing does not know.</source>
        <translation>%1 的次序或作用域不是常量，或所用类型是跟踪不认识的。</translation>
    </message>
    <message>
        <source>What %1 reads or writes through its pointer is not traced.</source>
        <translation>%1 通过其指针的读写不会被跟踪。</translation>
    </message>
    <message>
        <source>%1 on this kind of image.</source>
        <translation>%1 用于此种图像。</translation>
    </message>
    <message>
        <source>An access through a pointer to private memory, whose bounds are not known.</source>
        <translation>通过指向私有内存的指针的访问，其边界未知。</translation>
    </message>
    <message>
        <source>A load of the type %1, which has no name that the tracing could use.</source>
        <translation>读取类型 %1，该类型没有可供跟踪使用的名称。</translation>
    </message>
    <message>
        <source>A store of a type without a name.</source>
        <translation>存入没有名称的类型。</translation>
    </message>
    <message>
        <source>++ or -- on a type without a name.</source>
        <translation>对没有名称的类型使用 ++ 或 --。</translation>
    </message>
    <message>
        <source>The build option %1 has nothing after it.</source>
        <translation>构建选项 %1 之后没有内容。</translation>
    </message>
    <message>
        <source>Write %1NAME, or take it away.</source>
        <translation>请写 %1NAME，或将其去掉。</translation>
    </message>
    <message>
        <source>There is no OpenCL C standard &quot;%1&quot;.</source>
        <translation>没有 OpenCL C 标准 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>Use one of %1.</source>
        <translation>请使用 %1 之一。</translation>
    </message>
    <message>
        <source>The sources are in OpenCL C %1, and are read as OpenCL C %2, the newest that Kernelscope&apos;s compiler knows: what came after it can&apos;t be read or traced.</source>
        <translation>源代码为 OpenCL C %1，按 OpenCL C %2 读取，这是 Kernelscope 的编译器所知的最新版本：其后的新内容无法读取或跟踪。</translation>
    </message>
    <message>
        <source>%1(CLK_LOCAL_MEM_FENCE, ...) with memory_scope_%2: OpenCL C allows no scope but memory_scope_work_group for a fence of local memory alone; write that one, or add CLK_GLOBAL_MEM_FENCE</source>
        <translation>%1(CLK_LOCAL_MEM_FENCE, ...) 使用 memory_scope_%2：仅针对局部内存的栅栏，OpenCL C 只允许 memory_scope_work_group；请改用它，或加上 CLK_GLOBAL_MEM_FENCE</translation>
    </message>
    <message>
        <source>in what the macro %1 stands for</source>
        <translation>位于宏 %1 所代表的内容中</translation>
    </message>
    <message>
        <source>The functions of OpenCL C for %1 are not there: there is no &quot;%2&quot; in %3.</source>
        <translation>缺少用于 %1 的 OpenCL C 函数：%3 中没有 &quot;%2&quot;。</translation>
    </message>
    <message>
        <source>any usual folder</source>
        <translation>任何常用文件夹</translation>
    </message>
    <message>
        <source>Install libclc (on Debian and Ubuntu the package libclc-%1), or name its folder in the environment variable KERNELSCOPE_LIBCLC.</source>
        <translation>请安装 libclc（在 Debian 和 Ubuntu 上为软件包 libclc-%1），或在环境变量 KERNELSCOPE_LIBCLC 中指定其文件夹。</translation>
    </message>
    <message>
        <source>Clang can&apos;t compile this for %1: %2</source>
        <translation>Clang 无法为 %1 编译：%2</translation>
    </message>
    <message>
        <source>There is no target &quot;%1&quot;.</source>
        <translation>没有目标 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>this CPU</source>
        <translation>此 CPU</translation>
    </message>
    <message>
        <source>this CPU, LLVM IR</source>
        <translation>此 CPU，LLVM IR</translation>
    </message>
    <message>
        <source>The parameter &quot;%1&quot; of the kernel %2 is of a kind that no project can be guessed for (%3).</source>
        <translation>内核 %2 的形参 &quot;%1&quot; 属于无法推测项目的种类（%3）。</translation>
    </message>
    <message>
        <source>half precision (cl_khr_fp16)</source>
        <translation>半精度（cl_khr_fp16）</translation>
    </message>
    <message>
        <source>sub-groups (cl_khr_subgroups)</source>
        <translation>子组（cl_khr_subgroups）</translation>
    </message>
    <message>
        <source>integer dot products (cl_khr_integer_dot_product)</source>
        <translation>整数点积（cl_khr_integer_dot_product）</translation>
    </message>
    <message>
        <source>functions of work-groups (__opencl_c_work_group_collective_functions)</source>
        <translation>工作组函数（__opencl_c_work_group_collective_functions）</translation>
    </message>
    <message>
        <source>pointers to any memory (__opencl_c_generic_address_space)</source>
        <translation>指向任意内存的指针（__opencl_c_generic_address_space）</translation>
    </message>
    <message>
        <source>pipes (__opencl_c_pipes)</source>
        <translation>管道（__opencl_c_pipes）</translation>
    </message>
    <message>
        <source>launches by kernels (__opencl_c_device_enqueue)</source>
        <translation>由内核启动（__opencl_c_device_enqueue）</translation>
    </message>
    <message>
        <source>asynchronous copy</source>
        <translation>异步复制</translation>
    </message>
    <message>
        <source>wait for copies</source>
        <translation>等待复制</translation>
    </message>
    <message>
        <source>call of %1</source>
        <translation>%1 的调用</translation>
    </message>
    <message>
        <source>The work-items of %1 part: %2, %3, with other arguments.</source>
        <translation>%1 的工作项分道：%2，%3，且参数不同。</translation>
    </message>
    <message>
        <source>Work-item %1 of work-group %2</source>
        <translation>工作组 %2 的工作项 %1</translation>
    </message>
    <message>
        <source>no copy</source>
        <translation>没有复制</translation>
    </message>
    <message>
        <source>the copy at %1</source>
        <translation>%1 处的复制</translation>
    </message>
    <message>
        <source>the copies at %1 and %2</source>
        <translation>%1 和 %2 处的复制</translation>
    </message>
    <message>
        <source>work-item %1 waits for %2</source>
        <translation>工作项 %1 等待 %2</translation>
    </message>
    <message>
        <source>%1 (in %2, defined at %3)</source>
        <translation>%1（在 %2 中，定义于 %3）</translation>
    </message>
    <message>
        <source>address 0x%1</source>
        <translation>地址 0x%1</translation>
    </message>
    <message>
        <source>byte %1 of %2</source>
        <translation>%2 的字节 %1</translation>
    </message>
    <message>
        <source>%1 reads %2 at (%3), outside of the image, at %4.</source>
        <translation>%1 在 %4 读取 %2 的 (%3)，在图像之外。</translation>
    </message>
    <message>
        <source>%1 writes %2 at (%3), outside of the image, at %4.</source>
        <translation>%1 在 %4 写入 %2 的 (%3)，在图像之外。</translation>
    </message>
    <message>
        <source>%1 loads from address %2 at %3, where no buffer lies: a pointer that is NULL, or that nothing was assigned to, leads there.</source>
        <translation>%1 在 %3 从地址 %2 读取，而该处没有缓冲区：指针为 NULL 或从未被赋值时会指向那里。</translation>
    </message>
    <message>
        <source>%1 stores to address %2 at %3, where no buffer lies: a pointer that is NULL, or that nothing was assigned to, leads there.</source>
        <translation>%1 在 %3 向地址 %2 存入，而该处没有缓冲区：指针为 NULL 或从未被赋值时会指向那里。</translation>
    </message>
    <message>
        <source>%1 loads from an address at %2 that is nowhere near %3: a pointer that is NULL, or that nothing was assigned to, leads there.</source>
        <translation>%1 在 %2 从远离 %3 的地址读取：指针为 NULL 或从未被赋值时会指向那里。</translation>
    </message>
    <message>
        <source>%1 stores to an address at %2 that is nowhere near %3: a pointer that is NULL, or that nothing was assigned to, leads there.</source>
        <translation>%1 在 %2 向远离 %3 的地址存入：指针为 NULL 或从未被赋值时会指向那里。</translation>
    </message>
    <message>
        <source>%1 loads from %2 at %3, but %4 has 1 element: %5.</source>
        <translation>%1 在 %3 读取 %2，但 %4 只有 1 个元素：%5。</translation>
    </message>
    <message>
        <source>%1 stores to %2 at %3, but %4 has 1 element: %5.</source>
        <translation>%1 在 %3 存入 %2，但 %4 只有 1 个元素：%5。</translation>
    </message>
    <message>
        <source>%1 copies from %2 at %3, but %4 has 1 element: %5.</source>
        <translation>%1 在 %3 从 %2 复制，但 %4 只有 1 个元素：%5。</translation>
    </message>
    <message>
        <source>%1 copies to %2 at %3, but %4 has 1 element: %5.</source>
        <translation>%1 在 %3 向 %2 复制，但 %4 只有 1 个元素：%5。</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: what an invalid asynchronous copy gives is not defined.</source>
        <translation>未比较跟踪与未跟踪运行的结果：无效的异步复制会得到什么没有定义。</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: the traced run left the kernel early.</source>
        <translation>未比较跟踪与未跟踪运行的结果：跟踪运行提前离开了内核。</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: OpenCL C says of no value what it is after a division by zero or an overflow of signed integers.</source>
        <translation>未比较跟踪与未跟踪运行的结果：OpenCL C 没有规定除以零或有符号整数溢出之后的值。</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: OpenCL C does not say what a number becomes that its new type does not have.</source>
        <translation>未比较跟踪与未跟踪运行的结果：OpenCL C 没有规定新类型无法表示的数会变成什么。</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: OpenCL C does not say what a misaligned access does.</source>
        <translation>未比较跟踪与未跟踪运行的结果：OpenCL C 没有规定未对齐访问的结果。</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: with the promise that there are no infinities and no NaNs, each may make something else of them.</source>
        <translation>未比较跟踪与未跟踪运行的结果：既然承诺没有无穷大和 NaN，两者对它们的处理可能不同。</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: OpenCL C does not say what comes out where a restrict parameter&apos;s elements are accessed through another one.</source>
        <translation>未比较跟踪与未跟踪运行的结果：通过另一形参访问 restrict 形参的元素时，OpenCL C 没有规定结果。</translation>
    </message>
    <message>
        <source>The driver is at fault, not the kernel: with the dimensions exchanged, the untraced run too gives the traced run&apos;s results.</source>
        <translation>问题在驱动程序，而不在内核：交换维度后，未跟踪的运行也得到跟踪运行的结果。</translation>
    </message>
    <message>
        <source>PoCL 3.1 has a group&apos;s first work-item do some of its work twice where barriers hang on conditions and the local size is 1 in the first dimension.</source>
        <translation>当屏障取决于条件且第一维的局部大小为 1 时，PoCL 3.1 会让组内第一个工作项把部分工作做两次。</translation>
    </message>
    <message>
        <source>PoCL 3.1 has a group&apos;s first work-item do some of its work twice where barriers hang on conditions and the local size is 1 in the first dimension: exchange the dimensions, or run on another device.</source>
        <translation>当屏障取决于条件且第一维的局部大小为 1 时，PoCL 3.1 会让组内第一个工作项把部分工作做两次：请交换维度，或在另一设备上运行。</translation>
    </message>
    <message>
        <source>Exchange the dimensions, or use another device.</source>
        <translation>请交换维度，或使用另一设备。</translation>
    </message>
    <message>
        <source>the size of %1, %2</source>
        <translation>%1 的大小，%2</translation>
    </message>
    <message>
        <source>the global size, %1</source>
        <translation>全局大小，%1</translation>
    </message>
    <message>
        <source>the local size, %1</source>
        <translation>局部大小，%1</translation>
    </message>
    <message>
        <source>vector registers</source>
        <translation>向量寄存器</translation>
    </message>
    <message>
        <source>scalar registers</source>
        <translation>标量寄存器</translation>
    </message>
    <message>
        <source>work-item %1 stores it at %2</source>
        <translation>工作项 %1 在 %2 存入它</translation>
    </message>
    <message>
        <source>work-group %1 copies from it asynchronously at %2</source>
        <translation>工作组 %1 在 %2 从中异步复制</translation>
    </message>
    <message>
        <source>work-group %1 copies to it asynchronously at %2</source>
        <translation>工作组 %1 在 %2 向其异步复制</translation>
    </message>
    <message>
        <source>work-item %1 of work-group %2 writes %3 at %4</source>
        <translation>工作组 %2 的工作项 %1 在 %4 写入 %3</translation>
    </message>
    <message>
        <source>work-item %1 of work-group %2 reads %3 at %4</source>
        <translation>工作组 %2 的工作项 %1 在 %4 读取 %3</translation>
    </message>
    <message>
        <source>%1 when its work-items come in reverse order and %2 when each loads before any stores</source>
        <translation>工作项按相反次序时为 %1，全部先读取后存入时为 %2</translation>
    </message>
    <message>
        <source>has other bits in another order</source>
        <translation>次序不同时其位不同</translation>
    </message>
    <message>
        <source>%1 comes to the barrier at %2</source>
        <translation>%1 到达 %2 处的屏障</translation>
    </message>
    <message>
        <source>Not all work-items of work-group %1 come to the barrier at %2: %3 was kept away by the condition at %4.</source>
        <translation>并非工作组 %1 的所有工作项都到达 %2 处的屏障：%3 因 %4 处的条件而未到达。</translation>
    </message>
    <message>
        <source>Not all work-items of work-group %1 come to the barrier at %2: %3 was kept away by the condition at %4, whose other branch has the barrier at %5.</source>
        <translation>并非工作组 %1 的所有工作项都到达 %2 处的屏障：%3 因 %4 处的条件而未到达，而该条件的另一分支有 %5 处的屏障。</translation>
    </message>
    <message>
        <source>Not all work-items of work-group %1 come to the barrier at %2.</source>
        <translation>并非工作组 %1 的所有工作项都到达 %2 处的屏障。</translation>
    </message>
    <message>
        <source>a &quot;%1&quot; is missing</source>
        <translation>缺少 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the function &quot;%1&quot; can&apos;t be used in an expression</source>
        <translation>表达式中不能使用函数 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; takes %2 arguments</source>
        <translation>&quot;%1&quot; 需要 %2 个参数</translation>
    </message>
    <message>
        <source>a name is missing</source>
        <translation>缺少名称</translation>
    </message>
    <message>
        <source>a number ends that is none</source>
        <translation>的数不是数</translation>
    </message>
    <message>
        <source>a number ends that is none, or is too large</source>
        <translation>的数不是数，或太大</translation>
    </message>
    <message>
        <source>a number ends in &quot;%1&quot;</source>
        <translation>的数以 &quot;%1&quot; 结尾</translation>
    </message>
    <message>
        <source>There is no &quot;%1&quot; in it.</source>
        <translation>其中没有 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>This can&apos;t be computed: a division by zero, or an operator that such numbers do not have.</source>
        <translation>无法计算：除以零，或此类数没有的运算符。</translation>
    </message>
    <message>
        <source>%1 lies outside of it</source>
        <translation>%1 在其之外</translation>
    </message>
    <message>
        <source>%1 accesses lie outside of it, the first at %2</source>
        <translation>有 %1 次访问在其之外，第一次在 %2</translation>
    </message>
    <message>
        <source>%1: which pixels its sampler takes is not known</source>
        <translation>%1：其采样器取哪些像素未知</translation>
    </message>
    <message>
        <source>The trace of work-item %1 of work-group %2 can&apos;t be read to its end: %3.</source>
        <translation>工作组 %2 的工作项 %1 的跟踪无法读到末尾：%3。</translation>
    </message>
    <message>
        <source>event %1 has an impossible site, object, offset or value</source>
        <translation>事件 %1 的位置、对象、偏移或值不可能成立</translation>
    </message>
    <message>
        <source>The trace of work-group %1 can&apos;t be read: %2</source>
        <translation>无法读取工作组 %1 的跟踪：%2</translation>
    </message>
    <message>
        <source>it has more events than can be held at once.</source>
        <translation>其事件多于可同时容纳的数量。</translation>
    </message>
    <message>
        <source>Trace fewer work-groups.</source>
        <translation>请跟踪较少的工作组。</translation>
    </message>
    <message>
        <source>The trace buffer&apos;s first words are not those that the host put there: the kernel wrote over them.</source>
        <translation>跟踪缓冲区的前几个字不是主机放入的：内核改写了它们。</translation>
    </message>
    <message>
        <source>Trace fewer work-groups, or look for stores through wild pointers.</source>
        <translation>请跟踪较少的工作组，或查找通过野指针的存入。</translation>
    </message>
    <message>
        <source>The trace does not fit together: %1.</source>
        <translation>跟踪前后不一致：%1。</translation>
    </message>
    <message>
        <source>This is no trace file of Kernelscope.</source>
        <translation>这不是 Kernelscope 的跟踪文件。</translation>
    </message>
    <message>
        <source>The trace file is damaged: its header holds impossible numbers.</source>
        <translation>跟踪文件已损坏：其头部含有不可能的数。</translation>
    </message>
    <message>
        <source>The trace file was cut short: it has %1 bytes of %2.</source>
        <translation>跟踪文件被截断：%2 字节中只有 %1 字节。</translation>
    </message>
    <message>
        <source>The trace file is damaged: it has %1 bytes, but should have %2.</source>
        <translation>跟踪文件已损坏：它有 %1 字节，而应有 %2 字节。</translation>
    </message>
    <message>
        <source>The trace file is damaged: its checksum does not match its contents.</source>
        <translation>跟踪文件已损坏：校验和与内容不符。</translation>
    </message>
    <message>
        <source>Trace again.</source>
        <translation>请再次跟踪。</translation>
    </message>
    <message>
        <source>The trace file is damaged: its tables can&apos;t be read.</source>
        <translation>跟踪文件已损坏：无法读取其表。</translation>
    </message>
    <message>
        <source>The trace can&apos;t be written to %1: %2.</source>
        <translation>无法将跟踪写入 %1：%2。</translation>
    </message>
    <message>
        <source>The trace %1 can&apos;t be opened: %2.</source>
        <translation>无法打开跟踪 %1：%2。</translation>
    </message>
    <message>
        <source>NVIDIA (segments of 32 bytes)</source>
        <translation>NVIDIA（32 字节的段）</translation>
    </message>
    <message>
        <source>AMD GCN (wavefronts of 64)</source>
        <translation>AMD GCN（64 的波前）</translation>
    </message>
    <message>
        <source>AMD RDNA (wavefronts of 32)</source>
        <translation>AMD RDNA（32 的波前）</translation>
    </message>
    <message>
        <source>Intel Gen9 to Xe-LP (sub-groups of 16)</source>
        <translation>Intel Gen9 至 Xe-LP（16 的子组）</translation>
    </message>
    <message>
        <source>CPU with vectors of 8 (no banks)</source>
        <translation>使用 8 宽向量的 CPU（无存储体）</translation>
    </message>
    <message>
        <source>&quot;%1&quot; writes a part of an image, which exported programs don&apos;t.</source>
        <translation>&quot;%1&quot; 写入图像的一部分，而导出的程序不支持。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; reads a part of an image, which exported programs don&apos;t.</source>
        <translation>&quot;%1&quot; 读取图像的一部分，而导出的程序不支持。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; fills an image, which exported programs don&apos;t.</source>
        <translation>&quot;%1&quot; 填充图像，而导出的程序不支持。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; copies an image or shared virtual memory, which exported programs don&apos;t.</source>
        <translation>&quot;%1&quot; 复制图像或共享虚拟内存，而导出的程序不支持。</translation>
    </message>
    <message>
        <source>The plan uses %1 devices, and exported programs use one.</source>
        <translation>计划使用 %1 个设备，而导出的程序只用一个。</translation>
    </message>
    <message>
        <source>Export a single launch with --launch.</source>
        <translation>请用 --launch 导出单次启动。</translation>
    </message>
    <message>
        <source>The plan has %1 different commands one after the other, and a program of more than %2 is not written.</source>
        <translation>计划依次有 %1 个不同的命令，而超过 %2 个命令的程序不会写出。</translation>
    </message>
    <message>
        <source>The file %1 lies outside of the project&apos;s folder: a program can&apos;t take it along.</source>
        <translation>文件 %1 在项目文件夹之外：程序无法带上它。</translation>
    </message>
    <message>
        <source>There is a file already, which would be overwritten.</source>
        <translation>已有文件，它将被覆盖。</translation>
    </message>
    <message>
        <source>Name another folder, or remove it.</source>
        <translation>请指定另一文件夹，或将其删除。</translation>
    </message>
    <message>
        <source>The worker did not give the contents of %1.</source>
        <translation>工作进程没有给出 %1 的内容。</translation>
    </message>
    <message>
        <source>%1&apos;s LLVM IR, not a driver&apos;s</source>
        <translation>%1 的 LLVM IR，并非驱动程序的</translation>
    </message>
    <message>
        <source>%1&apos;s LLVM IR for %2, not a driver&apos;s</source>
        <translation>%1 用于 %2 的 LLVM IR，并非驱动程序的</translation>
    </message>
    <message>
        <source>%1&apos;s PTX for %2, not the driver&apos;s, which has yet to give out the registers</source>
        <translation>%1 用于 %2 的 PTX，并非驱动程序的，寄存器尚待驱动程序分配</translation>
    </message>
    <message>
        <source>%1&apos;s code for one work-item on this CPU, not a driver&apos;s</source>
        <translation>%1 用于此 CPU 上单个工作项的代码，并非驱动程序的</translation>
    </message>
    <message>
        <source>%1&apos;s code for %2, not a driver&apos;s</source>
        <translation>%1 用于 %2 的代码，并非驱动程序的</translation>
    </message>
    <message>
        <source>clangd gave no answer in time.</source>
        <translation>clangd 未及时答复。</translation>
    </message>
    <message>
        <source>clangd can&apos;t be started (%1).</source>
        <translation>无法启动 clangd（%1）。</translation>
    </message>
    <message>
        <source>clangd %1.</source>
        <translation>clangd %1。</translation>
    </message>
    <message>
        <source>can&apos;t be started (%1)</source>
        <translation>无法启动（%1）</translation>
    </message>
    <message>
        <source>does not answer as a language server does</source>
        <translation>没有像语言服务器那样答复</translation>
    </message>
    <message>
        <source>does not get ready</source>
        <translation>未能就绪</translation>
    </message>
    <message>
        <source>no longer reads what it is told</source>
        <translation>不再读取发给它的内容</translation>
    </message>
    <message>
        <source>no longer answers</source>
        <translation>不再答复</translation>
    </message>
    <message>
        <source>sends without end</source>
        <translation>不停地发送</translation>
    </message>
    <message>
        <source>sent %1</source>
        <translation>发送了 %1</translation>
    </message>
    <message>
        <source>a header without a colon</source>
        <translation>没有冒号的头部</translation>
    </message>
    <message>
        <source>a length that can&apos;t be</source>
        <translation>不可能的长度</translation>
    </message>
    <message>
        <source>a header without a length</source>
        <translation>没有长度的头部</translation>
    </message>
    <message>
        <source>a header without an end</source>
        <translation>没有结尾的头部</translation>
    </message>
    <message>
        <source>a message that is nested too deeply</source>
        <translation>嵌套过深的消息</translation>
    </message>
    <message>
        <source>a message that is no JSON object</source>
        <translation>不是 JSON 对象的消息</translation>
    </message>
    <message>
        <source>clangd is not installed.</source>
        <translation>没有安装 clangd。</translation>
    </message>
    <message>
        <source>The text was changed meanwhile.</source>
        <translation>文本在此期间已更改。</translation>
    </message>
    <message>
        <source>It is used in %1, which does not belong to the project.</source>
        <translation>它在 %1 中被使用，而该文件不属于项目。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>没有任何更改。</translation>
    </message>
    <message>
        <source>An edit lies outside of the text.</source>
        <translation>某处编辑在文本之外。</translation>
    </message>
    <message>
        <source>Two edits are of the same place.</source>
        <translation>两处编辑位于同一位置。</translation>
    </message>
    <message>
        <source>no spills</source>
        <translation>无溢出</translation>
    </message>
    <message>
        <source>1 spill</source>
        <translation>1 次溢出</translation>
    </message>
    <message>
        <source>%1 spills</source>
        <translation>%1 次溢出</translation>
    </message>
    <message>
        <source>%1 and 1 scalar register spilled</source>
        <translation>%1，另有 1 个标量寄存器溢出</translation>
    </message>
    <message>
        <source>%1 and %2 scalar registers spilled</source>
        <translation>%1，另有 %2 个标量寄存器溢出</translation>
    </message>
    <message>
        <source>%1 vector registers</source>
        <translation>%1 个向量寄存器</translation>
    </message>
    <message>
        <source>%1 scalar registers</source>
        <translation>%1 个标量寄存器</translation>
    </message>
    <message>
        <source>%1 vector registers, %2 scalar registers</source>
        <translation>%1 个向量寄存器，%2 个标量寄存器</translation>
    </message>
    <message>
        <source>1 vector register, %1 scalar registers</source>
        <translation>1 个向量寄存器，%1 个标量寄存器</translation>
    </message>
    <message>
        <source>%1 vector registers, 1 scalar register</source>
        <translation>%1 个向量寄存器，1 个标量寄存器</translation>
    </message>
    <message>
        <source>%1 of private memory</source>
        <translation>%1 私有内存</translation>
    </message>
    <message>
        <source>%1 of local memory</source>
        <translation>%1 局部内存</translation>
    </message>
    <message>
        <source>occupancy %1 of %2 waves</source>
        <translation>占用率 %1 / %2 个波</translation>
    </message>
    <message>
        <source>occupancy %1 of %2 waves, limited by %3</source>
        <translation>占用率 %1 / %2 个波，受限于 %3</translation>
    </message>
    <message>
        <source>1 instruction</source>
        <translation>1 条指令</translation>
    </message>
    <message>
        <source>%1 instructions</source>
        <translation>%1 条指令</translation>
    </message>
    <message>
        <source>%1 instructions in %2</source>
        <translation>%1 条指令，共 %2</translation>
    </message>
    <message>
        <source>not counted, since libclc lacks it: %1</source>
        <translation>未计入，因为 libclc 中没有：%1</translation>
    </message>
    <message>
        <source>a check fails</source>
        <translation>某项检查未通过</translation>
    </message>
    <message>
        <source>lost update</source>
        <translation>丢失更新</translation>
    </message>
    <message>
        <source>barrier divergence</source>
        <translation>屏障分歧</translation>
    </message>
    <message>
        <source>out of bounds</source>
        <translation>越界</translation>
    </message>
    <message>
        <source>read only write</source>
        <translation>写入输入</translation>
    </message>
    <message>
        <source>uninitialised read</source>
        <translation>读取未初始化的值</translation>
    </message>
    <message>
        <source>result mismatch</source>
        <translation>结果不符</translation>
    </message>
    <message>
        <source>endless loop</source>
        <translation>死循环</translation>
    </message>
    <message>
        <source>guard violation</source>
        <translation>保护区被破坏</translation>
    </message>
    <message>
        <source>unordered commands</source>
        <translation>命令无序</translation>
    </message>
    <message>
        <source>invalid copy</source>
        <translation>无效复制</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>除以零</translation>
    </message>
    <message>
        <source>signed overflow</source>
        <translation>有符号溢出</translation>
    </message>
    <message>
        <source>invalid conversion</source>
        <translation>无效转换</translation>
    </message>
    <message>
        <source>misaligned access</source>
        <translation>未对齐访问</translation>
    </message>
    <message>
        <source>non finite value</source>
        <translation>非有限值</translation>
    </message>
    <message>
        <source>restrict violation</source>
        <translation>违反 restrict</translation>
    </message>
    <message>
        <source>Any program that uses OpenCL can lend one of its launches: the kernel, its sizes and arguments, and what its buffers held.</source>
        <translation>任何使用 OpenCL 的程序都可以提供它的一次启动：内核、大小和参数，以及缓冲区中的内容。</translation>
    </message>
    <message>
        <source>In a terminal, put this before the program&apos;s own command line:</source>
        <translation>在终端中，把下面的内容放在该程序自己的命令行之前：</translation>
    </message>
    <message>
        <source>It makes a project in the new folder captured; open it here. With --list it says which kernels the program launches; --kernel and --launch choose one of them.</source>
        <translation>它会在新文件夹 captured 中生成一个项目，可在此处打开。使用 --list 会列出程序启动了哪些内核；--kernel 和 --launch 用来选择其中之一。</translation>
    </message>
    <message>
        <source>./program its arguments</source>
        <translation>./程序 它的参数</translation>
    </message>
    <message>
        <source>Capture a program</source>
        <translation>截取程序的启动</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>复制命令</translation>
    </message>
    <message>
        <source>The driver&apos;s compiler crashed on the traced kernel, so that all was built with %1.</source>
        <translation>驱动程序的编译器在编译跟踪版本的内核时崩溃，因此全部使用 %1 构建。</translation>
    </message>
    <message>
        <source>That is the driver&apos;s compiler rather than the kernel, unless the kernel follows an address that it computed from a number: what the traced form of a kernel accesses elsewhere is looked at before.</source>
        <translation>问题在于驱动程序的编译器，而不是内核，除非内核使用了由数值计算出的地址：内核的跟踪版本的其他访问都会先检查。</translation>
    </message>
    <message>
        <source>The project may run untraced, and may be traced with -cl-opt-disable among its build options.</source>
        <translation>该项目不跟踪时也许可以运行；在构建选项中加上 -cl-opt-disable 后也许可以跟踪。</translation>
    </message>
    <message>
        <source>No work-item stored anything in a buffer or an image.</source>
        <translation>没有工作项向缓冲区或图像存入任何内容。</translation>
    </message>
    <message>
        <source>Only %1 of %2 work-groups accessed memory.</source>
        <translation>%2 个工作组中只有 %1 个访问了内存。</translation>
    </message>
    <message>
        <source>The source is inside %1 ... ), which a program makes a string of: delete that and the closing parenthesis.</source>
        <translation>源码写在 %1 ... ) 之中，由程序转换为字符串：请删除它和右括号。</translation>
    </message>
    <message>
        <source>The source is a template: a program puts something in the place of %1 before it builds it.</source>
        <translation>源码是模板：程序在构建之前会替换 %1。</translation>
    </message>
    <message>
        <source>Write what that is.</source>
        <translation>请写明它是什么。</translation>
    </message>
    <message>
        <source>The sources use %1 before they define it: move the #define up.</source>
        <translation>源文件在定义 %1 之前就使用了它：请把 #define 移到前面。</translation>
    </message>
    <message>
        <source>The sources call %1, but none of them has such a function: another file of the program may.</source>
        <translation>源文件调用了 %1，但其中没有这样的函数：它可能在该程序的另一个文件里。</translation>
    </message>
    <message>
        <source>Put both into one file, or #include it.</source>
        <translation>请把两者放进一个文件，或用 #include 包含它。</translation>
    </message>
    <message>
        <source>Is &quot;%1&quot; meant to be &quot;%2&quot;?</source>
        <translation>“%1”是否应为“%2”？</translation>
    </message>
    <message>
        <source>The source is CUDA, as %1 shows.</source>
        <translation>该源代码是 CUDA，由 %1 可见。</translation>
    </message>
    <message>
        <source>In OpenCL C a kernel is a __kernel void with __global pointers, __shared__ is __local, threadIdx.x is get_local_id(0), blockIdx.x is get_group_id(0), and __syncthreads() is barrier(CLK_LOCAL_MEM_FENCE).</source>
        <translation>在 OpenCL C 中，内核是带有 __global 指针的 __kernel void，__shared__ 即 __local，threadIdx.x 即 get_local_id(0)，blockIdx.x 即 get_group_id(0)，__syncthreads() 即 barrier(CLK_LOCAL_MEM_FENCE)。</translation>
    </message>
    <message>
        <source>an unsigned number went below 0 there, and began again at the largest</source>
        <translation>那里的无符号数减到了 0 以下，从最大值重新开始</translation>
    </message>
    <message>
        <source>Work-items of different work-groups do so, too, which no barrier orders: use atomics, give each work-group an element of its own, or split the kernel into two launches.</source>
        <translation>不同工作组的工作项也会如此，而没有屏障能为它们排序：请使用原子操作、让每个工作组使用各自的元素，或将内核拆分为两次启动。</translation>
    </message>
    <message>
        <source>Tracing it takes longer than a trial may.</source>
        <translation>跟踪所需的时间超过了试运行允许的时间。</translation>
    </message>
    <message>
        <source>When the project was tried, %1.</source>
        <translation>试运行该项目时：%1。</translation>
    </message>
    <message>
        <source>That may be the kernel&apos;s own mistake, or come from what was guessed: %1.</source>
        <translation>这可能是内核自身的错误，也可能源于猜测的值：%1。</translation>
    </message>
    <message>
        <source>Compare these with what the kernel&apos;s program passes.</source>
        <translation>请与内核所属程序传入的值比较。</translation>
    </message>
    <message>
        <source>When the project was tried, %1, so that it says little of the kernel.</source>
        <translation>试运行该项目时：%1，因此对内核说明不了什么。</translation>
    </message>
    <message>
        <source>What the kernel does may depend on what was guessed: %1; or on macros that the kernel&apos;s program passes.</source>
        <translation>内核的行为可能取决于猜测的值：%1；或取决于内核所属程序传入的宏。</translation>
    </message>
    <message>
        <source>Compare these with what it passes.</source>
        <translation>请与其传入的值比较。</translation>
    </message>
    <message>
        <source>The project could not be tried.</source>
        <translation>无法试运行该项目。</translation>
    </message>
    <message>
        <source>Its buffers may be too small, and what is found may come from what was guessed: %1.</source>
        <translation>其缓冲区可能太小，发现的问题可能源于猜测的值：%1。</translation>
    </message>
    <message>
        <source>work-items raced for %1</source>
        <translation>工作项争用 %1</translation>
    </message>
    <message>
        <source>accesses went to where no buffer lies (%1)</source>
        <translation>访问落在没有缓冲区的地方（%1）</translation>
    </message>
    <message>
        <source>accesses went outside of %1</source>
        <translation>访问超出 %1</translation>
    </message>
    <message>
        <source>%1 was read before anything was written there (%2)</source>
        <translation>%1 在写入之前被读取（%2）</translation>
    </message>
    <message>
        <source>%1 was written to (%2)</source>
        <translation>%1 被写入（%2）</translation>
    </message>
    <message>
        <source>work-items of one group came to different barriers (%1)</source>
        <translation>同一工作组的工作项到达了不同的屏障（%1）</translation>
    </message>
    <message>
        <source>an asynchronous copy was not called or waited for as it must be (%1)</source>
        <translation>没有按要求调用或等待异步复制（%1）</translation>
    </message>
    <message>
        <source>a loop did not end (%1)</source>
        <translation>有循环没有结束（%1）</translation>
    </message>
    <message>
        <source>an integer was divided by zero (%1)</source>
        <translation>整数被零除（%1）</translation>
    </message>
    <message>
        <source>a signed integer overflowed (%1)</source>
        <translation>有符号整数溢出（%1）</translation>
    </message>
    <message>
        <source>a number was converted to an integer type that does not have it (%1)</source>
        <translation>数值被转换为无法表示它的整数类型（%1）</translation>
    </message>
    <message>
        <source>%1 was accessed at an address that its type may not be at (%2)</source>
        <translation>在其类型不允许的地址访问了 %1（%2）</translation>
    </message>
    <message>
        <source>nothing was stored in a buffer or an image</source>
        <translation>没有向缓冲区或图像存入任何内容</translation>
    </message>
    <message>
        <source>all results were zero</source>
        <translation>所有结果都为零</translation>
    </message>
    <message>
        <source>all numbers of a result were NaN</source>
        <translation>某个结果的所有数都是 NaN</translation>
    </message>
    <message>
        <source>only %1 of %2 work-groups accessed memory</source>
        <translation>%2 个工作组中只有 %1 个访问了内存</translation>
    </message>
    <message>
        <source>almost nothing was accessed</source>
        <translation>几乎没有访问任何内容</translation>
    </message>
    <message>
        <source>%1 more numbers</source>
        <translation>另外 %1 个数</translation>
    </message>
    <message>
        <source>the contents of %1 more buffers</source>
        <translation>另外 %1 个缓冲区的内容</translation>
    </message>
    <message>
        <source>a global size of %1</source>
        <translation>全局大小 %1</translation>
    </message>
    <message>
        <source>a global size of %1 in work-groups of %2</source>
        <translation>全局大小 %1，工作组大小 %2</translation>
    </message>
    <message>
        <source>Results depend on the order: %1[%2] is %3 after the traced launch, but %4; so %5 of %6 elements depend on it.</source>
        <translation>结果取决于次序：在被跟踪的启动之后 %1[%2] 为 %3，而%4；%6 个元素中有 %5 个取决于此。</translation>
    </message>
    <message>
        <source>Results depend on the order: %1[0] is %2 after the traced launch, but %3.</source>
        <translation>结果取决于次序：在被跟踪的启动之后 %1[0] 为 %2，而%3。</translation>
    </message>
    <message>
        <source>Also %1[%2] is %3 after the traced launch, but %4; so %5 of %6 elements depend on it.</source>
        <translation>此外，在被跟踪的启动之后 %1[%2] 为 %3，而%4；%6 个元素中有 %5 个取决于此。</translation>
    </message>
    <message>
        <source>Also %1[0] is %2 after the traced launch, but %3.</source>
        <translation>此外，在被跟踪的启动之后 %1[0] 为 %2，而%3。</translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation>请写作 %1。</translation>
    </message>
    <message>
        <source>Numbers have no suffix: write %1.</source>
        <translation>数字没有后缀：请写作 %1。</translation>
    </message>
    <message>
        <source>There are no casts: write Math.trunc(...) for a whole number.</source>
        <translation>没有类型转换：取整请写作 Math.trunc(...)。</translation>
    </message>
    <message>
        <source>A closing %1 is missing.</source>
        <translation>缺少右括号 %1。</translation>
    </message>
    <message>
        <source>JavaScript has no Math.%1.</source>
        <translation>JavaScript 没有 Math.%1。</translation>
    </message>
    <message>
        <source>Several carets</source>
        <translation>多个光标</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Ctrl+单击</translation>
    </message>
    <message>
        <source>Add a caret where the mouse is, in the code</source>
        <translation>在代码中鼠标处增加一个光标</translation>
    </message>
    <message>
        <source>Choose a column</source>
        <translation>选择一列</translation>
    </message>
    <message>
        <source>Alt and the mouse, Alt+Shift and the arrows</source>
        <translation>Alt 加鼠标，Alt+Shift 加方向键</translation>
    </message>
    <message>
        <source>Choose the same characters of several lines of the code</source>
        <translation>选择代码中多行的相同字符</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can&apos;t be written, since it would replace what can&apos;t be read: %2</source>
        <translation>无法写入“%1”，因为它会替换无法读取的内容：%2</translation>
    </message>
    <message>
        <source>a double quote</source>
        <translation>一个双引号</translation>
    </message>
    <message>
        <source>Races were looked for as far as no atomic and no fence among the missing events may order them.</source>
        <translation>仅在缺失的事件中没有原子操作或栅栏能规定次序的范围内查找了竞争。</translation>
    </message>
    <message>
        <source>%1 reads %2 at %3 with integer coordinates through a sampler of normalized ones: OpenCL C does not say what comes out.</source>
        <translation>%1 在 %3 以整数坐标通过使用归一化坐标的采样器读取 %2：OpenCL C 没有规定会得到什么。</translation>
    </message>
    <message>
        <source>Give the sampler CLK_NORMALIZED_COORDS_FALSE, or pass floats from 0 to 1.</source>
        <translation>请给采样器设置 CLK_NORMALIZED_COORDS_FALSE，或传入 0 到 1 之间的浮点数。</translation>
    </message>
    <message>
        <source>%1 reads %2 at %3 with coordinates in pixels through a sampler that repeats the image: OpenCL C does not say what comes out.</source>
        <translation>%1 在 %3 以像素坐标通过重复图像的采样器读取 %2：OpenCL C 没有规定会得到什么。</translation>
    </message>
    <message>
        <source>Repeating needs CLK_NORMALIZED_COORDS_TRUE and floats, of which 1 is the image&apos;s extent.</source>
        <translation>重复需要 CLK_NORMALIZED_COORDS_TRUE 和浮点坐标，其中 1 表示图像的整个边长。</translation>
    </message>
    <message>
        <source>%1 reads %2 at %3 with integer coordinates through a sampler that filters linearly: OpenCL C does not say what comes out.</source>
        <translation>%1 在 %3 以整数坐标通过线性过滤的采样器读取 %2：OpenCL C 没有规定会得到什么。</translation>
    </message>
    <message>
        <source>Give the sampler CLK_FILTER_NEAREST, or pass floats.</source>
        <translation>请给采样器设置 CLK_FILTER_NEAREST，或传入浮点数。</translation>
    </message>
    <message>
        <source>%1 reads integers from %2 at %3 through a sampler that filters linearly: OpenCL C does not say what comes out.</source>
        <translation>%1 在 %3 通过线性过滤的采样器从 %2 读取整数：OpenCL C 没有规定会得到什么。</translation>
    </message>
    <message>
        <source>Give the sampler CLK_FILTER_NEAREST.</source>
        <translation>请给采样器设置 CLK_FILTER_NEAREST。</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: OpenCL C does not say what an image gives through a sampler that it does not allow there.</source>
        <translation>未比较跟踪与未跟踪运行的结果：对于此处不允许使用的采样器，OpenCL C 没有规定图像会给出什么。</translation>
    </message>
    <message>
        <source>invalid sampler</source>
        <translation>无效的采样器</translation>
    </message>
    <message>
        <source>`n` is the extent of the launch; buffers have `n` elements in each dimension, or what the kernel says of them.</source>
        <translation>`n` 是启动的范围；缓冲区在每个维度上有 `n` 个元素，或按内核所表明的数量。</translation>
    </message>
    <message>
        <source>`%1`: read only; it starts as `%2`.</source>
        <translation>`%1`：只读；初始内容为 `%2`。</translation>
    </message>
    <message>
        <source>`%1`: read only; it starts as zero.</source>
        <translation>`%1`：只读；初始内容为零。</translation>
    </message>
    <message>
        <source>`%1`: written to, and read back; it starts as `%2`.</source>
        <translation>`%1`：会被写入并读回；初始内容为 `%2`。</translation>
    </message>
    <message>
        <source>`%1`: written to, and read back; it starts as zero.</source>
        <translation>`%1`：会被写入并读回；初始内容为零。</translation>
    </message>
    <message>
        <source>The sources leave names to the program that builds them; the build defines `%1`.</source>
        <translation>源代码把一些名称留给构建它的程序；此处构建时定义了 `%1`。</translation>
    </message>
    <message>
        <source>There is no check yet: add what the result should be under `checks`.</source>
        <translation>还没有检查：请在 `checks` 下添加结果应当是什么。</translation>
    </message>
    <message>
        <source>`n` is the extent of the launch; buffers have as many elements as the kernel used in the trial, or `n` in each dimension.</source>
        <translation>`n` 是启动的范围；缓冲区的元素数为内核试运行时用到的数量，或在每个维度上为 `n`。</translation>
    </message>
    <message>
        <source>an asynchronous copy was given an event to which nothing was assigned (%1)</source>
        <translation>异步复制得到了一个从未赋值的事件（%1）</translation>
    </message>
    <message>
        <source>%1 waits at %2 for an event to which nothing was assigned.</source>
        <translation>%1 在 %2 等待一个从未赋值的事件。</translation>
    </message>
    <message>
        <source>Wait for events that copies gave.</source>
        <translation>请等待由复制返回的事件。</translation>
    </message>
    <message>
        <source>%1 gives the copy at %2 an event to which nothing was assigned.</source>
        <translation>%1 传给 %2 处复制的是一个从未赋值的事件。</translation>
    </message>
    <message>
        <source>Give it 0 for an event of its own, or the event of an earlier copy.</source>
        <translation>请传入 0 以获得新的事件，或传入先前某次复制的事件。</translation>
    </message>
    <message>
        <source>%1 wrote outside the buffer &quot;%2&quot;: after its end, at element %3 where the last one is %4 (right after the end).</source>
        <translation>%1 写到了缓冲区“%2”之外：在其末尾之后，写入元素 %3，而最后一个是 %4（紧接末尾）。</translation>
    </message>
    <message>
        <source>%1 read outside the buffer &quot;%2&quot;: after its end, at element %3 where the last one is %4 (right after the end).</source>
        <translation>%1 读到了缓冲区“%2”之外：在其末尾之后，读取元素 %3，而最后一个是 %4（紧接末尾）。</translation>
    </message>
    <message>
        <source>The device&apos;s compiler takes that long for the traced version of the kernel, which is longer than the kernel itself, or the work-items do that much: allow more time, give the launch fewer work-items, make the kernel smaller, or run the project without tracing it.</source>
        <translation>设备的编译器编译带跟踪的内核（比内核本身更长）需要这么久，或者各工作项的工作量就有这么大：请给更多时间、减少该启动的工作项、缩小内核，或不跟踪而直接运行项目。</translation>
    </message>
    <message>
        <source>passes lost to bank conflicts</source>
        <translation>因存储体冲突损失的轮次</translation>
    </message>
    <message>
        <source>It uses the parameter &quot;%1&quot;, which stands below it.</source>
        <translation>它用到了参数 &quot;%1&quot;，而该参数排在它下面。</translation>
    </message>
    <message>
        <source>Move &quot;%1&quot; above it.</source>
        <translation>请把 &quot;%1&quot; 移到它上面。</translation>
    </message>
    <message>
        <source>The function &quot;%1&quot; is called, but this device has no such built-in function and no source defines it.</source>
        <translation>函数 &quot;%1&quot; 被调用，但此设备没有这个内置函数，也没有任何源代码定义它。</translation>
    </message>
    <message>
        <source>No race explains that.</source>
        <translation>没有竞争能解释这一点。</translation>
    </message>
    <message>
        <source>Either an access that can&apos;t be traced goes outside of its array (the launch&apos;s notes say where they are), or the device&apos;s compiler translated one of the two wrongly.</source>
        <translation>要么有无法跟踪的访问越出了它的数组（启动的说明指出了位置），要么设备的编译器把两者之一翻译错了。</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>缓冲区</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>1 value is given, but the buffer takes %1.</source>
        <translation>给出了 1 个值，而缓冲区需要 %1 个。</translation>
    </message>
    <message>
        <source>no space for values: point at an element to read it</source>
        <translation>放不下值：指向元素即可查看</translation>
    </message>
    <message>
        <source>The sources grow to more than %1 when they are rewritten for tracing.</source>
        <translation>为了跟踪而改写时，源代码增长到超过 %1。</translation>
    </message>
    <message>
        <source>Two work-items change different components of the vector at %1 and nothing orders them: %2, %3.</source>
        <translation>两个工作项改变 %1 处向量的不同分量，而没有任何东西规定它们的先后：%2，%3。</translation>
    </message>
    <message>
        <source>The device&apos;s compiler loads, changes and stores the whole vector for one component, so that what the other one stores is lost: the results of the traced and the untraced run differ.</source>
        <translation>设备的编译器为了一个分量而读取、修改并存入整个向量，因此另一个所存入的值会丢失：跟踪运行与未跟踪运行的结果不同。</translation>
    </message>
    <message>
        <source>Store through a pointer to %1, or let one work-item store the whole vector.</source>
        <translation>请通过指向 %1 的指针存入，或者让一个工作项存入整个向量。</translation>
    </message>
    <message>
        <source>An access through a generic pointer that may lead to private memory, whose bounds are not known.</source>
        <translation>通过通用指针的访问，该指针可能指向边界未知的私有内存。</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: %1 keeps its value from launch to launch, and each traced kernel has one of its own.</source>
        <translation>未比较跟踪与未跟踪运行的结果：%1 的值会在各次启动之间保留，而每个被跟踪的内核各有自己的该变量。</translation>
    </message>
    <message>
        <source>%1 reads %2 at %3 with %4, but the image&apos;s pixels are %5: OpenCL C does not say what comes out.</source>
        <translation>%1 在 %3 用 %4 读取 %2，但图像的像素是 %5：OpenCL C 没有规定结果。</translation>
    </message>
    <message>
        <source>%1 writes %2 at %3 with %4, but the image&apos;s pixels are %5: OpenCL C does not say what is written.</source>
        <translation>%1 在 %3 用 %4 写入 %2，但图像的像素是 %5：OpenCL C 没有规定写入什么。</translation>
    </message>
    <message>
        <source>Call %1, or give the image another format.</source>
        <translation>请调用 %1，或给图像另一种格式。</translation>
    </message>
    <message>
        <source>floats</source>
        <translation>浮点数</translation>
    </message>
    <message>
        <source>signed integers</source>
        <translation>有符号整数</translation>
    </message>
    <message>
        <source>unsigned integers</source>
        <translation>无符号整数</translation>
    </message>
    <message>
        <source>Only %1 of the %2 work-items of a sub-group of %3 come to %4 at %5.</source>
        <translation>%3 的一个子组的 %2 个工作项中只有 %1 个到达 %5 处的 %4。</translation>
    </message>
    <message>
        <source>The work-items of a sub-group of %1 part: %2 comes to %3 at %4, %5 to %6 at %7.</source>
        <translation>%1 的一个子组的工作项走了不同的路：%2 到达 %4 处的 %3，%5 到达 %7 处的 %6。</translation>
    </message>
    <message>
        <source>The work-items of a sub-group of %1 part: %2 comes to %3 at %4, %5 to no further one.</source>
        <translation>%1 的一个子组的工作项走了不同的路：%2 到达 %4 处的 %3，%5 没有再到达任何调用。</translation>
    </message>
    <message>
        <source>All work-items of a sub-group must come to the same calls of its functions in the same order: move the call out of the condition, or make the condition the same for the sub-group.</source>
        <translation>一个子组的所有工作项必须按相同的顺序到达其函数的相同调用：请把调用移到条件之外，或使条件对整个子组相同。</translation>
    </message>
    <message>
        <source>The work-items of %1 give %2 at %3 different ids: %4 gives %5, %6 gives %7.</source>
        <translation>%1 的工作项给 %3 处的 %2 不同的 ID：%4 给 %5，%6 给 %7。</translation>
    </message>
    <message>
        <source>The work-items of a sub-group of %1 give %2 at %3 different ids: %4 gives %5, %6 gives %7.</source>
        <translation>%1 的一个子组的工作项给 %3 处的 %2 不同的 ID：%4 给 %5，%6 给 %7。</translation>
    </message>
    <message>
        <source>OpenCL C does not say what comes out.</source>
        <translation>OpenCL C 没有规定结果。</translation>
    </message>
    <message>
        <source>All of them must name the same work-item.</source>
        <translation>它们必须指定同一个工作项。</translation>
    </message>
    <message>
        <source>%1 names the work-item with the local id %2 in %3 at %4, but the work-group has only %5 of them in that dimension: OpenCL C does not say what comes out.</source>
        <translation>%1 在 %4 处的 %3 中指定局部 ID 为 %2 的工作项，但工作组在该维度上只有 %5 个：OpenCL C 没有规定结果。</translation>
    </message>
    <message>
        <source>%1 names the work-item with the id %2 in %3 at %4, but its sub-group has only %5 of them: OpenCL C does not say what comes out.</source>
        <translation>%1 在 %4 处的 %3 中指定 ID 为 %2 的工作项，但其子组只有 %5 个：OpenCL C 没有规定结果。</translation>
    </message>
    <message>
        <source>Give an id from 0 to %1.</source>
        <translation>请给出 0 到 %1 的 ID。</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: OpenCL C does not say what an image function does to an image of other pixels than it is for.</source>
        <translation>未比较跟踪与未跟踪运行的结果：OpenCL C 没有规定图像函数对其他像素类型的图像做什么。</translation>
    </message>
    <message>
        <source>The results of the traced and the untraced run were not compared: OpenCL C does not say what a function of a work-group or a sub-group gives where it is not called as it must be.</source>
        <translation>未比较跟踪与未跟踪运行的结果：OpenCL C 没有规定工作组或子组的函数在调用方式不当时给出什么。</translation>
    </message>
    <message>
        <source>invalid collective</source>
        <translation>无效的集体调用</translation>
    </message>
    <message>
        <source>invalid format</source>
        <translation>格式不符</translation>
    </message>
    <message>
        <source>It looks at what %1 gives: where it waits for another work-item there, as for a lock, OpenCL does not promise that the other one goes on meanwhile.</source>
        <translation>它查看 %1 给出的值：如果它在那里等待另一个工作项（例如等待一把锁），OpenCL 并不保证那个工作项在此期间会继续执行。</translation>
    </message>
    <message>
        <source>Work-items of a group may run in lockstep, or one after the other: have one of each group wait for all.</source>
        <translation>一个工作组的工作项可能同步执行，也可能一个接一个地执行：请让每个工作组中的一个工作项代表全组等待。</translation>
    </message>
    <message>
        <source>It does come to an end: the untraced launch did, and results are those of that one.</source>
        <translation>它确实会结束：未跟踪的启动已经结束，结果就是那次启动的结果。</translation>
    </message>
    <message>
        <source>The iterations that were left out are not in the trace; raise the iteration budget to see them.</source>
        <translation>被略去的迭代不在跟踪记录中；要看到它们，请提高迭代预算。</translation>
    </message>
    <message>
        <source>The untraced launch did not come to an end either when it was tried.</source>
        <translation>尝试未跟踪的启动时，它同样没有结束。</translation>
    </message>
    <message>
        <source>The untraced launch was stopped, since it did not come to an end; what follows it works on the results of the traced launch.</source>
        <translation>未跟踪的启动没有结束，因此已被停止；其后的步骤使用被跟踪启动的结果。</translation>
    </message>
    <message>
        <source>The device names no feature or extension of OpenCL C that allows this (%1).</source>
        <translation>设备没有声明允许这样做的 OpenCL C 特性或扩展（%1）。</translation>
    </message>
    <message>
        <source>Whether its compiler takes it is seen when the program is built.</source>
        <translation>其编译器是否接受，要到构建程序时才知道。</translation>
    </message>
    <message>
        <source>↓ work-items, → steps</source>
        <translation>↓ 工作项，→ 步</translation>
    </message>
    <message>
        <source>takes no part</source>
        <translation>不参与</translation>
    </message>
    <message>
        <source>An empty cell</source>
        <translation>空单元格</translation>
    </message>
    <message>
        <source>The expression &quot;%1&quot;</source>
        <translation>表达式 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>The plan was still running after %1 and was ended: %2</source>
        <translation>计划在 %1 后仍在运行，已被终止：%2</translation>
    </message>
    <message>
        <source>step &quot;%1&quot; (queue %2) %3</source>
        <translation>步骤 &quot;%1&quot;（队列 %2）%3</translation>
    </message>
    <message>
        <source>launch &quot;%1&quot; (queue %2) %3</source>
        <translation>启动 &quot;%1&quot;（队列 %2）%3</translation>
    </message>
    <message>
        <source>reads element %1</source>
        <translation>读取元素 %1</translation>
    </message>
    <message>
        <source>reads elements %1 to %2</source>
        <translation>读取元素 %1 到 %2</translation>
    </message>
    <message>
        <source>possibly reads</source>
        <translation>可能读取</translation>
    </message>
    <message>
        <source>possibly reads element %1</source>
        <translation>可能读取元素 %1</translation>
    </message>
    <message>
        <source>possibly reads elements %1 to %2</source>
        <translation>可能读取元素 %1 到 %2</translation>
    </message>
    <message>
        <source>writes element %1</source>
        <translation>写入元素 %1</translation>
    </message>
    <message>
        <source>writes elements %1 to %2</source>
        <translation>写入元素 %1 到 %2</translation>
    </message>
    <message>
        <source>possibly writes</source>
        <translation>可能写入</translation>
    </message>
    <message>
        <source>possibly writes element %1</source>
        <translation>可能写入元素 %1</translation>
    </message>
    <message>
        <source>possibly writes elements %1 to %2</source>
        <translation>可能写入元素 %1 到 %2</translation>
    </message>
    <message>
        <source>This project was guessed from what the kernel takes and does.</source>
        <translation>此项目是根据内核的参数和行为猜测的。</translation>
    </message>
    <message>
        <source>This project was guessed from what the kernel takes and does, and tried once.</source>
        <translation>此项目是根据内核的参数和行为猜测的，并试运行过一次。</translation>
    </message>
    <message>
        <source>had %1 bytes of local memory and is given %2, as whole elements</source>
        <translation>原有 %1 字节局部内存，现按整个元素给出 %2 字节</translation>
    </message>
    <message>
        <source>%1 has %2 bytes, which are no whole number of %3 of %4 bytes</source>
        <translation>%1 有 %2 字节，不是整数个 %4 字节的 %3</translation>
    </message>
    <message>
        <source>%1 bytes were captured, but %2 takes %3</source>
        <translation>截取了 %1 字节，但 %2 需要 %3 字节</translation>
    </message>
    <message>
        <source>%1 values are given, but its size has space for %2</source>
        <translation>给出了 %1 个值，但其大小可容纳 %2 个</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number that fits into %2</source>
        <translation>&quot;%1&quot; 不是 %2 能容纳的数</translation>
    </message>
    <message>
        <source>%1 can&apos;t be given in a .sim file</source>
        <translation>.sim 文件中无法给出 %1</translation>
    </message>
    <message>
        <source>of %1 only a handle or an address was captured, not what is there</source>
        <translation>%1 只截取到句柄或地址，没有截取到其内容</translation>
    </message>
    <message>
        <source>local memory has no values before a launch</source>
        <translation>启动之前局部内存没有值</translation>
    </message>
    <message>
        <source>the type of its values is missing: &lt;size=%1 float&gt;, say</source>
        <translation>缺少其值的类型：例如 &lt;size=%1 float&gt;</translation>
    </message>
    <message>
        <source>is read-only, but the kernel writes to it: it is given a buffer that it can</source>
        <translation>为只读，但内核写入它：现给出可写的缓冲区</translation>
    </message>
    <message>
        <source>was a null pointer</source>
        <translation>曾是空指针</translation>
    </message>
    <message>
        <source>is a null pointer</source>
        <translation>是空指针</translation>
    </message>
    <message>
        <source>true or false was expected</source>
        <translation>此处应为真或假</translation>
    </message>
    <message>
        <source>bytes were expected</source>
        <translation>此处应为字节</translation>
    </message>
    <message>
        <source>%1 is not within %2 to %3</source>
        <translation>%1 不在 %2 到 %3 之间</translation>
    </message>
    <message>
        <source>%1, which no project gives: it is given a buffer of one element, 0</source>
        <translation>%1，任何项目都不能这样给出：现给出只有一个元素 0 的缓冲区</translation>
    </message>
    <message>
        <source>A message of kind %1 could not be read: %2: %3.</source>
        <translation>无法读取种类 %1 的消息：%2：%3。</translation>
    </message>
    <message>
        <source>%1 use %2 and nothing orders them: %3, %4.</source>
        <translation>%1使用 %2，而没有任何次序约束：%3，%4。</translation>
    </message>
    <message>
        <source>A size of the launch is more than any device has work-items.</source>
        <translation>启动的某个大小超过任何设备的工作项数。</translation>
    </message>
    <message>
        <source>The launch has no work-items: a global size is 0.</source>
        <translation>启动没有工作项：某个全局大小为 0。</translation>
    </message>
    <message>
        <source>A size of the work-group is 0, but not all are, as where the device chooses.</source>
        <translation>工作组的某个大小为 0，但并非全部为 0（全部为 0 时由设备选择）。</translation>
    </message>
    <message>
        <source>Argument %1, %2, %3.</source>
        <translation>参数 %1，%2，%3。</translation>
    </message>
    <message>
        <source>Argument %1, %2, can&apos;t be given as it was captured: %3.</source>
        <translation>参数 %1，%2，无法按截取时的样子给出：%3。</translation>
    </message>
    <message>
        <source>%1 takes %2 arguments, but %3 were captured.</source>
        <translation>%1 需要 %2 个参数，但截取了 %3 个。</translation>
    </message>
    <message>
        <source>nothing was captured of it</source>
        <translation>没有截取到它的任何内容</translation>
    </message>
    <message>
        <source>it is local memory, but the kernel takes %1</source>
        <translation>它是局部内存，但内核需要%1</translation>
    </message>
    <message>
        <source>it is a buffer, but the kernel takes %1</source>
        <translation>它是缓冲区，但内核需要%1</translation>
    </message>
    <message>
        <source>the members of %1 are not known</source>
        <translation>%1 的成员未知</translation>
    </message>
    <message>
        <source>it is the memory of argument %1, which has none</source>
        <translation>它是参数 %1 的内存，而该参数没有内存</translation>
    </message>
    <message>
        <source>it is an image, but the kernel takes %1</source>
        <translation>它是图像，但内核需要%1</translation>
    </message>
    <message>
        <source>it has more dimensions than %1</source>
        <translation>其维数多于 %1</translation>
    </message>
    <message>
        <source>it is a sampler, but the kernel takes %1</source>
        <translation>它是采样器，但内核需要%1</translation>
    </message>
    <message>
        <source>its %1 bytes are no whole number of %2 of %3 bytes</source>
        <translation>其 %1 字节不是整数个 %3 字节的 %2</translation>
    </message>
    <message>
        <source>This project is one launch of `%1`.</source>
        <translation>此项目是 `%1` 的一次启动。</translation>
    </message>
    <message>
        <source>The checks compare with what the captured launch left in memory.</source>
        <translation>检查与所截取的启动留在内存中的内容比较。</translation>
    </message>
    <message>
        <source>The launch is one of &quot;%1&quot;, but %2 has no such kernel.</source>
        <translation>此启动的内核是 &quot;%1&quot;，但 %2 中没有这个内核。</translation>
    </message>
    <message>
        <source>its type %1 is not known</source>
        <translation>其类型 %1 未知</translation>
    </message>
    <message>
        <source>Here one whole number should stand.</source>
        <translation>此处应为一个整数。</translation>
    </message>
    <message>
        <source>Here three lines should stand: the global size, the local size and the offset, each as whole numbers.</source>
        <translation>此处应有三行：全局大小、局部大小和偏移，均为整数。</translation>
    </message>
    <message>
        <source>Here the name of a kernel should stand.</source>
        <translation>此处应为内核的名称。</translation>
    </message>
    <message>
        <source>The kernel&apos;s source is not in the folder: its program was made from a binary, or from SPIR-V.</source>
        <translation>内核的源代码不在文件夹中：其程序由二进制文件或 SPIR-V 生成。</translation>
    </message>
    <message>
        <source>Capture one that is built from OpenCL C.</source>
        <translation>请截取由 OpenCL C 构建的内核。</translation>
    </message>
    <message>
        <source>Here the index of an earlier argument that is a buffer or an image should stand.</source>
        <translation>此处应为某个先前参数的序号，该参数是缓冲区或图像。</translation>
    </message>
    <message>
        <source>Argument %1 points into the middle of shared virtual memory, which no project can give.</source>
        <translation>参数 %1 指向共享虚拟内存的中间，任何项目都无法这样给出。</translation>
    </message>
    <message>
        <source>The pixels of the image are missing.</source>
        <translation>缺少图像的像素。</translation>
    </message>
    <message>
        <source>It has %1 bytes, which are no %2 x %3 x %4 pixels of %5.</source>
        <translation>它有 %1 字节，不是 %2 x %3 x %4 个 %5 像素。</translation>
    </message>
    <message>
        <source>The &quot;address&quot; is one of %1, the &quot;filter&quot; one of %2.</source>
        <translation>&quot;address&quot; 应为 %1 之一，&quot;filter&quot; 应为 %2 之一。</translation>
    </message>
    <message>
        <source>This is no text: it holds a zero byte.</source>
        <translation>这不是文本：其中有零字节。</translation>
    </message>
    <message>
        <source>It is the launch that `%1` describes for Oclgrind.</source>
        <translation>这是 `%1` 为 Oclgrind 描述的启动。</translation>
    </message>
    <message>
        <source>the kernel&apos;s file</source>
        <translation>内核的文件</translation>
    </message>
    <message>
        <source>the kernel&apos;s name</source>
        <translation>内核的名称</translation>
    </message>
    <message>
        <source>the size of the work-groups</source>
        <translation>工作组的大小</translation>
    </message>
    <message>
        <source>There are more arguments than a kernel takes.</source>
        <translation>参数多于内核所需。</translation>
    </message>
    <message>
        <source>A specifier begins with &lt; but has no &gt; on the same line.</source>
        <translation>说明符以 &lt; 开始，但同一行中没有 &gt;。</translation>
    </message>
    <message>
        <source>There are more than %1 values, too many for a project.</source>
        <translation>值超过 %1 个，对项目来说太多。</translation>
    </message>
    <message>
        <source>Here %1 should stand.</source>
        <translation>此处应为%1。</translation>
    </message>
    <message>
        <source>Here %1 should stand: three whole numbers.</source>
        <translation>此处应为%1：三个整数。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands where argument %2 should begin, as &lt;size=4 ...&gt;.</source>
        <translation>&quot;%1&quot; 处应开始参数 %2，例如 &lt;size=4 ...&gt;。</translation>
    </message>
    <message>
        <source>Argument %1 is given values though its specifier says what it holds.</source>
        <translation>参数 %1 给出了值，但其说明符已说明其内容。</translation>
    </message>
    <message>
        <source>Only one of fill, range, noinit and null (without a size) can be given.</source>
        <translation>fill、range、noinit 和 null（没有大小）中只能给出一个。</translation>
    </message>
    <message>
        <source>A size of at least 1 is missing: &lt;size=BYTES ...&gt;.</source>
        <translation>缺少至少为 1 的大小：&lt;size=BYTES ...&gt;。</translation>
    </message>
    <message>
        <source>Two types are given: %1 and %2.</source>
        <translation>给出了两个类型：%1 和 %2。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no size in bytes.</source>
        <translation>&quot;%1&quot; 不是以字节计的大小。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not fill=VALUE or range=FIRST:INCREMENT:LAST.</source>
        <translation>&quot;%1&quot; 不是 fill=VALUE 或 range=FIRST:INCREMENT:LAST。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; says nothing of an argument.</source>
        <translation>&quot;%1&quot; 与参数无关。</translation>
    </message>
    <message>
        <source>%1 is LLVM bitcode.</source>
        <translation>%1 是 LLVM 位码。</translation>
    </message>
    <message>
        <source>Name the kernel&apos;s source in OpenCL C instead.</source>
        <translation>请改为指定内核的 OpenCL C 源代码。</translation>
    </message>
    <message>
        <source>the range %1 has numbers beyond 2^53</source>
        <translation>范围 %1 中有超过 2^53 的数</translation>
    </message>
    <message>
        <source>the range %1 has not the %2 numbers that its size has space for</source>
        <translation>范围 %1 没有其大小所能容纳的 %2 个数</translation>
    </message>
    <message>
        <source>its %1 bytes are no whole number of %2</source>
        <translation>其 %1 字节不是整数个 %2</translation>
    </message>
    <message>
        <source>it has %1 bytes, of which only %2 can be given so</source>
        <translation>它有 %1 字节，这样只能给出 %2 字节</translation>
    </message>
    <message>
        <source>The check &quot;%1&quot; could not be made.</source>
        <translation>检查 &quot;%1&quot; 无法进行。</translation>
    </message>
    <message>
        <source>There is no %1 here.</source>
        <translation>此处没有 %1。</translation>
    </message>
    <message>
        <source>%1 was stopped after %2.</source>
        <translation>%1 在 %2 后被停止。</translation>
    </message>
    <message>
        <source>%1 is not a number.</source>
        <translation>%1 不是数。</translation>
    </message>
    <message>
        <source>Look at these first:</source>
        <translation>请先查看以下各项：</translation>
    </message>
    <message>
        <source>Choose with --options, as in --options &quot;-D %1&quot;.</source>
        <translation>请用 --options 选择，例如 --options &quot;-D %1&quot;。</translation>
    </message>
    <message>
        <source>The kernel &quot;%1&quot; is left out by the preprocessor (%2).</source>
        <translation>预处理器略去了内核 &quot;%1&quot;（%2）。</translation>
    </message>
    <message>
        <source>The request speaks version %1, this program version %2.</source>
        <translation>请求使用版本 %1，本程序使用版本 %2。</translation>
    </message>
    <message>
        <source>Install both from one release.</source>
        <translation>请安装同一发行版中的两者。</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>没有命令 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>Use one of: %1.</source>
        <translation>请使用其中之一：%1。</translation>
    </message>
    <message>
        <source>The request names no kernel to trace.</source>
        <translation>请求没有指定要跟踪的内核。</translation>
    </message>
    <message>
        <source>It was started %1 times: the editor goes on without it.</source>
        <translation>它已启动 %1 次：编辑器将不再使用它。</translation>
    </message>
    <message>
        <source>Start Kernelscope again to try once more.</source>
        <translation>请重新启动 Kernelscope 再试。</translation>
    </message>
    <message>
        <source>An expression has at most %1 characters; this one has %2.</source>
        <translation>表达式最多有 %1 个字符；此表达式有 %2 个。</translation>
    </message>
    <message>
        <source>%1 is not a whole number, which the type %2 needs.</source>
        <translation>%1 不是整数，而类型 %2 需要整数。</translation>
    </message>
    <message>
        <source>%1 is outside of the type %2 (%3 to %4).</source>
        <translation>%1 超出类型 %2 的范围（%3 到 %4）。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2, but the parameter &quot;%3&quot; is given it as %4.</source>
        <translation>&quot;%1&quot; 是%2，但作为%4给了形参 &quot;%3&quot;。</translation>
    </message>
    <message>
        <source>%1 cannot run on &quot;%2&quot;.</source>
        <translation>%1 无法在 &quot;%2&quot; 上运行。</translation>
    </message>
    <message>
        <source>The parameter &quot;%1&quot; has no value.</source>
        <translation>参数 &quot;%1&quot; 没有值。</translation>
    </message>
    <message>
        <source>%1: there is no kernel &quot;%2&quot; in the sources.</source>
        <translation>%1：源代码中没有内核 &quot;%2&quot;。</translation>
    </message>
    <message>
        <source>The step &quot;swap %1, %2&quot;: there is no buffer &quot;%3&quot;.</source>
        <translation>步骤 &quot;swap %1, %2&quot;：没有缓冲区 &quot;%3&quot;。</translation>
    </message>
    <message>
        <source>The step &quot;swap %1, %2&quot; exchanges buffers of different types: %3 and %4.</source>
        <translation>步骤 &quot;swap %1, %2&quot; 交换类型不同的缓冲区：%3 和 %4。</translation>
    </message>
    <message>
        <source>Give it %1.</source>
        <translation>请给出 %1 维。</translation>
    </message>
    <message>
        <source>%1 has the type &quot;%2&quot;, which is no type of a buffer&apos;s elements.</source>
        <translation>%1 的类型 &quot;%2&quot; 不是缓冲区元素的类型。</translation>
    </message>
    <message>
        <source>%1 has the type &quot;%2&quot;, which is neither an OpenCL type nor a struct of the sources.</source>
        <translation>%1 的类型为 &quot;%2&quot;，它既不是 OpenCL 的类型，也不是源代码中的结构体。</translation>
    </message>
    <message>
        <source>%1 has the type %2, but %3 is not supported by this device (%4).</source>
        <translation>%1 的类型为 %2，但此设备（%4）不支持 %3。</translation>
    </message>
    <message>
        <source>%1 cannot be made: images are not supported by this device (%2).</source>
        <translation>无法建立%1：此设备（%2）不支持图像。</translation>
    </message>
    <message>
        <source>%1 takes %2 (%3 bytes), but the device allocates at most %4 (%5 bytes) at once.</source>
        <translation>%1 占用 %2（%3 字节），但设备一次最多分配 %4（%5 字节）。</translation>
    </message>
    <message>
        <source>%1 cannot be in svm memory: that holds buffers.</source>
        <translation>%1 不能放在 svm 内存中：该内存用于缓冲区。</translation>
    </message>
    <message>
        <source>%1 is in svm memory, but svm is not supported by this device (%2).</source>
        <translation>%1 在 svm 内存中，但此设备（%2）不支持 svm。</translation>
    </message>
    <message>
        <source>%1 takes %2, more than the parameters of a kernel can.</source>
        <translation>%1 占用 %2，超过内核形参的限度。</translation>
    </message>
    <message>
        <source>%1 starts at element %2, but &quot;%3&quot; has %4 elements.</source>
        <translation>%1 从元素 %2 开始，但 &quot;%3&quot; 只有 %4 个元素。</translation>
    </message>
    <message>
        <source>%1 takes %2 elements from element %3 on, but &quot;%4&quot; has %5 elements.</source>
        <translation>%1 从元素 %3 起取 %2 个元素，但 &quot;%4&quot; 只有 %5 个元素。</translation>
    </message>
    <message>
        <source>%1 takes a part of the image &quot;%2&quot;.</source>
        <translation>%1 只取图像 &quot;%2&quot; 的一部分。</translation>
    </message>
    <message>
        <source>%1 copies between different types: &quot;%2&quot; holds %3 and &quot;%4&quot; holds %5.</source>
        <translation>%1 在不同类型之间复制：&quot;%2&quot; 存放 %3，而 &quot;%4&quot; 存放 %5。</translation>
    </message>
    <message>
        <source>%1 copies between images of different shapes.</source>
        <translation>%1 在形状不同的图像之间复制。</translation>
    </message>
    <message>
        <source>%1 copies elements %2 to %3 of &quot;%4&quot; onto elements %5 to %6 of the same buffer, and the two overlap.</source>
        <translation>%1 将 &quot;%4&quot; 的元素 %2 到 %3 复制到同一缓冲区的元素 %5 到 %6，两者重叠。</translation>
    </message>
    <message>
        <source>%1 fills an image.</source>
        <translation>%1 填充图像。</translation>
    </message>
    <message>
        <source>%1 of its %2 commands were done, and none took long.</source>
        <translation>共 %2 条命令，已完成 %1 条，其中没有一条耗时很长。</translation>
    </message>
    <message>
        <source>its commands were done one after the other, and none took long.</source>
        <translation>其命令逐条完成，其中没有一条耗时很长。</translation>
    </message>
    <message>
        <source>The worker &quot;%1&quot; could not be started: %2.</source>
        <translation>无法启动工作进程 &quot;%1&quot;：%2。</translation>
    </message>
    <message>
        <source>a whole number was expected</source>
        <translation>此处应为整数</translation>
    </message>
    <message>
        <source>a number was expected</source>
        <translation>此处应为数</translation>
    </message>
    <message>
        <source>a text was expected</source>
        <translation>此处应为文本</translation>
    </message>
    <message>
        <source>a known word was expected</source>
        <translation>此处应为已知的词</translation>
    </message>
    <message>
        <source>a list was expected</source>
        <translation>此处应为列表</translation>
    </message>
    <message>
        <source>a list of %1 was expected</source>
        <translation>此处应为 %1 个值的列表</translation>
    </message>
    <message>
        <source>a map was expected</source>
        <translation>此处应为映射</translation>
    </message>
    <message>
        <source>The file can&apos;t be read: %1.</source>
        <translation>无法读取文件：%1。</translation>
    </message>
    <message>
        <source>it has more events than there can be</source>
        <translation>其事件数超过可能的数量</translation>
    </message>
    <message>
        <source>the local size does not divide the global size</source>
        <translation>局部大小不能整除全局大小</translation>
    </message>
    <message>
        <source>the global size is beyond 32 bits</source>
        <translation>全局大小超过 32 位</translation>
    </message>
    <message>
        <source>it has %1 dimensions</source>
        <translation>它有 %1 维</translation>
    </message>
    <message>
        <source>it has too many work-items</source>
        <translation>其工作项过多</translation>
    </message>
    <message>
        <source>the number of work-items is not that of the recorded groups</source>
        <translation>工作项的数量与所记录的组不符</translation>
    </message>
    <message>
        <source>it has %1 events, more than can be held</source>
        <translation>它有 %1 个事件，超出可容纳的数量</translation>
    </message>
    <message>
        <source>its columns differ in length</source>
        <translation>其各列长度不同</translation>
    </message>
    <message>
        <source>it has too many access sites or objects</source>
        <translation>其访问位置或对象过多</translation>
    </message>
    <message>
        <source>the recorded groups are not in order</source>
        <translation>所记录的组次序不对</translation>
    </message>
    <message>
        <source>the work-items are not in order</source>
        <translation>工作项次序不对</translation>
    </message>
    <message>
        <source>the work-items don&apos;t cover the events</source>
        <translation>工作项没有涵盖所有事件</translation>
    </message>
    <message>
        <source>the elements of %1 have no size</source>
        <translation>%1 的元素没有大小</translation>
    </message>
    <message>
        <source>the access site of line %1 has impossible facts</source>
        <translation>第 %1 行的访问位置的信息不可能成立</translation>
    </message>
    <message>
        <source>the faults are not counted for every access site</source>
        <translation>并非每个访问位置都统计了错误</translation>
    </message>
    <message>
        <source>a fault has an impossible place</source>
        <translation>某个错误的位置不可能成立</translation>
    </message>
    <message>
        <source>The trace buffer has blocks of %1 lanes; there can be 1 to %2.</source>
        <translation>跟踪缓冲区的块有 %1 条通道；可以有 1 到 %2 条。</translation>
    </message>
    <message>
        <source>The trace buffer of %1 words is too short for its tables.</source>
        <translation>跟踪缓冲区有 %1 个字，放不下其各表。</translation>
    </message>
    <message>
        <source>The trace buffer&apos;s table of segments points outside the buffer.</source>
        <translation>跟踪缓冲区的段表指向缓冲区之外。</translation>
    </message>
    <message>
        <source>The trace buffer&apos;s segments overlap: the kernel wrote over their table.</source>
        <translation>跟踪缓冲区的段互相重叠：内核覆盖了段表。</translation>
    </message>
    <message>
        <source>What went wrong at the access site of line %1 can&apos;t be read.</source>
        <translation>无法读取第 %1 行的访问位置出了什么错。</translation>
    </message>
    <message>
        <source>The trace was written by a newer version of Kernelscope (file format %1; this program reads up to %2).</source>
        <translation>此跟踪由更新版本的 Kernelscope 写成（文件格式 %1；本程序最高读取 %2）。</translation>
    </message>
    <message>
        <source>Open it with that version, or trace again.</source>
        <translation>请用该版本打开，或重新跟踪。</translation>
    </message>
    <message>
        <source>The trace was written by an older version of Kernelscope (file format %1; this program reads %2).</source>
        <translation>此跟踪由较旧版本的 Kernelscope 写成（文件格式 %1；本程序读取 %2）。</translation>
    </message>
    <message>
        <source>One run is all that this worker is for.</source>
        <translation>此工作进程只用于一次运行。</translation>
    </message>
    <message>
        <source>This is for the process that judges.</source>
        <translation>这是给负责判断的进程的。</translation>
    </message>
    <message>
        <source>%1 others</source>
        <translation>另外 %1 个</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 及另外 %2 个</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1 failed.</source>
        <translation>%1 次失败。</translation>
    </message>
    <message>
        <source>The build option %1 lets compilers compute floating point numbers in different ways: build without it to see whether the results still differ.</source>
        <translation>构建选项 %1 允许编译器以不同的方式计算浮点数：请不带该选项构建，看看结果是否仍然不同。</translation>
    </message>
    <message>
        <source>Perhaps %1, declared at %2, was read before all of it had a value, which is not seen everywhere; if not, the device&apos;s compiler translated one of the two wrongly.</source>
        <translation>可能 %1 （声明于 %2 ）在其各部分都有值之前就被读取，而这并非处处都能看到；若不是，则是设备的编译器错误地编译了其中之一。</translation>
    </message>
    <message>
        <source>Give it a value where it is declared to see which.</source>
        <translation>在声明处给它一个值，就能看出是哪种情况。</translation>
    </message>
    <message>
        <source>Accesses at %1 went to memory that is not known, through a pointer that was loaded from global memory or made from an integer: they may be out of bounds.</source>
        <translation>%1 处的访问通过从全局内存加载或由整数得到的指针，到了未知的内存：它们可能越界。</translation>
    </message>
    <message>
        <source>%1 computes at %2 with a value that nothing was assigned to.</source>
        <translation>%1 在 %2 处用一个从未被赋值的值进行计算。</translation>
    </message>
    <message>
        <source>A barrier there orders another race for %1, too.</source>
        <translation>那里的屏障也会使 %1 的另一处竞争有序。</translation>
    </message>
    <message>
        <source>A barrier there orders %1 other races for %2, too.</source>
        <translation>那里的屏障也会使 %2 的另外 %1 处竞争有序。</translation>
    </message>
    <message>
        <source>Load into a private variable, put a barrier(%1) after that, and store then.</source>
        <translation>先加载到私有变量，之后放一个 barrier(%1)，然后再存储。</translation>
    </message>
    <message>
        <source>Load into a private variable, put a barrier(%1) after that, and store then; if they happen in different iterations of a loop, put one after the store, too.</source>
        <translation>先加载到私有变量，之后放一个 barrier(%1)，然后再存储；如果它们发生在循环的不同迭代中，存储之后也要放一个。</translation>
    </message>
    <message>
        <source>Something is missing after the last %1.</source>
        <translation>最后一个 %1 之后缺少内容。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a pointer, and what it points at is not known here.</source>
        <translation>&quot;%1&quot; 是指针，此处不知道它所指向的内容。</translation>
    </message>
    <message>
        <source>Assign the element to a private variable and watch that.</source>
        <translation>请把该元素赋给一个私有变量，然后监视该变量。</translation>
    </message>
    <message>
        <source>The expression &quot;%1&quot; uses %2, which is not defined.</source>
        <translation>表达式 &quot;%1&quot; 使用了未定义的 %2。</translation>
    </message>
    <message>
        <source>the format of %1, %2</source>
        <translation>%1 的格式 %2</translation>
    </message>
    <message>
        <source>An access in a block, ^{...}.</source>
        <translation>代码块 ^{...} 中的一次访问。</translation>
    </message>
    <message>
        <source>The accesses at one place of the source can&apos;t be traced: %1.</source>
        <translation>源代码中有一处访问无法跟踪：%1。</translation>
    </message>
    <message>
        <source>%1 uses component %2 of %3 at %4, and a %5 has %6.</source>
        <translation>%1 在 %4 使用 %3 的第 %2 个分量，而 %5 有 %6 个。</translation>
    </message>
    <message>
        <source>%1[%2] depends on what %3 holds before all of it has a value: it is %4 after the traced run, but %5 where unset variables begin with something else; %6 of %7 elements differ.</source>
        <translation>%1[%2] 取决于 %3 在全部得到值之前的内容：在跟踪运行后为 %4，而未赋值的变量以其他内容开始时为 %5；%7 个元素中有 %6 个不同。</translation>
    </message>
    <message>
        <source>A variable starts with whatever was left in its place: give all of it a value first.</source>
        <translation>变量以其位置上遗留的内容开始：请先给它的全部赋值。</translation>
    </message>
    <message>
        <source>It was traced without the compiler&apos;s optimisation: with it, work-items do what the kernel has others do, or leave out what it has them do, so that the device&apos;s compiler seems to have translated the traced kernel wrongly.</source>
        <translation>这次执行是在关闭编译器优化的情况下记录的：开启优化时，一些工作项会执行内核交给其他工作项的操作，或者漏掉内核要它们做的操作，因此设备的编译器似乎错误地翻译了被跟踪的内核。</translation>
    </message>
    <message>
        <source>Check “%1”: %2 of %3 values differ, first %4%5: it is %6, expected %7.</source>
        <translation>检查“%1”：%3 个值中有 %2 个不符，第一个是 %4%5：为 %6，期望 %7。</translation>
    </message>
    <message>
        <source>it is not a valid expression</source>
        <translation>这不是有效的表达式</translation>
    </message>
    <message>
        <source>OpenCL C does not define the value of %1 at %2: it is changed there, and changed or read again, in an unspecified order, which may differ from run to run.</source>
        <translation>OpenCL C 没有规定 %1 在 %2 的值：它在那里被修改，又被修改或读取，次序未作规定，每次运行可能不同。</translation>
    </message>
    <message>
        <source>Write the two as separate statements.</source>
        <translation>请把两者写成各自的语句。</translation>
    </message>
    <message>
        <source>The driver seems to be at fault, not the kernel: built without optimisation, the traced kernel too gives the untraced run&apos;s results.</source>
        <translation>问题似乎在驱动程序，而不在内核：关闭优化编译后，被跟踪的内核也得到未跟踪运行的结果。</translation>
    </message>
    <message>
        <source>Do not rely on what else was found of this launch: build with -cl-opt-disable to trace it without optimisation.</source>
        <translation>不要依赖这次执行中发现的其他问题：请用 -cl-opt-disable 构建，使其在关闭优化的情况下被跟踪。</translation>
    </message>
    <message>
        <source>An update of %1 may be lost: %2, %3, then %4, after a barrier %5.</source>
        <translation>对 %1 的一次更新可能丢失：%2，%3，随后 %4，屏障之后 %5。</translation>
    </message>
    <message>
        <source>Each stores what it made from its own load, and both loads come before both stores, so that the later store does away with what the earlier one did.</source>
        <translation>各自存入由自己读取的值得出的结果，而两次读取都先于两次存入，因此后一次存入抹去了前一次的结果。</translation>
    </message>
    <message>
        <source>If both are to count, load again after the barrier.</source>
        <translation>若两者都应计入，请在屏障之后重新读取。</translation>
    </message>
    <message>
        <source>%1 accesses %2 at %3 as a type that is larger: part of it lies outside the variable.</source>
        <translation>%1 在 %3 把 %2 当作更大的类型访问：其中一部分在该变量之外。</translation>
    </message>
    <message>
        <source>%1 accesses %2 at %3, after the block that it is declared in has ended: the variable is no more then, and anything may lie in its place.</source>
        <translation>%1 在 %3 访问 %2，而声明它的代码块已经结束：此时该变量已不存在，它的位置上可能是任何内容。</translation>
    </message>
    <message>
        <source>Declare it outside of that block.</source>
        <translation>请在该代码块之外声明它。</translation>
    </message>
    <message>
        <source>The signed overflow at %1 may be why: compilers take it that none happens, and may make a loop endless whose end hangs on one.</source>
        <translation>原因可能是 %1 处的有符号溢出：编译器认为不会发生这种溢出，可能会使结束依赖于溢出的循环变成无限循环。</translation>
    </message>
    <message>
        <source>Not all work-items of work-group %1 come to the %2 at %3: %4 was kept away by the condition at %5, whose other branches have theirs at %6.</source>
        <translation>并非工作组 %1 的所有工作项都到达 %3 处的 %2：%4 因 %5 处的条件而未到达，其他分支各自的会合点在 %6。</translation>
    </message>
    <message>
        <source>the global offset, 0</source>
        <translation>全局偏移，0</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 个点</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%2 个点中的 %1 个</translation>
    </message>
    <message>
        <source>Swept: %1, with %2 runs each.</source>
        <translation>参数扫描：%1，每个运行 %2 次。</translation>
    </message>
    <message>
        <source>Swept: %1.</source>
        <translation>参数扫描：%1。</translation>
    </message>
    <message>
        <source>It has no end: no value makes its condition false, and nothing else leads out of it.</source>
        <translation>它没有终点：没有任何值会使其条件为假，也没有别的途径离开循环。</translation>
    </message>
    <message>
        <source>Mend the condition, or leave the loop by a break.</source>
        <translation>请修正条件，或用 break 离开循环。</translation>
    </message>
    <message>
        <source>That may come of an access out of bounds, which was left out: mend that first.</source>
        <translation>这可能源于一次被略去的越界访问：请先修正它。</translation>
    </message>
    <message>
        <source>Each was timed once, which does not tell which is faster.</source>
        <translation>每个只计时一次，无法判断哪个更快。</translation>
    </message>
    <message>
        <source>The wait at %1 is for no event.</source>
        <translation>%1 处没有等待任何事件。</translation>
    </message>
    <message>
        <source>They are in different branches of one statement, so that no barrier can be put between the two: use atomics, give each work-item an element of its own, or take one of them out of the statement, after a barrier(%1).</source>
        <translation>它们位于同一语句的不同分支中，两者之间无法放置屏障：请使用原子函数，为每个工作项提供各自的元素，或者将其中之一移出该语句，放在 barrier(%1) 之后。</translation>
    </message>
    <message>
        <source>If they happen in different iterations of a loop, put a barrier(%1) after the statement.</source>
        <translation>如果它们发生在循环的不同迭代中，请在该语句之后放置一个 barrier(%1)。</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>及另外 %1 个</translation>
    </message>
    <message>
        <source>Both are in a branch that not all work-items of the group take, and all have to come to the barrier: end the branch before it, and begin it again after it.</source>
        <translation>两者都在一个并非该组所有工作项都会进入的分支中，而屏障必须由所有工作项到达：请在屏障之前结束该分支，并在屏障之后重新开始。</translation>
    </message>
    <message>
        <source>It is %1 byte long, which is no multiple of the %2 bytes of a %3.</source>
        <translation>其长度为 %1 字节，不是 %3 的 %2 字节的整数倍。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a file, but a folder.</source>
        <translation>&quot;%1&quot; 不是文件，而是文件夹。</translation>
    </message>
    <message>
        <source>Name a file in it, or another.</source>
        <translation>请指定其中的一个文件，或另一文件。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a file, but a pipe, a socket or a device.</source>
        <translation>&quot;%1&quot; 不是文件，而是管道、套接字或设备。</translation>
    </message>
    <message>
        <source>Put a plain file there, or name another.</source>
        <translation>请在该处放置普通文件，或指定另一文件。</translation>
    </message>
    <message>
        <source>The expression &quot;%1&quot; throws %2, where a number is to be given.</source>
        <translation>表达式 &quot;%1&quot; 抛出 %2，而此处需要给出数。</translation>
    </message>
</context>
<context>
    <name>kernelscope::AccessView</name>
    <message>
        <source>Access</source>
        <translation>访问</translation>
    </message>
    <message>
        <source>Addresses of a sub-group</source>
        <translation>子组的地址</translation>
    </message>
    <message>
        <source>Access sites, the most wasteful first</source>
        <translation>访问位置，浪费最多的在前</translation>
    </message>
    <message>
        <source>The accesses are being counted…</source>
        <translation>正在统计访问…</translation>
    </message>
    <message>
        <source>This launch accesses no buffer, no image and no local memory, so there are no patterns to show.</source>
        <translation>此次启动不访问缓冲区、图像或局部内存，因此没有访问模式可显示。</translation>
    </message>
</context>
<context>
    <name>kernelscope::AddressData</name>
    <message>
        <source>%1 · line %2</source>
        <translation>%1 · 第 %2 行</translation>
    </message>
    <message>
        <source>%1 memory</source>
        <translation>%1内存</translation>
    </message>
    <message>
        <source>Work-item %1</source>
        <translation>工作项 %1</translation>
    </message>
    <message>
        <source>Work-items %1 to %2</source>
        <translation>工作项 %1 到 %2</translation>
    </message>
    <message>
        <source>%1 of %2, phase %3</source>
        <translation>%2 的 %1，阶段 %3</translation>
    </message>
    <message>
        <source>, phase %1 (none in phase %2)</source>
        <translation>，阶段 %1（阶段 %2 中没有）</translation>
    </message>
    <message>
        <source> (it is not made in phase %1, which is shown)</source>
        <translation>（不在所显示的阶段 %1 中）</translation>
    </message>
    <message>
        <source> (time %1 of %2)</source>
        <translation>（第 %1 次，共 %2 次）</translation>
    </message>
    <message>
        <source>All of these accesses lie outside of %1: a model has nothing to say of them.</source>
        <translation>这些访问都在 %1 之外：模型对此无可说明。</translation>
    </message>
    <message>
        <source>1 access lies outside of %1 and is not counted.</source>
        <translation>1 次访问在 %1 之外，不计入。</translation>
    </message>
    <message>
        <source>%1 accesses lie outside of %2 and are not counted.</source>
        <translation>%1 次访问在 %2 之外，不计入。</translation>
    </message>
    <message>
        <source>A model, not a measurement: </source>
        <translation>模型估计，并非测量：</translation>
    </message>
    <message>
        <source>%1 of %2 bytes, all of them used.</source>
        <translation>%1，每次 %2 字节，全部用到。</translation>
    </message>
    <message>
        <source>%1 of %2 bytes for %3 that are used.</source>
        <translation>%1，每次 %2 字节，只用到 %3。</translation>
    </message>
    <message>
        <source> Side by side they would take %1.</source>
        <translation> 若相邻排列则需要 %1。</translation>
    </message>
    <message>
        <source> %1 is wasted.</source>
        <translation> 浪费 %1。</translation>
    </message>
    <message>
        <source>no bank conflicts, %1.</source>
        <translation>没有存储体冲突，%1。</translation>
    </message>
    <message>
        <source>the fullest bank needs %1. Without conflicts, %2 would do.</source>
        <translation>最繁忙的存储体需要 %1。若无冲突，%2 即可。</translation>
    </message>
    <message>
        <source>This model has no banks, so it has nothing to say of local memory.</source>
        <translation>此模型没有存储体，因此对局部内存无可说明。</translation>
    </message>
    <message>
        <source>How an image lies in memory is the device&apos;s secret, so there is no model of it. Drawn are its pixels, row after row.</source>
        <translation>图像在内存中的布局由设备决定而不公开，因此没有模型。此处逐行绘制其像素。</translation>
    </message>
    <message>
        <source>The model has nothing to say of %1 memory.</source>
        <translation>模型对%1内存无可说明。</translation>
    </message>
    <message>
        <source>: this time %1</source>
        <translation>：这一次 %1</translation>
    </message>
    <message>
        <source>: outside of %1</source>
        <translation>：在 %1 之外</translation>
    </message>
    <message>
        <source>, %2 outside of %1</source>
        <translation>，%2 个在 %1 之外</translation>
    </message>
    <message>
        <source>%1 (lane %2) goes outside, to %3.</source>
        <translation>%1（通道 %2）越界，到 %3。</translation>
    </message>
    <message>
        <source>%1 (lane %2) touches %3.</source>
        <translation>%1（通道 %2）访问 %3。</translation>
    </message>
    <message>
        <source>%1 (lane %2) goes outside, to %3: bytes %4 to %5.</source>
        <translation>%1（通道 %2）越界，到 %3：字节 %4 到 %5。</translation>
    </message>
    <message>
        <source>%1 (lane %2) touches %3: bytes %4 to %5.</source>
        <translation>%1（通道 %2）访问 %3：字节 %4 到 %5。</translation>
    </message>
    <message>
        <source>1 transaction</source>
        <translation>1 次事务</translation>
    </message>
    <message>
        <source>%1 transactions</source>
        <translation>%1 次事务</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 字节</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>1 pass</source>
        <translation>1 轮</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 轮</translation>
    </message>
</context>
<context>
    <name>kernelscope::AddressDrawing</name>
    <message>
        <source>work-items</source>
        <translation>工作项</translation>
    </message>
    <message>
        <source> %1 more segments are not drawn.</source>
        <translation> 另有 %1 个段未绘制。</translation>
    </message>
    <message>
        <source> %1 more passes are not drawn.</source>
        <translation> 另有 %1 轮未画出。</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>越界</translation>
    </message>
    <message>
        <source>banks</source>
        <translation>存储体</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>segments</source>
        <translation>段</translation>
    </message>
    <message>
        <source> 1 more segment is not drawn.</source>
        <translation> 另有 1 个段未画出。</translation>
    </message>
    <message>
        <source> 1 more pass is not drawn.</source>
        <translation> 另有 1 轮未画出。</translation>
    </message>
</context>
<context>
    <name>kernelscope::AssemblyModel</name>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>The line of the sources that it comes from</source>
        <translation>它所来自的源代码行</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>指令</translation>
    </message>
</context>
<context>
    <name>kernelscope::AssemblyView</name>
    <message>
        <source>Assembly</source>
        <translation>汇编</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>What Clang compiles for; it need not be there</source>
        <translation>Clang 的编译目标；不必实际存在</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>The kernel or function whose instructions are shown</source>
        <translation>所显示指令所属的内核或函数</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>This project is restricted: nothing of it is compiled until you trust it.</source>
        <translation>此项目受限：在您信任它之前，不会编译其任何内容。</translation>
    </message>
    <message>
        <source>The sources have no kernel, so there is nothing to compile.</source>
        <translation>源代码中没有内核，因此没有可编译的内容。</translation>
    </message>
    <message>
        <source>%1 (function)</source>
        <translation>%1（函数）</translation>
    </message>
    <message>
        <source>The kernels are being compiled…</source>
        <translation>正在编译内核…</translation>
    </message>
</context>
<context>
    <name>kernelscope::Banner</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close this strip</source>
        <translation>关闭此提示条</translation>
    </message>
</context>
<context>
    <name>kernelscope::Breakpoints</name>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Stepping stops here where it is ticked</source>
        <translation>勾选时，单步执行在此停止</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>It stops only where this expression on the variables is not 0; empty: always</source>
        <translation>仅当此变量表达式不为 0 时停止；留空：总是</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1，第 %2 行</translation>
    </message>
    <message>
        <source>Double-click to give it a condition, for example i == 7 &amp;&amp; isnan(sum)</source>
        <translation>双击可设置条件，例如 i == 7 &amp;&amp; isnan(sum)</translation>
    </message>
</context>
<context>
    <name>kernelscope::BufferPicture</name>
    <message>
        <source>The buffer as a picture</source>
        <translation>以图片显示的缓冲区</translation>
    </message>
    <message>
        <source>The buffer as a line</source>
        <translation>以折线显示的缓冲区</translation>
    </message>
    <message>
        <source>How many elements have which values</source>
        <translation>各个值有多少元素</translation>
    </message>
    <message>
        <source>These %1 lie on another machine: of so many there is no picture.</source>
        <translation>这 %1 个在另一台机器上：数量太多，没有图片。</translation>
    </message>
    <message>
        <source>Click to go to the next one.</source>
        <translation>点击转到下一个。</translation>
    </message>
</context>
<context>
    <name>kernelscope::BufferSection</name>
    <message>
        <source>Buffers</source>
        <translation>缓冲区</translation>
    </message>
    <message>
        <source>Add a buffer</source>
        <translation>添加缓冲区</translation>
    </message>
    <message>
        <source>No buffers. A buffer is memory that kernels read and write.</source>
        <translation>没有缓冲区。缓冲区是内核读写的内存。</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Remove buffer</source>
        <translation>移除缓冲区</translation>
    </message>
    <message>
        <source>Nothing uses it. &lt;a href=&apos;remove&apos; style=&apos;color:%1&apos;&gt;Remove %2&lt;/a&gt;</source>
        <translation>没有用到它。&lt;a href=&apos;remove&apos; style=&apos;color:%1&apos;&gt;移除 %2&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Nothing uses the buffer %1</source>
        <translation>没有用到缓冲区 %1</translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation>%1 的更多选项</translation>
    </message>
    <message>
        <source>Remove buffer %1</source>
        <translation>移除缓冲区 %1</translation>
    </message>
    <message>
        <source>extent %1 of %2</source>
        <translation>%2 的第 %1 维大小</translation>
    </message>
    <message>
        <source>Add a dimension to %1</source>
        <translation>为 %1 添加一个维度</translation>
    </message>
    <message>
        <source>Add a dimension</source>
        <translation>添加维度</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>from</source>
        <translation>从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Move buffer</source>
        <translation>移动缓冲区</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制一份</translation>
    </message>
    <message>
        <source>Duplicate buffer</source>
        <translation>复制一份缓冲区</translation>
    </message>
    <message>
        <source>Remove the last dimension</source>
        <translation>移除最后一个维度</translation>
    </message>
    <message>
        <source>Remove a dimension</source>
        <translation>移除维度</translation>
    </message>
    <message>
        <source>Read back after the run</source>
        <translation>运行后回读</translation>
    </message>
    <message>
        <source>Read back</source>
        <translation>回读</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>On the device</source>
        <translation>在设备上</translation>
    </message>
    <message>
        <source>Use the host&apos;s pointer</source>
        <translation>使用主机指针</translation>
    </message>
    <message>
        <source>Allocated by the host</source>
        <translation>由主机分配</translation>
    </message>
    <message>
        <source>Shared virtual</source>
        <translation>共享虚拟</translation>
    </message>
    <message>
        <source>Choose a file for %1</source>
        <translation>为 %1 选择文件</translation>
    </message>
</context>
<context>
    <name>kernelscope::BufferView</name>
    <message>
        <source>Buffer</source>
        <translation>缓冲区</translation>
    </message>
    <message>
        <source>The buffer of the run that is shown</source>
        <translation>所显示的运行缓冲区</translation>
    </message>
    <message>
        <source>Buffers of the run</source>
        <translation>运行的缓冲区</translation>
    </message>
    <message>
        <source>Contents of the buffer</source>
        <translation>缓冲区内容</translation>
    </message>
    <message>
        <source>Slice of the buffer, its slowest dimension</source>
        <translation>缓冲区的切片，变化最慢的维度</translation>
    </message>
    <message>
        <source>go to [index]</source>
        <translation>转到 [索引]</translation>
    </message>
    <message>
        <source>Go to an element by its index</source>
        <translation>按索引转到元素</translation>
    </message>
    <message>
        <source>Show the buffer as</source>
        <translation>缓冲区显示为</translation>
    </message>
    <message>
        <source>How the buffer is shown</source>
        <translation>缓冲区的显示方式</translation>
    </message>
    <message>
        <source>the pinned run</source>
        <translation>固定的运行</translation>
    </message>
    <message>
        <source>the run before</source>
        <translation>上一次运行</translation>
    </message>
    <message>
        <source>No difference to %1. %2</source>
        <translation>与%1没有差值。%2</translation>
    </message>
    <message>
        <source>As in %1: all %2 numbers are the same.</source>
        <translation>与%1一致：全部 %2 个数相同。</translation>
    </message>
    <message>
        <source>Difference to %1</source>
        <translation>与%1的差值</translation>
    </message>
    <message>
        <source>%1 of %2 numbers differ, from %3 to %4</source>
        <translation>%2 个数中有 %1 个不同，从 %3 到 %4</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Copy, save or load the contents, or write numbers otherwise</source>
        <translation>复制、保存或加载内容，或改变数字的写法</translation>
    </message>
    <message>
        <source>Copy the selected cells</source>
        <translation>复制所选单元格</translation>
    </message>
    <message>
        <source>Save the contents…</source>
        <translation>保存内容…</translation>
    </message>
    <message>
        <source>Start with the contents of a file…</source>
        <translation>以文件内容作为初始值…</translation>
    </message>
    <message>
        <source>Show who wrote the chosen element</source>
        <translation>显示所选元素由谁写入</translation>
    </message>
    <message>
        <source>Show what the chosen element was made of</source>
        <translation>显示所选元素由什么得出</translation>
    </message>
    <message>
        <source>Show another buffer beside this one</source>
        <translation>在旁边显示另一个缓冲区</translation>
    </message>
    <message>
        <source>Show the difference to the run before</source>
        <translation>显示与上一次运行的差值</translation>
    </message>
    <message>
        <source>Show the difference to the pinned run</source>
        <translation>显示与固定运行的差值</translation>
    </message>
    <message>
        <source>Pin this run, to compare later ones with it</source>
        <translation>固定此次运行，供以后比较</translation>
    </message>
    <message>
        <source>Decimal</source>
        <translation>十进制</translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <translation>十六进制</translation>
    </message>
    <message>
        <source>Scientific</source>
        <translation>科学计数</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>二进制位</translation>
    </message>
    <message>
        <source>Type an index, or one for each dimension, as 3, 4, and press Enter to bring that element into sight.</source>
        <translation>输入一个索引，或每个维度各一个（如 3, 4），按回车键即可显示该元素。</translation>
    </message>
    <message>
        <source>There is no such element: %1 has %2. Type an index, or one for each dimension, as 3, 4.</source>
        <translation>没有这个元素：%1 有 %2。请输入一个索引，或每个维度各一个，如 3, 4。</translation>
    </message>
    <message>
        <source>This run is pinned. After another one, this menu shows the difference to it.</source>
        <translation>已固定这次运行。再运行一次后，可在此菜单中显示与它的差异。</translation>
    </message>
    <message>
        <source>%1 has no elements.</source>
        <translation>%1 没有元素。</translation>
    </message>
    <message>
        <source>%1 was not read back from the device, so its contents can&apos;t be shown. “Read back after the run” in its menu in the set-up brings them.</source>
        <translation>%1 未从设备回读，因此无法显示其内容。在设置中该缓冲区的菜单里选择“运行后回读”即可显示。</translation>
    </message>
    <message>
        <source>The project has no buffers, so a run leaves no contents to show.</source>
        <translation>该项目没有缓冲区，因此运行后没有可显示的内容。</translation>
    </message>
    <message>
        <source>slice</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>The slices are 0 to %1.</source>
        <translation>切片为 0 到 %1。</translation>
    </message>
</context>
<context>
    <name>kernelscope::CellAccessModel</name>
    <message>
        <source> (%1 %)</source>
        <translation>（%1 %）</translation>
    </message>
    <message>
        <source>The bits as a whole number: %1</source>
        <translation>按整数解读的位：%1</translation>
    </message>
    <message>
        <source>Choose it to go to this moment.</source>
        <translation>选择即可转到此时刻。</translation>
    </message>
    <message>
        <source>Still to come. Choose it to go to this moment.</source>
        <translation>尚未发生。选择即可转到此时刻。</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Work-item</source>
        <translation>工作项</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>访问</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>kernelscope::CheckSection</name>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Add a check</source>
        <translation>添加检查</translation>
    </message>
    <message>
        <source>Compare a buffer</source>
        <translation>比较缓冲区</translation>
    </message>
    <message>
        <source>State a condition</source>
        <translation>给出条件</translation>
    </message>
    <message>
        <source>No checks. A check says what a buffer must hold after a run.</source>
        <translation>没有检查。检查说明缓冲区在运行后必须包含的内容。</translation>
    </message>
    <message>
        <source>Not made in the last run: what the trace found could crash or hang the device</source>
        <translation>上次运行未进行：跟踪发现的问题可能使设备崩溃或挂起</translation>
    </message>
    <message>
        <source>Passed in the last run</source>
        <translation>上次运行通过</translation>
    </message>
    <message>
        <source>Failed in the last run</source>
        <translation>上次运行未通过</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>must hold</source>
        <translation>必须成立</translation>
    </message>
    <message>
        <source>condition of the check</source>
        <translation>检查的条件</translation>
    </message>
    <message>
        <source>when</source>
        <translation>当</translation>
    </message>
    <message>
        <source>always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>name of the check</source>
        <translation>检查的名称</translation>
    </message>
    <message>
        <source>unnamed check</source>
        <translation>未命名的检查</translation>
    </message>
    <message>
        <source>Remove the check</source>
        <translation>移除检查</translation>
    </message>
    <message>
        <source>buffer</source>
        <translation>缓冲区</translation>
    </message>
    <message>
        <source>buffer of the check</source>
        <translation>检查的缓冲区</translation>
    </message>
    <message>
        <source>element</source>
        <translation>元素</translation>
    </message>
    <message>
        <source>element to compare</source>
        <translation>要比较的元素</translation>
    </message>
    <message>
        <source>equals</source>
        <translation>等于</translation>
    </message>
    <message>
        <source>expression</source>
        <translation>表达式</translation>
    </message>
    <message>
        <source>file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>absolute</source>
        <translation>绝对</translation>
    </message>
    <message>
        <source>relative</source>
        <translation>相对</translation>
    </message>
</context>
<context>
    <name>kernelscope::ChecksPanel</name>
    <message>
        <source>failed</source>
        <translation>未通过</translation>
    </message>
    <message>
        <source>passed, in this run</source>
        <translation>本次运行通过</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>存疑</translation>
    </message>
    <message>
        <source>%1, traced and untraced</source>
        <translation>%1，跟踪与未跟踪</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>%1 checks passed</source>
        <translation>%1 项检查通过</translation>
    </message>
    <message>
        <source>List them</source>
        <translation>逐项列出</translation>
    </message>
    <message>
        <source>not listed</source>
        <translation>未列出</translation>
    </message>
    <message>
        <source>%1 more checks</source>
        <translation>另外 %1 项检查</translation>
    </message>
    <message>
        <source>all passed</source>
        <translation>全部通过</translation>
    </message>
    <message>
        <source>%1 of them failed</source>
        <translation>其中 %1 项未通过</translation>
    </message>
</context>
<context>
    <name>kernelscope::ChoiceBox</name>
    <message>
        <source>Change %1</source>
        <translation>更改%1</translation>
    </message>
</context>
<context>
    <name>kernelscope::CodeAssist</name>
    <message>
        <source>This needs clangd, which reads the sources. Install it (on Debian and Ubuntu: apt install clangd) and start Kernelscope again.</source>
        <translation>这需要能读取源代码的 clangd。请安装它（Debian 和 Ubuntu：apt install clangd）并重新启动 Kernelscope。</translation>
    </message>
    <message>
        <source>These are words. With clangd installed (on Debian and Ubuntu: apt install clangd) they come with signatures and documentation.</source>
        <translation>这些只是单词。安装 clangd（Debian 和 Ubuntu：apt install clangd）后会附带签名和文档。</translation>
    </message>
    <message>
        <source>No name stands at the cursor.</source>
        <translation>光标处没有名称。</translation>
    </message>
    <message>
        <source>No definition of %1 is known.</source>
        <translation>不知道 %1 的定义。</translation>
    </message>
    <message>
        <source>%1 is built into OpenCL C.</source>
        <translation>%1 是 OpenCL C 内建的。</translation>
    </message>
    <message>
        <source>%1 is defined in %2, outside of the project.</source>
        <translation>%1 在项目之外的 %2 中定义。</translation>
    </message>
    <message>
        <source>No use of %1 is known.</source>
        <translation>不知道 %1 的任何使用处。</translation>
    </message>
    <message>
        <source>It was not renamed: %1</source>
        <translation>未重命名：%1</translation>
    </message>
    <message>
        <source>Nothing was to be renamed.</source>
        <translation>没有需要重命名的内容。</translation>
    </message>
    <message>
        <source>Renamed to %1 in %2 of %3.</source>
        <translation>已重命名为 %1：%2，在 %3 中。</translation>
    </message>
    <message>
        <source>The text was not formatted: %1</source>
        <translation>文本未格式化：%1</translation>
    </message>
    <message>
        <source>Nothing was to be formatted.</source>
        <translation>没有需要格式化的内容。</translation>
    </message>
    <message>
        <source>%1 was formatted.</source>
        <translation>%1 已格式化。</translation>
    </message>
    <message>
        <source>The compiler proposes no change of this line.</source>
        <translation>编译器对此行没有提出修改建议。</translation>
    </message>
    <message>
        <source>1 place</source>
        <translation>1 处</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1 处</translation>
    </message>
    <message>
        <source>1 text</source>
        <translation>1 个文本</translation>
    </message>
    <message>
        <source>%1 texts</source>
        <translation>%1 个文本</translation>
    </message>
    <message>
        <source>%1 is part of OpenCL C and can&apos;t be renamed.</source>
        <translation>%1 是 OpenCL C 的一部分，不能重命名。</translation>
    </message>
    <message>
        <source>It was not renamed: %1 is too large to be searched to its end.</source>
        <translation>未重命名：%1 太大，无法完整搜索。</translation>
    </message>
</context>
<context>
    <name>kernelscope::ColourButton</name>
    <message>
        <source>Colour of %1</source>
        <translation>%1 的颜色</translation>
    </message>
    <message>
        <source>%1: choose a colour</source>
        <translation>%1：选择颜色</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>更改%1</translation>
    </message>
</context>
<context>
    <name>kernelscope::CompareModel</name>
    <message>
        <source>Launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Global size</source>
        <translation>全局大小</translation>
    </message>
    <message>
        <source>Local size</source>
        <translation>局部大小</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>最快</translation>
    </message>
    <message>
        <source>Slowest</source>
        <translation>最慢</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>相对于 %1</translation>
    </message>
</context>
<context>
    <name>kernelscope::CompareView</name>
    <message>
        <source>Compare with the fastest</source>
        <translation>与最快的比较</translation>
    </message>
    <message>
        <source>Compare all with %1</source>
        <translation>全部与 %1 比较</translation>
    </message>
    <message>
        <source>Save as picture…</source>
        <translation>保存为图片…</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>What is drawn</source>
        <translation>绘制内容</translation>
    </message>
    <message>
        <source>Time, or the work that is done in it; of the sweep, or of the last run</source>
        <translation>时间，或其间完成的工作量；取自参数扫描或上次运行</translation>
    </message>
    <message>
        <source>What all are compared with</source>
        <translation>全部的比较对象</translation>
    </message>
    <message>
        <source>The launch that the ratios are to; right-click a launch to choose it</source>
        <translation>比值所相对的启动；右键单击某次启动即可选择</translation>
    </message>
    <message>
        <source>Times, drawn</source>
        <translation>时间图</translation>
    </message>
    <message>
        <source>Runs and their times</source>
        <translation>各次运行及其时间</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>Last run</source>
        <translation>上次运行</translation>
    </message>
    <message>
        <source>against the fastest</source>
        <translation>相对于最快的</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>相对于 %1</translation>
    </message>
    <message>
        <source>The first run of the sweep is at work.</source>
        <translation>参数扫描的第一次运行正在进行。</translation>
    </message>
    <message>
        <source>No run of the sweep gave times. %1</source>
        <translation>参数扫描没有任何一次运行给出时间。%1</translation>
    </message>
    <message>
        <source>The plan has no steps, so there is nothing to compare. Add a launch to it.</source>
        <translation>计划没有步骤，因此没有可比较的内容。请添加一次启动。</translation>
    </message>
    <message>
        <source>The run launched no kernel, so there are no times to compare.</source>
        <translation>运行没有启动任何内核，因此没有可比较的时间。</translation>
    </message>
    <message>
        <source>The sweep was not run yet, so there is nothing to compare.</source>
        <translation>参数扫描尚未运行，因此没有可比较的内容。</translation>
    </message>
    <message>
        <source>Nothing was run yet, so there is nothing to compare.</source>
        <translation>尚未运行，因此没有可比较的内容。</translation>
    </message>
    <message>
        <source>These are the times of an earlier run: the project was changed since, or the newest run gave none.</source>
        <translation>这是较早一次运行的时间：此后项目有改动，或最近的运行没有给出时间。</translation>
    </message>
    <message>
        <source>This is the sweep of an earlier state: the project was changed since.</source>
        <translation>这是较早状态的参数扫描：此后项目有改动。</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>参数扫描</translation>
    </message>
    <message>
        <source>Run (F5)</source>
        <translation>运行 (F5)</translation>
    </message>
</context>
<context>
    <name>kernelscope::ComparisonDialog</name>
    <message>
        <source>Compare with the disk</source>
        <translation>与磁盘比较</translation>
    </message>
    <message>
        <source>Lines with − are on the disk alone, those with + here alone.</source>
        <translation>带 − 的行只在磁盘上，带 + 的行只在此处。</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>差异</translation>
    </message>
</context>
<context>
    <name>kernelscope::CompletionPopup</name>
    <message>
        <source>Completion</source>
        <translation>补全</translation>
    </message>
    <message>
        <source>What may stand here</source>
        <translation>此处可以填写的内容</translation>
    </message>
</context>
<context>
    <name>kernelscope::DevicePicker</name>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>The device that the next run uses</source>
        <translation>下次运行所用的设备</translation>
    </message>
    <message>
        <source>%1: being asked…</source>
        <translation>%1：正在询问…</translation>
    </message>
    <message>
        <source>%1: no device</source>
        <translation>%1：没有设备</translation>
    </message>
    <message>
        <source>Looking for devices…</source>
        <translation>正在查找设备…</translation>
    </message>
    <message>
        <source>No device</source>
        <translation>没有设备</translation>
    </message>
    <message>
        <source>%1
The device that the next run uses</source>
        <translation>%1
下次运行所用的设备</translation>
    </message>
    <message>
        <source>%1: in use</source>
        <translation>%1：使用中</translation>
    </message>
</context>
<context>
    <name>kernelscope::DeviceView</name>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Memory regions</source>
        <translation>内存区域</translation>
    </message>
    <message>
        <source>Properties of the device</source>
        <translation>设备的属性</translation>
    </message>
    <message>
        <source>The devices are being listed.</source>
        <translation>正在列出设备。</translation>
    </message>
</context>
<context>
    <name>kernelscope::EditorTabs</name>
    <message>
        <source>… %1 more characters of this line are not shown. A text with such a line can&apos;t be edited here.</source>
        <translation>… 此行还有 %1 个字符未显示。含有这种行的文本不能在此编辑。</translation>
    </message>
    <message>
        <source>%1 has a line of more than %2 characters: it is run and saved as it is, but it can&apos;t be edited here.</source>
        <translation>%1 有一行超过 %2 个字符：它会原样运行和保存，但不能在这里编辑。</translation>
    </message>
    <message>
        <source>Sources and notes</source>
        <translation>源代码和说明</translation>
    </message>
    <message>
        <source>The project has no source yet.</source>
        <translation>项目还没有源文件。</translation>
    </message>
    <message>
        <source>New source</source>
        <translation>新建源文件</translation>
    </message>
    <message>
        <source>project file</source>
        <translation>项目文件</translation>
    </message>
    <message>
        <source>The project file as text</source>
        <translation>文本形式的项目文件</translation>
    </message>
    <message>
        <source>%1, not saved</source>
        <translation>%1，未保存</translation>
    </message>
    <message>
        <source>%1, with errors</source>
        <translation>%1，有错误</translation>
    </message>
    <message>
        <source>%1, not saved, with errors</source>
        <translation>%1，未保存，有错误</translation>
    </message>
</context>
<context>
    <name>kernelscope::EventModel</name>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Waited</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>速率</translation>
    </message>
    <message>
        <source>Bytes moved by the command&apos;s duration</source>
        <translation>移动的字节数除以命令的时长</translation>
    </message>
    <message>
        <source>%1 (cached)</source>
        <translation>%1（已缓存）</translation>
    </message>
    <message>
        <source>host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>build %1</source>
        <translation>构建 %1</translation>
    </message>
    <message>
        <source>first launch of %1</source>
        <translation>首次启动 %1</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>已入队</translation>
    </message>
    <message>
        <source>submitted</source>
        <translation>已提交</translation>
    </message>
    <message>
        <source>started</source>
        <translation>已开始</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>%1, queue %2</source>
        <translation>%1，队列 %2</translation>
    </message>
    <message>
        <source>duration %1</source>
        <translation>时长 %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>moved %1</source>
        <translation>传输 %1</translation>
    </message>
</context>
<context>
    <name>kernelscope::ExpressionEdit</name>
    <message>
        <source>Change %1</source>
        <translation>更改%1</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>当前%1</translation>
    </message>
    <message>
        <source>%1: a number, or an expression of the parameters</source>
        <translation>%1：一个数，或由参数构成的表达式</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1：%2 %3</translation>
    </message>
</context>
<context>
    <name>kernelscope::FilmItems</name>
    <message>
        <source>After each phase; a bar below: written in it</source>
        <translation>每个阶段之后；下方有横条：在该阶段写入</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <translation>阶段 %1</translation>
    </message>
</context>
<context>
    <name>kernelscope::FindBar</name>
    <message>
        <source>Find and replace</source>
        <translation>查找和替换</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>What to find</source>
        <translation>查找内容</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>替换为</translation>
    </message>
    <message>
        <source>Distinguish capital and small letters</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>W</source>
        <comment>whole words</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>全字匹配</translation>
    </message>
    <message>
        <source>All</source>
        <comment>all texts</comment>
        <translation>全部</translation>
    </message>
    <message>
        <source>In all sources and the notes</source>
        <translation>在所有源文件和说明中</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>查找结果</translation>
    </message>
    <message>
        <source>The one before (Shift+F3)</source>
        <translation>上一个 (Shift+F3)</translation>
    </message>
    <message>
        <source>The next one (F3)</source>
        <translation>下一个 (F3)</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Replace the chosen one and go to the next</source>
        <translation>替换所选并转到下一个</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>全部替换</translation>
    </message>
    <message numerus="yes">
        <source>%Ln replaced.</source>
        <translation>
            <numerusform>已替换 %Ln 处。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>未找到。</translation>
    </message>
    <message>
        <source>The search takes too long. Make the pattern simpler.</source>
        <translation>查找时间过长。请简化模式。</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>超过 %1</translation>
    </message>
    <message numerus="yes">
        <source> in %n texts</source>
        <translation>
            <numerusform>，在 %n 个文本中</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2%3</source>
        <translation>%1 / %2%3</translation>
    </message>
    <message>
        <source>%1 found%2</source>
        <translation>找到 %1 处%2</translation>
    </message>
    <message>
        <source>A regular expression; $1 to $9 in what replaces it are its groups</source>
        <translation>正则表达式；替换内容中的 $1 至 $9 是其分组</translation>
    </message>
    <message>
        <source>Replace all that was found, as one step of undo</source>
        <translation>替换全部查找结果，撤销时为一步</translation>
    </message>
</context>
<context>
    <name>kernelscope::GoToPopup</name>
    <message>
        <source>What matches</source>
        <translation>匹配项</translation>
    </message>
    <message>
        <source>Nothing here has such a name.</source>
        <translation>此处没有这个名称。</translation>
    </message>
</context>
<context>
    <name>kernelscope::GroupPicker</name>
    <message>
        <source>%1, execution %2 of %3</source>
        <translation>%1，第 %2 次执行，共 %3 次</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>The launch whose trace is shown</source>
        <translation>所显示跟踪的启动</translation>
    </message>
    <message>
        <source>Work-group</source>
        <translation>工作组</translation>
    </message>
    <message>
        <source>Choose the work-group that is shown</source>
        <translation>选择要显示的工作组</translation>
    </message>
    <message>
        <source>Work-item</source>
        <translation>工作项</translation>
    </message>
    <message>
        <source>Choose a work-item to light up</source>
        <translation>选择要突出显示的工作项</translation>
    </message>
    <message>
        <source>Work-groups</source>
        <translation>工作组</translation>
    </message>
    <message>
        <source>Work-items</source>
        <translation>工作项</translation>
    </message>
    <message>
        <source>work-group</source>
        <translation>工作组</translation>
    </message>
    <message>
        <source>work-item</source>
        <translation>工作项</translation>
    </message>
    <message>
        <source>work-group %1</source>
        <translation>工作组 %1</translation>
    </message>
    <message>
        <source>group %1</source>
        <translation>组 %1</translation>
    </message>
    <message>
        <source>work-item %1</source>
        <translation>工作项 %1</translation>
    </message>
    <message>
        <source>item %1</source>
        <translation>项 %1</translation>
    </message>
    <message>
        <source>all work-items</source>
        <translation>所有工作项</translation>
    </message>
    <message>
        <source>all items</source>
        <translation>所有项</translation>
    </message>
    <message>
        <source> Red corner: a problem was found there, in %1 of %2, the first of them %3.</source>
        <translation> 红角：在该处发现问题，%2 个中有 %1 个，第一个为 %3。</translation>
    </message>
    <message>
        <source>Filled: recorded. In full colour: the one that is shown.</source>
        <translation>填充：已记录。全色：正在显示的。</translation>
    </message>
    <message>
        <source>Local ids. Filled: accesses memory in this phase. In full colour: the chosen one; choose it again to let it go.</source>
        <translation>局部 ID。填充：在本阶段访问内存。全色：所选的；再次选择可取消。</translation>
    </message>
</context>
<context>
    <name>kernelscope::GuessMark</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Guessed:</source>
        <translation>推测：</translation>
    </message>
    <message>
        <source>Guessed values: confirm them</source>
        <translation>推测的值：请确认</translation>
    </message>
    <message>
        <source>Confirm a guess</source>
        <translation>确认推测</translation>
    </message>
    <message>
        <source>Confirm %1</source>
        <translation>确认 %1</translation>
    </message>
    <message>
        <source>Confirm these %1</source>
        <translation>确认这 %1 项</translation>
    </message>
</context>
<context>
    <name>kernelscope::HeatMargin</name>
    <message>
        <source>by the model</source>
        <translation>按模型</translation>
    </message>
    <message>
        <source>accesses</source>
        <translation>访问</translation>
    </message>
    <message>
        <source>What each line costs by the model that Access uses: transactions of global memory, passes over the banks of local memory</source>
        <translation>按“访问”视图的模型，每一行的开销：全局内存的事务、局部内存存储体的轮次</translation>
    </message>
    <message>
        <source>How often each line accessed memory, in the work-groups that the trace recorded, of all launches</source>
        <translation>每一行访问内存的次数，取所有启动中已记录的工作组</translation>
    </message>
    <message>
        <source>1 access in the trace</source>
        <translation>跟踪中 1 次访问</translation>
    </message>
    <message>
        <source>%1 accesses in the trace</source>
        <translation>跟踪中 %1 次访问</translation>
    </message>
    <message>
        <source>, of the text before the edit</source>
        <translation>，针对编辑之前的文本</translation>
    </message>
    <message>
        <source>By the model %1 transactions or passes of the launch that is shown; </source>
        <translation>按模型，所显示启动的 %1 次事务或轮次；</translation>
    </message>
</context>
<context>
    <name>kernelscope::HostsDialog</name>
    <message>
        <source>Other machines</source>
        <translation>其他机器</translation>
    </message>
    <message>
        <source>Machines whose devices can be used from here, over ssh. Kernelscope has to be installed there, and ssh has to connect with a key, without asking. Their devices are in the list of devices.</source>
        <translation>可以从此处通过 ssh 使用其设备的机器。那里必须安装 Kernelscope，且 ssh 必须用密钥连接，不询问密码。它们的设备会出现在设备列表中。</translation>
    </message>
    <message>
        <source>None so far.</source>
        <translation>目前没有。</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Forget the machine that is chosen in the list</source>
        <translation>移除列表中所选的机器</translation>
    </message>
    <message>
        <source>lab</source>
        <translation>lab</translation>
    </message>
    <message>
        <source>Name of the machine</source>
        <translation>机器名称</translation>
    </message>
    <message>
        <source>student@gpu1.example.org</source>
        <translation>student@gpu1.example.org</translation>
    </message>
    <message>
        <source>Where ssh connects to</source>
        <translation>ssh 的连接目标</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Connect to</source>
        <translation>连接到</translation>
    </message>
    <message>
        <source>no device</source>
        <translation>没有设备</translation>
    </message>
    <message>
        <source>being asked…</source>
        <translation>正在询问…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Something is at work. Stop it, or wait for its end, before a machine is replaced.</source>
        <translation>有任务正在进行。请先停止或等待其结束，再替换机器。</translation>
    </message>
    <message>
        <source>Something is at work. Stop it, or wait for its end, before a machine is removed.</source>
        <translation>有任务正在进行。请先停止或等待其结束，再移除机器。</translation>
    </message>
</context>
<context>
    <name>kernelscope::IdPopup</name>
    <message>
        <source>Type an id, for example 3 or 3, 1</source>
        <translation>输入 ID，例如 3 或 3, 1</translation>
    </message>
</context>
<context>
    <name>kernelscope::ImagePreview</name>
    <message>
        <source>The buffer as a picture</source>
        <translation>以图片显示的缓冲区</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, drawn opaque</source>
        <translation>%1 × %2 像素，按不透明绘制</translation>
    </message>
</context>
<context>
    <name>kernelscope::KernelOpening</name>
    <message>
        <source>The set-up could not be guessed; the project stays as it is.</source>
        <translation>无法推测配置；项目保持不变。</translation>
    </message>
    <message>
        <source>Guess the set-up for %1</source>
        <translation>推测 %1 的配置</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>试运行</translation>
    </message>
    <message>
        <source>Run the kernel on the device a few times, to find the sizes that it uses</source>
        <translation>在设备上运行内核几次，以找出它使用的大小</translation>
    </message>
    <message>
        <source>Other kernel…</source>
        <translation>其他内核…</translation>
    </message>
    <message>
        <source>Guess the set-up for another kernel of the sources</source>
        <translation>推测源代码中另一个内核的配置</translation>
    </message>
    <message>
        <source>The set-up for %1 is a guess: the notes say what to look at. Trying it finds the sizes that the kernel uses.</source>
        <translation>%1 的配置是推测的：说明中列出了需要注意之处。试运行可找出内核使用的大小。</translation>
    </message>
    <message>
        <source>Guess again</source>
        <translation>重新推测</translation>
    </message>
    <message>
        <source>Guess the set-up from the sources as they are now</source>
        <translation>根据当前的源代码推测配置</translation>
    </message>
    <message>
        <source>The sources can&apos;t be read: Problems lists what is wrong with them.</source>
        <translation>无法读取源代码：“问题”中列出了其中的错误。</translation>
    </message>
    <message>
        <source>This is C++, not OpenCL C: no set-up can be guessed for it.</source>
        <translation>这是 C++，不是 OpenCL C：无法为其推测配置。</translation>
    </message>
    <message>
        <source>%1, which the sources include, is not beside them.</source>
        <translation>源代码包含的 %1 不在其旁边。</translation>
    </message>
    <message>
        <source>Find it…</source>
        <translation>查找…</translation>
    </message>
    <message>
        <source>Choose the file; its text becomes one of the project&apos;s</source>
        <translation>选择文件；其文本将成为项目的一部分</translation>
    </message>
    <message>
        <source>The sources leave %1 to the program that builds them.</source>
        <translation>源代码将 %1 留给构建它们的程序决定。</translation>
    </message>
    <message>
        <source>Define them</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>Define numbers and types by their names; the set-up lists them, to be changed</source>
        <translation>按名称定义数值和类型；配置中会列出，可以修改</translation>
    </message>
    <message>
        <source>The sources need %1.</source>
        <translation>源代码需要 %1。</translation>
    </message>
    <message>
        <source> and </source>
        <translation> 和 </translation>
    </message>
    <message>
        <source>There is no kernel in the sources: a function marked “__kernel”.</source>
        <translation>源代码中没有内核：即标有“__kernel”的函数。</translation>
    </message>
    <message>
        <source>Define what is missing</source>
        <translation>定义缺少的内容</translation>
    </message>
    <message>
        <source>The file was not added.</source>
        <translation>文件未添加。</translation>
    </message>
    <message>
        <source>The include leads out of the project&apos;s folder: change it to “%1”.</source>
        <translation>该 include 指向项目文件夹之外：请改为“%1”。</translation>
    </message>
    <message>
        <source>There is no folder for temporary files.</source>
        <translation>没有临时文件夹。</translation>
    </message>
    <message>
        <source>The kernel could not be tried.</source>
        <translation>无法试运行内核。</translation>
    </message>
    <message>
        <source>%1 could not be started.</source>
        <translation>无法启动 %1。</translation>
    </message>
    <message>
        <source>Trying %1 on %2…</source>
        <translation>正在 %2 上试运行 %1…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>End the trial; the set-up stays as it is</source>
        <translation>结束试运行；配置保持不变</translation>
    </message>
    <message>
        <source>The trial gave no set-up; the guess stays.</source>
        <translation>试运行没有得出配置；保留推测。</translation>
    </message>
    <message>
        <source>Take the sizes that %1 uses</source>
        <translation>采用 %1 使用的大小</translation>
    </message>
    <message>
        <source>The launch can&apos;t be set up as it was captured; its source is open.</source>
        <translation>无法按捕获的内容配置该启动；其源代码已打开。</translation>
    </message>
    <message>
        <source>Set up the captured launch</source>
        <translation>配置捕获的启动</translation>
    </message>
    <message>
        <source>This is a launch of %1 as it was captured. The notes say where it comes from.</source>
        <translation>这是捕获的 %1 的一次启动。说明中写明了它的来源。</translation>
    </message>
    <message>
        <source>The preprocessor leaves out all kernels of the sources.</source>
        <translation>预处理器略去了源码中的所有内核。</translation>
    </message>
    <message>
        <source>Define %1</source>
        <translation>定义 %1</translation>
    </message>
    <message>
        <source>Have %1, which is left out: %2</source>
        <translation>启用被略去的 %1：%2</translation>
    </message>
    <message>
        <source>The program that builds the sources defines a macro first: they have an #error without one.</source>
        <translation>构建这些源文件的程序会先定义一个宏：没有它，源文件就会以 #error 结束。</translation>
    </message>
    <message>
        <source>Define this macro; the set-up lists it, to be changed</source>
        <translation>定义这个宏；设置中会列出它，可以在那里修改</translation>
    </message>
    <message>
        <source>Add a source…</source>
        <translation>添加源文件…</translation>
    </message>
    <message>
        <source>Choose a file that the sources need; its text becomes one of them</source>
        <translation>选择源文件需要的文件；它的文本会成为其中之一</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>跟踪</translation>
    </message>
    <message>
        <source>Record what the work-items do; Problems then lists what is found</source>
        <translation>记录工作项的行为；“问题”随后列出所发现的内容</translation>
    </message>
    <message>
        <source>Nothing had to be changed.</source>
        <translation>无需更改。</translation>
    </message>
    <message>
        <source>The trial changed %1.</source>
        <translation>试运行更改了 %1。</translation>
    </message>
    <message>
        <source>The set-up for %1 was tried on the device, and nothing was found.</source>
        <translation>%1 的配置已在设备上试运行，没有发现问题。</translation>
    </message>
    <message>
        <source>The sources can be read now: they have the kernel %1.</source>
        <translation>现在可以读取源文件了：其中有内核 %1。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Bring back the set-up that was here</source>
        <translation>恢复原先的设置</translation>
    </message>
</context>
<context>
    <name>kernelscope::KeyboardMap</name>
    <message>
        <source>Keyboard map</source>
        <translation>键盘映射</translation>
    </message>
    <message>
        <source>Filter by name, key or what it does</source>
        <translation>按名称、按键或作用筛选</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>In views</source>
        <translation>在视图中</translation>
    </message>
    <message>
        <source>No key does that.</source>
        <translation>没有这样的按键。</translation>
    </message>
</context>
<context>
    <name>kernelscope::Language</name>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
</context>
<context>
    <name>kernelscope::LaunchModel</name>
    <message>
        <source>Launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Global size</source>
        <translation>全局大小</translation>
    </message>
    <message>
        <source>Local size</source>
        <translation>局部大小</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>最快</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>median %1, fastest %2, slowest %3 of %4 runs</source>
        <translation>中位数 %1，最快 %2，最慢 %3，共 %4 次运行</translation>
    </message>
    <message>
        <source>Kernel %1: %2, from the device&apos;s clock.%3</source>
        <translation>内核 %1：%2，按设备时钟。%3</translation>
    </message>
    <message>
        <source> Compiling may be part of the first time.</source>
        <translation> 第一次的时间可能包含编译。</translation>
    </message>
</context>
<context>
    <name>kernelscope::LineItems</name>
    <message>
        <source>Row %1</source>
        <translation>第 %1 行</translation>
    </message>
</context>
<context>
    <name>kernelscope::LineNotes</name>
    <message>
        <source>%1 (Ctrl+. mends it)</source>
        <translation>%1（Ctrl+. 可修正）</translation>
    </message>
    <message>
        <source>before the edit, %1</source>
        <translation>编辑之前，%1</translation>
    </message>
    <message>
        <source>and %1 more at this line</source>
        <translation>此行另有 %1 条</translation>
    </message>
    <message>
        <source>and %1 more at this line: see Problems</source>
        <translation>此行另有 %1 条：见“问题”</translation>
    </message>
</context>
<context>
    <name>kernelscope::LiveRun</name>
    <message>
        <source>Live was switched off: the last %1 runs crashed or took too long.</source>
        <translation>“实时”已关闭：最近 %1 次运行崩溃或耗时过长。</translation>
    </message>
    <message>
        <source>Switch on</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Run again after each edit</source>
        <translation>每次编辑后重新运行</translation>
    </message>
</context>
<context>
    <name>kernelscope::MainWindow</name>
    <message>
        <source>A project&apos;s set-up stands at the left, its code in the middle, what a run or a trace of it shows at the right. F5 runs it, F6 traces it, Ctrl+P finds everything by its name.</source>
        <translation>左侧是项目的配置，中间是代码，右侧是运行或跟踪的结果。F5 运行，F6 跟踪，Ctrl+P 按名称查找一切。</translation>
    </message>
    <message>
        <source>What the project is: its files and build options, parameters, buffers, the plan of launches and transfers, and checks of what they leave. Sizes and values are expressions of the parameters.</source>
        <translation>项目的内容：文件和构建选项、参数、缓冲区、启动与传输的计划，以及对其结果的检查。大小和值是由参数构成的表达式。</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>The project&apos;s sources and notes. With the cursor in a name, F1 says what the name is, where clangd is installed. Beside the lines stands how often each accessed memory in the last trace.</source>
        <translation>项目的源代码和说明。安装 clangd 后，光标在名称中时按 F1 可查看其含义。行旁显示上次跟踪中该行访问内存的次数。</translation>
    </message>
    <message>
        <source>Projects to open, change and learn from. Each opens as a copy.</source>
        <translation>可供打开、修改和学习的项目。每个都以副本打开。</translation>
    </message>
    <message>
        <source>Rename the kernel %1</source>
        <translation>重命名内核 %1</translation>
    </message>
    <message>
        <source>The file was not added.</source>
        <translation>文件未添加。</translation>
    </message>
    <message>
        <source>Last time you had %1 open.</source>
        <translation>上次打开了 %1。</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>Open what was open, with its views; nothing runs</source>
        <translation>打开上次的项目及其视图；不会运行任何内容</translation>
    </message>
    <message>
        <source>Kernelscope</source>
        <translation>Kernelscope</translation>
    </message>
    <message>
        <source>The view in front shows no phases. Trace (F6), and bring a view of the trace to the front.</source>
        <translation>前面的视图不显示阶段。请跟踪（F6），并将一个跟踪视图置于前面。</translation>
    </message>
    <message>
        <source>The pictures were not saved.</source>
        <translation>图片未保存。</translation>
    </message>
    <message>
        <source>A picture of each phase was saved beside %1.</source>
        <translation>每个阶段的图片已保存在 %1 旁边。</translation>
    </message>
    <message>
        <source>file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>view</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Type the number of a line, 1 to %1</source>
        <translation>输入行号，1 到 %1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Go to anything</source>
        <translation>转到任意位置</translation>
    </message>
    <message>
        <source>Go to a file, kernel, view, sample or action, or to a line, as :120</source>
        <translation>转到文件、内核、视图、示例或操作，或转到某行，如 :120</translation>
    </message>
    <message>
        <source>The cursor has not jumped yet.</source>
        <translation>光标尚未跳转过。</translation>
    </message>
    <message>
        <source>The cursor did not go back.</source>
        <translation>光标没有后退过。</translation>
    </message>
    <message>
        <source>%1:%2</source>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>Uses of %1</source>
        <translation>%1 的使用处</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The project could not be opened.</source>
        <translation>无法打开项目。</translation>
    </message>
    <message>
        <source>Not all other machines are known.</source>
        <translation>并非所有其他机器都已知。</translation>
    </message>
    <message>
        <source>1 place</source>
        <translation>1 处</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1 处</translation>
    </message>
    <message>
        <source>There is no project. Open one, or begin a new one.</source>
        <translation>没有打开的项目。请打开一个，或新建一个。</translation>
    </message>
    <message>
        <source>The code is not shown.</source>
        <translation>代码当前没有显示。</translation>
    </message>
    <message>
        <source>The project is not shown.</source>
        <translation>项目未显示。</translation>
    </message>
    <message>
        <source>Rename the macro %1</source>
        <translation>重命名宏 %1</translation>
    </message>
    <message>
        <source>Only %1 was changed. %2, which was changed together with it, was edited since and stays as it is.</source>
        <translation>只更改了 %1。与它一起更改过的 %2 此后又被编辑，因此保持不变。</translation>
    </message>
    <message>
        <source>Only %1 was changed. %2, which were changed together with it, were edited since and stay as they are.</source>
        <translation>只更改了 %1。与它一起更改过的 %2 此后又被编辑，因此保持不变。</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>显示 %1</translation>
    </message>
    <message>
        <source>Go to that text</source>
        <translation>转到该文本</translation>
    </message>
</context>
<context>
    <name>kernelscope::MemoryCells</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>not written by this work-group</source>
        <translation>此工作组未写入</translation>
    </message>
    <message>
        <source>not yet written</source>
        <translation>尚未写入</translation>
    </message>
    <message>
        <source>Data race: %1, and %2; nothing orders the work-groups of a launch.</source>
        <translation>数据竞争：%1，以及 %2；一次启动的各工作组之间没有次序约束。</translation>
    </message>
    <message>
        <source>Data race: %1, and %2; no barrier orders the two.</source>
        <translation>数据竞争：%1，以及 %2；两者之间没有屏障定序。</translation>
    </message>
    <message>
        <source>This work-group wrote nothing here yet.</source>
        <translation>此工作组尚未在此写入。</translation>
    </message>
    <message>
        <source>Nothing was written here yet.</source>
        <translation>此处尚未写入。</translation>
    </message>
    <message>
        <source>As before the launch; this work-group does not read its value.</source>
        <translation>与启动前相同；此工作组不读取其值。</translation>
    </message>
    <message>
        <source>As before the launch.</source>
        <translation>与启动前相同。</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>写入：%1</translation>
    </message>
    <message>
        <source>What was read since is another value: another work-group wrote here in between.</source>
        <translation>此后读到的是另一个值：其间有另一个工作组在此写入。</translation>
    </message>
    <message>
        <source>Read once since.</source>
        <translation>此后读取一次。</translation>
    </message>
    <message>
        <source>Read %1 times since.</source>
        <translation>此后读取 %1 次。</translation>
    </message>
    <message>
        <source>%1: see Problems.</source>
        <translation>%1：见“问题”。</translation>
    </message>
</context>
<context>
    <name>kernelscope::MemoryFilm</name>
    <message>
        <source>Phase %1</source>
        <translation>阶段 %1</translation>
    </message>
</context>
<context>
    <name>kernelscope::MemoryItems</name>
    <message>
        <source>z = %1</source>
        <translation>z = %1</translation>
    </message>
    <message>
        <source>slice %1</source>
        <translation>切片 %1</translation>
    </message>
</context>
<context>
    <name>kernelscope::MemoryLayout</name>
    <message>
        <source>%1 lies outside of %2, which has %3 elements: see Problems.</source>
        <translation>%1 在 %2（共 %3 个元素）之外：见“问题”。</translation>
    </message>
    <message>
        <source>columns %1 to %2 of %3</source>
        <translation>第 %1 到 %2 列，共 %3 列</translation>
    </message>
    <message>
        <source>In sight: %1. Drag to move; 0 shows more.</source>
        <translation>可见：%1。拖动可移动；按 0 显示更多。</translation>
    </message>
    <message>
        <source>In sight: rows %1 to %2 of %3, %4. Drag to move; 0 shows more.</source>
        <translation>可见：第 %1 到 %2 行，共 %3 行，%4。拖动可移动；按 0 显示更多。</translation>
    </message>
</context>
<context>
    <name>kernelscope::MemoryView</name>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>What the colours mean</source>
        <translation>颜色的含义</translation>
    </message>
    <message>
        <source>Memory that is shown</source>
        <translation>所显示的内存</translation>
    </message>
    <message>
        <source>The buffer or variable that is shown</source>
        <translation>所显示的缓冲区或变量</translation>
    </message>
    <message>
        <source>What the colours tell</source>
        <translation>颜色表示什么</translation>
    </message>
    <message>
        <source>What the colours of the cells tell</source>
        <translation>单元格颜色表示什么</translation>
    </message>
    <message>
        <source>by writer</source>
        <translation>按写入者</translation>
    </message>
    <message>
        <source>by age</source>
        <translation>按新旧</translation>
    </message>
    <message>
        <source>by value</source>
        <translation>按值</translation>
    </message>
    <message>
        <source>Elements in a row</source>
        <translation>每行元素数</translation>
    </message>
    <message>
        <source>How many elements a row of the grid holds</source>
        <translation>网格一行有多少个元素</translation>
    </message>
    <message>
        <source>%1 a row</source>
        <translation>每行 %1</translation>
    </message>
    <message>
        <source>Smaller cells (-)</source>
        <translation>缩小单元格 (-)</translation>
    </message>
    <message>
        <source>Larger cells (+)</source>
        <translation>放大单元格 (+)</translation>
    </message>
    <message>
        <source>Fit the grid into the view (0)</source>
        <translation>使网格适应视图 (0)</translation>
    </message>
    <message>
        <source>Memory as a grid</source>
        <translation>网格形式的内存</translation>
    </message>
    <message>
        <source>The cells after each phase</source>
        <translation>每个阶段之后的单元格</translation>
    </message>
    <message>
        <source>The cells after each phase; a click shows the phase</source>
        <translation>每个阶段之后的单元格；单击可显示该阶段</translation>
    </message>
    <message>
        <source>Accesses to the chosen cell</source>
        <translation>对所选单元格的访问</translation>
    </message>
    <message>
        <source>This launch accesses no local memory, no buffer and no image, so there is no memory to show.</source>
        <translation>此次启动不访问局部内存、缓冲区或图像，因此没有内存可显示。</translation>
    </message>
    <message>
        <source>The memory over time is being put together…</source>
        <translation>正在整理内存随时间的变化…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 (parameter %2, %3)</source>
        <translation>%1（形参 %2，%3）</translation>
    </message>
    <message>
        <source>A finding is about it.</source>
        <translation>有一项发现与它有关。</translation>
    </message>
    <message>
        <source>Elements %1 to %2 of %3: where this work-group accesses it.</source>
        <translation>元素 %1 到 %2，共 %3 个：此工作组访问之处。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>The cells are as at the end of the phase; the chosen access before it: %1.</source>
        <translation>单元格为阶段结束时的状态；所选访问在此之前：%1。</translation>
    </message>
    <message>
        <source> of this work-group</source>
        <translation>（此工作组）</translation>
    </message>
    <message>
        <source>This work-group does not access %1.</source>
        <translation>此工作组不访问 %1。</translation>
    </message>
    <message>
        <source>The one access%1 to %2</source>
        <translation>唯一的访问%1：%2</translation>
    </message>
    <message>
        <source>All %1 accesses%2 to %3</source>
        <translation>全部 %1 次访问%2：%3</translation>
    </message>
    <message>
        <source>After the launch, by the order of its work-items: %1</source>
        <translation>启动之后，按其工作项的次序：%1</translation>
    </message>
</context>
<context>
    <name>kernelscope::MenuBar</name>
    <message>
        <source>Menus</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>New from a template</source>
        <translation>从模板新建</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>最近的项目</translation>
    </message>
    <message>
        <source>No project was opened or saved so far.</source>
        <translation>尚未打开或保存过项目。</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>清除列表(&amp;C)</translation>
    </message>
</context>
<context>
    <name>kernelscope::Messages</name>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Ready.</source>
        <translation>就绪。</translation>
    </message>
    <message>
        <source>%1 (%2, line %3)</source>
        <translation>%1（%2，第 %3 行）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Hide this message</source>
        <translation>隐藏此消息</translation>
    </message>
</context>
<context>
    <name>kernelscope::MismatchBar</name>
    <message>
        <source>Previous mismatch (Shift+F4)</source>
        <translation>上一处不符 (Shift+F4)</translation>
    </message>
    <message>
        <source>Next mismatch (F4)</source>
        <translation>下一处不符 (F4)</translation>
    </message>
</context>
<context>
    <name>kernelscope::ModelBar</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Adjust</source>
        <translation>调整</translation>
    </message>
    <message>
        <source>Set the figures of the model yourself</source>
        <translation>自行设置模型的数值</translation>
    </message>
    <message>
        <source>Model of the hardware</source>
        <translation>硬件模型</translation>
    </message>
    <message>
        <source>The hardware that the figures are a model of. They are no measurement: caches and the order of execution are left out.</source>
        <translation>这些数字所模拟的硬件。它们不是测量：不考虑缓存和执行次序。</translation>
    </message>
    <message>
        <source>Figures of your own</source>
        <translation>自定义数值</translation>
    </message>
    <message>
        <source>Sub-group</source>
        <translation>子组</translation>
    </message>
    <message>
        <source>Work-items that go in step by the model, whatever the device reports</source>
        <translation>按模型同步执行的工作项，与设备所报告的无关</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>段</translation>
    </message>
    <message>
        <source> B</source>
        <translation> B</translation>
    </message>
    <message>
        <source>Bytes that one transaction with global memory brings</source>
        <translation>一次全局内存事务带来的字节数</translation>
    </message>
    <message>
        <source>Banks</source>
        <translation>存储体</translation>
    </message>
    <message>
        <source>Banks of local memory; 0: it has none</source>
        <translation>局部内存的存储体；0：没有</translation>
    </message>
    <message>
        <source>of</source>
        <translation>每个</translation>
    </message>
    <message>
        <source>Bytes of a word of a bank</source>
        <translation>存储体一个字的字节数</translation>
    </message>
    <message>
        <source>Beside the lines of the source</source>
        <translation>源代码行旁</translation>
    </message>
    <message>
        <source>Accesses</source>
        <translation>访问</translation>
    </message>
    <message>
        <source>Transactions</source>
        <translation>事务</translation>
    </message>
    <message>
        <source>Wasted transactions</source>
        <translation>浪费的事务</translation>
    </message>
    <message>
        <source>Figures beside the lines of the source</source>
        <translation>源代码行旁的数字</translation>
    </message>
    <message>
        <source>What the margin of the editor tells of each line. Passes over the banks of local memory count as transactions.</source>
        <translation>编辑器边栏对每一行的说明。局部内存存储体的轮次计为事务。</translation>
    </message>
</context>
<context>
    <name>kernelscope::NDRangePanel</name>
    <message>
        <source>NDRange</source>
        <translation>NDRange</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>The launch of the plan whose NDRange is shown</source>
        <translation>所显示 NDRange 的计划启动</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>The slice of work-items that is shown: their global id in z, without the offset</source>
        <translation>所显示的工作项切片：其 z 方向全局 ID，不含偏移</translation>
    </message>
    <message>
        <source>z = </source>
        <translation>z = </translation>
    </message>
    <message>
        <source>What the boxes and colours mean</source>
        <translation>方框和颜色的含义</translation>
    </message>
    <message>
        <source>Colour by</source>
        <translation>着色依据</translation>
    </message>
    <message>
        <source>What the colours of work-items stand for</source>
        <translation>工作项颜色的含义</translation>
    </message>
    <message>
        <source>Colour by: %1</source>
        <translation>着色依据：%1</translation>
    </message>
    <message>
        <source>The plan has no launch yet, so there is no NDRange.</source>
        <translation>计划还没有启动，因此没有 NDRange。</translation>
    </message>
    <message>
        <source>The sizes of no launch are known yet, so there is no NDRange to show.</source>
        <translation>尚不知道任何启动的大小，因此没有 NDRange 可显示。</translation>
    </message>
    <message>
        <source>Launch %1 leaves its local size to the device. Tracing shows the work-groups that the device makes.</source>
        <translation>启动 %1 将局部大小留给设备决定。跟踪可显示设备划分的工作组。</translation>
    </message>
    <message>
        <source>each box is a work-group</source>
        <translation>每个方框是一个工作组</translation>
    </message>
    <message>
        <source>each box stands for %1 work-groups</source>
        <translation>每个方框代表 %1 个工作组</translation>
    </message>
    <message>
        <source>each box stands for %1 × %1 work-groups</source>
        <translation>每个方框代表 %1 × %1 个工作组</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>未记录</translation>
    </message>
    <message>
        <source>the chosen work-group</source>
        <translation>所选的工作组</translation>
    </message>
    <message>
        <source>the chosen work-item</source>
        <translation>所选的工作项</translation>
    </message>
    <message>
        <source>takes part in a problem</source>
        <translation>与某个问题有关</translation>
    </message>
    <message>
        <source>takes part in a problem: each of the %1 work-groups</source>
        <translation>与某个问题有关：全部 %1 个工作组</translation>
    </message>
    <message>
        <source>takes part in a problem: %1 of %2 work-groups</source>
        <translation>与某个问题有关：%2 个工作组中的 %1 个</translation>
    </message>
    <message>
        <source>%1 %2 for each work-item</source>
        <translation>每个工作项 %1 %2</translation>
    </message>
    <message>
        <source>%1 to %2 %3 for each work-item</source>
        <translation>每个工作项 %1 到 %2 %3</translation>
    </message>
    <message>
        <source>%1 (a box: their mean)</source>
        <translation>%1（一个方框：取平均）</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 for each work-item on average</source>
        <translation>每个工作项平均 %1 %2</translation>
    </message>
    <message>
        <source>work-group %1</source>
        <translation>工作组 %1</translation>
    </message>
    <message>
        <source>work-item %1: local id %2 in work-group %3</source>
        <translation>工作项 %1：局部 ID %2，在工作组 %3 中</translation>
    </message>
    <message>
        <source>The ids in the cells are global ids. Point at one to see the others.</source>
        <translation>单元格中为全局 ID。指向即可查看其他 ID。</translation>
    </message>
    <message>
        <source>Point at a work-group or work-item to see its ids.</source>
        <translation>指向工作组或工作项可查看其 ID。</translation>
    </message>
    <message>
        <source>part of a box that was recorded: %1 of %2 work-groups</source>
        <translation>方框中已记录的部分：%2 个工作组中的 %1 个</translation>
    </message>
    <message>
        <source>recorded: %1 of %2 work-groups</source>
        <translation>已记录：%2 个工作组中的 %1 个</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>已记录</translation>
    </message>
    <message>
        <source>recorded: all %1 work-groups</source>
        <translation>已记录：全部 %1 个工作组</translation>
    </message>
    <message>
        <source>Colour by: What was recorded</source>
        <translation>着色依据：所记录的内容</translation>
    </message>
</context>
<context>
    <name>kernelscope::NotesView</name>
    <message>
        <source>Notes</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Notes of the project</source>
        <translation>项目的说明</translation>
    </message>
    <message>
        <source>This project has no notes.</source>
        <translation>此项目没有说明。</translation>
    </message>
    <message>
        <source>Write notes</source>
        <translation>撰写说明</translation>
    </message>
    <message>
        <source>Edit notes</source>
        <translation>编辑说明</translation>
    </message>
</context>
<context>
    <name>kernelscope::ParameterSection</name>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Add a parameter</source>
        <translation>添加参数</translation>
    </message>
    <message>
        <source>No parameters. A parameter is a number that sizes and values can use.</source>
        <translation>没有参数。参数是大小和值可以使用的数。</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>name of %1</source>
        <translation>%1 的名称</translation>
    </message>
    <message>
        <source>Remove the slider</source>
        <translation>移除滑块</translation>
    </message>
    <message>
        <source>Give %1 a slider</source>
        <translation>为 %1 添加滑块</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>滑块</translation>
    </message>
    <message>
        <source>Remove parameter %1</source>
        <translation>移除参数 %1</translation>
    </message>
    <message>
        <source>Remove parameter</source>
        <translation>移除参数</translation>
    </message>
    <message>
        <source>what %1 is</source>
        <translation>%1 的含义</translation>
    </message>
    <message>
        <source>is</source>
        <translation>是</translation>
    </message>
    <message>
        <source>choices of %1</source>
        <translation>%1 的可选值</translation>
    </message>
    <message>
        <source>one of</source>
        <translation>取值</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>least</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>most</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步长</translation>
    </message>
    <message>
        <source>The name</source>
        <translation>名称</translation>
    </message>
</context>
<context>
    <name>kernelscope::ParameterSlider</name>
    <message>
        <source>Value of %1</source>
        <translation>%1 的值</translation>
    </message>
    <message>
        <source>value of %1</source>
        <translation>%1 的值</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>更改%1</translation>
    </message>
</context>
<context>
    <name>kernelscope::PhaseBar</name>
    <message>
        <source>work-item %1: %2 %3%4</source>
        <translation>工作项 %1：%2 %3%4</translation>
    </message>
    <message>
        <source>stopped: not all reach the barrier</source>
        <translation>已停止：并非全部到达屏障</translation>
    </message>
    <message>
        <source>stopped in an endless loop</source>
        <translation>停在死循环中</translation>
    </message>
    <message>
        <source>about %1 accesses of the launch found no space in the trace</source>
        <translation>跟踪未能容纳该启动的约 %1 次访问</translation>
    </message>
    <message>
        <source>before its first access</source>
        <translation>第一次访问之前</translation>
    </message>
    <message>
        <source>access %1 of %2</source>
        <translation>访问 %1 / %2</translation>
    </message>
    <message>
        <source>no accesses</source>
        <translation>没有访问</translation>
    </message>
    <message>
        <source>its only access</source>
        <translation>唯一的访问</translation>
    </message>
    <message>
        <source>%1 accesses</source>
        <translation>%1 次访问</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>chosen: %1</source>
        <translation>已选：%1</translation>
    </message>
    <message>
        <source>no order explains all values of this phase</source>
        <translation>没有任何次序能解释此阶段的所有值</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>Alt+Home</source>
        <translation>Alt+Home</translation>
    </message>
    <message>
        <source>Back a phase</source>
        <translation>后退一个阶段</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+←</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Space in the view</source>
        <translation>视图中按空格</translation>
    </message>
    <message>
        <source>On a phase</source>
        <translation>前进一个阶段</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+→</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到结尾</translation>
    </message>
    <message>
        <source>Alt+End</source>
        <translation>Alt+End</translation>
    </message>
    <message>
        <source>Back an access</source>
        <translation>后退一次访问</translation>
    </message>
    <message>
        <source>Alt+Shift+Left</source>
        <translation>Alt+Shift+←</translation>
    </message>
    <message>
        <source>On an access</source>
        <translation>前进一次访问</translation>
    </message>
    <message>
        <source>Alt+Shift+Right</source>
        <translation>Alt+Shift+→</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Drag to a phase. The wheel steps through the phases, with Shift through the accesses.</source>
        <translation>拖到某个阶段。滚轮按阶段移动，按住 Shift 则按访问移动。</translation>
    </message>
    <message>
        <source>Phases are counted from 0, by the barriers that the work-group has passed. Nothing orders the work-items within one: they are stepped through in turn, or where they use the same places as the recorded values prove.</source>
        <translation>阶段从 0 起，按工作组已通过的屏障计数。同一阶段内的工作项之间没有次序约束：依次逐个显示；若使用相同位置，则按所记录的值证明的次序。</translation>
    </message>
    <message>
        <source>Speed of playing</source>
        <translation>播放速度</translation>
    </message>
    <message>
        <source>How fast the play button goes</source>
        <translation>播放按钮的快慢</translation>
    </message>
    <message>
        <source>½ phase/s</source>
        <translation>½ 阶段/秒</translation>
    </message>
    <message>
        <source>1 phase/s</source>
        <translation>1 阶段/秒</translation>
    </message>
    <message>
        <source>4 phases/s</source>
        <translation>4 阶段/秒</translation>
    </message>
    <message>
        <source>1 access/s</source>
        <translation>1 次访问/秒</translation>
    </message>
    <message>
        <source>4 accesses/s</source>
        <translation>4 次访问/秒</translation>
    </message>
    <message>
        <source>20 accesses/s</source>
        <translation>20 次访问/秒</translation>
    </message>
    <message>
        <source>No phases to step through.</source>
        <translation>没有可逐步查看的阶段。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>%1 (Space in the view)</source>
        <translation>%1（视图中按空格）</translation>
    </message>
    <message>
        <source>left a long loop early, while it was traced</source>
        <translation>跟踪时提前离开了一个长循环</translation>
    </message>
</context>
<context>
    <name>kernelscope::PictureBar</name>
    <message>
        <source>Component</source>
        <translation>分量</translation>
    </message>
    <message>
        <source>The component of each element that is drawn</source>
        <translation>所绘制的每个元素的分量</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Sequential: from the least to the greatest. Diverging: white in the middle, for what is above and below it.</source>
        <translation>顺序：从最小到最大。发散：中间为白色，用于区分高于和低于它的值。</translation>
    </message>
    <message>
        <source>Sequential</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Diverging</source>
        <translation>发散</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>Logarithmic scale</source>
        <translation>对数刻度</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>The value at the lower end of the scale. Empty: the least</source>
        <translation>刻度下端的值。留空：最小值</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>The value at the upper end of the scale. Empty: the greatest</source>
        <translation>刻度上端的值。留空：最大值</translation>
    </message>
    <message>
        <source>Mismatches</source>
        <translation>不符</translation>
    </message>
    <message>
        <source>Mark the elements that are not as a check expects</source>
        <translation>标记与检查期望不符的元素</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>来自 %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>到 %1</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Alpha: transparent pixels show a chequered ground</source>
        <translation>Alpha：透明像素露出棋盘格背景</translation>
    </message>
    <message>
        <source>A channel alone is grey.</source>
        <translation>单独一个通道显示为灰度。</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适应</translation>
    </message>
    <message>
        <source>Black is the least number that is shown, and full colour the greatest</source>
        <translation>黑色是所显示的最小数值，全色是最大数值</translation>
    </message>
</context>
<context>
    <name>kernelscope::PlanSection</name>
    <message>
        <source>Plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>添加步骤</translation>
    </message>
    <message>
        <source>No steps. Add a launch to run a kernel.</source>
        <translation>没有步骤。添加一次启动即可运行内核。</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>the device chooses</source>
        <translation>由设备选择</translation>
    </message>
    <message>
        <source>Remove a dimension</source>
        <translation>移除维度</translation>
    </message>
    <message>
        <source>Add a dimension</source>
        <translation>添加维度</translation>
    </message>
    <message>
        <source>Begin at 0</source>
        <translation>从 0 开始</translation>
    </message>
    <message>
        <source>Let the device choose</source>
        <translation>让设备选择</translation>
    </message>
    <message>
        <source>Begin elsewhere</source>
        <translation>从别处开始</translation>
    </message>
    <message>
        <source>Choose the local size</source>
        <translation>选择局部大小</translation>
    </message>
    <message>
        <source>when</source>
        <translation>当</translation>
    </message>
    <message>
        <source>always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>Add a step inside</source>
        <translation>在其中添加步骤</translation>
    </message>
    <message>
        <source>Move the step up</source>
        <translation>上移步骤</translation>
    </message>
    <message>
        <source>Move the step down</source>
        <translation>下移步骤</translation>
    </message>
    <message>
        <source>Remove the step</source>
        <translation>移除步骤</translation>
    </message>
    <message>
        <source>Move the step</source>
        <translation>移动步骤</translation>
    </message>
</context>
<context>
    <name>kernelscope::Presentation</name>
    <message>
        <source>Follow the walk</source>
        <translation>跟随讲解</translation>
    </message>
</context>
<context>
    <name>kernelscope::ProblemLabel</name>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>There are more: see Problems.</source>
        <translation>还有更多：见“问题”。</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>使用 %1</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>将 %1 设为 %2</translation>
    </message>
    <message>
        <source>One more problem comes from it.</source>
        <translation>由此还产生 1 个问题。</translation>
    </message>
    <message>
        <source>%1 more problems come from it.</source>
        <translation>由此还产生 %1 个问题。</translation>
    </message>
    <message>
        <source>Launch %1 has the same problem.</source>
        <translation>启动 %1 有同样的问题。</translation>
    </message>
</context>
<context>
    <name>kernelscope::ProblemModel</name>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Of the text before the edit. %1</source>
        <translation>针对编辑之前的文本。%1</translation>
    </message>
    <message>
        <source>%1, before the edit</source>
        <translation>%1，编辑之前</translation>
    </message>
</context>
<context>
    <name>kernelscope::ProblemsView</name>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>No problems.</source>
        <translation>没有问题。</translation>
    </message>
    <message>
        <source>The evidence of a finding</source>
        <translation>发现的证据</translation>
    </message>
    <message>
        <source>No problems were found.</source>
        <translation>未发现问题。</translation>
    </message>
</context>
<context>
    <name>kernelscope::ProjectFiles</name>
    <message>
        <source>%1[*] — Kernelscope</source>
        <translation>%1[*] — Kernelscope</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>The project could not be opened; the one that is open stays.</source>
        <translation>无法打开项目；当前打开的项目保持不变。</translation>
    </message>
    <message>
        <source>The sample could not be opened.</source>
        <translation>无法打开示例。</translation>
    </message>
    <message>
        <source>The clipboard holds no kernel: copy the source of one first.</source>
        <translation>剪贴板中没有内核：请先复制一个内核的源代码。</translation>
    </message>
    <message>
        <source>Pasted kernel</source>
        <translation>粘贴的内核</translation>
    </message>
    <message>
        <source>The project file&apos;s text is not in order.</source>
        <translation>项目文件的文本有误。</translation>
    </message>
    <message>
        <source>The folder %1 is gone: it was deleted, moved or renamed while the project was open. All that you edited is still here.</source>
        <translation>文件夹 %1 不见了：项目打开期间它被删除、移动或改名。您编辑的内容仍全部保留在此。</translation>
    </message>
    <message>
        <source>Make it again</source>
        <translation>重新创建</translation>
    </message>
    <message>
        <source>Make the folder anew and save into it</source>
        <translation>重新创建文件夹并保存到其中</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>保存到别处…</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>选择其他文件夹</translation>
    </message>
    <message>
        <source>The project was not saved; nothing that you edited is lost. Try again when this is mended, or save elsewhere.</source>
        <translation>项目未保存；您编辑的内容没有丢失。解决后请重试，或保存到别处。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Save once more, when what is in the way is gone</source>
        <translation>排除障碍后再保存一次</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>已保存 %1。</translation>
    </message>
    <message>
        <source>Saved %1. These files of the project are missing: %2.</source>
        <translation>已保存 %1。项目缺少这些文件：%2。</translation>
    </message>
    <message>
        <source>Another program changed %1.</source>
        <translation>另一个程序更改了 %1。</translation>
    </message>
    <message>
        <source>Another program changed these files: %1.</source>
        <translation>另一个程序更改了这些文件：%1。</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>加载</translation>
    </message>
    <message>
        <source>Show what is on the disk; undo brings back what was here</source>
        <translation>显示磁盘上的内容；撤销可恢复此处原有内容</translation>
    </message>
    <message>
        <source>Save what is here in its place</source>
        <translation>以此处的内容保存取代</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>稍后</translation>
    </message>
    <message>
        <source>Change nothing; saving asks again</source>
        <translation>不作更改；保存时会再次询问</translation>
    </message>
    <message>
        <source>The files were not loaded; what is here stays.</source>
        <translation>文件未加载；此处的内容保留。</translation>
    </message>
    <message>
        <source>Load the project file</source>
        <translation>加载项目文件</translation>
    </message>
    <message>
        <source>Loaded %1.</source>
        <translation>已加载 %1。</translation>
    </message>
    <message>
        <source>Kernelscope ended before “%1” was saved. What was unsaved was kept.</source>
        <translation>Kernelscope 在保存“%1”之前结束了。未保存的内容已保留。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Open it as it was last edited</source>
        <translation>按最后编辑的状态打开</translation>
    </message>
    <message>
        <source>Forget the unsaved changes</source>
        <translation>丢弃未保存的更改</translation>
    </message>
    <message>
        <source>Keep it, and ask at the next start</source>
        <translation>保留，下次启动时再询问</translation>
    </message>
    <message>
        <source>Name the project after its file</source>
        <translation>以文件名命名项目</translation>
    </message>
    <message>
        <source>The project&apos;s folder lacks %1: what stands there is empty until it is found or written.</source>
        <translation>项目文件夹中没有 %1：在找到或写好之前，其内容为空。</translation>
    </message>
    <message>
        <source>Find it…</source>
        <translation>查找…</translation>
    </message>
    <message>
        <source>Choose the file %1; its text becomes the project&apos;s</source>
        <translation>选择文件 %1；其文本将成为项目的文本</translation>
    </message>
    <message>
        <source>The file was not added.</source>
        <translation>文件未添加。</translation>
    </message>
    <message>
        <source>Mend it</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Show the project file as text, with what is wrong marked</source>
        <translation>以文本显示项目文件，并标出其中的错误</translation>
    </message>
    <message>
        <source>Save into %1</source>
        <translation>保存到 %1</translation>
    </message>
    <message>
        <source>Make the folder %1, and save into it</source>
        <translation>新建文件夹 %1 并保存到其中</translation>
    </message>
    <message>
        <source>The folder %1 could not be made.</source>
        <translation>无法新建文件夹 %1。</translation>
    </message>
    <message>
        <source>Another program changed %1: loaded. Undo brings back what was here.</source>
        <translation>另一个程序更改了 %1：已加载。撤销可恢复原来的内容。</translation>
    </message>
    <message>
        <source>Throw away…</source>
        <translation>丢弃…</translation>
    </message>
    <message>
        <source>Throw away what was not saved of “%1”? It can&apos;t be brought back.</source>
        <translation>要丢弃“%1”未保存的内容吗？丢弃后无法恢复。</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Ask at the next start</source>
        <translation>下次启动时再问</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>%1 was deleted or moved by another program. What is here is kept, and counts as unsaved.</source>
        <translation>%1 被其他程序删除或移走了。这里的内容仍然保留，并视为未保存。</translation>
    </message>
    <message>
        <source>These files were deleted or moved by another program: %1. What is here is kept, and counts as unsaved.</source>
        <translation>这些文件被其他程序删除或移走了：%1。这里的内容仍然保留，并视为未保存。</translation>
    </message>
    <message>
        <source>Write again</source>
        <translation>重新写入</translation>
    </message>
    <message>
        <source>Change nothing; closing the project asks again</source>
        <translation>不作更改；关闭项目时会再次询问</translation>
    </message>
    <message>
        <source>The source was not saved.</source>
        <translation>源文件未保存。</translation>
    </message>
    <message>
        <source>Saved %1. Save as keeps the set-up, too.</source>
        <translation>已保存 %1。“另存为”还会保存配置。</translation>
    </message>
    <message>
        <source>Not saved: the folder %1 is gone.</source>
        <translation>未保存：文件夹 %1 已不存在。</translation>
    </message>
    <message>
        <source>Not saved: another program changed %1. Choose above what stays.</source>
        <translation>未保存：另一个程序更改了 %1。请在上方选择保留哪一个。</translation>
    </message>
    <message>
        <source>Another program changed these files, of which there are unsaved edits here: %1.</source>
        <translation>另一个程序更改了这些在此有未保存编辑的文件：%1。</translation>
    </message>
    <message>
        <source>Another program changed %1, of which there are unsaved edits here.</source>
        <translation>另一个程序更改了 %1，而它在此有未保存的编辑。</translation>
    </message>
    <message>
        <source>Load (drops your edits)</source>
        <translation>加载（放弃您的编辑）</translation>
    </message>
    <message>
        <source>Overwrite (drops its changes)</source>
        <translation>覆盖（放弃它的更改）</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Show how what is on the disk differs from what is here</source>
        <translation>显示磁盘上的内容与此处内容的差异</translation>
    </message>
</context>
<context>
    <name>kernelscope::ProjectSection</name>
    <message>
        <source>Files and build</source>
        <translation>文件与构建</translation>
    </message>
    <message>
        <source>Add a source, notes, a definition or a queue</source>
        <translation>添加源文件、说明、定义或队列</translation>
    </message>
    <message>
        <source>New source</source>
        <translation>新建源文件</translation>
    </message>
    <message>
        <source>Existing file…</source>
        <translation>现有文件…</translation>
    </message>
    <message>
        <source>Definition for the preprocessor</source>
        <translation>预处理器定义</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>源文件</translation>
    </message>
    <message>
        <source>file of source %1</source>
        <translation>源文件 %1 的文件</translation>
    </message>
    <message>
        <source>Leave %1 out of the project (the file stays)</source>
        <translation>从项目中去除 %1（文件保留）</translation>
    </message>
    <message>
        <source>Remove a source</source>
        <translation>移除源文件</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>file of the notes</source>
        <translation>说明文件</translation>
    </message>
    <message>
        <source>Leave the notes out of the project (the file stays)</source>
        <translation>从项目中去除说明（文件保留）</translation>
    </message>
    <message>
        <source>Remove the notes</source>
        <translation>移除说明</translation>
    </message>
    <message>
        <source>the device&apos;s</source>
        <translation>设备默认</translation>
    </message>
    <message>
        <source>language standard (-cl-std)</source>
        <translation>语言标准 (-cl-std)</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>options of the build</source>
        <translation>构建选项</translation>
    </message>
    <message>
        <source>options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>defines</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>name of definition %1</source>
        <translation>定义 %1 的名称</translation>
    </message>
    <message>
        <source>value of definition %1</source>
        <translation>定义 %1 的值</translation>
    </message>
    <message>
        <source>Remove definition %1</source>
        <translation>移除定义 %1</translation>
    </message>
    <message>
        <source>Remove a definition</source>
        <translation>移除定义</translation>
    </message>
    <message>
        <source>queues</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>name of queue %1</source>
        <translation>队列 %1 的名称</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>out of order</source>
        <translation>乱序</translation>
    </message>
    <message>
        <source>order of queue %1</source>
        <translation>队列 %1 的次序</translation>
    </message>
    <message>
        <source>Remove the queue&apos;s description</source>
        <translation>移除队列的描述</translation>
    </message>
    <message>
        <source>Remove a queue</source>
        <translation>移除队列</translation>
    </message>
    <message>
        <source>Add a source</source>
        <translation>添加源文件</translation>
    </message>
    <message>
        <source>%1 is a source of the project already.</source>
        <translation>%1 已是项目的源文件。</translation>
    </message>
    <message>
        <source>Add a definition</source>
        <translation>添加定义</translation>
    </message>
    <message>
        <source>Add notes</source>
        <translation>添加说明</translation>
    </message>
    <message>
        <source>Add a queue</source>
        <translation>添加队列</translation>
    </message>
</context>
<context>
    <name>kernelscope::ProjectTextEditor</name>
    <message>
        <source>The project file as text</source>
        <translation>文本形式的项目文件</translation>
    </message>
    <message>
        <source>State of the text</source>
        <translation>文本状态</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Make the project what the text says; one step of undo (Ctrl+Return)</source>
        <translation>使项目与文本一致；为一步撤销 (Ctrl+回车)</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>Show the project as the set-up has it</source>
        <translation>显示配置中的项目</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close this tab; text that was not applied is dropped</source>
        <translation>关闭此标签页；未应用的文本将被丢弃</translation>
    </message>
    <message>
        <source>The set-up was changed meanwhile. Applying this text replaces that change; reverting drops the text.</source>
        <translation>配置在此期间有改动。应用此文本会取代该改动；还原则丢弃文本。</translation>
    </message>
    <message>
        <source>The project file as it will be saved. What you change here is applied with Ctrl+Return.</source>
        <translation>将要保存的项目文件。此处的修改用 Ctrl+回车 应用。</translation>
    </message>
    <message>
        <source>The text is in order. Ctrl+Return applies it.</source>
        <translation>文本无误。Ctrl+回车 可应用。</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>第 %1 行，第 %2 列：%3</translation>
    </message>
    <message>
        <source>Edit the project file</source>
        <translation>编辑项目文件</translation>
    </message>
</context>
<context>
    <name>kernelscope::ReadyWait</name>
    <message>
        <source>What the picture shows was not ready within %1 s, so it was not written.</source>
        <translation>图片所示内容未能在 %1 秒内就绪，因此未写出。</translation>
    </message>
</context>
<context>
    <name>kernelscope::ReductionItems</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 个元素</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>Phase %1</source>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>1 element</source>
        <translation>1 个元素</translation>
    </message>
    <message>
        <source>%1: zoom in for each</source>
        <translation>%1：放大可逐个查看</translation>
    </message>
    <message>
        <source>%1 of %2 values enlarged</source>
        <translation>%2 个值中放大了 %1 个</translation>
    </message>
</context>
<context>
    <name>kernelscope::ReductionView</name>
    <message>
        <source>Reduction</source>
        <translation>归约</translation>
    </message>
    <message>
        <source>The value that is chosen or pointed at</source>
        <translation>所选或所指的值</translation>
    </message>
    <message>
        <source>Reduction tree</source>
        <translation>归约树</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>What is put together: all launches whose results feed each other, one work-group, or one result of it</source>
        <translation>合并显示的内容：结果互为输入的所有启动、一个工作组，或它的一个结果</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>All launches</source>
        <translation>所有启动</translation>
    </message>
    <message>
        <source>This work-group</source>
        <translation>此工作组</translation>
    </message>
    <message>
        <source>One result</source>
        <translation>一个结果</translation>
    </message>
    <message>
        <source>Arrangement</source>
        <translation>排列</translation>
    </message>
    <message>
        <source>Operands side by side, or each place in memory in a column of its own</source>
        <translation>操作数并排，或内存的每个位置各占一列</translation>
    </message>
    <message>
        <source>As a tree</source>
        <translation>树形</translation>
    </message>
    <message>
        <source>By place</source>
        <translation>按位置</translation>
    </message>
    <message>
        <source>Sub-group size</source>
        <translation>子组大小</translation>
    </message>
    <message>
        <source>A model: how many work-items would run in step, each line beside a level being one sub-group. What the device does is not recorded</source>
        <translation>模型：有多少工作项同步执行；层旁的每条线表示一个子组。设备的实际行为没有记录</translation>
    </message>
    <message>
        <source>Model: sub-group %1</source>
        <translation>模型：子组 %1</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>缩小 (-)</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>放大 (+)</translation>
    </message>
    <message>
        <source>Show the whole tree (0)</source>
        <translation>显示整棵树 (0)</translation>
    </message>
    <message>
        <source>The reduction is being put together…</source>
        <translation>正在整理归约…</translation>
    </message>
    <message>
        <source> · zoom in to see all values</source>
        <translation> · 放大可查看所有值</translation>
    </message>
</context>
<context>
    <name>kernelscope::RenameField</name>
    <message>
        <source>The new name of %1</source>
        <translation>%1 的新名称</translation>
    </message>
</context>
<context>
    <name>kernelscope::Rendering</name>
    <message>
        <source>The project has no plan, so there is nothing to run and to draw.</source>
        <translation>项目没有计划，因此没有可运行和绘制的内容。</translation>
    </message>
    <message>
        <source>with %1: %2</source>
        <translation>用 %1：%2</translation>
    </message>
    <message>
        <source>The sweep gave no times.</source>
        <translation>参数扫描没有给出时间。</translation>
    </message>
    <message>
        <source>The picture was written, but the sweep is not whole: %1</source>
        <translation>图片已写出，但参数扫描不完整：%1</translation>
    </message>
    <message>
        <source>The run was ended.</source>
        <translation>运行已结束。</translation>
    </message>
    <message>
        <source>The picture could not be written to %1.</source>
        <translation>无法将图片写入 %1。</translation>
    </message>
    <message>
        <source>There is nothing to draw. %1</source>
        <translation>没有可绘制的内容。%1</translation>
    </message>
    <message>
        <source>The work-group has %1 phases, counted from 0, so there is no phase %2.</source>
        <translation>工作组有 %1 个阶段，从 0 计数，因此没有阶段 %2。</translation>
    </message>
    <message>
        <source>This view shows no phases, so there are no frames of it.</source>
        <translation>此视图不显示阶段，因此没有逐帧图片。</translation>
    </message>
    <message>
        <source>There would be %1 frames, and %2 is the most that are written.</source>
        <translation>会有 %1 帧，而最多写出 %2 帧。</translation>
    </message>
    <message>
        <source>The folder %1 could not be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>The picture was written, but a check failed.</source>
        <translation>图片已写出，但有一项检查未通过。</translation>
    </message>
</context>
<context>
    <name>kernelscope::ResultsView</name>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Launches and their times</source>
        <translation>启动及其时间</translation>
    </message>
    <message>
        <source>%1 in launches of these results</source>
        <translation>在这些结果的启动中，%1</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>%1: see %2.</source>
        <translation>%1：见 %2。</translation>
    </message>
    <message>
        <source>These are the results of the earlier run: the newest one gave none. %1</source>
        <translation>这是较早一次运行的结果：最近的运行没有给出结果。%1</translation>
    </message>
    <message>
        <source>These are the results of the earlier run: the project was changed since.</source>
        <translation>这是较早一次运行的结果：此后项目有改动。</translation>
    </message>
    <message>
        <source>The run gave no results. %1 A trace leaves out such accesses and loops, and shows where they are.</source>
        <translation>运行没有给出结果。%1 跟踪会略过此类访问和循环，并显示其位置。</translation>
    </message>
    <message>
        <source>Trace (F6)</source>
        <translation>跟踪 (F6)</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>再次运行</translation>
    </message>
    <message>
        <source>Run (F5)</source>
        <translation>运行 (F5)</translation>
    </message>
    <message>
        <source>The plan has no steps, so there is nothing to run. Add a launch to it.</source>
        <translation>计划没有步骤，因此没有可运行的内容。请添加一次启动。</translation>
    </message>
    <message>
        <source>Nothing was run yet, so there are no results.</source>
        <translation>尚未运行，因此没有结果。</translation>
    </message>
    <message>
        <source>List them</source>
        <translation>列出</translation>
    </message>
    <message>
        <source>%1 launches, %2 together</source>
        <translation>%1 次启动，共 %2</translation>
    </message>
    <message>
        <source>1 launch, %1</source>
        <translation>1 次启动，%1</translation>
    </message>
    <message>
        <source>Show the problem (F8)</source>
        <translation>显示问题 (F8)</translation>
    </message>
    <message>
        <source>The sources can&apos;t be read, so that nothing of them can be launched.</source>
        <translation>无法读取源代码，因此无法从中启动任何内核。</translation>
    </message>
</context>
<context>
    <name>kernelscope::RunState</name>
    <message>
        <source>A run is in progress</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>Exporting – %1</source>
        <translation>正在导出 – %1</translation>
    </message>
    <message>
        <source>Tracing – %1</source>
        <translation>正在跟踪 – %1</translation>
    </message>
    <message>
        <source>Nothing is at work that could be stopped.</source>
        <translation>没有正在进行的任务可停止。</translation>
    </message>
    <message>
        <source>Ready.</source>
        <translation>就绪。</translation>
    </message>
    <message>
        <source>The project was changed since the last run.</source>
        <translation>上次运行之后项目有改动。</translation>
    </message>
    <message>
        <source>The program was not written.</source>
        <translation>程序未写出。</translation>
    </message>
    <message>
        <source>The program was written to %1: %2</source>
        <translation>程序已写入 %1：%2</translation>
    </message>
    <message>
        <source>%1. What was asked for next waits for its end; %2 stops both.</source>
        <translation>%1。之后要求的操作等它结束；%2 将两者都停止。</translation>
    </message>
    <message>
        <source>%1. %2 stops it.</source>
        <translation>%1。%2 可停止。</translation>
    </message>
    <message>
        <source>Sweeping, point %1 of %2 – %3</source>
        <translation>参数扫描，第 %1 个点，共 %2 个 – %3</translation>
    </message>
</context>
<context>
    <name>kernelscope::SampleBrowser</name>
    <message>
        <source>Sample projects</source>
        <translation>示例项目</translation>
    </message>
    <message>
        <source>Cards of the samples</source>
        <translation>示例卡片</translation>
    </message>
    <message>
        <source>Choose a sample to start from</source>
        <translation>选择一个示例作为起点</translation>
    </message>
    <message>
        <source>A click opens a copy, F5 runs it. Nothing that you change touches the sample.</source>
        <translation>单击打开副本，F5 运行。您的任何改动都不会影响示例本身。</translation>
    </message>
    <message>
        <source>A topic or a function: barrier</source>
        <translation>主题或函数：barrier</translation>
    </message>
    <message>
        <source>Search the samples</source>
        <translation>搜索示例</translation>
    </message>
    <message>
        <source>Words of titles, chapters, topics and OpenCL functions; where none has them, of the notes</source>
        <translation>标题、章节、主题和 OpenCL 函数中的词；若都没有，则搜索说明</translation>
    </message>
    <message>
        <source>The samples were not found. Open a project with Ctrl+O, or start a new one with Ctrl+N.</source>
        <translation>未找到示例。用 Ctrl+O 打开项目，或用 Ctrl+N 新建项目。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Show the samples of all chapters</source>
        <translation>显示所有章节的示例</translation>
    </message>
    <message>
        <source>Show the samples of this chapter alone</source>
        <translation>只显示本章的示例</translation>
    </message>
    <message>
        <source>No sample has &quot;%1&quot;.</source>
        <translation>没有示例包含“%1”。</translation>
    </message>
    <message>
        <source>No sample in the chapter %1 has &quot;%2&quot;.</source>
        <translation>章节 %1 中没有示例包含“%2”。</translation>
    </message>
    <message>
        <source>Back to the project</source>
        <translation>返回项目</translation>
    </message>
    <message>
        <source>Show the project that is open (Esc)</source>
        <translation>显示打开的项目（Esc）</translation>
    </message>
    <message>
        <source>New (Ctrl+N)</source>
        <translation>新建 (Ctrl+N)</translation>
    </message>
</context>
<context>
    <name>kernelscope::SampleCard</name>
    <message>
        <source>Open a copy of this sample.</source>
        <translation>打开此示例的副本。</translation>
    </message>
    <message>
        <source>%1 if there</source>
        <translation>%1（若有）</translation>
    </message>
    <message>
        <source>Has</source>
        <translation>包含</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>%1 (absent here)</source>
        <translation>%1（此处没有）</translation>
    </message>
    <message>
        <source>New</source>
        <comment>what a sample shows first</comment>
        <translation>新内容</translation>
    </message>
</context>
<context>
    <name>kernelscope::ScreenshotSeries</name>
    <message>
        <source>The trace was ended.</source>
        <translation>跟踪已结束。</translation>
    </message>
    <message>
        <source>The project has no plan, so there is nothing to run and to draw.</source>
        <translation>项目没有计划，因此没有可运行和绘制的内容。</translation>
    </message>
    <message>
        <source>The folder %1 could not be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
</context>
<context>
    <name>kernelscope::Settings</name>
    <message>
        <source>Time limits</source>
        <translation>时间限制</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>%1 0: no limit.</source>
        <translation>%1 0：不限。</translation>
    </message>
    <message>
        <source>Model of the hardware</source>
        <translation>硬件模型</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Of the window. Code, values and what is exported are the same in all.</source>
        <translation>窗口的语言。代码、数值和导出的内容在各语言中相同。</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Light letters on a dark ground.</source>
        <translation>深色背景上的浅色文字。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>How large everything is.</source>
        <translation>所有内容的大小。</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Of everything but code.</source>
        <translation>代码以外的所有文字。</translation>
    </message>
    <message>
        <source>Font of code</source>
        <translation>代码字体</translation>
    </message>
    <message>
        <source>Of the sources and of names in them.</source>
        <translation>源代码及其中名称的字体。</translation>
    </message>
    <message>
        <source>Access counts beside the lines</source>
        <translation>行旁的访问次数</translation>
    </message>
    <message>
        <source>How often each line accessed memory in the last trace.</source>
        <translation>上次跟踪中每一行访问内存的次数。</translation>
    </message>
    <message>
        <source>Fold gaps of the timeline</source>
        <translation>缩短时间线的空隙</translation>
    </message>
    <message>
        <source>Stretches without a command are drawn short where they are much longer than the commands.</source>
        <translation>没有命令的区段若远长于命令，则缩短绘制。</translation>
    </message>
    <message>
        <source>Reopen the last session</source>
        <translation>重新打开上次会话</translation>
    </message>
    <message>
        <source>At a start without a project, open those that were closed last, with their views. Off: it is offered.</source>
        <translation>启动时若未指定项目，则打开上次关闭的项目及其视图。关：仅提示。</translation>
    </message>
    <message>
        <source>Devices and programs</source>
        <translation>设备与程序</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>The device that is picked at the start: a number as kscope devices counts them, a part of “platform: device”, cpu, gpu or any. Empty: a GPU where there is one.</source>
        <translation>启动时选用的设备：kscope devices 所列的编号、“平台: 设备”的一部分、cpu、gpu 或 any。留空：有 GPU 则用 GPU。</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>工作进程</translation>
    </message>
    <message>
        <source>The command that talks to devices, for example ssh HOST kernelscope-worker. Empty: the one of this program. From the next start on.</source>
        <translation>与设备通信的命令，例如 ssh HOST kernelscope-worker。留空：本程序自带的。下次启动生效。</translation>
    </message>
    <message>
        <source>Language server</source>
        <translation>语言服务器</translation>
    </message>
    <message>
        <source>The command of the clangd that the editor asks; none: word lists alone. Empty: the installed one. From the next start on.</source>
        <translation>编辑器使用的 clangd 命令；none：仅用词表。留空：已安装的。下次启动生效。</translation>
    </message>
    <message>
        <source>Budgets of a trace</source>
        <translation>跟踪预算</translation>
    </message>
    <message>
        <source>To start the worker</source>
        <translation>启动工作进程</translation>
    </message>
    <message>
        <source>With all drivers.</source>
        <translation>包括所有驱动程序。</translation>
    </message>
    <message>
        <source>For expressions</source>
        <translation>计算表达式</translation>
    </message>
    <message>
        <source>Sizes and contents of buffers.</source>
        <translation>缓冲区的大小和内容。</translation>
    </message>
    <message>
        <source>To build</source>
        <translation>构建</translation>
    </message>
    <message>
        <source>All sources, by the driver&apos;s compiler.</source>
        <translation>由驱动程序的编译器构建所有源代码。</translation>
    </message>
    <message>
        <source>For a first launch</source>
        <translation>首次启动</translation>
    </message>
    <message>
        <source>Of each kernel, during which some drivers compile.</source>
        <translation>每个内核的首次启动，有些驱动程序在此时编译。</translation>
    </message>
    <message>
        <source>For all launches</source>
        <translation>所有启动</translation>
    </message>
    <message>
        <source>Of the plan, together.</source>
        <translation>整个计划合计。</translation>
    </message>
    <message>
        <source>To read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>The results, from the device.</source>
        <translation>从设备读取结果。</translation>
    </message>
    <message>
        <source>To check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>The results, against what is expected.</source>
        <translation>将结果与期望比较。</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Accesses of each launch that are recorded at most; work-groups are chosen to fit. 0: all.</source>
        <translation>每次启动最多记录的访问数；据此选取工作组。0：全部。</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>Sub-group</source>
        <translation>子组</translation>
    </message>
    <message>
        <source>Work-items that go in step by the model, whatever the device reports.</source>
        <translation>按模型同步执行的工作项，与设备所报告的无关。</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>段</translation>
    </message>
    <message>
        <source> B</source>
        <translation> B</translation>
    </message>
    <message>
        <source>What one transaction with global memory brings.</source>
        <translation>一次全局内存事务带来的数据量。</translation>
    </message>
    <message>
        <source>Banks</source>
        <translation>存储体</translation>
    </message>
    <message>
        <source>Of local memory; 0: it has none.</source>
        <translation>局部内存的存储体；0：没有。</translation>
    </message>
    <message>
        <source>Word of a bank</source>
        <translation>存储体的字</translation>
    </message>
    <message>
        <source>Accesses to one word share a pass.</source>
        <translation>对同一字的访问共用一轮。</translation>
    </message>
    <message>
        <source>Of a loop, before a trace leaves it. 0: as many as a few seconds allow.</source>
        <translation>循环在跟踪离开它之前的迭代次数。0：几秒钟内所能执行的次数。</translation>
    </message>
    <message>
        <source>deadline, timeout</source>
        <translation>超时, 期限, timeout</translation>
    </message>
    <message>
        <source>theme, colours</source>
        <translation>主题, 颜色, theme</translation>
    </message>
</context>
<context>
    <name>kernelscope::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Filter by name or explanation</source>
        <translation>按名称或说明筛选</translation>
    </message>
    <message>
        <source>No setting is called so.</source>
        <translation>没有这样的设置。</translation>
    </message>
    <message>
        <source>All settings</source>
        <translation>所有设置</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>%L1%2</source>
        <translation>%L1%2</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>默认字体</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>%1 Default: %2.</source>
        <translation>%1 默认：%2。</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Default of %1</source>
        <translation>%1的默认值</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>默认字体</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>In dialogs of their own</source>
        <translation>在各自的对话框中</translation>
    </message>
</context>
<context>
    <name>kernelscope::SetupPanel</name>
    <message>
        <source>Set-up of the project</source>
        <translation>项目的配置</translation>
    </message>
    <message>
        <source>Untitled project</source>
        <translation>无标题项目</translation>
    </message>
    <message>
        <source>Title of the project</source>
        <translation>项目标题</translation>
    </message>
    <message>
        <source>The project&apos;s title: click to change it</source>
        <translation>项目标题：单击可更改</translation>
    </message>
    <message>
        <source>Guesses that nobody confirmed</source>
        <translation>未确认的推测</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>更改标题</translation>
    </message>
    <message>
        <source>%1 guessed. &lt;a href=&apos;confirm&apos; style=&apos;color:%2&apos;&gt;Confirm all&lt;/a&gt;</source>
        <translation>%1为推测。&lt;a href=&apos;confirm&apos; style=&apos;color:%2&apos;&gt;全部确认&lt;/a&gt;</translation>
    </message>
    <message>
        <source>1 value is</source>
        <translation>1 个值</translation>
    </message>
    <message>
        <source>%1 values are</source>
        <translation>%1 个值</translation>
    </message>
    <message>
        <source>Confirm all guesses</source>
        <translation>确认所有推测</translation>
    </message>
    <message>
        <source>Buffers take %1.</source>
        <translation>缓冲区占用 %1。</translation>
    </message>
    <message>
        <source>Buffers take %1 of the device&apos;s %2.</source>
        <translation>缓冲区占用 %1，设备共 %2。</translation>
    </message>
    <message>
        <source>Follow the kernels</source>
        <translation>随内核调整</translation>
    </message>
</context>
<context>
    <name>kernelscope::SetupRow</name>
    <message>
        <source>Edit %1</source>
        <translation>编辑%1</translation>
    </message>
    <message>
        <source>Show or hide the fields of %1</source>
        <translation>显示或隐藏%1的字段</translation>
    </message>
</context>
<context>
    <name>kernelscope::SetupSection</name>
    <message>
        <source>Fold or unfold %1</source>
        <translation>折叠或展开%1</translation>
    </message>
    <message>
        <source>Rows that are shown</source>
        <translation>显示的行</translation>
    </message>
    <message>
        <source>Which of the rows are shown</source>
        <translation>显示哪些行</translation>
    </message>
    <message>
        <source>%1 to %2 of %3, from %4</source>
        <translation>第 %1 至 %2 行，共 %3 行，从 %4 起</translation>
    </message>
    <message>
        <source>Show the rows before</source>
        <translation>显示前面的行</translation>
    </message>
    <message>
        <source>Show the next rows</source>
        <translation>显示后面的行</translation>
    </message>
</context>
<context>
    <name>kernelscope::SiteModel</name>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Line of the source</source>
        <translation>源代码行</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>访问</translation>
    </message>
    <message>
        <source>What the kernel does there</source>
        <translation>内核在该处的操作</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>The region of memory: global, local, constant or private</source>
        <translation>内存区域：全局、局部、常量或私有</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>How the addresses of a sub-group&apos;s work-items lie to each other, most often</source>
        <translation>子组各工作项的地址通常的相对排列</translation>
    </message>
    <message>
        <source>Accesses</source>
        <translation>访问</translation>
    </message>
    <message>
        <source>Accesses by all recorded work-items</source>
        <translation>所有已记录工作项的访问次数</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Bytes that these accesses asked for</source>
        <translation>这些访问请求的字节数</translation>
    </message>
    <message>
        <source>Transactions</source>
        <translation>事务</translation>
    </message>
    <message>
        <source>Transactions with global memory each time that a sub-group does it, on average (a model)</source>
        <translation>子组每执行一次所需的全局内存事务，平均值（模型）</translation>
    </message>
    <message>
        <source>Ideal</source>
        <translation>理想</translation>
    </message>
    <message>
        <source>Transactions that it would take if the bytes lay packed (a model)</source>
        <translation>字节紧密排列时所需的事务（模型）</translation>
    </message>
    <message>
        <source>Wasted</source>
        <translation>浪费</translation>
    </message>
    <message>
        <source>The part of the bytes brought by the transactions that nobody asked for; with local memory the part of the time that bank conflicts take (a model)</source>
        <translation>事务所带来的字节中无人使用的部分；对局部内存则为存储体冲突所占的时间（模型）</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>How many times longer local memory takes because several words lie in one bank (a model)</source>
        <translation>因多个字位于同一存储体，局部内存耗时的倍数（模型）</translation>
    </message>
    <message>
        <source>each its own array</source>
        <translation>各用自己的数组</translation>
    </message>
    <message>
        <source>&lt; 1 %</source>
        <translation>&lt; 1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>out of bounds</source>
        <translation>越界</translation>
    </message>
    <message>
        <source>varies</source>
        <translation>不固定</translation>
    </message>
    <message>
        <source>%1 accesses of %2 memory (%3), %4 bytes</source>
        <translation>%1 次访问%2内存（%3），%4 字节</translation>
    </message>
    <message>
        <source>By the model: %1 transactions, %2 if packed</source>
        <translation>按模型：%1 次事务，紧密排列时 %2</translation>
    </message>
    <message>
        <source>By the model: %1 passes over the banks, %2 without conflicts</source>
        <translation>按模型：%1 轮存储体访问，无冲突时 %2</translation>
    </message>
    <message>
        <source>%1 of the times so: %2</source>
        <translation>%1 的情况如此：%2</translation>
    </message>
    <message>
        <source>%1 runs of %2, each %3</source>
        <translation>%1 段，每段 %2，各为%3</translation>
    </message>
</context>
<context>
    <name>kernelscope::StepsView</name>
    <message>
        <source>%1, line %2</source>
        <translation>%1，第 %2 行</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>Calls, the innermost first</source>
        <translation>调用，最内层在前</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>Go to before the first step</source>
        <translation>转到第一步之前</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Go back by a statement, over what the functions that it calls do</source>
        <translation>后退一条语句，跳过其调用的函数</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Go on by a statement, over what the functions that it calls do</source>
        <translation>前进一条语句，跳过其调用的函数</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到结尾</translation>
    </message>
    <message>
        <source>Go to after the last step</source>
        <translation>转到最后一步之后</translation>
    </message>
    <message>
        <source>Step into</source>
        <translation>步入</translation>
    </message>
    <message>
        <source>Go on by a statement, into the function that it calls</source>
        <translation>前进一条语句，进入其调用的函数</translation>
    </message>
    <message>
        <source>Step out</source>
        <translation>步出</translation>
    </message>
    <message>
        <source>Go on until the function has returned</source>
        <translation>前进直到函数返回</translation>
    </message>
    <message>
        <source>Step back into</source>
        <translation>后退步入</translation>
    </message>
    <message>
        <source>Go back by a statement, into the function that was called last</source>
        <translation>后退一条语句，进入最后调用的函数</translation>
    </message>
    <message>
        <source>Step back out</source>
        <translation>后退步出</translation>
    </message>
    <message>
        <source>Go back to where the function was called</source>
        <translation>回到调用该函数之处</translation>
    </message>
    <message>
        <source>To the next access</source>
        <translation>到下一次访问</translation>
    </message>
    <message>
        <source>Go to the next statement that accesses memory</source>
        <translation>转到下一条访问内存的语句</translation>
    </message>
    <message>
        <source>To the previous access</source>
        <translation>到上一次访问</translation>
    </message>
    <message>
        <source>Go to the statement before that accesses memory</source>
        <translation>转到上一条访问内存的语句</translation>
    </message>
    <message>
        <source>To the next change</source>
        <translation>到下一次改变</translation>
    </message>
    <message>
        <source>Go to the next statement that changes the variable that is chosen</source>
        <translation>转到下一条改变所选变量的语句</translation>
    </message>
    <message>
        <source>To the previous change</source>
        <translation>到上一次改变</translation>
    </message>
    <message>
        <source>Go to the statement before that changes the variable that is chosen</source>
        <translation>转到上一条改变所选变量的语句</translation>
    </message>
    <message>
        <source>To the next barrier</source>
        <translation>到下一个屏障</translation>
    </message>
    <message>
        <source>Go to the next barrier</source>
        <translation>转到下一个屏障</translation>
    </message>
    <message>
        <source>To the previous barrier</source>
        <translation>到上一个屏障</translation>
    </message>
    <message>
        <source>Go to the barrier before</source>
        <translation>转到上一个屏障</translation>
    </message>
    <message>
        <source>To the line of the cursor</source>
        <translation>到光标所在行</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Down</source>
        <translation>Ctrl+Alt+Down</translation>
    </message>
    <message>
        <source>Go to when the line of the cursor is executed next</source>
        <translation>转到光标所在行下一次执行时</translation>
    </message>
    <message>
        <source>Back to the line of the cursor</source>
        <translation>回到光标所在行</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Up</source>
        <translation>Ctrl+Alt+Up</translation>
    </message>
    <message>
        <source>Go back to when the line of the cursor was executed last</source>
        <translation>回到光标所在行上一次执行时</translation>
    </message>
    <message>
        <source>Set or remove a breakpoint</source>
        <translation>设置或移除断点</translation>
    </message>
    <message>
        <source>Stop at the line of the cursor when stepping to the next breakpoint; a click left of the line does the same</source>
        <translation>前进到下一个断点时停在光标所在行；单击行左侧效果相同</translation>
    </message>
    <message>
        <source>To the next breakpoint</source>
        <translation>到下一个断点</translation>
    </message>
    <message>
        <source>Go on until a breakpoint&apos;s line is executed next</source>
        <translation>前进直到下一次执行断点所在行</translation>
    </message>
    <message>
        <source>To the previous breakpoint</source>
        <translation>到上一个断点</translation>
    </message>
    <message>
        <source>Go back to when a breakpoint&apos;s line was executed last</source>
        <translation>回到上一次执行断点所在行时</translation>
    </message>
    <message>
        <source>To where two work-items part</source>
        <translation>到两个工作项分道之处</translation>
    </message>
    <message>
        <source>Go to the first step in which this work-item and the one beside it do not do the same</source>
        <translation>转到此工作项与旁边的工作项首次行为不同的一步</translation>
    </message>
    <message>
        <source>Why this value?</source>
        <translation>为何是这个值？</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Y</source>
        <translation>Ctrl+Alt+Y</translation>
    </message>
    <message>
        <source>Show what the variable that is chosen was made of</source>
        <translation>显示所选变量由什么得出</translation>
    </message>
    <message>
        <source>Why was this stored?</source>
        <translation>为何存入这个值？</translation>
    </message>
    <message>
        <source>Show what the statement stores was made of</source>
        <translation>显示该语句存入的值由什么得出</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>转到</translation>
    </message>
    <message>
        <source>Steps is not in front.</source>
        <translation>“单步”视图不在前面。</translation>
    </message>
    <message>
        <source>Add an expression, such as a[i] - sum / 2</source>
        <translation>添加表达式，例如 a[i] - sum / 2</translation>
    </message>
    <message>
        <source>New expression</source>
        <translation>新表达式</translation>
    </message>
    <message>
        <source>An expression in OpenCL C over the variables, evaluated at each step. Delete removes the one that is chosen.</source>
        <translation>以变量构成的 OpenCL C 表达式，每一步求值。Delete 可移除所选的。</translation>
    </message>
    <message>
        <source>About the step</source>
        <translation>此步说明</translation>
    </message>
    <message>
        <source>All work-items</source>
        <translation>所有工作项</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>断点</translation>
    </message>
    <message>
        <source>Where it was first not finite</source>
        <translation>首次变为非有限值之处</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>F9, or a click left of a line of the code, sets a breakpoint; Ctrl+F9 goes to the next one. A condition is an expression on the variables, such as i == 7 &amp;&amp; isnan(sum).</source>
        <translation>按 F9 或单击代码行左侧可设置断点；Ctrl+F9 转到下一个。条件是变量表达式，例如 i == 7 &amp;&amp; isnan(sum)。</translation>
    </message>
    <message>
        <source>Variable of all work-items</source>
        <translation>所有工作项的变量</translation>
    </message>
    <message>
        <source>Whose values are drawn: a row for each work-item, from left to right as time passes. Work-items that take no part are hatched.</source>
        <translation>绘制谁的值：每个工作项一行，从左到右随时间推移。不参与的工作项画斜线。</translation>
    </message>
    <message>
        <source>Show what another work-item&apos;s variables hold at the same time, beside these</source>
        <translation>在旁边显示另一个工作项的变量在同一时刻的值</translation>
    </message>
    <message>
        <source>Work-items</source>
        <translation>工作项</translation>
    </message>
    <message>
        <source>A variable of all work-items over time</source>
        <translation>所有工作项的某个变量随时间的变化</translation>
    </message>
    <message>
        <source>The two work-items do the same to the end.</source>
        <translation>两个工作项直到结束都行为一致。</translation>
    </message>
    <message>
        <source>Breakpoints (%1)</source>
        <translation>断点 (%1)</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <translation>为何 %1？</translation>
    </message>
    <message>
        <source>Why the variable?</source>
        <translation>为何是此变量？</translation>
    </message>
    <message>
        <source>Choose a variable above that has a value.</source>
        <translation>请在上方选择一个有值的变量。</translation>
    </message>
    <message>
        <source>Why the store?</source>
        <translation>为何存入？</translation>
    </message>
    <message>
        <source>The statement that is done next stores nothing.</source>
        <translation>下一条语句不存入任何值。</translation>
    </message>
    <message>
        <source>Choose a variable, or go to a statement that stores: then it is shown what its value was made of, backwards through statements, variables and other work-items.</source>
        <translation>选择一个变量，或转到一条存入语句：随后会显示其值由什么得出，沿语句、变量和其他工作项向后追溯。</translation>
    </message>
    <message>
        <source>What it was made of is being searched…</source>
        <translation>正在查找其来源…</translation>
    </message>
    <message>
        <source>There is more before these.</source>
        <translation>在此之前还有更多。</translation>
    </message>
    <message>
        <source>The steps are being read…</source>
        <translation>正在读取步骤…</translation>
    </message>
    <message>
        <source>The memory accesses of this work-group were recorded, but not what its statements did.</source>
        <translation>已记录此工作组的内存访问，但未记录其语句的执行。</translation>
    </message>
    <message>
        <source>Record the steps (F6)</source>
        <translation>记录步骤 (F6)</translation>
    </message>
    <message>
        <source>No breakpoint is reached after this step.</source>
        <translation>此步之后不会到达断点。</translation>
    </message>
    <message>
        <source>No breakpoint was reached before this step.</source>
        <translation>此步之前没有到达过断点。</translation>
    </message>
    <message>
        <source>Beside: %1</source>
        <translation>旁边：%1</translation>
    </message>
    <message>
        <source>Beside…</source>
        <translation>旁边…</translation>
    </message>
    <message>
        <source>Work-item %1</source>
        <translation>工作项 %1</translation>
    </message>
    <message>
        <source>%1 · its last recorded step is done</source>
        <translation>%1 · 最后记录的一步已完成</translation>
    </message>
    <message>
        <source>%1 · has come to its end</source>
        <translation>%1 · 已结束</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · 第 %2 步，共 %3 步</translation>
    </message>
    <message>
        <source> · iteration %1</source>
        <translation> · 第 %1 次迭代</translation>
    </message>
    <message>
        <source> · iterations %1 (of the outer loop first)</source>
        <translation> · 迭代 %1（外层循环在前）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>及另外 %1 个</translation>
    </message>
    <message>
        <source>This statement accesses no memory that is recorded.</source>
        <translation>此语句不访问有记录的内存。</translation>
    </message>
    <message>
        <source>This statement: %1</source>
        <translation>此语句：%1</translation>
    </message>
    <message>
        <source>%1 % of the lanes active</source>
        <translation>%1 % 的通道活动</translation>
    </message>
    <message>
        <source>Choose another work-item first: “Beside”, above the picture of all work-items.</source>
        <translation>请先选择另一个工作项：所有工作项图上方的“旁边”。</translation>
    </message>
    <message>
        <source>The condition in line %1 has no value there: %2</source>
        <translation>第 %1 行的条件在那里没有值：%2</translation>
    </message>
    <message>
        <source>Local ids. In full colour: the one beside; choose it again to let it go.</source>
        <translation>局部 ID。全色：旁边的那个；再次选择可取消。</translation>
    </message>
</context>
<context>
    <name>kernelscope::SweepBar</name>
    <message>
        <source>Vary another parameter with each of these values</source>
        <translation>对每个值再改变另一个参数</translation>
    </message>
    <message>
        <source>Runs of each value</source>
        <translation>每个值的运行次数</translation>
    </message>
    <message>
        <source>How often each value is run: the median is drawn, and the fastest and slowest beside it</source>
        <translation>每个值运行多少次：绘制中位数，并标出最快和最慢</translation>
    </message>
    <message>
        <source>Which launches of the plan are compared; all of them are run</source>
        <translation>比较计划中的哪些启动；全部都会运行</translation>
    </message>
    <message>
        <source>all launches</source>
        <translation>所有启动</translation>
    </message>
    <message>
        <source>%1 of %2 launches</source>
        <translation>%2 次启动中的 %1 次</translation>
    </message>
    <message>
        <source>Launches to compare: %1</source>
        <translation>要比较的启动：%1</translation>
    </message>
    <message>
        <source>Compare %1</source>
        <translation>比较 %1</translation>
    </message>
    <message>
        <source>Don&apos;t compare %1</source>
        <translation>不比较 %1</translation>
    </message>
    <message>
        <source>Run once</source>
        <translation>运行一次</translation>
    </message>
    <message>
        <source>Run %1 times</source>
        <translation>运行 %1 次</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>参数扫描</translation>
    </message>
    <message>
        <source>End the sweep; what was run so far stays (Shift+F5)</source>
        <translation>结束参数扫描；已运行的结果保留 (Shift+F5)</translation>
    </message>
    <message>
        <source>Run the plan as often, and draw the medians of its launches with their limits</source>
        <translation>按此次数运行计划，并绘制各启动的中位数及其范围</translation>
    </message>
    <message>
        <source>Run the plan with each of these values and draw the times (F7)</source>
        <translation>用每个值运行计划并绘制时间 (F7)</translation>
    </message>
    <message>
        <source>run %1 of %2</source>
        <translation>第 %1 次运行，共 %2 次</translation>
    </message>
    <message>
        <source>one value</source>
        <translation>一个值</translation>
    </message>
    <message>
        <source>each of %1 values, in shuffled order (seed %2)</source>
        <translation>%1 个值，次序随机打乱（种子 %2）</translation>
    </message>
    <message>
        <source>each of %1 values</source>
        <translation>%1 个值</translation>
    </message>
    <message>
        <source>Vary</source>
        <translation>改变</translation>
    </message>
    <message>
        <source>and</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Parameter to vary</source>
        <translation>要改变的参数</translation>
    </message>
    <message>
        <source>Other parameter to vary</source>
        <translation>要改变的另一个参数</translation>
    </message>
    <message>
        <source>The parameter of the project whose values are compared</source>
        <translation>项目中要比较其取值的参数</translation>
    </message>
    <message>
        <source>Values to compare</source>
        <translation>要比较的值</translation>
    </message>
    <message>
        <source>Values of the other parameter</source>
        <translation>另一个参数的值</translation>
    </message>
    <message>
        <source>Numbers, or expressions of the parameters before this one, with commas between them</source>
        <translation>数，或由此前参数构成的表达式，以逗号分隔</translation>
    </message>
    <message>
        <source>Values to choose from</source>
        <translation>可选的值</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>The project has no parameter &quot;%1&quot; any more.</source>
        <translation>项目已没有参数“%1”。</translation>
    </message>
    <message>
        <source>Vary nothing</source>
        <translation>不改变任何参数</translation>
    </message>
    <message>
        <source>Vary %1</source>
        <translation>改变 %1</translation>
    </message>
    <message>
        <source>Change the values of %1 to compare</source>
        <translation>更改要比较的 %1 的值</translation>
    </message>
    <message>
        <source>Doubled and halved</source>
        <translation>加倍和减半</translation>
    </message>
    <message>
        <source>Every local size that this device allows: no local size is %1 alone</source>
        <translation>此设备允许的每个局部大小：没有局部大小仅由 %1 决定</translation>
    </message>
    <message>
        <source>Every local size that this device allows (%1)</source>
        <translation>此设备允许的每个局部大小 (%1)</translation>
    </message>
</context>
<context>
    <name>kernelscope::TilesView</name>
    <message>
        <source>Tiles</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>The element that is chosen or pointed at</source>
        <translation>所选或所指的元素</translation>
    </message>
    <message>
        <source>Buffers and local arrays</source>
        <translation>缓冲区和局部数组</translation>
    </message>
    <message>
        <source>The tiles are being put together…</source>
        <translation>正在整理分块…</translation>
    </message>
    <message>
        <source>Point at an element to see its value, who uses it and where it came from.</source>
        <translation>指向元素可查看其值、使用者和来源。</translation>
    </message>
    <message>
        <source>Point at an element to see its value.</source>
        <translation>指向元素可查看其值。</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Show a buffer with other rows and columns than it is declared with</source>
        <translation>以不同于声明的行列数显示缓冲区</translation>
    </message>
    <message>
        <source>Whose accesses</source>
        <translation>谁的访问</translation>
    </message>
    <message>
        <source>Show what the whole work-group does, or only the chosen work-item</source>
        <translation>显示整个工作组的行为，或仅所选工作项的</translation>
    </message>
    <message>
        <source>Work-group</source>
        <translation>工作组</translation>
    </message>
    <message>
        <source>Work-item</source>
        <translation>工作项</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Show what is used now and before, or how often each element is read in all</source>
        <translation>显示当前和之前的使用，或每个元素总共被读取的次数</translation>
    </message>
    <message>
        <source>Now and before</source>
        <translation>当前和之前</translation>
    </message>
    <message>
        <source>How often read</source>
        <translation>读取次数</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>Arrows lead from an element to where its value went</source>
        <translation>箭头从元素指向其值的去处</translation>
    </message>
    <message>
        <source>Corner arrows</source>
        <translation>四角的箭头</translation>
    </message>
    <message>
        <source>Chosen arrows</source>
        <translation>所选的箭头</translation>
    </message>
    <message>
        <source>No arrows</source>
        <translation>无箭头</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>Which slice of three dimensions is shown</source>
        <translation>显示三维中的哪一层</translation>
    </message>
    <message>
        <source>z = </source>
        <translation>z = </translation>
    </message>
    <message>
        <source>z in use</source>
        <translation>使用中的 z</translation>
    </message>
    <message>
        <source>Shape of</source>
        <translation>形状：</translation>
    </message>
    <message>
        <source>The buffer or array whose shape can be typed beside it</source>
        <translation>可在旁边输入其形状的缓冲区或数组</translation>
    </message>
    <message>
        <source>Rows and columns to show it with, as 16 x 32, or the columns alone; empty: as it is declared</source>
        <translation>显示用的行数和列数，如 16 x 32，或仅列数；留空：按声明</translation>
    </message>
    <message>
        <source>16 x 32, or columns alone</source>
        <translation>16 x 32，或仅列数</translation>
    </message>
</context>
<context>
    <name>kernelscope::TimePlay</name>
    <message>
        <source>Time was paused: the last %1 runs crashed or took too long.</source>
        <translation>时间已暂停：最近 %1 次运行崩溃或耗时过长。</translation>
    </message>
    <message>
        <source>No parameter is time: make one of the kind frame or seconds in the set-up.</source>
        <translation>没有表示时间的参数：请在配置中将一个参数设为帧或秒。</translation>
    </message>
</context>
<context>
    <name>kernelscope::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Commands of the run</source>
        <translation>运行的命令</translation>
    </message>
    <message>
        <source>Drag to measure; Z, or a double click, zooms to it, Escape lets go of it. M measures the chosen command, and from there to the next one. Shift while dragging moves.</source>
        <translation>拖动可测量；Z 或双击放大到所测范围，Esc 取消。M 测量所选命令，以及从它到下一个命令。拖动时按住 Shift 可移动。</translation>
    </message>
    <message>
        <source>Timeline of the run&apos;s commands</source>
        <translation>运行命令的时间线</translation>
    </message>
    <message>
        <source>Graph of the plan</source>
        <translation>计划的图</translation>
    </message>
    <message>
        <source>Show the plan as a graph: what each step waits for</source>
        <translation>以图显示计划：每个步骤等待什么</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>缩小 (-)</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>放大 (+)</translation>
    </message>
    <message>
        <source>Show all commands of the device (0)</source>
        <translation>显示设备的所有命令 (0)</translation>
    </message>
    <message>
        <source>Fold gaps: draw long stretches without a command short</source>
        <translation>缩短空隙：没有命令的长区段缩短绘制</translation>
    </message>
    <message>
        <source>Show an earlier run below this one</source>
        <translation>在下方显示较早的一次运行</translation>
    </message>
    <message>
        <source>Show the builds on the host too</source>
        <translation>同时显示主机上的构建</translation>
    </message>
    <message>
        <source>Show the run before below this one</source>
        <translation>在下方显示上一次运行</translation>
    </message>
    <message>
        <source>Show the pinned run below this one</source>
        <translation>在下方显示固定的运行</translation>
    </message>
    <message>
        <source>Pin this run, to compare later ones with it</source>
        <translation>固定此次运行，供以后比较</translation>
    </message>
    <message>
        <source>Pinned run</source>
        <translation>固定的运行</translation>
    </message>
    <message>
        <source>map, unmap</source>
        <translation>map、unmap</translation>
    </message>
    <message>
        <source>Pins are commands too short for a bar; only their heads are moved apart.</source>
        <translation>图钉表示短得画不成条的命令；仅将其头部错开。</translation>
    </message>
    <message>
        <source>Pins are commands too short for a bar; only their heads are moved apart, and of many in one place some are drawn.</source>
        <translation>图钉表示短得画不成条的命令；仅将其头部错开，同一位置过多时只画出一部分。</translation>
    </message>
    <message>
        <source>Run before</source>
        <translation>上一次运行</translation>
    </message>
    <message>
        <source>Run (F5)</source>
        <translation>运行 (F5)</translation>
    </message>
    <message>
        <source>The run enqueued no commands, so there is no timeline.</source>
        <translation>运行没有将任何命令入队，因此没有时间线。</translation>
    </message>
    <message>
        <source>Nothing was run yet, so there is no timeline.</source>
        <translation>尚未运行，因此没有时间线。</translation>
    </message>
    <message>
        <source>This run is pinned. After another one, this menu shows the difference to it.</source>
        <translation>已固定这次运行。再运行一次后，可在此菜单中显示与它的差异。</translation>
    </message>
</context>
<context>
    <name>kernelscope::ToolBar</name>
    <message>
        <source>Actions</source>
        <translation>操作</translation>
    </message>
</context>
<context>
    <name>kernelscope::TraceStage</name>
    <message>
        <source>The kernels are being traced…</source>
        <translation>正在跟踪内核…</translation>
    </message>
    <message>
        <source>Nothing was traced yet.</source>
        <translation>尚未进行跟踪。</translation>
    </message>
    <message>
        <source>The trace is being read…</source>
        <translation>正在读取跟踪…</translation>
    </message>
    <message>
        <source>The trace is being fetched: %1 of %2 are here…</source>
        <translation>正在获取跟踪：已到 %1，共 %2…</translation>
    </message>
    <message>
        <source>Work-group %1 was not recorded: %2 of %3 work-groups were. Tracing again records it.</source>
        <translation>工作组 %1 没有记录：%3 个工作组中记录了 %2 个。再次跟踪即可记录它。</translation>
    </message>
</context>
<context>
    <name>kernelscope::TraceView</name>
    <message>
        <source>This is the trace of an earlier state: the project was changed since. %1 (F6)</source>
        <translation>这是较早状态的跟踪：此后项目有改动。%1 (F6)</translation>
    </message>
    <message>
        <source>Trace again</source>
        <translation>再次跟踪</translation>
    </message>
    <message>
        <source>Trace (F6)</source>
        <translation>跟踪 (F6)</translation>
    </message>
</context>
<context>
    <name>kernelscope::TrustBar</name>
    <message>
        <source>Trust</source>
        <translation>信任</translation>
    </message>
    <message>
        <source>What would run</source>
        <translation>将会运行的内容</translation>
    </message>
    <message>
        <source>To run this project, trust its folder “%1” first. Until then nothing of it is evaluated or run.</source>
        <translation>要运行此项目，请先信任其文件夹“%1”。在此之前不会求值或运行其任何内容。</translation>
    </message>
    <message>
        <source>The folder “%1” is not trusted, so nothing of this project is evaluated or run. You can read and edit all of it.</source>
        <translation>文件夹“%1”未受信任，因此不会求值或运行此项目的任何内容。您可以阅读和编辑全部内容。</translation>
    </message>
    <message>
        <source>Show what would run</source>
        <translation>显示将会运行的内容</translation>
    </message>
    <message>
        <source>Hide what would run</source>
        <translation>隐藏将会运行的内容</translation>
    </message>
    <message>
        <source>The kernels, their sizes, the build options and the files</source>
        <translation>内核及其大小、构建选项和文件</translation>
    </message>
    <message>
        <source>Trust this folder</source>
        <translation>信任此文件夹</translation>
    </message>
    <message>
        <source>Run projects in %1 and below, now and later</source>
        <translation>现在及以后都可运行 %1 及其下的项目</translation>
    </message>
    <message>
        <source>Nothing was run: the project&apos;s folder is not trusted.</source>
        <translation>没有运行：项目的文件夹未受信任。</translation>
    </message>
    <message>
        <source>The folder is trusted. Run with F5.</source>
        <translation>文件夹已受信任。按 F5 运行。</translation>
    </message>
</context>
<context>
    <name>kernelscope::TrustedFoldersDialog</name>
    <message>
        <source>Trusted folders</source>
        <translation>受信任的文件夹</translation>
    </message>
    <message>
        <source>Projects in these folders and below them may run. So may samples, new projects and those that you save from here. Any other project is restricted until you trust its folder.</source>
        <translation>这些文件夹及其下的项目可以运行。示例、新项目以及您在此保存的项目也可以。其他项目在您信任其文件夹之前都受限。</translation>
    </message>
    <message>
        <source>Trusted folders and projects</source>
        <translation>受信任的文件夹和项目</translation>
    </message>
    <message>
        <source>None so far.</source>
        <translation>目前没有。</translation>
    </message>
    <message>
        <source>Trust no longer</source>
        <translation>不再信任</translation>
    </message>
    <message>
        <source>Take the trust away from what is chosen in the list</source>
        <translation>取消对列表中所选项的信任</translation>
    </message>
</context>
<context>
    <name>kernelscope::UndoOrder</name>
    <message>
        <source>Nothing was edited yet.</source>
        <translation>尚未编辑任何内容。</translation>
    </message>
    <message>
        <source>Nothing was undone.</source>
        <translation>没有被撤销的操作。</translation>
    </message>
</context>
<context>
    <name>kernelscope::VariableTable</name>
    <message>
        <source>Variable</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>在 %1 中</translation>
    </message>
</context>
<context>
    <name>kernelscope::ViewPlaces</name>
    <message>
        <source>Views</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Problems and logs</source>
        <translation>问题与日志</translation>
    </message>
    <message>
        <source>Beside the code</source>
        <translation>在代码旁</translation>
    </message>
    <message>
        <source>Below the code</source>
        <translation>在代码下方</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>在单独的窗口中</translation>
    </message>
</context>
<context>
    <name>kernelscope::Views</name>
    <message>
        <source>The contents of each buffer after the last run, as numbers and as a picture, and whether each check of the project held. Elements that are not as a check expects are marked.</source>
        <translation>上次运行后各缓冲区的内容，以数字和图片显示，以及项目的各项检查是否通过。与检查期望不符的元素有标记。</translation>
    </message>
    <message>
        <source>When each command of the last run was queued, started and ended on the device&apos;s own clock, and what it waited for. The critical path is underlined. Graph draws the plan with what orders its commands.</source>
        <translation>上次运行的每个命令何时入队、开始和结束（按设备时钟），以及它等待什么。关键路径带下划线。“图”绘制计划及其命令的次序约束。</translation>
    </message>
    <message>
        <source>How a work-group makes one value of many: a tree of which work-item combined which elements, phase by phase, as the trace recorded it.</source>
        <translation>工作组如何将许多值合成一个：按跟踪所记录，逐阶段显示哪个工作项组合了哪些元素的树。</translation>
    </message>
    <message>
        <source>Which elements of its matrices a work-group reads and writes, which of them it keeps in local memory, and what an element was made of.</source>
        <translation>工作组读写矩阵的哪些元素，其中哪些保存在局部内存中，以及某个元素由什么得出。</translation>
    </message>
    <message>
        <source>What each cell of a buffer or of local memory holds at the moment chosen below, who wrote it, and how often it was read since.</source>
        <translation>在下方所选时刻，缓冲区或局部内存的每个单元保存什么、由谁写入，以及此后被读取多少次。</translation>
    </message>
    <message>
        <source>What one work-item did, statement by statement, forwards and backwards: where it was in the code, what its variables held and why, and which functions were called. F10 goes on, Shift+F10 back; F9 sets a breakpoint, Ctrl+F9 goes to the next one.</source>
        <translation>一个工作项逐条语句的执行，可前进可后退：它在代码何处、变量的值及其原因，以及调用了哪些函数。F10 前进，Shift+F10 后退；F9 设置断点，Ctrl+F9 转到下一个。</translation>
    </message>
    <message>
        <source>Which addresses the work-items of a sub-group access together, and how many transactions and bank conflicts that takes by the model of the hardware.</source>
        <translation>一个子组的工作项同时访问哪些地址，按硬件模型需要多少事务和存储体冲突。</translation>
    </message>
    <message>
        <source>How the NDRange of a launch is divided into work-groups, and the ids of each work-item.</source>
        <translation>一次启动的 NDRange 如何划分为工作组，以及每个工作项的 ID。</translation>
    </message>
    <message>
        <source>Times of launches side by side: of those of the last run, or of a sweep over values of parameters. F7 makes the sweep.</source>
        <translation>并列显示各次启动的时间：取自上次运行，或对参数取值的扫描。F7 进行扫描。</translation>
    </message>
    <message>
        <source>What the driver says of the device and its limits, and its regions of memory with the project&apos;s buffers in them.</source>
        <translation>驱动程序对设备及其限制的说明，以及各内存区域和其中的项目缓冲区。</translation>
    </message>
    <message>
        <source>The notes of the project as they are read. Each heading is a step while presenting (F11).</source>
        <translation>项目的说明，按阅读的样式显示。演示 (F11) 时每个标题为一步。</translation>
    </message>
    <message>
        <source>What Clang makes of the sources for a processor of your choice, which need not be there: the instructions of each line, registers, spills and what limits the occupancy.</source>
        <translation>Clang 针对您选择的处理器（不必实际存在）将源代码编译成什么：每一行的指令、寄存器、溢出，以及限制占用率的因素。</translation>
    </message>
    <message>
        <source>What is wrong with the set-up, what the compiler says, and what the last trace found. Enter goes to the place; F8 to that of the next one.</source>
        <translation>配置中的错误、编译器的消息和上次跟踪的发现。回车转到相应位置；F8 转到下一个。</translation>
    </message>
    <message>
        <source>What the kernels printed with printf in the last run.</source>
        <translation>上次运行中内核用 printf 输出的内容。</translation>
    </message>
    <message>
        <source>What the driver&apos;s compiler said of the sources in the last run.</source>
        <translation>上次运行中驱动程序的编译器对源代码的消息。</translation>
    </message>
    <message>
        <source>Asm</source>
        <translation>汇编</translation>
    </message>
    <message>
        <source>The contents were saved to %1.</source>
        <translation>内容已保存到 %1。</translation>
    </message>
    <message>
        <source>The contents were not saved.</source>
        <translation>内容未保存。</translation>
    </message>
    <message>
        <source>No access that was recorded writes element %1 of %2.</source>
        <translation>没有记录到写入 %2 的元素 %1 的访问。</translation>
    </message>
    <message>
        <source>Save the project first: its data files lie in its folder.</source>
        <translation>请先保存项目：其数据文件位于项目文件夹中。</translation>
    </message>
    <message>
        <source>The file was not taken.</source>
        <translation>未采用该文件。</translation>
    </message>
    <message>
        <source>Start %1 with a file</source>
        <translation>以文件作为 %1 的初始值</translation>
    </message>
    <message>
        <source>%1 begins with %2 from the next run on.</source>
        <translation>从下次运行起，%1 以 %2 为初始值。</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>What the kernels print with printf appears here.</source>
        <translation>内核用 printf 输出的内容显示在此。</translation>
    </message>
    <message>
        <source>Build log</source>
        <translation>构建日志</translation>
    </message>
    <message>
        <source>What the compiler says appears here.</source>
        <translation>编译器的消息显示在此。</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>问题 (%1)</translation>
    </message>
    <message>
        <source>, 1 note</source>
        <translation>，1 条提示</translation>
    </message>
    <message>
        <source>, %1 notes</source>
        <translation>，%1 条提示</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>显示%1</translation>
    </message>
    <message>
        <source>%1 (%2; once more, and the keyboard goes there, or back to the code)</source>
        <translation>%1（%2；再按一次，键盘焦点移到此处，或回到代码）</translation>
    </message>
    <message>
        <source>The picture was not saved.</source>
        <translation>图片未保存。</translation>
    </message>
    <message>
        <source>The picture was saved to %1.</source>
        <translation>图片已保存到 %1。</translation>
    </message>
    <message>
        <source>All where they usually are</source>
        <translation>全部回到原位</translation>
    </message>
    <message>
        <source>Move a view</source>
        <translation>移动视图</translation>
    </message>
    <message>
        <source>Res.</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Red.</source>
        <translation>归约</translation>
    </message>
    <message>
        <source>Mem.</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Comp.</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Acc.</source>
        <translation>访问</translation>
    </message>
    <message>
        <source>Output (%1)</source>
        <translation>输出（%1）</translation>
    </message>
    <message>
        <source>There is no timeline yet.</source>
        <translation>还没有时间线。</translation>
    </message>
    <message>
        <source>Run the project first (F5).</source>
        <translation>请先运行项目 (F5)。</translation>
    </message>
    <message>
        <source>The timeline was not saved.</source>
        <translation>时间线未保存。</translation>
    </message>
    <message>
        <source>The timeline was saved to %1. Perfetto (ui.perfetto.dev) opens it.</source>
        <translation>时间线已保存到 %1。可用 Perfetto (ui.perfetto.dev) 打开。</translation>
    </message>
</context>
<context>
    <name>kernelscope::WalkStrip</name>
    <message>
        <source>Notes of this step</source>
        <translation>此步骤的说明</translation>
    </message>
    <message>
        <source>The step before (Page Up)</source>
        <translation>上一步 (Page Up)</translation>
    </message>
    <message>
        <source>The next step (Page Down)</source>
        <translation>下一步 (Page Down)</translation>
    </message>
    <message>
        <source>End the presentation (Escape)</source>
        <translation>结束演示 (Esc)</translation>
    </message>
    <message>
        <source>This project has no walk yet</source>
        <translation>此项目还没有讲解</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Each heading of the project&apos;s notes becomes a step: its text stands here, and the step can show a view at a chosen moment.</source>
        <translation>项目说明的每个标题成为一步：其文字显示在此，并可在选定的时刻显示某个视图。</translation>
    </message>
</context>
<context>
    <name>kernelscope::WhyTree</name>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Work-item</source>
        <translation>工作项</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>语句</translation>
    </message>
    <message>
        <source>What the value was made of</source>
        <translation>值由什么得出</translation>
    </message>
    <message>
        <source>from before the launch, or from another work-group</source>
        <translation>来自启动之前，或另一个工作组</translation>
    </message>
    <message>
        <source>an argument of the kernel</source>
        <translation>内核的参数</translation>
    </message>
    <message>
        <source>The first value that is not finite, although all that it was made of is</source>
        <translation>第一个非有限值，而它的来源都是有限的</translation>
    </message>
</context>
<context>
    <name>kernelscope::WindowActions</name>
    <message>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>Start a new project with one kernel</source>
        <translation>新建含一个内核的项目</translation>
    </message>
    <message>
        <source>New reduction</source>
        <translation>新建归约</translation>
    </message>
    <message>
        <source>Start with a kernel that sums in local memory</source>
        <translation>从在局部内存中求和的内核开始</translation>
    </message>
    <message>
        <source>New stencil</source>
        <translation>新建模板计算</translation>
    </message>
    <message>
        <source>Start with a kernel that takes the mean of neighbours</source>
        <translation>从取相邻元素平均值的内核开始</translation>
    </message>
    <message>
        <source>New product of matrices</source>
        <translation>新建矩阵乘法</translation>
    </message>
    <message>
        <source>Start with a kernel that multiplies matrices by tiles</source>
        <translation>从分块做矩阵乘法的内核开始</translation>
    </message>
    <message>
        <source>New filter of images</source>
        <translation>新建图像滤镜</translation>
    </message>
    <message>
        <source>Start with a kernel that reads an image and writes another</source>
        <translation>从读取一个图像并写入另一个的内核开始</translation>
    </message>
    <message>
        <source>New histogram</source>
        <translation>新建直方图</translation>
    </message>
    <message>
        <source>Start with a kernel that counts by atomic functions</source>
        <translation>从用原子函数计数的内核开始</translation>
    </message>
    <message>
        <source>New from the clipboard</source>
        <translation>从剪贴板新建</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
        <source>Start a new project with the kernel that was copied; its set-up is guessed</source>
        <translation>以复制的内核新建项目；其配置由推测得出</translation>
    </message>
    <message>
        <source>Guess the set-up again</source>
        <translation>重新推测配置</translation>
    </message>
    <message>
        <source>Ctrl+Alt+G</source>
        <translation>Ctrl+Alt+G</translation>
    </message>
    <message>
        <source>Guess buffers, arguments and sizes from the kernel as it is now</source>
        <translation>根据当前的内核推测缓冲区、参数和大小</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>Open a project or a kernel&apos;s source from disk</source>
        <translation>从磁盘打开项目或内核源代码</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>Choose one of the sample projects</source>
        <translation>选择一个示例项目</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Save the project, its sources and its notes</source>
        <translation>保存项目及其源代码和说明</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Save the project under another name</source>
        <translation>以其他名称保存项目</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Undo the last edit of the set-up</source>
        <translation>撤销对配置的最后一次编辑</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <source>Do the undone edit again</source>
        <translation>重做被撤销的编辑</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>Cut out what is chosen</source>
        <translation>剪切所选内容</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy what is chosen: text, cells</source>
        <translation>复制所选内容：文本、单元格</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Put in what was copied</source>
        <translation>粘贴已复制的内容</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Choose all of the text or the table</source>
        <translation>选择全部文本或整个表格</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>Show or hide the set-up: parameters, buffers, plan and checks</source>
        <translation>显示或隐藏配置：参数、缓冲区、计划和检查</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Run the plan on the picked device</source>
        <translation>在所选设备上运行计划</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>实时</translation>
    </message>
    <message>
        <source>Ctrl+F5</source>
        <translation>Ctrl+F5</translation>
    </message>
    <message>
        <source>Run again after each edit, as long as this is on</source>
        <translation>打开时，每次编辑后重新运行</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F5</source>
        <translation>Ctrl+Shift+F5</translation>
    </message>
    <message>
        <source>Let time pass: run again and again with the next value of the parameters that are time</source>
        <translation>让时间流逝：以时间参数的下一个值反复运行</translation>
    </message>
    <message>
        <source>Rewind</source>
        <translation>倒回</translation>
    </message>
    <message>
        <source>Ctrl+Alt+F5</source>
        <translation>Ctrl+Alt+F5</translation>
    </message>
    <message>
        <source>Begin with time as the set-up gives it</source>
        <translation>从配置给出的时间重新开始</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>跟踪</translation>
    </message>
    <message>
        <source>Run the plan and record every memory access of every work-item: shows data races and other bugs that the accesses prove</source>
        <translation>运行计划并记录每个工作项的每次内存访问：显示由访问证明的数据竞争和其他错误</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>参数扫描</translation>
    </message>
    <message>
        <source>Run the plan with several values of a parameter and compare the times, as Compare is set up</source>
        <translation>按“比较”中的设置，用参数的多个值运行计划并比较时间</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>End the run, the trace or the sweep, even one that hangs</source>
        <translation>结束运行、跟踪或参数扫描，即使已挂起</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>下一个问题</translation>
    </message>
    <message>
        <source>Go to the next problem</source>
        <translation>转到下一个问题</translation>
    </message>
    <message>
        <source>Next mismatch</source>
        <translation>下一处不符</translation>
    </message>
    <message>
        <source>Go to the next element of the buffer that is not as a check expects</source>
        <translation>转到缓冲区中下一个与检查期望不符的元素</translation>
    </message>
    <message>
        <source>Previous mismatch</source>
        <translation>上一处不符</translation>
    </message>
    <message>
        <source>Go to the previous element of the buffer that is not as a check expects</source>
        <translation>转到缓冲区中上一个与检查期望不符的元素</translation>
    </message>
    <message>
        <source>Access counts beside the lines</source>
        <translation>行旁的访问次数</translation>
    </message>
    <message>
        <source>Ctrl+Shift+H</source>
        <translation>Ctrl+Shift+H</translation>
    </message>
    <message>
        <source>Show how often each line accessed memory in the last trace</source>
        <translation>显示上次跟踪中每一行访问内存的次数</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Show one view beside the code, larger, and walk through the notes with Page Down</source>
        <translation>在代码旁放大显示一个视图，用 Page Down 逐步浏览说明</translation>
    </message>
    <message>
        <source>Save the view as a picture…</source>
        <translation>将视图保存为图片…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Save what the view shows as .svg or .png</source>
        <translation>将视图内容保存为 .svg 或 .png</translation>
    </message>
    <message>
        <source>Save a picture of each phase…</source>
        <translation>保存每个阶段的图片…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+E</source>
        <translation>Ctrl+Alt+E</translation>
    </message>
    <message>
        <source>Save what the view shows at each phase, as numbered .svg or .png files</source>
        <translation>将视图在每个阶段的内容保存为编号的 .svg 或 .png 文件</translation>
    </message>
    <message>
        <source>Export as a C++ program…</source>
        <translation>导出为 C++ 程序…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+C</source>
        <translation>Ctrl+Alt+C</translation>
    </message>
    <message>
        <source>Write the plan as a C++ program that stands by itself, into a folder</source>
        <translation>将计划作为独立的 C++ 程序写入文件夹</translation>
    </message>
    <message>
        <source>Export as a Python program…</source>
        <translation>导出为 Python 程序…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+P</source>
        <translation>Ctrl+Alt+P</translation>
    </message>
    <message>
        <source>Write the plan as a Python program that stands by itself, into a folder</source>
        <translation>将计划作为独立的 Python 程序写入文件夹</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
    <message>
        <source>Find in the text in front, or in all texts</source>
        <translation>在当前文本或所有文本中查找</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Ctrl+H</translation>
    </message>
    <message>
        <source>Find and replace in the text in front, or in all texts</source>
        <translation>在当前文本或所有文本中查找和替换</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>查找下一个</translation>
    </message>
    <message>
        <source>Go to the next place of what was found</source>
        <translation>转到下一个查找结果</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>查找上一个</translation>
    </message>
    <message>
        <source>Go to the place before of what was found</source>
        <translation>转到上一个查找结果</translation>
    </message>
    <message>
        <source>Go to line</source>
        <translation>转到行</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>Go to a line of the text in front by its number</source>
        <translation>按行号转到当前文本的某行</translation>
    </message>
    <message>
        <source>Find an action, a file or a view…</source>
        <translation>查找操作、文件或视图…</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Find a file, a kernel, a view, a sample or an action by its name</source>
        <translation>按名称查找文件、内核、视图、示例或操作</translation>
    </message>
    <message>
        <source>Edit the project file as text</source>
        <translation>以文本编辑项目文件</translation>
    </message>
    <message>
        <source>Ctrl+Shift+J</source>
        <translation>Ctrl+Shift+J</translation>
    </message>
    <message>
        <source>Show the project file&apos;s JSON in a tab, where it can be edited</source>
        <translation>在标签页中显示可编辑的项目文件 JSON</translation>
    </message>
    <message>
        <source>Trusted folders…</source>
        <translation>受信任的文件夹…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+F</source>
        <translation>Ctrl+Alt+F</translation>
    </message>
    <message>
        <source>See the folders whose projects may run, and take trust away</source>
        <translation>查看其项目可以运行的文件夹，并取消信任</translation>
    </message>
    <message>
        <source>Other machines…</source>
        <translation>其他机器…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+M</source>
        <translation>Ctrl+Alt+M</translation>
    </message>
    <message>
        <source>See other machines whose devices can be used over ssh; add and remove them</source>
        <translation>查看可通过 ssh 使用其设备的其他机器；添加和移除</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>设置…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Set the look, devices, programs, time limits, budgets and the model of the hardware</source>
        <translation>设置外观、设备、程序、时间限制、预算和硬件模型</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>浅色或深色</translation>
    </message>
    <message>
        <source>Ctrl+Shift+L</source>
        <translation>Ctrl+Shift+L</translation>
    </message>
    <message>
        <source>Switch between the light and the dark theme</source>
        <translation>在浅色与深色主题之间切换</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Make everything larger</source>
        <translation>放大所有内容</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Make everything smaller</source>
        <translation>缩小所有内容</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>默认大小</translation>
    </message>
    <message>
        <source>Make everything its usual size</source>
        <translation>恢复默认大小</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>关闭窗口</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Say what the view shows that has the keyboard, or what the name at the cursor of the code is</source>
        <translation>说明键盘焦点所在视图显示什么，或代码光标处的名称是什么</translation>
    </message>
    <message>
        <source>Keyboard map…</source>
        <translation>键盘映射…</translation>
    </message>
    <message>
        <source>List all keys with what they do</source>
        <translation>列出所有按键及其作用</translation>
    </message>
    <message>
        <source>About Kernelscope</source>
        <translation>关于 Kernelscope</translation>
    </message>
    <message>
        <source>Say which version this is, what it is made of and under which licence it comes</source>
        <translation>说明版本、组成和许可证</translation>
    </message>
    <message>
        <source>Nothing is at work that could be stopped.</source>
        <translation>没有正在进行的任务可停止。</translation>
    </message>
    <message>
        <source>Complete the name</source>
        <translation>补全名称</translation>
    </message>
    <message>
        <source>Ctrl+Space</source>
        <translation>Ctrl+Space</translation>
    </message>
    <message>
        <source>Show what may stand at the cursor</source>
        <translation>显示光标处可以填写的内容</translation>
    </message>
    <message>
        <source>Show the parameters</source>
        <translation>显示参数</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Space</source>
        <translation>Ctrl+Shift+Space</translation>
    </message>
    <message>
        <source>Show the parameters of the function that is called</source>
        <translation>显示所调用函数的参数</translation>
    </message>
    <message>
        <source>Go to the definition</source>
        <translation>转到定义</translation>
    </message>
    <message>
        <source>Go to where the name at the cursor is defined</source>
        <translation>转到光标处名称的定义</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+←</translation>
    </message>
    <message>
        <source>Go to where the cursor was before it jumped</source>
        <translation>转到光标跳转之前的位置</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+→</translation>
    </message>
    <message>
        <source>Go to where the cursor was before it went back</source>
        <translation>转到光标后退之前的位置</translation>
    </message>
    <message>
        <source>Find all uses</source>
        <translation>查找所有使用处</translation>
    </message>
    <message>
        <source>List where the name at the cursor is used</source>
        <translation>列出光标处名称的使用位置</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Give the name at the cursor another one, in all sources</source>
        <translation>在所有源代码中更改光标处的名称</translation>
    </message>
    <message>
        <source>Format the source</source>
        <translation>格式化源代码</translation>
    </message>
    <message>
        <source>Ctrl+Shift+I</source>
        <translation>Ctrl+Shift+I</translation>
    </message>
    <message>
        <source>Format the source with clang-format</source>
        <translation>用 clang-format 格式化源代码</translation>
    </message>
    <message>
        <source>Mend the line</source>
        <translation>修正此行</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation>Ctrl+.</translation>
    </message>
    <message>
        <source>Make the change that the compiler proposes</source>
        <translation>采用编译器提出的修改</translation>
    </message>
    <message>
        <source>Comment or uncomment</source>
        <translation>注释或取消注释</translation>
    </message>
    <message>
        <source>Ctrl+/</source>
        <translation>Ctrl+/</translation>
    </message>
    <message>
        <source>Make the lines comments, or code again</source>
        <translation>将各行变为注释，或恢复为代码</translation>
    </message>
    <message>
        <source>Move lines up</source>
        <translation>上移行</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Move the lines up</source>
        <translation>将各行上移</translation>
    </message>
    <message>
        <source>Move lines down</source>
        <translation>下移行</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Down</translation>
    </message>
    <message>
        <source>Move the lines down</source>
        <translation>将各行下移</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制一份</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Duplicate the line or what is chosen</source>
        <translation>复制一份该行或所选内容</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>代码(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Steps</source>
        <translation>单步(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>窗口(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Capture a program…</source>
        <translation>截取程序的启动…</translation>
    </message>
    <message>
        <source>Make a project of a launch that another program makes</source>
        <translation>用另一个程序的一次启动生成项目</translation>
    </message>
    <message>
        <source>Add a caret above</source>
        <translation>在上方增加光标</translation>
    </message>
    <message>
        <source>Type in the line above, too</source>
        <translation>同时在上一行输入</translation>
    </message>
    <message>
        <source>Add a caret below</source>
        <translation>在下方增加光标</translation>
    </message>
    <message>
        <source>Type in the line below, too</source>
        <translation>同时在下一行输入</translation>
    </message>
    <message>
        <source>Fold or unfold</source>
        <translation>折叠或展开</translation>
    </message>
    <message>
        <source>Ctrl+Shift+[</source>
        <translation>Ctrl+Shift+[</translation>
    </message>
    <message>
        <source>Hide or show the lines of the block at the cursor</source>
        <translation>隐藏或显示光标处代码块的各行</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Up</source>
        <translation>Ctrl+Shift+Up</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Down</source>
        <translation>Ctrl+Shift+Down</translation>
    </message>
    <message>
        <source>Choose the line</source>
        <translation>选中行</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>Choose the whole line; again, the next one too</source>
        <translation>选中整行；再按一次也选中下一行</translation>
    </message>
    <message>
        <source>Delete the lines</source>
        <translation>删除行</translation>
    </message>
    <message>
        <source>Ctrl+Shift+K</source>
        <translation>Ctrl+Shift+K</translation>
    </message>
    <message>
        <source>Delete the lines that the carets are in</source>
        <translation>删除各光标所在的行</translation>
    </message>
    <message>
        <source>Add the next occurrence</source>
        <translation>添加下一处</translation>
    </message>
    <message>
        <source>Alt+J</source>
        <translation>Alt+J</translation>
    </message>
    <message>
        <source>Choose the name at the cursor; again, where what is chosen stands next, too</source>
        <translation>选中光标处的名称；再按一次也选中所选内容的下一处</translation>
    </message>
    <message>
        <source>Add all occurrences</source>
        <translation>添加所有出现处</translation>
    </message>
    <message>
        <source>Alt+Shift+J</source>
        <translation>Alt+Shift+J</translation>
    </message>
    <message>
        <source>Choose the name at the cursor, or what is chosen, wherever it stands</source>
        <translation>选中光标处的名称或所选内容的所有出现处</translation>
    </message>
    <message>
        <source>Save the timeline for Perfetto…</source>
        <translation>为 Perfetto 保存时间线…</translation>
    </message>
    <message>
        <source>Save the commands of the last run with their times as a Chrome trace, which Perfetto opens</source>
        <translation>将上次运行的命令及其时间保存为 Chrome 跟踪文件，Perfetto 可以打开</translation>
    </message>
</context>
</TS>
