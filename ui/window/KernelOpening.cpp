#include "ui/window/KernelOpening.h"

#include <algorithm>
#include <utility>

#include <QCursor>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QProcess>
#include <QPushButton>

#include "capture/CapturedProject.h"
#include "guess/SourceAdvice.h"
#include "guess/MissingFromSource.h"
#include "guess/ProjectGuess.h"
#include "project/ProjectFolder.h"
#include "session/ChildProcess.h"
#include "session/InstrumentRequests.h"
#include "session/Session.h"
#include "support/Printable.h"
#include "support/Ranges.h"
#include "ui/edits/ProjectEdits.h"
#include "ui/edits/ProjectTexts.h"
#include "ui/models/DeviceTitle.h"
#include "ui/models/Sentences.h"
#include "ui/window/Dialogs.h"
#include "ui/window/Messages.h"
#include "ui/window/TriedSetup.h"

using namespace Qt::StringLiterals;

namespace kernelscope {

static constexpr qsizetype mostOffered = 4; ///< macros that have a kernel built

/// A document of the sources alone.
static ProjectDocument withoutSetup(const ProjectDocument &document)
{
    ProjectDocument sources = document;
    sources.project = {};
    sources.project.title = document.project.title;
    sources.project.sources = document.project.sources;
    sources.project.build = document.project.build;
    sources.texts.remove(document.project.notes);
    return sources;
}

static bool isOfBuild(const Guess &guess)
{
    return isAtOrBelow(guess.place, u"/build");
}

/// The set-up of the one, with the sources, the build and the notes of the other.
static void takeSetup(Project &project, const Project &guess)
{
    Project taken = guess;
    taken.title = project.title;
    taken.sources = project.sources;
    taken.build = project.build;
    taken.notes = project.notes;
    taken.guesses.removeIf(isOfBuild);
    for (const Guess &own : std::as_const(project.guesses)) {
        if (isOfBuild(own))
            taken.guesses << own;
    }
    project = taken;
}

KernelOpening::KernelOpening(const WindowContext &context, const QStringList &worker, const QStringList &kscope, QWidget &window)
    : QObject(&window), m_context(context), m_session(context.session), m_worker(worker), m_kscope(commandOr(kscope, u"kscope"_s)),
      m_window(window)
{
    connect(&m_session, &Session::documentReplaced, this, [this] {
        m_isWaiting = false;
        m_launch.reset();
        endTrial();
    });
    connect(&m_session, &Session::traceFinished, this, [this] { // It tells what is to be said of a set-up that was tried.
        if (m_state.said == Said::Trial && m_session.traceIsCurrent() && isInSight())
            m_context.messages.dismiss();
    });
    connect(&m_session, &Session::settled, this, &KernelOpening::takeSources);
    connect(&m_session, &Session::settled, this, &KernelOpening::noteMended);
}

KernelOpening::~KernelOpening()
{
    endTrial();
}

KernelOpening::State KernelOpening::state() const
{
    State state = m_state;
    state.isInSight = isInSight();
    return state;
}

void KernelOpening::take(const State &before)
{
    m_state = before;
    if (before.isInSight)
        say(before.said, before.kernel);
}

bool KernelOpening::isInSight() const
{
    return !m_said.isEmpty() && m_context.messages.text() == m_said;
}

void KernelOpening::show(const QString &text, Banner::Tone tone, const QList<Banner::Offer> &offers)
{
    m_said = text;
    m_context.messages.say(text, tone, offers);
}

void KernelOpening::say(Said what, const QString &kernel)
{
    m_state.said = what;
    m_state.kernel = kernel;
    switch (what) {
    case Said::Nothing:
        return;
    case Said::Guess:
    case Said::Trial:
        return sayGuessed();
    case Said::Capture:
        return show(tr("This is a launch of %1 as it was captured. The notes say where it comes from.").arg(kernel), Banner::Tone::Calm,
                    {Banner::closing()});
    case Said::Missing:
        return sayMissing();
    case Said::Mended:
        return show(
            tr("The sources can be read now: they have the kernel %1.").arg(kernel), Banner::Tone::Calm,
            {{tr("Guess again"), tr("Guess the set-up from the sources as they are now"), [this] { await(); }, true}, Banner::closing()});
    }
}

void KernelOpening::guess(const QString &kernel)
{
    m_wanted = kernel;
    m_launch.reset();
    await();
}

void KernelOpening::take(const CapturedLaunch &launch)
{
    m_launch = launch;
    await();
}

void KernelOpening::await()
{
    m_isWaiting = true;
    if (m_session.isUpToDate())
        takeSources();
}

void KernelOpening::takeSources()
{
    if (!std::exchange(m_isWaiting, false))
        return;
    const QList<Diagnostic> &diagnostics = m_session.sourceDiagnostics();
    const QList<KernelSignature> &kernels = m_session.signature().kernels;
    if (firstError(diagnostics) || kernels.isEmpty())
        return say(Said::Missing);
    if (m_launch)
        return takeCapture();
    const KernelSignature *wanted = kernelNamed(m_session.signature(), m_wanted);
    const KernelSignature kernel = wanted ? *wanted : kernels.first(); // the sources are read again when the project changes
    takeGuess(kernel);
}

/// What was missing came.
void KernelOpening::noteMended()
{
    const QList<KernelSignature> &kernels = m_session.signature().kernels;
    if (m_state.said == Said::Missing && !kernels.isEmpty() && !firstError(m_session.sourceDiagnostics()) && isInSight())
        say(Said::Mended, kernels.first().name);
}

void KernelOpening::takeGuess(const KernelSignature &kernel)
{
    GuessHints hints;
    hints.structs = m_session.signature().structs;
    const auto guess = guessProject(kernel, hints);
    if (!guess)
        return m_context.messages.complain(tr("The set-up could not be guessed; the project stays as it is."), guess.error());
    Project project = guess->project;
    recordGuesses(project, kernel);
    m_state.replaced = m_session.project().plan.isEmpty() ? -1 : m_context.edits.undoStack().index();
    takeFirst(project, guessNotes(kernel, project, false), tr("Guess the set-up for %1").arg(kernel.name));
    m_state.guess = m_session.project();
    say(Said::Guess, kernel.name);
    Q_EMIT guessed();
}

void KernelOpening::takeCapture()
{
    const auto captured = projectOfCapture(*m_launch, m_session.signature());
    if (!captured)
        return m_context.messages.complain(tr("The launch can't be set up as it was captured; its source is open."), captured.error());
    const QString kernel = m_launch->kernel;
    takeFirst(captured->project, captured->notes, tr("Set up the captured launch"));
    say(Said::Capture, kernel);
    Q_EMIT guessed();
}

/// Those that tell of a guess before this one give way. What somebody wrote stays.
void KernelOpening::takeNotes(const QString &notes)
{
    const QString file = m_session.project().notes;
    if (!file.isEmpty() && m_session.document().texts.value(file) == m_state.notes) {
        m_state.notes = notesInLanguage(notes);
        m_session.setText(file, m_state.notes);
    }
}

void KernelOpening::takeFirst(const Project &setup, const QString &notes, const QString &edit)
{
    QString file = m_session.project().notes;
    if (file.isEmpty()) {
        file = freeFileName(u"notes.md"_s, m_session.document());
        m_state.notes = notesInLanguage(notes);
        m_session.setText(file, m_state.notes);
    } else {
        takeNotes(notes);
    }
    m_context.edits.change(edit, {}, [&](Project &project) {
        takeSetup(project, setup);
        project.notes = file;
    });
}

void KernelOpening::sayGuessed()
{
    const QString &kernel = m_state.kernel;
    const bool wasTried = m_state.said == Said::Trial;
    QList<Banner::Offer> offers;
    if (!wasTried && m_session.project().sources.size() == 1)
        offers.append({tr("Try it"), tr("Run the kernel on the device a few times, to find the sizes that it uses"),
                       [this, kernel] { tryOut(kernel); }, true});
    if (wasTried)
        offers.append(
            {tr("Trace"), tr("Record what the work-items do; Problems then lists what is found"), [this] { Q_EMIT traceWanted(); }, true});
    if (m_session.signature().kernels.size() > 1)
        offers.append(
            {tr("Other kernel\u2026"), tr("Guess the set-up for another kernel of the sources"), [this] { chooseKernel(); }, true});
    if (m_state.replaced >= 0 && !wasTried)
        offers.append({tr("Undo"), tr("Bring back the set-up that was here"),
                       [this, at = m_state.replaced] { m_context.edits.undoStack().setIndex(at); }});
    const QString guessed =
        tr("The set-up for %1 is a guess: the notes say what to look at. Trying it finds the sizes that the kernel uses.").arg(kernel);
    show(wasTried ? textOfTrial() : guessed, Banner::Tone::Calm, offers << Banner::closing());
}

QString KernelOpening::textOfTrial() const
{
    const QString nothing = tr("The set-up for %1 was tried on the device, and nothing was found.").arg(m_state.kernel);
    const QString changes = m_state.changed.isEmpty() ? tr("Nothing had to be changed.")
                                                      : tr("The trial changed %1.").arg(inOneLine(m_state.changed.join(u", "_s)));
    return (m_state.doubts.isEmpty() ? nothing : inLanguage(m_state.doubts)) + u' ' + changes;
}

/// The kernel is somewhere else, or something that it needs is.
void KernelOpening::sayMissing()
{
    const Banner::Offer again{tr("Guess again"), tr("Guess the set-up from the sources as they are now"), [this] { await(); }, true};
    QList<Banner::Offer> offers;
    QString text = tr("The sources can't be read: Problems lists what is wrong with them.");
    const QString file = m_session.project().sources.value(0);
    const QString source = m_session.document().texts.value(file);
    const bool isBroken = firstError(m_session.sourceDiagnostics()) != nullptr;
    const MissingFromSource missing = isBroken ? missingFromSource(m_session.sourceDiagnostics(), source) : MissingFromSource();
    const QString hostText = m_session.sourceDiagnostics().isEmpty() ? QString() : adviceAboutHostText(source);
    QStringList macros;
    const auto offer = [&](const QString &macro, const QString &why) {
        if (macro.isEmpty() || macros.contains(macro) || macros.size() == mostOffered)
            return;
        macros << macro;
        offers.append({tr("Define %1").arg(macro), why, [this, macro] { define(macro); }, true});
    };
    const QStringList askedFor = macrosAskedFor(source, file, m_session.sourceDiagnostics());
    const UnknownNames unknown = unknownNames(source, file, m_session.sourceDiagnostics());
    if (missing.isCpp) {
        text = tr("This is C++, not OpenCL C: no set-up can be guessed for it.");
    } else if (!hostText.isEmpty()) {
        text = inLanguage(hostText);
    } else if (!askedFor.isEmpty()) {
        text = tr("The program that builds the sources defines a macro first: they have an #error without one.");
        for (const QString &macro : askedFor)
            offer(macro, tr("Define this macro; the set-up lists it, to be changed"));
    } else if (!missing.header.isEmpty()) {
        text = tr("%1, which the sources include, is not beside them.").arg(inOneLine(missing.header));
        offers.append({tr("Find it\u2026"), tr("Choose the file; its text becomes one of the project's"),
                       [this, name = missing.header] { takeHeader(name); }, true});
    } else if (const QString advice = missing.features.isEmpty() ? adviceAboutUnknown(unknown) : QString(); !advice.isEmpty()) {
        text = inLanguage(advice);
        if (!unknown.functions.isEmpty())
            offers.append({tr("Add a source\u2026"), tr("Choose a file that the sources need; its text becomes one of them"),
                           [this] {
                               Q_EMIT sourceWanted();
                               await();
                           },
                           true});
    } else if (!missing.names().isEmpty()) {
        text = tr("The sources leave %1 to the program that builds them.").arg(inOneLine(missing.names().mid(0, 8).join(u", "_s)));
        offers.append({tr("Define them"), tr("Define numbers and types by their names; the set-up lists them, to be changed"),
                       [this, missing] { define(missing); }, true});
    } else if (!missing.features.isEmpty()) {
        text = tr("The sources need %1.").arg(mapped(missing.features, inLanguage).join(tr(" and ")));
    } else if (m_session.sourceDiagnostics().isEmpty()) {
        text = tr("There is no kernel in the sources: a function marked \u201c__kernel\u201d.");
        for (const LeftOutKernel &kernel : conditionalKernels(source)) {
            text = tr("The preprocessor leaves out all kernels of the sources.");
            offer(kernel.macro, tr("Have %1, which is left out: %2").arg(kernel.name, kernel.condition));
        }
    }
    show(text, Banner::Tone::Warning, offers << again << Banner::closing());
}

void KernelOpening::chooseKernel()
{
    auto *menu = new QMenu(&m_window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const KernelSignature &kernel : m_session.signature().kernels)
        menu->addAction(kernel.name, this, [this, name = kernel.name] { guess(name); });
    const QList<QPushButton *> &buttons = m_context.messages.buttons();
    const auto button = std::ranges::find(buttons, tr("Other kernel\u2026"), &QPushButton::text);
    menu->popup(button == buttons.end() ? QCursor::pos() : (*button)->mapToGlobal(QPoint(0, (*button)->height())));
}

void KernelOpening::define(const MissingFromSource &missing)
{
    m_context.edits.change(tr("Define what is missing"), {}, [&](Project &project) { addGuessedDefines(project, missing); });
    await();
}

/// "STAGE" or "STAGE=1"
void KernelOpening::define(const QString &macro)
{
    const Define define{macro.section(u'=', 0, 0), Expression(macro.contains(u'=') ? macro.section(u'=', 1) : u"1"_s)};
    m_context.edits.change(tr("Define %1").arg(define.name), {}, [&](Project &project) {
        project.build.defines.removeIf([&](const Define &other) { return other.name == define.name; });
        project.build.defines << define;
    });
    await();
}

void KernelOpening::takeHeader(const QString &name)
{
    const QString path = m_context.dialogs.path(PathWanted::SourceToAdd, &m_window, m_session.document().folder);
    if (path.isEmpty())
        return;
    const auto text = readTextFile(path, QFileInfo(path).fileName());
    if (!text || QDir::cleanPath(name).startsWith(u"..") || QDir::isAbsolutePath(name))
        return m_context.messages.complain(
            tr("The file was not added."),
            text ? Error{tr("The include leads out of the project's folder: change it to \u201c%1\u201d.").arg(QFileInfo(path).fileName()),
                         {}}
                 : text.error());
    m_session.setText(QDir::cleanPath(name), *text);
    await();
}

QStringList KernelOpening::trialArguments(const QString &source, const QString &kernel) const
{
    QStringList arguments = m_kscope.mid(1);
    arguments << u"new"_s << source << u"--kernel"_s << kernel << u"--out"_s << m_folder->filePath(u"out"_s);
    const QString options = plainBuildOptions(m_session.project(), {}).value_or(m_session.project().build.options);
    if (!options.isEmpty())
        arguments << u"--options"_s << options;
    if (m_session.currentDevice() >= 0)
        arguments << u"--device"_s << QString::number(m_session.currentDevice());
    if (!m_worker.isEmpty())
        arguments << u"--worker"_s << commandText(m_worker);
    return arguments;
}

void KernelOpening::tryOut(const QString &kernel)
{
    if (!m_session.mayRun())
        return;
    endTrial();
    m_folder = std::make_unique<QTemporaryDir>();
    const QString file = m_folder->filePath(u"in/sources.kscope"_s);
    const auto saved = QDir().mkpath(QFileInfo(file).path()) && m_folder->isValid()
                           ? saveProjectAs(withoutSetup(m_session.document()), file)
                           : Result<ProjectDocument>(fail(tr("There is no folder for temporary files.")));
    if (!saved)
        return m_context.messages.complain(tr("The kernel could not be tried."), saved.error());
    m_trial = new QProcess(this);
    m_trial->setChildProcessModifier(prepareChild);
    connect(m_trial, &QProcess::finished, this, [this, kernel] { takeTrial(kernel); });
    connect(m_trial, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) {
            m_context.messages.complain(tr("The kernel could not be tried."), {tr("%1 could not be started.").arg(m_kscope.first()), {}});
            endTrial();
        }
    });
    m_trial->start(m_kscope.first(), trialArguments(QDir(saved->folder).filePath(saved->project.sources.first()), kernel));
    m_context.messages.say(tr("Trying %1 on %2\u2026").arg(kernel, shownDeviceTitle(m_session.devices().value(m_session.currentDevice()))),
                           Banner::Tone::Calm, {{tr("Stop"), tr("End the trial; the set-up stays as it is"), [this] { endTrial(); }}});
}

/// What `kscope new` printed to its errors is what it doubts, or why there is no project.
void KernelOpening::takeTrial(const QString &kernel)
{
    const QString said = QString::fromUtf8(m_trial->readAllStandardError()).simplified();
    const bool isMade = m_trial->exitStatus() == QProcess::NormalExit && m_trial->exitCode() == 0;
    const auto made = isMade ? loadProject(m_folder->filePath(u"out"_s)) : Result<ProjectDocument>(fail(said));
    endTrial();
    if (!made)
        return m_context.messages.complain(tr("The trial gave no set-up; the guess stays."), made.error());
    m_state.doubts = said;
    takeNotes(made->texts.value(made->project.notes)); // First: what the set-up changes after a text is undone before it.
    m_context.edits.change(tr("Take the sizes that %1 uses").arg(kernel), {},
                           [&](Project &project) { m_state.changed = takeTried(project, m_state.guess, made->project); });
    say(Said::Trial, kernel);
    Q_EMIT guessed();
}

void KernelOpening::endTrial()
{
    if (QProcess *trial = std::exchange(m_trial, nullptr)) {
        trial->disconnect(this);
        trial->kill();
        trial->deleteLater();
    }
    m_folder.reset();
}

} // namespace kernelscope
