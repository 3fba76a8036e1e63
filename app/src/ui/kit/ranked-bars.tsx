import type { ReactNode } from 'react'
import css from '../chart/chart.module.css'
import { inTone, type Tone } from '../chart/plot-data.ts'
import { classes } from '../classes.ts'
import { stack } from '../layout.ts'
import { type Column, DataTable } from './table.tsx'

interface RankedBarsProps<Row> {
  /** The subject: "Calls by API". */
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
  /** Columns of the table. Without them, the bars say it all. */
  readonly columns?: readonly Column<Row>[]
  /** By `useTableSwitch`, whose button is beside the title. */
  readonly asTable?: boolean
}

/** Things of one kind by size, each bar as long as its share. Each has its name and its value in text, so it reads as the list that it is. */
export function RankedBars<Row>({ label, rows, columns, asTable = false, ...one }: RankedBarsProps<Row>) {
  const { keyOf, name, value, text, tone = () => 'brand' as const } = one
  const sum = rows.reduce((total, one) => total + value(one), 0)
  return (
    <figure className={stack(3)} aria-label={label}>
      {columns && asTable ? (
        <DataTable caption={label} columns={columns} rows={rows} keyOf={keyOf} maxHeight="420px" />
      ) : (
        <ol className={stack(3)}>
          {rows.map((one) => (
            <li key={keyOf(one)} className={css.rank} style={inTone(tone(one))}>
              <span className={css.rankName}>{name(one)}</span>
              <span className={classes('num', css.rankValue)}>
                {text(one)}
                <span className={classes('note', css.rankShare)}>{sharePercent(value(one), sum)}</span>
              </span>
              <span className={css.track}>
                <span style={{ width: `${(value(one) / Math.max(1, sum)) * 100}%` }} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </figure>
  )
}

/** A share above zero is never shown as 0%. */
function sharePercent(part: number, whole: number): string {
  if (part <= 0 || whole <= 0) return '0%'
  const percent = Math.round((part / whole) * 100)
  return percent === 0 ? '<1%' : `${percent}%`
}
