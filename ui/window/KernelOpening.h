#pragma once

#include <memory>
#include <optional>

#include <QObject>
#include <QTemporaryDir>

#include "capture/CapturedLaunch.h"
#include "project/ProjectDocument.h"
#include "ui/widgets/Banner.h"
#include "ui/window/WindowContext.h"

class QProcess;

namespace kernelscope {

struct KernelSignature;
struct MissingFromSource;

/// Makes the set-up of a project from a kernel of its sources: Clang reads it, buffers, arguments and sizes are guessed, and a trial on
/// the device, when the user asks for one, finds the sizes that the kernel uses. Of a captured launch all that is known, nothing is
/// guessed. Each is one edit, which can be undone.
class KernelOpening : public QObject
{
    Q_OBJECT

public:
    /// `worker` and `kscope`: programs and their arguments; empty: the usual ones.
    KernelOpening(const WindowContext &context, const QStringList &worker, const QStringList &kscope, QWidget &window);
    ~KernelOpening() override;

    enum class Said { Nothing, Guess, Trial, Capture, Missing, Mended };
    /// What is known of the set-up that was made last, and what was said of it.
    struct State
    {
        Said said = Said::Nothing;
        bool isInSight = false;   ///< in the strip
        QString kernel = {};      ///< that it was said of
        QString doubts = {};      ///< of a trial, as `kscope new` prints them
        QStringList changed = {}; ///< by a trial
        int replaced = -1;        ///< the place in the undo stack before a guess that replaced a set-up; -1: there was none
        Project guess = {};       ///< as it was guessed, before its user or a trial changed anything
        QString notes = {};       ///< the text of those that were written for the guess
    };
    State state() const;
    void take(const State &before); ///< of a window in another language

    void guess(const QString &kernel = {});  ///< when the sources were read; of the first kernel if none is named
    void take(const CapturedLaunch &launch); ///< when the sources were read
    void tryOut(const QString &kernel);      ///< on the device: runs the kernel

Q_SIGNALS:
    void guessed();      ///< the set-up is one for a kernel of the sources, or a captured launch's
    void traceWanted();  ///< of what a trial found
    void sourceWanted(); ///< a file that the sources need is to be chosen and added before them

private:
    void await();
    void takeSources();
    void noteMended();
    void takeGuess(const KernelSignature &kernel);
    void takeCapture();
    void takeNotes(const QString &notes);
    void takeFirst(const Project &setup, const QString &notes, const QString &edit);
    void takeTrial(const QString &kernel);
    void endTrial();
    void say(Said what, const QString &kernel = {});
    void sayGuessed();
    void sayMissing();
    void show(const QString &text, Banner::Tone tone, const QList<Banner::Offer> &offers);
    QString textOfTrial() const;
    bool isInSight() const;
    void chooseKernel();
    void define(const MissingFromSource &missing);
    void define(const QString &macro);
    void takeHeader(const QString &name);
    QStringList trialArguments(const QString &source, const QString &kernel) const;

    const WindowContext m_context;
    Session &m_session;
    const QStringList m_worker;
    const QStringList m_kscope;
    QWidget &m_window;
    bool m_isWaiting = false;               ///< for the sources to be read
    QString m_wanted;                       ///< the kernel; empty: the first
    std::optional<CapturedLaunch> m_launch; ///< in place of a guess
    QString m_said;                         ///< in the strip
    State m_state;
    std::unique_ptr<QTemporaryDir> m_folder;
    QProcess *m_trial = nullptr;
};

} // namespace kernelscope
