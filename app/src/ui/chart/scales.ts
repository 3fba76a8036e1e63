import { type ScaleBand, type ScaleLinear, scaleBand, scaleLinear } from 'd3-scale'
import type { PlotData } from './plot-data.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Scales {
  readonly x: ScaleBand<number>
  readonly y: ScaleLinear<number, number>
  readonly ticks: readonly number[]
  /** Which points are named below the axis. */
  readonly named: readonly number[]
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const letterPx = 7.5
const tickPx = 56

/** Where each value and each point is drawn. Zero is always on the scale: a bar is as long as what it tells. */
export function scalesOf({ points, series, formatTick, whole }: PlotData, { width, height }: Size): Scales {
  const [top, bottom] = [10, height - 28]
  const most = Math.max(0, ...stackedValues(series))
  const y = scaleLinear([0, most || 1], [bottom, top])
  const count = Math.max(2, Math.floor((bottom - top) / tickPx))
  y.nice(count)
  const ticks = y.ticks(count).filter((tick) => !whole || Number.isInteger(tick))
  const left = Math.ceil(Math.max(...ticks.map((tick) => formatTick(tick).length)) * letterPx) + 12
  const right = width - 4
  const x = scaleBand<number>(
    points.map((_, index) => index),
    [left, right],
  ).paddingInner(points.length > 90 ? 0 : 0.25)
  const longest = Math.max(0, ...points.map(({ short }) => short.length))
  return { x, y, ticks, named: namedPoints(points.length, x.step(), longest), left, right, top, bottom }
}

/** Highest point of each stack of bars, and of each line. */
function stackedValues(series: PlotData['series']): readonly number[] {
  const bars = series.filter(({ shape }) => shape === 'bar')
  const stacks = (bars[0]?.values ?? []).map((_, index) =>
    bars.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  )
  const lines = series.filter(({ shape }) => shape !== 'bar').flatMap(({ values }) => values)
  return [...stacks, ...lines.map((value) => value ?? 0)]
}

/** As many as have room, counted back from the last, which people look for first. That name ends at its point, so half of it more is taken. */
function namedPoints(count: number, step: number, letters: number): readonly number[] {
  const every = Math.max(1, Math.ceil((1.5 * letters * letterPx + 8) / step))
  const last = count - 1
  return Array.from({ length: Math.ceil(count / every) }, (_, index) => last - index * every).reverse()
}
