#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "project/ProjectFormat.h"

using namespace kernelscope;

/// Keeps the JSON Schema and the reader in agreement: the same keys everywhere, the same words.
class tst_ProjectSchema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void hasTheReadersKeys_data();
    void hasTheReadersKeys();
    void hasNoOtherObjects();
    void hasTheReadersWords();
    void isDescribed();

private:
    QJsonObject definition(const QString &name) const
    {
        return name.isEmpty() ? m_schema : m_schema.value(QStringLiteral("$defs")).toObject().value(name).toObject();
    }

    QJsonObject m_schema;
};

void tst_ProjectSchema::initTestCase()
{
    QFile file(qEnvironmentVariable("KERNELSCOPE_SOURCE", QStringLiteral(KERNELSCOPE_SOURCE_FOLDER)) +
               QStringLiteral("/resources/kernelscope-project.schema.json"));
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.errorString()));
    QJsonParseError error;
    m_schema = QJsonDocument::fromJson(file.readAll(), &error).object();
    QVERIFY2(!m_schema.isEmpty(), qPrintable(error.errorString()));
}

void tst_ProjectSchema::hasTheReadersKeys_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("keys");
    for (const KeySet &set : projectKeySets())
        QTest::addRow("%s", set.name.isEmpty() ? "project" : qPrintable(set.name)) << set.name << set.keys;
}

void tst_ProjectSchema::hasTheReadersKeys()
{
    QFETCH(QString, name);
    QFETCH(QStringList, keys);
    const QJsonObject object = definition(name);
    QStringList inSchema = object.value(QStringLiteral("properties")).toObject().keys();
    inSchema.sort();
    keys.sort();
    QCOMPARE(inSchema, keys);
    QCOMPARE(object.value(QStringLiteral("additionalProperties")), QJsonValue(false));
}

void tst_ProjectSchema::hasNoOtherObjects()
{
    QStringList known;
    for (const KeySet &set : projectKeySets())
        known.append(set.name);
    const QJsonObject definitions = m_schema.value(QStringLiteral("$defs")).toObject();
    for (auto it = definitions.begin(); it != definitions.end(); ++it) {
        if (it->toObject().contains(QStringLiteral("properties")))
            QVERIFY2(known.contains(it.key()), qPrintable(it.key()));
    }
}

void tst_ProjectSchema::hasTheReadersWords()
{
    const auto words = [this](const char *name) {
        return definition(QString::fromLatin1(name)).value(QStringLiteral("enum")).toVariant().toStringList();
    };
    QCOMPARE(words("access"), accessWords());
    QCOMPARE(words("memory"), memoryWords());
    QCOMPARE(words("samplerAddress"), samplerAddressWords());
    QCOMPARE(words("samplerFilter"), samplerFilterWords());
}

/// Every key is mentioned where people read about the format.
void tst_ProjectSchema::isDescribed()
{
    QFile file(qEnvironmentVariable("KERNELSCOPE_SOURCE", QStringLiteral(KERNELSCOPE_SOURCE_FOLDER)) +
               QStringLiteral("/docs/project-format.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    for (const KeySet &set : projectKeySets()) {
        for (const QString &key : set.keys)
            QVERIFY2(text.contains(u'`' + key + u'`') || text.contains(u'"' + key + u'"'), qPrintable(key));
    }
}

QTEST_GUILESS_MAIN(tst_ProjectSchema)
#include "tst_ProjectSchema.moc"
