#pragma once

#include <memory>
#include <optional>

#include <QHash>
#include <QWidget>

#include "run/RunResult.h"
#include "session/ResultStore.h"
#include "ui/results/PictureBar.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;
class QTabBar;
class QTableView;

namespace kernelscope {

class Appearance;
class BufferPicture;
class BufferTableModel;
class ImagePreview;

/// The contents of a run's buffers: a tab each, what is known of the whole, and the table with an image above it, or a picture of your
/// choice. What is chosen in one is chosen in all, and in another buffer of the same shape.
class BufferView : public QWidget
{
    Q_OBJECT

public:
    explicit BufferView(const Appearance &appearance, QWidget *parent = nullptr);

    /// The buffer shown before stays; where there was none, `first` is shown (by name; empty: one that was read back).
    void show(const QList<BufferResult> &buffers, const std::shared_ptr<ResultStore> &store, const QString &first);
    /// Brings an element into sight and selects it; false when there is no such buffer.
    bool reveal(const QString &buffer, quint64 element);
    BufferTableModel &model() { return *m_model; }
    BufferPicture &picture() { return *m_picture; }
    PictureKind kind() const { return choice().kind; }
    PictureChoice choice() const; ///< how the buffer is shown
    void setChoice(const PictureChoice &choice);
    bool isPreparing() const;

Q_SIGNALS:
    void elementChosen(const QString &buffer, quint64 element);
    void readyChanged(); ///< isPreparing()

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showBuffer(int index);
    void makeTable();
    void makePicture();
    void showKinds();
    void showChoice();
    void setSlice(quint64 slice);
    void choose(quint64 element);
    void clear();
    void goToTyped();
    void follow();
    void fitColumns();
    void fitTabs();
    int listColumns(int room, int width) const;
    void fitHeight(bool scrolls);
    QWidget *makeBar();

    const Appearance &m_appearance;
    QList<BufferResult> m_buffers;
    std::shared_ptr<ResultStore> m_store;
    BufferTableModel *m_model = nullptr;
    QHash<QString, PictureChoice> m_choices; ///< by the buffer's name
    QList<quint64> m_shape;                  ///< of the buffer that is shown
    std::optional<quint64> m_chosen;         ///< element
    bool m_isChoosing = false;
    QComboBox *m_choice = nullptr; ///< in place of the tabs
    QTabBar *m_tabs = nullptr;
    QComboBox *m_kind = nullptr;
    PictureBar *m_pictureBar = nullptr;
    BufferPicture *m_picture = nullptr;
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
