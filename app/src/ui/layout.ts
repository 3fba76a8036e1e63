import { classes } from './classes.ts'
import './layout.css'

/** A step of tokens.css. */
type Space = 1 | 2 | 3 | 4 | 5 | 6
type Gap = Space | readonly [betweenLines: Space | 0, withinOne: 2 | 3 | 4 | 5 | 6 | 7]

const gapOf = (gap: Gap) => (typeof gap === 'number' ? `gap${gap}` : `gap${gap[0]} across${gap[1]}`)

/** A stack: parts one below the other, as wide as it, or, at its start, as wide as they are. */
export const stack = (gap: Space, width?: 'start'): string => classes('stack', gapOf(gap), width)

type Where =
  | 'between'
  | 'centred'
  | 'end'
  | 'top'
  | 'bottom'
  | 'baseline'
  // Within a line of text, or in a line of its own; neither is broken, whatever room there is.
  | 'inline'
  | 'unbroken'

/** A row: parts beside each other while there is room, by default in the middle of their line. */
export const row = (gap: Gap, ...where: readonly Where[]): string => classes('row', gapOf(gap), ...where)

/** Columns, as many as fit: of 10, 18 or 24 rem at least, and each as high as the others or `top`. */
export const columns = (width: 'narrow' | 'medium' | 'wide', gap: Space, height?: 'top'): string =>
  classes(width, gapOf(gap), height)

/** Classes of two parts side by side on a wide screen: in halves, or as `--split` of its sheet says. */
export const split = (gap: Gap): string => classes('split', gapOf(gap))

/** Takes the remaining room in a row. */
export const grow = (): string => 'grow'

/** The content of a public page, in the page's width. */
export const publicPage = (gap: Space): string => classes('wrap', stack(gap), 'page')
