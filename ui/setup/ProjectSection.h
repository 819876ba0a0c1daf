#pragma once

#include <functional>

#include "ui/setup/SetupSection.h"

namespace kernelscope {

/// What belongs to the project as a whole: its sources and notes, how they are built, and its queues.
class ProjectSection : public SetupSection
{
    Q_OBJECT

public:
    explicit ProjectSection(SetupContext &context, QWidget *parent = nullptr);

    void addSource();                 ///< a new one, with a kernel to start from
    enum class Place { Last, First }; ///< what other sources call comes before them
    /// A file that is there: inside of the project's folder by its place, from elsewhere as a copy of its text.
    void addFile(const QString &path, Place place = Place::Last);
    void addDefine();
    void addNotes();
    void addQueue();

Q_SIGNALS:
    void fileWanted(); ///< somebody should choose a file for addFile()
    void failed(const QString &message);

protected:
    QString shared(const Project &project) const override;
    QList<ListedRow> listedRows(const Project &project) const override;
    void build(QVBoxLayout &rows) override;
    QString emptyText() const override;
    int captionWidth() const override { return 72; }

private:
    void makeMenu();
    void buildSource(int index, QVBoxLayout &into);
    void buildNotes(QVBoxLayout &into);
    void buildSettings(QVBoxLayout &into);
    void buildDefine(int index, QVBoxLayout &into);
    void buildQueue(int index, QVBoxLayout &into);
    QStringList standards() const;
};

} // namespace kernelscope
