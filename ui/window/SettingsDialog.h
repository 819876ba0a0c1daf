#pragma once

#include <functional>

#include <QDialog>

class QAction;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace kernelscope {

class Appearance;
class Settings;
struct Setting;

/// All settings, each with its default, and what is set in dialogs of its own. What is set is so at once. A filter above shows those that
/// match.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    /// `others`: actions that open those dialogs.
    SettingsDialog(Settings &settings, const QList<QAction *> &others, const Appearance &appearance, QWidget *parent);

    QLineEdit &filter() { return *m_filter; }

private:
    struct Row
    {
        QString text; ///< that the filter looks at
        QWidget *widget = nullptr;
        QLabel *group = nullptr; ///< above its rows
    };
    struct Field
    {
        QWidget *widget = nullptr;
        std::function<void()> show; ///< the setting as it is
    };

    void add(const Setting &setting, QVBoxLayout &rows);
    void add(QAction &other, QVBoxLayout &rows);
    /// `words`: by which it is found, besides its texts.
    QWidget *addRow(const QString &groupName, QLabel *name, const QString &explanation, const QList<QWidget *> &fields,
                    const QString &words, QVBoxLayout &rows);
    Field makeField(const Setting &setting);
    void showMatches();

    Settings &m_settings;
    const Appearance &m_appearance;
    QLineEdit *m_filter = nullptr;
    QLabel *m_none = nullptr; ///< says that nothing matches
    QList<Row> m_rows;
};

} // namespace kernelscope
