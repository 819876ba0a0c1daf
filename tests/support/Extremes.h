#pragma once

#include <array>
#include <limits>
#include <optional>
#include <random>

#include <QByteArray>
#include <QList>
#include <QString>

#include "support/EnumRange.h"
#include "support/Fields.h"

namespace kernelscope {

/// Changes of a message, each to what a hostile sender might put there: a member at the edge of its type, an empty or a long list.
class Extremes
{
public:
    /// The change of this number, while there are so many; with greater numbers several at once, always the same ones.
    template <typename Message> static void change(Message &message, quint64 number)
    {
        Extremes one(number);
        one.visit(message);
        if (one.m_isDone)
            return;
        const quint64 count = number - one.m_left;
        std::mt19937_64 random(number);
        for (int i = 0; i < 3; ++i)
            Extremes(random() % count).visit(message);
    }

private:
    explicit Extremes(quint64 number) : m_left(number) {}

    /// Which of `count` changes of a member it is; -1: none.
    int choose(int count)
    {
        if (m_isDone || m_left >= quint64(count)) {
            m_left -= m_isDone ? 0 : quint64(count);
            return -1;
        }
        m_isDone = true;
        return int(m_left);
    }
    template <typename T, std::size_t size> void set(T &value, const std::array<T, size> &extremes)
    {
        if (const int chosen = choose(int(size)); chosen >= 0)
            value = extremes[std::size_t(chosen)];
    }

    void visit(bool &value) { set(value, std::array{!value}); }
    void visit(double &value)
    {
        using Limits = std::numeric_limits<double>;
        set(value, std::array{Limits::quiet_NaN(), Limits::infinity(), -Limits::infinity(), Limits::max(), Limits::lowest(), -1.0});
    }
    void visit(QString &value)
    {
        set(value, std::array{QString(), QString(1 << 16, QChar(0x202e)), QStringLiteral("../../../etc/passwd\033[2J\n%1%2")});
    }
    void visit(QByteArray &value) { set(value, std::array{QByteArray(), QByteArray(1 << 16, '\0')}); }
    template <std::integral T> void visit(T &value)
    {
        set(value, std::array{std::numeric_limits<T>::min(), std::numeric_limits<T>::max(), T(-1), T(1000)});
    }
    template <typename T>
    requires std::is_enum_v<T>
    void visit(T &value) { set(value, std::array{T(0), lastOf<T>()}); }
    template <typename T> void visit(std::optional<T> &value)
    {
        set(value, std::array{std::optional<T>(), std::optional<T>(T{})});
        if (value)
            visit(*value);
    }
    template <typename T, std::size_t size> void visit(std::array<T, size> &values)
    {
        for (T &value : values)
            visit(value);
    }
    template <typename T> void visit(QList<T> &list)
    {
        set(list, std::array{QList<T>(), QList<T>(1000, list.value(0))});
        if (!list.isEmpty())
            visit(list.first());
    }
    template <HasFields T> void visit(T &value)
    {
        forEachField(value, [this](QLatin1String, auto &member) { visit(member); });
    }

    quint64 m_left;
    bool m_isDone = false;
};

} // namespace kernelscope
