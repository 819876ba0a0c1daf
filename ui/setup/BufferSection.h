#pragma once

#include "ui/setup/SetupSection.h"

namespace kernelscope {

/// The buffers: name, type, access, extents and initial contents, each in place.
class BufferSection : public SetupSection
{
    Q_OBJECT

public:
    explicit BufferSection(SetupContext &context, QWidget *parent = nullptr);

Q_SIGNALS:
    void fileWanted(const QString &buffer); ///< to be chosen, for it to begin with

protected:
    QList<ListedRow> listedRows(const Project &project) const override;
    void build(QVBoxLayout &rows) override;
    QString emptyText() const override;
    int captionWidth() const override { return 48; }

private:
    void buildCard(int index, bool isUsed, QVBoxLayout &rows);
    void offerRemoval(int index, QVBoxLayout &below);
    void removeBuffer(int index);
    void buildName(int index, QHBoxLayout &row);
    void buildType(int index, QHBoxLayout &row);
    void buildShape(int index, QHBoxLayout &row);
    void buildInit(int index, QVBoxLayout &inside);
    void showMenu(int index);
    void addBuffer();
};

} // namespace kernelscope
