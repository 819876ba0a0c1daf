#include "ui/window/SettingsDialog.h"

#include <algorithm>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFontDatabase>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>

#include "ui/settings/Settings.h"
#include "ui/theme/Appearance.h"
#include "ui/widgets/ClearByEscape.h"
#include "ui/widgets/ScaledLayout.h"
#include "ui/widgets/WholeLines.h"

namespace kernelscope {

SettingsDialog::SettingsDialog(Settings &settings, const QList<QAction *> &others, const Appearance &appearance, QWidget *parent)
    : QDialog(parent), m_settings(settings), m_appearance(appearance), m_filter(new QLineEdit)
{
    setWindowTitle(tr("Settings"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_filter->setPlaceholderText(tr("Filter by name or explanation"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    m_filter->setClearButtonEnabled(true);
    clearByEscape(*m_filter);
    auto *all = new QWidget;
    auto *rows = new QVBoxLayout(all);
    keepScaled(appearance, *rows, {4, 4, 12, 4}, 10);
    for (const Setting &setting : Settings::table())
        add(setting, *rows);
    for (QAction *other : others)
        add(*other, *rows);
    rows->addWidget(m_none = new QLabel(tr("No setting is called so.")));
    m_none->setProperty("role", QStringLiteral("muted"));
    rows->addStretch(1);
    auto *scroll = new QScrollArea;
    scroll->setAccessibleName(tr("All settings"));
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(all);
    showWholeLines(*scroll);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false); // Enter is the fields'.
    auto *layout = new QVBoxLayout(this);
    keepScaled(appearance, *layout, {16, 16, 16, 16}, 12);
    layout->addWidget(m_filter);
    layout->addWidget(scroll, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_filter, &QLineEdit::textChanged, this, &SettingsDialog::showMatches);
    showMatches();
    resize(appearance.px(680), appearance.px(540));
}

static QString usualText(const Setting &setting)
{
    if (setting.kind == Setting::Kind::Switch)
        return setting.usual.toBool() ? SettingsDialog::tr("on") : SettingsDialog::tr("off");
    if (setting.kind == Setting::Kind::Whole)
        return SettingsDialog::tr("%L1%2").arg(setting.usual.toLongLong()).arg(setting.unit);
    if (setting.kind == Setting::Kind::Number)
        return QString::number(setting.usual.toDouble());
    if (setting.kind == Setting::Kind::Choice)
        return std::ranges::find(setting.choices, setting.usual.toString(), &Language::Choice::code)->name;
    return setting.kind == Setting::Kind::Font ? SettingsDialog::tr("as usual") : SettingsDialog::tr("empty");
}

/// The name with its explanation, the fields beside them.
QWidget *SettingsDialog::addRow(const QString &groupName, QLabel *name, const QString &explanation, const QList<QWidget *> &fields,
                                const QString &words, QVBoxLayout &rows)
{
    QLabel *group = m_rows.isEmpty() ? nullptr : m_rows.last().group;
    if (!group || group->text() != groupName) {
        group = new QLabel(groupName);
        group->setProperty("role", QStringLiteral("heading"));
        rows.addWidget(group);
    }
    auto *explained = new QLabel(explanation);
    explained->setProperty("role", QStringLiteral("muted"));
    explained->setWordWrap(true);
    auto *row = new QWidget;
    row->setProperty("role", QStringLiteral("row"));
    auto *columns = new QHBoxLayout(row);
    keepScaled(m_appearance, *columns, {12, 0, 0, 0}, 10);
    auto *texts = new QVBoxLayout;
    keepScaled(m_appearance, *texts, {}, 2);
    texts->addWidget(name);
    texts->addWidget(explained);
    columns->addLayout(texts, 1);
    for (QWidget *field : fields)
        columns->addWidget(field);
    rows.addWidget(row);
    m_rows << Row{QStringList{name->text(), explanation, groupName, words}.join(u'\n'), row, group};
    return row;
}

void SettingsDialog::add(QAction &other, QVBoxLayout &rows)
{
    auto *open = new QPushButton(tr("Open\u2026"));
    open->setAccessibleName(other.iconText());
    open->setAccessibleDescription(other.whatsThis());
    open->setAutoDefault(false);
    connect(open, &QPushButton::clicked, &other, &QAction::trigger);
    auto *name = new QLabel(other.iconText());
    name->setBuddy(open);
    addRow(tr("In dialogs of their own"), name, other.whatsThis() + u'.', {open}, {}, rows);
}

/// The field, then the way back to the default.
void SettingsDialog::add(const Setting &setting, QVBoxLayout &rows)
{
    const Field field = makeField(setting);
    field.widget->setObjectName(setting.key);
    field.widget->setAccessibleName(setting.name);
    field.widget->setAccessibleDescription(setting.explanation);
    auto *name = new QLabel(setting.name);
    name->setBuddy(field.widget);
    auto *usual = new QPushButton(tr("Default"));
    usual->setAccessibleName(tr("Default of %1").arg(setting.name));
    usual->setAutoDefault(false);
    const QString explanation = tr("%1 Default: %2.").arg(setting.explanation, usualText(setting));
    const QWidget *row = addRow(setting.group, name, explanation, {field.widget, usual}, setting.otherWords, rows);
    const auto show = [this, usual, field, &setting] {
        field.show();
        usual->setEnabled(m_settings.value(setting.key) != setting.usual);
    };
    connect(&m_settings, &Settings::changed, row, [show, &setting](const QString &key) {
        if (key == setting.key)
            show();
    });
    connect(usual, &QPushButton::clicked, this, [this, &setting] { m_settings.reset(setting.key); });
    show();
}

SettingsDialog::Field SettingsDialog::makeField(const Setting &setting)
{
    const auto value = [this, key = setting.key] { return m_settings.value(key); };
    const auto set = [this, key = setting.key](const QVariant &wanted) { m_settings.set(key, wanted); };
    const auto ofNumber = [&](auto *field) {
        field->setRange(decltype(field->value())(setting.least), decltype(field->value())(setting.most));
        field->setSuffix(setting.unit);
        field->setKeyboardTracking(false);
        field->setGroupSeparatorShown(true);
        connect(field, &std::remove_pointer_t<decltype(field)>::valueChanged, this, set);
        const auto show = [field, value] {
            const QSignalBlocker quiet(field);
            field->setValue(value().template value<decltype(field->value())>());
        };
        return Field{field, show};
    };
    switch (setting.kind) {
    case Setting::Kind::Switch: {
        auto *field = new QCheckBox;
        connect(field, &QCheckBox::toggled, this, set);
        return {field, [field, value] { field->setChecked(value().toBool()); }};
    }
    case Setting::Kind::Whole:
        return ofNumber(new QSpinBox);
    case Setting::Kind::Number: {
        auto *field = new QDoubleSpinBox;
        field->setSingleStep(0.1);
        return ofNumber(field);
    }
    case Setting::Kind::Text: {
        auto *field = new QLineEdit;
        field->setMinimumWidth(m_appearance.px(220));
        connect(field, &QLineEdit::editingFinished, this, [field, set] { set(field->text()); });
        return {field, [field, value] { field->setText(value().toString()); }};
    }
    case Setting::Kind::Choice: {
        auto *field = new QComboBox;
        for (const Language::Choice &choice : setting.choices)
            field->addItem(choice.name, choice.code);
        connect(field, &QComboBox::activated, this, [field, set] { set(field->currentData()); });
        return {field, [field, value] { field->setCurrentIndex(field->findData(value())); }};
    }
    case Setting::Kind::Font: {
        auto *field = new QComboBox;
        field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        field->setMinimumContentsLength(20);
        field->addItem(tr("As usual"), QString());
        for (const QString &family : QFontDatabase::families())
            field->addItem(family, family);
        connect(field, &QComboBox::activated, this, [field, set] { set(field->currentData()); });
        return {field, [field, value] { field->setCurrentIndex(std::max(0, field->findData(value()))); }};
    }
    }
    return {};
}

void SettingsDialog::showMatches()
{
    QSet<QLabel *> groups;
    for (const Row &row : m_rows) {
        const bool matches = row.text.contains(m_filter->text().trimmed(), Qt::CaseInsensitive);
        row.widget->setVisible(matches);
        if (matches)
            groups << row.group;
    }
    for (const Row &row : m_rows)
        row.group->setVisible(groups.contains(row.group));
    m_none->setVisible(groups.isEmpty());
}

} // namespace kernelscope
