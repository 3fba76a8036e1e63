import type { ReactNode } from 'react'
import css from './pricing.module.css'

interface PlanTableProps {
  readonly caption: string
  /** One for each plan. */
  readonly heads: readonly ReactNode[]
  /** Its rows, each with its head and a cell for each plan. */
  readonly children: ReactNode
}

/** A column for each plan; with many plans it scrolls within its card, and the heads of its rows stay. */
export const PlanTable = ({ caption, heads, children }: PlanTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
  <section className={css.scroll} aria-label={caption} tabIndex={0}>
    <table className={css.table} style={{ '--plans': heads.length } as object}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <td />
          {heads.map((head, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its plan's place
            <th key={place} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
)
