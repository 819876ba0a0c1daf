#pragma once

#include <memory>

#include <QString>
#include <QTemporaryDir>

namespace kernelscope {

/// Where workers put the contents of buffers for this session to map: a private folder, in memory (/dev/shm) where there is
/// room, else among the temporary files. It holds a token by which a worker finds out whether it sees the same files. Gone with
/// the object; what a killed session left behind is removed by the next one.
class ResultsDirectory
{
public:
    ResultsDirectory();
    ~ResultsDirectory();

    QString path() const; ///< empty when no folder could be made: workers then send results by the page
    QString token() const { return m_token; }

    /// True for a file that a worker may ask us to map.
    bool contains(const QString &file) const;

    /// Removes what a worker that was ended left half written. Files that are mapped are unlinked already and stay readable.
    void clear();

private:
    std::unique_ptr<QTemporaryDir> m_directory;
    QString m_token;
};

} // namespace kernelscope
