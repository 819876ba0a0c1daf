#include "ui/window/TriedSetup.h"

#include <QSet>

#include "project/Guesses.h"
#include "project/JsonValue.h"
#include "project/Steps.h"
#include "support/Ranges.h"
#include "ui/setup/ArgumentFields.h"
#include "ui/setup/InitFields.h"
#include "ui/setup/RowSummaries.h"
#include "ui/setup/SetupContext.h"

using namespace Qt::StringLiterals;

namespace kernelscope {
namespace {

QSet<QString> placesOfGuesses(const Project &project)
{
    QSet<QString> places;
    for (const Guess &guess : heldGuesses(project))
        places << guess.place;
    return places;
}

QString shapeText(const QList<Expression> &extents)
{
    return u'[' + listText(extents) + u']';
}

QString initLine(const Init &init)
{
    const QString summary = initSummary(init);
    return summary.isEmpty() ? u"= 0"_s : summary;
}

class TrialTaking
{
public:
    TrialTaking(Project &project, const Project &guess, const Project &tried)
        : m_project(project), m_guess(guess), m_tried(tried), m_before(placesOfGuesses(guess)), m_now(placesOfGuesses(project))
    {
    }

    QStringList take()
    {
        takeParameters();
        takeBuffers();
        forEachLaunch(m_project.plan, [this](const Step &step, LaunchStep &launch) { takeLaunch(step.name, launch); });
        addGuesses(m_project, m_taken);
        return m_news;
    }

private:
    /// The value at a place, unless somebody decided on it since it was guessed.
    template <typename Value, typename Text>
    void takeValue(const QString &place, Value &own, const Value &guessed, const Value &tried, const QString &name, const Text &text)
    {
        const bool isConfirmed = m_before.contains(place) && !m_now.contains(place);
        if (own == tried || own != guessed || isConfirmed)
            return;
        m_news << u"%1: %2 \u2192 %3"_s.arg(name, text(own), text(tried));
        m_taken << place;
        own = tried;
    }

    void takeParameters()
    {
        for (const Parameter &tried : m_tried.parameters) {
            const QString place = u"/parameters/"_s + pointerKey(tried.name);
            Parameter *own = foundIn(m_project.parameters, tried.name, &Parameter::name);
            const Parameter *guessed = foundIn(m_guess.parameters, tried.name, &Parameter::name);
            if (own && guessed) {
                takeValue(place, own->value, guessed->value, tried.value, tried.name, [](const Expression &value) { return value.text; });
            } else if (!own && !guessed) {
                m_project.parameters << tried;
                m_taken << place;
                m_news << u"%1 = %2"_s.arg(tried.name, tried.value.text);
            }
        }
    }

    void takeBuffers()
    {
        for (BufferSpec &own : m_project.buffers) {
            const BufferSpec *guessed = foundIn(m_guess.buffers, own.name, &BufferSpec::name);
            const BufferSpec *tried = foundIn(m_tried.buffers, own.name, &BufferSpec::name);
            if (!guessed || !tried)
                continue;
            const QString place = u"/buffers/"_s + pointerKey(own.name);
            takeValue(place + u"/shape"_s, own.shape, guessed->shape, tried->shape, own.name, shapeText);
            takeValue(place + u"/init"_s, own.init, guessed->init, tried->init, own.name, initLine);
            takeValue(place + u"/image"_s, own.imageFormat, guessed->imageFormat, tried->imageFormat, own.name,
                      [](const QString &format) { return format; });
        }
    }

    void takeLaunch(const QString &name, LaunchStep &own)
    {
        const LaunchStep *guessed = launchNamed(m_guess.plan, name), *tried = launchNamed(m_tried.plan, name);
        if (!guessed || !tried)
            return;
        const QString place = u"/plan/"_s + pointerKey(name);
        takeValue(place + u"/global"_s, own.global, guessed->global, tried->global, u"global"_s, shapeText);
        takeValue(place + u"/local"_s, own.local, guessed->local, tried->local, u"local"_s, shapeText);
        for (Argument &argument : own.arguments) {
            const Argument *was = foundIn(guessed->arguments, argument.parameter, &Argument::parameter);
            const Argument *found = foundIn(tried->arguments, argument.parameter, &Argument::parameter);
            if (was && found)
                takeValue(place + u"/arguments/"_s + pointerKey(argument.parameter), argument, *was, *found, argument.parameter,
                          argumentText);
        }
    }

    Project &m_project;
    const Project &m_guess;
    const Project &m_tried;
    const QSet<QString> m_before; ///< places of guesses, as it was guessed
    const QSet<QString> m_now;    ///< and those that nobody decided on since
    QStringList m_taken;          ///< places
    QStringList m_news;
};

} // namespace

QStringList takeTried(Project &project, const Project &guess, const Project &tried)
{
    return TrialTaking(project, guess, tried).take();
}

} // namespace kernelscope
