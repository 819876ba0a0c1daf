#pragma once

#include <QString>

class QWidget;

namespace kernelscope {

/// The command line with which `kscope capture` is called from a terminal, without the program to be captured.
QString captureCommandLine();

/// Says in a dialog that can be left open how a launch of another program becomes a project; the command can be copied.
void openCaptureHelp(QWidget *parent);

} // namespace kernelscope
