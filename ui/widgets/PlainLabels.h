#pragma once

#include <QObject>
#include <QString>

namespace kernelscope {

/// The text of a tool tip: as HTML only where that names no files, which Qt would read wherever they are. What a project names is anything.
QString harmlessTip(const QString &tip);

/// For the whole program: labels whose textFormat() is not set show their text as it is, whatever it looks like; tool tips are harmless.
class PlainLabels : public QObject
{
    Q_OBJECT

public:
    static void install(); ///< once is enough

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    using QObject::QObject;
};

} // namespace kernelscope
