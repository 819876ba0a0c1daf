#pragma once

#include <memory>

#include <QWidget>

#include "run/RunResult.h"
#include "session/ResultStore.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;
class QTabBar;
class QTableView;

namespace kernelscope {

class Appearance;
class BufferTableModel;
class ImagePreview;

/// The contents of a run's buffers: a tab each, what is known of the whole, an image as a picture, and the table.
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

Q_SIGNALS:
    void elementChosen(const QString &buffer, quint64 element);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showBuffer(int index);
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
    QComboBox *m_choice = nullptr; ///< in place of the tabs
    QTabBar *m_tabs = nullptr;
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
