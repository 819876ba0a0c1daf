#pragma once

#include <optional>

#include <QCoreApplication>

namespace kernelscope {

/// Waits for the answer that `ask` has its argument called with, now or later. Nothing when a signal ended the wait (Interrupt).
template <typename Answer, typename Ask> std::optional<Answer> waitFor(const Ask &ask)
{
    std::optional<Answer> answer;
    ask([&answer](const Answer &arrived) {
        answer = arrived;
        QCoreApplication::exit(0);
    });
    if (!answer)
        QCoreApplication::exec();
    return answer;
}

} // namespace kernelscope
