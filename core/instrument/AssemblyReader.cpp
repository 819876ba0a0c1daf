#include "instrument/AssemblyReader.h"

#include <QMap>
#include <QRegularExpression>
#include <QSet>

#include "instrument/AssemblyListing.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

/// `.file 1 "/project" "inc/a.h"`, of which the folder may be absent.
void takeFile(const QString &directive, AssemblyListing &listing)
{
    static const QRegularExpression pattern(u"^\\.file\\s+(\\d+)\\s+\"([^\"]*)\"(?:\\s+\"([^\"]*)\")?"_s);
    if (const auto match = pattern.match(directive); match.hasMatch())
        listing.nameFile(match.captured(1).toInt(), match.captured(2), match.captured(3));
}

/// `.loc 1 14 24`
void takePlace(const QString &directive, AssemblyListing &listing)
{
    const QStringList words = directive.simplified().split(u' ');
    if (words.size() >= 3)
        listing.setPlace(words[1].toInt(), words[2].toInt());
}

/// What is written for AMD's GPUs and for CPUs.
class ObjectReader
{
public:
    explicit ObjectReader(AssemblyListing &listing) : m_listing(listing) {}

    void read(const QString &text)
    {
        m_remark = remarkSign(text);
        for (const QString &line : text.split(u'\n'))
            take(line);
        for (const auto &[caller, name] : std::as_const(m_calls)) {
            if (!m_defined.contains(name))
                m_listing.addMissing(caller, name);
        }
        m_listing.forgetGuesses(m_calls);
    }

private:
    /// ";", "#" or "//", by the remark that each function begins with.
    static QString remarkSign(const QString &text)
    {
        static const QRegularExpression pattern(u"\\s(\\S+) -- Begin function"_s);
        const auto match = pattern.match(text);
        return match.hasMatch() ? match.captured(1) : u"#"_s;
    }

    void take(const QString &line)
    {
        const qsizetype remark = line.indexOf(m_remark);
        const QString code = (remark < 0 ? line : line.left(remark)).trimmed();
        const QString said = remark < 0 ? QString() : line.mid(remark + m_remark.size()).trimmed();
        if (code.isEmpty())
            takeFigure(said);
        else if (!line[0].isSpace())
            takeLabel(code.left(code.indexOf(u':')));
        else if (code.startsWith(u'.'))
            takeDirective(code);
        else
            takeInstruction(code, said);
    }

    void takeLabel(const QString &name)
    {
        if (m_functions.contains(name)) {
            m_listing.begin(name);
            if (m_scalarSpills)
                m_listing.last().figures.scalarSpills = std::exchange(m_scalarSpills, std::nullopt);
        } else if (name.startsWith(u".Lfunc_end")) {
            m_listing.end();
        } else if (name.startsWith(u".LBB")) {
            m_listing.add(name + u':');
        }
    }

    void takeDirective(const QString &code)
    {
        const QString word = code.section(QRegularExpression(u"\\s"_s), 0, 0);
        const QString rest = code.mid(word.size()).trimmed();
        if (word == u".file")
            takeFile(code, m_listing);
        else if (word == u".loc")
            takePlace(code, m_listing);
        else if (word == u".type")
            takeType(rest);
        else if (word == u".section" || word == u".text")
            m_settings = rest == u".AMDGPU.config" ? std::optional(QList<int>()) : std::nullopt;
        else if (word == u".long" && m_settings)
            takeSetting(rest.toInt());
    }

    void takeType(const QString &rest)
    {
        const QString name = rest.section(u',', 0, 0);
        m_defined << name;
        if (rest.endsWith(u"function"))
            m_functions << name;
    }

    /// Pairs of a register's number and its value. After 4, R_SPILLED_SGPRS, stand the scalar registers that are spilled
    /// (llvm/lib/Target/AMDGPU/SIDefines.h).
    void takeSetting(int number)
    {
        constexpr int spilledScalars = 4;
        *m_settings << number;
        if (m_settings->size() % 2 == 0 && m_settings->at(m_settings->size() - 2) == spilledScalars)
            m_scalarSpills = number;
    }

