#include "project/OutsideHeaders.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>

#include "project/OptionWords.h"
#include "project/ProjectFolder.h"
#include "project/ProjectValidation.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

constexpr qsizetype mostHeaders = 200;

class Search
{
public:
    explicit Search(const ProjectDocument &document) : m_document(document), m_folder(document.folder), m_textOf(textsOf(document))
    {
        for (const Define &define : document.project.build.defines)
            addMacro(define.name, define.value.text);
        takeOptions(optionWords(document.project.build.options));
        m_leadsOut = m_leadsOut || !m_folders.isEmpty();
    }

    QStringList run()
    {
        for (const QString &path : m_document.project.sources + includedFiles(m_document.project.sources, m_textOf)) {
            const QString text = m_textOf(path).value_or(QString());
            if (!m_leadsOut && !text.contains(u"\"/") && !text.contains(u"</"))
                continue; // nearly always
            for (const Include &include : includesIn(text)) {
                const QString named = nameOf(include.written);
                if (!include.isConditional && !isInProject(path, named))
                    follow(named, {});
            }
        }
        return m_found;
    }

private:
    void addMacro(QString name, QString value)
    {
        m_macros.insert(name.remove(u'\''), value.remove(u'\\').remove(u'"').remove(u'\''));
        m_leadsOut = m_leadsOut || value.contains(u'/');
    }

    void takeOptions(const QStringList &words)
    {
        for (const auto &[letter, value] : definesAndFolders(words)) {
            if (letter == u'D')
                addMacro(value.section(u'=', 0, 0), value.section(u'=', 1));
            else if (!pathProblem(QDir::cleanPath(value)).isEmpty() && !m_document.folder.isEmpty())
                m_folders << m_folder.absoluteFilePath(value);
        }
    }

    QString nameOf(const QString &written) const
    {
        static const QRegularExpression named(u"^(?:\"([^\"]+)\"|<([^>]+)>|\\w+[ \\t]*\\(([^()]+)\\)|(\\w+))"_s);
        static const QRegularExpression word(u"[A-Za-z_]\\w*"_s);
        const auto match = named.match(written);
        const QString text = match.captured(match.lastCapturedIndex()).trimmed();
        if (match.lastCapturedIndex() < 3)
            return text;
        QString replaced;
        qsizetype end = 0;
        for (auto words = word.globalMatch(text); words.hasNext();) {
            const auto found = words.next();
            replaced += text.mid(end, found.capturedStart() - end) + m_macros.value(found.captured(), found.captured());
            end = found.capturedEnd();
        }
        replaced += text.mid(end);
        return replaced.remove(u'<').remove(u'>').trimmed();
    }

    bool isInProject(const QString &source, const QString &named) const
    {
        const QString beside = QDir::cleanPath(QFileInfo(source).path() + u'/' + named);
        const auto isFile = [this](const QString &path) { return pathProblem(path).isEmpty() && m_textOf(path); };
        return isFile(beside) || isFile(QDir::cleanPath(named));
    }

    /// `beside`: the folder of what includes it; empty: that is in the project.
    void follow(const QString &named, const QString &beside)
    {
        QStringList places;
        if (QDir::isAbsolutePath(named))
            places << named;
        for (const QString &folder : QStringList(beside) + m_folders) {
            if (!QDir::isAbsolutePath(named) && !folder.isEmpty())
                places << folder + u'/' + named;
        }
        for (const QString &place : std::as_const(places)) {
            if (QFileInfo(place).isFile())
                return add(QDir::cleanPath(place));
        }
    }

    void add(const QString &path)
    {
        if (m_found.contains(path) || m_found.size() == mostHeaders)
            return;
        m_found << path;
        for (const Include &include : includesIn(readTextFile(path, path).value_or(QString())))
            follow(nameOf(include.written), QFileInfo(path).path());
    }

    const ProjectDocument &m_document;
    QDir m_folder;
    TextReader m_textOf;
    QStringList m_folders; ///< of -I, outside of the project
    QHash<QString, QString> m_macros;
    bool m_leadsOut = false; ///< some option names a path
    QStringList m_found;
};

} // namespace

QStringList outsideHeaders(const ProjectDocument &document)
{
    return Search(document).run();
}

QString outsideHeadersProblem(const QStringList &headers)
{
    constexpr qsizetype mostNamed = 20;
    QString list = headers.mid(0, mostNamed).join(u", "_s);
    if (headers.size() > mostNamed)
        list += u" and %1 more"_s.arg(headers.size() - mostNamed);
    return u"The sources include headers from outside of the project: %1. A project holds all that it is built from, so that it can be "
           u"traced "
           "and given away. Copy them into its folder, and include them by their paths there."_s.arg(list);
}

} // namespace kernelscope
