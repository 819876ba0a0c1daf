#pragma once

#include <optional>

#include <QByteArray>
#include <QString>

namespace kernelscope {

/// Answers of an earlier time in files of one folder, so that a program asked twice need not start twice. A file that was cut short
/// or altered is taken for absent. Only so many bytes are kept: the answers not used for longest go first. Several processes may
/// use one folder.
class InstrumentCache
{
public:
    /// `folder`: empty keeps nothing; made when it is first needed. Of a program without `program`'s size and time of change no
    /// answer is found.
    InstrumentCache(const QString &folder, const QString &program, qint64 mostBytes = qint64(64) << 20);

    std::optional<QByteArray> find(const QByteArray &question) const;
    /// What can't be written is not kept.
    void keep(const QByteArray &question, const QByteArray &answer) const;

private:
    QString pathOf(const QByteArray &question) const;
    void makeRoom() const;

    QString m_folder;
    QByteArray m_version; ///< of the program that answers
    qint64 m_mostBytes;
};

/// Where this user's programs keep what `kernelscope-instrument` answered.
QString instrumentCacheFolder();

} // namespace kernelscope
