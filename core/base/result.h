// Errors are values: a T, or an error E that says what went wrong. (std::expected needs C++23 in GCC 12.)
#pragma once

#include <string>
#include <utility>
#include <variant>

namespace plimsoll {

/// Where and what: `where` is a JSON Pointer ("/" for the whole file) or a path, `what` one line for a person.
struct Error
{
    std::string where;
    std::string what;
};

template <class T, class E = Error> class [[nodiscard]] Result
{
public:
    Result(T value) : m_value(std::in_place_index<0>, std::move(value)) {}
    Result(E error) : m_value(std::in_place_index<1>, std::move(error)) {}

    explicit operator bool() const { return m_value.index() == 0; }
    T& operator*() & { return std::get<0>(m_value); }
    const T& operator*() const& { return std::get<0>(m_value); }
    T&& operator*() && { return std::get<0>(std::move(m_value)); }
    T* operator->() { return &std::get<0>(m_value); }
    const T* operator->() const { return &std::get<0>(m_value); }
    const E& error() const { return std::get<1>(m_value); }

private:
    std::variant<T, E> m_value;
};

} // namespace plimsoll
