#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

/// The files of the translations are whole: nothing that the window says is left out, and no translation loses a part of its text.
class TestTranslations : public QObject
{
    Q_OBJECT

    struct Message
    {
        QString source;
        QStringList translations; ///< several where there is a plural
        bool isFinished = true;
    };

    static QString folder() { return qEnvironmentVariable("KERNELSCOPE_SOURCE"); }
    static QString file(const QString &language) { return folder() + "/resources/translations/kernelscope_" + language + ".ts"; }
    static QList<Message> messages(const QString &path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s can not be read", qPrintable(path));
        QList<Message> all;
        QXmlStreamReader xml(&file);
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            const QString type = xml.attributes().value("type").toString();
            if (xml.name() == u"source")
                all.append({xml.readElementText(), {}});
            else if (xml.name() == u"translation") {
                all.last().isFinished = type.isEmpty();
                const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
                all.last().translations = text.trimmed().isEmpty() ? QStringList() : QStringList{text};
            }
        }
        return all;
    }
    static QStringList places(const QString &text)
    {
        static const QRegularExpression place("%L?([0-9]+|n)");
        QStringList found;
        for (auto matches = place.globalMatch(text); matches.hasNext();)
            found << matches.next().captured(1);
        found.removeDuplicates();
        found.sort();
        return found;
    }
    static qsizetype mnemonics(const QString &text) { return text.count(QRegularExpression("&(?![a-z]+;)\\w")); }
    static void languages()
    {
        QTest::addColumn<QString>("language");
        for (const char *name : {"de", "zh_CN"})
            QTest::newRow(name) << QString(name);
    }

