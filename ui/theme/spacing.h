// The grid that every view is laid out on, in device-independent pixels.
#pragma once

namespace plimsoll::spacing {

inline constexpr int kHalf = 4;        ///< inside controls
inline constexpr int kUnit = 8;        ///< between related things
inline constexpr int kCardPadding = 12;
inline constexpr int kPage = 16;       ///< page margin, and between cards
inline constexpr int kCardRadius = 8;
inline constexpr int kControlRadius = 6;
inline constexpr int kIcon = 16;
inline constexpr int kSideBar = 168;
inline constexpr int kSideBarCollapsed = 48;

} // namespace plimsoll::spacing
