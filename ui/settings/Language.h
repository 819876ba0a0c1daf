#pragma once

#include <QCoreApplication>
#include <QList>
#include <QString>
#include <QTranslator>

namespace kernelscope {

/// The language of the window: of its texts, of Qt's own, and of the numbers in sentences. What is made after use() is in it; what is there
/// already stays as it is (LanguageSwitch). Lives on the window's thread. Programs without one are in English.
class Language
{
    Q_DECLARE_TR_FUNCTIONS(kernelscope::Language)

public:
    struct Choice
    {
        QString code; ///< "system", or of a translation: "de"
        QString name; ///< in the language itself
    };
    static QList<Choice> choices();
    static QString codeFor(const QString &name); ///< of choices(), for one of them or a locale's name such as "de_AT"; empty: there is none

    Language() = default;
    Language(const Language &) = delete;
    Language &operator=(const Language &) = delete;

    void use(const QString &wanted);               ///< one of choices(); what is none counts as "system"
    const QString &code() const { return m_code; } ///< of what is used: never "system"

private:
    QString m_code = QStringLiteral("en");
    QTranslator m_own;
    QTranslator m_qt;
    QTranslator m_editor; ///< QScintilla's menus
};

} // namespace kernelscope
