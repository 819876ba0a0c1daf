#pragma once

#include <memory>
#include <optional>

#include <QHash>
#include <QWidget>

#include "run/RunResult.h"
#include "session/ResultStore.h"
#include "support/LatestJob.h"
#include "ui/models/NumberFormat.h"
#include "ui/results/BufferDifference.h"
#include "ui/results/PictureBar.h"

class QBoxLayout;
class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QSpinBox;
class QTabBar;
class QTableView;

namespace kernelscope {

class Appearance;
class BufferPicture;
class EmptyPage;
class BufferTableModel;
class ImagePreview;
class MismatchBar;

/// The contents of a run's buffers: a tab each, what is known of the whole, and the table with an image above it, or a picture of your
/// choice. What is chosen in one is chosen in all, and in another buffer of the same shape.
class BufferView : public QWidget
{
    Q_OBJECT

public:
    enum class Role { First, Beside }; ///< Beside: of two, that which only shows; contents are saved, taken and followed in the first
    explicit BufferView(const Appearance &appearance, QWidget *parent = nullptr, Role role = Role::First);

    /// The buffer shown before stays; where there was none, `first` is shown (by name; empty: one that was read back).
    void show(const QList<BufferResult> &buffers, const std::shared_ptr<ResultStore> &store, const QString &first);

    enum class Against { Nothing, RunBefore, PinnedRun };
    void setAgainst(Against against); ///< the difference to that run is shown, where there is one
    void pin();                       ///< these results, silently
    void forgetRuns();                ///< all that is known of another project
    bool hasRun(Against against) const { return runOf(against).store != nullptr; }

    void setChecks(const QList<CheckResult> &checks); ///< of the run, before its buffers are shown
    void goToMismatch(bool isForward);                ///< of the buffer that is shown
    /// Shows a buffer, brings an element into sight and selects it; false when there is no such buffer or element.
    bool reveal(const QString &buffer, std::optional<quint64> element);
    /// The element that is chosen in the other view, and the part of its picture that is seen, where both buffers have one shape.
    void follow(const BufferView &other);
    QString otherBuffer() const; ///< of the run, than the one that is shown: rather one of its shape; empty: there is none
    BufferTableModel &model() { return *m_model; }
    BufferPicture &picture() { return *m_picture; }
    PictureKind kind() const { return choice().kind; }
    PictureChoice choice() const; ///< how the buffer is shown
    Scene drawn() const;          ///< empty: as a table
    void setChoice(const PictureChoice &choice);
    bool showAs(PictureKind kind);     ///< false: the buffer has nothing of that kind
    void setPresented(bool presented); ///< how buffers are shown then ends with it
    bool isPreparing() const;
    void saveAs(const QString &file);                              ///< ends in saved() or notSaved(), maybe later
    void copyCells() const;                                        ///< those that are selected, as text with tabs
    void setHasBeside(bool hasBeside) { m_hasBeside = hasBeside; } ///< there is another one beside this

Q_SIGNALS:
    void pinWanted(); ///< of this run, in all views
    void elementChosen(const QString &buffer, quint64 element);
    void readyChanged();                                       ///< isPreparing()
    void seenChanged();                                        ///< another element, or part of the picture
    void besideToggled();                                      ///< another buffer beside this is wanted, or no more
    void writerWanted(const QString &buffer, quint64 element); ///< who wrote it, in the last trace
    void whyWanted(const QString &buffer, quint64 element);    ///< what it was made of
    void saveWanted();                                         ///< the contents of the buffer that is shown, as a file: saveAs()
    void fileWanted();                                         ///< as the initial contents of the buffer that is shown
    void fileDropped(const QString &file);                     ///< the same
    void saved(const QString &file);
    void notSaved(const kernelscope::Error &error);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void showBuffer(int index);
    void makeTable();
    void makePicture();
    const RunBuffers &runOf(Against against) const;
    QString choiceKey() const;
    QString showContents(const BufferResult &buffer);
    void showKinds();
    void addComparisons();
    void addFormats();
    void makeMenu(QBoxLayout &layout, QWidget *bar);
    void fillMenu();
    void setFormat(NumberFormat format);
    void save(const QString &file, const Result<QByteArray> &contents);
    void report(const QString &file, const Result<void> &saved);
    void showChoice();
    void showBar(const PictureChoice &shown);
    void setSlice(quint64 slice);
    void choose(quint64 element, bool isSightKept = false);
    void clear();
    void goToTyped();
    void followAppearance();
    void fitColumns();
    void fitTabs();
    int listColumns(int room, int width) const;
    void fitHeight(bool scrolls);
    QWidget *makeBar();

    const Appearance &m_appearance;
    const Role m_role;
    bool m_hasBeside = false;
    QList<BufferResult> m_buffers;
    std::shared_ptr<ResultStore> m_store;
    BufferTableModel *m_model = nullptr;
    RunBuffers m_before;
    RunBuffers m_pinned;
    Against m_against = Against::Nothing;
    std::shared_ptr<ResultStore> m_shownStore; ///< of the contents, or of the difference
    QHash<QString, PictureChoice> m_choices;   ///< by the buffer's name
    std::optional<QHash<QString, PictureChoice>> m_beforePresenting;
    QList<quint64> m_shape;          ///< of the buffer that is shown
    std::optional<quint64> m_chosen; ///< element
    bool m_isChoosing = false;
    QComboBox *m_choice = nullptr; ///< in place of the tabs
    QTabBar *m_tabs = nullptr;
    QWidget *m_bar = nullptr;
    QComboBox *m_kind = nullptr;
    QList<CheckResult> m_checks;
    Mismatches m_mismatches; ///< of the buffer that is shown
    MismatchBar *m_mismatchBar = nullptr;
    QMenu *m_menu = nullptr;
    LatestJob<QString, Result<void>> m_saving;
    PictureBar *m_pictureBar = nullptr;
    BufferPicture *m_picture = nullptr;
    EmptyPage *m_nothing = nullptr; ///< why there is neither
    QLabel *m_summary = nullptr;
    QLineEdit *m_element = nullptr;
    QLabel *m_sliceLabel = nullptr;
    QSpinBox *m_slice = nullptr;
    ImagePreview *m_preview = nullptr;
    QTableView *m_table = nullptr;
};

/// "int [16] - 64 bytes - 0 to 15, sum 120"
QString bufferSummary(const BufferResult &buffer, const BufferTableModel *cells = nullptr);

} // namespace kernelscope
