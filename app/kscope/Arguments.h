#pragma once

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

/// One command of kscope: what it takes and what it is for. Parsing and help are both made from this.
struct CommandSpec
{
    QString name;
    QString operand; ///< "PROJECT"; empty: none
    QString summary;
    QList<OptionSpec> options;
};

const QList<CommandSpec> &commandSpecs();

/// A command line that is in order.
struct Arguments
{
    QString command;
    QString operand;
    QMap<QString, QStringList> values; ///< by option; a flag has one empty value

    bool has(const char *option) const { return values.contains(QLatin1String(option)); }
    QString value(const char *option) const { return all(option).value(0); }
    QStringList all(const char *option) const { return values.value(QLatin1String(option)); }
};

/// Takes the words after the program's name. Help and version are whole commands: "help", "version".
[[nodiscard]] Result<Arguments> parseArguments(const QStringList &words);

/// What all commands are for, or what one of them takes. `command` may be empty.
QString usageText(const QString &command = {});

} // namespace kernelscope
