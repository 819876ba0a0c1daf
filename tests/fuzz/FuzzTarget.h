#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

#ifdef QT_GUI_LIB
#include <QGuiApplication>
#else
#include <QCoreApplication>
#endif

/// What every program in this folder consists of: one reader of untrusted bytes, and inputs to start from. Linked with
/// libFuzzer it is a fuzzer (LibFuzzer.cpp), with Smoke.cpp a test that runs the seeds, what once failed, and a fixed series of
/// mutations of both.
namespace kernelscope::fuzz {

#ifdef QT_GUI_LIB
using Application = QGuiApplication;
#else
using Application = QCoreApplication;
#endif

/// Feeds the bytes to the code under test. Returns whatever they are: a crash, a sanitizer's report, qFatal or a hang is a
/// failure.
void feed(QByteArrayView bytes);

/// Good inputs, small.
QList<QByteArray> seeds();

/// How many mutations the smoke test tries: as many as take about a second.
int smokeRounds();

} // namespace kernelscope::fuzz
