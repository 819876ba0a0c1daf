#include "ui/window/AppliedSettings.h"

#include <memory>

#include <QGuiApplication>

#include "session/Session.h"
#include "ui/present/Presentation.h"
#include "ui/settings/Settings.h"
#include "ui/theme/Appearance.h"
#include "ui/trace/TraceStage.h"
#include "ui/window/MainWindow.h"
#include "ui/window/Views.h"
#include "ui/window/WindowActions.h"
#include "ui/window/WindowContext.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

static Deadlines deadlinesIn(const Settings &settings)
{
    const auto limit = [&settings](const QString &name) {
        return std::chrono::seconds(settings.value(u"deadlines/"_s + name).toLongLong());
    };
    return {limit(u"starting"_s), limit(u"evaluating"_s), limit(u"building"_s), limit(u"firstLaunch"_s),
            limit(u"running"_s),  limit(u"reading"_s),    limit(u"checking"_s)};
}

static void applySetting(const WindowContext &context, MainWindow &window, const QString &key)
{
    const Settings &settings = context.settings;
    if (key == u"window/dark")
        context.appearance.setDark(settings.value(key).toBool());
    else if (key == u"window/scale")
        context.appearance.setScale(settings.value(key).toDouble());
    else if (key == u"window/font" || key == u"window/codeFont")
        context.appearance.setFonts(settings.value(u"window/font"_s).toString(), settings.value(u"window/codeFont"_s).toString());
    else if (key == u"window/language")
        Q_EMIT window.languageChosen(settings.value(key).toString());
    else if (key == u"window/heat")
        window.actionList().heat->setChecked(settings.value(key).toBool());
    else if (key == u"run/device")
        context.session.setDevice(settings.value(key).toString());
    else if (key.startsWith(u"trace/"))
        window.views().stage().setBudgets(settings.value(u"trace/budget"_s).toULongLong(),
                                          settings.value(u"trace/loopBudget"_s).toULongLong());
    else if (key.startsWith(u"deadlines/"))
        context.session.setDeadlines(deadlinesIn(settings));
}

static QVariantMap lookIn(const Settings &settings)
{
    QVariantMap look;
    for (const Setting &setting : Settings::table()) {
        if (setting.key.startsWith(u"window/"))
            look.insert(setting.key, settings.value(setting.key));
    }
    return look;
}

/// Another window of the program is another process: how it was told to look holds here, too, once this one is used again. A presentation
/// goes on as it is.
static void followOtherWindows(Settings &settings, MainWindow &window)
{
    const auto known = std::make_shared<QVariantMap>(lookIn(settings));
    QObject::connect(&settings, &Settings::changed, &window, [known, &settings](const QString &key) {
        if (known->contains(key))
            known->insert(key, settings.value(key));
    });
    QObject::connect(qGuiApp, &QGuiApplication::applicationStateChanged, &window, [known, &settings, &window](Qt::ApplicationState state) {
        if (state != Qt::ApplicationActive || window.presentation().isOn())
            return;
        const QVariantMap look = lookIn(settings);
        for (auto value = look.begin(); value != look.end(); ++value) {
            if (known->value(value.key()) != value.value())
                Q_EMIT settings.changed(value.key());
        }
    });
}

void applySettings(const WindowContext &context, MainWindow &window)
{
    for (const Setting &setting : Settings::table()) {
        const bool isOfWindow = setting.key == u"window/heat" || setting.key.startsWith(u"trace/") || setting.key.startsWith(u"deadlines/");
        if (isOfWindow && context.settings.value(setting.key) != setting.usual)
            applySetting(context, window, setting.key);
    }
    Settings *settings = &context.settings;
    QObject::connect(settings, &Settings::changed, &window, [context, &window](const QString &key) { applySetting(context, window, key); });
    QObject::connect(window.actionList().heat, &QAction::toggled, settings,
                     [settings](bool shown) { settings->set(u"window/heat"_s, shown); });
    followOtherWindows(*settings, window);
    // What the arguments of the program ask for is for once.
    const auto keepLook = [settings, &window, &appearance = context.appearance, isDark = context.appearance.theme().isDark,
                           scale = context.appearance.scale()]() mutable {
        if (isDark != appearance.theme().isDark)
            settings->set(u"window/dark"_s, isDark = appearance.theme().isDark);
        if (!window.presentation().isOn() && scale != appearance.scale()) // which has a scale of its own
            settings->set(u"window/scale"_s, scale = appearance.scale());
    };
    QObject::connect(&context.appearance, &Appearance::changed, &window, keepLook);
}

} // namespace kernelscope
