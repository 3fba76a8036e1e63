/**
 * The widths in pixels up to which a screen is a phone, a large phone, a tablet, or a small laptop. CSS cannot take a width from a
 * variable, so media queries write these numbers out; tokens.test.ts finds any other.
 */
export const breakpoints = { phone: 520, wide: 640, tablet: 860, laptop: 1100 } as const

type Breakpoint = keyof typeof breakpoints

/** The media query of what is wider than that. */
export const widerThan = (breakpoint: Breakpoint): string => `(min-width: ${breakpoints[breakpoint] + 1}px)`