    void takeInstruction(const QString &code, const QString &said)
    {
        static const QRegularExpression symbol(u"([\\w.$]+)@(?:got)?(?:pc)?rel32@lo"_s), stack(u"^sub[ql]?\\s+\\$(\\d+), %[re]sp"_s);
        if (!m_listing.isInside())
            return;
        const bool spills = said.endsWith(u"Spill");
        QString text = code;
        text.replace(u'\t', u' ');
        m_listing.add(spills || said.endsWith(u"Reload") ? u"%1 %2 %3"_s.arg(text, m_remark, said) : text);
        AssemblyFigures &figures = m_listing.last().figures;
        figures.spills = figures.spills.value_or(0) + int(spills);
        if (const auto match = symbol.match(code); match.hasMatch())
            m_calls << std::pair(m_listing.lastIndex(), match.captured(1));
        if (const auto match = stack.match(code); match.hasMatch() && !figures.privateBytes)
            figures.privateBytes = match.captured(1).toULongLong();
    }

    /// "NumVgprs: 12", which follows a function for AMD's GPUs.
    void takeFigure(const QString &said)
    {
        static const QRegularExpression pattern(u"^(\\w+)\\s*[:=]\\s*(\\d+)"_s);
        const auto match = pattern.match(said);
        if (m_listing.isInside() || m_listing.isEmpty() || !match.hasMatch())
            return;
        const QString name = match.captured(1);
        const int value = match.captured(2).toInt();
        AssemblyFigures &figures = m_listing.last().figures;
        if (name == u"codeLenInByte")
            figures.codeBytes = value;
        else if (name == u"NumSgprs")
            figures.scalarRegisters = value;
        else if (name == u"NumVgprs" || name == u"TotalNumVgprs")
            figures.vectorRegisters = value;
        else if (name == u"ScratchSize")
            figures.privateBytes = quint64(value);
        else if (name == u"LDSByteSize")
            figures.localBytes = quint64(value);
        else if (name == u"Occupancy")
            figures.waves = value;
    }

    AssemblyListing &m_listing;
    QString m_remark;
    QSet<QString> m_functions;
    QSet<QString> m_defined;
    QList<std::pair<int, QString>> m_calls; ///< a function, and what it calls
    std::optional<QList<int>> m_settings;   ///< while they are listed
    std::optional<int> m_scalarSpills;      ///< of the function that follows
};

class PtxReader
{
public:
    explicit PtxReader(AssemblyListing &listing) : m_listing(listing) {}

    void read(const QString &text)
    {
        for (const QString &line : text.split(u'\n')) {
            const QString code = line.left(line.indexOf(u"//"_s)).trimmed();
            if (code.startsWith(u".file"))
                takeFile(code, m_listing);
            else if (m_listing.isInside())
                takeInside(code, line.startsWith(u'}'));
            else
                takeOutside(code);
        }
    }

private:
    void takeOutside(const QString &code)
    {
        static const QRegularExpression head(
            u"^(\\.extern )?(?:\\.visible |\\.weak )?\\.(?:entry|func)\\b\\s*(?:\\(.*\\)\\s*)?([\\w$]+)\\(?$"_s);
        if (const auto match = head.match(code); match.hasMatch()) {
            m_name = match.captured(2);
            if (!match.captured(1).isEmpty())
                m_undefined << m_name;
        } else if (code == u"{" && !m_name.isEmpty()) {
            m_listing.begin(std::exchange(m_name, {}));
        } else if (code == u";") {
            m_name.clear();
        }
    }

    void takeInside(const QString &code, bool isEnd)
    {
        if (isEnd)
            m_listing.end();
        else if (code.startsWith(u".loc") && !code.startsWith(u".local"))
            takePlace(code, m_listing);
        else if (code.startsWith(u'.'))
            takeVariable(code);
        else if (code.endsWith(u':'))
            takeLabel(code);
        else if (!code.isEmpty() && code != u"{" && code != u"}")
            takePart(code);
    }

    void takeLabel(const QString &code)
    {
        if (code.contains(u"__BB"))
            m_listing.add(code);
    }

