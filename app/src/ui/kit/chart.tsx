import { type ComponentType, type ReactNode, useEffect, useId, useState } from 'react'
import css from '../chart/chart.module.css'
import { inTone, type PlotData, type PlotSeries, type Tone } from '../chart/plot-data.ts'
import { classes } from '../classes.ts'
import { row, stack } from '../layout.ts'
import { Skeleton } from './skeleton.tsx'
import { type Column, DataTable } from './table.tsx'

export interface ChartSeries<Row> {
  readonly name: string
  readonly tone: Tone
  readonly shape?: PlotSeries['shape']
  /** For drawing alone; null where nothing is known. */
  readonly value: (row: Row) => number | null
  /** As a person reads it, exact. */
  readonly text: (row: Row) => string
}

interface ChartProps<Row> {
  /** The subject: "Calls by day". */
  readonly label: string
  readonly rows: readonly Row[]
  /** By `useTableSwitch`, whose button is beside the title. */
  readonly asTable?: boolean
  /** A row's name: its column in the table, on the axis, and in full. */
  readonly point: {
    readonly name: string
    readonly short: (row: Row) => string
    readonly full: (row: Row) => string
  }
  readonly series: readonly ChartSeries<Row>[]
  /** Of a value on the scale. */
  readonly formatTick: (value: number) => string
  /** Without, for what can be measured and not only counted. */
  readonly whole?: boolean
  readonly height?: number
  /** Further columns of the table. */
  readonly moreColumns?: readonly Column<Row>[]
  /** The chart in words, for people who can't see it. */
  readonly summary: string
  /** A note needed to read it: a time zone, or the day from which something is counted. */
  readonly note?: ReactNode
}

/**
 * Bars and lines by day, and the table behind them. The library that draws is fetched by the first chart; should it not come, the table
 * is there.
 */
export function Chart<Row>({ label, rows, asTable = false, point, series, note, ...props }: ChartProps<Row>) {
  const { formatTick, summary, whole = true, height = 240, moreColumns = [] } = props
  const plot = usePlot()
  const summaryId = useId()
  const tabled = asTable || plot === 'failed'
  const columns: readonly Column<Row>[] = [
    { key: 'point', name: point.name, cell: point.full, title: true },
    ...series.map(({ name, text }) => ({ key: name, name, align: 'end' as const, cell: text })),
    ...moreColumns,
  ]
  const data: PlotData = {
    points: rows.map((row) => ({ short: point.short(row), full: point.full(row) })),
    series: series.map(({ value, text, shape = 'bar', name, tone }) => ({
      name,
      tone,
      shape,
      values: rows.map(value),
      texts: rows.map(text),
    })),
    formatTick,
    whole,
  }
  return (
    <figure className={stack(3)} aria-label={label} aria-describedby={summaryId}>
      <Legend series={series} />
      <p id={summaryId} className="visually-hidden">
        {summary}
      </p>
      {tabled ? (
        <DataTable
          maxHeight="420px"
          caption={label}
          columns={columns}
          rows={rows.toReversed()}
          keyOf={point.full}
        />
      ) : plot ? (
        <plot.Plot label={`${label}. Arrow keys read it`} height={height} {...data} />
      ) : (
        <Skeleton height={`${height}px`} />
      )}
      {note && <figcaption className="note">{note}</figcaption>}
    </figure>
  )
}

/** One series needs none: the title says what it is. */
function Legend<Row>({ series }: Pick<ChartProps<Row>, 'series'>) {
  if (series.length < 2) return null
  return (
    <ul className={classes(row([1, 4]), 'note', css.legend)}>
      {series.map(({ name, tone, shape = 'bar' }) => (
        <li key={name}>
          <i className={classes(css.key, shape !== 'bar' && css.keyLine)} style={inTone(tone)} />
          {name}
        </li>
      ))}
    </ul>
  )
}

type PlotModule = {
  readonly Plot: ComponentType<PlotData & { readonly label: string; readonly height: number }>
}

/** The drawing code, once it has loaded. */
function usePlot(): PlotModule | 'failed' | undefined {
  const [plot, setPlot] = useState<PlotModule | 'failed'>()
  useEffect(() => {
    let gone = false
    const arrive = (loaded: PlotModule | 'failed') => !gone && setPlot(loaded)
    import('../chart/plot.tsx').then(arrive, () => arrive('failed'))
    return () => {
      gone = true
    }
  }, [])
  return plot
}
