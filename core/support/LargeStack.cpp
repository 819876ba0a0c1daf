#include "support/LargeStack.h"

#include <QtGlobal>

#include <pthread.h>

namespace kernelscope {

void onLargeStack(const std::function<void()> &work)
{
    constexpr std::size_t sizeInBytes = std::size_t(1) << 30;
    pthread_attr_t large;
    pthread_attr_init(&large);
    pthread_attr_setstacksize(&large, sizeInBytes);
    pthread_t thread; // Of QThread the thread sanitizer does not see that it is waited for.
    const auto begin = [](void *argument) -> void * {
        (*static_cast<const std::function<void()> *>(argument))();
        return nullptr;
    };
    if (pthread_create(&thread, &large, begin, const_cast<std::function<void()> *>(&work)) != 0 || pthread_join(thread, nullptr) != 0)
        qFatal("There is no thread.");
    pthread_attr_destroy(&large);
}

} // namespace kernelscope
