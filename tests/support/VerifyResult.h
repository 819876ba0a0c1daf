#pragma once

#include <QTest>

/// Fails the test with the error where a Result has none.
#define VERIFY_RESULT(RESULT)                                                                                                              \
    do {                                                                                                                                   \
        const auto result = RESULT;                                                                                                        \
        QVERIFY2(result, result ? "" : qPrintable(result.error().message));                                                                \
    } while (false)