    /// `.local .align 4 .b8 __local_depot1[256];`: "local" is PTX for a work-item's own memory.
    void takeVariable(const QString &code)
    {
        static const QRegularExpression own(u"^\\.local\\b.*\\[(\\d+)\\];"_s);
        if (const auto match = own.match(code); match.hasMatch()) {
            auto &bytes = m_listing.last().figures.privateBytes;
            bytes = bytes.value_or(0) + match.captured(1).toULongLong();
        }
    }

    /// A call takes several lines.
    void takePart(const QString &code)
    {
        m_statement += m_statement.isEmpty() || m_statement.endsWith(u'(') || code.startsWith(u')') ? code : u' ' + code;
        if (!code.endsWith(u';'))
            return;
        const QString text = std::exchange(m_statement, {}).simplified();
        m_listing.add(text);
        if (!text.contains(u"call"))
            return;
        for (const QString &name : std::as_const(m_undefined)) {
            if (QRegularExpression(u"\\b%1\\b"_s.arg(QRegularExpression::escape(name))).match(text).hasMatch())
                m_listing.addMissing(m_listing.lastIndex(), name);
        }
    }

    AssemblyListing &m_listing;
    QString m_name; ///< of the function whose parameters are being listed
    QStringList m_undefined;
    QString m_statement; ///< as far as it was read
};

class IrReader
{
public:
    explicit IrReader(AssemblyListing &listing) : m_listing(listing) {}

    void read(const QString &text)
    {
        const QStringList lines = text.split(u'\n');
        for (const QString &line : lines) {
            if (line.startsWith(u'!'))
                takeMetadata(line);
        }
        for (const QString &line : lines)
            take(line);
    }

private:
    /// `!12 = distinct !DILocation(line: 5, column: 10, scope: !18)`: what a place, a scope or a file is made of.
    void takeMetadata(const QString &line)
    {
        static const QRegularExpression head(u"^!(\\d+) = (?:distinct )?!DI(\\w+)\\("_s), number(u"\\bline: (\\d+)"_s),
            scope(u"\\bscope: !(\\d+)"_s), file(u"\\bfile: !(\\d+)"_s), name(u"filename: \"([^\"]*)\", directory: \"([^\"]*)\""_s);
        const auto match = head.match(line);
        if (!match.hasMatch())
            return;
        const int id = match.captured(1).toInt();
        if (match.captured(2) == u"File") {
            const auto named = name.match(line);
            m_listing.nameFile(id, named.captured(2), named.captured(1));
        } else if (match.captured(2) == u"Location") {
            m_places.insert(id, {scope.match(line).captured(1).toInt(), number.match(line).captured(1).toInt()});
        } else {
            m_files.insert(id, file.match(line).captured(1).toInt());
        }
    }

    void take(const QString &line)
    {
        static const QRegularExpression head(u"^define .*@\"?([\\w.$]+)\"?\\("_s), attached(u",? ![\\w.]+ !\\d+"_s),
            attributes(u" #\\d+\\b"_s), place(u"!dbg !(\\d+)"_s);
        if (const auto match = head.match(line); match.hasMatch())
            return m_listing.begin(match.captured(1));
        if (line == u"}")
            return m_listing.end();
        if (!m_listing.isInside() || line.trimmed().isEmpty())
            return;
        const auto at = m_places.value(place.match(line).captured(1).toInt());
        m_listing.setPlace(m_files.value(at.first), at.second);
        QString code = line.left(line.indexOf(u"; preds ="_s)).trimmed();
        m_listing.add(code.remove(attached).remove(attributes));
    }

    AssemblyListing &m_listing;
    QMap<int, std::pair<int, int>> m_places; ///< scope and line
    QMap<int, int> m_files;                  ///< of scopes
};

} // namespace

Assembly readAssembly(const QString &text, AssemblyForm form, const ProgramSignature &signature)
{
    AssemblyListing listing;
    if (form == AssemblyForm::Object)
        ObjectReader(listing).read(text);
    else if (form == AssemblyForm::Ptx)
        PtxReader(listing).read(text);
    else
        IrReader(listing).read(text);
    return listing.finished(signature);
}

} // namespace kernelscope