private Q_SLOTS:
    void termsAreTranslatedInOneWay_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("english"); ///< word, or words
        QTest::addColumn<QString>("term");
        const auto add = [](const char *language, const char *english, const char *term) {
            QTest::addRow("%s: %s", language, english) << QString(language) << QString(english) << QString::fromUtf8(term);
        };
        add("de", "iterations?", "Iteration");
        add("de", "work-items?", "Work-Item");
        add("de", "work-groups?", "Work-Group");
        add("de", "races?", "Race");
        add("de", "all load|loads from|^loads$", "l\u00e4dt|laden");
        add("de", "stores to|stores it|^stores$", "speichert");
        add("de", "at (the|a|next) start|next start", "Programmstart");
        add("zh_CN", "iterations?", "\u8fed\u4ee3");
        add("zh_CN", "work-items?", "\u5de5\u4f5c\u9879");
        add("zh_CN", "work-groups?", "\u5de5\u4f5c\u7ec4");
        add("zh_CN", "races?", "\u7ade\u4e89");
        add("zh_CN", "all load|loads from|^loads$", "\u8bfb\u53d6");
        add("zh_CN", "stored anything|was stored in|stores|stores to|stores it", "\u5b58\u5165");
    }
    void termsAreTranslatedInOneWay()
    {
        QFETCH(QString, language);
        QFETCH(QString, english);
        QFETCH(QString, term);
        const QRegularExpression word("(?<![\\w-])(" + english + ")(?![\\w-])"), wanted(term);
        for (const Message &message : messages(file(language))) {
            if (message.source.contains(word))
                QVERIFY2(message.translations.join(' ').contains(wanted), qPrintable(message.source));
        }
    }

    /// All counts are written by fullCount(), as values are: %L would group digits otherwise. Spin boxes do, and what stands beside them.
    void digitsAreGroupedInOneWay()
    {
        static const QRegularExpression local("%L\\d");
        for (const Message &message : messages(file("de")))
            QVERIFY2(!message.source.contains(local) || message.source == "%L1%2", qPrintable(message.source));
    }

    void nothingStandsBeforeAChineseComma()
    {
        static const QRegularExpression stray("%\\d [\\x{3002}\\x{ff0c}\\x{ff1a}\\x{ff1b}]|[\\x{3002}\\x{ff0c}\\x{ff1a}\\x{ff1b}] %\\d");
        for (const Message &message : messages(file("zh_CN")))
            QVERIFY2(!message.translations.join(' ').contains(stray), qPrintable(message.source));
    }

    void nothingIsLeftOut_data() { languages(); }
    void nothingIsLeftOut()
    {
        QFETCH(QString, language);
        const QTemporaryDir temporary;
        const QString copy = temporary.filePath("kernelscope_" + language + ".ts");
        QVERIFY(QFile::copy(file(language), copy));
        QProcess update;
        update.setWorkingDirectory(folder());
        update.start(LUPDATE, {"-no-obsolete", "-locations", "none", "-I", "core", "-I", ".", "ui", "app/kernelscope", "core",
                               SENTENCE_FORMS, "-ts", copy});
        QVERIFY(update.waitForFinished(120'000) && update.exitCode() == 0);
        QVERIFY2(!update.readAllStandardError().contains("'kernelscope::"), "a class needs Q_DECLARE_TR_FUNCTIONS");
        const QList<Message> now = messages(copy);
        QVERIFY(now.size() > 1500);
        for (const Message &message : now)
            QVERIFY2(message.isFinished && !message.translations.isEmpty(), qPrintable("./dev translations: " + message.source));
        QCOMPARE(messages(file(language)).size(), now.size()); // None is there that nobody says.
    }

    /// A sentence of the engine is asked for once it is written.
    void sentencesOfTheEngineAreFound()
    {
        const QTemporaryDir folder;
        const auto write = [&](const QString &name, const QByteArray &text) {
            QFile file(folder.filePath(name));
            return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
        };
        QVERIFY(write("list.txt", "a word\n!The %1 is a piece.\n"));
        QVERIFY(
            write("a.cpp",
                  "#include \"A file is no text.h\"\n"
                  "// \"A comment is none.\"\n"
                  "QStringLiteral(\"The key \\\"%2\\\" holds \"\n    \"%L1.%3 Use another.\"); u\"is empty.\"_s; \": the size %1\";\n"
                  "'\"', 10'000, \"int a = 1;\", \"^a [b]\", R\"(Raw text is none.)\", \"The %1 is a piece.\", \"The rest is %1%2.\"\n"));
        QCOMPARE(QProcess::execute(QFileInfo(SENTENCE_FORMS).path() + "/sentence_forms",
                                   {folder.filePath("forms.h"), folder.filePath("list.txt"), folder.path()}),
                 0);
        QFile file(folder.filePath("forms.h"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QStringList forms = QString::fromUtf8(file.readAll()).split('\n').filter("QT_TR_NOOP");
        for (QString &form : forms)
            form = form.trimmed().mid(12).chopped(3);
        QCOMPARE(forms, QStringList({"a word", "The key \\\"%1\\\" holds %2.", "Use another.", "%1 is empty.", "the size %1"}));
    }

    void noTranslationLosesAPart_data() { languages(); }
    void noTranslationLosesAPart()
    {
        QFETCH(QString, language);
        for (const Message &message : messages(file(language))) {
            for (const QString &text : message.translations) {
                QVERIFY2(places(text) == places(message.source), qPrintable(message.source + " / " + text));
                QVERIFY2(mnemonics(text) == mnemonics(message.source), qPrintable(message.source + " / " + text));
                QVERIFY2(text.count('<') == message.source.count('<'), qPrintable(message.source + " / " + text));
            }
        }
    }

    /// What notes ask to show, and what they announce, is the same in every language.
    void notesOfSamplesShowTheSame_data() { languages(); }
    void notesOfSamplesShowTheSame()
    {
        QFETCH(QString, language);
        static const QRegularExpression comment("<!--.*?-->", QRegularExpression::DotMatchesEverythingOption);
        static const QRegularExpression heading("^#+ ", QRegularExpression::MultilineOption);
        const QDir samples(folder() + "/samples");
        for (const QString &sample : samples.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            QStringList texts;
            for (const QString &name : {QString("notes.md"), "notes." + language + ".md"}) {
                QFile file(samples.filePath(sample + '/' + name));
                QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
                texts << QString::fromUtf8(file.readAll());
            }
            QStringList asked, translated;
            for (auto matches = comment.globalMatch(texts[0]); matches.hasNext();)
                asked << matches.next().captured();
            for (auto matches = comment.globalMatch(texts[1]); matches.hasNext();)
                translated << matches.next().captured();
            QCOMPARE(translated, asked);
            QVERIFY2(texts[0].count(heading) == texts[1].count(heading), qPrintable(sample));
        }
    }

    /// What reads the sources for texts takes more than four digits of \u for one character.
    void textsCanBeRead()
    {
        static const QRegularExpression tooLong("\\btr\\((\"[^\"]*)\\\\u[0-9a-fA-F]{4}[0-9a-fA-F]");
        QDir::setCurrent(folder());
        QProcess files;
        files.start("find", {"ui", "app/kernelscope", "-name", "*.cpp"});
        QVERIFY(files.waitForFinished());
        for (const QByteArray &name : files.readAllStandardOutput().split('\n')) {
            QFile source(name);
            if (source.open(QIODevice::ReadOnly))
                QVERIFY2(!QString::fromUtf8(source.readAll()).contains(tooLong), name);
        }
    }
};

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
