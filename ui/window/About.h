#pragma once

#include <QString>

class QWidget;

namespace kernelscope {

class Session;

/// What this program is and what it is made of, and the OpenCL platforms where they are known already: rich text.
QString aboutText(const Session &session);

/// Shows it in a dialog that can be left open; its text can be copied.
void openAbout(const Session &session, QWidget *parent);

} // namespace kernelscope
