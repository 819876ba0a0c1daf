#pragma once

#include <QtTest>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

/// kscope as a shell runs it, in a folder of its own where files can be put.
class KscopeFixture
{
public:
    struct Ended
    {
        int status = -1; ///< -1: it crashed, or did not end
        QString out;
        QString error;
        QJsonObject json() const { return QJsonDocument::fromJson(out.toUtf8()).object(); }
    };

    Ended run(const QStringList &arguments) const
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(QStringLiteral(KSCOPE), arguments);
        if (!process.waitForFinished(100'000) || process.exitStatus() != QProcess::NormalExit)
            return {};
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()), QString::fromUtf8(process.readAllStandardError())};
    }

    /// Returns the file's path.
    QString write(const char *name, const QString &text) const
    {
        QFile file(m_folder.filePath(QLatin1String(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0)
            qFatal("The test's folder can't be written to.");
        return file.fileName();
    }

    /// A project of one source file. `more` stands before its buffers: "parameters", "build".
    QString writeProject(const QString &source, const QString &buffers, const QString &plan, const QString &more = {}) const
    {
        write("k.cl", source);
        return write("k.kscope", QStringLiteral(R"({ "kernelscope": 1, "title": "k", "sources": ["k.cl"], %3 "buffers": %1, "plan": %2 })")
                                     .arg(buffers, plan, more));
    }

    QString path(const QString &name = QStringLiteral(".")) const { return m_folder.filePath(name); }
    static QString sample(const char *name)
    {
        return qEnvironmentVariable("KERNELSCOPE_SOURCE") + QStringLiteral("/samples/") + QLatin1String(name);
    }

private:
    QTemporaryDir m_folder;
};

/// "data-race 3 5": of each finding the kind and the lines of its accesses.
inline QStringList findingsOf(const QJsonObject &json)
{
    QStringList texts;
    for (const QJsonValue finding : json[u"findings"].toArray()) {
        QString text = finding[u"kind"].toString();
        for (const QJsonValue access : finding[u"accesses"].toArray())
            text += QStringLiteral(" %1").arg(access[u"line"].toInt());
        texts << text;
    }
    return texts;
}

inline const QString oneBuffer =
    QStringLiteral(R"([{ "name": "a", "type": "int", "shape": [64], "access": "inout", "init": { "expression": "i" } }])");
inline const QString oneLaunch =
    QStringLiteral(R"([{ "launch": "k", "kernel": "k", "global": [64], "local": [16], "arguments": { "a": { "buffer": "a" } } }])");
