#pragma once

#include <QFrame>

#include "language/LanguageValues.h"

class QLabel;
class QListWidget;

namespace kernelscope {

class Appearance;

/// The names that may stand at the cursor, in a list beside it, with what the chosen one does below. The keyboard stays in the editor,
/// which passes on the keys that choose.
class CompletionPopup : public QFrame
{
    Q_OBJECT

public:
    CompletionPopup(const Appearance &appearance, QWidget *window);

    /// `caret`: in the window; the list stands below or above it.
    void showAt(const QRect &caret, const QList<Completion> &completions);
    void placeAt(const QRect &caret) { fit(caret); } ///< the same list
    bool takeKey(int key);                           ///< true: it was meant for the list
    const QList<Completion> &shown() const { return m_shown; }
    Completion current() const; ///< that Enter takes

Q_SIGNALS:
    void chosen(const kernelscope::Completion &completion);
    void openChanged(bool isOpen);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void fill();
    void fit(const QRect &caret);
    void describe();
    void choose();

    const Appearance &m_appearance;
    QList<Completion> m_shown;
    QListWidget *m_list = nullptr;
    QLabel *m_description = nullptr;
};

} // namespace kernelscope
