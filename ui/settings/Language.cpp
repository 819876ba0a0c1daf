#include "ui/settings/Language.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

using namespace Qt::StringLiterals;

/// Of a static library, whose resources nobody else asks for.
static void initResources()
{
    Q_INIT_RESOURCE(translations);
}

namespace kernelscope {

QList<Language::Choice> Language::choices()
{
    return {
        {u"system"_s, tr("As the system")}, {u"en"_s, u"English"_s}, {u"de"_s, u"Deutsch"_s}, {u"zh_CN"_s, u"\u7b80\u4f53\u4e2d\u6587"_s}};
}

QString Language::codeFor(const QString &name)
{
    const QLocale locale(name);
    for (const Choice &choice : choices()) {
        const QLocale own(choice.code);
        const bool isIt = locale.language() != QLocale::C && own.language() == locale.language() && own.script() == locale.script();
        if (choice.code == name || isIt)
            return choice.code;
    }
    return {};
}

/// The first of the desktop's languages that there is.
static QString codeOfSystem()
{
    for (const QString &name : QLocale::system().uiLanguages()) {
        if (const QString code = Language::codeFor(name); !code.isEmpty())
            return code;
        if (QLocale(name).language() == QLocale::C)
            break;
    }
    return u"en"_s;
}

void Language::use(const QString &wanted)
{
    const QList<Choice> all = choices();
    const bool isOfSystem = wanted == u"system" || std::ranges::find(all, wanted, &Choice::code) == all.end();
    m_code = isOfSystem ? codeOfSystem() : wanted;
    const QLocale system = QLocale::system();
    const bool speaksIt = system.language() == QLocale(m_code).language() || (m_code == u"en" && system.language() == QLocale::C);
    QLocale::setDefault(speaksIt ? system : QLocale(m_code)); // The desktop's numbers, where they are of this language.
    initResources();
    const QString ofQt = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
    const auto load = [this](QTranslator &translator, const QString &name, const QString &folder) {
        QCoreApplication::removeTranslator(&translator);
        if (m_code != u"en" && translator.load(name + u'_' + m_code, folder))
            QCoreApplication::installTranslator(&translator);
    };
    load(m_qt, u"qtbase"_s, ofQt);
    load(m_editor, u"qscintilla"_s, ofQt);
    load(m_own, u"kernelscope"_s, u":/translations"_s);
}

} // namespace kernelscope
