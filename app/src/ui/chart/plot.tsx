import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import css from './chart.module.css'
import { inTone, type PlotData, type PlotSeries } from './plot-data.ts'
import { type Scales, scalesOf } from './scales.ts'

interface PlotProps extends PlotData {
  /** The subject: "Calls by day". */
  readonly label: string
  readonly height: number
}

/** Where nothing can be measured: in a test without a layout. */
const usualWidth = 640
/** A dot a point, as long as they do not touch. */
const maxDots = 45

/**
 * Bars and lines over a scale. Pointing at a point, or the arrow keys, show its values: to a screen reader the plot
 * is a slider from the first point to the last, whose value is the text of the point.
 */
export function Plot({ label, height, ...data }: PlotProps) {
  const { points, series, formatTick } = data
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const [pointIndex, setPointIndex] = useState<number | null>(null)
  const [focused, setFocused] = useState(false)
  const scales = scalesOf(data, { width, height })
  const last = points.length - 1
  // A narrower range may have come while one of the old was told.
  const current = pointIndex === null ? null : Math.min(pointIndex, last)

  function point(event: PointerEvent<HTMLElement>) {
    const from = event.currentTarget.getBoundingClientRect().left + scales.left
    const index = Math.floor((event.clientX - from) / scales.x.step())
    setPointIndex(Math.max(0, Math.min(last, index)))
  }

  function press(event: KeyboardEvent) {
    const next = nextPoint(event.key, current ?? last, last)
    if (next === undefined) return
    event.preventDefault()
    setPointIndex(next)
  }

  return (
    <div
      ref={box}
      className={css.plot}
      style={{ height }}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={current ?? last}
      aria-valuetext={pointText(data, current ?? last)}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setPointIndex(focused ? current : null)}
      onKeyDown={press}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false)
        setPointIndex(null)
      }}
    >
      <svg width={width} height={height} aria-hidden="true" focusable="false">
        <Axes scales={scales} points={points} formatTick={formatTick} />
        {current !== null && (
          <rect
            className={css.current}
            x={scales.x(current)}
            width={scales.x.bandwidth()}
            y={scales.top}
            height={scales.bottom - scales.top}
          />
        )}
        <Marks scales={scales} series={series} />
      </svg>
      {current !== null && <PointNote data={data} scales={scales} index={current} width={width} />}
    </div>
  )
}

interface AxesProps extends Pick<PlotData, 'points' | 'formatTick'> {
  readonly scales: Scales
}

function Axes({ scales, points, formatTick }: AxesProps) {
  const { x, y, ticks, named, left, right, bottom } = scales
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={tick === 0 ? css.base : css.grid} x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
          <text className={css.tick} x={left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {named.map((index) => {
        const middle = (x(index) ?? 0) + x.bandwidth() / 2
        // The last one's text would else be cut off at the edge.
        const atEnd = right - middle < 24
        return (
          <text
            key={index}
            className={css.tick}
            x={atEnd ? right : middle}
            y={bottom + 18}
            textAnchor={atEnd ? 'end' : 'middle'}
          >
            {points[index]?.short}
          </text>
        )
      })}
    </>
  )
}

interface MarksProps extends Pick<PlotData, 'series'> {
  readonly scales: Scales
}

function Marks({ scales, series }: MarksProps) {
  const bars = series.filter(({ shape }) => shape === 'bar')
  const lines = series.filter(({ shape }) => shape !== 'bar')
  return (
    <>
      {bars.map((one, index) => (
        <path
          key={one.name}
          className={css.bar}
          style={inTone(one.tone)}
          d={barsPath(scales, one, bars.slice(0, index))}
        />
      ))}
      {lines.toReversed().map((one) => (
        <g key={one.name} className={classes(one.shape === 'past' && css.past)} style={inTone(one.tone)}>
          <path className={css.halo} d={linePath(scales, one)} />
          <path className={css.line} d={linePath(scales, one)} />
          {one.shape === 'line' && one.values.length <= maxDots && (
            <path className={css.dots} d={dotsPath(scales, one)} />
          )}
        </g>
      ))}
    </>
  )
}

/** All bars of a series are one path, on those below: a year of them is drawn as fast as a week. */
function barsPath({ x, y }: Scales, { values }: PlotSeries, below: readonly PlotSeries[]): string {
  const width = x.bandwidth()
  const base = (index: number) => below.reduce((sum, one) => sum + (one.values[index] ?? 0), 0)
  return values
    .map((value, index) => {
      if (!value) return ''
      const from = base(index)
      return `M${x(index) ?? 0},${y(from)}h${width}V${y(from + value)}h${-width}Z`
    })
    .join('')
}

/** From point to point; a step keeps its height up to the next. Where nothing is known, the line ends, and begins anew behind it. */
function linePath({ x, y }: Scales, { values, shape }: PlotSeries): string {
  const middle = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2
  return values
    .map((value, index) => {
      if (value === null) return ''
      const goesOn = index > 0 && values[index - 1] !== null
      if (!goesOn) return `M${middle(index)},${y(value)}`
      return shape === 'step' ? `H${middle(index)}V${y(value)}` : `L${middle(index)},${y(value)}`
    })
    .join('')
}

/** A line of no length with round ends. */
const dotsPath = ({ x, y }: Scales, { values }: PlotSeries): string =>
  values
    .map((value, index) => (value === null ? '' : `M${(x(index) ?? 0) + x.bandwidth() / 2},${y(value)}h0`))
    .join('')

interface PointNoteProps {
  readonly data: PlotData
  readonly scales: Scales
  readonly index: number
  readonly width: number
}

/** The values at a point, beside it: on its left in the right half, so that they never leave the picture. */
function PointNote({ data: { points, series }, scales: { x, top }, index, width }: PointNoteProps) {
  const from = x(index) ?? 0
  const onLeft = from > width / 2
  const place = onLeft ? { right: width - from + 8 } : { left: from + x.bandwidth() + 8 }
  return (
    <div className={css.pointNote} style={{ ...place, top }} aria-hidden="true">
      <p className={css.pointName}>{points[index]?.full}</p>
      <dl>
        {series.map(({ name, tone, shape, texts }) => (
          <div key={name}>
            <dt>
              <i className={classes(css.key, shape !== 'bar' && css.keyLine)} style={inTone(tone)} />
              {name}
            </dt>
            <dd>{texts[index]}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const pointText = ({ points, series }: PlotData, index: number): string =>
  `${points[index]?.full}: ${series.map(({ name, texts }) => `${name} ${texts[index]}`).join(', ')}`

/** A page is a week, since most points are days. */
const pageSize = 7

function nextPoint(key: string, from: number, last: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    PageDown: from - pageSize,
    PageUp: from + pageSize,
    Home: 0,
    End: last,
  }
  const next = steps[key]
  return next === undefined ? undefined : Math.max(0, Math.min(last, next))
}

/** Measured before the first paint: a plot of another width would widen a narrow page for a moment. */
function useWidth(box: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(usualWidth)
  useLayoutEffect(() => {
    if (!box.current || typeof ResizeObserver === 'undefined') return
    const take = (measured: number) => measured > 0 && setWidth(measured)
    take(box.current.clientWidth)
    const observer = new ResizeObserver(([entry]) => entry && take(entry.contentRect.width))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return width
}
