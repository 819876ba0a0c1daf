#include <QtTest>

#include <QDirIterator>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QXmlStreamReader>

/// `cmake --install`: the programs, and all by which a desktop knows them.
class TestInstall : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("DESTDIR", m_folder.path());
        run(CMAKE_PROGRAM, {"--install", BUILD_FOLDER, "--prefix", "/usr"}, environment);
    }

    void everyFileIsInItsPlace()
    {
        for (const char *file :
             {"bin/kernelscope", "bin/kscope", "bin/kernelscope-worker", "bin/kernelscope-instrument",
              "share/applications/kernelscope.desktop", "share/mime/packages/kernelscope.xml",
              "share/icons/hicolor/scalable/apps/kernelscope.svg", "share/man/man1/kernelscope.1.gz", "share/man/man1/kscope.1.gz",
              "share/man/man1/kernelscope-worker.1.gz", "share/man/man1/kernelscope-instrument.1.gz", "share/doc/kernelscope/changelog.gz",
              "share/doc/kernelscope/copyright", "share/doc/kernelscope/README.md", "share/kernelscope/samples/contents.txt",
              "share/kernelscope/samples/vector-add/vector-add.kscope"})
            QVERIFY2(QFileInfo(installed(file)).size() > 0, file);
    }

    void theProgramsStart()
    {
        QVERIFY(run(installed("bin/kernelscope"), {"--version"}).startsWith("kernelscope "));
        QVERIFY(run(installed("bin/kscope"), {"version"}).startsWith("kscope "));
        const QString sample = installed("share/kernelscope/samples/vector-add");
        QVERIFY(run(installed("bin/kscope"), {"asm", sample, "--target", "ir"}).contains("kernel add"));
    }

    /// No package has a file of the other's, both together have all.
    void thePackagesShareNoFile()
    {
        const auto filesOf = [this](const QString &component) {
            const QString prefix = m_folder.filePath(component);
            run(CMAKE_PROGRAM, {"--install", BUILD_FOLDER, "--prefix", prefix, "--component", component});
            return filesBelow(prefix);
        };
        const QSet<QString> worker = filesOf("kernelscope-worker"), others = filesOf("kernelscope");
        for (const char *file : {"bin/kernelscope-worker", "share/man/man1/kernelscope-worker.1.gz",
                                 "share/doc/kernelscope-worker/copyright", "share/doc/kernelscope-worker/changelog.gz"})
            QVERIFY2(worker.contains(file), file);
        for (const QString &file : worker)
            QVERIFY2(file.contains("kernelscope-worker"), qPrintable(file));
        QVERIFY(!worker.intersects(others));
        QCOMPARE(worker + others, filesBelow(installed("")));
    }

    void theDesktopFileIsInOrder()
    {
        const QStringList lines = text("share/applications/kernelscope.desktop").split('\n');
        QVERIFY(lines.contains("Exec=kernelscope %f"));
        QVERIFY(lines.contains("Icon=kernelscope"));
        QVERIFY(lines.contains("MimeType=application/x-kernelscope;"));
        const QString validator = QStandardPaths::findExecutable("desktop-file-validate");
        if (!validator.isEmpty())
            QCOMPARE(run(validator, {installed("share/applications/kernelscope.desktop")}), QString());
    }

    void projectsAreOfItsType()
    {
        QXmlStreamReader xml(text("share/mime/packages/kernelscope.xml"));
        QStringList types, patterns;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == u"mime-type")
                types << xml.attributes().value("type").toString();
            if (xml.name() == u"glob")
                patterns << xml.attributes().value("pattern").toString();
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(types, QStringList{"application/x-kernelscope"});
        QCOMPARE(patterns, QStringList{"*.kscope"});
    }

    void theManualsNameEveryOption_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QStringList>("helps");
        QTest::newRow("kernelscope") << "kernelscope" << QStringList{"--help"};
        QStringList commands;
        static const QRegularExpression command("^  kscope (\\w+)", QRegularExpression::MultilineOption);
        for (auto match = command.globalMatch(run(installed("bin/kscope"), {"help"})); match.hasNext();)
            commands << "help " + match.next().captured(1);
        QVERIFY(commands.size() > 8);
        QTest::newRow("kscope") << "kscope" << commands;
    }
    void theManualsNameEveryOption()
    {
        QFETCH(QString, program);
        QFETCH(QStringList, helps);
        QFile page(QStringLiteral("%1/resources/man/%2.1").arg(qEnvironmentVariable("KERNELSCOPE_SOURCE"), program));
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QString manual = QString::fromUtf8(page.readAll()).replace("\\-", "-");
        static const QRegularExpression option("(?<![\\w-])--[a-z-]+");
        int named = 0;
        for (const QString &help : std::as_const(helps)) {
            if (const QString command = help.section(' ', 1); !command.isEmpty())
                QVERIFY2(manual.contains("kscope " + command), qPrintable(command));
            const QString says = run(installed("bin/" + program), help.split(' '));
            for (auto match = option.globalMatch(says); match.hasNext(); ++named) {
                const QString name = match.next().captured();
                QVERIFY2(manual.contains(name), qPrintable(help + ": " + name));
            }
        }
        QVERIFY(named > 15);
    }

private:
    QString installed(const QString &path) const { return m_folder.filePath("usr/" + path); }
    QString text(const QString &path) const
    {
        QFile file(installed(path));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    static QSet<QString> filesBelow(const QString &folder)
    {
        QSet<QString> files;
        for (QDirIterator file(folder, QDir::Files, QDirIterator::Subdirectories); file.hasNext();)
            files << QDir(folder).relativeFilePath(file.next());
        return files;
    }
    /// What the program prints.
    static QString run(const QString &program, const QStringList &arguments,
                       const QProcessEnvironment &environment = QProcessEnvironment::systemEnvironment())
    {
        QProcess process;
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(program, arguments);
        const bool ended = process.waitForFinished(120'000) && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
        const QString said = QString::fromUtf8(process.readAll());
        if (!ended)
            QTest::qFail(qPrintable(program + ": " + said + process.errorString()), __FILE__, __LINE__);
        return said;
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestInstall)
#include "tst_install.moc"
