#include "ui/theme/palette.h"

#include <QColor>

namespace plimsoll {

namespace {

struct Colors
{
    QRgb window, base, alternate, button, text, muted, disabled, line, highlight, highlightedText, accent;
};

QPalette build(const Colors& c)
{
    QPalette palette(QColor::fromRgb(c.button), QColor::fromRgb(c.window));
    const auto set = [&palette](QPalette::ColorRole role, QRgb color) { palette.setColor(role, QColor::fromRgb(color)); };
    set(QPalette::Window, c.window);
    set(QPalette::WindowText, c.text);
    set(QPalette::Base, c.base);
    set(QPalette::AlternateBase, c.alternate);
    set(QPalette::Text, c.text);
    set(QPalette::PlaceholderText, c.muted);
    set(QPalette::Button, c.button);
    set(QPalette::ButtonText, c.text);
    set(QPalette::BrightText, c.text);
    set(QPalette::ToolTipBase, c.base);
    set(QPalette::ToolTipText, c.text);
    set(QPalette::Link, c.accent);
    set(QPalette::LinkVisited, c.accent);
    set(QPalette::Highlight, c.highlight);
    set(QPalette::HighlightedText, c.highlightedText);
    set(QPalette::Light, c.base);
    set(QPalette::Midlight, c.alternate);
    set(QPalette::Mid, c.line);
    set(QPalette::Dark, c.line);
    set(QPalette::Shadow, c.line);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::PlaceholderText})
        palette.setColor(QPalette::Disabled, role, QColor::fromRgb(c.disabled));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor::fromRgb(c.line));
    return palette;
}

} // namespace

QPalette lightPalette()
{
    return build({.window = 0xfff6f8fa, .base = 0xffffffff, .alternate = 0xffeff2f5, .button = 0xffffffff,
                  .text = 0xff1f2328, .muted = 0xff59636e, .disabled = 0xff8c959f, .line = 0xffd1d9e0,
                  .highlight = 0xff0969da, .highlightedText = 0xffffffff, .accent = 0xff0969da});
}

QPalette darkPalette()
{
    return build({.window = 0xff0d1117, .base = 0xff161b22, .alternate = 0xff1c2128, .button = 0xff21262d,
                  .text = 0xffe6edf3, .muted = 0xff9198a1, .disabled = 0xff656c76, .line = 0xff30363d,
                  .highlight = 0xff1f6feb, .highlightedText = 0xffffffff, .accent = 0xff58a6ff});
}

} // namespace plimsoll
