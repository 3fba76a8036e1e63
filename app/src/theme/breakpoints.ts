/**
 * The widths in pixels up to which a screen is a phone, a large phone, a tablet, a small laptop, and what is too narrow for a rail. CSS cannot take a width from a
 * variable, so media queries write these numbers out; tokens.test.ts finds any other.
 */
export const breakpoints = { sm: 520, md: 640, lg: 860, xl: 1100, rail: 1200 } as const

type Breakpoint = keyof typeof breakpoints

/** The media query of what is wider than that. */
export const widerThan = (breakpoint: Breakpoint): string => `(min-width: ${breakpoints[breakpoint] + 1}px)`
