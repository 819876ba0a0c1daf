#pragma once

#include <QToolButton>

namespace kernelscope {

struct SetupContext;

/// The guessed values at a place of the set-up or below it, in their order.
QStringList guessesAt(const SetupContext &context, const QString &path);

/// Why that value and no other was guessed, in a sentence. `pointer`: one of SetupContext::guesses.
QString guessReason(const SetupContext &context, const QString &pointer);

/// What the field of a guessed value says of it; empty where the value is nobody's guess.
QString guessHint(const SetupContext &context, const QString &path);

/// Beside what has guessed values: says which and why, and offers to confirm them. Hidden when all are confirmed.
class GuessMark : public QToolButton
{
    Q_OBJECT

public:
    GuessMark(SetupContext &context, const QString &path, QWidget *parent = nullptr);
    void refresh();

private:
    void showMenu();
    void confirm(const QString &pointer);

    SetupContext &m_context;
    QString m_path;
};

} // namespace kernelscope
