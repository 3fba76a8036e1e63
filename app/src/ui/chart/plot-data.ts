/** The data of a plot, with all texts formatted: it knows nothing of days, credits or APIs. */
export interface PlotData {
  readonly points: readonly PlotPoint[]
  readonly series: readonly PlotSeries[]
  /** Of a value on the scale: `1,200`, `80 ms`. */
  readonly formatTick: (value: number) => string
  /** Whether there is nothing between two whole values: half a call is no mark of a scale. */
  readonly whole: boolean
}

interface PlotPoint {
  /** On the axis, where there is room: `21 Nov`. */
  readonly short: string
  /** In full: `21 Nov 2026`. */
  readonly full: string
}

const colours = {
  brand: 'var(--brand)',
  amber: 'var(--amber-chart)',
  red: 'var(--red)',
  muted: 'var(--faint)',
  mock: 'var(--mock)',
  test: 'var(--test)',
  live: 'var(--live)',
} as const
export type Tone = keyof typeof colours

/** The colour of what is drawn in a tone. */
export const inTone = (tone: Tone) => ({ color: colours[tone] })

export interface PlotSeries {
  readonly name: string
  readonly tone: Tone
  /** Bars of several series stand on each other; lines and steps lie over them, the first on top. The past is a dashed line. */
  readonly shape: 'bar' | 'line' | 'step' | 'past'
  /** One for each point; null where nothing is known. For drawing alone, so a float will do. */
  readonly values: readonly (number | null)[]
  /** One for each point, as a person reads it. */
  readonly texts: readonly string[]
}
