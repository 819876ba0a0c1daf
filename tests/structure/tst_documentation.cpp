#include <QtTest>

#include <QDirIterator>
#include <QRegularExpression>

#include "analysis/Finding.h"
#include "project/ProjectFormat.h"
#include "support/EnumRange.h"
#include "run/RunResult.h"

using namespace kernelscope;

/// What the pages list is what the program has, and what they link to is there.
class TestDocumentation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindOfFindingHasARow()
    {
        const QString page = text("docs/findings.md");
        for (int kind = 0; kind <= int(lastOf<FindingKind>()); ++kind) {
            const QString name = findingKindName(FindingKind(kind));
            QVERIFY2(page.contains("\n| `" + name + "` |"), qPrintable(name));
        }
    }

    void everyStatusIsNamed()
    {
        const QString page = text("docs/command-line.md");
        for (int status = 0; status <= int(lastOf<RunStatus>()); ++status) {
            const QString name = runStatusName(RunStatus(status));
            QVERIFY2(page.contains('`' + name + '`'), qPrintable(name));
        }
    }

    void everyKeyOfTheProjectFileIsNamed()
    {
        const QString page = text("docs/project-format.md");
        for (const KeySet &set : projectKeySets()) {
            for (const QString &key : set.keys)
                QVERIFY2(page.contains('`' + key + '`') || page.contains('"' + key + '"'), qPrintable(set.name + '.' + key));
        }
        for (const QStringList &words : {accessWords(), memoryWords(), samplerAddressWords(), samplerFilterWords()}) {
            for (const QString &word : words)
                QVERIFY2(page.contains('`' + word + '`') || page.contains('"' + word + '"'), qPrintable(word));
        }
    }

    void everyFolderIsDescribed_data()
    {
        QTest::addColumn<QString>("top");
        QTest::newRow("core") << "core";
        QTest::newRow("ui") << "ui";
    }
    void everyFolderIsDescribed()
    {
        QFETCH(QString, top);
        const QString page = text("docs/architecture.md");
        const QString begin = "\n## Folders of " + top + "/\n";
        const QString table = page.mid(page.indexOf(begin)).section("\n## ", 1, 1);
        QStringList described;
        const QRegularExpression row("^\\| ((?:`\\w+`(?:, )?)+) \\|", QRegularExpression::MultilineOption);
        for (auto match = row.globalMatch(table); match.hasNext();)
            described << match.next().captured(1).remove('`').split(", ");
        described.sort();
        QCOMPARE(described, QDir(m_root.filePath(top)).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name));
    }

    /// Files and folders between back quotes that begin like one of the project, and what links lead to.
    void everyFileThatIsNamedIsThere()
    {
        static const QRegularExpression quoted("`((?:core|ui|app|tests|docs|resources|samples|cmake)/[\\w./-]+)`");
        static const QRegularExpression link("\\]\\(([^):#]+)(?:#[^)]*)?\\)");
        QStringList missing;
        int named = 0;
        for (const QString &page : pages()) {
            const QString all = text(page);
            const QDir folder = QFileInfo(m_root.filePath(page)).dir();
            for (auto match = quoted.globalMatch(all); match.hasNext(); ++named) {
                if (const QString path = match.next().captured(1); !QFileInfo::exists(m_root.filePath(path)))
                    missing << page + ": " + path;
            }
            for (auto match = link.globalMatch(all); match.hasNext(); ++named) {
                if (const QString path = match.next().captured(1); !QFileInfo::exists(folder.filePath(path)))
                    missing << page + ": " + path;
            }
        }
        QCOMPARE(missing.join(QStringLiteral(", ")), QString());
        QVERIFY(named > 20);
    }

private:
    QString text(const QString &path) const
    {
        QFile file(m_root.filePath(path));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    QStringList pages() const
    {
        QStringList found{"README.md", "CONTRIBUTING.md"};
        for (const QString &name : QDir(m_root.filePath("docs")).entryList({"*.md"}))
            found << "docs/" + name;
        return found;
    }

    const QDir m_root{qEnvironmentVariable("KERNELSCOPE_SOURCE")};
};

QTEST_GUILESS_MAIN(TestDocumentation)
#include "tst_documentation.moc"
