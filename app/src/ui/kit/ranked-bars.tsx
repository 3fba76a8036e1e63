import { type ReactNode, useState } from 'react'
import css from '../chart/chart.module.css'
import type { Tone } from '../chart/plot-data.ts'
import { classes } from '../classes.ts'
import { Button } from './button.tsx'
import { type Column, DataTable } from './table.tsx'

interface RankedBarsProps<Row> {
  /** What is drawn: "Calls by API". */
  readonly label: string
  /** The longest first. */
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly name: (row: Row) => ReactNode
  /** For drawing alone. */
  readonly value: (row: Row) => number
  /** As a person reads it, exact. */
  readonly text: (row: Row) => string
  readonly tone?: (row: Row) => Tone
  /** What else is known of each. Without, the bars say all there is. */
  readonly columns?: readonly Column<Row>[]
}

/** Things of one kind by size. Each bar has its name and its value in text, so it reads as the list that it is. */
export function RankedBars<Row>({ label, rows, columns, ...row }: RankedBarsProps<Row>) {
  const { keyOf, name, value, text, tone = () => 'brand' as const } = row
  const [asTable, setAsTable] = useState(false)
  const most = Math.max(1, ...rows.map(value))
  const sum = rows.reduce((total, one) => total + value(one), 0)
  return (
    <figure className={css.chart} aria-label={label}>
      {columns && (
        <div className={css.head}>
          <span />
          <Button look="link" size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            Show as table
          </Button>
        </div>
      )}
      {columns && asTable ? (
        <DataTable caption={label} columns={columns} rows={rows} keyOf={keyOf} maxHeight="420px" />
      ) : (
        <ol className={css.ranks}>
          {rows.map((one) => (
            <li key={keyOf(one)} className={classes(css.rank, css[tone(one)])}>
              <span className={css.rankName}>{name(one)}</span>
              <span className={css.rankValue}>
                {text(one)}
                <span className={css.rankShare}>{sharePercent(value(one), sum)}</span>
              </span>
              <span className={css.track}>
                <span style={{ width: `${(value(one) / most) * 100}%` }} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </figure>
  )
}

/** What is there at all is never called nothing. */
function sharePercent(part: number, whole: number): string {
  if (part <= 0 || whole <= 0) return '0%'
  const percent = Math.round((part / whole) * 100)
  return percent === 0 ? '<1%' : `${percent}%`
}
