#pragma once

#include <limits>

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include "support/Result.h"

namespace kernelscope {

struct OptionSpec
{
    QString name;      ///< "--device"
    QString valueName; ///< "SEL"; empty: the option takes no value
    QString help;
    bool repeatable = false;
};

struct Arguments;

/// One command of kscope: what it takes, what it is for and what does it. Parsing, help and main() all go by this.
struct CommandSpec
{
    QString name;
    QString operand; ///< "PROJECT"; "[COMMAND]": may be left out; "[add NAME]": so many words at most; empty: none; "PROGRAM
                     ///< [ARGUMENT...]": all that follows, options too
    QString summary;
    QList<OptionSpec> options;
    int (*run)(const Arguments &arguments) = nullptr; ///< returns the exit status of the program

    bool takesRest() const { return operand.endsWith(u"...]"); }
    qsizetype mostOperands() const
    {
        return operand.isEmpty() ? 0 : takesRest() ? std::numeric_limits<qsizetype>::max() : operand.count(u' ') + 1;
    }
    bool needsOperand() const { return !operand.isEmpty() && !operand.startsWith(u'['); }
};

const QList<CommandSpec> &commandSpecs();

/// Never null. The error suggests what may have been meant.
[[nodiscard]] Result<const CommandSpec *> commandNamed(const QString &name);

/// A command line that is in order.
struct Arguments
{
    const CommandSpec *command = nullptr;
    QString operand;
    QStringList more;                  ///< operands after it
    QMap<QString, QStringList> values; ///< by option; a flag has one empty value

    bool has(const char *option) const { return values.contains(QLatin1String(option)); }
    QString value(const char *option) const { return all(option).value(0); }
    QStringList all(const char *option) const { return values.value(QLatin1String(option)); }
};

/// Takes the words after the program's name. Options that are commands of their own, --help and --version, become these.
[[nodiscard]] Result<Arguments> parseArguments(const QStringList &words);

} // namespace kernelscope
