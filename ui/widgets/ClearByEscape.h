#pragma once

class QLineEdit;

namespace kernelscope {

/// Escape clears what is typed in the field; where that is empty, it is the dialog's.
void clearByEscape(QLineEdit &field);

} // namespace kernelscope
