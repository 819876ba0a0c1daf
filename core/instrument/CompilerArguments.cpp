#include "instrument/CompilerArguments.h"

#include <QRegularExpression>

#include "instrument/Compilation.h"
#include "project/OptionWords.h"

namespace kernelscope {
namespace {

using Arguments = std::vector<std::string>;

const QStringList &standards()
{
    static const QStringList names{QStringLiteral("CL1.0"), QStringLiteral("CL1.1"), QStringLiteral("CL1.2"), QStringLiteral("CL2.0"),
                                   QStringLiteral("CL3.0")};
    return names;
}

/// Later versions of OpenCL C add to 3.0, the newest that Clang knows: they are read as that.
bool isLaterThanKnown(const QString &standard)
{
    static const QRegularExpression number(QStringLiteral("^CL(\\d)\\.(\\d)$"));
    return number.match(standard).hasMatch() && standard > standards().last();
}

QString wantedStandard(const QStringList &words, const CompilerFacts &facts)
{
    QString wanted = facts.standard;
    for (const QString &word : words) {
        if (word.startsWith(u"-cl-std="))
            wanted = word.mid(8);
    }
    return wanted;
}

QString readableStandard(const QString &wanted)
{
    return isLaterThanKnown(wanted) ? standards().last() : wanted;
}

/// Of OpenCL C 3.0, where the device doesn't say: what any device with atomics and images has.
QStringList usualFeatures()
{
    return {QStringLiteral("__opencl_c_atomic_order_acq_rel"), QStringLiteral("__opencl_c_atomic_order_seq_cst")};
}

/// OpenCL C 2.0 needs no features, but some devices of OpenCL 3.0 take it without pointers to the generic address space.
std::string extensionList(const CompilerFacts &facts, const QString &standard)
{
    QStringList words{QStringLiteral("-all")};
    for (const QString &name : facts.extensions)
        words.append(u'+' + name);
    QStringList features = facts.features.isEmpty() ? usualFeatures() : facts.features;
    if (facts.features.isEmpty() && standard == u"CL2.0")
        features.append(QString::fromLatin1(genericAddressSpace));
    if (facts.imageSupport)
        features.append(QStringLiteral("__opencl_c_images"));
    // Clang insists that these two pairs agree.
    features.removeAll(QStringLiteral("__opencl_c_fp64"));
    features.removeAll(QStringLiteral("__opencl_c_3d_image_writes"));
    if (facts.extensions.contains(QStringLiteral("cl_khr_fp64")))
        features.append(QStringLiteral("__opencl_c_fp64"));
    if (facts.extensions.contains(QStringLiteral("cl_khr_3d_image_writes")))
        features.append(QStringLiteral("__opencl_c_3d_image_writes"));
    features.removeDuplicates();
    for (const QString &name : std::as_const(features))
        words.append(u'+' + name);
    return "-cl-ext=" + words.join(u',').toStdString();
}

/// "-DX=1" and "-D X=1" alike: the value of an option that may stand apart from it.
Result<QString> attachedValue(const QStringList &words, qsizetype &at)
{
    const QString word = words[at];
    if (word.size() > 2)
        return word.mid(2);
    if (at + 1 >= words.size() || words[at + 1].startsWith(u'-'))
        return fail(QStringLiteral("The build option %1 has nothing after it. Write %1NAME, or take it away.").arg(word));
    return words[++at];
}

class ArgumentBuilder
{
public:
    explicit ArgumentBuilder(const CompilerFacts &facts) : m_facts(facts) {}

    Result<Arguments> build(const QStringList &words)
    {
        for (qsizetype at = 0; at < words.size(); ++at) {
            if (const auto taken = take(words, at); !taken)
                return fail(taken.error());
        }
        m_standard = readableStandard(wantedStandard(words, m_facts));
        if (!standards().contains(m_standard))
            return fail(QStringLiteral("There is no OpenCL C standard \"%1\". Use one of %2.")
                            .arg(m_standard, standards().join(QStringLiteral(", "))));
        Arguments all = fixed();
        all.insert(all.end(), m_user.begin(), m_user.end());
        all.emplace_back("-I"); // last, as for the device's compiler: what stands in a folder may include from the project's
        all.emplace_back(projectDirectory);
        return all;
    }

private:
    Result<void> take(const QStringList &words, qsizetype &at)
    {
        const QString &word = words[at];
        if (word.startsWith(u"-D") || word.startsWith(u"-U") || word.startsWith(u"-I")) {
            const QString option = word.left(2);
            const auto value = attachedValue(words, at);
            if (!value)
                return fail(value.error());
            add(option.toStdString());
            add((option == u"-I" ? virtualPath(*value) : *value).toStdString());
        } else if (passedOn(word)) {
            add(word.toStdString());
        }
        return {};
    }

    static bool passedOn(const QString &word)
    {
        static const QStringList known{QStringLiteral("-cl-single-precision-constant"),
                                       QStringLiteral("-cl-fast-relaxed-math"),
                                       QStringLiteral("-cl-finite-math-only"),
                                       QStringLiteral("-cl-unsafe-math-optimizations"),
                                       QStringLiteral("-w"),
                                       QStringLiteral("-Werror")};
        return known.contains(word);
    }

    Arguments fixed() const
    {
        Arguments all{"-triple", m_facts.addressBits == 32 ? "spir-unknown-unknown" : "spir64-unknown-unknown"};
        for (const char *word :
             {"-x", "cl", "-fsyntax-only", "-ferror-limit", "100", "-fbracket-depth", "100000", "-resource-dir", resourceDirectory,
              "-internal-isystem", resourceIncludes, "-finclude-default-header", "-fdeclare-opencl-builtins"})
            all.emplace_back(word);
        // As PoCL does. In C an inline function of all units can't have a struct without a name of its own, and drivers don't mind.
        all.emplace_back("-Dinline=");
        all.push_back("-cl-std=" + m_standard.toStdString());
        all.push_back("-D__OPENCL_VERSION__=" + std::to_string(m_facts.openclVersion));
        if (!m_facts.extensions.isEmpty())
            all.push_back(extensionList(m_facts, m_standard));
        else if (m_standard == u"CL3.0")
            all.emplace_back("-cl-ext=-__opencl_c_generic_address_space,-__opencl_c_pipes,-__opencl_c_device_enqueue,"
                             "-__opencl_c_program_scope_global_variables");
        return all;
    }

    void add(std::string word) { m_user.push_back(std::move(word)); }

    const CompilerFacts &m_facts;
    QString m_standard;
    Arguments m_user;
};

} // namespace

QString optionsWithoutDefinitions(const QString &options)
{
    const QStringList words = optionWords(options);
    QStringList kept;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const bool isDefinition = words[i].startsWith(u"-D") || words[i].startsWith(u"-U") || words[i].startsWith(u"-I");
        if (!isDefinition)
            kept.append(words[i]);
        else if (words[i].size() == 2)
            ++i;
    }
    return kept.join(u' ');
}

QString standardNote(const QString &options, const CompilerFacts &facts)
{
    const QString wanted = wantedStandard(optionWords(options), facts);
    if (!isLaterThanKnown(wanted))
        return {};
    return QStringLiteral(
               "The sources are in OpenCL C %1, and are read as OpenCL C %2, the newest that Kernelscope's compiler knows: what came "
               "after it can't be read or traced.")
        .arg(wanted.mid(2), standards().last().mid(2));
}

Result<std::vector<std::string>> compilerArguments(const QString &options, const CompilerFacts &facts)
{
    return ArgumentBuilder(facts).build(optionWords(options));
}

} // namespace kernelscope
