#pragma once

namespace kernelscope {

class Appearance;
class MainWindow;
class Session;
struct Arguments;

/// Takes the pictures that the command line asks for, of the project that is open: Arguments::takesPicture(). Runs the event loop until
/// they are taken, and returns the exit status of the program.
int takePictures(Session &session, MainWindow &window, Appearance &appearance, const Arguments &arguments);

} // namespace kernelscope
