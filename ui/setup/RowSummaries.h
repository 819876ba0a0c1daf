#pragma once

#include "project/Project.h"

namespace kernelscope {

/// "[n, n]": a buffer's shape.
QString shapeLine(const BufferSpec &buffer);

/// "float [n, n] in, random": a buffer in one line, without its name; what is usual goes unsaid.
QString bufferLine(const BufferSpec &buffer);

/// "matmul_tiled n × n by tile × tile", "from 0 count n", "length > 1": a step in one line, without its title.
QString stepLine(const Step &step);

/// "A = B" or the condition: a check in one line, without its name.
QString checkLine(const Check &check);

} // namespace kernelscope
