#pragma once

#include <QSizeF>

#include "run/RunResult.h"

class QPainter;

namespace kernelscope {

class Appearance;
class BufferTableModel;
class LaunchModel;

/// The results of a run drawn into a picture: its checks, its launches, and the first elements of the buffer that is shown.
class ResultsPicture
{
public:
    ResultsPicture(const RunResult &run, const LaunchModel &launches, const BufferTableModel &buffer, const Appearance &appearance);

    QSizeF size() const;
    void paint(QPainter &painter) const;

private:
    QSizeF lay(QPainter *painter) const; ///< draws, or with null only measures
    double line() const;
    void paintCheck(QPainter &painter, double top, const CheckResult &check) const;
    QString checkText(const CheckResult &check) const;

    const RunResult &m_run;
    const LaunchModel &m_launches;
    const BufferTableModel &m_buffer;
    const Appearance &m_appearance;
};

} // namespace kernelscope
