#pragma once

#include <QString>
#include <QStringList>

namespace kernelscope {

/// What a look at a kernel's text tells of how it wants to be launched, where its signature does not. Words are compared, nothing
/// is parsed: a macro can hide all of it.
class KernelText
{
public:
    /// The kernel's own text, so that its neighbours in the file are not mistaken for it; the whole source where it isn't found.
    KernelText(const QString &kernel, const QString &source);

    /// The work-item's place in dimension 1 or 2 is asked for: a kernel of two or three dimensions.
    int dimensions() const { return m_dimensions; }
    /// It uses local memory, barriers or its place within the work-group.
    bool needsGroup() const;
    /// Neither it nor what it calls asks which work-item it is: all would do the same, so one should do it.
    bool isSerial() const { return m_isSerial; }
    /// Of these dimensions it asks its place within the group in: bit 0 for the first. Some kernels work in rows of work-items.
    int groupDimensions() const;
    /// The number of a macro that is named after a group's or a tile's size, and used by the kernel; 0: none.
    int definedGroup() const { return m_definedGroup; }
    /// How many loops run up to one of these numbers.
    int loopsUpTo(const QStringList &numbers) const;
    /// "f", "i" or "ui": how pixels of the image are read or written; empty where it is not seen.
    QString pixelAccess(const QString &image) const;
    /// The pointer's elements are used as indexes, as of rows in a sparse matrix: a[i] and a[i + 1] bound a loop.
    bool boundsLoops(const QString &pointer) const;

private:
    QString m_text;
    int m_dimensions = 1;
    int m_definedGroup = 0;
    bool m_isSerial = false;
};

} // namespace kernelscope
