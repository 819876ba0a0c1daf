#pragma once

#include <QWidget>

#include "project/Expression.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace kernelscope {

class Appearance;
class ElidedLabel;
class ProjectEdits;
class Session;

/// Which parameters a sweep varies, with which values and how often each is run; begins it, tells how far it is, stops it. Where nothing is
/// varied the plan is run as often. What is varied is the project's, and each edit can be undone; how often is not.
class SweepBar : public QWidget
{
    Q_OBJECT

public:
    SweepBar(Session &session, ProjectEdits &edits, Appearance &appearance, QWidget *parent = nullptr);

    bool variesNothing() const;
    void sweep(); ///< as it is set up; where nothing is, the keyboard goes to what is missing

private:
    /// The fields of one parameter that is varied.
    struct Field
    {
        QWidget *line = nullptr;
        QComboBox *parameter = nullptr;
        QLineEdit *values = nullptr;
        QToolButton *proposals = nullptr; ///< a menu of values
        QLabel *problem = nullptr;
    };
    void addField(int index);
    QWidget *makeLastLine();
    void follow();
    void fillParameters(const Field &field, int index);
    void chooseParameter(int index);
    void takeValues(int index);
    void proposeValues(int index);
    void setValues(int index, const QList<Expression> &values);
    void tell(const Field &field, const QString &problem);
    void showLaunches();
    void fillLaunches();
    void showState();
    void tint();
    QStringList freeParameters(int index) const;

    Session &m_session;
    ProjectEdits &m_edits;
    Appearance &m_appearance;
    QList<Field> m_fields;
    QLayout *m_lines = nullptr;
    QToolButton *m_another = nullptr;
    QSpinBox *m_repetitions = nullptr;
    QToolButton *m_launches = nullptr; ///< which are compared
    ElidedLabel *m_progress = nullptr;
    QPushButton *m_button = nullptr;
    bool m_wantsAnother = false; ///< a second parameter, which is not chosen yet
};

} // namespace kernelscope
