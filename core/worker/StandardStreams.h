#pragma once

namespace kernelscope {

/// The descriptors that the protocol is spoken over, private to this process.
struct ProtocolDescriptors
{
    int input = -1;
    int output = -1;
};

/// Takes standard input and output for the protocol and puts /dev/null in their places, so that nothing that a kernel prints or
/// a driver's child process reads gets between the frames. Standard error stays. To be called before any thread starts.
ProtocolDescriptors takeStandardStreams();

} // namespace kernelscope
