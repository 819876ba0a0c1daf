#pragma once

#include <QTimer>

#include "support/Error.h"
#include "support/LatestJob.h"
#include "ui/notes/NotesDocument.h"
#include "ui/trace/View.h"
#include "ui/widgets/PicturedText.h"
#include "ui/widgets/WholeWords.h"

namespace kernelscope {

class Appearance;
class EmptyPage;
class Session;

/// The project's notes as they read; they are written in their tab of the editor, and follow when the typing pauses. Shows only pictures of
/// the project's folder, and follows links only to its files or, by a click, to the web.
class NotesView : public View
{
    Q_OBJECT

public:
    NotesView(Session &session, Appearance &appearance, QWidget *parent = nullptr);
    ~NotesView() override;
    QString nothingToShow() const override;
    bool isPreparing() const override { return m_making.isBusy() || m_soon.isActive(); }

Q_SIGNALS:
    void editRequested(const QString &path);
    void placeChosen(const SourcePlace &place);

private:
    struct Shown
    {
        QString folder;
        QString notes;
        NotesStyle style;

        bool operator==(const Shown &) const;
    };

    void showNotes();
    void put(const Shown &wanted, std::unique_ptr<PicturedText> document);
    void follow(const QUrl &link);
    void addNotes();

    Session &m_session;
    Appearance &m_appearance;
    EmptyPage *m_empty = nullptr;
    WholeWordsBrowser *m_browser = nullptr;
    Shown m_asked;
    QTimer m_soon;
    LatestJob<Shown, std::unique_ptr<PicturedText>> m_making{
        [this](const Shown &wanted, std::unique_ptr<PicturedText> document) { put(wanted, std::move(document)); }};
};

} // namespace kernelscope
