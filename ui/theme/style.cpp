#include "ui/theme/style.h"

#include "ui/theme/spacing.h"
#include "ui/theme/state_colors.h"
#include "ui/theme/style_parts.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QAbstractSpinBox>
#include <QPainter>
#include <QStyleOption>

namespace plimsoll {

using namespace style_parts;
using spacing::kControlRadius;

namespace {

/// A click needs no sign of where it was.
bool showsFocus(const QStyleOption& option)
{
    return option.state & QStyle::State_HasFocus && option.state & QStyle::State_KeyboardFocusChange;
}

/// The main action of a page: filled with the accent.
void drawMainButton(QPainter& painter, const QStyleOption& option)
{
    QColor ground = option.palette.color(QPalette::Highlight);
    if (option.state & QStyle::State_Sunken)
        ground = ground.darker(120);
    else if (option.state & QStyle::State_MouseOver)
        ground = ground.lighter(110);
    drawBox(painter, option.rect, ground, {}, kControlRadius);
}

bool isMainButton(const QStyleOption* option)
{
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    return button && button->features & QStyleOptionButton::DefaultButton && button->state & QStyle::State_Enabled;
}

void drawCheckBox(QPainter& painter, const QStyleOption& option, double radius)
{
    const bool on = option.state & (QStyle::State_On | QStyle::State_NoChange);
    const QPalette& palette = option.palette;
    const bool enabled = option.state & QStyle::State_Enabled;
    const QColor fill = on ? palette.color(enabled ? QPalette::Active : QPalette::Disabled, QPalette::Highlight)
                           : palette.color(QPalette::Base);
    const QColor line = on ? fill : enabled ? mutedText(palette) : palette.color(QPalette::Mid);
    drawBox(painter, option.rect, fill, line, radius);
    if (option.state & QStyle::State_On)
        drawTick(painter, option.rect, palette.color(QPalette::HighlightedText));
}

void drawRadio(QPainter& painter, const QStyleOption& option)
{
    const bool on = option.state & QStyle::State_On;
    const QPalette& palette = option.palette;
    const QRectF rect = option.rect;
    drawBox(painter, rect, palette.color(QPalette::Base), on ? palette.color(QPalette::Highlight) : mutedText(palette),
            rect.width() / 2);
    if (on) {
        const double inset = rect.width() / 4;
        drawBox(painter, rect.adjusted(inset, inset, -inset, -inset), palette.color(QPalette::Highlight), {},
                rect.width() / 4);
    }
}

void drawScrollBar(QPainter& painter, const QStyleOptionSlider& bar, const QRect& handle)
{
    if (bar.maximum <= bar.minimum)
        return;
    QColor color = mutedText(bar.palette);
    const bool active = bar.activeSubControls & QStyle::SC_ScrollBarSlider;
    color.setAlphaF(active ? 0.75F : 0.4F);
    const QRectF rect = QRectF(handle).adjusted(2, 2, -2, -2);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    const double radius = std::min(rect.width(), rect.height()) / 2;
    painter.drawRoundedRect(rect, radius, radius);
    painter.restore();
}

} // namespace

Style::Style() : QProxyStyle(QStringLiteral("Fusion")) {}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const
{
    const QPalette& palette = option->palette;
    switch (element) {
    case PE_PanelButtonCommand:
        if (isMainButton(option))
            drawMainButton(*painter, *option);
        else
            drawBox(*painter, option->rect, buttonGround(option->state, palette), palette.color(QPalette::Mid),
                    kControlRadius);
        if (showsFocus(*option))
            drawFocus(*painter, isMainButton(option) ? QRectF(option->rect).adjusted(2, 2, -2, -2) : QRectF(option->rect), palette,
                      isMainButton(option) ? QPalette::HighlightedText : QPalette::Link);
        return;
    case PE_PanelButtonTool:
        if (option->state & (State_On | State_Sunken | State_MouseOver) && option->state & State_Enabled)
            drawBox(*painter, option->rect, buttonGround(option->state, palette), palette.color(QPalette::Mid),
                    kControlRadius);
        return;
    case PE_PanelLineEdit:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option); frame && frame->lineWidth > 0) {
            drawBox(*painter, option->rect, palette.color(QPalette::Base), fieldLine(option->state, palette),
                    kControlRadius);
        }
        return;
    case PE_FrameLineEdit:
        return; // the panel has drawn it
    case PE_Frame:
        drawBox(*painter, option->rect, Qt::transparent, fieldLine(option->state, palette), kControlRadius);
        return;
    case PE_FrameFocusRect: // of a selected row too, which is as blue as the line would be
        drawFocus(*painter, option->rect, palette,
                  option->state & State_Selected && option->state & State_Item ? QPalette::HighlightedText : QPalette::Link);
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        drawCheckBox(*painter, *option, 4);
        return;
    case PE_IndicatorRadioButton:
        drawRadio(*painter, *option);
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                        const QWidget* widget) const
{
    switch (element) {
    case CE_PushButtonLabel:
        if (isMainButton(option)) {
            QStyleOptionButton button = *qstyleoption_cast<const QStyleOptionButton*>(option);
            button.palette.setColor(QPalette::ButtonText, button.palette.color(QPalette::HighlightedText));
            QProxyStyle::drawControl(element, &button, painter, widget);
            return;
        }
        break;
    case CE_HeaderSection:
    case CE_HeaderEmptyArea: {
        const QRect rect = option->rect;
        painter->fillRect(rect, option->palette.color(QPalette::Base));
        painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), option->palette.color(QPalette::Mid));
        return;
    }
    case CE_HeaderLabel:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
            QStyleOptionHeader quiet = *header;
            quiet.palette.setColor(QPalette::ButtonText, mutedText(option->palette));
            QProxyStyle::drawControl(element, &quiet, painter, widget);
            return;
        }
        break;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                               const QWidget* widget) const
{
    const QPalette& palette = option->palette;
    if (control == CC_ComboBox) {
        const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        const QColor ground = combo && combo->editable ? palette.color(QPalette::Base) : buttonGround(option->state, palette);
        drawBox(*painter, option->rect, ground, fieldLine(option->state, palette), kControlRadius);
        const QRect arrow = subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, widget);
        drawChevron(*painter, arrow, Chevron::Down,
                    option->state & State_Enabled ? mutedText(palette) : palette.color(QPalette::Mid));
        return;
    }
    if (control == CC_SpinBox) {
        drawBox(*painter, option->rect, palette.color(QPalette::Base), fieldLine(option->state, palette), kControlRadius);
        const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
        if (!spin || spin->buttonSymbols == QAbstractSpinBox::NoButtons)
            return;
        const auto arrow = [&](SubControl part, Chevron way, QAbstractSpinBox::StepEnabledFlag flag) {
            const bool can = spin->stepEnabled & flag && option->state & State_Enabled;
            const bool hot = can && option->activeSubControls & part;
            drawChevron(*painter, subControlRect(CC_SpinBox, option, part, widget), way,
                        hot ? palette.color(QPalette::Text) : can ? mutedText(palette) : palette.color(QPalette::Mid));
        };
        arrow(SC_SpinBoxUp, Chevron::Up, QAbstractSpinBox::StepUpEnabled);
        arrow(SC_SpinBoxDown, Chevron::Down, QAbstractSpinBox::StepDownEnabled);
        return;
    }
    if (control == CC_ToolButton) {
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option)) {
            QStyleOptionToolButton plain = *button;
            plain.features &= ~QStyleOptionToolButton::HasMenu; // the icon says it already
            QProxyStyle::drawComplexControl(control, &plain, painter, widget);
            return;
        }
    }
    if (control == CC_Slider && showsFocus(*option)) {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        const QRect handle = subControlRect(CC_Slider, option, SC_SliderHandle, widget);
        drawFocus(*painter, QRectF(handle).adjusted(-1, -1, 1, 1), palette);
        return;
    }
    if (control == CC_ScrollBar) {
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option))
            drawScrollBar(*painter, *bar, subControlRect(CC_ScrollBar, option, SC_ScrollBarSlider, widget));
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                              const QWidget* widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    constexpr int kControlHeight = 30;
    switch (type) {
    case CT_PushButton:
        result.rwidth() += spacing::kUnit;
        result.setHeight(std::max(result.height(), kControlHeight));
        break;
    case CT_LineEdit:
    case CT_ComboBox:
    case CT_SpinBox:
        if (widget) // equally high side by side
            result.setHeight(std::max(widget->fontMetrics().height() + 12, kControlHeight));
        break;
    default:
        break;
    }
    return result;
}

QRect Style::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    if (element == SE_ItemViewItemFocusRect)
        return option->rect; // the line goes around the icon too
    QRect rect = QProxyStyle::subElementRect(element, option, widget);
    if (element == SE_LineEditContents)
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option); frame && frame->lineWidth > 0)
            rect.adjust(spacing::kUnit / 2, 0, -spacing::kUnit / 2, 0);
    return rect;
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_DefaultFrameWidth: // the rounded line of a text area must not lie under its viewport
        return qobject_cast<const QAbstractScrollArea*>(widget) ? 2 : QProxyStyle::pixelMetric(metric, option, widget);
    case PM_ScrollBarExtent:
        return 12;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return 16;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return spacing::kUnit;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* result) const
{
    switch (hint) {
    case SH_ComboBox_Popup:
        return 0; // a list below the box, not a menu over it
    case SH_UnderlineShortcut:
        return 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, result);
    }
}

void Style::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QAbstractButton*>(widget) || qobject_cast<QComboBox*>(widget) ||
        qobject_cast<QAbstractSpinBox*>(widget))
        widget->setAttribute(Qt::WA_Hover);
}

} // namespace plimsoll
