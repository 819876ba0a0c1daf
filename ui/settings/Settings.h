#pragma once

#include <QObject>
#include <QVariant>

#include "ui/settings/Language.h"

namespace kernelscope {

/// A thing that its user sets once and for all. The table of them is all that the settings' dialog and its readers know.
struct Setting
{
    enum class Kind { Switch, Whole, Number, Text, Font, Choice };

    QString key; ///< in the file of the settings
    QString group;
    QString name;
    Kind kind;
    QVariant usual;   ///< bool, qlonglong, double, or QString
    double least = 0; ///< of a number
    double most = 0;
    QString unit = {};        ///< after a number
    QString explanation = {}; ///< in sentences
    QList<Language::Choice> choices = {};
    QString otherWords = {}; ///< by which it is looked for
};

/// What the user has set, in the file of the settings. What is not in order there counts as not set.
class Settings : public QObject
{
    Q_OBJECT

public:
    explicit Settings(bool remembers, QObject *parent = nullptr); ///< false: what is set is forgotten, and nothing was

    static const QList<Setting> &table();                ///< in the language of the window
    QVariant value(const QString &key) const;            ///< of the type of Setting::usual; `key`: one of the table
    void set(const QString &key, const QVariant &value); ///< nothing happens where the value is out of range
    void reset(const QString &key);
    void ask(const QString &key, const QVariant &value); ///< in force until it is set, and not kept: what an argument of the program says

Q_SIGNALS:
    void changed(const QString &key);

private:
    void write(const QString &key, const QVariant &value); ///< an invalid value: not set

    const bool m_remembers;
    QVariantMap m_values; ///< where it does not remember
    QVariantMap m_asked;
};

} // namespace kernelscope
