#pragma once

#include <QMap>

#include "plan/Assembly.h"
#include "plan/KernelSignature.h"

namespace kernelscope {

/// An Assembly that is put together line by line, in the order of a code generator's text.
class AssemblyListing
{
public:
    /// By the number that places use. `folder` is the whole path where `name` is empty.
    void nameFile(int number, const QString &folder, const QString &name);
    void setPlace(int file, int line); ///< of what is added from now on; 0: none
    void begin(const QString &function);
    void end() { m_isInside = false; }
    void add(const QString &text); ///< a label or an instruction of the function that was begun last
    void addMissing(int function, const QString &name);
    /// Where a function that nobody has defined is called, if only by way of others, a code generator guesses what is taken of registers
    /// and private memory: then these figures are not known. `calls`: by whom and what.
    void forgetGuesses(const QList<std::pair<int, QString>> &calls);

    bool isInside() const { return m_isInside; } ///< a function
    bool isEmpty() const { return m_assembly.functions.isEmpty(); }
    int lastIndex() const { return int(m_assembly.functions.size()) - 1; }
    AssembledFunction &last() { return m_assembly.functions.last(); }

    /// With the names and numbers of files, and the kernels and their local memory as the signature has them.
    Assembly finished(const ProgramSignature &signature);

private:
    Assembly m_assembly;        ///< its lines have the numbers of files meanwhile
    QMap<int, QString> m_files; ///< as the user knows them
    bool m_isInside = false;
    int m_file = 0;
    int m_line = 0;
};

/// "_Z13get_global_idj" is get_global_id(uint) as compilers name it: each such name in the text becomes the one that the user knows.
QString withPlainNames(const QString &text);

} // namespace kernelscope
