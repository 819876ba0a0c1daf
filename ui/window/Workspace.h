#pragma once

#include <QStackedWidget>
#include <QVariantList>

class QAction;
class QSplitter;

namespace kernelscope {

class Appearance;
class Presentation;
class Views;

/// The samples, or the project in three columns: its set-up, its code with the views below it, and the views beside it. Divides the space
/// among them, and decides what gives way where there is little.
class Workspace : public QStackedWidget
{
    Q_OBJECT

public:
    struct Parts
    {
        QWidget *samples = nullptr;
        QWidget *setup = nullptr;
        QWidget *code = nullptr;
        Views *views = nullptr;
        QAction *setupShown = nullptr; ///< checked: the set-up is
    };
    Workspace(const Appearance &appearance, const Parts &parts);

    QSplitter &columns() { return *m_columns; }
    QSplitter &middle() { return *m_middle; } ///< the code and what is below it
    void showSamples(bool shown) { setCurrentIndex(shown ? 0 : 1); }
    void divideAsUsual();       ///< by the window's size, the columns until someone moves them
    void enlargeBelow();        ///< until the next divideAsUsual(): most of the middle column is for what is below the code
    void makeSpaceBelow();      ///< for a picture, where there is less
    void enlargeFindings();     ///< once for a project: so that their evidence can be read; then the heights are the user's
    void forgetFindings();      ///< of another project: what they were given is taken back, unless the user divided it since
    QVariantList sizes() const; ///< for settings
    void setSizes(const QVariantList &sizes);
    void setPresentation(const Presentation &presentation);                               ///< which folds away the set-up
    QSize minimumSizeHint() const override { return currentWidget()->minimumSizeHint(); } ///< not of what is hidden

Q_SIGNALS:
    void narrowChanged(bool isNarrow); ///< the columns have no space side by side

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    bool isPresented() const;
    void takeSizes();
    void followScale();
    void fitSetup();
    void chooseColumns();
    void divideColumns();
    void divideMiddle(int height);
    int heightForFindings(int height) const;

    const Appearance &m_appearance;
    const Parts m_parts;
    const Presentation *m_presentation = nullptr;
    QSplitter *m_columns = nullptr;
    QSplitter *m_middle = nullptr;
    double m_scale = 1; ///< for which the columns were made
    bool m_areColumnsUsual = false;
    double m_leftAtOne = 240;   ///< what is wanted of the columns, in pixels at scale 1
    double m_middleShare = 0.5; ///< of what the left one leaves
    double m_belowAtOne = 150;
    bool m_isNarrow = false;
    bool m_enlargedFindings = false;
    double m_belowBeforeFindings = 0; ///< like m_belowAtOne, before findings were given more; 0: they were not
};

} // namespace kernelscope
