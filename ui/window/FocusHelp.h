#pragma once

class QWidget;

namespace kernelscope {

class CodeAssist;

/// Says in a tool tip what has the keyboard in the window: of a name in the code what it is; of a control what it does, and what the part
/// of the window that it lies in shows, as its whatsThis() says.
void showHelp(QWidget &window, CodeAssist &assist);

} // namespace kernelscope
