import type { components } from '@switchboard/sdk'
import css from './overview-table.module.css'

type Usage = components['schemas']['ApiUsage']

export interface UsageTableProps {
  readonly rows: readonly Usage[]
  readonly caption: string
  /** Heading of the first column: `Day` or `API`. */
  readonly what: string
  readonly nameOf: (row: Usage) => string
}

export function UsageTable({ rows, caption, what, nameOf }: UsageTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={css.scroll} aria-label={caption} tabIndex={0}>
      <table className={css.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col" className={css.right}>
              Calls
            </th>
            <th scope="col" className={css.right}>
              Answered
            </th>
            <th scope="col" className={css.right}>
              Credits
            </th>
            <th scope="col" className={css.right}>
              Median
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.period}-${row.api}`}>
              <th scope="row">{nameOf(row)}</th>
              <td className={css.right}>{row.calls.toLocaleString('en')}</td>
              <td className={css.right}>{row.answered.toLocaleString('en')}</td>
              <td className={css.right}>{row.credits}</td>
              <td className={css.right}>{row.median_ms === null ? '–' : `${row.median_ms} ms`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
