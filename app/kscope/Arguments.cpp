#include "Arguments.h"

#include <algorithm>

#include "project/Suggestion.h"
#include "support/Ranges.h"

namespace kernelscope {
namespace {

const OptionSpec *findOption(const CommandSpec &command, const QString &name)
{
    for (const OptionSpec &option : command.options) {
        if (option.name == name)
            return &option;
    }
    return nullptr;
}

QStringList names(const auto &specs)
{
    return mapped(specs, [](const auto &spec) { return spec.name; });
}

tl::unexpected<Error> misused(const CommandSpec &command, const QString &sentence)
{
    return fail(sentence + QStringLiteral(" See: kscope help %1").arg(command.name));
}

/// The words of one command, option by option.
class WordReader
{
public:
    WordReader(const CommandSpec &command, const QStringList &words) : m_command(command), m_words(words)
    {
        m_arguments.command = &command;
    }

    Result<Arguments> read()
    {
        while (!m_words.isEmpty()) {
            if (const auto taken = takeWord(m_words.takeFirst()); !taken)
                return fail(taken.error());
        }
        if (m_command.needsOperand() && m_arguments.operand.isEmpty())
            return misused(m_command, QStringLiteral("kscope %1 needs a %2.").arg(m_command.name, m_command.operand.section(u' ', 0, 0)));
        return m_arguments;
    }

private:
    Result<void> takeWord(const QString &word)
    {
        if (!m_onlyOperands && word == u"--") {
            m_onlyOperands = true;
            return {};
        }
        if (!m_onlyOperands && word.startsWith(u'-') && word.size() > 1)
            return takeOption(word);
        const qsizetype taken = m_arguments.operand.isEmpty() ? 0 : 1 + m_arguments.more.size();
        if (taken >= m_command.mostOperands())
            return misused(m_command, QStringLiteral("\"%1\" is one word too many.").arg(word));
        m_onlyOperands |= m_command.takesRest();
        if (taken == 0)
            m_arguments.operand = word;
        else
            m_arguments.more << word;
        return {};
    }

    Result<void> takeOption(const QString &word)
    {
        const qsizetype equals = word.indexOf(u'=');
        const QString name = word.left(equals);
        const OptionSpec *option = findOption(m_command, name);
        if (!option) {
            return misused(
                m_command,
                QStringLiteral("kscope %1 has no option \"%2\".%3").arg(m_command.name, name, suggestion(name, names(m_command.options))));
        }
        if (m_arguments.values.contains(name) && !option->repeatable)
            return misused(m_command, QStringLiteral("%1 is given twice.").arg(name));
        if (equals >= 0)
            m_words.prepend(word.mid(equals + 1));
        return takeValue(*option, equals >= 0);
    }

    /// The value is the next word.
    Result<void> takeValue(const OptionSpec &option, bool isAttached)
    {
        const bool wantsValue = !option.valueName.isEmpty();
        if (isAttached && !wantsValue)
            return misused(m_command, QStringLiteral("%1 takes no value.").arg(option.name));
        if (wantsValue && m_words.isEmpty())
            return misused(m_command, QStringLiteral("%1 needs a value: %2.").arg(option.name, option.valueName));
        m_arguments.values[option.name] << (wantsValue ? m_words.takeFirst() : QString());
        return {};
    }

    const CommandSpec &m_command;
    QStringList m_words;
    Arguments m_arguments;
    bool m_onlyOperands = false;
};

} // namespace

Result<const CommandSpec *> commandNamed(const QString &name)
{
    const auto &specs = commandSpecs();
    const auto found = std::ranges::find(specs, name, &CommandSpec::name);
    if (found == specs.end())
        return fail(QStringLiteral("kscope has no command \"%1\".%2 See: kscope help").arg(name, suggestion(name, names(specs))));
    return &*found;
}

Result<Arguments> parseArguments(const QStringList &words)
{
    if (words.isEmpty())
        return fail(QStringLiteral("kscope needs a command.%1 See: kscope help").arg(suggestion(QString(), names(commandSpecs()))));
    QString name = words.first();
    if (name == u"--help" || name == u"-h")
        name = QStringLiteral("help");
    if (name == u"--version")
        name = QStringLiteral("version");
    if (words.contains(QStringLiteral("--help")) && name != u"help")
        return commandNamed(QStringLiteral("help")).map([&](const CommandSpec *help) { return Arguments{help, name, {}, {}}; });
    return commandNamed(name).and_then([&](const CommandSpec *command) { return WordReader(*command, words.mid(1)).read(); });
}

} // namespace kernelscope
